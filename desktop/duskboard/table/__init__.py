"""What lies on the table: immutable values, their changes and their views."""

"""What can be done at the table: pure functions that return transactions."""

"""What can be done at a table of classic Vampire."""

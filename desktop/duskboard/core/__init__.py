"""The rules: values and functions, standard library only."""

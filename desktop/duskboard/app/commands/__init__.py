"""Every command of the program: one module a group, one table for all."""

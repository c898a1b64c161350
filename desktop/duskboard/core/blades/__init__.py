"""The rules of Blades in the Dark (rules/blades.md): rolls of six-sided dice, scoundrels, crews."""

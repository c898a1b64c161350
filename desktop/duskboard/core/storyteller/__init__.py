"""The rules of classic Vampire (rules/storyteller.md): pools of ten-sided dice, bodies, sheets."""

"""Deeds of the chase in hand: what each shows in the bar, what may be chosen, what it does."""

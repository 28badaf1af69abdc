"""A folder per feature: a piece of rules with all that belongs to it, in files that are named by their role.

rules.py, rules/  what happens; compiled (undermine/native.py).  It knows the core and, by their public constants only,
                  the rules of other features
plan.py           what it goes with, its options, how it joins a game; it knows games and rules
deck.py           how its rows are read and what must hold for them
cards.toml        its rows, with provenance
"""

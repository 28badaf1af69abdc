"""A folder per feature: a piece of rules with all that belongs to it, in files that are named by their role.

rules.py, rules/  what happens; compiled (undermine/native.py).  It knows the core and, by their public constants only,
                  the rules of other features
plan.py           what it goes with, its options, how it joins a game; it knows games and rules
deck.py           how its rows are read and what must hold for them
cards.toml        its rows, with provenance
voice.py          which of its sentences hold at a table: its part of the book of rules; labels of answers, arguments of
                  reasons; it knows what text knows
art.py, art/      how it looks: icons, cards, marks, pieces, roles; in a terminal, too.  It knows what draw knows
words/            its sentences, one Fluent file for each language: names, effects, questions, what happened, why not,
                  the page (keys that begin with web-, play- or tales-), the rules in words
"""

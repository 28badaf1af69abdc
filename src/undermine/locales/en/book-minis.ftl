# The rules of a table, sentence by sentence: the mini expansions.
# The comment above an English sentence names the rules (docs/rules) that it states.

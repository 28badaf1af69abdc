# The rules of a table, sentence by sentence: the Dark Cave.
# The comment above an English sentence names the rules (docs/rules) that it states.

# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

# VAR-SAB-2 VAR-SAB-3 VAR-SAB-4 VAR-SAB-A5
book-sabotaged-dwarf = A gold digger before whom a broken tool lies at the end of the round gets no gold. As many gold cards are drawn as usual, and the other gold diggers share them: they go round until none is left.
# VAR-SAB-7 VAR-SAB-A1
book-sabotaged-first = If whoever should begin has a broken tool, the next gold digger without one begins.
# VAR-SAB-5
book-sabotaged-all = If the gold diggers win but all of them have broken tools, nobody gets these gold cards.
# VAR-SAB-6
book-sabotaged-saboteurs = Saboteurs are paid as usual, whatever is broken before them.
# VAR-TOURN-3
book-tournament-dealt = Every dwarf card is dealt; none is left over.
# VAR-TOURN-4 VAR-TOURN-A1 VAR-TOURN-A2 VAR-TOURN-A6
book-tournament-centre = Half-way between the start and the middle goal a tunnel card lies face up; before each round it is drawn and turned by lot.
# VAR-TOURN-A3 VAR-TOURN-A4
book-tournament-centre-joined = Nobody digs on there before a way from the start reaches it. A rockfall may take it away.
# VAR-TOURN-A4 CH-A22
book-tournament-centre-detour = A detour does not move it.
# VAR-TOURN-2 VAR-TOURN-6
book-tournament-gold = Gold is paid in tokens. If a gold digger reached the gold, that one gets 3 nuggets and every other gold digger 2.
# VAR-TOURN-7
book-tournament-gold-saboteur = If a saboteur reached it, every gold digger gets 2 nuggets.
# VAR-TOURN-8 VAR-TOURN-10 VAR-TOURN-A5
book-tournament-gold-greedy = If a greedy dwarf reached it, that one gets 4 nuggets and nobody else gets anything. Greedy dwarfs get nothing in any other case.
# VAR-TOURN-9
book-tournament-wage = If the gold is not reached, every saboteur gets 3 nuggets.
# VAR-TOURN-9
book-tournament-wage-single = If the gold is not reached, the saboteur, the only one among you, gets 4 nuggets.
# VAR-TOURN-2
book-tournament-open = Nuggets lie openly before their owners.

## Cards, pieces and roles

module-tournament = Tournament

## What happened

log-unearthed = A card lies open half-way, at { $cell }: { $title }.
    .shown = A card lies open half-way: { $title }.

## The page in the browser

web-module-tournament = Tournament
    .about = All roles are dealt, a tunnel lies half-way, wages are fixed.

## The rules, sentence by sentence

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

## Lessons
lesson-tournament = Half-way
    .task = In a tournament a crossing lies half-way from the beginning, in the dark. Join it to your tunnel.
    .nudge = The crossing stays dark. Fill the gap before it.
    .done = From a crossing the way is open in all directions. In a tournament all dwarf cards are dealt; none is left over.

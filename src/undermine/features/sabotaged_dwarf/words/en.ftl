## Cards, pieces and roles

module-sabotaged-dwarf = Sabotaged dwarf

## The page in the browser

web-clash-sabotaged-dwarf-tournament = They share out the gold in different ways.
web-module-sabotaged-dwarf = Sabotaged Dwarf
    .about = A digger whose tool is broken at the end gets no gold.

## The rules, sentence by sentence

# VAR-SAB-2 VAR-SAB-3 VAR-SAB-4 VAR-SAB-A5
book-sabotaged-dwarf = A gold digger before whom a broken tool lies at the end of the round gets no gold. As many gold cards are drawn as usual, and the other gold diggers share them: they go round until none is left.
# VAR-SAB-7 VAR-SAB-A1
book-sabotaged-first = If whoever should begin has a broken tool, the next gold digger without one begins.
# VAR-SAB-5
book-sabotaged-all = If the gold diggers win but all of them have broken tools, nobody gets these gold cards.
# VAR-SAB-6
book-sabotaged-saboteurs = Saboteurs are paid as usual, whatever is broken before them.

## Lessons
lesson-sabotaged-dwarf = No gold for broken tools
    .task = The gold is one card away, but your cart is broken: without it you would get nothing. Mend it.
    .nudge = If the gold were found now, you would go away empty. Mend your cart first.
    .done = In this variant whoever has a broken tool at the end of the round gets no gold.

# The variants.

log-unearthed = A card lies open half-way, at { $cell }: { $card }.
    .shown = A card lies open half-way: { $card }.
module-sabotaged-dwarf = Sabotaged dwarf
    .about = A gold digger with a broken tool at the end of a round gets no gold; the others share his part.
module-tournament = Tournament
    .about = For five to nine: every dwarf card is dealt, with one or two greedy dwarfs; a tunnel lies half-way to the gold. The finder gets three nuggets and the other gold diggers two; saboteurs get three each, a single one four; a greedy finder four.

# The variants.

log-unearthed = A card lies open half-way, at { $cell }: { $card }.
    .shown = A card lies open half-way: { $card }.
module-sabotaged-dwarf = Sabotaged dwarf
module-tournament = Tournament

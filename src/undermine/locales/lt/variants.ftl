# Variantai.

log-unearthed = Pusiaukelėje, ties { $cell }, guli atversta korta: { $card }.
    .shown = Pusiaukelėje guli atversta korta: { $card }.
module-sabotaged-dwarf = Sužlugdytas nykštukas
module-tournament = Turnyras

# Variantai.

log-unearthed = Pusiaukelėje, ties { $cell }, guli atversta korta: { $card }.
    .shown = Pusiaukelėje guli atversta korta: { $card }.
module-sabotaged-dwarf = Sabotuotas nykštukas
module-tournament = Turnyras

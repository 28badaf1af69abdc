# Variantai.

log-unearthed = Pusiaukelėje, ties { $cell }, guli atversta korta: { $card }.
    .shown = Pusiaukelėje guli atversta korta: { $card }.
module-sabotaged-dwarf = Sabotuotas nykštukas
    .about = Auksakasys, kurio įrankis raundo pabaigoje sulaužytas, aukso negauna; jo dalį pasidalija kiti.
module-tournament = Turnyras
    .about = Penkiems–devyniems: išdalijamos visos nykštukų kortos, tarp jų vienas ar du godieji; pusiaukelėje guli tunelis. Radėjas gauna tris grynuolius, kiti auksakasiai po du; diversantai po tris, vienintelis keturis; godusis radėjas keturis.

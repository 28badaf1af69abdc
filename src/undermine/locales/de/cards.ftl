# Karten, Ziele, Rollen und Werkzeuge.
# Eine Karte: ihr Name; .object im Akkusativ („Mia legt eine Kurve“); .short unter dem Bild (höchstens 11 Zeichen);
# .effect was sie tut, in einem Satz.

card-hidden = unbekannte Karte
    .object = eine Karte
    .short = ?
    .effect = Was darauf ist, hat dir niemand verraten.
card-crossing = Kreuzung
    .object = eine Kreuzung
    .short = Kreuzung
    .effect = Gänge in alle vier Richtungen.
card-t-junction = Abzweigung
    .object = eine Abzweigung
    .short = Abzweigung
    .effect = Gänge in drei Richtungen, in der vierten ist Fels.
card-curve = Kurve
    .object = eine Kurve
    .short = Kurve
    .effect = Der Gang biegt um die Ecke.
card-straight = gerader Gang
    .object = einen geraden Gang
    .short = Gerade
    .effect = Der Gang führt geradeaus hindurch.
card-dead-end = Sackgasse
    .object = eine Sackgasse
    .short = Sackgasse
    .effect = Sieht nach einem Weg aus, doch die Gänge darin sind nicht verbunden: Hier gräbt niemand weiter.
card-sabotage-pickaxe = kaputte Spitzhacke
    .object = eine kaputte Spitzhacke
    .short = ✕ Hacke
    .effect = Leg sie vor jemand anderen: Bis die Spitzhacke repariert ist, legt diese Person keine Gänge.
card-sabotage-lantern = kaputte Laterne
    .object = eine kaputte Laterne
    .short = ✕ Laterne
    .effect = Leg sie vor jemand anderen: Bis die Laterne repariert ist, legt diese Person keine Gänge.
card-sabotage-cart = kaputte Lore
    .object = eine kaputte Lore
    .short = ✕ Lore
    .effect = Leg sie vor jemand anderen: Bis die Lore repariert ist, legt diese Person keine Gänge.
card-repair-pickaxe = Spitzhacken-Reparatur
    .object = eine Spitzhacken-Reparatur
    .short = ✓ Hacke
    .effect = Repariert eine kaputte Spitzhacke, deine eigene oder eine fremde.
card-repair-lantern = Laternen-Reparatur
    .object = eine Laternen-Reparatur
    .short = ✓ Laterne
    .effect = Repariert eine kaputte Laterne, deine eigene oder eine fremde.
card-repair-cart = Loren-Reparatur
    .object = eine Loren-Reparatur
    .short = ✓ Lore
    .effect = Repariert eine kaputte Lore, deine eigene oder eine fremde.
card-repair-pickaxe-lantern = Reparatur für Spitzhacke oder Laterne
    .object = eine Reparatur für Spitzhacke oder Laterne
    .short = ✓ Hack/Lat
    .effect = Repariert ein Werkzeug, Spitzhacke oder Laterne, ein eigenes oder ein fremdes.
card-repair-pickaxe-cart = Reparatur für Spitzhacke oder Lore
    .object = eine Reparatur für Spitzhacke oder Lore
    .short = ✓ Hack/Lore
    .effect = Repariert ein Werkzeug, Spitzhacke oder Lore, ein eigenes oder ein fremdes.
card-repair-lantern-cart = Reparatur für Laterne oder Lore
    .object = eine Reparatur für Laterne oder Lore
    .short = ✓ Lat/Lore
    .effect = Repariert ein Werkzeug, Laterne oder Lore, ein eigenes oder ein fremdes.
card-rockfall = Steinschlag
    .object = einen Steinschlag
    .short = Steinschlag
    .effect = Nimmt eine Wegekarte vom Tisch; Start und Ziele bleiben liegen.
    .label = Steine
card-map = Schatzkarte
    .object = eine Schatzkarte
    .short = Schatzkarte
    .effect = Sieh dir ein verdecktes Ziel an; nur du weißt dann, was es ist.
    .label = Karte

goal-top = Das obere Ziel
    .object = das obere Ziel
goal-middle = Das mittlere Ziel
    .object = das mittlere Ziel
goal-bottom = Das untere Ziel
    .object = das untere Ziel

role-digger = Goldsucher
    .task = Hilf, einen Weg vom Start zum Gold zu graben.
    .many = Goldsucher
role-saboteur = Saboteur
    .task = Sorge dafür, dass das Gold nicht gefunden wird, und lass dich nicht erwischen.
    .many = Saboteure

tool-pickaxe = Spitzhacke
    .object = die Spitzhacke
    .yours = deine Spitzhacke
    .own = die eigene Spitzhacke
    .label = Hacke
tool-lantern = Laterne
    .object = die Laterne
    .yours = deine Laterne
    .own = die eigene Laterne
    .label = Licht
tool-cart = Lore
    .object = die Lore
    .yours = deine Lore
    .own = die eigene Lore
    .label = Lore

side-n = oben
side-e = rechts
side-s = unten
side-w = links

nuggets = { $count ->
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
}

# Words of answers, for buttons and screen readers.
choice-discard = abwerfen
choice-shed = { $cards } abwerfen und die Karte „{ $title }“ loswerden

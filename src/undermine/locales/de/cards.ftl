# Wörter, die keinem Teil des Spiels allein gehören. Was von einer Karte gesagt wird:
# Eine Karte: ihr Name; .object im Akkusativ („Mia legt eine Kurve“); .short unter dem Bild (höchstens 11 Zeichen);
# .effect was sie tut, in einem Satz.

card-hidden = unbekannte Karte
    .object = eine Karte
    .short = ?
    .effect = Was darauf ist, hat dir niemand verraten.

side-n = oben
side-e = rechts
side-s = unten
side-w = links

nuggets = { $count ->
    [one] { $count } Goldstück
   *[other] { $count } Goldstücke
}

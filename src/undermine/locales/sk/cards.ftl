# Slová, ktoré nepatria len jednej časti hry. Čo sa píše o karte:
# Karta: jej meno; .object v 4. páde („Mia kladie zákrutu“); .short pod obrázkom (najviac 11 znakov);
# .effect čo karta robí, jednou vetou.

card-hidden = neznáma karta
    .object = kartu
    .short = ?
    .effect = Čo na nej je, ti nikto neprezradil.

side-n = hore
side-e = vpravo
side-s = dole
side-w = vľavo

nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}

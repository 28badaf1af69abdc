# Žodžiai, nepriklausantys vien kuriai nors žaidimo daliai. Kas rašoma apie kortą:
# Korta: jos pavadinimas; .object galininku („Mia padėjo posūkį“); .short po paveikslėliu (ne daugiau kaip 11 ženklų);
# .effect ką korta daro, vienu sakiniu.

card-hidden = nežinoma korta
    .object = kortą
    .short = ?
    .effect = Kas joje, tau niekas neišdavė.

side-n = viršuje
side-e = dešinėje
side-s = apačioje
side-w = kairėje

nuggets = { $count ->
    [one] { $count } grynuolis
    [few] { $count } grynuoliai
    [many] { $count } grynuolio
   *[other] { $count } grynuolių
}

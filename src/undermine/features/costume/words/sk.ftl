## Karty, figúrky a roly

card-costume = sklad kostýmov
    .object = sklad kostýmov
    .short = kostýmy
    .effect = Kto sem prvý dovedie chodbu, musí si vymeniť kartu trpaslíka.
module-costume = Sklad kostýmov

## Čo sa stalo

log-traded = { $who ->
    [you] V sklade kostýmov sa musíš prezliecť. Teraz si: { $role }.
   *[other] { $name } sa v sklade kostýmov prezlieka a má inú kartu trpaslíka.
}

## Stránka v prehliadači

web-option-costume-cell = Kde leží sklad kostýmov
web-clash-costume-tournament = V turnaji nezvýši žiadna rola na výmenu.
web-module-costume = Sklad kostýmov
    .about = Kto prvý dôjde k skladu, musí zmeniť rolu.

## Pravidlá, vetu po vete

book-costume-place = V bani leží sklad kostýmov. Smie sa ho dotýkať ktorákoľvek strana karty, žiadna cesta cezeň nevedie a zával ho neodstráni.
book-costume-left = Kto k nemu v kole ako prvý dovedie chodbu od štartu, musí si hneď vymeniť svoju kartu trpaslíka za tú, ktorá zvýšila, a hrá ďalej v novej role. Nikto iný ani jednu z kariet nevidí.
book-costume-pile = Kto k nemu v kole ako prvý dovedie chodbu od štartu, musí si hneď vziať hornú zo zvyšných kariet trpaslíkov a svoju starú dať pod ne. Nikto iný ani jednu z kariet nevidí.
book-costume-role-left = Jedna karta trpaslíka zvýši. Do hry ju privedie len sklad kostýmov.

## Lekcie
lesson-costume = Prezlečenie
    .task = Pod chodbou je sklad kostýmov. Doveď k nemu chodbu skôr než ostatní.
    .nudge = Tým sa k skladu nedôjde. Polož chodbu, ktorá vedie nadol.
    .done = Kto tam dôjde prvý, musí si vziať inú kartu trpaslíka. Ako sabotér už možno nehráš; pozri sa.

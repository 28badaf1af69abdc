## Karty, figúrky a roly

role-digger = zlatokop
    .task = Pomôž prekopať cestu od štartu k zlatu.
    .many = Zlatokopi
role-saboteur = sabotér
    .task = Postaraj sa, aby sa zlato nenašlo, a nenechaj sa odhaliť.
    .many = Sabotéri
finish-diggers = zlato nájdené
finish-saboteurs = zlato nenájdené
finish-left-over = zvýšilo
side-diggers = Zlatokopi
    .won = Kolo vyhrali zlatokopi.
side-saboteurs = Sabotéri
    .won = Kolo vyhrali sabotéri.

## Čo sa stalo

log-ended-diggers = { $who ->
    [you] Nachádzaš zlato! Kolo vyhrávajú zlatokopi.
   *[other] { $name } nachádza zlato! Kolo vyhrávajú zlatokopi.
}
log-ended-saboteurs = Nikto už nemá karty a zlato stále leží v skale: kolo vyhrávajú sabotéri.
log-were = { $role }: { $names }.
log-left-over = Zvýšila karta: { $role }.

## Stránka v prehliadači

tales-left-over = { $count ->
    [one] Karta, ktorú nikto nemal:
    [few] Karty, ktoré nikto nemal:
    [many] Karty, ktoré nikto nemal:
   *[other] Karty, ktoré nikto nemal:
}

## Pravidlá, vetu po vete

book-aim = Ste trpaslíci v bani. Zlatokopi chcú prekopať chodbu od štartu k zlatu, sabotéri chcú, aby sa im to nepodarilo. Kto je kto, zostáva tajné až do konca kola.
book-roles = Pri tomto stole sa zamiešajú: { $roles }. Každý dostane lícom nadol jednu kartu trpaslíka a tajne si ju prezrie.
book-role-left = Jedna karta trpaslíka zvýši. Do konca kola sa na ňu nikto nepozerá.
book-no-saboteur = Môže to byť práve jediný sabotér. Potom medzi vami žiadny nie je, lenže vy to neviete.
book-talk = O svojej role aj o tom, čo sa ti podarilo uvidieť, smieš hovoriť, čo chceš, pravdu aj lož. Karty však nikomu neukazuj.
book-roles-shown = Potom sa odkryjú všetky karty trpaslíkov.
book-winners = Ak sa došlo k zlatu, vyhrali zlatokopi, aj keby poslednú kartu položil sabotér. Ak nie, vyhrali sabotéri.

## Lekcie

lesson-spot-the-saboteur = Odhaľ sabotéra
    .task = Prečítaj si v zázname, čo urobili ostatní traja. Rozbi čakan tomu, kto kopaniu uškodil.
    .nudge = Odtiaľ škoda neprišla. Pozri sa znova: kto položil slepú chodbu do jedinej cesty?
    .done = Jedna slepá chodba môže byť smola, dve sú priznanie. Ruky hovoria, tak ich sleduj.
lesson-be-the-saboteur = Buď sabotér
    .task = Si sabotér a ostatným chýba k cieľu jediná karta. Polož tú, ktorá ich zastaví.
    .nudge = Za to by ti zlatokopi poďakovali. Vezmi slepú chodbu a polož ju tam, kadiaľ musia všetci.
    .done = Keď sa minú karty skôr, než sa zlato nájde, vyhrávajú sabotéri. Dovtedy sa tvár nevinne.

## Kortos, figūrėlės ir vaidmenys

card-direction = krypties keitimas
    .object = krypties keitimą
    .short = kryptis
    .effect = Iki raundo pabaigos žaidžiama į kitą pusę.
module-direction = Krypties keitimas

## Kas įvyko

log-direction = { $way ->
    [reversed] Nuo šiol žaidžiama prieš laikrodžio rodyklę.
   *[clockwise] Nuo šiol vėl žaidžiama pagal laikrodžio rodyklę.
}
log-chooser-left = { $who ->
    [you] Rinktis pradedi tu, paskui kortos keliauja kairėn nuo auksakasio prie auksakasio.
   *[other] Rinktis pradeda { $name }, paskui kortos keliauja kairėn nuo auksakasio prie auksakasio.
}

## Puslapis naršyklėje

web-option-next-starter-follows-direction = Kitas pradedantysis irgi pagal kryptį
web-module-direction = Krypties keitimas
    .about = Nuo šiol žaidžiama priešinga kryptimi.

## Taisyklės, sakinys po sakinio

book-direction = Nuo tada žaidžiama į kitą pusę, kol baigsis raundas arba korta bus sužaista dar kartą.
book-direction-gold = Aukso kortos tada taip pat keliauja į kairę; jei auksą pasiekė diversantas, pradeda artimiausias auksakasys jam iš kairės.
book-next-first-either = Kitą raundą pradeda paskutinį ėjimą atlikusio žaidėjo kaimynas iš kairės, kad ir į kurią pusę buvo žaidžiama, ir vėl žaidžiama į kairę.
book-next-first-onwards = Kitą raundą pradeda tas, kuris būtų ėjęs po paskutinio ėjimo, ir vėl žaidžiama į kairę.

## Pamokos
lesson-direction = Į kitą pusę
    .task = Po tavęs eina Mia, o ji yra diversantė. Pakeisk kryptį, kad jai tektų laukti.
    .nudge = Tada tuoj eis Mia. Žaisk krypties keitimą jo mygtuku.
    .done = Einama prieš laikrodžio rodyklę, kol kas nors vėl pakeis kryptį.

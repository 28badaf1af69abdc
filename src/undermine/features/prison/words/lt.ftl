## Kortos, figūrėlės ir vaidmenys

card-prison = kalėjimas
    .object = kalėjimą
    .short = kalėjimas
    .effect = Dėk jį prieš kitą žaidėją: kol ten guli, šis netiesia tunelių, o pabaigoje negauna aukso ir nevagia.
card-release = išlaisvinimas
    .object = išlaisvinimą
    .short = laisvė
    .effect = Išleidžia iš kalėjimo tave ar bet ką kitą.

## Kas įvyko

log-jailed = { $pair ->
    [you-other] Pasodinai į kalėjimą: { $target }.
    [other-you] { $actor } pasodino tave į kalėjimą!
   *[other-other] { $actor } pasodino į kalėjimą: { $target }.
}
log-released = { $pair ->
    [you-other] Atrakinai kalėjimą, { $target } dėkoja.
    [other-you] { $actor } išleido tave iš kalėjimo. Kaip malonu!
    [you-self] Ištrūkai iš kalėjimo.
    [other-self] { $actor } ištrūko iš kalėjimo.
   *[other-other] { $actor } atrakino kalėjimą, { $target } dėkoja.
}

## Kodėl ne

reason-in-prison = kalėjime nekasama; pirma tave kas nors turi išleisti
reason-already-in-prison = { $who ->
    [you] jau sėdi kalėjime
   *[other] { $name } jau sėdi kalėjime
}
reason-not-in-prison = { $who ->
    [you] kalėjime nesėdi
   *[other] { $name } kalėjime nesėdi
}

## Puslapis naršyklėje

play-ask-prison = Sėdi kalėjime, todėl kasti negali. Pasirink kitą kortą arba kurią nors išmesk.
play-want-prison = Ką pasodinsi į kalėjimą? Pasirink apšviestą žaidėją.
play-want-release = Ką išleisi iš kalėjimo? Pasirink apšviestą žaidėją.
play-shed-prison = Išmesti 2 kortas ir išeiti iš kalėjimo …
play-hit-prison = Kol ten sėdi, tunelių nedėsi, o jei raundas dabar baigtųsi, aukso negautum.

## Taisyklės, sakinys po sakinio

book-prison = Kalėjimą dedi prieš kitą žaidėją. Kol jis ten guli, tas žaidėjas tunelių netiesia, visai kaip su sulaužytu įrankiu. Dviejų kalėjimų prieš save niekas negali turėti.
book-release = Išlaisvinimas išleidžia iš kalėjimo vieną žaidėją – tave ar bet kurį kitą.
book-win-free = Kas raundo pabaigoje sėdi kalėjime, nelaimi ir skaičiuojamas taip, lyg jo prie stalo nebūtų.
book-prison-gold = Kalėjime negauni jokio aukso, net už kristalus, ir negali vogti. Jei kalėjime sėdi tik vienas iš dviejų geologų, grynuolius už visus kristalus gauna kitas.
book-prison-crystals = Kalėjime negauni nieko iš lobio ir negali vogti. Bet už kristalus geologams mokama ir kalėjime.
effect-prison-crystals = Dėk jį prieš kitą žaidėją: kol ten guli, šis netiesia tunelių, o pabaigoje neturi dalies iš lobio ir nevagia.

## Pamokos

lesson-prison = Į kalėjimą
    .task = Aklavietę padėjo Jakub, sėdintis antroje vietoje. Pasodink jį į kalėjimą.
    .nudge = Šio žaidėjo nėra už ką sodinti. Aklavietę padėjo Jakub.
    .done = Kas kalėjime, netiesia tunelių ir negauna aukso, kol kas nors jo neišleidžia.
lesson-release = Vėl laisvėje
    .task = Sėdi kalėjime ir negali kasti. Žaisk išlaisvinimą sau.
    .nudge = Tada liksi už grotų. Paimk išlaisvinimo kortą.
    .done = Gali išlaisvinti ir kitus. Ką išleidi, daug pasako apie tave.

## Kas sakoma

because-jailed = kalėjime sėdi ne tas

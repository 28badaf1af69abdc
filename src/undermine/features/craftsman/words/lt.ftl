## Kortos, figūrėlės ir vaidmenys

card-craftsman = meistras amatininkas
    .object = meistrą amatininką
    .short = meistras
    .effect = Pataiso vieną bet kurį sulaužytą įrankį – tavo ar bet kurio kito.
module-craftsman = Meistras amatininkas

## Puslapis naršyklėje

web-module-craftsman = Meistras amatininkas
    .about = Pataiso bet kurį vieną sulaužytą įrankį.
play-want-craftsman = Kieno įrankį pataisysi? Pasirink apšviestą žaidėją.

## Taisyklės, sakinys po sakinio

book-craftsman = Meistras amatininkas pataiso vieną bet kurį sulaužytą įrankį – tavo ar bet kurio kito. Jį galima žaisti tik tada, kai koks nors įrankis sulaužytas.

## Pamokos
lesson-craftsman = Visų galų meistras
    .task = Mia kasa kartu su tavimi, bet du jos įrankiai sulaužyti. Pataisyk vieną meistru amatininku.
    .nudge = Mia laukia pagalbos. Pasirink ją, tada įrankį.
    .done = Meistras amatininkas pataiso bet kurį bet kieno įrankį.

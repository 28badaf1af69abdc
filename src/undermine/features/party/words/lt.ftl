## Kortos, figūrėlės ir vaidmenys

card-party = tunelių vakarėlis
    .object = tunelių vakarėlį
    .short = vakarėlis
    .effect = Kas pirmas čia atveda tunelį, sumaišo visų žaidėjų nykštukų kortas ir išdalija iš naujo.
module-party = Tunelių vakarėlis

## Kas įvyko

log-party = Vakarėlis! Visos nykštukų kortos sumaišomos ir išdalijamos iš naujo.

## Puslapis naršyklėje

web-option-party-cell = Kur vyksta vakarėlis
web-module-party = Tunelių vakarėlis
    .about = Kas pirmas pasiekia vakarėlį, iš naujo išdalija visiems vaidmenis.

## Taisyklės, sakinys po sakinio

book-party-place = Kasykloje vyksta tunelių vakarėlis. Prie jo gali liestis bet kuri kortos pusė, per jį joks kelias neveda, ir griūtis jo nepašalina.
book-party-deal = Kai tik kas nors atveda iki jo tunelį nuo pradžios – kartą per raundą, – visų žaidėjų nykštukų kortos nežiūrint sumaišomos ir išdalijamos iš naujo. Kiekvienas pasižiūri savo naują kortą, kuri gali būti ir ta pati, ir žaidžia su ja toliau. Kas guli prieš tave, lieka tau.

## Pamokos
lesson-party = Vakarėlis po žeme
    .task = Po tuneliu vyksta vakarėlis. Nutiesk iki jo tunelį.
    .nudge = Taip vakarėlio nepasieksi. Padėk tunelį, kuris veda žemyn.
    .done = Visos nykštukų kortos sumaišomos ir dalijamos iš naujo. Kas ką tik buvo draugas, dabar gali būti diversantas.

## Kortos, figūrėlės ir vaidmenys

module-sabotaged-dwarf = Sabotuotas nykštukas

## Puslapis naršyklėje

web-clash-sabotaged-dwarf-tournament = Jie skirtingai dalija auksą.
web-module-sabotaged-dwarf = Sabotuotas nykštukas
    .about = Auksakasys, kurio įrankis pabaigoje sulaužytas, aukso negauna.

## Taisyklės, sakinys po sakinio

book-sabotaged-dwarf = Auksakasys, prieš kurį raundo pabaigoje guli sulaužytas įrankis, aukso negauna. Aukso kortų imama tiek, kiek paprastai, ir jas dalijasi kiti auksakasiai: kortos keliauja ratu, kol baigiasi.
book-sabotaged-first = Jei pradėti turėtų tas, kurio įrankis sulaužytas, pradeda kitas auksakasys, kurio įrankiai sveiki.
book-sabotaged-all = Jei auksakasiai laimi, bet visi turi sulaužytų įrankių, šių aukso kortų negauna niekas.
book-sabotaged-saboteurs = Diversantams mokama kaip paprastai, kad ir kas prieš juos būtų sulaužyta.

## Pamokos
lesson-sabotaged-dwarf = Su sulaužytu įrankiu be aukso
    .task = Iki aukso trūksta vienos kortos, bet tavo vežimėlis sulaužytas: taip nieko negausi. Pataisyk jį.
    .nudge = Jei auksą rastų dabar, liktum tuščiomis. Pirmiausia pataisyk vežimėlį.
    .done = Šiame variante aukso negauna tas, kas raundo pabaigoje turi sulaužytą įrankį.

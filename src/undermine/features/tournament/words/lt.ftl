## Kortos, figūrėlės ir vaidmenys

module-tournament = Turnyras

## Kas įvyko

log-unearthed = Pusiaukelėje, ties { $cell }, guli atversta korta: { $title }.
    .shown = Pusiaukelėje guli atversta korta: { $title }.

## Puslapis naršyklėje

web-module-tournament = Turnyras
    .about = Išdalijami visi vaidmenys, pusiaukelėje guli tunelis, atlygis pastovus.

## Taisyklės, sakinys po sakinio

book-tournament-dealt = Išdalijamos visos nykštukų kortos, nė viena nelieka.
book-tournament-centre = Pusiaukelėje tarp pradžios ir vidurinio tikslo guli atversta kelio korta; kuri ir kaip pasukta, prieš kiekvieną raundą lemia burtai.
book-tournament-centre-joined = Kasti toliau nuo jos negalima, kol jos nepasiekia kelias nuo pradžios. Griūtis ją pašalinti gali.
book-tournament-centre-detour = Apylanka jos neperkelia.
book-tournament-gold = Auksas išmokamas žetonais. Jei auksą pasiekė auksakasys, jis gauna 3 grynuolius, o kiekvienas kitas auksakasys – po 2.
book-tournament-gold-saboteur = Jei jį pasiekė diversantas, kiekvienas auksakasys gauna po 2 grynuolius.
book-tournament-gold-greedy = Jei jį pasiekė godusis nykštukas, jis gauna 4 grynuolius, o kiti – nieko. Visais kitais atvejais godieji nykštukai nieko negauna.
book-tournament-wage = Jei auksas nepasiektas, kiekvienas diversantas gauna po 3 grynuolius.
book-tournament-wage-single = Jei auksas nepasiektas, diversantas, vienintelis tarp jūsų, gauna 4 grynuolius.
book-tournament-open = Grynuoliai guli atvirai prieš tuos, kam priklauso.

## Pamokos
lesson-tournament = Pusiaukelėje
    .task = Turnyre pusiaukelėje nuo pat pradžių guli sankryža, bet tamsoje. Sujunk ją su savo tuneliu.
    .nudge = Sankryža liks tamsi. Užpildyk tarpą prieš ją.
    .done = Nuo sankryžos kelias atviras į visas puses. Turnyre išdalijamos visos nykštukų kortos, nė viena nelieka.

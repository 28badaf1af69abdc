## Kortos, figūrėlės ir vaidmenys

piece-chest = lobių skrynia
    .effect = Kas čia atveda tunelį, atverčia kortą ir atidaro skrynią, gera joje ar bloga. Žemėlapiu galima į ją pažiūrėti, akmenų griūtis ją pašalina.
chest-gold1 = pasiimk grynuolį
chest-mapban = žemėlapiai šiame raunde tikslų neberodo
chest-nodraw = šio ėjimo pabaigoje neimk kortos
chest-extradraw = šio ėjimo pabaigoje paimk viena korta daugiau
chest-movegoal = pastumk vieną tikslą vienu langeliu tolyn
chest-takecard = kortą ištrauk ne iš kaladės, o iš kito žaidėjo rankos
chest-draw3keep1 = peržiūrėk tris kaladės kortas ir vieną pasilik
chest-peekrole = pažiūrėk į kito žaidėjo nykštuko kortą
chest-digdiscard = kortą imk ne iš kaladės, o pasirink iš išmestų
chest-burn5 = penkios kaladės kortos išmetamos nematytos
module-chests = Lobių skrynios

## Klausimai ir atsakymai

question-keep = Kurią iš šių kortų pasiliksi?
    .other = { $name } renkasi kortą …
question-snatch = Iš kieno rankos trauksi kortą?
    .other = { $name } renkasi, iš kieno rankos traukti kortą …
question-push = Kuris tikslas pasislinks vienu langeliu tolyn?
    .other = { $name } renkasi, kurį tikslą nustumti …
question-look = Kieno nykštuko kortą pažiūrėsi?
    .other = { $name } renkasi, kieno nykštuko kortą pažiūrėti …
choice-keep = pasilikti
choice-snatch = imti kortą
choice-push = nustumti
choice-look = pažiūrėti

## Kas įvyko

log-chest-opened = { $who ->
    [you] Atidarei skrynią. Joje parašyta: { $content }.
   *[other] { $name } atidarė skrynią. Joje parašyta: { $content }.
}
log-chest-lost = Skrynios po ja nebėra, niekas jos neatidarė.
log-chest-gold = { $who ->
    [you] Pasiėmei aukso kortą su vienu grynuoliu.
   *[other] { $name } pasiėmė aukso kortą su vienu grynuoliu.
}
log-glimpsed = { $who ->
    [you] Pažiūrėjai po korta ties { $cell }: { $title }, o skrynioje parašyta: { $content }.
   *[other] { $name } pažiūrėjo po korta ties { $cell } ir į jos skrynią.
}
    .shown = { $who ->
        [you] Pažiūrėjai po korta: { $title }, o skrynioje parašyta: { $content }.
       *[other] { $name } pažiūrėjo po korta ir į jos skrynią.
    }
log-goal-moved = { $title } dabar guli ties { $cell }.
    .shown = { $title } dabar guli vienu langeliu toliau.
log-burnt = { $count ->
    [one] Nematyta išmetama { $count } kaladės korta.
    [few] Nematytos išmetamos { $count } kaladės kortos.
    [many] Nematytos išmetama { $count } kaladės kortos.
   *[other] Nematytų išmetama { $count } kaladės kortų.
}
log-snatched = { $pair ->
    [you-other] Ištraukei { $card } iš svetimos rankos; kortos neteko { $target }.
    [other-you] { $actor } ištraukė { $card } iš tavo rankos!
   *[other-other] { $actor } ištraukė kortą iš svetimos rankos; jos neteko { $target }.
}
log-mixed = Išmestos kortos sumaišomos.
log-deck-leafed = { $who ->
    [you] { $count ->
        [one] Peržiūrėjai { $count } kaladės kortą.
        [few] Peržiūrėjai { $count } kaladės kortas.
        [many] Peržiūrėjai { $count } kaladės kortos.
       *[other] Peržiūrėjai { $count } kaladės kortų.
    }
   *[other] { $count ->
        [one] { $name } peržiūrėjo { $count } kaladės kortą.
        [few] { $name } peržiūrėjo { $count } kaladės kortas.
        [many] { $name } peržiūrėjo { $count } kaladės kortos.
       *[other] { $name } peržiūrėjo { $count } kaladės kortų.
    }
}

## Kodėl ne

reason-map-banned = šiame raunde žemėlapiai tikslų neberodo
reason-goal-stays = šio tikslo pastumti negalima
reason-no-cards-there = { $who ->
    [you] neturi nė vienos kortos
   *[other] { $name } neturi nė vienos kortos
}

## Puslapis naršyklėje

web-option-chest-cells = Kur guli skrynios
web-module-chests = Lobių skrynios
    .about = Paslėptos keturios skrynios: kas pasiekia, tas ir atidaro – į gera ar į bloga.
play-piece-opened = atidaryta

## Taisyklės, sakinys po sakinio

book-chests-laid = Kasykloje guli keturios lobių skrynios, kiekviena paslėpta po užversta kelio korta. Prie šių kortų gali liestis bet kuri kortos pusė; per jas dar joks kelias neveda.
book-chests-open = Kas atveda tunelį nuo pradžios iki tokios kortos, toje pačioje vietoje ją atverčia taip, kad ji kuo geriau derėtų prie kaimynų. Tik tada atidaroma skrynia, o joje – vienas iš dešimties dalykų, geras arba blogas.
book-chest-gold1 = Auksas: gauni vieną grynuolį.
book-chest-gold1-card = Auksas: gauni aukso kortą su vienu grynuoliu, o likusios aukso kortos sumaišomos.
book-chest-mapban = Akli žemėlapiai: šiame raunde niekas nebegali žemėlapiu žiūrėti į tikslą, tik į kortas su skryniomis.
book-chest-nodraw = Viena korta mažiau: šio ėjimo pabaigoje paimi viena korta mažiau.
book-chest-extradraw = Viena korta daugiau: šio ėjimo pabaigoje paimi viena korta daugiau.
book-chest-movegoal = Tolyn: vieną užverstą tikslą pastumi vienu langeliu toliau nuo pradžios, jei tas langelis tuščias.
book-chest-takecard = Svetima ranka: šio ėjimo pabaigoje aklai paimi kortą iš kito žaidėjo rankos, o iš kaladės imi viena mažiau.
book-chest-draw3keep1 = Pasirinkimas: šio ėjimo pabaigoje vietoj vienos kortos paimi tris, vieną iš jų pasilieki, kitas išmeti užverstas.
book-chest-peekrole = Akutė: slapta pasižiūri į kito žaidėjo nykštuko kortą.
book-chest-digdiscard = Rausimasis: iš karto sumaišai išmestas kortas, slapta peržiūri penkias iš jų ir vieną pasiimi į ranką. Šio ėjimo pabaigoje imi viena korta mažiau.
book-chest-burn5 = Įgriuva: penkios viršutinės kaladės kortos užverstos dedamos prie išmestų kortų.
book-chests-cards = Lobio žemėlapiu galima pasižiūrėti ir po tokia korta bei į jos skrynią. Griūtis gali pašalinti tokią kortą kartu su neatidaryta skrynia. Skrynių kortos niekada nepatenka tarp išmestų kortų.
book-chests-two = Kas iš karto pasiekia kelias skrynias, atidaro jas vieną po kitos savo pasirinkta tvarka.
effect-map-chests = Pažiūrėk į vieną užverstą tikslą arba po užversta kelio korta ir į jos skrynią; žinosi tik tu.
effect-rockfall-chests = Pašalina nuo stalo vieną kelio kortą, taip pat ir užverstą su jos skrynia; pradžia ir tikslai lieka.
effect-rockfall-chests-may = Pašalina nuo stalo vieną kelio kortą, taip pat ir užverstą su jos skrynia, arba nė vienos; pradžia ir tikslai lieka.

## Pamokos
lesson-chests = Kas skrynioje?
    .task = Kasykloje paslėptos keturios skrynios. Nutiesk tunelį iki tos, kuri tiesiai priešais.
    .nudge = Taip skrynios nepasieksi. Užpildyk tarpą prieš ją.
    .done = Tunelis ant jos atverčiamas, ir skrynia atsidaro: į gera arba į bloga. Šįkart į gera.

## Kortos, figūrėlės ir vaidmenys

role-digger = auksakasys
    .task = Padėk iškasti kelią nuo pradžios iki aukso.
    .many = Auksakasiai
role-saboteur = diversantas
    .task = Pasirūpink, kad auksas nebūtų rastas, ir neįkliūk.
    .many = Diversantai
finish-diggers = auksas rastas
finish-saboteurs = auksas nerastas
finish-left-over = liko
side-diggers = Auksakasiai
    .won = Raundą laimėjo auksakasiai.
side-saboteurs = Diversantai
    .won = Raundą laimėjo diversantai.

## Kas įvyko

log-ended-diggers = { $who ->
    [you] Tu radai auksą! Raundą laimi auksakasiai.
   *[other] { $name } rado auksą! Raundą laimi auksakasiai.
}
log-ended-saboteurs = Niekas nebeturi kortų, o auksas tebeguli uoloje: raundą laimi diversantai.
log-were = { $role }: { $names }.
log-left-over = Liko: { $role }.

## Puslapis naršyklėje

tales-left-over = { $count ->
    [one] Korta, kurios niekas neturėjo:
    [few] Kortos, kurių niekas neturėjo:
    [many] Kortos, kurių niekas neturėjo:
   *[other] Kortos, kurių niekas neturėjo:
}

## Taisyklės, sakinys po sakinio

book-aim = Esate nykštukai kasykloje. Auksakasiai nori iškasti tunelį nuo pradžios iki aukso, o diversantai nori, kad jiems nepavyktų. Kas yra kas, iki raundo pabaigos lieka paslaptis.
book-roles = Prie šio stalo sumaišoma: { $roles }. Kiekvienas gauna po vieną užverstą nykštuko kortą ir slapta ją pasižiūri.
book-role-left = Viena nykštuko korta lieka. Iki raundo pabaigos į ją niekas nežiūri.
book-no-saboteur = Gali būti, kad tai ir yra vienintelis diversantas. Tada tarp jūsų jo nėra, tik jūs to nežinote.
book-talk = Apie savo vaidmenį ir apie tai, ką matei, gali sakyti, ką nori – tiesą ar netiesą. Tik kortų niekam nerodyk.
book-roles-shown = Tada atverčiamos visos nykštukų kortos.
book-winners = Jei auksas pasiektas, laimėjo auksakasiai, net jei paskutinę kortą padėjo diversantas. Jei ne, laimėjo diversantai.

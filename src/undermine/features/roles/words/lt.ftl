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

## Pamokos

lesson-spot-the-saboteur = Demaskuok diversantą
    .task = Perskaityk žurnale, ką padarė trys kiti. Sulaužyk kirtiklį tam, kas pakenkė kasimui.
    .nudge = Iš ten žalos nebuvo. Pažiūrėk dar kartą: kas padėjo aklavietę vieninteliame kelyje?
    .done = Viena aklavietė gali būti nesėkmė, dvi jau prisipažinimas. Rankos kalba, tad stebėk jas.
lesson-be-the-saboteur = Būk diversantas
    .task = Tu esi diversantas, o kitiems iki tikslo trūksta vienos kortos. Padėk tą, kuri juos sustabdys.
    .nudge = Už tai auksakasiai tau padėkotų. Paimk aklavietę ir padėk ją ten, kur visiems reikia praeiti.
    .done = Jei kortos baigiasi anksčiau, nei randamas auksas, laimi diversantai. Iki tol atrodyk nekaltai.

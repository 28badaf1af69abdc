## Kortos, figūrėlės ir vaidmenys

card-theft = vagystė
    .object = vagystę
    .short = vagystė
    .effect = Dėk ją prieš save: jei padalijus auksą ji dar ten gulės, galėsi iš ko nors paimti grynuolį.
card-hands-off = rankas šalin
    .object = kortą „rankas šalin“
    .short = rankas š.
    .effect = Pašalina nuo stalo vieną vagystę, kad ir prieš ką ji gulėtų.

## Klausimai ir atsakymai

question-steal = Tavo vagystė: iš ko paimsi grynuolį?
    .other = { $name } svarsto, ką apvogti …
menu-nobody = iš nieko

## Kas įvyko

log-theft = { $who ->
    [you] Padėjai prieš save vagystę; ji galios dalijantis auksą.
   *[other] { $name } padėjo prieš save vagystę; ji galios dalijantis auksą.
}
log-hands-off = { $pair ->
    [you-other] Pašalinai vagystę, jos neteko { $target }.
    [other-you] { $actor } pašalino tavo vagystę!
    [you-self] Pašalinai savo vagystę.
    [other-self] { $actor } pašalino savo vagystę.
   *[other-other] { $actor } pašalino vagystę, jos neteko { $target }.
}
log-stole = { $pair ->
    [you-other] Pavogei grynuolį, jo neteko { $target }.
    [other-you] { $actor } pavogė iš tavęs grynuolį!
   *[other-other] { $actor } pavogė grynuolį, jo neteko { $target }.
}

## Kodėl ne

reason-theft-lies-already = viena vagystė prieš tave jau guli
reason-no-theft-there = { $who ->
    [you] prieš tave vagystės nėra
   *[other] { $name } vagystės prieš save neturi
}
reason-nothing-to-steal = { $who ->
    [you] neturi ko pavogti
   *[other] { $name } neturi nieko, ką būtų galima pavogti
}

## Puslapis naršyklėje

play-want-hands-off = Kieno vagystę pašalinsi? Pasirink apšviestą žaidėją.

## Taisyklės, sakinys po sakinio

book-theft = Vagystę dedi prieš save, bet niekada ne antrą. Jei padalijus auksą ji dar ten guli, gali iš kito žaidėjo paimti vieną grynuolį.
book-hands-off = Korta „rankas šalin“ pašalina nuo stalo vieną vagystę, kad ir prieš ką ji gulėtų.
book-thefts = Vagystės ateina paskutinės. Iš tų, kas gali vogti, pradeda paskutinis žaidęs vagystę; toliau einama į kairę.
book-thefts-whom = Vogti gali iš bet kurio kito žaidėjo, kuris turi aukso, net iš kalinio, arba iš nieko.

## Pamokos
lesson-theft = Ilgi nagai
    .task = Auksas jau netoli. Padėk prieš save vagystę.
    .nudge = Dabar ne laikas tuneliams. Žaisk vagystę jos mygtuku.
    .done = Kai bus dalijamas auksas, iš ko nors paimsi grynuolį, nebent tave sustabdys kita korta.

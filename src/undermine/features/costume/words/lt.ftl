## Kortos, figūrėlės ir vaidmenys

card-costume = kostiumų sandėlis
    .object = kostiumų sandėlį
    .short = kostiumai
    .effect = Kas pirmas čia atveda tunelį, turi pasikeisti nykštuko kortą.
module-costume = Kostiumų sandėlis

## Kas įvyko

log-traded = { $who ->
    [you] Kostiumų sandėlyje turėjai persirengti. Dabar esi: { $role }.
   *[other] { $name } kostiumų sandėlyje persirengė ir turi kitą nykštuko kortą.
}

## Puslapis naršyklėje

web-option-costume-cell = Kur yra kostiumų sandėlis
web-clash-costume-tournament = Turnyre nelieka vaidmens, į kurį keistis.
web-module-costume = Kostiumų sandėlis
    .about = Kas pirmas pasiekia sandėlį, turi keisti vaidmenį.

## Taisyklės, sakinys po sakinio

book-costume-place = Kasykloje yra kostiumų sandėlis. Prie jo gali liestis bet kuri kortos pusė, per jį joks kelias neveda, ir griūtis jo nepašalina.
book-costume-left = Kas per raundą pirmas atveda iki jo tunelį nuo pradžios, turi iš karto iškeisti savo nykštuko kortą į likusiąją ir toliau žaidžia nauju vaidmeniu. Niekas kitas nė vienos iš šių kortų nemato.
book-costume-pile = Kas per raundą pirmas atveda iki jo tunelį nuo pradžios, turi iš karto paimti viršutinę iš likusių nykštukų kortų, o savąją padeda po jomis. Niekas kitas nė vienos iš šių kortų nemato.
book-costume-role-left = Viena nykštuko korta lieka. Į žaidimą ji patenka tik per kostiumų sandėlį.

## Pamokos
lesson-costume = Persirengimas
    .task = Po tuneliu yra kostiumų sandėlis. Nutiesk iki jo tunelį anksčiau už kitus.
    .nudge = Taip sandėlio nepasieksi. Padėk tunelį, kuris veda žemyn.
    .done = Kas pirmas jį pasiekia, turi paimti kitą nykštuko kortą. Buvai diversantas; pažiūrėk, kas esi dabar.

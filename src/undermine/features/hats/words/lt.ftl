## Kortos, figūrėlės ir vaidmenys

card-inspection = patikra
    .object = patikrą
    .short = patikra
    .effect = Pažiūrėk į kito žaidėjo nykštuko kortą; žinosi tik tu.
card-swap-hats = kepurių mainai
    .object = kepurių mainus
    .short = kepurės
    .effect = Kas nors, gal ir tu, padeda nykštuko kortą į šalį ir pasiima vieną iš likusių.

## Kas įvyko

log-inspected = { $pair ->
    [you-other] Pažiūrėjai į nykštuko kortą ({ $target }): { $role }.
    [other-you] { $actor } pažiūrėjo į tavo nykštuko kortą!
   *[other-other] { $actor } pažiūrėjo į nykštuko kortą, kurią turi { $target }.
}
log-swapped-hats = { $pair ->
    [you-other] Pakeitei kepurę, kitą nykštuko kortą pasiėmė { $target }.
    [other-you] { $actor } pakeitė tavo kepurę, dabar turi kitą nykštuko kortą: { $role }.
    [you-self] Pasikeitei kepurę, dabar turi kitą nykštuko kortą: { $role }.
    [other-self] { $actor } pasikeitė kepurę ir pasiėmė kitą nykštuko kortą.
   *[other-other] { $actor } pakeitė kepurę, kitą nykštuko kortą pasiėmė { $target }.
}

## Kodėl ne

reason-no-hat-left = nebeliko nykštuko kortos, kurios niekas neturėjo

## Puslapis naršyklėje

play-want-inspection = Į kieno nykštuko kortą pažiūrėsi? Pasirink apšviestą žaidėją.
play-want-swap-hats = Kas turi paimti kitą nykštuko kortą? Pasirink apšviestą žaidėją.

## Taisyklės, sakinys po sakinio

book-inspection = Patikra leidžia tau pasižiūrėti į kito žaidėjo nykštuko kortą. Ją matai tik tu.
book-swap-hats = Per kepurių mainus pasirenki žaidėją, gal ir save. Jis kitiems nerodydamas padeda savo nykštuko kortą į šalį ir pasiima vieną iš likusių. Senoji korta šiame raunde negrįžta.

## Pamokos

lesson-inspection = Kas tu iš tikrųjų?
    .task = Kažkas padėjo aklavietę. Žaisk patikrą ir pažiūrėk į nykštuko kortą.
    .nudge = Taip apie nieką nieko nesužinosi. Žaisk patikrą kuriam nors žaidėjui.
    .done = Dabar žinai tik tu. Sakyk tiesą arba ne.
lesson-swap-hats = Kita kepurė
    .task = Žinai, kad Jakub yra diversantas. Priversk jį paimti kitą nykštuko kortą.
    .nudge = Ten kepurė jau tinkama. Diversantas yra Jakub.
    .done = Senoji korta iškeliauja, nauja ateina iš likusių. Jei pasiseks, dabar jis ieškos aukso.

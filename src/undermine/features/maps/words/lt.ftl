## Kortos, figūrėlės ir vaidmenys

card-map = lobio žemėlapis
    .object = lobio žemėlapį
    .short = žemėlapis
    .effect = Pažiūrėk į vieną užverstą tikslą; kas ten, žinosi tik tu.
    .label = žemėl.

## Kas įvyko

log-looked = { $who ->
    [you] { $seen ->
        [gold] Pažiūrėjai į { $goal }: auksas!
        [bag] Pažiūrėjai į { $goal }: maišas aukso!
        [dragon] Pažiūrėjai į { $goal }: slibinas!
        [spider] Pažiūrėjai į { $goal }: milžiniškas voras!
        [stone] Pažiūrėjai į { $goal }: tik uola.
       *[unknown] Pažiūrėjai į { $goal }.
    }
   *[other] { $name } pažiūrėjo į { $goal }.
}

## Puslapis naršyklėje

play-want-map = Į kurią užverstą kortą pažiūrėsi? Pasirink apšviestą.
tales-tally-looked = žemėlapiai

## Taisyklės, sakinys po sakinio

book-map = Lobio žemėlapis leidžia tau pasižiūrėti į vieną užverstą tikslą. Jį matai tik tu, o pasakoti apie jį gali ką nori.

## Pamokos

lesson-map = Lobio žemėlapis
    .task = Už vieno iš trijų tikslų guli auksas. Žaisk žemėlapį ir pažiūrėk į vieną iš jų.
    .nudge = Tunelis palauks. Paimk žemėlapį ir pasirink tikslą.
    .done = Kas ten yra, lieka užrašyta prie tikslo tik tau. Ką pasakysi kitiems, tavo reikalas.

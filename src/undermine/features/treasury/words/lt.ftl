## Kortos, figūrėlės ir vaidmenys

card-treasury = iždas
    .object = iždą
    .short = iždas
    .effect = Kortą imk ne iš kaladės: peržiūrėk penkias viršutines išmestas kortas ir vieną pasilik.
module-treasury = Iždas

## Klausimai ir atsakymai

question-fetch = Kurią iš šių kortų pasiliksi?
    .other = { $name } peržiūri išmestas kortas …
answer-fetch = Pasilikti

## Kas įvyko

log-leafed = { $who ->
    [you] { $count ->
        [one] Peržiūrėjai { $count } viršutinę išmestą kortą.
        [few] Peržiūrėjai { $count } viršutines išmestas kortas.
        [many] Peržiūrėjai { $count } viršutinės išmestos kortos.
       *[other] Peržiūrėjai { $count } viršutinių išmestų kortų.
    }
   *[other] { $count ->
        [one] { $name } peržiūrėjo { $count } viršutinę išmestą kortą.
        [few] { $name } peržiūrėjo { $count } viršutines išmestas kortas.
        [many] { $name } peržiūrėjo { $count } viršutinės išmestos kortos.
       *[other] { $name } peržiūrėjo { $count } viršutinių išmestų kortų.
    }
}
log-kept = { $who ->
    [you] Pasilikai { $card }.
   *[other] { $name } vieną iš jų pasiliko.
}

## Kodėl ne

reason-no-discards = išmestų kortų krūvelė tuščia

## Puslapis naršyklėje

web-module-treasury = Iždas
    .about = Vietoj kaladės kortos rinkis vieną iš penkių viršutinių išmestų.

## Taisyklės, sakinys po sakinio

book-treasury = Kortą imi ne iš kaladės: peržiūri penkias viršutines išmestas kortas arba visas, jei jų mažiau, vieną pasilieki, o kitas padedi atgal.
book-treasury-secret = Niekas kitas tų kortų nemato. Tai veikia ir tada, kai kaladė tuščia, bet ne tada, kai išmestų kortų nėra.

## Pamokos
lesson-treasury = Žvilgsnis į krūvelę
    .task = Tau reikia tiesaus tunelio. Žaisk iždą, peržiūrėk viršutines išmestas kortas ir vieną pasilik.
    .nudge = Su šia korta tikslo nepasieksi. Ieškok gulsčio tiesaus tunelio.
    .done = Užuot aklai traukus, gauni būtent tą kortą, kurios reikia.

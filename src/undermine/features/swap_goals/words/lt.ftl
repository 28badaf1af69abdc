## Kortos, figūrėlės ir vaidmenys

card-swap-goals = tikslų sukeitimas
    .object = tikslų sukeitimą
    .short = sukeitimas
    .effect = Paimk du užverstus tikslus, į juos nežiūrėk ir padėk atgal, sukeistus arba ne; žinosi tik tu.
module-swap-goals = Tikslų sukeitimas

## Klausimai ir atsakymai

question-exchange = Laikai du užverstus tikslus. Sukeisti juos?
    .other = { $name } laiko rankoje du tikslus …
answer-exchange = Sukeisti
answer-leave = Palikti, kaip yra

## Kas įvyko

log-exchanged = { $who ->
    [you] { $fate ->
        [crossed] Paėmei { $one } bei { $two } ir juos sukeitei.
       *[stayed] Paėmei { $one } bei { $two } ir padėjai atgal, kaip buvo.
    }
   *[other] { $fate ->
        [crossed] { $name } paėmė { $one } bei { $two } ir juos sukeitė.
        [stayed] { $name } paėmė { $one } bei { $two } ir padėjo atgal, kaip buvo.
       *[unknown] { $name } paėmė { $one } bei { $two } ir padėjo atgal; sukeistus ar ne?
    }
}

## Kodėl ne

reason-too-few-goals = užverstų nebėra nė dviejų tikslų

## Puslapis naršyklėje

web-option-goal-swap-secret = Ar tikslai sukeisti, žino tik žaidėjas
web-module-swap-goals = Tikslų sukeitimas
    .about = Paimk du užverstus tikslus, į juos nežiūrėk ir padėk atgal: sukeistus arba ne.
play-want-swap-goals = Kuriuos du tikslus paimsi? Pasirink apšviestus.

## Taisyklės, sakinys po sakinio

book-swap-goals = Paimk du užverstus tikslus taip, kad nematytum, kas juose, ir padėk atgal: sukeistus arba taip, kaip gulėjo.
book-swap-goals-secret = Visi mato, kuriuos tikslus imi. Ar juos sukeiti, žinai tik tu, todėl tai, ką ten anksčiau parodė žemėlapis, gali būti nebe tiesa.
book-swap-goals-open = Visi mato, kuriuos tikslus imi ir ar juos sukeiti.
effect-swap-goals-open = Paimk du užverstus tikslus, į juos nežiūrėk ir padėk atgal, sukeistus arba ne; tai mato visi.

## Pamokos
lesson-swap-goals = Kur auksas?
    .task = Tu esi diversantas, o kiti jau arti aukso viduryje. Pakelk jį kartu su kitu tikslu ir sukeisk abu.
    .nudge = Taip auksas liktų ten, kur jie kasa. Pasirink vidurinį tikslą ir dar vieną, tada sukeisk.
    .done = Ar tikslai susikeitė, žinai tik tu.

# Pasaulio čempionatų kortos: pavadinimai, kas įvyko, klausimai, priežastys, taisyklės trumpai.

card-swap-goals = tikslų sukeitimas
    .object = tikslų sukeitimą
    .short = sukeitimas
    .effect = Paimk du užverstus tikslus, į juos nežiūrėk ir padėk atgal, sukeistus arba ne; žinosi tik tu.
card-treasury = iždas
    .object = iždą
    .short = iždas
    .effect = Kortą imk ne iš kaladės: peržiūrėk penkias viršutines išmestas kortas ir vieną pasilik.
card-veto = veto
    .object = veto
    .short = veto
    .effect = Kito žaidėjo ėjimu: ką tik sužaista korta neveikia. Tada abu paimate po kortą.
card-direction = krypties keitimas
    .object = krypties keitimą
    .short = kryptis
    .effect = Iki raundo pabaigos žaidžiama į kitą pusę.
card-craftsman = meistras amatininkas
    .object = meistrą amatininką
    .short = meistras
    .effect = Pataiso vieną bet kurį sulaužytą įrankį – tavo ar bet kurio kito.
card-tracker = pėdsekys
    .object = pėdsekį
    .short = pėdsekys
    .effect = Padėk du tunelius vieną po kito. Ėjimo pabaigoje paimk dvi kortas.
card-detour = apylanka
    .object = apylanką
    .short = apylanka
    .effect = Perkelk paskutinį padėtą tunelį į kitą vietą.

role-greedy = godusis nykštukas
    .task = Auksą turi rasti tu: tik tada laimėsi, ir tik tu.
    .many = Godieji nykštukai
log-ended-greedy = { $who ->
    [you] Tu radai auksą, o esi godusis nykštukas: raundą laimi tik tu.
   *[other] { $name } rado auksą ir yra godusis nykštukas: daugiau niekas raundo nelaimi.
}
log-ended-greedy-shared = { $who ->
    [you] Radai auksą ir esi godusis nykštukas: laimi, o auksakasiai vis tiek dalijasi savo auksą.
   *[other] Auksą rado { $name }, godusis nykštukas; auksakasiai vis tiek dalijasi savo auksą.
}
side-greedy = Godusis nykštukas
    .won = Raundą laimėjo vienas godusis nykštukas.
    .shared = Auksą rado godusis nykštukas; auksakasiai vis tiek dalijasi savąjį.
finish-greedy = godusis nykštukas
log-paid-greedy = { $who ->
    [you] { $count ->
        [0] Kaip godusis nykštukas gauni tai, kas liko iš aukso.
        [one] Kaip godusis nykštukas gauni { $count } grynuolį.
        [few] Kaip godusis nykštukas gauni { $count } grynuolius.
        [many] Kaip godusis nykštukas gauni { $count } grynuolio.
       *[other] Kaip godusis nykštukas gauni { $count } grynuolių.
    }
   *[other] { $count ->
        [0] { $name }, godusis nykštukas, gauna tai, kas liko iš aukso.
        [one] { $name }, godusis nykštukas, gauna { $count } grynuolį.
        [few] { $name }, godusis nykštukas, gauna { $count } grynuolius.
        [many] { $name }, godusis nykštukas, gauna { $count } grynuolio.
       *[other] { $name }, godusis nykštukas, gauna { $count } grynuolių.
    }
}

log-announced = { $who ->
    [you] Nori sužaisti { $card }.
   *[other] { $name } nori sužaisti { $card }.
}
log-vetoed = { $who ->
    [you] Vetavai { $card }: korta neveikia.
   *[other] { $name } vetavo { $card }: korta neveikia.
}
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
log-direction = { $way ->
    [reversed] Nuo šiol žaidžiama prieš laikrodžio rodyklę.
   *[clockwise] Nuo šiol vėl žaidžiama pagal laikrodžio rodyklę.
}
log-chooser-left = { $who ->
    [you] Rinktis pradedi tu, paskui kortos keliauja kairėn nuo auksakasio prie auksakasio.
   *[other] Rinktis pradeda { $name }, paskui kortos keliauja kairėn nuo auksakasio prie auksakasio.
}
log-tracking = { $who ->
    [you] Eini pėdsakais ir gali padėti du tunelius.
   *[other] { $name } eina pėdsakais ir gali padėti du tunelius.
}
log-shifted = { $who ->
    [you] Perkėlei { $card } ties { $cell }.
   *[other] { $name } perkėlė { $card } ties { $cell }.
}
    .shown = { $who ->
        [you] Perkėlei { $card }.
       *[other] { $name } perkėlė { $card }.
    }
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

question-veto = Veto? Tada korta neveiks, o tavo veto dings.
    .other = Laikas veto …
question-intent = Laikas veto …
    .other = Laikas veto …
question-exchange = Laikai du užverstus tikslus. Sukeisti juos?
    .other = { $name } laiko rankoje du tikslus …
question-fetch = Kurią iš šių kortų pasiliksi?
    .other = { $name } peržiūri išmestas kortas …
question-track = Kurį tunelį padėsi ir kur?
    .other = { $name } eina pėdsakais …

answer-veto = Veto!
answer-let = Leisti galioti
answer-exchange = Sukeisti
answer-leave = Palikti, kaip yra
answer-fetch = Pasilikti

reason-too-few-goals = užverstų nebėra nė dviejų tikslų
reason-no-discards = išmestų kortų krūvelė tuščia
reason-not-among-these = tos kortos tarp jų nėra
reason-only-in-anothers-turn = veto skirtas kito žaidėjo ėjimui; savo ėjimu gali jį tik išmesti
reason-too-few-placements = neturi dviejų tunelių, kuriuos galėtum padėti vieną po kito
reason-nothing-placed = dar niekas nepadėjo tunelio, kurį būtų galima perkelti
reason-lies-there-already = jis ten jau guli

refusal-too-late = Tam jau per vėlu.

module-greedy = Godusis nykštukas
module-swap-goals = Tikslų sukeitimas
module-treasury = Iždas
module-veto = Veto
module-direction = Krypties keitimas
module-craftsman = Meistras amatininkas
module-tracker = Pėdsekys
module-detour = Apylanka

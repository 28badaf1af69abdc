# Dvikova, dviese ir vienam: kortos, tikslai, klausimai, kas įvyko, kodėl ne, taisyklės trumpai.

card-own-door-blue = mėlynos durys
    .object = mėlynas duris
    .short = mėl. durys
    .effect = Pro jas praeina tik mėlynasis nykštukas; žaliajam reikia rakto.
card-own-door-green = žalios durys
    .object = žalias duris
    .short = žal. durys
    .effect = Pro jas praeina tik žaliasis nykštukas; mėlynajam reikia rakto.
card-troll = trolis
    .object = trolį
    .short = trolis
    .effect = Nieko nepraleidžia, kol kas nors neduoda žetono; raundo pabaigoje tai kainuoja grynuolį.
card-ladder-blue = mėlynos kopėčios
    .object = mėlynas kopėčias
    .short = kopėčios
    .effect = Veda tiesiai į mėlynąją pradžią: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.
card-ladder-green = žalios kopėčios
    .object = žalias kopėčias
    .short = kopėčios
    .effect = Veda tiesiai į žaliąją pradžią: dėk prie bet kurio tunelio, tik ne prie tikslo ar aukso.
card-gold-path = tunelis su auksu
    .object = tunelį su auksu
    .short = auksas
    .effect = Kas susijungia su auksu, iš karto jį pažymi ir raundo pabaigoje pasiima kortą.
card-key = raktas
    .object = raktą
    .short = raktas
    .effect = Atrakina vienas kitos spalvos duris iki raundo pabaigos.
goal-place-0 = Priekinis viršutinis tikslas
    .object = priekinį viršutinį tikslą
goal-place-1 = Priekinis vidurinis tikslas
    .object = priekinį vidurinį tikslą
goal-place-2 = Priekinis apatinis tikslas
    .object = priekinį apatinį tikslą
goal-place-3 = Galinis viršutinis tikslas
    .object = galinį viršutinį tikslą
goal-place-4 = Galinis apatinis tikslas
    .object = galinį apatinį tikslą
goal-place-5 = Paskutinis tikslas
    .object = paskutinį tikslą
question-bribe = Papirksi trolį ar baigsi ėjimą?
    .other = { $name } žvalgosi į trolį …
question-claim = Aukso daugiau nei žetonų: kurį pažymėsi pirmiausia?
    .other = { $name } renkasi, kurį auksą pažymėti …
question-give = Troliai nori savo grynuolių: kurias kortas atiduosi?
    .other = { $name } atsiskaito su troliais …
answer-bribe = Papirkti trolį
answer-done = Baigti ėjimą
answer-claim = Pažymėti auksą
answer-give = Atiduoti
log-claimed = { $who ->
    [you] Pažymi auksą ties { $cell }.
   *[other] { $name } pažymi auksą ties { $cell }.
}
    .shown = { $who ->
        [you] Pažymi auksą.
       *[other] { $name } pažymi auksą.
    }
log-bribed = { $who ->
    [you] Papirkai trolį ties { $cell }; dabar praeina visi.
   *[other] { $name } papirko trolį ties { $cell }; dabar praeina visi.
}
    .shown = { $who ->
        [you] Papirkai trolį; dabar praeina visi.
       *[other] { $name } papirko trolį; dabar praeina visi.
    }
log-unlocked = { $who ->
    [you] Atrakinai duris ties { $cell }.
   *[other] { $name } atrakino duris ties { $cell }.
}
    .shown = { $who ->
        [you] Atrakinai duris.
       *[other] { $name } atrakino duris.
    }
log-key-back = Durų ties { $cell } raktas vėl laisvas.
    .shown = Durų raktas vėl laisvas.
log-collected = { $who ->
    [you] { $count ->
        [one] Pasiimi kortą su { $count } grynuoliu.
        [few] Pasiimi kortą su { $count } grynuoliais.
        [many] Pasiimi kortą su { $count } grynuolio.
       *[other] Pasiimi kortą su { $count } grynuolių.
    }
   *[other] { $count ->
        [one] { $name } pasiima kortą su { $count } grynuoliu.
        [few] { $name } pasiima kortą su { $count } grynuoliais.
        [many] { $name } pasiima kortą su { $count } grynuolio.
       *[other] { $name } pasiima kortą su { $count } grynuolių.
    }
}
log-forfeited = { $who ->
    [you] { $count ->
        [one] Sumoki troliams korta su { $count } grynuoliu.
        [few] Sumoki troliams korta su { $count } grynuoliais.
        [many] Sumoki troliams korta su { $count } grynuolio.
       *[other] Sumoki troliams korta su { $count } grynuolių.
    }
   *[other] { $count ->
        [one] { $name } sumoka troliams korta su { $count } grynuoliu.
        [few] { $name } sumoka troliams korta su { $count } grynuoliais.
        [many] { $name } sumoka troliams korta su { $count } grynuolio.
       *[other] { $name } sumoka troliams korta su { $count } grynuolių.
    }
}
log-ending-goals = Visi šeši tikslai atversti: raundas baigtas.
log-ending-markers = Paskutinis žetonas kasykloje: raundas baigtas.
log-ending-cards = Kortų nebeliko: raundas baigtas.
log-goal-up = { $count ->
    [0] { $goal } atverčiamas: aukso nėra.
    [one] { $goal } atverčiamas: { $count } grynuolis!
    [few] { $goal } atverčiamas: { $count } grynuoliai!
    [many] { $goal } atverčiamas: { $count } grynuolio!
   *[other] { $goal } atverčiamas: { $count } grynuolių!
}
log-goal-looked = { $count ->
    [0] Pažiūrėjai į { $goal }: aukso nėra.
    [one] Pažiūrėjai į { $goal }: { $count } grynuolis!
    [few] Pažiūrėjai į { $goal }: { $count } grynuoliai!
    [many] Pažiūrėjai į { $goal }: { $count } grynuolio!
   *[other] Pažiūrėjai į { $goal }: { $count } grynuolių!
}
log-began-duel = Prasideda { $round } raundas.
log-struck-tool = Korta veikia iš karto: dabar turi { $broken }!
log-struck-again = Korta nieko nekeičia: { $broken } jau turi.
log-struck-rockfall = Griūtis veikia iš karto ir užverčia paskutinį padėtą tunelį: { $card }.
log-struck-nothing = Griūtis veikia iš karto, bet nėra ko užversti.
reason-not-joined-own = ten neveda ištisinis kelias nuo tavo pradžios
reason-beside-gold = kopėčios negali gulėti prie pat tunelio su auksu
reason-ladder-not-joined = prie šio stalo kopėčios turi jungtis prie atviros pusės
reason-mends-own-only = taisymo korta taiso tik tai, kas guli prieš tave
reason-rockfall-stays = tuneliai su auksu ar troliu lieka vietoje
reason-rockfall-takes-latest = žaidžiant be varžovo griūtis pašalina paskutinį padėtą tunelį
reason-no-key-left = abu raktai jau guli ant durų
reason-no-door-there = ten nėra durų
reason-own-door = tos durys tau ir taip atviros
reason-door-open = tos durys jau atrakintos
reason-no-troll-there = ten nėra trolio
reason-troll-bribed = šis trolis jau papirktas
reason-troll-out-of-reach = pas šį trolį neveda ištisinis kelias nuo tavo pradžios
reason-no-gold-for-troll = dar vienam troliui neturi grynuolio
reason-turn-not-done = pirma korta: sužaisk arba išmesk kurią nors
reason-not-a-payment = tai per mažai arba viena korta per daug
reason-no-gold-to-mark = ten nėra tau skirto aukso
game-duel = Dvikova
game-solo = Solo
verdict-1 = Kasykla matė geresnių dienų ir geresnių kasėjų.
verdict-2 = Padori pamaina: žibintas degė ne veltui.
verdict-3 = Puikiai kasta! Kiti klaus, kur.
verdict-4 = Meistriškumas, kurio kasykla nepamirš.
rating-nuggets = { $least }–{ $most }
rating-nuggets-more = { $least } ir daugiau
rating-gap = Spausdintoje šio leidimo lentelėje 20 praleista; čia 20 grynuolių gauna šį įvertinimą.

## Kortos, figūrėlės ir vaidmenys

card-crossing = sankryža
    .object = sankryžą
    .short = sankryža
    .effect = Tuneliai į visas keturias puses.
card-t-junction = atšaka
    .object = atšaką
    .short = atšaka
    .effect = Tuneliai į tris puses, ketvirtoje – uola.
card-curve = posūkis
    .object = posūkį
    .short = posūkis
    .effect = Tunelis suka už kampo.
card-straight = tiesus tunelis
    .object = tiesų tunelį
    .short = tiesus
    .effect = Tunelis eina tiesiai.
card-dead-end = aklavietė
    .object = aklavietę
    .short = aklavietė
    .effect = Atrodo kaip kelias, bet tuneliai joje nesujungti: iš čia toliau nekasama.
legend-dead-end = aklavietė
card-bridge = tiltas
    .object = tiltą
    .short = tiltas
    .effect = Du tuneliai kertasi vienas virš kito; pasukti čia negalima.
card-double-curve = dvigubas posūkis
    .object = dvigubą posūkį
    .short = du posūkiai
    .effect = Du posūkiai vienoje kortoje, kurie tarpusavyje nesujungti.
card-blind-arm = tunelis su aklaviete
    .object = tunelį su aklaviete
    .short = + aklavietė
    .effect = Kelias veda kiaurai; dar viena pusė atrodo atvira, bet nėra sujungta.

## Kas įvyko

log-laid = { $who ->
    [you] Padėjai { $card } ties { $cell }.
   *[other] { $name } padėjo { $card } ties { $cell }.
}
    .shown = { $who ->
        [you] Padėjai { $card }.
       *[other] { $name } padėjo { $card }.
    }
log-light-lost = { $count ->
    [one] Užgeso { $count } korta.
    [few] Užgeso { $count } kortos.
    [many] Užgeso { $count } kortos.
   *[other] Užgeso { $count } kortų.
}
log-light-back = { $count ->
    [one] Vėl šviečia { $count } užgesusi korta.
    [few] Vėl šviečia { $count } užgesusios kortos.
    [many] Vėl šviečia { $count } užgesusios kortos.
   *[other] Vėl šviečia { $count } užgesusių kortų.
}

## Kodėl ne

reason-cell-taken = ten jau guli korta
reason-tunnel-into-rock = tunelis { $side } atsiremtų į uolą
reason-rock-into-tunnel = uola { $side } užtvertų gretimą tunelį
reason-touches-nothing = korta neliestų jokios kitos; kampo neužtenka
reason-not-joined = nuo pradžios ten neveda joks ištisinis kelias
reason-turned-the-same = apsukta ši korta atrodo taip pat; dėk neapsuktą

## Puslapis naršyklėje

tales-tally-paths = nutiesti tuneliai

## Taisyklės, sakinys po sakinio

book-tunnel = Tunelį dėk į tuščią langelį taip, kad visa viena puse liestų ant stalo gulinčią kortą; kampo neužtenka. Jis turi derėti prie visų kaimynų: tunelis prie tunelio, uola prie uolos.
book-tunnel-joined = Nuo pradžios iki jo turi vesti ištisinis kelias.
book-upright = Kortos dedamos stačios. Jas galima apsukti aukštyn kojomis, bet niekada negalima dėti skersai.
book-dead-end = Aklavietė iš išorės atrodo kaip tunelis, bet per ją kelias toliau neveda.
book-two-tunnels = Tilte ir dvigubame posūkyje yra du tarpusavyje nesujungti tuneliai. Derėti turi visos pusės, bet su pradžia pakanka sujungti vieną iš dviejų tunelių.
book-blind-arm = Tunelio aklavietė iš išorės atrodo atvira, bet su likusia kortos dalimi nesujungta.

## Pamokos

lesson-first-tunnel = Pirmas tunelis
    .task = Paimk iš rankos tiesų tunelį ir padėk jį į dešinę nuo pradžios.
    .nudge = Ten jis tinka, bet trys tikslai yra dešinėje.
    .done = Kas sujungta su pradžia, yra apšviesta. Korta po kortos visi kasa toliau nuo šviesos.
lesson-turn-it = Aukštyn kojomis
    .task = Auksas guli dešinėje apačioje. Padėk atšaką tunelio gale taip, kad ji vestų žemyn: apsuksi ją klavišu R arba apvalia rodykle.
    .nudge = Taip tolsti nuo aukso. Apsuk kortą arba padėk ją tunelio gale.
    .done = Kortas galima apsukti aukštyn kojomis, bet niekada negalima dėti skersai.
lesson-gap = Sprendžia šviesa
    .task = Dešinėje viskas tamsu: tai su niekuo nesujungta. Užpildyk tarpą.
    .nudge = Taip šviesa negrįš. Surask, kur trūksta kortos.
    .done = Šviesa tuoj nubėga toliau. Tamsūs tuneliai atkirsti, ir iš jų niekas negali kasti toliau.

## Kas sakoma

phrase-close-the-gap = Užtaisykite spragą tunelyje!
because-dead-end = ta aklavietė niekam nepadeda
because-detour = tas tunelis veda ne ten

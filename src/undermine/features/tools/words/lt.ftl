## Kortos, figūrėlės ir vaidmenys

card-sabotage-pickaxe = sulaužytas kirtiklis
    .object = sulaužytą kirtiklį
    .short = ✕ kirtiklis
    .effect = Padėk ją prieš kitą žaidėją: kol kirtiklis nepataisytas, tas žaidėjas tunelių netiesia.
card-sabotage-lantern = sudaužytas žibintas
    .object = sudaužytą žibintą
    .short = ✕ žibintas
    .effect = Padėk ją prieš kitą žaidėją: kol žibintas nepataisytas, tas žaidėjas tunelių netiesia.
card-sabotage-cart = sulaužytas vežimėlis
    .object = sulaužytą vežimėlį
    .short = ✕ vežimėlis
    .effect = Padėk ją prieš kitą žaidėją: kol vežimėlis nepataisytas, tas žaidėjas tunelių netiesia.
card-repair-pickaxe = kirtiklio taisymas
    .object = kirtiklio taisymą
    .short = ✓ kirtiklis
    .effect = Pataiso sulaužytą kirtiklį – tavo ar bet kurio kito.
card-repair-lantern = žibinto taisymas
    .object = žibinto taisymą
    .short = ✓ žibintas
    .effect = Pataiso sudaužytą žibintą – tavo ar bet kurio kito.
card-repair-cart = vežimėlio taisymas
    .object = vežimėlio taisymą
    .short = ✓ vežimėlis
    .effect = Pataiso sulaužytą vežimėlį – tavo ar bet kurio kito.
card-repair-pickaxe-lantern = kirtiklio arba žibinto taisymas
    .object = kirtiklio arba žibinto taisymą
    .short = ✓ kirt/žib
    .effect = Pataiso vieną įrankį, kirtiklį arba žibintą – tavo ar bet kurio kito.
card-repair-pickaxe-cart = kirtiklio arba vežimėlio taisymas
    .object = kirtiklio arba vežimėlio taisymą
    .short = ✓ kirt/vež
    .effect = Pataiso vieną įrankį, kirtiklį arba vežimėlį – tavo ar bet kurio kito.
card-repair-lantern-cart = žibinto arba vežimėlio taisymas
    .object = žibinto arba vežimėlio taisymą
    .short = ✓ žib/vež
    .effect = Pataiso vieną įrankį, žibintą arba vežimėlį – tavo ar bet kurio kito.
tool-pickaxe = kirtiklis
    .object = kirtiklį
    .yours = tavo kirtiklį
    .own = savo kirtiklį
    .label = kirt.
tool-lantern = žibintas
    .object = žibintą
    .yours = tavo žibintą
    .own = savo žibintą
    .label = žib.
tool-cart = vežimėlis
    .object = vežimėlį
    .yours = tavo vežimėlį
    .own = savo vežimėlį
    .label = vež.

## Kas įvyko

log-broke = { $pair ->
    [you-other] Sulaužei { $object }, nukentėjo { $target }.
    [other-you] { $actor } sulaužė { $yours }!
    [you-self] Sulaužei { $own }.
    [other-self] { $actor } sulaužė { $own }.
   *[other-other] { $actor } sulaužė { $object }, nukentėjo { $target }.
}
log-mended = { $pair ->
    [you-other] Pataisei { $object }, { $target } dėkoja.
    [other-you] { $actor } pataisė { $yours }. Kaip malonu!
    [you-self] Pataisei { $own }.
    [other-self] { $actor } pataisė { $own }.
   *[other-other] { $actor } pataisė { $object }, { $target } dėkoja.
}

## Kodėl ne

reason-cannot-dig = su sulaužytu įrankiu nekasama; pirma jį reikia pataisyti
reason-not-on-yourself = savo įrankių laužyti negalima
reason-already-broken = { $who ->
    [you] šis tavo įrankis jau sulaužytas
   *[other] { $name } šį įrankį jau turi sulaužytą
}
reason-mends-other-tools = ši korta taiso kitus įrankius
reason-nothing-to-mend = { $who ->
    [you] neturi nieko sulaužyto, ką ši korta pataisytų
   *[other] { $name } neturi nieko sulaužyto, ką ši korta pataisytų
}
reason-mends-own-only = taisymo korta taiso tik tai, kas guli prieš tave

## Puslapis naršyklėje

web-option-sabotage-self = Galima sulaužyti savo įrankius
play-ask-broken = Tavo įrankis sulaužytas, todėl kasti negali. Pasirink kitą kortą arba kurią nors išmesk.
play-ask-broken-path = Su sulaužytu įrankiu kasti negalima. Imk kitą kortą arba šią išmesk.
play-want-sabotage = Kieno įrankį sulaužysi? Pasirink apšviestą žaidėją.
play-want-repair = Kieno įrankį pataisysi? Pasirink apšviestą žaidėją.
play-shed-sabotage-pickaxe = Išmesti 2 kortas ir pataisyti kirtiklį …
play-shed-sabotage-lantern = Išmesti 2 kortas ir pataisyti žibintą …
play-shed-sabotage-cart = Išmesti 2 kortas ir pataisyti vežimėlį …
play-tool-broken = { $tool }: sulaužyta
tales-tally-broke = sulaužyti įrankiai
tales-tally-mended = pataisyti įrankiai

## Taisyklės, sakinys po sakinio

book-broken = Kol prieš tave guli sulaužytas kirtiklis, žibintas ar vežimėlis, tunelių netiesi. Žaisti veiksmo kortas ir išmesti kortą vis tiek gali.
book-break-others = Laužyti gali kitų įrankius, bet ne savo.
book-break-anybody = Laužyti gali bet kieno įrankius, net savo.
book-break-once = To paties įrankio niekas negali turėti sulaužyto du kartus.
book-repair = Taisymo korta pataiso joje pavaizduotą įrankį – tavo ar bet kurio kito. Žaisti ją gali tik tada, kai toks įrankis sulaužytas.
book-repair-two = Taisymo korta su dviem įrankiais pataiso vieną iš jų, niekada ne abu.
effect-sabotage-anybody = Padėk ją prieš bet kurį žaidėją, net prieš save: kol įrankis nepataisytas, tas žaidėjas tunelių netiesia.

## Pamokos

lesson-mend = Sudaužytas žibintas
    .task = Kažkas sudaužė tavo žibintą: negali kasti. Pataisyk jį.
    .nudge = Tada žibintas liks sudaužytas. Paimk taisymo kortą ir pasirink save.
    .done = Sulaužytas įrankis tave sustabdo, kol jį pataiso korta: tavo arba draugo.

## Kas sakoma

phrase-help-me = { $tool ->
    [pickaxe] Prašau pataisyti mano kirtiklį!
    [lantern] Prašau pataisyti mano žibintą!
    [prison] Prašau išleisti mane iš kalėjimo!
   *[cart] Prašau pataisyti mano vežimėlį!
}
    .begun = Pataisykite …
phrase-help-them = { $who ->
    [you] Kas nors turėtų tau padėti!
   *[other] Padėkite! { $name } laukia pagalbos.
}
    .begun = Pagalbos laukia …
because-broke = to įrankio nereikėjo laužyti
because-mended = tas taisymas padėjo ne tam

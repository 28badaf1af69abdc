## Kortos, figūrėlės ir vaidmenys

card-detour = apylanka
    .object = apylanką
    .short = apylanka
    .effect = Perkelk paskutinį padėtą tunelį į kitą vietą.
module-detour = Apylanka

## Kas įvyko

log-shifted = { $who ->
    [you] Perkėlei { $card } ties { $cell }.
   *[other] { $name } perkėlė { $card } ties { $cell }.
}
    .shown = { $who ->
        [you] Perkėlei { $card }.
       *[other] { $name } perkėlė { $card }.
    }

## Kodėl ne

reason-nothing-placed = dar niekas nepadėjo tunelio, kurį būtų galima perkelti
reason-lies-there-already = jis ten jau guli

## Puslapis naršyklėje

web-option-sabotage-blocks-detour = Sulaužytas įrankis draudžia ir apylanką
web-module-detour = Apylanka
    .about = Perkelk paskutinį padėtą tunelį.
play-want-detour = Kur perkelsi paskutinį padėtą tunelį? Pasirink apšviestą langelį.

## Taisyklės, sakinys po sakinio

book-detour = Apylanka perkelia paskutinį žaidėjo padėtą tunelį, o jei jo nebėra – prieš jį padėtą. Tunelis dedamas į kitą vietą, kur dera pagal įprastas taisykles.
book-detour-finder = Jei taip pasiekiamas tikslas, jį pasiekė tas, kas žaidė apylanką. Atversti tikslai lieka atversti.
book-detour-broken = Apylanką gali žaisti ir tas, kas negali tiesti tunelių.
book-detour-barred = Kas negali tiesti tunelių, negali žaisti ir apylankos.

## Pamokos
lesson-detour = Padėk kitur
    .task = Nora ką tik padėjo aklavietę vidury kelio. Perkelk ją apylanka ten, kur ji netrukdys.
    .nudge = Tada aklavietė liks kelyje. Žaisk apylanką.
    .done = Apylanka perkelia paskutinį padėtą tunelį, jei jis tinka kitur.

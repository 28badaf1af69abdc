## Klausimai ir atsakymai

choice-shed = išmesti { $cards } ir atsikratyti kortos „{ $title }“
menu-shed = Atsikratyti kortos „{ $title }“ išmetus dvi kortas: rašyk { $command } ir jų numerius.

## Kas įvyko

log-shed = { $who ->
    [you] Už šias dvi išmestas kortas atsikratei kortos „{ $title }“.
   *[other] Už šias dvi išmestas kortas { $name } atsikratė kortos „{ $title }“.
}

## Kodėl ne

reason-not-before-you = tokios kortos prieš tave nėra
reason-needs-two-cards = tai kainuoja dvi kortas, o tiek neturi

## Puslapis naršyklėje

play-gather = Išmesti 2 kortas ir atsikratyti: { $card } …

## Taisyklės, sakinys po sakinio

book-turn-four = Savo ėjimu darai vieną iš keturių dalykų: padedi tunelį, žaidi veiksmo kortą, atsikratai prieš tave gulinčios kortos arba praleidi ėjimą.
book-shed = Jei nori atsikratyti prieš tave gulinčios kortos (sulaužyto įrankio, kalėjimo, net savo vagystės), išmesk užverstas bet kurias dvi savo kortas. Paimi tik vieną, tad iki raundo pabaigos turi viena korta mažiau.
book-broken-shed = Kol prieš tave guli sulaužytas kirtiklis, žibintas ar vežimėlis, tunelių netiesi. Žaisti veiksmo kortas, atsikratyti kortos ir praleisti ėjimą vis tiek gali.

## Pamokos
lesson-shed = Dvi už vieną
    .task = Tavo vežimėlis sulaužytas, ir niekas nepadeda. Išmesk dvi nereikalingas kortas ir atsikratyk bėdos.
    .nudge = Šios dar prireiks. Pasirink sulaužytą vežimėlį, tada abi aklavietes.
    .done = Tai kainuoja dvi kortas, bet vėl gali kasti.

## Karty, figurky a role

card-veto = veto
    .object = veto
    .short = veto
    .effect = V tahu někoho jiného: právě zahraná karta nemá účinek. Pak si oba líznete kartu.
module-veto = Veto

## Otázky a odpovědi

question-veto = Veto? Karta pak nemá účinek a tvé veto je pryč.
    .other = Čas na veto …
question-intent = Čas na veto …
    .other = Čas na veto …
answer-veto = Veto!
answer-let = Nechat ji platit

## Co se stalo

log-card-announced = { $who ->
    [you] Chceš zahrát { $card }.
   *[other] { $name } chce zahrát { $card }.
}
log-vetoed = { $who ->
    [you] Vetuješ { $card }: karta nemá účinek.
   *[other] { $name } vetuje { $card }: karta nemá účinek.
}

## Proč to nejde

reason-only-in-anothers-turn = veto patří do tahu někoho jiného; ve svém ho můžeš jen odložit

## Stránka v prohlížeči

web-option-veto-window-ms = Jak dlouho karta čeká na veto (sekundy)
web-module-veto = Veto
    .about = Zruš kartu, kterou právě zahrál někdo jiný.
play-key-veto = veto, dokud je na něj čas

## Pravidla, větu po větě

book-veto = Veto hraješ v tahu někoho jiného proti chodbě nebo akční kartě, kterou právě zahrál: ta nemá žádný účinek. Obě karty se odloží.
book-veto-draw = Pak si hráč na tahu lízne jednu kartu a jeho tah končí; po něm si jednu lízne ten, kdo zahrál veto.
book-veto-not = Odložení karty se vetovat nedá. Veto smí zahrát i ten, kdo nesmí stavět chodby.
book-veto-window = Každá karta čeká na veto { $seconds } s, ať ho drží kdokoli, aby se nikdo neprozradil přemýšlením.
book-veto-tracker = Proti stopaři se veto dá zahrát hned, nebo proti kterékoli z jeho dvou chodeb. Co už leží, zůstane.
book-veto-last = Je-li veto úplně poslední kartou kola, počítá se, jako by poslední tah měl ten, kdo je zahrál. Podle toho se určí, kdo začne další kolo.

## Lekce
lesson-veto = Veto!
    .task = Nora chce chodbu zasypat závalem. Máš v ruce veto: zastav ji.
    .nudge = To se strop zřítí. Řekni veto.
    .done = Ohlášená karta nemá žádný účinek. Vetem se smí přerušit tah kohokoli.

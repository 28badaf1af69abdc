## Otázky a odpovědi

choice-shed = odložit { $cards } a zbavit se karty „{ $title }“
menu-shed = Zbavit se karty „{ $title }“ za dvě odložené: napiš { $command } a čísla dvou karet.

## Co se stalo

log-shed = { $who ->
    [you] Za tyhle dvě odložené karty mizí karta „{ $title }“, která ležela před tebou.
   *[other] { $name } se za tyhle dvě odložené karty zbavuje karty „{ $title }“.
}

## Proč to nejde

reason-not-before-you = taková karta před tebou neleží
reason-needs-two-cards = stojí to dvě karty, a ty jich tolik nemáš

## Stránka v prohlížeči

play-gather = Zbavit se za 2 karty: { $card } …

## Pravidla, větu po větě

book-turn-four = Ve svém tahu uděláš jednu ze čtyř věcí: položíš chodbu, zahraješ akční kartu, zbavíš se karty, která leží před tebou, nebo se tahu vzdáš.
book-shed = Chceš-li se zbavit karty před sebou (rozbitého nástroje, vězení, třeba i vlastní krádeže), odlož lícem dolů libovolné dvě karty z ruky. Lízneš si jen jednu, takže do konce kola držíš o kartu méně.
book-broken-shed = Dokud před tebou leží rozbitý krumpáč, lucerna nebo vozík, nestavíš chodby. Hrát akční karty, zbavit se karty i vzdát se tahu smíš dál.

## Lekce
lesson-shed = Dvě za jednu
    .task = Máš rozbitý vozík a nikdo nepomáhá. Odlož dvě zbytečné karty z ruky a zbav se ho.
    .nudge = Tu ještě budeš potřebovat. Vyber rozbitý vozík a pak obě slepé chodby.
    .done = Stojí to dvě karty, ale zase můžeš kopat.

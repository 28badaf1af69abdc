## Karty, figurky a role

card-treasury = pokladnice
    .object = pokladnici
    .short = pokladnice
    .effect = Místo líznutí si prohlédni pět horních karet odkládacího balíčku a jednu si nech.
module-treasury = Pokladnice

## Otázky a odpovědi

question-fetch = Kterou z těchto karet si necháš?
    .other = { $name } si prohlíží odložené karty …
answer-fetch = Nechat si

## Co se stalo

log-leafed = { $who ->
    [you] { $count ->
        [one] Prohlížíš si horní kartu odkládacího balíčku.
        [few] Prohlížíš si { $count } horní karty odkládacího balíčku.
        [many] Prohlížíš si { $count } horní karty odkládacího balíčku.
       *[other] Prohlížíš si { $count } horních karet odkládacího balíčku.
    }
   *[other] { $count ->
        [one] { $name } si prohlíží horní kartu odkládacího balíčku.
        [few] { $name } si prohlíží { $count } horní karty odkládacího balíčku.
        [many] { $name } si prohlíží { $count } horní karty odkládacího balíčku.
       *[other] { $name } si prohlíží { $count } horních karet odkládacího balíčku.
    }
}
log-kept = { $who ->
    [you] Necháváš si { $card }.
   *[other] { $name } si jednu z nich nechává.
}

## Proč to nejde

reason-no-discards = odkládací balíček je prázdný

## Stránka v prohlížeči

web-module-treasury = Pokladnice
    .about = Místo líznutí si vyber jednu z pěti horních odložených karet.

## Pravidla, větu po větě

book-treasury = Místo líznutí z balíčku si prohlédni pět horních karet odkládacího balíčku, nebo všechny, je-li jich méně, jednu si nech a ostatní vrať.
book-treasury-secret = Nikdo jiný ty karty nevidí. Jde to i s prázdným balíčkem, ale ne, když je prázdný odkládací.

## Lekce
lesson-treasury = Pohled do balíčku
    .task = Potřebuješ rovnou chodbu. Zahraj pokladnici, prohlédni si vršek odkládacího balíčku a jednu si nech.
    .nudge = S touhle kartou k cíli nedojdeš. Hledej vodorovnou rovnou chodbu.
    .done = Místo líznutí dostaneš přesně tu kartu, kterou potřebuješ.

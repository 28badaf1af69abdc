## Karty, figurky a role

card-tracker = stopař
    .object = stopaře
    .short = stopař
    .effect = Polož dvě chodby po sobě. Na konci tahu si lízni dvě karty.
module-tracker = Stopař

## Otázky a odpovědi

question-track = Kterou chodbu položíš a kam?
    .other = { $name } jde po stopě …

## Co se stalo

log-tracking = { $who ->
    [you] Jdeš po stopě a můžeš položit dvě chodby.
   *[other] { $name } jde po stopě a může položit dvě chodby.
}

## Proč to nejde

reason-too-few-placements = nemáš dvě chodby, které by šly položit po sobě

## Stránka v prohlížeči

web-option-tracker-allow-single = Stopaři stačí i jedna chodba
web-module-tracker = Stopař
    .about = Polož dvě chodby v jednom tahu.

## Pravidla, větu po větě

book-tracker = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Potřebuješ dvě, které se položit dají.
book-tracker-single = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Dá-li se položit jen jedna, stačí jedna.
book-tracker-draw = Na konci tahu si za každou položenou chodbu lízneš jednu kartu, takže od té chvíle máš v ruce o kartu méně. Chodba, která už nepasuje, ti zůstane v ruce.
effect-tracker-single = Polož dvě chodby po sobě, nebo jednu, když se víc položit nedá. Na konci tahu si lízni stejný počet karet.

## Lekce
lesson-tracker = Dvě najednou
    .task = Ke zlatu chybí dvě rovné chodby a ty máš obě. Zahraj stopaře a pak je polož.
    .nudge = Po jedné kartě je to moc pomalé. Nejdřív zahraj stopaře.
    .done = Se stopařem se v jednom tahu položí dvě chodby.

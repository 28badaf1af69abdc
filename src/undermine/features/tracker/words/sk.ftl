## Karty, figúrky a roly

card-tracker = stopár
    .object = stopára
    .short = stopár
    .effect = Polož dve chodby po sebe. Na konci ťahu si potiahni dve karty.
module-tracker = Stopár

## Otázky a odpovede

question-track = Ktorú chodbu položíš a kam?
    .other = { $name } ide po stope …

## Čo sa stalo

log-tracking = { $who ->
    [you] Ideš po stope a môžeš položiť dve chodby.
   *[other] { $name } ide po stope a môže položiť dve chodby.
}

## Prečo to nejde

reason-too-few-placements = nemáš dve chodby, ktoré by sa dali položiť po sebe

## Stránka v prehliadači

web-option-tracker-allow-single = Stopárovi stačí aj jedna chodba
web-module-tracker = Stopár
    .about = Polož dve chodby v jednom ťahu.

## Pravidlá, vetu po vete

book-tracker = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Potrebuješ dve, ktoré sa dajú položiť.
book-tracker-single = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Ak sa dá položiť len jedna, stačí jedna.
book-tracker-draw = Na konci ťahu si za každú položenú chodbu potiahneš jednu kartu, takže odvtedy máš v ruke o kartu menej. Chodba, ktorá už nepasuje, ti zostane v ruke.
effect-tracker-single = Polož dve chodby po sebe alebo jednu, ak sa viac položiť nedá. Na konci ťahu si potiahni rovnaký počet kariet.

## Lekcie
lesson-tracker = Dve naraz
    .task = K zlatu chýbajú dve rovné chodby a ty máš obe. Zahraj stopára a potom ich polož.
    .nudge = Po jednej karte je to príliš pomalé. Najprv zahraj stopára.
    .done = So stopárom sa v jednom ťahu položia dve chodby.

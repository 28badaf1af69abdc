## Karty, figurky a role

module-tournament = Turnaj

## Co se stalo

log-unearthed = V půli cesty, na { $cell }, leží odkrytá karta: { $title }.
    .shown = V půli cesty leží odkrytá karta: { $title }.

## Stránka v prohlížeči

web-module-tournament = Turnaj
    .about = Rozdají se všechny role, v půli cesty leží chodba, odměny jsou pevné.

## Pravidla, větu po větě

book-tournament-dealt = Rozdají se všechny karty trpaslíků, žádná nezbude.
book-tournament-centre = V půli cesty mezi startem a prostředním cílem leží lícem nahoru karta chodby; před každým kolem se losuje, která to bude a jak bude ležet.
book-tournament-centre-joined = Dokud k ní nevede cesta od startu, nikdo od ní nekope dál. Zával ji odstranit smí.
book-tournament-centre-detour = Odklon cesty s ní nehne.
book-tournament-gold = Zlato se vyplácí v žetonech. Došel-li ke zlatu zlatokop, dostane 3 valouny a každý další zlatokop 2.
book-tournament-gold-saboteur = Došel-li k němu sabotér, dostane každý zlatokop 2 valouny.
book-tournament-gold-greedy = Došel-li k němu chamtivý trpaslík, dostane 4 valouny a nikdo jiný nic. V žádném jiném případě chamtiví trpaslíci nic nedostanou.
book-tournament-wage = Pokud se ke zlatu nedojde, dostane každý sabotér 3 valouny.
book-tournament-wage-single = Pokud se ke zlatu nedojde, dostane jediný sabotér mezi vámi 4 valouny.
book-tournament-open = Valouny leží před svými majiteli všem na očích.

## Lekce
lesson-tournament = V půli cesty
    .task = Na turnaji leží v půli cesty už od začátku křižovatka, zatím tmavá. Napoj ji na svou chodbu.
    .nudge = Křižovatka zůstane tmavá. Zaplň mezeru před ní.
    .done = Z křižovatky vede cesta na všechny strany. Na turnaji se rozdají všechny karty trpaslíků, žádná nezbude.

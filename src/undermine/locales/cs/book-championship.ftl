# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhraje, jen když ke zlatu dojde právě on.
book-winners-greedy = Došel-li ke zlatu chamtivý trpaslík, vyhrál jen on. Došel-li k němu kdokoli jiný, vyhráli zlatokopové, i kdyby to byl sabotér. Jinak vyhráli sabotéři.
book-winners-greedy-shared = Pokud se došlo ke zlatu, vyhráli zlatokopové, i kdyby poslední kartu položil sabotér nebo chamtivý trpaslík. Jinak vyhráli sabotéři.
book-greedy-alone = Chamtivý trpaslík, který došel ke zlatu, dostane karty zlata za 4 valouny a nikdo jiný nedostane nic.
book-greedy-shared = Chamtivý trpaslík, který došel ke zlatu, dostane karty zlata za 4 valouny. Zlatokopové se přesto podělí o své; začíná týž, kdo by začínal, kdyby ke zlatu došel sabotér.
book-greedy-nothing = Ve všech ostatních případech chamtivý trpaslík nedostane nic a nepočítá se mezi zlatokopy.
book-swap-goals = Zvedni dva zakryté cíle, nedívej se na ně a polož je zpět: prohozené, nebo tak, jak ležely.
book-swap-goals-secret = Všichni vidí, které cíle bereš do ruky. Jestli je prohodíš, víš jen ty, takže co tam kdysi ukázala mapa, už nemusí platit.
book-swap-goals-open = Všichni vidí, které cíle bereš do ruky a jestli je prohodíš.
book-treasury = Místo líznutí z balíčku si prohlédni pět horních karet odkládacího balíčku, nebo všechny, je-li jich méně, jednu si nech a ostatní vrať.
book-treasury-secret = Nikdo jiný ty karty nevidí. Jde to i s prázdným balíčkem, ale ne, když je prázdný odkládací.
book-veto = Veto hraješ v tahu někoho jiného proti chodbě nebo akční kartě, kterou právě zahrál: ta nemá žádný účinek. Obě karty se odloží.
book-veto-draw = Pak si hráč na tahu lízne jednu kartu a jeho tah končí; po něm si jednu lízne ten, kdo zahrál veto.
book-veto-not = Odložení karty se vetovat nedá. Veto smí zahrát i ten, kdo nesmí stavět chodby.
book-veto-window = Každá karta čeká na veto { $seconds } s, ať ho drží kdokoli, aby se nikdo neprozradil přemýšlením.
book-veto-tracker = Proti stopaři se veto dá zahrát hned, nebo proti kterékoli z jeho dvou chodeb. Co už leží, zůstane.
book-veto-last = Je-li veto úplně poslední kartou kola, počítá se, jako by poslední tah měl ten, kdo je zahrál. Podle toho se určí, kdo začne další kolo.
book-direction = Od té chvíle se hraje opačným směrem, dokud neskončí kolo nebo se karta nezahraje znovu.
book-direction-gold = Karty zlata pak kolují také doleva; došel-li ke zlatu sabotér, začíná nejbližší zlatokop po jeho levici.
book-next-first-either = Další kolo začíná soused po levici toho, kdo byl na tahu naposledy, ať se hrálo kterýmkoli směrem, a hraje se zase doleva.
book-next-first-onwards = Další kolo začíná hráč, který by přišel na řadu po posledním tahu, a hraje se zase doleva.
book-craftsman = Mistr řemeslník opraví jeden rozbitý nástroj, ať je to kterýkoli, tobě nebo komukoli jinému. Zahrát ho můžeš, jen když je nějaký nástroj rozbitý.
book-tracker = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Potřebuješ dvě, které se položit dají.
book-tracker-single = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Dá-li se položit jen jedna, stačí jedna.
book-tracker-draw = Na konci tahu si za každou položenou chodbu lízneš jednu kartu, takže od té chvíle máš v ruce o kartu méně. Chodba, která už nepasuje, ti zůstane v ruce.
book-detour = Odklon cesty přesune chodbu, kterou hráči položili naposledy; pokud už tam neleží, tak tu předchozí. Přijde na jiné místo, kam podle obvyklých pravidel pasuje.
book-detour-finder = Dojde-li tím cesta k cíli, došel k němu ten, kdo odklon zahrál. Odkryté cíle zůstávají odkryté.
book-detour-broken = Odklon cesty smí zahrát i ten, kdo nesmí stavět chodby.
book-detour-barred = Kdo nesmí stavět chodby, nesmí zahrát ani odklon cesty.
effect-swap-goals-open = Zvedni dva zakryté cíle, nedívej se pod ně a polož je zpět, prohozené, nebo ne; vidí to všichni.
effect-tracker-single = Polož dvě chodby po sobě, nebo jednu, když se víc položit nedá. Na konci tahu si lízni stejný počet karet.
task-greedy-shared = Ke zlatu musíš dojít právě ty: jen tak nějaké dostaneš.

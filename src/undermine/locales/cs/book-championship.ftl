# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhraje, jen když se k vytouženému zlatu prokope sám.
book-winners-greedy = Dosáhl-li zlata chamtivý trpaslík, vyhrál jen on. Dosáhl-li ho kdokoli jiný, vyhráli zlatokopové, i kdyby to byl sabotér. Jinak vyhráli sabotéři.
book-winners-greedy-shared = Bylo-li zlata dosaženo, vyhráli zlatokopové, i kdyby poslední kartu položil sabotér nebo chamtivý trpaslík. Jinak vyhráli sabotéři.
book-greedy-alone = Chamtivý trpaslík, který dosáhl zlata, dostane karty zlata za 4 valouny a nikdo jiný nedostane nic.
book-greedy-shared = Chamtivý trpaslík, který dosáhl zlata, dostane karty zlata za 4 valouny. Zlatokopové se přesto podělí o své; začíná nejbližší zlatokop po jeho pravici.
book-greedy-nothing = Ve všech ostatních případech chamtivý trpaslík nedostane nic a nepočítá se mezi zlatokopy.
book-swap-goals = Zvedni dva zakryté cíle, aniž se na ně podíváš, a polož je zpět: prohozené, nebo tak, jak ležely.
book-swap-goals-secret = Všichni vidí, které cíle bereš do ruky. Jestli je prohodíš, víš jen ty, takže co tam kdysi ukázala mapa, už nemusí platit.
book-swap-goals-open = Všichni vidí, které cíle bereš do ruky a jestli je prohodíš.
book-treasury = Místo líznutí z balíčku si prohlédni pět horních karet odkládacího balíčku, nebo všechny, je-li jich méně, a jednu si nech.
book-treasury-secret = Nikdo jiný ty karty nevidí. Jde to i s prázdným dobíracím balíčkem, ale ne, dokud je prázdný odkládací.
book-veto = Veto hraješ v tahu někoho jiného proti chodbě nebo akci, kterou právě hraje: ta nemá žádný účinek. Obě karty se odloží.
book-veto-draw = Pak si hráč na tahu lízne jednu kartu a jeho tah končí; po něm si jednu lízne ten, kdo zahrál veto.
book-veto-not = Odložení karty vetovat nejde. Rozbité nástroje ve vetu nikomu nebrání.
book-veto-window = Každá karta čeká na veto { $seconds } s, ať ho drží kdokoli, aby se nikdo neprozradil přemýšlením.
book-veto-tracker = Proti stopaři lze veto zahrát hned, nebo proti kterékoli z jeho dvou chodeb. Co už leží, zůstane.
book-veto-last = Kdo zahraje veto jako úplně poslední kartu kola, zahrál poslední kartu: další kolo začíná jeho levý soused.
book-direction = Od té chvíle se hraje opačným směrem, dokud neskončí kolo nebo se karta nezahraje znovu.
book-direction-gold = Karty zlata pak putují také doleva; dosáhl-li zlata sabotér, začíná nejbližší zlatokop po jeho levici.
book-next-first-either = Další kolo začíná levý soused toho, kdo byl na tahu poslední, ať se hrálo kterýmkoli směrem, a hraje se zase doleva.
book-next-first-onwards = Další kolo začíná hráč, který by přišel na řadu po posledním tahu, a hraje se zase doleva.
book-craftsman = Mistr řemeslník opraví jeden rozbitý nástroj, ať je to kterýkoli, tvůj i kohokoli jiného. Zahrát ho lze, jen když je nějaký nástroj rozbitý.
book-tracker = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Potřebuješ dvě, které položit jdou.
book-tracker-single = Se stopařem položíš dvě chodby po sobě, obě podle obvyklých pravidel. Jde-li položit jen jedna, stačí jedna.
book-tracker-draw = Na konci tahu si lízneš tolik karet, kolik chodeb máš položených, takže od té chvíle máš v ruce o kartu méně. Chodba, která už nepasuje, ti zůstane v ruce.
book-detour = Odklon cesty přesune chodbu, kterou hráči položili naposled; pokud už neleží, tu předchozí. Musí na jiné místo, kam podle obvyklých pravidel pasuje.
book-detour-finder = Dosáhne-li tím cíle, dosáhl ho ten, kdo odklon zahrál. Odkryté cíle zůstávají odkryté.
book-detour-broken = Rozbité nástroje odklonu cesty nebrání.
book-detour-barred = Kdo nesmí stavět chodby, nesmí zahrát ani odklon cesty.
effect-swap-goals-open = Zvedni dva zakryté cíle, nedívej se pod ně a polož je zpět, prohozené, nebo ne; vidí to všichni.
effect-tracker-single = Polož dvě chodby po sobě, nebo jednu, víc-li jich položit nejde. Na konci tahu si lízni stejně karet.
task-greedy-shared = Dosáhni zlata sám: jen tak něco dostaneš.

# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhrá, len keď sa k zlatu prekope sám.
book-winners-greedy = Ak zlato dosiahol chamtivý trpaslík, vyhral len on. Ak ho dosiahol ktokoľvek iný, vyhrali zlatokopi, aj keby to bol sabotér. Inak vyhrali sabotéri.
book-winners-greedy-shared = Ak bolo zlato dosiahnuté, vyhrali zlatokopi, aj keby poslednú kartu položil sabotér alebo chamtivý trpaslík. Inak vyhrali sabotéri.
book-greedy-alone = Chamtivý trpaslík, ktorý dosiahol zlato, dostane karty zlata za 4 nugety a nikto iný nedostane nič.
book-greedy-shared = Chamtivý trpaslík, ktorý dosiahol zlato, dostane karty zlata za 4 nugety. Zlatokopi sa aj tak podelia o svoje; začína najbližší zlatokop po jeho pravici.
book-greedy-nothing = Vo všetkých ostatných prípadoch chamtivý trpaslík nedostane nič a nepočíta sa medzi zlatokopov.
book-swap-goals = Zdvihni dva zakryté ciele bez toho, aby si sa na ne pozrel, a polož ich späť: vymenené alebo tak, ako ležali.
book-swap-goals-secret = Všetci vidia, ktoré ciele berieš do ruky. Či ich vymeníš, vieš len ty, takže čo tam kedysi ukázala mapa, už nemusí platiť.
book-swap-goals-open = Všetci vidia, ktoré ciele berieš do ruky a či ich vymeníš.
book-treasury = Namiesto ťahania z balíčka si prezri päť horných kariet odkladacieho balíčka, alebo všetky, ak ich je menej, a jednu si nechaj.
book-treasury-secret = Nikto iný tie karty nevidí. Ide to aj s prázdnym doberacím balíčkom, ale nie, kým je prázdny odkladací.
book-veto = Veto hráš v ťahu niekoho iného proti chodbe alebo akcii, ktorú práve hrá: tá nemá žiadny účinok. Obe karty sa odložia.
book-veto-draw = Potom si hráč na ťahu potiahne jednu kartu a jeho ťah sa končí; po ňom si jednu potiahne ten, kto zahral veto.
book-veto-not = Odloženie karty vetovať nejde. Rozbité nástroje vo vete nikomu nebránia.
book-veto-window = Každá karta čaká na veto { $seconds } s, nech ho drží ktokoľvek, aby sa nikto neprezradil premýšľaním.
book-veto-tracker = Proti stopárovi možno veto zahrať hneď, alebo proti ktorejkoľvek z jeho dvoch chodieb. Čo už leží, zostane.
book-veto-last = Kto zahrá veto ako úplne poslednú kartu kola, zahral poslednú kartu: ďalšie kolo začína jeho ľavý sused.
book-direction = Odvtedy sa hrá opačným smerom, kým sa neskončí kolo alebo sa karta nezahrá znova.
book-direction-gold = Karty zlata potom putujú tiež doľava; ak zlato dosiahol sabotér, začína najbližší zlatokop po jeho ľavici.
book-next-first-either = Ďalšie kolo začína ľavý sused toho, kto bol na ťahu posledný, nech sa hralo ktorýmkoľvek smerom, a hrá sa zase doľava.
book-next-first-onwards = Ďalšie kolo začína hráč, ktorý by prišiel na rad po poslednom ťahu, a hrá sa zase doľava.
book-craftsman = Majster remeselník opraví jeden rozbitý nástroj, nech je to ktorýkoľvek, tvoj aj kohokoľvek iného. Zahrať ho možno, len keď je nejaký nástroj rozbitý.
book-tracker = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Potrebuješ dve, ktoré položiť idú.
book-tracker-single = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Ak ide položiť len jedna, stačí jedna.
book-tracker-draw = Na konci ťahu si potiahneš toľko kariet, koľko chodieb položíš, takže odvtedy máš v ruke o kartu menej. Chodba, ktorá už nepasuje, ti zostane v ruke.
book-detour = Odklon cesty presunie chodbu, ktorú hráči položili naposledy; ak už neleží, tú predchádzajúcu. Musí na iné miesto, kam podľa zvyčajných pravidiel pasuje.
book-detour-finder = Ak tým dosiahne cieľ, dosiahol ho ten, kto odklon zahral. Odkryté ciele zostávajú odkryté.
book-detour-broken = Rozbité nástroje odklonu cesty nebránia.
book-detour-barred = Kto nesmie stavať chodby, nesmie zahrať ani odklon cesty.
effect-swap-goals-open = Zdvihni dva zakryté ciele, nepozeraj pod ne a polož ich späť, vymenené alebo nie; vidia to všetci.
effect-tracker-single = Polož dve chodby po sebe, alebo jednu, ak viac položiť nejde. Na konci ťahu si potiahni rovnako kariet.
task-greedy-shared = Dosiahni zlato sám: len tak niečo dostaneš.

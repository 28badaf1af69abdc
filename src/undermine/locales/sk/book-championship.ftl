# The rules of a table, sentence by sentence: the championship cards.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-greedy-aim = Chamtivý trpaslík nedrží s nikým: vyhrá, len keď k zlatu dôjde práve on.
book-winners-greedy = Ak k zlatu došiel chamtivý trpaslík, vyhral len on. Ak k nemu došiel ktokoľvek iný, vyhrali zlatokopi, aj keby to bol sabotér. Inak vyhrali sabotéri.
book-winners-greedy-shared = Ak sa došlo k zlatu, vyhrali zlatokopi, aj keby poslednú kartu položil sabotér alebo chamtivý trpaslík. Inak vyhrali sabotéri.
book-greedy-alone = Chamtivý trpaslík, ktorý došiel k zlatu, dostane karty zlata za 4 nugety a nikto iný nedostane nič.
book-greedy-shared = Chamtivý trpaslík, ktorý došiel k zlatu, dostane karty zlata za 4 nugety. Zlatokopi sa aj tak podelia o svoje; začína ten istý, kto by začínal, keby k zlatu došiel sabotér.
book-greedy-nothing = Vo všetkých ostatných prípadoch chamtivý trpaslík nedostane nič a nepočíta sa medzi zlatokopov.
book-swap-goals = Zdvihni dva zakryté ciele, nepozeraj sa na ne a polož ich späť: vymenené alebo tak, ako ležali.
book-swap-goals-secret = Všetci vidia, ktoré ciele berieš do ruky. Či ich vymeníš, vieš len ty, takže čo tam kedysi ukázala mapa, už nemusí platiť.
book-swap-goals-open = Všetci vidia, ktoré ciele berieš do ruky a či ich vymeníš.
book-treasury = Namiesto potiahnutia z balíčka si prezri päť horných kariet odkladacieho balíčka alebo všetky, ak ich je menej, jednu si nechaj a ostatné vráť.
book-treasury-secret = Nikto iný tie karty nevidí. Dá sa to aj s prázdnym balíčkom, ale nie, keď je prázdny odkladací.
book-veto = Veto hráš v ťahu niekoho iného proti chodbe alebo akčnej karte, ktorú práve zahral: tá nemá žiadny účinok. Obe karty sa odložia.
book-veto-draw = Potom si hráč na ťahu potiahne jednu kartu a jeho ťah sa končí; po ňom si jednu potiahne ten, kto zahral veto.
book-veto-not = Odloženie karty sa nedá vetovať. Veto smie zahrať aj ten, kto nesmie stavať chodby.
book-veto-window = Každá karta čaká na veto { $seconds } s, nech ho drží ktokoľvek, aby sa nikto neprezradil premýšľaním.
book-veto-tracker = Proti stopárovi sa veto dá zahrať hneď alebo proti ktorejkoľvek z jeho dvoch chodieb. Čo už leží, zostane.
book-veto-last = Ak je veto úplne poslednou kartou kola, počíta sa, akoby posledný ťah mal ten, kto ho zahral. Podľa toho sa určí, kto začne ďalšie kolo.
book-direction = Odvtedy sa hrá opačným smerom, kým sa neskončí kolo alebo sa karta nezahrá znova.
book-direction-gold = Karty zlata potom kolujú tiež doľava; ak k zlatu došiel sabotér, začína najbližší zlatokop po jeho ľavici.
book-next-first-either = Ďalšie kolo začína sused po ľavici toho, kto bol na ťahu naposledy, nech sa hralo ktorýmkoľvek smerom, a hrá sa zase doľava.
book-next-first-onwards = Ďalšie kolo začína hráč, ktorý by prišiel na rad po poslednom ťahu, a hrá sa zase doľava.
book-craftsman = Majster remeselník opraví jeden rozbitý nástroj, nech je to ktorýkoľvek, tebe alebo komukoľvek inému. Zahrať ho môžeš, len keď je nejaký nástroj rozbitý.
book-tracker = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Potrebuješ dve, ktoré sa dajú položiť.
book-tracker-single = So stopárom položíš dve chodby po sebe, obe podľa zvyčajných pravidiel. Ak sa dá položiť len jedna, stačí jedna.
book-tracker-draw = Na konci ťahu si za každú položenú chodbu potiahneš jednu kartu, takže odvtedy máš v ruke o kartu menej. Chodba, ktorá už nepasuje, ti zostane v ruke.
book-detour = Odklon cesty presunie chodbu, ktorú hráči položili naposledy; ak tam už neleží, tak tú predchádzajúcu. Príde na iné miesto, kam podľa zvyčajných pravidiel pasuje.
book-detour-finder = Ak tým cesta dôjde k cieľu, došiel k nemu ten, kto odklon zahral. Odkryté ciele zostávajú odkryté.
book-detour-broken = Odklon cesty smie zahrať aj ten, kto nesmie stavať chodby.
book-detour-barred = Kto nesmie stavať chodby, nesmie zahrať ani odklon cesty.
effect-swap-goals-open = Zdvihni dva zakryté ciele, nepozeraj pod ne a polož ich späť, vymenené alebo nie; vidia to všetci.
effect-tracker-single = Polož dve chodby po sebe alebo jednu, ak sa viac položiť nedá. Na konci ťahu si potiahni rovnaký počet kariet.
task-greedy-shared = K zlatu musíš dôjsť práve ty: len tak nejaké dostaneš.

# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-sabotaged-dwarf = Zlatokop, před kterým na konci kola leží rozbitý nástroj, nedostane žádné zlato. Karet zlata se lízne jako obvykle a rozdělí si je ostatní zlatokopové: putují dokola, dokud nějaké zbývají.
book-sabotaged-first = Má-li rozbitý nástroj ten, kdo by měl začít, začíná další zlatokop, který má nástroje v pořádku.
book-sabotaged-all = Mají-li rozbité nástroje všichni zlatokopové, nedostane zlato nikdo.
book-sabotaged-saboteurs = Sabotéři dostanou odměnu jako obvykle, ať mají rozbité cokoli.
book-tournament-dealt = Rozdají se všechny karty trpaslíků, žádná nezbude.
book-tournament-centre = V půli cesty mezi startem a prostředním cílem leží lícem nahoru karta chodby; před každým kolem se vylosuje jiná i to, jak leží.
book-tournament-centre-joined = Dokud k ní nevede cesta od startu, nedá se na ni navázat. Zával ji odstranit smí.
book-tournament-centre-detour = Odklon cesty s ní nehne.
book-tournament-gold = Zlato se vyplácí v žetonech. Dosáhl-li zlata zlatokop, dostane 3 valouny a každý další zlatokop 2.
book-tournament-gold-saboteur = Dosáhl-li ho sabotér, dostane každý zlatokop 2 valouny.
book-tournament-gold-greedy = Dosáhl-li ho chamtivý trpaslík, dostane 4 valouny a nikdo jiný nic. V žádném jiném případě chamtiví trpaslíci nic nedostanou.
book-tournament-wage = Nedosáhne-li zlata nikdo, dostane každý sabotér 3 valouny.
book-tournament-wage-single = Nedosáhne-li zlata nikdo, dostane sabotér, který je mezi vámi jediný, 4 valouny.
book-tournament-open = Valouny leží před svými majiteli otevřeně.

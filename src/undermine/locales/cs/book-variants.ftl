# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-sabotaged-dwarf = Zlatokop, před kterým na konci kola leží rozbitý nástroj, nedostane žádné zlato. Karet zlata se vezme tolik jako obvykle a rozdělí si je ostatní zlatokopové: karty kolují, dokud nějaké zbývají.
book-sabotaged-first = Má-li rozbitý nástroj ten, kdo by měl začít, začíná další zlatokop, který má nástroje v pořádku.
book-sabotaged-all = Vyhrají-li zlatokopové, ale všichni mají rozbité nástroje, nedostane tyto karty zlata nikdo.
book-sabotaged-saboteurs = Sabotéři dostanou odměnu jako obvykle, ať mají rozbité cokoli.
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

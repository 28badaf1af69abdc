# The rules of a table, sentence by sentence: the two variants.
# The comment above an English sentence names the rules (docs/rules) that it states.

book-sabotaged-dwarf = Auksakasys, prieš kurį raundo pabaigoje guli sulaužytas įrankis, aukso negauna. Aukso kortų imama tiek, kiek paprastai, ir jas dalijasi kiti auksakasiai: kortos keliauja ratu, kol baigiasi.
book-sabotaged-first = Jei pradėti turėtų tas, kurio įrankis sulaužytas, pradeda kitas auksakasys, kurio įrankiai sveiki.
book-sabotaged-all = Jei auksakasiai laimi, bet visi turi sulaužytų įrankių, šių aukso kortų negauna niekas.
book-sabotaged-saboteurs = Diversantams mokama kaip paprastai, kad ir kas prieš juos būtų sulaužyta.
book-tournament-dealt = Išdalijamos visos nykštukų kortos, nė viena nelieka.
book-tournament-centre = Pusiaukelėje tarp pradžios ir vidurinio tikslo guli atversta kelio korta; kuri ir kaip pasukta, prieš kiekvieną raundą lemia burtai.
book-tournament-centre-joined = Kasti toliau nuo jos negalima, kol jos nepasiekia kelias nuo pradžios. Griūtis ją pašalinti gali.
book-tournament-centre-detour = Apylanka jos neperkelia.
book-tournament-gold = Auksas išmokamas žetonais. Jei auksą pasiekė auksakasys, jis gauna 3 grynuolius, o kiekvienas kitas auksakasys – po 2.
book-tournament-gold-saboteur = Jei jį pasiekė diversantas, kiekvienas auksakasys gauna po 2 grynuolius.
book-tournament-gold-greedy = Jei jį pasiekė godusis nykštukas, jis gauna 4 grynuolius, o kiti – nieko. Visais kitais atvejais godieji nykštukai nieko negauna.
book-tournament-wage = Jei auksas nepasiektas, kiekvienas diversantas gauna po 3 grynuolius.
book-tournament-wage-single = Jei auksas nepasiektas, diversantas, vienintelis tarp jūsų, gauna 4 grynuolius.
book-tournament-open = Grynuoliai guli atvirai prieš tuos, kam priklauso.

# Galvosūkiai: ieškomas vienintelis teisingas atsakymas.

puzzle-kind-move = Rask ėjimą
puzzle-kind-alone = Kask solo
puzzle-kind-saboteur = Kas diversantas?
puzzle-title = { $kind } { $number }
puzzle-task-move = Tavo ėjimas, ir vienas atsakymas aiškiai geresnis už visus kitus. Rask jį.
puzzle-task-alone = Žaidi solo, ir vienas atsakymas aiškiai geresnis už visus kitus. Rask jį.
puzzle-task-saboteur = Vienas iš šių nykštukų yra diversantas. Žiūrėk ėjimą po ėjimo ir parodyk, kai tik žinosi.
puzzle-role = Tavo vaidmuo: { $role }.
puzzle-steps = { $count ->
    [one] Reikia rasti { $count } atsakymą iš eilės.
    [few] Reikia rasti { $count } atsakymus iš eilės.
    [many] Reikia rasti { $count } atsakymo iš eilės.
   *[other] Reikia rasti { $count } atsakymų iš eilės.
}
puzzle-right = Teisingai!
puzzle-right-next = Teisingai! O dabar?
puzzle-cost = Ne šitas: vidutiniškai duoda { $gold } aukso mažiau.
puzzle-answer = Atsakymas: { $answer }.
puzzle-innocent = Ne, { $name } kasa sąžiningai.
puzzle-found = Teisingai: diversantas yra { $name }. Užteko { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
    [many] { $count } ėjimo
   *[other] { $count } ėjimų
}.
puzzle-was = Tai buvo { $name }.
puzzle-guilt = Kas visa tai matė nešališkai, mano, kad { $name } yra diversantas, su { $chance } % tikimybe.
puzzle-clue = Ėjimas { $number }, { $name }: įtarimas pakito nuo { $before } % iki { $after } %.
puzzle-clue-because = Ėjimas { $number }, { $name }: { $reason }. Įtarimas pakito nuo { $before } % iki { $after } %.
puzzle-grade-1 = lengvas
puzzle-grade-2 = vidutinis
puzzle-grade-3 = sunkus
puzzle-grade-4 = labai sunkus
puzzle-solved = Botai jį išsprendžia: švelnūs { $gentle } %, patyrę { $seasoned } %, klastingi { $sly } % atvejų.
puzzle-point = Skaičius į ką nors parodo, Enter parodo kitą ėjimą, { $hint } pasako atsakymą.
puzzle-none-left = Tai buvo paskutinis ėjimas. Kas diversantas?

# Puslapis.

puzzle-lead = Kiekvienas turi vienintelį teisingą atsakymą. Iškirpti iš žaidimų, patikrinti šimtuose įsivaizduotų pasaulių, surikiuoti pagal tai, kaip dažnai juos išsprendžia botai.
puzzle-about-move = Tavo ėjimas, ir vienas atsakymas aiškiai geriausias.
puzzle-about-alone = Tas pats žaidžiant solo, kartais keli atsakymai iš eilės.
puzzle-about-saboteur = Dvylika ėjimų, vienas diversantas. Stebėk, ką kiekvienas daro.
puzzle-all = Visi galvosūkiai
puzzle-begin = Pradėti: { $title }
puzzle-go-on = Tęsti: { $title }
puzzle-next = Kitas galvosūkis
puzzle-filter = Sunkumas
puzzle-filter-all = visi
puzzle-done = išspręsta { $done } iš { $total }
puzzle-is-solved = išspręstas
puzzle-is-clean = išspręstas iš pirmo karto
puzzle-players = { $count ->
    [one] { $count } žaidėjas
    [few] { $count } žaidėjai
    [many] { $count } žaidėjo
   *[other] { $count } žaidėjų
}
puzzle-show = Parodyti atsakymą
puzzle-day = Dienos mįslė
puzzle-day-about = Vienas diversantas per dieną, visiems šiuose namuose tas pats
puzzle-deal = Dalijimas
puzzle-move-of = { $number } ėjimas iš { $total }
puzzle-next-move = Kitas ėjimas
puzzle-back = Ėjimu atgal
puzzle-who = Žinau, kas tai
puzzle-suspicion = Kaip kiekvienas buvo įtariamas pabaigoje
puzzle-share = Dalytis
puzzle-marks = Tavo rezultatas: užteko { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
    [many] { $count } ėjimo
   *[other] { $count } ėjimų
}

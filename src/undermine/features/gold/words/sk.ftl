## Otázky a odpovede

question-take = Vyber si kartu zlata; ostatné putujú k ďalšiemu zlatokopovi.
    .other = { $name } vyberá kartu zlata …

## Čo sa stalo

log-staked = { $count ->
    [0] Na rozdelenie nezvýšila žiadna karta zlata.
    [one] Zlatokopi si delia jednu kartu zlata.
    [few] Zlatokopi si delia { $count } karty zlata.
    [many] Zlatokopi si delia { $count } karty zlata.
   *[other] Zlatokopi si delia { $count } kariet zlata.
}
log-chooser = { $who ->
    [you] Prvý výber máš ty, potom karty putujú doprava od zlatokopa k zlatokopovi.
   *[other] Prvý výber má { $name }, potom karty putujú doprava od zlatokopa k zlatokopovi.
}
log-workers = { $count ->
    [one] V bani vyčíňal jeden sabotér; čím menej ich je, tým lepšia odmena.
    [few] V bani vyčíňali { $count } sabotéri; čím menej ich je, tým lepšia odmena.
    [many] V bani vyčíňalo { $count } sabotéra; čím menej ich je, tým lepšia odmena.
   *[other] V bani vyčíňalo { $count } sabotérov; čím menej ich je, tým lepšia odmena.
}
log-took = { $who ->
    [you] { $count ->
        [one] Berieš si kartu s jedným nugetom.
        [few] Berieš si kartu s { $count } nugetmi.
        [many] Berieš si kartu s { $count } nugetu.
       *[other] Berieš si kartu s { $count } nugetmi.
    }
   *[other] { $name } si berie kartu zlata.
}
log-sunk = { $who ->
    [you] { $count ->
        [one] Karta zlata s jedným nugetom je pre teba priveľa: dávaš ju naspodok balíčka.
        [few] Karta zlata s { $count } nugetmi je pre teba priveľa: dávaš ju naspodok balíčka.
        [many] Karta zlata s { $count } nugetu je pre teba priveľa: dávaš ju naspodok balíčka.
       *[other] Karta zlata s { $count } nugetmi je pre teba priveľa: dávaš ju naspodok balíčka.
    }
   *[other] { $name } berie kartu zlata, ktorá má priveľkú hodnotu, a dáva ju naspodok balíčka.
}
log-paid = { $who ->
    [you] { $count ->
        [0] Za sabotáž dostávaš, čo zo zlata zostalo.
        [one] Za sabotáž dostávaš jeden nuget.
        [few] Za sabotáž dostávaš { $count } nugety.
        [many] Za sabotáž dostávaš { $count } nugetu.
       *[other] Za sabotáž dostávaš { $count } nugetov.
    }
   *[other] { $count ->
        [0] { $name } dostáva za sabotáž, čo zo zlata zostalo.
        [one] { $name } dostáva za sabotáž jeden nuget.
        [few] { $name } dostáva za sabotáž { $count } nugety.
        [many] { $name } dostáva za sabotáž { $count } nugetu.
       *[other] { $name } dostáva za sabotáž { $count } nugetov.
    }
}
log-nobody-paid = Žiadny sabotér v hre nebol, zlato teda nedostáva nikto.

## Prečo to nejde

reason-no-such-gold = karta zlata s hodnotou { $number } tu už nie je

## Stránka v prehliadači

web-option-gold-draw = Kariet zlata sa berie
web-value-gold-draw-diggers = jedna na zlatokopa
web-value-gold-draw-players = jedna na hráča
web-option-gold-shuffle = Balíček zlata sa mieša pred každým kolom
web-option-saboteur-payout = Nugety pre každého z 1/2/3/4 sabotérov
tales-took-cards = { $count ->
    [one] { $count } karta zlata, tajná
    [few] { $count } karty zlata, tajné
    [many] { $count } karty zlata, tajnej
   *[other] { $count } kariet zlata, tajných
}
tales-draft = Delí sa zlato
tales-stack = { $count ->
    [one] v kôpke je { $count } karta zlata
    [few] v kôpke sú { $count } karty zlata
    [many] v kôpke je { $count } karty zlata
   *[other] v kôpke je { $count } kariet zlata
}

## Pravidlá, vetu po vete

book-gold-diggers = Ak vyhrajú zlatokopi, vezme sa lícom nadol toľko kariet zlata, koľko je zlatokopov. Na každej je jeden, dva alebo tri nugety.
book-gold-players = Ak vyhrajú zlatokopi, vezme sa lícom nadol toľko kariet zlata, koľko je hráčov. Na každej je jeden, dva alebo tri nugety.
book-gold-ten = Ak vyhrajú zlatokopi, vezme sa lícom nadol deväť kariet zlata, hoci vás je desať. Na každej je jeden, dva alebo tri nugety.
book-gold-passed = Kto došiel k zlatu, prezrie si ich, jednu si nechá a ostatné podá najbližšiemu zlatokopovi po svojej pravici. Ten urobí to isté.
book-gold-saboteur-found = Ak k zlatu došiel sabotér, začína najbližší zlatokop po jeho pravici.
book-gold-again = Karty kolujú, kým nejaké zostávajú, takže niektorí zlatokopi môžu dostať viac než jednu.
book-gold-wages = Ak vyhrajú sabotéri, vyplatí sa im odmena v kartách zlata: { $wages }.
book-wage = { $count ->
    [one] jedinému sabotérovi { $nuggets }
    [few] ak sú { $count }, každému { $nuggets }
    [many] ak je ich { $count }, každému { $nuggets }
   *[other] ak je ich { $count }, každému { $nuggets }
}
book-gold-losers = Strana, ktorá prehrala, nedostane nič.
book-gold-nobody = Ak medzi vami nebol žiadny sabotér a k zlatu sa nedošlo, nedostane zlato nikto.
book-gold-secret = Svoje karty zlata drž v tajnosti až do konca hry.
book-gold-shuffled = Zamiešajú sa aj zvyšné karty zlata.
book-gold-put-back = Karty zlata sa nemiešajú; tie, ktoré sa vzali a nerozdali, ležia naspodku.

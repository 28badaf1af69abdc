# Pravidlá stola veta po vete: rozšírenie.

chapter-new-tunnels = Mosty, rebríky a dvere
chapter-new-actions = Väzenie, krádež a výmeny
chapter-winning = Kto vyhráva kolo

## What it is about

book-aim-teams = Ste trpaslíci v bani. Modrí a zelení zlatokopi sú dva tímy a oba chcú zlato; sabotéri chcú, aby sa k nemu nikto nedostal. Kto je kto, zostáva tajné až do konca kola.
book-loners = Šéf, špekulant a geológovia nepatria k žiadnemu tímu. Šéf vyhráva s ktorýmkoľvek tímom, špekulant s každým, kto vyhrá, a geológovia dostávajú zlato za kryštály.
book-roles-left = { $count ->
    [one] Lícom nadol zvýši { $count } karta trpaslíka. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
    [few] Lícom nadol zvýšia { $count } karty trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
    [many] Lícom nadol zvýši { $count } karty trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
   *[other] Lícom nadol zvýši { $count } kariet trpaslíkov. Nikto teda nevie naisto, ktorí trpaslíci sedia pri stole.
}

## Your turn

book-turn-four = Vo svojom ťahu urobíš jednu zo štyroch vecí: položíš chodbu, zahráš akčnú kartu, zbavíš sa karty, ktorá leží pred tebou, alebo sa ťahu vzdáš.
book-draw-one = Po chodbe alebo akčnej karte si potiahneš jednu kartu.
book-shed = Ak sa chceš zbaviť karty pred sebou (rozbitého nástroja, väzenia, pokojne aj vlastnej krádeže), odlož lícom nadol ľubovoľné dve karty z ruky. Potiahneš si len jednu, takže do konca kola držíš o kartu menej.
book-pass = Keď sa ťahu vzdáš, odlož lícom nadol jednu, dve alebo tri karty a rovnaký počet si ich potiahni.
book-turn-next = Potom je na rade tvoj sused po ľavici.
book-cards-aside = Desať ďalších kariet leží bokom a nikto ich nevidel. V tomto kole sa s nimi nehrá.
book-pile-short = Ak je v balíčku menej kariet, než koľko si máš potiahnuť, vezmeš si, čo zostáva. Keď sa balíček minie, už sa neťahá. Odložené karty sa doň znova nezamiešajú.
book-skipped = Kto nemá žiadnu kartu, vynecháva ťahy. Do kola sa vráti, len keď mu karty prinesie výmena kariet.

## Tunnels

book-tunnel-joined-ladder = Od štartu alebo od rebríka k nej musí viesť neprerušená cesta. Len rebrík sám ju nepotrebuje.
book-two-tunnels = Na moste a na dvojitej zákrute sú dve chodby, ktoré spolu nie sú spojené. Pasovať musia všetky strany, ale so štartom stačí spojiť jednu z oboch chodieb.
book-blind-arm = Slepá odbočka vyzerá zvonka ako otvorená, ale so zvyškom karty spojená nie je.
book-ladder = Každý rebrík je spojený so štartom aj so všetkými ostatnými rebríkmi.
book-ladder-where = Rebrík smieš priložiť ku ktorejkoľvek chodbe, kde pasuje, aj keď k nej žiadna cesta nevedie. Nesmie sa však dotýkať cieľa, či už zakrytého alebo odkrytého.
book-door = Dvere nikomu nebránia stavať chodby ani odkrývať ciele. Počítajú sa, až keď sa kolo skončí: tím neprejde dverami druhej farby.
book-crystal = Kryštál na chodbe nič nemení. Cenu má len pre geológov.

## Cards before you

book-broken-shed = Kým pred tebou leží rozbitý čakan, lampáš alebo vozík, nestaviaš chodby. Hrať akčné karty, zbaviť sa karty aj vzdať sa ťahu smieš ďalej.
book-prison = Väzenie položíš pred niekoho iného. Kým tam leží, nestavia ten hráč chodby, rovnako ako s rozbitým nástrojom. Dve väzenia pred sebou nikto mať nemôže.
book-release = Oslobodenie pustí z väzenia jedného hráča, pokojne aj teba.
book-theft = Krádež položíš pred seba, nikdy však druhú. Ak tam ešte leží po rozdelení zlata, smieš inému hráčovi vziať jeden nuget.
book-hands-off = Karta „ruky preč“ odstráni zo stola jednu krádež, nech leží pred kýmkoľvek.
book-inspection = S inšpekciou sa pozrieš na kartu trpaslíka iného hráča. Vidíš ju len ty.
book-swap-hats = Pri výmene čiapok vyberieš hráča, pokojne aj seba. Ten dá svoju kartu trpaslíka nabok tak, aby ju ostatní nevideli, a vezme si jednu z tých, čo zvýšili. Stará karta sa v tomto kole nevráti.
book-swap-hands = Pri výmene kariet dáš inému hráčovi všetky karty, ktoré ti zostali, a dostaneš všetky jeho, nech ich je koľkokoľvek. Potom si potiahne kartu ten druhý, ty nie.
book-swap-hands-both = Pri výmene kariet dáš inému hráčovi všetky karty, ktoré ti zostali, a dostaneš všetky jeho, nech ich je koľkokoľvek. Potom si potiahne kartu každý z vás.

## Who wins the round

book-team-way = Tím sa dostane k zlatu, ak k nemu vedie cesta bez dverí druhej farby. Jedna taká cesta stačí a môže sa začínať aj pri rebríku.
book-win-team = Ak k zlatu došiel modrý alebo zelený zlatokop a jeho tím sa tam dostane, vyhráva len tento tím.
book-win-other-team = Ak dvere nepustia k pokladu jeho tím, ale ten druhý áno, vyhráva ten druhý.
book-win-both = Ak k zlatu došiel šéf, špekulant, geológ alebo sabotér, vyhráva každý tím, ktorý sa tam dostane. Ak v ceste nestoja žiadne dvere, sú to oba tímy.
book-win-boss = Šéf a špekulant vyhrávajú s každým tímom, ktorý vyhrá, aj keby z neho pri stole nikto nesedel.
book-shut-out-cs20 = Ak dvere nepustia ani jeden tím, vyhrávajú šéf a špekulant, ale len keď k zlatu došiel jeden z nich dvoch. Ak tam došiel ktokoľvek iný, nevyhráva nikto.
book-shut-out-de = Ak dvere nepustia ani jeden tím, vyhráva šéf, nech k zlatu došiel ktokoľvek, a s ním aj špekulant. Ak pri stole nie je šéf, špekulant vyhráva, len keď k zlatu došiel práve on; inak nevyhráva nikto.
book-shut-out-bga = Ak dvere nepustia ani jeden tím, vyhrávajú šéf a špekulant, nech k zlatu došiel ktokoľvek. Ak pri stole nie je ani jeden z nich, nevyhráva nikto.
book-win-saboteurs = Ak sa k zlatu nedošlo, vyhrávajú sabotéri a s nimi špekulant. Ak áno, žiadny sabotér nevyhráva.
book-win-profiteer = Ak sa k zlatu nedošlo a pri stole nie je žiadny sabotér, vyhráva špekulant sám. Ak nie je ani špekulant, nevyhráva nikto.
book-win-role = Počíta sa tá karta trpaslíka, ktorú máš na konci kola.
book-win-free = Kto je na konci kola vo väzení, nevyhráva a nepočíta sa, akoby pri stole nebol.

## Gold

book-shares = Víťazom vypláca bank: jedinému päť nugetov, dvom po štyri, trom po tri, štyrom po dva a piatim alebo viacerým po jednom.
book-shares-less = Šéf dostane o jeden nuget menej a špekulant o dva menej, takže možno nič. Ak vyhrá šéf sám, dostane štyri, špekulant sám tri.
book-crystals = Potom dostane geológ nuget za každý kryštál na stole, nech vyhral ktokoľvek, aj za tie na odrezaných chodbách. Dvaja geológovia sa o tieto nugety podelia a zaokrúhlia nadol.
book-prison-gold = Vo väzení nedostaneš žiadne zlato, ani za kryštály, a nesmieš kradnúť. Ak je vo väzení jeden z dvoch geológov, nugety za všetky kryštály dostane ten druhý.
book-prison-crystals = Vo väzení nedostaneš nič z pokladu a nesmieš kradnúť. Za kryštály však geológovia dostanú zaplatené aj vo väzení.
book-thefts = Krádeže prídu na rad nakoniec. Z tých, čo smú kradnúť, začína ten, kto zahral krádež naposledy; potom sa pokračuje doľava.
book-thefts-whom = Okradnúť smieš ktoréhokoľvek iného hráča, ktorý má zlato, aj väzňa. Ale nemusíš okradnúť nikoho.
book-gold-open = Nugety sa vyplácajú verejne, takže každý môže vedieť, koľko ich máš. Bank sa nikdy neminie.

## The whole game

book-next-round-aside = Pred každým kolom sa znova vyložia štart a ciele, všetky karty sa zamiešajú, desať ich ide zase nabok a znova sa rozdajú karty trpaslíkov. Zlato vám zostáva.

## Cards that do something else at some tables

effect-swap-hands-both = Vymeň si všetky karty s niekým iným; potom si každý z vás jednu potiahne.
effect-prison-crystals = Polož ho pred niekoho iného: kým tam leží, nestavia ten hráč chodby a na konci nemá podiel na poklade a nekradne.

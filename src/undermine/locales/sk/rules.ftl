# Pravidlá v skratke, vlastnými slovami, pre niekoho, kto si práve prisadol.

rules-title = Pravidlá v skratke
rules-aim = Ste trpaslíci v bani. Zlatokopi chcú prekopať cestu od štartu k zlatu, sabotéri chcú, aby sa to nepodarilo. Kto je kto, sa ukáže až na konci kola.
rules-goals = Pod jedným z troch cieľov je zlato, pod dvoma len skala.
rules-turn = Vo svojom ťahu polož chodbu, alebo zahraj akciu, alebo odlož jednu kartu lícom nadol. Potom si potiahni kartu.
rules-tunnel = Chodba musí pasovať ku všetkým susedom, chodba k chodbe a skala ku skale, a od štartu k nej musí viesť neprerušená cesta. Karty ležia na výšku a smú sa otočiť o pol otáčky.
rules-tools = Ak pred tebou leží zlomený čakan, rozbitý lampáš alebo vozík, nestaviaš chodby, kým to niekto neopraví. Rovnaký nástroj nemá nikto rozbitý dvakrát.
rules-others = Zával odstráni jednu chodbu. Mapa ti tajne ukáže jeden cieľ; rozprávať o ňom smieš, čo chceš.
rules-end = Kolo sa končí, keď cesta dosiahne zlato, alebo keď už nikto nemá karty.
rules-gold = Zlato nájdené: zlatokopi si rozdelia karty zlata, nálezca vyberá prvý. Nenájdené: odmenu dostane každý sabotér. Svoje zlato drž v tajnosti.
rules-game = Po poslednom kole víťazí, kto má najviac nugetov.

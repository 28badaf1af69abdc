# Karty, cíle, role a nástroje.
# Karta: její jméno; .object ve 4. pádě („Mia klade zatáčku“); .short pod obrázkem (nejvýš 11 znaků);
# .effect co karta dělá, jednou větou.

card-hidden = neznámá karta
    .object = kartu
    .short = ?
    .effect = Co na ní je, ti nikdo neprozradil.
card-crossing = křižovatka
    .object = křižovatku
    .short = křižovatka
    .effect = Chodby do všech čtyř stran.
card-t-junction = odbočka
    .object = odbočku
    .short = odbočka
    .effect = Chodby do tří stran, na čtvrté je skála.
card-curve = zatáčka
    .object = zatáčku
    .short = zatáčka
    .effect = Chodba zahýbá za roh.
card-straight = rovná chodba
    .object = rovnou chodbu
    .short = rovně
    .effect = Chodba vede rovně skrz.
card-dead-end = slepá chodba
    .object = slepou chodbu
    .short = slepá
    .effect = Vypadá jako cesta, ale chodby v ní nejsou spojené: odtud se dál nekope.
card-sabotage-pickaxe = rozbitý krumpáč
    .object = rozbitý krumpáč
    .short = ✕ krumpáč
    .effect = Polož ji před někoho jiného: dokud krumpáč někdo neopraví, nestaví ten hráč chodby.
card-sabotage-lantern = rozbitá lucerna
    .object = rozbitou lucernu
    .short = ✕ lucerna
    .effect = Polož ji před někoho jiného: dokud lucernu někdo neopraví, nestaví ten hráč chodby.
card-sabotage-cart = rozbitý vozík
    .object = rozbitý vozík
    .short = ✕ vozík
    .effect = Polož ji před někoho jiného: dokud vozík někdo neopraví, nestaví ten hráč chodby.
card-repair-pickaxe = oprava krumpáče
    .object = opravu krumpáče
    .short = ✓ krumpáč
    .effect = Opraví rozbitý krumpáč, tvůj nebo kohokoli u stolu.
card-repair-lantern = oprava lucerny
    .object = opravu lucerny
    .short = ✓ lucerna
    .effect = Opraví rozbitou lucernu, tvou nebo kohokoli u stolu.
card-repair-cart = oprava vozíku
    .object = opravu vozíku
    .short = ✓ vozík
    .effect = Opraví rozbitý vozík, tvůj nebo kohokoli u stolu.
card-repair-pickaxe-lantern = oprava krumpáče nebo lucerny
    .object = opravu krumpáče nebo lucerny
    .short = ✓ krum/luc
    .effect = Opraví jeden nástroj, krumpáč nebo lucernu, tobě nebo komukoli u stolu.
card-repair-pickaxe-cart = oprava krumpáče nebo vozíku
    .object = opravu krumpáče nebo vozíku
    .short = ✓ krum/voz
    .effect = Opraví jeden nástroj, krumpáč nebo vozík, tobě nebo komukoli u stolu.
card-repair-lantern-cart = oprava lucerny nebo vozíku
    .object = opravu lucerny nebo vozíku
    .short = ✓ luc/voz
    .effect = Opraví jeden nástroj, lucernu nebo vozík, tobě nebo komukoli u stolu.
card-rockfall = zával
    .object = zával
    .short = zával
    .effect = Odstraní ze stolu jednu kartu chodby; start a cíle zůstávají.
    .label = zával
card-map = mapa pokladu
    .object = mapu pokladu
    .short = mapa
    .effect = Podívej se na jeden zakrytý cíl; co tam je, budeš vědět jen ty.
    .label = mapa

goal-top = Horní cíl
    .object = horní cíl
goal-middle = Prostřední cíl
    .object = prostřední cíl
goal-bottom = Dolní cíl
    .object = dolní cíl

role-digger = zlatokop
    .task = Pomoz prokopat cestu od startu ke zlatu.
    .many = Zlatokopové
role-saboteur = sabotér
    .task = Postarej se, aby se zlato nenašlo, a nenech se odhalit.
    .many = Sabotéři

tool-pickaxe = krumpáč
    .object = krumpáč
    .yours = tvůj krumpáč
    .own = vlastní krumpáč
    .label = krump
tool-lantern = lucerna
    .object = lucernu
    .yours = tvou lucernu
    .own = vlastní lucernu
    .label = lucer
tool-cart = vozík
    .object = vozík
    .yours = tvůj vozík
    .own = vlastní vozík
    .label = vozík

side-n = nahoře
side-e = vpravo
side-s = dole
side-w = vlevo

nuggets = { $count ->
    [one] { $count } valoun
    [few] { $count } valouny
    [many] { $count } valounu
   *[other] { $count } valounů
}

# Words of answers, for buttons and screen readers.
choice-discard = odložit
choice-shed = odložit { $cards } a zbavit se karty „{ $title }“

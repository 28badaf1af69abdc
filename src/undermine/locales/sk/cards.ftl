# Karty, ciele, roly a nástroje.
# Karta: jej meno; .object v 4. páde („Mia kladie zákrutu“); .short pod obrázkom (najviac 11 znakov);
# .effect čo karta robí, jednou vetou.

card-hidden = neznáma karta
    .object = kartu
    .short = ?
    .effect = Čo na nej je, ti nikto neprezradil.
card-crossing = križovatka
    .object = križovatku
    .short = križovatka
    .effect = Chodby do všetkých štyroch strán.
card-t-junction = odbočka
    .object = odbočku
    .short = odbočka
    .effect = Chodby do troch strán, na štvrtej je skala.
card-curve = zákruta
    .object = zákrutu
    .short = zákruta
    .effect = Chodba zahýba za roh.
card-straight = rovná chodba
    .object = rovnú chodbu
    .short = rovno
    .effect = Chodba vedie rovno cez kartu.
card-dead-end = slepá chodba
    .object = slepú chodbu
    .short = slepá
    .effect = Vyzerá ako cesta, ale chodby v nej nie sú spojené: odtiaľto sa ďalej nekope.
card-sabotage-pickaxe = rozbitý čakan
    .object = rozbitý čakan
    .short = ✕ čakan
    .effect = Polož ju pred niekoho iného: kým čakan niekto neopraví, nestavia ten hráč chodby.
card-sabotage-lantern = rozbitý lampáš
    .object = rozbitý lampáš
    .short = ✕ lampáš
    .effect = Polož ju pred niekoho iného: kým lampáš niekto neopraví, nestavia ten hráč chodby.
card-sabotage-cart = rozbitý vozík
    .object = rozbitý vozík
    .short = ✕ vozík
    .effect = Polož ju pred niekoho iného: kým vozík niekto neopraví, nestavia ten hráč chodby.
card-repair-pickaxe = oprava čakana
    .object = opravu čakana
    .short = ✓ čakan
    .effect = Opraví rozbitý čakan, tvoj alebo kohokoľvek pri stole.
card-repair-lantern = oprava lampáša
    .object = opravu lampáša
    .short = ✓ lampáš
    .effect = Opraví rozbitý lampáš, tvoj alebo kohokoľvek pri stole.
card-repair-cart = oprava vozíka
    .object = opravu vozíka
    .short = ✓ vozík
    .effect = Opraví rozbitý vozík, tvoj alebo kohokoľvek pri stole.
card-repair-pickaxe-lantern = oprava čakana alebo lampáša
    .object = opravu čakana alebo lampáša
    .short = ✓ čak/lamp
    .effect = Opraví jeden nástroj, čakan alebo lampáš, tebe alebo komukoľvek pri stole.
card-repair-pickaxe-cart = oprava čakana alebo vozíka
    .object = opravu čakana alebo vozíka
    .short = ✓ čak/voz
    .effect = Opraví jeden nástroj, čakan alebo vozík, tebe alebo komukoľvek pri stole.
card-repair-lantern-cart = oprava lampáša alebo vozíka
    .object = opravu lampáša alebo vozíka
    .short = ✓ lamp/voz
    .effect = Opraví jeden nástroj, lampáš alebo vozík, tebe alebo komukoľvek pri stole.
card-rockfall = zával
    .object = zával
    .short = zával
    .effect = Odstráni zo stola jednu kartu chodby; štart a ciele zostávajú.
    .label = zával
card-map = mapa pokladu
    .object = mapu pokladu
    .short = mapa
    .effect = Pozri sa na jeden zakrytý cieľ; čo tam je, budeš vedieť len ty.
    .label = mapa

goal-top = Horný cieľ
    .object = horný cieľ
goal-middle = Prostredný cieľ
    .object = prostredný cieľ
goal-bottom = Dolný cieľ
    .object = dolný cieľ

role-digger = zlatokop
    .task = Pomôž prekopať cestu od štartu k zlatu.
    .many = Zlatokopi
role-saboteur = sabotér
    .task = Postaraj sa, aby sa zlato nenašlo, a nenechaj sa odhaliť.
    .many = Sabotéri

tool-pickaxe = čakan
    .object = čakan
    .yours = tvoj čakan
    .own = vlastný čakan
    .label = čakan
tool-lantern = lampáš
    .object = lampáš
    .yours = tvoj lampáš
    .own = vlastný lampáš
    .label = lamp.
tool-cart = vozík
    .object = vozík
    .yours = tvoj vozík
    .own = vlastný vozík
    .label = vozík

side-n = hore
side-e = vpravo
side-s = dole
side-w = vľavo

nuggets = { $count ->
    [one] { $count } nuget
    [few] { $count } nugety
    [many] { $count } nugetu
   *[other] { $count } nugetov
}

# Words of answers, for buttons and screen readers.
choice-discard = odložiť
choice-shed = odložiť { $cards } a zbaviť sa karty „{ $title }“

# What the reader is asked.

decision-draft = Válaszd ki a karakteredet erre a fordulóra.
decision-draft_discard = Dobj el egy karaktert képpel lefelé.
decision-theater = A Színházad: cserélsz valakivel karaktert, látatlanban?
decision-theater_give = Melyik karakteredet adod { PLAYER($with, case: "dat") }?
decision-turn = Te jössz { CARD($acting) }ként. Mit teszel?
decision-turn-bewitched = Megbabonáztak: gyűjts nyersanyagot, a köröd többi részét a Boszorkány játssza le.
decision-turn-threatened = Megfenyegettek: előbb gyűjts nyersanyagot, aztán döntsd el, fizetsz-e.
decision-turn-in_hospital = Meggyilkoltak, de a Kórházban még gyűjthetsz nyersanyagot. Mást nem tehetsz.
decision-turn-resumed = Te folytatod a megbabonázott { CARD($acting) } körét. Mit teszel?
decision-keep = Melyik lapot tartod meg?
decision-pay = Még { COUNT($gold, of: "gold", case: "acc") } kell fizetned { CARD($card, case: "thefor") }. Minden lap 1 aranyat ér. Mivel fizetsz?
decision-lender = Még { COUNT($gold, of: "gold") } hiányzik { CARD($card, case: "theon") }. Ki adja kölcsön, aranyanként egy lapért?
decision-give_for_gold = { PLAYER($to, case: "dat") } még { COUNT($count, of: "cards") } jár az aranyért. Melyiket adod?
decision-warrant = Az aláírt parancs { CARD($signed, case: "theon") } került. Ki kapja a következőt, ami nincs aláírva?
decision-confiscate = { PLAYER($from) }, akinek parancsot adtál, épp kifizetett { COUNT($gold, of: "gold", case: "acc") } { CARD($card, case: "thefor") }. Mit teszel?
decision-threaten = A virágos keszkenő { CARD($flower, case: "theon") } került. Ki kapja a másikat, a jelöletlent?
decision-threat = { $gold ->
    [0] { PLAYER($to) } megfenyegetett. Ingyen megszabadulhatsz tőle. Megteszed?
   *[other] { PLAYER($to) } megfenyegetett. Kifizeted az aranyad felét ({ COUNT($gold, of: "gold") }), vagy mindet kockára teszed?
}
decision-reveal_threat = { PLAYER($of) } ({ CARD($character) }) nem fizet neked. Felfeded a fenyegetést?
decision-replace = Melyik lapokat cseréled még ki? Eddig: { $count }.
decision-wizard = Melyik lapot veszed el { PLAYER($of, case: "from") }: kézbe, vagy rögtön a városodba?
decision-seer_give = Melyik lapot adod { PLAYER($to, case: "dat") }?
decision-tribute = Mit veszel el { PLAYER($from, case: "from") } a koronáért?
decision-crown_on = Meggyilkoltak, de a koronáról még te döntesz. Ki kapja?
decision-study = Melyik lapot tartod meg? A többit a pakliba keverik.
decision-exchange = Mit kérsz cserébe { CARD($offered, case: "thefor") }?
decision-beautify = Megszépítesz még egy kerületet?
decision-crown_at_once = Ki kapja a koronát?
decision-pay_tribute = Tiéd a korona. Mit adsz érte { PLAYER($to, case: "dat") }?
decision-graveyard = A Sírkerted: megmented 1 aranyért { CARD($card, case: "theacc") }?
decision-bell_tower = A Harangtornyod: eggyel kevesebb kerületnél legyen vége a játéknak?
decision-lighthouse = A Világítótornyod: átnézed a paklit? Egy lapot elveszel, aztán a paklit megkeverik.
decision-search = Melyik lapot veszed el a pakliból?
decision-hospital = A Kórházad: szólítják a meggyilkolt karaktert ({ CARD($character) }). Felfeded magad?
decision-wagon_keep = Melyik lapot tartod meg?
decision-wagon = A Pénztárkocsidon { COUNT($gold, of: "gold") } van. Eldobod, és leveszed róla az aranyat?
decision-fortune_teller = Melyik lapot veszed el { PLAYER($of, case: "from") }?
decision-cannonball = Melyik kerületedet cseréled le { CARD($card, case: "theon") }? A különbözetet te fizeted.
decision-acrobat = A 4-es rangot szólítják ({ CARD($character) }). Kijátszod az Akrobatát, és magadhoz veszed a koronát?
decision-strongman = Te vagy { CARD($character, case: "the") }. Felmutatod az Erőművészt, hogy megmenekülj?
decision-wait = Várunk egy másik játékosra.

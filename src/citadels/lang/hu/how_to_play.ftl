# How to play, on one page, in the order in which it is read: src/citadels/book/how_to_play.py. Cards are arguments
# under their own ids: $thief is the Thief. $seat is the player whose choice is told, $from has the crown, $of owns a
# district; “you” is the reader, who is the Warlord. Below: the words of the rules beside a running game.

how-title = Így játsszuk
how-lead = Három perc olvasás, és jöhet az első játszmád.

how-heading-goal = A cél
how-goal = Építsd fel a legjobb várost. Minden kerület annyi pontot ér, amennyibe került. Amint valakinek van { COUNT($size, of: "districts") }e, az a forduló az utolsó, és az győz, akinek a legtöbb pontja van.
how-goal_few = Építsd fel a legjobb várost. Minden kerület annyi pontot ér, amennyibe került. Amint valakinek van { COUNT($size, of: "districts") }e (két vagy három játékosnál { $few }), az a forduló az utolsó, és az győz, akinek a legtöbb pontja van.
how-start = Mindenki 2 arannyal és négy lappal kezd: ezek azok a kerületek, amelyeket felépíthet.
how-picture-goal = Egy befejezett város. A lapon lévő érme a kerület ára, a szín és a betű a típusa.

how-heading-choosing = Először titkos választás
how-choosing = Minden fordulóban más bőrébe bújsz. A karakterek körbejárnak az asztalnál: egyet megtartasz, senkinek sem mutatod, a többit továbbadod.
how-choosing_aside = Néhányat előre félretesztek, így mindenki tud valamit, de senki sem tud mindent.
how-picture-choosing = A háromból egy a tiéd lesz. A két szürke képpel felfelé fekszik az asztalon: ebben a fordulóban senkinél sincsenek.

how-heading-calling = Aztán jön a szólítás
how-calling = A karaktereket szám szerint szólítják, 1-től felfelé, bárhol ülsz is. Ha a tiéd következik, felfeded, és te jössz. Ha senki sem jelentkezik, az a karakter senkinél sincs – vagy meggyilkolták.
how-calling_low = A támadás karakternek szól, nem játékosnak: { CARD($assassin, case: "the") } és { CARD($thief, case: "the") } megnevezi az áldozatát, de csak találgathatja, ki az.
how-picture-calling = A 7-es számot szólítják. Meggyilkolták { CARD($king, case: "theacc") }, és ki fogják rabolni { CARD($warlord, case: "theacc") }.

how-heading-turn = Amikor te jössz
how-turn = Három dolgot tehetsz. Csak az első kötelező:
how-turn_gather = Gyűjts nyersanyagot: vegyél ki 2 aranyat, vagy húzz 2 lapot, és tarts meg közülük egyet.
how-turn_build = Építs egy kerületet: fizesd ki egy kezedben lévő lap árát, és tedd a városodba. Körönként egyet, és soha olyat, amilyened már van.
how-turn_ability = Használd a karaktered képességét: mindegyik mást tud. Némelyik a saját színű kerületei után aranyat is kap: { CARD($king, case: "the") } a sárgák, { CARD($bishop, case: "the") } a kékek, { CARD($merchant, case: "the") } a zöldek, { CARD($warlord, case: "the") } a pirosak után.
how-picture-turn = A helyed gyűjtés után: a városod, 4 arany és a kezedben lévő lapok. A bekeretezetteket felépítheted, { CARD($cathedral, case: "the") } még túl drága.

how-heading-round = Egy forduló, ahogy zajlik
how-round_chosen = { PLAYER($from) } a megkoronázott játékos, ő választ elsőként. Hozzád három karakter jut el: megtartod { CARD($warlord, case: "theacc") }, kettőt továbbadsz. { PLAYER($seat) } választ utoljára.
how-round_murder = Szólítják az 1-est. { PLAYER($seat) } { CARD($assassin, case: "the") }, és meggyilkolja { CARD($king, case: "theacc") }: kár volt a tőrért, mert senkinél sincs.
how-round_robbery = A 2-es { PLAYER($seat) }, { CARD($thief, case: "the") }, aki ki akarja rabolni { CARD($warlord, case: "theacc") } – és nem is sejti, hogy az te vagy.
how-round_saving = A 3-as, a 4-es, az 5-ös és a 6-os szólítására senki sem jelentkezik. A 7-es { PLAYER($seat) }, { CARD($architect, case: "the") }, aki kivesz 2 aranyat, és spórol.
how-round_robbed = A 8-as te vagy! Mielőtt megmozdulnál, { CARD($thief, case: "the") } elviszi minden aranyadat. Kiveszel hát 2 aranyat.
how-round_destroyed = { CARD($warlord) }ként elpusztíthatsz egy kerületet az áránál 1 arannyal olcsóbban. Fizetsz 1 aranyat, és elpusztítod { PLAYER($of, case: "whose") } { CARD($market, case: "theirs") }.
how-round_income = A piros kerületeid 2 aranyat hoznak: az egyik { CARD($prison, case: "the") }, a másik { CARD($school_of_magic, case: "the") }, amely bármilyen színnek számít.
how-round_built = 3 aranyért felépíted { CARD($barracks, case: "theacc") }.
how-round_next = Vége a fordulónak. A karaktereket újra megkeveritek, és továbbra is { PLAYER($from) } választ elsőként. A koronát csak { CARD($king, case: "the") } vette volna el.
how-picture-destroying = { PLAYER($of, case: "whose") } városa, ahogy { CARD($warlord, case: "the") } látja. Az érmék mutatják, melyik támadás mennyibe kerülne.

how-heading-end = A vége és a pontok
how-end = Amint egy városban áll { COUNT($size, of: "districts") }, játsszátok végig a fordulót. Aztán mindenki pontot kap:
how-points_districts = Minden kerületéért annyit, amennyibe került.
how-points_types = Mind az öt színért { COUNT($points, of: "points", case: "acc") }.
how-points_complete = Az első befejezett városért 4 pontot, minden továbbiért 2-t.
how-points_unique = A lila kerületekért, amit a lap mond. A maradék arany semmit sem ér.
how-action_cards = Ebben a kiadásban akciólapok is vannak. A pakliba keveritek őket, és minden körödben kijátszhatsz egyet a kezedből. Elsőre hagyjátok ki őket.
how-picture-scores = A játék vége. A te városod csak másodikként készült el, mégis te győzöl.

how-heading-next = És most?
how-next_play = Játszd le az első játszmádat
    .about = Botok ellen; a kezdőlap egy kattintásra van.
how-next_examples = Próbáld ki a példákat
    .about = A szabálykönyvek saját körei, lépésről lépésre.
how-next_cards = Nézd meg a lapokat
    .about = Melyik mit tud, minden kiadásban.
how-next_rules = Olvasd el a pontos szabályokat
    .about = Minden bekezdés a számával, mindarra, ami ide nem fért be.
how-lookup = Keresel valamit? A `citadels rules NAME` egy lapot mutat, a `citadels rules --edition { $edition }` a pontos szabályokat, a `citadels rules --example` a példákat. Játszmát a `citadels play` indít.

## The rules beside a running game

guide-asked = Most rajtad múlik
guide-nothing = Most senki sem vár tőled semmit.
guide-mine = Mit tud a karaktered
guide-offered = Ezek közül választhatsz
guide-playing = Ki van soron
guide-about = Miről van szó
guide-rules = Mit mondanak a szabályok
guide-rulings = Különleges esetek
guide-whole = Így játsszuk, egyetlen oldalon
guide-edition = A kiadás összes szabálya

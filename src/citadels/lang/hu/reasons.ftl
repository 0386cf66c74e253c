# Why something is not possible now.

reason-game_over = Véget ért a játék.
reason-unknown_choice = Ilyen választás nincs a játékban.
reason-not_this_decision = Most nem ez a kérdés.
reason-not_on_offer = Ezt most nem választhatod.

## The turn

reason-gather_first = Előbb gyűjts nyersanyagot: vegyél ki aranyat, vagy húzz lapokat.
reason-already_gathered = Ebben a körben már gyűjtöttél nyersanyagot.
reason-bewitched_only_gathers = Megbabonáztak: csak nyersanyagot gyűjthetsz.
reason-answer_threat_first = Megfenyegettek: előbb gyűjts nyersanyagot, és felelj a fenyegetésre.
reason-witch_must_name = A Boszorkány előbb nyersanyagot gyűjt, és megbabonáz egy karaktert; a köröd akkor folytatódik, amikor azt szólítják.
reason-crown_first = Előbb add oda a koronát egy másik játékosnak.
reason-not_your_character = A karaktered erre nem képes.
reason-ability_used = Ezt a képességet ebben a körben már használtad.
reason-income_taken = Ebben a körben már megkaptad a jövedelmedet.
reason-nothing_to_gain = Semmit sem nyernél vele.

## Building and paying

reason-not_in_hand = Nincs abban a kézben { CARD($card, case: "the") }.
    .brief = Abban a kézben nincs ilyen lap.
reason-cannot_build = A karaktered nem építhet kerületet.
reason-limit_reached = Ebben a körben nem építhetsz többet: az építkezési korlátod { $limit }.
reason-already_built = Már áll a városodban { CARD($card, case: "the") }.
    .brief = Ilyen már van a városodban.
reason-too_dear = Még { COUNT($missing, of: "gold") } hiányzik.
reason-never_built = Nem lehet felépíteni { CARD($card, case: "theacc") }.
    .brief = Ezt a lapot nem lehet felépíteni.
reason-played_not_built = Ezt nem felépíteni, hanem kijátszani kell: { CARD($card) }. Ha eljön az ideje, a játék megkérdez.
    .brief = Az akciólapot nem felépíteni, hanem kijátszani kell.
reason-too_many_districts = Csak olyan városban építhető, amelyben legfeljebb { COUNT($most, of: "districts") } van.
reason-no_shortage = Van rá elég saját aranyad.
reason-no_lender = Senki másnak nincs meg a hiányzó { COUNT($missing, of: "gold") }.
reason-too_few_cards = Kevés a lapod, amit az aranyért adhatnál: még { $missing } kellene.

## Naming characters

reason-not_in_play = Nincs játékban { CARD($character, case: "the") }.
    .brief = Ez a karakter nincs játékban.
reason-not_yourself = A saját karakteredet nem nevezheted meg.
reason-not_rank_one = Az 1-es rangú karaktert nem nevezheted meg.
reason-not_the_murdered = A meggyilkolt karaktert nem nevezheted meg.
reason-not_the_bewitched = A megbabonázott karaktert nem nevezheted meg.
reason-already_named = Ezt a karaktert már megnevezted.

## Other players

reason-no_such_player = Nincs ilyen játékos az asztalnál.
reason-not_your_own_seat = Válassz egy másik játékost.
reason-already_has_crown = Annál a játékosnál már ott a korona.
reason-crown_to_bewitched = A korona a megbabonázott játékosé, nem a Boszorkányé.
reason-not_the_richest = { PLAYER($seat) } nem a leggazdagabb.
    .you = Magadtól nem vehetsz el: válaszd a leggazdagabb játékost.
    .brief = Nem ő a leggazdagabb játékos.
reason-nobody_richer = Senkinek sincs több aranya nálad.
reason-has_no_gold = Nincs elvehető arany.
reason-has_no_cards = Nincs elvehető lap.
reason-not_beside_rank_four = Nem ülsz olyan játékos mellett, aki felfedte a 4-es rangot.

## Districts of a city

reason-not_in_city = Nincs abban a városban { CARD($district, case: "the") }.
    .brief = Abban a városban nincs ilyen kerület.
reason-city_complete = Az a város már be van fejezve, ezért védett.
reason-bishop_protects = Azt a várost a Püspök védi.
reason-keep_protects = Az Erődítményhez nem lehet hozzányúlni.
reason-not_own_city = Egy másik játékos városában kell lennie.
reason-too_costly_to_seize = Csak legfeljebb { $most } költségű kerületet foglalhatsz el.
reason-you_have_that = Már áll a városodban { CARD($district, case: "the") }.
    .brief = Ilyen már van a városodban.
reason-they_have_that = Annak a játékosnak már van olyan kerülete, amilyet kínálsz.
reason-no_exchange_possible = Semmit sem kaphatsz { CARD($district, case: "thefor") }.
    .brief = Semmit sem kaphatsz érte.
reason-already_beautiful = Már meg van szépítve { CARD($district, case: "the") }.
    .brief = Ez a kerület már meg van szépítve.
reason-no_such_unique = Nincs olyan kerületed, amelyik erre képes.
reason-already_forgone = Erről a kerületről ebben a körben már lemondtál.
reason-unique_used = Ezt a kerületet ebben a körben már használtad.
reason-not_itself = A Fegyvertár önmagát nem pusztíthatja el.
reason-warrant_unsigned = Ez a parancs nincs aláírva: csak hagyhatod felépülni. Ezt senki sem tudja meg.
reason-only_ending_left = Megtetted, ami a kör végére való. Már csak befejezni lehet.
reason-not_king_or_emperor = A 4-es rang se nem Király, se nem Császár.
reason-not_king = A 4-es rang nem a Király.
reason-several_richest = Többen is egyformán gazdagok, ezért nem kapsz semmit.
reason-paid_at_round_end = Ezt az aranyat a forduló végén kapod meg.
reason-murdered_only_gathers = Meggyilkoltak: a Kórházban csak nyersanyagot gyűjthetsz.
reason-not_the_murdered_one = A meggyilkolt karakter nem nálad van: csak rejtve maradhatsz. Ezt senki sem tudja meg.

## Action cards

reason-action_card_played = Ebben a körben már játszottál ki akciólapot.
reason-no_district = A Cirkuszsátor csak a város befejezéséhez számít; másban nem kerület.
reason-no_such_wagon = Nincs ilyen Pénztárkocsi.
reason-own_wagon = A saját Pénztárkocsidat nem használhatod.
reason-wagon_already_used = Ezt a Pénztárkocsit ebben a körben már használtad.
reason-nothing_to_draw = Nincs több húzható lap.
reason-not_costlier = Nem drágább, mint { CARD($district, case: "the") }.
    .brief = Nem drágább, mint az a kerület.
reason-no_replacement = Egyik kerületedet sem cserélheted le { CARD($card, case: "theon") }.
    .brief = Egyik kerületedet sem cserélheted le rá.
reason-crown_to_acrobat = A koronát ebben a fordulóban az Akrobata vitte el.

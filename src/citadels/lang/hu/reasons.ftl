# Why something is not possible now.

reason-game_over = A játék véget ért.
reason-unknown_choice = Ilyen lépés nincs a játékban.
reason-not_this_decision = Most nem ez a kérdés.
reason-not_on_offer = Ez most nincs a lehetőségek között.

## The turn

reason-gather_first = Előbb nyersanyagot kell gyűjtened: aranyat vagy lapokat.
reason-already_gathered = Ebben a körben már gyűjtöttél nyersanyagot.
reason-bewitched_only_gathers = Megbabonáztak: csak nyersanyagot gyűjthetsz.
reason-answer_threat_first = Megfenyegettek: előbb gyűjts nyersanyagot, és felelj a fenyegetésre.
reason-witch_must_name = Boszorkányként csak nyersanyagot gyűjtesz, és megbabonázol valakit; a köröd később folytatódik.
reason-crown_first = Előbb oda kell adnod a koronát egy másik játékosnak.
reason-not_your_character = A karaktered erre nem képes.
reason-ability_used = Ezt a képességet ebben a körben már használtad.
reason-income_taken = A kerületeidért ebben a körben már kaptál jövedelmet.
reason-nothing_to_gain = Semmi sem járna érte.

## Building and paying

reason-not_in_hand = Abban a kézben nincs ilyen lap: { CARD($card) }.
    .brief = Ez a lap nincs abban a kézben.
reason-cannot_build = A karaktered egyáltalán nem építhet.
reason-limit_reached = Ebben a körben nem építhetsz többet: az építkezési korlátod { $limit }.
reason-already_built = Már van ilyen a városodban: { CARD($card) }.
    .brief = Ilyen már van a városodban.
reason-too_dear = Még hiányzik { COUNT($missing, of: "gold") }.
reason-never_built = Ez soha nem építhető meg: { CARD($card) }.
    .brief = Ez a lap soha nem építhető meg.
reason-too_many_districts = Ehhez legfeljebb { COUNT($most, of: "districts") } lehet a városban.
reason-no_shortage = Van rá elég aranyad, kölcsön nélkül is.
reason-no_lender = Nincs olyan játékos, akinek megvan a hiányzó { COUNT($missing, of: "gold") }.
reason-too_few_cards = Még { COUNT($missing, of: "cards") } kellene a kezedbe, hogy legyen mit adni az aranyért.

## Naming characters

reason-not_in_play = Ez a karakter nincs játékban: { CARD($character) }.
    .brief = Ez a karakter nincs játékban.
reason-not_yourself = A saját karakteredet nem nevezheted meg.
reason-not_rank_one = Az 1. rangú karaktert nem lehet megnevezni.
reason-not_the_murdered = A meggyilkolt karaktert nem lehet megnevezni.
reason-not_the_bewitched = A megbabonázott karaktert nem lehet megnevezni.
reason-already_named = Ezt a karaktert már megnevezted.

## Other players

reason-no_such_player = Nincs ilyen játékos az asztalnál.
reason-not_your_own_seat = Másik játékosnak kell lennie.
reason-already_has_crown = A korona már ott van.
reason-crown_to_bewitched = A korona a megbabonázott játékosé, nem a Boszorkányé.
reason-not_the_richest = { PLAYER($seat) } nem a leggazdagabb.
    .you = Nem rólad van szó: a leggazdagabb játékostól vehetsz el.
    .brief = Nem ez a leggazdagabb játékos.
reason-nobody_richer = Senkinek sincs több aranya nálad.
reason-has_no_gold = Nincs ott elvehető arany.
reason-has_no_cards = Nincs ott elvehető lap.
reason-not_beside_rank_four = Nem ülsz olyan játékos mellett, aki felfedte a 4. rangú karaktert.

## Districts of a city

reason-not_in_city = Abban a városban nincs ilyen: { CARD($district) }.
    .brief = Ez a kerület nincs abban a városban.
reason-city_complete = Az a város elkészült, ezért védett.
reason-bishop_protects = Azt a várost a Püspök védi.
reason-keep_protects = Az Erődítményhez nem lehet hozzányúlni.
reason-not_own_city = Másik játékos városában kell lennie.
reason-too_costly_to_seize = Csak legfeljebb { $most } költségű kerület foglalható el.
reason-you_have_that = Már van ilyen a városodban: { CARD($district) }.
    .brief = Ilyen már van a városodban.
reason-they_have_that = Annak a játékosnak már van olyan kerülete, amilyet kínálsz.
reason-no_exchange_possible = Ezért semmit sem kaphatsz: { CARD($district) }.
    .brief = Semmit sem lehet kapni érte.
reason-already_beautiful = Ez a kerület már meg van szépítve: { CARD($district) }.
    .brief = Ez a kerület már meg van szépítve.
reason-no_such_unique = Nincs olyan kerületed, amelyik erre képes.
reason-unique_used = Ezt a kerületet ebben a körben már használtad.
reason-not_itself = A Fegyvertárat nem lehet Fegyvertárral felrobbantani.
reason-warrant_unsigned = Ezen a karakteren nem az aláírt parancs van.
reason-only_ending_left = Megtetted, ami a kör végére való; már csak befejezni lehet.
reason-not_king_or_emperor = A 4. rang se nem Király, se nem Császár.
reason-several_richest = Többen is egyformán gazdagok, ezért senki sem ad semmit.
reason-paid_at_round_end = Ezt az aranyat a forduló végén kapod meg.
reason-murdered_only_gathers = A karakteredet meggyilkolták: a Kórházban csak nyersanyagot gyűjthetsz.
reason-not_the_murdered_one = A meggyilkolt karakter nem a tiéd.

## Action cards

reason-action_card_played = Ebben a körben már játszottál ki akciólapot.
reason-no_district = A Cirkuszsátor csak a város elkészültéhez számít; mást nem lehet vele tenni.
reason-no_such_wagon = Nincs ilyen Pénztárkocsi.
reason-own_wagon = A saját Pénztárkocsidat nem használhatod.
reason-wagon_already_used = Ezt a Pénztárkocsit ebben a körben már használtad.
reason-crown_to_acrobat = A koronát ebben a fordulóban az Akrobata vitte el.
reason-nothing_to_draw = Nincs több húzható lap.
reason-no_replacement = Egyik kerületed helyére sem kerülhet: { CARD($card) }.
    .brief = Egyik kerületed helyére sem kerülhet.
reason-not_costlier = Nem drágább ennél: { CARD($district) }.
    .brief = Ez nem drágább a kerületnél.

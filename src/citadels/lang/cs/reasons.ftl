# Why something is not possible now.

reason-game_over = Partie skončila.
reason-unknown_choice = Taková volba v této partii není.
reason-not_this_decision = O tom se teď nerozhoduje.
reason-not_on_offer = To teď není na výběr.

## The turn

reason-gather_first = Nejdřív si musíš dobrat zdroje: mince, nebo karty.
reason-already_gathered = Zdroje už máš v tomto tahu dobrané.
reason-bewitched_only_gathers = Tvá postava je očarovaná: můžeš si jen dobrat zdroje.
reason-murdered_only_gathers = Tvá postava je zneškodněná: v Nemocnici si můžeš jen dobrat zdroje.
reason-answer_threat_first = Někdo tě vydírá. Nejdřív si dober zdroje a vyřeš hrozbu.
reason-witch_must_name = Nejdřív si dober zdroje a někoho očaruj; tvůj tah bude pokračovat, až bude ta postava vyvolána.
reason-crown_first = Nejdřív musíš předat korunu jinému hráči.
reason-not_your_character = To tvá postava neumí.
reason-ability_used = Tuhle schopnost už máš v tomto tahu za sebou.
reason-income_taken = Příjem za budovy už v tomto tahu máš.
reason-nothing_to_gain = Nic by ti to nepřineslo.

## Building and paying

reason-not_in_hand = Karta { CARD($card) } v té ruce není.
    .brief = Taková karta v té ruce není.
reason-cannot_build = Tvá postava vůbec nestaví.
reason-limit_reached = V tomto tahu už víc stavět nemůžeš; tvůj limit budov je { $limit }.
reason-already_built = { CARD($card) } už ve tvém městě stojí.
    .brief = Taková budova už ve tvém městě stojí.
reason-too_dear = { $missing ->
    [one] Chybí
    [few] Chybějí
   *[other] Chybí
} ti { COUNT($missing, of: "gold") }.
reason-never_built = { CARD($card) } se nikdy nestaví.
    .brief = Tahle karta se nikdy nestaví.
reason-played_not_built = { CARD($card) } se nestaví, ale hraje. Až přijde správná chvíle, hra se tě zeptá.
    .brief = Akční karta se nestaví, ale hraje.
reason-too_many_districts = Smí přibýt jen do města, kde stojí nejvýš { COUNT($most, of: "districts") }.
reason-no_shortage = Na tohle máš svých mincí dost.
reason-no_lender = Žádný soupeř ti nemůže dát { COUNT($missing, of: "gold", case: "acc") }.
reason-too_few_cards = Na výměnu za mince ti v ruce { $missing ->
    [one] chybí
    [few] chybějí
   *[other] chybí
} { COUNT($missing, of: "cards") }.

## Naming characters

reason-not_in_play = { CARD($character) } v této partii není.
    .brief = Tahle postava v této partii není.
reason-not_yourself = Vlastní postavu určit nemůžeš.
reason-not_rank_one = Postavu č. 1 určit nemůžeš.
reason-not_the_murdered = Zneškodněnou postavu určit nemůžeš.
reason-not_the_bewitched = Očarovanou postavu určit nemůžeš.
reason-not_the_murdered_one = Zneškodněná postava není tvá: zbývá jen se neukázat. Nikdo se to nedozví.
reason-already_named = Tuhle postavu už máš určenou.

## Other players

reason-no_such_player = Takový hráč u stolu nesedí.
reason-not_your_own_seat = Musí to být někdo jiný.
reason-already_has_crown = Tenhle hráč už korunu má.
reason-crown_to_bewitched = Koruna patří očarovanému hráči, ne tomu, kdo hraje za jeho postavu.
reason-not_the_richest = { PLAYER($seat) } nemá nejvíc mincí.
    .you = Od sebe brát nemůžeš: vyber nejbohatšího hráče.
    .brief = Tenhle hráč nemá nejvíc mincí.
reason-nobody_richer = Nikdo nemá víc mincí než ty.
reason-has_no_gold = Není tam ani mince.
reason-has_no_cards = Není tam ani karta.
reason-not_beside_rank_four = Nesedíš vedle hráče, který v tomto kole hraje za postavu č. 4.

## Districts of a city

reason-not_in_city = Budova { CARD($district) } v tom městě není.
    .brief = Taková budova v tom městě není.
reason-city_complete = To město je dokončené, a tak je v bezpečí.
reason-bishop_protects = To město chrání kněz.
reason-keep_protects = Tahle budova je chráněná.
reason-not_own_city = Musí to být v cizím městě.
reason-too_costly_to_seize = Zabrat lze jen budovy s náklady nejvýš { $most }.
reason-you_have_that = { CARD($district) } už ve tvém městě stojí.
    .brief = Taková budova už ve tvém městě stojí.
reason-they_have_that = Nabízená budova už v tom městě stojí.
reason-no_exchange_possible = Za { CARD($district, case: "acc") } není co získat.
    .brief = Za tohle není co získat.
reason-already_beautiful = Na kartě { CARD($district) } už jedna mince leží.
    .brief = Na té kartě už jedna mince leží.
reason-no_such_unique = Budovu, která tohle umí, nemáš.
reason-already_forgone = Tahle budova už je v tomto tahu mimo provoz.
reason-unique_used = Tuhle budovu už máš v tomto tahu za sebou.
reason-not_itself = Zbrojnicí nelze zbourat Zbrojnici.
reason-warrant_unsigned = Tenhle glejt nemá pečeť: můžeš budovu jen nechat stát. Nikdo se to nedozví.
reason-only_ending_left = Co patří na konec tahu, už máš za sebou; zbývá jen tah ukončit.
reason-not_king_or_emperor = Postava č. 4 není král ani císař (intrikán).
reason-not_king = Postava č. 4 není král.
reason-several_richest = Nejvíc mincí má několik hráčů shodně, a tak ti nikdo nic nedá.
reason-paid_at_round_end = Tyhle mince dostaneš na konci kola.

## Action cards

reason-action_card_played = Jednu akční kartu už máš v tomto tahu zahranou.
reason-no_district = Šapitó se počítá jen pro dokončení města, jinak to není budova.
reason-no_such_wagon = Takový Pokladní vůz tu není.
reason-own_wagon = Vlastní Pokladní vůz použít nemůžeš.
reason-wagon_already_used = Tenhle Pokladní vůz už máš v tomto tahu za sebou.
reason-nothing_to_draw = Není co si dobrat.
reason-not_costlier = Nestojí to víc než { CARD($district) }.
    .brief = Nestojí to víc než ta budova.
reason-no_replacement = { CARD($card) } nemůže nahradit žádnou budovu tvého města.
    .brief = Žádnou budovu tvého města to nemůže nahradit.
reason-crown_to_acrobat = Korunu v tomto kole převzala Akrobatka.

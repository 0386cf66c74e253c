# Why something is not possible now.

reason-game_over = Gra się skończyła.
reason-unknown_choice = W tej grze nie ma takiego ruchu.
reason-not_this_decision = Nie o to teraz chodzi.
reason-not_on_offer = Tego nie ma teraz wśród możliwości.

## The turn

reason-gather_first = Najpierw trzeba wziąć złoto albo dobrać karty.
reason-already_gathered = W tej turze złoto lub karty są już wzięte.
reason-bewitched_only_gathers = Czar nie puszcza: możesz tylko wziąć złoto albo karty.
reason-answer_threat_first = Ktoś ci grozi: najpierw weź złoto lub karty i odpowiedz na groźbę.
reason-witch_must_name = Jako wiedźma bierzesz tylko złoto lub karty i kogoś zaczarowujesz; dalszy ciąg tury nastąpi później.
reason-crown_first = Najpierw trzeba oddać koronę innemu graczowi.
reason-not_your_character = Twoja postać tego nie potrafi.
reason-ability_used = Ta zdolność jest w tej turze już użyta.
reason-income_taken = Dochód z dzielnic jest w tej turze już wzięty.
reason-nothing_to_gain = Nic by to nie dało.

## Building and paying

reason-not_in_hand = Na tej ręce nie ma takiej karty: { CARD($card) }.
    .brief = Tej karty nie ma na tej ręce.
reason-cannot_build = Twoja postać w ogóle nie buduje.
reason-limit_reached = W tej turze nie możesz już budować; twój limit to { $limit }.
reason-already_built = Masz już w mieście { CARD($card, case: "acc") }.
    .brief = Taka dzielnica jest już w twoim mieście.
reason-too_dear = Brakuje ci { COUNT($missing, of: "gold", case: "gen") }.
reason-never_built = Tego się nie buduje: { CARD($card) }.
    .brief = Tej karty się nie buduje.
reason-too_many_districts = W mieście może być wtedy najwyżej { COUNT($most, of: "districts") }.
reason-no_shortage = Złota wystarczy ci na to i bez pożyczki.
reason-no_lender = Nikt taki nie ma złota, którego ci brakuje ({ COUNT($missing, of: "gold") }).
reason-too_few_cards = Brakuje ci { COUNT($missing, of: "cards", case: "gen") } na ręce, by oddać za złoto.

## Naming characters

reason-not_in_play = Tej postaci nie ma w tej grze: { CARD($character) }.
    .brief = Tej postaci nie ma w tej grze.
reason-not_yourself = Nie możesz wskazać własnej postaci.
reason-not_rank_one = Postaci rangi 1 nie wolno wskazać.
reason-not_the_murdered = Zabitej postaci nie wolno wskazać.
reason-not_the_bewitched = Zaczarowanej postaci nie wolno wskazać.
reason-already_named = Ta postać jest już wskazana.

## Other players

reason-no_such_player = Nie ma takiego gracza przy tym stole.
reason-not_your_own_seat = To musi być inny gracz.
reason-already_has_crown = Korona już tam jest.
reason-crown_to_bewitched = Koronę dostaje zaczarowany gracz, nie wiedźma.
reason-not_the_richest = { PLAYER($seat) } nie ma najwięcej złota.
    .you = Nie chodzi o ciebie: weź od najbogatszego.
    .brief = To nie jest najbogatszy gracz.
reason-nobody_richer = Nikt nie ma więcej złota od ciebie.
reason-has_no_gold = Nie ma tam złota do wzięcia.
reason-has_no_cards = Nie ma tam kart do wzięcia.
reason-not_beside_rank_four = Nie siedzisz obok gracza, który w tej rundzie pokazał postać rangi 4.

## Districts of a city

reason-not_in_city = W tym mieście nie ma takiej dzielnicy: { CARD($district) }.
    .brief = Tej dzielnicy nie ma w tym mieście.
reason-city_complete = To miasto jest ukończone, a więc bezpieczne.
reason-bishop_protects = To miasto chroni biskup.
reason-keep_protects = Fortu nie wolno ruszyć.
reason-not_own_city = To musi być miasto innego gracza.
reason-too_costly_to_seize = Przejąć można tylko dzielnicę o koszcie { $most } lub mniej.
reason-you_have_that = Masz już w mieście { CARD($district, case: "acc") }.
    .brief = Taka dzielnica jest już w twoim mieście.
reason-they_have_that = Ten gracz ma już dzielnicę, którą proponujesz.
reason-no_exchange_possible = Za { CARD($district, case: "acc") } nic nie można dostać.
    .brief = Nic nie można za to dostać.
reason-already_beautiful = Ta dzielnica jest już upiększona: { CARD($district) }.
    .brief = Ta dzielnica jest już upiększona.
reason-no_such_unique = Nie masz dzielnicy, która to potrafi.
reason-unique_used = Ta dzielnica jest w tej turze już użyta.
reason-not_itself = Arsenału nie da się wysadzić Arsenałem.
reason-warrant_unsigned = Nakaz na tej postaci nie jest tym podpisanym.
reason-only_ending_left = To, co robi się na końcu tury, już za tobą; zostaje tylko ją zakończyć.
reason-not_king_or_emperor = Ranga 4 to ani król, ani imperator.
reason-several_richest = Kilku graczy jest równie bogatych, więc nikt ci nic nie daje.
reason-paid_at_round_end = To złoto dostaniesz na końcu rundy.
reason-murdered_only_gathers = Twoja postać nie żyje: w Szpitalu możesz tylko wziąć złoto albo karty.
reason-not_the_murdered_one = Zabita postać nie jest twoja.

## Action cards

reason-action_card_played = Karta akcji jest w tej turze już zagrana.
reason-no_district = Namiot cyrkowy liczy się tylko do ukończenia miasta; nic więcej nie da się z nim zrobić.
reason-no_such_wagon = Nie ma takiego Wozu kasowego.
reason-own_wagon = Z własnego Wozu kasowego nie korzystasz.
reason-wagon_already_used = Ten Wóz kasowy jest w tej turze już użyty.
reason-crown_to_acrobat = Koronę w tej rundzie zabrała Akrobatka.
reason-nothing_to_draw = Nie ma już kart do dobrania.
reason-no_replacement = Karta { CARD($card) } nie może zastąpić żadnej dzielnicy w twoim mieście.
    .brief = Żadnej dzielnicy w twoim mieście nie można tak zastąpić.
reason-not_costlier = Nie kosztuje więcej niż { CARD($district) }.
    .brief = Nie kosztuje więcej niż dzielnica.

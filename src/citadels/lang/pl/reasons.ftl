# Why something is not possible now.

reason-game_over = Gra się skończyła.
reason-unknown_choice = W tej grze nie ma takiego ruchu.
reason-not_this_decision = Nie o to teraz pytamy.
reason-not_on_offer = Tego nie możesz teraz wybrać.

## The turn

reason-gather_first = Najpierw pobierz zasoby: weź złoto albo dobierz karty.
reason-already_gathered = W tej turze zasoby są już pobrane.
reason-bewitched_only_gathers = Twoja postać jest oczarowana: możesz tylko pobrać zasoby.
reason-answer_threat_first = Ktoś ci grozi: pobierz zasoby i najpierw odpowiedz na groźbę.
reason-witch_must_name = Wiedźma najpierw pobiera zasoby i oczarowuje postać; twoja tura trwa dalej, gdy ta postać zostanie wywołana.
reason-crown_first = Najpierw trzeba oddać koronę innemu graczowi.
reason-not_your_character = Twoja postać tego nie potrafi.
reason-ability_used = Ta zdolność jest w tej turze już użyta.
reason-income_taken = Dochód z dzielnic jest w tej turze już wzięty.
reason-nothing_to_gain = Nic by to nie dało.

## Building and paying

reason-not_in_hand = Na tej ręce nie ma karty { CARD($card) }.
    .brief = Tej karty nie ma na tej ręce.
reason-cannot_build = Twoja postać nie może budować.
reason-limit_reached = W tej turze nie możesz już budować: twój limit to { $limit }.
reason-already_built = Masz już w mieście { CARD($card, case: "acc") }.
    .brief = Taka dzielnica jest już w twoim mieście.
reason-too_dear = Brakuje ci { COUNT($missing, of: "gold", case: "gen") }.
reason-never_built = Karty { CARD($card) } się nie buduje.
    .brief = Tej karty się nie buduje.
reason-played_not_built = Karty { CARD($card) } się nie buduje, tylko zagrywa. Gra zapyta o nią w odpowiedniej chwili.
    .brief = Karty akcji się nie buduje, tylko zagrywa.
reason-too_many_districts = To można zbudować tylko w mieście, które ma najwyżej { COUNT($most, of: "districts", case: "acc") }.
reason-no_shortage = Masz dość złota, żeby zapłacić bez pożyczki.
reason-no_lender = Nikt inny nie ma tyle złota, ile ci brakuje ({ COUNT($missing, of: "gold") }).
reason-too_few_cards = Za mało kart, żeby oddać je za złoto: brakuje ci { COUNT($missing, of: "cards", case: "gen") }.

## Naming characters

reason-not_in_play = W tej grze nie ma { CARD($character, case: "gen") }.
    .brief = W tej grze nie ma tej postaci.
reason-not_yourself = Nie możesz wskazać własnej postaci.
reason-not_rank_one = Nie możesz wskazać postaci rangi 1.
reason-not_the_murdered = Nie możesz wskazać zabitej postaci.
reason-not_the_bewitched = Nie możesz wskazać oczarowanej postaci.
reason-already_named = Ta postać jest już wskazana.

## Other players

reason-no_such_player = Nie ma takiego gracza przy tym stole.
reason-not_your_own_seat = Wybierz innego gracza.
reason-already_has_crown = Ten gracz już ma koronę.
reason-crown_to_bewitched = Koronę dostaje oczarowany gracz, nie wiedźma.
reason-not_the_richest = { PLAYER($seat) } nie ma najwięcej złota.
    .you = Od siebie brać nie możesz: wybierz najbogatszego gracza.
    .brief = To nie jest najbogatszy gracz.
reason-nobody_richer = Nikt nie ma więcej złota od ciebie.
reason-has_no_gold = Nie ma tam złota do wzięcia.
reason-has_no_cards = Nie ma tam kart do wzięcia.
reason-not_beside_rank_four = Nie siedzisz obok gracza, który w tej rundzie pokazał postać rangi 4.

## Districts of a city

reason-not_in_city = W tym mieście nie ma dzielnicy { CARD($district) }.
    .brief = W tym mieście nie ma tej dzielnicy.
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
reason-already_beautiful = Dzielnica { CARD($district) } jest już upiększona.
    .brief = Ta dzielnica jest już upiększona.
reason-no_such_unique = Nie masz dzielnicy, która to potrafi.
reason-already_forgone = W tej turze ta dzielnica jest już pominięta.
reason-unique_used = Ta dzielnica jest w tej turze już użyta.
reason-not_itself = Arsenał nie może zniszczyć samego siebie.
reason-warrant_unsigned = Ten nakaz nie jest podpisany: możesz tylko pozwolić zbudować. Nikt się o tym nie dowie.
reason-only_ending_left = To, co robi się na końcu tury, jest już zrobione. Zostaje tylko ją zakończyć.
reason-not_king_or_emperor = Ranga 4 to ani król, ani imperator.
reason-not_king = Ranga 4 to nie król.
reason-several_richest = Kilku graczy ma po równo najwięcej złota, więc nic nie dostajesz.
reason-paid_at_round_end = To złoto dostaniesz na końcu rundy.
reason-murdered_only_gathers = Twoja postać nie żyje: w Szpitalu możesz tylko pobrać zasoby.
reason-not_the_murdered_one = Zabita postać nie jest twoja: możesz tylko zostać w ukryciu. Nikt się o tym nie dowie.

## Action cards

reason-action_card_played = Karta akcji jest w tej turze już zagrana.
reason-no_district = Namiot cyrkowy liczy się tylko do ukończenia miasta; poza tym nie jest dzielnicą.
reason-no_such_wagon = Nie ma takiego Wozu kasowego.
reason-own_wagon = Nie możesz użyć własnego Wozu kasowego.
reason-wagon_already_used = Ten Wóz kasowy jest w tej turze już użyty.
reason-crown_to_acrobat = Koronę w tej rundzie zabrała Akrobatka.
reason-nothing_to_draw = Nie ma już kart do dobrania.
reason-no_replacement = Karta { CARD($card) } nie może zastąpić żadnej dzielnicy w twoim mieście.
    .brief = Żadnej dzielnicy w twoim mieście nie można tak zastąpić.
reason-not_costlier = Nie kosztuje więcej niż { CARD($district) }.
    .brief = Nie kosztuje więcej niż ta dzielnica.

# Trener pierwszej gry: zdanie przed każdym nowym rodzajem decyzji. Mniej niż 120 znaków.

coach-name = Trener
coach-quiet = Nic nowego: to już znasz.
coach-off = Bez trenera

## By the kind of the decision

coach-asked_draft = Kim będziesz? Większość postaci dostaje złoto za dzielnice jednego typu. Nikt nie widzi, co bierzesz.
coach-asked_keep = Zatrzymaj to, na co wkrótce będzie cię stać, albo typ, którego nie masz. Reszta trafi na spód talii.
coach-asked_replace = Wskaż po kolei karty, które odłożysz na spód talii. Dobierzesz tyle samo nowych.
coach-asked_pay = Za Kryjówkę złodziei można płacić też kartami, każda to 1 moneta. Oddaj te, których nie zbudujesz.

## In a turn, by what can be done

coach-turn_gather = Twoja tura. Najpierw zasoby: złoto, jeśli zaraz zbudujesz, karty, jeśli masz ich mało.
coach-turn_build = Teraz możesz budować. Dzielnica jest warta tyle, ile kosztuje, a każdą możesz mieć tylko raz.
coach-turn_end_turn = Spójrz na znaczki: czy coś jeszcze zostało? Jeśli nie, zakończ turę.
coach-turn_income = Twoja postać dostaje złoto za dzielnice swojego typu, raz na turę, przed budową lub po niej.
coach-turn_murder = Wskaż postać, która straci tę rundę. Kto najbardziej pomógłby liderowi?
coach-turn_rob = Wskaż postać: gdy zostanie wywołana, jej złoto jest twoje. Kto jest bogaty i kogo mógł wybrać?
coach-turn_conjure = Zamień się kartami z kimś, kto ma ich dużo, albo wymień część swoich na nowe z talii.
coach-turn_take_crown = Weź koronę: w następnej rundzie wybierasz przed innymi.
coach-turn_extra_gold = Kupiec dostaje dodatkową monetę. Po prostu ją weź.
coach-turn_extra_cards = Architekt dobiera 2 dodatkowe karty i może w tej turze zbudować do trzech dzielnic.
coach-turn_destroy = Możesz zniszczyć dzielnicę, płacąc o 1 monetę mniej, niż kosztowała. Celuj w lidera.
coach-turn_use_smithy = Kuźnia raz na turę sprzeda ci 3 karty za 2 monety.
coach-turn_use_laboratory = Laboratorium raz na turę kupi od ciebie kartę z ręki za 2 monety.
coach-turn_forgo = Możesz przez turę nie używać tej dzielnicy. Prawie nigdy nie warto.

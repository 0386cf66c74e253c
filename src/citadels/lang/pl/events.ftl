# What happens in a game, as the log tells it, in the present tense. Nobody's gender shows: no past tense, no
# participles about players.

## The game and its rounds

event-game_started = Do stołu { $players ->
    [one] siada
    [few] siada
    [many] siada
   *[other] siada
} { COUNT($players, of: "players") }.
event-hand_dealt = { PLAYER($seat) } dostaje { CARD($cards, case: "acc") }.
    .you = Dostajesz { CARD($cards, case: "acc") }.
event-round_started = — Runda { $round } · korona: { PLAYER($crown) } —
event-face_up = Poza tą rundą, odkryte: { CARD($character, case: "nom") }.
event-face_down = Oglądasz zakrytą postać: { CARD($character, case: "nom") }.
event-face_down_taken = { PLAYER($seat) } bierze też zakrytą postać: { CARD($character, case: "acc") }.
    .you = Bierzesz też zakrytą postać: { CARD($character, case: "acc") }.
    .brief = { PLAYER($seat) } bierze też zakrytą postać.
event-chose = { PLAYER($seat) } wybiera { CARD($character, case: "acc") }.
    .you = Wybierasz { CARD($character, case: "acc") }.
event-discarded_character = { PLAYER($seat) } odkłada zakrytą postać: { CARD($character, case: "acc") }.
    .you = Odkładasz zakrytą postać: { CARD($character, case: "acc") }.
event-left_over = Zostaje { CARD($character, case: "nom") }.
event-theater_exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } przez Teatr wymienia się z tobą postacią: oddaje { CARD($given, case: "acc") } i dostaje { CARD($received, case: "acc") }.
   *[any] { PLAYER($seat) } przez Teatr wymienia się postacią z { PLAYER($with, case: "ins") }: oddaje { CARD($given, case: "acc") } i dostaje { CARD($received, case: "acc") }.
}
    .you = Przez Teatr wymieniasz się postacią z { PLAYER($with, case: "ins") }: oddajesz { CARD($given, case: "acc") } i dostajesz { CARD($received, case: "acc") }.
    .brief = { PLAYER($seat) } przez Teatr wymienia się postacią z { PLAYER($with, case: "ins") }.
event-theater_chose = { PLAYER($seat) } wybiera { PLAYER($with, case: "acc") } do wymiany w Teatrze.
    .you = Wybierasz { PLAYER($with, case: "acc") } do wymiany w Teatrze.
event-theater_unused = { PLAYER($seat) } nie używa Teatru.
    .you = Nie używasz Teatru.
event-silent = { CARD($character) }: nikt się nie zgłasza.
event-revealed = { PLAYER($seat) } to { CARD($character, case: "nom") }.
    .you = Grasz jako { CARD($character, case: "nom") }.
event-resumed = { PLAYER($seat) } kontynuuje przerwaną turę jako { CARD($character, case: "nom") }.
    .you = Kontynuujesz przerwaną turę jako { CARD($character, case: "nom") }.
event-murdered_shown = { PLAYER($seat) } pokazuje zabitą postać: { CARD($character, case: "acc") }.
    .you = Pokazujesz zabitą postać: { CARD($character, case: "acc") }.
event-crown_moved = Korona przechodzi od { PLAYER($from, case: "gen") } do { PLAYER($to, case: "gen") }.
event-completed = { $first ->
    [yes] { PLAYER($seat) } jako pierwszy gracz ma ukończone miasto: to ostatnia runda.
   *[no] { PLAYER($seat) } ma ukończone miasto.
}
    .you = { $first ->
        [yes] Twoje miasto jest ukończone, pierwsze ze wszystkich: to ostatnia runda.
       *[no] Twoje miasto jest ukończone.
    }
event-game_ended = Koniec gry.

## Cards and gold

event-gold_gathered = { PLAYER($seat) } bierze { COUNT($gold, of: "gold", case: "acc") }.
    .you = Bierzesz { COUNT($gold, of: "gold", case: "acc") }.
event-cards_gathered = { PLAYER($seat) } dobiera { CARD($cards, case: "acc") }.
    .you = Dobierasz { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } dobiera { COUNT($count, of: "cards", case: "acc") }.
event-kept = { PLAYER($seat) } zatrzymuje { CARD($card, case: "acc") }, a odkłada { CARD($cards, case: "acc") }.
    .you = Zatrzymujesz { CARD($card, case: "acc") }, a odkładasz { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } zatrzymuje jedną kartę, a odkłada { COUNT($returned, of: "cards", case: "acc") }.
event-drew = { PLAYER($seat) } dobiera { CARD($cards, case: "acc") }.
    .you = Dobierasz { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } dobiera { COUNT($count, of: "cards", case: "acc") }.
event-gained_gold = { PLAYER($seat) } dostaje { COUNT($gold, of: "gold", case: "acc") } z banku.
    .you = Dostajesz { COUNT($gold, of: "gold", case: "acc") } z banku.
event-income = { PLAYER($seat) } dostaje za dzielnice { $cards ->
    [0] { COUNT($gold, of: "gold", case: "acc") }.
   *[other] { $gold ->
        [0] { COUNT($cards, of: "cards", case: "acc") }.
       *[other] { COUNT($gold, of: "gold", case: "acc") } i { COUNT($cards, of: "cards", case: "acc") }.
    }
}
    .you = Dostajesz za dzielnice { $cards ->
        [0] { COUNT($gold, of: "gold", case: "acc") }.
       *[other] { $gold ->
            [0] { COUNT($cards, of: "cards", case: "acc") }.
           *[other] { COUNT($gold, of: "gold", case: "acc") } i { COUNT($cards, of: "cards", case: "acc") }.
        }
    }
event-deck_shuffled = Talia zostaje przetasowana.
event-discarded = Na stos kart odrzuconych: { CARD($cards) }.
event-discards_shuffled = Stos kart odrzuconych zostaje przetasowany w nową talię: { COUNT($count, of: "cards") }.

## Building

event-paid = { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
    .you = Płacisz { COUNT($gold, of: "gold", case: "acc") } za { CARD($for, case: "acc") }.
event-paid_card = { PLAYER($seat) } płaci kartą: { CARD($card) }.
    .you = Płacisz kartą: { CARD($card) }.
    .brief = { PLAYER($seat) } płaci kartą.
event-borrowed = { PLAYER($seat) } bierze na budowę { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    .you = Bierzesz na budowę { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
event-built = { PLAYER($seat) } buduje { CARD($card, case: "acc") }.
    .you = Budujesz { CARD($card, case: "acc") }.
event-built_for = { PLAYER($seat) } buduje { CARD($for, case: "acc") } { $gold ->
    [0] za darmo
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = Budujesz { CARD($for, case: "acc") } { $gold ->
        [0] za darmo
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-sacrificed = { PLAYER($seat) } burzy własną dzielnicę: { CARD($district, case: "acc") }.
    .you = Burzysz własną dzielnicę: { CARD($district, case: "acc") }.
event-taxed = { PLAYER($seat) } płaci 1 monetę podatku.
    .you = Płacisz 1 monetę podatku.

## Characters

event-murder_named = { PLAYER($seat) } zabija { CARD($character, case: "acc") }.
    .you = Zabijasz { CARD($character, case: "acc") }.
event-bewitch_named = { PLAYER($seat) } zaczarowuje { CARD($character, case: "acc") }.
    .you = Zaczarowujesz { CARD($character, case: "acc") }.
event-rob_named = { PLAYER($seat) } zamierza okraść { CARD($character, case: "acc") }.
    .you = Zamierzasz okraść { CARD($character, case: "acc") }.
event-robbed = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } cię okrada; łup: { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } okrada { PLAYER($from, case: "acc") }; łup: { COUNT($gold, of: "gold") }.
}
    .you = Okradasz { PLAYER($from, case: "acc") }; łup: { COUNT($gold, of: "gold") }.
event-warrants_placed = { PLAYER($seat) } kładzie nakazy; mają je { CARD($characters, case: "nom") }, a ten podpisany: { CARD($signed, case: "nom") }.
    .you = Kładziesz nakazy; mają je { CARD($characters, case: "nom") }, a ten podpisany: { CARD($signed, case: "nom") }.
    .brief = { PLAYER($seat) } kładzie nakazy; mają je { CARD($characters, case: "nom") }, a jeden z nich jest podpisany.
event-confiscated = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } pokazuje podpisany nakaz i konfiskuje ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } pokazuje podpisany nakaz i konfiskuje { PLAYER($from, case: "dat") } { CARD($card, case: "acc") }.
}
    .you = Pokazujesz podpisany nakaz i konfiskujesz { PLAYER($from, case: "dat") } { CARD($card, case: "acc") }.
event-stands = { PLAYER($seat) } pozwala, by stanęła tu ta dzielnica: { CARD($card) }.
    .you = Pozwalasz, by stanęła tu ta dzielnica: { CARD($card) }.
event-spied = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } cię szpieguje: szuka kart typu „{ TYPE($type) }” i znajduje { $count }; masz na ręce: { CARD($hand) }.
   *[any] { PLAYER($seat) } szpieguje { PLAYER($of, case: "acc") }: szuka kart typu „{ TYPE($type) }” i znajduje { $count }; na ręce: { CARD($hand) }.
}
    .you = Szpiegujesz { PLAYER($of, case: "acc") }: szukasz kart typu „{ TYPE($type) }” i znajdujesz { $count }; na ręce: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } cię szpieguje: szuka kart typu „{ TYPE($type) }” i znajduje { $count }.
       *[any] { PLAYER($seat) } szpieguje { PLAYER($of, case: "acc") }: szuka kart typu „{ TYPE($type) }” i znajduje { $count }.
    }
event-gold_taken = { PLAYER($seat) } bierze { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
    .you = Bierzesz { COUNT($gold, of: "gold", case: "acc") } od { PLAYER($from, case: "gen") }.
event-threats_placed = { PLAYER($seat) } kładzie groźby; mają je { CARD($characters, case: "nom") }, a tę z kwiatem: { CARD($flower, case: "nom") }.
    .you = Kładziesz groźby; mają je { CARD($characters, case: "nom") }, a tę z kwiatem: { CARD($flower, case: "nom") }.
    .brief = { PLAYER($seat) } kładzie groźby; mają je { CARD($characters, case: "nom") }, a jedna z nich jest z kwiatem.
event-bribed = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } płaci ci okup: { COUNT($gold, of: "gold", case: "acc") }.
   *[any] { PLAYER($seat) } płaci { PLAYER($to, case: "dat") } okup: { COUNT($gold, of: "gold", case: "acc") }.
}
    .you = Płacisz { PLAYER($to, case: "dat") } okup: { COUNT($gold, of: "gold", case: "acc") }.
event-bribe_refused = { PLAYER($seat) } odmawia zapłacenia okupu.
    .you = Odmawiasz zapłacenia okupu.
event-threat_revealed = { $flower ->
    [yes] { PLAYER($seat) } odkrywa groźbę, którą ma { CARD($character, case: "nom") }: to ta z kwiatem!
   *[no] { PLAYER($seat) } odkrywa groźbę, którą ma { CARD($character, case: "nom") }: bez kwiatu.
}
    .you = { $flower ->
        [yes] Odkrywasz groźbę, którą ma { CARD($character, case: "nom") }: to ta z kwiatem!
       *[no] Odkrywasz groźbę, którą ma { CARD($character, case: "nom") }: bez kwiatu.
    }
event-threat_left = { PLAYER($seat) } zostawia groźbę zakrytą.
    .you = Zostawiasz groźbę zakrytą.
event-hands_swapped = { PLAYER($seat) } wymienia się całą ręką z { PLAYER($with, case: "ins") }. Oddaje: { CARD($given) }. Dostaje: { CARD($received) }.
    .you = Wymieniasz się całą ręką z { PLAYER($with, case: "ins") }. Oddajesz: { CARD($given) }. Dostajesz: { CARD($received) }.
    .brief = { PLAYER($seat) } wymienia się całą ręką z { PLAYER($with, case: "ins") }.
event-put_aside = { PLAYER($seat) } odkłada na bok { CARD($card, case: "acc") }.
    .you = Odkładasz na bok { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } odkłada na bok jedną kartę.
event-cards_replaced = { PLAYER($seat) } oddaje do wymiany { CARD($cards, case: "acc") }.
    .you = Oddajesz do wymiany { CARD($cards, case: "acc") }.
    .brief = { PLAYER($seat) } oddaje do wymiany { COUNT($count, of: "cards", case: "acc") }.
event-hand_seen = { PLAYER($of, case: "who") ->
    [you] { PLAYER($seat) } zagląda ci w karty: { CARD($hand) }.
   *[any] { PLAYER($seat) } zagląda { PLAYER($of, case: "dat") } w karty: { CARD($hand) }.
}
    .you = Zaglądasz { PLAYER($of, case: "dat") } w karty: { CARD($hand) }.
    .brief = { PLAYER($of, case: "who") ->
        [you] { PLAYER($seat) } zagląda ci w karty.
       *[any] { PLAYER($seat) } zagląda { PLAYER($of, case: "dat") } w karty.
    }
event-card_taken = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } zabiera ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } zabiera { PLAYER($from, case: "dat") } { CARD($card, case: "acc") }.
}
    .you = Zabierasz { PLAYER($from, case: "dat") } { CARD($card, case: "acc") }.
    .brief = { PLAYER($from, case: "who") ->
        [you] { PLAYER($seat) } zabiera ci jedną kartę.
       *[any] { PLAYER($seat) } zabiera { PLAYER($from, case: "dat") } jedną kartę.
    }
event-card_given = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } daje ci { CARD($card, case: "acc") }.
   *[any] { PLAYER($seat) } daje { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
}
    .you = Dajesz { PLAYER($to, case: "dat") } { CARD($card, case: "acc") }.
    .brief = { PLAYER($to, case: "who") ->
        [you] { PLAYER($seat) } daje ci jedną kartę.
       *[any] { PLAYER($seat) } daje { PLAYER($to, case: "dat") } jedną kartę.
    }
event-destroyed = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } burzy ci { CARD($district, case: "acc") }
   *[any] { PLAYER($seat) } burzy { PLAYER($owner, case: "dat") } { CARD($district, case: "acc") }
} { $gold ->
    [0] za darmo
   *[other] za { COUNT($gold, of: "gold", case: "acc") }
}.
    .you = { PLAYER($owner, case: "who") ->
        [you] Burzysz własną dzielnicę: { CARD($district, case: "acc") }
       *[any] Burzysz { PLAYER($owner, case: "dat") } { CARD($district, case: "acc") }
    } { $gold ->
        [0] za darmo
       *[other] za { COUNT($gold, of: "gold", case: "acc") }
    }.
event-offered = { PLAYER($seat) } proponuje do wymiany { CARD($district, case: "acc") }.
    .you = Proponujesz do wymiany { CARD($district, case: "acc") }.
event-exchanged = { PLAYER($with, case: "who") ->
    [you] { PLAYER($seat) } daje ci { CARD($given, case: "acc") }, a bierze za to { CARD($taken, case: "acc") }.
   *[any] { PLAYER($seat) } daje { PLAYER($with, case: "dat") } { CARD($given, case: "acc") }, a bierze za to { CARD($taken, case: "acc") }.
}
    .you = Dajesz { PLAYER($with, case: "dat") } { CARD($given, case: "acc") }, a bierzesz za to { CARD($taken, case: "acc") }.
event-seized = { PLAYER($from, case: "who") ->
    [you] { PLAYER($seat) } przejmuje twoją dzielnicę: { CARD($district, case: "acc") }.
   *[any] { PLAYER($seat) } przejmuje dzielnicę { PLAYER($from, case: "gen") }: { CARD($district, case: "acc") }.
}
    .you = Przejmujesz dzielnicę { PLAYER($from, case: "gen") }: { CARD($district, case: "acc") }.
event-paid_player = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } płaci ci { COUNT($gold, of: "gold", case: "acc") }.
   *[any] { PLAYER($seat) } płaci { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
}
    .you = Płacisz { PLAYER($to, case: "dat") } { COUNT($gold, of: "gold", case: "acc") }.
event-beautified = { PLAYER($seat) } za 1 monetę upiększa { CARD($card, case: "acc") }.
    .you = Za 1 monetę upiększasz { CARD($card, case: "acc") }.
event-tax_paid = { PLAYER($to, case: "who") ->
    [you] { PLAYER($seat) } płaci ci 1 monetę podatku.
   *[any] { PLAYER($seat) } płaci { PLAYER($to, case: "dat") } 1 monetę podatku.
}
    .you = Płacisz { PLAYER($to, case: "dat") } 1 monetę podatku.
event-tax_collected = { PLAYER($seat) } zbiera z podatków { COUNT($gold, of: "gold", case: "acc") }.
    .you = Zbierasz z podatków { COUNT($gold, of: "gold", case: "acc") }.
event-tribute = { PLAYER($seat) } bierze za koronę { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") }.
    .you = Bierzesz za koronę { CARD($card, case: "acc") } od { PLAYER($from, case: "gen") }.
    .brief = { PLAYER($seat) } bierze za koronę { $gold ->
        [0] jedną kartę
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    } od { PLAYER($from, case: "gen") }.
    .you-brief = Bierzesz za koronę { $gold ->
        [0] jedną kartę
       *[other] { COUNT($gold, of: "gold", case: "acc") }
    } od { PLAYER($from, case: "gen") }.

## Unique districts

event-armory_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } wysadza Arsenał, a z nim twoją dzielnicę: { CARD($district, case: "acc") }.
   *[any] { PLAYER($seat) } wysadza Arsenał, a z nim dzielnicę { PLAYER($owner, case: "gen") }: { CARD($district, case: "acc") }.
}
    .you = { PLAYER($owner, case: "who") ->
        [you] Wysadzasz Arsenał, a z nim własną dzielnicę: { CARD($district, case: "acc") }.
       *[any] Wysadzasz Arsenał, a z nim dzielnicę { PLAYER($owner, case: "gen") }: { CARD($district, case: "acc") }.
    }
event-laboratory_used = { PLAYER($seat) } zamienia w Laboratorium { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .you = Zamieniasz w Laboratorium { CARD($card, case: "acc") } na { COUNT($gold, of: "gold", case: "acc") }.
    .brief = { PLAYER($seat) } zamienia w Laboratorium kartę na { COUNT($gold, of: "gold", case: "acc") }.
event-smithy_used = { PLAYER($seat) } płaci w Kuźni { COUNT($gold, of: "gold", case: "acc") }.
    .you = Płacisz w Kuźni { COUNT($gold, of: "gold", case: "acc") }.
event-museum_used = { PLAYER($seat) } wkłada pod Muzeum { CARD($card, case: "acc") }.
    .you = Wkładasz pod Muzeum { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } wkłada pod Muzeum jedną kartę.
event-museum_emptied = Karty spod Muzeum idą na spód talii: { CARD($cards) }.
    .brief = Spod Muzeum { $count ->
        [one] idzie
        [few] idą
        [many] idzie
       *[other] idzie
    } na spód talii { COUNT($count, of: "cards") }.
event-museum_seen = Pod Muzeum leżą: { CARD($cards) }.
event-saved = { PLAYER($seat) } płaci 1 monetę i dzięki Cmentarzowi bierze na rękę { CARD($card, case: "acc") }.
    .you = Płacisz 1 monetę i dzięki Cmentarzowi bierzesz na rękę { CARD($card, case: "acc") }.
event-not_saved = { PLAYER($seat) } nie ratuje zburzonej dzielnicy: { CARD($card) }.
    .you = Nie ratujesz zburzonej dzielnicy: { CARD($card) }.
event-bell_rung = { PLAYER($seat) } bije w dzwon: do ukończenia miasta wystarczy teraz o jedną dzielnicę mniej.
    .you = Bijesz w dzwon: do ukończenia miasta wystarczy teraz o jedną dzielnicę mniej.
event-bell_silent = { PLAYER($seat) } nie bije w dzwon.
    .you = Nie bijesz w dzwon.
event-bell_fallen = { $last_round ->
    [yes] Dzwonnicy już nie ma: do ukończenia miasta znów trzeba zwykłej liczby dzielnic. To jednak nadal ostatnia runda.
   *[no] Dzwonnicy już nie ma: do ukończenia miasta znów trzeba zwykłej liczby dzielnic.
}
event-deck_searched = { PLAYER($seat) } przegląda talię: { CARD($cards) }.
    .you = Przeglądasz talię: { CARD($cards) }.
    .brief = { PLAYER($seat) } przegląda talię.
event-deck_left = { PLAYER($seat) } zostawia talię w spokoju.
    .you = Zostawiasz talię w spokoju.
event-throne_room = { PLAYER($seat) } dostaje za Salę tronową 1 monetę.
    .you = Dostajesz za Salę tronową 1 monetę.
event-park = { PLAYER($seat) } nie ma kart na ręce: Park przynosi nowe.
    .you = Nie masz kart na ręce: Park przynosi nowe.
event-poor_house = { PLAYER($seat) } nie ma ani monety: Przytułek daje jedną.
    .you = Nie masz ani monety: Przytułek daje jedną.
event-refunded = { PLAYER($seat) } odzyskuje dzięki alchemii { COUNT($gold, of: "gold", case: "acc") }.
    .you = Odzyskujesz dzięki alchemii { COUNT($gold, of: "gold", case: "acc") }.

## Action cards

event-card_played = { PLAYER($seat) } zagrywa { CARD($card, case: "acc") }.
    .you = Zagrywasz { CARD($card, case: "acc") }.
event-wagon_used = { PLAYER($owner, case: "who") ->
    [you] { PLAYER($seat) } kładzie 1 monetę na twoim Wozie kasowym i dobiera karty; leży na nim teraz { COUNT($gold, of: "gold") }.
   *[any] { PLAYER($seat) } kładzie 1 monetę na Wozie kasowym { PLAYER($owner, case: "gen") } i dobiera karty; leży na nim teraz { COUNT($gold, of: "gold") }.
}
    .you = Kładziesz 1 monetę na Wozie kasowym { PLAYER($owner, case: "gen") } i dobierasz karty; leży na nim teraz { COUNT($gold, of: "gold") }.
event-wagon_cashed = { PLAYER($seat) } odrzuca Wóz kasowy i bierze z niego { COUNT($gold, of: "gold", case: "acc") }.
    .you = Odrzucasz Wóz kasowy i bierzesz z niego { COUNT($gold, of: "gold", case: "acc") }.
event-wagon_left = { PLAYER($seat) } zostawia Wóz kasowy na stole.
    .you = Zostawiasz Wóz kasowy na stole.
event-strongman_shown = { PLAYER($seat) } ({ CARD($character, case: "nom") }) pokazuje Siłacza i nic tej postaci nie grozi.
    .you = Siłacz cię ratuje; twoja postać: { CARD($character, case: "nom") }.
event-upgraded = { PLAYER($seat) } płaci { COUNT($gold, of: "gold", case: "acc") } i zamiast dzielnicy { CARD($district) } wykłada { CARD($card, case: "acc") }.
    .you = Płacisz { COUNT($gold, of: "gold", case: "acc") } i zamiast dzielnicy { CARD($district) } wykładasz { CARD($card, case: "acc") }.

## Taking back

event-taken_back = { PLAYER($seat) } cofa swój ruch.
    .you = Cofasz swój ruch.
event-shown_in_hand = { PLAYER($seat) } ma teraz { CARD($card, case: "acc") } i wszyscy to wiedzą.
    .you = Wszyscy wiedzą, że masz { CARD($card, case: "acc") }.
event-seen_in_hand = { PLAYER($seat) } ma teraz { CARD($card, case: "acc") } i nie jest to już tajemnicą.
    .you = Nie jest już tajemnicą, że masz { CARD($card, case: "acc") }.
    .brief = { PLAYER($seat) } ma kartę, którą ktoś już zna.

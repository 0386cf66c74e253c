# The prompt at the table: what a turn still offers, what would be left unused, hints.

## The parts of a turn

step-gather = gyűjtés
step-build = építés { $count }
step-income = jövedelem
step-murder = gyilkosság
step-bewitch = babonázás
step-warrant = parancsok
step-rob = rablás
step-spy = kémkedés
step-threaten = fenyegetés
step-conjure = lapcsere
step-look_at_hand = más lapjai
step-foresee = lap mindenkitől
step-take_crown = korona
step-give_crown = a korona átadása
step-alms = alamizsna
step-extra_gold = plusz arany
step-extra_cards = plusz lapok
step-four = 4 arany vagy 4 lap
step-study = tanulás
step-destroy = pusztítás
step-offer = csere
step-seize = elfoglalás
step-neighbour_gold = arany a 4-esért
step-beautify = szépítés
step-collect_tax = adó
prompt-steps = Ez a kör
prompt-step_open = hátravan
prompt-step_done = kész
prompt-step_closed = most nem lehet

## What a turn that ends now leaves unused

unused-murder = Még nem gyilkoltál meg senkit.
unused-warrant = Még nem osztottad ki a parancsaidat.
unused-rob = Még nem nevezted meg, kit rabolsz ki.
unused-spy = Még nem kémkedtél senki után.
unused-threaten = Még nem fenyegettél meg senkit.
unused-conjure = Még nem cseréltél lapokat.
unused-look_at_hand = Még nem nézted meg senki lapjait.
unused-foresee = Még nem vettél el lapot mindenkitől.
unused-alms = Még nem vettél el aranyat a leggazdagabbtól.
unused-four = Még jár neked 4 arany vagy 4 lap.
unused-study = Még nem húztál hét lapot, hogy egyet megtarts.
unused-destroy = Még nem pusztítottál el kerületet.
unused-offer = Még nem cseréltél kerületet.
unused-seize = Még nem foglaltál el kerületet.
unused-beautify = Még nem szépítettél meg kerületet.
unused-income = Még nem vetted fel a jövedelmedet.
unused-gold = Még kivehetsz { COUNT($gold, of: "gold", case: "acc") }.
unused-cards = Még húzhatsz { COUNT($count, of: "cards", case: "acc") }.
prompt-end_anyway = Így is befejezem

## The prompt

# same as in English
prompt-power = { $name }: { $text }
prompt-hint_warrant = Az első parancs, amit leteszel, az aláírt.
prompt-hint_threaten = Az első keszkenő, amit leteszel, a virágos.
prompt-not_yet = Még nem fejezheted be a körödet. { $reason }
prompt-murdered = Meggyilkoltak: ebből a fordulóból kimaradsz.
prompt-only_answer = Csak egy lehetőség van: { $choice }. Magától megtörténik.
# The page answers as the reader did before; $choice is that answer.
prompt-same_answer = Ahogy kérted: { $choice }.
prompt-ask_again = Kérdezz újra
prompt-always = Ebben a játékban mindig ez a válaszom
prompt-players = Válassz játékost…
prompt-seen_hand = { PLAYER($seat, case: "whose") } lapjai
prompt-now = Most: { $choice }

# Names of cards, and the forms of them that the other files ask for:
#     { CARD($character, case: "the") }   takes the attribute .the of the card's name.
# A language gives its cards the attributes that its own sentences need (accusative, genitive …) and every
# card of a group the same ones. Where an edition prints another name, add a message with the edition's id:
#     card-assassin-classic = …

## Characters
card-assassin = Assassin
    .the = the Assassin
card-witch = Witch
    .the = the Witch
card-magistrate = Magistrate
    .the = the Magistrate
card-thief = Thief
    .the = the Thief
card-spy = Spy
    .the = the Spy
card-blackmailer = Blackmailer
    .the = the Blackmailer
card-magician = Magician
    .the = the Magician
card-wizard = Wizard
    .the = the Wizard
card-seer = Seer
    .the = the Seer
card-king = King
    .the = the King
card-emperor = Emperor
    .the = the Emperor
card-patrician = Patrician
    .the = the Patrician
card-bishop = Bishop
    .the = the Bishop
card-abbot = Abbot
    .the = the Abbot
card-cardinal = Cardinal
    .the = the Cardinal
card-merchant = Merchant
    .the = the Merchant
card-alchemist = Alchemist
    .the = the Alchemist
card-trader = Trader
    .the = the Trader
card-architect = Architect
    .the = the Architect
card-navigator = Navigator
    .the = the Navigator
card-scholar = Scholar
    .the = the Scholar
card-warlord = Warlord
    .the = the Warlord
card-diplomat = Diplomat
    .the = the Diplomat
card-marshal = Marshal
    .the = the Marshal
card-queen = Queen
    .the = the Queen
card-artist = Artist
    .the = the Artist
card-tax_collector = Tax Collector
    .the = the Tax Collector
card-old_tax_collector = Tax Collector
    .the = the Tax Collector

## Districts
card-manor = Manor
card-castle = Castle
card-palace = Palace
card-temple = Temple
card-church = Church
card-monastery = Monastery
card-cathedral = Cathedral
card-tavern = Tavern
card-market = Market
card-trading_post = Trading Post
card-docks = Docks
card-harbor = Harbor
card-town_hall = Town Hall
card-watchtower = Watchtower
card-prison = Prison
card-barracks = Barracks
card-fortress = Fortress

## Unique districts
card-armory = Armory
card-basilica = Basilica
card-capitol = Capitol
card-dragon_gate = Dragon Gate
card-factory = Factory
card-framework = Framework
card-gold_mine = Gold Mine
card-great_wall = Great Wall
card-haunted_quarter = Haunted Quarter
card-imperial_treasury = Imperial Treasury
card-ivory_tower = Ivory Tower
card-keep = Keep
card-laboratory = Laboratory
card-library = Library
card-map_room = Map Room
card-monument = Monument
card-museum = Museum
card-necropolis = Necropolis
card-observatory = Observatory
card-park = Park
card-poor_house = Poor House
card-quarry = Quarry
card-school_of_magic = School of Magic
card-secret_vault = Secret Vault
card-smithy = Smithy
card-stables = Stables
card-statue = Statue
card-theater = Theater
card-thieves_den = Thieves’ Den
card-wishing_well = Wishing Well
card-ball_room = Ball Room
card-bell_tower = Bell Tower
card-graveyard = Graveyard
card-hospital = Hospital
card-lighthouse = Lighthouse
card-throne_room = Throne Room
card-university = University

## Action cards
card-big_top = Big Top
card-ticket_wagon = Ticket Wagon
card-acrobat = Acrobat
card-fortune_teller = Fortune Teller
card-strongman = Strongman
card-director = Director
card-human_cannonball = Human Cannonball

## Other words for cards

# An empty list of cards.
card-none = no cards

## Types of districts

type-noble = noble
type-religious = religious
type-trade = trade
type-military = military
type-unique = unique

## Editions

edition-classic = Classic
    .about = the eight original characters, after the Czech edition of 2012
edition-dark-city = The Dark City
    .about = eighteen characters, after the Polish edition
edition-deluxe = Deluxe
    .about = 27 characters and 30 unique districts, after the Russian and Hungarian editions of 2016
edition-deluxe-cz = Czech Deluxe
    .about = the deluxe edition with 36 unique districts; its book has action cards to add

## Ready-made sets of characters and unique districts

set-first_game = First Game
    .about = The classics: the easiest way into the game.
set-ambitious_aristocrats = Ambitious Aristocrats
    .about = All about building: many ways to put up several districts in one turn, or to get hold of them some other way.
set-cunning_agents = Cunning Agents
    .about = Direct confrontation, with plenty of odd and unpredictable moments.
set-illustrious_emissaries = Illustrious Emissaries
    .about = Gentler: more ways to protect your city, and other roads to gold and cards.
set-devious_dignitaries = Devious Dignitaries
    .about = Bluffing and second-guessing: see through the others’ schemes and dodge them.
set-tenacious_delegates = Tenacious Delegates
    .about = Combinations: characters and districts that make the most of each other.
set-vicious_nobles = Vicious Nobles
    .about = Ruthless intrigue and open aggression. Not for the faint-hearted.
set-random = Random

## Variants that a book names

variant-short_game = Short game
    .about = { COUNT($city_size, of: "districts") } complete a city.

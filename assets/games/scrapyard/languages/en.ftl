### Scrapyard in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments.

## Things of the game

scrapyard-kind-head = head
scrapyard-kind-torso = torso
scrapyard-kind-legs = legs
scrapyard-kind-arm = arm
scrapyard-slot-left-arm = left arm
scrapyard-slot-right-arm = right arm
# A card that is no part.
scrapyard-action = action

# Counted things, as what is done to them ("gets 2 dents").
scrapyard-count-dents = { $count ->
    [one] { $count } dent
   *[other] { $count } dents
}
scrapyard-count-armour = { $count } armour
scrapyard-count-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
scrapyard-count-batteries = { $count ->
    [one] { $count } battery
   *[other] { $count } batteries
}
scrapyard-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
scrapyard-count-junk-codes = { $count ->
    [one] { $count } Junk Code
   *[other] { $count } Junk Codes
}
# Of the time track.
scrapyard-count-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
# Of the battle map.
scrapyard-count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
scrapyard-speed = speed { $speed }

# The battle maps for two, three and four players.
scrapyard-map-lane = The Lane
scrapyard-map-corner = The Corner
scrapyard-map-pit = The Pit

## Cards
# Names on cards: short.

scrapyard-card-junk-code = Junk Code
scrapyard-card-bucket = Bucket
scrapyard-card-oil-drum = Oil Drum
scrapyard-card-table-legs = Table Legs
scrapyard-card-fire-tongs = Fire Tongs
scrapyard-card-pop-gun = Pop Gun
scrapyard-card-headlamp = Headlamp
scrapyard-card-diving-helmet = Diving Helmet
scrapyard-card-filing-cabinet = Filing Cabinet
scrapyard-card-radio-skull = Radio Skull
scrapyard-card-periscope = Periscope
scrapyard-card-snapping-jaw = Snapping Jaw
scrapyard-card-chess-computer = Chess Computer
scrapyard-card-boiler = Boiler
scrapyard-card-bank-safe = Bank Safe
scrapyard-card-fusion-kettle = Fusion Kettle
scrapyard-card-cactus-hull = Cactus Hull
scrapyard-card-bubble-machine = Bubble Machine
scrapyard-card-tool-chest = Tool Chest
scrapyard-card-army-boots = Army Boots
scrapyard-card-bulldozer-treads = Bulldozer Treads
scrapyard-card-spider-legs = Spider Legs
scrapyard-card-jet-skirt = Jet Skirt
scrapyard-card-pogo-spring = Pogo Spring
scrapyard-card-milk-float = Milk Float
scrapyard-card-bumper-car = Bumper Car
scrapyard-card-crowbar = Crowbar
scrapyard-card-wrecking-ball = Wrecking Ball
scrapyard-card-boxing-glove = Boxing Glove
scrapyard-card-jumper-cables = Jumper Cables
scrapyard-card-nail-gun = Nail Gun
scrapyard-card-potato-cannon = Potato Cannon
scrapyard-card-harpoon = Harpoon
scrapyard-card-flame-thrower = Flame Thrower
scrapyard-card-dustbin-lid = Dustbin Lid
scrapyard-card-welding-torch = Welding Torch
scrapyard-card-cordless-drill = Cordless Drill
scrapyard-card-zap = Zap
scrapyard-card-headbutt = Headbutt
scrapyard-card-firework = Firework
scrapyard-card-haymaker = Haymaker
scrapyard-card-nut-storm = Nut Storm
scrapyard-card-charge = Charge
scrapyard-card-big-magnet = Big Magnet
scrapyard-card-brownout = Brownout
scrapyard-card-traffic-cone = Traffic Cone
scrapyard-card-tin-foil = Tin Foil
scrapyard-card-garage-door = Garage Door
scrapyard-card-duct-tape = Duct Tape
scrapyard-card-recycling-bin = Recycling Bin
scrapyard-card-jump-start = Jump Start
scrapyard-card-download = Download
scrapyard-card-overclock = Overclock
scrapyard-card-skates = Skates
scrapyard-card-spring-clean = Spring Clean
scrapyard-card-box-of-spares = Box of Spares
scrapyard-card-crane-hire = Crane Hire

# A card in a sentence, with quotation marks if the language needs them to tell its name from other words; several equal cards; an empty list.
scrapyard-card-in-sentence = { $card }
scrapyard-card-times = { $count } × { $card }
scrapyard-nothing = nothing

## Texts of cards
# They are put together: orders that begin in lower case and have no full stop, joined to "A, B and C". $whom says whether the order is about
# one robot or about several, which the order before it has named. $range is the greatest number of steps; 1 means side by side.

scrapyard-aim-one = { $range ->
    [1] aim at one robot beside yours
   *[other] aim at one robot within range { $range }
}
scrapyard-aim-all = { $range ->
    [1] aim at every robot beside yours
   *[other] aim at every other robot within range { $range }
}
scrapyard-effect-damage = { $whom ->
    [all] give each
   *[one] give it
} { $count ->
    [one] { $count } dent
   *[other] { $count } dents
}
scrapyard-effect-push = { $whom ->
    [all] push each
   *[one] push it
} up to { $count ->
    [one] { $count } square
   *[other] { $count } squares
} away
scrapyard-effect-pull = { $whom ->
    [all] pull each
   *[one] pull it
} up to { $count ->
    [one] { $count } square
   *[other] { $count } squares
} closer
scrapyard-effect-drain = { $whom ->
    [all] drain up to { $count } of the batteries of each
   *[one] drain up to { $count } of its batteries
}
scrapyard-effect-shield = { $count ->
    [one] take { $count } shield
   *[other] take { $count } shields
}
scrapyard-effect-repair = get up to { $count } armour back
scrapyard-effect-salvage = { $count ->
    [one] move up to { $count } card from your trash to your discard pile
   *[other] move up to { $count } cards from your trash to your discard pile
}
scrapyard-effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
scrapyard-effect-battery = { $count ->
    [one] recharge up to { $count } used battery
   *[other] recharge up to { $count } used batteries
}
scrapyard-effect-move = { $count ->
    [one] move up to { $count } square
   *[other] move up to { $count } squares
}
# Traits of parts, with their rule after the name and a colon.
scrapyard-trait-hover = Hover
    .about = moves over obstacles and through robots, but ends on a free square
scrapyard-trait-steady = Steady
    .about = can't be pushed or pulled, and never crashes
scrapyard-trait-spikes = Spikes
    .about = { $count ->
        [one] whoever attacks this robot with an arm of range 1 gets { $count } dent
       *[other] whoever attacks this robot with an arm of range 1 gets { $count } dents
    }
scrapyard-trait-memory = Memory
    .about = your hand size grows by { $count }
scrapyard-trait-scope = Scope
    .about = attacks with arms of range 2 or more reach { $count } further
# Orders when a card is collected.
scrapyard-build-rummage = rummage without paying a space
scrapyard-build-patch = { $count ->
    [one] put { $count } Junk Code from the supply on your discard pile
   *[other] put { $count } Junk Codes from the supply on your discard pile
}
scrapyard-build-purge = { $count ->
    [one] remove up to { $count } Junk Code in your discard pile from the game
   *[other] remove up to { $count } Junk Codes in your discard pile from the game
}
scrapyard-build-delay = { $count ->
    [one] move another player's token { $count } space forward, at most to the line
   *[other] move another player's token { $count } spaces forward, at most to the line
}
# Sentences of a card's text. $things are "10 armour and 3 batteries"; $effects are one or more of the orders above.
scrapyard-text-gives = { CAPITAL($things) }.
scrapyard-text-attack = { $count ->
    [one] Attack: { $count } dent
   *[other] Attack: { $count } dents
} { $range ->
    [1] for one robot beside yours.
   *[other] for one robot within range { $range }.
}
scrapyard-text-hits = Then { $effects }.
scrapyard-text-trait = { $name }: { $about }.
scrapyard-text-ability = { $count ->
    [0] Once a turn: { $effects }.
    [one] Once a turn, for { $count } battery: { $effects }.
   *[other] Once a turn, for { $count } batteries: { $effects }.
}
scrapyard-text-action = { $count ->
    [0] { CAPITAL($effects) }.
    [one] For { $count } battery: { $effects }.
   *[other] For { $count } batteries: { $effects }.
}
scrapyard-text-build = When you collect it: { $effects }.
scrapyard-text-nothing = No effect.
# Two or more sentences.
scrapyard-text-two = { $first } { $second }
# A single order as a sentence, and what comes before the orders of an ability or an action where each has its own line.
scrapyard-line = { CAPITAL($order) }.
scrapyard-line-ability = { $count ->
    [0] Ability, once a turn, free of charge.
    [one] Ability, once a turn, for { $count } battery.
   *[other] Ability, once a turn, for { $count } batteries.
}
scrapyard-line-action = { $count ->
    [0] Costs no battery.
    [one] Costs { $count } battery.
   *[other] Costs { $count } batteries.
}
# A card for screen readers. $kind is "arm", $time "3 spaces", $text the sentences above.
scrapyard-card-in-words = { $name }, { $kind }. { $text }
scrapyard-card-in-words-with-time = { $name }, { $kind }, { $time }. { $text }

## New game

# Rule options: each with a name before its choices, and a short sentence about it.
scrapyard-option-hands = Hands
    .about = Hidden hands are seen by their owners only; a curtain comes down between turns.
scrapyard-option-line = Line
    .about = With the line at 20 the build phase is shorter.
scrapyard-option-crusher = Crusher
    .about = From this round on the crusher dents robots at the edge of the map.
scrapyard-hands-open = open
scrapyard-hands-hidden = hidden
scrapyard-line-at = space { $line }
scrapyard-crusher-from = round { $round }

## The event log
# Short sentences without a full stop. $name is a player, and so are $target, $by and each of $targets, $others and $names. $card and $cards are
# cards: "Zap", "Zap and Skates". $square is a square of the map: "D4". $count can be 0 where it says so.

scrapyard-log-first-seat = { $name } goes first
scrapyard-log-turned-up = Pile { $pile } shows { $card }
# $space is a number of the time track.
scrapyard-log-token = { $name }'s token moved to { $space }
scrapyard-log-token-on-top = { $name }'s token moved to { $space }, on top of { $others }
# $replaced is the card of the part that was there.
scrapyard-log-part-put-on = { $slot ->
    [left] { $name } put on { $card } on the left; { $replaced } left the game
    [right] { $name } put on { $card } on the right; { $replaced } left the game
   *[other] { $name } put on { $card }; { $replaced } left the game
}
scrapyard-log-collected = { $name } collected { $card }
scrapyard-log-rummaged = { $name } rummaged in pile { $pile }: { $cards }
scrapyard-log-put-back = Back to pile { $pile }: { $cards } on top, { $card } to the bottom
scrapyard-log-put-on-top = Back to pile { $pile }: { $cards } on top
scrapyard-log-put-at-bottom = Back to pile { $pile }: { $card } to the bottom
scrapyard-log-put-nothing-back = Nothing went back to pile { $pile }
scrapyard-log-patched = { $count ->
    [one] { $name } took { $count } Junk Code
   *[other] { $name } took { $count } Junk Codes
}
scrapyard-log-purged = { $count ->
    [0] { $name } kept all Junk Codes
    [one] { $name } removed { $count } Junk Code from the game
   *[other] { $name } removed { $count } Junk Codes from the game
}
scrapyard-log-delayed = { $count ->
    [one] { $name } delayed { $target } by { $count } space
   *[other] { $name } delayed { $target } by { $count } spaces
}
scrapyard-log-idle-rummage = { $name } could not rummage
scrapyard-log-idle-purge = { $name } had no Junk Code to remove
scrapyard-log-idle-delay = { $name } had nobody to delay
scrapyard-log-passed = { $name } passed
scrapyard-log-passed-by-rule = { $name } passed: nothing else was possible
scrapyard-log-stopped = { $count ->
    [one] { $name } stopped { $count } space beyond the line
   *[other] { $name } stopped { $count } spaces beyond the line
}
scrapyard-log-battle = The battle begins, in this order: { $names }
scrapyard-log-round = Round { $round }
# $count is the number of rings of squares from the border inwards.
scrapyard-log-round-crushed = { $count ->
    [one] Round { $round }: the crusher bites at the border
   *[other] Round { $round }: the crusher bites on the outer { $count } rings
}
scrapyard-log-shields-taken = { $count ->
    [one] { $name } settled { $count } dent with a shield
   *[other] { $name } settled { $count } dents with shields
}
scrapyard-log-settled-armour = { $name } settled a dent with armour
scrapyard-log-settled-hand = { $name } settled a dent with { $card } from the hand
scrapyard-log-settled-deck = { $name } settled a dent with { $card } from the draw deck
scrapyard-log-shields-off = { $count ->
    [one] { $name } took { $count } unused shield off
   *[other] { $name } took { $count } unused shields off
}
# $cards are cards, or "3 cards" where hands are hidden.
scrapyard-log-drew = { $name } drew { $cards }
scrapyard-log-reshuffled = { $count ->
    [one] { $name } made a new draw deck of { $count } discarded card
   *[other] { $name } shuffled { $count } discarded cards into a new draw deck
}
# $count is the number of batteries and can be 0.
scrapyard-log-played = { $count ->
    [0] { $name } played { $card }
    [one] { $name } played { $card } for { $count } battery
   *[other] { $name } played { $card } for { $count } batteries
}
scrapyard-log-ability = { $count ->
    [0] { $name } used { $card }
    [one] { $name } used { $card } for { $count } battery
   *[other] { $name } used { $card } for { $count } batteries
}
scrapyard-log-moved = { $name } moved to { $square }
scrapyard-log-moved-with-card = { $name } moved to { $square } and spent { $card }
scrapyard-log-limped = { $name } limped to { $square }
# $card is the arm, $pay the card that was spent.
scrapyard-log-attacked = { $name } attacked { $target } with { $card } and spent { $pay }
scrapyard-log-recharged = { $name } drew a card for 2 batteries
scrapyard-log-targeted = { $name } aimed at { $targets }
# $count can be 0.
scrapyard-log-repaired = { $count ->
    [0] { $name } had no armour to get back
   *[other] { $name } got { $count } armour back
}
scrapyard-log-shielded = { $count ->
    [one] { $name } took { $count } shield
   *[other] { $name } took { $count } shields
}
# $count can be 0.
scrapyard-log-charged = { $count ->
    [0] { $name } had no battery to recharge
    [one] { $name } recharged { $count } battery
   *[other] { $name } recharged { $count } batteries
}
# $cards can be "nothing".
scrapyard-log-salvaged = { $name } salvaged { $cards }
scrapyard-log-dented = { $count ->
    [one] { $name } got { $count } dent
   *[other] { $name } got { $count } dents
}
scrapyard-log-crashed = { $count ->
    [one] { $name } crashed and got { $count } dent
   *[other] { $name } crashed and got { $count } dents
}
scrapyard-log-spiked = { $count ->
    [one] { $name } got { $count } dent from the spikes of { $by }
   *[other] { $name } got { $count } dents from the spikes of { $by }
}
scrapyard-log-crushed = { $count ->
    [one] The crusher gave { $name } { $count } dent
   *[other] The crusher gave { $name } { $count } dents
}
scrapyard-log-pushed = { $name } was pushed to { $square }
scrapyard-log-pushed-and-stopped = { $name } was pushed to { $square } and stopped there
scrapyard-log-not-pushed = { $name } could not be pushed away
scrapyard-log-pulled = { $name } was pulled to { $square }
scrapyard-log-not-pulled = { $name } could not be pulled closer
scrapyard-log-steady-push = { $name } stands too firmly to be pushed
scrapyard-log-steady-pull = { $name } stands too firmly to be pulled
scrapyard-log-drained = { $count ->
    [one] { $by } drained { $count } battery of { $name }
   *[other] { $by } drained { $count } batteries of { $name }
}
scrapyard-log-drained-no-more = { $count ->
    [one] { $by } drained { $count } battery of { $name }; the rest stays
   *[other] { $by } drained { $count } batteries of { $name }; the rest stays
}
scrapyard-log-not-drained = { $name } had no battery that can be drained
scrapyard-log-wrecked = { $by } wrecked { $name }
scrapyard-log-wrecked-on-spikes = The spikes of { $by } wrecked { $name }
scrapyard-log-wrecked-in-crash = { $by } wrecked { $name } in a crash
scrapyard-log-wrecked-by-crusher = The crusher wrecked { $name }
scrapyard-log-wrecked-by-nobody = { $name } had nothing to lose and is wrecked
# $wrecked is one of the five sentences before.
scrapyard-log-place = { $wrecked } (place { $place })

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

scrapyard-ending-wins = { $name } wins: { $why }
scrapyard-because-last = the last robot standing
scrapyard-because-crusher = the crusher wrecked the last other robot
scrapyard-because-spikes = the last other robot was wrecked on spikes
scrapyard-because-crash = the last other robot was wrecked in a crash

## Where a game stands
# In a list of saved games: short.

scrapyard-stands-set-up = Set-up
scrapyard-stands-build = Build phase: { $name }'s turn
scrapyard-stands-build-choice = Build phase: { $name } decides on a build effect
scrapyard-stands-build-done = Build phase: { $name } has only to say done
scrapyard-stands-rummage = Build phase: { $name } rummages
scrapyard-stands-settle = Round { $round }: { $name } settles dents
scrapyard-stands-turn = Round { $round }: { $name }'s turn
scrapyard-stands-choice = Round { $round }: { $name } decides on an effect

## Why something is refused at the table
# They stand where the player tried it, beside the card or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

scrapyard-illegal-game-over = the game is over
scrapyard-illegal-not-now = you can't do that now
scrapyard-illegal-unanswered = first decide on the effect that waits
scrapyard-illegal-already-acted = one thing a turn: say done, or undo
scrapyard-illegal-not-acted = first collect a card, rummage or pass
scrapyard-illegal-no-such-pile = there is no such pile
scrapyard-illegal-pile-empty = this pile is empty
scrapyard-illegal-too-late = costs { $time }: from { $place } it would go beyond { $end }
scrapyard-illegal-choose-side = choose the left or the right arm
scrapyard-illegal-no-side = only an arm goes to a side
scrapyard-illegal-at-the-line = no rummage from { $line }: nothing could follow
scrapyard-illegal-not-rummaged = that card is not among the three
scrapyard-illegal-wrong-order = one card goes to the bottom, the rest on top
scrapyard-illegal-too-many = at most { $most }
scrapyard-illegal-no-such-seat = there is no such seat at this table
scrapyard-illegal-cannot-delay = that player can't be moved forward
scrapyard-illegal-settle-first = first settle all dents
scrapyard-illegal-no-dents = there is no dent left
scrapyard-illegal-no-armour = there is no armour left
scrapyard-illegal-deck-empty = draw deck and discard pile are empty
scrapyard-illegal-last-card = your last card stays while you have armour
scrapyard-illegal-not-in-hand = that card is not in your hand
scrapyard-illegal-cannot-pay = { $needs ->
    [one] costs { $needs } battery; you have { $has }
   *[other] costs { $needs } batteries; you have { $has }
}
scrapyard-illegal-no-target = no robot is in reach
scrapyard-illegal-no-ability = this part has no ability
scrapyard-illegal-ability-used = each ability works once a turn
scrapyard-illegal-arm-used = each arm attacks once a turn
scrapyard-illegal-out-of-range = { $distance ->
    [one] { $distance } step away; the range is { $range }
   *[other] { $distance } steps away; the range is { $range }
}
scrapyard-illegal-not-standing = that robot is wrecked
scrapyard-illegal-own-robot = a robot can't aim at itself
scrapyard-illegal-out-of-reach = your robot can't end its move there
scrapyard-illegal-wrong-axis = it can't go that way
scrapyard-illegal-not-in-trash = those cards are not all in your trash
scrapyard-illegal-nothing-to-draw = there is nothing to draw

## What can be wrong with a data set
# A player may have written its file. $name and $map are words of the file.

scrapyard-data-unreadable = the card set can't be read: { $error }
scrapyard-data-number = '{ $name }' is { $found }; it must be from { $least } to { $most }
scrapyard-data-card-name = card '{ $name }': a name has lower-case letters, digits and underscores, and is used once
scrapyard-data-title = '{ $name }' has no title, or one that is too long
scrapyard-data-too-many-cards = there are too many kinds of cards
scrapyard-data-time = card '{ $name }': the time must be from 1 to 7
scrapyard-data-card-number = card '{ $name }': a number is out of range
scrapyard-data-not-its-kind = card '{ $name }': only legs have a speed, only arms an attack
scrapyard-data-not-complete = card '{ $name }': an arm needs an attack, legs need a speed
scrapyard-data-no-aim = card '{ $name }': an effect needs a target, but the card aims at its own robot
scrapyard-data-starter = the starter parts must be one for each slot, and two arms
scrapyard-data-starter-unknown = there is no starter part '{ $name }'
scrapyard-data-starter-too-weak = the starter parts need at least four batteries and one armour in all
scrapyard-data-too-few-cards = the piles need at least { $needs } cards; there are { $has }
scrapyard-data-maps = exactly one map for each number of players from 2 to 4: check those for { $seats }
scrapyard-data-map-size = map '{ $map }' must be a rectangle of 5 to 15 squares a side
scrapyard-data-map-sign = map '{ $map }' has an unknown sign: { $sign }
scrapyard-data-map-starts = map '{ $map }' must have each start square once
scrapyard-data-map-parts = map '{ $map }' has squares that no path reaches

## Why a game can't begin

scrapyard-setup-seats = { $seats ->
    [one] { $seats } seat: a game has { $fewest } to { $most }
   *[other] { $seats } seats: a game has { $fewest } to { $most }
}
scrapyard-setup-line = the line is at { $short } or { $long }, not at { $line }
scrapyard-setup-crusher = the crusher starts in round { $early }, { $usual } or { $late }, not in round { $round }

## Why a file is no saved game
# They follow the file's name and a colon. $name is as in the file: fire_tongs. $found and $expected can be 0 and more.

scrapyard-table-robots = robots: { $found } where { $expected } are needed
scrapyard-table-piles = piles: { $found } where { $expected } are needed
scrapyard-table-cards = card '{ $name }' lies where it can't, or too often
scrapyard-table-pool = the piles have { $found } unknown cards, but { $expected } are left for them
scrapyard-table-pile = pile { $pile }: its top card can't lie like this
scrapyard-table-track = the time track does not have one token for each player
scrapyard-table-robot = robot of seat { $seat }: { $fault }
scrapyard-table-state = the state of play: { $fault }
scrapyard-robot-fault-part = a part does not fit its slot
scrapyard-robot-fault-no-action = a card among its cards is no action
scrapyard-robot-fault-square = it can't stand on that square
scrapyard-robot-fault-tokens = it has more tokens than it can have
scrapyard-robot-fault-toughness = it has nothing left to lose
scrapyard-robot-fault-cards = its cards lie where they can't
scrapyard-state-fault-set-up = set-up awaits nobody
scrapyard-state-fault-no-such-seat = there is no such seat
scrapyard-state-fault-phase = build phase and battle do not fit each other
scrapyard-state-fault-turn = a turn can't stand like this
scrapyard-state-fault-queue = these effects can't wait
scrapyard-state-fault-rummage = this rummage can't be open
scrapyard-state-fault-order = battle order and wrecks do not fit each other
scrapyard-state-fault-outcome = a game can't end like this

scrapyard-text-no-card = { $place }: this game has no card '{ $name }'
scrapyard-text-no-pile = { $place }: piles are counted from 1
scrapyard-text-robots = the robots must name every seat once, in order, with five parts each
scrapyard-text-too-long = { $place }: a list is too long
scrapyard-text-robot = the { $colour } robot: { $fault }
scrapyard-text-place-robot = Robot { $colour }

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

## Refusals

scrapyard-illegal-game-over = The game is over.
scrapyard-illegal-not-now = That is not possible now.
scrapyard-illegal-unanswered = An effect waits for your choice.
scrapyard-illegal-already-acted = You have done the one thing of this turn. Say done.
scrapyard-illegal-not-acted = Collect a card, rummage or pass first.
scrapyard-illegal-no-such-pile = There is no such pile.
scrapyard-illegal-pile-empty = This pile is empty.
scrapyard-illegal-too-late = From { $place } this card would go beyond { $end }: it costs { $time }.
scrapyard-illegal-choose-side = Choose the left or the right arm.
scrapyard-illegal-no-side = Only an arm goes to a side.
scrapyard-illegal-at-the-line = From { $line } nothing could follow a rummage.
scrapyard-illegal-not-rummaged = This card is not among the rummaged ones.
scrapyard-illegal-wrong-order = The other cards must go back: one to the bottom, the rest on top.
scrapyard-illegal-too-many = At most { $most }.
scrapyard-illegal-no-such-seat = There is no such seat.
scrapyard-illegal-cannot-delay = This player can't be delayed.
scrapyard-illegal-settle-first = Settle all dents first.
scrapyard-illegal-no-dents = No dent is left.
scrapyard-illegal-no-armour = There is no armour left.
scrapyard-illegal-deck-empty = Draw deck and discard pile are empty.
scrapyard-illegal-last-card = Your last card stays as long as there is armour.
scrapyard-illegal-not-in-hand = This card is not in your hand.
scrapyard-illegal-cannot-pay = This costs { $needs } batteries; you have { $has }.
scrapyard-illegal-no-target = No robot is in reach.
scrapyard-illegal-no-ability = This part has no ability.
scrapyard-illegal-ability-used = Each ability works once a turn.
scrapyard-illegal-arm-used = Each arm attacks once a turn.
scrapyard-illegal-out-of-range = The robot is { $distance } steps away; the range is { $range }.
scrapyard-illegal-not-standing = This robot is wrecked.
scrapyard-illegal-own-robot = A robot can't target itself.
scrapyard-illegal-out-of-reach = The robot can't end a move there.
scrapyard-illegal-wrong-axis = Choose a direction if both are possible, and no other.
scrapyard-illegal-not-in-trash = These cards are not all in your trash.
scrapyard-illegal-nothing-to-draw = There is nothing to draw.

## Faults of a data set

scrapyard-data-unreadable = The card set can't be read: { $error }
scrapyard-data-number = { $name } is { $found }; it must be from { $least } to { $most }.
scrapyard-data-card-name = The card name “{ $name }” is used twice, or is no word of lower-case letters, digits and underscores.
scrapyard-data-title = “{ $name }” has no title, or one that is too long.
scrapyard-data-too-many-cards = There are too many kinds of cards.
scrapyard-data-time = { $name }: the time must be from 1 to 7.
scrapyard-data-card-number = { $name }: a number on the card is out of range.
scrapyard-data-not-its-kind = { $name }: only legs have a speed, only arms an attack.
scrapyard-data-not-complete = { $name }: an arm needs an attack, legs need a speed.
scrapyard-data-no-aim = { $name }: an effect needs a target, but the card is aimed at its own robot.
scrapyard-data-starter = The starter parts must be one for each slot and two arms.
scrapyard-data-starter-unknown = There is no starter part “{ $name }”.
scrapyard-data-starter-too-weak = The starter parts need at least four batteries and one armour in all.
scrapyard-data-too-few-cards = The piles need at least { $needs } cards; there are { $has }.
scrapyard-data-maps = There must be one map for each number of seats from 2 to 4, and not for { $seats }.
scrapyard-data-map-size = The map “{ $map }” must be a rectangle of 5 to 15 squares a side.
scrapyard-data-map-sign = The map “{ $map }” has an unknown sign: { $sign }
scrapyard-data-map-starts = The map “{ $map }” must have each start square once.
scrapyard-data-map-parts = The map “{ $map }” has squares that no path reaches.

## Faults of a set-up

scrapyard-setup-seats = A game is for { $fewest } to { $most } players, not for { $seats }.
scrapyard-setup-line = The line is at { $short } or { $long }, not at { $line }.
scrapyard-setup-crusher = The crusher starts in round { $early }, { $usual } or { $late }, not in round { $round }.

## Faults of a table

scrapyard-table-robots = There are { $found } robots for { $expected } seats.
scrapyard-table-piles = There are { $found } piles instead of { $expected }.
scrapyard-table-cards = The card “{ $name }” lies where it can't, or too often.
scrapyard-table-pool = The piles have { $found } unknown cards, their pool { $expected }.
scrapyard-table-pile = Pile { $pile } has a top card that can't lie so.
scrapyard-table-track = The time track does not have one token for each seat.
scrapyard-table-robot = Robot of seat { $seat }: { $fault }
scrapyard-table-state = { $fault }
scrapyard-robot-fault-part = A part does not fit its slot.
scrapyard-robot-fault-no-action = A card that is no action lies among its cards.
scrapyard-robot-fault-square = It can't stand on this square.
scrapyard-robot-fault-tokens = It has more tokens than it can have.
scrapyard-robot-fault-toughness = It has nothing left to lose.
scrapyard-robot-fault-cards = Its cards lie where they can't.
scrapyard-state-fault-set-up = The game has not begun.
scrapyard-state-fault-no-such-seat = It is the turn of a seat that the game does not have.
scrapyard-state-fault-phase = Build phase and battle contradict each other.
scrapyard-state-fault-turn = This turn can't be reached.
scrapyard-state-fault-queue = These effects can't wait.
scrapyard-state-fault-rummage = This rummage can't be open.
scrapyard-state-fault-order = Battle order and wrecks contradict each other.
scrapyard-state-fault-outcome = The result contradicts the wrecks.

## Faults of a saved game

scrapyard-text-no-card = { $place }: there is no card “{ $name }”.
scrapyard-text-no-pile = { $place }: piles are counted from 1.
scrapyard-text-robots = The robots are not listed seat by seat with five parts each.
scrapyard-text-too-long = { $place }: a list is too long.
scrapyard-text-robot = Robot { $colour }: { $fault }
scrapyard-text-place-robot = Robot { $colour }

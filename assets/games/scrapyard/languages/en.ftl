### Scrapyard in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

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
    .about = You build until your token on the time track reaches the line. At 20 that is sooner.
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
    [left] { $name } put { $card } on the left; { $replaced } left the game
    [right] { $name } put { $card } on the right; { $replaced } left the game
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
    [one] { $by } drained { $count } battery of { $name }; the rest stayed
   *[other] { $by } drained { $count } batteries of { $name }; the rest stayed
}
scrapyard-log-not-drained = { $name } had no battery that could be drained
scrapyard-log-wrecked = { $by } wrecked { $name }
scrapyard-log-wrecked-on-spikes = The spikes of { $by } wrecked { $name }
scrapyard-log-wrecked-in-crash = { $by } wrecked { $name } in a crash
scrapyard-log-wrecked-by-crusher = The crusher wrecked { $name }
scrapyard-log-wrecked-by-nobody = { $name } had nothing to lose and was wrecked
# $wrecked is one of the five sentences before.
scrapyard-log-place = { $wrecked } (place { $place })

## Choices of a player
# What a player may do or a strong player would do ("collect Zap"): an infinitive, in lower case and without a full stop.
# $name is another player.

scrapyard-choice-collect = collect { $card }
scrapyard-choice-collect-left = put { $card } on the left
scrapyard-choice-collect-right = put { $card } on the right
# $taken is one of the three choices before.
scrapyard-choice-from-pile = { $taken } (pile { $pile })
scrapyard-choice-rummage = rummage in pile { $pile }
scrapyard-choice-take-none = collect none
# $taken is one of the first three choices or the one before: what becomes of the other rummaged cards.
scrapyard-choice-put-back = { $taken } ({ $cards } on top, { $card } to the bottom)
scrapyard-choice-put-on-top = { $taken } ({ $cards } on top)
scrapyard-choice-put-at-bottom = { $taken } ({ $card } to the bottom)
# $count can be 0.
scrapyard-choice-purge = { $count ->
    [0] keep all Junk Codes
    [one] remove { $count } Junk Code
   *[other] remove { $count } Junk Codes
}
scrapyard-choice-delay = delay { $name }
scrapyard-choice-pass = pass
scrapyard-choice-done = say done
scrapyard-choice-settle-armour = settle a dent with armour
scrapyard-choice-settle-deck = settle a dent with the top card of the draw deck
scrapyard-choice-settle-hand = settle a dent with { $card }
scrapyard-choice-play = play { $card }
scrapyard-choice-use = use { $card }
scrapyard-choice-step = move to { $square }
scrapyard-choice-stay = stay here
scrapyard-choice-target = aim at { $name }
scrapyard-choice-push = { $count ->
    [one] push { $name } { $count } square away
   *[other] push { $name } { $count } squares away
}
scrapyard-choice-pull = { $count ->
    [one] pull { $name } { $count } square closer
   *[other] pull { $name } { $count } squares closer
}
scrapyard-choice-no-shove = leave { $name } in place
# $shoved is a push or a pull.
scrapyard-choice-along-row = { $shoved }, along the row
scrapyard-choice-along-column = { $shoved }, along the column
scrapyard-choice-salvage = salvage { $cards }
scrapyard-choice-move = move to { $square } and spend { $card }
scrapyard-choice-limp = limp to { $square }
# $card is the arm, $pay the card that is spent.
scrapyard-choice-attack = attack { $name } with { $card } and spend { $pay }
scrapyard-choice-recharge = draw a card for 2 batteries
scrapyard-choice-end-turn = end the turn

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
scrapyard-stands-build-done = Build phase: { $name } only has to press Done
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
scrapyard-illegal-already-acted = one thing per turn: say done, or undo
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
scrapyard-illegal-cannot-delay = that player can't be delayed
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

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. Numbers are those of the usual
# options and of the card set that comes with the game.
scrapyard-how-to-aim =
    .title = The aim
    .text-1 = Build a robot out of scrap, then send it into the arena. The last robot that stands wins.
    .text-2 = In the build phase you collect cards. Parts go onto your robot, actions into your deck, and every card costs time.
    .text-3 = In battle, armour and cards are what your robot can lose: you settle all damage with them. A robot without any card left is wrecked.
    .text-4 = Two to four can play. Everybody begins with the same five simple parts and six Junk Codes.
    .picture-1-title = A part
    .picture-1-caption = It takes the place of a part on your robot.
    .picture-2-title = An action
    .picture-2-caption = It goes into your deck, and you play it in battle.
    .picture-3-title = The start
    .picture-3-caption = All robots begin like this.
scrapyard-how-to-time =
    .title = Time
    .text-1 = Everybody has a token on the time track. The line is at 30, and five more spaces lie beyond it.
    .text-2 = A card costs one to seven spaces. When you collect it, your token moves forward by that number.
    .text-3 = Whoever is furthest back has the next turn. After a cheap card that may be you again; after a costly one, others may have several turns.
    .text-4 = A token that comes to a space with others goes on top of them. If several are furthest back on one space, the topmost is next.
    .picture-1-title = Who is next
    .picture-1-caption = The token furthest back.
    .picture-2-title = On one space
    .picture-2-caption = The token on top is next.
scrapyard-how-to-collecting =
    .title = Collecting
    .text-1 = On your turn you do one thing: collect the face-up card of one of the ten piles, rummage, or pass.
    .text-2 = A part is put on at once, and the part that was there leaves the game, even if it was better. For an arm you choose the side. An action goes onto your discard pile.
    .text-3 = Some cards also do something at once: they let you rummage, bring or remove Junk Codes, or move another player's token forward.
    .text-4 = Press “Done” when your turn is finished; until then you can undo it. Only then are new cards turned up.
    .picture-1-title = An arm
    .picture-1-caption = Drag it to the left or the right shoulder.
    .picture-2-title = A build effect
    .picture-2-caption = It happens when you collect the card.
scrapyard-how-to-rummaging =
    .title = Rummaging
    .text-1 = Rummaging costs one space. You take the top three cards of a pile and may collect one of them for its time.
    .text-2 = If you collect one, another goes back on top and the third to the bottom. If you collect none, one goes to the bottom and two on top, in any order you like.
    .text-3 = Everybody sees these cards. A mark on the pile shows where known cards lie.
    .text-4 = You can't rummage from 30. A build effect that lets you rummage saves you the one space.
    .picture-1-title = Three cards
    .picture-1-caption = Collect one or none; the others go back.
scrapyard-how-to-line =
    .title = The line
    .text-1 = On 30 itself you may go on. Beyond it you must stop, and no card may carry you beyond 35.
    .text-2 = Each space beyond the line costs you one card from your starting hand.
    .text-3 = On your turn you may also pass, and stop for good. Your token stays where it is: whoever used less time acts earlier in battle.
    .text-4 = If you can neither collect nor rummage, you pass automatically. When everybody has passed or stopped, the battle begins.
    .picture-1-title = On the line
    .picture-1-caption = No penalty, and you may go on.
    .picture-2-title = Beyond it
    .picture-2-caption = Three spaces too far: you begin with two cards.
scrapyard-how-to-robot =
    .title = The robot
    .text-1 = A robot has a head, a torso, legs and two arms. Its armour and its batteries are those of all parts together; its speed is that of the legs.
    .text-2 = Each arm has an attack: a number of dents, and a range. Range 1 reaches only the neighbouring squares. Some arms also push, pull or drain the robot that they hit.
    .text-3 = Some parts have an ability that you can use once a turn. Others have a trait that always holds.
    .text-4 = Hover passes over obstacles and robots. Steady can't be pushed or pulled. Spikes dent whoever attacks with an arm of range 1. Memory makes your hand larger. Scope lets arms of range 2 or more reach further. Equal traits add up.
    .text-5 = Everybody sees what a robot can still lose: its shields, armour and cards, less its dents.
    .picture-1-title = Five parts
    .picture-1-caption = 12 armour, 6 batteries, speed 3.
    .picture-2-title = A trait
    .picture-2-caption = Legs that hover.
    .picture-3-title = What it can lose
    .picture-3-caption = 12 armour and 11 cards, less 3 dents: 20.
scrapyard-how-to-cards =
    .title = Cards
    .text-1 = An action costs batteries, or none, and does what is written on it, from the beginning to the end.
    .text-2 = Junk Code costs one battery and draws a card. Mostly you spend it to move or attack, or lose it to a dent.
    .text-3 = Shields last until your next turn. Armour that comes back is never more than you began the battle with. Cards that you salvage go from your trash to your discard pile.
    .text-4 = “Up to” leaves the number to you, and it may be none. But getting armour back, recharging and draining always do as much as they can.
    .text-5 = Cards played or spent lie aside until the end of your turn, so each serves once a turn.
    .picture-1-title = Junk Code
    .picture-1-caption = Six of these are in your deck at the start.
    .picture-2-title = Step by step
    .picture-2-caption = First move, then strike, then push.
scrapyard-how-to-battle =
    .title = A turn in battle
    .text-1 = When the battle begins, armour and batteries are counted, start squares are drawn by lot, and your discard pile becomes your draw deck. You draw five cards, fewer if you went beyond the line.
    .text-2 = In each round every robot that stands has one turn. Whoever used the least time begins.
    .text-3 = Your turn begins with the dents, which you settle. Then shields that are left come off, and you fill your hand up to five cards, except on your first turn.
    .text-4 = After that you act as long as you like and can pay. At the end all your batteries are unused again, used cards go to the discard pile, and you keep your hand.
    .text-5 = If your draw deck is empty, your discard pile is shuffled and takes its place.
    .picture-1-title = Your hand
    .picture-1-caption = Filled up to five at the start of a turn.
    .picture-2-title = Batteries
    .picture-2-caption = Four are left for this turn.
scrapyard-how-to-acting =
    .title = Acting
    .text-1 = Play a card or use the ability of a part: each costs the batteries written on it.
    .text-2 = Move: for a battery and any card from your hand, up to as many squares as your speed. Limp: for a battery, one square.
    .text-3 = Attack: for a battery and any card from your hand, one arm hits one robot within its range. Each arm attacks once a turn.
    .text-4 = Emergency recharge: for two batteries you draw a card.
    .text-5 = If all that a card does needs a target, it can't be played while nobody is in reach. You pay first, and get nothing back.
    .picture-1-title = An attack
    .picture-1-caption = Two dents, up to four steps away.
    .picture-2-title = An ability
    .picture-2-caption = Once a turn, for a battery.
scrapyard-how-to-distance =
    .title = Distance
    .text-1 = Robots go straight from square to square, never diagonally, not through obstacles or other robots, and not off the map.
    .text-2 = Ranges are counted in the same steps: around obstacles, but through robots.
    .text-3 = A card aims at one robot of your choice or at all others within range. You choose when an effect first needs a target, so a card can move you first and strike then. The target stays the same until the card is done.
    .text-4 = If nobody is in reach then, those effects do nothing. The others still happen.
    .picture-1-title = Around the obstacle
    .picture-1-caption = Four steps, not two.
    .picture-2-title = Range 2
    .picture-2-caption = The other robot is three steps away: too far.
scrapyard-how-to-shoves =
    .title = Push, pull, drain
    .text-1 = A push sends a robot straight away from yours, in the direction in which the two are further apart. If both are equal, you choose.
    .text-2 = You say how many squares, up to the number. If the border, an obstacle or a robot stops it before that, it crashes and gets one dent.
    .text-3 = A pull brings a robot closer in the same way. If something is in the way it stops without a crash, and it is never pulled past you.
    .text-4 = A drain takes batteries that the target then lacks on its next turn. Two are always left.
    .picture-1-title = A crash
    .picture-1-caption = Pushed two squares, stopped after one: one dent.
    .picture-2-title = A pull
    .picture-2-caption = It ends where the two are level.
scrapyard-how-to-dents =
    .title = Dents
    .text-1 = Damage lies on a robot as dents until its owner's next turn. Then a shield, an armour or a card must go for each dent.
    .text-2 = Shields go first, automatically. After them you choose, one dent at a time: armour, a card from your hand, or the top card of your draw deck, whatever it is. Such a card goes to your trash.
    .text-3 = No dent may be left, and your last card stays as long as you have armour.
    .text-4 = A robot that has as many dents as it can lose is wrecked at once, in the middle of a turn, and leaves its square free.
    .text-5 = Spikes come after the attack, and only if the attacked robot still stands. They can wreck you on your own turn.
    .picture-1-title = Just enough
    .picture-1-caption = Six to lose, five dents: one is left.
    .picture-2-title = Wrecked
    .picture-2-caption = Three to lose, three dents.
scrapyard-how-to-crusher =
    .title = Crusher and end
    .text-1 = From round 8 on the walls of the yard come in. A robot that ends its turn on a crushed square gets dents.
    .text-2 = In round 8 that is the border, for one dent. Every round adds one ring of squares and one dent, and from round 11 on no square is safe.
    .text-3 = You may walk over crushed squares: it matters only where you end your turn.
    .text-4 = The game ends at the moment when a single robot stands. Of the others, whoever was wrecked later has the better place. There are no ties.
    .picture-1-title = Round 8
    .picture-1-caption = The border: one dent.
    .picture-2-title = Round 9
    .picture-2-caption = The outer two rings: two dents.
scrapyard-how-to-options =
    .title = Hands and options
    .text-1 = Robots, tokens, dents, discard piles and trash are open to all, and usually hands are too.
    .text-2 = With hidden hands only the owner sees a hand, and a curtain comes down between the turns of people.
    .text-3 = For a short game the line is at 20. The crusher can start in round 6, 8 or 10.
    .text-4 = You can undo your own steps until the next player acts, but not past a card that was turned up, drawn, or trashed from a deck.
    .text-5 = Computer players know only what their seat may know.
    .picture-1-title = Hidden hands
    .picture-1-caption = The others see only the backs.
    .picture-2-title = A short game
    .picture-2-caption = The line is at 20.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
scrapyard-ruling-1-1 = Two to four can play.
scrapyard-ruling-1-5 = The cards are this game's own: 46 parts and 44 actions of 51 kinds, all made of ten effects, five traits and four build effects.
scrapyard-ruling-1-6 = Junk Code costs one battery and draws a card.
scrapyard-ruling-1-7 = Damage that is not settled yet lies on a robot as dents.
scrapyard-ruling-1-8 = Beyond the line the time track has five spaces, which count how far you went past it.
scrapyard-ruling-1-9 = The map is a grid with obstacles and start squares, one map for each number of players; its rings are counted from the border inwards.
scrapyard-ruling-2-3 = Your hand size is five, and larger with the trait “{ scrapyard-trait-memory }”.
scrapyard-ruling-2-4 = Cards that were used in this turn still count among the cards that a robot can lose.
scrapyard-ruling-2-5 = What a robot can still lose is its shields, armour and cards less its dents, and all may see that number.
scrapyard-ruling-3-2 = The piles differ by one card at most, and a card that comes to the top of a pile is turned up when the turn is over.
scrapyard-ruling-3-3 = The first player is drawn by lot.
scrapyard-ruling-3-4 = At the start the tokens below the first player's lie in clockwise order.
scrapyard-ruling-4-4 = You choose the side of an arm, and you must put on what you collect, even if it is worse.
scrapyard-ruling-4-6 = Your turn ends when you say done; until then new top cards stay face down, so that you can undo.
scrapyard-ruling-4-7 = Build effects happen in printed order once the card is in place; those of a card that is collected by one of them happen before the rest.
scrapyard-ruling-4-8 = Rummaged cards go back before the build effects of the collected one, you can't rummage from the line, and of a pile with fewer than three cards you take them all.
scrapyard-ruling-4-9 = On the line itself you may go on; you must stop only beyond it.
scrapyard-ruling-4-10 = No card may carry you more than five spaces beyond the line.
scrapyard-ruling-4-11 = You pass on your own turn, and automatically if you can neither collect nor rummage.
scrapyard-ruling-5-1 = You never have more armour than at the beginning of the battle.
scrapyard-ruling-5-2 = When the battle begins, each discard pile is shuffled and becomes the draw deck.
scrapyard-ruling-5-3 = Each space beyond the line takes one card off your starting hand, down to none.
scrapyard-ruling-5-4 = Of tokens on one space the topmost acts first in battle too.
scrapyard-ruling-5-5 = Start squares are drawn by lot.
scrapyard-ruling-6-2 = Shields that are left come off as soon as your dents are settled, and the crusher comes at the very end of your turn.
scrapyard-ruling-6-3 = To draw or trash from an empty draw deck you first shuffle your discard pile into a new one; if both are empty, nothing is drawn.
scrapyard-ruling-6-4 = Cards played or spent lie aside until the end of the turn, so each serves once a turn, and your turn ends when you say so.
scrapyard-ruling-6-5 = A card whose effects all need a target can't be played while nobody is in reach; any other card can, even if it then does less.
scrapyard-ruling-6-6 = Each part's ability works once a turn, so two equal arms give you two.
scrapyard-ruling-6-9 = Each arm attacks once a turn.
scrapyard-ruling-6-10 = There is no emergency recharge if you have nothing to draw.
scrapyard-ruling-7-1 = Robots go neither off the map nor through obstacles or robots, and a Move or a Limp ends on another square.
scrapyard-ruling-7-2 = Ranges are counted around obstacles, but through robots.
scrapyard-ruling-7-3 = A robot can't aim at itself.
scrapyard-ruling-7-4 = Batteries and cards are paid first and never given back.
scrapyard-ruling-7-5 = Targets are chosen when an effect first needs them and stay the same for the rest of the card; if a robot is in reach, you must choose one.
scrapyard-ruling-9-1 = Dents stay on a robot until its owner's next turn, so nobody decides anything in another player's turn.
scrapyard-ruling-9-2 = You settle dents one at a time and see each card before the next, and say done after the last; where there is no choice, that happens automatically.
scrapyard-ruling-9-3 = Shields go first, no dent may be left, and the last card stays as long as there is armour.
scrapyard-ruling-9-4 = A robot with as many dents as it can lose is wrecked at once, and if that happens on its own turn, the turn is over.
scrapyard-ruling-9-5 = Several robots are hit one after another in battle order, effect by effect; after an attack come the effects of the hit, then spikes.
scrapyard-ruling-10-1 = The crusher dents robots that end their turn on the border from round 8 on; each round it reaches one ring further and gives one dent more.
scrapyard-ruling-10-4 = There is no tie, as robots are wrecked one after another; whoever is wrecked later has the better place.
scrapyard-ruling-11-2 = Rummaging is open to all, and cards that go back to a pile are marked there.
scrapyard-ruling-11-3 = Which card lies face down is decided only when it is turned up, taken, drawn or trashed: no saved game tells it, and after an undo or a reload the same step has the same result.
scrapyard-ruling-11-4 = Hands lie open.
scrapyard-ruling-11-5 = If hands are hidden, a curtain hides them before each person's turn; with one person at the table there is no curtain, and the other hands show their backs.
scrapyard-ruling-12-1 = Hands may be open or hidden.
scrapyard-ruling-12-2 = The line is at 30, or at 20 for a short game, always with five spaces beyond it.
scrapyard-ruling-12-3 = The crusher starts in round 6, 8 or 10 and can't be turned off, because without it some battles would never end.
scrapyard-ruling-12-4 = Other cards and maps come from another file, with times from 1 to 7, numbers from 1 to 9, three cards or more for each pile, and a map for each number of players.

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
scrapyard-data-starter = the starter parts must be a head, a torso, legs and two arms
scrapyard-data-starter-unknown = the starter part '{ $name }' is not among the parts
scrapyard-data-starter-too-weak = the starter parts need at least four batteries and one armour in all
scrapyard-data-too-few-cards = the piles need at least { $needs } cards; there are { $has }
scrapyard-data-maps = there must be exactly one map for each number of players from 2 to 4: check those for { $seats }
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
scrapyard-table-cards = card '{ $name }' lies where it can't, or there are too many of it
scrapyard-table-pool = the piles have { $found } unknown cards, but { $expected } are left for them
scrapyard-table-pile = pile { $pile }: its top card can't lie like this
scrapyard-table-track = the time track does not have one token for each player
scrapyard-table-robot = robot of seat { $seat }: { $fault }
scrapyard-table-state = the state of play: { $fault }
scrapyard-robot-fault-part = a part does not fit its slot
scrapyard-robot-fault-unseen-hand = cards of its hand are not known
scrapyard-robot-fault-square = it can't stand on that square
scrapyard-robot-fault-tokens = it has more tokens than it can have
scrapyard-robot-fault-toughness = it has nothing left to lose
scrapyard-robot-fault-cards = its cards lie where they can't
scrapyard-state-fault-set-up = set-up is not over
scrapyard-state-fault-no-such-seat = there is no such seat
scrapyard-state-fault-phase = build phase and battle do not fit each other
scrapyard-state-fault-turn = a turn can't stand like this
scrapyard-state-fault-queue = these effects can't wait
scrapyard-state-fault-rummage = this rummage can't be open
scrapyard-state-fault-order = battle order and wrecks do not fit each other
scrapyard-state-fault-outcome = a game can't end like this

scrapyard-text-no-card = { $place }: this game has no card '{ $name }'
scrapyard-text-no-pile = { $place }: piles are counted from 1
scrapyard-text-robots = there must be one robot for every seat, in seat order, with five parts each
scrapyard-text-too-long = { $place }: a list is too long
scrapyard-text-robot = the { $colour } robot: { $fault }
scrapyard-text-place-robot = Robot { $colour }

## Simulated games
# Reports on the command line.

# The players are names, $map is the name of the battle map.
scrapyard-report-games = { $count ->
    [one] { $count } game of { $players } on { $map } in { $seconds } s: { $speed } games/s
   *[other] { $count } games of { $players } on { $map } in { $seconds } s: { $speed } games/s
}
# Rounds of the middle 90 % of games, and the mean round of the first wreck.
scrapyard-report-length = { $low } to { $high } rounds in 90 % of games; the first wreck in round { $wreck } on average
# $share is a number with a percent sign, $interval its 95 % confidence interval.
scrapyard-report-crusher = the crusher bit in { $share } of games (95 %: { $interval })
scrapyard-report-picks = { $cards } cards a seat, { $parts } of them parts

# Causes of the wreck that ended a game, below "Ended by".
scrapyard-report-ending-card = a card
scrapyard-report-ending-ability = an ability
scrapyard-report-ending-attack = an attack
scrapyard-report-ending-crash = a crash
scrapyard-report-ending-spikes = spikes
scrapyard-report-ending-crusher = the crusher
scrapyard-report-ending-frailty = nothing to lose

# Seats by what they had: places in battle order and in the order of building, start squares, spaces beyond the line.
scrapyard-report-battle-place = { $place ->
    [0] first in battle
   *[other] { $place } after
}
scrapyard-report-build-place = { $place ->
    [0] first to build
   *[other] { $place } after
}
scrapyard-report-start-square = square { $square }
scrapyard-report-spaces-beyond = { $spaces ->
    [0] none
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
scrapyard-report-round = round { $round }

# First cells of tables: what the lines below them are.
scrapyard-report-build-order = Order of building
scrapyard-report-start-squares = Start squares
scrapyard-report-beyond = Spaces beyond the line
scrapyard-report-wrecks = Wrecks
scrapyard-report-actions = Actions
scrapyard-report-counts = Counted
scrapyard-report-cards = Cards

# Other columns of these tables: short. The mean number in a game; how often a card was collected and used; how often seats won that had it.
scrapyard-report-column-per-game = a game
scrapyard-report-column-collected = collected
scrapyard-report-column-used = used
scrapyard-report-column-won-with = won with it

# Actions, which are counted.
scrapyard-report-action-collect = collect a card
scrapyard-report-action-rummage = rummage
scrapyard-report-action-pass = pass
scrapyard-report-action-settle-armour = settle a dent with armour
scrapyard-report-action-settle-deck = settle a dent from the deck
scrapyard-report-action-settle-hand = settle a dent from the hand
scrapyard-report-action-play = play a card
scrapyard-report-action-use = use an ability
scrapyard-report-action-move = move
scrapyard-report-action-limp = limp
scrapyard-report-action-attack = attack
scrapyard-report-action-recharge = emergency recharge
scrapyard-report-action-end-turn = end the turn

# What else is counted, some with the number of a rule.
scrapyard-report-count-part-put-on = parts put on
scrapyard-report-count-action-collected = action cards collected
scrapyard-report-count-free-rummage = rummages by a build effect (4.7)
scrapyard-report-count-patched = Junk Codes from the supply (4.7)
scrapyard-report-count-purged = Junk Codes that left the game (4.7)
scrapyard-report-count-delayed = tokens delayed (4.7)
scrapyard-report-count-pass-by-rule = passes by rule (4.11)
scrapyard-report-count-drawn = cards drawn
scrapyard-report-count-reshuffle = reshuffles (6.3)
scrapyard-report-count-effect-move = moves by an effect (8.6)
scrapyard-report-count-push = pushes (8.7)
scrapyard-report-count-pull = pulls (8.9)
scrapyard-report-count-drained = batteries drained (8.10)
scrapyard-report-count-shielded = shields taken (8.2)
scrapyard-report-count-repaired = armour repaired (8.3)
scrapyard-report-count-salvaged = cards salvaged (8.4)
scrapyard-report-count-charged = batteries recharged (8.5)
scrapyard-report-count-dent-by-card = dents by cards
scrapyard-report-count-dent-by-ability = dents by abilities
scrapyard-report-count-dent-by-attack = dents by attacks
scrapyard-report-count-crash = crashes (8.8)
scrapyard-report-count-spike-dent = dents by spikes (8.12)
scrapyard-report-count-crusher-dent = dents by the crusher (10.1)
scrapyard-report-count-wreck-by-robot = wrecks by another robot (9.4)
scrapyard-report-count-wreck-by-crusher = wrecks by the crusher (10.1)

# Counted in the reports: what is counted, with the number of its rule.
scrapyard-happening-hand-above-usual = hands above the usual size (2.3)
scrapyard-happening-pile-emptied = piles emptied (3.2)
scrapyard-happening-turns-in-a-row = build turns in a row (4.1)
scrapyard-happening-token-on-stack = tokens put onto others (4.3)
scrapyard-happening-purged-nothing = purges of nothing (4.7)
scrapyard-happening-delay-of-choice = delays with several to choose from (4.7)
scrapyard-happening-delay-idle = delays of nobody (4.7)
scrapyard-happening-free-rummage-idle = build effects without a pile to rummage in (4.7)
scrapyard-happening-rummage-of-few = rummages of fewer than three cards (4.8)
scrapyard-happening-rummage-took-nothing = rummages that took nothing (4.8)
scrapyard-happening-went-on-from-line = cards collected from the line itself (4.9)
scrapyard-happening-farthest-square = tokens on the last space of the track (4.10)
scrapyard-happening-starting-hand-of-none = starting hands without a card (5.3)
scrapyard-happening-starting-hand-of-one = starting hands of one card (5.3)
scrapyard-happening-starting-hand-of-two = starting hands of two cards (5.3)
scrapyard-happening-starting-hand-of-three = starting hands of three cards (5.3)
scrapyard-happening-starting-hand-of-four = starting hands of four cards (5.3)
scrapyard-happening-shields-off = shields that came off unused (6.2)
scrapyard-happening-reshuffle-in-turn = reshuffles while acting (6.3)
scrapyard-happening-reshuffle-while-settling = reshuffles while settling dents (6.3)
scrapyard-happening-played-without-target = cards and abilities that found no target (6.5)
scrapyard-happening-stepped-and-struck = a step first, then the targets (7.5)
scrapyard-happening-several-targets = several targets (7.5)
scrapyard-happening-salvaged-nothing = salvages of nothing (8.4)
scrapyard-happening-stayed-put = move effects that stayed in place (8.6)
scrapyard-happening-shoved-nowhere = pushes and pulls of no square (8.7)
scrapyard-happening-crash-wrecked = robots wrecked by a crash (8.8)
scrapyard-happening-pull-stopped = pulls that stopped early (8.9)
scrapyard-happening-drain-stopped = drains that stopped at what stays (8.11)
scrapyard-happening-hover-over-obstacle = paths over an obstacle (8.12)
scrapyard-happening-hover-through-robot = paths through a robot (8.12)
scrapyard-happening-stood-steady = robots that stood steady (8.12)
scrapyard-happening-scope-reached = attacks that reached by a scope (8.12)
scrapyard-happening-settled-by-rule = dents settled by rule (9.2)
scrapyard-happening-shields-taken = dents that shields took (9.3)
scrapyard-happening-spikes-wrecked = attackers wrecked by spikes (9.5)
scrapyard-happening-several-wrecked = several wrecks by one action (9.5)
scrapyard-happening-shoved-off-crushed = shoved off a crushed ring (10.1)
scrapyard-happening-shoved-onto-crushed = shoved onto a crushed ring (10.1)
scrapyard-happening-no-safe-square = rounds without a safe square (10.1)
scrapyard-happening-known-turned-up = known cards that came up again (11.2)

## The decision of a computer player, on the command line

# Below the moves that a computer player compared.
scrapyard-explain-worths-note = In the build phase worths are per space of the time track; in battle they are in dents. Ending the turn or passing is worth 0.

## A first game in lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. The player is Mara; the other player is Ilo.

scrapyard-lesson-1 = Shop by time
    .about = Whoever is furthest back goes next; the line costs cards.
scrapyard-lesson-1-track = Your token is on 20, Ilo's on 23. Whoever is furthest back is next.
    .why = There are no rounds in the yard: every card costs time, and time is all you pay.
scrapyard-lesson-1-zap = Collect Zap. It costs 1, so your token goes to 21.
    .why = An action card goes onto your discard pile, for the battle. And on 21 you are still behind Ilo.
scrapyard-lesson-1-done = That was your turn: press Done.
    .why = Until then you can take it back. Then the pile turns up its next card.
scrapyard-lesson-1-crowbar = You are next again. Drag the Crowbar to your left arm.
    .why = Parts go onto the robot at once, and what was there leaves the game: here the Fire Tongs.
scrapyard-lesson-1-passed = Your token is on 24 now, ahead of Ilo's. Press Done.
    .why = Time decides who is next: after a costly card others may have several turns.
scrapyard-lesson-1-watch = Ilo collects the Bank Safe: it costs 5.
    .why = His token goes to 28, and you are furthest back again.
scrapyard-lesson-1-periscope = Collect the Periscope: a head for 2.
    .why = It has a build effect, which happens at once: you may rummage for free.
scrapyard-lesson-1-rummage = Rummage in the pile with the Haymaker.
    .why = You take the top three cards of a pile, and may collect one of them. Usually a rummage costs 1.
scrapyard-lesson-1-take = Collect Zap. Put one of the others on top, the other to the bottom.
    .why = What you put on top, Ilo can collect. What goes to the bottom won't come up for a long time.
scrapyard-lesson-1-again = You are on 27, Ilo on 28. Press Done: you are next once more.
    .why = One space is enough. But little is left before the line on 30.
scrapyard-lesson-1-kettle = Collect the Fusion Kettle: 6, from 27 to 33.
    .why = You may go beyond the line, but each space there costs a card from your starting hand.
scrapyard-lesson-1-stop = Three spaces beyond the line: you must stop. Press Done.
    .why = On 30 itself you could have gone on. Whoever is beyond it builds no more.
scrapyard-lesson-1-pass = Ilo passes.
    .why = Nobody has turns left, so the battle begins.
scrapyard-lesson-1-hand = The battle: you hold 2 cards instead of 5, and Ilo goes first.
    .why = A good torso can be worth that. Whoever spent less time goes first in every round.

scrapyard-lesson-2 = First blows
    .about = Reach, attack, and a push into the edge.
scrapyard-lesson-2-reach = Ilo's robot is 4 steps away. Your Pop Gun reaches 3.
    .why = Steps go along rows and columns and around obstacles. Each arm shows its range.
scrapyard-lesson-2-move = Move to the marked square: it costs a battery and a Junk Code.
    .why = Any card pays for a move or an attack. Junk Codes are good for that.
scrapyard-lesson-2-attack = Attack with the Pop Gun, again for a battery and a Junk Code.
    .why = It gives Ilo's robot 1 dent. Each arm attacks once a turn.
scrapyard-lesson-2-charge = Play Charge: up to 3 squares, then 2 dents and a push.
    .why = Its effects happen one after another: first the step, then the blow.
scrapyard-lesson-2-step = Step beside Ilo's robot, onto the marked square.
    .why = From its own row you push it straight to the right.
scrapyard-lesson-2-push = Push it by 1: behind it is the edge of the map.
    .why = A push that is stopped early is a crash: one more dent.
scrapyard-lesson-2-sum = Four dents: 1 by the Pop Gun, 2 by Charge, 1 by the crash.
    .why = Ilo's robot is down from 18 to 14. At 0 it is a wreck: look at this sum before every blow.
scrapyard-lesson-2-zap = One battery is left: play Zap for 2 more dents.
    .why = There is no point in saving batteries: after your turn all are unused again.
scrapyard-lesson-2-end = End your turn.
    .why = Used cards go to your discard pile. You keep your hand, and next turn you fill it up to 5.
scrapyard-lesson-2-watch = Ilo settles his six dents.
    .why = Each costs him an armour token or a card, as he likes: here four of armour and two Junk Codes.
scrapyard-lesson-2-over = Dents wait until their owner's turn. Whoever has nothing left to lose is out.
    .why = The last robot that stands wins.

scrapyard-lesson-3 = Taking it and getting away
    .about = Shields, dents, and the crusher from round 8 on.
scrapyard-lesson-3-tokens = You have 3 shields, 2 armour and 11 cards, but also 4 dents.
    .why = Your toughness is the sum of all that less the dents: 12. Everybody can see it.
scrapyard-lesson-3-attack = Ilo shoots with his Pop Gun.
    .why = One more dent makes five. Then it is your turn.
scrapyard-lesson-3-shields = Your shields took three dents by themselves.
    .why = They would have come off now anyway. Two dents are left for you to settle.
scrapyard-lesson-3-settle = Settle two dents: with armour, from the deck, or with a card from your hand.
    .why = Each loss takes a dent with it, so your toughness stays 11. But you still need the Garage Door.
scrapyard-lesson-3-done = No dent is left: press Done.
    .why = Then you fill your hand up to 5 cards.
scrapyard-lesson-3-door = Play Garage Door: three shields.
    .why = They take dents until your next turn. What is left of them then comes off.
scrapyard-lesson-3-border = Leave the border: move or limp to a square further in.
    .why = From round 8 on the crusher bites whoever ends a turn out here, harder and further in each round.
scrapyard-lesson-3-end = End your turn.
    .why = You are safe from the crusher, and behind three shields.
scrapyard-lesson-3-crusher = Round 8: Ilo stays on the border.
    .why = At the end of his turn the crusher bites.
scrapyard-lesson-3-over = The crusher gave Ilo a dent. Your unused shields came off.
    .why = From round 11 on no square is safe: sooner or later every battle ends.

# Why something has to wait; the instruction of the step stands above it.
scrapyard-lessons-later = That can wait.
scrapyard-lessons-over = This lesson is done.
scrapyard-lessons-read-first = Read this first, then go on.
scrapyard-lessons-others-first = One moment: Ilo has to choose first.

## Captions of sounds

scrapyard-caption-picked-up = a card scrapes, lifted
scrapyard-caption-put-back = a card slides back
scrapyard-caption-tried-on = click, and a rising tone
scrapyard-caption-token = a token taps on tin
scrapyard-caption-put-on = clunk and click, it holds
scrapyard-caption-fell = an old part drops and rolls off
scrapyard-caption-collected = a card flips and slides away
scrapyard-caption-turned-up = a card flips
scrapyard-caption-rummaged = three cards fan out
scrapyard-caption-put-under = cards slide back into the pile
scrapyard-caption-codes = three short beeps
scrapyard-caption-passed = dull knock
scrapyard-caption-opened = the floor rumbles open
scrapyard-caption-drew = a card is drawn
scrapyard-caption-shuffled = cards are shuffled
scrapyard-caption-played = a card slaps down
scrapyard-caption-ability = a relay clicks, a motor rises
scrapyard-caption-moved = a tin step
scrapyard-caption-struck = metal strikes metal
scrapyard-caption-shot = a shot
scrapyard-caption-dented = a clang with sparks
scrapyard-caption-shoved = feet scrape over the floor
scrapyard-caption-crashed = a loud crash
scrapyard-caption-steady = a heavy thud, nothing moves
scrapyard-caption-battery-used = a falling tone
scrapyard-caption-battery-full = two rising tones
scrapyard-caption-drained = power whines down
scrapyard-caption-shielded = a bubble swells
scrapyard-caption-shield-lost = a bubble pops
scrapyard-caption-plate-lost = a plate clatters down
scrapyard-caption-plate-back = a plate is screwed on
scrapyard-caption-trashed = a screw ticks and rolls
scrapyard-caption-salvaged = scrap is pulled out
scrapyard-caption-trembled = plates tremble
scrapyard-caption-crusher = the press thunders shut
scrapyard-caption-wrecked = a robot falls apart

## Screens around the table

scrapyard-cover = Scrapyard
    .credit = by Chris Schock
    .sentence = Build a robot out of scrap, then send it into the arena.
scrapyard-title-lessons-new = { $count ->
    [one] one short lesson, about { $minutes } minutes
   *[other] { $count } short lessons, about { $minutes } minutes
}
scrapyard-lessons-greeting-done = All lessons are done. Now a real game: the last robot that stands wins.
scrapyard-lessons-real-about = You against Ilo, an easy computer player, with the line at 20. Press H for a hint.
# In a list of saved games, after the rule options.
scrapyard-saved-other-cards = other cards or map

## The form of a new game

scrapyard-form-about = Two to four robots
# The battle map for the chosen number of players, its size, and a note.
scrapyard-form-map = Map
scrapyard-form-map-size = { $columns } by { $rows } squares
scrapyard-form-map-about = Each number of players has its own map.
# The card set: this game's own, or one of a file. $cards is "90 cards".
scrapyard-form-cards = Cards
scrapyard-form-own-cards = The game's own
scrapyard-form-from-file = From a file
scrapyard-form-another-file = Another file
scrapyard-form-file-help = Choose a file with a card set or a map, or drop one on this window
scrapyard-form-cards-about = In the piles: { $cards } of { $kinds } kinds.
# Title of the window in which the file is chosen, and the kind of file.
scrapyard-file-open-data = Choose cards or a map
scrapyard-file-kind-data = Card sets and maps
# Why a file is not taken: a headline, what holds all the same, and reasons.
scrapyard-fault-headline-data = Cards not loaded
scrapyard-fault-advice-data = The new game is as it was. Choose another file, or change this one.
scrapyard-fault-not-text = this isn't a text file
scrapyard-fault-neither = { $file } is neither a saved game nor a card set or map that can be read

## How a game went

# Columns: what the robot can still lose, the dents it gave, the robots it wrecked. Short.
scrapyard-standings-left = Left
scrapyard-standings-given = Dents dealt
scrapyard-standings-wrecked = Wrecked
# Below the name of a player who has not won: by whom or by what the robot was wrecked.
scrapyard-standings-by = Wrecked by { $name }, round { $round }
scrapyard-standings-by-spikes = Wrecked by the spikes of { $name }, round { $round }
scrapyard-standings-by-crash = Wrecked by { $name } in a crash, round { $round }
scrapyard-standings-by-crusher = Wrecked by the crusher, round { $round }
scrapyard-standings-frail = Had nothing to lose, round { $round }
# Awards: a title of a few words each, with the player's name below it, and how it was. $dents is "7 dents", $card the name of a card.
scrapyard-award-card = Most harmful card
scrapyard-award-card-text = { $card }: { $dents } in all
scrapyard-award-blow = Heaviest blow
scrapyard-award-blow-text = { $dents } with { $card }, round { $round }
scrapyard-award-blow-spikes = { $dents } by spikes, round { $round }
scrapyard-award-taken = Took the most dents
scrapyard-award-taken-text = { $dents } in all
# Over the diagrams, and what was remarkable. $cards is "7 cards".
scrapyard-figures-left = Left to lose
scrapyard-figures-given = Dents dealt
scrapyard-figures-crusher = The crusher
scrapyard-figures-crusher-text = It dealt { $dents }.
scrapyard-figures-collected = Most cards collected
scrapyard-figures-collected-text = { $name }: { $cards }
# The picture of a robot to share: the caption below it, its button, and the title of the window in which its file is chosen.
scrapyard-portrait-save = Save portrait
scrapyard-portrait = Portrait of { $name }'s robot
scrapyard-file-save-portrait = Save the portrait
# Below the name of the player, in the picture; $others are the other players.
scrapyard-portrait-won = Won in round { $round }, against { $others }
scrapyard-portrait-place = Place { $place } of { $seats }, against { $others }
# $dents is "7 dents".
scrapyard-portrait-dents = { $dents } dealt
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
scrapyard-summary-seat = { $place }. { $name }: { $dents } dealt, { $wrecked ->
        [one] 1 robot
       *[other] { $wrecked } robots
    } wrecked
scrapyard-summary-seed = { $count ->
        [one] Seed { $seed }, 1 step
       *[other] Seed { $seed }, { $count } steps
}

## The page of all cards

scrapyard-cards = All cards
    .note = { $kinds } kinds
# Headings above groups of cards. After a card's time: how many of it there are.
scrapyard-cards-start = Starting cards
scrapyard-cards-heads = Heads
scrapyard-cards-torsos = Torsos
scrapyard-cards-legs = Legs
scrapyard-cards-arms = Arms
scrapyard-cards-at-others = Actions against others
scrapyard-cards-for-oneself = Actions for your own robot
scrapyard-cards-copies = × { $count }

## The build phase on the screen

scrapyard-pile-more = { $count } more, face down
scrapyard-pile-face-down = face down for now
scrapyard-pile-empty = empty
# Long words in names of cards, each with marks where it may be broken on a pile: ~ where it is only if nothing else has room. Words of
# other names stay whole.
scrapyard-pile-word-breaks =
    Bull|dozer Down|load Hay|maker Head|lamp Head|butt Peri|scope Recy|cling Snap|ping Over|clock Brown|out Fire|work Com|puter Wreck|ing
    Cabi|net Weld|ing Cord|less Ma|chine
# Known cards that lie face down. $place is 2 for the second card from the top.
scrapyard-pile-pins = Known below: { $cards }.
scrapyard-pile-pin-from-top = { $card } as card { $place } from the top
scrapyard-pile-pin-bottom = { $card } at the bottom
# A pile for screen readers. $card is a card with its kind, its time and its text, with a full stop.
scrapyard-pile-told = Pile { $pile }: { $card } { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
scrapyard-pile-told-face-down = Pile { $pile }: face down. { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
scrapyard-pile-told-empty = Pile { $pile }: empty.
# Labels of buttons: short. The second one gives up a rummage that was chosen.
scrapyard-build-rummage-button = Rummage
scrapyard-build-no-rummage = Back
scrapyard-build-take-none = Collect none
scrapyard-build-pass = Pass
scrapyard-build-done = Done
scrapyard-rummage-none-taken = none is collected: put the cards back
# The time track. $space is a square; the first of these is a heading, the second stands above the red squares beyond the line.
scrapyard-track-heading = Time track
scrapyard-track-price = each costs 1 card
scrapyard-track-then = to { $space }, then { $name }
scrapyard-track-again = to { $space }, then you again
scrapyard-track-to = to { $space }
scrapyard-track-rummage = rummage: to { $space }
# $count is the number of cards of the starting hand and can be 0.
scrapyard-track-beyond = { $space }: hand of { $count }
# For screen readers.
scrapyard-track-told = Time track: { $tokens }.
scrapyard-track-token = { $name } at { $space }
# Changes in the bubble about a card that is tried on, each before two numbers: short, in lower case.
scrapyard-change-damage = damage
scrapyard-change-range = range
scrapyard-change-armour = armour
scrapyard-change-batteries = batteries
scrapyard-change-speed = speed
scrapyard-change-hand = hand size
scrapyard-change-ability = ability
scrapyard-change-cards = cards
scrapyard-change-time = time
# $arm is the other arm, $thing one of the things above.
scrapyard-change-of-arm = { $arm }: { $thing }
# Whether the robot has an ability or a trait.
scrapyard-change-yes = yes
scrapyard-change-no = no
scrapyard-change-told = { $thing }: { $before }, then { $after }.
# The stage. $card is a card, $place "left arm" or the message after next.
scrapyard-workshop-tried = Trying on { $card }: { $place }.
scrapyard-workshop-leaves = { $card } leaves
scrapyard-workshop-discard = discard pile
# A part for screen readers: $part is a card with its text.
scrapyard-workshop-part = { $slot }: { $part }
# Before the parts that a card would replace.
scrapyard-inspector-replaces = in place of
scrapyard-inspector-replaces-one = in place of one of
# A rummage: where the other cards go, short. $count is the number of cards that still go there and can be 0.
scrapyard-rummage-on-top = On top
scrapyard-rummage-at-bottom = To the bottom
scrapyard-rummage-takes = { $count ->
    [0] no more
    [one] one of the others
   *[other] { $count } of the others
}
scrapyard-rummage-taken = you collect it

## The arena and its tray

scrapyard-arena-map = battle map
scrapyard-arena-legend = On the map
scrapyard-arena-legend-end = move to here
scrapyard-arena-legend-reach = in reach
scrapyard-arena-legend-aimed = aimed at
scrapyard-arena-legend-crushed = crushed
scrapyard-arena-order = Battle order
# For screen readers: a robot of the battle order, and one on a square such as D4 with what it can lose.
scrapyard-arena-order-row = { $place }: { $name }
scrapyard-arena-order-wrecked = { $place }: { $name }, wrecked
scrapyard-arena-figure = { $square }: { $name }, { $count } to lose
scrapyard-arena-figure-in-reach = { $square }: { $name }, { $count } to lose, in reach
# The tray of the battle. Labels of small buttons: one short word, and a number.
scrapyard-tray-move = Move { $count }
scrapyard-tray-limp = Limp { $count }
scrapyard-tray-draw = Draw { $count }
scrapyard-tray-left = Left { $count }
scrapyard-tray-right = Right { $count }
scrapyard-tray-ability = Ability { $count }
scrapyard-tray-abilities = Abilities { $count }
scrapyard-tray-end = End turn
scrapyard-tray-hint = Hint
scrapyard-tray-undo = Undo
scrapyard-tray-stay = Stay
scrapyard-tray-salvage = Take { $count }
# A push or pull: none, its last square, and a crash there.
scrapyard-tray-shove-none = None
scrapyard-tray-shove-to = To { $square }
scrapyard-tray-shove-crash = Crash { $square }
# For screen readers: numbers of batteries, and of cards.
scrapyard-tray-batteries = batteries: { $full } unused, { $used } used, { $drained } drained
scrapyard-tray-piles = draw deck { $deck }, discard pile { $discard }, trash { $trash }
# The tray while the crusher bites.
scrapyard-crusher-comes = The crusher comes in
scrapyard-crusher-rule = Red squares can be crossed. Do not end a turn there.
scrapyard-crusher-round = Round { $round }
scrapyard-crusher-rings = { $count ->
    [one] border
   *[other] { $count } rings
}
scrapyard-crusher-everywhere = everywhere
scrapyard-crusher-next = { $name }, go on
scrapyard-crusher-go-on = Go on
# The sum before a blow, in the inspector: boxes with a number and two lines, and lines below.
scrapyard-sum-title = { $card } on { $name }
scrapyard-sum-crusher = { $name }, crushed
scrapyard-sum-can-lose = can lose
scrapyard-sum-could-lose = could lose
scrapyard-sum-with-shields = with its shields
scrapyard-sum-armour-and-cards = armour and cards
scrapyard-sum-only-cards = only cards left
scrapyard-sum-dents = dents
scrapyard-sum-cost = { $count ->
    [0] free of charge
    [one] for { $count } battery
   *[other] for { $count } batteries
}
scrapyard-sum-cost-with-card = { $count ->
    [one] for { $count } battery and a card
   *[other] for { $count } batteries and a card
}
scrapyard-sum-round-each = round { $round }: { $count } each
scrapyard-sum-left = left
scrapyard-sum-stands = it still stands
scrapyard-sum-wrecked = it is wrecked
scrapyard-sum-settled-next = settled next turn
scrapyard-sum-crash = In a crash
scrapyard-sum-one-more = 1 more
scrapyard-sum-spikes = Spikes
scrapyard-sum-back = { $count } back
scrapyard-sum-ready = ready
scrapyard-sum-used = used
scrapyard-sum-too-far = too far
scrapyard-sum-not-now = not now
scrapyard-sum-safe = safe
scrapyard-sum-on-red = on red
scrapyard-sum-arm = { $damage }, range { $range }
scrapyard-sum-speed = Speed
scrapyard-sum-shields = Shields
scrapyard-sum-armour = Armour
scrapyard-sum-cards = Cards
scrapyard-sum-dents-now = Dents
# The stage, the tray and the inspector while dents are settled.
scrapyard-settle-left = { $dents } to settle
scrapyard-settle-shields-went = went by themselves
scrapyard-settle-armour = Armour
scrapyard-settle-of-full = of { $count }, now
scrapyard-settle-last-card = the last card stays while armour is left
scrapyard-settle-deck = Draw deck
scrapyard-settle-deck-blind = the top card, whatever it is; can't be undone
scrapyard-settle-deck-shuffled = { $count ->
    [one] { $count } card of the discard pile is shuffled in
   *[other] { $count } cards of the discard pile are shuffled in
}
scrapyard-settle-trash = Trash { $count }
scrapyard-settle-out = out of the battle
scrapyard-settle-trashed = { $card }, for dent { $number }
scrapyard-settle-advice = Keep what you want to play this turn.
scrapyard-settle-as-usual = As usual
scrapyard-settle-take-back = Take back
scrapyard-settle-done = Done
scrapyard-settle-title = Before and after
scrapyard-settle-now = now
scrapyard-settle-then = then
scrapyard-settle-hand = Hand
scrapyard-settle-deck-short = Deck
scrapyard-settle-discard = Discard
scrapyard-settle-same = Settling does not change it.
# The cards of the seats: the state of a player, one or two words; numbers; by whom a robot was wrecked.
scrapyard-seat-acting = Acting
scrapyard-seat-settling = Settling
scrapyard-seat-building = Building
scrapyard-seat-rummaging = Rummaging
scrapyard-seat-passed = Passed
scrapyard-seat-stopped = Stopped
scrapyard-seat-wrecked = Wrecked
scrapyard-seat-won = Winner
scrapyard-seat-next = Up next
scrapyard-seat-level = { $level ->
    [random] Random
    [simple] Simple
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}
scrapyard-seat-to-lose = to lose
scrapyard-seat-place = place { $place }
scrapyard-seat-wrecked-by = by { $name }, round { $round }
scrapyard-seat-wrecked-by-crusher = by the crusher, round { $round }
scrapyard-seat-wrecked-in = in round { $round }
# For screen readers. $left and $right are the next message.
scrapyard-seat-arms = left arm: { $left }; right arm: { $right }
scrapyard-seat-arm = damage { $damage }, range { $range }

## At the table

# Keys, as the settings list them.
scrapyard-key-rummage = Rummage
scrapyard-key-pass = Pass
scrapyard-key-nothing = Collect none of the rummaged cards
scrapyard-key-done = Done, or end of the turn
scrapyard-key-move = Move
scrapyard-key-limp = Limp
scrapyard-key-left-arm = Attack with the left arm
scrapyard-key-right-arm = Attack with the right arm
scrapyard-key-draw = Draw a card for 2 batteries
scrapyard-key-ability = Use an ability
scrapyard-key-usual = Settle the dents as usual
scrapyard-key-side = Next place for the thing in hand
scrapyard-key-first = First pile or card
scrapyard-key-second = Second pile or card
scrapyard-key-third = Third pile or card
scrapyard-key-fourth = Fourth pile or card
scrapyard-key-fifth = Fifth pile or card
scrapyard-key-sixth = Sixth pile or card
scrapyard-key-seventh = Seventh pile or card
scrapyard-key-eighth = Eighth pile or card
scrapyard-key-ninth = Ninth pile or card
scrapyard-key-tenth = Tenth pile or card
# Why a thing can't be put down or done.
scrapyard-drop-part = A part goes onto your robot, not onto your discard pile.
scrapyard-drop-one-card = You may collect only one of these cards.
scrapyard-drop-own = This card works on your own robot only.
scrapyard-needs-a-card = You have no card in hand to pay with.
# Keys below the prompt: short, in lower case.
scrapyard-keys-put-back = put it back
scrapyard-keys-leave = go back
scrapyard-keys-next-place = next place
scrapyard-keys-nothing = collect none
scrapyard-keys-done = done
scrapyard-keys-rummage = rummage
scrapyard-keys-pass = pass
scrapyard-keys-usual = as usual
scrapyard-keys-end-turn = end the turn
scrapyard-keys-stay = stay here
scrapyard-keys-salvage = salvage them
# What to do now: a sentence that stands out, and the rest. $name is the player who chooses.
scrapyard-prompt-only = { $name } has only one way to put these cards back
scrapyard-prompt-only-rest = that happens automatically
scrapyard-prompt-turned-up = New on top:
scrapyard-prompt-turned-up-rest = { $cards }.
scrapyard-prompt-battle = The battle begins
scrapyard-prompt-battle-rest = in this order: { $names }
scrapyard-prompt-crusher = The crusher gives { $name } { $dents }
scrapyard-prompt-crusher-rest = { $count ->
    [one] it bites whoever ends a turn at the border
   *[other] it bites whoever ends a turn on the outer { $count } rings
}
scrapyard-prompt-wreck = { $name }'s robot falls apart
scrapyard-prompt-wreck-by = wrecked by { $by }, place { $place }
scrapyard-prompt-wreck-spikes = on the spikes of { $by }, place { $place }
scrapyard-prompt-wreck-crusher = place { $place }
scrapyard-prompt-ends-turn = { $name } ends the turn
scrapyard-prompt-nobody-wins = Nobody wins.
scrapyard-prompt-hand = { $name } holds { $card }
scrapyard-prompt-hand-arm = put it on the left or the right shoulder
scrapyard-prompt-hand-part = put it on your robot
scrapyard-prompt-hand-action = put it on your discard pile
scrapyard-prompt-hand-card = drop it on a robot or a square
scrapyard-prompt-hand-dent = { $name } holds a dent
scrapyard-prompt-hand-dent-rest = drop it on armour, the draw deck or a card
scrapyard-prompt-hand-figure = { $name } walks
scrapyard-prompt-hand-figure-rest = one square is a limp, more is a move and costs a card
scrapyard-prompt-rummage = { $name } has rummaged
scrapyard-prompt-rummage-rest = collect one of these cards, or none
scrapyard-prompt-put-back = choose what goes on top; the last goes to the bottom
scrapyard-prompt-build-done = { $name } has built
scrapyard-prompt-build-done-rest = “Done” hands over and turns up the next cards
scrapyard-prompt-rummage-where = { $name } rummages
scrapyard-prompt-rummage-where-rest = choose a pile; it costs 1 space
scrapyard-prompt-rummage-free = choose a pile; it is free
scrapyard-prompt-build = { $name } builds, on space { $place }
scrapyard-prompt-build-rest = collect a card, rummage, or pass
scrapyard-prompt-settle = { $name } settles { $dents }
scrapyard-prompt-settle-rest = each costs armour, a card from the hand, or the top card of the deck
scrapyard-prompt-settled = { $name } has settled all dents
scrapyard-prompt-settled-rest = “Done” draws your hand
scrapyard-prompt-act = { $count ->
    [0] { $name } has no battery left
    [one] { $name } has { $count } battery
   *[other] { $name } has { $count } batteries
}
scrapyard-prompt-act-rest = play cards, move and attack
scrapyard-prompt-act-end = nothing more is possible: end the turn
scrapyard-prompt-pay = { $name } pays with a card
scrapyard-prompt-pay-move = choose the card that the move costs
scrapyard-prompt-pay-attack = choose the card that the attack on { $name } costs
scrapyard-prompt-move = { $name } moves
scrapyard-prompt-move-rest = choose a marked square; it costs a battery and a card
scrapyard-prompt-limp = { $name } limps
scrapyard-prompt-limp-rest = choose a neighbouring square; it costs a battery
scrapyard-prompt-left-arm = { $name } aims with the left arm
scrapyard-prompt-right-arm = { $name } aims with the right arm
scrapyard-prompt-arm-rest = choose a robot in reach
scrapyard-prompt-purge = { $name } removes Junk Codes
scrapyard-prompt-purge-rest = up to { $codes } may leave the game
scrapyard-prompt-delay = { $name } delays another player
scrapyard-prompt-delay-rest = choose whose token moves forward
scrapyard-prompt-step = { $name } may move
scrapyard-prompt-step-rest = choose a marked square, or stay
scrapyard-prompt-target = { $name } aims
scrapyard-prompt-target-rest = choose a robot in reach
scrapyard-prompt-push = { $count ->
    [one] { $name } pushes { $target } up to { $count } square
   *[other] { $name } pushes { $target } up to { $count } squares
}
scrapyard-prompt-pull = { $count ->
    [one] { $name } pulls { $target } up to { $count } square
   *[other] { $name } pulls { $target } up to { $count } squares
}
scrapyard-prompt-shove-rest = choose how many squares
scrapyard-prompt-salvage = { $name } salvages cards
scrapyard-prompt-salvage-rest = { $chosen } of at most { $most } chosen
# Advice: what a strong player would do. $choice is an order that begins in lower case, as in the log's choices.
scrapyard-would = A strong player would choose: { $choice }.
scrapyard-did = { $what }.
scrapyard-did-end = { $name } ended the turn.
scrapyard-why-next-best = Next best: { $choice }.
scrapyard-why-random = This player chooses at random.
scrapyard-why-take-none = None of these cards is worth its time.
scrapyard-why-rummage = No face-up card gains enough for its time, and a look below costs little.
scrapyard-why-pass = Nothing that is left gains more than it costs.
scrapyard-why-done = There is nothing else to do.
scrapyard-why-keep-codes = Every card can settle a dent, even a Junk Code.
scrapyard-why-purge = Without Junk Codes the better cards come sooner.
scrapyard-why-delay = Whoever is delayed has less time left to build.
scrapyard-why-settle-code = A Junk Code is the least loss.
scrapyard-why-settle-armour = Armour does nothing but take dents.
scrapyard-why-settle-card = The better cards stay in the hand.
scrapyard-why-beyond = { $count ->
    [one] It is worth a smaller starting hand, for { $count } space beyond the line.
   *[other] It is worth a smaller starting hand, for { $count } spaces beyond the line.
}
scrapyard-why-worth-time = { $count ->
    [one] It gains much for { $count } space, and { $name } is next.
   *[other] It gains much for { $count } spaces, and { $name } is next.
}
scrapyard-why-next-again = { $count ->
    [one] It gains much for { $count } space, and the next turn is the same player's.
   *[other] It gains much for { $count } spaces, and the next turn is the same player's.
}
scrapyard-why-damage = { $count ->
    [one] It gives { $count } dent.
   *[other] It gives { $count } dents.
}
scrapyard-why-shield = Shields take dents until the next turn.
scrapyard-why-repair = What comes back can settle dents again.
scrapyard-why-draw = It gives more to act with in this turn.
scrapyard-why-drain = Without batteries the next turn is weak.
scrapyard-why-effect = It does the most for what it costs.
scrapyard-why-wrecks = It wrecks { $name }'s robot.
scrapyard-why-blow = { $count ->
    [one] It gives { $name } { $count } dent: { $left } left to lose.
   *[other] It gives { $name } { $count } dents: { $left } left to lose.
}
scrapyard-why-target = { $name } has { $left } left to lose.
scrapyard-why-leaves-crusher = There the crusher does not bite.
scrapyard-why-nearer = { $count ->
    [one] Then { $name } is { $count } step away.
   *[other] Then { $name } is { $count } steps away.
}
scrapyard-why-further = { $count ->
    [one] Then { $name } is { $count } step away, and can do less harm.
   *[other] Then { $name } is { $count } steps away, and can do less harm.
}
scrapyard-why-square = It is the best square in reach.
scrapyard-why-shove = The other robot lands where it is worse off.
scrapyard-why-salvage = Every card that comes back can settle a dent again.
scrapyard-why-recharge = Batteries that are left are no use after the turn.
scrapyard-why-end = Nothing else gains more than it costs.
# Faults of the file with the player's progress in the lessons.
scrapyard-fault-learned = your progress in lessons is not kept: { $why }
scrapyard-fault-learned-set-aside = the file with your progress in lessons can't be read: it is now called { $file }, and a new one is begun
scrapyard-fault-headline-learned = Lessons
scrapyard-fault-advice-learned = The game goes on.
# The table screen: top bar, cards of seats, questions.
scrapyard-top-time = Time { $time }
scrapyard-top-line = line at { $line }
scrapyard-top-standing = { $count ->
    [one] { $count } stands
   *[other] { $count } stand
}
scrapyard-top-next = Next
scrapyard-top-next-told = Next: { $tokens }.
scrapyard-top-rounds = Round
scrapyard-top-rounds-told = Round { $round }; the crusher comes in round { $from }.
scrapyard-top-crusher-bites = { $count ->
    [one] the crusher gives { $count } dent
   *[other] the crusher gives { $count } dents
}
scrapyard-top-lesson = A lesson is not saved as a game
scrapyard-phase-build = Build
scrapyard-phase-battle = Battle
scrapyard-coach-all-done = You know all { $count } lessons. Now a short real game!
scrapyard-state-bitten = bitten by the crusher
scrapyard-state-wrecked = wrecked
scrapyard-card-robot-of = { $name }'s robot
scrapyard-ask-pass = { $count ->
    [one] Build no more, with { $count } space left?
   *[other] Build no more, with { $count } spaces left?
}
scrapyard-ask-pass-text = Whoever passes has no more turns before the battle.
scrapyard-ask-pass-yes = Pass
scrapyard-ask-end-turn = End the turn?
scrapyard-ask-end-turn-text = A robot is still in reach of an arm that has not attacked.
scrapyard-ask-end-turn-yes = End turn
scrapyard-sign-purge = How many Junk Codes leave the game?
scrapyard-sign-delay = Who is delayed?
scrapyard-tray-not-your-turn = wait until it is your turn
scrapyard-nothing-to-take-back = there is nothing to take back
# The table for screen readers.
scrapyard-spoken-piles = The piles show { $cards }.
scrapyard-spoken-robot = { $name }'s robot: { $parts }.
scrapyard-spoken-hand = { $name }'s hand: { $cards }.
scrapyard-spoken-battle = { $name } on { $square }, { $count } to lose: { $sum }.
scrapyard-spoken-wrecked = { $name } is wrecked.
scrapyard-spoken-time = { $name } is on space { $time }.
scrapyard-spoken-dent = a dent
scrapyard-spoken-figure = your robot
scrapyard-spoken-own-robot = your robot
scrapyard-spoken-in-hand = In hand: { $what }.
scrapyard-spoken-in-hand-at = In hand: { $what }. At: { $place }. { $follows }
scrapyard-spoken-fits = It can be put there.
scrapyard-spoken-deck = draw deck
scrapyard-spoken-on-top = on top of the pile
scrapyard-spoken-at-bottom = at the bottom of the pile
scrapyard-spoken-armour = armour
scrapyard-spoken-pile = Pile { $pile }: { $card }
scrapyard-spoken-empty-pile = Pile { $pile } shows no card.
scrapyard-spoken-square = { $square }: { $name }
scrapyard-curtain-turn-over = The turn is over
scrapyard-curtain-after-turn = The hand lies face down again.
scrapyard-curtain-why-hand = The next hand is for this player's eyes only.

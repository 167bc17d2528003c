### Engineers at Play in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

## Things and machines

# Kinds of things: the name alone, and one thing of the kind as the grammatical object of a sentence ("picked up an oil drum").
# Engines, wheels, frames, tanks and pipes.
engineers-kind-mower-engine = mower engine
    .a = a mower engine
engineers-kind-electric-motor = electric motor
    .a = an electric motor
engineers-kind-car-engine = car engine
    .a = a car engine
engineers-kind-bicycle-wheel = bicycle wheel
    .a = a bicycle wheel
engineers-kind-car-tyre = car tyre
    .a = a car tyre
engineers-kind-cart-axle = cart axle
    .a = a cart axle
engineers-kind-bed-frame = bed frame
    .a = a bed frame
engineers-kind-ladder = ladder
    .a = a ladder
engineers-kind-girder = girder
    .a = a girder
engineers-kind-oil-drum = oil drum
    .a = an oil drum
engineers-kind-gas-bottle = gas bottle
    .a = a gas bottle
engineers-kind-bathtub = bathtub
    .a = a bathtub
engineers-kind-drainpipe = drainpipe
    .a = a drainpipe
engineers-kind-garden-hose = garden hose
    .a = a garden hose
engineers-kind-exhaust-pipe = exhaust pipe
    .a = an exhaust pipe
# Blades, electric parts, cloths, lines and drives.
engineers-kind-ceiling-fan = ceiling fan
    .a = a ceiling fan
engineers-kind-saw-blade = saw blade
    .a = a saw blade
engineers-kind-ship-screw = ship's screw
    .a = a ship's screw
engineers-kind-car-battery = car battery
    .a = a car battery
engineers-kind-wire-coil = coil of wire
    .a = a coil of wire
engineers-kind-headlight = headlight
    .a = a headlight
engineers-kind-radio-set = radio set
    .a = a radio set
engineers-kind-tarpaulin = tarpaulin
    .a = a tarpaulin
engineers-kind-sailcloth = sailcloth
    .a = some sailcloth
engineers-kind-rope = rope
    .a = a rope
engineers-kind-steel-cable = steel cable
    .a = a steel cable
engineers-kind-gearbox = gearbox
    .a = a gearbox
engineers-kind-bicycle-chain = bicycle chain
    .a = a bicycle chain
engineers-kind-coil-spring = coil spring
    .a = a coil spring
# Junk of no family.
engineers-kind-pump = pump
    .a = a pump
engineers-kind-winch = winch
    .a = a winch
engineers-kind-car-seat = car seat
    .a = a car seat
engineers-kind-bucket = bucket
    .a = a bucket
engineers-kind-tin-sheet = tin sheet
    .a = a tin sheet
engineers-kind-magnet = yard magnet
    .a = a yard magnet
# Powerups, and the blank.
engineers-kind-shopping-cart = shopping cart
    .a = a shopping cart
engineers-kind-hand-truck = hand truck
    .a = a hand truck
engineers-kind-sack = sack
    .a = a sack
engineers-kind-metal-detector = metal detector
    .a = a metal detector
engineers-kind-exercise-bike = exercise bike
    .a = an exercise bike
engineers-kind-barbell = barbell
    .a = a barbell
engineers-kind-tin-of-grease = tin of grease
    .a = a tin of grease
engineers-kind-workshop-manual = workshop manual
    .a = a workshop manual
engineers-kind-safety-valve = safety valve
    .a = a safety valve
engineers-kind-odd-lump = odd lump
    .a = an odd lump
# Tools.
engineers-kind-tool-kit = tool kit
    .a = a tool kit
engineers-kind-power-driver = power driver
    .a = a power driver
engineers-kind-angle-grinder = angle grinder
    .a = an angle grinder
engineers-kind-multimeter = multimeter
    .a = a multimeter
engineers-kind-sledgehammer = sledgehammer
    .a = a sledgehammer
engineers-kind-head-lamp = head lamp
    .a = a head lamp
engineers-kind-wheelbarrow = wheelbarrow
    .a = a wheelbarrow
engineers-kind-rucksack = rucksack
    .a = a rucksack
engineers-kind-lifting-belt = lifting belt
    .a = a lifting belt
engineers-kind-work-boots = work boots
    .a = work boots
engineers-kind-welding-set = welding set
    .a = a welding set
engineers-kind-test-stand = test stand
    .a = a test stand
# Machines, as their cards name them: short.
engineers-machine-soapbox-cart = Soapbox cart
engineers-machine-tea-urn = Yard tea urn
engineers-machine-bird-scarer = Bird scarer
engineers-machine-great-kite = Great kite
engineers-machine-signal-lamp = Signal lamp
engineers-machine-well-hoist = Well hoist
engineers-machine-go-kart = Go-kart
engineers-machine-water-cannon = Water cannon
engineers-machine-land-yacht = Land yacht
engineers-machine-leaf-blower = Leaf blower
engineers-machine-stone-thrower = Stone thrower
engineers-machine-radio-mast = Radio mast
engineers-machine-log-saw = Log saw
engineers-machine-windmill = Pumping windmill
engineers-machine-paddle-boat = Paddle boat
engineers-machine-fire-engine = Fire engine
engineers-machine-potato-gun = Potato gun
engineers-machine-hovercraft = Hovercraft
engineers-machine-scrap-crane = Scrap crane
engineers-machine-searchlight-trike = Searchlight tricycle
engineers-machine-steam-tractor = Steam tractor
engineers-machine-submarine = Pedal submarine
engineers-machine-dragster = Dragster
engineers-machine-airship = Airship
# Families of junk: the name alone, and any kind of the family, as a machine needs it.
engineers-family-engine = engine
    .any = any engine
engineers-family-wheel = wheel
    .any = any wheel
engineers-family-frame = frame
    .any = any frame
engineers-family-tank = tank
    .any = any tank
engineers-family-pipe = pipe
    .any = any pipe
engineers-family-blade = blade
    .any = any blade
engineers-family-electric = electric part
    .any = any electric part
engineers-family-cloth = cloth
    .any = any cloth
engineers-family-line = line
    .any = any line
engineers-family-drive = drive
    .any = any drive

## Classes, grades, jobs and counted things

engineers-class-junk = junk
engineers-class-powerup = powerup
engineers-class-blank = blank
engineers-class-tool = tool
# Grades as they stand on a component: a letter, or that it is broken.
engineers-grade-a = A
engineers-grade-b = B
engineers-grade-c = C
engineers-grade-d = D
engineers-grade-broken = broken
# Kinds of work.
engineers-job-join = joining
engineers-job-detach = detaching
engineers-job-debug = debugging
# Markers of workers.
engineers-stat-strength = strength
engineers-stat-stamina = stamina
# Places. $square is a square's name, the same in every language: "c4".
engineers-gate = gate { $square }
engineers-wall = wall { $first }/{ $second }
# A worker, by the name of the team and a number, and several workers of one team: "Orange 1, 2 and 4".
engineers-worker = { $name } { $number }
engineers-workers = { $name } { $numbers }
# Counted things, as grammatical objects.
engineers-dollars = ${ $count }
engineers-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
engineers-count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
engineers-count-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
engineers-count-things = { $count ->
    [one] { $count } thing
   *[other] { $count } things
}
engineers-count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
engineers-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Things and cards in sentences

# A thing with its grade as a grammatical object ("picked up an oil drum (B)"), and in a list of components ("oil drum B").
engineers-thing-graded = { $thing } ({ $grade })
engineers-part-graded = { $name } { $grade }
# An assembly, and a container with its contents. $things are as in the list of components: "ladder C and rope D".
engineers-assembly = an assembly ({ $things })
engineers-thing-holding = { $thing } ({ $things })
# A thing whose kind the reader does not know, and a thing with the place where it lies.
engineers-some-thing = a thing
engineers-thing-on = { $thing } on { $square }
engineers-nothing = nothing
# A machine's name in a sentence.
engineers-machine-in-sentence = “{ $machine }”

## Texts of things and cards

# Effects, short, in lower case and without a full stop: they stand after the name of the thing.
engineers-effect-join = an action does { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of work when joining
engineers-effect-detach = an action does { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of work when detaching
engineers-effect-debug = an action does { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
} of work when debugging
engineers-effect-scan = { $count ->
    [one] a search also covers squares { $count } step away
   *[other] a search also covers squares up to { $count } steps away
}
engineers-effect-take-down-wall = { $count ->
    [one] takes down a wall for { $count } action
   *[other] takes down a wall for { $count } actions
}
# $hands is the most that one thing may need, $ease what comes off the penalty of each.
engineers-effect-hold = { $slots ->
    [one] holds { $slots } thing
   *[other] holds { $slots } things
} of { $hands ->
    [one] at most 1 hand
   *[other] at most { $hands } hands
}, { $ease ->
    [0] with full penalty
   *[other] each with { $ease } less penalty
}
engineers-effect-brace = the worker's burden is { $count } less
engineers-effect-stride = { $count ->
    [one] { $count } action more a turn
   *[other] { $count } actions more a turn
}
engineers-effect-train-strength = { $count ->
    [one] gives a strength marker for { $count } action
   *[other] gives a strength marker for { $count } actions
}
engineers-effect-train-stamina = { $count ->
    [one] gives a stamina marker for { $count } action
   *[other] gives a stamina marker for { $count } actions
}
engineers-effect-mend = { $count ->
    [one] takes one damage marker off a component for { $count } action
   *[other] takes one damage marker off a component for { $count } actions
}
engineers-effect-improve = { $count ->
    [one] raises a component by one grade for { $count } action
   *[other] raises a component by one grade for { $count } actions
}
engineers-effect-steady = adds { $count } to the success value of your team's tests
# Sentences of a thing's text, a line each. $effect is one of the effects before.
engineers-line-effect = { CAPITAL($effect) }.
engineers-line-carry = { $hands ->
    [0] Worn; penalty { $penalty }.
    [one] Penalty { $penalty }, { $hands } hand.
   *[other] Penalty { $penalty }, { $hands } hands.
}
# $families are names of families, as a list.
engineers-line-families = Family: { $families }.
engineers-line-no-family = Of no family: only a machine that names it needs it.
engineers-line-in-hand = Works for the worker who holds it.
engineers-line-worn = Works for the worker who wears it.
engineers-line-in-zone = Works while it lies face up in your zone.
engineers-line-once = Leaves the game when it is used.
engineers-line-blank = Face up in your zone, it can become any kind of junk, once.
engineers-line-price = Costs { $price } in the shop and sells for { $half }.
# A thing for screen readers: its name, its class and all lines; two lines; a machine's card. $needs are "any tank and pump".
engineers-thing-in-words = { CAPITAL($name) }, { $class }. { $text }
engineers-two-lines = { $first } { $second }
engineers-machine-in-words = { $name }, { $points }. Needs { $needs }.

## New game

# Options of the rules: a name, which stands before the choices, and a short sentence.
engineers-option-target = Target
    .about = The game ends with the round in which a team reaches it.
engineers-option-rounds = Rounds
    .about = After this many rounds the team with the most points wins.
engineers-option-notebook = Notebook
    .about = It records what your team has seen, and where.
engineers-option-trading = Trading
    .about = Teams may exchange things and money, and hold auctions.
engineers-option-table = Table
    .about = On an open table everybody sees everything: easier with children, and no curtain.
engineers-option-money = Money
    .about = A strong player may begin with less.
engineers-notebook-bought = for { $price }
engineers-notebook-free = free
engineers-notebook-none = none
engineers-trading-on = on
engineers-trading-off = off
engineers-table-secret = hidden
engineers-table-open = open

## The event log
# Short sentences without a full stop. $name is a team, and so are $partner and each of $names; $who is a worker of the team, "Orange 2", or
# several, whose number is $workers. $thing and each of $things are things as grammatical objects: "an oil drum (B)"; $square is a square: "c4".

# $rolls are the rolls of all teams, each as in the next message; $first and $second are rounds of rolls.
engineers-log-rolled = { $name } begins: { $rolls }
engineers-log-roll = { $name } { $roll }
engineers-log-rolls-again = { $first }, then { $second }
engineers-log-gate = { $name } took the gate at { $square }
# $cards are names of machines in quotation marks.
engineers-log-dealt = { $name } drew { $cards }
engineers-log-aside = { $name } put { $cards } aside
engineers-log-round = Round { $round }
engineers-log-last-round = Round { $round }, the last one
engineers-log-target = { $points ->
    [one] { $name } has { $points } point: this round is the last
   *[other] { $name } has { $points } points: this round is the last
}
engineers-log-closed = { $name } lost sight of { $things }
engineers-log-rolled-on = The truck of { $name } rolled on from { $from } to { $to }
# $steps is the number of steps.
engineers-log-walked = { $workers ->
    [one] { $who } walked
   *[other] { $who } walked together
} { $steps ->
    [one] to { $square }
   *[other] to { $square } in { $steps } steps
}
# $squares are names of squares.
engineers-log-searched = { $who } searched { $squares }
engineers-log-found = { $name } saw { $things }
engineers-log-found-nothing = { $name } saw nothing new
engineers-log-notebook-right = { $name }'s notebook was right about { $things }
engineers-log-struck-out = Gone from { $square }: { $name } struck out { $things }
engineers-log-wall-down = { $count ->
    [one] { $who } took down the wall { $first }/{ $second } with { $count } action
   *[other] { $who } took down the wall { $first }/{ $second } with { $count } actions
}
engineers-log-picked-up = { $workers ->
    [one] { $who } picked up { $thing }
   *[other] { $who } picked up { $thing } together
}
engineers-log-put-down = { $workers ->
    [one] { $who } put down { $thing }
   *[other] { $who } put down { $thing } together
}
engineers-log-put-into-zone = { $workers ->
    [one] { $who } put { $thing } into the zone
   *[other] { $who } put { $thing } into the zone together
}
# $to is a worker of the same team.
engineers-log-handed-over = { $who } handed { $thing } to { $to }
# $count is the number of workers who carry it now.
engineers-log-share-taken = { $who } helped to carry { $thing }: now { $count } carry it
engineers-log-share-left = { $count ->
    [one] { $who } let go of { $thing }: now { $count } carries it
   *[other] { $who } let go of { $thing }: now { $count } carry it
}
engineers-log-packed = { $who } packed { $thing } into { $container }
engineers-log-packed-something = { $who } packed something
engineers-log-unpacked = { $who } unpacked { $thing }
engineers-log-unpacked-something = { $who } unpacked something
engineers-log-blank-again = { $name } has { $thing }, which is blank again
engineers-log-discarded = { $name } discarded { $thing }
# $price is an amount of dollars, here and below.
engineers-log-bought = { $who } bought { $thing } for { $price }
engineers-log-sold = { $who } sold { $things } for { $price }
engineers-log-notebook = { $name } bought the notebook for { $price }
# $blank is the blank, $thing what it is now.
engineers-log-defined = { $name } defined { $blank } as { $thing }
engineers-log-climbed-in = { $who } climbed into the truck
engineers-log-climbed-out = { $who } climbed out of the truck
engineers-log-wheel-taken = { $who } took the wheel
engineers-log-wheel-left = { $who } left the wheel
# $count is the number of others aboard who spent an action too, and can be 0.
engineers-log-drove = { $who } drove from { $from } to { $to }{ $count ->
    [0] {""}
   *[other] {" "}with { $count } aboard
}
engineers-log-loaded = { $count ->
    [0] { $who } loaded { $thing }
    [one] { $who } loaded { $thing } with { $count } action
   *[other] { $who } loaded { $thing } with { $count } actions
}
engineers-log-unloaded = { $count ->
    [0] { $who } unloaded { $thing }
    [one] { $who } unloaded { $thing } with { $count } action
   *[other] { $who } unloaded { $thing } with { $count } actions
}
engineers-log-began-joining = { $name } began to join { $things }
engineers-log-began-detaching = { $name } began to detach { $things }
# $total of $all units of work are done.
engineers-log-worked = { $who } worked on the job: { $total } of { $all } done
engineers-log-join-lost = { $name } lost the work on a link: { $done } of { $all }
engineers-log-detach-lost = { $name } lost the work of detaching: { $done } of { $all }
engineers-log-joined = { $name } has joined { $thing }
engineers-log-detached = { $name } has detached { $thing }
# $total is the work on the fault in this turn.
engineers-log-debugged = { $total ->
    [one] { $who } looked for the fault: { $total } piece of work this turn
   *[other] { $who } looked for the fault: { $total } pieces of work this turn
}
engineers-log-fault-found = { $name } rolled { $roll } and found the fault: { $value } or less was needed
engineers-log-fault-not-found = { $name } rolled { $roll } and did not find the fault: { $value } or less was needed
engineers-log-trained-strength = { $who } trained and is stronger now
engineers-log-trained-stamina = { $who } trained and has more stamina now
# $thing is named without its grade; $grade is its current grade.
engineers-log-mended = { $who } mended { $thing }: now { $grade }
engineers-log-improved = { $who } improved { $thing }: now { $grade }
# $told is the message about an improvement or a test; $used is the name of the thing that was used up.
engineers-log-used-up = { $told }; used up: { $used }
# $machine is a machine's name in quotation marks, here and below; $parts are components with their grades, and the message that follows these.
engineers-log-test-works = { $name } tested { $machine } ({ $parts }): { $roll } rolled, { $value } or less needed, it works
engineers-log-test-fails = { $name } tested { $machine } ({ $parts }): { $roll } rolled, { $value } or less needed, it fails
engineers-log-test-breaks = { $name } tested { $machine } ({ $parts }): { $roll } rolled, a major malfunction
engineers-log-steady = +{ $count } for steadiness
engineers-log-damaged = Damaged: { $parts }
engineers-log-scored = { $points ->
    [one] { $name } scored { $points } point for { $machine }: { $total } in all
   *[other] { $name } scored { $points } points for { $machine }: { $total } in all
}
engineers-log-handed-in = { $name } handed in { $cards }
engineers-log-not-handed-in = { $name } could not hand in { $cards }: what is missing can still be found
# $given and $wanted are things and money: "a rope (C) and $50".
engineers-log-offered = { $name } offered { $partner } { $given } for { $wanted }
engineers-log-countered = { $name } offered { $partner } { $given } for { $wanted } instead
engineers-log-declined = { $name } refused { $partner }'s offer
engineers-log-exchanged = { $name } gave { $partner } { $given } for { $wanted }
engineers-log-auction = { $name } auctions { $thing }, from { $price } up
engineers-log-bid = { $name } bid { $price }
engineers-log-out-of-auction = { $name } stopped bidding
engineers-log-out-by-rule = { $name } lacks the money or the room and is out
engineers-log-auction-sold = { $name } got { $thing } for { $price }
engineers-log-auction-idle = Nobody bid for { $thing }

## Choices of a player
# An action that a player may take, or that a strong player would take ("walk to c4"): an infinitive, in lower case and without a full stop.
# $thing is as in the log.

# $who is a worker, $choice one of the others.
engineers-choice-by = { $who }: { $choice }
engineers-choice-gate = take the gate at { $square }
engineers-choice-step = walk to { $square }
engineers-choice-search = search { $square }
engineers-choice-take-down-wall = take down the wall to { $square }
engineers-choice-work = work on the job
engineers-choice-debug = look for the fault
engineers-choice-buy = buy { $thing }
engineers-choice-sell = sell { $thing }
engineers-choice-drive = drive to { $square }
engineers-choice-worker = choose { $who }
engineers-choice-worker-rest = a right click sends the chosen worker there instead
engineers-choice-load = load { $thing }
engineers-choice-unload = unload { $thing }
# $name is the name of what the worker trains on.
engineers-choice-train = train ({ $name })
engineers-choice-mend = mend { $thing }
engineers-choice-improve = improve { $thing }
engineers-choice-pick-up = pick up { $thing }
engineers-choice-together = carry { $thing } together
engineers-choice-together-rest = too much for one: choose who helps
engineers-choice-put-into-zone = put { $thing } into the zone
engineers-choice-put-down = put down { $thing } face down
engineers-choice-hand-over = hand { $thing } to { $to }
engineers-choice-take-share = help to carry { $thing }
engineers-choice-leave-share = let go of { $thing }
engineers-choice-pack = pack { $thing } into { $container }
engineers-choice-unpack = unpack { $thing }
engineers-choice-climb-in = climb into the truck
engineers-choice-climb-out = climb out of the truck
engineers-choice-take-wheel = take the wheel
engineers-choice-leave-wheel = leave the wheel
engineers-choice-discard = discard { $thing }
engineers-choice-define = define { $blank } as { $thing }
engineers-choice-begin-joining = begin to join { $things }
engineers-choice-begin-detaching = begin to detach { $thing }
engineers-choice-notebook = buy the notebook for { $price }
engineers-choice-offer = offer { $partner } { $given } for { $wanted }
engineers-choice-accept = accept the offer
engineers-choice-decline = refuse the offer
engineers-choice-counter = offer { $given } for { $wanted } instead
engineers-choice-auction = auction { $thing }, from { $price } up
engineers-choice-bid = bid { $price }
engineers-choice-stay-out = stop bidding
engineers-choice-test = test { $machine }
engineers-choice-test-with-once = test { $machine } and use up a thing that steadies the test
engineers-choice-hand-in = ask to hand in { $machine }
engineers-choice-hand-in-all = ask to hand in all three cards
engineers-choice-end-turn = end the turn

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

engineers-ending-wins = { $name } wins: { $why }
engineers-ending-shared = { $names } share the victory: { $why }
engineers-because-target = { $points }, the most when the target was reached
engineers-because-rounds = { $points }, the most after the last round
engineers-because-money = { $points }, as many as others, but more money

## Where a game stands
# In a list of saved games: short.

engineers-stands-set-up = Set-up
engineers-stands-gate = Set-up: { $name } takes a gate
engineers-stands-turn = Round { $round }: { $name }'s turn
engineers-stands-answer = Round { $round }: { $name } answers { $partner }'s offer
engineers-stands-auction = Round { $round }, auction: { $name }'s bid

## The decision of a computer player, on the command line

# A note below the choices that a computer player compared.
engineers-explain-worths-note = The worth of a gate is minus the mean number of steps from it to the squares of the yard, and a little more the farther the other teams are; that of an act is the points for a hundred actions of the machine that it serves; that of a test is its points by the chance that it works.
# The machine that a computer player builds, and its other cards: $followed and the list $others are messages engineers-explain-card.
engineers-explain-machine = It builds { $followed }.
engineers-explain-machines = It builds { $followed } rather than { $others }.
# $machine is the name of a machine in quotation marks, $points and $effort are counts of points and actions, $missing is the number of
# things that have not been found yet, $worth the points for a hundred actions.
engineers-explain-card = { $machine } ({ $points } for about { $effort }, still to be found: { $missing }, worth { $worth })
engineers-explain-card-without-way = { $machine } ({ $points }, no way known)

## Why something is refused at the table
# They are shown beside the thing or the button that the player tried: the shorter the better. They begin with a lower-case letter
# unless the language asks for a capital; the game writes a capital where a message stands alone.

engineers-illegal-game-over = the game is over
engineers-illegal-not-now = you can't do that now
engineers-illegal-no-such = there is no such thing at this table
engineers-illegal-gate-taken = another team has this gate
engineers-illegal-no-actions = { $needs ->
    [one] needs { $needs } action; this worker has { $has } left
   *[other] needs { $needs } actions; this worker has { $has } left
}
engineers-illegal-sharer-tired = all who carry it step together, and one of them has no action left
engineers-illegal-wall = a wall or the fence is in the way
engineers-illegal-no-wall = there is no wall inside the yard to take down
engineers-illegal-no-tool-for-that = needs the right tool or powerup, in hand or in your zone
engineers-illegal-aboard = this worker is aboard the truck: climb out first
engineers-illegal-not-aboard = this worker is not aboard the truck
engineers-illegal-other-square = that is not on this worker's square
engineers-illegal-not-in-zone = this worker must be in your zone
engineers-illegal-not-in-own-zone = it must lie face up in your zone
engineers-illegal-not-open = your team does not know what lies there: search first
engineers-illegal-others-zone = it belongs to another team
engineers-illegal-not-carried = this worker does not carry it
engineers-illegal-shared = not possible with the number of workers who carry it
engineers-illegal-no-hands = { $needs ->
    [one] needs { $needs } hand; { $free } free
   *[other] needs { $needs } hands; { $free } free
}
engineers-illegal-no-hands-alone = needs { $needs } hands; { $free } free: several can carry it together
engineers-illegal-worn-already = this worker already wears one of these
engineers-illegal-shares-already = each worker shares in one load at a time
engineers-illegal-tied = another worker has used it and keeps it until the turn ends
engineers-illegal-no-room = needs room for { $needs } in the zone; { $free } free
engineers-illegal-not-a-container = needs a container, and no container goes into another
engineers-illegal-container-full = this container is full
engineers-illegal-too-big-for-container = it needs too many hands for this container
engineers-illegal-not-empty = the container must be empty
engineers-illegal-not-packed = it is in no container
engineers-illegal-no-shop = the shops are at the eight gates
engineers-illegal-sold-out = sold out: all five are in the game
engineers-illegal-no-money = costs ${ $needs }; your team has ${ $has }
engineers-illegal-hands-full = only with empty hands: a click on the truck loads what is held
engineers-illegal-truck-full = the truck has room for five, workers and things together
engineers-illegal-other-driver = a turn has one driver, and somebody must be at the wheel
engineers-illegal-too-far = one action drives 1 to 3 squares
engineers-illegal-no-room-to-park = a parked truck needs room for five in your zone
engineers-illegal-not-loaded = it is not in your truck
engineers-illegal-wrong-shares = { $needs ->
    [one] costs { $needs } action; { $named } chosen
   *[other] costs { $needs } actions; { $named } chosen
}
engineers-illegal-not-a-component = only junk and defined blanks belong in machines
engineers-illegal-same-assembly = choose two things that are not joined yet
engineers-illegal-not-joined = it is not joined to anything
engineers-illegal-no-job = first begin to join or detach something
engineers-illegal-same-job = your team is already doing this job
engineers-illegal-not-faulty = this machine has no fault to find
engineers-illegal-other-machine = your team debugs another machine this turn
engineers-illegal-not-damaged = it has no damage
engineers-illegal-best-grade = it is an A already
engineers-illegal-most-markers = a worker has at most two markers of a kind
engineers-illegal-trained-already = only one worker a turn trains on it
engineers-illegal-not-blank = only a blank that your team has not defined yet
engineers-illegal-not-junk = a blank can only be defined as junk
engineers-illegal-no-notebook = a notebook is bought once, in your first turn, if the game has one
engineers-illegal-not-your-card = your team does not have this card
engineers-illegal-not-the-machine = these are not exactly the parts of this machine
engineers-illegal-faulty = faulty: find the fault, or put in another component
engineers-illegal-nothing-to-use-up = nothing in your zone can be used up for the test
engineers-illegal-nothing-is-missing = your team has something for every need of the card
engineers-illegal-asked-already = your team has already asked about this card this turn
engineers-illegal-no-trading = this game has no trading
engineers-illegal-no-more-deals = at most three offers and one auction a turn
engineers-illegal-empty-terms = both sides must give something
engineers-illegal-no-third-offer = only yes or no: this is the second offer
engineers-illegal-bid-too-low = bid at least ${ $least }

## Why a game can't begin

engineers-setup-seats = from { $fewest } to { $most } teams can play; there are { $seats }
engineers-setup-target = the target is { $short }, { $middle } or { $long } points, not { $target }
engineers-setup-rounds = a game has from { $fewest } to { $most } rounds, not { $rounds }
engineers-setup-money = a team begins with 0 to { $most } dollars, in steps of { $step }, not with { $money }
engineers-setup-money-of-seats = the starting money must be given for every team; it is given for { $found }

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Numbers are those of the usual options and of the set that comes with the game.
engineers-how-to-aim =
    .title = The aim
    .text-1 = Four workers, a truck and $1,000: search the yard for scrap, build a machine of it in front of your gate, and throw the switch.
    .text-2 = A machine that works scores the points of its card. The game ends with the round in which a team reaches 150 points, and the team with the most points wins.
    .text-3 = A hundred objects lie in the yard, one on each square, face down. Machines are made of junk. Powerups help your team. An odd lump can become any kind of junk.
    .text-4 = Every object has a grade: D is poor and common, A is the best and rare. Tools come from the shops and have no grade.
    .text-5 = A machine's card lists its needs: a certain kind of junk, such as a pump, or any junk of a family, such as any tank.
    .picture-1-title = A card
    .picture-1-caption = Its points, and what the machine needs: hexagons are any junk of a family.
    .picture-2-title = The machine
    .picture-2-caption = Four components, joined in your zone.
    .picture-3-title = Grades
    .picture-3-caption = From A, the best, to D, the most common.
engineers-how-to-yard =
    .title = The yard
    .text-1 = The yard has ten by ten squares with walls between them. The road runs around it. They meet only at eight gates.
    .text-2 = All teams roll a die: the highest plays first, and the last in the order takes a gate first. The road square at your gate is your zone: there you build.
    .text-3 = A step costs an action and goes to the next square, never diagonally and never through a wall. You may walk on the road and into other zones too.
    .text-4 = Any number of workers and things fit on a square. With a sledgehammer a worker takes down a wall inside the yard, for everybody and for good.
    .picture-1-title = Yard and road
    .picture-1-caption = Your zone is at your gate. The walls make the way to b2 three steps long.
    .picture-2-title = One wall fewer
    .picture-2-caption = The wall between c1 and c2 is down: now it is one step, for everybody.
engineers-how-to-turn =
    .title = Your turn
    .text-1 = In your turn your four workers act in any order, one action here and one there. Each has six actions.
    .text-2 = A load costs actions: the penalties of all that a worker carries are taken off the six. A worker who puts the load down has six again at once, less those already spent.
    .text-3 = One action each: a step, a search, a piece of work, buying or selling a thing, driving. Free: picking up, putting down, handing over, packing, climbing in and out, discarding and trading.
    .text-4 = Taking down a wall, training, mending and improving take several actions of one worker, one after the other.
    .text-5 = Actions that are left are lost. Your turn ends when you say so, with a test, or with a card that you hand in.
    .text-6 = A press on a square sends the chosen worker there, who searches there if something lies hidden. A press on a thing you know fetches it, and Carry home brings it to your zone. What isn't finished goes on in your next turn with Carry on, and stops where something is found.
    .picture-1-title = Six actions
    .picture-1-caption = Who carries nothing has all six.
    .picture-2-title = With a load
    .picture-2-caption = A car battery has a penalty of 2: four actions are left.
engineers-how-to-searching =
    .title = Searching
    .text-1 = A search shows your team what lies face down on the worker's square. The game decides what an object is only when somebody first looks at it.
    .text-2 = You may pick up only what your team sees. At the end of your turn your team keeps in sight only what lies on the squares of its workers.
    .text-3 = What another team moves, or lays down beside you, you don't see until you search again.
    .text-4 = The notebook, $500 in your first turn, writes down what you lose sight of. On a square that it lists you need no search: you see what is still there, and what is gone is struck out.
    .text-5 = A head lamp or a metal detector searches the squares nearby too, as far as no wall is in the way.
    .picture-1-title = Searched
    .picture-1-caption = On b3 a pump was found. It stays in sight until your turn ends.
    .picture-2-title = With a head lamp
    .picture-2-caption = The search covers the squares one step away too, but not through walls.
    .picture-3-title = The notebook
    .picture-3-caption = Sketches are what you have seen before. The rope on b3 is gone: struck out.
engineers-how-to-carrying =
    .title = Carrying
    .text-1 = A worker has two hands. Things that need no hand, such as boots, are worn, one of a kind.
    .text-2 = Two to four workers on a square can carry one thing together: its penalty and its hands are divided among them and rounded up. They step together.
    .text-3 = Junk passes from worker to worker at any time, so a load can travel far in a turn. A tool or powerup that a worker has used stays with that worker until the turn ends.
    .text-4 = Containers, such as a wheelbarrow, make what is in them lighter and need only their own hands. No container goes into another.
    .text-5 = Put down in your zone, a thing lies face up and is yours. Anywhere else it lies face down, and whoever finds it may take it. The others see only how many things a worker carries.
    .picture-1-title = Two hands
    .picture-1-caption = Pump and rope weigh 3. The lifting belt, which is worn, takes 2 off.
    .picture-2-title = Together
    .picture-2-caption = A car engine has a penalty of 6. For two it is 3 each.
    .picture-3-title = In a container
    .picture-3-caption = A wheelbarrow makes each thing in it lighter by 2.
engineers-how-to-zone =
    .title = Zone and shop
    .text-1 = What lies face up in your zone is yours. Everybody sees it, and only your workers take it or use it.
    .text-2 = A zone has room for ten: each thing counts one, each component of an assembly one, a container with all that is in it one, and your parked truck five.
    .text-3 = You may discard a thing at any time in your turn: it lies face down on the same square then, and belongs to whoever finds it.
    .text-4 = There is a shop at each of the eight gates, with one stock for all: five of each tool. Buying costs an action and the price.
    .text-5 = Selling costs an action too. A tool brings half its price. Objects are sold as scrap, by their grade, and leave the game.
    .picture-1-title = Nine of ten
    .picture-1-caption = Two components that are joined, an oil drum, a test stand, and the truck.
    .picture-2-title = In the shop
    .picture-2-caption = Prices of three of the twelve tools. A lamp is lit for each that is in stock.
engineers-how-to-truck =
    .title = The truck
    .text-1 = The truck has room for five: workers and things. A container with all that is in it counts one, an assembly one for each component.
    .text-2 = Climbing in and out is free while it stands, with empty hands. One worker takes the wheel and is the only driver of the turn.
    .text-3 = An action drives one to three squares along the road. A click on a farther square of the road spends as many as the way needs. Everybody else aboard spends an action too, or none if none is left.
    .text-4 = Loading and unloading cost half the thing's penalty in actions, rounded up, shared as you like among your workers there. A click on the truck loads what the worker beside it holds.
    .text-5 = In your zone the truck parks and takes the room of five. If it ends your turn in another team's zone, or at home without room, it rolls on to the next road square.
    .picture-1-title = One action
    .picture-1-caption = The truck drives up to three squares of road. The tag counts who and what is aboard.
    .picture-2-title = A full zone
    .picture-2-caption = Five things, and the parked truck.
engineers-how-to-joining =
    .title = Joining
    .text-1 = Joining two things that lie face up in your zone takes 24 pieces of work. So does detaching a component from the others.
    .text-2 = An action of a worker in your zone with a free hand does one piece. With a tool kit in the other hand it does two, and with a power driver three.
    .text-3 = Work adds up over workers and turns. But your team has one job at a time: a new job, or moving a thing of this one, loses what was done.
    .text-4 = What is joined is an assembly: one thing, to be carried, sold or traded as a whole. In which order you join its components does not matter.
    .picture-1-title = At work
    .picture-1-caption = 15 of 24 pieces of work are done: then the garden hose belongs to the assembly.
    .picture-2-title = Joined
    .picture-2-caption = Four components, three links: the water cannon.
engineers-how-to-testing =
    .title = The test
    .text-1 = When an assembly is exactly a machine of one of your cards, a worker in your zone throws the switch. That costs no action and ends your turn.
    .text-2 = The success value is 17, plus 2 for each A, minus 1 for each C and minus 2 for each D. A test stand adds 2. It stays between 1 and 19; with a broken component it is 1.
    .text-3 = Roll a 20-sided die. At the value or below, the machine works: you score its points and draw three new cards.
    .text-4 = Above it, the machine fails, and its card lies open from then on. A 20 always fails and is a major malfunction.
    .text-5 = When a machine works, and on a 20, every component becomes one grade worse. A D breaks.
    .picture-1-title = It works
    .picture-1-caption = A, B, C, C: 17 + 2 − 1 − 1 = 17. The roll is a 9.
    .picture-2-title = It fails
    .picture-2-caption = C, D, D, D: 17 − 1 − 2 − 2 − 2 = 10. The roll is a 14.
engineers-how-to-faults =
    .title = Faults, repairs, training
    .text-1 = A machine that failed is faulty. It can't be tested again until its fault is found, or until another component is in it.
    .text-2 = Workers with a free hand debug it in your zone. At the end of the turn you roll once: 3 pieces of work find the fault with a 1, 8 pieces with a 2 or less, 13 with a 3 or less, and so on. Only the work of this turn counts.
    .text-3 = A welding set takes a damage marker off a component: a broken one is a D again. A tin of grease makes a component one grade better.
    .text-4 = On an exercise bike in your zone a worker gains stamina, one more action each turn; with a barbell strength, one less burden. A worker has at most two of each.
    .picture-1-title = A faulty machine
    .picture-1-caption = Debug it: a workshop manual helps.
    .picture-2-title = Mended
    .picture-2-caption = With a welding set a broken drainpipe is a D again.
    .picture-3-title = Improved
    .picture-3-caption = A tin of grease makes a C a B, and is used up.
engineers-how-to-cards =
    .title = Cards and odd lumps
    .text-1 = You always have three cards, which only you see until they are shown. They are never traded.
    .text-2 = After a machine has worked, its card is out of the game, the other two are put aside, and you draw three.
    .text-3 = You may hand in a card if you have all that it needs but something that can't be found any more; or all three cards, if each needs such a thing. You draw new ones, and your turn ends. If it can still be found, everybody is told so, and you keep the card, now open.
    .text-4 = An odd lump is a C or a D. When it lies face up in your zone you may define it as any kind of junk, once. For another team that gets it, it is blank again.
    .picture-1-title = Your cards
    .picture-1-caption = This one was shown, as its machine failed. The other two are hidden.
    .picture-2-title = An odd lump
    .picture-2-caption = In your zone it may become a pump, or any other junk.
engineers-how-to-deals =
    .title = Trade
    .text-1 = In your turn you may offer another team a deal: things of your zone and money for things of theirs and money.
    .text-2 = The partner says yes, no, or makes one other offer, to which you say yes or no. You may make three offers a turn.
    .text-3 = Once a turn you may auction a thing, with a lowest price. Clockwise the others bid at least $10 more, or are out. The last one pays and gets it.
    .text-4 = Both zones must have room afterwards. What is carried, hidden or promised is not traded.
    .picture-1-title = An offer
    .picture-1-caption = Your rope and $50 for their pump.
    .picture-2-title = An auction
    .picture-2-caption = Green has bid most, and Blue is out.
engineers-how-to-end =
    .title = The end, and secrets
    .text-1 = When a team has 150 points the round is played to its end, and the team with the most points wins. After round 30 the game ends too. Of teams with the same points, the one with more money wins.
    .text-2 = Everybody sees zones, money, points and faults, and how many things lie or are carried where. Only you see your cards, your loads, the limits of your workers, what your team sees, and your notebook.
    .text-3 = A curtain hides all that between the turns of people. On an open table nothing is secret, and there is neither notebook nor curtain.
    .text-4 = You can undo your own steps, but not past something new that you saw, a roll, new cards, or another team's answer.
    .text-5 = Other options: the target, the rounds, the notebook, trade, and less money for a strong player.
    .picture-1-title = Target reached
    .picture-1-caption = The round is played to its end.
    .picture-2-title = What others do
    .picture-2-caption = You see how many things lie there and are carried, not which.

# (How to play: end)

## Rule clarifications

# Decisions of this game where the rulebook is silent: one sentence each. The numbers are those of the rules.
engineers-ruling-1-1 = Two to four teams can play.
engineers-ruling-1-2 = Each maze tile has an exit in the middle of each edge, and all its squares are connected, so nothing is out of reach.
engineers-ruling-1-3 = Powerups are never part of a machine, and junk has no effect.
engineers-ruling-1-4 = The grade of a powerup decides nothing but its price as scrap.
engineers-ruling-1-6 = A need is a certain kind of junk, or any kind of a family.
engineers-ruling-1-7 = Money and markers never run out.
engineers-ruling-1-9 = Tools and powerups have effects of ten kinds, which are this game's own.
engineers-ruling-1-10 = A thing works either for the worker who holds or wears it, or face up in the zone, as its text says; in a container, in a truck or face down it works for nobody.
engineers-ruling-1-11 = Effects of one kind do not add up: only the largest counts, for a worker or for a team's test.
engineers-ruling-1-12 = The set of things and machines is a file that is checked when it is loaded.
engineers-ruling-2-1 = The maze tiles, their faces and the way each is turned are drawn at random.
engineers-ruling-2-3 = A road of 44 squares runs around the yard, and a fence separates the two except at the gates.
engineers-ruling-2-4 = Teams that tie for the highest roll for the first turn roll again.
engineers-ruling-2-5 = A gate that no team took is an opening with a shop.
engineers-ruling-2-7 = A strong player may begin with $0 to $1,000, in hundreds.
engineers-ruling-2-10 = Suggested are 150 points, 30 rounds, a notebook that is bought, trading, and a hidden table.
engineers-ruling-3-4 = A worker who has spent as many actions as the limit, or more, spends no more, but still does what is free.
engineers-ruling-3-5 = An act that costs several actions is done by one worker without a break.
engineers-ruling-3-6 = Picking up and the like is free at any time in your turn, without a step.
engineers-ruling-4-2 = Workers may walk on the road, one square for an action.
engineers-ruling-4-5 = Only walls between two squares of the yard can be taken down, not the fence.
engineers-ruling-5-2 = A worker wears at most one thing of a kind.
engineers-ruling-5-4 = The others see how many things a worker carries, not which.
engineers-ruling-5-5 = When a thing is carried together, its hands are divided like its penalty.
engineers-ruling-5-6 = Those who carry a thing together step together, and each shares in one thing at a time.
engineers-ruling-5-9 = A tool or powerup is tied to a worker until the turn ends once that worker has spent an action with it, or has bought it.
engineers-ruling-5-12 = For a container an assembly is one thing: its hands and penalties are summed, and the sum of penalties is lowered once; but it takes a slot for each component.
engineers-ruling-5-14 = The contents of a container go where it goes and are seen by whoever sees it; they may be handed over out of a container that is tied.
engineers-ruling-6-1 = From the road a search covers only the worker's own square.
engineers-ruling-6-2 = The kind and grade of an object are drawn only when somebody first looks at it: no saved game tells them, and the same step after a reload shows the same.
engineers-ruling-6-3 = Only what your team sees may be picked up: what it has searched or put down this turn, what it kept in sight, and what its notebook has.
engineers-ruling-6-4 = At the end of your turn only what lies on the squares of your workers stays in sight; a worker aboard is on the square of the truck.
engineers-ruling-7-4 = You discard without a worker; no team sees the discarded thing from then on, but every notebook lists it.
engineers-ruling-8-1 = A worker may buy and sell at any of the eight shops, also in another team's zone.
engineers-ruling-8-3 = A container must be empty to be sold.
engineers-ruling-8-4 = Objects are sold as scrap by their current grade and leave the game, seen by all; an assembly is sold whole with one action.
engineers-ruling-9-1 = In a truck an assembly takes the room of its components.
engineers-ruling-9-2 = Only your own workers climb in, with empty hands; what they wear stays on, but a container that is worn must be empty.
engineers-ruling-9-6 = The truck may stop in another team's zone and load there.
engineers-ruling-9-7 = Without room for five the driver may not leave the wheel in your zone.
engineers-ruling-9-8 = If the truck ends your turn in another team's zone, or in yours without room, it rolls on one road square clockwise.
engineers-ruling-9-9 = A thing is loaded within one turn; the cost is half its penalty, which strength and a lifting belt do not lower; a worker aboard can only put down what is unloaded.
engineers-ruling-9-10 = The others can neither see nor take what is aboard your truck.
engineers-ruling-10-1 = The order of links does not matter: a machine of n components takes n − 1 of them.
engineers-ruling-10-4 = A team has one job at a time, and work beyond the 24 pieces is lost; debugging, training and repairs are not jobs.
engineers-ruling-11-1 = The assembly must be exactly the machine, with nothing more; if it is a machine of two of your cards, you say which.
engineers-ruling-11-3 = After a failure the card lies open.
engineers-ruling-11-5 = A thing that is used up steadies a test only if you say so before the roll; the value is brought between 1 and 19 after everything else.
engineers-ruling-11-8 = A broken component takes no more damage, so one repair makes it a D again.
engineers-ruling-12-1 = A fault belongs to exactly that set of components, even after it is taken apart or has a new owner.
engineers-ruling-12-2 = A team debugs one machine a turn.
engineers-ruling-12-3 = 19 is the most for finding a fault too, and work of earlier turns does not count.
engineers-ruling-12-7 = A component that is mended in your zone loses one damage marker, and a broken one is a D again.
engineers-ruling-12-8 = A component that is improved in your zone is one grade better, never above A; neither this nor mending finds a fault.
engineers-ruling-13-1 = Strength takes one off the burden, stamina adds one action, and a worker has at most two of each.
engineers-ruling-13-2 = One worker a turn trains on each thing.
engineers-ruling-14-3 = A blank is defined while it lies face up in your zone, even as a kind of which none is left.
engineers-ruling-14-5 = If a blank comes back to the team that defined it, it is what it was.
engineers-ruling-15-3 = The card of a machine that worked is out of the game; when the deck has too few cards, those put aside come back, and then those of machines that worked.
engineers-ruling-15-4 = Objects that nobody has looked at count as still to be found; broken objects and undefined blanks do not count.
engineers-ruling-15-5 = You may always ask when you have the rest; if what is missing can still be found, everybody is told so, and you keep the card, now open.
engineers-ruling-15-6 = You may ask to hand in all three cards without having the rest; you may do so if each has a need that nothing left could fill.
engineers-ruling-16-1 = Only the team whose turn it is opens a deal, before or between its actions.
engineers-ruling-16-2 = Only money and things face up in the two zones change hands, at once, and both zones must have room.
engineers-ruling-16-4 = Everybody hears every bid.
engineers-ruling-17-1 = The notebook is bought without a worker and without an action.
engineers-ruling-17-2 = The notebook lists what your team has lost sight of, with grade, round and square, and the squares that it has searched; nobody else reads it.
engineers-ruling-17-3 = The notebook is compared with a square only when a worker of yours is there in your turn.
engineers-ruling-17-4 = Without a notebook the game does not remember for you what you have lost sight of, and computer players do not remember it either.
engineers-ruling-18-1 = The round in which a team reaches the target is played to its end, and the most points win.
engineers-ruling-18-2 = The game also ends after the last round of the round limit, and the most points win.
engineers-ruling-18-3 = Of teams with the same points, more money wins; after that the victory is shared.
engineers-ruling-18-4 = The suggested target is 150; two people may like 250.
engineers-ruling-19-1 = Things face down on a square are shown as a number only.
engineers-ruling-19-2 = The limits and burdens of workers are seen by their own team only.
engineers-ruling-19-5 = Undo never goes back past a comparison with the notebook that showed something, nor past an answer about cards.
engineers-ruling-20-1 = A thing has only the uses that its text gives.
engineers-ruling-20-2 = You can add things of your own with a data set of your own, which is a file.
engineers-ruling-20-3 = The game itself deals out money and tiles and counts the actions.
engineers-ruling-21-1 = On an open table nothing is secret: what a team has looked at lies face up for everybody from then on, and there is neither notebook nor curtain.

## Faults of the table in a saved game

engineers-snapshot-teams = teams: { $found } where { $expected } are needed
engineers-snapshot-cards = cards: { $found } where { $expected } are needed
engineers-snapshot-assemblies = numbers of assemblies: { $found } where { $expected } are needed
engineers-snapshot-things = things: { $found }, but a game has { $most } at most
engineers-snapshot-maze = the maze is not made of four different tiles of the set
engineers-snapshot-walls = a wall was taken down where none stood, or the list of walls is out of order
engineers-snapshot-unseen = { $seen } objects were seen and { $unseen } were not, but together they must be a hundred, the unseen ones in the yard
engineers-snapshot-too-many = there are too many things of the kind '{ $name }'
engineers-snapshot-qualities = there are too many quality tiles of a grade
engineers-snapshot-card = the card of '{ $name }' can't be where it is
engineers-snapshot-assembly = assembly { $number } is not possible
engineers-snapshot-thing = thing { $number } ('{ $name }'): { $fault }
engineers-snapshot-team = team of seat { $seat }: { $fault }
engineers-snapshot-state = the state of play: { $fault }
engineers-snapshot-thing-kind = the set has no such kind
engineers-snapshot-thing-definition = it can't be defined like this
engineers-snapshot-thing-condition = it can't have this quality or these markers
engineers-snapshot-thing-place = there is no such place
engineers-snapshot-thing-carriers = those who carry it are not on foot in one square
engineers-snapshot-thing-container = it is packed where it doesn't fit
engineers-snapshot-thing-open = it is open to a team though it does not lie face down
engineers-snapshot-thing-tied = it can't be tied like this
engineers-snapshot-thing-joined = it is not in the assembly that it names
engineers-snapshot-team-gate = it has no gate, or the gate of another team
engineers-snapshot-team-money = it has more money than it can have
engineers-snapshot-team-built = it can't have built these machines
engineers-snapshot-team-hand = it does not have three cards
engineers-snapshot-team-job = its job is not possible
engineers-snapshot-team-worker = one of its workers is where it can't be, or has too many markers or actions
engineers-snapshot-team-load = one of its workers carries more than it can
engineers-snapshot-team-truck = its truck or driver can't be where it is
engineers-snapshot-team-aboard = its truck has too much aboard
engineers-snapshot-team-room = its zone is too full
engineers-snapshot-team-notebook = its notebook is not possible
engineers-snapshot-state-set-up = set-up is not over
engineers-snapshot-state-order = the turn order does not have every seat once
engineers-snapshot-state-round = there is no such round
engineers-snapshot-state-no-such-seat = there is no such seat
engineers-snapshot-state-gates = more has happened than gates being taken
engineers-snapshot-state-turn = this state of a turn is not possible
engineers-snapshot-state-deal = this deal is not possible
engineers-snapshot-state-faults = these things can't be faulty
engineers-snapshot-state-outcome = a game can't end like this

## Lessons

# For each lesson its name and a sentence about it; for each step the instruction, one sentence, and the reason, at most two short sentences.
# Names have at most 30 letters, sentences about a lesson 60, instructions 92, reasons 140.
engineers-lesson-1 = Searching the yard
    .about = Actions, loads, and the things that your team sees.
engineers-lesson-1-card = Your card: the yard tea urn, made of a tank, a pipe and an electric part.
    .why = Such parts lie face down in the yard. Each of your four workers has 6 actions a turn.
engineers-lesson-1-go = Send worker 1 to b2, three steps from your zone.
    .why = A step costs an action and goes through no wall. A click on the square takes the shortest way.
engineers-lesson-1-search = Search b2 with worker 1: press Search.
    .why = A search costs an action. Only your team sees what lies there.
engineers-lesson-1-pick-up = A gas bottle, which is a tank: pick it up with worker 1, by a click on b2.
    .why = That is free. But its penalty is 1, so the limit is 6 − 1 = 5 actions, and 4 are spent.
engineers-lesson-1-second = Send worker 2 to b1, on the way home of worker 1.
    .why = Choose worker 2 first. Your workers act in any order, one action here and one there.
engineers-lesson-1-second-search = Search b1 with worker 2.
    .why = The search covers only this square. With a head lamp it would reach one step further.
engineers-lesson-1-third = A drainpipe! Worker 2 stays with it. Send worker 3 to d1.
    .why = As long as somebody of your team stands there, your team keeps it in sight.
engineers-lesson-1-third-search = Search d1 with worker 3.
    .why = The more squares you have searched, the more parts you can choose from.
engineers-lesson-1-leave = A bucket is no use for a tea urn. Send worker 3 on to e1.
    .why = Nobody stays with the bucket, so your team will lose sight of it.
engineers-lesson-1-end = End your turn.
    .why = Actions that are left are lost. Your next turn brings new ones.
engineers-lesson-1-watch = Ilo's turn: one of his workers steps into the yard.
    .why = You see where his workers are and how many things each carries, but not which.
engineers-lesson-1-closed = You still see the drainpipe, where worker 2 stands. The bucket is out of sight.
    .why = To pick it up you must search d1 again. A notebook would have it written down.
engineers-lesson-1-back = Send worker 1 to b1.
    .why = Your turn again, and each worker has 6 actions. With the gas bottle in one hand, worker 1 has only 5.
engineers-lesson-1-second-hand = Pick up the drainpipe with worker 1: the other hand is free.
    .why = It needs no new search, as worker 2 has watched it. The limit falls to 4, and 1 is spent.
engineers-lesson-1-home = Carry both home, to c0.
    .why = Press Carry home, or click c0. It takes two steps, and three actions are left.
engineers-lesson-1-put-down = Put both down face up in your zone: click each in the hands of worker 1.
    .why = Face up in your zone they are yours. Face down, whoever finds them may take them.
engineers-lesson-1-over = Tank and pipe are here, only an electric part is missing.
    .why = When all three lie in your zone, you can join them. The next lesson shows how.

engineers-lesson-2 = Throw the switch
    .about = Joining, odds, a fault, and a spare part.
engineers-lesson-2-parts = Gas bottle, drainpipe and headlight make a tea urn. The radio set is kept as a spare.
    .why = To become a machine they must be joined, by two links of 24 pieces of work each.
engineers-lesson-2-kit = Buy a tool kit with worker 1, for $200 and an action.
    .why = Press Shop. An action does one piece of work; with a tool kit in hand it does two.
engineers-lesson-2-link = Begin to join the gas bottle and the drainpipe: click the one, then the other.
    .why = That is free. Your team has one job at a time, and all workers in your zone can help.
engineers-lesson-2-work = Work until they are joined: click the job, choose the next worker, and click it again.
    .why = One click spends all of a worker's actions. Worker 1 does 2 with each, the others 1.
engineers-lesson-2-next = The next link: begin to join the headlight to one of the two.
    .why = Click the headlight, then the gas bottle or the drainpipe. Three parts take two links.
engineers-lesson-2-rest = Work on with the actions that are left, and end your turn.
    .why = Your team keeps the work as long as you begin no other job and move none of its parts.
engineers-lesson-2-watch = Ilo only looked on in his turn. Now it is yours again.
    .why = He sees your zone and your job, but not your cards.
engineers-lesson-2-on = Work until the headlight is joined.
    .why = You have new actions for every worker.
engineers-lesson-2-dial = It works on 14 or less: 17, minus 1 for the drainpipe, a C, minus 2 for the headlight, a D.
    .why = An A would add 2, a B changes nothing. 14 of 20 makes the 70 % on the Test button.
engineers-lesson-2-test = Test the tea urn: press Test, then “Throw the switch”.
    .why = A test costs no action, but it ends your turn.
engineers-lesson-2-stopped = A 15! It stops with a clunk. Ilo's turn follows, and he waits.
    .why = 14 of 20 is a chance of only seven in ten.
engineers-lesson-2-faulty = The tea urn is faulty: you can't test exactly these three parts again.
    .why = First the fault must be found, or another part put in. A radio set of grade A lies ready.
engineers-lesson-2-grinder = Choose worker 2, and buy an angle grinder for $60 and an action.
    .why = Detaching takes 24 pieces of work too, and the grinder does six with each action.
engineers-lesson-2-detach = Begin to detach the headlight: drag it onto a free place of your zone.
    .why = That begins the job; it comes off when the work is done. The other two parts stay joined.
engineers-lesson-2-detaching = Detach it with worker 2, in four actions.
    .why = In this way the others keep their actions for the radio set.
engineers-lesson-2-radio = Begin to join the radio set to the other two.
    .why = It is an electric part like the headlight: any of the family will do.
engineers-lesson-2-joining = Work with workers 1, 3 and 4 until it is joined.
    .why = 12 by worker 1 with the tool kit, and 6 each by workers 3 and 4.
engineers-lesson-2-better = Now it works on 18 or less: 17, plus 2 for the A, minus 1 for the C.
    .why = With another part in it, the machine may be tested at once, fault or not.
engineers-lesson-2-again = Throw the switch again.
    .why = Only a 19 or a 20 would fail now.
engineers-lesson-2-over = A 9: it works! The card brings 35 points, and you have three new cards.
    .why = Your other two cards were put aside. The run made every part a grade worse: C, D and B now.

engineers-lesson-3 = Finding the fault
    .about = The same tea urn, but without a spare part.
engineers-lesson-3-faulty = Your tea urn has failed, and you have no spare part: find the fault.
    .why = The card lies open now. The machine can be tested again when the fault is found.
engineers-lesson-3-debug = Debug the tea urn with workers 1, 2 and 3, with all their actions.
    .why = Click the machine with each in turn. An action does one piece of work, with a multimeter three.
engineers-lesson-3-value = That makes 18 pieces of work: a roll of 4 or less will find the fault.
    .why = Add 2 to the work and divide by 5: 20 / 5 = 4. Only the work of this turn counts.
engineers-lesson-3-end = End your turn, and the die is rolled.
    .why = There is one roll a turn, after everything else.
engineers-lesson-3-watch = A 3: the fault is found! Ilo's turn follows: he waits.
    .why = With a 5 you would have to begin again next turn. A spare part is often quicker.
engineers-lesson-3-test = Throw the switch again: it still works on 14 or less.
    .why = Finding the fault does not make the parts better.
engineers-lesson-3-over = A 9: it works, for 35 points and three new cards. But the headlight, a D, is broken.
    .why = The run has made every part a grade worse. Good grades are worth a longer search.

engineers-lesson-4 = Too heavy for one
    .about = Carrying together, a relay, and room in the zone.
engineers-lesson-4-engine = Three workers stand at a car engine on b2: penalty 6, and it needs four hands.
    .why = A worker has two hands and a limit of 6. Alone nobody can lift it.
engineers-lesson-4-two = Pick it up with workers 1 and 2 together: click b2, and choose worker 2 as well.
    .why = They share penalty and hands: 3 and 2 each. Their limits fall from 6 to 3.
engineers-lesson-4-three = Let worker 3 take a share: drag the engine onto worker 3.
    .why = Divided by three the penalty is 2: then each has a limit of 4.
engineers-lesson-4-home = Carry the engine home: press Carry home, or click c0.
    .why = They step together, and each step costs each of them an action.
engineers-lesson-4-put-down = Put the engine down face up in your zone: click it in the hands of worker 1.
    .why = Then your zone holds five things and the parked truck, which takes room for five: 10 of 10.
engineers-lesson-4-end = End your turn.
    .why = Your next part is with worker 4, who has spent all actions. The next turn brings new ones.
engineers-lesson-4-watch = Ilo only looked on in his turn. Now it is yours again.
    .why = He saw three workers with one load, but not what it was until it lay in your zone.
engineers-lesson-4-rope = Worker 4 has a rope for your airship, eight steps from home.
    .why = With the rope the limit is 5, and the way takes eight actions. But loads can change hands.
engineers-lesson-4-bring = Send worker 4 to b2.
    .why = It takes five steps, all the actions that worker 4 has with the rope.
engineers-lesson-4-meet = Send worker 2 to b2 as well.
    .why = Three steps with empty hands leave three of six actions.
engineers-lesson-4-hand-over = Hand the rope over: drag it onto worker 2.
    .why = Handing over is free. But the rope brings the limit of worker 2 to 5, so two actions will be left.
engineers-lesson-4-on = Send worker 2 to c1.
    .why = It takes both actions, and one step will be left to go.
engineers-lesson-4-fetch = Send worker 3 to c1.
    .why = It is one step from your zone.
engineers-lesson-4-once-more = Hand the rope over to worker 3.
    .why = Junk may change hands as often as you like in a turn.
engineers-lesson-4-back = Send worker 3 home, to c0.
    .why = That makes eight steps for the rope in one turn.
engineers-lesson-4-full = Your zone is full. Choose worker 1, and click the truck: worker 1 climbs in.
    .why = Climbing in is free, with empty hands. Parked, the truck takes half of the room.
engineers-lesson-4-wheel = Let worker 1 take the wheel: click the truck again.
    .why = With a driver the truck is not parked: room for five is free.
engineers-lesson-4-room = Choose worker 3, and put the rope down face up: click it in the hands of worker 3.
    .why = Then all six parts of the airship are in your zone.
engineers-lesson-4-roll = End your turn.
    .why = A truck parks when the turn ends. It needs room for five and finds only four, so it will roll on.
engineers-lesson-4-over = The truck found no room and rolled on to d0, with worker 1 aboard.
    .why = It can come home when there is room: even when joined, the airship counts six.

# Why something has to wait; the instruction of the step stands above it.
engineers-lessons-later = That can wait.
# $workers are the numbers of those whom the step asks for what another one was about to do; $count is how many they are.
engineers-lessons-other-workers = That is for { $count ->
    [one] worker
   *[other] workers
} { $workers }.
engineers-lessons-over = This lesson is done.
engineers-lessons-read-first = Read this first, then go on.
engineers-lessons-others-first = One moment: Ilo has to choose first.

## Faults of saved games
# $place is "the table", "thing 12", "team Orange" or where an action stands; $name and $colour are as in the file: oil_drum, Orange.

engineers-text-no-kind = { $place }: this game has no tool or object '{ $name }'
engineers-text-no-machine = { $place }: this game has no machine '{ $name }'
engineers-text-no-tile = { $place }: this game has no maze tile '{ $name }'
engineers-text-no-worker = { $place }: workers are 1 to 4, not { $number }
engineers-text-no-thing = { $place }: thing { $number } has not appeared
engineers-text-twice = { $place }: '{ $name }' is listed twice
engineers-text-too-long = { $place }: a list is too long
engineers-text-teams = there must be one team for every seat, in seat order, with its workers 1 to 4
engineers-text-things = the things must be listed by their numbers, from 0
engineers-text-no-card = the card '{ $name }' is missing
engineers-text-thing = thing { $number } ({ $name }): { $fault }
engineers-text-team = team { $colour }: { $fault }
engineers-text-place-thing = thing { $number }
engineers-text-place-team = team { $colour }

## Faults of data sets and of names of squares

engineers-data-unreadable = the set can't be read: { $error }
engineers-data-place-name = '{ $name }' is the name of no square, gate or wall
engineers-data-name = '{ $name }': a name has lower-case letters, digits and underscores, and is used once
engineers-data-title = '{ $name }' has no title, or one that is too long
engineers-data-tools = there must be { $needed } tools; there are { $found }
engineers-data-objects = there must be { $needed } objects; there are { $found }
engineers-data-qualities = there must be { $needed } quality tiles; there are { $found }
engineers-data-machines = there must be from 12 to 100 machines; there are { $found }
engineers-data-tiles = there must be { $needed } maze tiles; there are { $found }
engineers-data-scrap = a scrap price is above $1,000
engineers-data-kind-number = '{ $name }': the number of copies, the price, the penalty or the hands are out of range
engineers-data-not-its-class = '{ $name }': only junk has families, only tools and powerups have effects
engineers-data-blank = '{ $name }': a blank has a penalty of 2 and needs one hand
engineers-data-effects = '{ $name }' has no effect, too many, two alike, or one with a number out of range
engineers-data-place = '{ $name }': training and steadying work in the zone, all other effects in the hand
engineers-data-once = '{ $name }' can't leave the game when used, as an effect of it is used all the time
engineers-data-needs = machine '{ $name }' must have from 3 to 6 needs
engineers-data-need-unknown = machine '{ $machine }' needs '{ $need }', and no junk has that name
engineers-data-needs-not-met = the objects of the set can't meet all needs of machine '{ $name }' at once
engineers-data-points = machine '{ $name }' must score from 20 to 80 points
engineers-data-not-needed = no machine needs '{ $name }'
engineers-data-maze-faces = maze tile '{ $tile }' must have two faces
engineers-data-maze-size = maze tile '{ $tile }', face { $face }: the drawing must be 11 rows of 11 signs
engineers-data-maze-sign = maze tile '{ $tile }', face { $face }, has a sign in the wrong place: '{ $sign }'
engineers-data-maze-exits = maze tile '{ $tile }', face { $face }: each edge must be open in its middle and nowhere else
engineers-data-maze-parts = maze tile '{ $tile }', face { $face }, has squares that can't be reached

## Reports on simulated games

engineers-report-use-walk = walking with empty hands
engineers-report-use-carry = walking with a load
engineers-report-use-search = searching
engineers-report-use-join = joining
engineers-report-use-detach = detaching
engineers-report-use-debug = debugging
engineers-report-use-shop = buying and selling
engineers-report-use-truck = driving and loading
engineers-report-use-improve = training, mending, improving and taking down walls
engineers-report-use-idle = not used
engineers-report-count-search = searches
engineers-report-count-object-found = objects that appeared
engineers-report-count-pick-up = things picked up
engineers-report-count-shared-pick-up = things picked up by several
engineers-report-count-hand-over = things handed over
engineers-report-count-packed = things packed into containers
engineers-report-count-tool-bought = tools bought
engineers-report-count-tool-sold = tools sold
engineers-report-count-scrap-sold = objects sold as scrap
engineers-report-count-discarded = things discarded
engineers-report-count-drive = driving actions
engineers-report-count-loaded = things loaded
engineers-report-count-rolled-on = trucks that rolled on
engineers-report-count-wall-down = walls taken down
engineers-report-count-joined = links made
engineers-report-count-detached = components detached
engineers-report-count-job-lost = jobs lost
engineers-report-count-test = tests
engineers-report-count-test-worked = tests that worked
engineers-report-count-malfunction = major malfunctions
engineers-report-count-fault-by-roll = faults found by a roll
engineers-report-count-fault-by-spare = faulty machines tested again with a spare
engineers-report-count-broken = components broken
engineers-report-count-mended = damage markers taken off
engineers-report-count-improved = components improved by a grade
engineers-report-count-trained = markers won by training
engineers-report-count-defined = blanks defined
engineers-report-count-hand-in-asked = requests to hand in cards
engineers-report-count-hand-in-granted = of these granted
engineers-report-count-offer = offers
engineers-report-count-exchange = deals
engineers-report-count-auction = auctions
engineers-report-count-auction-sale = of these with a sale
engineers-report-count-notebook-bought = notebooks bought
engineers-report-count-struck-out = entries struck out
engineers-happening-wall-down = a wall was taken down (4.5)
engineers-happening-carried-by-three = three or four carried one thing (5.5)
engineers-happening-stepped-together = carriers of one thing stepped together (5.6)
engineers-happening-share-taken = a worker took a share of a load (5.7)
engineers-happening-share-left = a worker gave up a share of a load (5.7)
engineers-happening-relayed = a thing passed from hand to hand (5.8)
engineers-happening-packed-two = a container held two things or more (5.12)
engineers-happening-scan-wider = a search covered more than one square (6.1)
engineers-happening-found-nothing = a search showed nothing new (6.1)
engineers-happening-closed-without-notebook = things closed to a team without a notebook (6.4)
engineers-happening-zone-full = a zone was full (7.2)
engineers-happening-discarded = a thing was discarded (7.4)
engineers-happening-shop-elsewhere = a team dealt at a shop of another gate (8.1)
engineers-happening-tool-sold = a tool was sold (8.3)
engineers-happening-scrap-sold = scrap was sold (8.4)
engineers-happening-assembly-sold = an assembly was sold whole (8.4)
engineers-happening-sold-out = a kind of tool was sold out (8.5)
engineers-happening-drove = a truck drove (9.4)
engineers-happening-passenger-charged = a passenger was charged an action (9.5)
engineers-happening-rolled-on = a truck rolled on by itself (9.8)
engineers-happening-loaded = a thing was loaded into a truck (9.9)
engineers-happening-loaded-together = several workers shared the work of loading (9.9)
engineers-happening-detached = a component was detached (10.2)
engineers-happening-job-lost = a job was lost (10.4)
engineers-happening-steadied = a thing steadied a test (11.5)
engineers-happening-used-up = a thing was used up for a test (11.5)
engineers-happening-tested-broken = a machine with a broken component was tested (11.5)
engineers-happening-malfunction = a test was a major malfunction (11.6)
engineers-happening-broken = a component broke (11.8)
engineers-happening-fault-found = a fault was found by a roll (12.3)
engineers-happening-fault-by-spare = a faulty machine was tested again with a spare (12.5)
engineers-happening-failed-again = a machine failed again (12.6)
engineers-happening-mended = a component was mended (12.7)
engineers-happening-improved = a component was improved by a grade (12.8)
engineers-happening-trained = a worker trained (13.2)
engineers-happening-defined = a blank was defined (14.3)
engineers-happening-blank-again = a defined blank was blank to another team (14.5)
engineers-happening-cards-again = cards that were put aside were dealt again (15.3)
engineers-happening-hand-in-granted = a card was handed in (15.4)
engineers-happening-hand-in-refused = a card could not be handed in (15.5)
engineers-happening-all-handed-in = all three cards were handed in (15.6)
engineers-happening-deal-made = a deal was made (16.3)
engineers-happening-counter-offer = an offer was answered with another (16.3)
engineers-happening-auction-sale = an auction ended with a sale (16.4)
engineers-happening-auction-idle = nobody bid in an auction (16.4)
engineers-happening-out-by-rule = a team lacked money or room in an auction (16.4)
engineers-happening-notebook-bought = a notebook was bought (17.1)
engineers-happening-opened-by-notebook = a notebook opened things without a search (17.3)
engineers-happening-struck-out = an entry was struck out (17.3)
engineers-happening-overtaken = the first team to reach the target did not win alone (18.1)
engineers-happening-round-limit = the round limit ended a game (18.2)
engineers-happening-tie-by-money = money decided between teams with the same points (18.3)
engineers-happening-shared-victory = a victory was shared (18.3)
engineers-report-games = { $count ->
    [one] { $count } game of { $players } to { $target } points in { $seconds } s: { $speed } games/s
   *[other] { $count } games of { $players } to { $target } points in { $seconds } s: { $speed } games/s
}
engineers-report-place = place { $place } in the order of turns
engineers-report-target-met = the target was reached in { $share } of games (95 %: { $interval })
engineers-report-leader = the team that led after half the rounds won { $share } (95 %: { $interval })
engineers-report-first-tests = first tests that worked: { $share } (95 %: { $interval })
engineers-report-ending-target = the target
engineers-report-ending-round-limit = the round limit
engineers-report-uses = actions of workers
engineers-report-column-per-turn = per turn
engineers-report-counts = events
engineers-report-column-per-game = per game
engineers-report-tests = first tests by components
engineers-report-column-tests = tests
engineers-report-column-worked = worked
engineers-report-kinds = tools and powerups
engineers-report-column-appeared = bought or found
engineers-report-column-games = games with it
engineers-report-machines = machines
engineers-report-column-built = built
engineers-report-column-tested = tested
engineers-report-components = { $count } components

## The yard and a construction zone in the window

# The yard for screen readers, and the truck of a team.
engineers-yard = yard
engineers-yard-truck = truck of { $name }
# A square for screen readers: its name, what lies there and who stands there, in a list. $contents are messages below and names.
engineers-yard-square = { $square }: { $contents }
engineers-yard-lying = { $things } face down
engineers-yard-open = open: { $things }
engineers-yard-noted = in the notebook since round { $round }: { $thing }
engineers-yard-gone = gone: { $thing }
# $things is a counted number of things.
engineers-yard-carries = { $name } with { $things }
# Marks in the yard, each beside its picture: short.
engineers-legend = In the yard
engineers-legend-face-down = face down, how many
engineers-legend-open = open to you now
engineers-legend-noted = in your notebook
engineers-legend-gone = gone since then
engineers-legend-carried = carries 2 things
# A construction zone: heading, room, job. $taken of $room places are taken, $done of $all units of work are done.
engineers-zone = Zone { $square }
engineers-zone-room = { $taken } of { $room }
engineers-zone-truck = parked truck
engineers-zone-no-job = No job
# In the turn in which a machine is debugged: the roll at its end.
engineers-zone-fault = Fault: found on { $value } or less, { $percent } %
engineers-zone-join = Joining
engineers-zone-detach = Detaching
engineers-zone-debug = Debugging
engineers-zone-job-done = { $done } of { $all }
# What is joined and what is taken off, as grammatical objects.
engineers-zone-joining = { $first } to { $second }
engineers-zone-detaching = { $thing }
engineers-zone-workbench = Workbench
# Gates that can be taken: the mean way to a square as a number, beside the gate; the gate for screen readers; the list of them.
engineers-yard-mean-way = { $steps }
engineers-yard-gate = gate { $square }: { $steps } steps to a square on average
engineers-zone-gates = Free gates
engineers-zone-gates-note = The number at a gate is how many steps it takes, on average, to get from there to a square of the yard. A low one saves actions all game long.

## The game in the window: prompts

engineers-cover = Engineers at Play
    .short = Engineers
    .credit = after a design for Junkyard Wars
    .sentence = Search the yard for scrap, build a machine of it, and throw the switch.
engineers-settings-no-offers = Computer players make no offers to people
engineers-carries-nothing = This worker carries nothing.
engineers-no-order = No worker has an order to go on with.
engineers-orders-wait = The orders go on in your next turn.
engineers-prompt-only = { $name } can't bid any more
engineers-prompt-only-rest = that happens automatically
engineers-prompt-gate = { $name } takes a gate
engineers-prompt-gate-rest = choose a free one: the square before it becomes your construction zone
engineers-prompt-worker = { $who } has { $actions } left
engineers-prompt-worker-rest = click a square, a thing or the job
# About the truck: the chosen worker is aboard, drives, or rides; $who is the driver.
engineers-prompt-aboard = aboard the truck: click the truck to take the wheel
engineers-prompt-at-wheel = at the wheel: click a square of the road
engineers-prompt-passenger = aboard the truck; { $who } drives
engineers-prompt-driver = { $who } is still at the wheel
engineers-prompt-orders = orders wait: carry on
engineers-prompt-notebook = a notebook costs { $price }, in this turn only
engineers-prompt-next-worker = choose another worker
engineers-prompt-all-spent = all workers have done their part: end the turn
engineers-prompt-all-spent-or-test = all workers have done their part: test a machine or end the turn
# Why the game ends with the round.
engineers-prompt-last-turn = last turn: { $name } has { $points }
engineers-prompt-last-turn-rounds = last turn: this round is the last
engineers-prompt-not-possible = Not possible
engineers-prompt-shop = { $name } is in the shop
engineers-prompt-shop-rest = buying or selling a thing costs an action
engineers-prompt-deal = { $name } makes an offer
engineers-prompt-deal-rest = choose things of both zones, and money
engineers-prompt-auction = { $name } sets out { $thing }
engineers-prompt-auction-rest = choose the lowest price
engineers-prompt-blank = { $name } defines { $thing }
engineers-prompt-blank-rest = choose a kind of junk, once and for good
engineers-prompt-tests = { $name } throws the switch
engineers-prompt-tests-rest = choose what is tested; that ends the turn
engineers-prompt-hand-in = { $name } hands in cards
engineers-prompt-hand-in-rest = a card is shown to all, and put aside if nothing is left to find for it
engineers-prompt-sharers = Several workers carry { $thing }
engineers-prompt-sharers-rest = choose two to four workers of this square
engineers-prompt-offer = { $name }: { $from } offers a deal
engineers-prompt-terms = { $given } for { $wanted }
engineers-prompt-bid = { $name } bids for { $thing }
engineers-prompt-highest = { $name } bids { $bid }; the next bid is at least { $least }
engineers-prompt-first-bid = the first bid is at least { $least }
engineers-prompt-test = { $name } tests { $machine }
engineers-prompt-works = { $roll ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $roll }
}: it works, { $points }
engineers-prompt-fails = { $roll ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $roll }
}: it stops; the fault has to be found
engineers-prompt-flies-apart = a 20: it flies apart, and all components are damaged
engineers-prompt-debug-roll = { $name } looks for the fault
engineers-prompt-debug-rest = { $value } or less finds it
engineers-prompt-rolled-on = { $name }'s truck rolls on
engineers-prompt-rolled-on-rest = it may not stay there
engineers-prompt-handed-in = { $name } shows { $machines }
engineers-prompt-granted = nothing is left to find: put aside
engineers-prompt-not-granted = something is left to find: it stays, open
engineers-prompt-exchange = { $name } and { $partner } have made a deal
engineers-prompt-sold = { $name } gets { $thing } for { $price }
engineers-prompt-no-bid = Nobody bids for { $thing }
engineers-prompt-refused = { $name } says no
engineers-prompt-ends-turn = { $name } ends the turn

## Orders, and what they would cost

engineers-order-go = go to { $square }
engineers-order-go-look = go to { $square } and search there
engineers-order-go-search = go to { $square } and search along the way
engineers-order-fetch = fetch { $thing }
engineers-order-carry-home = carry everything home
engineers-order-work = work until the job is done
engineers-order-debug = look for the fault of { $thing }
engineers-order-train = train: { $thing }
engineers-preview-turns = { $count ->
    [one] { $actions }, next turn
   *[other] { $actions }, in { $count } turns
}
engineers-preview-too-heavy = too heavy: no action would be left
engineers-preview-too-heavy-alone = too heavy for one, with no action left: several can carry it together
# $count is at least 2.
engineers-preview-stack = { $count } things here: a right click or a long touch shows the next
# Of a thing that a click would fetch.
engineers-preview-walk = a right click or a long touch only walks there
# Of a truck that stands in its zone.
engineers-preview-truck-load = its load is unloaded at the workbench
# $cost is the cost of an order, $why a reason why it will fail in the end.
engineers-preview-but = { $cost }, but { $why }
engineers-preview-work = from { $done } to { $after } of { $all }

## Keys

engineers-key-first = First worker
engineers-key-second = Second worker
engineers-key-third = Third worker
engineers-key-fourth = Fourth worker
engineers-key-search = Search
engineers-key-work = Work until done
engineers-key-carry-home = Carry home
engineers-key-carry-on = Carry on with all orders
engineers-key-search-on-way = Search at the end of a way, along it, or not
engineers-key-put-down = Put down; unload at home
engineers-key-shop = Shop
engineers-key-trade = Trade
engineers-key-test = Test
engineers-key-hand-in = Hand in a card
engineers-key-workbench = Workbench
engineers-key-truck = Truck: load, climb in or out
engineers-key-wheel = Take or leave the wheel
engineers-key-accept = Say yes, or bid
engineers-key-decline = Say no, or stay out
engineers-key-notebook = Buy the notebook
engineers-key-end-turn = End turn
engineers-keys-leave = go back
engineers-keys-go = go
engineers-keys-fetch = fetch
engineers-keys-do = do it
engineers-keys-take = take in hand
engineers-keys-put-down = put down
engineers-keys-put-back = put back
engineers-keys-next-place = next place
engineers-keys-carry-on = carry on
engineers-keys-search = search
engineers-keys-way-search-end = search there
engineers-keys-way-search-all = search on the way
engineers-keys-way-search-never = search nothing
engineers-keys-work = work
engineers-keys-carry-home = carry home
engineers-keys-load = load
engineers-keys-unload = unload
engineers-keys-next-worker = next worker
engineers-keys-end-turn = end the turn
engineers-keys-accept = yes
engineers-keys-decline = no
engineers-keys-bid = bid
engineers-keys-stay-out = stay out

## Captions of sounds

engineers-caption-taken-in-hand = metal scrapes, lifted
engineers-caption-put-back = metal slides back
engineers-caption-gate = a gate rattles open
engineers-caption-step = steps on gravel
engineers-caption-search = a tin lid opens and falls
engineers-caption-found = two rising notes
engineers-caption-struck-out = a pencil strikes through
engineers-caption-wall-down = three blows, a wall crumbles
engineers-caption-lifted = a thing is lifted
engineers-caption-laid = a thing is laid down
engineers-caption-packed = a muffled thud
engineers-caption-till = a till rings
engineers-caption-door = a truck door slams
engineers-caption-truck = a truck drives
engineers-caption-horn = a horn, and a truck rolls on
engineers-caption-job-begun = two parts are clamped
engineers-caption-ratchet = a ratchet ticks
engineers-caption-job-lost = clamps fall off
engineers-caption-link = clunk and sparks
engineers-caption-debugging = somebody taps and listens
engineers-caption-nut = a nut rolls on steel
engineers-caption-fault-found = three rising notes
engineers-caption-trained = heavy breathing, and a rising tone
engineers-caption-repaired = a file rasps
engineers-caption-switch = a heavy clack, power hums
engineers-caption-component-up = a part starts, a note up
engineers-caption-component = a part starts
engineers-caption-component-down = a part coughs, a note down
engineers-caption-works = brass on bottles: it runs
engineers-caption-acts = swish and rattle across the table
engineers-caption-fails = clunk and hiss
engineers-caption-boom = an oil drum booms
engineers-caption-card = a card flips
engineers-caption-offer = a knock and a rising tone
engineers-caption-declined = dull knock
engineers-caption-exchange = things slide, coins ring
engineers-caption-bid = a bell rings
engineers-caption-hammer = a hammer falls
engineers-caption-target = a bell rings twice

## Advice, and reasons of computer players

engineers-would = A strong player would choose: { $choice }.
engineers-did = { $what }.
engineers-did-end = { $name } ended the turn.
engineers-why-random = It was picked at random.
engineers-why-gate = From there the yard is near.
engineers-why-walk = The next work for this worker is that way.
engineers-why-carry = The load has to come home before it can be joined.
engineers-why-search-new = Nobody has looked there yet.
engineers-why-search = Something lies there that is not known.
engineers-why-take-down-wall = The way through the wall is shorter.
engineers-why-together = It is too much for one: { $count } carry it.
engineers-why-needed = A card needs such a thing.
engineers-why-take-tool = It helps with the work of this turn.
engineers-why-take = It is worth its way.
engineers-why-lay = Only what lies open in the zone can be joined.
engineers-why-free-hands = The worker's hands are free for something else then.
engineers-why-drop = It only costs actions.
engineers-why-relay = Somebody with actions left carries it on.
engineers-why-pack = In a container it weighs less.
engineers-why-drive = The truck makes room, and carries more than hands do.
engineers-why-get-out = There is work on foot.
engineers-why-load = The truck carries it for fewer actions.
engineers-why-work = { $left } of the job are left, and an action counts { $each }.
engineers-why-join = The machine of a card needs this link.
engineers-why-detach = That component does not belong to the machine.
engineers-why-debug = A faulty machine can't be tested again.
engineers-why-train = A marker lasts for the whole game.
engineers-why-repair = A better grade makes the test safer.
engineers-why-buy = For { $price } it saves many actions.
engineers-why-sell = No card needs it, and the zone needs room.
engineers-why-define = A card lacks such a part.
engineers-why-notebook = It writes down what you lose sight of.
engineers-why-test = It works up to a { $value } of 20, for { $points }.
engineers-why-hand-in = What the card lacks can hardly be found any more.
engineers-why-offer = It is worth more here than there.
engineers-why-accept = What comes in is worth more than what it costs.
engineers-why-decline = It costs more than it is worth.
engineers-why-end = Nothing more is worth an action in this turn.

## Progress in lessons

engineers-fault-learned = your progress in lessons is not kept: { $why }
engineers-fault-learned-set-aside = the file with your progress in lessons can't be read: it is now called { $file }, and a new one is begun
engineers-fault-headline-learned = Lessons
engineers-fault-advice-learned = The game goes on.

engineers-coach-all-done = Those were all { $count } lessons. Now play a short real game against Ilo.

## Offers

# What a team gives, and what it has got once the deal is made: the goods stand below.
engineers-deal-gives = { $name } gives
engineers-deal-gets = { $name } gets
engineers-deal-with = An offer to { $name }
# What a press on a thing does: it is put into the deal, or taken out. The thing is a grammatical object.
engineers-deal-put-in = { $name } gives { $thing }
engineers-deal-take-out = { $name } keeps { $thing }
engineers-deal-money = Money that { $name } gives
engineers-deal-less = { $name } gives { $step } less
engineers-deal-more = { $name } gives { $step } more
engineers-deal-pays-nothing = no money is in the deal
engineers-deal-pays-all = the team has no more money
engineers-deal-of-purse = of { $money }
engineers-deal-has-now = now { $money } in all
engineers-deal-room-after = Zone afterwards: { $taken } of { $room }
engineers-deal-number = Offer { $number } of { $most } in this turn
engineers-deal-is-counter = Another offer: the answer is only yes or no
engineers-deal-decides = { $name } decides
engineers-deal-made = The deal is made
engineers-deal-send = Make the offer
engineers-deal-send-counter = Offer this instead
engineers-deal-yes = Yes
engineers-deal-no = No
engineers-deal-other = Other offer
engineers-deal-auction = Auction it
engineers-deal-auction-one = choose one thing of your zone, no money, and nothing in return

## Auctions

engineers-auction-sells = { $name } auctions
engineers-auction-choose = Another thing of the zone:
engineers-auction-lowest = Lowest price
engineers-auction-any-price = it is 0 already
engineers-auction-richest = the others have { $money } at most
engineers-auction-bid-name = Bid
engineers-auction-bid-of = { $name }'s bid
engineers-auction-waits = { $name } bids or stays out
engineers-auction-less = { $step } less
engineers-auction-more = { $step } more
engineers-auction-begin = Begin the auction
engineers-auction-bid = Bid { $price }
engineers-auction-stay-out = Stay out
engineers-auction-has = has { $money }
engineers-auction-sold = { $name } gets it for { $price }
engineers-auction-no-bid = Nobody bids: { $name } keeps it
engineers-paddle-waits = waits
engineers-paddle-bids = bids now
engineers-paddle-highest = highest bid
engineers-paddle-out = out
engineers-paddle-buyer = pays and gets it

## Table screen

engineers-top-of-rounds = of { $rounds }
# Of the round whose number stands before it.
engineers-top-last-round = the last one
engineers-top-target = playing to { $count }
engineers-top-lesson = A lesson is not saved as a game
engineers-top-worker = { $name } in { $square }, { $actions } left
engineers-top-worker-seen = { $name } in { $square }
engineers-curtain-why = The knowledge and the loads of the next team are for its own eyes only.
engineers-curtain-turn-over = The turn is over
engineers-curtain-after-turn = Cards, loads and notes are hidden again.
engineers-curtain-deal = A deal is open
engineers-curtain-after-offer = Everybody may look: the screen shows only what all may see.
engineers-ask-end-turn = End the turn?
engineers-ask-end-turn-text = { $count ->
        [one] One worker has done nothing yet and has { $actions ->
            [one] one action left.
           *[other] { $actions } actions left.
        }
       *[other] { $count } workers have done nothing yet and have { $actions } actions left.
    }
engineers-ask-end-turn-yes = End turn
engineers-ask-discard = Discard { $thing }?
engineers-ask-discard-text = It lies face down in that square then, for everybody.
engineers-ask-discard-yes = Discard
engineers-ask-sell = Sell { $thing }?
engineers-ask-sell-text = The whole assembly goes, for { $price }. Selling costs an action.
# Cards of the team for which the assembly is the machine, or a beginning of it.
engineers-ask-sell-needed = { $count ->
    [one] Your card { $machines } needs it.
   *[other] Your cards { $machines } need it.
}
engineers-ask-sell-job = The work that is begun on it is lost.
engineers-ask-sell-yes = Sell
engineers-ask-new-job = Begin another job?
engineers-ask-new-job-text = What is done on the present one is lost: { $done } of { $all }.
engineers-ask-new-job-yes = Begin
engineers-ask-hand-in-all = Show all three cards?
engineers-ask-hand-in-all-text = Everybody sees them, whether they are put aside or not.
engineers-ask-hand-in-all-yes = Show them
engineers-ask-define = Define { $blank } as { $thing }?
engineers-ask-define-text = Your team can't choose another kind for it later.
engineers-ask-define-yes = Define
engineers-spoken-in-hand = In hand: { $what }.
engineers-spoken-in-hand-at = In hand: { $what }. At: { $place }. { $follows }
engineers-spoken-fits = It can be put there.
engineers-spoken-worker = { $name } is in { $square }, { $actions } left.
engineers-spoken-carrier = { $name } is in { $square }, { $actions } left, and carries { $things }.
engineers-spoken-job = the job
# The squares to which a step leads, no wall in between.
engineers-spoken-ways = ways to { $squares }
engineers-spoken-zone = the zone of { $name }
engineers-spoken-seat = { $name }: { $points } of { $target }, { $money }, { $cards }, { $taken } of { $room } places of the zone taken.
engineers-spoken-seat-job = { $done } of { $all } of a job are done.

## The inspector

# Where a component is that a team knows of. $who is one worker or several of the team, $square a square, $thing the name of a kind.
engineers-known-zone = in the zone
engineers-known-carried = carried by { $who }
engineers-known-truck = in the truck
engineers-known-open = open on { $square }
engineers-known-noted = on { $square } in round { $round }
engineers-known-other-zone = in the zone of { $name }
engineers-known-nowhere = not seen yet
engineers-known-kind = { $thing }, { $place }
# The success value of a machine. $sum is a sum of numbers.
engineers-value-works = works on { $value } or less: { $percent } %
engineers-value-spoken = success value { $sum } = { $value }, { $words }
engineers-value-broken = with a broken component it works on a 1 only
# A thing.
engineers-inspector-tied = stays with { $who } until the turn ends
engineers-inspector-packed = packed into the { $container }
engineers-inspector-together = all together
engineers-inspector-grade = grade { $grade }
engineers-inspector-grade-was = grade { $before }, now { $now }
engineers-inspector-grade-counts = counts { $number } in a test
engineers-inspector-needs-it = needs such a part
engineers-inspector-scrap = brings { $price } as scrap
engineers-inspector-holds = in it: { $things }
engineers-inspector-part-of = part of { $thing }
engineers-inspector-breaks = { $who } can take it down for { $actions }
engineers-inspector-no-breaker = none of your workers holds a tool for it
engineers-inspector-parked = parked in its zone
engineers-inspector-square = square { $square }
engineers-inspector-on = on { $square }
engineers-inspector-noted = in your notebook: { $square }
# A worker. The terms of the limit follow one another: "6 − 3 for the load + 1 by stamina".
engineers-inspector-limit = limit { $count }
engineers-inspector-limit-load = − { $count } for the load
engineers-inspector-limit-stamina = + { $count } by stamina
engineers-inspector-limit-stride = + { $count } by what is worn
engineers-inspector-actions = { $left } of { $limit } actions left
engineers-inspector-hands = { $free } of { $all } hands free
engineers-inspector-order = order: { $order }
engineers-inspector-carries = carries { $things }
engineers-inspector-spent = { $actions } spent
engineers-inspector-aboard = aboard the truck
engineers-inspector-at-wheel = at the wheel
# A square and a wall.
engineers-inspector-empty = nothing lies here
engineers-inspector-unsearched = nobody has looked here yet
engineers-inspector-open = open to your team
engineers-inspector-noted-in = in the notebook since round { $round }
engineers-inspector-gone = gone since then
engineers-inspector-zone-of = zone of { $name }
engineers-inspector-road = road
engineers-inspector-yard = yard
engineers-inspector-wall-stands = nobody walks through here
engineers-inspector-wall-down = taken down: the way is free for all
engineers-inspector-no-wall = no wall stands here
# A truck, a zone and a job. $machines are names of machines in quotation marks.
engineers-inspector-units = { $count } of { $all } places taken
engineers-inspector-places = { $taken } of { $room } places taken
engineers-inspector-is-faulty = faulty
engineers-inspector-built = built: { $machines }
engineers-inspector-shown = all have seen { $machines }
engineers-inspector-works = { $each } an action, { $actions } left
engineers-inspector-in-zone = in the zone: { $who }

## Dialogs over the stage

engineers-tests-title = Which machine?
engineers-tests-note = The switch costs no action and ends the turn.
engineers-tests-none = No assembly in your zone is a machine of your cards, or the beginning of one.
engineers-tests-lacks = Still to be joined: { $needs }
engineers-tests-throw = Throw the switch: { $percent } %
# $thing is the name of a thing.
engineers-tests-use-up = Use up the { $thing }: { $percent } %
engineers-hand-in-title = Which card?
engineers-hand-in-note = All see the card. It goes, and the turn ends, if nothing is left to find for what is missing; else it stays, open.
engineers-hand-in-lacks = Missing: { $needs }
engineers-hand-in-all = All three cards
engineers-hand-in-all-note = They go if each needs something that your team lacks and nobody can find any more.
engineers-hand-in-ask = Ask
engineers-sharers-pick-up = Pick up together
engineers-blank-title = What is it to be?
engineers-blank-note = Once and for good, for your team.
engineers-blank-needed = Needed by your cards
engineers-blank-no-family = Of no family

## The workbench and the shop

# Place of a worker, after its number: short. $square is the name of a square.
engineers-bench-here = here
engineers-bench-away = at { $square }
engineers-bench-aboard = truck, { $square }
# A worker for screen readers. $place is one of the three above, $things are grammatical objects, or "nothing", or a counted number of things.
engineers-bench-worker = { $name }, { $place }, with { $things }
# Units of work that an action of a worker counts: short.
engineers-bench-each = { $count } each
engineers-bench-joined = { $thing }, in { $whole }
engineers-bench-faulty = { $thing }, faulty
engineers-bench-loaded = { $thing }, in the truck
# A job for screen readers: "Joining: a rope (C) to a pump (B), 14 of 24".
engineers-bench-job = { $job }: { $things }, { $done }
engineers-bench-no-job = No job: drag one component onto another to join them.
engineers-bench-sum = { $done } + { $added } = { $sum }
# $value is the highest roll of a 20-sided die.
engineers-bench-debugged = Debugging this turn: { $done }. { $value ->
    [0] Too little for a roll.
   *[other] The fault is found by a roll of { $value } or less.
}
engineers-bench-work = Work
engineers-bench-back = Yard
engineers-bench-choose = Choose a thing to see what can be done with it.
engineers-bench-look = { $name } works here: you can only look.
engineers-bench-connects = Where does it go: { $thing }?
engineers-bench-put-back = Put back
# A deed with what it costs: "Mend: 3 actions".
engineers-bench-cost = { $deed }: { $actions }
# Deeds with the chosen thing, on buttons: short.
engineers-bench-join = Join to…
engineers-bench-pack = Pack into…
engineers-bench-detach = Detach
engineers-bench-debug = Find the fault
engineers-bench-train = Train
engineers-bench-mend = Mend
engineers-bench-improve = Improve
engineers-bench-define = Define
engineers-bench-take = Pick up
engineers-bench-lay = Face up
engineers-bench-discard = Discard
engineers-bench-drop = Face down
engineers-bench-pass = Hand over
engineers-bench-share = Help carry
engineers-bench-let-go = Let go
engineers-bench-load = Load
engineers-bench-auction = Auction
# $thing is the name of a thing without an article.
engineers-bench-unpack = Unpack: { $thing }
engineers-shop-title = Shop
engineers-shop-tools = Tools
engineers-shop-sales = To sell
engineers-shop-stock = { $count ->
    [0] sold out
   *[other] { $count } left
}
engineers-shop-no-sales = This worker has nothing here to sell.
# For screen readers: a tool with its price and its stock, a thing with what it sells for.
engineers-shop-tool = { $name }, { $price }, { $stock }
engineers-shop-sale = { $thing }, sells for { $price }

## The tray, and the cards of the seats

# Long words in names of machines, each with marks where it may be broken on a card. Words of other names stay whole.
engineers-card-word-breaks =
    Hover|craft Search|light tri|cycle sub|marine wind|mill Drag|ster
engineers-tray-search = Search
engineers-tray-work = Work
engineers-tray-carry-home = Carry home
engineers-tray-carry-on = Carry on
engineers-tray-shop = Shop
engineers-tray-trade = Trade
engineers-tray-test = Test
engineers-tray-test-odds = Test { $percent } %
engineers-tray-hand-in = Hand in
engineers-tray-notebook = Notebook { $price }
engineers-tray-end-turn = End turn
engineers-tray-not-your-turn = wait until it is your turn
engineers-tray-limit = limit { $limit }
# $sum is a sum so far, such as "6 − 2 oil drum"; $reason is a thing or a marker.
engineers-tray-less = { $sum } − { $count } { $reason }
engineers-tray-more = { $sum } + { $count } { $reason }
engineers-tray-sum = { $limit ->
    [one] { $sum } = { $limit } action
   *[other] { $sum } = { $limit } actions
}
engineers-tray-shared = { $thing }, carried by { $count }
# Orders of workers, a word or two.
engineers-tray-order-go = to { $square }
engineers-tray-order-fetch = fetches
engineers-tray-order-home = carries home
engineers-tray-order-work = works
engineers-tray-order-debug = debugs
engineers-tray-order-train = trains
engineers-tray-drop-order = Take the order back: { $order }
engineers-tray-worker-seen = { $who } on { $square }, with { $things }; { $spent } spent
engineers-tray-worker-own = { $who } on { $square }, { $left } left. { CAPITAL($limit) }.
engineers-tray-worker-order = { $told } Order: { $order }.
engineers-tray-secret-card = hidden card
engineers-tray-shown-card = { $card } All have seen it.
engineers-tray-gates = Gates
engineers-tray-takes-gate = chooses
# The cards of the seats: the state of a player, one or two words; machine cards.
engineers-seat-on-turn = On turn
engineers-seat-takes-gate = Takes a gate
engineers-seat-offers = Offers
engineers-seat-answers = Answers
engineers-seat-auctions = Auctions
engineers-seat-bids = Bids
engineers-seat-highest = Highest bid
engineers-seat-out = Out
engineers-seat-fault = Faulty machine
engineers-seat-won = Winner
engineers-seat-tests = Tests
engineers-seat-debugs = Seeks the fault
engineers-seat-hands-in = Hands in
engineers-seat-traded = Deal made
engineers-seat-bought = Won the auction
engineers-seat-level = { $level ->
    [random] Random
    [simple] Simple
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}
engineers-seat-secret = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
engineers-seat-zone = Zone of { $name }. { $cards }
engineers-seat-cards = Hidden: { $hidden }.
engineers-seat-cards-shown = Hidden: { $hidden }; shown: { $shown }.

## Screens around the table

engineers-title-lessons-new = { $count ->
    [one] one short lesson, about { $minutes } minutes
   *[other] { $count } short lessons, about { $minutes } minutes
}
engineers-lessons-greeting-done = All lessons are done. Now a real game: build, throw the switch, and be first at 150 points.
engineers-lessons-real-about = You against Ilo, an easy computer player, to 150 points. Press H for a hint.
# In a list of saved games, after the rule options.
engineers-saved-other-set = other things or machines

## The form of a new game

engineers-form-about = Two to four teams of four workers
engineers-form-no-notebook = On an open table there is nothing to remember.
engineers-form-fewer-rounds = Fewer rounds
engineers-form-more-rounds = More rounds
engineers-form-less-money = Less money for { $name }
engineers-form-more-money = More money for { $name }
# The set of things and machines: this game's own, or one of a file. $set is the name of the set.
engineers-form-things = Things and machines
engineers-form-own-things = The game's own
# The name of the game's own set.
engineers-form-own-set = The Old Yard
engineers-form-from-file = From a file
engineers-form-another-file = Another file
engineers-form-file-help = Choose a file with other things and machines, or drop one on this window
engineers-form-things-about = { $set }: { $kinds } kinds of objects, { $machines } machines.
# Title of the window in which the file is chosen, and the kind of file.
engineers-file-open-data = Choose things and machines
engineers-file-kind-data = Sets of things and machines
# Why a file is not taken: a headline, what holds all the same, and reasons.
engineers-fault-headline-data = Things not loaded
engineers-fault-advice-data = The new game is as it was. Choose another file, or change this one.
engineers-fault-not-text = this isn't a text file
engineers-fault-neither = { $file } is neither a saved game nor a set of things and machines that can be read

## The screen of a finished game

engineers-standings-points = Points
engineers-standings-money = Money
engineers-standings-machines = Machines
engineers-standings-none = No machine ran
# In place of the machines that worked.
engineers-parade-none = No machine ran in this game.
# Awards: a title of a few words each, with the player's name below it, and how it was. $machine is a machine's name in quotation marks, $points
# is "50 points".
engineers-award-points = Best machine
engineers-award-points-text = { $machine }: { $points }, round { $round }
engineers-award-luck = Boldest test
engineers-award-luck-text = { $machine }: { $roll ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $roll }
}, and it had to be { $value } or less
engineers-award-malfunction = Loudest bang
engineers-award-malfunction-text = { $machine }: a 20 in round { $round }
# Over the diagrams, and what was remarkable.
engineers-figures-points = Points
engineers-figures-money = Money
engineers-figures-steps = Longest way
engineers-figures-steps-text = { $name }: { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
engineers-figures-deals = Best trader
engineers-figures-deals-text = { $name }: { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
# Lines of a summary that players copy: the result of a team, and how the game can be played again.
engineers-summary-team = { $place }. { $name }: { $points }, { $machines ->
        [one] 1 machine
       *[other] { $machines } machines
    }, { $money }
engineers-summary-seed = { $count ->
        [one] Seed { $seed }, 1 step
       *[other] Seed { $seed }, { $count } steps
}

## The page of all things and machines

engineers-all = All things
    .note = { $kinds } kinds of things, { $machines } machines
# Headings above groups of things. $family is a family of junk: "tank".
engineers-all-machines = Machines
engineers-all-family = Family: { $family }
engineers-all-no-family = Junk of no family
engineers-all-powerups = Powerups
engineers-all-blanks = Odd lumps
engineers-all-tools = Tools
# After the name of a thing: how many of it there are.
engineers-all-copies = × { $count }

## A test that runs, and the debugging roll

# Before the roll: the success value of the components that have started. $percent is the chance.
engineers-run-so-far = so far it works on { $value } or less: { $percent } %
# In the prompt, after what is tested. $points is "50 points".
engineers-prompt-test-rest = it is worth { $points }
engineers-run-finds = The fault is found on { $value } or less
engineers-run-found = { $roll ->
    [8] An 8
    [11] An 11
    [18] An 18
   *[other] A { $roll }
}: the fault is found
engineers-run-not-found = { $roll ->
    [8] An 8
    [11] An 11
    [18] An 18
   *[other] A { $roll }
}: the fault is not found
# In the tray while a test runs: the number at which the sum starts; below the success value, whether more components
# are to start, or why it is not the sum; the name of what Steady things add; and above the other teams.
engineers-sum-start = start
engineers-sum-so-far = so far
engineers-sum-whole = or less
engineers-sum-most = { $value } at most
engineers-sum-least = { $value } at least
engineers-sum-broken = broken component
engineers-sum-steady = steadiness
engineers-sum-watching = watching

## A test as a picture to share
# The name of the picture, of the button that saves it, and of the window in which its file is chosen.
engineers-test-picture = Picture of { $name }'s test: { $machine }
engineers-save-test-picture = Save this test as a picture
engineers-file-save-test = Save the picture of the test
# Lines on the picture. $others are names; $value is the highest roll with which the machine would have worked.
engineers-test-picture-game = Round { $round }, against { $others }
engineers-test-picture-machine = { $machine }: { $points }
engineers-test-picture-works = Rolled { $roll }, needed { $value } or less: it works
engineers-test-picture-stops = Rolled { $roll }, needed { $value } or less: it stops
engineers-test-picture-flies-apart = Rolled 20: it flies apart

### Robotics in English. Messages are in the format of Project Fluent (https://projectfluent.org).
### A translation has the same messages with the same arguments. What stands in braces is filled in by the game; what stands
### between "->" and the closing brace is chosen by the argument before it.

## Things of the game

# Counters: by itself, one of them as what is done to it ("bought a head"), that one as what is done to it ("took the head"), several of them
# as what is done to them. Wheels are one counter.
robotics-kind-head = head
    .a = a head
    .the = the head
    .several = { $count ->
        [one] { $count } head
       *[other] { $count } heads
    }
robotics-kind-wheels = wheels
    .a = wheels
    .the = the wheels
    .several = { $count ->
        [one] { $count } set of wheels
       *[other] { $count } sets of wheels
    }
robotics-kind-pincer = pincer
    .a = a pincer
    .the = the pincer
    .several = { $count ->
        [one] { $count } pincer
       *[other] { $count } pincers
    }
robotics-kind-suction-cup = suction cup
    .a = a suction cup
    .the = the suction cup
    .several = { $count ->
        [one] { $count } suction cup
       *[other] { $count } suction cups
    }
robotics-kind-propeller = propeller
    .a = a propeller
    .the = the propeller
    .several = { $count ->
        [one] { $count } propeller
       *[other] { $count } propellers
    }
robotics-kind-plunger = plunger
    .a = a plunger
    .the = the plunger
    .several = { $count ->
        [one] { $count } plunger
       *[other] { $count } plungers
    }
robotics-kind-torso = torso
    .a = a torso
    .the = the torso
    .several = { $count ->
        [one] { $count } torso
       *[other] { $count } torsos
    }
robotics-kind-switch = switch
    .a = a switch
    .the = the switch
    .several = { $count ->
        [one] { $count } switch
       *[other] { $count } switches
    }
robotics-kind-multifunctional = multifunctional arm
    .a = a multifunctional arm
    .the = the multifunctional arm
    .several = { $count ->
        [one] { $count } multifunctional arm
       *[other] { $count } multifunctional arms
    }
robotics-kind-manufacturing-control = manufacturing control
    .a = a manufacturing control
    .the = the manufacturing control
    .several = { $count ->
        [one] { $count } manufacturing control
       *[other] { $count } manufacturing controls
    }
robotics-kind-saboteur = saboteur
    .a = a saboteur
    .the = the saboteur
    .several = { $count ->
        [one] { $count } saboteur
       *[other] { $count } saboteurs
    }
# A part that was bought on the black market, and several of them: "a pincer with a nut", "2 pincers with nuts".
robotics-with-nut = { $part } with a nut
robotics-with-nuts = { $parts } with nuts
# In place of a list of parts.
robotics-nothing = nothing

# An amount of money, in three sizes: 300; 1,300; 10,000. $rest is what follows the thousands, with all three digits.
robotics-credits = { $amount } credits
# The same amount as a number alone, beside a coin or on a price tag.

# Both markets, by themselves.
robotics-market-regular = regular market
robotics-market-black = black market

## Orders
# A name on a card, and the customer's wish: a joke in a few words.

robotics-order-drain-diver = Drain Diver
    .wish = Something is down there. It hums.
robotics-order-skylight-polisher = Skylight Polisher
    .wish = The pigeons have won long enough.
robotics-order-bin-butler = Bin Butler
    .wish = He announces every bag by name.
robotics-order-kite-chaser = Kite Chaser
    .wish = For an aunt who lets go.
robotics-order-porridge-stirrer = Porridge Stirrer
    .wish = No lumps. No opinions.
robotics-order-night-postman = Night Postman
    .wish = Quiet wheels, long arms, afraid of no dog.
robotics-order-aquarium-nanny = Aquarium Nanny
    .wish = One head for the fish, one for the visitors.
robotics-order-piano-mover = Piano Mover
    .wish = Fifth floor. No lift. No scratches.
robotics-order-moss-scrubber = Moss Scrubber
    .wish = The garden gnomes have gone green.
robotics-order-ceiling-painter = Ceiling Painter
    .wish = Hangs on, and paints with what is left.
robotics-order-two-faced-quizmaster = Two-Faced Quizmaster
    .wish = One asks, the other laughs.
robotics-order-band-in-a-box = Band in a Box
    .wish = Three voices, and somebody has to do the drums.
robotics-order-storm-hunter = Storm Hunter
    .wish = Goes where the weather is.
robotics-order-circus-juggler = Circus Juggler
    .wish = Four hands, eleven plates.
robotics-order-flood-pumper = Flood Pumper
    .wish = The cellar is a lake again.
robotics-order-grand-hotel = Grand Hotel
    .wish = Porter, cook, lift boy and plumber, in one uniform.

## New game

# Goals, each before a number that can be changed: short. Beside it what it does, in one short sentence.
robotics-goal-orders = Orders to win
    .about = Whoever has sold this many robots wins.
robotics-goal-credits = Credits to win
    .about = Whoever owns this much wins.
# Rule options: a switch with this name, and beside it what it does, in one short sentence.
robotics-option-stored-saboteur = Stored saboteur
    .about = A drawn saboteur may be kept, to be played or traded in a later turn.
robotics-option-warning-control = Warning control
    .about = A drawn control may be laid down as a warning: only the next one works.
robotics-option-auction-every-round = Auction every round
    .about = The first turn is auctioned before every round.
robotics-option-even-start = Even start
    .about = No auction; in round 1 the first half of the players have one action.
robotics-option-last-bell = Last bell
    .about = When a goal is reached, the round is finished; then the most credits win.

## The event log
# Short sentences without a full stop. $name is a player, and so are $partner and $target; $part, $parts, $gives and $gets are parts as what
# is done to them: "a head", "2 heads and 300 credits". $credits is "300 credits". $order is the name of an order.

robotics-log-auction = The first turn is auctioned: { $name } bids first
robotics-log-bid = { $name } bid { $credits }
robotics-log-bid-passed = { $name } left the auction
robotics-log-round = Round { $round }: { $name } begins
robotics-log-round-paid = Round { $round }: { $name } begins, for { $credits }
# $to says where the parts of the robot went: $market is what the market got, $bag what the bag got.
robotics-log-sold = { $to ->
    [market] { $name } sold “{ $order }” for { $credits }; the market got { $market }
    [bag] { $name } sold “{ $order }” for { $credits }; the bag got { $bag }
   *[both] { $name } sold “{ $order }” for { $credits }; the market got { $market }, the bag { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; { $count } nut came back
   *[other] { $sold }; { $count } nuts came back
}
robotics-log-order = New order: “{ $order }” for { $credits }
robotics-log-kept-robot = { $name } kept the robot
robotics-log-bought = { $market ->
    [black] { $name } bought { $part } on the black market for { $credits }
   *[regular] { $name } bought { $part } for { $credits }
}
robotics-log-drew = { $name } drew { $part }
robotics-log-sabotaged = { $name }'s saboteur took { $part } off { $target }'s robot
robotics-log-saboteur-idle = { $name }'s saboteur found nothing to take
robotics-log-saboteur-kept = { $name } kept the saboteur
robotics-log-saboteur-left = { $name } sent the saboteur away
robotics-log-control-idle = The manufacturing control found no nuts
# $losses is what each player lost, as in the next messages.
robotics-log-control = { $count ->
    [one] The manufacturing control took { $count } nut: { $losses }
   *[other] The manufacturing control took { $count } nuts: { $losses }
}
robotics-log-lost = { $name } lost { $parts }
# Where the lost parts were: attached, or on the bench or in the store; or that they fell off the robot with those.
robotics-lost-attached = { $parts } (robot)
robotics-lost-loose = { $parts } (loose)
robotics-lost-fallen = { $parts } (fallen)
# Two of several sentences about losses.
robotics-log-losses = { $first }; { $second }
robotics-log-controls-returned = All manufacturing controls are back in the bag
robotics-log-warning = { $name } laid the control down as a warning
robotics-log-offered = { $name } offered { $partner } { $gives } for { $gets }
# The answer to an offer is another offer.
robotics-log-countered = { $name } offered { $partner } { $gives } for { $gets } instead
robotics-log-refused = { $name } refused { $partner }'s offer
robotics-log-traded = { $name } gave { $partner } { $gives } for { $gets }
robotics-log-put-away = { $name } put the traded parts away
# What became of the parts of the old robot that are not in the new one.
robotics-log-converted = { $rest ->
    [stored] { $name } converted the robot and stored { $stored }
    [scrapped] { $name } converted the robot and scrapped { $scrapped }
    [both] { $name } converted the robot, stored { $stored } and scrapped { $scrapped }
   *[neither] { $name } converted the robot
}
robotics-log-attached = { $from ->
    [store] { $name } attached { $part } from the store
   *[bench] { $name } attached { $part }
}
robotics-log-moved = { $to ->
    [store] { $name } stored { $part }
   *[bench] { $name } took { $part } out of the store
}
robotics-log-scrapped = { $name } scrapped { $part }
robotics-log-passed = { $name } passed
robotics-log-rent = { $count ->
    [one] { $name } paid { $credits } rent for { $count } space
   *[other] { $name } paid { $credits } rent for { $count } spaces
}
robotics-log-spaces-given-up = { $count ->
    [one] { $name } gave up { $count } paid space
   *[other] { $name } gave up { $count } paid spaces
}
robotics-log-unused-actions = { $count ->
    [one] { $name } gave up { $count } action
   *[other] { $name } gave up { $count } actions
}
# $goal is "three orders sold" or an amount: "10,000 credits".
robotics-log-goal = { $name } reached a goal: { $goal }
robotics-log-goal-last-bell = { $name } reached a goal: { $goal }; the round is played to its end

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because", or an amount: "10,000 credits".

robotics-ending-wins = { $name } wins: { $why }
robotics-ending-shared = { $names } share the victory: { $why }
robotics-because-orders = { $count ->
    [2] two orders sold
    [3] three orders sold
    [4] four orders sold
    [5] five orders sold
   *[other] { $count } orders sold
}
robotics-because-last-bell = most credits at the last bell
robotics-because-stalemate = { $count ->
    [one] { $count } round without a sale
   *[other] { $count } rounds without a sale
}
robotics-because-no-orders = no order is left

## Where a game stands
# In a list of saved games: short.

robotics-stands-set-up = Set-up
robotics-stands-auction = Round { $round }, auction: { $name }'s bid
robotics-stands-sale = Round { $round }: { $name } may sell
robotics-stands-turn = { $count ->
    [0] Round { $round }: { $name }'s turn, no action left
    [one] Round { $round }: { $name }'s turn, { $count } action left
   *[other] Round { $round }: { $name }'s turn, { $count } actions left
}
robotics-stands-saboteur = Round { $round }: { $name } plays a saboteur
robotics-stands-control = Round { $round }: { $name } has drawn a control
robotics-stands-answer = Round { $round }: { $name } answers { $partner }'s offer
robotics-stands-put-away = Round { $round }: { $name } puts traded parts away

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

robotics-illegal-game-over = the game is over
robotics-illegal-not-now = you can't do that now
robotics-illegal-auction-first = the auction comes first: bid or leave it
robotics-illegal-sell-first = first sell the robot or keep it
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = first settle what is waiting for you
robotics-illegal-no-action-left = you have no action left
robotics-illegal-no-such-seat = there is no such seat at this table
robotics-illegal-own-seat = choose another player
robotics-illegal-not-hundreds = credits go in steps of { $step }
robotics-illegal-bid-too-low = bid at least { $least } credits
robotics-illegal-bid-too-high = bid { $only } credits, or leave the auction
robotics-illegal-cannot-pay = needs { $needs } credits; you have { $has }
robotics-illegal-order-not-open = that order is not open
robotics-illegal-order-not-met = { $missing ->
    [one] the robot lacks { $missing } part of this order
   *[other] the robot lacks { $missing } parts of this order
}
robotics-illegal-not-sold = { $kind ->
    [saboteur] saboteurs are not for sale
    [manufacturing_control] manufacturing controls are not for sale
   *[multifunctional] multifunctional arms are not for sale: draw or trade one
}
# Both $market and $kind choose words of the sentence.
robotics-illegal-no-price = { $market ->
    [black] the black market does not sell
   *[regular] the regular market does not sell
} { $kind ->
    [head] heads
    [wheels] wheels
    [pincer] pincers
    [suction_cup] suction cups
    [propeller] propellers
    [plunger] plungers
    [torso] torsos
    [switch] switches
   *[other] that
} now
robotics-illegal-square-empty = { $kind ->
    [head] no head is left on the market
    [wheels] no wheels are left on the market
    [pincer] no pincer is left on the market
    [suction_cup] no suction cup is left on the market
    [propeller] no propeller is left on the market
    [plunger] no plunger is left on the market
    [torso] no torso is left on the market
    [switch] no switch is left on the market
   *[other] nothing is left there on the market
}
robotics-illegal-no-nuts = no nut is left: the black market is closed
robotics-illegal-bag-empty = the bag is empty
robotics-illegal-not-an-extremity = a saboteur takes no torso and no switch
robotics-illegal-no-saboteur = you have no saboteur to use in this turn
robotics-illegal-new-saboteur = that saboteur was already traded this turn
robotics-illegal-no-such-option = the rules of this game do not have that
robotics-illegal-gift = both sides must give something
robotics-illegal-only-credits = a trade needs at least one part
robotics-illegal-credits-both-ways = only one side can pay credits
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = only loose parts can be traded
robotics-illegal-not-stored = the other player trades only stored parts
robotics-illegal-trader-cannot-pay = needs { $needs } credits; that side has { $has }
robotics-illegal-too-many-offers = only three offers a turn to the same player
robotics-illegal-no-such-part = that part is not there
robotics-illegal-store-full = the store is full: it holds { $most }
robotics-illegal-bench-not-empty = { $left ->
    [one] first clear the bench: { $left } part is left
   *[other] first clear the bench: { $left } parts are left
}
robotics-illegal-rent-too-high = the rent is { $rent } credits; you have { $has }
robotics-illegal-not-a-component = that is never part of a robot
robotics-illegal-overlap = another part is in the way
robotics-illegal-too-far = that is too far out
robotics-illegal-not-in-the-middle = the first part goes into the middle
robotics-illegal-not-joined = every part needs an outlet that meets another
robotics-illegal-closed = no outlet is free: only converting helps
robotics-illegal-no-robot = there is no robot to convert
robotics-illegal-not-yours-to-build = you do not have all these parts
robotics-illegal-not-left-over = only what is left of the old robot can be stored here

## What can be wrong with a data set
# A player may have written its file. $kind and $name are words of the file: suction_cup, night_postman.

# $error is what the program says that reads the file, in English, with line and column.
robotics-data-unreadable = the data set can't be read: { $error }
robotics-data-amount = { $credits } credits: an amount is a multiple of 100 and not too large, a price more than 0
robotics-data-counters = '{ $kind }' must be listed once
robotics-data-counter-count = there are too many or too few of '{ $kind }'
robotics-data-outlets = '{ $kind }': parts of robots have outlets, one on a side at most; saboteurs and controls have none
robotics-data-squares = the squares of the market need each part once, without the multifunctional arm
robotics-data-sector = sector { $number } of the disc has no price
robotics-data-sizes = the number of nuts, spaces or orders is out of range
robotics-data-order-name = order '{ $name }': a name has lower-case letters, digits and underscores, and is used once
robotics-data-order-needs = order '{ $name }' can't be met
robotics-data-goals = the goals are out of range

## Why a game can't begin

robotics-setup-seats = { $seats ->
    [one] { $seats } seat: a game has { $fewest } to { $most }
   *[other] { $seats } seats: a game has { $fewest } to { $most }
}
robotics-setup-youngest = the youngest player has no seat
robotics-setup-orders-to-win = { $orders ->
    [one] { $orders } order to win: it can be { $fewest } to { $most }
   *[other] { $orders } orders to win: it can be { $fewest } to { $most }
}
robotics-setup-credits-to-win = { $credits } credits to win: it can be { $least } to { $most }, in thousands
robotics-setup-owned-at-start = every player owns { $credits } credits at the start already
robotics-setup-even-start-with-auctions = “{ robotics-option-even-start }” and “{ robotics-option-auction-every-round }” do not go together

## Why a file is no saved game
# They follow the file's name and a colon. $kind is as in the file: suction_cup. $found and $expected can be 0 and more.

robotics-table-workshops = workshops: { $found } where { $expected } are needed
robotics-table-counters = '{ $kind }': { $found } where the game has { $expected }
robotics-table-nuts = nuts: { $found } where the game has { $expected }
robotics-table-square = too many of '{ $kind }' are on the market
robotics-table-disc = the disc has no position { $position }
robotics-table-orders = the orders are not what they should be
# $fault is one of the messages below; of a robot, why something is refused at the table.
robotics-table-workshop = workshop of seat { $seat }: { $fault }
robotics-table-robot = robot of seat { $seat }: { $fault }
robotics-table-state = the state of play: { $fault }
robotics-workshop-fault-credits = the credits are no multiple of 100, or too many
robotics-workshop-fault-store = there is too much in the store
robotics-workshop-fault-paid-spaces = the paid spaces do not fit the store
robotics-workshop-fault-bench = the bench should be empty
robotics-workshop-fault-special-counter = it has a counter that nobody can keep
robotics-workshop-fault-won = it has won, but the game goes on
robotics-state-fault-set-up = set-up awaits nobody
robotics-state-fault-no-such-seat = there is no such seat
robotics-state-fault-round = round, opener and first turn do not fit each other
robotics-state-fault-stalemate = the game would have ended long ago
robotics-state-fault-auction = an auction can't stand like this
robotics-state-fault-turn = a turn can't stand like this
robotics-state-fault-choice = the choice does not fit the table
robotics-state-fault-offer = nobody could have made this offer
robotics-state-fault-reached = a goal was reached, but the game goes on
robotics-state-fault-outcome = a game can't end like this
robotics-state-fault-special-counters = saboteurs and controls do not fit each other

# Names in the file. $place is "the Orange workshop" or where an action stands; $name and $colour are as in the file: suction_cup, Orange.
robotics-text-place-workshop = the { $colour } workshop
robotics-text-no-part = { $place }: this game has no part '{ $name }'
robotics-text-no-order = { $place }: this game has no order '{ $name }'
robotics-text-seat-twice = { $place }: { $colour } is named twice
robotics-text-order-twice = order '{ $name }' is in two places
robotics-text-too-many-parts = { $place }: there are too many parts, the game has { $most }
robotics-text-stock = the stock must name every square of the market once, in order
robotics-text-workshops = the workshops must name every seat once, in order
# $fault is one of the messages above; of a robot, why something is refused at the table.
robotics-text-workshop = the { $colour } workshop: { $fault }
robotics-text-robot = the { $colour } robot: { $fault }

## Simulated games
# Reports on the command line.

# "2 games of tidy, cog in 1.25 s: 1.6 games/s". The players are names.
robotics-report-games = { $count ->
    [one] { $count } game of { $players } in { $seconds } s: { $speed } games/s
   *[other] { $count } games of { $players } in { $seconds } s: { $speed } games/s
}
# Turns of one seat in a game: the median, and the range of the middle 80 %.
robotics-report-turns = turns of a seat: { $median } in the median, { $low } to { $high } in 80 % of cases
# $share is a number with a percent sign, $interval its 95 % confidence interval.
robotics-report-control-losses = a manufacturing control took something in { $share } of games (95 %: { $interval })
# $wait counts rounds in a row without a sale, $nuts those on parts at a time.
robotics-report-extremes = most rounds in a row without a sale: { $wait }; most nuts out: { $nuts }

# What ended games, below "Ended by".
robotics-report-ending-orders = enough orders
robotics-report-ending-credits = enough credits
robotics-report-ending-last-bell = last bell
robotics-report-ending-stalemate = stalemate
robotics-report-ending-no-orders = no orders left

# Who had the first turn of the first round, and who came how many places after that.
robotics-report-place = { $place ->
    [0] first turn
   *[other] { $place } after
}

# First cells of tables: what the lines below them are.
robotics-report-actions = Actions
robotics-report-counts = Counted
robotics-report-orders = Orders

# Other columns of these tables: short. The mean number in a game; the sales to an order; how often seats won whose first sale it was.
robotics-report-column-per-game = a game
robotics-report-column-sold = sold
robotics-report-column-won-after = won after

# Actions, which are counted.
robotics-report-action-draw = draw
robotics-report-action-regular-purchase = buy on the market
robotics-report-action-black-purchase = buy on the black market
robotics-report-action-trade = trade
robotics-report-action-conversion = convert
robotics-report-action-kept-saboteur = play a kept saboteur (16.1)
robotics-report-action-pass = pass

# What else is counted, some with the number of a rule.
robotics-report-count-sale = sales
robotics-report-count-rent = rents paid
robotics-report-count-control = manufacturing controls
robotics-report-count-control-loss = controls that took something
robotics-report-count-controls-returned = all controls back (11.7)
robotics-report-count-warning = warnings (16.2)
robotics-report-count-saboteur-at-work = saboteurs at work
robotics-report-count-saboteur-idle = saboteurs without a target (11.2)
robotics-report-count-saboteur-kept = saboteurs kept (16.1)
robotics-report-count-offer = offers
robotics-report-count-counter-offer = counter-offers
robotics-report-count-refusal = refusals
robotics-report-count-trade-for-credits = trades for credits
robotics-report-count-trade-of-parts = trades part for part
robotics-report-count-action-given-up = actions given up by ending a turn (5.4)

# Counted in the reports: what is counted, with the number of its rule.
robotics-happening-empty-square = squares bought empty (2.7)
robotics-happening-bid-raised = bids that were raised (4.1)
robotics-happening-auction-without-bids = auctions without a bid (4.4)
robotics-happening-robot-kept = robots kept instead of sold (5.1)
robotics-happening-multifunctional-sale = sales that needed a multifunctional arm (6.2)
robotics-happening-sale-over-limit = sold parts for which the market had no room (6.5)
robotics-happening-nuts-returned = nuts that came back by a sale (6.5)
robotics-happening-ready-by-trade = robots finished by a trade in another turn (6.7)
robotics-happening-blocked-outlet = attached with an outlet blocked (7.5)
robotics-happening-closed-robot = robots closed (7.6)
robotics-happening-attached-from-store = attached from the store (8.3)
robotics-happening-rent-of-fourth = fourth spaces rented (8.4)
robotics-happening-rent-of-fifth = fifth spaces rented (8.4)
robotics-happening-rent-of-sixth = sixth spaces rented (8.4)
robotics-happening-space-given-up = paid spaces given up (8.4)
robotics-happening-scrapped-by-choice = loose parts scrapped (8.5)
robotics-happening-nuts-out = the last nut bought (9.2)
robotics-happening-bag-empty = the scrap yard drawn empty (10.3)
robotics-happening-multifunctional-sabotaged = multifunctional arms sabotaged (11.1)
robotics-happening-robot-vanished = robots gone by a saboteur (11.4)
robotics-happening-control-idle = controls that found no nut (11.5)
robotics-happening-control-took-loose = controls that took loose parts (11.5)
robotics-happening-group-fell = controls after which only a part of a robot was left (11.6)
robotics-happening-robot-fell = controls after which a robot fell apart (11.6)
robotics-happening-nut-traded = nuts traded (12.5)
robotics-happening-rent-of-partner = rent paid after a trade in another turn (12.6)
robotics-happening-last-offer = third offers to one partner (12.7)
robotics-happening-counter-accepted = counter-offers accepted (12.7)
robotics-happening-stored-by-conversion = conversions that stored something (13.1)
robotics-happening-converted-to-nothing = robots converted to nothing (13.2)
robotics-happening-goal-by-trade = goals reached by a trade (14.1)
robotics-happening-stalemate = stalemates (14.4)
robotics-happening-pile-empty = the last order turned up (14.5)
robotics-happening-no-orders = no order left (14.5)
robotics-happening-saboteur-traded = saboteurs traded (16.1)
robotics-happening-saboteur-left = kept saboteurs that left the game (16.1)
robotics-happening-warning-followed = controls after a warning (16.2)
robotics-happening-later-auction = auctions after the first round (16.3)
robotics-happening-turns-in-a-row = two turns in a row (16.3)
robotics-happening-fewer-actions = first turns with one action (16.4)
robotics-happening-last-bell = games ended by the last bell (16.5)
robotics-happening-several-reached-goals = several who reached a goal (16.5)
robotics-happening-shared-victory = shared victories (14.4, 16.5)

## Lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. Mara, Ilo and Rusty are players, the same in every language.

robotics-lesson-1 = A robot for one order
    .about = Attach parts, buy the last one, sell the robot.
robotics-lesson-1-order = This customer wants a Skylight Polisher: a head, a pincer and two suction cups.
    .why = It pays 1,300. Your robot is just a torso so far, with four free outlets.
robotics-lesson-1-bench = Drag the head and the pincer from your bench to outlets of the torso.
    .why = Two parts hold together where their outlets meet. Which side does not matter, so turn them as you like.
robotics-lesson-1-store = Attach the suction cup from your store as well.
    .why = Bench and store are both yours, and attaching is free at any time in your turn.
robotics-lesson-1-buy = Buy the second suction cup on the regular market: 600.
    .why = The disc shows what each part costs now. A purchase is one of your two actions.
robotics-lesson-1-disc = The disc has turned by one square: now a suction cup costs 800.
    .why = Each purchase turns it, so the next price is another one. Nothing else turns it.
robotics-lesson-1-close = Attach the new suction cup to the last free outlet.
    .why = With no outlet left a robot is closed. Yours has all that the order needs.
robotics-lesson-1-end = End your turn: press Done.
    .why = A robot is sold at the beginning of a turn, so yours waits until your next one. The action left over is given up.
robotics-lesson-1-watch = Ilo's turn: he buys a torso and begins a robot.
    .why = Whoever buys turns the disc, so his purchase turns it too.
robotics-lesson-1-sell = Your robot meets the order: sell it as a Skylight Polisher.
    .why = That comes first in a turn, before anything else. You could also keep the robot.
robotics-lesson-1-sold = Sold: 1,300 credits, and your first order.
    .why = Your parts went back to the market, and the next order was turned up. Three orders sold win, or 10,000 credits.

robotics-lesson-2 = Cheap with a nut
    .about = The black market, the control, and what is left.
robotics-lesson-2-order = A Bin Butler pays 2,800, and your robot lacks just one pincer.
    .why = But the disc shows no regular price for pincers. Only the black market sells one now.
robotics-lesson-2-buy = Buy a pincer on the black market: 200.
    .why = Black tags show the black prices, mostly half the regular ones.
robotics-lesson-2-nut = Your pincer carries a nut: so everybody sees where it comes from.
    .why = Four counters in the bag are manufacturing controls. A black tag tells the chance that the next draw is one.
robotics-lesson-2-attach = Attach the pincer to the last free outlet.
    .why = An order does not ask where a part comes from. The nut stays on it.
robotics-lesson-2-end = Your Bin Butler is complete. End the turn: press Done.
    .why = Next turn it can be sold, if no control comes before.
robotics-lesson-2-watch = Ilo waits, and Rusty draws from the scrap yard.
    .why = For an action anybody may draw from the bag.
robotics-lesson-2-control = A control: pincer and switch with nuts are gone, and what hung on the switch fell.
    .why = It takes every part with a nut, in all workshops: Ilo's head too. Of a robot in pieces the largest one stays.
robotics-lesson-2-honest = Buy a pincer again, this time on the regular market: 200.
    .why = Your own purchase has turned the disc to this price. For a Skylight Polisher you lack nothing else.
robotics-lesson-2-convert = Convert your robot: head, pincer and both suction cups on the torso.
    .why = The plunger is in the way, and only converting takes parts off. You may store what is left over.
robotics-lesson-2-end-again = End the turn: press Done.
    .why = Nothing in your robot has a nut now: no control takes any of it.
robotics-lesson-2-over = Your Skylight Polisher is ready, and safe from controls.
    .why = Next turn it brings 1,300. The black market is cheap, but the longer a nut waits, the greater the risk.

robotics-lesson-3 = Two for one
    .about = A trade, a counter-offer, and the rent.
robotics-lesson-3-order = Your Piano Mover lacks a suction cup, and the market has none.
    .why = But Ilo has one in his store. All stores are open to see.
robotics-lesson-3-offer = Offer Ilo your plunger and 100 credits for his suction cup.
    .why = You can give what lies on your bench or in your store, and get what the other has stored.
robotics-lesson-3-answer = Ilo thinks about it.
    .why = He can accept, refuse, or answer with one offer of his own.
robotics-lesson-3-accept = Suction cup and wheels, for your plunger and 200: accept.
    .why = To a counter-offer you only say yes or no. Your order pays 3,200, so 100 more is cheap.
robotics-lesson-3-put-away = Ilo puts your plunger away.
    .why = Only a trade that is made costs an action. What you got lies on your bench.
robotics-lesson-3-attach = Attach the suction cup to the last free outlet.
    .why = Now your robot meets the order.
robotics-lesson-3-store = Clear your bench: store the wheels, or scrap a part.
    .why = Three parts lie in the store free of charge; the fourth costs 100, once. Scrapped parts go into the bag for nothing.
robotics-lesson-3-end = End the turn: press Done.
    .why = Now you pay the rent, if there are four parts in your store. Until then you can still change your mind.
robotics-lesson-3-over = Your Piano Mover is ready: next turn it brings 3,200.
    .why = You may make each player three offers a turn. That is all you need: play a real game.

# Why something has to wait; the instruction of the step stands above it.
robotics-lessons-later = That can wait.
robotics-lessons-over = This lesson is done.
robotics-lessons-read-first = Read this first, then go on.
robotics-lessons-others-first = One moment: another player has a choice.
robotics-lessons-order-not-met = { $missing ->
    [one] That robot would lack { $missing } part of the order.
   *[other] That robot would lack { $missing } parts of the order.
}

## The box on the shelf

robotics-cover = Robotics
    .credit = by Mario Coopmann, 2007
    .sentence = Buy parts where the price is right, build robots to order, and mind the nuts.

## The table

robotics-choose-an-extremity = Choose a part of another robot first

## Prompts

# The sign on top of the stage: what to do now, in one short sentence that stands out, and the rest of it. $name is the player who is
# addressed, $partner another one; $part is a part as what is done to it: "the wheels", "a head"; $amount is a number of credits: "1,300".

robotics-prompt-bid = { $name }, bid more or leave.
robotics-prompt-first-bid = { $name }, bid for the first turn or leave.
robotics-prompt-bid-rest = At least { $least }. You have { $has }.
robotics-prompt-cannot-bid = { $name } can't bid more.
robotics-prompt-cannot-bid-rest = The only choice is to leave.
robotics-prompt-sale = { $name }, sell your robot?
robotics-prompt-sale-rest = { $count ->
    [one] Drag it onto the green card, or keep it.
   *[other] Drag it onto one of the green cards, or keep it.
}
robotics-prompt-holds-robot = In hand: your robot.
robotics-prompt-holds-robot-rest = Drop it on a green card.
robotics-prompt-action = { $name }, action { $number }:
robotics-prompt-action-rest = buy, draw, trade, convert or pass.
robotics-prompt-action-no-robot = buy, draw, trade or pass.
robotics-prompt-buy = drop { $part }, pay { $amount }. Then the disc turns.
robotics-prompt-place = drop { $part } on the robot, the bench, the store or the chute.
robotics-prompt-clear = { $name }, clear the bench:
robotics-prompt-clear-rest = attach, store or scrap, then Done.
robotics-prompt-no-rent = { $name }, you can't pay the rent.
robotics-prompt-no-rent-rest = Attach or scrap a stored part.
robotics-prompt-done = { $name }, no actions are left.
robotics-prompt-done-rest = Attach what you like, then Done.
robotics-prompt-rent = Done costs { $amount } in rent.
robotics-prompt-convert = { $name }, rebuild your robot.
robotics-prompt-convert-rest = Nothing is final until you finish.
robotics-prompt-saboteur = { $name }, you drew a saboteur.
robotics-prompt-kept-saboteur = { $name }, play your saboteur.
robotics-prompt-saboteur-rest = Choose a marked part of another robot.
robotics-prompt-saboteur-or-keep = Choose a marked part of another robot, or keep it.
robotics-prompt-control-choice = { $name }, you drew a control.
robotics-prompt-control-choice-rest = Let it work, or lay it down as a warning.
robotics-prompt-offer = { $name }, your offer to { $partner }:
robotics-prompt-offer-rest = add parts and credits on both sides.
robotics-prompt-answer = { $name }, { $partner } offers you a trade.
robotics-prompt-answer-rest = Accept, change it, or say no.
robotics-prompt-counter = { $name }, { $partner } makes a counter-offer.
robotics-prompt-counter-rest = Accept, or say no.
robotics-prompt-put-away = { $name }, put away what you got:
robotics-prompt-puts-away = { $name }, put it away:

# About what has just happened.
robotics-prompt-sold = Sold for { $amount }!
robotics-prompt-sold-rest = The parts go back, and the turn goes on.
robotics-prompt-control = Manufacturing control!
robotics-prompt-control-rest = Everything with a nut goes into the bag.
robotics-prompt-control-idle = Nobody has a nut.
robotics-prompt-sabotaged = { $name }'s saboteur strikes:
robotics-prompt-sabotaged-rest = { $name } loses { $part }.
robotics-prompt-drew-saboteur = It takes a part off another robot.
robotics-prompt-drew-control = It takes everything with a nut.
robotics-prompt-ends-turn = { $name } ends the turn
robotics-prompt-nobody-wins = Nobody wins.

# What a key does, after it: one or two words.
robotics-keys-put-back = put back
robotics-keys-leave = leave
robotics-keys-leave-auction = leave
robotics-keys-next-square = next square
robotics-keys-bid = bid { $amount }

# A question before actions are given up, and its answer.
robotics-ask-end-turn = { $count ->
    [one] End the turn with { $count } action left?
   *[other] End the turn with { $count } actions left?
}
robotics-ask-end-turn-text = { $count ->
    [one] It will be lost.
   *[other] They will be lost.
}
robotics-ask-end-turn-yes = End the turn

# The top bar: the number of orders that wins, in a word or two, and the steps of a turn.
robotics-top-goal = first to { $count }
robotics-top-last-round = last round
robotics-step-sell = Sell
robotics-step-action = Action { $number }
robotics-step-away = Put away
robotics-step-auction = Auction for the first turn

# (Prompts: end)

## Seat cards, orders and log

# The card of a seat: what a click on it shows; the orders sold, for screen readers; the least bid of who is to bid.
robotics-card-orders-for = { $name }'s parts for the orders
robotics-card-sold = { $sold } of { $count } orders sold
# The state of a player: a word or two. $count is the number of actions or of parts.
robotics-status-may-sell = May sell
robotics-status-action = Action { $number } of { $count }
robotics-status-puts-away = Puts away
robotics-status-saboteur = Saboteur!
robotics-status-control = Control!
robotics-status-offers = Offers a trade
robotics-status-answers = Answers
robotics-status-counters = Counter-offer
robotics-status-sold = Sold!
robotics-status-traded = Traded
robotics-status-lost = { $count ->
    [one] Lost { $count } part
   *[other] Lost { $count } parts
}
robotics-status-winner = Winner
# The level of a waiting computer player.
robotics-status-level = { $level ->
    [random] Random
    [simple] Simple
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}

# Headings of the orders, and the player whose parts they show, beside the second one.
robotics-orders-open = Open orders
robotics-orders = Orders
robotics-orders-for = for { $name }
# How far a robot is with an order: $count of $all parts are in it, $loose more lie on the bench or in the store. Short.
robotics-order-has = { $count } of { $all } attached
robotics-order-has-loose = { $count } of { $all } attached, { $loose } loose
robotics-order-met = Met
robotics-order-for-sale = Met: drag robot here
robotics-order-new = New
# $parts is a list: "a head and 2 pincers". $wish is the customer's wish, a sentence.
robotics-order-needs = It needs { $parts }.
robotics-order-hint = { $wish } { $needs }
robotics-order-spoken = Order { $name }, { $credits }: { $state }. { $needs }

# The card about a part under the pointer.
robotics-part-extremity = { $count ->
    [one] A part with { $count } outlet. Orders ask for it.
   *[other] A part with { $count } outlets. Orders ask for it.
}
robotics-part-multifunctional = Stands for any part that an order asks for.
robotics-part-connector = { $count ->
    [one] A part with { $count } outlet. It holds other parts.
   *[other] A part with { $count } outlets. It holds other parts.
}
robotics-part-saboteur = Takes a part off another robot.
robotics-part-control = Takes every part with a nut.
robotics-part-nut = { $controls ->
    [0] Nut: a control takes it. None is in the bag now.
    [one] Nut: a control takes it. One of { $count } in the bag is one.
   *[other] Nut: a control takes it. { $controls } of { $count } in the bag are.
}
# Before numbers of parts of the same kind.
robotics-part-on-market = On the market
robotics-part-in-bag = In the bag
robotics-part-in-workshops = In the workshops

# The card about the scrap yard: its heading, and the number of each kind with its share.
robotics-bag-odds = Next draw: 1 of { $count }
robotics-bag-share = { $count } ({ $percent } %)

# (Seat cards, orders and log: end)

## The market on the stage

# Prices on a strip of a square, and what stands there for none: "600/–".
robotics-two-amounts = { $regular }/{ $black }
robotics-no-amount = –
# Under the market, about the yellow prices: after the purchase that is looked at, and while a player turns the disc by hand.
robotics-yellow-after-buy = Yellow: prices after this purchase
robotics-yellow-ahead = { $count ->
    [one] Yellow: prices after one purchase
   *[other] Yellow: prices after { $count } purchases
}
# Beside a price tag under the pointer: prices after the purchase, $here on the same market, $there on the $other one.
robotics-prices-after = Afterwards it costs { $here } here, { $there } on the { $other ->
    [black] black
   *[regular] regular
} market
robotics-prices-after-here = Afterwards it costs { $here } here
robotics-prices-after-there = Afterwards it is only sold on the { $other ->
    [black] black
   *[regular] regular
} market: { $there }
robotics-prices-after-none = Afterwards it is not sold on any market
robotics-control-chance = Chance that the next draw is a manufacturing control: { $percent } % ({ $controls } of { $all })
robotics-control-chance-none = No manufacturing control is in the bag
robotics-control-chance-empty = The bag is empty
# Beside a square, and the nuts that are left. $kind begins with a capital letter.
robotics-square = { $kind }: { $market } on the market, { $bag } in the bag, { $workshops } in workshops
robotics-nuts-left = { $count ->
    [0] No nut is left: the black market is closed
    [one] { $count } nut is left for the black market
   *[other] { $count } nuts are left for the black market
}
# For screen readers: a price tag ("Wheels, regular market: 600 credits, 2 in stock; can be bought"), and the disc. $state is one of the
# messages below, or the reason why it can't be bought.
robotics-tag = { $kind }, { $market }: { $price }, { $stock } in stock
robotics-tag-without-price = { $kind }, { $market }: no price now
robotics-tag-with-state = { $tag }; { $state }
robotics-tag-for-sale = can be bought
robotics-disc = Price disc: turn its rim to look ahead

# (The market on the stage: end)

## The robot on the stage

# Above a robot: whose it is. $name is a player.
robotics-garage-robot = { $name }'s robot
robotics-garage-new-robot = { $name }'s new robot
robotics-garage-no-robot = { $name } has no robot yet
# Below that: no outlet of the robot is free.
robotics-garage-closed = closed
# For screen readers: whose robot it is, its parts, and whether it is closed ($closed is 1).
robotics-garage-told = { $closed ->
    [1] { $title }: { $parts }; closed.
   *[other] { $title }: { $parts }.
}
# For screen readers: a part of the robot, which can be moved.
robotics-garage-part = { $part } in the robot
# In a bubble at the place of a part in hand. Short. $orders are the names of one or several orders.
robotics-ghost-fits = fits
robotics-ghost-completes = { $count ->
    [one] fits: { $orders } is complete
   *[other] fits: { $orders } are complete
}
# In the bubble below that, by themselves or joined with a comma.
robotics-ghost-closes = closes the robot
robotics-ghost-costs = costs { $credits }
# In the bubble while a robot is converted: the part touches no other one yet.
robotics-ghost-waits = can go here, but joins nothing yet
# In a bubble at other places for the thing in hand.
robotics-drop-scrap = into the bag, no credits
robotics-drop-sell = sell for { $credits }
robotics-drop-rent = then the rent is { $credits }
# Buttons beside the thing in hand, for a finger.
robotics-hand-turn = Turn
robotics-hand-put-back = Put back

# (The robot on the stage: end)

## The tray

# Headings of the parts of the tray. Short.
robotics-tray-yard = Scrap yard
robotics-tray-bench = Bench
robotics-tray-store = Store
robotics-tray-scrap = Scrap
# Notes below or beside the headings. Very short.
robotics-tray-draw = draw one
robotics-tray-new-parts = new parts
robotics-tray-stored = { $count } of { $most }
robotics-tray-stored-rent = { $count }, rent { $rent }
robotics-tray-into-bag = into the bag
# For screen readers: a part that can be taken. $count is the number of equal ones in its place.
robotics-tray-on-bench = { $count ->
    [one] { $part } on the bench
   *[other] { $count } × { $part } on the bench
}
robotics-tray-in-store = { $part } in the store
# For screen readers: the bag with the number of its counters and the counters.
robotics-yard-told = Scrap yard, { $count } counters: { $counters }
# Buttons of a turn: one or two words. $credits is an amount of money.
robotics-turn-trade = Trade
robotics-turn-convert = Convert
robotics-turn-pass = Pass
robotics-turn-done = Done
robotics-turn-sell = Sell for { $credits }
robotics-turn-keep = Keep the robot
robotics-turn-saboteur = Play the saboteur
# Buttons after a manufacturing control was drawn that may be laid open as a warning.
robotics-turn-let-work = Let it work
robotics-turn-warn = Lay down as warning
# Beside buttons: what they do, or why they do nothing now.
robotics-turn-pays-rent = Pays { $credits } rent
robotics-turn-no-target = no other robot has a part that it can take

# (The tray: end)

## Trade

# Headings of the two sheets of an offer, and of a trade that was made. $name is a player, here and below.
robotics-trade-gives = { $name } gives
robotics-trade-gets = { $name } gets
# On a sheet: where its parts come from, and the money that its player keeps, or has after a trade: "2,600 credits".
robotics-trade-from-workshop = From bench and store
robotics-trade-from-store = From the store only
robotics-trade-keeps = Keeps { $credits }
robotics-trade-has = Has { $credits }
# Buttons beside the money on a sheet, which are signs; these names are read out. Why they do nothing: short, after a press.
robotics-trade-pay-less = { $name } pays { $step } less
robotics-trade-pay-more = { $name } pays { $step } more
robotics-trade-pays-nothing = this side pays nothing
robotics-trade-pays-all = this side has no more
robotics-trade-change-first = first press “{ robotics-trade-change }”
# Parts on the sheets and in the tray as they are read out: a press lets the player give one, or keep it. $part is "the head".
robotics-trade-give-part = { $name } gives { $part }
robotics-trade-keep-part = { $name } keeps { $part }
robotics-trade-owned-part = { $name } has { $part }

# Heading of what an offer would change, and of what a trade has changed.
robotics-trade-if-accepted = If { $name } accepts
robotics-trade-made = The trade is made
# Beside it: the number of the offer to this partner in this turn; or that it answers an offer.
robotics-trade-number = offer { $number } of { $most }
robotics-trade-is-counter = counter-offer
# What changes, each a short sentence with a full stop. $gets is parts as what is done to them: "a head and a torso", or "nothing".
robotics-trade-gain = { $name } gets { $gets }.
robotics-trade-gain-for-credits = { $name } gets { $gets } and pays { $credits }.
# They follow a sentence about parts that a player gets. $room counts parts, and can be 0.
robotics-trade-store-fits = The store has room.
robotics-trade-store-costs = Storing it all costs { $credits } in rent.
robotics-trade-store-too-dear = Storing it all costs { $credits } in rent, more than { $name } will have.
robotics-trade-store-full = { $room ->
    [0] The store is full: all must be attached or scrapped.
    [one] The store has room for { $room } part: the rest must be attached or scrapped.
   *[other] The store has room for { $room } parts: the rest must be attached or scrapped.
}
robotics-trade-to-bench = { $count ->
    [one] It goes to the bench.
   *[other] They go to the bench.
}
robotics-trade-nuts = Nuts stay on.
robotics-trade-actions = { $left ->
    [0] { $name } then has no actions left.
    [one] { $name } then has { $left } action left.
   *[other] { $name } then has { $left } actions left.
}
robotics-trade-attached-stay = Attached parts stay where they are.
# $credits is money that ends the game, or its last round.
robotics-trade-wins = { $name } then has { $credits } and wins.
robotics-trade-reaches-goal = { $name } then has { $credits } and reaches a goal.

# The tray: whose parts are shown. The second of each pair stands where there is little room, beside the player's symbol.
robotics-trade-loose-of = { $name }'s loose parts
robotics-trade-loose = Loose parts
robotics-trade-store-of = { $name }'s store
robotics-trade-store = Store
# Who decides, and what follows from the answer; then what to do while an offer is made.
robotics-trade-decides = { $name } decides.
robotics-trade-turn-goes-on = { $name }'s turn goes on after the answer. A no costs no action.
robotics-trade-with = Trade with
robotics-trade-how-to = Click a part to give it or to keep it.
robotics-trade-counter-how-to = Change what both sides give.
# Buttons.
robotics-trade-accept = Accept
robotics-trade-change = Change it
robotics-trade-refuse = No
robotics-trade-send = Offer
robotics-trade-send-counter = Make this offer

# (Trade: end)

## Conversion

# Zones of the tray, with the parts that are in them once the robot is converted.
robotics-conversion-bench = Bench
robotics-conversion-store = Store
# Parts as they are read out, by what a press does. $part is "the head".
robotics-conversion-store-part = Store { $part }
robotics-conversion-scrap-part = Scrap { $part }
robotics-conversion-take-part = Take { $part }
# What would follow, each a short sentence with a full stop. $parts is parts as what is done to them: "a head and a torso".
robotics-conversion-all-built-in = Every part of the old robot is used.
robotics-conversion-scraps = You scrap { $parts }.
robotics-conversion-stores = You store { $parts }.
robotics-conversion-rent = Rent when the turn ends: { $credits }.
robotics-conversion-rent-too-dear = Rent when the turn ends: { $credits }; you have { $has }.
robotics-conversion-hint = Click leftover parts to store or to scrap them.
# Buttons, and why two of them do nothing: short.
robotics-conversion-finish = Convert
robotics-conversion-take-apart = Take apart
robotics-conversion-is-apart = it is apart already
robotics-conversion-start-over = Start over
robotics-conversion-is-unchanged = nothing has changed

# (Conversion: end)

## Auction

# On a card over the stage. $name has the highest bid so far; the bid stands below, with a coin.
robotics-auction-bids = { $name } bids
robotics-auction-no-bid = No bid yet
robotics-auction-first-bid = The first bid is at least { $least }.
robotics-auction-about = The winner pays the bid to the bank and takes the first turn. Play goes on clockwise.
robotics-auction-still-in = Still in: { $names }
# Heading beside the buttons, and a note below it: for the bidding player, and for the others.
robotics-auction-your-bid = Your bid
robotics-auction-you-have = You have { $credits }. Credits paid now can't buy parts later.
robotics-auction-bid-of = { $name }'s bid
robotics-auction-bidder-has = { $name } has { $credits }.
# Why the buttons can't be pressed.
robotics-auction-wait = { $name } is bidding
# A button, with a second line below: by how much it is above the highest bid, or that it opens.
robotics-auction-bid = Bid { $amount }
robotics-auction-more = { $amount } more
robotics-auction-opening = opening bid
robotics-auction-pass = Leave

robotics-bid-waits = Waiting
robotics-bid-bids = Bidding
robotics-bid-highest = Highest bid
robotics-bid-outbid = Outbid
robotics-bid-passed = Left the auction
robotics-bid-asked = { $amount }?

# (Auction: end)

## Sale

# A stamp on the card of an order: one short word.
robotics-sale-stamp = SOLD
# The payment, on the card of the seller: "+2,900".
robotics-sale-payment = +{ $amount }

# (Sale: end)

## Saboteur on the stage

# $part is as what is done to it: "a pincer", "a head and 2 wheels".
robotics-sabotage-loses = { $name } loses { $part }
# A part of another player's robot that can be chosen, for screen readers: "Pim: pincer". Also of a workshop that a control visits, with one of the words
# about it below.
robotics-sabotage-target = { $name }: { $part }
robotics-sabotage-no-robot = { $name }: no robot
# The saboteur's card: heading and note. Below the buttons: the parts that it does not take.
robotics-sabotage-who = The saboteur
robotics-sabotage-about = unscrews one part, then it is gone.
robotics-sabotage-safe = Torsos, switches and loose parts are safe.
# Buttons: take the chosen part; keep the saboteur for a later turn; leave the choice.
robotics-sabotage-take = Unscrew it
robotics-sabotage-keep = Keep for later
robotics-sabotage-back = Back

# (Saboteur on the stage: end)

## Control on the stage

# At the right end of a workshop's heading: nothing has a nut; it will be checked; it is being checked; what it has lost.
robotics-control-clean = no nuts
robotics-control-waits = not checked yet
robotics-control-checks = being checked
robotics-control-lost = { $count ->
   *[other] lost { $count }
}
# What the frames of the parts mean.
robotics-control-has-nut = red: has a nut
robotics-control-falls = dashed: falls with it
# Heading of the list of what a control takes, and how many controls are set aside: with the fourth, all return to the bag.
robotics-control-takes = Parts it takes
robotics-control-out = { $count } of { $all } set aside
robotics-control-out-note = After the last, all come back.
robotics-control-all-back = All are back
robotics-control-all-back-note = They are in the bag again.

# (Control on the stage: end)

## The table in words

# For screen readers: whole sentences, for players who see nothing of the table. $part is "head", $bench and $store are parts as what is
# done to them, or "nothing"; $credits is "300 credits".
robotics-spoken-round = Round { $round }. The disc is at { $disc }.
robotics-spoken-market = The market: { $squares }.
# A square: its parts, and its prices on the regular and on the black market.
robotics-spoken-square = { $kind }, { $count } left, regular { $regular }, black { $black }
robotics-spoken-no-price = no price
# The prices after some purchases, to which keys have turned the disc ahead; and once they have turned it back.
robotics-spoken-ahead = { $count ->
    [one] After one purchase: { $squares }.
   *[other] After { $count } purchases: { $squares }.
}
robotics-spoken-square-ahead = { $kind }, regular { $regular }, black { $black }
robotics-spoken-disc-back = The disc shows the prices of now.
robotics-spoken-seat = { $name }: { $credits }. On the bench: { $bench }. In the store: { $store }.
robotics-spoken-paid-spaces = { $count ->
    [one] { $count } space is paid for.
   *[other] { $count } spaces are paid for.
}
robotics-spoken-sold = Sold: { $orders }.
robotics-spoken-none-sold = No order sold yet.
# $missing counts the parts that the robot on the stage lacks.
robotics-spoken-order = { $missing ->
    [0] Order { $name }, { $credits }: { $needs }. The robot meets it.
    [one] Order { $name }, { $credits }: { $needs }. The robot lacks { $missing } part.
   *[other] Order { $name }, { $credits }: { $needs }. The robot lacks { $missing } parts.
}
# A robot, and each of its parts with its place, which is the message after the next, and its sides: "head above, free below".
robotics-spoken-robot = { $name }'s robot.
robotics-spoken-part = { CAPITAL($part) } at { $place }: { $sides }.
robotics-spoken-lone-part = { CAPITAL($part) } at { $place }.
# The first part is in column 0 and row 0; rows are counted upwards.
robotics-spoken-place = { $turned ->
    [right] column { $column }, row { $row }, turned to the right
    [down] column { $column }, row { $row }, upside down
    [left] column { $column }, row { $row }, turned to the left
   *[up] column { $column }, row { $row }
}
robotics-spoken-joined = { $side ->
    [top] { $part } above
    [bottom] { $part } below
    [left] { $part } on the left
   *[right] { $part } on the right
}
robotics-spoken-free = { $side ->
    [top] free above
    [bottom] free below
    [left] free on the left
   *[right] free on the right
}
robotics-spoken-closed = No outlet is free.
# The thing in hand: $what is "the head" or the robot; $place is one of the messages below or a place on the robot; $follows is what would
# follow there, or why it is not possible.
robotics-spoken-in-hand = In hand: { $what }.
robotics-spoken-in-hand-at = In hand: { $what }. { CAPITAL($place) }: { $follows }.
robotics-spoken-own-robot = the robot
robotics-spoken-bench = on the bench
robotics-spoken-store = in the store
robotics-spoken-chute = into the chute
robotics-spoken-left-over-parts = with the leftover parts
robotics-spoken-order-card = on the card “{ $order }”
robotics-spoken-keeps = { $name } keeps it
robotics-spoken-takes = possible
robotics-spoken-no-place = not possible
# In a conversion: a part of the old robot that has no place in the new one.
robotics-spoken-left-over = left over: { $part }

# (The table in words: end)

## Sounds

# Sounds in words, for players who do not hear them: short.
robotics-caption-picked-up = tin scrapes, lifted
robotics-caption-turned = joint clicks round
robotics-caption-put-back = tin, set down again
robotics-caption-placed = dull clack
robotics-caption-disc-clicked = one click of the ratchet
robotics-caption-bid = knock on wood
robotics-caption-passed = hand wiped over the bench
robotics-caption-paid = coins clink away
robotics-caption-earned = coins pour out
robotics-caption-disc-turned = the disc ratchets round
robotics-caption-drew = rummaging in a bag
robotics-caption-drew-trouble = rummaging, then two low tones
robotics-caption-attached = clunk and click, it holds
robotics-caption-stored = thud on a shelf
robotics-caption-scrapped = rattling down a chute
robotics-caption-stamped = a stamp comes down
robotics-caption-order = a sheet of paper slides in
robotics-caption-unscrewed = a screwdriver whirs, a part drops
robotics-caption-light = a searchlight hums
robotics-caption-nuts-taken = nuts ring, parts drop
robotics-caption-offered = two tones, going up
robotics-caption-refused = two tones, going down
robotics-caption-traded = a swish, then two tones at once
robotics-caption-converted = a robot comes apart and together
robotics-caption-goal = a bell, twice

# (Sounds: end)

## Advice

# What a strong player would do now, before its reason, each a sentence. $part is "a head", or "the head" where it is there already;
# $gives and $gets are parts and credits as what is done to them; $credits is "300 credits".
robotics-would-bid = A strong player would bid { $credits }:
robotics-would-pass-bid = A strong player would leave the auction:
robotics-would-sell = A strong player would sell the robot as “{ $order }”:
robotics-would-keep-robot = A strong player would keep the robot:
robotics-would-buy = { $market ->
    [black] A strong player would buy { $part } on the black market for { $credits }:
   *[regular] A strong player would buy { $part } for { $credits }:
}
robotics-would-draw = A strong player would draw from the scrap yard:
robotics-would-offer = A strong player would offer { $name } { $gives } for { $gets }:
robotics-would-counter = A strong player would offer { $gives } for { $gets } instead:
robotics-would-convert = A strong player would convert the robot:
robotics-would-pass = A strong player would pass:
robotics-would-sabotage = A strong player would take { $part } off { $name }'s robot:
robotics-would-keep-saboteur = A strong player would keep the saboteur for later:
robotics-would-let-work = A strong player would let the control work:
robotics-would-warn = A strong player would lay the control down as a warning:
robotics-would-accept = A strong player would accept:
robotics-would-refuse = A strong player would refuse:
robotics-would-attach = A strong player would attach { $part } there:
robotics-would-store = A strong player would store { $part }:
robotics-would-unstore = A strong player would take { $part } out of the store:
robotics-would-scrap = A strong player would scrap { $part }:
robotics-would-be-done = A strong player would press Done:
robotics-would-end = A strong player would end the turn:
# What a computer player did, before its reason. $what is a sentence without a full stop.
robotics-did = { $what }:
robotics-did-end = { $name } ends the turn:

# The reason, a short sentence that is true for whoever acts, so it says neither "you" nor "I". $order is the name of an order.
robotics-why-random = Chosen at random.
robotics-why-careless = Chosen without much thought.
robotics-why-bid = The first turn gives the first pick of the market.
robotics-why-pass-bid = The credits are better spent on parts later.
# $goal is "three orders sold" or "10,000 credits".
robotics-why-goal = That reaches a goal: { $goal }.
# $count orders are met.
robotics-why-sells = { $count ->
    [one] That brings { $credits }.
   *[other] Of { $count } orders this one pays best: { $credits }.
}
robotics-why-keep-robot = No order is worth it now.
robotics-why-completes = Then nothing is missing for “{ $order }”, which pays { $credits }.
robotics-why-nearer = { $count ->
    [one] “{ $order }” then takes { $count } more action.
   *[other] “{ $order }” then takes { $count } more actions.
}
robotics-why-spare = It may be of use later.
robotics-why-only-black = Only the black market has a price for it now.
robotics-why-cheaper = On the regular market it costs { $credits } more.
robotics-why-without-nut = Dearer than on the black market, but no control takes it.
robotics-why-draw = No part on the market is worth its price now.
robotics-why-odds = { $useful } of { $all } in the bag bring “{ $order }” nearer.
robotics-why-offer = It brings “{ $order }” nearer, and { $name } gains by it, too.
robotics-why-convert = Only a conversion completes “{ $order }” with the parts at hand.
robotics-why-pass = Nothing is worth an action now.
robotics-why-best-target = No part of the others is worth more.
robotics-why-spoils-sale = { $name } could have sold that robot in the next turn.
robotics-why-harms = { $count ->
    [one] { $name } then needs { $count } more action for the next order.
   *[other] { $name } then needs { $count } more actions for the next order.
}
robotics-why-keep-saboteur = No other robot would lose enough by it now.
robotics-why-no-nuts = Nobody has a nut to lose.
robotics-why-own-nuts = { $count ->
    [one] Nobody else has a nut.
   *[other] Nobody else has as many nuts: { $count }.
}
robotics-why-nuts-of-others = Others lose at least as much by it.
robotics-why-accept = The trade brings in more than it costs.
robotics-why-refuse = The trade costs more than it brings in, or helps the other to win.
robotics-why-counter = The first offer would give the other side much more.
robotics-why-meets = Then the robot meets “{ $order }”.
robotics-why-connector = It can hold more parts.
robotics-why-needed = “{ $order }” asks for it.
robotics-why-store = The bench must be clear, and no saboteur takes stored parts.
robotics-why-no-room = The store has no room for it.
robotics-why-rent = It is not worth its rent.
robotics-why-done = Nothing is left to do in this turn.
# A second sentence: the next best action, by how much it is worth less; or one that is worth as much. $doing is one of the last messages.
robotics-why-next-best = Next best: { $doing }, worth about { $credits } less.
robotics-why-alike = Worth as much: { $doing }.
robotics-doing-buy = buying { $part }
robotics-doing-draw = drawing from the bag
robotics-doing-offer = an offer to { $name }
robotics-doing-convert = converting
robotics-doing-sabotage = a saboteur against { $name }
robotics-doing-pass = passing

# (Advice: end)

## A new game

# After the title of the form: one short sentence.
robotics-form-about = Two to five workshops
# Above a switch at each seat, by which the player's age decides who bids first: one or two words.
robotics-form-youngest = Youngest
robotics-form-youngest-about = The youngest player begins the bidding for the first turn. With nobody marked, chance decides who begins.
# Headings above the goals and above the rule options.
robotics-form-goals = Goals
robotics-form-options = Rule options
# In place of what a rule option does: another one that is chosen excludes it. $option is its name.
robotics-form-excluded = Does not go with “{ $option }”.
# Buttons beside the numbers of the goals; read out.
robotics-form-fewer-orders = Fewer orders
robotics-form-more-orders = More orders
robotics-form-fewer-credits = Fewer credits
robotics-form-more-credits = More credits

# A switch in the settings: in the turn of a computer player, trades are not offered to people.
robotics-settings-no-offers = Computer players make no offers to people

# (A new game: end)

## Results

# Columns of the standings: very short. The last one counts the parts of all robots sold.
robotics-standings-orders = Orders
robotics-standings-credits = Credits
robotics-standings-parts = Parts sold
# Below the name of a player who has not won: how far it was to either goal; or that a goal was reached, too. $credits is "2,300 credits".
robotics-standings-short = { $orders ->
        [one] 1 order
       *[other] { $orders } orders
    } or { $credits } short
robotics-standings-reached = Reached a goal, too
# Awards of a finished game: a title of one or two words each, with the player's name below it, and how it was. $order is the name of an order.
robotics-award-best-paid = Best paid
robotics-award-best-paid-text = { $credits } for { $order }
robotics-award-most-parts = Largest robot
robotics-award-most-parts-text = { $count } parts, round { $round }
# Over the diagrams.
robotics-figures-credits = Credits
robotics-figures-orders = Robots sold
# What was remarkable: the player with the most trades.
robotics-figures-most-trades = Most trades
robotics-figures-most-trades-text = { $count ->
        [one] { $name }: 1 trade
       *[other] { $name }: { $count } trades
    }
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
robotics-summary-seat = { $place }. { $name }: { $orders ->
        [one] 1 robot
       *[other] { $orders } robots
    } sold, { $credits }
robotics-summary-seed = { $count ->
        [one] Seed { $seed }, 1 step
       *[other] Seed { $seed }, { $count } steps
    }

# (Results: end)

## Lessons on the screen

robotics-title-lessons-new = { $count ->
    [one] one short lesson, about { $minutes } minutes
   *[other] { $count } short lessons, about { $minutes } minutes
}
robotics-coach-all-done = Those were all { $count } lessons. Now play a real game: you against Ilo and Rusty.
robotics-lessons-greeting-done = All lessons are done. Now a real game: first to two orders.
robotics-lessons-real-about = You against Ilo and Rusty, two easy computer players: first to two orders. Press H for a hint.
robotics-top-lesson = A lesson is not saved as a game.
robotics-fault-headline-learned = Lessons
robotics-fault-advice-learned = The game goes on.
robotics-fault-learned = your progress in lessons is not kept: { $why }
# $file is a file's new name: robotics_learned.ron.old.
robotics-fault-learned-set-aside = the file with your progress in lessons can't be read: it is now called { $file }, and a new one is begun
# (Lessons on the screen: end)

## Replays

# The sentence about a step in which a player did nothing but end the turn.
robotics-step-ends-turn = { $name } ended the turn
# For screen readers: the loose parts of the workshop that is shown. $parts is parts as what is done to them: "a head and a torso".
robotics-replay-bench = On the bench: { $parts }.
robotics-replay-store = In the store: { $parts }.

# The sentence about a step that sold a robot, which the stage shows as well: shorter than in the log.
robotics-step-sold = { $name } sold “{ $order }” for { $credits }

# (Replays: end)

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. "Extremities" are not named: they are
# "any part but a torso or a switch". Numbers are those of the usual goals and of the set of parts that comes with the game.
robotics-how-to-aim =
    .title = The aim
    .text-1 = Customers want robots, and you build them out of parts. You win at once when you have sold robots to three orders, or when you own 10,000 credits.
    .text-2 = Everybody begins with 2,000 credits and without a single part, and works on one robot at a time.
    .text-3 = You buy parts on the market, where a disc sets the prices, draw them from the scrap yard at random, or get them from other players by trade.
    .text-4 = Credits, stores and robots are open to all. Only two things are hidden: what comes out of the bag next, and which order comes next.
    .picture-1-title = An order
    .picture-1-caption = A head, a pincer and two suction cups. It pays 1,300.
    .picture-2-title = A robot for it
    .picture-2-caption = All four parts are there: it can be sold.
robotics-how-to-market =
    .title = The market
    .text-1 = Eight squares lie in a ring, one for each part except the multifunctional arm. Each holds at most one part fewer than there are players: three with four players.
    .text-2 = The disc between them shows what each part costs now: the cream tag on the regular market, the black tag with a nut on the black market.
    .text-3 = A tag turned over means: not for sale on that market now. An empty square sells nothing.
    .text-4 = Each purchase turns the disc clockwise by one square, even before your own second purchase. Nothing else turns it.
    .text-5 = Point at a tag, and you see beforehand what everything will cost after that purchase. You can also turn the disc by hand to look ahead.
    .picture-1-title = The disc
    .picture-1-caption = Eight sectors, one beside each square.
    .picture-2-title = At the start
    .picture-2-caption = A torso costs 600. The black market sells none.
    .picture-3-title = One purchase later
    .picture-3-caption = Now it costs 800, or 400 on the black market.
robotics-how-to-turn =
    .title = Your turn
    .text-1 = If your robot meets an open order, your turn begins with a question: sell it or keep it? After that you have two actions.
    .text-2 = An action is a purchase on the regular market, one on the black market, a draw from the scrap yard, a trade, the conversion of your robot, or a pass. You may do the same thing twice.
    .text-3 = Attaching, storing and scrapping loose parts needs no action: drag them to where you want them, as often as you like until your turn ends.
    .text-4 = Your bench must be empty at the end. Press Done, and the next player clockwise has a turn. Actions that you have not used are lost.
    .picture-1-title = Sell
    .picture-1-caption = Only now, before anything else.
    .picture-2-title = Action 1
    .picture-2-caption = One of the six.
    .picture-3-title = Action 2
    .picture-3-caption = Another one, or the same.
    .picture-4-title = Put away
    .picture-4-caption = Until the bench is empty.
robotics-how-to-buying =
    .title = Buying, and nuts
    .text-1 = Buying takes an action. Drag the part by its price tag, or click the tag and it comes to your bench. You pay the whole price at once, and the disc turns.
    .text-2 = Regular prices are 200 to 1,000 credits. Black ones are 100 to 500: half, where both are shown.
    .text-3 = But a part from the black market carries a nut. The nut stays in your store, in your robot and through a trade; it comes off only when the part returns to the market or falls into the bag.
    .text-4 = For an order it makes no difference whether a part has a nut. But a manufacturing control takes every part that has one.
    .text-5 = There are twelve nuts. While all are in use, nobody can buy on the black market.
    .picture-1-title = Regular market
    .picture-1-caption = Dearer, but without a nut.
    .picture-2-title = Black market
    .picture-2-caption = Half the price, and a nut.
robotics-how-to-scrap-yard =
    .title = The scrap yard
    .text-1 = The scrap yard is a bag: for an action you draw a counter from it, without looking and free of charge. A part comes to your bench, never with a nut.
    .text-2 = At the start the bag holds all that had no room on the market. The four multifunctional arms are in it: no market sells them.
    .text-3 = Four saboteurs and four manufacturing controls are in it too. One that is drawn takes effect at once. That uses up this action; if you have another, it is still yours.
    .text-4 = Parts that are scrapped, or that a saboteur or a control takes, fall into the bag and can be drawn again, even in the same turn. Point at the bag to see how many of each kind are in it.
    .picture-1-title = The bag
    .picture-1-caption = With four players it begins with 62 counters.
    .picture-2-title = Multifunctional arm
    .picture-2-caption = On an order it stands for any one part.
robotics-how-to-special-counters =
    .title = Saboteur and control
    .text-1 = If you draw a saboteur, you choose a part of another player's robot, any but a torso or a switch, and it falls into the bag. Bench and store are safe. If there is such a part, you must take one. The saboteur is then out of the game.
    .text-2 = A manufacturing control searches all workshops, including that of the player who drew it: every part with a nut goes into the bag, out of robots, stores and benches.
    .text-3 = That can break up a robot. Its largest piece with a torso or a switch stays, and the rest falls into the bag.
    .text-4 = Controls are set aside after their work. After the fourth, all of them return to the bag.
    .picture-1-title = Saboteur
    .picture-1-caption = It takes one part, and never comes back.
    .picture-2-title = Before the control
    .picture-2-caption = The switch has a nut.
    .picture-3-title = After it
    .picture-3-caption = What hung on the switch is gone too.
robotics-how-to-robots =
    .title = Robots and outlets
    .text-1 = Every part fills one cell of the grid. It may be turned in quarters, but not mirrored. You may begin with any part.
    .text-2 = A torso has four outlets, a switch three, all other parts one. Two parts are joined where their outlets meet, and a robot must hang together as a whole.
    .text-3 = If no outlet is free, the robot is closed: nothing more can be attached to it.
    .text-4 = Attached parts stay. They come off only when you sell or convert, or by a saboteur or a control.
    .text-5 = No order asks for torsos or switches, so take as many as you need. Two torsos in a row carry six other parts, a torso and a switch five.
    .picture-1-title = Closed
    .picture-1-caption = Four parts on a torso: no outlet is left.
    .picture-2-title = One outlet left
    .picture-2-caption = The switch can carry one more part.
    .picture-3-title = Turned away
    .picture-3-caption = The head's outlet points up: nothing holds it.
robotics-how-to-workshop =
    .title = Bench and store
    .text-1 = All you gain comes to your bench. There is always room on it, but it must be empty when your turn ends: attach, store or scrap.
    .text-2 = Six parts fit into the store. Three spaces are free of charge; for a fourth part you pay 100 credits, for a fifth another 200, for a sixth another 300.
    .text-3 = You pay rent when you end your turn, once for each space in use. A paid space that is empty when anyone's turn ends is given up, and costs again.
    .text-4 = In your turn loose parts go from bench to store, back again and onto the robot, as often as you like. Attached parts go into the store only when you convert.
    .text-5 = Scrapped parts fall into the bag, and you get nothing for them. If you can't pay the rent, or don't want to, attach or scrap something.
    .picture-1-title = The store
    .picture-1-caption = The fourth part costs 100 credits, the next would cost 200.
    .picture-2-title = Scrapping
    .picture-2-caption = Into the bag, where anybody may draw it.
robotics-how-to-orders =
    .title = Orders and selling
    .text-1 = Open orders are there for everybody, one fewer than there are players. Each asks for four to seven parts and pays between 1,300 and 6,500 credits.
    .text-2 = Your robot meets an order if no part of it is missing. Further parts do no harm, and a multifunctional arm stands for any missing part.
    .text-3 = You sell at the very beginning of your turn, one robot to one order: drag it onto the card. So a robot that you finish now can be sold in your next turn, if nothing happens to it.
    .text-4 = You get the credits and the card. The parts return to their squares; those that find no room there, and multifunctional arms, go into the bag. Nuts return to the supply.
    .text-5 = Then another order is turned up, and you still have your two actions.
    .picture-1-title = An order
    .picture-1-caption = Two propellers, two plungers.
    .picture-2-title = It is met
    .picture-2-caption = The multifunctional arm stands for the second plunger.
robotics-how-to-trade =
    .title = Trade
    .text-1 = For an action you trade with one other player, parts for parts or parts for credits: press “{ robotics-turn-trade }”, and put together what both sides give.
    .text-2 = You give parts from your bench or store, the other player only from their store. Attached parts, orders and promises can't be traded.
    .text-3 = Both sides give something, at least one side a part, and only one side pays credits. Nuts go with their parts.
    .text-4 = The other player may accept, refuse, or make one counter-offer, to which you say yes or no. If no trade comes of it, the action is still yours; you may make each player three offers a turn.
    .text-5 = What you get comes to your bench. The other player puts their new parts away at once, and pays rent if need be; then your turn goes on.
    .picture-1-title = An offer
    .picture-1-caption = A plunger and 100 credits for a suction cup.
robotics-how-to-converting =
    .title = Converting
    .text-1 = For an action you take apart your whole robot and at once build a new one, from its parts and any loose ones of yours: press “{ robotics-turn-convert }”, and nothing is final until you press it again.
    .text-2 = Leftover parts of the old robot may go to your store if there is room, for the usual rent. The rest falls into the bag, and you get nothing for it.
    .text-3 = Thus you open a closed robot, get rid of a part that is in the way, or turn to another order. You may also build nothing at all.
    .picture-1-title = Before
    .picture-1-caption = The robot is closed, and the plunger is in the way.
    .picture-2-title = After
    .picture-2-caption = A second suction cup in its place meets an order.
robotics-how-to-start =
    .title = Start and options
    .text-1 = Once, before round 1, the first turn is auctioned. The player marked as the youngest bids first, or one drawn by lot. Bid more than the last bid, in steps of 100, or leave the auction.
    .text-2 = The last one left pays the bid and has the first turn; the others follow clockwise. If nobody bids, the one who would have bid first begins for free.
    .text-3 = With two players there are two parts on each square and two open orders, as with three. All other rules stay as they are.
    .text-4 = With a new game you may choose other goals: two to five orders, and 5,000 to 20,000 credits. A short game takes two orders or 7,000 credits.
    .text-5 = You may also choose rule options. “{ robotics-option-stored-saboteur }”: you may keep a saboteur, and play or trade it in a later turn. “{ robotics-option-warning-control }”: you may lay a control down as a warning, and only the next one works.
    .text-6 = “{ robotics-option-auction-every-round }” auctions the first turn of each round. “{ robotics-option-even-start }” does without an auction, and the first half of the players have one action in round 1.
    .picture-1-title = The auction
    .picture-1-caption = 200 is the highest bid, and one player has left.
    .picture-2-title = A short game
    .picture-2-caption = Two orders sold, or 7,000 credits, win this game.
robotics-how-to-ending =
    .title = The end
    .text-1 = Sell to your third order, or own 10,000 credits, and you have won. The game ends on the spot, in the middle of the round.
    .text-2 = Credits count as soon as you have them, from a sale or from a trade, even in another player's turn.
    .text-3 = A tie is not possible, as only one player at a time gains an order or credits.
    .text-4 = The game also ends when nobody has sold anything for 30 rounds. Then the player with the most orders wins, on a tie the one with the most credits; if that is a tie too, they share the victory.
    .text-5 = With the rule option “{ robotics-option-last-bell }” the round is finished first; of those who have reached a goal, the one with the most credits wins.
    .picture-1-title = Three orders
    .picture-1-caption = Each robot sold fills one of the three places.
    .picture-2-title = Or 10,000 credits
    .picture-2-caption = The bar beside your credits is full.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
robotics-ruling-1-2 = A multifunctional arm may be stored, attached, traded, scrapped and sabotaged like any other part.
robotics-ruling-1-3 = Each part covers a single cell; it may be turned by quarters, but not mirrored.
robotics-ruling-1-4 = A switch has no outlet on the side of its lever; on which side the single outlet of a part is drawn makes no difference, as you can turn the part.
robotics-ruling-1-5 = The orders are this game's own: each asks for four to seven parts of two kinds or more, and never for more than a third of all there are of a kind.
robotics-ruling-1-7 = Credits go in hundreds and never below 0, nobody has to find change, and the bank always has enough.
robotics-ruling-2-1 = The squares of the market are, clockwise: torso, head, suction cup, pincer, switch, plunger, wheels, propeller.
robotics-ruling-2-3 = At the start the disc shows these prices, regular and black, clockwise from the torso: 600/–, –/300, –/400, 600/300, 1,000/500, 200/100, –/200, 800/400.
robotics-ruling-2-6 = The disc has the positions 0 to 7: it begins at 0, and eight purchases bring it back there.
robotics-ruling-3-5 = An open order is nobody's until a robot is sold to it.
robotics-ruling-3-6 = The player marked as the youngest on the form of a new game opens the auction; if nobody is marked, one is drawn by lot.
robotics-ruling-4-2 = You can't bid more credits than you have.
robotics-ruling-4-4 = If everybody else has left without bidding, the last player can bid just 100 or leave too, and either ends the auction.
robotics-ruling-5-3 = You may attach, store and scrap loose parts at any time in your turn once the sale is settled, but not while a saboteur or an offer waits for an answer.
robotics-ruling-5-4 = If you end your turn early, the actions left are lost.
robotics-ruling-6-1 = A robot is sold as it stood when your turn began: nothing can be attached or moved before the sale.
robotics-ruling-6-3 = A robot is sold to one order, which you choose if it meets several, so a turn has one sale at most.
robotics-ruling-6-5 = When a robot is sold its multifunctional arms go into the bag and its nuts back to the supply, and the parts that carried them are like any others again.
robotics-ruling-7-2 = Parts may lie side by side where no outlets meet, but that does not join them.
robotics-ruling-7-4 = A robot may begin with any part, and it needs no torso.
robotics-ruling-7-5 = An outlet is blocked if the part that it faces has none on that side.
robotics-ruling-8-1 = While your turn lasts your bench has room for everything.
robotics-ruling-8-4 = Rent is due when you end your turn or have put traded parts away, for spaces in use that are not paid yet; a paid space found empty at the end of anyone's turn is given up and costs again.
robotics-ruling-8-5 = You may also scrap loose parts because you want to, but never attached ones.
robotics-ruling-9-2 = When the last nut is out the black market is closed until one comes back.
robotics-ruling-9-4 = A nut stays on its part in the store, in a robot, through a conversion and through a trade, and comes off on the market or in the bag; no order asks about it.
robotics-ruling-10-2 = A saboteur or a control uses up only the action that drew it; if you have another one, you keep it.
robotics-ruling-10-3 = Nobody can draw from an empty bag.
robotics-ruling-10-4 = What you scrap can come out of the bag again in the same turn.
robotics-ruling-11-1 = A saboteur may take a multifunctional arm too.
robotics-ruling-11-2 = A saboteur must be played if there is a part to take, by your own choice even if there is only one; if there is none, it leaves and does nothing.
robotics-ruling-11-4 = A saboteur may take the only part of a robot, whose owner then begins another.
robotics-ruling-11-5 = A control takes parts with a nut off benches too.
robotics-ruling-11-6 = If a control breaks up a robot, its largest piece with a torso or switch stays, among equals the one with the part attached first; all else falls into the bag, and so does the whole robot if no torso or switch is left.
robotics-ruling-11-7 = When the fourth control has done its work, all four are back in the bag before anything else is drawn.
robotics-ruling-12-2 = You may trade loose parts of yours for stored parts of the other player, and credits, but no attached parts, orders, paid spaces, single nuts or promises.
robotics-ruling-12-3 = A trade has at least one part in it, both sides give something, and only one side pays credits, no more than it has.
robotics-ruling-12-6 = After a trade in your turn the other player may attach, store and scrap freely and pays rent before you go on.
robotics-ruling-12-7 = An offer is accepted, refused or answered with one counter-offer, to which you only say yes or no; you may make each player three offers a turn, and none that a side could not fulfil.
robotics-ruling-12-8 = Nobody answers for another player: a person is waited for, and a computer player answers at once, always alike in the same position.
robotics-ruling-13-2 = A conversion is a single step: you decide on the new robot, or none, and which old parts go to the store, which holds six; parts on your bench may stay there.
robotics-ruling-13-3 = Spaces four to six of the store may be rented for what is left over from a conversion.
robotics-ruling-13-4 = You can convert if your robot has at least one part; building the same robot again is a conversion too, and takes the action.
robotics-ruling-14-1 = You win the moment you own 10,000 credits, through a sale or a trade, in your own turn or another player's, whatever you still have to pay.
robotics-ruling-14-2 = A victory ends the game at once: the round, which is one turn of each player, is not finished.
robotics-ruling-14-4 = After 30 rounds in a row without a sale the game ends: the most orders win, on a tie the most credits, and on another tie the victory is shared.
robotics-ruling-14-5 = If the pile of orders runs out no new one is turned up, and when no open order is left the game ends, decided as in rule 14.4.
robotics-ruling-15-1 = With two players each square holds two parts, and two orders are open.
robotics-ruling-15-2 = With two players all other rules stay the same, and a saboteur can only strike the other player.
robotics-ruling-16-1 = “{ robotics-option-stored-saboteur }”: a saboteur takes a space in your store like a part, no control takes it, from your next turn on you can play it, if there is a part to take, or trade it, and it leaves the game if you neither store nor play it.
robotics-ruling-16-2 = “{ robotics-option-warning-control }”: there is never more than one warning, the control after it works no matter who draws it, and with three set aside the fourth can't be a warning.
robotics-ruling-16-3 = “{ robotics-option-auction-every-round }”: the first bid moves on clockwise by one seat each round, and turns go clockwise from the winner, so you may have two turns in a row.
robotics-ruling-16-4 = “{ robotics-option-even-start }”: whoever would have bid first begins without an auction, and the first half of the players, rounded down, have only one action in round 1; it does not go with “{ robotics-option-auction-every-round }”.
robotics-ruling-16-5 = “{ robotics-option-last-bell }”: a goal once reached counts even if the credits are spent again, and of those who have reached one the player with the most credits wins, or several share the victory.
robotics-ruling-16-6 = You may choose goals from 2 to 5 orders and, in thousands, from 5,000 to 20,000 credits; for a short game take 2 orders or 7,000 credits.
robotics-ruling-17-1 = Everybody sees everybody's credits, and how many of each kind are in the bag.
robotics-ruling-17-2 = As nobody has a secret there is no curtain: only a banner says who is next.
robotics-ruling-17-3 = What the bag gives and which order follows is decided only at that moment: no saved game tells it, and after an undo or a reload the same step has the same result.
robotics-ruling-17-4 = You can undo your own steps, also a purchase and the end of your turn, until the next player acts, but not a draw, a new order, a bid or an answered offer.
robotics-ruling-17-5 = Computer players know only what all may know, make each player one offer a turn at most, none to people if the settings say so, and make no trade that lets another player win in the next turn.

## Keys

robotics-key-buy-regular = Buy on the regular market
robotics-key-buy-black = Buy on the black market
robotics-key-look-ahead = Turn the price disc ahead
robotics-key-draw = Draw from the scrap yard
robotics-key-turn = Turn the part in hand
robotics-key-store = Store the part, or take it out
robotics-key-scrap = Scrap the part
robotics-key-trade = Trade
robotics-key-convert = Convert the robot
robotics-key-first = First raise, or seat 1
robotics-key-second = Second raise, or seat 2
robotics-key-third = Third raise, or seat 3
robotics-key-fourth = Seat 4
robotics-key-fifth = Seat 5
robotics-key-give-credits = Give 100 credits more in the offer
robotics-key-ask-for-credits = Ask for 100 credits more
robotics-key-accept = Accept the offer
robotics-key-change-offer = Change the offer
robotics-key-refuse = Refuse the offer
robotics-key-keep = Keep the robot, the saboteur or the control
robotics-key-sabotage = Let the saboteur take the part
robotics-key-pass = Pass
robotics-key-done = Done, send the offer, finish the conversion

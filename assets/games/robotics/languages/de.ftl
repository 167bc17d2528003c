### Robotics auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: part, component = Teil (n), counter = Plättchen (n), head = Kopf (m), wheels = Räder (pl; several: „2-mal Räder“), pincer = Zange (f),
#   suction cup = Saugnapf (m), propeller = Propeller (m), plunger = Pömpel (m), torso = Rumpf (m), switch = Schalter (m),
#   multifunctional arm = Vielzweckarm (m), manufacturing control = Fertigungskontrolle (f; short: Kontrolle), saboteur = Saboteur (m), nut = Mutter (f,
#   pl Muttern), credits = Credits (pl), robot = Roboter (m), order = Auftrag (m), market = Markt (m), black market = Schwarzmarkt (m),
#   square of the market = Feld (n), disc = Scheibe (f), sector = Sektor (m), scrap yard = Schrottplatz (m), workshop = Werkstatt (f),
#   bench = Werkbank (f), store = Lager (n), space = Fach (n; Platz is a seat), rent = Miete (f), outlet = Anschluss (m);
#   auction = Versteigerung (f), bid = bieten, sell = verkaufen, buy = kaufen, draw = ziehen, trade = tauschen, Tausch (m), offer = Angebot (n), attach = anbauen,
#   store = einlagern, scrap = verschrotten, convert = umbauen, put away = wegräumen, pass = passen, action = Aktion (f), round = Runde (f), turn = Zug (m),
#   last bell = Schlussglocke (f), warning = Warnung (f), rule option = Sonderregel (f). The informal address: du.

## Things of the game

# Counters: by itself, one of them as what is done to it ("kaufte einen Kopf"), that one as what is done to it ("nahm den Kopf"), several of them
# as what is done to them.
robotics-kind-head = Kopf
    .a = einen Kopf
    .the = den Kopf
    .several = { $count ->
        [one] { $count } Kopf
       *[other] { $count } Köpfe
    }
robotics-kind-wheels = Räder
    .a = Räder
    .the = die Räder
    .several = { $count ->
        [one] Räder
       *[other] { $count }-mal Räder
    }
robotics-kind-pincer = Zange
    .a = eine Zange
    .the = die Zange
    .several = { $count ->
        [one] { $count } Zange
       *[other] { $count } Zangen
    }
robotics-kind-suction-cup = Saugnapf
    .a = einen Saugnapf
    .the = den Saugnapf
    .several = { $count ->
        [one] { $count } Saugnapf
       *[other] { $count } Saugnäpfe
    }
robotics-kind-propeller = Propeller
    .a = einen Propeller
    .the = den Propeller
    .several = { $count ->
        [one] { $count } Propeller
       *[other] { $count } Propeller
    }
robotics-kind-plunger = Pömpel
    .a = einen Pömpel
    .the = den Pömpel
    .several = { $count ->
        [one] { $count } Pömpel
       *[other] { $count } Pömpel
    }
robotics-kind-torso = Rumpf
    .a = einen Rumpf
    .the = den Rumpf
    .several = { $count ->
        [one] { $count } Rumpf
       *[other] { $count } Rümpfe
    }
robotics-kind-switch = Schalter
    .a = einen Schalter
    .the = den Schalter
    .several = { $count ->
        [one] { $count } Schalter
       *[other] { $count } Schalter
    }
robotics-kind-multifunctional = Vielzweckarm
    .a = einen Vielzweckarm
    .the = den Vielzweckarm
    .several = { $count ->
        [one] { $count } Vielzweckarm
       *[other] { $count } Vielzweckarme
    }
robotics-kind-manufacturing-control = Fertigungskontrolle
    .a = eine Fertigungskontrolle
    .the = die Fertigungskontrolle
    .several = { $count ->
        [one] { $count } Fertigungskontrolle
       *[other] { $count } Fertigungskontrollen
    }
robotics-kind-saboteur = Saboteur
    .a = einen Saboteur
    .the = den Saboteur
    .several = { $count ->
        [one] { $count } Saboteur
       *[other] { $count } Saboteure
    }
# A part that was bought on the black market, and several of them: "eine Zange mit Mutter", "2 Zangen mit Mutter".
robotics-with-nut = { $part } mit Mutter
robotics-with-nuts = { $parts } mit Mutter
# In place of a list of parts.
robotics-nothing = nichts

# An amount of money, in three sizes: 300; 1.300; 10.000. $rest is what follows the thousands, with all three digits.
robotics-credits = { $size ->
    [hundreds] { $rest } Credits
    [thousands] { $thousands }.{ $rest } Credits
   *[ten-thousands] { $thousands }.{ $rest } Credits
}

# Both markets, by themselves.
robotics-market-regular = Markt
robotics-market-black = Schwarzmarkt

## Orders
# A name on a card, and the customer's wish: a joke in a few words.

robotics-order-drain-diver = Abflusstaucher
    .wish = Da unten ist was. Es summt.
robotics-order-skylight-polisher = Dachfensterputzer
    .wish = Die Tauben haben lange genug gewonnen.
robotics-order-bin-butler = Mülltonnenbutler
    .wish = Er kündigt jeden Sack mit Namen an.
robotics-order-kite-chaser = Drachenfänger
    .wish = Für eine Tante, die loslässt.
robotics-order-porridge-stirrer = Breirührer
    .wish = Keine Klumpen. Keine Widerworte.
robotics-order-night-postman = Nachtpostbote
    .wish = Leise Räder, lange Arme, keine Angst vor Hunden.
robotics-order-aquarium-nanny = Aquarium-Nanny
    .wish = Ein Kopf für die Fische, einer für die Besucher.
robotics-order-piano-mover = Klavierschlepper
    .wish = Fünfter Stock. Kein Aufzug. Kein Kratzer.
robotics-order-moss-scrubber = Moosschrubber
    .wish = Die Gartenzwerge sind schon ganz grün.
robotics-order-ceiling-painter = Deckenstreicher
    .wish = Hält sich fest und streicht mit dem, was frei ist.
# Doppelkopf is a card game.
robotics-order-two-faced-quizmaster = Doppelkopf-Quizmaster
    .wish = Der eine fragt, der andere lacht.
robotics-order-band-in-a-box = Kastenkapelle
    .wish = Drei Stimmen, und einer muss ja trommeln.
robotics-order-storm-hunter = Sturmjäger
    .wish = Fährt hin, wo das Wetter ist.
robotics-order-circus-juggler = Zirkusjongleur
    .wish = Vier Hände, elf Teller.
robotics-order-flood-pumper = Kellerpumper
    .wish = Unten ist schon wieder ein See.
robotics-order-grand-hotel = Grandhotel
    .wish = Portier, Koch, Liftboy und Klempner in einer Uniform.

## New game

# Goals, each before a number that can be changed: short. Beside it what it does, in one short sentence.
robotics-goal-orders = Aufträge zum Sieg
    .about = Wer so viele Roboter verkauft hat, gewinnt.
robotics-goal-credits = Credits zum Sieg
    .about = Wer so viel besitzt, gewinnt.
# Rule options: a switch with this name, and beside it what it does, in one short sentence.
robotics-option-stored-saboteur = Saboteur auf Vorrat
    .about = Wer einen Saboteur zieht, darf ihn behalten und in einem späteren Zug einsetzen oder tauschen.
robotics-option-warning-control = Kontrolle mit Warnung
    .about = Wer eine Kontrolle zieht, darf sie als Warnung auslegen: Erst die nächste greift durch.
robotics-option-auction-every-round = Versteigerung in jeder Runde
    .about = Der erste Zug wird vor jeder Runde versteigert.
robotics-option-even-start = Fairer Start
    .about = Keine Versteigerung; in Runde 1 hat die erste Hälfte der Spieler nur eine Aktion.
robotics-option-last-bell = Schlussglocke
    .about = Ist ein Ziel erreicht, wird die Runde zu Ende gespielt; dann gewinnen die meisten Credits.

## The event log
# Short sentences without a full stop. $name is a player, and so are $partner and $target; $part, $parts, $gives and $gets are parts as what
# is done to them: "einen Kopf", "2 Köpfe und 300 Credits". $credits is "300 Credits". $order is the name of an order.

robotics-log-auction = Der erste Zug wird versteigert: { $name } bietet zuerst
robotics-log-bid = { $name } bot { $credits }
robotics-log-bid-passed = { $name } stieg aus der Versteigerung aus
robotics-log-round = Runde { $round }: { $name } beginnt
robotics-log-round-paid = Runde { $round }: { $name } beginnt, für { $credits }
# $to says where the parts of the robot went: $market is what the market got, $bag what the scrap yard got.
robotics-log-sold = { $to ->
    [market] { $name } verkaufte „{ $order }“ für { $credits }; der Markt bekam { $market }
    [bag] { $name } verkaufte „{ $order }“ für { $credits }; der Schrottplatz bekam { $bag }
   *[both] { $name } verkaufte „{ $order }“ für { $credits }; der Markt bekam { $market }, der Schrottplatz { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; { $count } Mutter kam zurück
   *[other] { $sold }; { $count } Muttern kamen zurück
}
robotics-log-order = Neuer Auftrag: „{ $order }“ für { $credits }
robotics-log-kept-robot = { $name } behielt den Roboter
# $disc is the disc's new position, 0 to 7.
robotics-log-bought = { $market ->
    [black] { $name } kaufte { $part } auf dem Schwarzmarkt für { $credits }; Scheibe auf { $disc }
   *[regular] { $name } kaufte { $part } für { $credits }; Scheibe auf { $disc }
}
robotics-log-drew = { $name } zog { $part }
robotics-log-sabotaged = Der Saboteur von { $name } nahm { $target } { $part } ab
robotics-log-saboteur-idle = Der Saboteur von { $name } fand nichts zu holen
robotics-log-saboteur-kept = { $name } behielt den Saboteur
robotics-log-saboteur-left = { $name } schickte den Saboteur weg
robotics-log-control-idle = Die Fertigungskontrolle fand keine Muttern
# $losses is what each player lost, as in the next messages.
robotics-log-control = { $count ->
    [one] Die Fertigungskontrolle holte { $count } Mutter: { $losses }
   *[other] Die Fertigungskontrolle holte { $count } Muttern: { $losses }
}
robotics-log-lost = { $name } verlor { $parts }
# Where the lost parts were: attached, or on the bench or in the store; or that they fell off the robot with those.
robotics-lost-attached = { $parts } (Roboter)
robotics-lost-loose = { $parts } (lose)
robotics-lost-fallen = { $parts } (abgefallen)
# Two of several sentences about losses.
robotics-log-losses = { $first }; { $second }
robotics-log-controls-returned = Alle Fertigungskontrollen sind wieder auf dem Schrottplatz
robotics-log-warning = { $name } legte die Kontrolle als Warnung aus
robotics-log-offered = { $name } bot { $partner } { $gives } gegen { $gets } an
# The answer to an offer is another offer.
robotics-log-countered = { $name } bot { $partner } stattdessen { $gives } gegen { $gets } an
robotics-log-refused = { $name } lehnte das Angebot von { $partner } ab
robotics-log-traded = { $name } gab { $partner } { $gives } gegen { $gets }
robotics-log-put-away = { $name } räumte das Getauschte weg
# What became of the parts of the old robot that are not in the new one.
robotics-log-converted = { $rest ->
    [stored] { $name } baute den Roboter um und lagerte { $stored } ein
    [scrapped] { $name } baute den Roboter um und verschrottete { $scrapped }
    [both] { $name } baute den Roboter um, lagerte { $stored } ein und verschrottete { $scrapped }
   *[neither] { $name } baute den Roboter um
}
robotics-log-attached = { $from ->
    [store] { $name } baute { $part } aus dem Lager an
   *[bench] { $name } baute { $part } an
}
robotics-log-moved = { $to ->
    [store] { $name } lagerte { $part } ein
   *[bench] { $name } holte { $part } aus dem Lager
}
robotics-log-scrapped = { $name } verschrottete { $part }
robotics-log-passed = { $name } passte
robotics-log-rent = { $count ->
    [one] { $name } zahlte { $credits } Miete für { $count } Fach
   *[other] { $name } zahlte { $credits } Miete für { $count } Fächer
}
robotics-log-spaces-given-up = { $count ->
    [one] { $name } gab { $count } gemietetes Fach auf
   *[other] { $name } gab { $count } gemietete Fächer auf
}
robotics-log-unused-actions = { $count ->
    [one] { $name } ließ { $count } Aktion verfallen
   *[other] { $name } ließ { $count } Aktionen verfallen
}
# $goal is "drei Aufträge erfüllt" or an amount: "10.000 Credits".
robotics-log-goal = { $name } hat ein Ziel erreicht: { $goal }
robotics-log-goal-last-bell = { $name } hat ein Ziel erreicht: { $goal }; die Runde wird zu Ende gespielt

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because", or an amount: "10.000 Credits".

robotics-ending-wins = { $name } gewinnt: { $why }
robotics-ending-shared = { $names } teilen sich den Sieg: { $why }
robotics-because-orders = { $count ->
    [2] zwei Aufträge erfüllt
    [3] drei Aufträge erfüllt
    [4] vier Aufträge erfüllt
    [5] fünf Aufträge erfüllt
   *[other] { $count } Aufträge erfüllt
}
robotics-because-last-bell = die meisten Credits bei der Schlussglocke
robotics-because-stalemate = { $count ->
    [one] { $count } Runde ohne Verkauf
   *[other] { $count } Runden ohne Verkauf
}
robotics-because-no-orders = kein Auftrag ist mehr da

## Where a game stands
# In a list of saved games: short.

robotics-stands-set-up = Aufbau
robotics-stands-auction = Runde { $round }, Versteigerung: { $name } bietet
robotics-stands-sale = Runde { $round }: { $name } kann verkaufen
robotics-stands-turn = { $count ->
    [0] Runde { $round }: { $name } ist dran, keine Aktion übrig
    [one] Runde { $round }: { $name } ist dran, noch { $count } Aktion
   *[other] Runde { $round }: { $name } ist dran, noch { $count } Aktionen
}
robotics-stands-saboteur = Runde { $round }: { $name } setzt einen Saboteur ein
robotics-stands-control = Runde { $round }: { $name } hat eine Kontrolle gezogen
robotics-stands-answer = Runde { $round }: { $name } antwortet auf das Angebot von { $partner }
robotics-stands-put-away = Runde { $round }: { $name } räumt Getauschtes weg

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

robotics-illegal-game-over = das Spiel ist vorbei
robotics-illegal-not-now = das geht jetzt nicht
robotics-illegal-sell-first = verkauf oder behalte zuerst den Roboter
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = entscheide zuerst, was gerade ansteht
robotics-illegal-no-action-left = du hast keine Aktion mehr
robotics-illegal-no-such-seat = diesen Platz gibt es hier nicht
robotics-illegal-own-seat = wähle jemand anderen
robotics-illegal-not-hundreds = Credits gibt es nur in Schritten von { $step }
robotics-illegal-bid-too-low = biete mindestens { $least } Credits
robotics-illegal-bid-too-high = biete { $only } Credits oder passe
robotics-illegal-cannot-pay = kostet { $needs } Credits; du hast { $has }
robotics-illegal-order-not-open = dieser Auftrag liegt nicht offen
robotics-illegal-order-not-met = { $missing ->
    [one] dem Roboter fehlt { $missing } Teil für diesen Auftrag
   *[other] dem Roboter fehlen { $missing } Teile für diesen Auftrag
}
robotics-illegal-not-sold = { $kind ->
    [saboteur] Saboteure kann man nicht kaufen
    [manufacturing_control] Fertigungskontrollen kann man nicht kaufen
   *[multifunctional] Vielzweckarme gibt es nur durch Ziehen oder Tauschen
}
# Both $market and $kind choose words of the sentence.
robotics-illegal-no-price = { $market ->
    [black] auf dem Schwarzmarkt gibt es jetzt
   *[regular] auf dem Markt gibt es jetzt
} { $kind ->
    [head] keine Köpfe
    [wheels] keine Räder
    [pincer] keine Zangen
    [suction_cup] keine Saugnäpfe
    [propeller] keine Propeller
    [plunger] keine Pömpel
    [torso] keine Rümpfe
    [switch] keine Schalter
   *[other] nichts davon
}
robotics-illegal-square-empty = { $kind ->
    [head] auf dem Markt ist kein Kopf mehr
    [wheels] auf dem Markt sind keine Räder mehr
    [pincer] auf dem Markt ist keine Zange mehr
    [suction_cup] auf dem Markt ist kein Saugnapf mehr
    [propeller] auf dem Markt ist kein Propeller mehr
    [plunger] auf dem Markt ist kein Pömpel mehr
    [torso] auf dem Markt ist kein Rumpf mehr
    [switch] auf dem Markt ist kein Schalter mehr
   *[other] auf dem Markt ist nichts davon mehr
}
robotics-illegal-no-nuts = keine Mutter ist mehr da: Der Schwarzmarkt ist zu
robotics-illegal-bag-empty = der Schrottplatz ist leer
robotics-illegal-not-an-extremity = ein Saboteur nimmt weder Rumpf noch Schalter
robotics-illegal-no-saboteur = du hast keinen Saboteur für diesen Zug
robotics-illegal-no-such-option = das sehen die Regeln dieses Spiels nicht vor
robotics-illegal-gift = beide Seiten müssen etwas geben
robotics-illegal-only-credits = zum Tausch gehört mindestens ein Teil
robotics-illegal-credits-both-ways = nur eine Seite kann Credits zahlen
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = wer am Zug ist, tauscht nur lose Teile
robotics-illegal-not-stored = die andere Seite tauscht nur Teile aus dem Lager
robotics-illegal-trader-cannot-pay = kostet { $needs } Credits; diese Seite hat { $has }
robotics-illegal-too-many-offers = mehr als drei Angebote je Zug an dieselbe Person gehen nicht
robotics-illegal-no-such-part = dieses Teil liegt nicht da
robotics-illegal-store-full = das Lager ist voll: Es fasst { $most }
robotics-illegal-bench-not-empty = { $left ->
    [one] räum zuerst die Werkbank leer: { $left } Teil liegt noch da
   *[other] räum zuerst die Werkbank leer: { $left } Teile liegen noch da
}
robotics-illegal-rent-too-high = die Miete kostet { $rent } Credits; du hast { $has }
robotics-illegal-not-a-component = das gehört an keinen Roboter
robotics-illegal-overlap = ein anderes Teil ist im Weg
robotics-illegal-too-far = das ist zu weit draußen
robotics-illegal-not-in-the-middle = das erste Teil kommt in die Mitte
robotics-illegal-not-joined = jedes Teil braucht einen Anschluss, der einen anderen trifft
robotics-illegal-closed = kein Anschluss ist frei: Da hilft nur Umbauen
robotics-illegal-no-robot = es gibt keinen Roboter zum Umbauen
robotics-illegal-not-yours-to-build = du hast nicht alle diese Teile
robotics-illegal-not-left-over = ins Lager kann hier nur, was vom alten Roboter übrig ist

## What can be wrong with a data set
# A player may have written its file. $kind and $name are words of the file: suction_cup, night_postman.

# $error is what the program says that reads the file, in English, with line and column.
robotics-data-unreadable = der Datensatz lässt sich nicht lesen: { $error }
robotics-data-amount = { $credits } Credits: Beträge sind Vielfache von 100 und nicht zu groß, Preise mehr als 0
robotics-data-counters = „{ $kind }“ muss einmal genannt sein
robotics-data-counter-count = von „{ $kind }“ gibt es zu viele oder zu wenige
robotics-data-outlets = „{ $kind }“: Teile von Robotern haben Anschlüsse, höchstens einen je Seite; Saboteure und Kontrollen haben keine
robotics-data-squares = die Felder des Markts brauchen jedes Teil einmal, den Vielzweckarm nicht
robotics-data-sector = Sektor { $number } der Scheibe hat keinen Preis
robotics-data-sizes = die Zahl der Muttern, Fächer oder Aufträge liegt außerhalb des Möglichen
robotics-data-order-name = Auftrag „{ $name }“: Ein Name hat Kleinbuchstaben, Ziffern und Unterstriche und kommt nur einmal vor
robotics-data-order-needs = Auftrag „{ $name }“ lässt sich nicht erfüllen
robotics-data-goals = die Ziele liegen außerhalb des Möglichen

## Why a game can't begin

robotics-setup-seats = { $seats ->
    [one] { $seats } Platz: Ein Spiel hat { $fewest } bis { $most }
   *[other] { $seats } Plätze: Ein Spiel hat { $fewest } bis { $most }
}
robotics-setup-youngest = wer am jüngsten ist, hat keinen Platz
robotics-setup-orders-to-win = Aufträge zum Sieg: { $orders }; möglich sind { $fewest } bis { $most }
robotics-setup-credits-to-win = Credits zum Sieg: { $credits }; möglich sind { $least } bis { $most }, in Tausendern
robotics-setup-owned-at-start = { $credits } Credits hat jeder schon am Anfang
robotics-setup-even-start-with-auctions = „{ robotics-option-even-start }“ und „{ robotics-option-auction-every-round }“ gehen nicht zusammen

## Why a file is no saved game
# They follow the file's name and a colon. $kind is as in the file: suction_cup. $found and $expected can be 0 and more.

robotics-table-workshops = Werkstätten: { $found } statt { $expected }
robotics-table-counters = „{ $kind }“: { $found } statt { $expected }
robotics-table-nuts = Muttern: { $found } statt { $expected }
robotics-table-square = zu viel „{ $kind }“ auf dem Markt
robotics-table-disc = die Scheibe kann nicht auf { $position } stehen
robotics-table-orders = die Aufträge sind nicht, wie sie sein müssten
# $fault is one of the messages below; of a robot, why something is refused at the table.
robotics-table-workshop = Werkstatt von Platz { $seat }: { $fault }
robotics-table-robot = Roboter von Platz { $seat }: { $fault }
robotics-table-state = der Stand des Spiels: { $fault }
robotics-workshop-fault-credits = die Credits sind kein Vielfaches von 100 oder zu viele
robotics-workshop-fault-store = es liegt zu viel im Lager
robotics-workshop-fault-paid-spaces = die gemieteten Fächer passen nicht zum Lager
robotics-workshop-fault-bench = die Werkbank müsste leer sein
robotics-workshop-fault-special-counter = dort ist ein Plättchen, das niemand behalten kann
robotics-workshop-fault-won = sie hat gewonnen, aber das Spiel läuft weiter
robotics-state-fault-set-up = der Aufbau wartet auf niemanden
robotics-state-fault-no-such-seat = diesen Platz gibt es nicht
robotics-state-fault-round = Runde, Eröffnung und erster Zug passen nicht zusammen
robotics-state-fault-stalemate = das Spiel wäre längst zu Ende
robotics-state-fault-auction = so kann keine Versteigerung stehen
robotics-state-fault-turn = so kann kein Zug stehen
robotics-state-fault-choice = die Wahl passt nicht zum Tisch
robotics-state-fault-offer = dieses Angebot hätte niemand machen können
robotics-state-fault-reached = ein Ziel ist erreicht, aber das Spiel läuft weiter
robotics-state-fault-outcome = so kann kein Spiel enden
robotics-state-fault-special-counters = Saboteure und Kontrollen passen nicht zusammen

# Names in the file. $place is "die Werkstatt Orange" or where an action stands; $name and $colour are as in the file: suction_cup, Orange.
robotics-text-place-workshop = die Werkstatt { $colour }
robotics-text-no-part = { $place }: Dieses Spiel hat kein Teil „{ $name }“
robotics-text-no-order = { $place }: Dieses Spiel hat keinen Auftrag „{ $name }“
robotics-text-seat-twice = { $place }: { $colour } ist zweimal genannt
robotics-text-order-twice = der Auftrag „{ $name }“ ist an zwei Stellen
robotics-text-too-many-parts = { $place }: Es sind zu viele Teile, das Spiel hat { $most }
robotics-text-stock = der Vorrat muss jedes Feld des Markts einmal nennen, in der richtigen Reihenfolge
robotics-text-workshops = die Werkstätten müssen jeden Platz einmal nennen, in der richtigen Reihenfolge
# $fault is one of the messages above; of a robot, why something is refused at the table.
robotics-text-workshop = die Werkstatt { $colour }: { $fault }
robotics-text-robot = der Roboter { $colour }: { $fault }

## Simulated games
# Reports on the command line.

# "2 Spiele von tidy, cog in 1,25 s: 1,6 Spiele/s". The players are names.
robotics-report-games = { $count ->
    [one] { $count } Spiel von { $players } in { $seconds } s: { $speed } Spiele/s
   *[other] { $count } Spiele von { $players } in { $seconds } s: { $speed } Spiele/s
}
# Turns of one seat in a game: the median, and the range of the middle 80 %.
robotics-report-turns = Züge eines Platzes: { $median } im Median, { $low } bis { $high } in 80 % der Fälle
# $share is a number with a percent sign, $interval its 95 % confidence interval.
robotics-report-control-losses = eine Fertigungskontrolle nahm etwas in { $share } der Spiele (95 %: { $interval })
# $wait counts rounds in a row without a sale, $nuts those on components at a time.
robotics-report-extremes = meiste Runden hintereinander ohne Verkauf: { $wait }; meiste Muttern auf Teilen: { $nuts }

# What ended games, below "Ended by".
robotics-report-ending-orders = genug Aufträge
robotics-report-ending-credits = genug Credits
robotics-report-ending-last-bell = Schlussglocke
robotics-report-ending-stalemate = Patt
robotics-report-ending-no-orders = keine Aufträge mehr

# Who had the first turn of the first round, and who came how many places after that.
robotics-report-place = { $place ->
    [0] erster Zug
   *[other] { $place } danach
}

# First cells of tables: what the lines below them are.
robotics-report-actions = Aktionen
robotics-report-counts = Gezählt
robotics-report-orders = Aufträge

# Other columns of these tables: short. The mean number in a game; the sales to an order; how often seats won whose first sale it was.
robotics-report-column-per-game = je Spiel
robotics-report-column-sold = verkauft
robotics-report-column-won-after = Sieg danach

# Actions, which are counted.
robotics-report-action-draw = Ziehen
robotics-report-action-regular-purchase = Kauf auf dem Markt
robotics-report-action-black-purchase = Kauf auf dem Schwarzmarkt
robotics-report-action-trade = Tausch
robotics-report-action-conversion = Umbau
robotics-report-action-kept-saboteur = Saboteur vom Vorrat einsetzen (16.1)
robotics-report-action-pass = Passen

# What else is counted, some with the number of a rule.
robotics-report-count-sale = Verkäufe
robotics-report-count-rent = gezahlte Mieten
robotics-report-count-control = Fertigungskontrollen
robotics-report-count-control-loss = Kontrollen, die etwas nahmen
robotics-report-count-controls-returned = alle Kontrollen zurück (11.7)
robotics-report-count-warning = Warnungen (16.2)
robotics-report-count-saboteur-at-work = Saboteure am Werk
robotics-report-count-saboteur-idle = Saboteure ohne Ziel (11.2)
robotics-report-count-saboteur-kept = behaltene Saboteure (16.1)
robotics-report-count-offer = Angebote
robotics-report-count-counter-offer = Gegenangebote
robotics-report-count-refusal = Ablehnungen
robotics-report-count-trade-for-credits = Tausch gegen Credits
robotics-report-count-trade-of-parts = Tausch Teil gegen Teil
robotics-report-count-action-given-up = beim Beenden verfallene Aktionen (5.4)

# Counted in the reports: what is counted, with the number of its rule.
robotics-happening-empty-square = leer gekaufte Felder (2.7)
robotics-happening-bid-raised = überbotene Gebote (4.1)
robotics-happening-auction-without-bids = Versteigerungen ohne Gebot (4.4)
robotics-happening-robot-kept = Roboter behalten statt verkauft (5.1)
robotics-happening-multifunctional-sale = Verkäufe nur dank Vielzweckarm (6.2)
robotics-happening-sale-over-limit = verkaufte Teile, für die der Markt keinen Platz hatte (6.5)
robotics-happening-nuts-returned = Muttern, die ein Verkauf zurückbrachte (6.5)
robotics-happening-ready-by-trade = Roboter, die ein Tausch im Zug anderer fertig machte (6.7)
robotics-happening-blocked-outlet = angebaut mit blockiertem Anschluss (7.5)
robotics-happening-closed-robot = geschlossene Roboter (7.6)
robotics-happening-attached-from-store = aus dem Lager angebaut (8.3)
robotics-happening-rent-of-fourth = vierte Fächer gemietet (8.4)
robotics-happening-rent-of-fifth = fünfte Fächer gemietet (8.4)
robotics-happening-rent-of-sixth = sechste Fächer gemietet (8.4)
robotics-happening-space-given-up = aufgegebene gemietete Fächer (8.4)
robotics-happening-scrapped-by-choice = verschrottete lose Teile (8.5)
robotics-happening-nuts-out = letzte Mutter gekauft (9.2)
robotics-happening-bag-empty = Schrottplatz leer gezogen (10.3)
robotics-happening-multifunctional-sabotaged = sabotierte Vielzweckarme (11.1)
robotics-happening-robot-vanished = durch Saboteure verschwundene Roboter (11.4)
robotics-happening-control-idle = Kontrollen ohne gefundene Mutter (11.5)
robotics-happening-control-took-loose = Kontrollen, die lose Teile nahmen (11.5)
robotics-happening-group-fell = Kontrollen, nach denen nur ein Teil eines Roboters blieb (11.6)
robotics-happening-robot-fell = Kontrollen, nach denen ein Roboter ganz zerfiel (11.6)
robotics-happening-nut-traded = Tausch mit Muttern (12.5)
robotics-happening-rent-of-partner = Miete nach einem Tausch im Zug anderer (12.6)
robotics-happening-last-offer = dritte Angebote an dieselbe Person (12.7)
robotics-happening-counter-accepted = angenommene Gegenangebote (12.7)
robotics-happening-stored-by-conversion = Umbauten, die etwas einlagerten (13.1)
robotics-happening-converted-to-nothing = Roboter ganz abgebaut (13.2)
robotics-happening-goal-by-trade = durch einen Tausch erreichte Ziele (14.1)
robotics-happening-stalemate = Patts (14.4)
robotics-happening-pile-empty = letzter Auftrag aufgedeckt (14.5)
robotics-happening-no-orders = kein Auftrag mehr (14.5)
robotics-happening-saboteur-traded = getauschte Saboteure (16.1)
robotics-happening-saboteur-left = behaltene Saboteure, die gingen (16.1)
robotics-happening-warning-followed = Kontrollen nach einer Warnung (16.2)
robotics-happening-later-auction = Versteigerungen nach der ersten Runde (16.3)
robotics-happening-turns-in-a-row = zwei Züge hintereinander (16.3)
robotics-happening-fewer-actions = erste Züge mit einer Aktion (16.4)
robotics-happening-last-bell = Spielenden durch die Schlussglocke (16.5)
robotics-happening-several-reached-goals = mehrere am Ziel (16.5)
robotics-happening-shared-victory = geteilte Siege (14.4, 16.5)

## Lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. Mara, Ilo and Rusty are players, the same in every language.

robotics-lesson-1 = Ein Roboter für einen Auftrag
    .about = Teile anbauen, das letzte kaufen, den Roboter verkaufen.
robotics-lesson-1-order = Hier will jemand einen Dachfensterputzer: einen Kopf, eine Zange und zwei Saugnäpfe.
    .why = Er bringt 1.300. Dein Roboter ist erst ein Rumpf, mit vier freien Anschlüssen.
robotics-lesson-1-bench = Zieh Kopf und Zange von der Werkbank an Anschlüsse des Rumpfs.
    .why = Teile halten, wo sich zwei Anschlüsse treffen. Die Seite ist egal, dreh sie, wie du willst.
robotics-lesson-1-store = Bau auch den Saugnapf aus deinem Lager an.
    .why = Werkbank und Lager gehören dir, und Anbauen kostet in deinem Zug nie etwas.
robotics-lesson-1-buy = Kauf den zweiten Saugnapf auf dem Markt: 600.
    .why = Die Scheibe zeigt, was jedes Teil jetzt kostet. Ein Kauf ist eine deiner zwei Aktionen.
robotics-lesson-1-disc = Die Scheibe hat sich ein Feld weitergedreht: Jetzt kostet ein Saugnapf 800.
    .why = Jeder Kauf dreht sie, danach gilt ein anderer Preis. Sonst dreht sie nichts.
robotics-lesson-1-close = Bau den neuen Saugnapf an den letzten freien Anschluss.
    .why = Ohne freien Anschluss ist ein Roboter geschlossen. Deiner hat alles, was der Auftrag braucht.
robotics-lesson-1-end = Beende deinen Zug: Drück auf „Fertig“.
    .why = Verkauft wird am Anfang eines Zugs, deiner wartet also bis zum nächsten. Die übrige Aktion verfällt.
robotics-lesson-1-watch = Jetzt ist Ilo am Zug.
    .why = Er kauft einen Rumpf und beginnt einen Roboter. Die Scheibe dreht sich wieder.
robotics-lesson-1-sell = Dein Roboter erfüllt den Auftrag: Verkauf ihn als Dachfensterputzer.
    .why = Das kommt im Zug zuerst, vor allem anderen. Du könntest ihn auch behalten.
robotics-lesson-1-sold = Verkauft: 1.300 Credits und dein erster Auftrag.
    .why = Deine Teile sind wieder auf dem Markt, und der nächste Auftrag liegt offen. Drei Aufträge gewinnen, oder 10.000 Credits.

robotics-lesson-2 = Billig mit Mutter
    .about = Der Schwarzmarkt, die Kontrolle, und was übrig bleibt.
robotics-lesson-2-order = Ein Mülltonnenbutler bringt 2.800, und deinem Roboter fehlt nur eine Zange.
    .why = Aber die Scheibe zeigt für Zangen keinen Marktpreis. Gerade verkauft sie nur der Schwarzmarkt.
robotics-lesson-2-buy = Kauf eine Zange auf dem Schwarzmarkt: 200.
    .why = Schwarze Schilder zeigen die schwarzen Preise, meist die Hälfte der anderen.
robotics-lesson-2-nut = Deine Zange trägt eine Mutter: So sehen alle, woher sie kommt.
    .why = Vier Plättchen im Beutel sind Fertigungskontrollen. Ein schwarzes Schild nennt die Chance, dass die nächste gezogen wird.
robotics-lesson-2-attach = Bau die Zange an den letzten freien Anschluss.
    .why = Kein Auftrag fragt, woher ein Teil kommt. Die Mutter bleibt daran.
robotics-lesson-2-end = Dein Mülltonnenbutler ist komplett. Beende den Zug: Drück auf „Fertig“.
    .why = Im nächsten Zug kannst du ihn verkaufen, wenn vorher keine Kontrolle kommt.
robotics-lesson-2-watch = Ilo wartet, und Rusty zieht vom Schrottplatz.
    .why = Für eine Aktion darf jeder ein Plättchen aus dem Beutel ziehen.
robotics-lesson-2-control = Eine Kontrolle: Zange und Schalter mit Mutter sind weg, und was am Schalter hing, ist abgefallen.
    .why = Sie holt jedes Teil mit Mutter, aus allen Werkstätten: auch Ilos Kopf. Von einem zerfallenen Roboter bleibt das größte Stück.
robotics-lesson-2-honest = Kauf noch eine Zange, diesmal auf dem Markt: 200.
    .why = Dein eigener Kauf hat die Scheibe auf diesen Preis gedreht. Für einen Dachfensterputzer fehlt dir sonst nichts.
robotics-lesson-2-convert = Bau deinen Roboter um: Kopf, Zange und beide Saugnäpfe an den Rumpf.
    .why = Der Pömpel ist im Weg, und nur Umbauen nimmt Teile ab. Was übrig ist, darfst du einlagern.
robotics-lesson-2-end-again = Beende den Zug: Drück auf „Fertig“.
    .why = An deinem Roboter ist keine Mutter mehr: Keine Kontrolle nimmt dir etwas davon.
robotics-lesson-2-over = Dein Dachfensterputzer ist fertig und vor Kontrollen sicher.
    .why = Im nächsten Zug bringt er 1.300. Schwarz ist billig, aber je länger eine Mutter wartet, desto größer das Risiko.

robotics-lesson-3 = Zwei für eins
    .about = Ein Tausch, ein Gegenangebot und die Miete.
robotics-lesson-3-order = Deinem Klavierschlepper fehlt ein Saugnapf, und der Markt hat keinen.
    .why = Aber Ilo hat einen im Lager. Alle Lager liegen offen.
robotics-lesson-3-offer = Biete Ilo deinen Pömpel und 100 Credits für seinen Saugnapf.
    .why = Du kannst geben, was auf deiner Werkbank oder in deinem Lager liegt, und bekommen, was der andere im Lager hat.
robotics-lesson-3-answer = Ilo überlegt.
    .why = Er kann annehmen, ablehnen oder mit einem eigenen Angebot antworten.
robotics-lesson-3-accept = Saugnapf und Räder für deinen Pömpel und 200: Nimm an.
    .why = Zu einem Gegenangebot sagst du nur Ja oder Nein. Dein Auftrag bringt 3.200, da sind 100 mehr billig.
robotics-lesson-3-put-away = Ilo räumt deinen Pömpel weg.
    .why = Nur ein Tausch, der zustande kommt, kostet eine Aktion. Was du bekommen hast, liegt auf deiner Werkbank.
robotics-lesson-3-attach = Bau den Saugnapf an den letzten freien Anschluss.
    .why = Jetzt erfüllt dein Roboter den Auftrag.
robotics-lesson-3-store = Räum die Werkbank leer: Lager die Räder ein oder verschrotte ein Teil.
    .why = Drei Teile liegen umsonst im Lager, das vierte kostet einmal 100. Schrott kommt in den Beutel, ohne Geld.
robotics-lesson-3-end = Beende den Zug: Drück auf „Fertig“.
    .why = Jetzt zahlst du die Miete, wenn vier Teile im Lager liegen. Bis dahin kannst du es dir noch anders überlegen.
robotics-lesson-3-over = Dein Klavierschlepper ist fertig: Im nächsten Zug bringt er 3.200.
    .why = Jedem darfst du im Zug drei Angebote machen. Mehr brauchst du nicht: Spiel ein richtiges Spiel.

# Why something waits. $instruction is what the step asks for, a sentence from above.
robotics-lessons-later = Das hat Zeit. { $instruction }
robotics-lessons-over = Diese Lektion ist fertig.
robotics-lessons-read-first = Lies das zuerst, dann geht es weiter.
robotics-lessons-others-first = Einen Moment: Jemand anders ist dran.
robotics-lessons-order-not-met = { $missing ->
    [one] Diesem Roboter würde { $missing } Teil für den Auftrag fehlen.
   *[other] Diesem Roboter würden { $missing } Teile für den Auftrag fehlen.
}

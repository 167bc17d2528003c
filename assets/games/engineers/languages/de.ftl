### Engineers at Play auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: worker = Arbeiter (m), team = Team (n), thing = Ding (n), object = Gegenstand (m), junk = Schrottteil (n), powerup = Hilfe (f), blank =
#   Rohling (m), bestimmen, tool = Werkzeug (n), component = Bauteil (n), assembly = Baugruppe (f), machine = Maschine (f), card = Karte (f), set = Satz
#   (m), family = Familie (f), grade = Stufe (f), broken = kaputt, penalty = Last (f), burden = Gesamtlast (f), limit = Limit (n), hand = Hand (f),
#   worn = am Körper, action = Aktion (f), marker = Marke (f), strength = Kraft (f), stamina = Ausdauer (f), container = Behälter (m), money = Geld (n).
# Places: yard = Hof (m), maze tile = Hofteil (n), square = Feld (n), wall = Wand (f), fence = Zaun (m), gate = Tor (n), road = Straße (f), zone =
#   Bauplatz (m), shop = Geschäft (n), truck = Laster (m), wheel = Steuer (n); face up = offen, face down = verdeckt, open to a team, in sight = im Blick.
# Deeds: search = durchsuchen, Suche (f), pick up = aufheben, put down = ablegen, hand over = geben, weitergeben, share = mittragen, pack = einpacken,
#   discard = aussortieren, define = bestimmen, festlegen, join = verbinden, detach = abtrennen, piece of work = Stück Arbeit (n), job = Arbeit (f), test
#   = testen, Test (m), throw the switch = den Schalter umlegen, success value = Erfolgswert (m), works = läuft, faulty = defekt, fault = Fehler (m),
#   debug = den Fehler suchen, Fehlersuche (f), mend = reparieren, improve = verbessern, train = trainieren, take down = einreißen, load = aufladen,
#   unload = abladen, drive = fahren, hand in = abgeben, offer = anbieten, Angebot (n), auction = versteigern, Versteigerung (f), bid = bieten;
#   notebook = Notizbuch (n), round = Runde (f), turn = Zug (m), target = Ziel (n), curtain = Vorhang (m). The informal address: du.

## Things and machines

# Kinds of things: the name alone, and one thing of the kind as the grammatical object of a sentence ("picked up an oil drum").
# Engines, wheels, frames, tanks and pipes.
engineers-kind-mower-engine = Rasenmähermotor
    .a = einen Rasenmähermotor
engineers-kind-electric-motor = Elektromotor
    .a = einen Elektromotor
engineers-kind-car-engine = Automotor
    .a = einen Automotor
engineers-kind-bicycle-wheel = Speichenrad
    .a = ein Speichenrad
engineers-kind-car-tyre = Autoreifen
    .a = einen Autoreifen
engineers-kind-cart-axle = Karrenachse
    .a = eine Karrenachse
engineers-kind-bed-frame = Bettgestell
    .a = ein Bettgestell
engineers-kind-ladder = Leiter
    .a = eine Leiter
engineers-kind-girder = Stahlträger
    .a = einen Stahlträger
engineers-kind-oil-drum = Ölfass
    .a = ein Ölfass
engineers-kind-gas-bottle = Gasflasche
    .a = eine Gasflasche
engineers-kind-bathtub = Badewanne
    .a = eine Badewanne
engineers-kind-drainpipe = Fallrohr
    .a = ein Fallrohr
engineers-kind-garden-hose = Gartenschlauch
    .a = einen Gartenschlauch
engineers-kind-exhaust-pipe = Auspuffrohr
    .a = ein Auspuffrohr
# Blades, electric parts, cloths, lines and drives.
engineers-kind-ceiling-fan = Deckenventilator
    .a = einen Deckenventilator
engineers-kind-saw-blade = Sägeblatt
    .a = ein Sägeblatt
engineers-kind-ship-screw = Schiffsschraube
    .a = eine Schiffsschraube
engineers-kind-car-battery = Autobatterie
    .a = eine Autobatterie
engineers-kind-wire-coil = Drahtrolle
    .a = eine Drahtrolle
engineers-kind-headlight = Scheinwerfer
    .a = einen Scheinwerfer
engineers-kind-radio-set = Radiogerät
    .a = ein Radiogerät
engineers-kind-tarpaulin = Plane
    .a = eine Plane
engineers-kind-sailcloth = Segeltuch
    .a = ein Segeltuch
engineers-kind-rope = Seil
    .a = ein Seil
engineers-kind-steel-cable = Stahlkabel
    .a = ein Stahlkabel
engineers-kind-gearbox = Getriebe
    .a = ein Getriebe
engineers-kind-bicycle-chain = Fahrradkette
    .a = eine Fahrradkette
engineers-kind-coil-spring = Sprungfeder
    .a = eine Sprungfeder
# Junk of no family.
engineers-kind-pump = Pumpe
    .a = eine Pumpe
engineers-kind-winch = Seilwinde
    .a = eine Seilwinde
engineers-kind-car-seat = Autositz
    .a = einen Autositz
engineers-kind-bucket = Eimer
    .a = einen Eimer
engineers-kind-tin-sheet = Blechtafel
    .a = eine Blechtafel
engineers-kind-magnet = Schrottmagnet
    .a = einen Schrottmagnet
# Powerups, and the blank.
engineers-kind-shopping-cart = Einkaufswagen
    .a = einen Einkaufswagen
engineers-kind-hand-truck = Sackkarre
    .a = eine Sackkarre
engineers-kind-sack = Sack
    .a = einen Sack
engineers-kind-metal-detector = Metalldetektor
    .a = einen Metalldetektor
engineers-kind-exercise-bike = Heimtrainer
    .a = einen Heimtrainer
engineers-kind-barbell = Langhantel
    .a = eine Langhantel
engineers-kind-tin-of-grease = Dose Fett
    .a = eine Dose Fett
engineers-kind-workshop-manual = Werkstatthandbuch
    .a = ein Werkstatthandbuch
engineers-kind-safety-valve = Sicherheitsventil
    .a = ein Sicherheitsventil
engineers-kind-odd-lump = komischer Klumpen
    .a = einen komischen Klumpen
# Tools.
engineers-kind-tool-kit = Werkzeugkasten
    .a = einen Werkzeugkasten
engineers-kind-power-driver = Akkuschrauber
    .a = einen Akkuschrauber
engineers-kind-angle-grinder = Winkelschleifer
    .a = einen Winkelschleifer
engineers-kind-multimeter = Multimeter
    .a = ein Multimeter
engineers-kind-sledgehammer = Vorschlaghammer
    .a = einen Vorschlaghammer
engineers-kind-head-lamp = Stirnlampe
    .a = eine Stirnlampe
engineers-kind-wheelbarrow = Schubkarre
    .a = eine Schubkarre
engineers-kind-rucksack = Rucksack
    .a = einen Rucksack
engineers-kind-lifting-belt = Hebegurt
    .a = einen Hebegurt
engineers-kind-work-boots = Arbeitsstiefel
    .a = Arbeitsstiefel
engineers-kind-welding-set = Schweißgerät
    .a = ein Schweißgerät
engineers-kind-test-stand = Prüfstand
    .a = einen Prüfstand
# Machines, as their cards name them: short.
engineers-machine-soapbox-cart = Seifenkiste
engineers-machine-tea-urn = Hof-Teekocher
engineers-machine-bird-scarer = Vogelschreck
engineers-machine-great-kite = Großer Drachen
engineers-machine-signal-lamp = Signallampe
engineers-machine-well-hoist = Brunnenwinde
engineers-machine-go-kart = Gokart
engineers-machine-water-cannon = Wasserwerfer
engineers-machine-land-yacht = Strandsegler
engineers-machine-leaf-blower = Laubbläser
engineers-machine-stone-thrower = Steinschleuder
engineers-machine-radio-mast = Funkmast
engineers-machine-log-saw = Holzsäge
engineers-machine-windmill = Windpumpe
engineers-machine-paddle-boat = Tretboot
engineers-machine-fire-engine = Feuerwehrauto
engineers-machine-potato-gun = Kartoffelkanone
engineers-machine-hovercraft = Luftkissenboot
engineers-machine-scrap-crane = Schrottkran
engineers-machine-searchlight-trike = Dreirad mit Licht
engineers-machine-steam-tractor = Dampftraktor
engineers-machine-submarine = Tret-U-Boot
engineers-machine-dragster = Dragster
engineers-machine-airship = Luftschiff
# Families of junk: the name alone, and any kind of the family, as a machine needs it.
engineers-family-engine = Motor
    .any = irgendein Motor
engineers-family-wheel = Rad
    .any = irgendein Rad
engineers-family-frame = Rahmen
    .any = irgendein Rahmen
engineers-family-tank = Tank
    .any = irgendein Tank
engineers-family-pipe = Rohr
    .any = irgendein Rohr
engineers-family-blade = Rotor
    .any = irgendein Rotor
engineers-family-electric = Elektroteil
    .any = irgendein Elektroteil
engineers-family-cloth = Tuch
    .any = irgendein Tuch
engineers-family-line = Leine
    .any = irgendeine Leine
engineers-family-drive = Antrieb
    .any = irgendein Antrieb

## Classes, grades, jobs and counted things

engineers-class-junk = Schrottteil
engineers-class-powerup = Hilfe
engineers-class-blank = Rohling
engineers-class-tool = Werkzeug
# Grades as they stand on a component: a letter, or that it is broken.
engineers-grade-a = A
engineers-grade-b = B
engineers-grade-c = C
engineers-grade-d = D
engineers-grade-broken = kaputt
# Kinds of work.
engineers-job-join = Verbinden
engineers-job-detach = Abtrennen
engineers-job-debug = Fehlersuche
# Markers of workers.
engineers-stat-strength = Kraft
engineers-stat-stamina = Ausdauer
# Places. $square is a square's name, the same in every language: "c4".
engineers-gate = Tor { $square }
engineers-wall = Wand { $first }/{ $second }
# A worker, by the name of the team and a number, and several workers of one team: "Orange 1, 2 and 4".
engineers-worker = { $name } { $number }
engineers-workers = { $name } { $numbers }
# Counted things, as grammatical objects.
engineers-dollars = { $count }{"\u00A0"}$
engineers-count-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
engineers-count-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
engineers-count-hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
engineers-count-things = { $count ->
    [one] { $count } Ding
   *[other] { $count } Dinge
}
engineers-count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
engineers-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Things and cards in sentences

# A thing with its grade as a grammatical object ("picked up an oil drum (B)"), and in a list of components ("oil drum B").
engineers-thing-graded = { $thing } ({ $grade })
engineers-part-graded = { $name } { $grade }
# An assembly, and a container with its contents. $things are as in the list of components: "ladder C and rope D".
engineers-assembly = eine Baugruppe ({ $things })
engineers-thing-holding = { $thing } ({ $things })
# A thing whose kind the reader does not know, and a thing with the place where it lies.
engineers-some-thing = ein Ding
engineers-thing-on = { $thing } auf { $square }
engineers-nothing = nichts
# A machine's name in a sentence.
engineers-machine-in-sentence = „{ $machine }“

## Texts of things and cards

# Effects, short, in lower case and without a full stop: they stand after the name of the thing.
engineers-effect-join = eine Aktion schafft { $count } Stück Arbeit beim Verbinden
engineers-effect-detach = eine Aktion schafft { $count } Stück Arbeit beim Abtrennen
engineers-effect-debug = eine Aktion schafft { $count } Stück Arbeit bei der Fehlersuche
engineers-effect-scan = { $count ->
    [one] eine Suche erfasst auch Felder { $count } Schritt weit
   *[other] eine Suche erfasst auch Felder bis zu { $count } Schritte weit
}
engineers-effect-take-down-wall = { $count ->
    [one] reißt für { $count } Aktion eine Wand ein
   *[other] reißt für { $count } Aktionen eine Wand ein
}
# $hands is the most that one thing may need, $ease what comes off the penalty of each.
engineers-effect-hold = { $slots ->
    [one] fasst { $slots } Ding
   *[other] fasst { $slots } Dinge
} für { $hands ->
    [one] höchstens 1 Hand
   *[other] höchstens { $hands } Hände
}, { $ease ->
    [0] so schwer wie draußen
   *[other] jedes mit { $ease } weniger Last
}
engineers-effect-brace = wer es trägt, hat { $count } weniger Gesamtlast
engineers-effect-stride = { $count ->
    [one] { $count } Aktion mehr im Zug
   *[other] { $count } Aktionen mehr im Zug
}
engineers-effect-train-strength = { $count ->
    [one] gibt für { $count } Aktion eine Kraftmarke
   *[other] gibt für { $count } Aktionen eine Kraftmarke
}
engineers-effect-train-stamina = { $count ->
    [one] gibt für { $count } Aktion eine Ausdauermarke
   *[other] gibt für { $count } Aktionen eine Ausdauermarke
}
engineers-effect-mend = { $count ->
    [one] nimmt für { $count } Aktion einen Schaden von einem Bauteil
   *[other] nimmt für { $count } Aktionen einen Schaden von einem Bauteil
}
engineers-effect-improve = { $count ->
    [one] verbessert ein Bauteil für { $count } Aktion um eine Stufe
   *[other] verbessert ein Bauteil für { $count } Aktionen um eine Stufe
}
engineers-effect-steady = hebt den Erfolgswert der Tests deines Teams um { $count }
# Sentences of a thing's text, a line each. $effect is one of the effects before.
engineers-line-effect = { CAPITAL($effect) }.
engineers-line-carry = { $hands ->
    [0] Wird am Körper getragen; Last { $penalty }.
    [one] Last { $penalty }, { $hands } Hand.
   *[other] Last { $penalty }, { $hands } Hände.
}
# $families are names of families, as a list.
engineers-line-families = Familie: { $families }.
engineers-line-no-family = Ohne Familie: Eine Maschine braucht genau dieses Teil.
engineers-line-in-hand = Nützt dem Arbeiter, der es in der Hand hat.
engineers-line-worn = Nützt dem Arbeiter, der es am Körper trägt.
engineers-line-in-zone = Wirkt, solange es offen auf deinem Bauplatz liegt.
engineers-line-once = Ist nach dem Gebrauch aus dem Spiel.
engineers-line-blank = Liegt es offen auf deinem Bauplatz, wird es einmal zu einem Schrottteil deiner Wahl.
engineers-line-price = Kostet im Geschäft { $price } und bringt beim Verkauf { $half }.
# A thing for screen readers: its name, its class and all lines; two lines; a machine's card. $needs are "any tank and pump".
engineers-thing-in-words = { CAPITAL($name) }, { $class }. { $text }
engineers-two-lines = { $first } { $second }
engineers-machine-in-words = { $name }, { $points }. Gebraucht wird: { $needs }.

## New game

# Options of the rules: a name, which stands before the choices, and a short sentence.
engineers-option-target = Ziel
    .about = Die Runde, in der ein Team es erreicht, ist die letzte.
engineers-option-rounds = Runden
    .about = Nach so vielen Runden gewinnt das Team mit den meisten Punkten.
engineers-option-notebook = Notizbuch
    .about = Es merkt sich, wo dein Team was gesehen hat.
engineers-option-trading = Handel
    .about = Teams dürfen Dinge und Geld tauschen und versteigern.
engineers-option-table = Tisch
    .about = Offen: Alle sehen alles. Leichter mit Kindern, und ohne Vorhang.
engineers-option-money = Geld
    .about = Wer stark spielt, kann mit weniger anfangen.
engineers-notebook-bought = für { $price }
engineers-notebook-free = umsonst
engineers-notebook-none = keins
engineers-trading-on = an
engineers-trading-off = aus
engineers-table-secret = verdeckt
engineers-table-open = offen

## The event log
# Short sentences without a full stop. $name is a team, and so are $partner and each of $names; $who is a worker of the team, "Orange 2", or
# several, whose number is $workers. $thing and each of $things are things as grammatical objects: "an oil drum (B)"; $square is a square: "c4".

# $rolls are the rolls of all teams, each as in the next message; $first and $second are rounds of rolls.
engineers-log-rolled = { $name } fängt an: { $rolls }
engineers-log-roll = { $name } { $roll }
engineers-log-rolls-again = { $first }, dann { $second }
engineers-log-gate = { $name } nahm das Tor bei { $square }
# $cards are names of machines in quotation marks.
engineers-log-dealt = { $name } zog { $cards }
engineers-log-aside = { $name } legte { $cards } beiseite
engineers-log-round = Runde { $round }
engineers-log-last-round = Runde { $round }, die letzte
engineers-log-target = { $points ->
    [one] { $name } hat { $points } Punkt: Diese Runde ist die letzte
   *[other] { $name } hat { $points } Punkte: Diese Runde ist die letzte
}
engineers-log-closed = { $name } verlor { $things } aus dem Blick
engineers-log-rolled-on = Der Laster von { $name } rollte von { $from } nach { $to } weiter
# $steps is the number of steps.
engineers-log-walked = { $workers ->
    [one] { $who } ging
   *[other] { $who } gingen zusammen
} { $steps ->
    [one] nach { $square }
   *[other] nach { $square }, { $steps } Schritte
}
# $squares are names of squares.
engineers-log-searched = { $who } durchsuchte { $squares }
engineers-log-found = { $name } sah { $things }
engineers-log-found-nothing = { $name } sah nichts Neues
engineers-log-notebook-right = Das Notizbuch von { $name } stimmt: { $name } sah { $things }
engineers-log-struck-out = Nicht mehr auf { $square }: { $name } strich { $things } aus
engineers-log-wall-down = { $count ->
    [one] { $who } riss mit { $count } Aktion die Wand { $first }/{ $second } ein
   *[other] { $who } riss mit { $count } Aktionen die Wand { $first }/{ $second } ein
}
engineers-log-picked-up = { $workers ->
    [one] { $who } hob { $thing } auf
   *[other] { $who } hoben zusammen { $thing } auf
}
engineers-log-put-down = { $workers ->
    [one] { $who } legte { $thing } ab
   *[other] { $who } legten zusammen { $thing } ab
}
engineers-log-put-into-zone = { $workers ->
    [one] { $who } legte { $thing } auf den Bauplatz
   *[other] { $who } legten zusammen { $thing } auf den Bauplatz
}
# $to is a worker of the same team.
engineers-log-handed-over = { $who } gab { $to } { $thing }
# $count is the number of workers who carry it now.
engineers-log-share-taken = { $who } fasste mit an: { $thing } tragen nun { $count }
engineers-log-share-left = { $count ->
    [one] { $who } ließ los: { $thing } trägt nun { $count }
   *[other] { $who } ließ los: { $thing } tragen nun { $count }
}
engineers-log-packed = { $who } packte { $thing } in { $container }
engineers-log-packed-something = { $who } packte etwas ein
engineers-log-unpacked = { $who } packte { $thing } aus
engineers-log-unpacked-something = { $who } packte etwas aus
engineers-log-blank-again = { $name } hat { $thing }, wieder unbestimmt
engineers-log-discarded = { $name } sortierte { $thing } aus
# $price is an amount of dollars, here and below.
engineers-log-bought = { $who } kaufte { $thing } für { $price }
engineers-log-sold = { $who } verkaufte { $things } für { $price }
engineers-log-notebook = { $name } kaufte für { $price } das Notizbuch
# $blank is the blank, $thing what it is now.
engineers-log-defined = { $name } legte fest: { $blank } als { $thing }
engineers-log-climbed-in = { $who } stieg in den Laster
engineers-log-climbed-out = { $who } stieg aus dem Laster
engineers-log-wheel-taken = { $who } setzte sich ans Steuer
engineers-log-wheel-left = { $who } verließ das Steuer
# $count is the number of others aboard who spent an action too, and can be 0.
engineers-log-drove = { $who } fuhr von { $from } nach { $to }{ $count ->
    [0] {""}
   *[other] , { $count } fuhren mit
}
engineers-log-loaded = { $count ->
    [0] { $who } lud { $thing } auf
    [one] { $who } lud mit { $count } Aktion { $thing } auf
   *[other] { $who } lud mit { $count } Aktionen { $thing } auf
}
engineers-log-unloaded = { $count ->
    [0] { $who } lud { $thing } ab
    [one] { $who } lud mit { $count } Aktion { $thing } ab
   *[other] { $who } lud mit { $count } Aktionen { $thing } ab
}
engineers-log-began-joining = { $name } begann zu verbinden: { $things }
engineers-log-began-detaching = { $name } begann abzutrennen: { $things }
# $total of $all units of work are done.
engineers-log-worked = { $who } arbeitete: { $total } von { $all } getan
engineers-log-join-lost = { $name } verlor die Arbeit an einer Verbindung: { $done } von { $all }
engineers-log-detach-lost = { $name } verlor die Arbeit am Abtrennen: { $done } von { $all }
engineers-log-joined = { $name } hat { $thing } verbunden
engineers-log-detached = { $name } hat { $thing } abgetrennt
# $total is the work on the fault in this turn.
engineers-log-debugged = { $who } suchte den Fehler: { $total } in diesem Zug
engineers-log-fault-found = { $name } würfelte { $roll } und fand den Fehler: Nötig war höchstens { $value }
engineers-log-fault-not-found = { $name } würfelte { $roll } und fand den Fehler nicht: Nötig war höchstens { $value }
engineers-log-trained-strength = { $who } trainierte und hat nun mehr Kraft
engineers-log-trained-stamina = { $who } trainierte und hat nun mehr Ausdauer
# $thing is named without its grade; $grade is its current grade.
engineers-log-mended = { $who } reparierte { $thing }: jetzt { $grade }
engineers-log-improved = { $who } verbesserte { $thing }: jetzt { $grade }
# $told is the message about an improvement or a test; $used is the name of the thing that was used up.
engineers-log-used-up = { $told }; verbraucht: { $used }
# $machine is a machine's name in quotation marks, here and below; $parts are components with their grades, and the message that follows these.
engineers-log-test-works = { $name } testete { $machine } ({ $parts }): { $roll } gewürfelt, höchstens { $value } nötig, sie läuft
engineers-log-test-fails = { $name } testete { $machine } ({ $parts }): { $roll } gewürfelt, höchstens { $value } nötig, sie läuft nicht
engineers-log-test-breaks = { $name } testete { $machine } ({ $parts }): { $roll } gewürfelt, sie fliegt auseinander
engineers-log-steady = { $count } für festen Stand
engineers-log-damaged = Beschädigt: { $parts }
engineers-log-scored = { $points ->
    [one] { $name } bekam { $points } Punkt für { $machine }: { $total } insgesamt
   *[other] { $name } bekam { $points } Punkte für { $machine }: { $total } insgesamt
}
engineers-log-handed-in = { $name } gab { $cards } ab
engineers-log-not-handed-in = { $name } konnte { $cards } nicht abgeben: Was fehlt, lässt sich noch finden
# $given and $wanted are things and money: "a rope (C) and $50".
engineers-log-offered = { $name } bot { $partner } { $given } für { $wanted }
engineers-log-countered = { $name } bot { $partner } stattdessen { $given } für { $wanted }
engineers-log-declined = { $name } lehnte das Angebot von { $partner } ab
engineers-log-exchanged = { $name } gab { $partner } { $given } für { $wanted }
engineers-log-auction = { $name } versteigert { $thing }, ab { $price }
engineers-log-bid = { $name } bot { $price }
engineers-log-out-of-auction = { $name } bietet nicht mehr mit
engineers-log-out-by-rule = { $name } fehlt Geld oder Platz und ist raus
engineers-log-auction-sold = { $name } bekam { $thing } für { $price }
engineers-log-auction-idle = Niemand bot auf { $thing }

## Choices of a player
# An action that a player may take, or that a strong player would take ("walk to c4"): an infinitive, in lower case and without a full stop.
# $thing is as in the log.

# $who is a worker, $choice one of the others.
engineers-choice-by = { $who }: { $choice }
engineers-choice-gate = das Tor bei { $square } nehmen
engineers-choice-step = nach { $square } gehen
engineers-choice-search = { $square } durchsuchen
engineers-choice-take-down-wall = die Wand nach { $square } einreißen
engineers-choice-work = weiterarbeiten
engineers-choice-debug = den Fehler suchen
engineers-choice-buy = { $thing } kaufen
engineers-choice-sell = { $thing } verkaufen
engineers-choice-drive = nach { $square } fahren
engineers-choice-worker = { $who } wählen
engineers-choice-worker-rest = ein Rechtsklick schickt stattdessen den gewählten Arbeiter dorthin
engineers-choice-load = { $thing } aufladen
engineers-choice-unload = { $thing } abladen
# $name is the name of what the worker trains on.
engineers-choice-train = trainieren ({ $name })
engineers-choice-mend = { $thing } reparieren
engineers-choice-improve = { $thing } verbessern
engineers-choice-pick-up = { $thing } aufheben
engineers-choice-together = { $thing } zusammen tragen
engineers-choice-together-rest = zu viel für einen: Wähle, wer hilft
engineers-choice-put-into-zone = { $thing } auf den Bauplatz legen
engineers-choice-put-down = { $thing } verdeckt ablegen
engineers-choice-hand-over = { $to } { $thing } geben
engineers-choice-take-share = { $thing } mittragen
engineers-choice-leave-share = { $thing } loslassen
engineers-choice-pack = { $thing } in { $container } packen
engineers-choice-unpack = { $thing } auspacken
engineers-choice-climb-in = in den Laster steigen
engineers-choice-climb-out = aus dem Laster steigen
engineers-choice-take-wheel = sich ans Steuer setzen
engineers-choice-leave-wheel = das Steuer verlassen
engineers-choice-discard = { $thing } aussortieren
engineers-choice-define = { $blank } festlegen als { $thing }
engineers-choice-begin-joining = verbinden: { $things }
engineers-choice-begin-detaching = { $thing } abtrennen
engineers-choice-notebook = für { $price } das Notizbuch kaufen
engineers-choice-offer = { $partner } { $given } für { $wanted } anbieten
engineers-choice-accept = Ja sagen
engineers-choice-decline = Nein sagen
engineers-choice-counter = stattdessen { $given } für { $wanted } anbieten
engineers-choice-auction = { $thing } versteigern, ab { $price }
engineers-choice-bid = { $price } bieten
engineers-choice-stay-out = nicht mehr mitbieten
engineers-choice-test = { $machine } testen
engineers-choice-test-with-once = { $machine } testen und verbrauchen, was einmal festen Stand gibt
engineers-choice-hand-in = { $machine } abgeben wollen
engineers-choice-hand-in-all = alle drei Karten abgeben wollen
engineers-choice-end-turn = den Zug beenden

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

engineers-ending-wins = { $name } gewinnt: { $why }
engineers-ending-shared = { $names } teilen sich den Sieg: { $why }
engineers-because-target = { $points }, die meisten, als das Ziel erreicht war
engineers-because-rounds = { $points }, die meisten nach der letzten Runde
engineers-because-money = { $points } wie andere, aber mehr Geld

## Where a game stands
# In a list of saved games: short.

engineers-stands-set-up = Aufbau
engineers-stands-gate = Aufbau: { $name } nimmt ein Tor
engineers-stands-turn = Runde { $round }: { $name } ist am Zug
engineers-stands-answer = Runde { $round }: { $name } antwortet auf das Angebot von { $partner }
engineers-stands-auction = Runde { $round }, Versteigerung: { $name } bietet

## The decision of a computer player, on the command line

# A note below the choices that a computer player compared.
engineers-explain-worths-note = Der Wert eines Tors ist die mittlere Zahl der Schritte von ihm zu den Feldern des Hofs, mit einem Minus, und etwas mehr, je weiter die anderen Teams weg sind; der einer Handlung sind die Punkte für hundert Aktionen der Maschine, der sie dient; der eines Tests sind seine Punkte mal die Aussicht, dass er gelingt.
# The machine that a computer player builds, and its other cards: $followed and the list $others are messages engineers-explain-card.
engineers-explain-machine = Gebaut wird { $followed }.
engineers-explain-machines = Gebaut wird { $followed } und nicht { $others }.
# $machine is the name of a machine in quotation marks, $points and $effort are counts of points and actions, $missing is the number of
# things that have not been found yet, $worth the points for a hundred actions.
engineers-explain-card = { $machine } ({ $points } für etwa { $effort }, noch zu finden: { $missing }, Wert { $worth })
engineers-explain-card-without-way = { $machine } ({ $points }, kein Weg bekannt)

## Why something is refused at the table
# They are shown beside the thing or the button that the player tried: the shorter the better. They begin with a lower-case letter
# unless the language asks for a capital; the game writes a capital where a message stands alone.

engineers-illegal-game-over = das Spiel ist vorbei
engineers-illegal-not-now = das geht jetzt nicht
engineers-illegal-no-such = das gibt es an diesem Tisch nicht
engineers-illegal-gate-taken = dieses Tor hat ein anderes Team
engineers-illegal-no-actions = { $needs ->
    [one] braucht { $needs } Aktion; dieser Arbeiter hat noch { $has }
   *[other] braucht { $needs } Aktionen; dieser Arbeiter hat noch { $has }
}
engineers-illegal-sharer-tired = alle Träger müssen mitgehen, und einer hat keine Aktion mehr
engineers-illegal-wall = eine Wand oder der Zaun ist im Weg
engineers-illegal-no-wall = dort steht keine Wand des Hofs
engineers-illegal-no-tool-for-that = dafür braucht es das Richtige in der Hand oder auf dem Bauplatz
engineers-illegal-aboard = dieser Arbeiter sitzt im Laster: erst aussteigen
engineers-illegal-not-aboard = dieser Arbeiter sitzt nicht im Laster
engineers-illegal-other-square = das ist nicht auf dem Feld dieses Arbeiters
engineers-illegal-not-in-zone = dieser Arbeiter muss auf deinem Bauplatz sein
engineers-illegal-not-in-own-zone = es muss offen auf deinem Bauplatz liegen
engineers-illegal-not-open = dein Team weiß nicht, was dort liegt: erst suchen
engineers-illegal-others-zone = es gehört einem anderen Team
engineers-illegal-not-carried = dieser Arbeiter trägt es nicht
engineers-illegal-shared = das geht nicht mit der Zahl derer, die es tragen
engineers-illegal-no-hands = { $needs ->
    [one] braucht { $needs } Hand; frei: { $free }
   *[other] braucht { $needs } Hände; frei: { $free }
}
engineers-illegal-no-hands-alone = braucht { $needs } Hände; frei: { $free }; mehrere können es zusammen tragen
engineers-illegal-worn-already = so eins trägt dieser Arbeiter schon am Körper
engineers-illegal-shares-already = jeder Arbeiter trägt nur an einer Last mit
engineers-illegal-tied = ein anderer Arbeiter hat es in diesem Zug benutzt und behält es
engineers-illegal-no-room = braucht auf dem Bauplatz Platz für { $needs }; frei: { $free }
engineers-illegal-not-a-container = dafür braucht es einen Behälter, und kein Behälter passt in einen anderen
engineers-illegal-container-full = dieser Behälter ist voll
engineers-illegal-too-big-for-container = es braucht zu viele Hände für diesen Behälter
engineers-illegal-not-empty = der Behälter muss leer sein
engineers-illegal-not-packed = es ist in keinem Behälter
engineers-illegal-no-shop = die Geschäfte sind an den acht Toren
engineers-illegal-sold-out = ausverkauft: alle fünf sind im Spiel
engineers-illegal-no-money = kostet { $needs } $; dein Team hat { $has } $
engineers-illegal-hands-full = nur mit leeren Händen: Ein Klick auf den Laster lädt, was gehalten wird
engineers-illegal-truck-full = in den Laster passen fünf, Arbeiter und Dinge zusammen
engineers-illegal-other-driver = im Zug fährt nur einer, und am Steuer muss jemand sitzen
engineers-illegal-too-far = eine Aktion fährt 1 bis 3 Felder
engineers-illegal-no-room-to-park = ein geparkter Laster braucht auf deinem Bauplatz Platz für fünf
engineers-illegal-not-loaded = es ist nicht in deinem Laster
engineers-illegal-wrong-shares = { $needs ->
    [one] kostet { $needs } Aktion; genannt: { $named }
   *[other] kostet { $needs } Aktionen; genannt: { $named }
}
engineers-illegal-not-a-component = in Maschinen kommen nur Schrottteile und bestimmte Rohlinge
engineers-illegal-same-assembly = wähle zwei Dinge, die noch nicht verbunden sind
engineers-illegal-not-joined = es ist mit nichts verbunden
engineers-illegal-no-job = beginne erst etwas zu verbinden oder abzutrennen
engineers-illegal-same-job = daran arbeitet dein Team schon
engineers-illegal-not-faulty = diese Maschine hat keinen Fehler zu suchen
engineers-illegal-other-machine = dein Team sucht in diesem Zug an einer anderen Maschine
engineers-illegal-not-damaged = es hat keinen Schaden
engineers-illegal-best-grade = es ist schon ein A
engineers-illegal-most-markers = mehr als zwei Marken einer Art gibt es nicht
engineers-illegal-trained-already = nur ein Arbeiter im Zug trainiert damit
engineers-illegal-not-blank = es ist kein Rohling, oder dein Team hat ihn schon bestimmt
engineers-illegal-not-junk = ein Rohling kann nur ein Schrottteil werden
engineers-illegal-no-notebook = ein Notizbuch kauft man einmal, im ersten Zug, wenn es eins gibt
engineers-illegal-not-your-card = diese Karte hat dein Team nicht
engineers-illegal-not-the-machine = das sind nicht genau die Teile dieser Maschine
engineers-illegal-faulty = defekt: finde den Fehler oder setz ein anderes Bauteil ein
engineers-illegal-nothing-to-use-up = auf deinem Bauplatz lässt sich nichts für den Test verbrauchen
engineers-illegal-nothing-is-missing = dein Team hat für alles auf der Karte etwas
engineers-illegal-asked-already = danach hat dein Team in diesem Zug schon gefragt
engineers-illegal-no-trading = in diesem Spiel gibt es keinen Handel
engineers-illegal-no-more-deals = mehr als drei Angebote und eine Versteigerung im Zug gibt es nicht
engineers-illegal-empty-terms = beide Seiten müssen etwas geben
engineers-illegal-no-third-offer = nur noch Ja oder Nein: Das ist das zweite Angebot
engineers-illegal-bid-too-low = biete mindestens { $least } $

## Why a game can't begin

engineers-setup-seats = es spielen { $fewest } bis { $most }; es sind { $seats }
engineers-setup-target = das Ziel ist { $short }, { $middle } oder { $long } Punkte, nicht { $target }
engineers-setup-rounds = ein Spiel hat { $fewest } bis { $most } Runden, nicht { $rounds }
engineers-setup-money = ein Team beginnt mit 0 bis { $most } $, in Schritten von { $step }, nicht mit { $money }
engineers-setup-money-of-seats = jedes Team braucht sein Geld; angegeben ist es für { $found }

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Numbers are those of the usual options and of the set that comes with the game.
engineers-how-to-aim =
    .title = Das Ziel
    .text-1 = Vier Arbeiter, ein Laster und 1.000 $: Durchsuch den Hof nach Schrott, bau daraus vor deinem Tor eine Maschine und leg den Schalter um.
    .text-2 = Eine Maschine, die läuft, bringt die Punkte ihrer Karte. In der Runde, in der ein Team 150 Punkte erreicht, endet das Spiel, und die meisten Punkte gewinnen.
    .text-3 = Auf dem Hof liegen hundert Gegenstände, auf jedem Feld einer, verdeckt. Aus Schrottteilen werden Maschinen, Hilfen nützen dir, und ein komischer Klumpen kann jedes Schrottteil werden.
    .text-4 = Jeder Gegenstand hat eine Stufe: D ist schlecht und häufig, A ist das Beste und selten. Werkzeuge kommen aus dem Geschäft und haben keine Stufe.
    .text-5 = Die Karte einer Maschine nennt, was sie braucht: ein bestimmtes Schrottteil, etwa eine Pumpe, oder irgendeins einer Familie, etwa irgendeinen Tank.
    .picture-1-title = Eine Karte
    .picture-1-caption = Ihre Punkte und was die Maschine braucht: Sechsecke sind irgendein Schrottteil einer Familie.
    .picture-2-title = Die Maschine
    .picture-2-caption = Vier Bauteile, verbunden auf deinem Bauplatz.
    .picture-3-title = Stufen
    .picture-3-caption = Von A, dem Besten, bis D, dem Häufigsten.
engineers-how-to-yard =
    .title = Der Hof
    .text-1 = Der Hof hat zehn mal zehn Felder mit Wänden dazwischen. Um ihn herum führt die Straße. Verbunden sind beide nur durch acht Tore.
    .text-2 = Alle Teams würfeln, und das höchste ist zuerst am Zug; das letzte in der Reihe nimmt sich zuerst ein Tor. Das Straßenfeld an deinem Tor ist dein Bauplatz: Dort baust du.
    .text-3 = Ein Schritt kostet eine Aktion und führt auf das nächste Feld, nie schräg und nie durch eine Wand. Du darfst auch auf der Straße und auf fremde Bauplätze gehen.
    .text-4 = Auf ein Feld passen beliebig viele Arbeiter und Dinge. Mit einem Vorschlaghammer reißt ein Arbeiter eine Wand im Hof ein, für alle und für immer.
    .picture-1-title = Hof und Straße
    .picture-1-caption = Dein Bauplatz ist an deinem Tor. Wegen der Wände sind es drei Schritte nach b2.
    .picture-2-title = Eine Wand weniger
    .picture-2-caption = Die Wand zwischen c1 und c2 ist weg: Jetzt ist es ein Schritt, für alle.
engineers-how-to-turn =
    .title = Dein Zug
    .text-1 = In deinem Zug handeln deine vier Arbeiter in beliebiger Reihenfolge, hier eine Aktion, dort eine. Jeder hat sechs Aktionen.
    .text-2 = Last kostet Aktionen: Die Last von allem, was ein Arbeiter trägt, geht von den sechs ab. Wer es ablegt, hat sofort wieder sechs, ohne die schon verbrauchten.
    .text-3 = Je eine Aktion: ein Schritt, eine Suche, ein Stück Arbeit, ein Kauf oder Verkauf, das Fahren. Aufheben, Ablegen, Weitergeben, Einpacken, Ein- und Aussteigen, Aussortieren und Handeln kosten nichts.
    .text-4 = Eine Wand einreißen, trainieren, reparieren und verbessern kosten mehrere Aktionen eines Arbeiters, alle auf einmal.
    .text-5 = Übrige Aktionen verfallen. Dein Zug endet, wenn du es sagst, mit einem Test oder mit einer Karte, die du abgibst.
    .text-6 = Ein Klick auf ein Feld schickt den gewählten Arbeiter dorthin; liegt dort etwas Verdecktes, sucht er. Ein Klick auf eine bekannte Sache holt sie, und „Nach Hause“ bringt sie in deine Zone. Was nicht fertig wird, geht in deinem nächsten Zug mit „Weiter“ weiter und hält an, wo etwas gefunden wird.
    .picture-1-title = Sechs Aktionen
    .picture-1-caption = Wer nichts trägt, hat alle sechs.
    .picture-2-title = Mit Last
    .picture-2-caption = Eine Autobatterie hat Last 2: Vier Aktionen bleiben.
engineers-how-to-searching =
    .title = Suchen
    .text-1 = Eine Suche zeigt deinem Team, was auf dem Feld des Arbeiters verdeckt liegt. Hat noch niemand nachgesehen, entscheidet sich erst dann, was es ist.
    .text-2 = Aufheben darfst du nur, was dein Team im Blick hat. Am Ende deines Zugs ist das alles auf den Feldern deiner eigenen Arbeiter.
    .text-3 = Was ein anderes Team bewegt oder neben dir ablegt, siehst du erst, wenn du wieder suchst.
    .text-4 = Das Notizbuch, für 500 $ im ersten Zug, hält fest, was du aus dem Blick verlierst. Auf so einem Feld brauchst du keine Suche: Was noch da ist, siehst du, und was weg ist, wird gestrichen.
    .text-5 = Eine Stirnlampe oder ein Metalldetektor durchsucht auch die Felder in der Nähe, soweit keine Wand im Weg ist.
    .picture-1-title = Durchsucht
    .picture-1-caption = Auf b3 lag eine Pumpe. Du behältst sie im Blick, bis dein Zug endet.
    .picture-2-title = Mit Stirnlampe
    .picture-2-caption = Die Suche reicht auch einen Schritt weit, aber nicht durch Wände.
    .picture-3-title = Das Notizbuch
    .picture-3-caption = Skizzen zeigen, was du früher gesehen hast. Das Seil auf b3 ist weg: gestrichen.
engineers-how-to-carrying =
    .title = Tragen
    .text-1 = Ein Arbeiter hat zwei Hände. Was keine Hand braucht, etwa Stiefel, trägt er am Körper, jedes nur einmal.
    .text-2 = Zwei bis vier Arbeiter auf einem Feld können ein Ding zusammen tragen: Last und Hände werden geteilt und aufgerundet. Sie gehen zusammen.
    .text-3 = Schrottteile wandern jederzeit von Arbeiter zu Arbeiter, so kommt eine Last in einem Zug weit. Ein Werkzeug oder eine Hilfe, die ein Arbeiter benutzt hat, bleibt bis zum Ende des Zugs bei ihm.
    .text-4 = Behälter, etwa eine Schubkarre, machen ihren Inhalt leichter und brauchen nur ihre eigenen Hände. Kein Behälter kommt in einen anderen.
    .text-5 = Auf deinem Bauplatz liegt ein Ding offen und gehört dir. Überall sonst liegt es verdeckt, und wer es findet, darf es nehmen. Die anderen sehen nur, wie viele Dinge ein Arbeiter trägt.
    .picture-1-title = Zwei Hände
    .picture-1-caption = Pumpe und Seil haben Last 3. Der Hebegurt am Körper nimmt 2 davon ab.
    .picture-2-title = Zusammen
    .picture-2-caption = Ein Automotor hat Last 6. Zu zweit sind es je 3.
    .picture-3-title = Im Behälter
    .picture-3-caption = In einer Schubkarre wiegt jedes Ding 2 weniger.
engineers-how-to-zone =
    .title = Bauplatz und Geschäft
    .text-1 = Was offen auf deinem Bauplatz liegt, gehört dir. Alle sehen es, und nur deine Arbeiter nehmen und benutzen es.
    .text-2 = Ein Bauplatz hat Platz für zehn: Jedes Ding zählt eins, jedes Bauteil einer Baugruppe eins, ein Behälter mit Inhalt eins und dein geparkter Laster fünf.
    .text-3 = In deinem Zug darfst du jederzeit etwas aussortieren: Dann liegt es verdeckt auf demselben Feld und gehört dem, der es findet.
    .text-4 = An jedem der acht Tore ist ein Geschäft, alle mit demselben Vorrat: von jedem Werkzeug fünf. Ein Kauf kostet eine Aktion und den Preis.
    .text-5 = Auch ein Verkauf kostet eine Aktion. Ein Werkzeug bringt den halben Preis. Gegenstände gehen als Schrott weg, je nach Stufe, und sind dann aus dem Spiel.
    .picture-1-title = Neun von zehn
    .picture-1-caption = Zwei verbundene Bauteile, ein Ölfass, ein Prüfstand und der Laster.
    .picture-2-title = Im Geschäft
    .picture-2-caption = Preise von dreien der zwölf Werkzeuge. Für jedes vorrätige brennt eine Lampe.
engineers-how-to-truck =
    .title = Der Laster
    .text-1 = In den Laster passen fünf: Arbeiter und Dinge. Ein Behälter mit Inhalt zählt eins, eine Baugruppe eins für jedes Bauteil.
    .text-2 = Ein- und Aussteigen kostet nichts, solange er steht, und geht mit leeren Händen. Ein Arbeiter setzt sich ans Steuer und fährt als Einziger in diesem Zug.
    .text-3 = Eine Aktion fährt ein bis drei Straßenfelder. Ein Klick auf ein ferneres Straßenfeld gibt so viele aus, wie der Weg braucht. Auch alle anderen im Laster verbrauchen eine Aktion, wenn sie noch eine haben.
    .text-4 = Auf- und Abladen kosten die halbe Last des Dings in Aktionen, aufgerundet, beliebig verteilt auf deine Arbeiter dort. Ein Klick auf den Laster lädt, was der Arbeiter daneben hält.
    .text-5 = Auf deinem Bauplatz parkt der Laster und braucht Platz für fünf. Steht er am Ende deines Zugs auf einem fremden Bauplatz, oder daheim ohne Platz, rollt er ein Straßenfeld weiter.
    .picture-1-title = Eine Aktion
    .picture-1-caption = Der Laster fährt bis zu drei Straßenfelder. Die Zahl zählt, wer und was an Bord ist.
    .picture-2-title = Voller Bauplatz
    .picture-2-caption = Fünf Dinge und der geparkte Laster.
engineers-how-to-joining =
    .title = Verbinden
    .text-1 = Zwei Dinge zu verbinden, die offen auf deinem Bauplatz liegen, braucht 24 Stück Arbeit. Ein Bauteil abzutrennen auch.
    .text-2 = Eine Aktion eines Arbeiters auf deinem Bauplatz mit einer freien Hand schafft ein Stück, mit einem Werkzeugkasten in der anderen Hand zwei, mit einem Akkuschrauber drei.
    .text-3 = Die Arbeit zählt über Arbeiter und Züge zusammen. Dein Team hat aber nur eine Arbeit zugleich: Eine neue, oder wenn du ein Ding der alten bewegst, und das Getane ist verloren.
    .text-4 = Was verbunden ist, ist eine Baugruppe: ein Ding, das du im Ganzen trägst, verkaufst oder tauschst. In welcher Reihenfolge du verbindest, ist gleich.
    .picture-1-title = In Arbeit
    .picture-1-caption = 15 von 24 Stück Arbeit sind getan: Danach gehört der Gartenschlauch zur Baugruppe.
    .picture-2-title = Verbunden
    .picture-2-caption = Vier Bauteile, drei Verbindungen: der Wasserwerfer.
engineers-how-to-testing =
    .title = Der Test
    .text-1 = Ist eine Baugruppe genau die Maschine einer deiner Karten, legt ein Arbeiter auf deinem Bauplatz den Schalter um. Das kostet keine Aktion und beendet deinen Zug.
    .text-2 = Der Erfolgswert ist 17, plus 2 für jedes A, minus 1 für jedes C und minus 2 für jedes D. Ein Prüfstand hebt ihn um 2. Er liegt immer von 1 bis 19; mit einem kaputten Bauteil ist er 1.
    .text-3 = Du würfelst mit dem zwanzigseitigen Würfel. Bei höchstens dem Wert läuft die Maschine: Du bekommst ihre Punkte und ziehst drei neue Karten.
    .text-4 = Darüber läuft sie nicht, und ihre Karte liegt von da an offen. Eine 20 schlägt immer fehl, und die Maschine fliegt auseinander.
    .text-5 = Läuft die Maschine, oder bei einer 20, wird jedes Bauteil um eine Stufe schlechter. Ein D geht kaputt.
    .picture-1-title = Sie läuft
    .picture-1-caption = A, B, C, C: 17 + 2 − 1 − 1 = 17. Der Wurf ist eine 9.
    .picture-2-title = Sie läuft nicht
    .picture-2-caption = C, D, D, D: 17 − 1 − 2 − 2 − 2 = 10. Der Wurf ist eine 14.
engineers-how-to-faults =
    .title = Fehler und Training
    .text-1 = Eine Maschine, die nicht lief, ist defekt. Sie wird erst wieder getestet, wenn ihr Fehler gefunden ist oder ein anderes Bauteil in ihr steckt.
    .text-2 = Arbeiter mit einer freien Hand suchen den Fehler auf deinem Bauplatz. Am Ende des Zugs würfelst du einmal: 3 Stück Arbeit finden ihn mit einer 1, 8 mit höchstens einer 2, 13 mit höchstens einer 3 und so weiter. Nur die Arbeit dieses Zugs zählt.
    .text-3 = Mit einem Schweißgerät verliert ein Bauteil einen Schaden: Ein kaputtes ist wieder ein D. Eine Dose Fett macht ein Bauteil um eine Stufe besser.
    .text-4 = Auf einem Heimtrainer auf deinem Bauplatz bekommt ein Arbeiter Ausdauer, eine Aktion mehr in jedem Zug, mit einer Langhantel Kraft, eins weniger Gesamtlast. Mehr als zwei von jedem hat keiner.
    .picture-1-title = Defekte Maschine
    .picture-1-caption = Such den Fehler: Ein Werkstatthandbuch hilft dabei.
    .picture-2-title = Repariert
    .picture-2-caption = Mit einem Schweißgerät ist ein kaputtes Fallrohr wieder ein D.
    .picture-3-title = Verbessert
    .picture-3-caption = Eine Dose Fett macht aus einem C ein B und ist dann verbraucht.
engineers-how-to-cards =
    .title = Karten und Klumpen
    .text-1 = Du hast immer drei Karten, die nur du siehst, bis sie gezeigt werden. Getauscht werden sie nie.
    .text-2 = Ist eine Maschine gelaufen, geht ihre Karte aus dem Spiel, die anderen zwei kommen beiseite, und du ziehst drei.
    .text-3 = Eine Karte darfst du abgeben, wenn du den Rest hast und das Fehlende nicht mehr zu finden ist, alle drei, wenn jeder so etwas fehlt. Du ziehst neue, und dein Zug endet. Ist es noch zu finden, hören das alle, und die Karte bleibt, offen.
    .text-4 = Ein komischer Klumpen ist ein C oder ein D. Liegt er offen auf deinem Bauplatz, machst du ihn einmal zu einem Schrottteil deiner Wahl. Bekommt ihn ein anderes Team, ist er für dieses wieder unbestimmt.
    .picture-1-title = Deine Karten
    .picture-1-caption = Diese liegt offen, weil ihre Maschine nicht lief. Die anderen zwei sind verdeckt.
    .picture-2-title = Ein Klumpen
    .picture-2-caption = Auf deinem Bauplatz darf er eine Pumpe werden oder ein anderes Schrottteil.
engineers-how-to-deals =
    .title = Handel
    .text-1 = In deinem Zug darfst du einem anderen Team einen Tausch anbieten: Dinge von deinem Bauplatz und Geld gegen Dinge von seinem und Geld.
    .text-2 = Das andere Team sagt Ja, Nein oder macht ein anderes Angebot, zu dem du Ja oder Nein sagst. Drei Angebote im Zug darfst du machen.
    .text-3 = Einmal im Zug darfst du ein Ding versteigern, mit einem Mindestpreis. Im Uhrzeigersinn bieten die anderen mindestens 10 $ mehr oder sind raus. Wer übrig bleibt, zahlt und bekommt es.
    .text-4 = Auf beiden Bauplätzen muss danach Platz sein. Was getragen wird, verborgen oder versprochen ist, wird nicht getauscht.
    .picture-1-title = Ein Angebot
    .picture-1-caption = Dein Seil und 50 $ gegen ihre Pumpe.
    .picture-2-title = Eine Auktion
    .picture-2-caption = Grün hat am meisten geboten, und Blau ist raus.
engineers-how-to-end =
    .title = Ende und Geheimes
    .text-1 = Hat ein Team 150 Punkte, wird die Runde zu Ende gespielt, und die meisten Punkte gewinnen. Nach Runde 30 ist auch Schluss. Bei gleichen Punkten gewinnt mehr Geld.
    .text-2 = Alle sehen Bauplätze, Geld, Punkte und Fehler und wie viele Dinge wo liegen oder getragen werden. Nur du siehst deine Karten, deine Lasten, die Limits deiner Arbeiter, was dein Team im Blick hat, und dein Notizbuch.
    .text-3 = Zwischen den Zügen von Menschen verdeckt ein Vorhang das alles. Am offenen Tisch ist nichts geheim; dann gibt es weder Notizbuch noch Vorhang.
    .text-4 = Du kannst eigene Schritte zurücknehmen, aber nicht über Neues hinweg, das du gesehen hast, einen Wurf, neue Karten oder die Antwort eines anderen Teams.
    .text-5 = Andere Optionen: das Ziel, die Runden, das Notizbuch, der Handel und weniger Geld, wenn jemand stark spielt.
    .picture-1-title = Ziel erreicht
    .picture-1-caption = Die Runde wird zu Ende gespielt.
    .picture-2-title = Was andere tun
    .picture-2-caption = Du siehst, wie viele Dinge dort liegen und getragen werden, nicht welche.

# (How to play: end)

## Rule clarifications

# Decisions of this game where the rulebook is silent: one sentence each. The numbers are those of the rules.
engineers-ruling-1-1 = Es spielen zwei bis vier Teams.
engineers-ruling-1-2 = Jedes Hofteil hat in der Mitte jedes Rands einen Ausgang, und alle seine Felder hängen zusammen: Nichts ist unerreichbar.
engineers-ruling-1-3 = Hilfen sind nie Teil einer Maschine, und Schrottteile haben keine Wirkung.
engineers-ruling-1-4 = Die Stufe einer Hilfe bestimmt nur ihren Schrottpreis.
engineers-ruling-1-6 = Gebraucht wird ein bestimmtes Schrottteil oder irgendeins einer Familie.
engineers-ruling-1-7 = Geld und Marken gehen nie aus.
engineers-ruling-1-9 = Werkzeuge und Hilfen haben zehn Arten von Wirkungen, die von diesem Spiel sind.
engineers-ruling-1-10 = Ein Ding wirkt, wie es dabeisteht, nur in der Hand oder am Körper seines Arbeiters oder nur offen auf dem Bauplatz; in einem Behälter, im Laster und verdeckt wirkt es nicht.
engineers-ruling-1-11 = Gleiche Wirkungen zählen nicht zusammen: Nur die größte gilt, für jeden Arbeiter, und bei Tests für jedes Team.
engineers-ruling-1-12 = Der Satz aus Dingen und Maschinen ist eine Datei, die beim Laden geprüft wird.
engineers-ruling-2-1 = Welche Hofteile liegen, mit welcher Seite und wie gedreht, wird ausgelost.
engineers-ruling-2-3 = Um den Hof führt eine Straße aus 44 Feldern, und ein Zaun trennt beide, außer an den Toren.
engineers-ruling-2-4 = Wer beim Wurf um den Anfang gleich hoch liegt, würfelt noch einmal.
engineers-ruling-2-5 = Ein Tor, das niemand genommen hat, ist ein Durchgang mit einem Geschäft.
engineers-ruling-2-7 = Wer stark spielt, kann mit 0 bis 1.000 $ anfangen, in Hundertern.
engineers-ruling-2-10 = Empfohlen sind 150 Punkte, 30 Runden, ein Notizbuch zum Kaufen, Handel und ein verdeckter Tisch.
engineers-ruling-3-4 = Wer so viele Aktionen verbraucht hat wie das Limit oder mehr, verbraucht keine mehr, tut aber weiter, was nichts kostet.
engineers-ruling-3-5 = Was mehrere Aktionen kostet, tut ein Arbeiter in einem Stück.
engineers-ruling-3-6 = Aufheben und Ähnliches kostet in deinem Zug nie etwas, auch ohne einen Schritt.
engineers-ruling-4-2 = Arbeiter dürfen auf der Straße gehen, ein Feld für eine Aktion.
engineers-ruling-4-5 = Einreißen lassen sich nur Wände zwischen zwei Feldern des Hofs, nicht der Zaun.
engineers-ruling-5-2 = Ein Arbeiter trägt am Körper von jeder Art höchstens eins.
engineers-ruling-5-4 = Die anderen sehen, wie viele Dinge ein Arbeiter trägt, aber nicht, welche.
engineers-ruling-5-5 = Wird ein Ding zusammen getragen, teilen sich die Hände wie die Last.
engineers-ruling-5-6 = Wer ein Ding zusammen trägt, geht zusammen, und jeder trägt nur an einem mit.
engineers-ruling-5-9 = Ein Werkzeug oder eine Hilfe bleibt bis zum Ende des Zugs bei dem Arbeiter, der damit eine Aktion verbraucht oder es gekauft hat.
engineers-ruling-5-12 = Für einen Behälter ist eine Baugruppe ein Ding: Ihre Hände zählen zusammen, und die Erleichterung gilt einmal; aber jedes Bauteil braucht ein Fach.
engineers-ruling-5-14 = Was in einem Behälter ist, geht mit ihm und ist für alle zu sehen, die ihn sehen; weitergeben lässt es sich auch aus einem, der gebunden ist.
engineers-ruling-6-1 = Von der Straße aus erfasst eine Suche nur das eigene Feld.
engineers-ruling-6-2 = Was ungesehen liegt, entscheidet sich erst beim ersten Blick: Kein Spielstand verrät es, und derselbe Schritt zeigt nach dem Laden dasselbe.
engineers-ruling-6-3 = Aufheben darfst du nur, was dein Team im Blick hat: was es in diesem Zug gesucht oder abgelegt hat, was im Blick blieb, und was im Notizbuch steht.
engineers-ruling-6-4 = Am Ende deines Zugs bleibt nur im Blick, was auf den Feldern deiner Arbeiter liegt; wer im Laster sitzt, ist auf dessen Feld.
engineers-ruling-7-4 = Aussortiert wird ohne Arbeiter; das Ding hat dann kein Team im Blick, und jedes Notizbuch verzeichnet es.
engineers-ruling-8-1 = Ein Arbeiter darf in jedem der acht Geschäfte kaufen und verkaufen, auch auf einem fremden Bauplatz.
engineers-ruling-8-3 = Ein Behälter muss leer sein, um verkauft zu werden.
engineers-ruling-8-4 = Gegenstände werden nach ihrer jetzigen Stufe als Schrott verkauft und sind aus dem Spiel, für alle zu sehen; eine Baugruppe geht im Ganzen weg, mit einer Aktion.
engineers-ruling-9-1 = Im Laster braucht eine Baugruppe Platz für jedes Bauteil.
engineers-ruling-9-2 = Nur eigene Arbeiter steigen ein, mit leeren Händen; was sie am Körper tragen, bleibt, aber ein Behälter am Körper muss leer sein.
engineers-ruling-9-6 = Der Laster darf auf einem fremden Bauplatz halten und dort laden.
engineers-ruling-9-7 = Ohne Platz für fünf darf der Fahrer auf deinem Bauplatz das Steuer nicht verlassen.
engineers-ruling-9-8 = Steht der Laster am Ende deines Zugs auf einem fremden Bauplatz, oder auf deinem ohne Platz, rollt er im Uhrzeigersinn ein Straßenfeld weiter.
engineers-ruling-9-9 = Geladen wird innerhalb eines Zugs, nach der Last ohne Kraft und Gurt, und wer im Laster sitzt, kann Abgeladenes nur ablegen.
engineers-ruling-9-10 = Was in deinem Laster ist, können die anderen weder sehen noch nehmen.
engineers-ruling-10-1 = Die Reihenfolge der Verbindungen ist gleich: Eine Maschine aus n Bauteilen braucht n − 1.
engineers-ruling-10-4 = Ein Team hat eine Arbeit zugleich, und was über die 24 Stück hinausgeht, ist verloren; Fehlersuche, Training und Reparaturen zählen nicht als solche.
engineers-ruling-11-1 = An der Baugruppe darf nicht mehr hängen als die Maschine; passt sie zu zwei deiner Karten, sagst du, zu welcher.
engineers-ruling-11-3 = Nach einem Fehlschlag liegt die Karte offen.
engineers-ruling-11-5 = Ein Ding, das sich verbraucht, hilft einem Test nur, wenn du es vor dem Wurf sagst, und der Wert wird ganz zuletzt auf 1 bis 19 gebracht.
engineers-ruling-11-8 = Ein kaputtes Bauteil nimmt keinen Schaden mehr, also macht eine Reparatur es wieder zu einem D.
engineers-ruling-12-1 = Ein Fehler gehört zu genau diesen Bauteilen zusammen, auch wenn sie auseinander waren, und wem sie auch gehören.
engineers-ruling-12-2 = Ein Team sucht im Zug an einer Maschine.
engineers-ruling-12-3 = Auch bei der Fehlersuche ist 19 das Höchste, und Arbeit früherer Züge zählt nicht.
engineers-ruling-12-7 = Ein Bauteil, das auf deinem Bauplatz repariert wird, verliert einen Schaden, und ein kaputtes ist wieder ein D.
engineers-ruling-12-8 = Ein Bauteil, das auf deinem Bauplatz verbessert wird, ist um eine Stufe besser, nie über A; das findet keinen Fehler, und eine Reparatur auch nicht.
engineers-ruling-13-1 = Kraft nimmt eins von der Gesamtlast, Ausdauer gibt eine Aktion, und mehr als zwei von jedem hat kein Arbeiter.
engineers-ruling-13-2 = Mit jedem Ding trainiert im Zug nur ein Arbeiter.
engineers-ruling-14-3 = Ein Rohling wird bestimmt, solange er offen auf deinem Bauplatz liegt, auch als etwas, wovon keins mehr übrig ist.
engineers-ruling-14-5 = Kommt ein Rohling zu dem Team zurück, das ihn bestimmt hat, ist er, was er war.
engineers-ruling-15-3 = Die Karte einer Maschine, die lief, ist aus dem Spiel; beiseitegelegte kommen zurück, wenn zu wenige da sind, und danach auch gebaute.
engineers-ruling-15-4 = Was noch niemand gesehen hat, gilt als noch zu finden; Kaputtes und unbestimmte Rohlinge zählen nicht.
engineers-ruling-15-5 = Fragen darfst du immer, wenn du den Rest hast; lässt sich das Fehlende noch finden, hören es alle, und die Karte bleibt, offen.
engineers-ruling-15-6 = Alle drei Karten darfst du abgeben wollen, ohne den Rest zu haben; das geht, wenn jeder etwas fehlt, wofür nichts mehr da ist.
engineers-ruling-16-1 = Nur das Team am Zug beginnt einen Handel, vor oder zwischen seinen Aktionen.
engineers-ruling-16-2 = Nur Geld und offene Dinge von beiden Bauplätzen wechseln den Besitzer, sofort, und auf beiden muss Platz sein.
engineers-ruling-16-4 = Gebote sind offen.
engineers-ruling-17-1 = Das Notizbuch kauft man ohne Arbeiter und ohne Aktion.
engineers-ruling-17-2 = Im Notizbuch steht, was dein Team aus dem Blick verlor, mit Stufe, Runde und Feld, und was es durchsucht hat; sonst liest es niemand.
engineers-ruling-17-3 = Verglichen wird erst, wenn in deinem Zug ein Arbeiter von dir auf dem Feld ist.
engineers-ruling-17-4 = Ohne Notizbuch vergisst das Spiel für dich, was du aus dem Blick verlierst, und für Computer-Teams auch.
engineers-ruling-18-1 = Die Runde, in der ein Team das Ziel erreicht, wird zu Ende gespielt, und die meisten Punkte gewinnen.
engineers-ruling-18-2 = Das Spiel endet auch nach der letzten vereinbarten Runde, und die meisten Punkte gewinnen.
engineers-ruling-18-3 = Bei gleichen Punkten gewinnt mehr Geld; danach wird der Sieg geteilt.
engineers-ruling-18-4 = Empfohlen ist das Ziel 150; zu zweit passt auch 250.
engineers-ruling-19-1 = Verdeckte Dinge auf einem Feld sind nur als Zahl zu sehen.
engineers-ruling-19-2 = Limits und Lasten der Arbeiter sieht nur das eigene Team.
engineers-ruling-19-5 = Zurücknehmen geht nie über einen Vergleich mit dem Notizbuch hinweg, der etwas zeigte, und nie über eine Antwort auf die Frage nach Karten.
engineers-ruling-20-1 = Dinge nützen zu nichts anderem, als dabeisteht.
engineers-ruling-20-2 = Eigene Dinge kommen mit einem eigenen Satz, einer Datei.
engineers-ruling-20-3 = Geld und Plättchen teilt der Tisch aus, und er zählt die Aktionen.
engineers-ruling-21-1 = Am offenen Tisch ist nichts geheim: Was ein Team gesehen hat, liegt von da an für alle offen, und es gibt weder Notizbuch noch Vorhang.

## Faults of the table in a saved game

engineers-snapshot-teams = Teams: { $found }, gebraucht werden { $expected }
engineers-snapshot-cards = Karten: { $found }, gebraucht werden { $expected }
engineers-snapshot-assemblies = Nummern von Baugruppen: { $found }, gebraucht werden { $expected }
engineers-snapshot-things = Dinge: { $found }, ein Spiel hat aber höchstens { $most }
engineers-snapshot-maze = der Hof besteht nicht aus vier verschiedenen Hofteilen des Satzes
engineers-snapshot-walls = eine Wand fehlt, wo keine stand, oder die Liste der Wände ist nicht geordnet
engineers-snapshot-unseen = { $seen } Gegenstände wurden gesehen und { $unseen } nicht, zusammen müssen es aber hundert sein, die ungesehenen auf dem Hof
engineers-snapshot-too-many = von '{ $name }' gibt es zu viele
engineers-snapshot-qualities = von einer Stufe gibt es zu viele Plättchen
engineers-snapshot-card = die Karte von '{ $name }' kann nicht dort sein
engineers-snapshot-assembly = Baugruppe { $number } kann so nicht sein
engineers-snapshot-thing = Ding { $number } ('{ $name }'): { $fault }
engineers-snapshot-team = Team von Platz { $seat }: { $fault }
engineers-snapshot-state = der Stand des Spiels: { $fault }
engineers-snapshot-thing-kind = diese Sorte hat der Satz nicht
engineers-snapshot-thing-definition = so kann es nicht bestimmt sein
engineers-snapshot-thing-condition = diese Stufe oder diese Marken kann es nicht haben
engineers-snapshot-thing-place = diesen Ort gibt es nicht
engineers-snapshot-thing-carriers = wer es trägt, steht nicht zu Fuß auf einem Feld
engineers-snapshot-thing-container = es ist eingepackt, wo es nicht hineinpasst
engineers-snapshot-thing-open = ein Team hat es im Blick, es liegt aber nicht verdeckt
engineers-snapshot-thing-tied = so kann es nicht gebunden sein
engineers-snapshot-thing-joined = es ist nicht in der Baugruppe, die es nennt
engineers-snapshot-team-gate = es hat kein Tor oder das eines anderen Teams
engineers-snapshot-team-money = es hat mehr Geld, als es haben kann
engineers-snapshot-team-built = diese Maschinen kann es nicht gebaut haben
engineers-snapshot-team-hand = es hat nicht drei Karten
engineers-snapshot-team-job = seine Arbeit kann so nicht sein
engineers-snapshot-team-worker = jemand aus dem Team ist, wo er nicht sein kann, oder hat zu viele Marken oder Aktionen
engineers-snapshot-team-load = jemand aus dem Team trägt mehr, als er kann
engineers-snapshot-team-truck = sein Laster kann so nicht stehen
engineers-snapshot-team-aboard = sein Laster ist zu voll
engineers-snapshot-team-room = sein Bauplatz ist zu voll
engineers-snapshot-team-notebook = sein Notizbuch kann so nicht sein
engineers-snapshot-state-set-up = der Aufbau ist nicht vorbei
engineers-snapshot-state-order = die Zugfolge hat nicht jeden Platz einmal
engineers-snapshot-state-round = diese Runde gibt es nicht
engineers-snapshot-state-no-such-seat = diesen Platz gibt es nicht
engineers-snapshot-state-gates = es ist mehr geschehen als das Wählen der Tore
engineers-snapshot-state-turn = ein Zug kann so nicht stehen
engineers-snapshot-state-deal = dieser Handel kann nicht offen sein
engineers-snapshot-state-faults = diese Dinge können nicht defekt sein
engineers-snapshot-state-outcome = ein Spiel kann so nicht enden

## Lessons

# For each lesson its name and a sentence about it; for each step the instruction, one sentence, and the reason, at most two short sentences.
# Names have at most 30 letters, sentences about a lesson 60, instructions 92, reasons 140.
engineers-lesson-1 = Den Hof durchsuchen
    .about = Aktionen, Lasten und alles, was dein Team im Blick hat.
engineers-lesson-1-card = Deine Karte: der Hof-Teekocher, aus einem Tank, einem Rohr und etwas Elektrischem.
    .why = Solche Teile liegen in den Kisten auf dem Hof. Jeder deiner vier Arbeiter hat 6 Aktionen im Zug.
engineers-lesson-1-go = Schick Arbeiter 1 nach b2, drei Schritte vom Bauplatz.
    .why = Ein Schritt kostet eine Aktion und führt durch keine Wand. Ein Klick auf das Feld nimmt den kürzesten Weg.
engineers-lesson-1-search = Durchsuche b2 mit Arbeiter 1: Drück auf „Suchen“.
    .why = Eine Suche kostet eine Aktion. Was dort liegt, sieht nur dein Team.
engineers-lesson-1-pick-up = Eine Gasflasche, also ein Tank: Heb sie mit Arbeiter 1 auf, mit einem Klick auf b2.
    .why = Das kostet nichts. Aber ihre Last ist 1, also ist das Limit 6 − 1 = 5 Aktionen, und 4 sind verbraucht.
engineers-lesson-1-second = Schick Arbeiter 2 nach b1, auf den Heimweg von Arbeiter 1.
    .why = Wähle erst Arbeiter 2. Deine Arbeiter handeln in beliebiger Folge, mal der eine, mal der andere.
engineers-lesson-1-second-search = Durchsuche b1 mit Arbeiter 2.
    .why = Die Suche gilt nur für dieses Feld. Mit einer Stirnlampe reichte sie einen Schritt weiter.
engineers-lesson-1-third = Ein Fallrohr! Arbeiter 2 bleibt dabei. Schick Arbeiter 3 nach d1.
    .why = Solange jemand aus deinem Team dort steht, behält dein Team es im Blick.
engineers-lesson-1-third-search = Durchsuche d1 mit Arbeiter 3.
    .why = Je mehr Felder du durchsucht hast, desto mehr Teile stehen zur Wahl.
engineers-lesson-1-leave = Ein Eimer nützt einem Teekocher nichts. Schick Arbeiter 3 weiter nach e1.
    .why = Beim Eimer bleibt niemand.
engineers-lesson-1-end = Beende deinen Zug.
    .why = Übrige Aktionen verfallen. Dein nächster Zug bringt neue.
engineers-lesson-1-watch = Ilos Zug: Einer seiner Arbeiter geht auf den Hof.
    .why = Du siehst, wo seine Arbeiter sind und wie viele Dinge jeder trägt, aber nicht, welche.
engineers-lesson-1-closed = Das Fallrohr siehst du noch, weil Arbeiter 2 dort steht. Den Eimer siehst du nicht mehr.
    .why = Wer ihn will, muss d1 neu durchsuchen. In einem Notizbuch stünde er noch.
engineers-lesson-1-back = Schick Arbeiter 1 nach b1.
    .why = Du bist wieder am Zug, mit 6 Aktionen je Arbeiter. Mit der Gasflasche in der Hand hat Arbeiter 1 nur 5.
engineers-lesson-1-second-hand = Heb das Fallrohr mit Arbeiter 1 auf: Die andere Hand ist frei.
    .why = Es braucht keine neue Suche, denn Arbeiter 2 hat aufgepasst. Das Limit sinkt auf 4, und 1 ist verbraucht.
engineers-lesson-1-home = Trag beides heim, nach c0.
    .why = Drück auf „Nach Hause“ oder klick auf c0. Es sind zwei Schritte, und drei Aktionen sind übrig.
engineers-lesson-1-put-down = Leg beides offen auf deinen Bauplatz: Klick es in den Händen von Arbeiter 1 an.
    .why = Offen auf deinem Bauplatz gehört es dir. Verdeckt darf es nehmen, wer es findet.
engineers-lesson-1-over = Tank und Rohr sind da, nur etwas Elektrisches fehlt noch.
    .why = Liegen alle drei auf deinem Bauplatz, werden sie verbunden. Das zeigt die nächste Lektion.

engineers-lesson-2 = Leg den Schalter um
    .about = Verbinden, Aussichten, ein Fehler und ein Ersatzteil.
engineers-lesson-2-parts = Gasflasche, Fallrohr und Scheinwerfer werden ein Teekocher. Das Radiogerät bleibt Ersatz.
    .why = Damit eine Maschine daraus wird, musst du sie verbinden: zweimal 24 Stück Arbeit.
engineers-lesson-2-kit = Kauf mit Arbeiter 1 einen Werkzeugkasten, für 200 $ und eine Aktion.
    .why = Drück auf „Laden“. Eine Aktion schafft ein Stück Arbeit, mit dem Werkzeugkasten in der Hand zwei.
engineers-lesson-2-link = Beginne, Gasflasche und Fallrohr zu verbinden: Klick das eine an, dann das andere.
    .why = Das kostet nichts. Dein Team hat nur eine Arbeit zugleich, und alle auf dem Bauplatz können helfen.
engineers-lesson-2-work = Arbeite, bis sie verbunden sind: Klick die Arbeit an, dann mit dem nächsten Arbeiter wieder.
    .why = Ein Klick verbraucht alle Aktionen eines Arbeiters. Arbeiter 1 schafft mit jeder 2, die anderen 1.
engineers-lesson-2-next = Die nächste Verbindung: Beginne, den Scheinwerfer mit einem der beiden zu verbinden.
    .why = Klick den Scheinwerfer an, dann Gasflasche oder Fallrohr. Drei Teile brauchen zwei Verbindungen.
engineers-lesson-2-rest = Arbeite mit den übrigen Aktionen weiter und beende deinen Zug.
    .why = Was getan ist, bleibt getan, solange du nichts anderes beginnst und keins der Teile bewegst.
engineers-lesson-2-watch = Ilo hat in seinem Zug nur zugesehen. Nun bist du wieder am Zug.
    .why = Er sieht deinen Bauplatz und deine Arbeit, aber nicht deine Karten.
engineers-lesson-2-on = Arbeite, bis der Scheinwerfer verbunden ist.
    .why = Du hast neue Aktionen für alle Arbeiter.
engineers-lesson-2-dial = Er läuft bei höchstens 14: 17, minus 1 für das C des Fallrohrs, minus 2 für das D.
    .why = Ein A zählt 2 dazu, ein B ändert nichts. 14 von 20 sind die 70 % auf dem Knopf für den Test.
engineers-lesson-2-test = Teste den Teekocher: Drück auf „Test“, dann auf „Schalter umlegen“.
    .why = Ein Test kostet keine Aktion, beendet aber deinen Zug.
engineers-lesson-2-stopped = Eine 15! Mit einem Klonk bleibt er stehen. Dann kommt Ilos Zug, und er wartet.
    .why = 14 von 20, das sind auch nur sieben von zehn.
engineers-lesson-2-faulty = Der Teekocher ist defekt: Genau diese drei Teile kannst du nicht noch einmal testen.
    .why = Erst muss der Fehler gefunden oder ein anderes Teil eingesetzt werden. Ein Radiogerät der Stufe A liegt bereit.
engineers-lesson-2-grinder = Wähle Arbeiter 2 und kauf ihm einen Winkelschleifer, für 60 $ und eine Aktion.
    .why = Auch das Abtrennen braucht 24 Stück Arbeit, und er schafft sechs mit jeder Aktion.
engineers-lesson-2-detach = Beginne, den Scheinwerfer abzutrennen: Zieh ihn auf einen freien Platz daneben.
    .why = Das beginnt die Arbeit; ab ist er, wenn sie getan ist. Die anderen beiden Teile bleiben verbunden.
engineers-lesson-2-detaching = Trenn ihn mit Arbeiter 2 ab, in vier Aktionen.
    .why = So behalten die anderen ihre Aktionen für das Radiogerät.
engineers-lesson-2-radio = Beginne, das Radiogerät mit den beiden zu verbinden.
    .why = Es gehört wie der Scheinwerfer zur Elektrik: Aus dieser Familie ist jedes Teil recht.
engineers-lesson-2-joining = Arbeite mit Arbeiter 1, 3 und 4, bis es verbunden ist.
    .why = 12 von Arbeiter 1 mit dem Werkzeugkasten und je 6 von Arbeiter 3 und 4.
engineers-lesson-2-better = Jetzt läuft er bei höchstens 18: 17, plus 2 für das A, minus 1 für das C.
    .why = Mit einem anderen Teil darin darfst du die Maschine sofort testen, Fehler hin oder her.
engineers-lesson-2-again = Leg den Schalter noch einmal um.
    .why = Jetzt schadet nur noch eine 19 oder eine 20.
engineers-lesson-2-over = Eine 9: Er läuft! Die Karte bringt 35 Punkte, und du hast drei neue Karten.
    .why = Deine anderen beiden Karten kamen weg. Der Lauf hat jedes Teil eine Stufe gekostet: jetzt C, D und B.

engineers-lesson-3 = Den Fehler finden
    .about = Derselbe Teekocher, aber ohne Ersatzteil.
engineers-lesson-3-faulty = Dein Teekocher ist defekt, und ein Ersatzteil gibt es nicht: Finde den Fehler.
    .why = Die Karte liegt nun offen. Ist der Fehler gefunden, kannst du die Maschine wieder testen.
engineers-lesson-3-debug = Such den Fehler mit Arbeiter 1, 2 und 3, mit allen ihren Aktionen.
    .why = Klick mit jedem die Maschine an. Eine Aktion schafft ein Stück Arbeit, mit einem Multimeter drei.
engineers-lesson-3-value = Das sind 18 Stück Arbeit: Ein Wurf von höchstens 4 findet den Fehler.
    .why = Ein Fünftel der Arbeit plus 2: 20 / 5 = 4. Nur die Arbeit dieses Zugs zählt.
engineers-lesson-3-end = Beende deinen Zug, dann wird gewürfelt.
    .why = Es gibt einen Wurf, nach allem anderen.
engineers-lesson-3-watch = Eine 3: Der Fehler ist gefunden! Dann kommt Ilos Zug: Er wartet.
    .why = Mit einer 5 finge im nächsten Zug alles von vorn an. Ein Ersatzteil hilft oft schneller.
engineers-lesson-3-test = Leg den Schalter wieder um: Er läuft noch immer bei höchstens 14.
    .why = Den Fehler zu finden macht die Teile nicht besser.
engineers-lesson-3-over = Eine 9: Er läuft! 35 Punkte und drei neue Karten, aber der Scheinwerfer, ein D, ist kaputt.
    .why = Der Lauf hat jedes Teil eine Stufe gekostet. Für gute Stufen lohnt sich eine längere Suche.

engineers-lesson-4 = Zu schwer für einen
    .about = Gemeinsam tragen, weitergeben und Platz schaffen.
engineers-lesson-4-engine = Drei Arbeiter stehen auf b2 bei einem Automotor: Last 6, und er braucht vier Hände.
    .why = Ein Arbeiter hat zwei Hände und ein Limit von 6. Allein hebt ihn niemand.
engineers-lesson-4-two = Heb ihn mit Arbeiter 1 und 2 zusammen auf: Klick b2 an und wähle auch Arbeiter 2.
    .why = Sie teilen sich Last und Hände: je 3 und 2. Ihre Limits sinken von 6 auf 3.
engineers-lesson-4-three = Lass Arbeiter 3 mittragen: Zieh den Motor auf Arbeiter 3.
    .why = Durch drei geteilt ist die Last 2: Dann hat jeder ein Limit von 4.
engineers-lesson-4-home = Bring den Motor heim: Drück auf „Nach Hause“, oder klick c0 an.
    .why = Sie gehen zusammen, und jeder Schritt kostet jeden eine Aktion.
engineers-lesson-4-put-down = Leg den Motor offen auf deinen Bauplatz: Klick ihn in den Händen von Arbeiter 1 an.
    .why = Dann sind dort fünf Dinge und der geparkte Laster, der Platz für fünf braucht: 10 von 10.
engineers-lesson-4-end = Beende deinen Zug.
    .why = Das nächste Teil hat Arbeiter 4, und der hat alle Aktionen verbraucht. Der nächste Zug bringt neue.
engineers-lesson-4-watch = Ilo hat in seinem Zug nur zugesehen. Nun bist du wieder am Zug.
    .why = Er sah drei Arbeiter mit einer Last, aber nicht, welche, bis sie auf deinem Bauplatz lag.
engineers-lesson-4-rope = Arbeiter 4 hat ein Seil für dein Luftschiff, acht Schritte von daheim.
    .why = Mit dem Seil ist das Limit 5, und der Weg braucht acht Aktionen. Aber Lasten lassen sich weitergeben.
engineers-lesson-4-bring = Schick Arbeiter 4 nach b2.
    .why = Das sind fünf Schritte, alle Aktionen, die Arbeiter 4 mit dem Seil hat.
engineers-lesson-4-meet = Schick auch Arbeiter 2 nach b2.
    .why = Nach drei Schritten mit leeren Händen sind drei von sechs Aktionen übrig.
engineers-lesson-4-hand-over = Gib das Seil weiter: Zieh es auf Arbeiter 2.
    .why = Weitergeben kostet nichts. Aber mit dem Seil ist das Limit von Arbeiter 2 nur 5: Zwei Aktionen bleiben.
engineers-lesson-4-on = Schick Arbeiter 2 nach c1.
    .why = Das braucht beide Aktionen, und dann fehlt noch ein Schritt.
engineers-lesson-4-fetch = Schick Arbeiter 3 nach c1.
    .why = Das ist einen Schritt vom Bauplatz.
engineers-lesson-4-once-more = Gib das Seil an Arbeiter 3 weiter.
    .why = Schrottteile dürfen im Zug beliebig oft weitergegeben werden.
engineers-lesson-4-back = Schick Arbeiter 3 heim, nach c0.
    .why = Das macht acht Schritte für das Seil in einem Zug.
engineers-lesson-4-full = Dein Bauplatz ist voll. Wähle Arbeiter 1 und klick den Laster an: Arbeiter 1 steigt ein.
    .why = Einsteigen kostet nichts, mit leeren Händen. Geparkt nimmt der Laster den halben Platz ein.
engineers-lesson-4-wheel = Setz Arbeiter 1 ans Steuer: Klick den Laster noch einmal an.
    .why = Mit einem Fahrer ist der Laster nicht geparkt: Platz für fünf ist frei.
engineers-lesson-4-room = Wähle Arbeiter 3 und leg das Seil offen ab: Klick es in seinen Händen an.
    .why = Dann sind alle sechs Teile des Luftschiffs auf deinem Bauplatz.
engineers-lesson-4-roll = Beende deinen Zug.
    .why = Am Ende des Zuges parkt der Laster. Er braucht Platz für fünf und findet nur vier, also rollt er weiter.
engineers-lesson-4-over = Der Laster fand keinen Platz und ist nach d0 weitergerollt, mit Arbeiter 1.
    .why = Heim kann er, wenn Platz ist: Auch ein verbundenes Luftschiff zählt sechs.

# Why something has to wait; the instruction of the step stands above it.
engineers-lessons-later = Das hat Zeit.
# $workers are the numbers of those whom the step asks for what another one was about to do; $count is how many they are.
engineers-lessons-other-workers = Das ist für { $count ->
    [one] Arbeiter
   *[other] die Arbeiter
} { $workers }.
engineers-lessons-over = Diese Lektion ist geschafft.
engineers-lessons-read-first = Lies das zuerst, dann geht es weiter.
engineers-lessons-others-first = Einen Moment: Erst muss Ilo wählen.

## Fehler gespeicherter Spiele
# $place ist "der Tisch", "Ding 12", "Team Orange" oder wo eine Aktion steht; $name und $colour wie in der Datei: oil_drum, Orange.

engineers-text-no-kind = { $place }: Dieses Spiel hat kein Werkzeug und keinen Gegenstand '{ $name }'
engineers-text-no-machine = { $place }: Dieses Spiel hat keine Maschine '{ $name }'
engineers-text-no-tile = { $place }: Dieses Spiel hat kein Hofteil '{ $name }'
engineers-text-no-worker = { $place }: Arbeiter heißen 1 bis 4, nicht { $number }
engineers-text-no-thing = { $place }: Ein Ding { $number } ist nicht aufgetaucht
engineers-text-twice = { $place }: '{ $name }' steht zweimal da
engineers-text-too-long = { $place }: Eine Liste ist zu lang
engineers-text-teams = die Teams müssen jeden Platz einmal der Reihe nach nennen, mit den Arbeitern 1 bis 4
engineers-text-things = die Dinge müssen nach ihren Nummern aufgeführt sein, von 0 an
engineers-text-no-card = die Karte '{ $name }' liegt nirgends
engineers-text-thing = Ding { $number } ({ $name }): { $fault }
engineers-text-team = Team { $colour }: { $fault }
engineers-text-place-thing = Ding { $number }
engineers-text-place-team = Team { $colour }

## Fehler in Datensätzen und in Namen von Feldern

engineers-data-unreadable = der Satz ist nicht lesbar: { $error }
engineers-data-place-name = '{ $name }' ist kein Name eines Feldes, eines Tors oder einer Wand
engineers-data-name = '{ $name }': Ein Name hat Kleinbuchstaben, Ziffern und Unterstriche und kommt nur einmal vor
engineers-data-title = '{ $name }' hat keinen oder einen zu langen Titel
engineers-data-tools = es müssen { $needed } Werkzeuge sein; es sind { $found }
engineers-data-objects = es müssen { $needed } Gegenstände sein; es sind { $found }
engineers-data-qualities = es müssen { $needed } Qualitätsplättchen sein; es sind { $found }
engineers-data-machines = es müssen 12 bis 100 Maschinen sein; es sind { $found }
engineers-data-tiles = es müssen { $needed } Hofteile sein; es sind { $found }
engineers-data-scrap = ein Schrottpreis liegt über 1.000 $
engineers-data-kind-number = '{ $name }': Anzahl, Preis, Last oder Hände liegen außerhalb des Erlaubten
engineers-data-not-its-class = '{ $name }': Nur Schrottteile gehören zu Familien, nur Werkzeuge und Hilfen haben Wirkungen
engineers-data-blank = '{ $name }': Ein Rohling hat Last 2 und braucht eine Hand
engineers-data-effects = '{ $name }' hat keine Wirkung, zu viele, zwei gleiche oder eine mit einer unerlaubten Zahl
engineers-data-place = '{ $name }': Training und Prüfstand wirken auf dem Bauplatz, alle anderen Wirkungen in der Hand
engineers-data-once = '{ $name }' kann nicht beim Gebrauch aus dem Spiel gehen, denn eine Wirkung gilt ständig
engineers-data-needs = Maschine '{ $name }' muss 3 bis 6 Teile brauchen
engineers-data-need-unknown = Maschine '{ $machine }' braucht '{ $need }', und kein Schrottteil heißt so
engineers-data-needs-not-met = aus den Gegenständen lässt sich Maschine '{ $name }' nicht ganz bauen
engineers-data-points = Maschine '{ $name }' muss 20 bis 80 Punkte bringen
engineers-data-not-needed = keine Maschine braucht '{ $name }'
engineers-data-maze-faces = Hofteil '{ $tile }' muss zwei Seiten haben
engineers-data-maze-size = Hofteil '{ $tile }', Seite { $face }: Die Zeichnung muss 11 Zeilen zu 11 Zeichen haben
engineers-data-maze-sign = Hofteil '{ $tile }', Seite { $face }, hat ein Zeichen an falscher Stelle: '{ $sign }'
engineers-data-maze-exits = Hofteil '{ $tile }', Seite { $face }: Jeder Rand muss in der Mitte offen sein und sonst nirgends
engineers-data-maze-parts = Hofteil '{ $tile }', Seite { $face }, hat Felder, die kein Weg erreicht

## Reports on simulated games

engineers-report-use-walk = mit leeren Händen gehen
engineers-report-use-carry = mit einer Last gehen
engineers-report-use-search = suchen
engineers-report-use-join = verbinden
engineers-report-use-detach = abtrennen
engineers-report-use-debug = Fehler suchen
engineers-report-use-shop = kaufen und verkaufen
engineers-report-use-truck = fahren und laden
engineers-report-use-improve = trainieren, reparieren, verbessern, Wände einreißen
engineers-report-use-idle = nicht genutzt
engineers-report-count-search = Suchen
engineers-report-count-object-found = Gegenstände, die aufgetaucht sind
engineers-report-count-pick-up = aufgehobene Dinge
engineers-report-count-shared-pick-up = gemeinsam aufgehobene Dinge
engineers-report-count-hand-over = weitergegebene Dinge
engineers-report-count-packed = in Behälter gepackte Dinge
engineers-report-count-tool-bought = gekaufte Werkzeuge
engineers-report-count-tool-sold = verkaufte Werkzeuge
engineers-report-count-scrap-sold = als Schrott verkaufte Gegenstände
engineers-report-count-discarded = aussortierte Dinge
engineers-report-count-drive = Fahraktionen
engineers-report-count-loaded = geladene Dinge
engineers-report-count-rolled-on = Laster, die weitergerollt sind
engineers-report-count-wall-down = eingerissene Wände
engineers-report-count-joined = Verbindungen
engineers-report-count-detached = abgetrennte Bauteile
engineers-report-count-job-lost = verlorene Arbeiten
engineers-report-count-test = Tests
engineers-report-count-test-worked = Tests, die gelungen sind
engineers-report-count-malfunction = schwere Pannen
engineers-report-count-fault-by-roll = durch einen Wurf gefundene Fehler
engineers-report-count-fault-by-spare = mit Ersatzteil erneut getestete Maschinen
engineers-report-count-broken = Bauteile, die kaputtgingen
engineers-report-count-mended = entfernte Schadensmarken
engineers-report-count-improved = um eine Stufe verbesserte Bauteile
engineers-report-count-trained = durch Training gewonnene Marken
engineers-report-count-defined = bestimmte Rohlinge
engineers-report-count-hand-in-asked = Anfragen, Karten abzugeben
engineers-report-count-hand-in-granted = davon gewährt
engineers-report-count-offer = Angebote
engineers-report-count-exchange = Geschäfte
engineers-report-count-auction = Versteigerungen
engineers-report-count-auction-sale = davon mit Verkauf
engineers-report-count-notebook-bought = gekaufte Notizbücher
engineers-report-count-struck-out = gestrichene Einträge
engineers-happening-wall-down = eine Wand wurde eingerissen (4.5)
engineers-happening-carried-by-three = drei oder vier trugen ein Ding (5.5)
engineers-happening-stepped-together = Träger eines Dings gingen zusammen (5.6)
engineers-happening-share-taken = jemand fasste bei einer Last mit an (5.7)
engineers-happening-share-left = jemand ließ eine geteilte Last los (5.7)
engineers-happening-relayed = ein Ding ging von Hand zu Hand (5.8)
engineers-happening-packed-two = ein Behälter hielt zwei Dinge oder mehr (5.12)
engineers-happening-scan-wider = eine Suche galt mehr als einem Feld (6.1)
engineers-happening-found-nothing = eine Suche zeigte nichts Neues (6.1)
engineers-happening-closed-without-notebook = ein Team ohne Notizbuch verlor Dinge aus dem Blick (6.4)
engineers-happening-zone-full = ein Bauplatz war voll (7.2)
engineers-happening-discarded = ein Ding wurde aussortiert (7.4)
engineers-happening-shop-elsewhere = ein Team handelte im Geschäft eines anderen Tors (8.1)
engineers-happening-tool-sold = ein Werkzeug wurde verkauft (8.3)
engineers-happening-scrap-sold = Schrott wurde verkauft (8.4)
engineers-happening-assembly-sold = eine Baugruppe wurde im Ganzen verkauft (8.4)
engineers-happening-sold-out = eine Werkzeugart war ausverkauft (8.5)
engineers-happening-drove = ein Laster fuhr (9.4)
engineers-happening-passenger-charged = ein Mitfahrer zahlte eine Aktion (9.5)
engineers-happening-rolled-on = ein Laster rollte von selbst weiter (9.8)
engineers-happening-loaded = ein Ding wurde in einen Laster geladen (9.9)
engineers-happening-loaded-together = mehrere teilten sich die Arbeit beim Laden (9.9)
engineers-happening-detached = ein Bauteil wurde abgetrennt (10.2)
engineers-happening-job-lost = eine Arbeit ging verloren (10.4)
engineers-happening-steadied = ein Ding half bei einem Test (11.5)
engineers-happening-used-up = ein Ding wurde für einen Test verbraucht (11.5)
engineers-happening-tested-broken = eine Maschine mit kaputtem Bauteil wurde getestet (11.5)
engineers-happening-malfunction = ein Test endete als schwere Panne (11.6)
engineers-happening-broken = ein Bauteil ging kaputt (11.8)
engineers-happening-fault-found = ein Fehler wurde durch einen Wurf gefunden (12.3)
engineers-happening-fault-by-spare = eine defekte Maschine wurde mit Ersatzteil erneut getestet (12.5)
engineers-happening-failed-again = eine Maschine lief wieder nicht (12.6)
engineers-happening-mended = ein Bauteil wurde repariert (12.7)
engineers-happening-improved = ein Bauteil wurde verbessert (12.8)
engineers-happening-trained = jemand trainierte (13.2)
engineers-happening-defined = ein Rohling wurde bestimmt (14.3)
engineers-happening-blank-again = ein bestimmter Rohling war für ein anderes Team wieder einer (14.5)
engineers-happening-cards-again = beiseitegelegte Karten wurden wieder verteilt (15.3)
engineers-happening-hand-in-granted = eine Karte wurde abgegeben (15.4)
engineers-happening-hand-in-refused = eine Karte konnte nicht abgegeben werden (15.5)
engineers-happening-all-handed-in = alle drei Karten wurden abgegeben (15.6)
engineers-happening-deal-made = ein Geschäft kam zustande (16.3)
engineers-happening-counter-offer = ein Angebot wurde mit einem anderen beantwortet (16.3)
engineers-happening-auction-sale = eine Versteigerung endete mit einem Verkauf (16.4)
engineers-happening-auction-idle = bei einer Versteigerung bot niemand (16.4)
engineers-happening-out-by-rule = einem Team fehlten bei einer Versteigerung Geld oder Platz (16.4)
engineers-happening-notebook-bought = ein Notizbuch wurde gekauft (17.1)
engineers-happening-opened-by-notebook = mit einem Notizbuch waren Dinge ohne Suche im Blick (17.3)
engineers-happening-struck-out = ein Eintrag wurde gestrichen (17.3)
engineers-happening-overtaken = das erste Team am Ziel gewann nicht allein (18.1)
engineers-happening-round-limit = das Rundenlimit beendete ein Spiel (18.2)
engineers-happening-tie-by-money = Geld entschied bei gleichen Punkten (18.3)
engineers-happening-shared-victory = ein Sieg wurde geteilt (18.3)
engineers-report-games = { $count ->
    [one] { $count } Spiel von { $players } bis { $target } Punkte in { $seconds } s: { $speed } Spiele/s
   *[other] { $count } Spiele von { $players } bis { $target } Punkte in { $seconds } s: { $speed } Spiele/s
}
engineers-report-place = Platz { $place } in der Reihenfolge der Züge
engineers-report-target-met = das Ziel wurde in { $share } der Spiele erreicht (95 %: { $interval })
engineers-report-leader = wer nach der Hälfte der Runden führte, gewann zu { $share } (95 %: { $interval })
engineers-report-first-tests = erste Tests, die gelangen: { $share } (95 %: { $interval })
engineers-report-ending-target = das Ziel
engineers-report-ending-round-limit = das Rundenlimit
engineers-report-uses = Aktionen der Arbeiter
engineers-report-column-per-turn = je Zug
engineers-report-counts = Ereignisse
engineers-report-column-per-game = je Spiel
engineers-report-tests = erste Tests nach Bauteilen
engineers-report-column-tests = Tests
engineers-report-column-worked = gelungen
engineers-report-kinds = Werkzeuge und Hilfen
engineers-report-column-appeared = gekauft oder gefunden
engineers-report-column-games = Spiele damit
engineers-report-machines = Maschinen
engineers-report-column-built = gebaut
engineers-report-column-tested = getestet
engineers-report-components = { $count } Bauteile

## The yard and a construction zone in the window

# The yard for screen readers, and the truck of a team.
engineers-yard = Hof
engineers-yard-truck = Laster von { $name }
# A square for screen readers: its name, what lies there and who stands there, in a list. $contents are messages below and names.
engineers-yard-square = { $square }: { $contents }
engineers-yard-lying = { $things } verdeckt
engineers-yard-open = im Blick: { $things }
engineers-yard-noted = seit Runde { $round } im Notizbuch: { $thing }
engineers-yard-gone = weg: { $thing }
# $things is a counted number of things.
engineers-yard-carries = { $name } mit Last: { $things }
# Marks in the yard, each beside its picture: short.
engineers-legend = Auf dem Hof
engineers-legend-face-down = verdeckt, Anzahl
engineers-legend-open = jetzt im Blick
engineers-legend-noted = im Notizbuch
engineers-legend-gone = inzwischen weg
engineers-legend-carried = trägt 2 Dinge
# A construction zone: heading, room, job. $taken of $room places are taken, $done of $all units of work are done.
engineers-zone = Bauplatz { $square }
engineers-zone-room = { $taken } von { $room }
engineers-zone-truck = geparkter Laster
engineers-zone-no-job = Keine Arbeit
# Im Zug, in dem eine Maschine untersucht wird: der Wurf an seinem Ende.
engineers-zone-fault = Fehler: gefunden bei { $value } oder weniger, { $percent } %
engineers-zone-join = Verbinden
engineers-zone-detach = Abtrennen
engineers-zone-debug = Fehlersuche
engineers-zone-job-done = { $done } von { $all }
# What is joined and what is taken off, as grammatical objects.
engineers-zone-joining = { $first } an { $second }
engineers-zone-detaching = { $thing }
engineers-zone-workbench = Werkbank
# Gates that can be taken: the mean way to a square as a number, beside the gate; the gate for screen readers; the list of them.
engineers-yard-mean-way = { $steps }
engineers-yard-gate = Tor { $square }: im Mittel { $steps } Schritte bis zu einem Feld
engineers-zone-gates = Freie Tore
engineers-zone-gates-note = Die Zahl an einem Tor sagt, wie viele Schritte es von dort im Schnitt zu einem Feld des Hofs sind. Ist sie klein, spart das im ganzen Spiel Aktionen.

## Das Spiel im Fenster: Hinweise über der Bühne

engineers-cover = Engineers at Play
    .short = Engineers
    .credit = nach einem Entwurf zu Junkyard Wars
    .sentence = Durchsuche den Hof nach Schrott, baue daraus eine Maschine und leg den Schalter um.
engineers-settings-no-offers = Computer machen Menschen keine Angebote
engineers-carries-nothing = Dieser Arbeiter trägt nichts.
engineers-no-order = Kein Arbeiter hat einen Auftrag, der weitergehen könnte.
engineers-orders-wait = Die Aufträge gehen in deinem nächsten Zug weiter.
engineers-prompt-only = { $name } kann nicht mehr mitbieten
engineers-prompt-only-rest = das geschieht von selbst
engineers-prompt-gate = { $name } nimmt ein Tor
engineers-prompt-gate-rest = wähle ein freies: Das Feld davor wird dein Bauplatz
engineers-prompt-worker = { $who } hat noch { $actions }
engineers-prompt-worker-rest = klick auf ein Feld, ein Ding oder die Arbeit
# About the truck: the chosen worker is aboard, drives, or rides; $who is the driver.
engineers-prompt-aboard = im Laster: Klick ihn an, um ans Steuer zu gehen
engineers-prompt-at-wheel = am Steuer: Klick auf ein Feld der Straße
engineers-prompt-passenger = im Laster; { $who } fährt
engineers-prompt-driver = { $who } sitzt noch am Steuer
engineers-prompt-orders = Aufträge warten: Mach weiter
engineers-prompt-notebook = ein Notizbuch kostet { $price }, nur in diesem Zug
engineers-prompt-next-worker = wähle einen anderen Arbeiter
engineers-prompt-all-spent = alle Arbeiter sind fertig: Beende den Zug
engineers-prompt-all-spent-or-test = alle Arbeiter sind fertig: Teste eine Maschine oder beende den Zug
# Why the game ends with the round.
engineers-prompt-last-turn = letzter Zug: { $name } hat { $points }
engineers-prompt-last-turn-rounds = letzter Zug: Diese Runde ist die letzte
engineers-prompt-not-possible = Das geht nicht
engineers-prompt-shop = { $name } ist im Geschäft
engineers-prompt-shop-rest = ein Ding zu kaufen oder zu verkaufen kostet eine Aktion
engineers-prompt-deal = { $name } macht ein Angebot
engineers-prompt-deal-rest = wähle Dinge von beiden Bauplätzen und Geld
engineers-prompt-auction = { $name } versteigert { $thing }
engineers-prompt-auction-rest = wähle den niedrigsten Preis
engineers-prompt-blank = { $name } legt fest, was { $thing } ist
engineers-prompt-blank-rest = wähle eine Art Schrott, ein für alle Mal
engineers-prompt-tests = { $name } legt den Schalter um
engineers-prompt-tests-rest = wähle, was getestet wird; das beendet den Zug
engineers-prompt-hand-in = { $name } gibt Karten ab
engineers-prompt-hand-in-rest = eine Karte wird allen gezeigt und abgelegt, wenn für sie nichts mehr zu finden ist
engineers-prompt-sharers = Mehrere Arbeiter tragen { $thing }
engineers-prompt-sharers-rest = wähle zwei bis vier Arbeiter auf diesem Feld
engineers-prompt-offer = { $name }: { $from } bietet einen Tausch an
engineers-prompt-terms = { $given } für { $wanted }
engineers-prompt-bid = { $name } bietet auf { $thing }
engineers-prompt-highest = { $name } bietet { $bid }; das nächste Gebot ist mindestens { $least }
engineers-prompt-first-bid = das erste Gebot ist mindestens { $least }
engineers-prompt-test = { $name } testet { $machine }
engineers-prompt-works = eine { $roll }: Es läuft, { $points }
engineers-prompt-fails = eine { $roll }: Es bleibt stehen; der Fehler muss gefunden werden
engineers-prompt-flies-apart = eine 20: Alles fliegt auseinander, und jedes Teil ist beschädigt
engineers-prompt-debug-roll = { $name } sucht den Fehler
engineers-prompt-debug-rest = nötig ist höchstens { $value }
engineers-prompt-rolled-on = Der Laster von { $name } rollt weiter
engineers-prompt-rolled-on-rest = dort darf er nicht stehen bleiben
engineers-prompt-handed-in = { $name } zeigt { $machines }
engineers-prompt-granted = nichts ist mehr zu finden: abgelegt
engineers-prompt-not-granted = etwas ist noch zu finden: bleibt, offen
engineers-prompt-exchange = { $name } und { $partner } haben getauscht
engineers-prompt-sold = { $name } bekommt { $thing } für { $price }
engineers-prompt-no-bid = Niemand bietet auf { $thing }
engineers-prompt-refused = { $name } sagt Nein
engineers-prompt-ends-turn = { $name } beendet den Zug

## Aufträge, und was sie kosten würden

engineers-order-go = nach { $square } gehen
engineers-order-go-look = nach { $square } gehen und dort suchen
engineers-order-go-search = nach { $square } gehen und unterwegs suchen
engineers-order-fetch = { $thing } holen
engineers-order-carry-home = alles heimtragen
engineers-order-work = arbeiten, bis die Arbeit fertig ist
engineers-order-debug = den Fehler suchen: { $thing }
engineers-order-train = trainieren: { $thing }
engineers-preview-turns = { $count ->
    [one] { $actions }, im nächsten Zug
   *[other] { $actions }, in { $count } Zügen
}
engineers-preview-too-heavy = zu schwer: Es bliebe keine Aktion
engineers-preview-too-heavy-alone = zu schwer für einen, keine Aktion übrig: Mehrere können es zusammen tragen
# $count is at least 2.
engineers-preview-stack = { $count } Dinge hier: Ein Rechtsklick oder langes Tippen zeigt das nächste
# Of a thing that a click would fetch.
engineers-preview-walk = ein Rechtsklick oder langes Tippen führt nur dorthin
# Of a truck that stands in its zone.
engineers-preview-truck-load = seine Ladung wird an der Werkbank entladen
# $cost is the cost of an order, $why a reason why it will fail in the end.
engineers-preview-but = { $cost }, aber { $why }
engineers-preview-work = von { $done } auf { $after } von { $all }

## Tasten

engineers-key-first = Erster Arbeiter
engineers-key-second = Zweiter Arbeiter
engineers-key-third = Dritter Arbeiter
engineers-key-fourth = Vierter Arbeiter
engineers-key-search = Suchen
engineers-key-work = Arbeiten, bis es fertig ist
engineers-key-carry-home = Heimtragen
engineers-key-carry-on = Alle Aufträge fortsetzen
engineers-key-search-on-way = Am Ende eines Wegs suchen, unterwegs oder nicht
engineers-key-put-down = Ablegen; zu Hause abladen
engineers-key-shop = Geschäft
engineers-key-trade = Tauschen
engineers-key-test = Testen
engineers-key-hand-in = Eine Karte abgeben
engineers-key-workbench = Werkbank
engineers-key-truck = Laster: laden, ein- oder aussteigen
engineers-key-wheel = Ans Steuer gehen oder es verlassen
engineers-key-accept = Ja sagen oder bieten
engineers-key-decline = Nein sagen oder nicht mitbieten
engineers-key-notebook = Das Notizbuch kaufen
engineers-key-end-turn = Zug beenden
engineers-keys-leave = zurück
engineers-keys-go = gehen
engineers-keys-fetch = holen
engineers-keys-do = ausführen
engineers-keys-take = nehmen
engineers-keys-put-down = ablegen
engineers-keys-put-back = zurücklegen
engineers-keys-next-place = nächster Platz
engineers-keys-carry-on = fortsetzen
engineers-keys-search = suchen
engineers-keys-way-search-end = dort suchen
engineers-keys-way-search-all = unterwegs suchen
engineers-keys-way-search-never = nicht suchen
engineers-keys-work = arbeiten
engineers-keys-carry-home = heimtragen
engineers-keys-load = aufladen
engineers-keys-unload = abladen
engineers-keys-next-worker = nächster Arbeiter
engineers-keys-end-turn = Zug beenden
engineers-keys-accept = ja
engineers-keys-decline = nein
engineers-keys-bid = bieten
engineers-keys-stay-out = nicht mitbieten

## Untertitel der Geräusche

engineers-caption-taken-in-hand = Metall schabt, angehoben
engineers-caption-put-back = Metall gleitet zurück
engineers-caption-gate = ein Tor rattert auf
engineers-caption-step = Schritte auf Kies
engineers-caption-search = ein Blechdeckel geht auf und fällt
engineers-caption-found = zwei steigende Töne
engineers-caption-struck-out = ein Stift streicht durch
engineers-caption-wall-down = drei Schläge, eine Wand bröckelt
engineers-caption-lifted = ein Ding wird angehoben
engineers-caption-laid = ein Ding wird abgelegt
engineers-caption-packed = ein dumpfes Rumpeln
engineers-caption-till = eine Kasse klingelt
engineers-caption-door = eine Lastertür schlägt zu
engineers-caption-truck = ein Laster fährt
engineers-caption-horn = eine Hupe, und ein Laster rollt weiter
engineers-caption-job-begun = zwei Teile werden eingespannt
engineers-caption-ratchet = eine Ratsche tickt
engineers-caption-job-lost = Zwingen fallen ab
engineers-caption-link = Klonk und Funken
engineers-caption-debugging = jemand klopft und horcht
engineers-caption-nut = eine Mutter rollt über Stahl
engineers-caption-fault-found = drei steigende Töne
engineers-caption-trained = Keuchen und ein steigender Ton
engineers-caption-repaired = eine Feile raspelt
engineers-caption-switch = ein schweres Klacken, Strom summt
engineers-caption-component-up = ein Teil springt an, ein Ton höher
engineers-caption-component = ein Teil springt an
engineers-caption-component-down = ein Teil stottert, ein Ton tiefer
engineers-caption-works = Blech auf Flaschen: Es läuft
engineers-caption-acts = Es rauscht und rattert über den Tisch
engineers-caption-fails = Klonk und Zischen
engineers-caption-boom = ein Ölfass dröhnt
engineers-caption-card = eine Karte klappt um
engineers-caption-offer = ein Klopfen und ein steigender Ton
engineers-caption-declined = dumpfes Klopfen
engineers-caption-exchange = Dinge rutschen, Münzen klingen
engineers-caption-bid = eine Glocke klingelt
engineers-caption-hammer = ein Hammer fällt
engineers-caption-target = eine Glocke läutet zweimal

## Rat, und Gründe der Computer

engineers-would = Ein starker Spieler würde wählen: { $choice }.
engineers-did = { $what }.
engineers-did-end = { $name } hat den Zug beendet.
engineers-why-random = Es wurde zufällig gewählt.
engineers-why-gate = Von dort ist der Hof nah.
engineers-why-walk = Dort ist die nächste Arbeit für diesen Arbeiter.
engineers-why-carry = Die Last muss heim, bevor sie verbunden werden kann.
engineers-why-search-new = Dort hat noch niemand nachgesehen.
engineers-why-search = Dort liegt etwas Unbekanntes.
engineers-why-take-down-wall = Der Weg durch die Wand ist kürzer.
engineers-why-together = Für einen ist es zu viel: { $count } tragen es.
engineers-why-needed = Eine Karte braucht so etwas.
engineers-why-take-tool = Es hilft bei der Arbeit dieses Zuges.
engineers-why-take = Es ist seinen Weg wert.
engineers-why-lay = Nur was offen auf dem Bauplatz liegt, kann verbunden werden.
engineers-why-free-hands = Dann hat er die Hände für anderes frei.
engineers-why-drop = Es kostet nur Aktionen.
engineers-why-relay = Wer noch Aktionen hat, trägt es weiter.
engineers-why-pack = In einem Behälter wiegt es weniger.
engineers-why-drive = Der Laster macht Platz und trägt mehr als Hände.
engineers-why-get-out = Zu Fuß gibt es Arbeit.
engineers-why-load = Der Laster trägt es für weniger Aktionen.
engineers-why-work = Von der Arbeit fehlen noch { $left }, und eine Aktion zählt { $each }.
engineers-why-join = Die Maschine einer Karte braucht diese Verbindung.
engineers-why-detach = Dieses Teil gehört nicht zu der Maschine.
engineers-why-debug = Eine defekte Maschine kann nicht noch einmal getestet werden.
engineers-why-train = Ein Marker hilft das ganze Spiel lang.
engineers-why-repair = Eine bessere Note macht den Test sicherer.
engineers-why-buy = Für { $price } spart es viele Aktionen.
engineers-why-sell = Keine Karte braucht es, und der Bauplatz braucht Platz.
engineers-why-define = Einer Karte fehlt so ein Teil.
engineers-why-notebook = Was zugedeckt wird, steht dann im Notizbuch.
engineers-why-test = Es läuft bis zu einer { $value } von 20, für { $points }.
engineers-why-hand-in = Was der Karte fehlt, ist kaum noch zu finden.
engineers-why-offer = Hier ist es mehr wert als dort.
engineers-why-accept = Was hereinkommt, ist mehr wert, als es kostet.
engineers-why-decline = Es kostet mehr, als es wert ist.
engineers-why-end = In diesem Zug lohnt keine Aktion mehr.

## Fortschritt in den Lektionen

engineers-fault-learned = dein Fortschritt in den Lektionen wird nicht gespeichert: { $why }
engineers-fault-learned-set-aside = die Datei mit deinem Fortschritt in den Lektionen ist nicht lesbar: sie heißt jetzt { $file }, und eine neue wird angelegt
engineers-fault-headline-learned = Lektionen
engineers-fault-advice-learned = Das Spiel geht weiter.

engineers-coach-all-done = Das waren alle { $count } Lektionen. Jetzt ein kurzes echtes Spiel gegen Ilo.

## Angebote

# Was ein Team gibt, und was es nach dem Handel bekommen hat: die Waren stehen darunter.
engineers-deal-gives = { $name } gibt
engineers-deal-gets = { $name } bekommt
engineers-deal-with = Ein Angebot an { $name }
# Was ein Druck auf ein Ding tut: Es kommt in den Handel oder wieder heraus. Das Ding ist ein Akkusativobjekt.
engineers-deal-put-in = { $name } gibt { $thing }
engineers-deal-take-out = { $name } behält { $thing }
engineers-deal-money = Geld, das { $name } gibt
engineers-deal-less = { $name } gibt { $step } weniger
engineers-deal-more = { $name } gibt { $step } mehr
engineers-deal-pays-nothing = im Handel ist kein Geld
engineers-deal-pays-all = mehr Geld hat das Team nicht
engineers-deal-of-purse = von { $money }
engineers-deal-has-now = jetzt insgesamt { $money }
engineers-deal-room-after = Bauplatz danach: { $taken } von { $room }
engineers-deal-number = Angebot { $number } von { $most } in diesem Zug
engineers-deal-is-counter = Ein anderes Angebot: Darauf gibt es nur Ja oder Nein
engineers-deal-decides = { $name } entscheidet
engineers-deal-made = Der Handel gilt
engineers-deal-send = Anbieten
engineers-deal-send-counter = Stattdessen anbieten
engineers-deal-yes = Ja
engineers-deal-no = Nein
engineers-deal-other = Anderes Angebot
engineers-deal-auction = Versteigern
engineers-deal-auction-one = wähle ein Ding deines Bauplatzes, kein Geld und nichts dafür

## Versteigerungen

engineers-auction-sells = { $name } versteigert
engineers-auction-choose = Ein anderes Ding des Bauplatzes:
engineers-auction-lowest = Mindestpreis
engineers-auction-any-price = er ist schon 0
engineers-auction-richest = die anderen haben höchstens { $money }
engineers-auction-bid-name = Gebot
engineers-auction-bid-of = Gebot von { $name }
engineers-auction-waits = { $name } bietet oder bietet nicht mehr mit
engineers-auction-less = { $step } weniger
engineers-auction-more = { $step } mehr
engineers-auction-begin = Versteigerung beginnen
engineers-auction-bid = { $price } bieten
engineers-auction-stay-out = Nicht mitbieten
engineers-auction-has = hat { $money }
engineers-auction-sold = { $name } bekommt es für { $price }
engineers-auction-no-bid = Niemand bietet: { $name } behält es
engineers-paddle-waits = wartet
engineers-paddle-bids = bietet jetzt
engineers-paddle-highest = höchstes Gebot
engineers-paddle-out = nicht mehr dabei
engineers-paddle-buyer = zahlt und bekommt es

## Tischbild

engineers-top-of-rounds = von { $rounds }
# Of the round whose number stands before it.
engineers-top-last-round = die letzte
engineers-top-target = gespielt wird bis { $count }
engineers-top-lesson = Eine Lektion wird nicht als Spiel gespeichert
engineers-top-worker = { $name } in { $square }, noch { $actions }
engineers-top-worker-seen = { $name } in { $square }
engineers-curtain-why = Was das nächste Team weiß und trägt, geht nur dieses Team etwas an.
engineers-curtain-turn-over = Der Zug ist vorbei
engineers-curtain-after-turn = Karten, Lasten und Notizen sind wieder verdeckt.
engineers-curtain-deal = Ein Handel ist offen
engineers-curtain-after-offer = Alle dürfen hinsehen: Der Bildschirm zeigt nur, was alle sehen dürfen.
engineers-ask-end-turn = Zug beenden?
engineers-ask-end-turn-text = { $count ->
        [one] Ein Arbeiter hat noch nichts getan und { $actions ->
            [one] eine Aktion übrig.
           *[other] { $actions } Aktionen übrig.
        }
       *[other] { $count } Arbeiter haben noch nichts getan und { $actions } Aktionen übrig.
    }
engineers-ask-end-turn-yes = Zug beenden
engineers-ask-discard = { CAPITAL($thing) } aussortieren?
engineers-ask-discard-text = Dann liegt das verdeckt auf dem Feld, für alle.
engineers-ask-discard-yes = Aussortieren
engineers-ask-sell = { CAPITAL($thing) } verkaufen?
engineers-ask-sell-text = Die ganze Baugruppe geht weg, für { $price }. Verkaufen kostet eine Aktion.
# Cards of the team for which the assembly is the machine, or a beginning of it.
engineers-ask-sell-needed = { $count ->
    [one] Deine Karte { $machines } braucht sie.
   *[other] Deine Karten { $machines } brauchen sie.
}
engineers-ask-sell-job = Die begonnene Arbeit daran geht verloren.
engineers-ask-sell-yes = Verkaufen
engineers-ask-new-job = Andere Arbeit beginnen?
engineers-ask-new-job-text = Was an der jetzigen getan ist, geht verloren: { $done } von { $all }.
engineers-ask-new-job-yes = Beginnen
engineers-ask-hand-in-all = Alle drei Karten zeigen?
engineers-ask-hand-in-all-text = Alle sehen sie, ob sie nun beiseitegelegt werden oder nicht.
engineers-ask-hand-in-all-yes = Zeigen
engineers-ask-define = { CAPITAL($blank) } als { $thing } festlegen?
engineers-ask-define-text = Eine andere Art kann dein Team dafür später nicht wählen.
engineers-ask-define-yes = Festlegen
engineers-spoken-in-hand = In der Hand: { $what }.
engineers-spoken-in-hand-at = In der Hand: { $what }. Über: { $place }. { $follows }
engineers-spoken-fits = Das kann dort hin.
engineers-spoken-worker = { $name } ist in { $square }, noch { $actions }.
engineers-spoken-carrier = { $name } ist in { $square }, noch { $actions }, und trägt { $things }.
engineers-spoken-job = die Arbeit
# The squares to which a step leads, no wall in between.
engineers-spoken-ways = Wege nach { $squares }
engineers-spoken-zone = der Bauplatz von { $name }
engineers-spoken-seat = { $name }: { $points } von { $target }, { $money }, { $cards }, { $taken } von { $room } Plätzen des Bauplatzes belegt.
engineers-spoken-seat-job = { $done } von { $all } einer Arbeit sind getan.

## Die Tafel rechts oben

# Where a component is that a team knows of. $who is one worker or several of the team, $square a square, $thing the name of a kind.
engineers-known-zone = auf dem Bauplatz
engineers-known-carried = getragen von { $who }
engineers-known-truck = im Laster
engineers-known-open = im Blick auf { $square }
engineers-known-noted = auf { $square } in Runde { $round }
engineers-known-other-zone = auf dem Bauplatz von { $name }
engineers-known-nowhere = noch nicht gesehen
engineers-known-kind = { $thing }, { $place }
# The success value of a machine. $sum is a sum of numbers.
engineers-value-works = läuft bis zu einer { $value }: { $percent } %
engineers-value-spoken = Erfolgswert { $sum } = { $value }, { $words }
engineers-value-broken = mit einem kaputten Bauteil läuft sie nur bei einer 1
# A thing.
engineers-inspector-tied = bleibt bis zum Ende des Zugs bei { $who }
engineers-inspector-packed = verstaut in: { $container }
engineers-inspector-together = alles zusammen
engineers-inspector-grade = Stufe { $grade }
engineers-inspector-grade-was = Stufe { $before }, jetzt { $now }
engineers-inspector-grade-counts = zählt { $number } beim Test
engineers-inspector-needs-it = braucht so ein Teil
engineers-inspector-scrap = bringt als Schrott { $price }
engineers-inspector-holds = darin: { $things }
engineers-inspector-part-of = Teil von: { $thing }
engineers-inspector-breaks = { $who } kann sie einreißen: { $actions }
engineers-inspector-no-breaker = keiner deiner Arbeiter hat das Werkzeug dafür in der Hand
engineers-inspector-parked = geparkt auf dem Bauplatz
engineers-inspector-square = Feld { $square }
engineers-inspector-on = auf { $square }
engineers-inspector-noted = in deinem Notizbuch: { $square }
# A worker. The terms of the limit follow one another: "6 − 3 for the load + 1 by stamina".
engineers-inspector-limit = Limit { $count }
engineers-inspector-limit-load = − { $count } wegen der Last
engineers-inspector-limit-stamina = + { $count } durch Ausdauer
engineers-inspector-limit-stride = + { $count } durch Kleidung
engineers-inspector-actions = { $left } von { $limit } Aktionen übrig
engineers-inspector-hands = { $free } von { $all } Händen frei
engineers-inspector-order = Auftrag: { $order }
engineers-inspector-carries = trägt { $things }
engineers-inspector-spent = { $actions } verbraucht
engineers-inspector-aboard = im Laster
engineers-inspector-at-wheel = am Steuer
# A square and a wall.
engineers-inspector-empty = hier liegt nichts
engineers-inspector-unsearched = hier hat noch niemand nachgesehen
engineers-inspector-open = im Blick deines Teams
engineers-inspector-noted-in = seit Runde { $round } im Notizbuch
engineers-inspector-gone = inzwischen weg
engineers-inspector-zone-of = Bauplatz von { $name }
engineers-inspector-road = Straße
engineers-inspector-yard = Hof
engineers-inspector-wall-stands = hier kommt niemand durch
engineers-inspector-wall-down = eingerissen: der Weg ist für alle frei
engineers-inspector-no-wall = hier steht keine Wand
# A truck, a zone and a job. $machines are names of machines in quotation marks.
engineers-inspector-units = { $count } von { $all } Plätzen belegt
engineers-inspector-places = { $taken } von { $room } Plätzen belegt
engineers-inspector-is-faulty = defekt
engineers-inspector-built = gebaut: { $machines }
engineers-inspector-shown = alle haben { $machines } gesehen
engineers-inspector-works = { $each } je Aktion, noch { $actions }
engineers-inspector-in-zone = auf dem Bauplatz: { $who }

## Fenster über der Bühne

engineers-tests-title = Welche Maschine?
engineers-tests-note = Der Schalter kostet keine Aktion und beendet den Zug.
engineers-tests-none = Keine Baugruppe auf deinem Bauplatz ist eine Maschine deiner Karten oder der Anfang davon.
engineers-tests-lacks = Noch zu verbinden: { $needs }
engineers-tests-throw = Schalter umlegen: { $percent } %
# $thing is the name of a thing.
engineers-tests-use-up = Verbrauchen: { $thing }, { $percent } %
engineers-hand-in-title = Welche Karte?
engineers-hand-in-note = Alle sehen die Karte. Ist für das, was fehlt, nichts mehr zu finden, wird sie abgelegt und der Zug endet; sonst bleibt sie, offen.
engineers-hand-in-lacks = Es fehlt: { $needs }
engineers-hand-in-all = Alle drei Karten
engineers-hand-in-all-note = Sie werden abgelegt, wenn jede etwas braucht, das dein Team nicht hat und niemand mehr finden kann.
engineers-hand-in-ask = Fragen
engineers-sharers-pick-up = Zusammen aufheben
engineers-blank-title = Was soll es sein?
engineers-blank-note = Für dein Team, ein für alle Mal.
engineers-blank-needed = Für deine Karten
engineers-blank-no-family = Ohne Familie

## Die Werkbank und das Geschäft

# Place of a worker, after its number: short. $square is the name of a square.
engineers-bench-here = hier
engineers-bench-away = auf { $square }
engineers-bench-aboard = Laster, { $square }
# A worker for screen readers. $place is one of the three above, $things are grammatical objects, or "nothing", or a counted number of things.
engineers-bench-worker = { $name }, { $place }, trägt: { $things }
# Units of work that an action of a worker counts: short.
engineers-bench-each = je { $count }
engineers-bench-joined = { $thing }, Teil von: { $whole }
engineers-bench-faulty = { $thing }, defekt
engineers-bench-loaded = { $thing }, im Laster
# A job for screen readers: "Joining: a rope (C) to a pump (B), 14 of 24".
engineers-bench-job = { $job }: { $things }, { $done }
engineers-bench-no-job = Keine Arbeit: Zieh ein Bauteil auf ein anderes, um sie zu verbinden.
engineers-bench-sum = { $done } + { $added } = { $sum }
# $value is the highest roll of a 20-sided die.
engineers-bench-debugged = Fehlersuche in diesem Zug: { $done }. { $value ->
    [0] Zu wenig für einen Wurf.
   *[other] Ein Wurf von höchstens { $value } findet den Fehler.
}
engineers-bench-work = Arbeiten
engineers-bench-back = Hof
engineers-bench-choose = Wähle ein Ding, um zu sehen, was damit möglich ist.
engineers-bench-look = Hier arbeitet { $name }: Du kannst nur zusehen.
engineers-bench-connects = Wohin damit: { $thing }?
engineers-bench-put-back = Zurücklegen
# A deed with what it costs: "Mend: 3 actions".
engineers-bench-cost = { $deed }: { $actions }
# Deeds with the chosen thing, on buttons: short.
engineers-bench-join = Verbinden…
engineers-bench-pack = Einpacken…
engineers-bench-detach = Abtrennen
engineers-bench-debug = Fehler suchen
engineers-bench-train = Trainieren
engineers-bench-mend = Reparieren
engineers-bench-improve = Verbessern
engineers-bench-define = Bestimmen
engineers-bench-take = Aufheben
engineers-bench-lay = Offen ablegen
engineers-bench-discard = Aussortieren
engineers-bench-drop = Verdeckt ablegen
engineers-bench-pass = Weitergeben
engineers-bench-share = Mittragen
engineers-bench-let-go = Loslassen
engineers-bench-load = Aufladen
engineers-bench-auction = Versteigern
# $thing is the name of a thing without an article.
engineers-bench-unpack = Auspacken: { $thing }
engineers-shop-title = Geschäft
engineers-shop-tools = Werkzeuge
engineers-shop-sales = Zu verkaufen
engineers-shop-stock = { $count ->
    [0] ausverkauft
   *[other] noch { $count }
}
engineers-shop-no-sales = Dieser Arbeiter hat hier nichts zu verkaufen.
# For screen readers: a tool with its price and its stock, a thing with what it sells for.
engineers-shop-tool = { $name }, { $price }, { $stock }
engineers-shop-sale = { $thing }, bringt { $price }

## Die untere Leiste und die Karten der Plätze

# Long words in names of machines, each with marks where it may be broken on a card. Words of other names stay whole.
engineers-card-word-breaks =
    Seifen|kiste Hof-|Tee|kocher Vogel|schreck Dra|chen Signal|lampe Brunnen|winde Wasser|werfer Strand|segler Laub|bläser Stein|schleuder
    Funk|mast Holz|säge Wind|pumpe Tret|boot Feuer|wehr|auto Kartoffel|kanone Luft|kissen|boot Schrott|kran Drei|rad Dampf|traktor
    Tret-|U-Boot Luft|schiff Drag|ster
engineers-tray-search = Suchen
engineers-tray-work = Arbeiten
engineers-tray-carry-home = Nach Hause
engineers-tray-carry-on = Weiter
engineers-tray-shop = Geschäft
engineers-tray-trade = Tauschen
engineers-tray-test = Testen
engineers-tray-test-odds = Test { $percent } %
engineers-tray-hand-in = Abgeben
engineers-tray-notebook = Notizbuch { $price }
engineers-tray-end-turn = Zugende
engineers-tray-not-your-turn = warte, bis du am Zug bist
engineers-tray-limit = höchstens { $limit }
# $sum is a sum so far, such as "6 − 2 oil drum"; $reason is a thing or a marker.
engineers-tray-less = { $sum } − { $count } { $reason }
engineers-tray-more = { $sum } + { $count } { $reason }
engineers-tray-sum = { $limit ->
    [one] { $sum } = { $limit } Aktion
   *[other] { $sum } = { $limit } Aktionen
}
engineers-tray-shared = { $thing }, getragen von { $count }
# Orders of workers, a word or two.
engineers-tray-order-go = nach { $square }
engineers-tray-order-fetch = holt
engineers-tray-order-home = trägt heim
engineers-tray-order-work = arbeitet
engineers-tray-order-debug = sucht Fehler
engineers-tray-order-train = trainiert
engineers-tray-drop-order = Auftrag zurücknehmen: { $order }
engineers-tray-worker-seen = { $who } auf { $square }, mit { $things }; { $spent } verbraucht
engineers-tray-worker-own = { $who } auf { $square }, noch { $left }. { CAPITAL($limit) }.
engineers-tray-worker-order = { $told } Auftrag: { $order }.
engineers-tray-secret-card = verdeckte Karte
engineers-tray-shown-card = { $card } Alle haben sie gesehen.
engineers-tray-gates = Tore
engineers-tray-takes-gate = wählt
# The cards of the seats: the state of a player, one or two words; machine cards.
engineers-seat-on-turn = Am Zug
engineers-seat-takes-gate = Nimmt ein Tor
engineers-seat-offers = Bietet an
engineers-seat-answers = Antwortet
engineers-seat-auctions = Versteigert
engineers-seat-bids = Bietet
engineers-seat-highest = Höchstes Gebot
engineers-seat-out = Ausgestiegen
engineers-seat-fault = Defekte Maschine
engineers-seat-won = Sieger
engineers-seat-tests = Testet
engineers-seat-debugs = Sucht den Fehler
engineers-seat-hands-in = Gibt Karten ab
engineers-seat-traded = Hat getauscht
engineers-seat-bought = Hat ersteigert
engineers-seat-level = { $level ->
    [random] Zufällig
    [simple] Simpel
    [easy] Leicht
    [normal] Normal
   *[hard] Schwer
}
engineers-seat-secret = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
engineers-seat-zone = Bauplatz von { $name }. { $cards }
engineers-seat-cards = Verdeckt: { $hidden }.
engineers-seat-cards-shown = Verdeckt: { $hidden }; gezeigt: { $shown }.

## Screens around the table

engineers-title-lessons-new = { $count ->
    [one] eine kurze Lektion, etwa { $minutes } Minuten
   *[other] { $count } kurze Lektionen, etwa { $minutes } Minuten
}
engineers-lessons-greeting-done = Alle Lektionen sind geschafft. Jetzt ein echtes Spiel: Bau, leg den Schalter um und hab als Erster 150 Punkte.
engineers-lessons-real-about = Du gegen Ilo, einen leichten Computerspieler, bis 150 Punkte. Mit H bekommst du einen Tipp.
# In a list of saved games, after the rule options.
engineers-saved-other-set = andere Dinge oder Maschinen

## The form of a new game

engineers-form-about = Zwei bis vier Teams mit je vier Arbeitern
engineers-form-no-notebook = Am offenen Tisch gibt es nichts zu merken.
engineers-form-fewer-rounds = Weniger Runden
engineers-form-more-rounds = Mehr Runden
engineers-form-less-money = Weniger Geld für { $name }
engineers-form-more-money = Mehr Geld für { $name }
# The set of things and machines: this game's own, or one of a file. $set is the name of the set.
engineers-form-things = Dinge und Maschinen
engineers-form-own-things = Die des Spiels
# The name of the game's own set.
engineers-form-own-set = Der alte Hof
engineers-form-from-file = Aus einer Datei
engineers-form-another-file = Andere Datei
engineers-form-file-help = Wähle eine Datei mit anderen Dingen und Maschinen, oder zieh eine auf dieses Fenster
engineers-form-things-about = { $set }: { $kinds } Arten von Gegenständen, { $machines } Maschinen.
# Title of the window in which the file is chosen, and the kind of file.
engineers-file-open-data = Dinge und Maschinen wählen
engineers-file-kind-data = Dinge und Maschinen
# Why a file is not taken: a headline, what holds all the same, and reasons.
engineers-fault-headline-data = Dinge abgelehnt
engineers-fault-advice-data = Das neue Spiel bleibt, wie es war. Wähle eine andere Datei oder ändere diese.
engineers-fault-not-text = das ist keine Textdatei
engineers-fault-neither = { $file } ist weder ein Spielstand noch eine lesbare Datei mit Dingen und Maschinen

## The screen of a finished game

engineers-standings-points = Punkte
engineers-standings-money = Geld
engineers-standings-machines = Maschinen
engineers-standings-none = Keine Maschine lief
# In place of the machines that worked.
engineers-parade-none = In diesem Spiel lief keine Maschine.
# Awards: a title of a few words each, with the player's name below it, and how it was. $machine is a machine's name in quotation marks, $points
# is "50 points".
engineers-award-points = Beste Maschine
engineers-award-points-text = { $machine }: { $points }, Runde { $round }
engineers-award-luck = Mutigster Test
engineers-award-luck-text = { $machine }: eine { $roll }, höchstens { $value } war nötig
engineers-award-malfunction = Lautester Knall
engineers-award-malfunction-text = { $machine }: eine 20 in Runde { $round }
# Over the diagrams, and what was remarkable.
engineers-figures-points = Punkte
engineers-figures-money = Geld
engineers-figures-steps = Weitester Weg
engineers-figures-steps-text = { $name }: { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
engineers-figures-deals = Bester Händler
engineers-figures-deals-text = { $name }: { $count ->
        [one] 1 Handel
       *[other] { $count }-mal gehandelt
    }
# Lines of a summary that players copy: the result of a team, and how the game can be played again.
engineers-summary-team = { $place }. { $name }: { $points }, { $machines ->
        [one] 1 Maschine
       *[other] { $machines } Maschinen
    }, { $money }
engineers-summary-seed = { $count ->
        [one] Startwert { $seed }, 1 Schritt
       *[other] Startwert { $seed }, { $count } Schritte
}

## The page of all things and machines

engineers-all = Alle Dinge
    .note = { $kinds } Arten von Dingen, { $machines } Maschinen
# Headings above groups of things. $family is a family of junk: "tank".
engineers-all-machines = Maschinen
engineers-all-family = Familie: { $family }
engineers-all-no-family = Schrottteile ohne Familie
engineers-all-powerups = Hilfen
engineers-all-blanks = Komische Klumpen
engineers-all-tools = Werkzeuge
# After the name of a thing: how many of it there are.
engineers-all-copies = × { $count }

## Ein Test, der läuft, und der Wurf bei der Fehlersuche

# Before the roll: the success value of the components that have started. $percent is the chance.
engineers-run-so-far = bisher läuft es bis zu einer { $value }: { $percent } %
# In the prompt, after what is tested. $points is "50 points".
engineers-prompt-test-rest = sie bringt { $points }
engineers-run-finds = Der Fehler wird bis zu einer { $value } gefunden
engineers-run-found = Eine { $roll }: Der Fehler ist gefunden
engineers-run-not-found = Eine { $roll }: Der Fehler ist nicht gefunden
# In the tray while a test runs: the number at which the sum starts; below the success value, whether more components
# are to start, or why it is not the sum; the name of what Steady things add; and above the other teams.
engineers-sum-start = Anfang
engineers-sum-so-far = bisher
engineers-sum-whole = oder weniger
engineers-sum-most = höchstens { $value }
engineers-sum-least = mindestens { $value }
engineers-sum-broken = Bauteil kaputt
engineers-sum-steady = fester Stand
engineers-sum-watching = sehen zu

## A test as a picture to share
# The name of the picture, of the button that saves it, and of the window in which its file is chosen.
engineers-test-picture = Bild vom Test von { $name }: { $machine }
engineers-save-test-picture = Diesen Test als Bild speichern
engineers-file-save-test = Bild des Tests speichern
# Lines on the picture. $others are names; $value is the highest roll with which the machine would have worked.
engineers-test-picture-game = Runde { $round }, gegen { $others }
engineers-test-picture-machine = { $machine }: { $points }
engineers-test-picture-works = Gewürfelt { $roll }, gebraucht höchstens { $value }: Sie läuft
engineers-test-picture-stops = Gewürfelt { $roll }, gebraucht höchstens { $value }: Sie bleibt stehen
engineers-test-picture-flies-apart = Gewürfelt 20: Sie fliegt auseinander

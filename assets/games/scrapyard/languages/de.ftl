### Scrapyard auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: part = Teil (n), action = Aktion (f), card = Karte (f), head = Kopf (m), torso = Rumpf (m), legs = Beine (pl), arm = Arm (m), slot =
#   Stelle (f; Platz is a seat or a rank), armour = Panzerplatte (f), battery = Batterie (f; unused = voll, used = benutzt), shield = Schild (m, pl
#   Schilde), dent = Beule (f), speed = Tempo (n), range = Reichweite (f), attack = Angriff (m), ability = Fähigkeit (f), trait = Eigenschaft (f),
#   effect = Effekt (m), build effect = Baueffekt (m), Junk Code = Schrottcode (m); Hover = Schweben, Steady = standfest, Spikes = Stacheln, Memory
#   = Gedächtnis, Scope = Zielfernrohr.
# Places: junk pile = Stapel (m), draw deck = Nachziehstapel (m), discard pile = Ablage (f), trash = Müll (m), hand = Hand (f), time track =
#   Zeitleiste (f), space = Feld (n), Zeitfeld where it could be one of the map, token = Zeitstein (m), line = Linie (f), map = Arena (f), square =
#   Feld (n), obstacle = Hindernis (n), ring = Ring (m), crusher = Presse (f).
# Deeds: collect = nehmen, rummage = wühlen, pass = passen, put on = anbauen, draw = ziehen, spend = abgeben, move = sich bewegen, gehen, limp =
#   humpeln, emergency recharge = Notladen (n), push = schieben, pull = heranziehen, crash = aufprallen, Aufprall (m), drain = entladen, recharge =
#   aufladen, settle = begleichen, salvage = aus dem Müll holen, trash = in den Müll werfen, wreck = zu Schrott machen, Schrott sein; turn = Zug
#   (m), round = Runde (f), done = „Fertig“, toughness = was ein Roboter verlieren kann. The informal address: du.

## Things of the game

scrapyard-kind-head = Kopf
scrapyard-kind-torso = Rumpf
scrapyard-kind-legs = Beine
scrapyard-kind-arm = Arm
scrapyard-slot-left-arm = linker Arm
scrapyard-slot-right-arm = rechter Arm
# A card that is no part.
scrapyard-action = Aktion

# Counted things, as what is done to them ("bekommt 2 Beulen").
scrapyard-count-dents = { $count ->
    [one] { $count } Beule
   *[other] { $count } Beulen
}
scrapyard-count-armour = { $count ->
    [one] { $count } Panzerplatte
   *[other] { $count } Panzerplatten
}
scrapyard-count-shields = { $count ->
    [one] { $count } Schild
   *[other] { $count } Schilde
}
scrapyard-count-batteries = { $count ->
    [one] { $count } Batterie
   *[other] { $count } Batterien
}
scrapyard-count-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
scrapyard-count-junk-codes = { $count ->
    [one] { $count } Schrottcode
   *[other] { $count } Schrottcodes
}
# Of the time track.
scrapyard-count-spaces = { $count ->
    [one] { $count } Zeitfeld
   *[other] { $count } Zeitfelder
}
# Of the battle map.
scrapyard-count-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
scrapyard-speed = Tempo { $speed }

# The battle maps for two, three and four players.
scrapyard-map-lane = Die Gasse
scrapyard-map-corner = Die Ecke
scrapyard-map-pit = Die Grube

## Cards
# Names on cards: short.

scrapyard-card-junk-code = Schrottcode
scrapyard-card-bucket = Eimer
scrapyard-card-oil-drum = Ölfass
scrapyard-card-table-legs = Tischbeine
scrapyard-card-fire-tongs = Feuerzange
scrapyard-card-pop-gun = Knallbüchse
scrapyard-card-headlamp = Scheinwerfer
scrapyard-card-diving-helmet = Taucherhelm
scrapyard-card-filing-cabinet = Aktenschrank
scrapyard-card-radio-skull = Radioschädel
scrapyard-card-periscope = Periskop
scrapyard-card-snapping-jaw = Schnappkiefer
scrapyard-card-chess-computer = Schachcomputer
scrapyard-card-boiler = Dampfkessel
scrapyard-card-bank-safe = Tresor
scrapyard-card-fusion-kettle = Fusionskocher
scrapyard-card-cactus-hull = Kaktuspanzer
scrapyard-card-bubble-machine = Seifenblasenmaschine
scrapyard-card-tool-chest = Werkzeugkiste
scrapyard-card-army-boots = Soldatenstiefel
scrapyard-card-bulldozer-treads = Raupenketten
scrapyard-card-spider-legs = Spinnenbeine
scrapyard-card-jet-skirt = Düsenrock
scrapyard-card-pogo-spring = Sprungfeder
scrapyard-card-milk-float = Milchwagen
scrapyard-card-bumper-car = Autoscooter
scrapyard-card-crowbar = Brecheisen
scrapyard-card-wrecking-ball = Abrissbirne
scrapyard-card-boxing-glove = Boxhandschuh
scrapyard-card-jumper-cables = Starthilfekabel
scrapyard-card-nail-gun = Nagelpistole
scrapyard-card-potato-cannon = Kartoffelkanone
scrapyard-card-harpoon = Harpune
scrapyard-card-flame-thrower = Flammenwerfer
scrapyard-card-dustbin-lid = Mülltonnendeckel
scrapyard-card-welding-torch = Schweißbrenner
scrapyard-card-cordless-drill = Akkubohrer
scrapyard-card-zap = Stromstoß
scrapyard-card-headbutt = Kopfstoß
scrapyard-card-firework = Feuerwerk
scrapyard-card-haymaker = Schwinger
scrapyard-card-nut-storm = Mutternhagel
scrapyard-card-charge = Sturmangriff
scrapyard-card-big-magnet = Großer Magnet
scrapyard-card-brownout = Spannungsabfall
scrapyard-card-traffic-cone = Verkehrshütchen
scrapyard-card-tin-foil = Alufolie
scrapyard-card-garage-door = Garagentor
scrapyard-card-duct-tape = Klebeband
scrapyard-card-recycling-bin = Wertstofftonne
scrapyard-card-jump-start = Starthilfe
scrapyard-card-download = Download
scrapyard-card-overclock = Übertaktung
scrapyard-card-skates = Rollschuhe
scrapyard-card-spring-clean = Frühjahrsputz
scrapyard-card-box-of-spares = Ersatzteilkiste
scrapyard-card-crane-hire = Leihkran

# A card in a sentence, with quotation marks if the language needs them to tell its name from other words; several equal cards; an empty list.
scrapyard-card-in-sentence = „{ $card }“
scrapyard-card-times = { $count } × { $card }
scrapyard-nothing = nichts

## Texts of cards
# They are put together: orders that begin in lower case and have no full stop, joined to "A, B and C". $whom says whether the order is about
# one robot or about several, which the order before it has named. $range is the greatest number of steps; 1 means side by side.

scrapyard-aim-one = { $range ->
    [1] ziele auf einen Roboter neben deinem
   *[other] ziele auf einen Roboter in Reichweite { $range }
}
scrapyard-aim-all = { $range ->
    [1] ziele auf alle Roboter neben deinem
   *[other] ziele auf alle anderen Roboter in Reichweite { $range }
}
scrapyard-effect-damage = { $whom ->
    [all] verpass jedem
   *[one] verpass ihm
} { $count ->
    [one] { $count } Beule
   *[other] { $count } Beulen
}
scrapyard-effect-push = { $whom ->
    [all] schieb jeden
   *[one] schieb ihn
} bis zu { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} weg
scrapyard-effect-pull = { $whom ->
    [all] zieh jeden
   *[one] zieh ihn
} bis zu { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} heran
scrapyard-effect-drain = { $whom ->
    [all] entlade bei jedem
   *[one] entlade bei ihm
} bis zu { $count ->
    [one] { $count } Batterie
   *[other] { $count } Batterien
}
scrapyard-effect-shield = { $count ->
    [one] nimm dir { $count } Schild
   *[other] nimm dir { $count } Schilde
}
scrapyard-effect-repair = { $count ->
    [one] hol dir bis zu { $count } Panzerplatte zurück
   *[other] hol dir bis zu { $count } Panzerplatten zurück
}
scrapyard-effect-salvage = { $count ->
    [one] leg bis zu { $count } Karte aus deinem Müll auf deine Ablage
   *[other] leg bis zu { $count } Karten aus deinem Müll auf deine Ablage
}
scrapyard-effect-draw = { $count ->
    [one] zieh { $count } Karte
   *[other] zieh { $count } Karten
}
scrapyard-effect-battery = { $count ->
    [one] lade bis zu { $count } benutzte Batterie wieder auf
   *[other] lade bis zu { $count } benutzte Batterien wieder auf
}
scrapyard-effect-move = { $count ->
    [one] geh bis zu { $count } Feld weit
   *[other] geh bis zu { $count } Felder weit
}
# Traits of parts, with their rule after the name and a colon.
scrapyard-trait-hover = Schweben
    .about = über Hindernisse und durch Roboter hindurch, aber das Ziel muss frei sein
scrapyard-trait-steady = Standfest
    .about = lässt sich weder wegschieben noch heranziehen und prallt nirgends auf
scrapyard-trait-spikes = Stacheln
    .about = { $count ->
        [one] wer diesen Roboter mit einem Arm der Reichweite 1 angreift, bekommt { $count } Beule
       *[other] wer diesen Roboter mit einem Arm der Reichweite 1 angreift, bekommt { $count } Beulen
    }
scrapyard-trait-memory = Gedächtnis
    .about = { $count ->
        [one] auf deine Hand passt { $count } Karte mehr
       *[other] auf deine Hand passen { $count } Karten mehr
    }
scrapyard-trait-scope = Zielfernrohr
    .about = { $count ->
        [one] Angriffe mit Armen ab Reichweite 2 reichen { $count } Feld weiter
       *[other] Angriffe mit Armen ab Reichweite 2 reichen { $count } Felder weiter
    }
# Orders when a card is collected.
scrapyard-build-rummage = wühle, ohne dafür Zeit zu zahlen
scrapyard-build-patch = { $count ->
    [one] leg { $count } Schrottcode aus dem Vorrat auf deine Ablage
   *[other] leg { $count } Schrottcodes aus dem Vorrat auf deine Ablage
}
scrapyard-build-purge = { $count ->
    [one] nimm bis zu { $count } Schrottcode deiner Ablage aus dem Spiel
   *[other] nimm bis zu { $count } Schrottcodes deiner Ablage aus dem Spiel
}
scrapyard-build-delay = { $count ->
    [one] rück den Zeitstein einer anderen Person { $count } Feld vor, höchstens bis zur Linie
   *[other] rück den Zeitstein einer anderen Person { $count } Felder vor, höchstens bis zur Linie
}
# Sentences of a card's text. $things are "10 Panzerplatten und 3 Batterien"; $effects are one or more of the orders above.
scrapyard-text-gives = { CAPITAL($things) }.
scrapyard-text-attack = { $count ->
    [one] Angriff: { $count } Beule
   *[other] Angriff: { $count } Beulen
} { $range ->
    [1] für einen Roboter neben deinem.
   *[other] für einen Roboter in Reichweite { $range }.
}
scrapyard-text-hits = Danach: { $effects }.
scrapyard-text-trait = { $name }: { $about }.
scrapyard-text-ability = { $count ->
    [0] Einmal im Zug: { $effects }.
    [one] Einmal im Zug, für { $count } Batterie: { $effects }.
   *[other] Einmal im Zug, für { $count } Batterien: { $effects }.
}
scrapyard-text-action = { $count ->
    [0] { CAPITAL($effects) }.
    [one] Für { $count } Batterie: { $effects }.
   *[other] Für { $count } Batterien: { $effects }.
}
scrapyard-text-build = Beim Nehmen: { $effects }.
scrapyard-text-nothing = Keine Wirkung.
# Two or more sentences.
scrapyard-text-two = { $first } { $second }
# A single order as a sentence, and what comes before the orders of an ability or an action where each has its own line.
scrapyard-line = { CAPITAL($order) }.
scrapyard-line-ability = { $count ->
    [0] Fähigkeit, einmal im Zug, kostenlos.
    [one] Fähigkeit, einmal im Zug, für { $count } Batterie.
   *[other] Fähigkeit, einmal im Zug, für { $count } Batterien.
}
scrapyard-line-action = { $count ->
    [0] Kostet keine Batterie.
    [one] Kostet { $count } Batterie.
   *[other] Kostet { $count } Batterien.
}
# A card for screen readers. $kind is "Arm", $time "3 Zeitfelder", $text the sentences above.
scrapyard-card-in-words = { $name }, { $kind }. { $text }
scrapyard-card-in-words-with-time = { $name }, { $kind }, { $time }. { $text }

## New game

# Rule options: each with a name before its choices, and a short sentence about it.
scrapyard-option-hands = Handkarten
    .about = Verdeckte Handkarten sieht nur, wem sie gehören; zwischen den Zügen fällt ein Vorhang.
scrapyard-option-line = Linie
    .about = Du baust, bis dein Stein auf der Zeitleiste die Linie erreicht. Bei 20 ist das früher.
scrapyard-option-crusher = Presse
    .about = Ab dieser Runde verbeult die Presse Roboter am Rand der Arena.
scrapyard-hands-open = offen
scrapyard-hands-hidden = verdeckt
scrapyard-line-at = Feld { $line }
scrapyard-crusher-from = Runde { $round }

## The event log
# Short sentences without a full stop. $name is a player, and so are $target, $by and each of $targets, $others and $names. $card and $cards are
# cards: „Stromstoß“. $square is a square of the map: "D4". $count can be 0 where it says so.

scrapyard-log-first-seat = { $name } beginnt
scrapyard-log-turned-up = Stapel { $pile } zeigt { $card }
# $space is a number of the time track.
scrapyard-log-token = { $name } rückte auf der Zeitleiste auf { $space } vor
scrapyard-log-token-on-top = { $name } rückte auf der Zeitleiste auf { $space } vor und liegt dort über { $others }
# $replaced is the card of the part that was there.
scrapyard-log-part-put-on = { $slot ->
    [left] { $name } baute links { $card } an; { $replaced } ist aus dem Spiel
    [right] { $name } baute rechts { $card } an; { $replaced } ist aus dem Spiel
   *[other] { $name } baute { $card } an; { $replaced } ist aus dem Spiel
}
scrapyard-log-collected = { $name } nahm { $card }
scrapyard-log-rummaged = { $name } wühlte in Stapel { $pile }: { $cards }
scrapyard-log-put-back = Zurück auf Stapel { $pile }: { $cards } obenauf, { $card } nach unten
scrapyard-log-put-on-top = Zurück auf Stapel { $pile }: { $cards } obenauf
scrapyard-log-put-at-bottom = Zurück auf Stapel { $pile }: { $card } nach unten
scrapyard-log-put-nothing-back = Auf Stapel { $pile } kam nichts zurück
scrapyard-log-patched = { $count ->
    [one] { $name } bekam { $count } Schrottcode
   *[other] { $name } bekam { $count } Schrottcodes
}
scrapyard-log-purged = { $count ->
    [0] { $name } behielt alle Schrottcodes
    [one] { $name } nahm { $count } Schrottcode aus dem Spiel
   *[other] { $name } nahm { $count } Schrottcodes aus dem Spiel
}
scrapyard-log-delayed = { $count ->
    [one] { $name } schob { $target } auf der Zeitleiste { $count } Feld vor
   *[other] { $name } schob { $target } auf der Zeitleiste { $count } Felder vor
}
scrapyard-log-idle-rummage = { $name } konnte nirgends wühlen
scrapyard-log-idle-purge = { $name } hatte keinen Schrottcode zum Entfernen
scrapyard-log-idle-delay = { $name } konnte niemanden vorschieben
scrapyard-log-passed = { $name } passte
scrapyard-log-passed-by-rule = { $name } passte: Anderes war nicht möglich
scrapyard-log-stopped = { $count ->
    [one] { $name } hörte { $count } Feld hinter der Linie auf
   *[other] { $name } hörte { $count } Felder hinter der Linie auf
}
scrapyard-log-battle = Der Kampf beginnt, in dieser Reihenfolge: { $names }
scrapyard-log-round = Runde { $round }
# $count is the number of rings of squares from the border inwards.
scrapyard-log-round-crushed = { $count ->
    [one] Runde { $round }: Die Presse trifft den Rand
   *[other] Runde { $round }: Die Presse trifft die äußeren { $count } Ringe
}
scrapyard-log-shields-taken = { $count ->
    [one] { $name } beglich { $count } Beule mit einem Schild
   *[other] { $name } beglich { $count } Beulen mit Schilden
}
scrapyard-log-settled-armour = { $name } beglich eine Beule mit einer Panzerplatte
scrapyard-log-settled-hand = { $name } beglich eine Beule mit { $card } aus der Hand
scrapyard-log-settled-deck = { $name } beglich eine Beule mit { $card } vom Nachziehstapel
scrapyard-log-shields-off = { $count ->
    [one] { $name } legte { $count } übrigen Schild ab
   *[other] { $name } legte { $count } übrige Schilde ab
}
# $cards are cards, or "3 Karten" where hands are hidden.
scrapyard-log-drew = { $name } zog { $cards }
scrapyard-log-reshuffled = { $count ->
    [one] { $name } machte aus { $count } abgelegten Karte einen neuen Nachziehstapel
   *[other] { $name } mischte { $count } abgelegte Karten zu einem neuen Nachziehstapel
}
# $count is the number of batteries and can be 0.
scrapyard-log-played = { $count ->
    [0] { $name } spielte { $card }
    [one] { $name } spielte { $card } für { $count } Batterie
   *[other] { $name } spielte { $card } für { $count } Batterien
}
scrapyard-log-ability = { $count ->
    [0] { $name } nutzte { $card }
    [one] { $name } nutzte { $card } für { $count } Batterie
   *[other] { $name } nutzte { $card } für { $count } Batterien
}
scrapyard-log-moved = { $name } ging nach { $square }
scrapyard-log-moved-with-card = { $name } ging nach { $square } und gab dafür { $card } ab
scrapyard-log-limped = { $name } humpelte nach { $square }
# $card is the arm, $pay the card that was spent.
scrapyard-log-attacked = { $name } griff { $target } mit { $card } an und gab dafür { $pay } ab
scrapyard-log-recharged = { $name } zog für 2 Batterien eine Karte
scrapyard-log-targeted = { $name } zielte auf { $targets }
# $count can be 0.
scrapyard-log-repaired = { $count ->
    [0] { $name } hatte keine Panzerplatte zurückzuholen
    [one] { $name } holte { $count } Panzerplatte zurück
   *[other] { $name } holte { $count } Panzerplatten zurück
}
scrapyard-log-shielded = { $count ->
    [one] { $name } nahm { $count } Schild
   *[other] { $name } nahm { $count } Schilde
}
# $count can be 0.
scrapyard-log-charged = { $count ->
    [0] { $name } hatte keine Batterie aufzuladen
    [one] { $name } lud { $count } Batterie auf
   *[other] { $name } lud { $count } Batterien auf
}
# $cards can be "nichts".
scrapyard-log-salvaged = { $name } holte { $cards } aus dem Müll
scrapyard-log-dented = { $count ->
    [one] { $name } bekam { $count } Beule
   *[other] { $name } bekam { $count } Beulen
}
scrapyard-log-crashed = { $count ->
    [one] { $name } prallte auf und bekam { $count } Beule
   *[other] { $name } prallte auf und bekam { $count } Beulen
}
scrapyard-log-spiked = { $count ->
    [one] { $name } bekam { $count } Beule von den Stacheln von { $by }
   *[other] { $name } bekam { $count } Beulen von den Stacheln von { $by }
}
scrapyard-log-crushed = { $count ->
    [one] Die Presse verpasste { $name } { $count } Beule
   *[other] Die Presse verpasste { $name } { $count } Beulen
}
scrapyard-log-pushed = { $name } wurde nach { $square } geschoben
scrapyard-log-pushed-and-stopped = { $name } wurde nach { $square } geschoben und dort aufgehalten
scrapyard-log-not-pushed = { $name } ließ sich nicht wegschieben
scrapyard-log-pulled = { $name } wurde nach { $square } gezogen
scrapyard-log-not-pulled = { $name } ließ sich nicht heranziehen
scrapyard-log-steady-push = { $name } steht zu fest, um geschoben zu werden
scrapyard-log-steady-pull = { $name } steht zu fest, um gezogen zu werden
scrapyard-log-drained = { $count ->
    [one] { $by } entlud bei { $name } { $count } Batterie
   *[other] { $by } entlud bei { $name } { $count } Batterien
}
scrapyard-log-drained-no-more = { $count ->
    [one] { $by } entlud bei { $name } { $count } Batterie; der Rest bleibt
   *[other] { $by } entlud bei { $name } { $count } Batterien; der Rest bleibt
}
scrapyard-log-not-drained = { $name } hatte keine Batterie, die sich entladen lässt
scrapyard-log-wrecked = { $by } machte { $name } zu Schrott
scrapyard-log-wrecked-on-spikes = Die Stacheln von { $by } machten { $name } zu Schrott
scrapyard-log-wrecked-in-crash = { $by } machte { $name } durch einen Aufprall zu Schrott
scrapyard-log-wrecked-by-crusher = Die Presse machte { $name } zu Schrott
scrapyard-log-wrecked-by-nobody = { $name } hatte nichts zu verlieren und ist Schrott
# $wrecked is one of the five sentences before.
scrapyard-log-place = { $wrecked } (Platz { $place })

## Choices of a player
# What a player may do or a strong player would do („Stromstoß“ nehmen): an infinitive, in lower case and without a full stop.
# $name is another player.

scrapyard-choice-collect = { $card } nehmen
scrapyard-choice-collect-left = { $card } links anbauen
scrapyard-choice-collect-right = { $card } rechts anbauen
# $taken is one of the three choices before.
scrapyard-choice-from-pile = { $taken } (Stapel { $pile })
scrapyard-choice-rummage = in Stapel { $pile } wühlen
scrapyard-choice-take-none = keine Karte nehmen
# $taken is one of the first three choices or the one before: what becomes of the other rummaged cards.
scrapyard-choice-put-back = { $taken } ({ $cards } obenauf, { $card } nach unten)
scrapyard-choice-put-on-top = { $taken } ({ $cards } obenauf)
scrapyard-choice-put-at-bottom = { $taken } ({ $card } nach unten)
# $count can be 0.
scrapyard-choice-purge = { $count ->
    [0] alle Schrottcodes behalten
    [one] { $count } Schrottcode aus dem Spiel nehmen
   *[other] { $count } Schrottcodes aus dem Spiel nehmen
}
scrapyard-choice-delay = { $name } auf der Zeitleiste vorschieben
scrapyard-choice-pass = passen
scrapyard-choice-done = „Fertig“ sagen
scrapyard-choice-settle-armour = eine Beule mit einer Panzerplatte begleichen
scrapyard-choice-settle-deck = eine Beule mit der obersten Karte des Nachziehstapels begleichen
scrapyard-choice-settle-hand = eine Beule mit { $card } begleichen
scrapyard-choice-play = { $card } spielen
scrapyard-choice-use = { $card } nutzen
scrapyard-choice-step = nach { $square } gehen
scrapyard-choice-stay = hier stehen bleiben
scrapyard-choice-target = auf { $name } zielen
scrapyard-choice-push = { $count ->
    [one] { $name } { $count } Feld wegschieben
   *[other] { $name } { $count } Felder wegschieben
}
scrapyard-choice-pull = { $count ->
    [one] { $name } { $count } Feld heranziehen
   *[other] { $name } { $count } Felder heranziehen
}
scrapyard-choice-no-shove = { $name } stehen lassen
# $shoved is a push or a pull.
scrapyard-choice-along-row = { $shoved }, entlang der Zeile
scrapyard-choice-along-column = { $shoved }, entlang der Spalte
scrapyard-choice-salvage = aus dem Müll holen: { $cards }
scrapyard-choice-move = nach { $square } gehen und { $card } abgeben
scrapyard-choice-limp = nach { $square } humpeln
# $card is the arm, $pay the card that is spent.
scrapyard-choice-attack = { $name } mit { $card } angreifen und { $pay } abgeben
scrapyard-choice-recharge = für 2 Batterien eine Karte ziehen
scrapyard-choice-end-turn = den Zug beenden

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

scrapyard-ending-wins = { $name } gewinnt: { $why }
scrapyard-because-last = als letzter Roboter, der noch steht
scrapyard-because-crusher = den letzten anderen Roboter holte die Presse
scrapyard-because-spikes = der letzte andere Roboter endete an Stacheln
scrapyard-because-crash = der letzte andere Roboter endete mit einem Aufprall

## Where a game stands
# In a list of saved games: short.

scrapyard-stands-set-up = Aufbau
scrapyard-stands-build = Bauphase: { $name } ist am Zug
scrapyard-stands-build-choice = Bauphase: { $name } entscheidet über einen Baueffekt
scrapyard-stands-build-done = Bauphase: { $name } muss nur noch „Fertig“ sagen
scrapyard-stands-rummage = Bauphase: { $name } wühlt
scrapyard-stands-settle = Runde { $round }: { $name } begleicht Beulen
scrapyard-stands-turn = Runde { $round }: { $name } ist am Zug
scrapyard-stands-choice = Runde { $round }: { $name } entscheidet über einen Effekt

## Why something is refused at the table
# They stand where the player tried it, beside the card or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

scrapyard-illegal-game-over = das Spiel ist vorbei
scrapyard-illegal-not-now = das geht jetzt nicht
scrapyard-illegal-unanswered = entscheide zuerst über den Effekt, der wartet
scrapyard-illegal-already-acted = nur eins pro Zug: sag „Fertig“ oder nimm es zurück
scrapyard-illegal-not-acted = nimm erst eine Karte, wühle oder passe
scrapyard-illegal-no-such-pile = diesen Stapel gibt es nicht
scrapyard-illegal-pile-empty = dieser Stapel ist leer
scrapyard-illegal-too-late = kostet { $time }: Von { $place } aus ginge es über { $end } hinaus
scrapyard-illegal-choose-side = wähle den linken oder den rechten Arm
scrapyard-illegal-no-side = nur ein Arm kommt an eine Seite
scrapyard-illegal-at-the-line = kein Wühlen auf { $line }: Danach ginge nichts mehr
scrapyard-illegal-not-rummaged = diese Karte ist nicht unter den aufgedeckten
scrapyard-illegal-wrong-order = eine Karte kommt nach unten, der Rest obenauf
scrapyard-illegal-too-many = höchstens { $most }
scrapyard-illegal-no-such-seat = diesen Platz gibt es hier nicht
scrapyard-illegal-cannot-delay = diese Person lässt sich nicht vorschieben
scrapyard-illegal-settle-first = begleiche zuerst alle Beulen
scrapyard-illegal-no-dents = es ist keine Beule mehr da
scrapyard-illegal-no-armour = es ist keine Panzerplatte mehr da
scrapyard-illegal-deck-empty = Nachziehstapel und Ablage sind leer
scrapyard-illegal-last-card = deine letzte Karte bleibt, solange du Panzerplatten hast
scrapyard-illegal-not-in-hand = diese Karte hast du nicht auf der Hand
scrapyard-illegal-cannot-pay = { $needs ->
    [one] kostet { $needs } Batterie; du hast { $has }
   *[other] kostet { $needs } Batterien; du hast { $has }
}
scrapyard-illegal-no-target = kein Roboter ist in Reichweite
scrapyard-illegal-no-ability = dieses Teil hat keine Fähigkeit
scrapyard-illegal-ability-used = jede Fähigkeit wirkt nur einmal im Zug
scrapyard-illegal-arm-used = jeder Arm greift nur einmal im Zug an
scrapyard-illegal-out-of-range = { $distance ->
    [one] { $distance } Schritt entfernt; die Reichweite ist { $range }
   *[other] { $distance } Schritte entfernt; die Reichweite ist { $range }
}
scrapyard-illegal-not-standing = dieser Roboter ist Schrott
scrapyard-illegal-own-robot = ein Roboter kann nicht auf sich selbst zielen
scrapyard-illegal-out-of-reach = dort kann dein Roboter nicht stehen bleiben
scrapyard-illegal-wrong-axis = in diese Richtung geht es nicht
scrapyard-illegal-not-in-trash = diese Karten sind nicht alle in deinem Müll
scrapyard-illegal-nothing-to-draw = es gibt nichts zu ziehen

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. Numbers are those of the usual
# options and of the card set that comes with the game.
scrapyard-how-to-aim =
    .title = Das Ziel
    .text-1 = Bau dir aus Schrott einen Roboter und schick ihn dann in die Arena. Wessen Roboter als letzter steht, gewinnt.
    .text-2 = In der Bauphase nimmst du Karten. Teile kommen an deinen Roboter, Aktionen in deinen Kartenstapel, und jede Karte kostet Zeit.
    .text-3 = Im Kampf sind Panzerplatten und Karten das, was dein Roboter verlieren kann: Damit begleichst du allen Schaden. Wer keine Karte mehr hat, ist Schrott.
    .text-4 = Es spielen zwei bis vier. Alle beginnen mit denselben fünf einfachen Teilen und sechs Schrottcodes.
    .picture-1-title = Ein Teil
    .picture-1-caption = Es ersetzt ein Teil an deinem Roboter.
    .picture-2-title = Eine Aktion
    .picture-2-caption = Sie kommt in deinen Stapel, und du spielst sie im Kampf.
    .picture-3-title = Der Anfang
    .picture-3-caption = So beginnen alle Roboter.
scrapyard-how-to-time =
    .title = Die Zeit
    .text-1 = Alle haben einen Stein auf der Zeitleiste. Bei 30 liegt die Linie, dahinter kommen noch fünf Felder.
    .text-2 = Eine Karte kostet ein bis sieben Felder. So weit rückt dein Stein vor, wenn du sie nimmst.
    .text-3 = Wer am weitesten hinten liegt, ist als Nächstes am Zug. Nach einer billigen Karte kannst das wieder du sein, nach einer teuren haben andere vielleicht mehrere Züge.
    .text-4 = Ein Stein, der auf ein Feld mit anderen kommt, liegt obenauf. Liegen mehrere auf demselben Feld ganz hinten, ist der oberste am Zug.
    .picture-1-title = Wer am Zug ist
    .picture-1-caption = Der Stein ganz hinten.
    .picture-2-title = Auf einem Feld
    .picture-2-caption = Der oberste Stein ist am Zug.
scrapyard-how-to-collecting =
    .title = Karten nehmen
    .text-1 = In deinem Zug tust du eins von dreien: Du nimmst die offene Karte eines der zehn Stapel, wühlst oder passt.
    .text-2 = Ein Teil wird sofort angebaut, und was vorher dort war, ist aus dem Spiel, selbst wenn es besser war. Bei einem Arm wählst du die Seite. Eine Aktion kommt auf deine Ablage.
    .text-3 = Manche Karten tun dabei sofort etwas: Sie lassen dich wühlen, bringen Schrottcodes oder nehmen sie weg, oder sie rücken den Stein einer anderen Person vor.
    .text-4 = Drück auf „Fertig“, wenn dein Zug vorbei sein soll; bis dahin kannst du ihn zurücknehmen. Erst dann werden neue Karten aufgedeckt.
    .picture-1-title = Ein Arm
    .picture-1-caption = Zieh ihn an die linke oder die rechte Schulter.
    .picture-2-title = Ein Baueffekt
    .picture-2-caption = Er passiert, wenn du die Karte nimmst.
scrapyard-how-to-rummaging =
    .title = Wühlen
    .text-1 = Wühlen kostet ein Feld. Du nimmst die obersten drei Karten eines Stapels und darfst eine davon für ihre Zeit behalten.
    .text-2 = Behältst du eine, kommt von den anderen eine obenauf und eine nach unten. Behältst du keine, kommt eine nach unten und zwei obenauf, in beliebiger Reihenfolge.
    .text-3 = Alle sehen diese Karten. Eine Markierung am Stapel zeigt, wo bekannte Karten liegen.
    .text-4 = Von der 30 aus kannst du nicht wühlen. Ein Baueffekt, der dich wühlen lässt, erspart dir das eine Feld.
    .picture-1-title = Drei Karten
    .picture-1-caption = Behalte eine oder keine; der Rest geht zurück.
scrapyard-how-to-line =
    .title = Die Linie
    .text-1 = Genau auf 30 darfst du noch weitermachen. Dahinter musst du aufhören, und keine Karte darf dich weiter als bis 35 bringen.
    .text-2 = Jedes Feld hinter der Linie kostet dich eine Karte deiner ersten Hand.
    .text-3 = Du darfst in deinem Zug auch passen und endgültig aufhören. Dein Stein bleibt liegen: Wer weniger Zeit verbraucht hat, ist im Kampf früher am Zug.
    .text-4 = Kannst du weder eine Karte nehmen noch wühlen, passt du von selbst. Haben alle gepasst oder aufgehört, beginnt der Kampf.
    .picture-1-title = Auf der Linie
    .picture-1-caption = Keine Strafe, und du darfst weitermachen.
    .picture-2-title = Dahinter
    .picture-2-caption = Drei Felder zu weit: Du beginnst mit zwei Karten.
scrapyard-how-to-robot =
    .title = Der Roboter
    .text-1 = Ein Roboter hat Kopf, Rumpf, Beine und zwei Arme. Panzerplatten und Batterien aller Teile werden zusammengezählt; das Tempo kommt von den Beinen.
    .text-2 = Jeder Arm hat einen Angriff: eine Zahl von Beulen und eine Reichweite. Reichweite 1 heißt: nur die Felder daneben. Manche Arme schieben, ziehen oder entladen außerdem, wen sie treffen.
    .text-3 = Manche Teile haben eine Fähigkeit, die du einmal im Zug nutzen kannst. Andere haben eine Eigenschaft, die immer gilt.
    .text-4 = Schweben führt über Hindernisse und Roboter hinweg. Standfest lässt sich weder schieben noch ziehen. Stacheln verbeulen, wer mit einem Arm der Reichweite 1 angreift. Gedächtnis macht deine Hand größer. Das Zielfernrohr lässt Arme ab Reichweite 2 weiter reichen. Gleiche Eigenschaften zählen zusammen.
    .text-5 = Alle sehen, was ein Roboter noch verlieren kann: Schilde, Panzerplatten und Karten, weniger die Beulen.
    .picture-1-title = Fünf Teile
    .picture-1-caption = 12 Panzerplatten, 6 Batterien, Tempo 3.
    .picture-2-title = Eine Eigenschaft
    .picture-2-caption = Beine, die schweben.
    .picture-3-title = Was er verlieren kann
    .picture-3-caption = 12 Platten und 11 Karten, weniger 3 Beulen: 20.
scrapyard-how-to-cards =
    .title = Karten
    .text-1 = Eine Aktion kostet Batterien oder auch keine und tut, was darauf steht, von vorn bis hinten.
    .text-2 = Schrottcode kostet eine Batterie und zieht eine Karte. Meist gibst du ihn ab, um dich zu bewegen oder anzugreifen, oder verlierst ihn an eine Beule.
    .text-3 = Schilde halten bis zu deinem nächsten Zug. Panzerplatten, die du zurückholst, sind nie mehr als zu Beginn des Kampfs. Was du aus dem Müll holst, kommt auf deine Ablage.
    .text-4 = „Bis zu“ überlässt dir die Zahl, und sie darf null sein. Nur zurückgeholte Platten, aufgeladene und entladene Batterien sind immer so viele wie möglich.
    .text-5 = Gespielte und abgegebene Karten liegen bis zum Ende deines Zugs beiseite, also dient jede nur einmal im Zug.
    .picture-1-title = Schrottcode
    .picture-1-caption = Sechs davon hast du von Anfang an.
    .picture-2-title = Der Reihe nach
    .picture-2-caption = Erst gehen, dann treffen, dann schieben.
scrapyard-how-to-battle =
    .title = Ein Zug im Kampf
    .text-1 = Zu Beginn des Kampfs werden Panzerplatten und Batterien gezählt und Startfelder ausgelost, und deine Ablage wird dein Nachziehstapel. Du ziehst fünf Karten, hinter der Linie weniger.
    .text-2 = In jeder Runde ist jeder Roboter, der noch steht, einmal am Zug. Es beginnt, wer am wenigsten Zeit verbraucht hat.
    .text-3 = Dein Zug beginnt mit den Beulen, die du begleichst. Dann legst du übrige Schilde ab und ziehst auf fünf Karten nach, nur in deinem ersten Zug nicht.
    .text-4 = Danach handelst du, solange du willst und zahlen kannst. Am Ende sind deine Batterien wieder voll, benutzte Karten kommen auf die Ablage, und deine Hand behältst du.
    .text-5 = Ist dein Nachziehstapel leer, wird deine Ablage gemischt und tritt an seine Stelle.
    .picture-1-title = Deine Hand
    .picture-1-caption = Am Anfang deines Zugs ziehst du auf fünf nach.
    .picture-2-title = Batterien
    .picture-2-caption = Vier sind für diesen Zug noch übrig.
scrapyard-how-to-acting =
    .title = Handeln
    .text-1 = Spiel eine Karte oder nutz die Fähigkeit eines Teils: Das kostet die Batterien, die darauf stehen.
    .text-2 = Bewegen: für eine Batterie und irgendeine Handkarte so viele Felder, wie dein Tempo erlaubt. Humpeln: für eine Batterie ein Feld.
    .text-3 = Angreifen: für eine Batterie und irgendeine Handkarte trifft ein Arm einen Roboter in seiner Reichweite. Jeder Arm greift einmal im Zug an.
    .text-4 = Notladen: Für zwei Batterien ziehst du eine Karte.
    .text-5 = Braucht alles auf einer Karte ein Ziel, kannst du sie nicht spielen, solange niemand in Reichweite ist. Gezahlt wird zuerst, und zurück bekommst du nichts.
    .picture-1-title = Ein Angriff
    .picture-1-caption = Zwei Beulen, bis zu vier Schritte weit.
    .picture-2-title = Eine Fähigkeit
    .picture-2-caption = Einmal im Zug, für eine Batterie.
scrapyard-how-to-distance =
    .title = Entfernung
    .text-1 = Roboter gehen gerade von Feld zu Feld, nie schräg, nicht durch Hindernisse oder andere Roboter und nicht aus der Arena hinaus.
    .text-2 = Reichweiten werden in denselben Schritten gezählt: um Hindernisse herum, aber durch Roboter hindurch.
    .text-3 = Eine Karte zielt auf einen Roboter deiner Wahl oder auf alle anderen in Reichweite. Du wählst, wenn ein Effekt zum ersten Mal ein Ziel braucht; so kann dich eine Karte erst bewegen und dann zuschlagen. Das Ziel bleibt dasselbe, bis die Karte zu Ende ist.
    .text-4 = Ist dann niemand in Reichweite, tun diese Effekte nichts. Die anderen passieren trotzdem.
    .picture-1-title = Um das Hindernis herum
    .picture-1-caption = Vier Schritte, nicht zwei.
    .picture-2-title = Reichweite 2
    .picture-2-caption = Der andere Roboter ist drei Schritte entfernt: zu weit.
scrapyard-how-to-shoves =
    .title = Schieben und ziehen
    .text-1 = Wer geschoben wird, rückt gerade von dir weg, in der Richtung, in der ihr weiter auseinander steht. Ist beides gleich, wählst du.
    .text-2 = Du sagst, wie viele Felder, höchstens so viele wie angegeben. Halten Rand, Hindernis oder Roboter ihn vorher auf, prallt er auf und bekommt eine Beule.
    .text-3 = Wer gezogen wird, kommt auf dieselbe Art näher. Ist etwas im Weg, bleibt er ohne Aufprall stehen, und an dir vorbei geht es nie.
    .text-4 = Entladene Batterien fehlen dem Ziel in seinem nächsten Zug. Zwei bleiben ihm immer.
    .picture-1-title = Ein Aufprall
    .picture-1-caption = Zwei Felder geschoben, nach einem aufgehalten: eine Beule.
    .picture-2-title = Herangezogen
    .picture-2-caption = Er bleibt stehen, wo beide auf gleicher Höhe sind.
scrapyard-how-to-dents =
    .title = Beulen
    .text-1 = Schaden liegt als Beulen auf einem Roboter, bis wieder sein Zug beginnt. Dann muss für jede Beule ein Schild, eine Panzerplatte oder eine Karte weg.
    .text-2 = Zuerst gehen von selbst die Schilde. Danach wählst du für jede Beule einzeln: eine Panzerplatte, eine Handkarte oder die oberste Karte deines Nachziehstapels, egal welche es ist. So eine Karte kommt in den Müll.
    .text-3 = Keine Beule darf übrig bleiben, und deine letzte Karte bleibt, solange du Panzerplatten hast.
    .text-4 = Ein Roboter mit so vielen Beulen, wie er verlieren kann, ist sofort Schrott, mitten im Zug, und sein Feld wird frei.
    .text-5 = Stacheln wirken nach dem Angriff und nur, wenn der angegriffene Roboter noch steht. Sie können dich in deinem eigenen Zug zu Schrott machen.
    .picture-1-title = Gerade genug
    .picture-1-caption = Sechs zu verlieren, fünf Beulen: Eins bleibt.
    .picture-2-title = Schrott
    .picture-2-caption = Drei zu verlieren, drei Beulen.
scrapyard-how-to-crusher =
    .title = Presse und Ende
    .text-1 = Ab Runde 8 rücken die Wände des Schrottplatzes heran. Wer seinen Zug auf einem gepressten Feld beendet, bekommt Beulen.
    .text-2 = In Runde 8 ist das der Rand, für eine Beule. Jede Runde kommen ein Ring von Feldern und eine Beule dazu; ab Runde 11 ist kein Feld mehr sicher.
    .text-3 = Über gepresste Felder darfst du gehen: Es zählt nur, wo dein Zug endet.
    .text-4 = Das Spiel endet in dem Moment, in dem nur noch ein Roboter steht. Von den anderen liegt weiter vorn, wer später zu Schrott wurde. Gleichstand gibt es nicht.
    .picture-1-title = Runde 8
    .picture-1-caption = Der Rand: eine Beule.
    .picture-2-title = Runde 9
    .picture-2-caption = Die zwei äußeren Ringe: zwei Beulen.
scrapyard-how-to-options =
    .title = Hände und Sonderregeln
    .text-1 = Roboter, Marken, Beulen, Ablagen und Müll sind für alle offen, und meist auch die Hände.
    .text-2 = Bei verdeckten Händen sieht nur du deine Hand, und zwischen den Zügen von Menschen fällt ein Vorhang.
    .text-3 = Für ein kurzes Spiel liegt die Linie bei 20. Die Presse kann in Runde 6, 8 oder 10 beginnen.
    .text-4 = Du kannst eigene Schritte zurücknehmen, bis jemand anderes handelt, aber nicht über eine Karte hinweg, die aufgedeckt, gezogen oder vom Nachziehstapel weggeworfen wurde.
    .text-5 = Computerspieler wissen nur, was auf ihrem Platz zu wissen ist.
    .picture-1-title = Verdeckte Hände
    .picture-1-caption = Die anderen sehen nur die Rückseiten.
    .picture-2-title = Ein kurzes Spiel
    .picture-2-caption = Die Linie liegt bei 20.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
scrapyard-ruling-1-1 = Es spielen zwei bis vier.
scrapyard-ruling-1-5 = Die Karten sind von diesem Spiel: 46 Teile und 44 Aktionen von 51 Arten, alle aus zehn Effekten, fünf Eigenschaften und vier Baueffekten.
scrapyard-ruling-1-6 = Schrottcode kostet eine Batterie und zieht eine Karte.
scrapyard-ruling-1-7 = Schaden, der noch nicht beglichen ist, liegt als Beulen auf dem Roboter.
scrapyard-ruling-1-8 = Hinter der Linie hat die Zeitleiste fünf Felder; sie zählen, wie weit du darüber hinaus bist.
scrapyard-ruling-1-9 = Die Arena ist ein Raster mit Hindernissen und Startfeldern, eine für jede Spielerzahl; ihre Ringe zählen vom Rand nach innen.
scrapyard-ruling-2-3 = Deine Hand hat fünf Karten, und mehr mit der Eigenschaft „{ scrapyard-trait-memory }“.
scrapyard-ruling-2-4 = Auch Karten, die in diesem Zug benutzt wurden, zählen zu denen, die ein Roboter verlieren kann.
scrapyard-ruling-2-5 = Was ein Roboter noch verlieren kann, sind Schilde, Panzerplatten und Karten weniger die Beulen, und alle dürfen die Zahl sehen.
scrapyard-ruling-3-2 = Die Stapel unterscheiden sich um höchstens eine Karte, und was nach oben kommt, wird aufgedeckt, wenn der Zug vorbei ist.
scrapyard-ruling-3-3 = Wer beginnt, wird ausgelost.
scrapyard-ruling-3-4 = Am Anfang liegen unter dem obersten Stein die anderen im Uhrzeigersinn.
scrapyard-ruling-4-4 = Du wählst die Seite eines Arms, und was du nimmst, musst du anbauen, auch wenn es schlechter ist.
scrapyard-ruling-4-6 = Dein Zug endet, wenn du „Fertig“ sagst; bis dahin bleiben neue oberste Karten verdeckt, damit du alles zurücknehmen kannst.
scrapyard-ruling-4-7 = Baueffekte passieren der Reihe nach, sobald die Karte liegt; die einer Karte, die durch einen davon kommt, sind vor dem Rest an der Reihe.
scrapyard-ruling-4-8 = Gewühlte Karten gehen zurück, bevor Baueffekte der genommenen Karte passieren; von der Linie aus kannst du nicht wühlen, und von weniger als drei Karten nimmst du alle.
scrapyard-ruling-4-9 = Genau auf der Linie darfst du weitermachen; aufhören musst du erst dahinter.
scrapyard-ruling-4-10 = Keine Karte darf dich mehr als fünf Felder hinter die Linie bringen.
scrapyard-ruling-4-11 = Du passt in deinem eigenen Zug, und von selbst, wenn du weder nehmen noch wühlen kannst.
scrapyard-ruling-5-1 = Du hast nie mehr Panzerplatten als zu Beginn des Kampfs.
scrapyard-ruling-5-2 = Zu Beginn des Kampfs wird jede Ablage gemischt und zum Nachziehstapel.
scrapyard-ruling-5-3 = Jedes Feld hinter der Linie nimmt dir eine Karte der ersten Hand, bis keine mehr übrig ist.
scrapyard-ruling-5-4 = Liegen Steine auf demselben Feld, ist der oberste auch im Kampf zuerst am Zug.
scrapyard-ruling-5-5 = Startfelder werden ausgelost.
scrapyard-ruling-6-2 = Übrige Schilde gehen ab, sobald deine Beulen beglichen sind, und die Presse kommt ganz am Ende deines Zugs.
scrapyard-ruling-6-3 = Um von einem leeren Nachziehstapel zu ziehen oder wegzuwerfen, mischst du erst deine Ablage zu einem neuen; ist beides leer, wird nichts gezogen.
scrapyard-ruling-6-4 = Gespielte und abgegebene Karten liegen bis zum Ende des Zugs beiseite, also dient jede einmal im Zug, und dein Zug endet, wenn du es sagst.
scrapyard-ruling-6-5 = Eine Karte, deren Effekte alle ein Ziel brauchen, kannst du nicht spielen, solange niemand in Reichweite ist; jede andere schon, auch wenn sie dann weniger tut.
scrapyard-ruling-6-6 = Die Fähigkeit jedes Teils wirkt einmal im Zug; zwei gleiche Arme haben also zwei.
scrapyard-ruling-6-9 = Jeder Arm greift einmal im Zug an.
scrapyard-ruling-6-10 = Notladen geht nicht, wenn du nichts zu ziehen hast.
scrapyard-ruling-7-1 = Roboter gehen weder aus der Arena noch durch Hindernisse oder Roboter, und Bewegen und Humpeln enden auf einem anderen Feld.
scrapyard-ruling-7-2 = Reichweiten zählen um Hindernisse herum, aber durch Roboter hindurch.
scrapyard-ruling-7-3 = Ein Roboter kann nicht auf sich selbst zielen.
scrapyard-ruling-7-4 = Batterien und Karten werden zuerst gezahlt und nie zurückgegeben.
scrapyard-ruling-7-5 = Ziele werden gewählt, wenn ein Effekt zum ersten Mal eins braucht, und bleiben für den Rest der Karte dieselben; ist ein Roboter in Reichweite, musst du einen wählen.
scrapyard-ruling-9-1 = Beulen bleiben auf einem Roboter, bis wieder sein Zug beginnt, damit niemand im Zug von anderen etwas entscheiden muss.
scrapyard-ruling-9-2 = Du begleichst Beulen einzeln, siehst jede Karte vor der nächsten und sagst nach der letzten „Fertig“; wo es keine Wahl gibt, geschieht es von selbst.
scrapyard-ruling-9-3 = Zuerst gehen die Schilde, keine Beule darf übrig bleiben, und die letzte Karte bleibt, solange Panzerplatten da sind.
scrapyard-ruling-9-4 = Ein Roboter mit so vielen Beulen, wie er verlieren kann, ist sofort Schrott; geschieht das in seinem eigenen Zug, ist der Zug vorbei.
scrapyard-ruling-9-5 = Mehrere Roboter werden nacheinander in Kampfreihenfolge getroffen, Effekt für Effekt; nach einem Angriff kommen die Effekte des Treffers, dann die Stacheln.
scrapyard-ruling-10-1 = Ab Runde 8 verbeult die Presse Roboter, deren Zug am Rand endet; jede Runde reicht sie einen Ring weiter und gibt eine Beule mehr.
scrapyard-ruling-10-4 = Gleichstand gibt es nicht, weil Roboter nacheinander zu Schrott werden; wer später am Zug ist, liegt weiter vorn.
scrapyard-ruling-11-2 = Gewühlt wird offen, und Karten, die auf einen Stapel zurückgehen, sind dort markiert.
scrapyard-ruling-11-3 = Welche Karte verdeckt liegt, entscheidet sich erst, wenn sie aufgedeckt, genommen, gezogen oder weggeworfen wird: Kein Spielstand verrät es, und nach dem Zurücknehmen oder Laden hat derselbe Schritt dasselbe Ergebnis.
scrapyard-ruling-11-4 = Hände liegen offen.
scrapyard-ruling-11-5 = Bei verdeckten Händen fällt vor dem Zug jedes Menschen ein Vorhang; sitzt nur ein Mensch am Tisch, gibt es keinen, und die anderen Hände zeigen ihre Rückseiten.
scrapyard-ruling-12-1 = Hände sind offen oder verdeckt.
scrapyard-ruling-12-2 = Die Linie liegt bei 30 oder für ein kurzes Spiel bei 20, immer mit fünf Feldern dahinter.
scrapyard-ruling-12-3 = Die Presse beginnt in Runde 6, 8 oder 10 und lässt sich nicht abschalten, weil manche Kämpfe ohne sie nie enden würden.
scrapyard-ruling-12-4 = Andere Karten und Arenen sind eine andere Datei: mit Zeiten von 1 bis 7, Zahlen von 1 bis 9, mindestens drei Karten je Stapel und einer Arena für jede Spielerzahl.

## What can be wrong with a data set
# A player may have written its file. $name and $map are words of the file.

scrapyard-data-unreadable = der Kartensatz ist nicht lesbar: { $error }
scrapyard-data-number = '{ $name }' ist { $found }; erlaubt ist { $least } bis { $most }
scrapyard-data-card-name = Karte '{ $name }': Ein Name hat Kleinbuchstaben, Ziffern und Unterstriche und kommt nur einmal vor
scrapyard-data-title = '{ $name }' hat keinen oder einen zu langen Titel
scrapyard-data-too-many-cards = es gibt zu viele Arten von Karten
scrapyard-data-time = Karte '{ $name }': Die Zeit muss 1 bis 7 sein
scrapyard-data-card-number = Karte '{ $name }': Eine Zahl liegt außerhalb des Erlaubten
scrapyard-data-not-its-kind = Karte '{ $name }': Nur Beine haben ein Tempo, nur Arme einen Angriff
scrapyard-data-not-complete = Karte '{ $name }': Ein Arm braucht einen Angriff, Beine brauchen ein Tempo
scrapyard-data-no-aim = Karte '{ $name }': Ein Effekt braucht ein Ziel, aber die Karte gilt nur dem eigenen Roboter
scrapyard-data-starter = die Startteile müssen eins für jede Stelle sein, dazu zwei Arme
scrapyard-data-starter-unknown = es gibt kein Startteil '{ $name }'
scrapyard-data-starter-too-weak = die Startteile brauchen zusammen mindestens vier Batterien und eine Panzerplatte
scrapyard-data-too-few-cards = die Stapel brauchen mindestens { $needs } Karten; es sind { $has }
scrapyard-data-maps = genau eine Arena für jede Spielerzahl von 2 bis 4: Prüfe die für { $seats }
scrapyard-data-map-size = Arena '{ $map }' muss ein Rechteck mit Seiten von 5 bis 15 Feldern sein
scrapyard-data-map-sign = Arena '{ $map }' hat ein unbekanntes Zeichen: { $sign }
scrapyard-data-map-starts = Arena '{ $map }' muss jedes Startfeld einmal haben
scrapyard-data-map-parts = Arena '{ $map }' hat Felder, die kein Weg erreicht

## Why a game can't begin

scrapyard-setup-seats = { $seats ->
    [one] { $seats } Platz: Ein Spiel hat { $fewest } bis { $most }
   *[other] { $seats } Plätze: Ein Spiel hat { $fewest } bis { $most }
}
scrapyard-setup-line = die Linie liegt bei { $short } oder { $long }, nicht bei { $line }
scrapyard-setup-crusher = die Presse beginnt in Runde { $early }, { $usual } oder { $late }, nicht in Runde { $round }

## Why a file is no saved game
# They follow the file's name and a colon. $name is as in the file: fire_tongs. $found and $expected can be 0 and more.

scrapyard-table-robots = Roboter: { $found }, gebraucht werden { $expected }
scrapyard-table-piles = Stapel: { $found }, gebraucht werden { $expected }
scrapyard-table-cards = Karte '{ $name }' liegt, wo sie nicht sein kann, oder zu oft
scrapyard-table-pool = die Stapel haben { $found } unbekannte Karten, übrig sind dafür aber { $expected }
scrapyard-table-pile = Stapel { $pile }: Die oberste Karte kann so nicht liegen
scrapyard-table-track = die Zeitleiste hat nicht für alle je einen Stein
scrapyard-table-robot = Roboter von Platz { $seat }: { $fault }
scrapyard-table-state = der Stand des Spiels: { $fault }
scrapyard-robot-fault-part = ein Teil passt nicht an seine Stelle
scrapyard-robot-fault-unseen-hand = Karten seiner Hand sind nicht bekannt
scrapyard-robot-fault-square = auf diesem Feld kann er nicht stehen
scrapyard-robot-fault-tokens = er hat mehr Marken, als er haben kann
scrapyard-robot-fault-toughness = er hat nichts mehr zu verlieren
scrapyard-robot-fault-cards = seine Karten liegen, wo sie nicht sein können
scrapyard-state-fault-set-up = der Aufbau ist nicht vorbei
scrapyard-state-fault-no-such-seat = diesen Platz gibt es nicht
scrapyard-state-fault-phase = Bauphase und Kampf passen nicht zusammen
scrapyard-state-fault-turn = ein Zug kann so nicht stehen
scrapyard-state-fault-queue = diese Effekte können nicht warten
scrapyard-state-fault-rummage = dieses Wühlen kann nicht offen sein
scrapyard-state-fault-order = Kampfreihenfolge und Wracks passen nicht zusammen
scrapyard-state-fault-outcome = ein Spiel kann so nicht enden

scrapyard-text-no-card = { $place }: Dieses Spiel hat keine Karte '{ $name }'
scrapyard-text-no-pile = { $place }: Stapel werden ab 1 gezählt
scrapyard-text-robots = die Roboter müssen jeden Platz einmal der Reihe nach nennen, mit je fünf Teilen
scrapyard-text-too-long = { $place }: Eine Liste ist zu lang
scrapyard-text-robot = der Roboter { $colour }: { $fault }
scrapyard-text-place-robot = Roboter { $colour }

## Simulated games
# Reports on the command line.

# The players are names, $map is the name of the battle map.
scrapyard-report-games = { $count ->
    [one] { $count } Spiel von { $players } auf { $map } in { $seconds } s: { $speed } Spiele/s
   *[other] { $count } Spiele von { $players } auf { $map } in { $seconds } s: { $speed } Spiele/s
}
# Rounds of the middle 90 % of games, and the mean round of the first wreck.
scrapyard-report-length = { $low } bis { $high } Runden in 90 % der Spiele; der erste Schrott im Mittel in Runde { $wreck }
# $share is a number with a percent sign, $interval its 95 % confidence interval.
scrapyard-report-crusher = die Presse biss in { $share } der Spiele (95 %: { $interval })
scrapyard-report-picks = { $cards } Karten je Platz, davon { $parts } Teile

# Causes of the wreck that ended a game, below "Ended by".
scrapyard-report-ending-card = Karte
scrapyard-report-ending-ability = Fähigkeit
scrapyard-report-ending-attack = Angriff
scrapyard-report-ending-crash = Aufprall
scrapyard-report-ending-spikes = Stacheln
scrapyard-report-ending-crusher = Presse
scrapyard-report-ending-frailty = nichts zu verlieren

# Seats by what they had: places in battle order and in the order of building, start squares, spaces beyond the line.
scrapyard-report-battle-place = { $place ->
    [0] Erste im Kampf
   *[other] { $place } danach
}
scrapyard-report-build-place = { $place ->
    [0] baut zuerst
   *[other] { $place } danach
}
scrapyard-report-start-square = Feld { $square }
scrapyard-report-spaces-beyond = { $spaces ->
    [0] keine
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
scrapyard-report-round = Runde { $round }

# First cells of tables: what the lines below them are.
scrapyard-report-build-order = Reihenfolge beim Bauen
scrapyard-report-start-squares = Startfelder
scrapyard-report-beyond = Felder über der Linie
scrapyard-report-wrecks = Verschrottete
scrapyard-report-actions = Aktionen
scrapyard-report-counts = Gezählt
scrapyard-report-cards = Karten

# Other columns of these tables: short. The mean number in a game; how often a card was collected and used; how often seats won that had it.
scrapyard-report-column-per-game = je Spiel
scrapyard-report-column-collected = genommen
scrapyard-report-column-used = benutzt
scrapyard-report-column-won-with = gewinnt damit

# Actions, which are counted.
scrapyard-report-action-collect = eine Karte nehmen
scrapyard-report-action-rummage = wühlen
scrapyard-report-action-pass = passen
scrapyard-report-action-settle-armour = eine Beule mit einer Panzerplatte begleichen
scrapyard-report-action-settle-deck = eine Beule vom Nachziehstapel begleichen
scrapyard-report-action-settle-hand = eine Beule mit einer Handkarte begleichen
scrapyard-report-action-play = eine Karte spielen
scrapyard-report-action-use = eine Fähigkeit nutzen
scrapyard-report-action-move = bewegen
scrapyard-report-action-limp = humpeln
scrapyard-report-action-attack = angreifen
scrapyard-report-action-recharge = notladen
scrapyard-report-action-end-turn = den Zug beenden

# What else is counted, some with the number of a rule.
scrapyard-report-count-part-put-on = angebaute Teile
scrapyard-report-count-action-collected = genommene Aktionskarten
scrapyard-report-count-free-rummage = Wühlen durch einen Baueffekt (4.7)
scrapyard-report-count-patched = Schrottcodes aus dem Vorrat (4.7)
scrapyard-report-count-purged = Schrottcodes, die das Spiel verließen (4.7)
scrapyard-report-count-delayed = aufgehaltene Zeitsteine (4.7)
scrapyard-report-count-pass-by-rule = Passen durch die Regel (4.11)
scrapyard-report-count-drawn = gezogene Karten
scrapyard-report-count-reshuffle = neu gemischte Ablagen (6.3)
scrapyard-report-count-effect-move = Bewegungen durch einen Effekt (8.6)
scrapyard-report-count-push = Schieben (8.7)
scrapyard-report-count-pull = Heranziehen (8.9)
scrapyard-report-count-drained = entladene Batterien (8.10)
scrapyard-report-count-shielded = erhaltene Schilde (8.2)
scrapyard-report-count-repaired = reparierte Panzerplatten (8.3)
scrapyard-report-count-salvaged = aus dem Müll geholte Karten (8.4)
scrapyard-report-count-charged = aufgeladene Batterien (8.5)
scrapyard-report-count-dent-by-card = Beulen durch Karten
scrapyard-report-count-dent-by-ability = Beulen durch Fähigkeiten
scrapyard-report-count-dent-by-attack = Beulen durch Angriffe
scrapyard-report-count-crash = Aufpralle (8.8)
scrapyard-report-count-spike-dent = Beulen durch Stacheln (8.12)
scrapyard-report-count-crusher-dent = Beulen durch die Presse (10.1)
scrapyard-report-count-wreck-by-robot = Schrott durch andere Roboter (9.4)
scrapyard-report-count-wreck-by-crusher = Schrott durch die Presse (10.1)

# Counted in the reports: what is counted, with the number of its rule.
scrapyard-happening-hand-above-usual = Hände über der üblichen Größe (2.3)
scrapyard-happening-pile-emptied = leere Stapel (3.2)
scrapyard-happening-turns-in-a-row = Bauzüge hintereinander (4.1)
scrapyard-happening-token-on-stack = Zeitsteine auf anderen (4.3)
scrapyard-happening-purged-nothing = Entrümpeln von nichts (4.7)
scrapyard-happening-delay-of-choice = Aufhalten mit mehreren zur Wahl (4.7)
scrapyard-happening-delay-idle = Aufhalten von niemandem (4.7)
scrapyard-happening-free-rummage-idle = Baueffekte ohne Stapel zum Wühlen (4.7)
scrapyard-happening-rummage-of-few = Wühlen in weniger als drei Karten (4.8)
scrapyard-happening-rummage-took-nothing = Wühlen ohne etwas zu nehmen (4.8)
scrapyard-happening-went-on-from-line = Karten, von der Linie aus genommen (4.9)
scrapyard-happening-farthest-square = Zeitsteine auf dem letzten Feld der Zeitleiste (4.10)
scrapyard-happening-starting-hand-of-none = Starthände ohne Karte (5.3)
scrapyard-happening-starting-hand-of-one = Starthände mit einer Karte (5.3)
scrapyard-happening-starting-hand-of-two = Starthände mit zwei Karten (5.3)
scrapyard-happening-starting-hand-of-three = Starthände mit drei Karten (5.3)
scrapyard-happening-starting-hand-of-four = Starthände mit vier Karten (5.3)
scrapyard-happening-shields-off = Schilde, die ungenutzt abfielen (6.2)
scrapyard-happening-reshuffle-in-turn = Ablage gemischt beim Handeln (6.3)
scrapyard-happening-reshuffle-while-settling = Ablage gemischt beim Begleichen (6.3)
scrapyard-happening-played-without-target = Karten und Fähigkeiten ohne Ziel (6.5)
scrapyard-happening-stepped-and-struck = erst ein Schritt, dann die Ziele (7.5)
scrapyard-happening-several-targets = mehrere Ziele (7.5)
scrapyard-happening-salvaged-nothing = aus dem Müll nichts geholt (8.4)
scrapyard-happening-stayed-put = Bewegungseffekte ohne Schritt (8.6)
scrapyard-happening-shoved-nowhere = Schieben und Heranziehen um kein Feld (8.7)
scrapyard-happening-crash-wrecked = Schrott durch einen Aufprall (8.8)
scrapyard-happening-pull-stopped = früh gestopptes Heranziehen (8.9)
scrapyard-happening-drain-stopped = Entladen bis zum Rest, der bleibt (8.11)
scrapyard-happening-hover-over-obstacle = Wege über ein Hindernis (8.12)
scrapyard-happening-hover-through-robot = Wege durch einen Roboter (8.12)
scrapyard-happening-stood-steady = standfeste Roboter (8.12)
scrapyard-happening-scope-reached = Angriffe, die dank Zielfernrohr reichten (8.12)
scrapyard-happening-settled-by-rule = durch die Regel beglichene Beulen (9.2)
scrapyard-happening-shields-taken = Beulen, die Schilde nahmen (9.3)
scrapyard-happening-spikes-wrecked = Angreifer, die an Stacheln zerbrachen (9.5)
scrapyard-happening-several-wrecked = mehrere Roboter Schrott durch eine Aktion (9.5)
scrapyard-happening-shoved-off-crushed = vom Ring der Presse geschoben (10.1)
scrapyard-happening-shoved-onto-crushed = auf den Ring der Presse geschoben (10.1)
scrapyard-happening-no-safe-square = Runden ohne sicheres Feld (10.1)
scrapyard-happening-known-turned-up = bekannte Karten, die wieder oben lagen (11.2)

## The decision of a computer player, on the command line

# Below the moves that a computer player compared.
scrapyard-explain-worths-note = In der Bauphase gilt der Wert je Feld der Zeitleiste, im Kampf zählt er in Beulen. Den Zug beenden oder passen ist 0 wert.

## A first game in lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. The player is Mara; the other player is Ilo.

scrapyard-lesson-1 = Einkaufen nach Zeit
    .about = Wer hinten liegt, ist am Zug; die Linie kostet Karten.
scrapyard-lesson-1-track = Dein Zeitstein liegt auf 20, Ilos auf 23. Dran ist, wer am weitesten hinten liegt.
    .why = Auf dem Schrottplatz gibt es keine Runden: Jede Karte kostet Zeit, und nur mit Zeit bezahlst du.
scrapyard-lesson-1-zap = Nimm Stromstoß. Er kostet 1, dein Zeitstein rückt also auf 21.
    .why = Eine Aktionskarte kommt für den Kampf auf deine Ablage. Und auf 21 liegst du noch immer hinter Ilo.
scrapyard-lesson-1-done = Das war dein Zug: Drück auf „Fertig“.
    .why = Bis dahin kannst du ihn zurücknehmen. Danach deckt der Stapel seine nächste Karte auf.
scrapyard-lesson-1-crowbar = Du bist wieder am Zug. Zieh das Brecheisen an deinen linken Arm.
    .why = Teile kommen sofort an den Roboter. Was dort war, verlässt das Spiel: hier die Feuerzange.
scrapyard-lesson-1-passed = Dein Zeitstein liegt jetzt auf 24, vor Ilos. Drück auf „Fertig“.
    .why = Die Zeit bestimmt, wer am Zug ist: Nach einer teuren Karte haben andere oft mehrere Züge.
scrapyard-lesson-1-watch = Ilo nimmt den Tresor: Er kostet 5.
    .why = Sein Zeitstein rückt auf 28, und du liegst wieder hinten.
scrapyard-lesson-1-periscope = Nimm das Periskop: ein Kopf für 2.
    .why = Es hat einen Baueffekt, der sofort eintritt: Du darfst umsonst wühlen.
scrapyard-lesson-1-rummage = Wühle im Stapel mit dem Schwinger.
    .why = Du nimmst die obersten drei Karten und darfst eine davon behalten. Sonst kostet das Wühlen 1.
scrapyard-lesson-1-take = Nimm Stromstoß. Leg eine der anderen obenauf und eine nach unten.
    .why = Was obenauf liegt, kann Ilo nehmen. Was nach unten kommt, ist lange weg.
scrapyard-lesson-1-again = Du bist auf 27, Ilo auf 28. Drück auf „Fertig“: Du bist noch einmal am Zug.
    .why = Ein Feld genügt. Doch bis zur Linie auf 30 ist nicht mehr viel Platz.
scrapyard-lesson-1-kettle = Nimm den Fusionskocher: 6, von 27 auf 33.
    .why = Du darfst über die Linie, aber jedes Feld dort kostet eine Karte deiner ersten Hand.
scrapyard-lesson-1-stop = Drei Felder über der Linie: Du musst aufhören. Drück auf „Fertig“.
    .why = Auf 30 selbst ginge es noch weiter. Wer darüber ist, baut nicht mehr.
scrapyard-lesson-1-pass = Ilo passt.
    .why = Niemand hat mehr einen Zug, also beginnt der Kampf.
scrapyard-lesson-1-hand = Der Kampf: Du hast 2 Karten statt 5, und Ilo beginnt.
    .why = Ein guter Rumpf kann das wert sein. Wer weniger Zeit verbraucht hat, ist in jeder Runde zuerst am Zug.

scrapyard-lesson-2 = Erste Schläge
    .about = Reichweite, Angriff und ein Schubs gegen den Rand.
scrapyard-lesson-2-reach = Ilos Roboter ist 4 Schritte entfernt. Deine Knallbüchse reicht 3.
    .why = Gezählt wird entlang der Reihen und Spalten, um Hindernisse herum. Jeder Arm zeigt seine Reichweite.
scrapyard-lesson-2-move = Beweg dich auf das markierte Feld: Das kostet eine Batterie und einen Schrottcode.
    .why = Für Bewegung und Angriff gibst du irgendeine Karte ab. Schrottcodes sind dafür gut.
scrapyard-lesson-2-attack = Greif mit der Knallbüchse an, wieder für eine Batterie und einen Schrottcode.
    .why = Ilos Roboter bekommt 1 Beule. Jeder Arm greift einmal im Zug an.
scrapyard-lesson-2-charge = Spiel Sturmangriff: bis zu 3 Felder, dann 2 Beulen und Schieben.
    .why = Die Effekte kommen der Reihe nach: erst der Schritt, dann der Schlag.
scrapyard-lesson-2-step = Tritt neben Ilos Roboter, auf das markierte Feld.
    .why = Aus seiner Reihe schiebst du ihn geradeaus nach rechts.
scrapyard-lesson-2-push = Schieb ihn um 1: Hinter ihm ist der Rand der Arena.
    .why = Wer beim Schieben zu früh anstößt, prallt auf: eine Beule mehr.
scrapyard-lesson-2-sum = Vier Beulen: 1 von der Knallbüchse, 2 vom Sturmangriff, 1 vom Aufprall.
    .why = Ilos Roboter kann jetzt noch 14 verlieren statt 18. Bei 0 ist er Schrott: Schau vor jedem Schlag auf diese Zahl.
scrapyard-lesson-2-zap = Eine Batterie ist übrig: Spiel Stromstoß für 2 weitere Beulen.
    .why = Aufsparen lohnt nicht: Nach deinem Zug sind alle Batterien wieder voll.
scrapyard-lesson-2-end = Beende deinen Zug.
    .why = Benutzte Karten kommen auf deine Ablage. Die Hand behältst du, und im nächsten Zug ziehst du auf 5 nach.
scrapyard-lesson-2-watch = Ilo begleicht seine sechs Beulen.
    .why = Jede kostet ihn eine Panzerplatte oder eine Karte, wie er will: hier vier Platten und zwei Schrottcodes.
scrapyard-lesson-2-over = Beulen warten bis zum eigenen Zug. Wer nichts mehr zu verlieren hat, scheidet aus.
    .why = Der letzte Roboter, der steht, gewinnt.

scrapyard-lesson-3 = Einstecken und entkommen
    .about = Schilde, Beulen und die Presse ab Runde 8.
scrapyard-lesson-3-tokens = Du hast 3 Schilde, 2 Panzerplatten und 11 Karten, aber auch 4 Beulen.
    .why = Ohne die Beulen gerechnet kannst du noch 12 verlieren. Diese Zahl sehen alle.
scrapyard-lesson-3-attack = Ilo schießt mit seiner Knallbüchse.
    .why = Eine Beule mehr, das sind fünf. Dann bist du am Zug.
scrapyard-lesson-3-shields = Deine Schilde haben von selbst drei Beulen genommen.
    .why = Sie wären jetzt ohnehin abgefallen. Zwei Beulen musst du selbst begleichen.
scrapyard-lesson-3-settle = Begleiche zwei Beulen: mit Panzerplatten, vom Nachziehstapel oder mit einer Handkarte.
    .why = Jeder Verlust nimmt eine Beule mit: Es bleiben 11, die du verlieren kannst. Nur das Garagentor brauchst du noch.
scrapyard-lesson-3-done = Keine Beule ist übrig: Drück auf „Fertig“.
    .why = Dann ziehst du auf 5 Karten nach.
scrapyard-lesson-3-door = Spiel Garagentor: drei Schilde.
    .why = Sie nehmen Beulen bis zu deinem nächsten Zug. Was dann übrig ist, fällt ab.
scrapyard-lesson-3-border = Verlass den Rand: Beweg dich oder humple auf ein Feld weiter innen.
    .why = Ab Runde 8 beißt die Presse jeden, der hier seinen Zug beendet, jede Runde härter und weiter innen.
scrapyard-lesson-3-end = Beende deinen Zug.
    .why = Vor der Presse bist du sicher, und drei Schilde schützen dich.
scrapyard-lesson-3-crusher = Runde 8: Ilo bleibt am Rand.
    .why = Am Ende seines Zuges beißt die Presse zu.
scrapyard-lesson-3-over = Die Presse gab Ilo eine Beule. Deine Schilde brauchte niemand: Sie sind abgefallen.
    .why = Ab Runde 11 ist kein Feld mehr sicher: Jeder Kampf findet ein Ende.

# Why something has to wait; the instruction of the step stands above it.
scrapyard-lessons-later = Das hat Zeit.
scrapyard-lessons-over = Diese Lektion ist fertig.
scrapyard-lessons-read-first = Lies erst das, dann geh weiter.
scrapyard-lessons-others-first = Einen Moment: Ilo ist am Zug.

## Untertitel der Geräusche

scrapyard-caption-picked-up = eine Karte scharrt, hochgehoben
scrapyard-caption-put-back = eine Karte gleitet zurück
scrapyard-caption-tried-on = Klick und ein steigender Ton
scrapyard-caption-token = ein Stein tippt auf Blech
scrapyard-caption-put-on = Klonk und Klick, es hält
scrapyard-caption-fell = ein altes Teil fällt und rollt weg
scrapyard-caption-collected = eine Karte kippt und gleitet weg
scrapyard-caption-turned-up = eine Karte wird umgedreht
scrapyard-caption-rummaged = drei Karten fächern auf
scrapyard-caption-put-under = Karten gleiten in den Stapel zurück
scrapyard-caption-codes = drei kurze Pieptöne
scrapyard-caption-passed = dumpfes Klopfen
scrapyard-caption-opened = der Boden öffnet sich rumpelnd
scrapyard-caption-drew = eine Karte wird gezogen
scrapyard-caption-shuffled = Karten werden gemischt
scrapyard-caption-played = eine Karte klatscht hin
scrapyard-caption-ability = ein Relais klickt, ein Motor läuft hoch
scrapyard-caption-moved = ein blecherner Schritt
scrapyard-caption-struck = Metall schlägt auf Metall
scrapyard-caption-shot = ein Schuss
scrapyard-caption-dented = ein Scheppern mit Funken
scrapyard-caption-shoved = Füße scharren über den Boden
scrapyard-caption-crashed = ein lautes Krachen
scrapyard-caption-steady = ein schwerer Schlag, nichts rührt sich
scrapyard-caption-battery-used = ein fallender Ton
scrapyard-caption-battery-full = zwei steigende Töne
scrapyard-caption-drained = Strom jault aus
scrapyard-caption-shielded = eine Blase schwillt an
scrapyard-caption-shield-lost = eine Blase platzt
scrapyard-caption-plate-lost = eine Platte scheppert zu Boden
scrapyard-caption-plate-back = eine Platte wird festgeschraubt
scrapyard-caption-trashed = eine Schraube tickt und rollt
scrapyard-caption-salvaged = Schrott wird herausgezogen
scrapyard-caption-trembled = Platten zittern
scrapyard-caption-crusher = die Presse donnert zu
scrapyard-caption-wrecked = ein Roboter fällt auseinander

## Screens around the table

scrapyard-cover = Scrapyard
    .credit = von Chris Schock
    .sentence = Bau dir aus Schrott einen Roboter und schick ihn in die Arena.
scrapyard-title-lessons-new = { $count ->
    [one] eine kurze Lektion, etwa { $minutes } Minuten
   *[other] { $count } kurze Lektionen, etwa { $minutes } Minuten
}
scrapyard-lessons-greeting-done = Alle Lektionen sind geschafft. Jetzt ein echtes Spiel: Der letzte Roboter, der noch steht, gewinnt.
scrapyard-lessons-real-about = Du gegen Ilo, einen leichten Computerspieler, mit der Linie bei 20. Mit H bekommst du einen Tipp.
# In a list of saved games, after the rule options.
scrapyard-saved-other-cards = andere Karten oder Arena

## The form of a new game

scrapyard-form-about = Zwei bis vier Roboter
# The battle map for the chosen number of players, its size, and a note.
scrapyard-form-map = Arena
scrapyard-form-map-size = { $columns } mal { $rows } Felder
scrapyard-form-map-about = Jede Spielerzahl hat ihre eigene Arena.
# The card set: this game's own, or one of a file. $cards is "90 cards".
scrapyard-form-cards = Karten
scrapyard-form-own-cards = Die des Spiels
scrapyard-form-from-file = Aus einer Datei
scrapyard-form-another-file = Andere Datei
scrapyard-form-file-help = Wähle eine Datei mit einem Kartensatz oder einer Arena, oder zieh eine auf dieses Fenster
scrapyard-form-cards-about = In den Stapeln: { $cards }, { $kinds } verschiedene.
# Title of the window in which the file is chosen, and the kind of file.
scrapyard-file-open-data = Karten oder Arena wählen
scrapyard-file-kind-data = Kartensätze und Arenen
# Why a file is not taken: a headline, what holds all the same, and reasons.
scrapyard-fault-headline-data = Karten abgelehnt
scrapyard-fault-advice-data = Das neue Spiel bleibt, wie es war. Wähle eine andere Datei oder ändere diese.
scrapyard-fault-not-text = das ist keine Textdatei
scrapyard-fault-neither = { $file } ist weder ein Spielstand noch ein lesbarer Kartensatz oder eine lesbare Arena

## How a game went

# Columns: what the robot can still lose, the dents it gave, the robots it wrecked. Short.
scrapyard-standings-left = Übrig
scrapyard-standings-given = Beulen verteilt
scrapyard-standings-wrecked = Zu Schrott
# Below the name of a player who has not won: by whom or by what the robot was wrecked.
scrapyard-standings-by = Von { $name } zu Schrott gemacht, Runde { $round }
scrapyard-standings-by-spikes = An den Stacheln von { $name } geendet, Runde { $round }
scrapyard-standings-by-crash = Von { $name } zu Schrott geschoben, Runde { $round }
scrapyard-standings-by-crusher = Von der Presse zu Schrott gemacht, Runde { $round }
scrapyard-standings-frail = Hatte nichts zu verlieren, Runde { $round }
# Awards: a title of a few words each, with the player's name below it, and how it was. $dents is "7 dents", $card the name of a card.
scrapyard-award-card = Tat am meisten weh
scrapyard-award-card-text = { $card }: insgesamt { $dents }
scrapyard-award-blow = Härtester Schlag
scrapyard-award-blow-text = { $dents } mit { $card }, Runde { $round }
scrapyard-award-blow-spikes = { $dents } durch Stacheln, Runde { $round }
scrapyard-award-taken = Steckte am meisten ein
scrapyard-award-taken-text = Insgesamt { $dents }
# Over the diagrams, and what was remarkable. $cards is "7 cards".
scrapyard-figures-left = Noch zu verlieren
scrapyard-figures-given = Verteilte Beulen
scrapyard-figures-crusher = Die Presse
scrapyard-figures-crusher-text = Sie verteilte { $dents }.
scrapyard-figures-collected = Am meisten gesammelt
scrapyard-figures-collected-text = { $name }: { $cards }
# The picture of a robot to share: the caption below it, its button, and the title of the window in which its file is chosen.
scrapyard-portrait-save = Porträt speichern
scrapyard-portrait = Porträt des Roboters von { $name }
scrapyard-file-save-portrait = Porträt speichern
# Below the name of the player, in the picture; $others are the other players.
scrapyard-portrait-won = Sieg in Runde { $round }, gegen { $others }
scrapyard-portrait-place = Platz { $place } von { $seats }, gegen { $others }
# $dents is "7 dents".
scrapyard-portrait-dents = { $dents } verteilt
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
scrapyard-summary-seat = { $place }. { $name }: { $dents } verteilt, { $wrecked ->
        [one] 1 Roboter
       *[other] { $wrecked } Roboter
    } zu Schrott gemacht
scrapyard-summary-seed = { $count ->
        [one] Startwert { $seed }, 1 Schritt
       *[other] Startwert { $seed }, { $count } Schritte
}

## The page of all cards

scrapyard-cards = Alle Karten
    .note = { $kinds } Sorten
# Headings above groups of cards. After a card's time: how many of it there are.
scrapyard-cards-start = Am Anfang
scrapyard-cards-heads = Köpfe
scrapyard-cards-torsos = Rümpfe
scrapyard-cards-legs = Beine
scrapyard-cards-arms = Arme
scrapyard-cards-at-others = Aktionen gegen andere
scrapyard-cards-for-oneself = Aktionen für den eigenen Roboter
scrapyard-cards-copies = × { $count }

## The build phase on the screen

scrapyard-pile-more = noch { $count }, verdeckt
scrapyard-pile-face-down = noch verdeckt
scrapyard-pile-empty = leer
# Long words in names of cards, each with marks where it may be broken on a pile: ~ where it is only if nothing else has room. Words of
# other names stay whole.
scrapyard-pile-word-breaks =
    Schein|werfer Tau~cher|helm Akten|schrank Radio|schädel Peri|skop Schnapp|kiefer Schach|com~puter Dampf|kessel Fusions|kocher
    Kaktus|panzer Seifen|blasen|maschine Werk~zeug|kiste Sol~da~ten|stiefel Raupen|ketten Spinnen|beine Düsen|rock Sprung|feder Milch|wagen
    Auto|scooter Brech|eisen Abriss|birne Box|hand|schuh Start~hilfe|kabel Nagel|pistole Kar~tof~fel|kanone Har~pune Flam~men|werfer
    Müll|tonnen|deckel Schweiß|brenner Akku|bohrer Strom|stoß Kopf|stoß Feuer|werk Schwin~ger Muttern|hagel Sturm|angriff Span~nungs|abfall
    Ver~kehrs|hütchen Alu|folie Garagen|tor Klebe|band Wert~stoff|tonne Start|hilfe Down|load Über|tak~tung Roll|schuhe Früh|jahrs|putz
    Ersatz|teil|kiste Leih|kran Schrott|code Tisch|beine Feuer|zange Knall|büchse
# Known cards that lie face down. $place is 2 for the second card from the top.
scrapyard-pile-pins = Bekannt darunter: { $cards }.
scrapyard-pile-pin-from-top = { $card } an Stelle { $place }
scrapyard-pile-pin-bottom = { $card } ganz unten
# A pile for screen readers. $card is a card with its kind, its time and its text, with a full stop.
scrapyard-pile-told = Stapel { $pile }: { $card } { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
scrapyard-pile-told-face-down = Stapel { $pile }: verdeckt. { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
scrapyard-pile-told-empty = Stapel { $pile }: leer.
# Labels of buttons: short. The second one gives up a rummage that was chosen.
scrapyard-build-rummage-button = Wühlen
scrapyard-build-no-rummage = Zurück
scrapyard-build-take-none = Keine
scrapyard-build-pass = Passen
scrapyard-build-done = Fertig
scrapyard-rummage-none-taken = du nimmst keine: leg die Karten zurück
# The time track. $space is a square; the first of these is a heading, the second stands above the red squares beyond the line.
scrapyard-track-heading = Zeitleiste
scrapyard-track-price = jedes kostet 1 Karte
scrapyard-track-then = auf { $space }, dann { $name }
scrapyard-track-again = auf { $space }, dann wieder du
scrapyard-track-to = auf { $space }
scrapyard-track-rummage = wühlen: auf { $space }
# $count is the number of cards of the starting hand and can be 0.
scrapyard-track-beyond = { $space }: Hand mit { $count }
# For screen readers.
scrapyard-track-told = Zeitleiste: { $tokens }.
scrapyard-track-token = { $name } auf { $space }
# Changes in the bubble about a card that is tried on, each before two numbers: short, in lower case.
scrapyard-change-damage = Schaden
scrapyard-change-range = Reichweite
scrapyard-change-armour = Panzerplatten
scrapyard-change-batteries = Batterien
scrapyard-change-speed = Tempo
scrapyard-change-hand = Handgröße
scrapyard-change-ability = Fähigkeit
scrapyard-change-cards = Karten
scrapyard-change-time = Zeit
# $arm is the other arm, $thing one of the things above.
scrapyard-change-of-arm = { $arm }: { $thing }
# Whether the robot has an ability or a trait.
scrapyard-change-yes = ja
scrapyard-change-no = nein
scrapyard-change-told = { $thing }: { $before }, dann { $after }.
# The stage. $card is a card, $place "left arm" or the message after next.
scrapyard-workshop-tried = { $card } zur Probe: { $place }.
scrapyard-workshop-leaves = { $card } geht
scrapyard-workshop-discard = Ablage
# A part for screen readers: $part is a card with its text.
scrapyard-workshop-part = { $slot }: { $part }
# Before the parts that a card would replace.
scrapyard-inspector-replaces = anstelle von
scrapyard-inspector-replaces-one = anstelle eines von
# A rummage: where the other cards go, short. $count is the number of cards that still go there and can be 0.
scrapyard-rummage-on-top = Obenauf
scrapyard-rummage-at-bottom = Nach unten
scrapyard-rummage-takes = { $count ->
    [0] keine mehr
    [one] eine der anderen
   *[other] { $count } der anderen
}
scrapyard-rummage-taken = du nimmst sie

## The arena and its tray

scrapyard-arena-map = Arena
scrapyard-arena-legend = In der Arena
scrapyard-arena-legend-end = bis hier bewegen
scrapyard-arena-legend-reach = in Reichweite
scrapyard-arena-legend-aimed = anvisiert
scrapyard-arena-legend-crushed = gepresst
scrapyard-arena-order = Kampffolge
# For screen readers: a robot of the battle order, and one on a square such as D4 with what it can lose.
scrapyard-arena-order-row = { $place }: { $name }
scrapyard-arena-order-wrecked = { $place }: { $name }, Schrott
scrapyard-arena-figure = { $square }: { $name }, kann { $count } verlieren
scrapyard-arena-figure-in-reach = { $square }: { $name }, kann { $count } verlieren, in Reichweite
# The tray of the battle. Labels of small buttons: one short word, and a number.
scrapyard-tray-move = Gehen { $count }
scrapyard-tray-limp = Humpeln { $count }
scrapyard-tray-draw = Ziehen { $count }
scrapyard-tray-left = Links { $count }
scrapyard-tray-right = Rechts { $count }
scrapyard-tray-ability = Effekt { $count }
scrapyard-tray-abilities = Effekte { $count }
scrapyard-tray-end = Zug beenden
scrapyard-tray-hint = Tipp
scrapyard-tray-undo = Zurück
scrapyard-tray-stay = Bleiben
scrapyard-tray-salvage = { $count } holen
# A push or pull: none, its last square, and a crash there.
scrapyard-tray-shove-none = Gar nicht
scrapyard-tray-shove-to = Bis { $square }
scrapyard-tray-shove-crash = Prall { $square }
# For screen readers: numbers of batteries, and of cards.
scrapyard-tray-batteries = Batterien: { $full } voll, { $used } benutzt, { $drained } entladen
scrapyard-tray-piles = Nachziehstapel { $deck }, Ablage { $discard }, Müll { $trash }
# The tray while the crusher bites.
scrapyard-crusher-comes = Die Presse kommt
scrapyard-crusher-rule = Rote Felder darfst du überqueren. Beende dort keinen Zug.
scrapyard-crusher-round = Runde { $round }
scrapyard-crusher-rings = { $count ->
    [one] Rand
   *[other] { $count } Ringe
}
scrapyard-crusher-everywhere = überall
scrapyard-crusher-next = { $name }, weiter
scrapyard-crusher-go-on = Weiter
# The sum before a blow, in the inspector: boxes with a number and two lines, and lines below.
scrapyard-sum-title = { $card } gegen { $name }
scrapyard-sum-crusher = { $name } in der Presse
scrapyard-sum-can-lose = zu verlieren
scrapyard-sum-could-lose = zu verlieren
scrapyard-sum-with-shields = mit den Schilden
scrapyard-sum-armour-and-cards = Platten und Karten
scrapyard-sum-only-cards = nur noch Karten
scrapyard-sum-dents = Beulen
scrapyard-sum-cost = { $count ->
    [0] ohne Batterie
    [one] für { $count } Batterie
   *[other] für { $count } Batterien
}
scrapyard-sum-cost-with-card = { $count ->
    [one] für { $count } Batterie und eine Karte
   *[other] für { $count } Batterien und eine Karte
}
scrapyard-sum-round-each = Runde { $round }: je { $count }
scrapyard-sum-left = übrig
scrapyard-sum-stands = steht noch
scrapyard-sum-wrecked = ist dann Schrott
scrapyard-sum-settled-next = im nächsten Zug
scrapyard-sum-crash = Bei Aufprall
scrapyard-sum-one-more = 1 mehr
scrapyard-sum-spikes = Stacheln
scrapyard-sum-back = { $count } zurück
scrapyard-sum-ready = bereit
scrapyard-sum-used = benutzt
scrapyard-sum-too-far = zu weit
scrapyard-sum-not-now = jetzt nicht
scrapyard-sum-safe = sicher
scrapyard-sum-on-red = auf Rot
scrapyard-sum-arm = { $damage }, bis { $range }
scrapyard-sum-speed = Tempo
scrapyard-sum-shields = Schilde
scrapyard-sum-armour = Panzerplatten
scrapyard-sum-cards = Karten
scrapyard-sum-dents-now = Beulen
# The stage, the tray and the inspector while dents are settled.
scrapyard-settle-left = { $dents } zu begleichen
scrapyard-settle-shields-went = gingen von selbst
scrapyard-settle-armour = Panzerplatten
scrapyard-settle-of-full = von { $count }, jetzt
scrapyard-settle-last-card = die letzte Karte bleibt, solange du Platten hast
scrapyard-settle-deck = Nachziehstapel
scrapyard-settle-deck-blind = die oberste Karte, welche auch immer; ohne Zurück
scrapyard-settle-deck-shuffled = { $count ->
    [one] { $count } Karte der Ablage wird hineingemischt
   *[other] { $count } Karten der Ablage werden hineingemischt
}
scrapyard-settle-trash = Müll { $count }
scrapyard-settle-out = nicht mehr im Kampf
scrapyard-settle-trashed = { $card }, für Beule { $number }
scrapyard-settle-advice = Behalte, was du in diesem Zug spielst.
scrapyard-settle-as-usual = Wie üblich
scrapyard-settle-take-back = Zurück
scrapyard-settle-done = Fertig
scrapyard-settle-title = Vorher, nachher
scrapyard-settle-now = jetzt
scrapyard-settle-then = dann
scrapyard-settle-hand = Hand
scrapyard-settle-deck-short = Stapel
scrapyard-settle-discard = Ablage
scrapyard-settle-same = Begleichen ändert das nicht.
# The cards of the seats: the state of a player, one or two words; numbers; by whom a robot was wrecked.
scrapyard-seat-acting = Am Zug
scrapyard-seat-settling = Begleicht
scrapyard-seat-building = Baut
scrapyard-seat-rummaging = Wühlt
scrapyard-seat-passed = Gepasst
scrapyard-seat-stopped = Am Ende
scrapyard-seat-wrecked = Schrott
scrapyard-seat-won = Gewonnen
scrapyard-seat-next = Danach
scrapyard-seat-level = { $level ->
    [random] Zufällig
    [simple] Simpel
    [easy] Leicht
    [normal] Normal
   *[hard] Schwer
}
scrapyard-seat-to-lose = zu verlieren
scrapyard-seat-place = Platz { $place }
scrapyard-seat-wrecked-by = durch { $name }, Runde { $round }
scrapyard-seat-wrecked-by-crusher = Presse, Runde { $round }
scrapyard-seat-wrecked-in = in Runde { $round }
# For screen readers. $left and $right are the next message.
scrapyard-seat-arms = linker Arm: { $left }; rechter Arm: { $right }
scrapyard-seat-arm = Schaden { $damage }, Reichweite { $range }

## Am Tisch

# Tasten, wie die Einstellungen sie nennen.
scrapyard-key-rummage = Wühlen
scrapyard-key-pass = Passen
scrapyard-key-nothing = Keine der gewühlten Karten nehmen
scrapyard-key-done = Fertig oder Ende des Zuges
scrapyard-key-move = Bewegen
scrapyard-key-limp = Humpeln
scrapyard-key-left-arm = Mit dem linken Arm angreifen
scrapyard-key-right-arm = Mit dem rechten Arm angreifen
scrapyard-key-draw = Für 2 Batterien eine Karte ziehen
scrapyard-key-ability = Eine Fähigkeit nutzen
scrapyard-key-usual = Die Beulen wie gewohnt begleichen
scrapyard-key-side = Nächster Platz für das Gehaltene
scrapyard-key-first = Erster Stapel oder erste Karte
scrapyard-key-second = Zweiter Stapel oder zweite Karte
scrapyard-key-third = Dritter Stapel oder dritte Karte
scrapyard-key-fourth = Vierter Stapel oder vierte Karte
scrapyard-key-fifth = Fünfter Stapel oder fünfte Karte
scrapyard-key-sixth = Sechster Stapel oder sechste Karte
scrapyard-key-seventh = Siebter Stapel oder siebte Karte
scrapyard-key-eighth = Achter Stapel oder achte Karte
scrapyard-key-ninth = Neunter Stapel oder neunte Karte
scrapyard-key-tenth = Zehnter Stapel oder zehnte Karte
# Warum etwas nicht abgelegt oder getan werden kann.
scrapyard-drop-part = Ein Teil kommt an deinen Roboter, nicht auf deinen Ablagestapel.
scrapyard-drop-one-card = Du darfst nur eine dieser Karten nehmen.
scrapyard-drop-own = Diese Karte wirkt nur auf deinen eigenen Roboter.
scrapyard-needs-a-card = Du hast keine Karte auf der Hand, mit der du zahlen kannst.
# Tasten unter der Aufforderung: kurz.
scrapyard-keys-put-back = zurücklegen
scrapyard-keys-leave = zurück
scrapyard-keys-next-place = nächster Platz
scrapyard-keys-nothing = keine nehmen
scrapyard-keys-done = fertig
scrapyard-keys-rummage = wühlen
scrapyard-keys-pass = passen
scrapyard-keys-usual = wie gewohnt
scrapyard-keys-end-turn = Zug beenden
scrapyard-keys-stay = hier bleiben
scrapyard-keys-salvage = holen
# Was jetzt zu tun ist: ein Satz, der hervorsticht, und der Rest. $name ist, wer wählt.
scrapyard-prompt-only = { $name } hat nur eine Art, diese Karten zurückzulegen
scrapyard-prompt-only-rest = das geschieht von selbst
scrapyard-prompt-turned-up = Neu obenauf:
scrapyard-prompt-turned-up-rest = { $cards }.
scrapyard-prompt-battle = Der Kampf beginnt
scrapyard-prompt-battle-rest = in dieser Reihenfolge: { $names }
scrapyard-prompt-crusher = Die Presse verpasst { $name } { $dents }
scrapyard-prompt-crusher-rest = { $count ->
    [one] sie trifft, wer einen Zug am Rand beendet
   *[other] sie trifft, wer einen Zug auf den äußeren { $count } Ringen beendet
}
scrapyard-prompt-wreck = Der Roboter von { $name } fällt auseinander
scrapyard-prompt-wreck-by = zerlegt von { $by }, Platz { $place }
scrapyard-prompt-wreck-spikes = an den Stacheln von { $by }, Platz { $place }
scrapyard-prompt-wreck-crusher = Platz { $place }
scrapyard-prompt-ends-turn = { $name } beendet den Zug
scrapyard-prompt-nobody-wins = Niemand gewinnt.
scrapyard-prompt-hand = { $name } hält { $card }
scrapyard-prompt-hand-arm = setz ihn an die linke oder die rechte Schulter
scrapyard-prompt-hand-part = setz es an deinen Roboter
scrapyard-prompt-hand-action = leg sie auf deinen Ablagestapel
scrapyard-prompt-hand-card = leg sie auf einen Roboter oder ein Feld
scrapyard-prompt-hand-dent = { $name } hält eine Beule
scrapyard-prompt-hand-dent-rest = leg sie auf Panzerung, Nachziehstapel oder eine Karte
scrapyard-prompt-hand-figure = { $name } geht
scrapyard-prompt-hand-figure-rest = ein Feld ist Humpeln, mehr ist eine Bewegung und kostet eine Karte
scrapyard-prompt-rummage = { $name } hat gewühlt
scrapyard-prompt-rummage-rest = nimm eine dieser Karten oder keine
scrapyard-prompt-put-back = wähle, was obenauf kommt; die letzte kommt nach unten
scrapyard-prompt-build-done = { $name } hat gebaut
scrapyard-prompt-build-done-rest = mit „Fertig“ gibst du ab, und die nächsten Karten werden aufgedeckt
scrapyard-prompt-rummage-where = { $name } wühlt
scrapyard-prompt-rummage-where-rest = wähle einen Stapel; es kostet 1 Feld
scrapyard-prompt-rummage-free = wähle einen Stapel; es kostet nichts
scrapyard-prompt-build = { $name } baut, auf Feld { $place }
scrapyard-prompt-build-rest = nimm eine Karte, wühle oder passe
scrapyard-prompt-settle = { $name } begleicht { $dents }
scrapyard-prompt-settle-rest = jede kostet eine Panzerplatte, eine Handkarte oder eine vom Nachziehstapel
scrapyard-prompt-settled = { $name } hat alle Beulen beglichen
scrapyard-prompt-settled-rest = mit „Fertig“ ziehst du deine Hand
scrapyard-prompt-act = { $count ->
    [0] { $name } hat keine Batterie mehr
    [one] { $name } hat { $count } Batterie
   *[other] { $name } hat { $count } Batterien
}
scrapyard-prompt-act-rest = spiel Karten, beweg dich und greif an
scrapyard-prompt-act-end = mehr geht nicht: Beende den Zug
scrapyard-prompt-pay = { $name } zahlt mit einer Karte
scrapyard-prompt-pay-move = wähle die Karte, die die Bewegung kostet
scrapyard-prompt-pay-attack = wähle die Karte, die der Angriff auf { $name } kostet
scrapyard-prompt-move = { $name } bewegt sich
scrapyard-prompt-move-rest = wähle ein markiertes Feld; es kostet eine Batterie und eine Karte
scrapyard-prompt-limp = { $name } humpelt
scrapyard-prompt-limp-rest = wähle ein Feld daneben; es kostet eine Batterie
scrapyard-prompt-left-arm = { $name } zielt mit dem linken Arm
scrapyard-prompt-right-arm = { $name } zielt mit dem rechten Arm
scrapyard-prompt-arm-rest = wähle einen Roboter in Reichweite
scrapyard-prompt-purge = { $name } wirft Schrottcodes weg
scrapyard-prompt-purge-rest = bis zu { $codes } dürfen aus dem Spiel
scrapyard-prompt-delay = { $name } hält eine andere Person auf
scrapyard-prompt-delay-rest = wähle, wessen Zeitstein vorrückt
scrapyard-prompt-step = { $name } darf gehen
scrapyard-prompt-step-rest = wähle ein markiertes Feld oder bleib
scrapyard-prompt-target = { $name } zielt
scrapyard-prompt-target-rest = wähle einen Roboter in Reichweite
scrapyard-prompt-push = { $count ->
    [one] { $name } schiebt { $target } bis zu { $count } Feld weit
   *[other] { $name } schiebt { $target } bis zu { $count } Felder weit
}
scrapyard-prompt-pull = { $count ->
    [one] { $name } zieht { $target } bis zu { $count } Feld heran
   *[other] { $name } zieht { $target } bis zu { $count } Felder heran
}
scrapyard-prompt-shove-rest = wähle, wie viele Felder
scrapyard-prompt-salvage = { $name } holt Karten aus dem Müll
scrapyard-prompt-salvage-rest = { $chosen } von höchstens { $most } gewählt
# Ein Rat: was ein starker Spieler täte. $choice ist eine Anweisung.
scrapyard-would = Ein starker Spieler würde wählen: { $choice }.
scrapyard-did = { $what }.
scrapyard-did-end = { $name } hat den Zug beendet.
scrapyard-why-next-best = Das Nächstbeste: { $choice }.
scrapyard-why-random = Dieser Spieler wählt zufällig.
scrapyard-why-take-none = Keine dieser Karten ist ihre Zeit wert.
scrapyard-why-rummage = Keine offene Karte bringt genug für ihre Zeit, und ein Blick darunter kostet wenig.
scrapyard-why-pass = Nichts, was übrig ist, bringt mehr, als es kostet.
scrapyard-why-done = Mehr ist nicht zu tun.
scrapyard-why-keep-codes = Mit jeder Karte lässt sich eine Beule begleichen, auch mit einem Schrottcode.
scrapyard-why-purge = Ohne Schrottcodes kommen die besseren Karten früher.
scrapyard-why-delay = Wer aufgehalten wird, hat weniger Zeit zum Bauen.
scrapyard-why-settle-code = Ein Schrottcode ist der kleinste Verlust.
scrapyard-why-settle-armour = Panzerplatten sind nur für Beulen da.
scrapyard-why-settle-card = Die besseren Karten der Hand bleiben.
scrapyard-why-beyond = { $count ->
    [one] Es ist eine Karte weniger in der ersten Hand wert, für { $count } Feld hinter der Linie.
   *[other] Es ist weniger Karten in der ersten Hand wert, für { $count } Felder hinter der Linie.
}
scrapyard-why-worth-time = { $count ->
    [one] Es bringt viel für { $count } Feld; dann ist { $name } am Zug.
   *[other] Es bringt viel für { $count } Felder; dann ist { $name } am Zug.
}
scrapyard-why-next-again = { $count ->
    [one] Es bringt viel für { $count } Feld, und am Zug bleibt, wer die Karte nimmt.
   *[other] Es bringt viel für { $count } Felder, und am Zug bleibt, wer die Karte nimmt.
}
scrapyard-why-damage = { $count ->
    [one] Sie macht { $count } Beule.
   *[other] Sie macht { $count } Beulen.
}
scrapyard-why-shield = Schilde nehmen Beulen bis zum nächsten Zug.
scrapyard-why-repair = Was zurückkommt, kann wieder Beulen begleichen.
scrapyard-why-draw = Es gibt mehr, womit man in diesem Zug handeln kann.
scrapyard-why-drain = Ohne Batterien wird der nächste Zug schwach.
scrapyard-why-effect = Es bringt am meisten für das, was es kostet.
scrapyard-why-wrecks = Es zerlegt den Roboter von { $name }.
scrapyard-why-blow = { $count ->
    [one] Das macht { $name } { $count } Beule: noch { $left } zu verlieren.
   *[other] Das macht { $name } { $count } Beulen: noch { $left } zu verlieren.
}
scrapyard-why-target = { $name } hat noch { $left } zu verlieren.
scrapyard-why-leaves-crusher = Dort trifft die Presse nicht.
scrapyard-why-nearer = { $count ->
    [one] { $name } ist dann { $count } Schritt entfernt.
   *[other] { $name } ist dann { $count } Schritte entfernt.
}
scrapyard-why-further = { $count ->
    [one] { $name } ist dann { $count } Schritt entfernt und trifft schwerer.
   *[other] { $name } ist dann { $count } Schritte entfernt und trifft schwerer.
}
scrapyard-why-square = Es ist das beste Feld in Reichweite.
scrapyard-why-shove = So landet der andere Roboter, wo er schlechter steht.
scrapyard-why-salvage = Jede Karte, die zurückkommt, kann wieder eine Beule begleichen.
scrapyard-why-recharge = Ungenutzte Batterien nützen nach dem Zug nichts.
scrapyard-why-end = Nichts anderes bringt mehr, als es kostet.
# Fehler der Datei mit dem Fortschritt in den Lektionen.
scrapyard-fault-learned = dein Fortschritt in den Lektionen wird nicht gespeichert: { $why }
scrapyard-fault-learned-set-aside = die Datei mit deinem Fortschritt in den Lektionen ist nicht lesbar: sie heißt jetzt { $file }, und eine neue wird angelegt
scrapyard-fault-headline-learned = Lektionen
scrapyard-fault-advice-learned = Das Spiel geht weiter.
# Der Tisch: Kopfleiste, Karten der Plätze, Fragen.
scrapyard-top-time = Zeit { $time }
scrapyard-top-line = Linie bei { $line }
scrapyard-top-standing = { $count ->
    [one] { $count } steht
   *[other] { $count } stehen
}
scrapyard-top-next = Als Nächstes
scrapyard-top-next-told = Als Nächstes: { $tokens }.
scrapyard-top-rounds = Runde
scrapyard-top-rounds-told = Runde { $round }; die Presse kommt in Runde { $from }.
scrapyard-top-crusher-bites = { $count ->
    [one] die Presse macht { $count } Beule
   *[other] die Presse macht { $count } Beulen
}
scrapyard-top-lesson = Eine Lektion wird nicht als Spiel gespeichert
scrapyard-phase-build = Bauen
scrapyard-phase-battle = Kampf
scrapyard-coach-all-done = Du kennst alle { $count } Lektionen. Jetzt ein kurzes echtes Spiel!
scrapyard-state-bitten = von der Presse getroffen
scrapyard-state-wrecked = zerlegt
scrapyard-card-robot-of = Roboter von { $name }
scrapyard-ask-pass = { $count ->
    [one] Nicht mehr bauen, obwohl { $count } Feld übrig ist?
   *[other] Nicht mehr bauen, obwohl { $count } Felder übrig sind?
}
scrapyard-ask-pass-text = Wer passt, hat vor dem Kampf keinen Zug mehr.
scrapyard-ask-pass-yes = Passen
scrapyard-ask-end-turn = Zug beenden?
scrapyard-ask-end-turn-text = Ein Roboter ist noch in Reichweite eines Arms, der nicht angegriffen hat.
scrapyard-ask-end-turn-yes = Zug beenden
scrapyard-sign-purge = Wie viele Schrottcodes verlassen das Spiel?
scrapyard-sign-delay = Wer wird aufgehalten?
scrapyard-tray-not-your-turn = warte, bis du am Zug bist
scrapyard-nothing-to-take-back = es gibt nichts zurückzunehmen
# Der Tisch für Vorleseprogramme.
scrapyard-spoken-piles = Die Stapel zeigen { $cards }.
scrapyard-spoken-robot = Roboter von { $name }: { $parts }.
scrapyard-spoken-hand = Hand von { $name }: { $cards }.
scrapyard-spoken-battle = { $name } auf { $square }, { $count } zu verlieren: { $sum }.
scrapyard-spoken-wrecked = { $name } ist zerlegt.
scrapyard-spoken-time = { $name } ist auf Feld { $time }.
scrapyard-spoken-dent = eine Beule
scrapyard-spoken-figure = dein Roboter
scrapyard-spoken-own-robot = deinem Roboter
scrapyard-spoken-in-hand = In der Hand: { $what }.
scrapyard-spoken-in-hand-at = In der Hand: { $what }. Bei: { $place }. { $follows }
scrapyard-spoken-fits = Es kann dorthin.
scrapyard-spoken-deck = Nachziehstapel
scrapyard-spoken-on-top = oben auf dem Stapel
scrapyard-spoken-at-bottom = unten im Stapel
scrapyard-spoken-armour = Panzerung
scrapyard-spoken-pile = Stapel { $pile }: { $card }
scrapyard-spoken-empty-pile = Stapel { $pile } zeigt keine Karte.
scrapyard-spoken-square = { $square }: { $name }
scrapyard-curtain-turn-over = Der Zug ist vorbei
scrapyard-curtain-after-turn = Die Hand liegt wieder verdeckt.
scrapyard-curtain-why-hand = Die nächste Hand ist nur für diesen Spieler bestimmt.

### Was zu keinem einzelnen Spiel gehört, auf Deutsch. Die Nachrichten haben das Format von Project Fluent (https://projectfluent.org).
### Eine Übersetzung hat dieselben Nachrichten mit denselben Argumenten. Was in geschweiften Klammern steht, setzt das Spiel ein; was
### zwischen „->“ und der schließenden Klammer steht, wählt das Argument davor.

# Glossary: game = Spiel (n), saved game = Spielstand (m), replay = Replay (n), person = Mensch, computer player = Computerspieler (m), hint = Tipp,
#   table = Tisch (m), seat = Platz (m), curtain = Vorhang (m), set-up = Aufbau, round = Runde, turn = Zug, step = Schritt, pass = passen,
#   undo = zurücknehmen, award = Auszeichnung (f), rule option = Sonderregel (f),
#   log and history = Verlauf (m), proved = bestätigt, seed = Startwert (m), over = vorbei, symbol = Symbol (n).

## Every language

# The language's own name, as its speakers write it.
language-name = Deutsch
# Text that is the same in every language.
words = { $words }
# Between the whole part of a number and its decimals.
decimal-sign = ,
# The last two of several things: "A and B".
list-and = { $first } und { $second }
# The others: "A, B".
list-comma = { $first }, { $second }

## Things of the game

# Who plays a seat: a person, or a computer player of a level. The first two levels are only met in games of the command line.
player-person = Mensch
player-elsewhere = Jemand woanders
player-random = Computer (Zufall)
player-tidy = Computer (schlicht)
player-easy = Computer (leicht)
player-normal = Computer (normal)
player-hard = Computer (schwer)

# After "nach" too: "nach 9 Runden".
count-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
count-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

## Keys

# Groups of keys
keys-at-the-table = Am Tisch
keys-in-replays = In Replays
keys-on-the-shelf = Spieleauswahl
keys-everywhere = Überall
# Heading of the keys of all games, before headings with the names of games.
keys-of-all-games = Alle Spiele

# What keys do.
key-confirm = Aufnehmen, ablegen, weiter
key-next-thing = Nächstes Teil (Umschalt: voriges)
key-undo = Zurücknehmen
key-redo = Wiederholen
key-hint = Tipp, oder Grund eines Computerzugs
key-since-last-turn = Was seit deinem Zug geschah
key-log = Zugeklappten Verlauf zeigen
key-log-up = Verlauf: zurück
key-log-down = Verlauf: weiter
key-yes = Frage bejahen
key-no = Frage verneinen
key-play = Abspielen oder anhalten
key-step-forward = Schritt vor (Umschalt: Runde)
key-step-back = Schritt zurück (Umschalt: Runde)
key-phase-forward = Nächste Phase
key-phase-back = Vorige Phase
key-round-forward = Nächste Runde
key-round-back = Vorige Runde
key-beginning = Zum Anfang
key-end = Zum Ende
key-faster = Schneller
key-slower = Langsamer
key-take-over = Ab hier übernehmen
key-first-seat = Nächster Schritt von Platz 1
key-second-seat = Nächster Schritt von Platz 2
key-third-seat = Nächster Schritt von Platz 3
key-fourth-seat = Nächster Schritt von Platz 4
key-fifth-seat = Nächster Schritt von Platz 5
key-previous-game = Das Spiel links
key-next-game = Das Spiel rechts
key-leftmost-game = Das erste Spiel der Reihe
key-rightmost-game = Das letzte Spiel der Reihe
key-game-1 = Spiel 1
key-game-2 = Spiel 2
key-game-3 = Spiel 3
key-game-4 = Spiel 4
key-lessons = Lektionen des gewählten Spiels
key-help = Anleitung
key-mute = Ton aus und an
key-arrows = Wählen, oder bewegen, was du hältst
key-escape = Menü, zurück, zurücklegen

# A name with the key that does the same.
named-with-key = { $name } ({ $key })

# What stands on the caps of keys: short.
cap-escape = Esc
cap-enter = Enter
cap-space = Leer
cap-tab = Tab
cap-backspace = Rück
cap-delete = Entf
cap-insert = Einfg
cap-home = Pos1
cap-end = Ende
cap-left = Links
cap-right = Rechts
cap-up = Hoch
cap-down = Runter
cap-page-down = Bild ab
cap-page-up = Bild auf

## Settings: what can be chosen

colours-dusk = Dämmerung
colours-strong = Kräftig
colours-grey = Grau
speed-off = Aus
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
speed-at-once = Sofort
time-short = Kurz
time-usual = Normal
time-long = Lang
time-until-pressed = Bis ich weitermache
undo-time-none = Gar nicht
undo-time-seconds = 2 Sekunden
captions-off = Aus
captions-log = Im Verlauf
captions-table = Am Tisch

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

# $name is the player whose turn comes, in the second line the one whose turn it was.
prompt-next = { $name } ist am Zug:
prompt-next-rest = Der Zug von { $name } ist vorbei.
prompt-undo-time = Du kannst den Schritt noch zurücknehmen.
prompt-thinks = { $name } denkt nach.
prompt-thinks-rest = Ein Computerspieler.
prompt-elsewhere = { $name } spielt woanders.
prompt-elsewhere-rest = Schick das Spiel hin und öffne die Antwort.
prompt-send = Spiel schicken
prompt-curtain = Nur { $name } darf schauen.
prompt-wins = { $name } gewinnt!
prompt-share = { $names } teilen sich den Sieg.

keys-undo = zurücknehmen
keys-done = fertig
keys-pass = passen
keys-results = Ergebnis

## The event log
# Short sentences without a full stop. $name is a player.

log-goes-on = Weiter ab Runde { $round }

## Captions of sounds
# What is heard, in a few words.

caption-refused = dumpfer Schlag
caption-chosen-game = leises Klirren
caption-opened-game = Blechdeckel
caption-your-turn = Hofglocke
caption-hand-over = zwei Glockentöne abwärts
caption-curtain = Rolltor
caption-won = Fanfare auf Flaschen
# A caption as a line of the log.
caption-in-log = [{ $caption }]

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-begin = Spiel nicht gestartet
fault-headline-open = Datei nicht geöffnet
fault-headline-paste = Spiel nicht eingefügt
fault-headline-nothing-to-paste = Nichts einzufügen
fault-headline-clipboard = Nicht kopiert
fault-headline-watch = Spiel nicht gezeigt
fault-headline-no-game = Kein Spiel
fault-headline-save = Datei nicht gespeichert
fault-headline-autosave = Spiel nicht gespeichert
fault-headline-delete = Datei nicht gelöscht
fault-headline-list = Spiele nicht aufgelistet
fault-headline-settings = Nicht gespeichert
fault-headline-no-save-folder = Kein sicherer Ordner
# What holds all the same, and what to do.
fault-advice-begin = Ändere das neue Spiel und starte es noch einmal.
fault-advice-open = Es hat sich nichts geändert. Versuch es mit der Datei noch einmal oder öffne eine andere.
fault-advice-paste = Es hat sich nichts geändert. Kopiere den ganzen Text des Spiels und füge ihn noch einmal ein.
fault-advice-nothing-to-paste = Kopiere zuerst ein Spiel als Text.
fault-advice-clipboard = Speichere das Spiel stattdessen als Datei.
fault-advice-not-text = Nur Spielstände lassen sich kopieren.
fault-advice-watch = Das Spiel am Tisch ist, wie es war.
fault-advice-no-game = Starte oder öffne zuerst ein Spiel.
fault-advice-save = Das Spiel geht weiter. Wähle einen anderen Ordner oder schaffe Platz in diesem.
fault-advice-autosave = Es geht weiter. Das Speichern wird von Zeit zu Zeit, nach jedem Schritt und vor dem Beenden wieder versucht. Speichere es zur Sicherheit als Datei.
fault-advice-delete = Ein Teil davon ist vielleicht noch da.
fault-advice-delete-in-use = Verlasse es erst im anderen Fenster, dann lösche es hier.
fault-advice-list = Eine Datei kannst du trotzdem öffnen.
fault-advice-settings = Sie gelten, bis du das Spiel verlässt.
fault-advice-no-save-folder = Speichere Spiele, die du behalten willst, als Dateien.
# Headlines of what went well.
done-headline-saved = Gespeichert
done-headline-copied = Kopiert
done-headline-first-time = Neu für dich
done-headline-first-time-of = Neu für dich, { $name }
done-headline-opened-unproved = Nicht bestätigt
done-headline-others-acted = Aktionen, die nicht von hier sind
# A game that travels has come to this computer for the first time, where this player is played from now on.
done-headline-seat-taken = Du spielst { $name }
fault-headline-language-file = Sprache unvollständig
fault-advice-language-file = Was fehlt, steht auf Englisch da.
fault-headline-folder = Ordner nicht geöffnet
fault-advice-save-folder = Speichere das Spiel als Datei in einem Ordner deiner Wahl.
fault-advice-languages-folder = Das Spiel geht in seinen eigenen Sprachen weiter.
fault-headline-picture = Kein Bild
fault-advice-picture = Das Spiel geht weiter.
in-use = ein anderes Fenster spielt dieses Spiel gerade
in-use-here = ein anderes Fenster spielt dieses Spiel gerade (Prozess { $process }, { $minutes ->
    [0] eben geöffnet
    [one] vor einer Minute geöffnet
   *[other] vor { $minutes } Minuten geöffnet
})
in-use-elsewhere = ein anderes Fenster spielt dieses Spiel gerade (auf dem Computer { $computer }, Prozess { $process }, { $minutes ->
    [0] eben geöffnet
    [one] vor einer Minute geöffnet
   *[other] vor { $minutes } Minuten geöffnet
})
in-use-headline = Das Spiel ist schon geöffnet
in-use-sentence = Hier geht es nicht weiter: { $why }. Ein Spiel lässt sich nur in einem Fenster weiterspielen. Du kannst es ansehen, wie es jetzt steht, oder von da an in einem eigenen Spiel weiterspielen; das andere bleibt, wie es ist.
in-use-watch = Zusehen
in-use-own = Als eigenes Spiel öffnen
in-use-leave = Lassen
files-slow-headline = Bitte warten
files-slow = Der Datenträger braucht seine Zeit. Du kannst solange weitermachen.
quit-headline = Der letzte Schritt ist nicht gespeichert
quit-sentence = Er ließ sich nicht speichern: { $why }. Wenn du jetzt gehst, ist er verloren.
quit-file-headline = Eine Datei wird noch geschrieben
quit-file-sentence = Der Datenträger braucht noch Zeit für eine Datei. Wenn du jetzt gehst, ist sie nicht gespeichert.
quit-try-again = Noch einmal versuchen
quit-unsaved = Ohne Speichern beenden
quit-stay = Im Spiel bleiben
replace-headline = Die Datei gibt es schon
replace-sentence = { $file } gibt es schon. Ersetzen lässt sich nicht rückgängig machen.
done-headline-moved = Als eigenes Spiel gespeichert
done-moved = Ein anderes Programm hat in die Dateien dieses Spiels gespeichert. Ab jetzt speichert dieses Fenster in eigene Dateien; beide Spiele bleiben erhalten.
fault-headline-work = Etwas ist fehlgeschlagen
fault-advice-work = Das Spiel geht weiter.
fault-headline-computer-player = Ein Mensch spielt weiter
fault-advice-computer-player = Spiel selbst für ihn, oder gib den Platz im Menü zurück.
# The sentences.
# $error is what the system says, in English.
picture-not-drawn = das Bild lässt sich nicht zeichnen: { $error }
picture-not-written = das Bild lässt sich nicht schreiben: { $error }
fault-nothing-to-watch = { $why }; darum gibt es nichts Verlässliches zu sehen
fault-begin = das Spiel kann nicht beginnen: { $why }
fault-open = { $file }: { $why }
fault-paste = der eingefügte Text: { $why }
fault-nothing-to-paste = es gibt keinen Text zum Einfügen
fault-clipboard = es wurde nichts kopiert: Die Zwischenablage des Systems nimmt keinen Text an
fault-no-game = am Tisch läuft kein Spiel
fault-save = { $file } wurde nicht gespeichert: { $why }
fault-autosave = das Spiel wird nicht gespeichert: { $why }
fault-not-text = { $file } ist keine Textdatei
fault-delete-game = Das Spiel „{ $game }“ wurde nicht gelöscht: { $why }
fault-list = die Spielstände in { $folder } lassen sich nicht auflisten: { $why }
fault-settings = die Einstellungen werden nicht gespeichert: { $why }
fault-settings-read = die Einstellungen lassen sich nicht lesen und werden nicht gespeichert: { $why }
fault-no-settings-folder = die Einstellungen werden nicht gespeichert: Dieses System gibt keinen Ordner dafür an
fault-no-save-folder = dieses System gibt keinen Ordner für Spielstände an: Sie liegen in { $folder }, und dieser Ordner kann geleert werden
fault-folder = { $folder } lässt sich nicht öffnen: { $why }
fault-folder-not-shown = kein Programm auf diesem Computer kann diesen Ordner zeigen: { $folder }
fault-no-languages-folder = dieses System gibt keinen Ordner für Sprachen an
fault-work = was das Spiel gerade ausgerechnet hat, ist fehlgeschlagen
fault-computer-player = der Computerspieler { $name } ist ausgefallen
# $what is one of the two messages before, $report a file.
fault-reported = { $what }; was darüber bekannt ist, steht in { $report }
# What is wrong with a language's file that a player has added: after its name and a colon.
language-file-unreadable = das ist keine Textdatei, oder sie ist zu groß
language-file-no-tag = die Datei einer Sprache heißt nach deren Kürzel, etwa fr.ftl oder pt-BR.ftl
language-file-places = { $count ->
    [one] { $count } Stelle darin ist nicht lesbar
   *[other] { $count } Stellen darin sind nicht lesbar
}
# Whole sentences.
done-opened-unproved = Dieses Spiel ist nicht bestätigt: { $why }. Du kannst weiterspielen.
done-others-acted = Das Spiel geht mit Aktionen für { $names } weiter, die nicht an diesem Computer gemacht wurden. Der Verlauf zeigt sie wie alle anderen.
done-seat-taken = { $name } wird ab jetzt an diesem Computer gespielt; das steht auch im Verlauf. Im Menü lässt sich ein Platz anders vergeben.
# A game that travels was saved as a file.
done-saved-to-send = { $file }. Schick die Datei an { $name }.
done-watched-unproved = Dieses Spiel ist nicht bestätigt: { $why }
# Why something is not possible now: on the prompt, without a full stop.
no-computer-has-moved = noch hat kein Computerspieler etwas getan
nothing-to-undo = hier lässt sich nichts zurücknehmen
undo-sent = dieser Zug ist schon verschickt: nimm ihn noch einmal zurück, dann gilt das nur auf diesem Computer

## The event log's list

log-title = Verlauf
log-since = seit deinem letzten Zug
log-watch = Ansehen
log-watch-since = Ansehen, was seit deinem letzten Zug geschah
# A line of the log and why a computer player did that.
log-with-reason = { $line }: { $why }

## What a screen reader is told of the table

# Two sentences, one after the other.
spoken-both = { $first } { $second }
# Things of a list, with a mark at which a voice pauses.
spoken-list = { $first }; { $second }
# One of several things in a row that have the same name.
spoken-of-equal = { $name }, { $number } von { $count }
# Why something was not possible: a sentence without its full stop.
spoken-why-not = { CAPITAL($why) }.
# A line of the log, with its full stop.
spoken-line = { $line }.
# A key and what it does.
spoken-key = { $key }: { $does }.

## The title, and the menu over the table

# Entries of the title and the menu. Short.
menu-continue = Fortsetzen
menu-new-game = Neues Spiel
menu-load = Laden
menu-replays = Replays
menu-first-game = Erstes Spiel
menu-how-to-play = Anleitung
menu-settings = Einstellungen
menu-quit = Beenden
menu-play-on = Weiterspielen
menu-save-as-file = Als Datei speichern
menu-copy-as-text = Als Text kopieren
menu-watch = Replay ansehen
# Leads from a game back to the title.
menu-main = Hauptmenü
# Below "Continue": a game is still at the table.
title-back-to-table = Zurück zum Tisch
# Below "Erstes Spiel": the lesson that comes next, or that all are done. May follow the name of a game.
title-lesson = Lektion { $number } von { $count }
title-lessons-done = alle { $count } Lektionen geschafft
# Below an entry of one game where there are several: the name of the game, and a sentence such as
# "Lektion 2 von 3" or "das von heute ist neu".
title-of-game = { $game }: { $sentence }
# Below "Fortsetzen" where there are several games: the name of the game that was saved last,
# and a sentence on how it stands.
title-continue-game = { $game }. { $sentence }
# To the screen of who has won. Short.
back-to-result = Zurück zum Ergebnis
title-version = Version { $version }
# Over the menu's choices.
menu-title = Menü
menu-saves-itself = Das Spiel speichert sich selbst.
menu-lesson-kept = Die Lektion bleibt, wie sie steht.
menu-not-saved = Nicht gespeichert: { $fault }
# A button: a player's name, and what kind of player it is ("Mensch", "Computer (normal)").
menu-seat-kind = { $name }: { $kind }
menu-give-seat = Den Platz an einen Menschen oder Computer geben

## The shelf, on which one of several games is chosen

# Below the title.
shelf-question = Welches Spiel möchtest du spielen?
# What keys do, each after its cap. Short.
shelf-key-choose = wählen
shelf-key-play = spielen
shelf-key-lessons = Lektionen
shelf-key-how-to-play = Anleitung
shelf-key-back = zurück
# Buttons.
shelf-lessons = Lektionen
shelf-play = Spielen
# Facts about a game. Short.
shelf-players = { $from } bis { $to } Spieler
shelf-minutes-about = { $minutes } Minuten
shelf-minutes = { $from } bis { $to } Minuten
shelf-lessons-new = { $count ->
    [one] { $count } Lektion, noch nicht geschafft
   *[other] { $count } Lektionen, noch keine geschafft
}
shelf-lessons-some = Lektionen: { $done } von { $count } geschafft
shelf-lessons-done = { $count ->
    [one] Die Lektion ist geschafft
   *[other] Alle { $count } Lektionen geschafft
}
shelf-saved = { $count ->
    [one] { $count } Spielstand
   *[other] { $count } Spielstände
}
# For screen readers: the dialog, a game, and its facts in a sentence.
shelf-spoken = { $title }. Spieleauswahl, { $count } Spiele.
shelf-spoken-game = { $name }, { $number } von { $count }.
shelf-spoken-chosen = { $name }, { $number } von { $count }, gewählt.
shelf-spoken-facts = { CAPITAL($credit) }. { $players }, { $minutes }.
# Title of the form of a new game: "Neues Spiel", and the name of the game.
shelf-form-title = { $title }: { $game }
# Buttons that scroll the games, for screen readers.
shelf-games-left = Spiele weiter links
shelf-games-right = Spiele weiter rechts
# Name of the list of games for screen readers.
shelf-list = Spiele

## Saved games

saved-title-load = Spiel laden
saved-title-replays = Replays
saved-about = Spielstände sind Textdateien: Du kannst sie teilen oder auf dieses Fenster ziehen.
saved-about-replays = Sieh jedes gespeicherte Spiel von Anfang an, oder zieh eine Datei auf dieses Fenster.
# Which games are listed. Short.
saved-all = Alle
saved-in-play = Laufende
saved-finished = Beendete
# When a game was saved. Short.
saved-just-now = gerade eben
saved-minutes-ago = vor { $minutes } min
saved-hours-ago = vor { $hours } h
saved-days-ago = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}
# $when is one of the four above. A step is an action of the game.
saved-when-and-steps = { $steps ->
    [one] { $when }, { $steps } Schritt
   *[other] { $when }, { $steps } Schritte
}
# A number from a thousand on: 1,300 or 10,000. $rest is what follows the thousands, with three digits.
grouped-number = { $size ->
    [thousands] { $thousands }.{ $rest }
   *[ten-thousands] { $thousands }.{ $rest }
}
# $state is the state of a game, $note the message saved-elsewhere, saved-parted or saved-copy-of-game.
saved-state-and-note = { $state }, { $note }
# $facts is the message above, $option the name of a rule option.
saved-facts-and-option = { $facts }. Sonderregel: { $option }.
saved-count = { $count ->
    [one] { $count } Spielstand
   *[other] { $count } Spielstände, der neueste zuerst
}
# While the files are being read.
saved-reading = Die Spielstände werden gelesen …
saved-nothing = Noch ist nichts gespeichert.
saved-none-match = Zu diesem Filter passt kein Spiel
# One of the filters by game: saved games of all of them. Short.
saved-all-games = Alle Spiele
# Read out about a filter: the name of a game or the message above, and the number of its saved
# games ("2 saved games").
saved-spoken-filter-on = { $name }, { $saved }, Filter, an
saved-spoken-filter-off = { $name }, { $saved }, Filter, aus
# Read out about a saved game: its players, the name of the game, a sentence on how it stands, and
# when it was saved.
saved-spoken-row = { $title }, { $game }: { $state }, { $when }
saved-themselves = Spiele speichern sich hier nach jedem Schritt selbst.
saved-damaged = Beschädigte Datei
saved-elsewhere = wartet auf { $name }, woanders
# A saved game is a copy of another one in the list: one that goes on differently, or one of another state.
saved-parted = { $round ->
    [0] geht schon vor Runde 1 anders weiter
   *[other] geht ab Runde { $round } anders weiter
}
saved-copy-of-game = noch eine Kopie desselben Spiels
# The game's history does not prove how it stands.
saved-not-proved = Nicht bestätigt
saved-not-proved-why = Nicht bestätigt: { $doubt }.
# Why a button can't be pressed.
saved-unreadable = diese Datei ist nicht lesbar
# Buttons. Short.
saved-open = Öffnen
saved-replay = Ansehen
saved-export = Speichern
saved-copy = Kopieren
saved-copy-hint = Das Spiel als Text kopieren, um es in eine Nachricht einzufügen
saved-delete = Löschen
saved-keep = Behalten
saved-delete-question = Dieses Spiel endgültig löschen?
saved-open-file = Datei öffnen
saved-paste = Spiel einfügen
saved-back = Zurück

## The end of a game

# Who has won; shown in capitals.
victory-one-wins = { $name } gewinnt!
victory-several-win = { $names } gewinnen!
# How and when. $ending is a sentence such as "Niemand kann weiterspielen: Das Spiel ist vorbei".
victory-ending = { $ending }, Runde { $round }
# The pages.
victory-standings = Rangliste
victory-awards = Auszeichnungen
victory-statistics = Statistik
# Buttons. Short.
victory-copy-summary = Bericht kopieren
victory-menu = Menü
victory-watch-again = Noch mal ansehen
victory-play-again = Noch mal spielen

## How to play

how-to-play = Anleitung
how-to-close = Schließen
how-to-page = Seite { $number } von { $count }
# Beside a page's title: the rules of the rulebook that it tells of, such as "2.4, 3.1 bis 3.7".
how-to-rules = Regeln { $rules }
how-to-rules-from-to = { $first } bis { $last }
# Four more pages; the note stands beside the title.
how-to-rulings = Regelfragen
    .note = so entscheidet dieses Spiel
how-to-correspondence = Freunde woanders
    .note = das Spiel reist als Text oder als Datei
# Die Seite über Spiele mit Leuten woanders: Titel aus ein bis drei Wörtern, kurze, einfache Sätze. Namen von Knöpfen sind die des Spiels.
how-to-correspondence-begin =
    .title = Beginnen
    .text = Wähle bei einem neuen Spiel „Woanders“ für den Platz eines Freundes an einem anderen Computer. Im Menü kannst du einen Platz jederzeit jemandem woanders geben und zurücknehmen.
how-to-correspondence-send =
    .title = Schicken
    .text = Ist dein Freund am Zug, drück „Spiel schicken“. Kopiere das Spiel als Text in eine Nachricht, oder speichere es als Datei und schick sie.
how-to-correspondence-answer =
    .title = Antworten
    .text = Dein Freund öffnet den Text oder die Datei unter „Laden“, sieht, was seit seinem letzten Zug geschehen ist, spielt und schickt das Spiel zurück. Computerspieler ziehen dort, wo das Spiel gerade ist.
how-to-correspondence-copies =
    .title = Kopien
    .text = Jeder Computer erkennt seine eigenen Spiele. Eine neuere Kopie geht da weiter, wo das Spiel steht, eine ältere kannst du ansehen, und eine, die anders weitergegangen ist, als zweites Spiel behalten. Nichts wird überschrieben.
how-to-correspondence-secrets =
    .title = Geheimnisse
    .text = Jeder Computer zeigt nur die Geheimnisse seiner eigenen Leute, und im Verlauf steht, wenn ein Platz an einem anderen Computer als bisher gespielt wird. In der Datei steht das ganze Spiel: Wer sie in einem Editor liest, kann mehr erfahren. Spiel mit Leuten, denen du vertraust.
how-to-accessibility = Barrierefreiheit
    .note = damit alle spielen können
    .settings = Einstellungen öffnen
how-to-keys = Tasten
    .note = änderbar in den Einstellungen

# The page on accessibility: titles of one to three words, and plain short sentences. Names of pages and choices are those of the settings.
how-to-accessibility-text =
    .title = Schrift
    .text = Die Schrift lässt sich auf das Doppelte vergrößern. Was dann keinen Platz hat, lässt sich rollen: mit dem Mausrad, mit der Leiste oder mit Bild auf, Bild ab, Pos 1 und Ende.
how-to-accessibility-colours =
    .title = Farben
    .text = Für die Plätze gibt es drei Farbsätze, einer davon in Grau. Jeder Platz hat außerdem ein Zeichen, und nichts wird allein durch Farbe gesagt.
how-to-accessibility-motion =
    .title = Bewegung
    .text = Bewegungen können langsamer, schneller oder ganz aus sein. Mit „Weniger Bewegung“ blenden Dinge über, statt sich zu bewegen. Das Spiel wartet nie auf eine Bewegung: Ein Klick oder eine Taste beendet sie.
how-to-accessibility-sound =
    .title = Ton
    .text = Kein Ton ist zum Spielen nötig. Untertitel geben jedes Geräusch in Worten wieder, im Verlauf oder am Tisch. Effekte und Stimmung haben je eine eigene Lautstärke.
how-to-accessibility-keys =
    .title = Tasten
    .text = Das ganze Spiel lässt sich mit Tasten spielen. Tab führt zum Nächsten, Umschalt und Tab zum Vorigen, und Enter drückt, was einen Rahmen hat. Die Seite „Tasten“ nennt alle Tasten, und in den Einstellungen kannst du sie ändern.
how-to-accessibility-reader =
    .title = Bildschirmleser
    .text = Ein Bildschirmleser findet alle Texte und Knöpfe des Fensters. Von selbst liest er vor, wer am Zug ist, was zu tun ist, was geschehen ist und wohin ein Teil in der Hand käme. Zum Rest kommst du mit Tab oder mit den Tasten des Bildschirmlesers.
how-to-accessibility-touch =
    .title = Berühren
    .text = Ein Tippen nimmt etwas auf, das nächste setzt es ab, und ein Knopf dreht es. Mit zwei Fingern verschiebst und vergrößerst du das Bild.
how-to-accessibility-languages =
    .title = Sprachen
    .text = Das Spiel spricht Deutsch, Englisch und Spanisch. Eine Sprache ist eine Textdatei: Du kannst eine dazulegen oder verbessern.

## The list of lessons

# The title, and below it a sentence; at the foot how many are done, and buttons.
lessons-title = Erstes Spiel
lessons-about = { $count } kurze Lektionen am echten Tisch, zusammen etwa { $minutes } Minuten. Hör auf und komm wieder, wann du willst.
lessons-count = { $done } von { $count } geschafft; jede Lektion ist jederzeit spielbar
lessons-start-over = Von vorn beginnen
lessons-nothing-done = Noch ist nichts geschafft
lessons-back = Zurück
# A question before all is forgotten, and the button that keeps it.
lessons-forget-headline = Vergessen, welche Lektionen erledigt sind?
lessons-forget = Alle Lektionen gelten wieder als neu, und die erste ist die nächste.
lessons-keep = Behalten
# The coach, who says hello and one more sentence.
lessons-hello = Schön, dass du da bist!
lessons-greeting-new = Ich zeige dir Schritt für Schritt, wie man spielt.
lessons-greeting = { $count ->
    [one] Eine Lektion ist geschafft. Mach dort weiter, wo du aufgehört hast.
   *[other] { $count } Lektionen sind geschafft. Mach dort weiter, wo du aufgehört hast.
}
lessons-greeting-next = { $count ->
    [one] Eine Lektion ist geschafft. Weiter geht es mit Lektion { $number }.
   *[other] { $count } Lektionen sind geschafft. Weiter geht es mit Lektion { $number }.
}
# Buttons. Short.
lessons-begin = Anfangen: Lektion { $number }
lessons-go-on = Weiter: Lektion { $number }
lessons-real-game = Ein echtes Spiel
# Above a picture of two players, with a word between them.
lessons-real-heading = Ein kurzes echtes Spiel
lessons-versus = gegen
# A row: the step at which a lesson was left, or that it is done, and its duration.
lessons-step = Schritt { $step } von { $count }
lessons-done = Geschafft
lessons-minutes = etwa { $minutes } Min.
# The same for a screen reader. $state is one of the first two, or empty.
lessons-spoken = { $name }. { $about } { $minutes } { $state }

## New game

new-game = Neues Spiel
# Headings of columns: a seat's name (the first two at most 200 points wide), who plays it, and a computer player's level.
new-game-name = Name
new-game-colour = Farbe und Symbol
new-game-played-by = Wer spielt
new-game-level = Stufe
# Colours of seats, as a screen reader calls them.
new-game-orange = Orange
new-game-blue = Blau
new-game-green = Grün
new-game-pink = Rosa
new-game-indigo = Indigo
# Beside "Person": who plays a seat. Short.
new-game-elsewhere = Woanders
# A sentence below the seats: the people at $names sit at other computers, $count of them.
new-game-elsewhere-about = { $count ->
    [one] { $names } spielt an einem anderen Computer. Das Spiel reist als Datei oder als Text hin und her.
   *[other] { $names } spielen an anderen Computern. Das Spiel reist als Datei oder als Text hin und her.
}
# After the title of the form; $seats says how many of what can play.
new-game-one-screen = { $seats }, ein Bildschirm.
new-game-several-computers = { $seats }, mehrere Bildschirme.
new-game-nobody-here = Mindestens ein Mensch muss an diesem Computer spielen.
new-game-computer = Computer
# Levels of computer players, on a small button.
new-game-easy = Leicht
new-game-normal = Normal
new-game-hard = Schwer
# What a screen reader calls a button of a seat's row: "Mensch 2". $choice is what stands on the button.
new-game-of-seat = { $choice } { $seat }
new-game-remove = Platz { $seat } entfernen
new-game-two-players = ein Spiel braucht mindestens zwei
new-game-empty = Platz { $seat } ist leer
new-game-add-person = Mensch dazu
new-game-add-computer = Computer dazu
# Before a field with a number or a word that decides what chance brings. Short.
new-game-seed = Startwert
new-game-another-seed = Anderer Startwert
# Why a number can't be made less or more.
new-game-at-least = mindestens { $least }
new-game-at-most = höchstens { $most }
new-game-back = Zurück
new-game-start = Spiel starten

## Settings

settings = Einstellungen
settings-done = Fertig
settings-reset = Alles zurücksetzen
# On the same button, once it was pressed.
settings-reset-really = Wirklich alles?
# On and off: beside a switch, short.
settings-on = An
settings-off = Aus
# What a screen reader calls a switch that shows what it stands for: "Wie auf diesem Computer: Deutsch".
settings-name-and-value = { $name }: { $value }

# Pages: each with its name in the list, and a line on what it is about.
settings-reading = Schrift
settings-reading-about = Größere Schrift macht alles größer, solange Platz ist.
settings-colours = Farben
settings-colours-about = Farben der Plätze, die alle unterscheiden können.
settings-motion = Bewegung
settings-motion-about = Wie schnell sich etwas bewegt, und ob überhaupt.
settings-sound = Ton
settings-sound-about = Änderungen hörst du sofort. Zum Spielen brauchst du keinen Ton.
settings-keys = Tasten
settings-keys-about = Klick eine Taste an oder wähle sie und drück Enter, dann drück die neue.
settings-language = Sprache
settings-language-about = Das ganze Spiel wechselt sofort; Namen und Spielstände bleiben.
settings-window = Fenster
settings-window-about = Das Spiel in einem Fenster oder auf dem ganzen Bildschirm.

# Reading
settings-text-size = Schriftgröße
settings-percent = { $percent } %
# A sample of text. $name is a player.
settings-text-sample = { $name }, du bist am Zug.
settings-explains = Erklären, was zum ersten Mal geschieht
settings-shows-keys = Tasten neben der Aufforderung zeigen

# Colours
settings-colours-symbols = Die Symbole bleiben immer.

# Motion
# Before the choice of Off, Slow, Normal and Fast.
settings-speed = Animation
settings-reduced-motion = Weniger Bewegung

# Pace
settings-pace = Ablauf
settings-pace-about = Wie lange etwas gezeigt wird und wann das Spiel nachfragt.
settings-computer-speed = Computerspieler
settings-reading-time = Zeigen, was eben geschah
settings-undo-time = Zurücknehmen vor Computerzügen
settings-asks = Fragen, bevor ich zu früh passe oder aufhöre

# Window
settings-in-window = Fenster
settings-full-screen = Vollbild
settings-window-size = Die Fenstergröße wird gemerkt.

# Sound
settings-all-sound = Ton gesamt
# Two volumes, each with what is heard: short.
settings-effects = Effekte
settings-effects-about = Klirren, Glocken, Schläge
settings-ambience = Umgebung
settings-ambience-about = Wind über dem Platz
# On a button: lets it be heard once.
settings-try = Hören
settings-silent-behind = Stumm, solange ein anderes Fenster vorn ist
settings-no-sound = Es ist nichts zu hören: { $why }. Untertitel gibt es trotzdem.
settings-mute = { $key } schaltet den Ton jederzeit aus und an.
# Captions; the second text follows the first on the same line, in second rank.
settings-captions = Untertitel
settings-captions-about = Geräusche in Worten
# What a screen reader calls the choice: $place is "Aus", "Im Verlauf" or "Am Tisch".
# Above a sample.
settings-captions-sample-off = Es gibt keine Untertitel.
settings-captions-sample-log = Im Verlauf sieht es so aus:
settings-captions-sample-table = So sieht es aus:

# Keys: in rows, all short.
settings-keys-changed = { $count ->
    [one] { $count } Taste geändert
   *[other] { $count } Tasten geändert
}
settings-keys-reset = Standardtasten
settings-keys-none-changed = keine Taste ist geändert
settings-keys-one-more = Weitere Taste
# While a key is waited for; the second text follows the key Esc.
settings-keys-press = drück eine Taste …
settings-keys-leaves = lässt alles, wie es war
# After a key that does something else already: $what is what it does, as in the list of keys, and
# $own what it does after a swap. $key is the key that is given for it, if one is.
settings-keys-swaps = ist „{ $what }“. Nach dem Tausch ist sie „{ $own }“, und { $key } ist „{ $what }“.
settings-keys-moves = ist „{ $what }“. Nach dem Tausch ist sie nur noch „{ $own }“.
# After a key that can't be changed.
settings-keys-stays = fest belegt
# Two shortcuts swap their keys, or the one that is changed keeps its own.
settings-keys-swap = Tauschen
settings-keys-keep = { $key } lassen
# Behind keys that were changed: the usual ones.
settings-keys-was = war { $keys }

# Language
# Before the name of the computer's language and a switch.
settings-language-computer = Wie auf diesem Computer
# How much of the game is in this language: beside the language's own name, short.
language-whole = Das ganze Spiel
language-part = { $percent } % des Spiels
# Above a sample; the second text follows the first on the same line. $language is a language's own name.
settings-language-reads = So liest es sich
settings-language-reads-pointed = in der Sprache unter dem Zeiger: { $language }
settings-language-reads-used = in der Sprache des Spiels: { $language }
# Das Beispiel: $name ist ein Spieler; der zweite Text folgt dem ersten auf derselben Zeile.
settings-language-sample = { $name }, du bist am Zug:
settings-language-sample-rest = wähle, was du tust, oder passe.
settings-language-file = Eine Sprache ist eine Textdatei: Im Ordner kannst du eine dazulegen oder verbessern.
settings-language-folder = Ordner öffnen

## Notices: what went wrong or well, on a card at the side

# A card as a screen reader says it, and as it is copied.
notice-why = { $headline }: { $sentence }
notice-with-advice = { $headline }: { $sentence } { $advice }
# On buttons.
notice-close = Schließen
notice-copy-why = Grund kopieren
notice-open-another = Andere öffnen

## Replays

# The buttons at the foot of a game that is watched. Back leads to the game that is being played.
replay-back = Zurück
replay-leave = Verlassen
replay-take-over = Ab hier übernehmen
replay-round-back = Runde zurück
replay-step-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step-forward = Schritt vor
replay-round-forward = Runde vor
# Why a button can't be pressed.
replay-at-the-beginning = das ist der Anfang
replay-at-the-end = das ist das Ende
replay-is-over = hier ist das Spiel vorbei
replay-travels = ein Spiel zwischen Computern lässt sich übernehmen, wenn es vorbei ist

# How fast the replay goes. The first stands before the choices and must be very short.
replay-speed = Tempo
# One of the choices, half as fast as usual: very short. The others are numbers.
pace-half = Halb
# What the choice is called for screen readers; $pace is "Halb" or a number.
replay-speed-of = Tempo { $pace }

# On a small plate.
replay-sign = Replay
replay-count = Schritt { $step } von { $count }
# On the card of a player, who is $name.
replay-next-step-of = Zum nächsten Schritt von { $name }
# Above the timeline: short.
timeline-round = Runde { $round }
timeline-set-up = Aufbau

## Replays: the step that is shown

# The heading of a panel.
step-heading = Dieser Schritt
# What a step did where the log says nothing of it. Sentences without a full stop.
step-goes-on = { $name } macht weiter
step-beginning = Das Spiel beginnt
# A sentence with its full stop; $sentence has none.
step-sentence = { $sentence }.

## Choosing files

# Titles of the window in which a file is chosen.
file-open-game = Spielstand öffnen
file-save-game = Spiel speichern
file-export-game = Spiel speichern
# Kinds of files, to choose among.
file-kind-games = Spielstände
file-kind-pictures = Bilder
file-kind-all = Alle Dateien
# Its buttons.
file-open = Öffnen
file-save = Speichern
file-cancel = Abbrechen
file-overwrite = Ersetzen
# Its menu.
file-reload = Neu laden
file-working-directory = Zum Arbeitsordner
file-show-hidden = Versteckte zeigen
file-show-system = Systemdateien zeigen
# The folders at its left, under headings.
file-heading-pinned = Angeheftet
file-heading-places = Orte
file-heading-devices = Geräte
file-heading-removable = Wechselgeräte
file-home = Eigener Ordner
file-desktop = Desktop
file-documents = Dokumente
file-downloads = Downloads
file-audio = Musik
file-pictures = Bilder
file-videos = Videos
# What can be done to a folder there.
file-pin = Anheften
file-unpin = Lösen
file-rename-pin = Umbenennen
# Before the file that is chosen, and before the field for a name.
file-selected = Gewählte Datei:
file-name = Dateiname:
# Below the path of a file that is there already.
file-overwrites = gibt es schon. Ersetzen?
# Why a name can't be taken.
file-no-name = Der Dateiname darf nicht leer sein
file-folder-exists = Es gibt schon einen Ordner dieses Namens
file-exists = Es gibt schon eine Datei dieses Namens

# What was copied to the clipboard, below the heading "Kopiert".
copied-game = Das Spiel
copied-game-to-send = Das Spiel: füg es in eine Nachricht ein
copied-summary = Der Bericht
copied-fault = Was schiefging

## Sound

# Why nothing can be heard, after a colon.
sound-no-device = es gibt kein Audiogerät

## When the window can't be opened, or the program fails

# Told on the terminal after "junkyard-bots: ", and in a dialog. DISPLAY and WAYLAND_DISPLAY stay as they are.
failure-no-display = hier lässt sich kein Fenster öffnen; nötig ist eine Anzeige (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)
# $why is what the system says, in English.
failure-no-window = { $needed ->
    [driver] hier lässt sich kein Fenster öffnen; nötig ist ein Grafiktreiber für Vulkan oder OpenGL ({ $why })
    [answer] hier lässt sich kein Fenster öffnen; die Anzeige antwortet nicht ({ $why })
    [surface] hier lässt sich kein Fenster öffnen; der Grafiktreiber kann auf dieser Anzeige nicht zeichnen ({ $why })
   *[display] hier lässt sich kein Fenster öffnen; nötig sind eine Anzeige und ein Grafiktreiber für Vulkan oder OpenGL ({ $why })
}
# In a dialog. Continue is the entry of the title screen.
failure-ended = { $what ->
    [driver] Der Grafiktreiber ist ausgefallen ({ $why }). Spiele speichern sich nach jedem Schritt selbst: „Fortsetzen“ führt zurück.
   *[game] Junkyard Bots ist abgestürzt ({ $why }). Spiele speichern sich nach jedem Schritt selbst: „Fortsetzen“ führt zurück.
}
# Where a report of it is: $ended is the message before.
failure-reported = { $ended } Was fehlschlug, steht in { $report }
# What stands for $why if the system says nothing.
failure-no-reason = das System nennt keinen Grund

## Why a game can't begin

seating-name = Platz { $seat }: Ein Name hat 1 bis { $most } Zeichen, darunter keine Steuerzeichen
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
seating-colour = Platz { $seat }: { $colour } hat schon ein anderer Platz
# The seats that are named, and those that play.
seating-number = genannte Plätze: { $found }, spielende: { $expected }
# $error is what the system says.
start-thread = das System lässt kein Speichern zu: { $error }

## Why a file can't be read or written
# They follow a file's name or what did not work, and a colon.

# $error is what the system says.
disk-read = nicht lesbar: { $error }
# It is a folder, or something else that is no file.
disk-no-file = das ist keine Datei
disk-full = der Datenträger ist voll: In { $folder } lässt sich nichts schreiben
disk-read-only = in { $folder } darf nicht geschrieben werden
disk-gone = den Ordner { $folder } gibt es nicht mehr
disk-write = in { $folder } lässt sich nichts schreiben: { $error }
disk-taken = { $file } gibt es schon
disk-busy = ein anderes Fenster benutzt gerade { $file }
disk-slow = der Datenträger antwortet nicht

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-too-big = die Datei ist zu groß für einen Spielstand: höchstens { $most } Byte
load-not-text = das ist keine Textdatei, also kein Spielstand
load-long-text = die Datei ist kein Spielstand: Ein Text darin ist zu lang
load-bytes = die Datei ist kein Spielstand: Sie enthält Bytes, die in keinem Text vorkommen
load-backslashes = die Datei ist kein Spielstand: Sie enthält zu viele Backslashes
load-brackets = die Datei ist kein Spielstand: Ihre Klammern sind zu tief geschachtelt
load-no-format = die Datei ist kein Spielstand: Sie beginnt nicht mit dem Spiel und der Nummer seines Formats
# $game is the name of a game.
load-unknown-game = die Datei ist ein Spielstand von { $game }, und ein Spiel dieses Namens hat dieses Programm nicht
# $other and $game are names of games.
load-other-game = die Datei ist ein Spielstand von { $other }, nicht von { $game }
load-newer = die Datei hat Format { $format } und ist damit neuer als dieses Programm; es kennt Formate bis { $newest }
load-other-rules = gespielt wurde nach Version { $version } der Regeln, dieses Programm kennt Version { $known }
# $reason is what the program says that reads the file, in English.
load-malformed = Zeile { $line }, Spalte { $column }: { $reason }
load-program = die Version des Programms stimmt nicht
load-written = der Zeitpunkt des Speicherns stimmt nicht
load-seats = { $seats ->
    [one] { $seats } Platz: Dieses Spiel hat { $fewest } bis { $most }
   *[other] { $seats } Plätze: Dieses Spiel hat { $fewest } bis { $most }
}
load-correspondence = die Spieler dieses Spiels zwischen Computern sind nicht, wie sie sein sollten
load-taken-over = die Angabe zur Übernahme stimmt nicht
# $place is one of the messages below that begin with "place". $colour is as in the file, such as Blue.
load-no-seat = { $place }: Dieses Spiel hat keinen Platz „{ $colour }“
# A choice that was begun and not finished. $fault is why it is refused.
load-draft = die angefangene Wahl: { $fault }

# Places in a saved game.
place-table = der Tisch
place-correspondence = der Liste der Spieler an anderen Computern
place-first-table = der erste Tisch
place-draft = die angefangene Wahl
place-action = Runde { $round }, Aktion { $number }

## Why a saved game is not proved
# "Proved" is a game whose history, played again by the rules, leads to its table. They follow words such as "nicht bestätigt" and a colon.

doubt-beginning = es wurde mittendrin begonnen, mit einem Tisch in Runde { $round }
doubt-other-table = seine Aktionen führen zu einem anderen Tisch als dem in der Datei
# $fault is one of the next two messages, or why something is refused at the table.
doubt-step = in Runde { $round } verstößt Aktion { $action } gegen die Regeln: { $fault }
step-fault-seat = ein anderer Platz ist am Zug
step-fault-round = es ist Runde { $round }
# $number counts the actions of the whole history.
replay-step = sein Verlauf lässt sich nicht nachspielen: Aktion { $number }: { $fault }

## The history of a saved game, line by line
# On the command line.

# $action is written as in the file.
history-action = Runde { $round }, Aktion { $number }: { $player }: { $action }
history-begun = begonnen mit einem Tisch in Runde { $round }
# The game went on from a replay, with another random stream, which $seed names.
history-taken-over = übernommen nach { $actions } Aktionen, mit Startwert { $seed }

## Names of computer players on the command line

# $known are the names there are: "random, rusty und cog".
no-such-player = es gibt keinen Computerspieler „{ $name }“; es gibt { $known }

## Reports on the command line

# A share, such as "54,3 %".
percent = { $share } %

# How many rounds the games had, and how many actions on average. The numbers $mean and $actions are decimals.
report-rounds = { $mean } Runden im Mittel, { $median } im Median, höchstens { $percentile } in 95 % der Spiele und { $most } in allen; { $actions } Aktionen
# The least and the most of a 95 % confidence interval, both in percent, in a cell of a table.
report-interval = { $low }–{ $high }
# Two of several happenings that are listed.
report-list = { $first }; { $second }
# Happenings that did not occur in any game.
report-never = nie: { $happenings }

# First cells of tables: what the lines below them are.
report-endings = Ende durch
report-seats = Plätze
report-places = Reihenfolge der ersten Runde
report-players = Spieler
report-thinking = Millisekunden je Entscheidung

# The other columns of these tables: short. How many games ended so, or were won; the share of all games; the 95 % confidence interval of
# that share; the share of a player's seats that won; the figures of thinking times (half and 99 % of the decisions took no longer).
report-column-games = Spiele
report-column-won = Siege
report-column-share = Anteil
report-column-interval = 95 %
report-column-of-seats = der Plätze
report-column-median = Median
report-column-percentile-99 = 99 %
report-column-worst = längste

# The table of happenings: how often each occurred, in which share of games, and what it is.
report-column-in-all = gesamt
report-column-in-games = in Spielen
report-column-happenings = Ereignisse

# Seats by their number, with the name of the player who had it, or without where the players change seats.
report-seat = { $seat } ({ $player })
report-seat-in-turn = { $seat } (alle reihum)

# Progress of games on one line of a terminal: a bar, how many of all games are played, how many a second ("12.5/s"), and how long it
# will still take ("3m").
report-progress = { $bar } { $done }/{ $all } Spiele, { $speed }, noch { $time }

## The decision of a computer player, on the command line

# $step is the number of an action of the history, $player a kind of computer player, $decided its move in words.
explain-title = Runde { $round }, Aktion { $step }: { $name }, { $player }, hat sich entschieden: { $decided }
explain-move = Zug
explain-chance = Siegchance
explain-lead = Vorsprung
explain-error = Standardfehler
explain-worlds = Welten
explain-worth = Wert
explain-chances-note = Der Vorsprung vor dem ersten Zug ist in Prozentpunkten, in denselben ausgelosten Welten. Ein Zug mit weniger Welten schied aus.
explain-nothing = Verglichen wurde nichts: Diese Entscheidung folgt festen Regeln, oder es kam nur ein Zug in Frage.
explain-differs = Im Spiel steht eine andere Aktion, die ein anderer Spieler, ein anderes Programm oder eine andere Zufallsfolge gewählt hat: { $action }
explain-no-step = es gibt keine Aktion { $step }; der Verlauf hat { $count }
explain-person = Aktion { $step } hat ein Mensch gewählt, { $name }; nur Computer können gefragt werden

## Saved games, on the command line

# The players are listed as in check-person and check-computer; $written is a time such as 2026-03-01T12:00:00Z.
check-game = ein Spielstand von { $players }, geschrieben { $written } von Version { $version }
# A seat: the player's name and colour; of computer players also which, a word such as cog.
check-person = { $name } ({ $colour ->
    [Orange] Orange
    [Blue] Blau
    [Green] Grün
    [Pink] Rosa
   *[Indigo] Indigo
})
check-computer = { $name } ({ $colour ->
    [Orange] Orange
    [Blue] Blau
    [Green] Grün
    [Pink] Rosa
   *[Indigo] Indigo
}, { $player })
check-proved = bestätigt: Sein Verlauf führt zu diesem Tisch
# $doubt is a sentence in lower case.
check-not-proved = nicht bestätigt: { $doubt }

# Said by simulate --check-saves.
saves-held = { $games ->
    [one] { $games } Spiel: { $saves } Spielstände kamen unverändert zurück und ließen sich bestätigen, der längste mit { $bytes } Byte, in { $seconds } s
   *[other] { $games } Spiele: { $saves } Spielstände kamen unverändert zurück und ließen sich bestätigen, der längste mit { $bytes } Byte, in { $seconds } s
}

## What goes wrong on the command line

# These begin in lower case, for they stand after "junkyard-bots: ". $fault is such a sentence too.
tool-file = { $file }: { $fault }
tool-no-file = { $file }: diese Datei gibt es nicht
tool-no-tool = es gibt weder ein Werkzeug noch eine Datei namens { $name }; --help nennt die Werkzeuge
tool-no-window = dieses Programm wurde ohne Fenster gebaut; --help nennt seine Werkzeuge
tool-no-text = das ist keine Textdatei
# $error is what the system says.
tool-unprinted = die Antwort kann nicht auf die Standardausgabe geschrieben werden: { $error }
tool-taken = { $file }: diese Datei gibt es schon; --replace ersetzt sie
tool-missing-folder = { $file }: lässt sich nicht schreiben: den Ordner { $folder } gibt es nicht
# $why is why the result could not be written where it was to be.
tool-result-elsewhere = { $why }; das Ergebnis steht stattdessen in { $file }
tool-result-printed = { $why }; das Ergebnis steht stattdessen auf der Standardausgabe
tool-no-folder = { $folder }: dort lassen sich keine Spiele ablegen: { $error }
tool-option-of-game = { $option } ist eine Option von { $owner }, nicht von { $game }
tool-players = genannte Spieler: { $players }, Plätze: { $seats }

# Why a game could not be played to its end. $action is an action in words of the program, $illegal and $fault say why.
game-error-illegal = Spiel mit Startwert { $seed }: Der Spieler tat { $action }, und das ist nicht erlaubt: { $illegal }
game-error-save = Spiel mit Startwert { $seed }, Aktion { $action }: { $fault }
game-error-endless = Spiel mit Startwert { $seed }: kein Ende nach { $actions } Aktionen
save-fault-history = sein Verlauf führt nicht zu seinem Tisch
save-fault-other = geladen wurde etwas anderes als das Gespeicherte
# Why simulated games can't go on from a saved one.
position-error-over = das Spiel ist vorbei

## The table: the top bar

top-round = RUNDE { $round }
top-save = Speichern
top-menu = Menü
top-watched = beim Ansehen lässt sich nichts ändern
hint = Tipp
hint-why = Warum hat er das getan?
hint-curtain = der Vorhang ist zu
hint-nobody-moved = noch war kein Computerspieler am Zug

## The table: buttons of the turn

turn-go-on = Weiter
turn-undo = Zurück
turn-pass = Passen
answer-first = erst antworten

## The table: seats

status-choosing = Wählt
status-waiting = Wartet
status-done = Fertig
status-passed = Gepasst
status-up-next = Gleich dran

## The table: the stage

as-title = { CAPITAL($name) }
stage-show-all = Doppelklick: alles zeigen
stage-move = ziehen verschiebt, Mausrad zoomt
popup-log = Verlauf
popup-close = Schließen

## A lesson: the card of the coach

coach-lesson = Lektion { $number } von { $count }
coach-step = Schritt { $number } von { $count }
coach-done = Gut gemacht! Diese Lektion ist zu Ende.
coach-next = Als Nächstes: { $name }.
coach-next-lesson = Nächste Lektion
coach-lessons = Ein echtes Spiel
coach-go-on = Weiter
coach-back = Zurück: an den Anfang dieses Schritts oder zum Schritt davor
coach-skip = Diese Lektion überspringen
coach-back-short = Zurück
coach-skip-short = Überspringen
coach-at-the-beginning = Das ist der Anfang

## The curtain, behind which one player looks in secret

curtain-look-away = Alle anderen bitte wegschauen
curtain-look-again = Alle dürfen wieder schauen
curtain-pass-to = Jetzt vor den Bildschirm:
curtain-show-me = Ich bin { $name }, zeig her
curtain-raise = Vorhang öffnen
curtain-spoken-alone = { $text }. Jetzt vor den Bildschirm: { $name }. { $why }
curtain-spoken-again = { $title }. { $after }

## Questions and signs over the table

show-results = Ergebnis zeigen
ask-back = Zurück
ask-spoken = { $title } { $text } { $yes_key }: { $yes }. { $no_key }: { $no }.
advice-close = schließen

## Which program this is, and what is known when it fails

# After the name of the program; then a line for each game.
about-program = { $known ->
    [known] { $version } (Stand vom { $date })
   *[unknown] { $version }
}
about-game = { $game }: Regeln Fassung { $rules }, Spielstände Format { $format } (zwischen Computern { $travelling })
about-games = Brettspiele an einem Computer: { $games }
# A file for whoever can mend it. $why, $place and $calls are the program's own words, English.
crash-report =
    In Junkyard Bots ist etwas fehlgeschlagen. Spiele speichern sich nach jedem Schritt selbst: Ist das Spiel beendet, führt „Fortsetzen“ zurück.
    Diese Datei sagt, was bekannt ist, für alle, die es beheben können.

    Programm: { $versions }
    Zeit: { $time }
    System: { $system }
    Was: { $why }
    Wo: { $place }
    Thread: { $thread }

    { $calls }

## Spiele, die zwischen Computern reisen
# Ein Spiel geht als Datei oder als Text an eine Person woanders und kommt ebenso zurück.

# Wie es geschickt wird. $name ist am Zug.
send-headline = { $name } ist am Zug, woanders
send-sentence = Schick { $name } das Spiel: als Text in einer Nachricht oder als Datei. { $name } öffnet es unter „Laden“, spielt und schickt es ebenso zurück.
send-copy = Spiel als Text kopieren
send-save = Spiel als Datei speichern
send-folder = Ordner mit den Spielständen öffnen
send-paste-answer = Antwort von { $name } einfügen, die du als Text kopiert hast
send-open-answer = Antwort von { $name } aus einer Datei öffnen
send-play-here = Hier für { $name } spielen
send-later = Später

# Whether the player is played at this computer from now on, as after a change of computers. The button is the message send-play-here.
play-here-headline = An diesem Computer für { $name } spielen?
play-here-sentence = Von jetzt an wird { $name } hier gespielt, und der Verlauf sagt es allen. Kommt doch noch eine Antwort von { $name }, kannst du beide Spiele behalten.
play-here-leave = Abbrechen

# A game comes to this computer for the first time, and several of its players may play here. The answers are their names.
arrival-who-plays = Wer spielt hier?
arrival-who-plays-here = Dieses Spiel ist zum ersten Mal an diesem Computer. Wähl, wen du spielst; die anderen bleiben frei für andere an ihren Computern.

# Eine Kopie eines Spiels kommt an, das hier an anderer Stelle weitergeht. $has und $had sind Zahlen von Schritten mit ihrem Wort.
arrival-older = Das ist ein älterer Stand des Spiels
arrival-older-steps = Dein Spiel ist bei { $own } ({ $has }), diese Kopie erst bei { $arriving } ({ $had }). Dein Spiel bleibt, wie es ist.
arrival-watch-older = Diese Kopie ansehen
arrival-parted = Diese Kopie und dein Spiel sind verschieden weitergegangen
arrival-parted-steps = { $after ->
    [0] Sie unterscheiden sich vom allerersten Schritt an. Dort
    [one] Der erste Schritt ist gleich. Danach
   *[other] Die ersten { $after } Schritte sind gleich. Danach
} geht dein Spiel mit { $own } weiter, die Kopie mit { $arriving }. Du kannst beide behalten: Die Kopie wird dann ein eigenes Spiel.
arrival-parted-same-step = { $after ->
    [0] Sie unterscheiden sich vom allerersten Schritt an. Dort
    [one] Der erste Schritt ist gleich. Danach
   *[other] Die ersten { $after } Schritte sind gleich. Danach
} handelt { $name } { $round ->
    [0] vor Runde 1
   *[other] in Runde { $round }
} verschieden. Du kannst beide behalten: Die Kopie wird dann ein eigenes Spiel.
arrival-watch-parted = Die Kopie ab dort ansehen
arrival-keep-both = Beide behalten
arrival-go-on = Mit deinem Spiel weitermachen
arrival-leave = Abbrechen
# Ein Schritt, in „geht es hier mit … weiter“.
arrival-step-of = { $round ->
    [0] einem Schritt von { $name } vor Runde 1
   *[other] einem Schritt von { $name } in Runde { $round }
}
arrival-beginning = dem Anfang

# Zeilen des Verlaufs.
correspondence-begun = Das Spiel reist von hier an zwischen Computern
correspondence-begun-with = Das Spiel reist zwischen Computern: { $names } { $count ->
    [one] spielt
   *[other] spielen
} woanders
correspondence-joined = { $name } spielt ab jetzt am eigenen Computer
correspondence-same-computer = { $name } spielt von hier an am selben Computer wie { $others }
correspondence-moved = { $name } spielt an einem anderen Computer als bisher
correspondence-elsewhere = { $name } spielt von hier an woanders
correspondence-computer = Ein Computerspieler übernimmt den Platz von { $name }

### Lo que no pertenece a un solo juego, en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes);
#   preterite ("encontró"), but perfect after "aún no"; tomar, never coger; no computadora.
#   table = mesa (f), seat = asiento (m), curtain = cortina (f), seed = semilla (f); phase = fase (f), round = ronda (f), turn = turno (m),
#   step = paso (m), set-up = Montaje (m; what a game starts with, in files: preparación), over = Fin (m), pass = pasar,
#   game = partida (f; the program: juego), saved game = partida guardada, replay = repetición (f), player = jugador (m),
#   person = persona (f), computer (as a player) = el ordenador (m; only one: "partidas del ordenador"), computer (a device) = equipo (m),
#   award = premio (m), rule option = regla opcional (f), strong player = jugador fuerte,
#   hint = pista (f), log = registro (m), captions = subtítulos, settings = ajustes (m pl), file = archivo (m), folder = carpeta (f),
#   delete = borrar, undo = deshacer, Done = Listo (only on buttons: of a player it would agree, so "Terminó"), proved = verificado.

## Every language

# The language's own name, as its speakers write it.
language-name = Español
# Text that is the same in every language.
words = { $words }
# Between the whole part of a number and its decimals.
decimal-sign = ,
# The last two of several things: "A and B".
list-and = { $first } y { $second }
# The others: "A, B".
list-comma = { $first }, { $second }

## Things of the game

# Who plays a seat: a person, or a computer player of a level. The first two levels are only met in games of the command line.
player-person = Persona
player-elsewhere = Alguien en otro lugar
player-random = Ordenador (azar)
player-tidy = Ordenador (simple)
player-easy = Ordenador (fácil)
player-normal = Ordenador (normal)
player-hard = Ordenador (difícil)

# Counted things.
count-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
count-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}

## Keys

# Groups of keys
keys-at-the-table = En la mesa
keys-in-replays = Repeticiones
keys-on-the-shelf = Elegir juego
keys-everywhere = Siempre
# Heading of the keys of all games, before headings with the names of games.
keys-of-all-games = Todos los juegos

# What keys do.
key-confirm = Tomar, colocar, seguir
key-next-thing = Lo siguiente que tomar (Mayús: anterior)
key-undo = Deshacer
key-redo = Rehacer
key-hint = Pista, o por qué hizo eso
key-since-last-turn = Qué pasó desde tu turno
key-log = Registro, donde está cerrado
key-log-up = Registro: atrás
key-log-down = Registro: adelante
key-yes = Responder que sí
key-no = Responder que no
key-play = Reproducir o pausar
key-step-forward = Paso siguiente (Mayús: ronda)
key-step-back = Paso anterior (Mayús: ronda)
key-phase-forward = Fase siguiente
key-phase-back = Fase anterior
key-round-forward = Ronda siguiente
key-round-back = Ronda anterior
key-beginning = Al principio
key-end = Al final
key-faster = Más rápido
key-slower = Más lento
key-take-over = Jugar desde aquí
key-first-seat = Paso siguiente del primer asiento
key-second-seat = Paso siguiente del segundo asiento
key-third-seat = Paso siguiente del tercer asiento
key-fourth-seat = Paso siguiente del cuarto asiento
key-fifth-seat = Paso siguiente del quinto asiento
key-previous-game = El juego de la izquierda
key-next-game = El juego de la derecha
key-leftmost-game = El primer juego de la fila
key-rightmost-game = El último juego de la fila
key-game-1 = Juego 1
key-game-2 = Juego 2
key-game-3 = Juego 3
key-game-4 = Juego 4
key-lessons = Lecciones del juego elegido
key-help = Cómo se juega
key-mute = Quitar o poner el sonido
key-arrows = Elegir, o mover lo que llevas
key-escape = Menú, atrás, devolverlo

# A name with the key that does the same.
named-with-key = { $name } ({ $key })

# What stands on the caps of keys: short.
cap-escape = Esc
cap-enter = Enter
cap-space = Espacio
cap-tab = Tab
cap-backspace = Retroceso
cap-delete = Supr
cap-insert = Ins
cap-home = Inicio
cap-end = Fin
cap-left = Izq.
cap-right = Der.
cap-up = Arriba
cap-down = Abajo
cap-page-down = Av Pág
cap-page-up = Re Pág

## Settings: what can be chosen

# Sets of colours.
colours-dusk = Atardecer
colours-strong = Vivos
colours-grey = Grises
# After "Animación".
speed-off = No
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-at-once = Al instante
time-short = Breve
time-usual = Normal
time-long = Largo
time-until-pressed = Hasta pulsar Seguir
undo-time-none = No
undo-time-seconds = 2 segundos
# After "Subtítulos".
captions-off = No
captions-log = En el registro
captions-table = En la mesa

## What to do now
# The first line of each pair stands out and the second follows it on the same line: both short. $name is a player.

# $name is the player whose turn comes, in the second line the one whose turn it was.
prompt-next = Le toca a { $name }:
prompt-next-rest = terminó el turno de { $name }.
prompt-undo-time = Aún puedes deshacer.
prompt-thinks = { $name } está pensando.
prompt-thinks-rest = Juega el ordenador.
prompt-elsewhere = { $name } juega en otro lugar.
prompt-elsewhere-rest = Envía la partida y abre la respuesta.
prompt-send = Enviar la partida
prompt-curtain = Solo puede mirar { $name }.
prompt-wins = ¡Gana { $name }!
prompt-share = { $names } comparten la victoria.

keys-undo = deshacer
keys-done = listo
keys-pass = pasar
keys-results = ver resultados

## The event log
# Short sentences without a full stop. $name is a player.

log-goes-on = Se retoma desde la ronda { $round }

## Captions of sounds
# What is heard, in a few words, lower case.

caption-refused = golpe sordo
caption-chosen-game = leve tintineo
caption-opened-game = tapa de lata
caption-your-turn = suena una campana
caption-hand-over = dos campanadas descendentes
caption-curtain = persiana metálica
caption-won = fanfarria de botellas
# A caption as a line of the log.
caption-in-log = [{ $caption }]

## What went wrong, and what went well unseen
# Sentences without a full stop, on a card: a headline, the sentence, and what holds all the same.
# $file is a file's name, $why a sentence that says what is wrong.

# Headlines: a few words.
fault-headline-begin = Partida no iniciada
fault-headline-open = Archivo no abierto
fault-headline-paste = Partida no pegada
fault-headline-nothing-to-paste = Nada que pegar
fault-headline-clipboard = No se copió
fault-headline-watch = Partida no visible
fault-headline-no-game = Sin partida
fault-headline-save = Archivo no guardado
fault-headline-autosave = Partida no guardada
fault-headline-delete = Archivo no borrado
fault-headline-list = Lista no disponible
fault-headline-settings = Ajustes no guardados
fault-headline-no-save-folder = Podrías perder partidas
# What holds all the same, and what to do.
fault-advice-begin = Cambia algo en la partida nueva y vuelve a empezarla.
fault-advice-open = Nada ha cambiado. Intenta abrirlo otra vez o abre otro.
fault-advice-paste = Nada ha cambiado. Copia el texto completo de la partida y pégalo otra vez.
fault-advice-nothing-to-paste = Copia antes una partida como texto.
fault-advice-clipboard = Mejor guarda la partida en un archivo.
fault-advice-not-text = Solo se pueden copiar partidas guardadas.
fault-advice-watch = La partida de la mesa sigue como estaba.
fault-advice-no-game = Empieza o abre antes una partida.
fault-advice-save = La partida sigue. Elige otra carpeta o libera espacio en esta.
fault-advice-autosave = La partida sigue. Se intentará guardar de vez en cuando, tras cada paso y antes de salir. Por si acaso, guárdala en un archivo.
fault-advice-delete = Puede que una parte siga ahí.
fault-advice-delete-in-use = Déjala primero en la otra ventana y bórrala después aquí.
fault-advice-list = Aún puedes abrir un archivo.
fault-advice-settings = Se mantienen hasta que salgas del juego.
fault-advice-no-save-folder = Guarda en archivos las partidas que quieras conservar.
# Headlines of what went well.
done-headline-saved = Guardado
done-headline-copied = Copiado
done-headline-first-time = Nuevo para ti
done-headline-first-time-of = Nuevo para ti, { $name }
done-headline-opened-unproved = Sin verificar
done-headline-others-acted = Acciones no hechas aquí
# A game that travels has come to this computer for the first time, where this player is played from now on.
done-headline-seat-taken = Juegas con { $name }
fault-headline-language-file = Idioma incompleto
fault-advice-language-file = Lo que le falta aparece en inglés.
fault-headline-folder = Carpeta no abierta
fault-advice-save-folder = Guarda la partida como archivo en la carpeta que prefieras.
fault-advice-languages-folder = El juego sigue con sus propios idiomas.
fault-headline-picture = Sin imagen
fault-advice-picture = La partida sigue.
in-use = otra ventana está jugando esta partida
in-use-here = otra ventana está jugando esta partida (proceso { $process }, { $minutes ->
    [0] abierta ahora mismo
    [one] abierta hace un minuto
   *[other] abierta hace { $minutes } minutos
})
in-use-elsewhere = otra ventana está jugando esta partida (en el equipo { $computer }, proceso { $process }, { $minutes ->
    [0] abierta ahora mismo
    [one] abierta hace un minuto
   *[other] abierta hace { $minutes } minutos
})
in-use-headline = Esta partida ya está abierta
in-use-sentence = Aquí no se puede seguir: { $why }. Una partida solo se puede seguir jugando en una ventana. Puedes verla tal como está ahora, o seguir desde ahí en una partida propia, que deja la otra como está.
in-use-watch = Verla
in-use-own = Abrir como partida propia
in-use-leave = Dejarla
files-slow-headline = Espera, por favor
files-slow = El disco se toma su tiempo. Mientras tanto, puedes seguir.
quit-headline = El último paso no está guardado
quit-sentence = No se pudo guardar: { $why }. Si sales ahora, se pierde.
quit-file-headline = Un archivo aún se está escribiendo
quit-file-sentence = El disco aún necesita tiempo para un archivo. Si sales ahora, no se guarda.
quit-try-again = Intentarlo de nuevo
quit-unsaved = Salir sin guardar
quit-stay = Seguir en el juego
replace-headline = El archivo ya existe
replace-sentence = { $file } ya existe. Reemplazarlo no se puede deshacer.
done-headline-moved = Guardada como partida propia
done-moved = Otro programa ha guardado en los archivos de esta partida. Desde ahora, esta ventana guarda en archivos propios; las dos partidas se conservan.
fault-headline-work = Algo ha fallado
fault-advice-work = La partida sigue.
fault-headline-computer-player = Sigue una persona
fault-advice-computer-player = Juega tú en su lugar o devuelve el asiento en el menú.
# The sentences.
# $error is what the system says, in English.
picture-not-drawn = no se puede dibujar la imagen: { $error }
picture-not-written = no se puede guardar la imagen: { $error }
fault-nothing-to-watch = { $why }, así que no hay nada fiable que ver
fault-begin = la partida no puede empezar: { $why }
fault-open = { $file }: { $why }
fault-paste = el texto pegado: { $why }
fault-nothing-to-paste = no hay texto que pegar
fault-clipboard = no se copió nada: el portapapeles del sistema no acepta texto
fault-no-game = no hay ninguna partida en la mesa
fault-save = { $file } no se guardó: { $why }
fault-autosave = la partida no se guarda sola: { $why }
fault-not-text = { $file } no es un archivo de texto
fault-delete-game = La partida «{ $game }» no se borró: { $why }
fault-list = no se pueden listar las partidas guardadas en { $folder }: { $why }
fault-settings = los ajustes no se guardan: { $why }
fault-settings-read = los ajustes no se pueden leer y no se guardan: { $why }
fault-no-settings-folder = los ajustes no se guardan: este sistema no indica ninguna carpeta para ellos
fault-no-save-folder = este sistema no indica ninguna carpeta para las partidas guardadas: están en { $folder }, que podría vaciarse
fault-folder = { $folder } no se puede abrir: { $why }
fault-folder-not-shown = ningún programa de este equipo puede mostrar esta carpeta: { $folder }
fault-no-languages-folder = este sistema no indica ninguna carpeta para idiomas
fault-work = lo que el juego estaba calculando ha fallado
fault-computer-player = el ordenador ha fallado al jugar por { $name }
# $what is one of the two messages before, $report a file.
fault-reported = { $what }; lo que se sabe está en { $report }
# What is wrong with a language's file that a player has added: after its name and a colon.
language-file-unreadable = no es un archivo de texto, o es demasiado grande
language-file-no-tag = el archivo de un idioma se llama como su etiqueta, por ejemplo fr.ftl o pt-BR.ftl
language-file-places = { $count ->
    [one] { $count } lugar del archivo no se puede leer
   *[other] { $count } lugares del archivo no se pueden leer
}
# Whole sentences.
done-opened-unproved = Esta partida no está verificada: { $why }. Puedes seguir jugando.
done-others-acted = La partida sigue con acciones de { $names } que no se hicieron en este equipo. El registro las muestra como todas las demás.
done-seat-taken = A partir de ahora { $name } juega en este equipo, y así consta en el registro. El menú da un asiento a otra persona.
# A game that travels was saved as a file.
done-saved-to-send = { $file }. Envía el archivo a { $name }.
done-watched-unproved = Esta partida no está verificada: { $why }
# Why something is not possible now: on the prompt, without a full stop.
no-computer-has-moved = el ordenador aún no ha hecho nada
nothing-to-undo = aquí no hay nada que deshacer
undo-sent = este turno ya se ha enviado: deshazlo otra vez para quitarlo solo en este equipo

## The event log's list

log-title = Registro
log-since = desde tu último turno
log-watch = Verlo
log-watch-since = Ver lo que pasó desde tu último turno
# A line of the log and why a computer player did that.
log-with-reason = { $line }. { $why }

## What a screen reader is told of the table

# Two sentences, one after the other.
spoken-both = { $first } { $second }
# Things of a list, with a mark at which a voice pauses.
spoken-list = { $first }; { $second }
# One of several things in a row that have the same name.
spoken-of-equal = { $name }, { $number } de { $count }
# Why something was not possible: a sentence without its full stop.
spoken-why-not = { CAPITAL($why) }.
# A line of the log, with its full stop.
spoken-line = { $line }.
# A key and what it does.
spoken-key = { $key }: { $does }.

## The title, and the menu over the table

# Both lists. Short: one to three words.
menu-continue = Continuar
menu-new-game = Nueva partida
menu-load = Cargar
menu-replays = Repeticiones
menu-first-game = Primera partida
menu-how-to-play = Cómo se juega
menu-settings = Ajustes
menu-quit = Salir
menu-play-on = Seguir
menu-save-as-file = Guardar como archivo
menu-copy-as-text = Copiar como texto
menu-watch = Ver repetición
# Leads from a game back to the title.
menu-main = Menú principal
# Below "Continuar": a game is still at the table.
title-back-to-table = Volver a la mesa
# Below "Primera partida": the lesson that comes next, or that all are done. May follow the name of a game.
title-lesson = lección { $number } de { $count }
title-lessons-done = las { $count } lecciones hechas
# Below an entry of one game where there are several: the name of the game, and a sentence such as
# "lección 2 de 3" or "el de hoy es nuevo".
title-of-game = { $game }: { $sentence }
# Below "Continuar" where there are several games: the name of the game that was saved last, and a
# sentence on how it stands.
title-continue-game = { $game }. { $sentence }
# To the screen of who has won. Short.
back-to-result = Volver al resultado
title-version = Versión { $version }
# Over the menu's choices.
menu-title = Menú
menu-saves-itself = La partida se guarda sola.
menu-lesson-kept = La lección queda como está.
menu-not-saved = No se guardó: { $fault }
# A button: a player's name, and what kind of player it is ("Persona", "Ordenador (normal)").
menu-seat-kind = { $name }: { $kind }
menu-give-seat = Dar el asiento a una persona o al ordenador

## The shelf, on which one of several games is chosen

# Below the title.
shelf-question = ¿A qué juego quieres jugar?
# What keys do, each after its cap. Short.
shelf-key-choose = elegir
shelf-key-play = jugar
shelf-key-lessons = lecciones
shelf-key-how-to-play = cómo se juega
shelf-key-back = volver
# Buttons.
shelf-lessons = Lecciones
shelf-play = Jugar
# Facts about a game. Short.
shelf-players = de { $from } a { $to } jugadores
shelf-minutes-about = { $minutes } minutos
shelf-minutes = de { $from } a { $to } minutos
shelf-lessons-new = { $count ->
    [one] { $count } lección, aún sin hacer
   *[other] { $count } lecciones, ninguna hecha
}
shelf-lessons-some = Lecciones: { $done } de { $count } hechas
shelf-lessons-done = { $count ->
    [one] La lección está hecha
   *[other] Las { $count } lecciones, hechas
}
shelf-saved = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas
}
# For screen readers: the dialog, a game, and its facts in a sentence.
shelf-spoken = { $title }. Elegir juego, { $count } juegos.
shelf-spoken-game = { $name }, { $number } de { $count }.
shelf-spoken-chosen = { $name }, { $number } de { $count }, elegido.
shelf-spoken-facts = { CAPITAL($credit) }. { $players }, { $minutes }.
# Title of the form of a new game: "Nueva partida", and the name of the game.
shelf-form-title = { $title }: { $game }
# Buttons that scroll the games, for screen readers.
shelf-games-left = Juegos a la izquierda
shelf-games-right = Juegos a la derecha
# Name of the list of games for screen readers.
shelf-list = Juegos

## Saved games

saved-title-load = Cargar partida
saved-title-replays = Repeticiones
saved-about = Las partidas guardadas son archivos de texto: compártelas, o suelta una en esta ventana.
saved-about-replays = Mira desde el principio cualquier partida guardada, o suelta un archivo en esta ventana.
# Which games are listed. Short.
saved-all = Todas
saved-in-play = En juego
saved-finished = Terminadas
# When a game was saved. Short.
saved-just-now = ahora mismo
saved-minutes-ago = hace { $minutes } min
saved-hours-ago = hace { $hours } h
saved-days-ago = { $days ->
    [one] hace { $days } día
   *[other] hace { $days } días
}
# $when is one of the four above. A step is an action of the game.
saved-when-and-steps = { $steps ->
    [one] { $when }, { $steps } paso
   *[other] { $when }, { $steps } pasos
}
# A number from a thousand on: 1,300 or 10,000. $rest is what follows the thousands, with three digits.
grouped-number = { $size ->
    [thousands] { $thousands }{ $rest }
   *[ten-thousands] { $thousands }{"\u00A0"}{ $rest }
}
# $state is the state of a game, $note the message saved-elsewhere, saved-parted or saved-copy-of-game.
saved-state-and-note = { $state }, { $note }
# $facts is the message above, $option the name of a rule option.
saved-facts-and-option = { $facts }. Regla opcional: { $option }.
saved-count = { $count ->
    [one] { $count } partida guardada
   *[other] { $count } partidas guardadas, las últimas primero
}
# While the files are being read.
saved-reading = Leyendo las partidas guardadas …
saved-nothing = Aún no hay nada guardado.
saved-none-match = No hay partidas con este filtro
# One of the filters by game: saved games of all of them. Short.
saved-all-games = Todos los juegos
# Read out about a filter: the name of a game or the message above, and the number of its saved
# games ("2 saved games").
saved-spoken-filter-on = { $name }, { $saved }, filtro activado
saved-spoken-filter-off = { $name }, { $saved }, filtro desactivado
# Read out about a saved game: its players, the name of the game, a sentence on how it stands, and
# when it was saved.
saved-spoken-row = { $title }, { $game }: { $state }, { $when }
saved-themselves = Las partidas se guardan aquí solas tras cada paso.
saved-damaged = Archivo dañado
saved-elsewhere = espera a { $name }, en otro lugar
# A saved game is a copy of another one in the list: one that goes on differently, or one of another state.
saved-parted = { $round ->
    [0] sigue otro camino ya antes de la ronda 1
   *[other] sigue otro camino desde la ronda { $round }
}
saved-copy-of-game = otra copia de la misma partida
# The game's history does not prove how it stands.
saved-not-proved = Sin verificar
saved-not-proved-why = Sin verificar: { $doubt }.
# Why a button can't be pressed.
saved-unreadable = este archivo no se puede leer
# Buttons. Short.
saved-open = Abrir
saved-replay = Ver
saved-export = Guardar
saved-copy = Copiar
saved-copy-hint = Copia la partida como texto, para pegarla en un mensaje
saved-delete = Borrar
saved-keep = Conservar
saved-delete-question = ¿Borrar esta partida para siempre?
saved-open-file = Abrir archivo
saved-paste = Pegar partida
saved-back = Atrás

## The end of a game

# Who has won; shown in capitals.
victory-one-wins = ¡Gana { $name }!
victory-several-win = ¡Ganan { $names }!
# How and when. $ending is a sentence such as "Nadie puede seguir: fin de la partida".
victory-ending = { $ending }, ronda { $round }
# The pages.
victory-standings = Resultados
victory-awards = Premios
victory-statistics = Estadísticas
# Buttons. Short.
victory-copy-summary = Copiar resumen
victory-menu = Menú
victory-watch-again = Ver otra vez
victory-play-again = Revancha

## How to play

how-to-play = Cómo se juega
how-to-close = Cerrar
how-to-page = Página { $number } de { $count }
# Beside a page's title: the rules of the rulebook that it tells of, such as "2.4, 3.1 a 3.7".
how-to-rules = reglas { $rules }
how-to-rules-from-to = { $first } a { $last }
# Four more pages; the note stands beside the title.
how-to-rulings = Aclaraciones
    .note = lo que decide este juego
how-to-correspondence = Amigos en otro lugar
    .note = la partida viaja como texto o como archivo
# La página sobre partidas con gente en otro lugar: títulos de una a tres palabras y frases cortas y sencillas. Los nombres de botones son los del juego.
how-to-correspondence-begin =
    .title = Empezar
    .text = En una partida nueva, elige «En otro lugar» para el asiento de alguien en otro equipo. En el menú puedes dar un asiento a alguien en otro lugar en cualquier momento, y recuperarlo.
how-to-correspondence-send =
    .title = Enviar
    .text = Cuando sea su turno, pulsa «Enviar la partida». Copia la partida como texto en un mensaje, o guárdala como archivo y envíalo.
how-to-correspondence-answer =
    .title = Responder
    .text = La otra persona abre el texto o el archivo en Cargar, ve lo que pasó desde su último turno, juega y devuelve la partida. El ordenador juega donde esté la partida.
how-to-correspondence-copies =
    .title = Copias
    .text = Cada equipo reconoce sus propias partidas. Una copia más nueva sigue desde donde está la partida, una anterior se puede ver, y una que siguió otro camino se puede conservar como segunda partida. Nada se sobrescribe.
how-to-correspondence-secrets =
    .title = Secretos
    .text = Cada equipo muestra solo los secretos de su propia gente, y el registro indica cuándo un asiento se juega en otro equipo que antes. El archivo contiene la partida entera: quien lo lea en un editor puede saber más. Juega con gente en la que confíes.
how-to-accessibility = Accesibilidad
    .note = para que todos jueguen
    .settings = Abrir los ajustes
how-to-keys = Teclas
    .note = se cambian en Ajustes

# The page on accessibility: titles of one to three words, and plain short sentences. Names of pages and choices are those of the settings.
how-to-accessibility-text =
    .title = Texto
    .text = El texto crece hasta el doble de su tamaño. Lo que entonces no cabe se desplaza: con la rueda, con la barra o con Re Pág, Av Pág, Inicio y Fin.
how-to-accessibility-colours =
    .title = Colores
    .text = Hay tres juegos de colores para los asientos, uno de ellos en grises. Cada asiento tiene además un símbolo, y nada se dice solo con el color.
how-to-accessibility-motion =
    .title = Movimiento
    .text = La animación puede ser más lenta, más rápida o ninguna. Con «Menos movimiento», las cosas se funden en vez de moverse. El juego nunca espera a un movimiento: un clic o una tecla lo termina.
how-to-accessibility-sound =
    .title = Sonido
    .text = También se puede jugar sin sonido. Los subtítulos ponen cada sonido por escrito, en el registro o en la mesa. Los efectos y el ambiente tienen cada uno su volumen.
how-to-accessibility-keys =
    .title = Teclas
    .text = Se puede jugar toda la partida con el teclado. Tab lleva a lo siguiente, Mayús y Tab a lo anterior, y Enter pulsa lo que tiene un marco. La página «Teclas» las nombra todas, y en los ajustes puedes cambiarlas.
how-to-accessibility-reader =
    .title = Lectores de pantalla
    .text = Un lector de pantalla encuentra todos los textos y botones de la ventana. Lee por sí solo a quién le toca, qué hay que hacer, qué ha pasado y dónde quedaría la pieza que llevas. Al resto se llega con Tab o con las teclas del lector.
how-to-accessibility-touch =
    .title = Pantalla táctil
    .text = Un toque recoge algo, el siguiente lo coloca y un botón lo gira. Con dos dedos mueves y amplías la vista.
how-to-accessibility-languages =
    .title = Idiomas
    .text = El juego habla español, inglés y alemán. Un idioma es un archivo de texto: puedes añadir uno o corregirlo.

## The list of lessons

# The title, and below it a sentence; at the foot how many are done, and buttons.
lessons-title = Primera partida
lessons-about = { $count } lecciones cortas en la mesa de verdad, unos { $minutes } minutos en total. Para y vuelve cuando quieras.
lessons-count = { $done } de { $count } hechas; cualquier lección se puede jugar en cualquier momento
lessons-start-over = Empezar de nuevo
lessons-nothing-done = Aún no hay nada hecho
lessons-back = Atrás
# A question before all is forgotten, and the button that keeps it.
lessons-forget-headline = ¿Olvidar qué lecciones están hechas?
lessons-forget = Todas las lecciones vuelven a ser nuevas, y la primera es la siguiente.
lessons-keep = Conservarlas
# The coach, who says hello and one more sentence.
lessons-hello = ¡Qué bien verte!
lessons-greeting-new = Te enseño a jugar paso a paso.
lessons-greeting = { $count ->
    [one] Una lección está hecha. Sigue donde lo dejaste.
   *[other] { $count } lecciones están hechas. Sigue donde lo dejaste.
}
lessons-greeting-next = { $count ->
    [one] Una lección está hecha. Sigue con la lección { $number }.
   *[other] { $count } lecciones están hechas. Sigue con la lección { $number }.
}
# Buttons. Short.
lessons-begin = Empezar: lección { $number }
lessons-go-on = Seguir: lección { $number }
lessons-real-game = Jugar de verdad
# Above a picture of two players, with a word between them.
lessons-real-heading = Una partida corta de verdad
lessons-versus = contra
# A row: the step at which a lesson was left, or that it is done, and its duration.
lessons-step = Paso { $step } de { $count }
lessons-done = Hecha
lessons-minutes = unos { $minutes } min
# The same for a screen reader. $state is one of the first two, or empty.
lessons-spoken = { $name }. { $about } { $minutes }. { $state }

## New game

new-game = Nueva partida
# Headings of columns: a seat's name (the first two at most 200 points wide), who plays it, and a computer player's level.
new-game-name = Nombre
new-game-colour = Color y símbolo
new-game-played-by = Quién juega
new-game-level = Nivel
# Colours of seats, as a screen reader calls them.
new-game-orange = Naranja
new-game-blue = Azul
new-game-green = Verde
new-game-pink = Rosa
new-game-indigo = Índigo
# Beside "Persona": who plays a seat. Short.
new-game-elsewhere = En otro lugar
# A sentence below the seats: the people at $names sit at other computers, $count of them.
new-game-elsewhere-about = { $count ->
    [one] { $names } juega en otro equipo. La partida va y viene como archivo o como texto.
   *[other] { $names } juegan en otros equipos. La partida va y viene como archivo o como texto.
}
# After the title of the form; $seats says how many of what can play.
new-game-one-screen = { $seats }, una pantalla.
new-game-several-computers = { $seats }, varias pantallas.
new-game-nobody-here = Al menos una persona debe jugar en este equipo.
new-game-computer = Ordenador
# Levels of computer players, on a small button.
new-game-easy = Fácil
new-game-normal = Normal
new-game-hard = Difícil
# What a screen reader calls a button of a seat's row: "Persona 2". $choice is what stands on the button.
new-game-of-seat = { $choice } { $seat }
new-game-remove = Quitar el asiento { $seat }
new-game-two-players = una partida tiene al menos dos jugadores
new-game-empty = El asiento { $seat } está libre
new-game-add-person = Añadir persona
new-game-add-computer = Añadir ordenador
# Before a field with a number or a word that decides what chance brings. Short.
new-game-seed = Semilla
new-game-another-seed = Otra semilla
# Why a number can't be made less or more.
new-game-at-least = como mínimo { $least }
new-game-at-most = como máximo { $most }
new-game-back = Atrás
new-game-start = Empezar

## Settings

settings = Ajustes
settings-done = Listo
settings-reset = Restablecer todo
# On the same button, once it was pressed.
settings-reset-really = ¿Seguro que todo?
# On and off: beside a switch, short.
settings-on = Sí
settings-off = No
# What a screen reader calls a switch that shows what it stands for: "Como en este equipo: Español".
settings-name-and-value = { $name }: { $value }

# Pages: each with its name in the list, and a line on what it is about.
settings-reading = Lectura
settings-reading-about = Un texto más grande lo agranda todo mientras haya sitio.
settings-colours = Colores
settings-colours-about = Colores de los asientos que todos pueden distinguir.
settings-motion = Movimiento
settings-motion-about = Si las cosas se mueven, y a qué velocidad.
settings-sound = Sonido
settings-sound-about = Los cambios se oyen al momento. También se puede jugar sin sonido.
settings-keys = Teclas
settings-keys-about = Haz clic en una tecla, o elígela y pulsa Enter; luego pulsa la nueva.
settings-language = Idioma
settings-language-about = Todo el juego cambia al momento; los nombres y las partidas guardadas siguen igual.
settings-window = Ventana
settings-window-about = El juego en una ventana o a pantalla completa.

# Reading
settings-text-size = Tamaño del texto
settings-percent = { $percent } %
# A sample of text. $name is a player.
settings-text-sample = { $name }, te toca.
settings-explains = Explicar lo que pasa por primera vez
settings-shows-keys = Mostrar las teclas junto a lo que hay que hacer

# Colours
settings-colours-symbols = Los símbolos no cambian.

# Motion
# Before the choice of No, Lenta, Normal and Rápida.
settings-speed = Animación
settings-reduced-motion = Menos movimiento

# Pace
settings-pace = Ritmo
settings-pace-about = Cuánto se muestra cada cosa y cuándo pregunta el juego.
settings-computer-speed = Velocidad del ordenador
settings-reading-time = Mostrar lo que acaba de pasar
settings-undo-time = Deshacer antes de que juegue el ordenador
settings-asks = Preguntar antes de pasar o parar pronto

# Window
settings-in-window = Ventana
settings-full-screen = Pantalla completa
settings-window-size = El tamaño de la ventana se recuerda.

# Sound
settings-all-sound = Todo el sonido
# Two volumes, each with what is heard: short.
settings-effects = Efectos
settings-effects-about = golpes, campanas, chirridos
settings-ambience = Ambiente
settings-ambience-about = viento en el patio
# On a button: lets it be heard once.
settings-try = Probar
settings-silent-behind = Silencio si hay otra ventana delante
settings-no-sound = No se oye nada: { $why }. Los subtítulos funcionan.
settings-mute = { $key } quita y pone todo el sonido, en cualquier momento.
# Captions; the second text follows the first on the same line, in second rank.
settings-captions = Subtítulos
settings-captions-about = sonidos por escrito
# What a screen reader calls the choice: $place is "No", "En el registro" or "En la mesa".
# Above a sample.
settings-captions-sample-off = No hay subtítulos.
settings-captions-sample-log = En el registro se ven así:
settings-captions-sample-table = Se ven así:

# Keys: in rows, all short.
settings-keys-changed = { $count ->
    [one] { $count } tecla cambiada
   *[other] { $count } teclas cambiadas
}
settings-keys-reset = Restablecer teclas
settings-keys-none-changed = no hay ninguna tecla cambiada
settings-keys-one-more = Una tecla más
# While a key is waited for; the second text follows the key Esc.
settings-keys-press = pulsa una tecla…
settings-keys-leaves = lo deja como estaba
# After a key that does something else already: $what is what it does, as in the list of keys, and
# $own what it does after a swap. $key is the key that is given for it, if one is.
settings-keys-swaps = es «{ $what }». Tras el cambio será «{ $own }», y { $key } será «{ $what }».
settings-keys-moves = es «{ $what }». Tras el cambio será solo «{ $own }».
# After a key that can't be changed.
settings-keys-stays = no se cambia
# Two shortcuts swap their keys, or the one that is changed keeps its own.
settings-keys-swap = Cambiar
settings-keys-keep = Dejar { $key }
# Behind keys that were changed: the usual ones.
settings-keys-was = antes { $keys }

# Language
# Before the name of the computer's language and a switch.
settings-language-computer = Como en este equipo
# How much of the game is in this language: beside the language's own name, short.
language-whole = Todo el juego
language-part = { $percent } % del juego
# Above a sample; the second text follows the first on the same line. $language is a language's own name.
settings-language-reads = Así se lee
settings-language-reads-pointed = en el idioma bajo el puntero: { $language }
settings-language-reads-used = en el idioma actual del juego: { $language }
# La muestra: $name es un jugador; el segundo texto sigue al primero en la misma línea.
settings-language-sample = { $name }, te toca:
settings-language-sample-rest = elige qué haces, o pasa.
settings-language-file = Un idioma es un solo archivo de texto: en la carpeta puedes añadir o corregir uno.
settings-language-folder = Abrir la carpeta

## Notices: what went wrong or well, on a card at the side

# A card as a screen reader says it, and as it is copied.
notice-why = { $headline }: { $sentence }
notice-with-advice = { $headline }: { $sentence } { $advice }
# On buttons.
notice-close = Cerrar
notice-copy-why = Copiar causa
notice-open-another = Abrir otro

## Replays

# The buttons at the foot of a game that is watched. Back leads to the game that is being played.
replay-back = Atrás
replay-leave = Salir
replay-take-over = Jugar desde aquí
replay-round-back = Ronda anterior
replay-step-back = Paso anterior
replay-play = Reproducir
replay-pause = Pausa
replay-step-forward = Paso siguiente
replay-round-forward = Ronda siguiente
# Why a button can't be pressed.
replay-at-the-beginning = este es el principio
replay-at-the-end = este es el final
replay-is-over = aquí la partida ya terminó
replay-travels = una partida entre equipos se puede retomar cuando haya terminado

# How fast the replay goes. The first stands before the choices and must be very short.
replay-speed = Ritmo
# One of the choices, half as fast as usual: very short. The others are numbers.
pace-half = 0,5
# What the choice is called for screen readers; $pace is "0,5" or a number.
replay-speed-of = Ritmo { $pace }

# On a small plate.
replay-sign = Repetición
replay-count = paso { $step } de { $count }
# On the card of a player, who is $name.
replay-next-step-of = Al paso siguiente de { $name }
# Above the timeline: short.
timeline-round = Ronda { $round }
timeline-set-up = Montaje

## Replays: the step that is shown

# The heading of a panel.
step-heading = Este paso
# What a step did where the log says nothing of it. Sentences without a full stop.
step-goes-on = { $name } sigue
step-beginning = Empieza la partida
# A sentence with its full stop; $sentence has none.
step-sentence = { $sentence }.

## Choosing files

# Titles of the window in which a file is chosen.
file-open-game = Abrir una partida guardada
file-save-game = Guardar la partida
file-export-game = Guardar la partida
# Kinds of files, to choose among.
file-kind-games = Partidas guardadas
file-kind-pictures = Imágenes
file-kind-all = Todos los archivos
# Its buttons.
file-open = Abrir
file-save = Guardar
file-cancel = Cancelar
file-overwrite = Reemplazar
# Its menu.
file-reload = Recargar
file-working-directory = Ir a la carpeta de trabajo
file-show-hidden = Mostrar ocultos
file-show-system = Mostrar archivos del sistema
# The folders at its left, under headings.
file-heading-pinned = Fijadas
file-heading-places = Lugares
file-heading-devices = Dispositivos
file-heading-removable = Dispositivos extraíbles
file-home = Inicio
file-desktop = Escritorio
file-documents = Documentos
file-downloads = Descargas
file-audio = Música
file-pictures = Imágenes
file-videos = Videos
# What can be done to a folder there.
file-pin = Fijar
file-unpin = Desfijar
file-rename-pin = Renombrar
# Before the file that is chosen, and before the field for a name.
file-selected = Archivo elegido:
file-name = Nombre:
# Below the path of a file that is there already.
file-overwrites = ya existe. ¿Quieres reemplazarlo?
# Why a name can't be taken.
file-no-name = El nombre del archivo no puede estar vacío
file-folder-exists = Ya existe una carpeta con ese nombre
file-exists = Ya existe un archivo con ese nombre

# What was copied to the clipboard, below the heading "Copiado".
copied-game = La partida
copied-game-to-send = La partida: pégala en un mensaje
copied-summary = El resumen
copied-fault = Lo que falló

## Sound

# Why nothing can be heard, after a colon.
sound-no-device = no hay ningún dispositivo de sonido

## When the window can't be opened, or the program fails

# Told on the terminal after "junkyard-bots: ", and in a dialog. DISPLAY and WAYLAND_DISPLAY stay as they are.
failure-no-display = aquí no se puede abrir ninguna ventana; hace falta una pantalla (ni DISPLAY ni WAYLAND_DISPLAY tienen valor)
# $why is what the system says, in English.
failure-no-window = { $needed ->
    [driver] aquí no se puede abrir ninguna ventana; hace falta un controlador gráfico, de Vulkan u OpenGL ({ $why })
    [answer] aquí no se puede abrir ninguna ventana; la pantalla no responde ({ $why })
    [surface] aquí no se puede abrir ninguna ventana; el controlador gráfico no puede dibujar en esta pantalla ({ $why })
   *[display] aquí no se puede abrir ninguna ventana; hacen falta una pantalla y un controlador gráfico de Vulkan u OpenGL ({ $why })
}
# In a dialog. "Continuar" is the entry of the title screen.
failure-ended = { $what ->
    [driver] Falló el controlador gráfico ({ $why }). Las partidas se guardan solas tras cada paso: «Continuar» te lleva de vuelta.
   *[game] Junkyard Bots ha fallado ({ $why }). Las partidas se guardan solas tras cada paso: «Continuar» te lleva de vuelta.
}
# Where a report of it is: $ended is the message before.
failure-reported = { $ended } Lo que falló está en { $report }
# What stands for $why if the system says nothing.
failure-no-reason = el sistema no da ningún motivo

## Why a game can't begin

seating-name = asiento { $seat }: un nombre tiene de 1 a { $most } caracteres, ninguno de control
# $colour is written as in the file: Orange, Blue, Green, Pink or Indigo.
seating-colour = asiento { $seat }: otro asiento también es { $colour }
# The seats that are named, and those that play.
seating-number = asientos con nombre: { $found }; asientos que juegan: { $expected }
# $error is what the system says.
start-thread = el sistema no deja guardar nada: { $error }

## Why a file can't be read or written
# They follow a file's name or what did not work, and a colon.

# $error is what the system says.
disk-read = no se puede leer: { $error }
# It is a folder, or something else that is no file.
disk-no-file = no es un archivo
disk-full = el disco está lleno: no se puede escribir nada en { $folder }
disk-read-only = no hay permiso para escribir en { $folder }
disk-gone = la carpeta { $folder } ya no existe
disk-write = no se puede escribir nada en { $folder }: { $error }
disk-taken = { $file } ya existe
disk-busy = otra ventana está usando { $file }
disk-slow = el disco no responde

## Why a file is no saved game
# They follow the file's name and a colon. The file is a text that people can read; what it names is named as it does.

load-too-big = el archivo es demasiado grande para una partida guardada: el máximo es de { $most } bytes
load-not-text = no es un archivo de texto, así que no es una partida guardada
load-long-text = el archivo no es una partida guardada: tiene un texto demasiado largo
load-bytes = el archivo no es una partida guardada: tiene bytes que no son de texto
load-backslashes = el archivo no es una partida guardada: tiene demasiadas barras invertidas
load-brackets = el archivo no es una partida guardada: tiene demasiados paréntesis anidados
load-no-format = el archivo no es una partida guardada: no empieza con el nombre de su juego y el número de su formato
# $game is the name of a game.
load-unknown-game = el archivo es una partida guardada de { $game }, y este programa no tiene ningún juego con ese nombre
# $other and $game are names of games.
load-other-game = el archivo es una partida guardada de { $other }, no de { $game }
load-newer = el archivo tiene el formato { $format }, más nuevo que este programa, que conoce hasta el { $newest }
load-other-rules = la partida se jugó con la versión { $version } de las reglas; este programa conoce la { $known }
# $reason is what the program says that reads the file, in English.
load-malformed = línea { $line }, columna { $column }: { $reason }
load-program = la versión del programa no es válida
load-written = la hora en que se escribió no es válida
load-seats = asientos: { $seats }; este juego tiene de { $fewest } a { $most }
load-correspondence = los jugadores de esta partida entre equipos no son los que deberían
load-taken-over = el punto en que se retomó la partida no es válido
# $place is one of the messages below that begin with "place". $colour is as in the file, such as Blue.
load-no-seat = { $place }: esta partida no tiene el asiento «{ $colour }»
# A choice that was begun and not finished. $fault is why it is refused.
load-draft = la elección a medias: { $fault }

# Places in a saved game.
place-table = la mesa
place-correspondence = la lista de jugadores en otros equipos
place-first-table = la primera mesa
place-draft = la elección a medias
place-action = ronda { $round }, acción { $number }

## Why a saved game is not proved
# "Proved" is a game whose history, played again by the rules, leads to its table. They follow words such as "sin verificar" and a colon.

doubt-beginning = se empezó a la mitad, en una mesa de la ronda { $round }
doubt-other-table = sus acciones llevan a otra mesa que la del archivo
# $fault is one of the next two messages, or why something is refused at the table.
doubt-step = en la ronda { $round }, la acción { $action } va contra las reglas: { $fault }
step-fault-seat = es el turno de otro asiento
step-fault-round = es la ronda { $round }
# $number counts the actions of the whole history.
replay-step = su historial no se puede volver a jugar: acción { $number }: { $fault }

## The history of a saved game, line by line
# On the command line.

# $action is written as in the file.
history-action = ronda { $round }, acción { $number }: { $player }: { $action }
history-begun = empieza en una mesa de la ronda { $round }
# The game went on from a replay, with another random stream, which $seed names.
history-taken-over = { $actions ->
    [one] retomada tras { $actions } acción, con la semilla { $seed }
   *[other] retomada tras { $actions } acciones, con la semilla { $seed }
}

## Names of computer players on the command line

# $known are the names there are: "random, rusty y cog".
no-such-player = el ordenador no tiene ningún jugador «{ $name }»; tiene { $known }

## Reports on the command line

# A share, such as "54,3 %".
percent = { $share } %

# How many rounds the games had, and how many actions on average. The numbers $mean and $actions are decimals.
report-rounds = rondas: { $mean } de media, { $median } de mediana, { $percentile } como máximo en el 95 % de las partidas y { $most } en todas; acciones: { $actions } de media
# The least and the most of a 95 % confidence interval, both in percent, in a cell of a table.
report-interval = { $low }-{ $high }
# Two of several happenings that are listed.
report-list = { $first }; { $second }
# Happenings that did not occur in any game.
report-never = nunca: { $happenings }

# First cells of tables: what the lines below them are.
report-endings = Final por
report-seats = Asientos
report-places = Orden en la primera ronda
report-players = Jugadores
report-thinking = Milisegundos por decisión

# The other columns of these tables: short. How many games ended so, or were won; the share of all games; the 95 % confidence interval of
# that share; the share of a player's seats that won; the figures of thinking times (half and 99 % of the decisions took no longer).
report-column-games = partidas
report-column-won = ganadas
report-column-share = parte
report-column-interval = 95 %
report-column-of-seats = por asiento
report-column-median = mediana
report-column-percentile-99 = 99 %
report-column-worst = peor

# The table of happenings: how often each occurred, in which share of games, and what it is.
report-column-in-all = en total
report-column-in-games = en partidas
report-column-happenings = Sucesos

# Seats by their number, with the name of the player who had it, or without where the players change seats.
report-seat = { $seat } ({ $player })
report-seat-in-turn = { $seat } (todos por turno)

# Progress of games on one line of a terminal: a bar, how many of all games are played, how many a second ("12,5/s"), and how long it
# will still take ("3m").
report-progress = { $bar } { $done }/{ $all } partidas, { $speed }, faltan { $time }

## The decision of a computer player, on the command line

# $step is the number of an action of the history, $player a kind of computer player, $decided its move in words.
explain-title = ronda { $round }, acción { $step }: { $name }, { $player }, decidió { $decided }
explain-move = jugada
explain-chance = probabilidad de ganar
explain-lead = ventaja
explain-error = error estándar
explain-worlds = mundos
explain-worth = valor
explain-chances-note = La ventaja sobre la primera jugada está en puntos porcentuales, en los mismos mundos sorteados. Una jugada con menos mundos quedó eliminada.
explain-nothing = No se comparó nada: esta decisión sigue reglas fijas, o solo había una jugada que considerar.
explain-differs = La partida recoge otra acción, que eligió otro jugador, otro programa u otra secuencia de azar: { $action }
explain-no-step = no hay ninguna acción { $step }; el historial tiene { $count }
explain-person = la acción { $step } la eligió una persona, { $name }; solo se puede preguntar a los jugadores del ordenador

## Saved games, on the command line

# The players are listed as in check-person and check-computer; $written is a time such as 2026-03-01T12:00:00Z.
check-game = partida guardada de { $players }, escrita el { $written } con la versión { $version }
# A seat: the player's name and colour; of computer players also which, a word such as cog.
check-person = { $name } ({ $colour ->
    [Orange] naranja
    [Blue] azul
    [Green] verde
    [Pink] rosa
   *[Indigo] índigo
})
check-computer = { $name } ({ $colour ->
    [Orange] naranja
    [Blue] azul
    [Green] verde
    [Pink] rosa
   *[Indigo] índigo
}, { $player })
check-proved = verificada: su historial lleva a esta mesa
# $doubt is a sentence in lower case.
check-not-proved = sin verificar: { $doubt }

# Said by simulate --check-saves.
saves-held = { $games ->
    [one] { $games } partida: { $saves } guardados volvieron tal como eran y se verificaron, el más largo de { $bytes } bytes, en { $seconds } s
   *[other] { $games } partidas: { $saves } guardados volvieron tal como eran y se verificaron, el más largo de { $bytes } bytes, en { $seconds } s
}

## What goes wrong on the command line

# These begin in lower case, for they stand after "junkyard-bots: ". $fault is such a sentence too.
tool-file = { $file }: { $fault }
tool-no-file = { $file }: ese archivo no existe
tool-no-tool = no hay ninguna herramienta ni archivo llamado { $name }; --help enumera las herramientas
tool-no-window = este programa se compiló sin ventana; --help enumera sus herramientas
tool-no-text = no es un archivo de texto
# $error is what the system says.
tool-unprinted = la respuesta no se puede escribir en la salida estándar: { $error }
tool-taken = { $file }: ese archivo ya existe; --replace lo reemplaza
tool-missing-folder = { $file }: no se puede escribir: no existe la carpeta { $folder }
# $why is why the result could not be written where it was to be.
tool-result-elsewhere = { $why }; el resultado está en { $file } en su lugar
tool-result-printed = { $why }; el resultado está en la salida estándar en su lugar
tool-no-folder = { $folder }: ahí no se pueden guardar partidas: { $error }
tool-option-of-game = { $option } es una opción de { $owner }, no de { $game }
tool-players = jugadores nombrados: { $players }; asientos: { $seats }

# Why a game could not be played to its end. $action is an action in words of the program, $illegal and $fault say why.
game-error-illegal = partida con semilla { $seed }: el jugador hizo { $action }, que no está permitido: { $illegal }
game-error-save = partida con semilla { $seed }, acción { $action }: { $fault }
game-error-endless = partida con semilla { $seed }: sin final tras { $actions } acciones
save-fault-history = su historial no lleva a su mesa
save-fault-other = lo que se cargó no es lo que se guardó
# Why simulated games can't go on from a saved one.
position-error-over = la partida ya terminó

## The table: the top bar

top-round = RONDA { $round }
top-save = Guardar
top-menu = Menú
top-watched = una partida que se está viendo no cambia
hint = Pista
hint-why = ¿Por qué hizo eso?
hint-curtain = la cortina está cerrada
hint-nobody-moved = el ordenador aún no ha jugado

## The table: buttons of the turn

turn-go-on = Seguir
turn-undo = Deshacer
turn-pass = Pasar
answer-first = primero responde

## The table: seats

status-choosing = Eligiendo
status-waiting = Espera
status-done = Terminó
status-passed = Pasó
status-up-next = Va después

## The table: the stage

as-title = { CAPITAL($name) }
stage-show-all = doble clic: verlo todo
stage-move = arrastra para mover; rueda: tamaño
popup-log = Registro
popup-close = Cerrar

## A lesson: the card of the coach

coach-lesson = Lección { $number } de { $count }
coach-step = paso { $number } de { $count }
coach-done = ¡Bien hecho! Esta lección ha terminado.
coach-next = Siguiente: { $name }.
coach-next-lesson = Siguiente lección
coach-lessons = Una partida de verdad
coach-go-on = Seguir
coach-back = Atrás: al principio de este paso o al paso anterior
coach-skip = Saltar esta lección
coach-back-short = Atrás
coach-skip-short = Saltar lección
coach-at-the-beginning = Este es el principio

## The curtain, behind which one player looks in secret

curtain-look-away = Que nadie más mire
curtain-look-again = Ya pueden mirar todos
curtain-pass-to = Pasa la pantalla a
curtain-show-me = Soy { $name }, muéstrame
curtain-raise = Subir la cortina
curtain-spoken-alone = { $text }. Pasa la pantalla a { $name }. { $why }
curtain-spoken-again = { $title }. { $after }

## Questions and signs over the table

show-results = Ver resultados
ask-back = Volver
ask-spoken = { $title } { $text } { $yes_key }: { $yes }. { $no_key }: { $no }.
advice-close = cerrar

## Which program this is, and what is known when it fails

# After the name of the program; then a line for each game.
about-program = { $known ->
    [known] { $version } (del { $date })
   *[unknown] { $version }
}
about-game = { $game }: reglas versión { $rules }, partidas guardadas formato { $format } (entre equipos { $travelling })
about-games = Juegos de mesa en un ordenador: { $games }
# A file for whoever can mend it. $why, $place and $calls are the program's own words, English.
crash-report =
    Algo ha fallado en Junkyard Bots. Las partidas se guardan solas tras cada paso: si el juego se ha cerrado, «Continuar» te lleva de vuelta.
    Este archivo dice lo que se sabe, para quien pueda arreglarlo.

    Programa: { $versions }
    Hora: { $time }
    Sistema: { $system }
    Qué: { $why }
    Dónde: { $place }
    Hilo: { $thread }

    { $calls }

## Partidas que viajan entre equipos
# Una partida se envía como archivo o como texto a una persona en otro lugar, y vuelve de la misma manera.

# Cómo enviarla. $name tiene el turno.
send-headline = Es el turno de { $name }, en otro lugar
send-sentence = Envía la partida a { $name }: como texto en un mensaje o como archivo. { $name } la abre en Cargar, juega y la devuelve de la misma manera.
send-copy = Copiar la partida como texto
send-save = Guardar la partida como archivo
send-folder = Abrir la carpeta de partidas guardadas
send-paste-answer = Pegar la respuesta de { $name } que has copiado como texto
send-open-answer = Abrir la respuesta de { $name } desde un archivo
send-play-here = Jugar aquí por { $name }
send-later = Más tarde

# Whether the player is played at this computer from now on, as after a change of computers. The button is the message send-play-here.
play-here-headline = ¿Jugar por { $name } en este equipo?
play-here-sentence = Desde ahora { $name } juega aquí, y el registro se lo dice a todos. Si aun así llega una respuesta de { $name }, puedes conservar las dos partidas.
play-here-leave = Cancelar

# A game comes to this computer for the first time, and several of its players may play here. The answers are their names.
arrival-who-plays = ¿Quién juega aquí?
arrival-who-plays-here = Esta partida ha llegado a este equipo por primera vez. Elige con quién juegas; los demás quedan libres para otras personas en sus equipos.

# Llega una copia de una partida que aquí sigue desde otro estado. $has y $had son números de pasos con su palabra.
arrival-older = Es un estado anterior de la partida
arrival-older-steps = Tu partida ha llegado a { $own } ({ $has }); esta copia, solo a { $arriving } ({ $had }). Tu partida sigue igual.
arrival-watch-older = Ver esta copia
arrival-parted = Esta copia y tu partida han seguido caminos distintos
arrival-parted-steps = { $after ->
    [0] Se diferencian desde el primer paso:
    [one] El primer paso es igual. Después,
   *[other] Los primeros { $after } pasos son iguales. Después,
} tu partida sigue con { $own } y la copia con { $arriving }. Puedes conservar ambas: la copia se abre como partida propia.
arrival-parted-same-step = { $after ->
    [0] Se diferencian desde el primer paso:
    [one] El primer paso es igual. Después,
   *[other] Los primeros { $after } pasos son iguales. Después,
} { $name } actúa de otra manera { $round ->
    [0] antes de la ronda 1
   *[other] en la ronda { $round }
}. Puedes conservar ambas: la copia se abre como partida propia.
arrival-watch-parted = Ver la copia desde ahí
arrival-keep-both = Conservar ambas
arrival-go-on = Seguir con tu partida
arrival-leave = Cancelar
# Un paso, en «sigue con …».
arrival-step-of = { $round ->
    [0] un paso de { $name } antes de la ronda 1
   *[other] un paso de { $name } en la ronda { $round }
}
arrival-beginning = el principio

# Líneas del registro.
correspondence-begun = A partir de aquí la partida viaja entre equipos
correspondence-begun-with = La partida viaja entre equipos: { $names } { $count ->
    [one] juega
   *[other] juegan
} en otro lugar
correspondence-joined = { $name } juega desde ahora en su propio equipo
correspondence-same-computer = A partir de aquí { $name } juega en el mismo equipo que { $others }
correspondence-moved = { $name } juega en otro equipo que antes
correspondence-elsewhere = A partir de aquí { $name } juega en otro lugar
correspondence-computer = El ordenador ocupa el puesto de { $name }

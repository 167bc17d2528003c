### Engineers at Play en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes); preterite ("recogió"); tomar and recoger,
#   never coger; no computadora; computer player = jugador del ordenador; estacionar, not aparcar.
# Pieces: worker = obrero (m), team = equipo (m), thing = cosa (f), object = objeto (m), junk = chatarra (f), powerup = ayuda (f), blank = pieza en
#   bruto (f), definir, tool = herramienta (f), component = componente (m), assembly = conjunto (m), machine = máquina (f), card = carta (f), set =
#   juego (m), family = familia (f), grade = grado (m), broken = inservible, penalty = carga (f), burden = carga total (f), limit = límite (m), hand =
#   mano (f), worn = puesto, action = acción (f), marker = marca (f), strength = fuerza (f), stamina = resistencia (f), container = recipiente (m).
# Places: yard = patio (m), maze tile = pieza del patio (f), square = casilla (f), wall = pared (f), fence = valla (f), gate = puerta (f), road = camino
#   (m), zone = zona (f), shop = tienda (f), truck = camión (m), wheel = volante (m); face up = boca arriba, face down = boca abajo, open = a la vista.
# Deeds: search = buscar, búsqueda (f), pick up = recoger, put down = dejar, hand over = pasar, pack = guardar, discard = descartar, join = unir,
#   detach = separar, piece of work = parte de trabajo (f), job = trabajo (m), test = probar, prueba (f), throw the switch = accionar el interruptor,
#   success value = valor de éxito (m), faulty = averiado, fault = avería (f), debug = buscar la avería, mend = reparar, improve = mejorar, train =
#   entrenar, take down = derribar, load = cargar, unload = descargar, drive = conducir, hand in = devolver, offer = ofrecer, oferta (f), auction =
#   subasta (f), bid = pujar; notebook = cuaderno (m), round = ronda (f), turn = turno (m), target = meta (f), curtain = cortina (f).

## Things and machines

# Kinds of things: the name alone, and one thing of the kind as the grammatical object of a sentence ("picked up an oil drum").
# Engines, wheels, frames, tanks and pipes.
engineers-kind-mower-engine = motor de cortacésped
    .a = un motor de cortacésped
engineers-kind-electric-motor = motor eléctrico
    .a = un motor eléctrico
engineers-kind-car-engine = motor de auto
    .a = un motor de auto
engineers-kind-bicycle-wheel = rueda de bicicleta
    .a = una rueda de bicicleta
engineers-kind-car-tyre = neumático
    .a = un neumático
engineers-kind-cart-axle = eje de carro
    .a = un eje de carro
engineers-kind-bed-frame = armazón de cama
    .a = un armazón de cama
engineers-kind-ladder = escalera
    .a = una escalera
engineers-kind-girder = viga de acero
    .a = una viga de acero
engineers-kind-oil-drum = bidón de aceite
    .a = un bidón de aceite
engineers-kind-gas-bottle = bombona de gas
    .a = una bombona de gas
engineers-kind-bathtub = bañera
    .a = una bañera
engineers-kind-drainpipe = tubo de desagüe
    .a = un tubo de desagüe
engineers-kind-garden-hose = manguera
    .a = una manguera
engineers-kind-exhaust-pipe = tubo de escape
    .a = un tubo de escape
# Blades, electric parts, cloths, lines and drives.
engineers-kind-ceiling-fan = ventilador de techo
    .a = un ventilador de techo
engineers-kind-saw-blade = hoja de sierra
    .a = una hoja de sierra
engineers-kind-ship-screw = hélice de barco
    .a = una hélice de barco
engineers-kind-car-battery = batería de auto
    .a = una batería de auto
engineers-kind-wire-coil = rollo de alambre
    .a = un rollo de alambre
engineers-kind-headlight = faro
    .a = un faro
engineers-kind-radio-set = aparato de radio
    .a = un aparato de radio
engineers-kind-tarpaulin = lona
    .a = una lona
engineers-kind-sailcloth = tela de vela
    .a = una tela de vela
engineers-kind-rope = cuerda
    .a = una cuerda
engineers-kind-steel-cable = cable de acero
    .a = un cable de acero
engineers-kind-gearbox = caja de cambios
    .a = una caja de cambios
engineers-kind-bicycle-chain = cadena de bicicleta
    .a = una cadena de bicicleta
engineers-kind-coil-spring = resorte
    .a = un resorte
# Junk of no family.
engineers-kind-pump = bomba
    .a = una bomba
engineers-kind-winch = cabrestante
    .a = un cabrestante
engineers-kind-car-seat = asiento de auto
    .a = un asiento de auto
engineers-kind-bucket = cubo
    .a = un cubo
engineers-kind-tin-sheet = chapa
    .a = una chapa
engineers-kind-magnet = imán de grúa
    .a = un imán de grúa
# Powerups, and the blank.
engineers-kind-shopping-cart = carrito de compras
    .a = un carrito de compras
engineers-kind-hand-truck = carretilla de carga
    .a = una carretilla de carga
engineers-kind-sack = saco
    .a = un saco
engineers-kind-metal-detector = detector de metales
    .a = un detector de metales
engineers-kind-exercise-bike = bicicleta fija
    .a = una bicicleta fija
engineers-kind-barbell = barra de pesas
    .a = una barra de pesas
engineers-kind-tin-of-grease = lata de grasa
    .a = una lata de grasa
engineers-kind-workshop-manual = manual de taller
    .a = un manual de taller
engineers-kind-safety-valve = válvula de seguridad
    .a = una válvula de seguridad
engineers-kind-odd-lump = bulto raro
    .a = un bulto raro
# Tools.
engineers-kind-tool-kit = juego de herramientas
    .a = un juego de herramientas
engineers-kind-power-driver = atornillador eléctrico
    .a = un atornillador eléctrico
engineers-kind-angle-grinder = amoladora
    .a = una amoladora
engineers-kind-multimeter = multímetro
    .a = un multímetro
engineers-kind-sledgehammer = mazo
    .a = un mazo
engineers-kind-head-lamp = linterna frontal
    .a = una linterna frontal
engineers-kind-wheelbarrow = carretilla
    .a = una carretilla
engineers-kind-rucksack = mochila
    .a = una mochila
engineers-kind-lifting-belt = cinturón de carga
    .a = un cinturón de carga
engineers-kind-work-boots = botas de trabajo
    .a = unas botas de trabajo
engineers-kind-welding-set = equipo de soldadura
    .a = un equipo de soldadura
engineers-kind-test-stand = banco de pruebas
    .a = un banco de pruebas
# Machines, as their cards name them: short.
engineers-machine-soapbox-cart = Carrito cuesta abajo
engineers-machine-tea-urn = Tetera del patio
engineers-machine-bird-scarer = Espantapájaros
engineers-machine-great-kite = Gran cometa
engineers-machine-signal-lamp = Lámpara de señales
engineers-machine-well-hoist = Torno de pozo
engineers-machine-go-kart = Kart
engineers-machine-water-cannon = Cañón de agua
engineers-machine-land-yacht = Carro a vela
engineers-machine-leaf-blower = Soplador de hojas
engineers-machine-stone-thrower = Catapulta
engineers-machine-radio-mast = Antena de radio
engineers-machine-log-saw = Sierra de troncos
engineers-machine-windmill = Molino de bombeo
engineers-machine-paddle-boat = Bote de pedales
engineers-machine-fire-engine = Camión de bomberos
engineers-machine-potato-gun = Cañón de tubérculos
engineers-machine-hovercraft = Aerodeslizador
engineers-machine-scrap-crane = Grúa de chatarra
engineers-machine-searchlight-trike = Triciclo con faro
engineers-machine-steam-tractor = Tractor de vapor
engineers-machine-submarine = Submarino a pedales
engineers-machine-dragster = Dragster
engineers-machine-airship = Dirigible
# Families of junk: the name alone, and any kind of the family, as a machine needs it.
engineers-family-engine = motor
    .any = cualquier motor
engineers-family-wheel = rueda
    .any = cualquier rueda
engineers-family-frame = armazón
    .any = cualquier armazón
engineers-family-tank = tanque
    .any = cualquier tanque
engineers-family-pipe = tubo
    .any = cualquier tubo
engineers-family-blade = aspa
    .any = cualquier aspa
engineers-family-electric = pieza eléctrica
    .any = cualquier pieza eléctrica
engineers-family-cloth = tela
    .any = cualquier tela
engineers-family-line = cabo
    .any = cualquier cabo
engineers-family-drive = transmisión
    .any = cualquier transmisión

## Classes, grades, jobs and counted things

engineers-class-junk = chatarra
engineers-class-powerup = ayuda
engineers-class-blank = pieza en bruto
engineers-class-tool = herramienta
# Grades as they stand on a component: a letter, or that it is broken.
engineers-grade-a = A
engineers-grade-b = B
engineers-grade-c = C
engineers-grade-d = D
engineers-grade-broken = inservible
# Kinds of work.
engineers-job-join = unir
engineers-job-detach = separar
engineers-job-debug = buscar la avería
# Markers of workers.
engineers-stat-strength = fuerza
engineers-stat-stamina = resistencia
# Places. $square is a square's name, the same in every language: "c4".
engineers-gate = puerta { $square }
engineers-wall = pared { $first }/{ $second }
# A worker, by the name of the team and a number, and several workers of one team: "Orange 1, 2 and 4".
engineers-worker = { $name } { $number }
engineers-workers = { $name } { $numbers }
# Counted things, as grammatical objects.
engineers-dollars = { $count }{"\u00A0"}$
engineers-count-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
engineers-count-actions = { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}
engineers-count-hands = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
engineers-count-things = { $count ->
    [one] { $count } cosa
   *[other] { $count } cosas
}
engineers-count-rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
engineers-count-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Things and cards in sentences

# A thing with its grade as a grammatical object ("picked up an oil drum (B)"), and in a list of components ("oil drum B").
engineers-thing-graded = { $thing } ({ $grade })
engineers-part-graded = { $name } { $grade }
# An assembly, and a container with its contents. $things are as in the list of components: "ladder C and rope D".
engineers-assembly = un conjunto ({ $things })
engineers-thing-holding = { $thing } ({ $things })
# A thing whose kind the reader does not know, and a thing with the place where it lies.
engineers-some-thing = una cosa
engineers-thing-on = { $thing } en { $square }
engineers-nothing = nada
# A machine's name in a sentence.
engineers-machine-in-sentence = «{ $machine }»

## Texts of things and cards

# Effects, short, in lower case and without a full stop: they stand after the name of the thing.
engineers-effect-join = una acción hace { $count ->
    [one] { $count } parte
   *[other] { $count } partes
} de trabajo al unir
engineers-effect-detach = una acción hace { $count ->
    [one] { $count } parte
   *[other] { $count } partes
} de trabajo al separar
engineers-effect-debug = una acción hace { $count ->
    [one] { $count } parte
   *[other] { $count } partes
} de trabajo al buscar una avería
engineers-effect-scan = { $count ->
    [one] una búsqueda abarca también las casillas a { $count } paso
   *[other] una búsqueda abarca también las casillas a { $count } pasos o menos
}
engineers-effect-take-down-wall = { $count ->
    [one] derriba una pared por { $count } acción
   *[other] derriba una pared por { $count } acciones
}
# $hands is the most that one thing may need, $ease what comes off the penalty of each.
engineers-effect-hold = { $slots ->
    [one] lleva { $slots } cosa
   *[other] lleva { $slots } cosas
} de { $hands ->
    [one] 1 mano como máximo
   *[other] { $hands } manos como máximo
}, { $ease ->
    [0] con el peso de siempre
   *[other] cada una con { $ease } menos de carga
}
engineers-effect-brace = quien lo lleva tiene { $count } menos de carga total
engineers-effect-stride = { $count ->
    [one] { $count } acción más por turno
   *[other] { $count } acciones más por turno
}
engineers-effect-train-strength = { $count ->
    [one] da una marca de fuerza por { $count } acción
   *[other] da una marca de fuerza por { $count } acciones
}
engineers-effect-train-stamina = { $count ->
    [one] da una marca de resistencia por { $count } acción
   *[other] da una marca de resistencia por { $count } acciones
}
engineers-effect-mend = { $count ->
    [one] quita un daño a un componente por { $count } acción
   *[other] quita un daño a un componente por { $count } acciones
}
engineers-effect-improve = { $count ->
    [one] sube un grado a un componente por { $count } acción
   *[other] sube un grado a un componente por { $count } acciones
}
engineers-effect-steady = suma { $count } al valor de éxito de las pruebas de tu equipo
# Sentences of a thing's text, a line each. $effect is one of the effects before.
engineers-line-effect = { CAPITAL($effect) }.
engineers-line-carry = { $hands ->
    [0] Se lleva puesto; carga { $penalty }.
    [one] Carga { $penalty }, { $hands } mano.
   *[other] Carga { $penalty }, { $hands } manos.
}
# $families are names of families, as a list.
engineers-line-families = Familia: { $families }.
engineers-line-no-family = Sin familia: una máquina la pide por su nombre.
engineers-line-in-hand = Sirve al obrero que la lleva en la mano.
engineers-line-worn = Sirve al obrero que la lleva puesta.
engineers-line-in-zone = Funciona mientras está boca arriba en tu zona.
engineers-line-once = Sale de la partida al usarse.
engineers-line-blank = Boca arriba en tu zona puede convertirse, una vez, en la chatarra que quieras.
engineers-line-price = Cuesta { $price } en las tiendas y se vende por { $half }.
# A thing for screen readers: its name, its class and all lines; two lines; a machine's card. $needs are "any tank and pump".
engineers-thing-in-words = { CAPITAL($name) }, { $class }. { $text }
engineers-two-lines = { $first } { $second }
engineers-machine-in-words = { $name }, { $points }. Necesita: { $needs }.

## New game

# Options of the rules: a name, which stands before the choices, and a short sentence.
engineers-option-target = Meta
    .about = La ronda en que un equipo la alcanza es la última.
engineers-option-rounds = Rondas
    .about = Después de tantas rondas gana el equipo con más puntos.
engineers-option-notebook = Cuaderno
    .about = Recuerda dónde ha visto tu equipo cada cosa.
engineers-option-trading = Comercio
    .about = Los equipos pueden cambiar cosas y dinero, y hacer subastas.
engineers-option-table = Mesa
    .about = Abierta: todos lo ven todo. Más fácil con niños, y sin cortina.
engineers-option-money = Dinero
    .about = Quien juega muy bien puede empezar con menos.
engineers-notebook-bought = por { $price }
engineers-notebook-free = gratis
engineers-notebook-none = ninguno
engineers-trading-on = sí
engineers-trading-off = no
engineers-table-secret = oculta
engineers-table-open = abierta

## The event log
# Short sentences without a full stop. $name is a team, and so are $partner and each of $names; $who is a worker of the team, "Orange 2", or
# several, whose number is $workers. $thing and each of $things are things as grammatical objects: "an oil drum (B)"; $square is a square: "c4".

# $rolls are the rolls of all teams, each as in the next message; $first and $second are rounds of rolls.
engineers-log-rolled = Empieza { $name }: { $rolls }
engineers-log-roll = { $name } { $roll }
engineers-log-rolls-again = { $first }, luego { $second }
engineers-log-gate = { $name } tomó la puerta de { $square }
# $cards are names of machines in quotation marks.
engineers-log-dealt = { $name } robó { $cards }
engineers-log-aside = { $name } apartó { $cards }
engineers-log-round = Ronda { $round }
engineers-log-last-round = Ronda { $round }, la última
engineers-log-target = { $points ->
    [one] { $name } tiene { $points } punto: esta ronda es la última
   *[other] { $name } tiene { $points } puntos: esta ronda es la última
}
engineers-log-closed = { $name } perdió de vista { $things }
engineers-log-rolled-on = El camión de { $name } siguió solo de { $from } a { $to }
# $steps is the number of steps.
engineers-log-walked = { $workers ->
    [one] { $who } caminó
   *[other] { $who } caminaron a la vez
} { $steps ->
    [one] a { $square }
   *[other] a { $square }, { $steps } pasos
}
# $squares are names of squares.
engineers-log-searched = { $who } buscó en { $squares }
engineers-log-found = { $name } vio { $things }
engineers-log-found-nothing = { $name } no vio nada nuevo
engineers-log-notebook-right = El cuaderno de { $name } acertó con { $things }
engineers-log-struck-out = Ya no en { $square }: { $name } tachó { $things }
engineers-log-wall-down = { $count ->
    [one] { $who } derribó con { $count } acción la pared { $first }/{ $second }
   *[other] { $who } derribó con { $count } acciones la pared { $first }/{ $second }
}
engineers-log-picked-up = { $workers ->
    [one] { $who } recogió { $thing }
   *[other] { $who } recogieron entre todos { $thing }
}
engineers-log-put-down = { $workers ->
    [one] { $who } dejó { $thing }
   *[other] { $who } dejaron entre todos { $thing }
}
engineers-log-put-into-zone = { $workers ->
    [one] { $who } dejó en la zona { $thing }
   *[other] { $who } dejaron en la zona entre todos { $thing }
}
# $to is a worker of the same team.
engineers-log-handed-over = { $who } pasó { $thing } a { $to }
# $count is the number of workers who carry it now.
engineers-log-share-taken = { $who } ayudó a llevar { $thing }: ahora son { $count }
engineers-log-share-left = { $count ->
    [one] { $who } soltó { $thing }: ahora carga { $count }
   *[other] { $who } soltó { $thing }: ahora cargan { $count }
}
engineers-log-packed = { $who } guardó { $thing } en { $container }
engineers-log-packed-something = { $who } guardó algo
engineers-log-unpacked = { $who } sacó { $thing }
engineers-log-unpacked-something = { $who } sacó algo
engineers-log-blank-again = { $name } tiene { $thing }, de nuevo sin definir
engineers-log-discarded = { $name } descartó { $thing }
# $price is an amount of dollars, here and below.
engineers-log-bought = { $who } compró { $thing } por { $price }
engineers-log-sold = { $who } vendió { $things } por { $price }
engineers-log-notebook = { $name } compró el cuaderno por { $price }
# $blank is the blank, $thing what it is now.
engineers-log-defined = { $name } definió { $blank } como { $thing }
engineers-log-climbed-in = { $who } subió al camión
engineers-log-climbed-out = { $who } bajó del camión
engineers-log-wheel-taken = { $who } tomó el volante
engineers-log-wheel-left = { $who } dejó el volante
# $count is the number of others aboard who spent an action too, and can be 0.
engineers-log-drove = { $who } condujo de { $from } a { $to }{ $count ->
    [0] {""}
   *[other] {" "}con { $count } a bordo
}
engineers-log-loaded = { $count ->
    [0] { $who } cargó { $thing }
    [one] { $who } cargó con { $count } acción { $thing }
   *[other] { $who } cargó con { $count } acciones { $thing }
}
engineers-log-unloaded = { $count ->
    [0] { $who } descargó { $thing }
    [one] { $who } descargó con { $count } acción { $thing }
   *[other] { $who } descargó con { $count } acciones { $thing }
}
engineers-log-began-joining = { $name } empezó a unir { $things }
engineers-log-began-detaching = { $name } empezó a separar { $things }
# $total of $all units of work are done.
engineers-log-worked = { $who } trabajó: { $total } de { $all } hechas
engineers-log-join-lost = { $name } perdió el trabajo de una unión: { $done } de { $all }
engineers-log-detach-lost = { $name } perdió el trabajo de separar: { $done } de { $all }
engineers-log-joined = { $name } ha unido { $thing }
engineers-log-detached = { $name } ha separado { $thing }
# $total is the work on the fault in this turn.
engineers-log-debugged = { $who } buscó la avería: { $total } en este turno
engineers-log-fault-found = { $name } sacó { $roll } y encontró la avería: hacía falta { $value } como máximo
engineers-log-fault-not-found = { $name } sacó { $roll } y no encontró la avería: hacía falta { $value } como máximo
engineers-log-trained-strength = { $who } entrenó y ahora tiene más fuerza
engineers-log-trained-stamina = { $who } entrenó y ahora tiene más resistencia
# $thing is named without its grade; $grade is its current grade.
engineers-log-mended = { $who } reparó { $thing }: ahora { $grade }
engineers-log-improved = { $who } mejoró { $thing }: ahora { $grade }
# $told is the message about an improvement or a test; $used is the name of the thing that was used up.
engineers-log-used-up = { $told }; gastado: { $used }
# $machine is a machine's name in quotation marks, here and below; $parts are components with their grades, and the message that follows these.
engineers-log-test-works = { $name } probó { $machine } ({ $parts }): sacó { $roll }, hacía falta { $value } o menos, funciona
engineers-log-test-fails = { $name } probó { $machine } ({ $parts }): sacó { $roll }, hacía falta { $value } o menos, no funciona
engineers-log-test-breaks = { $name } probó { $machine } ({ $parts }): sacó { $roll }, un desastre
engineers-log-steady = { $count } por firmeza
engineers-log-damaged = Daños: { $parts }
engineers-log-scored = { $points ->
    [one] { $name } ganó { $points } punto con { $machine }: { $total } en total
   *[other] { $name } ganó { $points } puntos con { $machine }: { $total } en total
}
engineers-log-handed-in = { $name } devolvió { $cards }
engineers-log-not-handed-in = { $name } no pudo devolver { $cards }: lo que falta aún se puede encontrar
# $given and $wanted are things and money: "a rope (C) and $50".
engineers-log-offered = { $name } ofreció a { $partner } { $given } por { $wanted }
engineers-log-countered = { $name } ofreció en cambio a { $partner } { $given } por { $wanted }
engineers-log-declined = { $name } rechazó la oferta de { $partner }
engineers-log-exchanged = { $name } dio a { $partner } { $given } por { $wanted }
engineers-log-auction = { $name } subasta { $thing }, desde { $price }
engineers-log-bid = { $name } pujó { $price }
engineers-log-out-of-auction = { $name } ya no puja
engineers-log-out-by-rule = A { $name } le falta dinero o espacio y queda fuera
engineers-log-auction-sold = { $name } se quedó con { $thing } por { $price }
engineers-log-auction-idle = Nadie pujó por { $thing }

## Choices of a player
# An action that a player may take, or that a strong player would take ("walk to c4"): an infinitive, in lower case and without a full stop.
# $thing is as in the log.

# $who is a worker, $choice one of the others.
engineers-choice-by = { $who }: { $choice }
engineers-choice-gate = tomar la puerta de { $square }
engineers-choice-step = caminar a { $square }
engineers-choice-search = buscar en { $square }
engineers-choice-take-down-wall = derribar la pared hacia { $square }
engineers-choice-work = seguir con el trabajo
engineers-choice-debug = buscar la avería
engineers-choice-buy = comprar { $thing }
engineers-choice-sell = vender { $thing }
engineers-choice-drive = conducir a { $square }
engineers-choice-worker = elegir a { $who }
engineers-choice-worker-rest = con el botón derecho va allí quien está elegido
engineers-choice-load = cargar { $thing }
engineers-choice-unload = descargar { $thing }
# $name is the name of what the worker trains on.
engineers-choice-train = entrenar ({ $name })
engineers-choice-mend = reparar { $thing }
engineers-choice-improve = mejorar { $thing }
engineers-choice-pick-up = recoger { $thing }
engineers-choice-together = llevar { $thing } entre varios
engineers-choice-together-rest = demasiado para uno: elige quién ayuda
engineers-choice-put-into-zone = dejar en la zona { $thing }
engineers-choice-put-down = dejar boca abajo { $thing }
engineers-choice-hand-over = pasar { $thing } a { $to }
engineers-choice-take-share = ayudar a llevar { $thing }
engineers-choice-leave-share = soltar { $thing }
engineers-choice-pack = guardar { $thing } en { $container }
engineers-choice-unpack = sacar { $thing }
engineers-choice-climb-in = subir al camión
engineers-choice-climb-out = bajar del camión
engineers-choice-take-wheel = tomar el volante
engineers-choice-leave-wheel = dejar el volante
engineers-choice-discard = descartar { $thing }
engineers-choice-define = definir { $blank } como { $thing }
engineers-choice-begin-joining = empezar a unir { $things }
engineers-choice-begin-detaching = empezar a separar { $thing }
engineers-choice-notebook = comprar el cuaderno por { $price }
engineers-choice-offer = ofrecer a { $partner } { $given } por { $wanted }
engineers-choice-accept = aceptar
engineers-choice-decline = rechazar
engineers-choice-counter = ofrecer en cambio { $given } por { $wanted }
engineers-choice-auction = subastar { $thing }, desde { $price }
engineers-choice-bid = pujar { $price }
engineers-choice-stay-out = no pujar más
engineers-choice-test = probar { $machine }
engineers-choice-test-with-once = probar { $machine } y gastar lo que da firmeza una vez
engineers-choice-hand-in = pedir devolver { $machine }
engineers-choice-hand-in-all = pedir devolver las tres cartas
engineers-choice-end-turn = terminar el turno

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because".

engineers-ending-wins = { $name } gana: { $why }
engineers-ending-shared = { $names } comparten la victoria: { $why }
engineers-because-target = { $points }, la cifra más alta al alcanzarse la meta
engineers-because-rounds = { $points }, la cifra más alta después de la última ronda
engineers-because-money = { $points } como otros, pero más dinero

## Where a game stands
# In a list of saved games: short.

engineers-stands-set-up = Preparación
engineers-stands-gate = Preparación: { $name } toma una puerta
engineers-stands-turn = Ronda { $round }: turno de { $name }
engineers-stands-answer = Ronda { $round }: { $name } responde a la oferta de { $partner }
engineers-stands-auction = Ronda { $round }, subasta: puja { $name }

## The decision of a computer player, on the command line

# A note below the choices that a computer player compared.
engineers-explain-worths-note = El valor de una puerta es la media de pasos desde ella a las casillas del patio, con un menos, y algo más cuanto más lejos están los otros equipos; el de un acto, los puntos por cien acciones de la máquina a la que sirve; el de una prueba, sus puntos por la probabilidad de que funcione.
# The machine that a computer player builds, and its other cards: $followed and the list $others are messages engineers-explain-card.
engineers-explain-machine = Construye { $followed }.
engineers-explain-machines = Construye { $followed } y no { $others }.
# $machine is the name of a machine in quotation marks, $points and $effort are counts of points and actions, $missing is the number of
# things that have not been found yet, $worth the points for a hundred actions.
engineers-explain-card = { $machine } ({ $points } por unas { $effort }, por encontrar: { $missing }, valor { $worth })
engineers-explain-card-without-way = { $machine } ({ $points }, sin camino conocido)

## Why something is refused at the table
# They are shown beside the thing or the button that the player tried: the shorter the better. They begin with a lower-case letter
# unless the language asks for a capital; the game writes a capital where a message stands alone.

engineers-illegal-game-over = la partida ya terminó
engineers-illegal-not-now = eso no se puede hacer ahora
engineers-illegal-no-such = eso no existe en esta mesa
engineers-illegal-gate-taken = otro equipo tiene esta puerta
engineers-illegal-no-actions = { $needs ->
    [one] cuesta { $needs } acción; a este obrero le quedan { $has }
   *[other] cuesta { $needs } acciones; a este obrero le quedan { $has }
}
engineers-illegal-sharer-tired = tienen que andar todos los que cargan, y a uno no le quedan acciones
engineers-illegal-wall = hay una pared o la valla en medio
engineers-illegal-no-wall = ahí no hay ninguna pared del patio
engineers-illegal-no-tool-for-that = hace falta algo que sirva para eso, en la mano o en la zona
engineers-illegal-aboard = este obrero va en el camión: primero que baje
engineers-illegal-not-aboard = este obrero no va en el camión
engineers-illegal-other-square = eso no está en la casilla de este obrero
engineers-illegal-not-in-zone = este obrero tiene que estar en tu zona
engineers-illegal-not-in-own-zone = tiene que estar boca arriba en tu zona
engineers-illegal-not-open = tu equipo no sabe qué hay ahí: primero busca
engineers-illegal-others-zone = es de otro equipo
engineers-illegal-not-carried = este obrero no lo lleva
engineers-illegal-shared = eso no va con el número de obreros que lo cargan
engineers-illegal-no-hands = { $needs ->
    [one] necesita { $needs } mano; libres: { $free }
   *[other] necesita { $needs } manos; libres: { $free }
}
engineers-illegal-no-hands-alone = necesita { $needs } manos; libres: { $free }; varios pueden llevarlo juntos
engineers-illegal-worn-already = este obrero ya lleva puesto uno igual
engineers-illegal-shares-already = cada obrero comparte una sola carga a la vez
engineers-illegal-tied = otro obrero lo ha usado en este turno y se lo queda
engineers-illegal-no-room = necesita en la zona sitio para { $needs }; libres: { $free }
engineers-illegal-not-a-container = hace falta un recipiente, y ninguno cabe en otro
engineers-illegal-container-full = este recipiente está lleno
engineers-illegal-too-big-for-container = necesita demasiadas manos para este recipiente
engineers-illegal-not-empty = el recipiente tiene que estar vacío
engineers-illegal-not-packed = no está en ningún recipiente
engineers-illegal-no-shop = las tiendas están en las ocho puertas
engineers-illegal-sold-out = agotado: los cinco están en juego
engineers-illegal-no-money = cuesta { $needs } $; tu equipo tiene { $has } $
engineers-illegal-hands-full = solo con las manos vacías: un clic en el camión carga lo que se lleva
engineers-illegal-truck-full = en el camión caben cinco, entre obreros y cosas
engineers-illegal-other-driver = en un turno conduce uno solo, y alguien tiene que ir al volante
engineers-illegal-too-far = con una acción se conduce de 1 a 3 casillas
engineers-illegal-no-room-to-park = un camión estacionado necesita en tu zona sitio para cinco
engineers-illegal-not-loaded = no está en tu camión
engineers-illegal-wrong-shares = { $needs ->
    [one] cuesta { $needs } acción; indicadas: { $named }
   *[other] cuesta { $needs } acciones; indicadas: { $named }
}
engineers-illegal-not-a-component = en las máquinas solo va chatarra o piezas en bruto ya definidas
engineers-illegal-same-assembly = elige dos cosas que aún no estén unidas
engineers-illegal-not-joined = no está unido a nada
engineers-illegal-no-job = primero empieza a unir o separar algo
engineers-illegal-same-job = tu equipo ya está en ese trabajo
engineers-illegal-not-faulty = esta máquina no tiene ninguna avería
engineers-illegal-other-machine = tu equipo busca en este turno en otra máquina
engineers-illegal-not-damaged = no tiene daños
engineers-illegal-best-grade = ya es una A
engineers-illegal-most-markers = dos marcas del mismo tipo es lo máximo
engineers-illegal-trained-already = solo un obrero por turno entrena con ello
engineers-illegal-not-blank = no es una pieza en bruto, o tu equipo ya la definió
engineers-illegal-not-junk = una pieza en bruto solo puede ser chatarra
engineers-illegal-no-notebook = el cuaderno se compra una vez, en tu primer turno, si lo hay
engineers-illegal-not-your-card = tu equipo no tiene esa carta
engineers-illegal-not-the-machine = no son exactamente las piezas de esa máquina
engineers-illegal-faulty = averiada: encuentra la avería o pon otro componente
engineers-illegal-nothing-to-use-up = en tu zona no hay nada que gastar en la prueba
engineers-illegal-nothing-is-missing = tu equipo tiene algo para todo lo que pide la carta
engineers-illegal-asked-already = tu equipo ya ha preguntado por ella en este turno
engineers-illegal-no-trading = en esta partida no hay comercio
engineers-illegal-no-more-deals = tres ofertas y una subasta por turno es lo máximo
engineers-illegal-empty-terms = las dos partes tienen que dar algo
engineers-illegal-no-third-offer = solo sí o no: es la segunda oferta
engineers-illegal-bid-too-low = puja al menos { $least } $

## Why a game can't begin

engineers-setup-seats = juegan de { $fewest } a { $most }; hay { $seats }
engineers-setup-target = la meta es { $short }, { $middle } o { $long } puntos, no { $target }
engineers-setup-rounds = una partida tiene de { $fewest } a { $most } rondas, no { $rounds }
engineers-setup-money = un equipo empieza con 0 a { $most } $, de { $step } en { $step }, no con { $money }
engineers-setup-money-of-seats = cada equipo necesita su dinero; está indicado para { $found }

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Numbers are those of the usual options and of the set that comes with the game.
engineers-how-to-aim =
    .title = El objetivo
    .text-1 = Cuatro obreros, un camión y 1000 $: busca chatarra en el patio, construye con ella una máquina delante de tu puerta y acciona el interruptor.
    .text-2 = Una máquina que funciona da los puntos de su carta. En la ronda en que un equipo llega a 150 puntos termina la partida, y ganan los que tienen más puntos.
    .text-3 = En el patio hay cien objetos boca abajo, uno en cada casilla. De chatarra se hacen las máquinas; las ayudas te sirven; un bulto raro puede ser cualquier chatarra.
    .text-4 = Cada objeto tiene un grado: D es malo y frecuente; A es el mejor, y es raro. Las herramientas vienen de las tiendas y no tienen grado.
    .text-5 = La carta de una máquina dice lo que necesita: una chatarra concreta, como una bomba, o cualquiera de una familia, como cualquier tanque.
    .picture-1-title = Una carta
    .picture-1-caption = Sus puntos y lo que necesita la máquina: un hexágono es cualquier chatarra de una familia.
    .picture-2-title = La máquina
    .picture-2-caption = Cuatro componentes, unidos en tu zona.
    .picture-3-title = Grados
    .picture-3-caption = De A, el mejor, a D, el más frecuente.
engineers-how-to-yard =
    .title = El patio
    .text-1 = El patio tiene diez por diez casillas con paredes entre ellas. Alrededor va el camino. Solo se unen en ocho puertas.
    .text-2 = Todos los equipos tiran el dado y empieza el más alto; el último en el orden toma puerta primero. La casilla del camino junto a tu puerta es tu zona: ahí construyes.
    .text-3 = Un paso cuesta una acción y lleva a la casilla siguiente, nunca en diagonal ni a través de una pared. También puedes ir por el camino y a las zonas de los demás.
    .text-4 = En una casilla caben todos los obreros y cosas que quieras. Con un mazo, un obrero derriba una pared del patio, para todos y para siempre.
    .picture-1-title = Patio y camino
    .picture-1-caption = Tu zona está en tu puerta. Por las paredes, hasta b2 hay tres pasos.
    .picture-2-title = Una pared menos
    .picture-2-caption = La pared entre c1 y c2 ya no está: ahora es un paso, para todos.
engineers-how-to-turn =
    .title = Tu turno
    .text-1 = En tu turno, tus cuatro obreros actúan en cualquier orden, una acción aquí y otra allá. Cada uno tiene seis acciones.
    .text-2 = La carga cuesta acciones: la carga de todo lo que lleva un obrero se resta de las seis. Quien la deja vuelve a tener seis en el acto, menos las ya gastadas.
    .text-3 = Una acción cada cosa: un paso, una búsqueda, un poco de trabajo, comprar o vender, conducir. Recoger, dejar, pasar, guardar, subir y bajar, descartar y comerciar son gratis.
    .text-4 = Derribar una pared, entrenar, reparar y mejorar cuestan varias acciones de un mismo obrero, todas de una vez.
    .text-5 = Las acciones que sobran se pierden. Tu turno termina cuando lo dices, con una prueba o con una carta que devuelves.
    .text-6 = Un clic en una casilla envía allí al obrero elegido, que busca allí si hay algo oculto. Un clic en un objeto conocido lo va a buscar, y «A la zona» lo lleva a tu zona. Lo que no se termina sigue en tu próximo turno con «Seguir» y se detiene donde aparece algo.
    .picture-1-title = Seis acciones
    .picture-1-caption = Quien no lleva nada tiene las seis.
    .picture-2-title = Con carga
    .picture-2-caption = Una batería de auto tiene carga 2: quedan cuatro acciones.
engineers-how-to-searching =
    .title = Buscar
    .text-1 = Una búsqueda muestra a tu equipo lo que hay boca abajo en la casilla del obrero. Si nadie ha mirado antes, solo entonces se decide qué es.
    .text-2 = Solo puedes recoger lo que tu equipo ve. Al final de tu turno es lo que hay en las casillas de tus propios obreros.
    .text-3 = Lo que otro equipo mueve o deja a tu lado no lo ves hasta que buscas de nuevo.
    .text-4 = El cuaderno, por 500 $ en tu primer turno, apunta lo que pierdes de vista. En una casilla así no hace falta buscar: lo que sigue ahí lo ves, y lo que ya no está se tacha.
    .text-5 = Una linterna frontal o un detector de metales buscan también en las casillas cercanas, si no hay pared en medio.
    .picture-1-title = Tras buscar
    .picture-1-caption = En b3 apareció una bomba. La ves hasta que termine tu turno.
    .picture-2-title = Con linterna
    .picture-2-caption = La búsqueda llega también a un paso de distancia, pero no a través de paredes.
    .picture-3-title = El cuaderno
    .picture-3-caption = Los dibujos son lo que viste antes. La cuerda de b3 ya no está: tachada.
engineers-how-to-carrying =
    .title = Llevar
    .text-1 = Un obrero tiene dos manos. Lo que no necesita manos, como unas botas, se lleva puesto, uno de cada tipo.
    .text-2 = De dos a cuatro obreros en una casilla pueden llevar algo juntos: la carga y las manos se reparten y se redondean hacia arriba. Caminan a la vez.
    .text-3 = La chatarra pasa de obrero a obrero en cualquier momento, así que en un turno llega lejos. Una herramienta o una ayuda que un obrero ha usado se queda con él hasta el final del turno.
    .text-4 = Los recipientes, como una carretilla, hacen más ligero lo que llevan y solo necesitan sus propias manos. Ningún recipiente va dentro de otro.
    .text-5 = En tu zona, una cosa queda boca arriba y es tuya. En cualquier otro sitio queda boca abajo, y quien la encuentre puede tomarla. Los demás solo ven cuántas cosas lleva un obrero.
    .picture-1-title = Dos manos
    .picture-1-caption = Bomba y cuerda tienen carga 3. El cinturón, que se lleva puesto, quita 2.
    .picture-2-title = Entre dos
    .picture-2-caption = Un motor de auto tiene carga 6. Entre dos son 3 para cada uno.
    .picture-3-title = En un recipiente
    .picture-3-caption = En una carretilla cada cosa pesa 2 menos.
engineers-how-to-zone =
    .title = Zona y tienda
    .text-1 = Lo que está boca arriba en tu zona es tuyo. Todos lo ven, y solo tus obreros lo toman o lo usan.
    .text-2 = En una zona hay sitio para diez: cada cosa cuenta uno, cada componente de un conjunto uno, un recipiente con todo lo que lleva uno, y tu camión estacionado cinco.
    .text-3 = En tu turno puedes descartar algo en cualquier momento: queda boca abajo en la misma casilla y es de quien lo encuentre.
    .text-4 = En cada una de las ocho puertas hay una tienda, con las mismas existencias para todas: cinco de cada herramienta. Comprar cuesta una acción y el precio.
    .text-5 = Vender también cuesta una acción. Una herramienta da la mitad de su precio. Los objetos se venden como chatarra, según su grado, y salen de la partida.
    .picture-1-title = Nueve de diez
    .picture-1-caption = Dos componentes unidos, un bidón de aceite, un banco de pruebas y el camión.
    .picture-2-title = En la tienda
    .picture-2-caption = Precios de tres de las doce herramientas. Hay una luz encendida por cada una disponible.
engineers-how-to-truck =
    .title = El camión
    .text-1 = En el camión caben cinco: obreros y cosas. Un recipiente con todo lo que lleva cuenta uno; un conjunto, uno por componente.
    .text-2 = Subir y bajar es gratis mientras está parado, con las manos vacías. Un obrero toma el volante y es el único que conduce en el turno.
    .text-3 = Con una acción se conduce de una a tres casillas por el camino. Un clic en una casilla más lejana del camino gasta las que pide el trayecto. Los demás que van a bordo gastan también una acción, si les queda.
    .text-4 = Cargar y descargar cuestan en acciones la mitad de la carga de la cosa, redondeada hacia arriba, repartidas como quieras entre tus obreros de allí. Un clic en el camión carga lo que lleva el obrero que está al lado.
    .text-5 = En tu zona el camión se estaciona y ocupa el sitio de cinco. Si termina tu turno en la zona de otro equipo, o en la tuya sin sitio, sigue solo a la casilla siguiente del camino.
    .picture-1-title = Una acción
    .picture-1-caption = El camión avanza hasta tres casillas del camino. El número cuenta quién y qué va a bordo.
    .picture-2-title = Una zona llena
    .picture-2-caption = Cinco cosas y el camión estacionado.
engineers-how-to-joining =
    .title = Unir
    .text-1 = Unir dos cosas que están boca arriba en tu zona lleva 24 partes de trabajo. Separar un componente, lo mismo.
    .text-2 = Una acción de un obrero en tu zona con una mano libre hace una parte; con un juego de herramientas en la otra mano, dos; con un atornillador eléctrico, tres.
    .text-3 = El trabajo se suma entre obreros y turnos. Pero tu equipo tiene un solo trabajo a la vez: uno nuevo, o mover una cosa de este, pierde lo hecho.
    .text-4 = Lo unido es un conjunto: una sola cosa, que se carga, se vende o se cambia entera. El orden en que unes sus componentes no importa.
    .picture-1-title = En obras
    .picture-1-caption = Van 15 de 24 partes de trabajo: después la manguera será parte del conjunto.
    .picture-2-title = Unidos
    .picture-2-caption = Cuatro componentes, tres uniones: el cañón de agua.
engineers-how-to-testing =
    .title = La prueba
    .text-1 = Cuando un conjunto es exactamente la máquina de una de tus cartas, un obrero en tu zona acciona el interruptor. No cuesta acciones y termina tu turno.
    .text-2 = El valor de éxito es 17, más 2 por cada A, menos 1 por cada C y menos 2 por cada D. Un banco de pruebas suma 2. Queda entre 1 y 19; con un componente inservible es 1.
    .text-3 = Tiras un dado de veinte caras. Si sale el valor o menos, la máquina funciona: ganas sus puntos y robas tres cartas nuevas.
    .text-4 = Si sale más, no funciona, y su carta queda a la vista. Un 20 siempre falla y es un desastre.
    .text-5 = Cuando la máquina funciona, y con un 20, cada componente baja un grado. Un D se rompe.
    .picture-1-title = Funciona
    .picture-1-caption = A, B, C, C: 17 + 2 − 1 − 1 = 17. Sale un 9.
    .picture-2-title = No funciona
    .picture-2-caption = C, D, D, D: 17 − 1 − 2 − 2 − 2 = 10. Sale un 14.
engineers-how-to-faults =
    .title = Averías y ejercicio
    .text-1 = Una máquina que falló está averiada. No se prueba otra vez hasta que se encuentra la avería o hasta que lleva otro componente.
    .text-2 = Obreros con una mano libre buscan la avería en tu zona. Al final del turno tiras una vez: 3 partes de trabajo la encuentran con un 1, 8 con un 2 o menos, 13 con un 3 o menos, y así sucesivamente. Solo cuenta el trabajo de este turno.
    .text-3 = Con un equipo de soldadura, un componente pierde un daño: uno inservible vuelve a ser D. Una lata de grasa mejora un componente en un grado.
    .text-4 = En una bicicleta fija en tu zona, un obrero gana resistencia, una acción más por turno; con una barra de pesas, fuerza, uno menos de carga total. Dos de cada es lo máximo.
    .picture-1-title = Máquina averiada
    .picture-1-caption = Busca la avería: un manual de taller ayuda.
    .picture-2-title = Reparado
    .picture-2-caption = Con un equipo de soldadura, un tubo inservible vuelve a ser D.
    .picture-3-title = Mejorado
    .picture-3-caption = Una lata de grasa hace de un C un B, y se gasta.
engineers-how-to-cards =
    .title = Cartas y bultos
    .text-1 = Siempre tienes tres cartas, que solo ves tú hasta que se muestran. Nunca se cambian.
    .text-2 = Cuando una máquina ha funcionado, su carta sale de la partida, las otras dos se apartan y robas tres.
    .text-3 = Puedes devolver una carta si tienes el resto y lo que falta ya no se puede encontrar, y las tres si a cada una le falta algo así. Robas nuevas y tu turno termina. Si aún se puede encontrar, todos se enteran y la carta se queda, a la vista.
    .text-4 = Un bulto raro es un C o un D. Boca arriba en tu zona puedes hacer de él, una vez, la chatarra que quieras. Para otro equipo que lo reciba está otra vez sin definir.
    .picture-1-title = Tus cartas
    .picture-1-caption = Esta se mostró porque su máquina falló. Las otras dos están ocultas.
    .picture-2-title = Un bulto raro
    .picture-2-caption = En tu zona puede ser una bomba, o cualquier otra chatarra.
engineers-how-to-deals =
    .title = Comercio
    .text-1 = En tu turno puedes ofrecer un trato a otro equipo: cosas de tu zona y dinero por cosas de la suya y dinero.
    .text-2 = El otro equipo dice que sí, que no, o hace una sola oferta distinta, a la que respondes sí o no. Puedes hacer tres ofertas por turno.
    .text-3 = Una vez por turno puedes subastar algo, con un precio mínimo. En sentido horario, los demás pujan al menos 10 $ más o quedan fuera. El último paga y se lo queda.
    .text-4 = Después tiene que haber sitio en las dos zonas. No se cambia lo que se carga, lo oculto ni lo prometido.
    .picture-1-title = Una oferta
    .picture-1-caption = Tu cuerda y 50 $ por su bomba.
    .picture-2-title = Una subasta
    .picture-2-caption = Verde ha pujado más, y Azul está fuera.
engineers-how-to-end =
    .title = El final y lo secreto
    .text-1 = Cuando un equipo tiene 150 puntos, la ronda se juega hasta el final y ganan los que tienen más puntos. Después de la ronda 30 también termina. Con los mismos puntos gana quien tiene más dinero.
    .text-2 = Todos ven las zonas, el dinero, los puntos y las averías, y cuántas cosas hay o se llevan en cada sitio. Solo tú ves tus cartas, tus cargas, los límites de tus obreros, lo que ve tu equipo y tu cuaderno.
    .text-3 = Una cortina oculta todo eso entre los turnos de las personas. Con la mesa abierta nada es secreto, y no hay cuaderno ni cortina.
    .text-4 = Puedes deshacer tus propios pasos, pero no más allá de algo nuevo que has visto, una tirada, cartas nuevas o la respuesta de otro equipo.
    .text-5 = Otras opciones: la meta, las rondas, el cuaderno, el comercio y menos dinero para quien juega muy bien.
    .picture-1-title = Meta alcanzada
    .picture-1-caption = La ronda se juega hasta el final.
    .picture-2-title = Los demás
    .picture-2-caption = Ves cuántas cosas hay y se llevan, no cuáles.

# (How to play: end)

## Rule clarifications

# Decisions of this game where the rulebook is silent: one sentence each. The numbers are those of the rules.
engineers-ruling-1-1 = Juegan de dos a cuatro equipos.
engineers-ruling-1-2 = Cada pieza del patio tiene una salida en el centro de cada borde y todas sus casillas están unidas: se llega a todo.
engineers-ruling-1-3 = Las ayudas nunca forman parte de una máquina, y la chatarra no tiene efectos.
engineers-ruling-1-4 = El grado de una ayuda solo decide su precio como chatarra.
engineers-ruling-1-6 = Una máquina pide una chatarra concreta o cualquiera de una familia.
engineers-ruling-1-7 = El dinero y las marcas nunca se acaban.
engineers-ruling-1-9 = Las herramientas y ayudas tienen diez tipos de efectos, propios de este juego.
engineers-ruling-1-10 = Una cosa funciona solo en la mano o puesta, o solo boca arriba en la zona, según diga; en un recipiente, en un camión o boca abajo no sirve a nadie.
engineers-ruling-1-11 = Los efectos iguales no se suman: solo vale el mayor, para cada obrero y, en las pruebas, para cada equipo.
engineers-ruling-1-12 = El juego de cosas y máquinas es un archivo que se comprueba al cargarlo.
engineers-ruling-2-1 = Qué piezas del patio se ponen, con qué cara y en qué sentido, se decide por sorteo.
engineers-ruling-2-3 = Alrededor del patio va un camino de 44 casillas, y una valla los separa salvo en las puertas.
engineers-ruling-2-4 = Los equipos que empatan en la tirada más alta por empezar tiran otra vez.
engineers-ruling-2-5 = Una puerta que nadie tomó es un paso con una tienda.
engineers-ruling-2-7 = Quien juega muy bien puede empezar con 0 a 1000 $, de cien en cien.
engineers-ruling-2-10 = Se recomiendan 150 puntos, 30 rondas, un cuaderno que se compra, comercio y mesa oculta.
engineers-ruling-3-4 = Quien ha gastado tantas acciones como su límite, o más, no gasta ninguna más, pero aún puede hacer lo que es gratis.
engineers-ruling-3-5 = Lo que cuesta varias acciones lo hace un solo obrero de una vez.
engineers-ruling-3-6 = Recoger y cosas así es gratis en cualquier momento de tu turno, sin dar un paso.
engineers-ruling-4-2 = Los obreros pueden andar por el camino, una casilla por acción.
engineers-ruling-4-5 = Solo se pueden derribar paredes entre dos casillas del patio, no la valla.
engineers-ruling-5-2 = Un obrero lleva puesta como mucho una cosa de cada tipo.
engineers-ruling-5-4 = Los demás ven cuántas cosas lleva un obrero, pero no cuáles.
engineers-ruling-5-5 = Cuando algo se carga entre varios, las manos se reparten igual que la carga.
engineers-ruling-5-6 = Quienes cargan algo juntos caminan a la vez, y cada uno comparte una sola cosa.
engineers-ruling-5-9 = Una herramienta o ayuda queda atada hasta el final del turno al obrero que ha gastado con ella una acción o la ha comprado.
engineers-ruling-5-12 = Para un recipiente, un conjunto es una sola cosa: sus manos se suman y el alivio se resta una vez; pero ocupa un hueco por componente.
engineers-ruling-5-14 = Lo que hay en un recipiente va con él y lo ve quien lo ve; se puede pasar aunque el recipiente esté atado.
engineers-ruling-6-1 = Desde el camino, una búsqueda abarca solo la casilla propia.
engineers-ruling-6-2 = Lo que nadie ha visto se decide con la primera mirada: ninguna partida guardada lo revela, y el mismo paso tras cargarla muestra lo mismo.
engineers-ruling-6-3 = Solo se puede recoger lo que tu equipo ve: lo que ha visto al buscar o ha dejado en este turno, lo que no perdió de vista y lo que tiene en el cuaderno.
engineers-ruling-6-4 = Al final de tu turno solo queda a la vista lo que hay en las casillas de tus obreros; quien va en el camión está en la casilla de este.
engineers-ruling-7-4 = Se descarta sin necesidad de un obrero; lo descartado no está a la vista de ningún equipo, y queda en todos los cuadernos.
engineers-ruling-8-1 = Un obrero puede comprar y vender en cualquiera de las ocho tiendas, también en la zona de otro equipo.
engineers-ruling-8-3 = Un recipiente tiene que estar vacío para venderse.
engineers-ruling-8-4 = Los objetos se venden como chatarra por su grado actual y salen de la partida a la vista de todos; un conjunto se vende entero con una acción.
engineers-ruling-9-1 = En un camión, un conjunto ocupa el sitio de sus componentes.
engineers-ruling-9-2 = Solo suben tus obreros, con las manos vacías; lo que llevan puesto se queda, pero un recipiente puesto tiene que estar vacío.
engineers-ruling-9-6 = El camión puede parar en la zona de otro equipo y cargar allí.
engineers-ruling-9-7 = Sin sitio para cinco, quien conduce no puede dejar el volante en tu zona.
engineers-ruling-9-8 = Si el camión termina tu turno en la zona de otro equipo, o en la tuya sin sitio, sigue una casilla por el camino en sentido horario.
engineers-ruling-9-9 = Se carga dentro de un mismo turno, según la carga sin fuerza ni cinturón, y quien va a bordo solo puede dejar en el suelo lo que descarga.
engineers-ruling-9-10 = Los demás no pueden ver ni tomar lo que hay en tu camión.
engineers-ruling-10-1 = El orden de las uniones no importa: una máquina de n componentes lleva n − 1.
engineers-ruling-10-4 = Un equipo tiene un trabajo a la vez, y lo que pasa de las 24 partes se pierde; buscar averías, entrenar y reparar no cuentan como tal.
engineers-ruling-11-1 = El conjunto no puede llevar nada más que la máquina; si vale para dos de tus cartas, dices para cuál.
engineers-ruling-11-3 = Después de un fallo, la carta queda a la vista.
engineers-ruling-11-5 = Una cosa que se gasta ayuda a una prueba solo si lo dices antes de tirar, y el valor se ajusta entre 1 y 19 al final de todo.
engineers-ruling-11-8 = Un componente inservible no recibe más daños, así que una reparación lo vuelve a hacer D.
engineers-ruling-12-1 = Una avería es de ese mismo grupo de componentes, aunque se haya separado, y sea de quien sea después.
engineers-ruling-12-2 = Un equipo busca la avería de una máquina por turno.
engineers-ruling-12-3 = También al buscar una avería el máximo es 19, y el trabajo de turnos anteriores no cuenta.
engineers-ruling-12-7 = Un componente que se repara en tu zona pierde un daño, y uno inservible vuelve a ser D.
engineers-ruling-12-8 = Un componente que se mejora en tu zona sube un grado, nunca por encima de A; eso no encuentra averías, y una reparación tampoco.
engineers-ruling-13-1 = La fuerza quita uno de la carga total, la resistencia da una acción más, y un obrero tiene dos de cada como mucho.
engineers-ruling-13-2 = Con cada cosa entrena un solo obrero por turno.
engineers-ruling-14-3 = Una pieza en bruto se define mientras está boca arriba en tu zona, también como algo de lo que no queda nada.
engineers-ruling-14-5 = Si una pieza en bruto vuelve al equipo que la definió, es lo que era.
engineers-ruling-15-3 = La carta de una máquina que funcionó sale de la partida; las apartadas vuelven cuando faltan cartas, y después las construidas.
engineers-ruling-15-4 = Lo que nadie ha visto cuenta como aún por encontrar; lo inservible y las piezas sin definir no cuentan.
engineers-ruling-15-5 = Puedes preguntar siempre que tengas el resto; si lo que falta aún se puede encontrar, todos se enteran y la carta se queda, a la vista.
engineers-ruling-15-6 = Puedes pedir devolver las tres cartas sin tener el resto; se concede si a cada una le falta algo que ya nada puede cubrir.
engineers-ruling-16-1 = Solo el equipo que tiene el turno abre un trato, antes o entre sus acciones.
engineers-ruling-16-2 = Solo cambian de manos dinero y cosas boca arriba de las dos zonas, en el acto, y en ambas tiene que haber sitio.
engineers-ruling-16-4 = Las pujas son a la vista.
engineers-ruling-17-1 = El cuaderno se compra sin obrero y sin acción.
engineers-ruling-17-2 = El cuaderno tiene lo que tu equipo perdió de vista, con grado, ronda y casilla, y las casillas donde ha buscado; nadie más lo lee.
engineers-ruling-17-3 = Solo se compara cuando, en tu turno, un obrero tuyo está en la casilla.
engineers-ruling-17-4 = Sin cuaderno, el juego olvida por ti lo que pierdes de vista, y también por los equipos que maneja el juego.
engineers-ruling-18-1 = La ronda en que un equipo alcanza la meta se juega hasta el final, y ganan los que tienen más puntos.
engineers-ruling-18-2 = La partida termina también después de la última ronda acordada, y ganan los que tienen más puntos.
engineers-ruling-18-3 = Con los mismos puntos gana quien tiene más dinero; si no, la victoria se comparte.
engineers-ruling-18-4 = La meta recomendada es 150; entre dos también va bien 250.
engineers-ruling-19-1 = Las cosas boca abajo de una casilla se ven solo como un número.
engineers-ruling-19-2 = Los límites y cargas de los obreros los ve solo su equipo.
engineers-ruling-19-5 = No se puede deshacer más allá de una comparación con el cuaderno que mostró algo, ni de una respuesta sobre cartas.
engineers-ruling-20-1 = Las cosas no tienen más usos que los que dicen.
engineers-ruling-20-2 = Las cosas propias vienen con un juego propio, que es un archivo.
engineers-ruling-20-3 = La mesa reparte el dinero y las fichas y cuenta las acciones.
engineers-ruling-21-1 = Con la mesa abierta nada es secreto: lo que un equipo ha visto queda desde entonces boca arriba para todos, y no hay cuaderno ni cortina.

## Faults of the table in a saved game

engineers-snapshot-teams = equipos: { $found }, pero hacen falta { $expected }
engineers-snapshot-cards = cartas: { $found }, pero hacen falta { $expected }
engineers-snapshot-assemblies = números de conjuntos: { $found }, pero hacen falta { $expected }
engineers-snapshot-things = cosas: { $found }, pero una partida tiene { $most } como mucho
engineers-snapshot-maze = el patio no está hecho de cuatro piezas distintas del juego
engineers-snapshot-walls = falta una pared donde no había ninguna, o la lista de paredes no está en orden
engineers-snapshot-unseen = se han visto { $seen } objetos y { $unseen } no, pero juntos deben ser cien, los no vistos en el patio
engineers-snapshot-too-many = hay demasiadas cosas del tipo '{ $name }'
engineers-snapshot-qualities = hay demasiadas fichas de una calidad
engineers-snapshot-card = la carta de '{ $name }' no puede estar donde está
engineers-snapshot-assembly = el conjunto { $number } no puede existir
engineers-snapshot-thing = cosa { $number } ('{ $name }'): { $fault }
engineers-snapshot-team = equipo del asiento { $seat }: { $fault }
engineers-snapshot-state = el estado de la partida: { $fault }
engineers-snapshot-thing-kind = el juego no tiene ese tipo
engineers-snapshot-thing-definition = no puede estar definida así
engineers-snapshot-thing-condition = no puede tener esa calidad o esas marcas
engineers-snapshot-thing-place = no existe ese lugar
engineers-snapshot-thing-carriers = quienes la llevan no están a pie en una misma casilla
engineers-snapshot-thing-container = está guardada donde no cabe
engineers-snapshot-thing-open = está a la vista de un equipo, pero no boca abajo
engineers-snapshot-thing-tied = no puede estar atada así
engineers-snapshot-thing-joined = no está en el conjunto que nombra
engineers-snapshot-team-gate = no tiene puerta, o tiene la de otro equipo
engineers-snapshot-team-money = tiene más dinero del que puede tener
engineers-snapshot-team-built = no puede haber construido esas máquinas
engineers-snapshot-team-hand = no tiene tres cartas
engineers-snapshot-team-job = su trabajo no puede ser así
engineers-snapshot-team-worker = alguien del equipo está donde no puede, o tiene demasiadas marcas o acciones
engineers-snapshot-team-load = alguien del equipo lleva más de lo que puede
engineers-snapshot-team-truck = su camión no puede estar así
engineers-snapshot-team-aboard = su camión lleva demasiado
engineers-snapshot-team-room = su zona está demasiado llena
engineers-snapshot-team-notebook = su cuaderno no puede ser así
engineers-snapshot-state-set-up = la preparación no ha terminado
engineers-snapshot-state-order = el orden de turnos no tiene cada asiento una vez
engineers-snapshot-state-round = no existe esa ronda
engineers-snapshot-state-no-such-seat = no existe ese asiento
engineers-snapshot-state-gates = ha pasado algo más que la elección de puertas
engineers-snapshot-state-turn = un turno no puede estar así
engineers-snapshot-state-deal = este trato no puede estar abierto
engineers-snapshot-state-faults = esas cosas no pueden estar averiadas
engineers-snapshot-state-outcome = una partida no puede acabar así

## Lessons

# For each lesson its name and a sentence about it; for each step the instruction, one sentence, and the reason, at most two short sentences.
# Names have at most 30 letters, sentences about a lesson 60, instructions 92, reasons 140.
engineers-lesson-1 = Buscar en el patio
    .about = Acciones, cargas y lo que tu equipo tiene a la vista.
engineers-lesson-1-card = Tu carta: la tetera del patio, con un tanque, un tubo y algo eléctrico.
    .why = Esas piezas están en las cajas del patio. Cada uno de tus cuatro obreros tiene 6 acciones por turno.
engineers-lesson-1-go = Envía al obrero 1 a b2, a tres pasos de tu zona.
    .why = Un paso cuesta una acción y no atraviesa paredes. Un clic en la casilla toma el camino más corto.
engineers-lesson-1-search = Busca en b2 con el obrero 1: pulsa «Buscar».
    .why = Buscar cuesta una acción. Solo tu equipo ve lo que hay.
engineers-lesson-1-pick-up = Una bombona de gas, que es un tanque: recógela con el obrero 1, con un clic en b2.
    .why = Es gratis. Pero su carga es 1, así que el límite es 6 − 1 = 5 acciones, y 4 están gastadas.
engineers-lesson-1-second = Envía al obrero 2 a b1, en el camino de vuelta del obrero 1.
    .why = Elige antes al obrero 2. Tus obreros actúan en cualquier orden, una acción aquí y otra allá.
engineers-lesson-1-second-search = Busca en b1 con el obrero 2.
    .why = La búsqueda abarca solo esta casilla. Con una linterna frontal llegaría un paso más lejos.
engineers-lesson-1-third = ¡Un tubo de desagüe! El obrero 2 se queda. Envía al obrero 3 a d1.
    .why = Mientras alguien de tu equipo esté allí, tu equipo lo tiene a la vista.
engineers-lesson-1-third-search = Busca en d1 con el obrero 3.
    .why = En cuantas más casillas busques, más piezas tendrás para elegir.
engineers-lesson-1-leave = Un cubo no sirve para una tetera. Envía al obrero 3 a e1.
    .why = Nadie se queda con el cubo.
engineers-lesson-1-end = Termina tu turno.
    .why = Las acciones que sobran se pierden. Tu próximo turno trae otras nuevas.
engineers-lesson-1-watch = Turno de Ilo: uno de sus obreros entra en el patio.
    .why = Ves dónde están sus obreros y cuántas cosas lleva cada uno, pero no cuáles.
engineers-lesson-1-closed = Aún ves el tubo de desagüe, donde está el obrero 2. El cubo ya no está a la vista.
    .why = Quien lo quiera debe buscar otra vez en d1. En un cuaderno quedaría anotado.
engineers-lesson-1-back = Envía al obrero 1 a b1.
    .why = Es tu turno otra vez, con 6 acciones por obrero. Con la bombona en una mano, el obrero 1 solo tiene 5.
engineers-lesson-1-second-hand = Recoge el tubo de desagüe con el obrero 1: tiene libre la otra mano.
    .why = No hace falta otra búsqueda, porque el obrero 2 lo vigiló. El límite baja a 4, y 1 está gastada.
engineers-lesson-1-home = Lleva las dos cosas a tu zona, a c0.
    .why = Pulsa «A la zona» o haz clic en c0. Son dos pasos, y quedan tres acciones.
engineers-lesson-1-put-down = Deja las dos boca arriba en tu zona: haz clic en ellas, en las manos del obrero 1.
    .why = Boca arriba en tu zona son tuyas. Boca abajo puede llevárselas quien las encuentre.
engineers-lesson-1-over = Ya están el tanque y el tubo; solo falta algo eléctrico.
    .why = Cuando las tres piezas están en tu zona, se unen. La próxima lección lo muestra.

engineers-lesson-2 = Acciona el interruptor
    .about = Unir piezas, probar suerte, una avería y un repuesto.
engineers-lesson-2-parts = Bombona, tubo de desagüe y faro hacen una tetera. La radio se guarda como repuesto.
    .why = Para que sean una máquina hay que unirlas: dos uniones de 24 partes de trabajo cada una.
engineers-lesson-2-kit = Compra un juego de herramientas con el obrero 1, por 200 $ y una acción.
    .why = Pulsa «Tienda». Una acción hace una parte de trabajo; con las herramientas en la mano, dos.
engineers-lesson-2-link = Empieza a unir la bombona y el tubo de desagüe: haz clic en una y luego en el otro.
    .why = Es gratis. Tu equipo tiene un solo trabajo a la vez, y todos los obreros de tu zona pueden ayudar.
engineers-lesson-2-work = Trabaja hasta unirlos: haz clic en el trabajo, elige otro obrero y hazlo otra vez.
    .why = Un clic gasta todas las acciones de un obrero. El obrero 1 hace 2 con cada una; los demás, 1.
engineers-lesson-2-next = La siguiente unión: empieza a unir el faro a una de las dos piezas.
    .why = Haz clic en el faro y luego en la bombona o en el tubo. Tres piezas necesitan dos uniones.
engineers-lesson-2-rest = Sigue trabajando con las acciones que quedan y termina tu turno.
    .why = Lo hecho queda hecho mientras no empieces otra cosa ni muevas ninguna de las piezas.
engineers-lesson-2-watch = Ilo solo ha mirado en su turno. Ahora te toca otra vez a ti.
    .why = Él ve tu zona y tu trabajo, pero no tus cartas.
engineers-lesson-2-on = Trabaja hasta que el faro esté unido.
    .why = Tienes acciones nuevas para todos los obreros.
engineers-lesson-2-dial = Funciona con 14 o menos: 17, menos 1 por la C del tubo y menos 2 por la D del faro.
    .why = Una A suma 2 y una B no cambia nada. 14 de 20 son el 70 % del botón de la prueba.
engineers-lesson-2-test = Prueba la tetera: pulsa «Probar» y luego «Accionar».
    .why = Una prueba no cuesta acciones, pero termina tu turno.
engineers-lesson-2-stopped = ¡Un 15! Se para con un golpe seco. Sigue el turno de Ilo, que espera.
    .why = 14 de 20 no son más que siete de cada diez.
engineers-lesson-2-faulty = La tetera está averiada: no puedes probar otra vez justo estas tres piezas.
    .why = Antes hay que encontrar la avería o poner otra pieza. Hay un aparato de radio de grado A.
engineers-lesson-2-grinder = Elige al obrero 2 y cómprale una amoladora, por 60 $ y una acción.
    .why = Separar también lleva 24 partes de trabajo, y ella hace seis con cada acción.
engineers-lesson-2-detach = Empieza a separar el faro: arrástralo a un lugar libre de tu zona.
    .why = Así empieza el trabajo; se suelta cuando está hecho. Las otras dos piezas siguen unidas.
engineers-lesson-2-detaching = Sepáralo con el obrero 2, en cuatro acciones.
    .why = Así los demás guardan sus acciones para el aparato de radio.
engineers-lesson-2-radio = Empieza a unir el aparato de radio a las otras dos piezas.
    .why = Es eléctrico como el faro: vale cualquier pieza de la familia.
engineers-lesson-2-joining = Trabaja con los obreros 1, 3 y 4 hasta que esté unido.
    .why = 12 del obrero 1 con el juego de herramientas, y 6 de cada uno de los obreros 3 y 4.
engineers-lesson-2-better = Ahora funciona con 18 o menos: 17, más 2 por la A, menos 1 por la C.
    .why = Con otra pieza dentro, la máquina puede probarse enseguida, con avería o sin ella.
engineers-lesson-2-again = Acciona el interruptor otra vez.
    .why = Ahora solo fallaría con un 19 o un 20.
engineers-lesson-2-over = ¡Un 9: funciona! La carta da 35 puntos, y tienes tres cartas nuevas.
    .why = Tus otras dos cartas se han apartado. La prueba ha bajado un grado a cada pieza: ahora C, D y B.

engineers-lesson-3 = Encontrar la avería
    .about = La misma tetera, pero sin repuesto.
engineers-lesson-3-faulty = Tu tetera está averiada y no hay repuesto: encuentra la avería.
    .why = La carta ya está boca arriba. Encontrada la avería, la máquina puede probarse otra vez.
engineers-lesson-3-debug = Busca la avería con los obreros 1, 2 y 3, con todas sus acciones.
    .why = Haz clic en la máquina con cada uno. Una acción hace una parte de trabajo; con un multímetro, tres.
engineers-lesson-3-value = Son 18 partes de trabajo: con 4 o menos en el dado encontrarás la avería.
    .why = Un quinto del trabajo más 2: 20 / 5 = 4. Solo cuenta el trabajo de este turno.
engineers-lesson-3-end = Termina tu turno, y se tira el dado.
    .why = Hay una sola tirada, después de todo lo demás.
engineers-lesson-3-watch = Un 3: ¡la avería está encontrada! Sigue el turno de Ilo: espera.
    .why = Con un 5 habría que empezar de nuevo en el próximo turno. Un repuesto suele ser más rápido.
engineers-lesson-3-test = Acciona el interruptor otra vez: aún funciona con 14 o menos.
    .why = Encontrar la avería no mejora las piezas.
engineers-lesson-3-over = Un 9: funciona, y son 35 puntos y tres cartas nuevas. Pero el faro, una D, es inservible.
    .why = La prueba le ha costado un grado a cada pieza. Por buenos grados vale la pena buscar más.

engineers-lesson-4 = Demasiado pesado para uno
    .about = Llevar entre varios, pasar cosas y hacer sitio.
engineers-lesson-4-engine = Tres obreros están en b2 junto a un motor de auto: carga 6, y necesita cuatro manos.
    .why = Un obrero tiene dos manos y un límite de 6. Nadie puede levantarlo solo.
engineers-lesson-4-two = Recógelo con los obreros 1 y 2 juntos: haz clic en b2 y elige también al obrero 2.
    .why = Se reparten la carga y las manos: 3 y 2 cada uno. Sus límites bajan de 6 a 3.
engineers-lesson-4-three = Haz que el obrero 3 ayude a llevar: arrastra el motor sobre el obrero 3.
    .why = Entre tres, la carga es 2: entonces cada uno tiene un límite de 4.
engineers-lesson-4-home = Lleva el motor a tu zona: pulsa «A la zona» o haz clic en c0.
    .why = Van juntos, y cada paso le cuesta una acción a cada uno.
engineers-lesson-4-put-down = Deja el motor boca arriba en tu zona: haz clic en él en las manos del obrero 1.
    .why = Así hay cinco cosas y el camión estacionado, que ocupa cinco lugares: 10 de 10.
engineers-lesson-4-end = Termina tu turno.
    .why = La próxima pieza la tiene el obrero 4, que ha gastado sus acciones. El próximo turno trae más.
engineers-lesson-4-watch = Ilo solo ha mirado en su turno. Ahora te toca otra vez a ti.
    .why = Vio a tres obreros con una sola carga, pero no cuál era hasta que la dejaron en tu zona.
engineers-lesson-4-rope = El obrero 4 tiene una cuerda para tu dirigible, a ocho pasos de tu zona.
    .why = Con la cuerda el límite es 5, y el camino pide ocho acciones. Pero las cargas pueden cambiar de manos.
engineers-lesson-4-bring = Envía al obrero 4 a b2.
    .why = Son cinco pasos, todas las acciones que tiene el obrero 4 con la cuerda.
engineers-lesson-4-meet = Envía también al obrero 2 a b2.
    .why = Tras tres pasos con las manos vacías quedan tres de seis acciones.
engineers-lesson-4-hand-over = Pasa la cuerda: arrástrala sobre el obrero 2.
    .why = Pasar cosas es gratis. Pero con la cuerda el límite del obrero 2 será 5: le quedarán dos acciones.
engineers-lesson-4-on = Envía al obrero 2 a c1.
    .why = Gasta las dos acciones, y aún faltará un paso.
engineers-lesson-4-fetch = Envía al obrero 3 a c1.
    .why = Está a un paso de tu zona.
engineers-lesson-4-once-more = Pasa la cuerda al obrero 3.
    .why = La chatarra puede pasar de mano en mano sin límite en un turno.
engineers-lesson-4-back = Envía al obrero 3 a tu zona, a c0.
    .why = Con eso la cuerda avanza ocho pasos en un solo turno.
engineers-lesson-4-full = Tu zona está llena. Elige al obrero 1 y haz clic en el camión: el obrero 1 sube.
    .why = Subir es gratis, con las manos vacías. Estacionado, el camión ocupa la mitad de la zona.
engineers-lesson-4-wheel = Haz que el obrero 1 tome el volante: haz otro clic en el camión.
    .why = Con alguien al volante el camión no está estacionado: hay sitio para cinco cosas.
engineers-lesson-4-room = Elige al obrero 3 y deja la cuerda boca arriba: haz clic en ella en sus manos.
    .why = Así estarán en tu zona las seis piezas del dirigible.
engineers-lesson-4-roll = Termina tu turno.
    .why = El camión se estaciona al final del turno. Necesita cinco lugares y solo halla cuatro: seguirá solo.
engineers-lesson-4-over = El camión no tenía sitio y ha seguido hasta d0, con el obrero 1 a bordo.
    .why = Volverá cuando haya sitio: un dirigible ya unido sigue contando seis.

# Why something has to wait; the instruction of the step stands above it.
engineers-lessons-later = Eso puede esperar.
# $workers are the numbers of those whom the step asks for what another one was about to do; $count is how many they are.
engineers-lessons-other-workers = Eso le toca { $count ->
    [one] al obrero
   *[other] a los obreros
} { $workers }.
engineers-lessons-over = Esta lección está terminada.
engineers-lessons-read-first = Lee esto primero y sigue después.
engineers-lessons-others-first = Un momento: primero tiene que elegir Ilo.

## Errores de las partidas guardadas
# $place es "la mesa", "cosa 12", "equipo Orange" o donde está una acción; $name y $colour como en el archivo: oil_drum, Orange.

engineers-text-no-kind = { $place }: este juego no tiene la herramienta ni el objeto '{ $name }'
engineers-text-no-machine = { $place }: este juego no tiene la máquina '{ $name }'
engineers-text-no-tile = { $place }: este juego no tiene la pieza del patio '{ $name }'
engineers-text-no-worker = { $place }: los obreros son del 1 al 4, no { $number }
engineers-text-no-thing = { $place }: no ha aparecido ninguna cosa { $number }
engineers-text-twice = { $place }: '{ $name }' figura dos veces
engineers-text-too-long = { $place }: una lista es demasiado larga
engineers-text-teams = los equipos deben nombrar cada asiento una vez, en orden, con sus obreros del 1 al 4
engineers-text-things = las cosas deben figurar por sus números, desde 0
engineers-text-no-card = la carta '{ $name }' no está en ningún sitio
engineers-text-thing = cosa { $number } ({ $name }): { $fault }
engineers-text-team = equipo { $colour }: { $fault }
engineers-text-place-thing = cosa { $number }
engineers-text-place-team = equipo { $colour }

## Errores de los juegos de datos y de los nombres de casillas

engineers-data-unreadable = el juego de datos no se puede leer: { $error }
engineers-data-place-name = '{ $name }' no es el nombre de ninguna casilla, puerta ni pared
engineers-data-name = '{ $name }': un nombre tiene minúsculas, cifras y guiones bajos, y aparece una sola vez
engineers-data-title = '{ $name }' no tiene título, o es demasiado largo
engineers-data-tools = debe haber { $needed } herramientas; hay { $found }
engineers-data-objects = debe haber { $needed } objetos; hay { $found }
engineers-data-qualities = debe haber { $needed } fichas de calidad; hay { $found }
engineers-data-machines = debe haber de 12 a 100 máquinas; hay { $found }
engineers-data-tiles = debe haber { $needed } piezas del patio; hay { $found }
engineers-data-scrap = un precio de chatarra pasa de 1000 $
engineers-data-kind-number = '{ $name }': la cantidad, el precio, la carga o las manos están fuera de los límites
engineers-data-not-its-class = '{ $name }': solo la chatarra tiene familias, y solo las herramientas y ayudas tienen efectos
engineers-data-blank = '{ $name }': una pieza en bruto tiene carga 2 y necesita una mano
engineers-data-effects = '{ $name }' no tiene efectos, tiene demasiados, dos iguales o uno con un número fuera de los límites
engineers-data-place = '{ $name }': entrenar y asegurar las pruebas valen en la zona, los demás efectos en la mano
engineers-data-once = '{ $name }' no puede salir del juego al usarse, porque uno de sus efectos vale siempre
engineers-data-needs = la máquina '{ $name }' debe necesitar de 3 a 6 piezas
engineers-data-need-unknown = la máquina '{ $machine }' necesita '{ $need }', y ninguna chatarra se llama así
engineers-data-needs-not-met = con los objetos no se puede construir entera la máquina '{ $name }'
engineers-data-points = la máquina '{ $name }' debe dar de 20 a 80 puntos
engineers-data-not-needed = ninguna máquina necesita '{ $name }'
engineers-data-maze-faces = la pieza del patio '{ $tile }' debe tener dos caras
engineers-data-maze-size = pieza del patio '{ $tile }', cara { $face }: el dibujo debe tener 11 filas de 11 signos
engineers-data-maze-sign = pieza del patio '{ $tile }', cara { $face }: hay un signo fuera de lugar: '{ $sign }'
engineers-data-maze-exits = pieza del patio '{ $tile }', cara { $face }: cada borde debe estar abierto en el centro y en ningún otro sitio
engineers-data-maze-parts = la pieza del patio '{ $tile }', cara { $face }, tiene casillas a las que no llega ningún camino

## Reports on simulated games

engineers-report-use-walk = andar con las manos vacías
engineers-report-use-carry = andar con una carga
engineers-report-use-search = buscar
engineers-report-use-join = unir
engineers-report-use-detach = separar
engineers-report-use-debug = buscar averías
engineers-report-use-shop = comprar y vender
engineers-report-use-truck = conducir y cargar
engineers-report-use-improve = entrenar, reparar, mejorar y derribar paredes
engineers-report-use-idle = sin usar
engineers-report-count-search = búsquedas
engineers-report-count-object-found = objetos que aparecieron
engineers-report-count-pick-up = cosas recogidas
engineers-report-count-shared-pick-up = cosas recogidas entre varios
engineers-report-count-hand-over = cosas pasadas a otro
engineers-report-count-packed = cosas metidas en recipientes
engineers-report-count-tool-bought = herramientas compradas
engineers-report-count-tool-sold = herramientas vendidas
engineers-report-count-scrap-sold = objetos vendidos como chatarra
engineers-report-count-discarded = cosas descartadas
engineers-report-count-drive = acciones de conducir
engineers-report-count-loaded = cosas cargadas
engineers-report-count-rolled-on = camiones que siguieron rodando
engineers-report-count-wall-down = paredes derribadas
engineers-report-count-joined = uniones
engineers-report-count-detached = componentes separados
engineers-report-count-job-lost = trabajos perdidos
engineers-report-count-test = pruebas
engineers-report-count-test-worked = pruebas con éxito
engineers-report-count-malfunction = desastres
engineers-report-count-fault-by-roll = averías halladas con una tirada
engineers-report-count-fault-by-spare = máquinas probadas de nuevo con un recambio
engineers-report-count-broken = componentes que se rompieron
engineers-report-count-mended = marcas de daño quitadas
engineers-report-count-improved = componentes mejorados en un grado
engineers-report-count-trained = marcas ganadas entrenando
engineers-report-count-defined = piezas en bruto definidas
engineers-report-count-hand-in-asked = peticiones de devolver cartas
engineers-report-count-hand-in-granted = de ellas concedidas
engineers-report-count-offer = ofertas
engineers-report-count-exchange = tratos
engineers-report-count-auction = subastas
engineers-report-count-auction-sale = de ellas con venta
engineers-report-count-notebook-bought = cuadernos comprados
engineers-report-count-struck-out = entradas tachadas
engineers-happening-wall-down = se derribó una pared (4.5)
engineers-happening-carried-by-three = tres o cuatro llevaron una cosa (5.5)
engineers-happening-stepped-together = quienes cargaban una cosa caminaron a la vez (5.6)
engineers-happening-share-taken = un obrero ayudó con una carga (5.7)
engineers-happening-share-left = un obrero soltó su parte de una carga (5.7)
engineers-happening-relayed = una cosa pasó de mano en mano (5.8)
engineers-happening-packed-two = un recipiente tuvo dos cosas o más (5.12)
engineers-happening-scan-wider = una búsqueda abarcó más de una casilla (6.1)
engineers-happening-found-nothing = una búsqueda no mostró nada nuevo (6.1)
engineers-happening-closed-without-notebook = un equipo sin cuaderno perdió cosas de vista (6.4)
engineers-happening-zone-full = una zona estuvo llena (7.2)
engineers-happening-discarded = se descartó una cosa (7.4)
engineers-happening-shop-elsewhere = un equipo usó la tienda de otra puerta (8.1)
engineers-happening-tool-sold = se vendió una herramienta (8.3)
engineers-happening-scrap-sold = se vendió chatarra (8.4)
engineers-happening-assembly-sold = se vendió un conjunto entero (8.4)
engineers-happening-sold-out = se agotó una herramienta (8.5)
engineers-happening-drove = un camión circuló (9.4)
engineers-happening-passenger-charged = un pasajero pagó una acción (9.5)
engineers-happening-rolled-on = un camión siguió rodando solo (9.8)
engineers-happening-loaded = se cargó una cosa en un camión (9.9)
engineers-happening-loaded-together = varios compartieron el trabajo de cargar (9.9)
engineers-happening-detached = se separó un componente (10.2)
engineers-happening-job-lost = se perdió un trabajo (10.4)
engineers-happening-steadied = una cosa ayudó en una prueba (11.5)
engineers-happening-used-up = se gastó una cosa en una prueba (11.5)
engineers-happening-tested-broken = se probó una máquina con un componente inservible (11.5)
engineers-happening-malfunction = una prueba acabó en desastre (11.6)
engineers-happening-broken = se rompió un componente (11.8)
engineers-happening-fault-found = una tirada halló una avería (12.3)
engineers-happening-fault-by-spare = se probó de nuevo una máquina con un recambio (12.5)
engineers-happening-failed-again = una máquina falló de nuevo (12.6)
engineers-happening-mended = se reparó un componente (12.7)
engineers-happening-improved = se mejoró un componente (12.8)
engineers-happening-trained = un obrero entrenó (13.2)
engineers-happening-defined = se definió una pieza en bruto (14.3)
engineers-happening-blank-again = una pieza definida volvió a estar sin definir para otro equipo (14.5)
engineers-happening-cards-again = se repartieron de nuevo cartas apartadas (15.3)
engineers-happening-hand-in-granted = se devolvió una carta (15.4)
engineers-happening-hand-in-refused = no se pudo devolver una carta (15.5)
engineers-happening-all-handed-in = se devolvieron las tres cartas (15.6)
engineers-happening-deal-made = se cerró un trato (16.3)
engineers-happening-counter-offer = se respondió una oferta con otra (16.3)
engineers-happening-auction-sale = una subasta acabó en venta (16.4)
engineers-happening-auction-idle = nadie pujó en una subasta (16.4)
engineers-happening-out-by-rule = a un equipo le faltó dinero o sitio en una subasta (16.4)
engineers-happening-notebook-bought = se compró un cuaderno (17.1)
engineers-happening-opened-by-notebook = un cuaderno mostró cosas sin buscar (17.3)
engineers-happening-struck-out = se tachó una entrada (17.3)
engineers-happening-overtaken = el primer equipo en la meta no ganó solo (18.1)
engineers-happening-round-limit = el límite de rondas acabó una partida (18.2)
engineers-happening-tie-by-money = el dinero decidió un empate a puntos (18.3)
engineers-happening-shared-victory = se compartió una victoria (18.3)
engineers-report-games = { $count ->
    [one] { $count } partida de { $players } hasta { $target } puntos en { $seconds } s: { $speed } partidas/s
   *[other] { $count } partidas de { $players } hasta { $target } puntos en { $seconds } s: { $speed } partidas/s
}
engineers-report-place = puesto { $place } en el orden de turnos
engineers-report-target-met = se llegó a la meta en { $share } de las partidas (95 %: { $interval })
engineers-report-leader = quien iba en cabeza a mitad de las rondas ganó el { $share } (95 %: { $interval })
engineers-report-first-tests = primeras pruebas con éxito: { $share } (95 %: { $interval })
engineers-report-ending-target = la meta
engineers-report-ending-round-limit = el límite de rondas
engineers-report-uses = acciones de los obreros
engineers-report-column-per-turn = por turno
engineers-report-counts = sucesos
engineers-report-column-per-game = por partida
engineers-report-tests = primeras pruebas por componentes
engineers-report-column-tests = pruebas
engineers-report-column-worked = con éxito
engineers-report-kinds = herramientas y ayudas
engineers-report-column-appeared = compradas o halladas
engineers-report-column-games = partidas con ella
engineers-report-machines = máquinas
engineers-report-column-built = construidas
engineers-report-column-tested = probadas
engineers-report-components = { $count } componentes

## The yard and a construction zone in the window

# The yard for screen readers, and the truck of a team.
engineers-yard = patio
engineers-yard-truck = camión de { $name }
# A square for screen readers: its name, what lies there and who stands there, in a list. $contents are messages below and names.
engineers-yard-square = { $square }: { $contents }
engineers-yard-lying = { $things } boca abajo
engineers-yard-open = a la vista: { $things }
engineers-yard-noted = en el cuaderno desde la ronda { $round }: { $thing }
engineers-yard-gone = ya no está: { $thing }
# $things is a counted number of things.
engineers-yard-carries = { $name } con { $things }
# Marks in the yard, each beside its picture: short.
engineers-legend = En el patio
engineers-legend-face-down = boca abajo, cuántas
engineers-legend-open = ahora a la vista
engineers-legend-noted = en tu cuaderno
engineers-legend-gone = ya no está
engineers-legend-carried = lleva 2 cosas
# A construction zone: heading, room, job. $taken of $room places are taken, $done of $all units of work are done.
engineers-zone = Zona { $square }
engineers-zone-room = { $taken } de { $room }
engineers-zone-truck = camión estacionado
engineers-zone-no-job = Sin trabajo
# En el turno en que se depura una máquina: la tirada al final.
engineers-zone-fault = Fallo: se halla con { $value } o menos, { $percent } %
engineers-zone-join = Unir
engineers-zone-detach = Separar
engineers-zone-debug = Buscar la avería
engineers-zone-job-done = { $done } de { $all }
# What is joined and what is taken off, as grammatical objects.
engineers-zone-joining = { $first } a { $second }
engineers-zone-detaching = { $thing }
engineers-zone-workbench = Banco
# Gates that can be taken: the mean way to a square as a number, beside the gate; the gate for screen readers; the list of them.
engineers-yard-mean-way = { $steps }
engineers-yard-gate = puerta { $square }: { $steps } pasos de media hasta una casilla
engineers-zone-gates = Puertas libres
engineers-zone-gates-note = El número junto a una puerta dice cuántos pasos hay de media desde ella hasta una casilla del patio. Si es bajo, ahorra acciones toda la partida.

## La partida en la ventana: avisos sobre el escenario

engineers-cover = Engineers at Play
    .short = Engineers
    .credit = según un diseño para Junkyard Wars
    .sentence = Busca chatarra en el patio, construye con ella una máquina y acciona el interruptor.
engineers-settings-no-offers = El ordenador no hace ofertas a personas
engineers-carries-nothing = Este obrero no lleva nada.
engineers-no-order = Ningún obrero tiene una orden pendiente.
engineers-orders-wait = Las órdenes siguen en tu próximo turno.
engineers-prompt-only = { $name } ya no puede pujar
engineers-prompt-only-rest = eso ocurre solo
engineers-prompt-gate = { $name } toma una puerta
engineers-prompt-gate-rest = elige una libre: la casilla de delante será tu zona
engineers-prompt-worker = A { $who } le quedan { $actions }
engineers-prompt-worker-rest = pulsa una casilla, una cosa o el trabajo
# About the truck: the chosen worker is aboard, drives, or rides; $who is the driver.
engineers-prompt-aboard = en el camión: púlsalo para tomar el volante
engineers-prompt-at-wheel = al volante: pulsa una casilla del camino
engineers-prompt-passenger = en el camión; conduce { $who }
engineers-prompt-driver = { $who } sigue al volante
engineers-prompt-orders = hay órdenes pendientes: continúa
engineers-prompt-notebook = un cuaderno cuesta { $price }, solo en este turno
engineers-prompt-next-worker = elige a otro obrero
engineers-prompt-all-spent = todos los obreros han terminado: termina el turno
engineers-prompt-all-spent-or-test = todos los obreros han terminado: prueba una máquina o termina el turno
# Why the game ends with the round.
engineers-prompt-last-turn = último turno: { $name } tiene { $points }
engineers-prompt-last-turn-rounds = último turno: esta ronda es la última
engineers-prompt-not-possible = No es posible
engineers-prompt-shop = { $name } está en la tienda
engineers-prompt-shop-rest = comprar o vender una cosa cuesta una acción
engineers-prompt-deal = { $name } hace una oferta
engineers-prompt-deal-rest = elige cosas de las dos zonas y dinero
engineers-prompt-auction = { $name } subasta { $thing }
engineers-prompt-auction-rest = elige el precio mínimo
engineers-prompt-blank = { $name } define { $thing }
engineers-prompt-blank-rest = elige una clase de chatarra, de una vez por todas
engineers-prompt-tests = { $name } acciona el interruptor
engineers-prompt-tests-rest = elige qué se prueba; eso termina el turno
engineers-prompt-hand-in = { $name } devuelve cartas
engineers-prompt-hand-in-rest = una carta se enseña a todos y se aparta si ya no se puede encontrar nada para ella
engineers-prompt-sharers = Varios obreros llevan { $thing }
engineers-prompt-sharers-rest = elige de dos a cuatro obreros de esta casilla
engineers-prompt-offer = { $name }: { $from } ofrece un trato
engineers-prompt-terms = { $given } por { $wanted }
engineers-prompt-bid = { $name } puja por { $thing }
engineers-prompt-highest = { $name } puja { $bid }; la siguiente puja es de al menos { $least }
engineers-prompt-first-bid = la primera puja es de al menos { $least }
engineers-prompt-test = { $name } prueba { $machine }
engineers-prompt-works = un { $roll }: funciona, { $points }
engineers-prompt-fails = un { $roll }: se para; hay que encontrar la avería
engineers-prompt-flies-apart = un 20: todo sale volando y cada componente queda dañado
engineers-prompt-debug-roll = { $name } busca la avería
engineers-prompt-debug-rest = hace falta { $value } o menos
engineers-prompt-rolled-on = El camión de { $name } sigue rodando
engineers-prompt-rolled-on-rest = ahí no puede quedarse
engineers-prompt-handed-in = { $name } enseña { $machines }
engineers-prompt-granted = no queda nada por encontrar: se aparta
engineers-prompt-not-granted = aún queda algo por encontrar: se queda, a la vista
engineers-prompt-exchange = { $name } y { $partner } han hecho un trato
engineers-prompt-sold = { $name } se queda con { $thing } por { $price }
engineers-prompt-no-bid = Nadie puja por { $thing }
engineers-prompt-refused = { $name } dice que no
engineers-prompt-ends-turn = { $name } termina el turno

## Órdenes y lo que costarían

engineers-order-go = ir a { $square }
engineers-order-go-look = ir a { $square } y buscar allí
engineers-order-go-search = ir a { $square } y buscar por el camino
engineers-order-fetch = traer { $thing }
engineers-order-carry-home = llevar todo a la zona
engineers-order-work = trabajar hasta terminar el trabajo
engineers-order-debug = buscar la avería: { $thing }
engineers-order-train = entrenar: { $thing }
engineers-preview-turns = { $count ->
    [one] { $actions }, en el próximo turno
   *[other] { $actions }, en { $count } turnos
}
engineers-preview-too-heavy = demasiado peso: no quedaría ninguna acción
engineers-preview-too-heavy-alone = demasiado peso para uno, sin acciones: varios pueden llevarlo juntos
# $count is at least 2.
engineers-preview-stack = { $count } cosas aquí: el botón derecho o una pulsación larga muestra la siguiente
# Of a thing that a click would fetch.
engineers-preview-walk = el botón derecho o una pulsación larga solo lleva allí
# Of a truck that stands in its zone.
engineers-preview-truck-load = su carga se descarga en el banco de trabajo
# $cost is the cost of an order, $why a reason why it will fail in the end.
engineers-preview-but = { $cost }, pero { $why }
engineers-preview-work = de { $done } a { $after } de { $all }

## Teclas

engineers-key-first = Primer obrero
engineers-key-second = Segundo obrero
engineers-key-third = Tercer obrero
engineers-key-fourth = Cuarto obrero
engineers-key-search = Buscar
engineers-key-work = Trabajar hasta terminar
engineers-key-carry-home = Llevar a la zona
engineers-key-carry-on = Seguir con todas las órdenes
engineers-key-search-on-way = Buscar al final de un camino, por el camino o nada
engineers-key-put-down = Soltar; descargar en la zona
engineers-key-shop = Tienda
engineers-key-trade = Comerciar
engineers-key-test = Probar
engineers-key-hand-in = Devolver una carta
engineers-key-workbench = Banco de trabajo
engineers-key-truck = Camión: cargar, subir o bajar
engineers-key-wheel = Tomar o dejar el volante
engineers-key-accept = Aceptar o pujar
engineers-key-decline = Rechazar o no pujar
engineers-key-notebook = Comprar el cuaderno
engineers-key-end-turn = Terminar turno
engineers-keys-leave = volver
engineers-keys-go = ir
engineers-keys-fetch = traer
engineers-keys-do = hacerlo
engineers-keys-take = coger
engineers-keys-put-down = soltar
engineers-keys-put-back = devolver
engineers-keys-next-place = siguiente sitio
engineers-keys-carry-on = seguir
engineers-keys-search = buscar
engineers-keys-way-search-end = buscar allí
engineers-keys-way-search-all = buscar por el camino
engineers-keys-way-search-never = no buscar
engineers-keys-work = trabajar
engineers-keys-carry-home = llevar a la zona
engineers-keys-load = cargar
engineers-keys-unload = descargar
engineers-keys-next-worker = obrero siguiente
engineers-keys-end-turn = terminar el turno
engineers-keys-accept = sí
engineers-keys-decline = no
engineers-keys-bid = pujar
engineers-keys-stay-out = no pujar

## Subtítulos de los sonidos

engineers-caption-taken-in-hand = metal que roza al levantarse
engineers-caption-put-back = metal que vuelve a su sitio
engineers-caption-gate = una puerta se abre traqueteando
engineers-caption-step = pasos en la grava
engineers-caption-search = una tapa de lata se abre y cae
engineers-caption-found = dos notas ascendentes
engineers-caption-struck-out = un lápiz tacha
engineers-caption-wall-down = tres golpes, una pared se derrumba
engineers-caption-lifted = algo se levanta
engineers-caption-laid = algo se deja en el suelo
engineers-caption-packed = un golpe sordo
engineers-caption-till = suena una caja registradora
engineers-caption-door = se cierra la puerta del camión
engineers-caption-truck = un camión avanza
engineers-caption-horn = una bocina y un camión que sigue
engineers-caption-job-begun = se sujetan dos piezas
engineers-caption-ratchet = una carraca suena
engineers-caption-job-lost = caen las mordazas
engineers-caption-link = un golpe y chispas
engineers-caption-debugging = alguien golpea y escucha
engineers-caption-nut = una tuerca rueda sobre acero
engineers-caption-fault-found = tres notas ascendentes
engineers-caption-trained = jadeos y un tono que sube
engineers-caption-repaired = una lima raspa
engineers-caption-switch = un chasquido fuerte, zumba la corriente
engineers-caption-component-up = una pieza arranca, una nota más alta
engineers-caption-component = una pieza arranca
engineers-caption-component-down = una pieza tose, una nota más baja
engineers-caption-works = metales y botellas: funciona
engineers-caption-acts = un soplo y un traqueteo por la mesa
engineers-caption-fails = un golpe y un silbido
engineers-caption-boom = retumba un bidón
engineers-caption-card = una carta se da la vuelta
engineers-caption-offer = un golpe y un tono que sube
engineers-caption-declined = golpe sordo
engineers-caption-exchange = cosas que se deslizan, monedas que suenan
engineers-caption-bid = suena una campana
engineers-caption-hammer = cae un martillo
engineers-caption-target = una campana suena dos veces

## Consejos y motivos de los jugadores del ordenador

engineers-would = Alguien fuerte elegiría: { $choice }.
engineers-did = { $what }.
engineers-did-end = { $name } terminó el turno.
engineers-why-random = Se eligió al azar.
engineers-why-gate = Desde ahí el patio queda cerca.
engineers-why-walk = Por ahí está el siguiente trabajo de este obrero.
engineers-why-carry = La carga debe llegar a la zona antes de unirla.
engineers-why-search-new = Ahí aún no ha mirado nadie.
engineers-why-search = Ahí hay algo que no se conoce.
engineers-why-take-down-wall = El camino por la pared es más corto.
engineers-why-together = Es demasiado para uno: lo cargan { $count }.
engineers-why-needed = Una carta necesita algo así.
engineers-why-take-tool = Ayuda en el trabajo de este turno.
engineers-why-take = Vale la pena llevarlo.
engineers-why-lay = Solo lo que está a la vista en la zona se puede unir.
engineers-why-free-hands = Así tiene las manos libres para otra cosa.
engineers-why-drop = Solo cuesta acciones.
engineers-why-relay = Quien aún tiene acciones lo lleva más lejos.
engineers-why-pack = En un recipiente pesa menos.
engineers-why-drive = El camión hace sitio y lleva más que las manos.
engineers-why-get-out = Hay trabajo a pie.
engineers-why-load = El camión lo lleva por menos acciones.
engineers-why-work = Faltan { $left } del trabajo, y una acción cuenta { $each }.
engineers-why-join = La máquina de una carta necesita esta unión.
engineers-why-detach = Ese componente no es de la máquina.
engineers-why-debug = Una máquina averiada no se puede probar otra vez.
engineers-why-train = Un marcador dura toda la partida.
engineers-why-repair = Una nota mejor hace más segura la prueba.
engineers-why-buy = Por { $price } ahorra muchas acciones.
engineers-why-sell = Ninguna carta lo necesita y la zona necesita sitio.
engineers-why-define = A una carta le falta una pieza así.
engineers-why-notebook = Lo que se cierra queda anotado.
engineers-why-test = Funciona hasta un { $value } de 20, por { $points }.
engineers-why-hand-in = Lo que le falta a la carta casi no se puede encontrar.
engineers-why-offer = Aquí vale más que allí.
engineers-why-accept = Lo que entra vale más de lo que cuesta.
engineers-why-decline = Cuesta más de lo que vale.
engineers-why-end = Ya nada merece una acción en este turno.

## Progreso en las lecciones

engineers-fault-learned = tu progreso en las lecciones no se guarda: { $why }
engineers-fault-learned-set-aside = el archivo con tu progreso en las lecciones no se puede leer: ahora se llama { $file } y se empieza uno nuevo
engineers-fault-headline-learned = Lecciones
engineers-fault-advice-learned = La partida sigue.

engineers-coach-all-done = Ya están las { $count } lecciones. Ahora, una partida corta de verdad contra Ilo.

## Ofertas

# Lo que da un equipo, y lo que ha recibido una vez hecho el trato: los bienes están debajo.
engineers-deal-gives = { $name } da
engineers-deal-gets = { $name } recibe
engineers-deal-with = Una oferta a { $name }
# Lo que hace pulsar una cosa: entra en el trato, o sale de él. La cosa es complemento directo.
engineers-deal-put-in = { $name } da { $thing }
engineers-deal-take-out = { $name } se queda con { $thing }
engineers-deal-money = Dinero que da { $name }
engineers-deal-less = { $name } da { $step } menos
engineers-deal-more = { $name } da { $step } más
engineers-deal-pays-nothing = no hay dinero en el trato
engineers-deal-pays-all = el equipo no tiene más dinero
engineers-deal-of-purse = de { $money }
engineers-deal-has-now = ahora { $money } en total
engineers-deal-room-after = Zona después: { $taken } de { $room }
engineers-deal-number = Oferta { $number } de { $most } en este turno
engineers-deal-is-counter = Otra oferta: la respuesta es solo sí o no
engineers-deal-decides = { $name } decide
engineers-deal-made = Trato hecho
engineers-deal-send = Hacer la oferta
engineers-deal-send-counter = Ofrecer esto a cambio
engineers-deal-yes = Sí
engineers-deal-no = No
engineers-deal-other = Otra oferta
engineers-deal-auction = Subastar
engineers-deal-auction-one = elige una cosa de tu zona, sin dinero y sin nada a cambio

## Subastas

engineers-auction-sells = { $name } subasta
engineers-auction-choose = Otra cosa de la zona:
engineers-auction-lowest = Precio mínimo
engineers-auction-any-price = ya es 0
engineers-auction-richest = los demás tienen { $money } como máximo
engineers-auction-bid-name = Puja
engineers-auction-bid-of = Puja de { $name }
engineers-auction-waits = { $name } puja o no puja más
engineers-auction-less = { $step } menos
engineers-auction-more = { $step } más
engineers-auction-begin = Empezar la subasta
engineers-auction-bid = Pujar { $price }
engineers-auction-stay-out = No pujar
engineers-auction-has = tiene { $money }
engineers-auction-sold = { $name } se lo lleva por { $price }
engineers-auction-no-bid = Nadie puja: { $name } se lo queda
engineers-paddle-waits = espera
engineers-paddle-bids = puja ahora
engineers-paddle-highest = puja más alta
engineers-paddle-out = ya no puja
engineers-paddle-buyer = paga y se lo lleva

## Pantalla de la mesa

engineers-top-of-rounds = de { $rounds }
# Of the round whose number stands before it.
engineers-top-last-round = la última
engineers-top-target = se juega a { $count }
engineers-top-lesson = Una lección no se guarda como partida
engineers-top-worker = { $name } en { $square }, quedan { $actions }
engineers-top-worker-seen = { $name } en { $square }
engineers-curtain-why = Lo que sabe y lleva el siguiente equipo es solo para sus ojos.
engineers-curtain-turn-over = El turno ha terminado
engineers-curtain-after-turn = Las cartas, las cargas y las notas vuelven a estar ocultas.
engineers-curtain-deal = Hay un trato abierto
engineers-curtain-after-offer = Todos pueden mirar: la pantalla solo muestra lo que todos pueden ver.
engineers-ask-end-turn = ¿Terminar el turno?
engineers-ask-end-turn-text = { $count ->
        [one] Un obrero aún no ha hecho nada y le { $actions ->
            [one] queda una acción.
           *[other] quedan { $actions } acciones.
        }
       *[other] { $count } obreros aún no han hecho nada y les quedan { $actions } acciones.
    }
engineers-ask-end-turn-yes = Terminar turno
engineers-ask-discard = ¿Descartar { $thing }?
engineers-ask-discard-text = Quedará boca abajo en esa casilla, para todos.
engineers-ask-discard-yes = Descartar
engineers-ask-sell = ¿Vender { $thing }?
engineers-ask-sell-text = El conjunto se vende entero, por { $price }. Vender cuesta una acción.
# Cards of the team for which the assembly is the machine, or a beginning of it.
engineers-ask-sell-needed = { $count ->
    [one] Tu carta { $machines } lo necesita.
   *[other] Tus cartas { $machines } lo necesitan.
}
engineers-ask-sell-job = Se pierde el trabajo empezado en él.
engineers-ask-sell-yes = Vender
engineers-ask-new-job = ¿Empezar otro trabajo?
engineers-ask-new-job-text = Se pierde lo hecho en el actual: { $done } de { $all }.
engineers-ask-new-job-yes = Empezar
engineers-ask-hand-in-all = ¿Mostrar las tres cartas?
engineers-ask-hand-in-all-text = Todos las ven, se aparten o no.
engineers-ask-hand-in-all-yes = Mostrarlas
engineers-ask-define = ¿Definir { $blank } como { $thing }?
engineers-ask-define-text = Tu equipo no podrá elegir otra clase más tarde.
engineers-ask-define-yes = Definir
engineers-spoken-in-hand = En la mano: { $what }.
engineers-spoken-in-hand-at = En la mano: { $what }. Sobre: { $place }. { $follows }
engineers-spoken-fits = Se puede dejar ahí.
engineers-spoken-worker = { $name } está en { $square }, quedan { $actions }.
engineers-spoken-carrier = { $name } está en { $square }, quedan { $actions }, y lleva { $things }.
engineers-spoken-job = el trabajo
# The squares to which a step leads, no wall in between.
engineers-spoken-ways = pasos a { $squares }
engineers-spoken-zone = la zona de { $name }
engineers-spoken-seat = { $name }: { $points } de { $target }, { $money }, { $cards }, { $taken } de { $room } plazas de la zona ocupadas.
engineers-spoken-seat-job = { $done } de { $all } de un trabajo están hechos.

## El panel de arriba a la derecha

# Where a component is that a team knows of. $who is one worker or several of the team, $square a square, $thing the name of a kind.
engineers-known-zone = en la zona
engineers-known-carried = en manos de { $who }
engineers-known-truck = en el camión
engineers-known-open = a la vista en { $square }
engineers-known-noted = en { $square } en la ronda { $round }
engineers-known-other-zone = en la zona de { $name }
engineers-known-nowhere = aún sin ver
engineers-known-kind = { $thing }, { $place }
# The success value of a machine. $sum is a sum of numbers.
engineers-value-works = funciona con { $value } o menos: { $percent } %
engineers-value-spoken = valor de éxito { $sum } = { $value }, { $words }
engineers-value-broken = con un componente inservible solo funciona con un 1
# A thing.
engineers-inspector-tied = se queda con { $who } hasta el final del turno
engineers-inspector-packed = guardado en: { $container }
engineers-inspector-together = todo junto
engineers-inspector-grade = grado { $grade }
engineers-inspector-grade-was = grado { $before }, ahora { $now }
engineers-inspector-grade-counts = cuenta { $number } en una prueba
engineers-inspector-needs-it = necesita una pieza así
engineers-inspector-scrap = como chatarra da { $price }
engineers-inspector-holds = dentro: { $things }
engineers-inspector-part-of = parte de { $thing }
engineers-inspector-breaks = { $who } puede derribarla: { $actions }
engineers-inspector-no-breaker = ninguno de tus obreros tiene en la mano una herramienta para eso
engineers-inspector-parked = estacionado en su zona
engineers-inspector-square = casilla { $square }
engineers-inspector-on = en { $square }
engineers-inspector-noted = en tu cuaderno: { $square }
# A worker. The terms of the limit follow one another: "6 − 3 for the load + 1 by stamina".
engineers-inspector-limit = límite { $count }
engineers-inspector-limit-load = − { $count } por la carga
engineers-inspector-limit-stamina = + { $count } por resistencia
engineers-inspector-limit-stride = + { $count } por lo que lleva puesto
engineers-inspector-actions = quedan { $left } de { $limit } acciones
engineers-inspector-hands = { $free } de { $all } manos libres
engineers-inspector-order = orden: { $order }
engineers-inspector-carries = lleva { $things }
engineers-inspector-spent = ha gastado { $actions }
engineers-inspector-aboard = en el camión
engineers-inspector-at-wheel = al volante
# A square and a wall.
engineers-inspector-empty = aquí no hay nada
engineers-inspector-unsearched = nadie ha mirado aquí todavía
engineers-inspector-open = a la vista de tu equipo
engineers-inspector-noted-in = en el cuaderno desde la ronda { $round }
engineers-inspector-gone = ya no está
engineers-inspector-zone-of = zona de { $name }
engineers-inspector-road = camino
engineers-inspector-yard = patio
engineers-inspector-wall-stands = por aquí no pasa nadie
engineers-inspector-wall-down = derribada: paso libre para todos
engineers-inspector-no-wall = aquí no hay pared
# A truck, a zone and a job. $machines are names of machines in quotation marks.
engineers-inspector-units = { $count } de { $all } plazas ocupadas
engineers-inspector-places = { $taken } de { $room } plazas ocupadas
engineers-inspector-is-faulty = averiada
engineers-inspector-built = construidas: { $machines }
engineers-inspector-shown = todos han visto { $machines }
engineers-inspector-works = { $each } por acción, le quedan { $actions }
engineers-inspector-in-zone = en la zona: { $who }

## Ventanas sobre el escenario

engineers-tests-title = ¿Qué máquina?
engineers-tests-note = El interruptor no cuesta acciones y termina el turno.
engineers-tests-none = Ningún conjunto de tu zona es una máquina de tus cartas ni el principio de una.
engineers-tests-lacks = Falta por unir: { $needs }
engineers-tests-throw = Accionar: { $percent } %
# $thing is the name of a thing.
engineers-tests-use-up = Gastar { $thing }: { $percent } %
engineers-hand-in-title = ¿Qué carta?
engineers-hand-in-note = Todos ven la carta. Si ya no se puede encontrar nada para lo que falta, se aparta y el turno termina; si no, se queda, a la vista.
engineers-hand-in-lacks = Falta: { $needs }
engineers-hand-in-all = Las tres cartas
engineers-hand-in-all-note = Se apartan si cada una necesita algo que tu equipo no tiene y que nadie puede encontrar ya.
engineers-hand-in-ask = Preguntar
engineers-sharers-pick-up = Recoger entre todos
engineers-blank-title = ¿Qué va a ser?
engineers-blank-note = Para tu equipo, de una vez por todas.
engineers-blank-needed = Lo que piden tus cartas
engineers-blank-no-family = Sin familia

## El banco de trabajo y la tienda

# Place of a worker, after its number: short. $square is the name of a square.
engineers-bench-here = aquí
engineers-bench-away = en { $square }
engineers-bench-aboard = camión, { $square }
# A worker for screen readers. $place is one of the three above, $things are grammatical objects, or "nothing", or a counted number of things.
engineers-bench-worker = { $name }, { $place }, con { $things }
# Units of work that an action of a worker counts: short.
engineers-bench-each = { $count } por acción
engineers-bench-joined = { $thing }, en { $whole }
engineers-bench-faulty = { $thing }, con avería
engineers-bench-loaded = { $thing }, en el camión
# A job for screen readers: "Joining: a rope (C) to a pump (B), 14 of 24".
engineers-bench-job = { $job }: { $things }, { $done }
engineers-bench-no-job = Sin trabajo: arrastra un componente sobre otro para unirlos.
engineers-bench-sum = { $done } + { $added } = { $sum }
# $value is the highest roll of a 20-sided die.
engineers-bench-debugged = Búsqueda de la avería en este turno: { $done }. { $value ->
    [0] Muy poco para tirar el dado.
   *[other] Se encuentra con una tirada de { $value } o menos.
}
engineers-bench-work = Trabajar
engineers-bench-back = Patio
engineers-bench-choose = Elige una cosa para ver qué se puede hacer con ella.
engineers-bench-look = Aquí trabaja { $name }: solo puedes mirar.
engineers-bench-connects = ¿Adónde va { $thing }?
engineers-bench-put-back = Devolver
# A deed with what it costs: "Mend: 3 actions".
engineers-bench-cost = { $deed }: { $actions }
# Deeds with the chosen thing, on buttons: short.
engineers-bench-join = Unir a…
engineers-bench-pack = Guardar en…
engineers-bench-detach = Separar
engineers-bench-debug = Buscar la avería
engineers-bench-train = Entrenar
engineers-bench-mend = Reparar
engineers-bench-improve = Mejorar
engineers-bench-define = Definir
engineers-bench-take = Recoger
engineers-bench-lay = Dejar boca arriba
engineers-bench-discard = Descartar
engineers-bench-drop = Dejar boca abajo
engineers-bench-pass = Pasar
engineers-bench-share = Ayudar a llevar
engineers-bench-let-go = Soltar
engineers-bench-load = Cargar
engineers-bench-auction = Subastar
# $thing is the name of a thing without an article.
engineers-bench-unpack = Sacar: { $thing }
engineers-shop-title = Tienda
engineers-shop-tools = Herramientas
engineers-shop-sales = Para vender
engineers-shop-stock = { $count ->
    [0] agotado
   *[other] quedan { $count }
}
engineers-shop-no-sales = Este obrero no tiene nada que vender aquí.
# For screen readers: a tool with its price and its stock, a thing with what it sells for.
engineers-shop-tool = { $name }, { $price }, { $stock }
engineers-shop-sale = { $thing }, se vende por { $price }

## La bandeja, y las fichas de los jugadores

# Long words in names of machines, each with marks where it may be broken on a card. Words of other names stay whole.
engineers-card-word-breaks =
    Carri|to Espanta|pájaros Lám|para seña|les Sopla|dor Cata|pulta tron|cos bom|beo peda|les bom|beros tubér|culos Aero|desli|zador
    cha|tarra Tri|ciclo Trac|tor Subma|rino Diri|gible Drag|ster
engineers-tray-search = Buscar
engineers-tray-work = Trabajar
engineers-tray-carry-home = A la zona
engineers-tray-carry-on = Seguir
engineers-tray-shop = Tienda
engineers-tray-trade = Comerciar
engineers-tray-test = Probar
engineers-tray-test-odds = Probar { $percent } %
engineers-tray-hand-in = Devolver
engineers-tray-notebook = Cuaderno { $price }
engineers-tray-end-turn = Terminar
engineers-tray-not-your-turn = espera a tu turno
engineers-tray-limit = límite { $limit }
# $sum is a sum so far, such as "6 − 2 oil drum"; $reason is a thing or a marker.
engineers-tray-less = { $sum } − { $count } { $reason }
engineers-tray-more = { $sum } + { $count } { $reason }
engineers-tray-sum = { $limit ->
    [one] { $sum } = { $limit } acción
   *[other] { $sum } = { $limit } acciones
}
engineers-tray-shared = { $thing }, entre { $count }
# Orders of workers, a word or two.
engineers-tray-order-go = a { $square }
engineers-tray-order-fetch = trae
engineers-tray-order-home = a la zona
engineers-tray-order-work = trabaja
engineers-tray-order-debug = busca avería
engineers-tray-order-train = entrena
engineers-tray-drop-order = Retirar la orden: { $order }
engineers-tray-worker-seen = { $who } en { $square }, con { $things }; ha gastado { $spent }
engineers-tray-worker-own = { $who } en { $square }; le quedan { $left }. { CAPITAL($limit) }.
engineers-tray-worker-order = { $told } Orden: { $order }.
engineers-tray-secret-card = carta oculta
engineers-tray-shown-card = { $card } Todos la han visto.
engineers-tray-gates = Puertas
engineers-tray-takes-gate = elige
# The cards of the seats: the state of a player, one or two words; machine cards.
engineers-seat-on-turn = En turno
engineers-seat-takes-gate = Elige puerta
engineers-seat-offers = Ofrece
engineers-seat-answers = Responde
engineers-seat-auctions = Subasta
engineers-seat-bids = Puja
engineers-seat-highest = Mayor puja
engineers-seat-out = Fuera
engineers-seat-fault = Máquina averiada
engineers-seat-won = Ganador
engineers-seat-tests = Prueba
engineers-seat-debugs = Busca la avería
engineers-seat-hands-in = Devuelve cartas
engineers-seat-traded = Trato hecho
engineers-seat-bought = Ganó la subasta
engineers-seat-level = { $level ->
    [random] Azar
    [simple] Simple
    [easy] Fácil
    [normal] Normal
   *[hard] Difícil
}
engineers-seat-secret = { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}
engineers-seat-zone = Zona de { $name }. { $cards }
engineers-seat-cards = Ocultas: { $hidden }.
engineers-seat-cards-shown = Ocultas: { $hidden }; a la vista: { $shown }.

## Screens around the table

engineers-title-lessons-new = { $count ->
    [one] una lección corta, unos { $minutes } minutos
   *[other] { $count } lecciones cortas, unos { $minutes } minutos
}
engineers-lessons-greeting-done = Todas las lecciones están hechas. Ahora una partida de verdad: construye, acciona el interruptor y llega a 150 puntos.
engineers-lessons-real-about = Tú contra Ilo (ordenador, fácil), a 150 puntos. Pide una pista con H.
# In a list of saved games, after the rule options.
engineers-saved-other-set = otras cosas o máquinas

## The form of a new game

engineers-form-about = De dos a cuatro equipos de cuatro obreros
engineers-form-no-notebook = Con la mesa abierta no hay nada que recordar.
engineers-form-fewer-rounds = Menos rondas
engineers-form-more-rounds = Más rondas
engineers-form-less-money = Menos dinero para { $name }
engineers-form-more-money = Más dinero para { $name }
# The set of things and machines: this game's own, or one of a file. $set is the name of the set.
engineers-form-things = Cosas y máquinas
engineers-form-own-things = Las del juego
# The name of the game's own set.
engineers-form-own-set = El viejo patio
engineers-form-from-file = De un archivo
engineers-form-another-file = Otro archivo
engineers-form-file-help = Elige un archivo con otras cosas y máquinas, o suelta uno en esta ventana
engineers-form-things-about = { $set }: { $kinds } clases de objetos, { $machines } máquinas.
# Title of the window in which the file is chosen, and the kind of file.
engineers-file-open-data = Elegir cosas y máquinas
engineers-file-kind-data = Cosas y máquinas
# Why a file is not taken: a headline, what holds all the same, and reasons.
engineers-fault-headline-data = Cosas no cargadas
engineers-fault-advice-data = La partida nueva sigue como estaba. Elige otro archivo o corrige este.
engineers-fault-not-text = este archivo no es de texto
engineers-fault-neither = { $file } no es ni una partida guardada ni un archivo de cosas y máquinas que se pueda leer

## The screen of a finished game

engineers-standings-points = Puntos
engineers-standings-money = Dinero
engineers-standings-machines = Máquinas
engineers-standings-none = No funcionó ninguna máquina
# In place of the machines that worked.
engineers-parade-none = En esta partida no funcionó ninguna máquina.
# Awards: a title of a few words each, with the player's name below it, and how it was. $machine is a machine's name in quotation marks, $points
# is "50 points".
engineers-award-points = La mejor máquina
engineers-award-points-text = { $machine }: { $points }, ronda { $round }
engineers-award-luck = La prueba más audaz
engineers-award-luck-text = { $machine }: un { $roll }, y hacía falta { $value } o menos
engineers-award-malfunction = El mayor estruendo
engineers-award-malfunction-text = { $machine }: un 20 en la ronda { $round }
# Over the diagrams, and what was remarkable.
engineers-figures-points = Puntos
engineers-figures-money = Dinero
engineers-figures-steps = El camino más largo
engineers-figures-steps-text = { $name }: { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
engineers-figures-deals = Quien más comerció
engineers-figures-deals-text = { $name }: { $count ->
        [one] 1 trato
       *[other] { $count } tratos
    }
# Lines of a summary that players copy: the result of a team, and how the game can be played again.
engineers-summary-team = { $place }. { $name }: { $points }, { $machines ->
        [one] 1 máquina
       *[other] { $machines } máquinas
    }, { $money }
engineers-summary-seed = { $count ->
        [one] Semilla { $seed }, 1 paso
       *[other] Semilla { $seed }, { $count } pasos
}

## The page of all things and machines

engineers-all = Todas las cosas
    .note = { $kinds } tipos de cosas, { $machines } máquinas
# Headings above groups of things. $family is a family of junk: "tank".
engineers-all-machines = Máquinas
engineers-all-family = Familia: { $family }
engineers-all-no-family = Chatarra sin familia
engineers-all-powerups = Ayudas
engineers-all-blanks = Bultos raros
engineers-all-tools = Herramientas
# After the name of a thing: how many of it there are.
engineers-all-copies = × { $count }

## Una prueba en marcha y la tirada de la avería

# Before the roll: the success value of the components that have started. $percent is the chance.
engineers-run-so-far = por ahora funciona con { $value } o menos: { $percent } %
# In the prompt, after what is tested. $points is "50 points".
engineers-prompt-test-rest = vale { $points }
engineers-run-finds = La avería se encuentra con { $value } o menos
engineers-run-found = Un { $roll }: la avería se ha encontrado
engineers-run-not-found = Un { $roll }: la avería no se ha encontrado
# In the tray while a test runs: the number at which the sum starts; below the success value, whether more components
# are to start, or why it is not the sum; the name of what Steady things add; and above the other teams.
engineers-sum-start = inicio
engineers-sum-so-far = por ahora
engineers-sum-whole = o menos
engineers-sum-most = { $value } como máximo
engineers-sum-least = { $value } como mínimo
engineers-sum-broken = componente roto
engineers-sum-steady = firmeza
engineers-sum-watching = miran

## A test as a picture to share
# The name of the picture, of the button that saves it, and of the window in which its file is chosen.
engineers-test-picture = Imagen de la prueba de { $name }: { $machine }
engineers-save-test-picture = Guardar esta prueba como imagen
engineers-file-save-test = Guardar la imagen de la prueba
# Lines on the picture. $others are names; $value is the highest roll with which the machine would have worked.
engineers-test-picture-game = Ronda { $round }, contra { $others }
engineers-test-picture-machine = { $machine }: { $points }
engineers-test-picture-works = Salió { $roll }, hacía falta { $value } o menos: funciona
engineers-test-picture-stops = Salió { $roll }, hacía falta { $value } o menos: se para
engineers-test-picture-flies-apart = Salió 20: sale volando

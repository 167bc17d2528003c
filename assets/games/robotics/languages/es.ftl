### Robotics en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes);
#   preterite ("compró"), but perfect after "aún no"; tomar, never coger; no ordenador or computadora.
# Pieces: part, component = pieza (f), counter = ficha (f), head = cabeza (f), wheels = ruedas (f pl; several: "2 juegos de ruedas"), pincer = pinza (f),
#   suction cup = ventosa (f), propeller = hélice (f), plunger = desatascador (m), torso = torso (m), switch = interruptor (m),
#   multifunctional arm = brazo multiusos (m), manufacturing control = control de fabricación (m; short: control), saboteur = saboteador (m),
#   nut = tuerca (f), credits = créditos (m pl), order = pedido (m).
# Places: market = mercado (m), black market = mercado negro (m), square of the market = casilla (f), disc = disco (m), sector = sector (m),
#   scrap yard = chatarrería (f), workshop = taller (m), bench = banco de trabajo (m), store = almacén (m), space = hueco (m), rent = alquiler (m),
#   outlet = conector (m), table = mesa (f), seat = asiento (m).
# Deeds: auction = subasta (f), bid = pujar, sell = vender, buy = comprar, draw = sacar, trade = intercambiar, intercambio (m), offer = oferta (f),
#   attach = montar, store = guardar, scrap = desechar, convert = reconstruir, put away = ordenar, pass = pasar, action = acción (f), round = ronda (f),
#   turn = turno (m), last bell = última campana (f), warning = aviso (m), rule option = regla opcional (f).

## Things of the game

# Counters: by itself, one of them as what is done to it ("compró una cabeza"), that one as what is done to it ("tomó la cabeza"), several of them
# as what is done to them.
robotics-kind-head = cabeza
    .a = una cabeza
    .the = la cabeza
    .several = { $count ->
        [one] { $count } cabeza
       *[other] { $count } cabezas
    }
robotics-kind-wheels = ruedas
    .a = unas ruedas
    .the = las ruedas
    .several = { $count ->
        [one] { $count } juego de ruedas
       *[other] { $count } juegos de ruedas
    }
robotics-kind-pincer = pinza
    .a = una pinza
    .the = la pinza
    .several = { $count ->
        [one] { $count } pinza
       *[other] { $count } pinzas
    }
robotics-kind-suction-cup = ventosa
    .a = una ventosa
    .the = la ventosa
    .several = { $count ->
        [one] { $count } ventosa
       *[other] { $count } ventosas
    }
robotics-kind-propeller = hélice
    .a = una hélice
    .the = la hélice
    .several = { $count ->
        [one] { $count } hélice
       *[other] { $count } hélices
    }
robotics-kind-plunger = desatascador
    .a = un desatascador
    .the = el desatascador
    .several = { $count ->
        [one] { $count } desatascador
       *[other] { $count } desatascadores
    }
robotics-kind-torso = torso
    .a = un torso
    .the = el torso
    .several = { $count ->
        [one] { $count } torso
       *[other] { $count } torsos
    }
robotics-kind-switch = interruptor
    .a = un interruptor
    .the = el interruptor
    .several = { $count ->
        [one] { $count } interruptor
       *[other] { $count } interruptores
    }
robotics-kind-multifunctional = brazo multiusos
    .a = un brazo multiusos
    .the = el brazo multiusos
    .several = { $count ->
        [one] { $count } brazo multiusos
       *[other] { $count } brazos multiusos
    }
robotics-kind-manufacturing-control = control de fabricación
    .a = un control de fabricación
    .the = el control de fabricación
    .several = { $count ->
        [one] { $count } control de fabricación
       *[other] { $count } controles de fabricación
    }
robotics-kind-saboteur = saboteador
    .a = un saboteador
    .the = el saboteador
    .several = { $count ->
        [one] { $count } saboteador
       *[other] { $count } saboteadores
    }
# A part that was bought on the black market, and several of them: "una pinza con tuerca", "2 pinzas con tuerca".
robotics-with-nut = { $part } con tuerca
robotics-with-nuts = { $parts } con tuerca
# In place of a list of parts.
robotics-nothing = nada

# An amount of money, in three sizes: 300; 1300; 10 000. $rest is what follows the thousands, with all three digits.
robotics-credits = { $size ->
    [hundreds] { $rest } créditos
    [thousands] { $thousands }{ $rest } créditos
   *[ten-thousands] { $thousands }{"\u00A0"}{ $rest } créditos
}

# Both markets, by themselves.
robotics-market-regular = mercado
robotics-market-black = mercado negro

## Orders
# A name on a card, and the customer's wish: a joke in a few words.

robotics-order-drain-diver = Buzo de desagües
    .wish = Ahí abajo hay algo. Y zumba.
robotics-order-skylight-polisher = Limpiatragaluces
    .wish = Las palomas ya han ganado bastante.
robotics-order-bin-butler = Mayordomo de la basura
    .wish = Anuncia cada bolsa por su nombre.
robotics-order-kite-chaser = Cazacometas
    .wish = Para una tía que siempre suelta el hilo.
robotics-order-porridge-stirrer = Batidor de papilla
    .wish = Sin grumos. Sin opiniones.
robotics-order-night-postman = Cartero nocturno
    .wish = Ruedas silenciosas, brazos largos y ningún miedo a los perros.
robotics-order-aquarium-nanny = Niñera de acuario
    .wish = Una cabeza para los peces, otra para las visitas.
robotics-order-piano-mover = Cargapianos
    .wish = Quinto piso. Sin ascensor. Sin un rasguño.
robotics-order-moss-scrubber = Quitamusgo
    .wish = Los gnomos del jardín se han puesto verdes.
robotics-order-ceiling-painter = Pintatechos
    .wish = Se agarra, y pinta con lo que le queda libre.
robotics-order-two-faced-quizmaster = Presentador de dos caras
    .wish = Una pregunta, la otra se ríe.
robotics-order-band-in-a-box = Banda enlatada
    .wish = Tres voces, y alguien tiene que tocar la batería.
robotics-order-storm-hunter = Cazatormentas
    .wish = Va adonde haga mal tiempo.
robotics-order-circus-juggler = Malabarista de circo
    .wish = Cuatro manos, once platos.
robotics-order-flood-pumper = Achicador de sótanos
    .wish = Abajo hay otra vez un lago.
robotics-order-grand-hotel = Gran Hotel
    .wish = Portero, cocinero, ascensorista y fontanero en un solo uniforme.

## New game

# Goals, each before a number that can be changed: short. Beside it what it does, in one short sentence.
robotics-goal-orders = Pedidos para ganar
    .about = Gana quien haya vendido tantos robots.
robotics-goal-credits = Créditos para ganar
    .about = Gana quien tenga tanto.
# Rule options: a switch with this name, and beside it what it does, in one short sentence.
robotics-option-stored-saboteur = Saboteador en reserva
    .about = Quien saca un saboteador puede guardarlo y usarlo o intercambiarlo en otro turno.
robotics-option-warning-control = Control con aviso
    .about = Quien saca un control puede dejarlo como aviso: solo actúa el siguiente.
robotics-option-auction-every-round = Subasta en cada ronda
    .about = El primer turno se subasta antes de cada ronda.
robotics-option-even-start = Salida igualada
    .about = Sin subasta; en la ronda 1, la primera mitad de los jugadores tiene una sola acción.
robotics-option-last-bell = Última campana
    .about = Al alcanzarse una meta se termina la ronda; entonces gana quien tenga más créditos.

## The event log
# Short sentences without a full stop. $name is a player, and so are $partner and $target; $part, $parts, $gives and $gets are parts as what
# is done to them: "una cabeza", "2 cabezas y 300 créditos". $credits is "300 créditos". $order is the name of an order. Parts are of either
# gender and some are plural: no words here agree with them.

robotics-log-auction = Se subasta el primer turno: { $name } puja primero
robotics-log-bid = { $name } pujó { $credits }
robotics-log-bid-passed = { $name } se retiró de la subasta
robotics-log-round = Ronda { $round }: empieza { $name }
robotics-log-round-paid = Ronda { $round }: empieza { $name }, por { $credits }
# $to says where the parts of the robot went: $market is what the market got, $bag what the scrap yard got.
robotics-log-sold = { $to ->
    [market] { $name } vendió «{ $order }» por { $credits }; el mercado recibió { $market }
    [bag] { $name } vendió «{ $order }» por { $credits }; la chatarrería recibió { $bag }
   *[both] { $name } vendió «{ $order }» por { $credits }; el mercado recibió { $market }; la chatarrería, { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; volvió { $count } tuerca
   *[other] { $sold }; volvieron { $count } tuercas
}
robotics-log-order = Nuevo pedido: «{ $order }» por { $credits }
robotics-log-kept-robot = { $name } se quedó con el robot
# $disc is the disc's new position, 0 to 7.
robotics-log-bought = { $market ->
    [black] { $name } compró { $part } en el mercado negro por { $credits }; disco en { $disc }
   *[regular] { $name } compró { $part } por { $credits }; disco en { $disc }
}
robotics-log-drew = { $name } sacó { $part }
robotics-log-sabotaged = El saboteador de { $name } le quitó { $part } a { $target }
robotics-log-saboteur-idle = El saboteador de { $name } no encontró nada que quitar
robotics-log-saboteur-kept = { $name } se quedó con el saboteador
robotics-log-saboteur-left = { $name } despidió al saboteador
robotics-log-control-idle = El control de fabricación no encontró tuercas
# $losses is what each player lost, as in the next messages.
robotics-log-control = { $count ->
    [one] El control de fabricación se llevó { $count } tuerca: { $losses }
   *[other] El control de fabricación se llevó { $count } tuercas: { $losses }
}
robotics-log-lost = { $name } perdió { $parts }
# Where the lost parts were: attached, or on the bench or in the store; or that they fell off the robot with those.
robotics-lost-attached = { $parts } (del robot)
robotics-lost-loose = { $parts } (sin montar)
robotics-lost-fallen = { $parts } (por la caída)
# Two of several sentences about losses.
robotics-log-losses = { $first }; { $second }
robotics-log-controls-returned = Todos los controles de fabricación vuelven a la chatarrería
robotics-log-warning = { $name } dejó el control como aviso
robotics-log-offered = { $name } le ofreció a { $partner } { $gives } por { $gets }
# The answer to an offer is another offer.
robotics-log-countered = { $name } le ofreció a { $partner } { $gives } por { $gets } en su lugar
robotics-log-refused = { $name } rechazó la oferta de { $partner }
robotics-log-traded = { $name } le dio a { $partner } { $gives } por { $gets }
robotics-log-put-away = { $name } ordenó las piezas del intercambio
# What became of the parts of the old robot that are not in the new one.
robotics-log-converted = { $rest ->
    [stored] { $name } reconstruyó el robot y guardó { $stored }
    [scrapped] { $name } reconstruyó el robot y desechó { $scrapped }
    [both] { $name } reconstruyó el robot, guardó { $stored } y desechó { $scrapped }
   *[neither] { $name } reconstruyó el robot
}
robotics-log-attached = { $from ->
    [store] { $name } montó { $part } del almacén
   *[bench] { $name } montó { $part }
}
robotics-log-moved = { $to ->
    [store] { $name } guardó { $part }
   *[bench] { $name } sacó { $part } del almacén
}
robotics-log-scrapped = { $name } desechó { $part }
robotics-log-passed = { $name } pasó
robotics-log-rent = { $count ->
    [one] { $name } pagó { $credits } de alquiler por { $count } hueco
   *[other] { $name } pagó { $credits } de alquiler por { $count } huecos
}
robotics-log-spaces-given-up = { $count ->
    [one] { $name } dejó { $count } hueco pagado
   *[other] { $name } dejó { $count } huecos pagados
}
robotics-log-unused-actions = { $count ->
    [one] { $name } renunció a { $count } acción
   *[other] { $name } renunció a { $count } acciones
}
# $goal is "tres pedidos cumplidos" or an amount: "10 000 créditos".
robotics-log-goal = { $name } alcanzó una meta: { $goal }
robotics-log-goal-last-bell = { $name } alcanzó una meta: { $goal }; se juega hasta el final de la ronda

## How a game ended
# Sentences without a full stop. $why is one of the messages below that begin with "because", or an amount: "10 000 créditos".

robotics-ending-wins = Gana { $name }: { $why }
robotics-ending-shared = { $names } comparten la victoria: { $why }
robotics-because-orders = { $count ->
    [2] dos pedidos cumplidos
    [3] tres pedidos cumplidos
    [4] cuatro pedidos cumplidos
    [5] cinco pedidos cumplidos
   *[other] { $count } pedidos cumplidos
}
robotics-because-last-bell = más créditos con la última campana
robotics-because-stalemate = { $count ->
    [one] { $count } ronda sin ventas
   *[other] { $count } rondas sin ventas
}
robotics-because-no-orders = no queda ningún pedido

## Where a game stands
# In a list of saved games: short.

robotics-stands-set-up = Montaje
robotics-stands-auction = Ronda { $round }, subasta: puja { $name }
robotics-stands-sale = Ronda { $round }: { $name } puede vender
robotics-stands-turn = { $count ->
    [0] Ronda { $round }: turno de { $name }, sin acciones
    [one] Ronda { $round }: turno de { $name }, queda { $count } acción
   *[other] Ronda { $round }: turno de { $name }, quedan { $count } acciones
}
robotics-stands-saboteur = Ronda { $round }: { $name } usa un saboteador
robotics-stands-control = Ronda { $round }: { $name } ha sacado un control
robotics-stands-answer = Ronda { $round }: { $name } responde a la oferta de { $partner }
robotics-stands-put-away = Ronda { $round }: { $name } ordena lo intercambiado

## Why something is refused at the table
# They stand where the player tried it, beside the part or the button: the shorter the better. They begin with a lower-case letter
# where the language does not ask for another; the game makes it a capital where one stands alone.

robotics-illegal-game-over = la partida ya terminó
robotics-illegal-not-now = eso no se puede hacer ahora
robotics-illegal-sell-first = primero vende el robot o quédate con él
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = primero decide lo que está pendiente
robotics-illegal-no-action-left = no te quedan acciones
robotics-illegal-no-such-seat = ese asiento no existe en esta mesa
robotics-illegal-own-seat = elige a otro jugador
robotics-illegal-not-hundreds = los créditos van de { $step } en { $step }
robotics-illegal-bid-too-low = puja al menos { $least } créditos
robotics-illegal-bid-too-high = puja { $only } créditos o pasa
robotics-illegal-cannot-pay = cuesta { $needs } créditos; tienes { $has }
robotics-illegal-order-not-open = ese pedido no está a la vista
robotics-illegal-order-not-met = { $missing ->
    [one] al robot le falta { $missing } pieza para este pedido
   *[other] al robot le faltan { $missing } piezas para este pedido
}
robotics-illegal-not-sold = { $kind ->
    [saboteur] los saboteadores no se venden
    [manufacturing_control] los controles de fabricación no se venden
   *[multifunctional] los brazos multiusos no se venden: saca o intercambia uno
}
# Both $market and $kind choose words of the sentence.
robotics-illegal-no-price = { $market ->
    [black] ahora el mercado negro no vende
   *[regular] ahora el mercado no vende
} { $kind ->
    [head] cabezas
    [wheels] ruedas
    [pincer] pinzas
    [suction_cup] ventosas
    [propeller] hélices
    [plunger] desatascadores
    [torso] torsos
    [switch] interruptores
   *[other] eso
}
robotics-illegal-square-empty = { $kind ->
    [head] no quedan cabezas en el mercado
    [wheels] no quedan ruedas en el mercado
    [pincer] no quedan pinzas en el mercado
    [suction_cup] no quedan ventosas en el mercado
    [propeller] no quedan hélices en el mercado
    [plunger] no quedan desatascadores en el mercado
    [torso] no quedan torsos en el mercado
    [switch] no quedan interruptores en el mercado
   *[other] no queda nada de eso en el mercado
}
robotics-illegal-no-nuts = no quedan tuercas: el mercado negro está cerrado
robotics-illegal-bag-empty = la chatarrería está vacía
robotics-illegal-not-an-extremity = un saboteador no quita torsos ni interruptores
robotics-illegal-no-saboteur = no tienes ningún saboteador para este turno
robotics-illegal-no-such-option = las reglas de esta partida no lo prevén
robotics-illegal-gift = los dos tienen que dar algo
robotics-illegal-only-credits = en un intercambio hay al menos una pieza
robotics-illegal-credits-both-ways = solo uno de los dos puede pagar créditos
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = quien tiene el turno solo da piezas sin montar
robotics-illegal-not-stored = la otra parte solo da piezas del almacén
robotics-illegal-trader-cannot-pay = cuesta { $needs } créditos; esa parte tiene { $has }
robotics-illegal-too-many-offers = tres ofertas por turno al mismo jugador es el máximo
robotics-illegal-no-such-part = esa pieza no está ahí
robotics-illegal-store-full = el almacén está lleno: caben { $most }
robotics-illegal-bench-not-empty = { $left ->
    [one] primero vacía el banco de trabajo: queda { $left } pieza
   *[other] primero vacía el banco de trabajo: quedan { $left } piezas
}
robotics-illegal-rent-too-high = el alquiler cuesta { $rent } créditos; tienes { $has }
robotics-illegal-not-a-component = eso nunca forma parte de un robot
robotics-illegal-overlap = ahí ya hay otra pieza
robotics-illegal-too-far = queda demasiado lejos
robotics-illegal-not-in-the-middle = la primera pieza va en el centro
robotics-illegal-not-joined = cada pieza necesita un conector que toque otro
robotics-illegal-closed = no hay conectores libres: solo queda reconstruir
robotics-illegal-no-robot = no hay ningún robot que reconstruir
robotics-illegal-not-yours-to-build = no tienes todas esas piezas
robotics-illegal-not-left-over = aquí solo se guarda lo que sobra del robot anterior

## What can be wrong with a data set
# A player may have written its file. $kind and $name are words of the file: suction_cup, night_postman.

# $error is what the program says that reads the file, in English, with line and column.
robotics-data-unreadable = no se puede leer el conjunto de datos: { $error }
robotics-data-amount = { $credits } créditos: un importe es múltiplo de 100 y no demasiado grande; un precio, más que 0
robotics-data-counters = «{ $kind }» tiene que aparecer una vez
robotics-data-counter-count = hay demasiadas o muy pocas fichas «{ $kind }»
robotics-data-outlets = «{ $kind }»: las piezas de robot tienen conectores, uno por lado como mucho; los saboteadores y controles, no
robotics-data-squares = las casillas del mercado necesitan cada pieza una vez, sin el brazo multiusos
robotics-data-sector = el sector { $number } del disco no tiene precio
robotics-data-sizes = el número de tuercas, huecos o pedidos está fuera de rango
robotics-data-order-name = pedido «{ $name }»: un nombre tiene minúsculas, cifras y guiones bajos, y se usa una sola vez
robotics-data-order-needs = el pedido «{ $name }» no se puede cumplir
robotics-data-goals = las metas están fuera de rango

## Why a game can't begin

robotics-setup-seats = asientos: { $seats }; una partida tiene de { $fewest } a { $most }
robotics-setup-youngest = el jugador más joven no tiene asiento
robotics-setup-orders-to-win = pedidos para ganar: { $orders }; pueden ser de { $fewest } a { $most }
robotics-setup-credits-to-win = créditos para ganar: { $credits }; pueden ser de { $least } a { $most }, en millares
robotics-setup-owned-at-start = cada jugador ya tiene { $credits } créditos al empezar
robotics-setup-even-start-with-auctions = «{ robotics-option-even-start }» y «{ robotics-option-auction-every-round }» no van juntas

## Why a file is no saved game
# They follow the file's name and a colon. $kind is as in the file: suction_cup. $found and $expected can be 0 and more.

robotics-table-workshops = talleres: { $found }, en vez de { $expected }
robotics-table-counters = «{ $kind }»: { $found }, en vez de { $expected }
robotics-table-nuts = tuercas: { $found }, en vez de { $expected }
robotics-table-square = hay demasiadas fichas «{ $kind }» en el mercado
robotics-table-disc = el disco no puede estar en { $position }
robotics-table-orders = los pedidos no son los que deberían ser
# $fault is one of the messages below; of a robot, why something is refused at the table.
robotics-table-workshop = taller del asiento { $seat }: { $fault }
robotics-table-robot = robot del asiento { $seat }: { $fault }
robotics-table-state = el estado de la partida: { $fault }
robotics-workshop-fault-credits = los créditos no son múltiplo de 100 o son demasiados
robotics-workshop-fault-store = hay demasiado en el almacén
robotics-workshop-fault-paid-spaces = los huecos pagados no concuerdan con el almacén
robotics-workshop-fault-bench = el banco de trabajo debería estar vacío
robotics-workshop-fault-special-counter = tiene una ficha que nadie puede guardar
robotics-workshop-fault-won = ha ganado, pero la partida sigue
robotics-state-fault-set-up = el montaje no espera a nadie
robotics-state-fault-no-such-seat = ese asiento no existe
robotics-state-fault-round = la ronda, la apertura y el primer turno no concuerdan
robotics-state-fault-stalemate = la partida habría terminado hace tiempo
robotics-state-fault-auction = una subasta no puede estar así
robotics-state-fault-turn = un turno no puede estar así
robotics-state-fault-choice = la elección no concuerda con la mesa
robotics-state-fault-offer = nadie pudo hacer esa oferta
robotics-state-fault-reached = se alcanzó una meta, pero la partida sigue
robotics-state-fault-outcome = una partida no puede terminar así
robotics-state-fault-special-counters = los saboteadores y los controles no concuerdan

# Names in the file. $place is "el taller Orange" or where an action stands; $name and $colour are as in the file: suction_cup, Orange.
robotics-text-place-workshop = el taller { $colour }
robotics-text-no-part = { $place }: esta partida no tiene ninguna pieza «{ $name }»
robotics-text-no-order = { $place }: esta partida no tiene ningún pedido «{ $name }»
robotics-text-seat-twice = { $place }: { $colour } aparece dos veces
robotics-text-order-twice = el pedido «{ $name }» está en dos sitios
robotics-text-too-many-parts = { $place }: hay demasiadas piezas; la partida tiene { $most }
robotics-text-stock = las existencias deben nombrar cada casilla del mercado una vez, en orden
robotics-text-workshops = los talleres deben nombrar cada asiento una vez, en orden
# $fault is one of the messages above; of a robot, why something is refused at the table.
robotics-text-workshop = el taller { $colour }: { $fault }
robotics-text-robot = el robot { $colour }: { $fault }

## Simulated games
# Reports on the command line.

# "2 partidas de tidy, cog en 1,25 s: 1,6 partidas/s". The players are names.
robotics-report-games = { $count ->
    [one] { $count } partida de { $players } en { $seconds } s: { $speed } partidas/s
   *[other] { $count } partidas de { $players } en { $seconds } s: { $speed } partidas/s
}
# Turns of one seat in a game: the median, and the range of the middle 80 %.
robotics-report-turns = turnos de un asiento: { $median } de mediana, de { $low } a { $high } en el 80 % de los casos
# $share is a number with a percent sign, $interval its 95 % confidence interval.
robotics-report-control-losses = un control de fabricación se llevó algo en el { $share } de las partidas (95 %: { $interval })
# $wait counts rounds in a row without a sale, $nuts those on components at a time.
robotics-report-extremes = más rondas seguidas sin venta: { $wait }; más tuercas puestas: { $nuts }

# What ended games, below "Ended by".
robotics-report-ending-orders = pedidos suficientes
robotics-report-ending-credits = créditos suficientes
robotics-report-ending-last-bell = última campana
robotics-report-ending-stalemate = bloqueo
robotics-report-ending-no-orders = sin más pedidos

# Who had the first turn of the first round, and who came how many places after that.
robotics-report-place = { $place ->
    [0] primer turno
    [one] { $place } puesto después
   *[other] { $place } puestos después
}

# First cells of tables: what the lines below them are.
robotics-report-actions = Acciones
robotics-report-counts = Recuento
robotics-report-orders = Pedidos

# Other columns of these tables: short. The mean number in a game; the sales to an order; how often seats won whose first sale it was.
robotics-report-column-per-game = por partida
robotics-report-column-sold = ventas
robotics-report-column-won-after = gana después

# Actions, which are counted.
robotics-report-action-draw = sacar
robotics-report-action-regular-purchase = comprar en el mercado
robotics-report-action-black-purchase = comprar en el mercado negro
robotics-report-action-trade = intercambiar
robotics-report-action-conversion = reconstruir
robotics-report-action-kept-saboteur = usar un saboteador guardado (16.1)
robotics-report-action-pass = pasar

# What else is counted, some with the number of a rule.
robotics-report-count-sale = ventas
robotics-report-count-rent = alquileres pagados
robotics-report-count-control = controles de fabricación
robotics-report-count-control-loss = controles que se llevaron algo
robotics-report-count-controls-returned = todos los controles de vuelta (11.7)
robotics-report-count-warning = avisos (16.2)
robotics-report-count-saboteur-at-work = saboteadores que actuaron
robotics-report-count-saboteur-idle = saboteadores sin objetivo (11.2)
robotics-report-count-saboteur-kept = saboteadores guardados (16.1)
robotics-report-count-offer = ofertas
robotics-report-count-counter-offer = contraofertas
robotics-report-count-refusal = rechazos
robotics-report-count-trade-for-credits = intercambios por créditos
robotics-report-count-trade-of-parts = intercambios de pieza por pieza
robotics-report-count-action-given-up = acciones perdidas al acabar el turno (5.4)

# Counted in the reports: what is counted, with the number of its rule.
robotics-happening-empty-square = casillas vaciadas por una compra (2.7)
robotics-happening-bid-raised = pujas superadas (4.1)
robotics-happening-auction-without-bids = subastas sin pujas (4.4)
robotics-happening-robot-kept = robots no vendidos por elección (5.1)
robotics-happening-multifunctional-sale = ventas gracias a un brazo multiusos (6.2)
robotics-happening-sale-over-limit = piezas vendidas sin sitio en el mercado (6.5)
robotics-happening-nuts-returned = tuercas devueltas por una venta (6.5)
robotics-happening-ready-by-trade = robots terminados por un intercambio en turno ajeno (6.7)
robotics-happening-blocked-outlet = montajes con un conector bloqueado (7.5)
robotics-happening-closed-robot = robots cerrados (7.6)
robotics-happening-attached-from-store = montajes desde el almacén (8.3)
robotics-happening-rent-of-fourth = cuartos huecos alquilados (8.4)
robotics-happening-rent-of-fifth = quintos huecos alquilados (8.4)
robotics-happening-rent-of-sixth = sextos huecos alquilados (8.4)
robotics-happening-space-given-up = huecos pagados que se dejaron (8.4)
robotics-happening-scrapped-by-choice = piezas sueltas desechadas (8.5)
robotics-happening-nuts-out = última tuerca comprada (9.2)
robotics-happening-bag-empty = chatarrería vaciada (10.3)
robotics-happening-multifunctional-sabotaged = brazos multiusos saboteados (11.1)
robotics-happening-robot-vanished = robots desaparecidos por un saboteador (11.4)
robotics-happening-control-idle = controles que no hallaron tuercas (11.5)
robotics-happening-control-took-loose = controles que se llevaron piezas sueltas (11.5)
robotics-happening-group-fell = controles tras los que quedó solo parte de un robot (11.6)
robotics-happening-robot-fell = controles tras los que se deshizo un robot (11.6)
robotics-happening-nut-traded = intercambios con tuercas (12.5)
robotics-happening-rent-of-partner = alquiler tras un intercambio en turno ajeno (12.6)
robotics-happening-last-offer = terceras ofertas a la misma persona (12.7)
robotics-happening-counter-accepted = contraofertas aceptadas (12.7)
robotics-happening-stored-by-conversion = reconstrucciones que guardaron algo (13.1)
robotics-happening-converted-to-nothing = robots desmontados del todo (13.2)
robotics-happening-goal-by-trade = metas alcanzadas por un intercambio (14.1)
robotics-happening-stalemate = bloqueos (14.4)
robotics-happening-pile-empty = último pedido descubierto (14.5)
robotics-happening-no-orders = ningún pedido más (14.5)
robotics-happening-saboteur-traded = saboteadores intercambiados (16.1)
robotics-happening-saboteur-left = saboteadores guardados que se fueron (16.1)
robotics-happening-warning-followed = controles tras un aviso (16.2)
robotics-happening-later-auction = subastas tras la primera ronda (16.3)
robotics-happening-turns-in-a-row = dos turnos seguidos (16.3)
robotics-happening-fewer-actions = primeros turnos con una acción (16.4)
robotics-happening-last-bell = finales por la última campana (16.5)
robotics-happening-several-reached-goals = varios que alcanzaron una meta (16.5)
robotics-happening-shared-victory = victorias compartidas (14.4, 16.5)

## Lessons
# For each lesson its name and a sentence on it; for each step what to do, one sentence, and why, at most two short ones.
# The window gives them two lines. Mara, Ilo and Rusty are players, the same in every language.

robotics-lesson-1 = Un robot para un pedido
    .about = Monta piezas, compra la última y vende el robot.
robotics-lesson-1-order = Este cliente quiere un Limpiatragaluces: una cabeza, una pinza y dos ventosas.
    .why = Paga 1300. Tu robot es por ahora solo un torso, con cuatro conectores libres.
robotics-lesson-1-bench = Arrastra la cabeza y la pinza del banco de trabajo a conectores del torso.
    .why = Dos piezas se unen donde se tocan sus conectores. El lado da igual: gíralas como quieras.
robotics-lesson-1-store = Monta también la ventosa de tu almacén.
    .why = El banco y el almacén son tuyos, y montar es gratis en cualquier momento de tu turno.
robotics-lesson-1-buy = Compra la segunda ventosa en el mercado: 600.
    .why = El disco muestra lo que cuesta ahora cada pieza. Una compra es una de tus dos acciones.
robotics-lesson-1-disc = El disco ha girado una casilla: ahora una ventosa cuesta 800.
    .why = Cada compra lo gira, y el precio siguiente es otro. Nada más lo gira.
robotics-lesson-1-close = Monta la ventosa nueva en el último conector libre.
    .why = Sin conectores libres, un robot está cerrado. El tuyo tiene todo lo que pide el pedido.
robotics-lesson-1-end = Termina tu turno: pulsa «Listo».
    .why = Un robot se vende al comienzo de un turno, así que el tuyo espera al próximo. La acción que sobra se pierde.
robotics-lesson-1-watch = Ahora es el turno de Ilo.
    .why = Compra un torso y empieza un robot. El disco vuelve a girar.
robotics-lesson-1-sell = Tu robot cumple el pedido: véndelo como Limpiatragaluces.
    .why = Eso es lo primero del turno, antes que todo lo demás. También podrías quedarte con el robot.
robotics-lesson-1-sold = Vendido: 1300 créditos y tu primer pedido.
    .why = Tus piezas volvieron al mercado, y hay un pedido nuevo a la vista. Ganan tres pedidos, o 10{"\u00A0"}000 créditos.

robotics-lesson-2 = Barato y con tuerca
    .about = El mercado negro, el control y lo que queda.
robotics-lesson-2-order = Un Mayordomo de la basura paga 2800, y a tu robot solo le falta una pinza.
    .why = Pero el disco no muestra precio de mercado para las pinzas. Ahora solo las vende el mercado negro.
robotics-lesson-2-buy = Compra una pinza en el mercado negro: 200.
    .why = Las etiquetas negras muestran los precios negros, casi siempre la mitad de los otros.
robotics-lesson-2-nut = Tu pinza lleva una tuerca: así todos ven de dónde viene.
    .why = Cuatro fichas de la bolsa son controles de fabricación. La etiqueta negra dice la probabilidad de que salga una.
robotics-lesson-2-attach = Monta la pinza en el último conector libre.
    .why = Ningún pedido pregunta de dónde viene una pieza. La tuerca se queda en ella.
robotics-lesson-2-end = Tu Mayordomo de la basura está completo. Termina el turno: pulsa «Listo».
    .why = En tu próximo turno podrás venderlo, si antes no llega un control.
robotics-lesson-2-watch = Ilo espera, y Rusty saca una ficha de la chatarrería.
    .why = Por una acción, cualquiera puede sacar una ficha de la bolsa.
robotics-lesson-2-control = Un control: la pinza y el interruptor con tuerca ya no están, y lo que colgaba del interruptor se cayó.
    .why = Se lleva toda pieza con tuerca, en todos los talleres: también la cabeza de Ilo. De un robot roto queda el trozo más grande.
robotics-lesson-2-honest = Compra otra pinza, esta vez en el mercado: 200.
    .why = Tu propia compra giró el disco hasta este precio. Para un Limpiatragaluces no te falta nada más.
robotics-lesson-2-convert = Reconstruye tu robot: la cabeza, la pinza y las dos ventosas en el torso.
    .why = El desatascador estorba, y solo al reconstruir se quitan piezas. Lo que sobre puedes guardarlo.
robotics-lesson-2-end-again = Termina el turno: pulsa «Listo».
    .why = Tu robot ya no tiene tuercas: ningún control te quita nada de él.
robotics-lesson-2-over = Tu Limpiatragaluces está listo y a salvo de controles.
    .why = En tu próximo turno te dará 1300. Lo negro es barato, pero cuanto más espera una tuerca, mayor es el riesgo.

robotics-lesson-3 = Dos por uno
    .about = Un intercambio, una contraoferta y el alquiler.
robotics-lesson-3-order = A tu Cargapianos le falta una ventosa, y en el mercado no hay.
    .why = Pero Ilo tiene una en su almacén. Todos los almacenes están a la vista.
robotics-lesson-3-offer = Ofrécele a Ilo tu desatascador y 100 créditos por su ventosa.
    .why = Puedes dar lo que hay en tu banco o en tu almacén, y recibir lo que la otra parte tiene guardado.
robotics-lesson-3-answer = Ilo se lo piensa.
    .why = Puede aceptar, rechazar o responder con una oferta suya.
robotics-lesson-3-accept = Ventosa y ruedas por tu desatascador y 200: acepta.
    .why = A una contraoferta solo se dice sí o no. Tu pedido paga 3200: 100 más no son nada.
robotics-lesson-3-put-away = Ilo guarda tu desatascador.
    .why = Solo un intercambio hecho cuesta una acción. Lo que recibiste está en tu banco de trabajo.
robotics-lesson-3-attach = Monta la ventosa en el último conector libre.
    .why = Ahora tu robot cumple el pedido.
robotics-lesson-3-store = Vacía el banco de trabajo: guarda las ruedas o desecha una pieza.
    .why = En el almacén caben tres piezas gratis; la cuarta cuesta 100, una sola vez. Lo desechado va a la bolsa y no da nada.
robotics-lesson-3-end = Termina el turno: pulsa «Listo».
    .why = Ahora pagas el alquiler, si hay cuatro piezas en tu almacén. Hasta entonces puedes cambiar de idea.
robotics-lesson-3-over = Tu Cargapianos está listo: en tu próximo turno te dará 3200.
    .why = Puedes hacer tres ofertas por turno a cada jugador. Eso es todo: juega una partida de verdad.

# Why something waits. $instruction is what the step asks for, a sentence from above.
robotics-lessons-later = Eso puede esperar. { $instruction }
robotics-lessons-over = Esta lección está terminada.
robotics-lessons-read-first = Primero lee esto y después sigue.
robotics-lessons-others-first = Un momento: ahora decide otro jugador.
robotics-lessons-order-not-met = { $missing ->
    [one] A ese robot le faltaría { $missing } pieza del pedido.
   *[other] A ese robot le faltarían { $missing } piezas del pedido.
}

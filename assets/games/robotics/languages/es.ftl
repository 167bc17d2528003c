### Robotics en español. Los mensajes usan el formato de Project Fluent (https://projectfluent.org).
### Una traducción tiene los mismos mensajes con los mismos argumentos. Lo que va entre llaves lo rellena el juego; lo que va
### entre «->» y la llave de cierre lo elige el argumento que está delante.

# Glossary. Neutral Spanish for all countries: tú, and no plural address (neither vosotros nor ustedes);
#   preterite ("compró"), but perfect after "aún no"; tomar, never coger; no computadora.
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
robotics-credits = { $amount } créditos
# The same amount as a number alone, beside a coin or on a price tag.

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
# $to says where the parts of the robot went: $market is what the market got, $bag what the bag got.
robotics-log-sold = { $to ->
    [market] { $name } vendió «{ $order }» por { $credits }; el mercado recibió { $market }
    [bag] { $name } vendió «{ $order }» por { $credits }; la bolsa recibió { $bag }
   *[both] { $name } vendió «{ $order }» por { $credits }; el mercado recibió { $market }; la bolsa, { $bag }
}
# $sold is the sentence before.
robotics-log-sold-nuts = { $count ->
    [one] { $sold }; volvió { $count } tuerca
   *[other] { $sold }; volvieron { $count } tuercas
}
robotics-log-order = Nuevo pedido: «{ $order }» por { $credits }
robotics-log-kept-robot = { $name } se quedó con el robot
robotics-log-bought = { $market ->
    [black] { $name } compró { $part } en el mercado negro por { $credits }
   *[regular] { $name } compró { $part } por { $credits }
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
robotics-log-controls-returned = Todos los controles de fabricación vuelven a la bolsa
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
robotics-illegal-auction-first = primero puja en la subasta o retírate
robotics-illegal-sell-first = primero vende el robot o quédate con él
# An offer, a saboteur or a control waits for a choice.
robotics-illegal-unanswered = primero decide lo que está pendiente
robotics-illegal-no-action-left = no te quedan acciones
robotics-illegal-no-such-seat = ese asiento no existe en esta mesa
robotics-illegal-own-seat = elige a otro jugador
robotics-illegal-not-hundreds = los créditos van de { $step } en { $step }
robotics-illegal-bid-too-low = puja al menos { $least } créditos
robotics-illegal-bid-too-high = puja { $only } créditos o retírate
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
robotics-illegal-bag-empty = la bolsa está vacía
robotics-illegal-not-an-extremity = un saboteador no quita torsos ni interruptores
robotics-illegal-no-saboteur = no tienes ningún saboteador para este turno
robotics-illegal-new-saboteur = ese saboteador ya se intercambió en este turno
robotics-illegal-no-such-option = las reglas de esta partida no lo prevén
robotics-illegal-gift = los dos tienen que dar algo
robotics-illegal-only-credits = en un intercambio hay al menos una pieza
robotics-illegal-credits-both-ways = solo uno de los dos puede pagar créditos
# In a trade: of the player whose turn it is, and of the other one.
robotics-illegal-not-loose = solo se intercambian piezas sueltas
robotics-illegal-not-stored = la otra parte solo da piezas del almacén
robotics-illegal-trader-cannot-pay = cuesta { $needs } créditos; esa parte tiene { $has }
robotics-illegal-too-many-offers = solo tres ofertas por turno al mismo jugador
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
robotics-lesson-1-watch = Turno de Ilo: compra un torso y empieza un robot.
    .why = Toda compra hace girar el disco: también la suya.
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
    .why = Por una acción, cualquiera puede sacar algo de la bolsa.
robotics-lesson-2-control = Un control se lleva la pinza y el interruptor con tuerca, y cae lo que colgaba de este.
    .why = Se lleva toda pieza con tuerca, en todos los talleres: también la cabeza de Ilo. De un robot roto queda el trozo más grande.
robotics-lesson-2-honest = Compra otra pinza, esta vez en el mercado: 200.
    .why = Tu propia compra giró el disco hasta este precio. Para un Limpiatragaluces no te falta nada más.
robotics-lesson-2-convert = Reconstruye tu robot: la cabeza, la pinza y las dos ventosas en el torso.
    .why = El desatascador estorba, y solo al reconstruir se quitan piezas. Lo que sobre puedes guardarlo.
robotics-lesson-2-end-again = Termina el turno: pulsa «Listo».
    .why = Tu robot ya no tiene tuercas: ningún control te quita nada de él.
robotics-lesson-2-over = Tu Limpiatragaluces está listo y a salvo de controles.
    .why = En tu próximo turno te dará 1300. El mercado negro es barato, pero cuanto más espera una tuerca, mayor es el riesgo.

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

# Why something has to wait; the instruction of the step stands above it.
robotics-lessons-later = Eso puede esperar.
robotics-lessons-over = Esta lección está terminada.
robotics-lessons-read-first = Primero lee esto y después sigue.
robotics-lessons-others-first = Un momento: ahora decide otro jugador.
robotics-lessons-order-not-met = { $missing ->
    [one] A ese robot le faltaría { $missing } pieza del pedido.
   *[other] A ese robot le faltarían { $missing } piezas del pedido.
}

## The box on the shelf

robotics-cover = Robotics
    .credit = de Mario Coopmann, 2007
    .sentence = Compra piezas a buen precio, monta robots por encargo y ten cuidado con las tuercas.

## The table

robotics-choose-an-extremity = Elige primero una pieza de otro robot

## Prompts

# The sign on top of the stage: what to do now, in one short sentence that stands out, and the rest of it. $name is the player who is
# addressed, $partner another one; $part is a part as what is done to it: "las ruedas", "una cabeza"; $amount is a number of credits: "1300".

robotics-prompt-bid = { $name }, puja más o retírate.
robotics-prompt-first-bid = { $name }, puja por el primer turno o retírate.
robotics-prompt-bid-rest = Al menos { $least }. Tienes { $has }.
robotics-prompt-cannot-bid = { $name } no puede pujar más.
robotics-prompt-cannot-bid-rest = Solo queda retirarse.
robotics-prompt-sale = { $name }, ¿vendes tu robot?
robotics-prompt-sale-rest = { $count ->
    [one] Arrástralo a la tarjeta verde o quédate con él.
   *[other] Arrástralo a una de las tarjetas verdes o quédate con él.
}
robotics-prompt-holds-robot = En la mano: tu robot.
robotics-prompt-holds-robot-rest = Suéltalo en una tarjeta verde.
robotics-prompt-action = { $name }, acción { $number }:
robotics-prompt-action-rest = compra, saca, intercambia, reconstruye o pasa.
robotics-prompt-action-no-robot = compra, saca, intercambia o pasa.
robotics-prompt-buy = suelta { $part } y paga { $amount }. Luego gira el disco.
robotics-prompt-place = suelta { $part } en el robot, el banco, el almacén o la rampa.
robotics-prompt-clear = { $name }, vacía el banco:
robotics-prompt-clear-rest = monta, guarda o desecha, y luego «Listo».
robotics-prompt-no-rent = { $name }, no puedes pagar el alquiler.
robotics-prompt-no-rent-rest = Monta o desecha algo del almacén.
robotics-prompt-done = { $name }, ya no te quedan acciones.
robotics-prompt-done-rest = Monta lo que quieras y luego «Listo».
robotics-prompt-rent = «Listo» cuesta { $amount } de alquiler.
robotics-prompt-convert = { $name }, reconstruye tu robot.
robotics-prompt-convert-rest = Nada vale hasta que termines.
robotics-prompt-saboteur = { $name }, has sacado un saboteador.
robotics-prompt-kept-saboteur = { $name }, usa tu saboteador.
robotics-prompt-saboteur-rest = Elige una pieza marcada de otro robot.
robotics-prompt-saboteur-or-keep = Elige una pieza marcada de otro robot, o quédate con él.
robotics-prompt-control-choice = { $name }, has sacado un control.
robotics-prompt-control-choice-rest = Deja que actúe o déjalo como aviso.
robotics-prompt-offer = { $name }, tu oferta a { $partner }:
robotics-prompt-offer-rest = añade piezas y créditos a ambos lados.
robotics-prompt-answer = { $name }, { $partner } te ofrece un intercambio.
robotics-prompt-answer-rest = Acepta, cámbialo o di que no.
robotics-prompt-counter = { $name }, { $partner } hace una contraoferta.
robotics-prompt-counter-rest = Acepta o di que no.
robotics-prompt-put-away = { $name }, ordena lo que recibiste:
robotics-prompt-puts-away = { $name }, ordénalo:

# About what has just happened.
robotics-prompt-sold = ¡Vendido por { $amount }!
robotics-prompt-sold-rest = Las piezas vuelven y el turno sigue.
robotics-prompt-control = ¡Control de fabricación!
robotics-prompt-control-rest = Todo lo que lleva tuerca va a la bolsa.
robotics-prompt-control-idle = Nadie tiene tuercas.
robotics-prompt-sabotaged = El saboteador de { $name } ataca:
robotics-prompt-sabotaged-rest = { $name } pierde { $part }.
robotics-prompt-drew-saboteur = Le quita una pieza a otro robot.
robotics-prompt-drew-control = Se lleva todo lo que tiene tuerca.
robotics-prompt-ends-turn = { $name } termina el turno
robotics-prompt-nobody-wins = No gana nadie.

# What a key does, after it: one or two words.
robotics-keys-put-back = devolver
robotics-keys-leave = salir
robotics-keys-leave-auction = retirarse
robotics-keys-next-square = casilla siguiente
robotics-keys-bid = pujar { $amount }

# A question before actions are given up, and its answer.
robotics-ask-end-turn = { $count ->
    [one] ¿Terminar el turno con { $count } acción sin usar?
   *[other] ¿Terminar el turno con { $count } acciones sin usar?
}
robotics-ask-end-turn-text = { $count ->
    [one] Se pierde.
   *[other] Se pierden.
}
robotics-ask-end-turn-yes = Terminar el turno

# The top bar: the number of orders that wins, in a word or two, and the steps of a turn.
robotics-top-goal = meta: { $count }
robotics-top-last-round = última ronda
robotics-step-sell = Vender
robotics-step-action = Acción { $number }
robotics-step-away = Ordenar
robotics-step-auction = Subasta del primer turno

# (Prompts: end)

## Seat cards, orders and log

# The card of a seat: what a click on it shows; the orders sold, for screen readers; the least bid of who is to bid.
robotics-card-orders-for = Piezas de { $name } para los pedidos
robotics-card-sold = { $sold } de { $count } pedidos cumplidos
# The state of a player: a word or two. $count is the number of actions or of parts.
robotics-status-may-sell = ¿Vende?
robotics-status-action = Acción { $number } de { $count }
robotics-status-puts-away = Ordena
robotics-status-saboteur = ¡Saboteador!
robotics-status-control = ¡Control!
robotics-status-offers = Ofrece trato
robotics-status-answers = Responde
robotics-status-counters = Contraoferta
robotics-status-sold = ¡Vendido!
robotics-status-traded = Trato hecho
robotics-status-lost = { $count ->
    [one] Perdió { $count } pieza
   *[other] Perdió { $count } piezas
}
robotics-status-winner = Ha ganado
# The level of a waiting computer player.
robotics-status-level = { $level ->
    [random] Azar
    [simple] Simple
    [easy] Fácil
    [normal] Normal
   *[hard] Difícil
}

# Headings of the orders, and the player whose parts they show, beside the second one.
robotics-orders-open = Pedidos
robotics-orders = Pedidos
robotics-orders-for = para { $name }
# How far a robot is with an order: $count of $all parts are in it, $loose more lie on the bench or in the store. Short.
robotics-order-has = { $count } de { $all } puestas
robotics-order-has-loose = { $count } de { $all } puestas, { $loose ->
    [one] { $loose } suelta
   *[other] { $loose } sueltas
}
robotics-order-met = Cumple
robotics-order-for-sale = Cumple: arrástralo aquí
robotics-order-new = Nuevo
# $parts is a list: "una cabeza y 2 pinzas". $wish is the customer's wish, a sentence.
robotics-order-needs = Necesita { $parts }.
robotics-order-hint = { $wish } { $needs }
robotics-order-spoken = Pedido { $name }, { $credits }: { $state }. { $needs }

# The card about a part under the pointer.
robotics-part-extremity = { $count ->
    [one] Una pieza con { $count } conector. Los pedidos la piden.
   *[other] Una pieza con { $count } conectores. Los pedidos la piden.
}
robotics-part-multifunctional = Vale por cualquier pieza que pida un pedido.
robotics-part-connector = { $count ->
    [one] Una pieza con { $count } conector. Sujeta otras piezas.
   *[other] Una pieza con { $count } conectores. Sujeta otras piezas.
}
robotics-part-saboteur = Le quita una pieza a otro robot.
robotics-part-control = Se lleva toda pieza con tuerca.
robotics-part-nut = { $controls ->
    [0] Tuerca: un control se la lleva. Ahora no hay ninguno en la bolsa.
    [one] Tuerca: un control se la lleva. En la bolsa hay 1 entre { $count }.
   *[other] Tuerca: un control se la lleva. En la bolsa hay { $controls } entre { $count }.
}
# Before numbers of parts of the same kind.
robotics-part-on-market = En el mercado
robotics-part-in-bag = En la bolsa
robotics-part-in-workshops = En los talleres

# The card about the scrap yard: its heading, and the number of each kind with its share.
robotics-bag-odds = Próxima extracción: 1 de { $count }
robotics-bag-share = { $count } ({ $percent } %)

# (Seat cards, orders and log: end)

## The market on the stage

# Prices on a strip of a square, and what stands there for none: "600/–".
robotics-two-amounts = { $regular }/{ $black }
robotics-no-amount = –
# Under the market, about the yellow prices: after the purchase that is looked at, and while a player turns the disc by hand.
robotics-yellow-after-buy = Amarillo: precios tras esta compra
robotics-yellow-ahead = { $count ->
    [one] Amarillo: precios tras una compra
   *[other] Amarillo: precios tras { $count } compras
}
# Beside a price tag under the pointer: prices after the purchase, $here on the same market, $there on the $other one.
robotics-prices-after = Después costará { $here } aquí y { $there } en el { $other ->
    [black] mercado negro
   *[regular] mercado
}
robotics-prices-after-here = Después costará { $here } aquí
robotics-prices-after-there = Después solo se venderá en el { $other ->
    [black] mercado negro
   *[regular] mercado
}: { $there }
robotics-prices-after-none = Después no se venderá en ningún mercado
robotics-control-chance = Probabilidad de que lo próximo que salga sea un control de fabricación: { $percent } % ({ $controls } de { $all })
robotics-control-chance-none = No hay ningún control de fabricación en la bolsa
robotics-control-chance-empty = La bolsa está vacía
# Beside a square, and the nuts that are left. $kind begins with a capital letter.
robotics-square = { $kind }: { $market } en el mercado, { $bag } en la bolsa, { $workshops } en talleres
robotics-nuts-left = { $count ->
    [0] No queda ninguna tuerca: el mercado negro está cerrado
    [one] Queda { $count } tuerca para el mercado negro
   *[other] Quedan { $count } tuercas para el mercado negro
}
# For screen readers: a price tag ("Ruedas, mercado: 600 créditos, 2 disponibles; se puede comprar"), and the disc. $state is one of the
# messages below, or the reason why it can't be bought.
robotics-tag = { $kind }, { $market }: { $price }, { $stock ->
    [one] { $stock } disponible
   *[other] { $stock } disponibles
}
robotics-tag-without-price = { $kind }, { $market }: ahora sin precio
robotics-tag-with-state = { $tag }; { $state }
robotics-tag-for-sale = se puede comprar
robotics-disc = Disco de precios: gira el borde para mirar adelante

# (The market on the stage: end)

## The robot on the stage

# Above a robot: whose it is. $name is a player.
robotics-garage-robot = Robot de { $name }
robotics-garage-new-robot = Nuevo robot de { $name }
robotics-garage-no-robot = { $name } aún no tiene robot
# Below that: no outlet of the robot is free.
robotics-garage-closed = cerrado
# For screen readers: whose robot it is, its parts, and whether it is closed ($closed is 1).
robotics-garage-told = { $closed ->
    [1] { $title }: { $parts }; cerrado.
   *[other] { $title }: { $parts }.
}
# For screen readers: a part of the robot, which can be moved.
robotics-garage-part = { $part } en el robot
# In a bubble at the place of a part in hand. Short. $orders are the names of one or several orders.
robotics-ghost-fits = encaja
robotics-ghost-completes = { $count ->
    [one] encaja: { $orders } está completo
   *[other] encaja: { $orders } están completos
}
# In the bubble below that, by themselves or joined with a comma.
robotics-ghost-closes = cierra el robot
robotics-ghost-costs = cuesta { $credits }
# In the bubble while a robot is converted: the part touches no other one yet.
robotics-ghost-waits = puede ir ahí, pero aún no se une a nada
# In a bubble at other places for the thing in hand.
robotics-drop-scrap = a la bolsa, sin cobrar nada
robotics-drop-sell = vender por { $credits }
robotics-drop-rent = el alquiler será { $credits }
# Buttons beside the thing in hand, for a finger.
robotics-hand-turn = Girar
robotics-hand-put-back = Devolver

# (The robot on the stage: end)

## The tray

# Headings of the parts of the tray. Short.
robotics-tray-yard = Chatarrería
robotics-tray-bench = Banco
robotics-tray-store = Almacén
robotics-tray-scrap = Desechar
# Notes below or beside the headings. Very short.
robotics-tray-draw = saca una
robotics-tray-new-parts = lo nuevo
robotics-tray-stored = { $count } de { $most }
robotics-tray-stored-rent = { $count }, alquiler { $rent }
robotics-tray-into-bag = a la bolsa
# For screen readers: a part that can be taken. $count is the number of equal ones in its place.
robotics-tray-on-bench = { $count ->
    [one] { $part } en el banco de trabajo
   *[other] { $count } × { $part } en el banco de trabajo
}
robotics-tray-in-store = { $part } en el almacén
# For screen readers: the bag with the number of its counters and the counters.
robotics-yard-told = Chatarrería, { $count } fichas: { $counters }
# Buttons of a turn: one or two words. $credits is an amount of money.
robotics-turn-trade = Intercambiar
robotics-turn-convert = Reconstruir
robotics-turn-pass = Pasar
robotics-turn-done = Listo
robotics-turn-sell = Vender por { $credits }
robotics-turn-keep = Quedarse con el robot
robotics-turn-saboteur = Usar el saboteador
# Buttons after a manufacturing control was drawn that may be laid open as a warning.
robotics-turn-let-work = Dejar que actúe
robotics-turn-warn = Dejarlo como aviso
# Beside buttons: what they do, or why they do nothing now.
robotics-turn-pays-rent = Paga { $credits } de alquiler
robotics-turn-no-target = ningún otro robot tiene una pieza que pueda quitar

# (The tray: end)

## Trade

# Headings of the two sheets of an offer, and of a trade that was made. $name is a player, here and below.
robotics-trade-gives = { $name } da
robotics-trade-gets = { $name } recibe
# On a sheet: where its parts come from, and the money that its player keeps, or has after a trade: "2600 créditos".
robotics-trade-from-workshop = Del banco y del almacén
robotics-trade-from-store = Solo del almacén
robotics-trade-keeps = Se queda con { $credits }
robotics-trade-has = Tiene { $credits }
# Buttons beside the money on a sheet, which are signs; these names are read out. Why they do nothing: short, after a press.
robotics-trade-pay-less = { $name } paga { $step } menos
robotics-trade-pay-more = { $name } paga { $step } más
robotics-trade-pays-nothing = esta parte no paga nada
robotics-trade-pays-all = esta parte no tiene más
robotics-trade-change-first = primero pulsa «{ robotics-trade-change }»
# Parts on the sheets and in the tray as they are read out: a press lets the player give one, or keep it. $part is "la cabeza".
robotics-trade-give-part = { $name } da { $part }
robotics-trade-keep-part = { $name } no da { $part }
robotics-trade-owned-part = { $name } tiene { $part }

# Heading of what an offer would change, and of what a trade has changed.
robotics-trade-if-accepted = Si { $name } acepta
robotics-trade-made = El intercambio está hecho
# Beside it: the number of the offer to this partner in this turn; or that it answers an offer.
robotics-trade-number = oferta { $number } de { $most }
robotics-trade-is-counter = contraoferta
# What changes, each a short sentence with a full stop. $gets is parts as what is done to them: "una cabeza y un torso", or "nada".
robotics-trade-gain = { $name } recibe { $gets }.
robotics-trade-gain-for-credits = { $name } recibe { $gets } y paga { $credits }.
# They follow a sentence about parts that a player gets. $room counts parts, and can be 0.
robotics-trade-store-fits = Cabe en el almacén.
robotics-trade-store-costs = Guardarlo todo cuesta { $credits } de alquiler.
robotics-trade-store-too-dear = Guardarlo todo cuesta { $credits } de alquiler, más de lo que { $name } tiene entonces.
robotics-trade-store-full = { $room ->
    [0] El almacén está lleno: todo se monta o se desecha.
    [one] En el almacén cabe { $room } pieza: el resto se monta o se desecha.
   *[other] En el almacén caben { $room } piezas: el resto se monta o se desecha.
}
robotics-trade-to-bench = { $count ->
    [one] Va al banco de trabajo.
   *[other] Van al banco de trabajo.
}
robotics-trade-nuts = Las tuercas siguen en sus piezas.
robotics-trade-actions = { $left ->
    [0] A { $name } no le queda entonces ninguna acción.
    [one] A { $name } le queda entonces { $left } acción.
   *[other] A { $name } le quedan entonces { $left } acciones.
}
robotics-trade-attached-stay = Las piezas montadas se quedan donde están.
# $credits is money that ends the game, or its last round.
robotics-trade-wins = { $name } tiene entonces { $credits } y gana.
robotics-trade-reaches-goal = { $name } tiene entonces { $credits } y alcanza una meta.

# The tray: whose parts are shown. The second of each pair stands where there is little room, beside the player's symbol.
robotics-trade-loose-of = Piezas sueltas de { $name }
robotics-trade-loose = Piezas sueltas
robotics-trade-store-of = Almacén de { $name }
robotics-trade-store = Almacén
# Who decides, and what follows from the answer; then what to do while an offer is made.
robotics-trade-decides = { $name } decide.
robotics-trade-turn-goes-on = Tras la respuesta sigue el turno de { $name }. Rechazar no gasta la acción.
robotics-trade-with = Intercambiar con
robotics-trade-how-to = Haz clic en una pieza para darla o quedártela.
robotics-trade-counter-how-to = Cambia lo que da cada parte.
# Buttons.
robotics-trade-accept = Aceptar
robotics-trade-change = Cambiarla
robotics-trade-refuse = No
robotics-trade-send = Ofrecer
robotics-trade-send-counter = Ofrecer esto

# (Trade: end)

## Conversion

# Zones of the tray, with the parts that are in them once the robot is converted.
robotics-conversion-bench = Banco
robotics-conversion-store = Almacén
# Parts as they are read out, by what a press does. $part is "la cabeza".
robotics-conversion-store-part = Guardar { $part }
robotics-conversion-scrap-part = Desechar { $part }
robotics-conversion-take-part = Tomar { $part }
# What would follow, each a short sentence with a full stop. $parts is parts as what is done to them: "una cabeza y un torso".
robotics-conversion-all-built-in = Todas las piezas del robot anterior están montadas.
robotics-conversion-scraps = Desechas { $parts }.
robotics-conversion-stores = Guardas { $parts }.
robotics-conversion-rent = Alquiler al final del turno: { $credits }.
robotics-conversion-rent-too-dear = Alquiler al final del turno: { $credits }; tienes { $has }.
robotics-conversion-hint = Haz clic en lo que sobra para guardarlo o desecharlo.
# Buttons, and why two of them do nothing: short.
robotics-conversion-finish = Reconstruir
robotics-conversion-take-apart = Desmontar
robotics-conversion-is-apart = ya está desmontado
robotics-conversion-start-over = Reiniciar
robotics-conversion-is-unchanged = no ha cambiado nada

# (Conversion: end)

## Auction

# On a card over the stage. $name has the highest bid so far; the bid stands below, with a coin.
robotics-auction-bids = Puja de { $name }
robotics-auction-no-bid = Aún no hay pujas
robotics-auction-first-bid = La primera puja es de al menos { $least }.
robotics-auction-about = Quien gana paga su puja al banco y juega el primer turno. Después se sigue en sentido horario.
robotics-auction-still-in = Siguen: { $names }
# Heading beside the buttons, and a note below it: for the bidding player, and for the others.
robotics-auction-your-bid = Tu puja
robotics-auction-you-have = Tienes { $credits }. Lo que pagues ahora te faltará después para piezas.
robotics-auction-bid-of = Turno de pujar: { $name }
robotics-auction-bidder-has = { $name } tiene { $credits }.
# Why the buttons can't be pressed.
robotics-auction-wait = { $name } está pujando
# A button, with a second line below: by how much it is above the highest bid, or that it opens.
robotics-auction-bid = Pujar { $amount }
robotics-auction-more = { $amount } más
robotics-auction-opening = primera puja
robotics-auction-pass = Retirarse

robotics-bid-waits = Espera
robotics-bid-bids = Puja
robotics-bid-highest = Puja más alta
robotics-bid-outbid = Superada
robotics-bid-passed = Se retiró
robotics-bid-asked = ¿{ $amount }?

# (Auction: end)

## Sale

# A stamp on the card of an order: one short word.
robotics-sale-stamp = VENDIDO
# The payment, on the card of the seller: "+2900".
robotics-sale-payment = +{ $amount }

# (Sale: end)

## Saboteur on the stage

# $part is as what is done to it: "una pinza", "una cabeza y un torso".
robotics-sabotage-loses = { $name } pierde { $part }
# A part of another player's robot that can be chosen, for screen readers: "Pim: pinza". Also of a workshop that a control visits, with one of the words
# about it below.
robotics-sabotage-target = { $name }: { $part }
robotics-sabotage-no-robot = { $name }: sin robot
# The saboteur's card: heading and note. Below the buttons: the parts that it does not take.
robotics-sabotage-who = El saboteador
robotics-sabotage-about = desatornilla una pieza y se va.
robotics-sabotage-safe = Los torsos, los interruptores y las piezas sueltas están a salvo.
# Buttons: take the chosen part; keep the saboteur for a later turn; leave the choice.
robotics-sabotage-take = Desatornillarla
robotics-sabotage-keep = Guardarlo
robotics-sabotage-back = Volver

# (Saboteur on the stage: end)

## Control on the stage

# At the right end of a workshop's heading: nothing has a nut; it will be checked; it is being checked; what it has lost.
robotics-control-clean = sin tuercas
robotics-control-waits = sin revisar
robotics-control-checks = en revisión
robotics-control-lost = { $count ->
   *[other] pierde { $count }
}
# What the frames of the parts mean.
robotics-control-has-nut = rojo: tiene tuerca
robotics-control-falls = discontinuo: cae con ella
# Heading of the list of what a control takes, and how many controls are set aside: with the fourth, all return to the bag.
robotics-control-takes = Lo que se lleva
robotics-control-out = { $count } de { $all } apartados
robotics-control-out-note = Tras el último, vuelven todos.
robotics-control-all-back = Todos han vuelto
robotics-control-all-back-note = Están otra vez en la bolsa.

# (Control on the stage: end)

## The table in words

# For screen readers: whole sentences, for players who see nothing of the table. $part is "cabeza", $bench and $store are parts as what is
# done to them, or "nada"; $credits is "300 créditos".
robotics-spoken-round = Ronda { $round }. El disco está en { $disc }.
robotics-spoken-market = El mercado: { $squares }.
# A square: its parts, and its prices on the regular and on the black market.
robotics-spoken-square = { $kind }, quedan { $count }, normal { $regular }, negro { $black }
robotics-spoken-no-price = sin precio
# The prices after some purchases, to which keys have turned the disc ahead; and once they have turned it back.
robotics-spoken-ahead = { $count ->
    [one] Tras una compra: { $squares }.
   *[other] Tras { $count } compras: { $squares }.
}
robotics-spoken-square-ahead = { $kind }, normal { $regular }, negro { $black }
robotics-spoken-disc-back = El disco muestra los precios de ahora.
robotics-spoken-seat = { $name }: { $credits }. En el banco: { $bench }. En el almacén: { $store }.
robotics-spoken-paid-spaces = { $count ->
    [one] { $count } hueco está pagado.
   *[other] { $count } huecos están pagados.
}
robotics-spoken-sold = Cumplidos: { $orders }.
robotics-spoken-none-sold = Ningún pedido cumplido.
# $missing counts the parts that the robot on the stage lacks.
robotics-spoken-order = { $missing ->
    [0] Pedido { $name }, { $credits }: { $needs }. El robot lo cumple.
    [one] Pedido { $name }, { $credits }: { $needs }. Al robot le falta { $missing } pieza.
   *[other] Pedido { $name }, { $credits }: { $needs }. Al robot le faltan { $missing } piezas.
}
# A robot, and each of its parts with its place, which is the message after the next, and its sides: "arriba cabeza, abajo libre".
robotics-spoken-robot = Robot de { $name }.
robotics-spoken-part = { CAPITAL($part) } en { $place }: { $sides }.
robotics-spoken-lone-part = { CAPITAL($part) } en { $place }.
# The first part is in column 0 and row 0; rows are counted upwards.
robotics-spoken-place = { $turned ->
    [right] columna { $column }, fila { $row }, con giro a la derecha
    [down] columna { $column }, fila { $row }, boca abajo
    [left] columna { $column }, fila { $row }, con giro a la izquierda
   *[up] columna { $column }, fila { $row }
}
robotics-spoken-joined = { $side ->
    [top] arriba { $part }
    [bottom] abajo { $part }
    [left] a la izquierda { $part }
   *[right] a la derecha { $part }
}
robotics-spoken-free = { $side ->
    [top] arriba libre
    [bottom] abajo libre
    [left] a la izquierda libre
   *[right] a la derecha libre
}
robotics-spoken-closed = No hay ningún conector libre.
# The thing in hand: $what is "la cabeza" or the robot; $place is one of the messages below or a place on the robot; $follows is what would
# follow there, or why it is not possible.
robotics-spoken-in-hand = En la mano: { $what }.
robotics-spoken-in-hand-at = En la mano: { $what }. { CAPITAL($place) }: { $follows }.
robotics-spoken-own-robot = el robot
robotics-spoken-bench = en el banco
robotics-spoken-store = en el almacén
robotics-spoken-chute = en la rampa
robotics-spoken-left-over-parts = con lo que sobra
robotics-spoken-order-card = en la tarjeta «{ $order }»
robotics-spoken-keeps = { $name } se la queda
robotics-spoken-takes = posible
robotics-spoken-no-place = no es posible
# In a conversion: a part of the old robot that has no place in the new one.
robotics-spoken-left-over = sobra: { $part }

# (The table in words: end)

## Sounds

# Sounds in words, for players who do not hear them: short.
robotics-caption-picked-up = una chapa roza al levantarse
robotics-caption-turned = una junta gira con un clic
robotics-caption-put-back = una chapa, de nuevo en su sitio
robotics-caption-placed = golpe seco
robotics-caption-disc-clicked = un clic del trinquete
robotics-caption-bid = golpe en la madera
robotics-caption-passed = una mano pasa por el banco
robotics-caption-paid = monedas que se van tintineando
robotics-caption-earned = lluvia de monedas
robotics-caption-disc-turned = el disco avanza con su trinquete
robotics-caption-drew = alguien rebusca en una bolsa
robotics-caption-drew-trouble = alguien rebusca; dos tonos graves
robotics-caption-attached = golpe y clic: queda sujeto
robotics-caption-stored = golpe sordo en un estante
robotics-caption-scrapped = traqueteo por una rampa
robotics-caption-stamped = cae un sello
robotics-caption-order = entra una hoja de papel
robotics-caption-unscrewed = zumba un destornillador, cae una pieza
robotics-caption-light = zumba un reflector
robotics-caption-nuts-taken = suenan tuercas, caen piezas
robotics-caption-offered = dos tonos que suben
robotics-caption-refused = dos tonos que bajan
robotics-caption-traded = un silbido y dos tonos a la vez
robotics-caption-converted = un robot se desmonta y se monta
robotics-caption-goal = una campana, dos veces

# (Sounds: end)

## Advice

# What a strong player would do now, before its reason, each a sentence. $part is "una cabeza", or "la cabeza" where it is there already;
# $gives and $gets are parts and credits as what is done to them; $credits is "300 créditos".
robotics-would-bid = Un jugador fuerte pujaría { $credits }:
robotics-would-pass-bid = Un jugador fuerte se retiraría:
robotics-would-sell = Un jugador fuerte vendería el robot como «{ $order }»:
robotics-would-keep-robot = Un jugador fuerte se quedaría con el robot:
robotics-would-buy = { $market ->
    [black] Un jugador fuerte compraría { $part } en el mercado negro por { $credits }:
   *[regular] Un jugador fuerte compraría { $part } por { $credits }:
}
robotics-would-draw = Un jugador fuerte sacaría algo de la chatarrería:
robotics-would-offer = Un jugador fuerte ofrecería a { $name } { $gives } por { $gets }:
robotics-would-counter = Un jugador fuerte ofrecería en cambio { $gives } por { $gets }:
robotics-would-convert = Un jugador fuerte reconstruiría el robot:
robotics-would-pass = Un jugador fuerte pasaría:
robotics-would-sabotage = Un jugador fuerte quitaría { $part } al robot de { $name }:
robotics-would-keep-saboteur = Un jugador fuerte guardaría el saboteador para después:
robotics-would-let-work = Un jugador fuerte dejaría actuar al control:
robotics-would-warn = Un jugador fuerte pondría el control como aviso:
robotics-would-accept = Un jugador fuerte aceptaría:
robotics-would-refuse = Un jugador fuerte rechazaría la oferta:
robotics-would-attach = Un jugador fuerte montaría { $part } ahí:
robotics-would-store = Un jugador fuerte guardaría { $part }:
robotics-would-unstore = Un jugador fuerte sacaría { $part } del almacén:
robotics-would-scrap = Un jugador fuerte desecharía { $part }:
robotics-would-be-done = Un jugador fuerte pulsaría «Listo»:
robotics-would-end = Un jugador fuerte terminaría el turno:
# What a computer player did, before its reason. $what is a sentence without a full stop.
robotics-did = { $what }:
robotics-did-end = { $name } termina el turno:

# The reason, a short sentence that is true for whoever acts, so it says neither "tú" nor "yo". $order is the name of an order.
robotics-why-random = Elegido al azar.
robotics-why-careless = Elegido sin pensarlo mucho.
robotics-why-bid = Quien empieza elige primero en el mercado.
robotics-why-pass-bid = Lo que cuesta una puja falta después para piezas.
# $goal is "tres pedidos cumplidos" or "10 000 créditos".
robotics-why-goal = Con eso se alcanza una meta: { $goal }.
# $count orders are met.
robotics-why-sells = { $count ->
    [one] Eso da { $credits }.
   *[other] De { $count } pedidos, este es el que mejor paga: { $credits }.
}
robotics-why-keep-robot = Ningún pedido vale la pena ahora.
robotics-why-completes = Así no falta nada para «{ $order }», que paga { $credits }.
robotics-why-nearer = { $count ->
    [one] A «{ $order }» le falta entonces { $count } acción más.
   *[other] A «{ $order }» le faltan entonces { $count } acciones más.
}
robotics-why-spare = Puede servir más adelante.
robotics-why-only-black = Ahora solo se vende en el mercado negro.
robotics-why-cheaper = En el mercado cuesta { $credits } más.
robotics-why-without-nut = Más cara que en el mercado negro, pero ningún control se la lleva.
robotics-why-draw = Ninguna pieza del mercado vale ahora su precio.
robotics-why-odds = { $useful } de { $all } en la bolsa acercan «{ $order }».
robotics-why-offer = Acerca «{ $order }», y también { $name } gana con ello.
robotics-why-convert = Solo reconstruyendo se completa «{ $order }» con las piezas que hay.
robotics-why-pass = Nada vale una acción ahora.
robotics-why-best-target = Ninguna pieza de los demás vale más.
robotics-why-spoils-sale = { $name } habría podido vender ese robot en el próximo turno.
robotics-why-harms = { $count ->
    [one] { $name } necesita entonces { $count } acción más para el próximo pedido.
   *[other] { $name } necesita entonces { $count } acciones más para el próximo pedido.
}
robotics-why-keep-saboteur = Ningún otro robot perdería lo suficiente ahora.
robotics-why-no-nuts = Nadie tiene una tuerca que perder.
robotics-why-own-nuts = { $count ->
    [one] Nadie más tiene una tuerca.
   *[other] Nadie más tiene tantas tuercas: { $count }.
}
robotics-why-nuts-of-others = Los demás pierden al menos lo mismo.
robotics-why-accept = El intercambio da más de lo que cuesta.
robotics-why-refuse = El intercambio cuesta más de lo que da, o ayuda al otro a ganar.
robotics-why-counter = Con la primera oferta, la otra parte ganaría mucho más.
robotics-why-meets = Así el robot cumple «{ $order }».
robotics-why-connector = Puede sostener más piezas.
robotics-why-needed = «{ $order }» la pide.
robotics-why-store = El banco debe quedar vacío, y ningún saboteador quita piezas guardadas.
robotics-why-no-room = No hay hueco en el almacén.
robotics-why-rent = No vale su alquiler.
robotics-why-done = No queda nada que hacer en este turno.
# A second sentence: the next best action, by how much it is worth less; or one that is worth as much. $doing is one of the last messages.
robotics-why-next-best = La siguiente mejor opción: { $doing }; vale unos { $credits } menos.
robotics-why-alike = Vale lo mismo: { $doing }.
robotics-doing-buy = comprar { $part }
robotics-doing-draw = sacar de la bolsa
robotics-doing-offer = una oferta a { $name }
robotics-doing-convert = reconstruir
robotics-doing-sabotage = un saboteador contra { $name }
robotics-doing-pass = pasar

# (Advice: end)

## A new game

# After the title of the form: one short sentence.
robotics-form-about = De dos a cinco talleres
# Above a switch at each seat, by which the player's age decides who bids first: one or two words.
robotics-form-youngest = Más joven
robotics-form-youngest-about = Quien sea más joven puja primero por el primer turno. Si no se marca a nadie, decide el azar quién empieza.
# Headings above the goals and above the rule options.
robotics-form-goals = Metas
robotics-form-options = Reglas opcionales
# In place of what a rule option does: another one that is chosen excludes it. $option is its name.
robotics-form-excluded = No se combina con «{ $option }».
# Buttons beside the numbers of the goals; read out.
robotics-form-fewer-orders = Menos pedidos
robotics-form-more-orders = Más pedidos
robotics-form-fewer-credits = Menos créditos
robotics-form-more-credits = Más créditos

# A switch in the settings: in the turn of a computer player, trades are not offered to people.
robotics-settings-no-offers = El ordenador no hace ofertas a personas

# (A new game: end)

## Results

# Columns of the standings: very short. The last one counts the parts of all robots sold.
robotics-standings-orders = Pedidos
robotics-standings-credits = Créditos
robotics-standings-parts = Piezas vendidas
# Below the name of a player who has not won: how far it was to either goal; or that a goal was reached, too. $credits is "2,300 credits".
robotics-standings-short = A { $orders ->
        [one] 1 pedido
       *[other] { $orders } pedidos
    } o { $credits } de ganar
robotics-standings-reached = También alcanzó una meta
# Awards of a finished game: a title of one or two words each, with the player's name below it, and how it was. $order is the name of an order.
robotics-award-best-paid = Mejor pagado
robotics-award-best-paid-text = { $credits } por { $order }
robotics-award-most-parts = Robot más grande
robotics-award-most-parts-text = { $count } piezas, ronda { $round }
# Over the diagrams.
robotics-figures-credits = Créditos
robotics-figures-orders = Robots vendidos
# What was remarkable: the player with the most trades.
robotics-figures-most-trades = Quien más intercambió
robotics-figures-most-trades-text = { $count ->
        [one] { $name }: 1 intercambio
       *[other] { $name }: { $count } intercambios
    }
# Lines of a summary that players copy: the result of a player, and how the game can be played again.
robotics-summary-seat = { $place }. { $name }: { $orders ->
        [one] 1 robot vendido
       *[other] { $orders } robots vendidos
    }, { $credits }
robotics-summary-seed = { $count ->
        [one] Semilla { $seed }, 1 paso
       *[other] Semilla { $seed }, { $count } pasos
    }

# (Results: end)

## Lessons on the screen

robotics-title-lessons-new = { $count ->
    [one] una lección corta, unos { $minutes } minutos
   *[other] { $count } lecciones cortas, unos { $minutes } minutos
}
robotics-coach-all-done = Listas las { $count } lecciones. Ahora una partida de verdad: tú contra Ilo y Rusty.
robotics-lessons-greeting-done = Todas las lecciones están hechas. Ahora una partida de verdad: ganan dos pedidos.
robotics-lessons-real-about = Tú contra Ilo y Rusty (ordenador, fácil): ganan dos pedidos cumplidos. Pide una pista con H.
robotics-top-lesson = Una lección no se guarda como partida.
robotics-fault-headline-learned = Lecciones
robotics-fault-advice-learned = La partida sigue.
robotics-fault-learned = tu progreso en las lecciones no se guarda: { $why }
# $file is a file's new name: robotics_learned.ron.old.
robotics-fault-learned-set-aside = el archivo con tu progreso en las lecciones no se puede leer: ahora se llama { $file } y se empieza uno nuevo
# (Lessons on the screen: end)

## Replays

# The sentence about a step in which a player did nothing but end the turn.
robotics-step-ends-turn = { $name } terminó el turno
# For screen readers: the loose parts of the workshop that is shown. $parts is parts as what is done to them: "una cabeza y un torso".
robotics-replay-bench = En el banco: { $parts }.
robotics-replay-store = En el almacén: { $parts }.

# The sentence about a step that sold a robot, which the stage shows as well: shorter than in the log.
robotics-step-sold = { $name } vendió «{ $order }» por { $credits }

# (Replays: end)

## How to play

# The pages: what a new player must know, in short paragraphs, each of one thing. Titles are short: they stand on the buttons that turn the page
# too. Titles and captions of pictures stand above and below them: captions have at most three short lines. "Extremities" are not named: they are
# "any part but a torso or a switch". Numbers are those of the usual goals and of the set of parts that comes with the game.
robotics-how-to-aim =
    .title = El objetivo
    .text-1 = Los clientes quieren robots, y tú los construyes con piezas. Ganas en el acto si has cumplido tres pedidos o si tienes 10{"\u00A0"}000 créditos.
    .text-2 = Al empezar, cada jugador tiene 2000 créditos y ni una sola pieza. Nadie trabaja en más de un robot a la vez.
    .text-3 = Las piezas se compran en el mercado, donde un disco marca los precios, se sacan de la chatarrería al azar o se consiguen de otros jugadores con un intercambio.
    .text-4 = Los créditos, los almacenes y los robots están a la vista. Solo hay dos cosas ocultas: qué saldrá de la bolsa y qué pedido vendrá después.
    .picture-1-title = Un pedido
    .picture-1-caption = Una cabeza, una pinza y dos ventosas. Paga 1300.
    .picture-2-title = Un robot que sirve
    .picture-2-caption = Tiene las cuatro piezas: se puede vender.
robotics-how-to-market =
    .title = El mercado
    .text-1 = Hay ocho casillas en círculo, una para cada pieza menos el brazo multiusos. En cada una cabe como mucho una pieza menos que jugadores hay: tres si son cuatro.
    .text-2 = El disco del centro muestra lo que cuesta ahora cada pieza: la etiqueta clara, en el mercado; la etiqueta negra con tuerca, en el mercado negro.
    .text-3 = Una etiqueta vuelta del revés significa que ahora ese mercado no vende la pieza. En una casilla vacía no hay nada que comprar.
    .text-4 = Cada compra gira el disco una casilla en sentido horario, también antes de tu propia segunda compra. Nada más lo gira.
    .text-5 = Señala una etiqueta y verás de antemano lo que costará todo después de esa compra. También puedes girar el disco a mano para mirar más allá.
    .picture-1-title = El disco
    .picture-1-caption = Ocho sectores, uno junto a cada casilla.
    .picture-2-title = Al empezar
    .picture-2-caption = Un torso cuesta 600. El mercado negro no los vende.
    .picture-3-title = Una compra después
    .picture-3-caption = Ahora cuesta 800, o 400 en el mercado negro.
robotics-how-to-turn =
    .title = Tu turno
    .text-1 = Si tu robot cumple un pedido que está a la vista, tu turno empieza con una pregunta: ¿lo vendes o te quedas con él? Después tienes dos acciones.
    .text-2 = Una acción es una de estas: comprar en el mercado, comprar en el mercado negro, sacar de la chatarrería, intercambiar, reconstruir tu robot o pasar. Puedes hacer dos veces lo mismo.
    .text-3 = Montar, guardar y desechar piezas sueltas no es una acción: arrástralas adonde quieras, tantas veces como quieras, antes de las acciones, entre ellas y después.
    .text-4 = Al final, tu banco de trabajo debe estar vacío. Pulsa «Listo» y sigue el próximo jugador en sentido horario. Las acciones sin usar se pierden.
    .picture-1-title = Vender
    .picture-1-caption = Solo ahora, antes que todo lo demás.
    .picture-2-title = Acción 1
    .picture-2-caption = Una de las seis.
    .picture-3-title = Acción 2
    .picture-3-caption = Otra, o la misma.
    .picture-4-title = Ordenar
    .picture-4-caption = Hasta vaciar el banco de trabajo.
robotics-how-to-buying =
    .title = Compras y tuercas
    .text-1 = Comprar es una acción. Arrastra la pieza por su etiqueta, o haz clic en la etiqueta y va a tu banco de trabajo. Pagas en el acto el precio entero y el disco gira.
    .text-2 = Los precios de mercado van de 200 a 1000 créditos; los negros, de 100 a 500: la mitad, donde se ven los dos.
    .text-3 = Pero una pieza del mercado negro lleva una tuerca. La conserva en el almacén, en el robot y en un intercambio, y solo la pierde cuando vuelve al mercado o cae en la bolsa.
    .text-4 = A los pedidos les da igual si una pieza tiene tuerca. Pero un control de fabricación se lleva toda pieza que tenga una.
    .text-5 = Hay doce tuercas. Mientras todas están puestas, nadie puede comprar en el mercado negro.
    .picture-1-title = Mercado
    .picture-1-caption = Más caro, pero sin tuerca.
    .picture-2-title = Mercado negro
    .picture-2-caption = A mitad de precio, y con tuerca.
robotics-how-to-scrap-yard =
    .title = La chatarrería
    .text-1 = La chatarrería es una bolsa: por una acción sacas una ficha sin mirar y sin pagar. Si es una pieza, va a tu banco de trabajo, nunca con tuerca.
    .text-2 = Al empezar, en la bolsa está todo lo que no cupo en el mercado. Ahí están también los cuatro brazos multiusos: ningún mercado los vende.
    .text-3 = También hay cuatro saboteadores y cuatro controles de fabricación. El que sale actúa en el acto. Esa fue tu acción; si tienes otra, aún es tuya.
    .text-4 = Todo lo que se desecha y lo que se lleva un saboteador o un control cae en la bolsa y puede volver a salir, incluso en el mismo turno. Señala la bolsa para ver cuánto hay de cada tipo.
    .picture-1-title = La bolsa
    .picture-1-caption = Con cuatro jugadores empieza con 62 fichas.
    .picture-2-title = Brazo multiusos
    .picture-2-caption = En un pedido vale por cualquier pieza.
robotics-how-to-special-counters =
    .title = Saboteador y control
    .text-1 = Si sacas un saboteador, eliges una pieza del robot de otro jugador, menos torsos e interruptores, y cae en la bolsa. El banco de trabajo y el almacén están a salvo. Si hay una pieza así, tienes que quitar una. Después, el saboteador sale del juego.
    .text-2 = Un control de fabricación registra todos los talleres, también el de quien lo sacó: toda pieza con tuerca va a la bolsa, de los robots, los almacenes y los bancos de trabajo.
    .text-3 = Así puede romperse un robot. Queda su trozo más grande con un torso o un interruptor, y el resto cae en la bolsa.
    .text-4 = Tras actuar, los controles se apartan. Después del cuarto, los cuatro vuelven a la bolsa.
    .picture-1-title = Saboteador
    .picture-1-caption = Quita una pieza y no vuelve nunca.
    .picture-2-title = Antes del control
    .picture-2-caption = El interruptor tiene una tuerca.
    .picture-3-title = Después
    .picture-3-caption = Lo que colgaba del interruptor también se fue.
robotics-how-to-robots =
    .title = Robots y conectores
    .text-1 = Cada pieza ocupa una casilla de la cuadrícula. Se puede girar en cuartos de vuelta, pero no reflejar. Puedes empezar con cualquier pieza.
    .text-2 = Un torso tiene cuatro conectores; un interruptor, tres; las demás piezas, uno. Dos piezas están unidas donde se tocan sus conectores, y en un robot debe estar unido todo.
    .text-3 = Un robot sin conectores libres está cerrado: no se le puede montar nada más.
    .text-4 = Lo montado se queda. Solo se quita al vender o al reconstruir, o por un saboteador o un control.
    .text-5 = Ningún pedido pide torsos ni interruptores: usa los que necesites. Dos torsos en fila llevan otras seis piezas; un torso y un interruptor, cinco.
    .picture-1-title = Cerrado
    .picture-1-caption = Cuatro piezas en un torso: no queda ningún conector.
    .picture-2-title = Queda un conector
    .picture-2-caption = El interruptor puede llevar otra pieza.
    .picture-3-title = Mal girada
    .picture-3-caption = La cabeza tiene el conector arriba: nada la sujeta.
robotics-how-to-workshop =
    .title = Banco y almacén
    .text-1 = Todo lo que consigues va a tu banco de trabajo. Siempre hay sitio, pero al terminar tu turno debe estar vacío: monta, guarda o desecha.
    .text-2 = En el almacén caben seis piezas. Tres huecos son gratis; el cuarto cuesta 100 créditos; el quinto, 200 más; el sexto, otros 300.
    .text-3 = El alquiler se paga al terminar tu turno, una vez por cada hueco usado. Un hueco pagado que está vacío al terminar el turno de cualquiera se pierde y vuelve a costar.
    .text-4 = En tu turno, las piezas sueltas van del banco al almacén, de vuelta y al robot tantas veces como quieras. Las piezas montadas solo van al almacén al reconstruir.
    .text-5 = Las piezas desechadas caen en la bolsa y no te dan nada. Si no puedes o no quieres pagar el alquiler, monta o desecha alguna.
    .picture-1-title = El almacén
    .picture-1-caption = La cuarta pieza cuesta 100 créditos; la siguiente costaría 200.
    .picture-2-title = Desechar
    .picture-2-caption = A la bolsa, de donde puede sacarla cualquiera.
robotics-how-to-orders =
    .title = Pedidos y ventas
    .text-1 = Los pedidos a la vista son para todos: uno menos que jugadores hay. Cada uno pide de cuatro a siete piezas y paga entre 1300 y 6500 créditos.
    .text-2 = Tu robot cumple un pedido si no le falta ninguna de sus piezas. Si tiene más, no importa, y un brazo multiusos vale por cualquier pieza que falte.
    .text-3 = Se vende al comienzo mismo de tu turno, un robot por un pedido: arrástralo a la tarjeta. El robot que terminas ahora puedes venderlo en tu próximo turno, si no le pasa nada.
    .text-4 = Recibes los créditos y la tarjeta. Las piezas vuelven a sus casillas; las que no caben y los brazos multiusos van a la bolsa. Las tuercas vuelven a la reserva.
    .text-5 = Se descubre el pedido siguiente, y aún tienes tus dos acciones.
    .picture-1-title = Un pedido
    .picture-1-caption = Dos hélices y dos desatascadores.
    .picture-2-title = Está cumplido
    .picture-2-caption = El brazo multiusos vale por el segundo desatascador.
robotics-how-to-trade =
    .title = Intercambiar
    .text-1 = Por una acción haces un intercambio con otro jugador, piezas por piezas o piezas por créditos: pulsa «{ robotics-turn-trade }» y reúne lo que da cada parte.
    .text-2 = Tú das lo que hay en tu banco de trabajo o en tu almacén; la otra parte, solo lo que tiene en su almacén. Las piezas montadas, los pedidos y las promesas no se intercambian.
    .text-3 = Cada parte da algo, hay al menos una pieza y solo una de las dos paga créditos. Las tuercas van con sus piezas.
    .text-4 = La otra parte acepta, rechaza o responde con una oferta suya, a la que dices sí o no. Solo un intercambio hecho cuesta la acción; puedes hacer tres ofertas por turno a cada jugador.
    .text-5 = Lo que recibes va a tu banco de trabajo. La otra parte ordena en el acto sus piezas nuevas y, si hace falta, paga alquiler; después sigue tu turno.
    .picture-1-title = Una oferta
    .picture-1-caption = Un desatascador y 100 créditos por una ventosa.
robotics-how-to-converting =
    .title = Reconstruir
    .text-1 = Por una acción desmontas tu robot entero y construyes en el acto otro con sus piezas y con las piezas sueltas tuyas que quieras: pulsa «{ robotics-turn-convert }»; nada es definitivo hasta que vuelvas a pulsarlo.
    .text-2 = Las piezas que sobran del robot anterior puedes guardarlas si hay sitio, con el alquiler de siempre. Las demás caen en la bolsa y no te dan nada.
    .text-3 = Así abres un robot cerrado, te libras de una pieza que estorba o cambias a otro pedido. También puedes no construir nada.
    .picture-1-title = Antes
    .picture-1-caption = El robot está cerrado, y el desatascador estorba.
    .picture-2-title = Después
    .picture-2-caption = Con otra ventosa en su lugar, cumple un pedido.
robotics-how-to-start =
    .title = Inicio y opciones
    .text-1 = Una sola vez, antes de la ronda 1, se subasta el primer turno. Puja primero quien está marcado como el más joven o, si no hay nadie marcado, quien salga por sorteo. Puja más que la última puja, de 100 en 100, o retírate.
    .text-2 = Quien queda paga su puja y tiene el primer turno; se sigue en sentido horario. Si nadie puja, empieza gratis quien habría pujado primero.
    .text-3 = Con dos jugadores hay dos piezas en cada casilla y dos pedidos a la vista, como con tres. Las demás reglas no cambian.
    .text-4 = En una partida nueva puedes elegir otras metas: de dos a cinco pedidos, y de 5000 a 20{"\u00A0"}000 créditos. Para una partida corta bastan dos pedidos o 7000 créditos.
    .text-5 = También puedes elegir reglas opcionales. «{ robotics-option-stored-saboteur }»: puedes guardar un saboteador y usarlo o intercambiarlo en otro turno. «{ robotics-option-warning-control }»: puedes dejar un control como aviso, y solo actúa el siguiente.
    .text-6 = «{ robotics-option-auction-every-round }»: el primer turno se subasta antes de cada ronda. «{ robotics-option-even-start }»: no hay subasta, y la primera mitad de los jugadores tiene una sola acción en la ronda 1.
    .picture-1-title = La subasta
    .picture-1-caption = La puja más alta es de 200, y un jugador se ha retirado.
    .picture-2-title = Una partida corta
    .picture-2-caption = Ganan dos pedidos cumplidos, o 7000 créditos.
robotics-how-to-ending =
    .title = El final
    .text-1 = Cumple tu tercer pedido o reúne 10{"\u00A0"}000 créditos y habrás ganado. La partida termina en ese momento, en mitad de la ronda.
    .text-2 = Los créditos cuentan en cuanto los tienes, por una venta o por un intercambio, incluso en el turno de otro jugador.
    .text-3 = Así no puede haber empate: solo un jugador a la vez recibe un pedido o créditos.
    .text-4 = La partida también termina si nadie ha vendido nada en 30 rondas. Entonces gana quien tenga más pedidos; si hay empate, quien tenga más créditos; y si sigue, se comparte la victoria.
    .text-5 = Con la regla opcional «{ robotics-option-last-bell }» se termina la ronda; de quienes han alcanzado una meta, gana quien tenga más créditos.
    .picture-1-title = Tres pedidos
    .picture-1-caption = Cada robot vendido llena uno de los tres sitios.
    .picture-2-title = O 10{"\u00A0"}000 créditos
    .picture-2-caption = La barra junto a tus créditos está llena.

# (How to play: end)

## Rule clarifications

# What this game decides where the rulebook is silent: one sentence each. The numbers are those of the rules.
robotics-ruling-1-2 = Un brazo multiusos se puede guardar, montar, intercambiar, desechar y sabotear como cualquier otra pieza.
robotics-ruling-1-3 = Cada pieza cubre una sola casilla de la cuadrícula; se puede girar en cuartos de vuelta, pero no reflejar.
robotics-ruling-1-4 = Un interruptor no tiene conector en el lado de su palanca; en qué lado está dibujado el único conector de una pieza da igual, porque la puedes girar.
robotics-ruling-1-5 = Los pedidos son propios de este juego: cada uno pide de cuatro a siete piezas de al menos dos tipos, y nunca más de un tercio de todas las de un tipo.
robotics-ruling-1-7 = Los créditos van de 100 en 100 y nunca bajan de 0, nadie tiene que dar cambio y el banco siempre tiene suficiente.
robotics-ruling-2-1 = Las casillas del mercado son, en sentido horario: torso, cabeza, ventosa, pinza, interruptor, desatascador, ruedas y hélice.
robotics-ruling-2-3 = Al empezar, el disco muestra estos precios de mercado y negros, en sentido horario desde el torso: 600/–, –/300, –/400, 600/300, 1000/500, 200/100, –/200, 800/400.
robotics-ruling-2-6 = El disco tiene las posiciones 0 a 7: empieza en 0, y ocho compras lo llevan de vuelta ahí.
robotics-ruling-3-5 = Un pedido a la vista no es de nadie hasta que se vende un robot por él.
robotics-ruling-3-6 = Abre la subasta el jugador marcado como el más joven en la partida nueva; si no hay nadie marcado, se sortea.
robotics-ruling-4-2 = No puedes pujar más créditos de los que tienes.
robotics-ruling-4-4 = Si todos los demás se han retirado sin pujar, el último puede pujar 100 justos o retirarse también, y así termina la subasta.
robotics-ruling-5-3 = En tu turno puedes montar, guardar y desechar piezas sueltas en cualquier momento una vez decidida la venta, pero no mientras un saboteador o una oferta espera respuesta.
robotics-ruling-5-4 = Si terminas antes tu turno, pierdes las acciones que quedan.
robotics-ruling-6-1 = Un robot se vende tal como estaba al comenzar tu turno: antes de la venta no se puede montar ni mover nada.
robotics-ruling-6-3 = Un robot se vende por un solo pedido, que eliges tú si cumple varios, así que hay como mucho una venta por turno.
robotics-ruling-6-5 = Al vender un robot, sus brazos multiusos van a la bolsa y sus tuercas vuelven a la reserva, y las piezas que las llevaban son otra vez como las demás.
robotics-ruling-7-2 = Puede haber piezas lado con lado sin que se toquen sus conectores, pero eso no las une.
robotics-ruling-7-4 = Un robot puede empezar con cualquier pieza y no necesita ningún torso.
robotics-ruling-7-5 = Un conector está bloqueado si la pieza que tiene delante no lleva ninguno en ese lado.
robotics-ruling-8-1 = Mientras dura tu turno, en tu banco de trabajo cabe todo.
robotics-ruling-8-4 = El alquiler se paga al terminar tu turno o al acabar de ordenar lo intercambiado, por los huecos usados y aún no pagados; un hueco pagado que está vacío al terminar el turno de cualquiera se pierde y vuelve a costar.
robotics-ruling-8-5 = También puedes desechar piezas sueltas porque quieres, pero nunca piezas montadas.
robotics-ruling-9-2 = Cuando se pone la última tuerca, el mercado negro se cierra hasta que vuelve alguna.
robotics-ruling-9-4 = Una tuerca sigue en su pieza en el almacén, en un robot, al reconstruir y al intercambiar, y solo se quita en el mercado o en la bolsa; ningún pedido pregunta por ella.
robotics-ruling-10-2 = Un saboteador o un control solo gasta la acción con la que salió; si tienes otra, la conservas.
robotics-ruling-10-3 = De una bolsa vacía nadie puede sacar nada.
robotics-ruling-10-4 = Las piezas desechadas están en la bolsa en el acto y pueden salir en el mismo turno.
robotics-ruling-11-1 = Un saboteador también puede quitar un brazo multiusos.
robotics-ruling-11-2 = Un saboteador se tiene que usar si hay una pieza que quitar, y la eliges tú aunque haya solo una; si no hay ninguna, se va sin hacer nada.
robotics-ruling-11-4 = Un saboteador puede quitar la única pieza de un robot, y su dueño empieza entonces otro.
robotics-ruling-11-5 = Un control también se lleva las piezas con tuerca de los bancos de trabajo.
robotics-ruling-11-6 = Si un control rompe un robot, queda el trozo más grande con un torso o un interruptor y, si hay varios iguales, el que tiene la pieza montada primero; lo demás cae en la bolsa, y también el robot entero si no queda ningún torso ni interruptor.
robotics-ruling-11-7 = Cuando ha actuado el cuarto control, los cuatro están otra vez en la bolsa antes de que salga otra cosa.
robotics-ruling-12-2 = Puedes intercambiar piezas sueltas tuyas por piezas del almacén de la otra parte, y créditos, pero no piezas montadas, pedidos, huecos pagados, tuercas solas ni promesas.
robotics-ruling-12-3 = En un intercambio hay al menos una pieza, cada parte da algo y solo una de las dos paga créditos, no más de los que tiene.
robotics-ruling-12-6 = Tras un intercambio en tu turno, la otra parte puede montar, guardar y desechar libremente y paga alquiler antes de que sigas.
robotics-ruling-12-7 = Una oferta se acepta, se rechaza o se responde con una contraoferta, a la que solo dices sí o no; puedes hacer tres ofertas por turno a cada jugador, y ninguna que una de las partes no pueda cumplir.
robotics-ruling-12-8 = Nadie responde por otro: una oferta a una persona espera a esa persona, y el ordenador responde en el acto, y en la misma situación siempre igual.
robotics-ruling-13-2 = Reconstruir es un solo paso: decides cómo es el robot nuevo, o que no haya ninguno, y qué va del anterior al almacén, donde caben seis; lo que hay en tu banco de trabajo puede quedarse ahí.
robotics-ruling-13-3 = Para lo que sobra al reconstruir puedes alquilar los huecos cuarto, quinto y sexto del almacén.
robotics-ruling-13-4 = Puedes reconstruir si tu robot tiene al menos una pieza; construir otra vez el mismo está permitido y cuesta la acción.
robotics-ruling-14-1 = Con 10{"\u00A0"}000 créditos ganas en cuanto los tienes, por una venta o un intercambio, en el turno de quien sea y sin importar lo que aún debas pagar.
robotics-ruling-14-2 = Una victoria termina la partida en el acto: la ronda, que es un turno de cada jugador, no se juega hasta el final.
robotics-ruling-14-4 = Tras 30 rondas seguidas sin ninguna venta, la partida termina: gana quien tenga más pedidos; si hay empate, quien tenga más créditos; y si sigue, se comparte la victoria.
robotics-ruling-14-5 = Si se acaba la pila de pedidos, no se descubre ninguno más, y cuando no queda ningún pedido a la vista, la partida termina y se decide según la regla 14.4.
robotics-ruling-15-1 = Con dos jugadores hay dos piezas en cada casilla y dos pedidos a la vista.
robotics-ruling-15-2 = Con dos jugadores, las demás reglas no cambian, y un saboteador siempre afecta al otro.
robotics-ruling-16-1 = «{ robotics-option-stored-saboteur }»: un saboteador ocupa un hueco de tu almacén como una pieza, ningún control se lo lleva, desde tu próximo turno puedes usarlo, si hay una pieza que quitar, o intercambiarlo, y sale del juego si ni lo guardas ni lo usas.
robotics-ruling-16-2 = «{ robotics-option-warning-control }»: solo hay un aviso a la vez, el control siguiente actúa lo saque quien lo saque, y si ya hay tres apartados, el cuarto no puede ser un aviso.
robotics-ruling-16-3 = «{ robotics-option-auction-every-round }»: la primera puja pasa en cada ronda al asiento siguiente en sentido horario, y desde quien gana se sigue en sentido horario, así que puedes tener dos turnos seguidos.
robotics-ruling-16-4 = «{ robotics-option-even-start }»: sin subasta, empieza quien habría pujado primero, y en la ronda 1 la primera mitad de los jugadores, redondeada hacia abajo, tiene una sola acción; no va junto con «{ robotics-option-auction-every-round }».
robotics-ruling-16-5 = «{ robotics-option-last-bell }»: una meta alcanzada cuenta aunque los créditos se gasten de nuevo, y de quienes han alcanzado una gana quien tenga más créditos; si hay empate, se comparte la victoria.
robotics-ruling-16-6 = Las metas pueden ser de 2 a 5 pedidos y de 5000 a 20{"\u00A0"}000 créditos, en millares; para una partida corta bastan 2 pedidos o 7000 créditos.
robotics-ruling-17-1 = Todos ven los créditos de todos y cuánto hay de cada tipo en la bolsa.
robotics-ruling-17-2 = Como nadie tiene secretos, no hay cortina: solo un cartel dice a quién le toca.
robotics-ruling-17-3 = Qué sale de la bolsa y qué pedido viene se decide solo en ese momento: ninguna partida guardada lo dice, y el mismo paso trae lo mismo después de deshacer o de cargar.
robotics-ruling-17-4 = Puedes deshacer tus propios pasos, también una compra y el final de tu turno, hasta que actúe el jugador siguiente, pero no una ficha sacada, un pedido nuevo, una puja ni una oferta respondida.
robotics-ruling-17-5 = El ordenador solo sabe lo que todos pueden saber, hace a cada jugador como mucho una oferta por turno, ninguna a personas si así se ajusta, y no hace ningún intercambio con el que otro jugador pueda ganar en su próximo turno.

## Keys

robotics-key-buy-regular = Comprar en el mercado
robotics-key-buy-black = Comprar en el mercado negro
robotics-key-look-ahead = Adelantar el disco de precios
robotics-key-draw = Sacar de la chatarrería
robotics-key-turn = Girar la pieza en la mano
robotics-key-store = Guardar la pieza o sacarla
robotics-key-scrap = Desechar la pieza
robotics-key-trade = Intercambiar
robotics-key-convert = Reconstruir el robot
robotics-key-first = Primera puja o asiento 1
robotics-key-second = Segunda puja o asiento 2
robotics-key-third = Tercera puja o asiento 3
robotics-key-fourth = Asiento 4
robotics-key-fifth = Asiento 5
robotics-key-give-credits = Dar 100 créditos más en la oferta
robotics-key-ask-for-credits = Pedir 100 créditos más
robotics-key-accept = Aceptar la oferta
robotics-key-change-offer = Cambiar la oferta
robotics-key-refuse = Rechazar la oferta
robotics-key-keep = Quedarte con el robot, el saboteador o el control
robotics-key-sabotage = Dejar que el saboteador quite la pieza
robotics-key-pass = Pasar
robotics-key-done = Listo, enviar la oferta, terminar la reconstrucción

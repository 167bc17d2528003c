//! A position in the making: squares, turn and random stream.

use engineers::action::ThingId;
use engineers::table::{CardPlace, Options, PlayState, Position, Setup, SquareSet, Stage, TeamState, Turn, Worker};
use engineers::yard::{Gate, Placement};
use shell::seats::SeatId;
use shell::stream::{Stream, StreamPoint};

use super::names::{RED, at, find_thing};

/// Gates of the seats, unless said otherwise: c0, h11, k3, z8.
const GATES: [usize; 4] = [0, 4, 2, 6];
/// Round of a scene, unless said otherwise: no team is in its first turn.
const ROUND: u16 = 5;
/// Assembly numbers: no more can be in use, as each takes two of a hundred objects.
const ASSEMBLIES: usize = 50;

/// A position in the making. It is Red's turn in round 5, in the order of the seats; all workers
/// and trucks are in their zones; each team has $1000 and three cards, if none are named then such
/// as come last in the set. On every square of the yard lies an unseen object, but for as many as
/// were seen: first those of squares where something lies face down or that were called searched,
/// then the last ones.
pub struct Scene {
    pub(super) setup: Setup,
    pub(super) position: Position,
    pub(super) kept: SquareSet,
    pub(super) emptied: SquareSet,
    pub(super) stream: StreamPoint,
}

impl Scene {
    pub fn new(seats: u8) -> Self {
        Self::of(Setup::new(seats, 7))
    }

    pub fn of(setup: Setup) -> Self {
        let team = |seat: SeatId| {
            let gate = Gate::ALL[GATES[seat.index()]];
            let worker = Worker { square: gate.square(), ..Worker::default() };
            let mut team = TeamState { workers: [worker; 4], ..TeamState::default() };
            team.team.gate = Some(gate);
            team.team.money = setup.options.money[seat.index()];
            team.truck.square = gate.square();
            team
        };
        let state = PlayState {
            round: ROUND,
            order: setup.all_seats().collect(),
            stage: Stage::Turn(Turn::beginning(RED)),
            ..PlayState::default()
        };
        let position = Position {
            state,
            maze: [0, 1, 2, 3].map(|tile| Placement { tile, face: 0, turns: 0 }),
            walls_down: Vec::new(),
            unseen: SquareSet::EMPTY,
            teams: setup.all_seats().map(team).collect(),
            things: Vec::new(),
            assemblies: vec![Default::default(); ASSEMBLIES],
            cards: setup.data.machine_ids().map(|_| CardPlace::Deck).collect(),
        };
        let stream = StreamPoint { seed: 3, position: 0 };
        Self { setup, position, kept: SquareSet::EMPTY, emptied: SquareSet::EMPTY, stream }
    }

    pub fn options(mut self, change: impl FnOnce(&mut Options)) -> Self {
        change(&mut self.setup.options);
        self
    }

    /// Changes what no other function does.
    pub fn change(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    pub(super) fn team(mut self, seat: SeatId, change: impl FnOnce(&mut TeamState)) -> Self {
        change(&mut self.position.teams[seat.index()]);
        self
    }

    /// Number of the thing of a name, such as `"rope"` or `"rope 2"`.
    pub fn id(&self, name: &str) -> ThingId {
        find_thing(&self.position, name)
    }

    pub fn round(self, round: u16) -> Self {
        self.change(|position| position.state.round = round)
    }

    /// Turn of a team that begins.
    pub fn turn_of(self, seat: SeatId) -> Self {
        self.change(|position| position.state.stage = Stage::Turn(Turn::beginning(seat)))
    }

    /// Changes the turn.
    pub fn turn(self, change: impl FnOnce(&mut Turn)) -> Self {
        self.change(|position| match &mut position.state.stage {
            Stage::Turn(turn) => change(turn),
            _ => panic!("a scene is in a turn"),
        })
    }

    /// Squares of the yard, separated by spaces, that hold no unseen object.
    pub fn searched(mut self, squares: &str) -> Self {
        squares.split_whitespace().for_each(|name| self.emptied.insert(at(name)));
        self
    }

    /// Squares of the yard, separated by spaces, that hold an unseen object.
    pub fn unsearched(mut self, squares: &str) -> Self {
        squares.split_whitespace().for_each(|name| self.kept.insert(at(name)));
        self
    }

    /// Seed of the random stream.
    pub fn seed(mut self, seed: u64) -> Self {
        self.stream.seed = seed;
        self
    }

    /// Chooses the random stream so that the next draws are rolls of these numbers, up to three.
    pub fn rolls(self, rolls: &[u8]) -> Self {
        let begins_so = |&seed: &u64| {
            let mut stream = Stream::at(StreamPoint { seed, position: 0 });
            rolls.iter().all(|&roll| stream.below(20) + 1 == u32::from(roll))
        };
        let seed = (0..1_000_000).find(begins_so).expect("a seed with these rolls");
        self.seed(seed)
    }
}

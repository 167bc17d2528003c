//! A table that is played at: steps that must be legal, and steps that must be refused.

use engineers::action::{Action, Illegal, TableEvent, ThingId, WorkerId};
use engineers::game::Game;
use engineers::set::Grade;
use engineers::table::{Place, PlayState, Position, Setup, Snapshot, Table, TeamState, ThingState, Worker};
use engineers::turn;
use shell::seats::SeatId;
use shell::table::GameSnapshot;

use crate::entities::check_entities;
use crate::scene::{Scene, find_thing};

impl Scene {
    /// The table, which is checked.
    pub fn game(self) -> TestTable {
        let (setup, snapshot) = self.into_snapshot();
        TestTable::from_snapshot(setup, &snapshot)
    }
}

/// A table with its set-up.
pub struct TestTable {
    setup: Setup,
    game: Game,
}

impl TestTable {
    pub fn from_snapshot(setup: Setup, snapshot: &Snapshot) -> Self {
        let game = Game::from_snapshot(&setup, snapshot).unwrap_or_else(|error| panic!("{error}"));
        Self { setup, game }
    }

    /// A new game, at its first choice.
    pub fn new(setup: Setup) -> Self {
        let (game, _) = Game::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        Self { setup, game }
    }

    /// Does a legal step. The table that it leads to is checked.
    pub fn act(&mut self, action: Action) -> Vec<TableEvent> {
        let name = format!("{action:?}");
        assert_eq!(self.check(&action), Ok(()), "{name}");
        let events = self.game.act(action).unwrap_or_else(|illegal| panic!("{name}: {illegal}"));
        let snapshot = self.game.snapshot();
        assert_eq!(snapshot.check_snapshot(&self.setup), Ok(()), "after {name}: {:?}", snapshot.position);
        check_entities(&mut self.game, &snapshot);
        events
    }

    /// Does steps one after the other. Returns all events.
    pub fn act_all(&mut self, actions: impl IntoIterator<Item = Action>) -> Vec<TableEvent> {
        actions.into_iter().flat_map(|action| self.act(action)).collect()
    }

    /// Tries a step that must be refused and must change nothing. Returns the reason.
    pub fn refused(&mut self, action: Action) -> Illegal {
        let name = format!("{action:?}");
        let before = self.game.snapshot();
        let checked = self.check(&action);
        let refused = self.game.act(action).map(drop);
        assert_eq!(refused, checked, "{name}");
        assert_eq!(self.game.snapshot(), before, "{name} was refused");
        refused.expect_err(&name)
    }

    /// The answer to a step, which is not done.
    pub fn check(&mut self, action: &Action) -> Result<(), Illegal> {
        self.game.read(|table| turn::check_action(table, action))
    }

    /// Ends the turn of the team on turn, and the turns of all that follow until it is that of a
    /// team.
    pub fn end_turns_until(&mut self, seat: SeatId) -> Vec<TableEvent> {
        let mut events = self.act(Action::EndTurn);
        while self.state().turn().is_some_and(|turn| turn.seat != seat) {
            events.extend(self.act(Action::EndTurn));
        }
        events
    }

    /// Asks the table.
    pub fn read<R>(&mut self, ask: impl FnOnce(&Table) -> R) -> R {
        self.game.read(ask)
    }

    /// Plays at the game itself.
    pub fn with_game<R>(&mut self, play: impl FnOnce(&mut Game) -> R) -> R {
        play(&mut self.game)
    }

    pub fn snapshot(&mut self) -> Snapshot {
        self.game.snapshot()
    }

    pub fn position(&mut self) -> Position {
        self.game.snapshot().position
    }

    pub fn state(&mut self) -> PlayState {
        self.position().state
    }

    pub fn awaited(&mut self) -> Option<SeatId> {
        self.state().awaited_seat()
    }

    pub fn team(&mut self, seat: SeatId) -> TeamState {
        self.position().teams[seat.index()].clone()
    }

    pub fn money(&mut self, seat: SeatId) -> u16 {
        self.team(seat).team.money
    }

    pub fn worker(&mut self, seat: SeatId, number: u8) -> Worker {
        self.team(seat).workers[usize::from(number)]
    }

    /// Actions that a worker may spend in a turn (3.2).
    pub fn limit(&mut self, seat: SeatId, number: u8) -> u8 {
        self.read(|table| table.limit(seat, WorkerId(number)))
    }

    /// Actions that a worker has left.
    pub fn left(&mut self, seat: SeatId, number: u8) -> u8 {
        self.read(|table| table.actions_left(seat, WorkerId(number)))
    }

    /// Number of the thing of a name, such as `"rope"` or `"rope 2"`.
    pub fn id(&mut self, name: &str) -> ThingId {
        find_thing(&self.position(), name)
    }

    pub fn thing(&mut self, name: &str) -> ThingState {
        let thing = self.id(name);
        self.position().things[thing.index()]
    }

    pub fn place(&mut self, name: &str) -> Place {
        self.thing(name).place
    }

    /// Whether a thing is open to a team.
    pub fn is_open(&mut self, name: &str, seat: SeatId) -> bool {
        self.thing(name).access.open.contains(seat)
    }

    /// Grade now.
    pub fn grade(&mut self, name: &str) -> Option<Grade> {
        let thing = self.id(name);
        self.read(|table| table.find_thing(thing).and_then(|thing| thing.grade()))
    }

    /// Components of the assembly that a thing is in, by number; the thing alone if it is loose.
    pub fn whole(&mut self, name: &str) -> Vec<ThingId> {
        let thing = self.id(name);
        let mut whole = self.read(|table| table.whole(thing)).to_vec();
        whole.sort_unstable();
        whole
    }
}

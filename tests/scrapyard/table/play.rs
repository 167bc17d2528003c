//! A table that is played at: steps that must be legal, and steps that must be refused.

use scrapyard::action::{Action, Illegal, TableEvent};
use scrapyard::cards::{CardId, Slot};
use scrapyard::game::Game;
use scrapyard::table::{Cards, Condition, Pile, PlayState, Position, Setup, Snapshot, Track};
use scrapyard::turn;
use shell::seats::SeatId;
use shell::table::GameSnapshot;

use super::scene::Scene;

impl Scene {
    /// The table, which is checked.
    pub fn table(self) -> TestTable {
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

    /// Does a legal step. The table that it leads to is checked.
    pub fn act(&mut self, action: Action) -> Vec<TableEvent> {
        let name = format!("{action:?}");
        assert!(self.legal().contains(&action), "{name} is not among {:?}", self.legal());
        let events = self.game.act(action).unwrap_or_else(|illegal| panic!("{name}: {illegal}"));
        let snapshot = self.game.snapshot();
        assert_eq!(snapshot.check_snapshot(&self.setup), Ok(()), "after {name}: {:?}", snapshot.position);
        crate::random::check_entities(&mut self.game, &snapshot);
        events
    }

    /// Does steps one after the other.
    pub fn act_all(&mut self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            self.act(action);
        }
    }

    /// Does steps one after the other. Returns all events.
    pub fn act_all_events(&mut self, actions: impl IntoIterator<Item = Action>) -> Vec<TableEvent> {
        actions.into_iter().flat_map(|action| self.act(action)).collect()
    }

    /// Tries a step that must be refused and must change nothing. Returns the reason.
    pub fn refused(&mut self, action: Action) -> Illegal {
        let name = format!("{action:?}");
        assert!(!self.legal().contains(&action), "{name} is listed");
        let before = self.game.snapshot();
        let checked = self.game.read(|table| turn::check_action(table, &action));
        let refused = self.game.act(action).map(drop);
        assert_eq!(refused, checked);
        assert_eq!(self.game.snapshot(), before, "{name} was refused");
        refused.expect_err(&name)
    }

    pub fn legal(&mut self) -> Vec<Action> {
        self.game.read(|table| turn::legal_actions(table).each())
    }

    pub fn position(&mut self) -> Position {
        self.game.snapshot().position
    }

    pub fn state(&mut self) -> PlayState {
        self.position().state
    }

    pub fn track(&mut self) -> Track {
        self.position().track
    }

    pub fn pile(&mut self, pile: u8) -> Pile {
        self.position().piles[usize::from(pile)].clone()
    }

    pub fn awaited(&mut self) -> Option<SeatId> {
        self.state().awaited_seat()
    }

    pub fn winner(&mut self) -> Option<SeatId> {
        self.state().outcome().and_then(scrapyard::action::Outcome::winner)
    }

    pub fn cards(&mut self, seat: SeatId) -> Cards {
        self.position().robots[seat.index()].cards.clone()
    }

    pub fn condition(&mut self, seat: SeatId) -> Condition {
        self.position().robots[seat.index()].condition
    }

    pub fn part(&mut self, seat: SeatId, slot: Slot) -> CardId {
        self.position().robots[seat.index()].loadout.part(slot)
    }

    pub fn square(&mut self, seat: SeatId) -> Option<(u8, u8)> {
        self.condition(seat).square.map(Into::into)
    }

    pub fn toughness(&mut self, seat: SeatId) -> i32 {
        self.game.read(|table| table.robot(seat).toughness())
    }

    /// Plays at the game itself.
    pub fn with_game<R>(&mut self, play: impl FnOnce(&mut Game) -> R) -> R {
        play(&mut self.game)
    }

    /// Asks the table.
    pub fn read<R>(&mut self, ask: impl FnOnce(&scrapyard::table::Table) -> R) -> R {
        self.game.read(ask)
    }
}

//! Agreement at every table: the actions that are listed are those that are accepted, and no
//! other; an action that is done leaves a sound table, and one that is refused changes nothing.
//!
//! The fuzz target has this file too: it uses nothing but the library and the mutator.

use std::collections::BTreeSet;
use std::ops::AddAssign;

use junkyard_bots::action::{Action, Illegal};
use junkyard_bots::game::{Game, JunkyardBotsTable};
use junkyard_bots::opponents::{Situation, decide_as};
use junkyard_bots::parts::{GripperKind, PartId, TileId};
use junkyard_bots::robot::build::Inventory;
use junkyard_bots::round::{self, LegalActions};
use junkyard_bots::table::{Choice, Location, Setup, Snapshot, Table, Turn};
use shell::seats::{PlayerKind, SeatId, stream_of_player};

use crate::mutate::Choices;

#[path = "agree/tried.rs"]
mod tried;

/// The most listed actions of one table that are checked, and that are done.
const MOST_CHECKED: u64 = 2_000;
const MOST_DONE: u64 = 24;
/// The most refused actions of one table that are also asked for in earnest.
const MOST_REFUSED: u64 = 24;

/// Numbers of actions that were tried at some tables.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tried {
    /// Listed, or builds that the inventory allows, and done.
    pub done: u64,
    /// Made up, and found to be listed and accepted.
    pub accepted: u64,
    /// Made up, and found to be neither listed nor accepted.
    pub refused: u64,
}

impl AddAssign for Tried {
    fn add_assign(&mut self, other: Self) {
        self.done += other.done;
        self.accepted += other.accepted;
        self.refused += other.refused;
    }
}

/// A table, and a game of the same set-up that stands there.
pub struct At<'a> {
    setup: &'a Setup,
    game: &'a mut Game,
    snapshot: &'a Snapshot,
    pub tried: Tried,
}

impl<'a> At<'a> {
    /// Puts a game into a table that has passed its check.
    pub fn new(setup: &'a Setup, game: &'a mut Game, snapshot: &'a Snapshot) -> Self {
        game.restore(snapshot).unwrap();
        Self { setup, game, snapshot, tried: Tried::default() }
    }

    /// Asserts that listed and accepted actions are the same.
    pub fn agrees(&mut self, choices: &mut Choices) {
        assert_eq!(self.game.snapshot(), *self.snapshot, "the table comes back the same");
        for seat in (0..self.setup.seats).map(SeatId) {
            assert_eq!(self.game.view(seat).seat, seat);
        }
        let legal = self.game.legal_actions();
        assert_eq!(legal.nth_action(legal.len()), None);
        if let LegalActions::Build(inventory) = &legal {
            self.builds_agree(inventory, choices);
        } else {
            self.lists_agree(&legal, choices);
        }
        assert_eq!(self.game.snapshot(), *self.snapshot, "the table is as it was before anything was tried");
    }

    fn lists_agree(&mut self, legal: &LegalActions, choices: &mut Choices) {
        let listed: BTreeSet<Action> = legal.iter().collect();
        assert_eq!(listed.len() as u64, legal.len(), "an action is listed twice");
        for index in spread(legal.len(), MOST_CHECKED) {
            let action = legal.nth_action(index).unwrap();
            assert_eq!(self.game.check(&action), Ok(()), "{action:?} is listed");
        }
        for index in spread(legal.len(), MOST_DONE) {
            self.is_done(&legal.nth_action(index).unwrap());
        }
        let tried = tried::actions(self.game, legal, choices);
        let check = |table: &Table| tried.iter().map(|action| round::check_action(table, action)).collect();
        let checked: Vec<Result<(), Illegal>> = self.game.read(check);
        let mut refused: Vec<(&Action, Illegal)> = Vec::new();
        for (action, checked) in tried.iter().zip(checked) {
            let is_listed = listed.contains(&tried::in_order(action));
            assert_eq!(checked.is_ok(), is_listed, "{action:?} is {checked:?}");
            match checked {
                Ok(()) => self.tried.accepted += 1,
                Err(why) => refused.push((action, why)),
            }
        }
        self.tried.refused += refused.len() as u64;
        for index in spread(refused.len() as u64, MOST_REFUSED) {
            let (action, why) = refused[index as usize];
            self.is_refused(action, why);
        }
    }

    /// Builds are not listed: what they may use is.
    fn builds_agree(&mut self, inventory: &Inventory, choices: &mut Choices) {
        assert_eq!(inventory.parts, self.to_build_with(), "what a player may build with");
        for action in tried::builds(self.setup, self.snapshot, inventory, choices) {
            let Action::Build(build) = &action else {
                self.is_refused(&action, Illegal::NotNow);
                continue;
            };
            match inventory.check_build(&self.setup.tiles, build) {
                Ok(_) => self.is_done(&action),
                Err(why) => self.is_refused(&action, why),
            }
        }
    }

    /// Parts with which the player whose turn it is may build: starter parts (4.2), or attached
    /// parts and those that claws hold (7.2).
    fn to_build_with(&self) -> Vec<(PartId, TileId)> {
        let Some(Turn { seat: own, choice }) = &self.snapshot.state.turn else { return Vec::new() };
        let usable = |location: Location| match location {
            Location::Starter(seat) => seat == *own && *choice == Choice::FirstBuild,
            Location::Attached { seat, .. } => seat == *own && *choice == Choice::Rebuild,
            Location::Held { seat, by, .. } => seat == *own && by == GripperKind::Claw && *choice == Choice::Rebuild,
            _ => false,
        };
        let parts = (0u16..).map(PartId).zip(&self.snapshot.parts);
        let own = parts.filter(|(part, state)| usable(state.location) && *part != self.setup.body(*own));
        own.map(|(part, state)| (part, state.tile.unwrap())).collect()
    }

    /// Does an action and asserts that the table is sound after it; then goes back.
    fn is_done(&mut self, action: &Action) {
        self.tried.done += 1;
        assert_eq!(self.game.check(action), Ok(()), "{action:?}");
        self.game.act(action.clone()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
        self.is_sound(action);
        self.game.restore(self.snapshot).unwrap();
    }

    /// Asserts that the present table is one that could come from outside.
    fn is_sound(&mut self, after: &Action) {
        let snapshot = self.game.snapshot();
        let checked = snapshot.check(self.setup);
        assert_eq!(checked, Ok(()), "after {after:?}, which leads to {:?}", snapshot.state);
    }

    /// Asks for an action that is refused, and asserts that nothing has changed.
    fn is_refused(&mut self, action: &Action, why: Illegal) {
        assert_eq!(self.game.check(action), Err(why), "{action:?}");
        assert_eq!(self.game.act(action.clone()), Err(why), "{action:?}");
        assert_eq!(self.game.snapshot(), *self.snapshot, "{action:?} was refused and has changed something");
    }

    /// Lets a random player play on for some actions; every table on the way is sound. Whether the
    /// game is over then.
    pub fn plays_on(&mut self, actions: usize) -> bool {
        for step in 0..actions {
            let Some(turn) = self.game.state().turn.clone() else { return true };
            let view = self.game.view(turn.seat);
            let legal = self.game.legal_actions();
            let situation = Situation::new(self.setup, &view, &legal);
            let action =
                decide_as(PlayerKind::Random, &situation, &mut stream_of_player(self.setup.seed, step, turn.seat))
                    .action;
            self.game.act(action.clone()).unwrap_or_else(|error| panic!("{action:?}: {error}"));
            self.is_sound(&action);
        }
        self.game.state().turn.is_none()
    }
}

/// All numbers below `length`, or `most` of them spread over it: the first and the last are always
/// among them.
fn spread(length: u64, most: u64) -> impl Iterator<Item = u64> {
    let count = length.min(most);
    (0..count).map(move |n| if count == length { n } else { n * (length - 1) / (count - 1) })
}

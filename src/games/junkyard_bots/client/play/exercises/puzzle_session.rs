//! A puzzle at the table: every change goes through it, and how tries end is kept.

use std::sync::Arc;

use bevy::prelude::*;

use crate::games::junkyard_bots::action::{Action, BuildPart, Illegal, Phase, TableEvent};
use crate::games::junkyard_bots::client::play::exercises::learned::Learned;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::PartId;
use crate::games::junkyard_bots::puzzles::{
    ProvedPuzzle, PuzzleHint, PuzzleNames, PuzzleSource, PuzzleVerdict, hints_for, judge_actions,
};
use crate::games::junkyard_bots::record::UnsavedGame;
use crate::games::junkyard_bots::table::{SnapshotError, Table};
use crate::games::junkyard_bots::words;
use crate::shell::language::{Argument, Phrase};
use crate::shell::seats::{Seat, SeatId, seat_name};

/// A try that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// What was reached, in the points of the goal.
    pub amount: u16,
    /// What it failed by, in a sentence; `None` if it solved the puzzle.
    pub why: Option<Phrase>,
}

/// A puzzle that is being tried, with its table in the world.
pub struct PuzzleSession {
    game: UnsavedGame,
    proved: Arc<ProvedPuzzle>,
    source: PuzzleSource,
    done: Vec<Action>,
    verdict: PuzzleVerdict,
    tries: Vec<Try>,
    hints: Vec<PuzzleHint>,
    told: usize,
    /// How many actions of the answer are shown; `None` as long as the player tries.
    shown: Option<usize>,
    /// Whether the answer was looked at, now or another time.
    has_seen: bool,
}

impl PuzzleSession {
    /// Lays a puzzle out.
    pub(in super::super) fn lay_out(
        world: &mut World,
        seats: Vec<Seat>,
        proved: Arc<ProvedPuzzle>,
        source: PuzzleSource,
    ) -> Result<Self, SnapshotError> {
        let puzzle = proved.puzzle();
        let game = UnsavedGame::start(world, puzzle.setup().clone(), seats, puzzle.table().clone())?;
        let done = Vec::new();
        let verdict = PuzzleVerdict::Open { amount: 0 };
        let hints = hints_for(&proved);
        let has_seen = world.resource::<Learned>().puzzles.has_given_up(source);
        Ok(Self { game, proved, source, done, verdict, tries: Vec::new(), hints, told: 0, shown: None, has_seen })
    }

    /// The game, to read its history.
    pub const fn game(&self) -> &UnsavedGame {
        &self.game
    }

    /// The puzzle with its answer.
    pub const fn proved(&self) -> &Arc<ProvedPuzzle> {
        &self.proved
    }

    /// Where it is from.
    pub const fn source(&self) -> PuzzleSource {
        self.source
    }

    /// How the present try stands.
    pub const fn verdict(&self) -> &PuzzleVerdict {
        &self.verdict
    }

    /// The tries that have ended, the first one first.
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// How many hints were told, and how many there are.
    pub const fn hints(&self) -> (usize, usize) {
        (self.told, self.hints.len())
    }

    /// How many actions of the answer are shown, and how many it has; `None` as long as the player
    /// tries.
    pub fn answer(&self) -> Option<(usize, usize)> {
        Some((self.shown?, self.proved.answer().len()))
    }

    /// Whether the answer was looked at.
    pub const fn has_seen_answer(&self) -> bool {
        self.has_seen
    }

    /// Whether the player has nothing to do at the table itself: the try is judged, or the answer
    /// is shown.
    pub const fn is_judged(&self) -> bool {
        self.shown.is_some() || !matches!(self.verdict, PuzzleVerdict::Open { .. })
    }

    /// The robot that stands opposite in a battle: the one thrown at last, or else the first of the
    /// others.
    pub fn opposite(&self, table: &Table) -> Option<SeatId> {
        let puzzle = self.proved.puzzle();
        if puzzle.goal().aim.phase() != Phase::Battle {
            return None;
        }
        let thrown_at = self.done.iter().rev().find_map(|action| match action {
            Action::Attack { target, .. } => Some(*target),
            _ => None,
        });
        thrown_at.or_else(|| table.surviving_rivals(puzzle.seat()).next())
    }

    /// Whether the last action of the try can be taken back.
    pub const fn can_undo(&self) -> bool {
        !self.is_judged() && !self.done.is_empty()
    }

    /// Does something, and notes how the try ends if it ends with that.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed then.
    pub(in super::super) fn act(&mut self, world: &mut World, action: Action) -> Result<Vec<TableEvent>, Illegal> {
        let mut done = self.done.clone();
        done.push(action.clone());
        let verdict = judge_actions(self.proved.puzzle(), &done)?;
        let events = self.game.act(world, action)?;
        self.done = done;
        self.verdict = verdict;
        match &mut self.shown {
            Some(shown) => *shown += 1,
            None => self.note(world),
        }
        Ok(events)
    }

    /// Notes how the try has ended, if it has.
    fn note(&mut self, world: &mut World) {
        let ended = match &self.verdict {
            PuzzleVerdict::Open { .. } => return,
            PuzzleVerdict::Solved => Try { amount: self.proved.puzzle().goal().amount, why: None },
            PuzzleVerdict::Failed { amount, why } => {
                let seats = self.game.history().seats();
                let why = read_table(world, |table| why.phrase(&AtTable { table, seats }));
                Try { amount: *amount, why: Some(why.unwrap_or_default()) }
            }
        };
        self.tries.push(ended);
        world.resource_mut::<Learned>().puzzles.record_try(self.source, &self.verdict);
    }

    /// Keeps a build in progress.
    pub(in super::super) fn keep_draft(&mut self, world: &mut World, draft: Vec<BuildPart>) {
        // The bench holds nothing that the draft may not.
        let _ = self.game.keep_draft(world, draft);
    }

    /// Puts the table back as it is asked, to be tried anew.
    pub(in super::super) fn try_again(&mut self, world: &mut World) {
        let setup = self.proved.puzzle().setup().clone();
        let seats = self.game.history().seats().to_vec();
        // It was laid out before.
        if let Ok(game) = UnsavedGame::start(world, setup, seats, self.proved.puzzle().table().clone()) {
            self.game = game;
            self.done.clear();
            self.verdict = PuzzleVerdict::Open { amount: 0 };
            self.shown = None;
        }
    }

    /// Takes the last action of the try back.
    pub(in super::super) fn undo(&mut self, world: &mut World) {
        let mut done = std::mem::take(&mut self.done);
        done.pop();
        self.try_again(world);
        for action in done {
            // What was done once can be done again.
            let _ = self.act(world, action);
        }
    }

    /// Gives up: the table is put back, and the answer is shown from its beginning.
    pub(in super::super) fn give_up(&mut self, world: &mut World) {
        self.try_again(world);
        self.shown = Some(0);
        self.has_seen = true;
        world.resource_mut::<Learned>().puzzles.record_given_up(self.source);
    }

    /// The next action of the answer, if it is shown and not at its end.
    pub(in super::super) fn next_of_answer(&self) -> Option<Action> {
        self.proved.answer().get(self.shown?).cloned()
    }

    /// The next hint; the last one again after it.
    pub(in super::super) fn next_hint(&mut self) -> Option<PuzzleHint> {
        self.told = (self.told + 1).min(self.hints.len());
        self.hints.get(self.told.checked_sub(1)?).cloned()
    }

    /// A hint in a sentence; `None` for what is shown rather than said.
    pub(in super::super) fn in_words(&self, table: &Table, hint: &PuzzleHint) -> Option<Phrase> {
        hint.phrase(&AtTable { table, seats: self.game.history().seats() })
    }
}

/// What seats and parts are called at a table.
struct AtTable<'a> {
    table: &'a Table<'a>,
    seats: &'a [Seat],
}

impl PuzzleNames for AtTable<'_> {
    fn seat_name(&self, seat: SeatId) -> Argument {
        seat_name(self.seats, seat).into()
    }

    fn part_name(&self, part: PartId) -> Argument {
        self.table.tile(part).map_or_else(|| phrase!("tile-unknown"), words::the_tile).into()
    }
}

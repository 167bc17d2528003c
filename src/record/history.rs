//! Steps of a game, undo and redo, and the build in progress.
//!
//! The table is stored elsewhere: methods that change it take it as a [`Restorable`]. They are
//! called only by [`RecordedGame`](super::RecordedGame), which owns both, and by
//! [`Session`](super::Session) and [`UnsavedGame`](super::unsaved::UnsavedGame), which have laid
//! out the table in the world, so that a history never meets another game's table.
//!
//! A history begins at the set-up or, as in Portable Game Notation, at a position: a table whose
//! origin is not proved.

use std::sync::Arc;

pub use super::text::format::TakeOver;
use crate::action::{Action, BuildPart, Illegal, TableEvent};
use crate::game::{JunkyardBots, Restorable};
use crate::round::{self, LegalActions};
use crate::shell::seats::SeatId;
use crate::shell::seats::seating::{Seat, SeatKind};
use crate::shell::stream::StreamPoint;
use crate::table::{Setup, Snapshot};

/// One action of a history, with its round and seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Round of the action; 0 in set-up.
    pub round: u16,
    /// Seat that acted.
    pub seat: SeatId,
    /// The action.
    pub action: Action,
}

/// History of one game.
#[derive(Clone, Debug)]
pub struct History {
    setup: Setup,
    seats: Vec<Seat>,
    /// Table at which the history begins; `None` if it begins at the set-up.
    beginning: Option<Arc<Snapshot>>,
    steps: Vec<Step>,
    /// Take-overs from a replay, in order.
    taken_over: Vec<TakeOver>,
    /// Tables before each of the last steps that can be taken back (rule 9.4), in order.
    back: Vec<Snapshot>,
    /// Steps taken back, the next one to redo at the end. Not saved.
    forward: Vec<Step>,
    draft: Option<Vec<BuildPart>>,
}

impl History {
    /// A history without steps, from the set-up or from a table. The caller has checked seats and
    /// table.
    pub(super) const fn new(setup: Setup, seats: Vec<Seat>, beginning: Option<Arc<Snapshot>>) -> Self {
        Self {
            setup,
            seats,
            beginning,
            steps: Vec::new(),
            taken_over: Vec::new(),
            back: Vec::new(),
            forward: Vec::new(),
            draft: None,
        }
    }

    /// The history with these unproved steps and take-overs; no step can be taken back.
    pub(super) fn with_claimed_steps(self, steps: Vec<Step>, taken_over: Vec<TakeOver>) -> Self {
        Self { steps, taken_over, ..self }
    }

    /// A history without steps that begins where this one does.
    pub(super) fn without_steps(&self) -> Self {
        Self::new(self.setup.clone(), self.seats.clone(), self.beginning.clone())
    }

    /// Set-up of the game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Table at which the history begins; `None` if it begins at the set-up, as in every game
    /// played by the rules from its first step on.
    pub fn beginning(&self) -> Option<&Snapshot> {
        self.beginning.as_deref()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Gives a seat to a person or a computer player; does nothing if there is no such seat.
    pub(super) fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            seat.kind = kind;
        }
    }

    /// Present seed of the random stream: that of the last take-over, or else of the table at which
    /// the history begins, or else of the set-up.
    pub fn seed(&self) -> u64 {
        self.seed_after(self.steps.len())
    }

    /// Seed of the random stream after the first `steps` steps, which later take-overs have not
    /// changed.
    pub fn seed_after(&self, steps: usize) -> u64 {
        let first = self.beginning().map_or(self.setup.seed, |beginning| beginning.stream.seed);
        let taken_over = self.taken_over.iter().rfind(|take_over| take_over.after <= steps);
        taken_over.map_or(first, |take_over| take_over.seed)
    }

    /// Steps so far, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Take-overs from a replay, in order.
    pub fn taken_over(&self) -> &[TakeOver] {
        &self.taken_over
    }

    /// Seed with which the random stream restarted after the first `step` steps, if it did.
    pub(super) fn take_over_seed(&self, step: usize) -> Option<u64> {
        self.taken_over.iter().find(|take_over| take_over.after == step).map(|take_over| take_over.seed)
    }

    /// Restarts the random stream from a seed and records that, so that everything still to be
    /// turned up is open again. Nothing before it can be taken back. A second take-over after the
    /// same step replaces the first.
    pub(super) fn take_over(&mut self, table: &mut impl Restorable<Game = JunkyardBots>, seed: u64) {
        let after = self.steps.len();
        self.taken_over.retain(|take_over| take_over.after < after);
        self.taken_over.push(TakeOver { after, seed });
        self.back.clear();
        self.forward.clear();
        restart_stream(table, seed);
    }

    /// Applies an action of the player whose turn it is, and records it. Steps taken back before
    /// can't be redone afterwards, and the draft is discarded.
    ///
    /// # Errors
    /// [`Illegal`] if the action is not legal; nothing has changed then.
    pub(super) fn act(
        &mut self,
        table: &mut impl Restorable<Game = JunkyardBots>,
        action: Action,
    ) -> Result<Vec<TableEvent>, Illegal> {
        let events = self.record_action(table, action)?;
        self.forward.clear();
        Ok(events)
    }

    fn record_action(
        &mut self,
        table: &mut impl Restorable<Game = JunkyardBots>,
        action: Action,
    ) -> Result<Vec<TableEvent>, Illegal> {
        let turn = |table: &crate::table::Table| Some((table.state().round, table.state().active_seat()?));
        let (round, seat) = table.read(turn).ok_or(Illegal::GameOver)?;
        let before = table.snapshot();
        let events = table.act(action.clone())?;
        // Undo never reaches back over another player's steps (rule 9.4).
        if self.steps.last().is_some_and(|last| last.seat != seat) {
            self.back.clear();
        }
        if events.iter().any(is_final) {
            self.back.clear();
        } else {
            self.back.push(before);
        }
        self.steps.push(Step { round, seat, action });
        self.draft = None;
        Ok(events)
    }

    /// Whether the last step can be taken back (rule 9.4).
    pub const fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// Takes the last step back if rule 9.4 allows it. If it was a build, that build is in progress
    /// again. Returns the step.
    pub(super) fn undo(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> Option<Step> {
        // A snapshot of the same game always fits; if it did not, nothing would be taken back.
        table.restore(self.back.last()?).ok()?;
        self.back.pop();
        let step = self.steps.pop()?;
        self.draft = match &step.action {
            Action::Build(build) => Some(build.clone()),
            _ => None,
        };
        self.forward.push(step.clone());
        Some(step)
    }

    /// Whether there is a step to redo.
    pub const fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub(super) fn redo(&mut self, table: &mut impl Restorable<Game = JunkyardBots>) -> Option<Vec<TableEvent>> {
        let events = self.record_action(table, self.forward.last()?.action.clone()).ok()?;
        self.forward.pop();
        Some(events)
    }

    /// The build in progress.
    pub fn draft(&self) -> Option<&[BuildPart]> {
        self.draft.as_deref()
    }

    /// Keeps a build in progress; it need not be legal yet.
    ///
    /// # Errors
    /// [`Illegal`] if no build is due, or if the draft names a part twice or one that the player
    /// may not build with.
    pub(super) fn keep_draft(
        &mut self,
        table: &mut impl Restorable<Game = JunkyardBots>,
        draft: Vec<BuildPart>,
    ) -> Result<(), Illegal> {
        let LegalActions::Build(inventory) = table.read(round::legal_actions) else { return Err(Illegal::NotNow) };
        for (number, placed) in draft.iter().enumerate() {
            if !inventory.parts.iter().any(|(part, _)| *part == placed.part) {
                return Err(Illegal::NotYoursToBuild);
            }
            if draft[..number].iter().any(|other| other.part == placed.part) {
                return Err(Illegal::NamedTwice);
            }
        }
        self.draft = Some(draft);
        Ok(())
    }
}

/// Restarts the random stream of a table from a seed.
pub(super) fn restart_stream(table: &mut impl Restorable<Game = JunkyardBots>, seed: u64) {
    let mut snapshot = table.snapshot();
    snapshot.stream = StreamPoint { seed, position: 0 };
    // A snapshot of the same game always fits.
    let fits = table.restore(&snapshot);
    debug_assert!(fits.is_ok(), "{fits:?}");
}

/// Whether no step up to this event can be taken back (rule 9.4), because something was drawn,
/// looked at, decided by chance or thrown.
const fn is_final(event: &TableEvent) -> bool {
    match event {
        TableEvent::Revealed { .. }
        | TableEvent::Drew { .. }
        | TableEvent::Kept { .. }
        | TableEvent::PutBack { .. }
        | TableEvent::BlindTurnedUp { .. }
        | TableEvent::Attacked { .. } => true,
        // At set-up, chance decides between equally fast robots (rule 4.4).
        TableEvent::CrystalGiven { from, tied, .. } => from.is_none() && *tied > 1,
        _ => false,
    }
}

//! Steps of a game, undo and redo, and a choice in the making.
//!
//! The table is stored elsewhere: methods that change it take it as a [`Restorable`]. They are
//! called only by [`RecordedGame`](super::RecordedGame), which owns both, and by what has laid out
//! the table in the world of an app, so that a history never meets another game's table.
//!
//! A history begins at the set-up or, as in Portable Game Notation, at a position: a table whose
//! origin is not proved.

use std::sync::Arc;

use super::correspondence::{ComputerId, Correspondence, Correspondent};
use super::recorded::{Recorded, TakeOver};
use crate::seats::seating::{Seat, SeatKind};
use crate::seats::{SeatId, SeatSet};
use crate::stream::StreamPoint;
use crate::table::{AwaitedChoice, GameSetup, GameSnapshot, Restorable};

/// One action of a history, with its round and seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<G: Recorded> {
    /// Round of the action; 0 before the first one.
    pub round: u16,
    /// Seat that acted.
    pub seat: SeatId,
    /// The action.
    pub action: G::Action,
}

/// History of one game.
#[derive(Clone, Debug)]
pub struct History<G: Recorded> {
    setup: G::Setup,
    seats: Vec<Seat>,
    /// Table at which the history begins; `None` if it begins at the set-up.
    beginning: Option<Arc<G::Snapshot>>,
    steps: Vec<Step<G>>,
    /// Take-overs from a replay, in order.
    taken_over: Vec<TakeOver>,
    /// Players of a game by correspondence.
    correspondence: Correspondence,
    /// Tables before each of the last steps that can be taken back, in order.
    back: Vec<G::Snapshot>,
    /// Steps taken back, the next one to redo at the end. Not saved.
    forward: Vec<Step<G>>,
    draft: Option<G::Draft>,
}

impl<G: Recorded> History<G> {
    /// A history without steps, from the set-up or from a table. The caller has checked seats and
    /// table.
    pub fn new(setup: G::Setup, seats: Vec<Seat>, beginning: Option<Arc<G::Snapshot>>) -> Self {
        Self {
            setup,
            seats,
            beginning,
            steps: Vec::new(),
            taken_over: Vec::new(),
            correspondence: Correspondence::default(),
            back: Vec::new(),
            forward: Vec::new(),
            draft: None,
        }
    }

    /// The history with these unproved steps and take-overs; no step can be taken back.
    pub fn with_claimed_steps(self, steps: Vec<Step<G>>, taken_over: Vec<TakeOver>) -> Self {
        Self { steps, taken_over, ..self }
    }

    /// The history as that of a game by correspondence, or of one at one computer.
    pub fn with_correspondence(self, correspondence: Correspondence) -> Self {
        Self { correspondence, ..self }
    }

    /// A history without steps that begins where this one does, for a game at one computer.
    pub fn without_steps(&self) -> Self {
        Self::new(self.setup.clone(), self.seats.clone(), self.beginning.clone())
    }

    /// Set-up of the game.
    pub const fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Table at which the history begins; `None` if it begins at the set-up, as in every game
    /// played by the rules from its first step on.
    pub fn beginning(&self) -> Option<&G::Snapshot> {
        self.beginning.as_deref()
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Gives a seat to a person or a computer player; does nothing if there is no such seat. In a
    /// game by correspondence the person may be anywhere; see [`Self::claim_seat`].
    pub fn give_seat(&mut self, seat: SeatId, kind: SeatKind) {
        let player = match kind {
            SeatKind::Human => Correspondent::Anywhere,
            SeatKind::Computer(_) => Correspondent::Computer,
        };
        self.seat_player(seat, kind, player);
    }

    /// Gives a seat to a person at the computer `here`; does nothing if there is no such seat.
    pub fn claim_seat(&mut self, seat: SeatId, here: ComputerId) {
        self.seat_player(seat, SeatKind::Human, Correspondent::At(here));
    }

    /// Gives a seat to a person somewhere else; does nothing if there is no such seat. From then on
    /// it is a game by correspondence, in which all other people are at the computer `here`.
    ///
    /// A person elsewhere who played the seat at the last step has it again; else it is free.
    pub fn send_seat(&mut self, seat: SeatId, here: ComputerId) {
        if self.correspondence.is_empty() {
            self.begin_correspondence(SeatSet::EMPTY, here);
        }
        let before = self.player_before_changes(seat).filter(|before| before.is_elsewhere(here));
        self.seat_player(seat, SeatKind::Human, before.unwrap_or(Correspondent::Anywhere));
    }

    /// Player whom a seat had before the changes since the last step, in which nobody has acted.
    fn player_before_changes(&self, seat: SeatId) -> Option<Correspondent> {
        let last = self.steps.len().checked_sub(1);
        let at_last_step = last.and_then(|last| self.correspondence.player_at_step(last, seat));
        // The game may have begun to travel after the last step.
        at_last_step.or_else(|| self.correspondence.player_after(self.correspondence.first_changes(), seat))
    }

    fn seat_player(&mut self, seat: SeatId, kind: SeatKind, player: Correspondent) {
        let Some(given) = self.seats.get_mut(seat.index()) else { return };
        given.kind = kind;
        self.correspondence.change(self.steps.len(), seat, player);
    }

    /// Makes it a game by correspondence, in which the people of the seats `elsewhere` are
    /// somewhere else, and all others at the computer `here`.
    pub fn begin_correspondence(&mut self, elsewhere: SeatSet, here: ComputerId) {
        self.correspondence = Correspondence::begin(&self.seats, elsewhere, here, self.steps.len());
    }

    /// Players of a game by correspondence; empty in a game at one computer.
    pub const fn correspondence(&self) -> &Correspondence {
        &self.correspondence
    }

    /// Present seed of the random stream: that of the last take-over, or else of the table at which
    /// the history begins, or else of the set-up.
    pub fn seed(&self) -> u64 {
        self.seed_after(self.steps.len())
    }

    /// Seed of the random stream after the first `steps` steps, which later take-overs have not
    /// changed.
    pub fn seed_after(&self, steps: usize) -> u64 {
        let first = self.beginning().map_or(self.setup.seed(), |beginning| beginning.stream_point().seed);
        let taken_over = self.taken_over.iter().rfind(|take_over| take_over.after <= steps);
        taken_over.map_or(first, |take_over| take_over.seed)
    }

    /// Steps so far, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// Take-overs from a replay, in order.
    pub fn taken_over(&self) -> &[TakeOver] {
        &self.taken_over
    }

    /// Seed with which the random stream restarted after the first `step` steps, if it did.
    pub fn take_over_seed(&self, step: usize) -> Option<u64> {
        self.taken_over.iter().find(|take_over| take_over.after == step).map(|take_over| take_over.seed)
    }

    /// Restarts the random stream from a seed and records that, so that everything still to be
    /// turned up is open again. Nothing before it can be taken back. A second take-over after the
    /// same step replaces the first.
    pub fn take_over(&mut self, table: &mut impl Restorable<Game = G>, seed: u64) {
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
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) if the action is not legal; nothing
    /// has changed then.
    pub fn act(
        &mut self,
        table: &mut impl Restorable<Game = G>,
        action: G::Action,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let events = self.record_action(table, action)?;
        self.forward.clear();
        Ok(events)
    }

    fn record_action(
        &mut self,
        table: &mut impl Restorable<Game = G>,
        action: G::Action,
    ) -> Result<Vec<G::Event>, G::Refusal> {
        let AwaitedChoice { round, seat } = table.read(G::awaited);
        let seat = seat.ok_or(G::NOBODY_AWAITED)?;
        let before = table.snapshot();
        let events = table.act(action.clone())?;
        // Undo never reaches back over another player's steps.
        if self.steps.last().is_some_and(|last| last.seat != seat) {
            self.back.clear();
        }
        if events.iter().any(G::is_final) {
            self.back.clear();
        } else {
            self.back.push(before);
        }
        self.steps.push(Step { round, seat, action });
        self.draft = None;
        Ok(events)
    }

    /// Whether the last step can be taken back.
    pub fn can_undo(&self) -> bool {
        // What was done before a change of a player stays, because others may know of it.
        !self.back.is_empty()
            && (self.correspondence.is_empty() || self.correspondence.last_change() < self.steps.len())
    }

    /// Takes the last step back if that is possible; the choice that it was may be in the making
    /// again. Returns the step.
    pub fn undo(&mut self, table: &mut impl Restorable<Game = G>) -> Option<Step<G>> {
        if !self.can_undo() {
            return None;
        }
        // A snapshot of the same game always fits; if it did not, nothing would be taken back.
        table.restore(self.back.last()?).ok()?;
        self.back.pop();
        let step = self.steps.pop()?;
        self.draft = G::draft_of(&step.action);
        self.forward.push(step.clone());
        Some(step)
    }

    /// Whether there is a step to redo.
    pub const fn can_redo(&self) -> bool {
        !self.forward.is_empty()
    }

    /// Repeats the step that was taken back last. Returns its events.
    pub fn redo(&mut self, table: &mut impl Restorable<Game = G>) -> Option<Vec<G::Event>> {
        let events = self.record_action(table, self.forward.last()?.action.clone()).ok()?;
        self.forward.pop();
        Some(events)
    }

    /// The choice in the making.
    pub const fn draft(&self) -> Option<&G::Draft> {
        self.draft.as_ref()
    }

    /// Discards the choice in the making.
    pub fn discard_draft(&mut self) {
        self.draft = None;
    }

    /// Keeps a choice in the making; it need not be legal yet.
    ///
    /// # Errors
    /// [`Rules::Refusal`](crate::table::Rules::Refusal) of [`Recorded::check_draft`].
    pub fn keep_draft(&mut self, table: &mut impl Restorable<Game = G>, draft: G::Draft) -> Result<(), G::Refusal> {
        table.read(|table| G::check_draft(table, &draft))?;
        self.draft = Some(draft);
        Ok(())
    }
}

/// Restarts the random stream of a table from a seed.
pub fn restart_stream<G: Recorded>(table: &mut impl Restorable<Game = G>, seed: u64) {
    let mut snapshot = table.snapshot();
    snapshot.set_stream_point(StreamPoint { seed, position: 0 });
    // A snapshot of the same game always fits.
    let fits = table.restore(&snapshot);
    debug_assert!(fits.is_ok(), "{fits:?}");
}

//! A decision that is due.

use rand_chacha::ChaCha8Rng;

use super::decision::Decision;
use super::rules::Thinking;
use crate::seats::{PlayerKind, SeatId};

/// Decision that a computer player is asked for, with all that it is made from. It holds no part of
/// the table, so that it can be made on another thread while the table is shown.
pub struct PendingDecision<G: Thinking> {
    player: PlayerKind,
    setup: G::Setup,
    view: G::View,
    choices: G::Choices,
    random: ChaCha8Rng,
}

impl<G: Thinking> PendingDecision<G> {
    /// Gathers what the player of a seat may know and do at a table, where that seat is awaited.
    pub fn at_table(
        table: &G::Table<'_>,
        setup: G::Setup,
        seat: SeatId,
        player: PlayerKind,
        random: ChaCha8Rng,
    ) -> Self {
        Self { player, setup, view: G::view(table, seat), choices: G::choices(table), random }
    }

    /// Changes what the player is shown.
    #[must_use]
    pub fn with_view(mut self, change: impl FnOnce(&mut G::View)) -> Self {
        change(&mut self.view);
        self
    }

    /// Makes the decision; `None` if it was interrupted. Made again, it is the same.
    pub fn decide(&self, interrupted: &dyn Fn() -> bool) -> Option<Decision<G>> {
        let Self { player, setup, view, choices, random } = self;
        G::choose(*player, setup, view, choices, &mut random.clone(), interrupted)
    }
}

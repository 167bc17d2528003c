//! How likely each seat was to win after every step of a game.

use rayon::prelude::*;

use super::outlook::{Outlook, outlook};
use crate::action::Action;
use crate::game::{Game, Restorable};
use crate::record::{History, Replay, ReplayError};
use crate::table::Snapshot;

/// Worlds sampled for each table. The standard error of a chance is then at most 4 %, and mostly about 2 %.
pub const WORLDS: u32 = 160;

/// How likely each seat was to win, from the beginning of a game on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    outlooks: Vec<Outlook>,
    chosen: Vec<Outlook>,
}

/// A table of the game, and what was done there.
struct Moment<'a> {
    table: &'a Snapshot,
    /// None at the last table.
    action: Option<&'a Action>,
    /// Whether what came of it was open before: a tile was drawn.
    was_open: bool,
}

impl Course {
    /// Works it out on all cores. `each` is called after each of the history's steps and once more; when it answers that the analysis is
    /// no longer wanted, there is none.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be played again.
    pub fn of(history: &History, each: impl Fn() -> bool + Sync) -> Result<Option<Self>, ReplayError> {
        let tables = tables(history)?;
        let (setup, steps) = (history.setup(), history.steps());
        let moments: Vec<Moment> = tables
            .iter()
            .enumerate()
            .map(|(number, table)| {
                let next = tables.get(number + 1);
                let was_open = next.is_some_and(|next| next.stream != table.stream);
                Moment { table, action: steps.get(number).map(|step| &step.action), was_open }
            })
            .collect();
        let look = |moment: &Moment| {
            let now = outlook(setup, moment.table, None, WORLDS).unwrap_or_default();
            let chosen = moment.action.filter(|_| moment.was_open);
            let chosen = chosen.and_then(|action| outlook(setup, moment.table, Some(action), WORLDS));
            each().then_some((now, chosen))
        };
        let Some(all) = moments.par_iter().map(look).collect::<Option<Vec<_>>>() else { return Ok(None) };
        let (outlooks, chosen): (Vec<Outlook>, Vec<Option<Outlook>>) = all.into_iter().unzip();
        // What drew nothing left nothing to luck.
        let chosen = chosen.into_iter().zip(outlooks.iter().skip(1));
        let chosen = chosen.map(|(chosen, after)| chosen.unwrap_or_else(|| after.clone())).collect();
        Ok(Some(Self { outlooks, chosen }))
    }

    /// The outlook before the first step, and after each: one more than there are steps.
    pub fn outlooks(&self) -> &[Outlook] {
        &self.outlooks
    }

    /// For each step the outlook once its action was chosen, and what it would draw was still open.
    pub fn chosen(&self) -> &[Outlook] {
        &self.chosen
    }
}

/// The tables of a game: before its first step and after each.
pub(super) fn tables(history: &History) -> Result<Vec<Snapshot>, ReplayError> {
    let (mut replay, _) = Replay::new(history)?;
    let mut game = Game::from_snapshot(history.setup(), replay.first())?;
    let mut tables = vec![game.snapshot()];
    for step in 1..=replay.len() {
        replay.go_to(&mut game, step)?;
        tables.push(Restorable::snapshot(&mut game));
    }
    Ok(tables)
}

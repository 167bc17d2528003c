//! Chances of winning after every step of a game.

use std::collections::BTreeMap;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::outlook::{Outlook, estimate_outlook};
use crate::action::Action;
use crate::record::{History, ReplayError};
use crate::table::Snapshot;
use shell::record::tables_of;

/// Worlds sampled for each table. The standard error of a chance is then at most 4 %.
pub const WORLDS_PER_TABLE: u32 = 160;

/// Chances of winning of all seats over the whole game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ChanceCourse {
    outlooks: Vec<Outlook>,
    chosen: Vec<Outlook>,
}

/// A table of the game, and the action performed there.
struct PlayedTable<'a> {
    table: &'a Snapshot,
    /// Action performed there; none at the last table.
    action: Option<&'a Action>,
    /// Whether the action drew tiles that nobody knew.
    draws: bool,
}

impl ChanceCourse {
    /// Computes the chances on all cores, roughly in the order of the game. `each` receives the
    /// number of steps played and the outlook after them; if it returns false, the computation
    /// stops and the result is `None`.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn of(history: &History, each: impl Fn(usize, &Outlook) -> bool + Sync) -> Result<Option<Self>, ReplayError> {
        let tables = tables_of(history)?;
        let setup = history.setup();
        let steps = history.steps();
        let moments: Vec<PlayedTable> = tables
            .iter()
            .enumerate()
            .map(|(number, table)| {
                let next = tables.get(number + 1);
                let action = steps.get(number).map(|step| &step.action);
                // Draws are recognised by the action as well, because the table's stream does not
                // advance during a secret look.
                let draws =
                    matches!(action, Some(Action::Draw(_))) || next.is_some_and(|next| next.stream != table.stream);
                PlayedTable { table, action, draws }
            })
            .collect();
        let look = |(step, moment): (usize, &PlayedTable)| {
            let now = estimate_outlook(setup, moment.table, None, WORLDS_PER_TABLE).unwrap_or_default();
            let chosen = moment.action.filter(|_| moment.draws);
            let chosen =
                chosen.and_then(|action| estimate_outlook(setup, moment.table, Some(action), WORLDS_PER_TABLE));
            each(step, &now).then_some((step, (now, chosen)))
        };
        // `par_bridge` gives each core the next table, so that outlooks arrive from the beginning
        // of the game on; splitting the list would start in several places at once.
        let all = moments.iter().enumerate().par_bridge().map(look).collect::<Option<BTreeMap<_, _>>>();
        let Some(all) = all else { return Ok(None) };
        let (outlooks, chosen): (Vec<Outlook>, Vec<Option<Outlook>>) = all.into_values().unzip();
        // Steps without a draw have no luck component.
        let chosen = chosen.into_iter().zip(outlooks.iter().skip(1));
        let chosen = chosen.map(|(chosen, after)| chosen.unwrap_or_else(|| after.clone())).collect();
        Ok(Some(Self { outlooks, chosen }))
    }

    /// Course with given outlooks, for tests that simulate no games.
    #[cfg(all(test, feature = "window"))]
    pub(crate) const fn of_outlooks(outlooks: Vec<Outlook>, chosen: Vec<Outlook>) -> Self {
        Self { outlooks, chosen }
    }

    /// Outlook before the first step and after each step: one more than there are steps.
    pub fn outlooks(&self) -> &[Outlook] {
        &self.outlooks
    }

    /// Outlook of each step once its action was chosen but before its draw was known.
    pub fn chosen(&self) -> &[Outlook] {
        &self.chosen
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::game::JunkyardBotsTable;
    use crate::opponents::{Situation, decide_as};
    use crate::record::RecordedGame;
    use crate::table::Setup;
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats, stream_of_player};

    /// A game of two, played by computer players of one kind for at most this many steps.
    pub fn played_game(player: PlayerKind, seed: u64, steps: usize) -> RecordedGame {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, seed), default_seats(2, SeatKind::Human)).unwrap();
        while let Some(seat) = game.game().state().active_seat() {
            let step = game.history().steps().len();
            if step == steps {
                break;
            }
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(player, &situation, &mut stream_of_player(seed, step, seat)).action;
            game.act(action).unwrap();
        }
        game
    }

    #[test]
    fn every_step_of_a_finished_game_has_its_chances_and_the_last_are_its_outcome() {
        let game = played_game(PlayerKind::Tidy, 5, usize::MAX);
        let steps = game.history().steps().len();
        let done = AtomicUsize::new(0);
        let each = |_: usize, outlook: &Outlook| {
            done.fetch_add(1, Ordering::Relaxed);
            outlook.chances.len() == 2
        };
        let course = ChanceCourse::of(game.history(), each).unwrap().unwrap();
        assert_eq!((course.outlooks().len(), course.chosen().len(), done.into_inner()), (steps + 1, steps, steps + 1));
        for now in course.outlooks().iter().chain(course.chosen()) {
            assert!((now.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{now:?}");
            assert!(now.errors.iter().all(|error| (0.0..0.05).contains(error)), "{now:?}");
        }
        let winners = game.game().state().outcome.clone().unwrap().winners;
        let last = course.outlooks().last().unwrap();
        assert!(last.errors.iter().all(|error| *error == 0.0));
        assert!(winners.iter().all(|seat| last.chances[seat.index()] == 1.0 / winners.len() as f32), "{last:?}");
        assert_eq!(ChanceCourse::of(game.history(), |_, _| true).unwrap().unwrap(), course, "the same again");
        assert_eq!(ChanceCourse::of(game.history(), |_, _| false).unwrap(), None, "no longer wanted");
    }

    #[test]
    fn rule_9_2_what_nobody_has_seen_changes_no_chance() {
        let game = played_game(PlayerKind::Tidy, 6, 20);
        let tables = tables_of(game.history()).unwrap();
        let open =
            tables.into_iter().find(|table| table.state.secret_look().is_none() && table.state.round > 0).unwrap();
        let mut another = open.clone();
        another.stream.seed ^= 0x55;
        let setup = game.history().setup();
        assert_eq!(estimate_outlook(setup, &open, None, 20), estimate_outlook(setup, &another, None, 20));
    }
}

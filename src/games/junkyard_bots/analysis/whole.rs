//! The complete analysis of a game.

use serde::{Deserialize, Serialize};

use super::better::{BetterMove, find_better_moves};
use super::course::ChanceCourse;
use super::outlook::Outlook;
use super::turning::{TurningPoint, turning_points};
use crate::record::{History, ReplayError};
use shell::seats::SeatKind;

/// Complete analysis of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// Chances of winning after every step.
    pub course: ChanceCourse,
    /// Steps that changed the chances most.
    pub turning: Vec<TurningPoint>,
    /// Moves that would have been better.
    pub better: Vec<BetterMove>,
}

/// Observer of an analysis in progress, which can also stop it.
pub trait AnalysisObserver: Sync {
    /// Reports the outlook after this many steps.
    fn saw(&self, step: usize, outlook: &Outlook);
    /// Reports that one step was examined for a better move.
    fn asked(&self);
    /// Whether the analysis is still wanted.
    fn goes_on(&self) -> bool;
}

impl Analysis {
    /// Analyses a game on all cores; `None` if the observer stopped it. The same game has the same
    /// analysis on every machine.
    ///
    /// # Errors
    /// [`ReplayError`] if the history can't be replayed.
    pub fn of(history: &History, observer: &impl AnalysisObserver) -> Result<Option<Self>, ReplayError> {
        let each = |step: usize, outlook: &Outlook| {
            observer.saw(step, outlook);
            observer.goes_on()
        };
        let Some(course) = ChanceCourse::of(history, each)? else { return Ok(None) };
        let is_asked = |step| is_step_examined(history, step);
        let better = find_better_moves(history, is_asked, || observer.asked(), &|| !observer.goes_on())?;
        let turning = turning_points(&course, history);
        Ok(better.map(|better| Self { course, turning, better }))
    }

    /// Whether the numbers of this analysis fit a game, because a file may hold that of another
    /// game.
    pub(super) fn fits_game(&self, history: &History) -> bool {
        let steps = history.steps().len();
        let seats = history.seats().len();
        let is_step = |step: usize| (1..=steps).contains(&step);
        let is_chance = |chance: &f32| (0.0..=1.0).contains(chance);
        let is_outlook = |outlook: &Outlook| {
            let both = outlook.chances.iter().chain(&outlook.errors);
            outlook.chances.len() == seats && outlook.errors.len() == seats && both.clone().all(is_chance)
        };
        let outlooks = self.course.outlooks();
        let chosen = self.course.chosen();
        outlooks.len() == steps + 1
            && chosen.len() == steps
            && outlooks.iter().chain(chosen).all(is_outlook)
            && self.turning.iter().all(|point| is_step(point.step) && point.seat.index() < seats)
            && self.better.iter().all(|better| is_step(better.step) && is_chance(&better.played))
    }

    /// Better move found for a step, counted from 1.
    pub fn better_than(&self, step: usize) -> Option<&BetterMove> {
        self.better.iter().find(|better| better.step == step)
    }
}

/// Whether a step, counted from 1, is examined for a better move: people's steps are, and all steps
/// of games without people.
pub fn is_step_examined(history: &History, step: usize) -> bool {
    let is_person = |seat: usize| history.seats()[seat].kind == SeatKind::Human;
    let has_people = (0..history.seats().len()).any(is_person);
    let seat = step.checked_sub(1).and_then(|before| history.steps().get(before)).map(|step| step.seat.index());
    seat.is_some_and(|seat| !has_people || is_person(seat))
}

/// Number of reports that an observer of a game's analysis receives, if it does not stop it.
pub fn report_count(history: &History) -> usize {
    let steps = history.steps().len();
    steps + 1 + (1..=steps).filter(|step| is_step_examined(history, *step)).count()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::analysis::course::tests::played_game;
    use shell::seats::PlayerKind;

    /// Counts the reports it receives, and stops the analysis at a limit.
    struct Counts(AtomicUsize, usize);

    impl AnalysisObserver for Counts {
        fn saw(&self, _: usize, _: &Outlook) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }

        fn asked(&self) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }

        fn goes_on(&self) -> bool {
            self.0.load(Ordering::Relaxed) < self.1
        }
    }

    #[test]
    fn an_onlooker_is_told_of_all_the_work_and_ends_it() {
        let game = played_game(PlayerKind::Random, 3, 10);
        let all = Counts(AtomicUsize::new(0), usize::MAX);
        let analysis = Analysis::of(game.history(), &all).unwrap().unwrap();
        assert_eq!(all.0.into_inner(), report_count(game.history()));
        assert_eq!(report_count(game.history()), 21, "people play both seats");
        for better in &analysis.better {
            assert_eq!(analysis.better_than(better.step), Some(better));
        }
        for most in [0, 5, 15] {
            assert_eq!(Analysis::of(game.history(), &Counts(AtomicUsize::new(0), most)).unwrap(), None);
        }
    }
}

//! Reasons of computer players for their steps, which other threads work out.

use std::collections::VecDeque;
use std::sync::{Arc, OnceLock};

use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use super::game::ClientGame;
use super::log::Line;
use super::playing::Play;
use crate::app::work::catch_panic;
use shell::language::Phrase;
use shell::record::Step;

/// Most steps whose reasons are kept: that of the sign over the stage, and that of the log.
const KEPT: usize = 2;

/// Steps whose reasons were asked for last, with the reasons that are worked out.
#[derive(Clone, Debug)]
pub struct Reasons<G: ClientGame> {
    asked: VecDeque<Why<G>>,
}

/// Reason that another thread works out.
type ReasonSlot = Arc<OnceLock<Option<Phrase>>>;

/// Step and the work on its reason; dropping it cancels work that has not started.
#[derive(Clone, Debug)]
struct Why<G: ClientGame> {
    /// Seed of the game, number of the step, and the step itself.
    asked: (u64, usize, Option<Step<G>>),
    answer: ReasonSlot,
    _work: Option<Arc<Task<()>>>,
}

impl<G: ClientGame> Why<G> {
    fn of<W>(play: &Play<G>, step: usize, work: Option<W>) -> Self
    where
        W: FnOnce() -> Option<Phrase> + Send + 'static,
    {
        let answer = ReasonSlot::default();
        let work = work.map(|work| {
            let answer = Arc::clone(&answer);
            // Panels are drawn without an app in tests.
            let pool = AsyncComputeTaskPool::get_or_init(TaskPool::new);
            Arc::new(pool.spawn(async move { drop(answer.set(catch_panic(work).ok().flatten())) }))
        });
        if work.is_none() {
            let _ = answer.set(None);
        }
        Self { asked: (play.history().seed(), step, step_at(play, step).cloned()), answer, _work: work }
    }

    fn is_about(&self, play: &Play<G>, step: usize) -> bool {
        let (seed, number, known) = &self.asked;
        (*seed, *number, known.as_ref()) == (play.history().seed(), step, step_at(play, step))
    }
}

/// Step of a game with this number, counted from 1.
fn step_at<G: ClientGame>(play: &Play<G>, number: usize) -> Option<&Step<G>> {
    number.checked_sub(1).and_then(|before| play.history().steps().get(before))
}

impl<G: ClientGame> Play<G> {
    /// Number of the step, counted from 1, that a line of the log tells as the deed of its seat;
    /// `None` for a line about what the step did to others or to the table.
    pub fn step_told_by(&self, line: &Line) -> Option<usize> {
        step_at(self, line.step).filter(|step| Some(step.seat) == line.seat).map(|_| line.step)
    }
}

impl<G: ClientGame> Reasons<G> {
    /// Returns the reason of a computer player for a step of the game, counted from 1. The work
    /// that `prepare` returns is done once, on another thread; the reason is `None` until then, and
    /// [`Self::is_thinking`]. There is no work where there is no reason.
    pub fn reason_of_step<W>(
        &mut self,
        play: &Play<G>,
        step: usize,
        prepare: impl FnOnce() -> Option<W>,
    ) -> Option<&Phrase>
    where
        W: FnOnce() -> Option<Phrase> + Send + 'static,
    {
        if !self.asked.iter().any(|why| why.is_about(play, step)) {
            let why = Why::of(play, step, prepare());
            self.asked.truncate(KEPT - 1);
            self.asked.push_front(why);
        }
        self.asked.iter().find(|why| why.is_about(play, step)).and_then(|why| why.answer.get()?.as_ref())
    }

    /// Whether a reason is still being worked out.
    pub fn is_thinking(&self) -> bool {
        self.asked.iter().any(|why| why.answer.get().is_none())
    }
}

impl<G: ClientGame> Default for Reasons<G> {
    fn default() -> Self {
        Self { asked: VecDeque::new() }
    }
}

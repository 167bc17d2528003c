//! Analysis of a watched game, on threads of its own.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bevy::prelude::Resource;

use crate::analysis::kept::KeptAnalyses;
use crate::analysis::whole::report_count;
use crate::analysis::{Analysis, AnalysisObserver, Outlook};
use crate::record::History;
use client::app::work::catch_panic;
use shell::threads::Helper;

/// Chances of the seats to win the game that is watched.
#[derive(Resource)]
pub struct Chances {
    pub(crate) work: AnalysisWork,
    /// Whether the chances are shown.
    pub(crate) are_shown: bool,
    /// Whether the replay began with them, so that hiding them leaves it.
    pub(crate) began_replay: bool,
}

impl Chances {
    /// Whether the chances are still being worked out.
    pub fn is_working(&self) -> bool {
        self.work.part().is_some()
    }
}

/// Analysis that is being worked out, or has been. Dropping it ends the work.
pub struct AnalysisWork(Arc<Shared>);

/// State that both threads share.
struct Shared {
    is_wanted: AtomicBool,
    /// Number of reports of the observer so far, and in all.
    done: AtomicUsize,
    all: usize,
    outlooks: Mutex<Vec<Option<Outlook>>>,
    /// Result of the work: `None` where the history can't be played again, the thread could not
    /// begin, or the work has failed.
    whole: OnceLock<Option<Arc<Analysis>>>,
}

impl AnalysisObserver for Shared {
    fn saw(&self, step: usize, outlook: &Outlook) {
        let mut outlooks = self.outlooks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = outlooks.get_mut(step) {
            *place = Some(outlook.clone());
        }
        self.asked();
    }

    fn asked(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }
}

impl AnalysisWork {
    /// Begins the work. A kept analysis is not worked out again; a new one is kept.
    pub fn begin(history: &History, kept: Option<KeptAnalyses>) -> Self {
        let shared = Arc::new(Shared {
            is_wanted: AtomicBool::new(true),
            done: AtomicUsize::new(0),
            all: report_count(history),
            outlooks: Mutex::new(vec![None; history.steps().len() + 1]),
            whole: OnceLock::new(),
        });
        let own = Arc::clone(&shared);
        let history = history.clone();
        let begun = Helper::Analysis.spawn(move || {
            let known = kept.as_ref().and_then(|kept| kept.analysis_of(&history));
            let is_new = known.is_none();
            let whole = known.or_else(|| catch_panic(|| Analysis::of(&history, &*own).ok().flatten()).ok().flatten());
            let whole = own.whole.get_or_init(|| whole.map(Arc::new));
            if let (Some(kept), Some(whole), true) = (kept, whole, is_new) {
                // What can't be kept is worked out again the next time: nothing is lost.
                let _ = kept.keep(&history, whole);
            }
        });
        if begun.is_err() {
            let _ = shared.whole.set(None);
        }
        Self(shared)
    }

    /// Returns work on an analysis that is known.
    pub fn known(analysis: Arc<Analysis>) -> Self {
        Self(Arc::new(Shared {
            is_wanted: AtomicBool::new(true),
            done: AtomicUsize::new(0),
            all: 0,
            outlooks: Mutex::default(),
            whole: OnceLock::from(Some(analysis)),
        }))
    }

    /// Analysis, once all of it is there.
    pub fn analysis(&self) -> Option<&Arc<Analysis>> {
        self.0.whole.get()?.as_ref()
    }

    /// Whether the work ended without an analysis.
    pub fn has_failed(&self) -> bool {
        matches!(self.0.whole.get(), Some(None))
    }

    /// Progress from 0 to 1; `None` once the work has ended.
    pub fn part(&self) -> Option<f32> {
        let done = self.0.done.load(Ordering::Relaxed);
        self.0.whole.get().is_none().then(|| done as f32 / self.0.all.max(1) as f32)
    }

    /// Outlooks that are known from the beginning on without a gap.
    pub fn outlooks(&self) -> Vec<Outlook> {
        if let Some(analysis) = self.analysis() {
            return analysis.course.outlooks().to_vec();
        }
        let outlooks = self.0.outlooks.lock().unwrap_or_else(PoisonError::into_inner);
        outlooks.iter().map_while(Clone::clone).collect()
    }
}

impl Drop for AnalysisWork {
    fn drop(&mut self) {
        self.0.is_wanted.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::{Duration, Instant};

    use super::*;
    use crate::game::JunkyardBotsTable;
    use crate::opponents::{Situation, decide_as};
    use crate::record::RecordedGame;
    use crate::table::Setup;
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats, stream_of_player};

    fn history(steps: usize) -> History {
        let (mut game, _) = RecordedGame::begin(Setup::new(2, 8), default_seats(2, SeatKind::Human)).unwrap();
        for step in 0..steps {
            let seat = game.game().state().active_seat().unwrap();
            let view = game.view(seat);
            let legal = game.legal_actions();
            let situation = Situation::new(game.history().setup(), &view, &legal);
            let action = decide_as(PlayerKind::Tidy, &situation, &mut stream_of_player(8, step, seat)).action;
            game.act(action).unwrap();
        }
        game.into_history()
    }

    fn wait(done: impl Fn() -> bool) {
        let end = Instant::now() + Duration::from_secs(60);
        while !done() {
            assert!(Instant::now() < end);
            thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn it_grows_from_the_beginning_and_is_known_from_then_on() {
        let work = AnalysisWork::begin(&history(8), None);
        wait(|| work.part().is_none());
        assert!(!work.has_failed());
        let analysis = Arc::clone(work.analysis().unwrap());
        assert_eq!(work.outlooks(), analysis.course.outlooks());
        let known = AnalysisWork::known(analysis);
        assert_eq!((known.part(), known.outlooks().len()), (None, 9));
    }

    #[test]
    fn what_is_on_the_disk_is_not_worked_out_again() {
        let folder = tempfile::tempdir().unwrap();
        let kept = || Some(KeptAnalyses::at(folder.path().to_path_buf()));
        let first = AnalysisWork::begin(&history(8), kept());
        wait(|| kept().unwrap().analysis_of(&history(8)).is_some());
        let second = AnalysisWork::begin(&history(8), kept());
        wait(|| second.part().is_none());
        assert_eq!(second.analysis(), first.analysis());
        assert_eq!(second.0.done.load(Ordering::Relaxed), 0);
    }

    #[test]
    fn what_nobody_wants_any_more_ends() {
        let work = AnalysisWork::begin(&history(30), None);
        let shared = Arc::clone(&work.0);
        drop(work);
        wait(|| shared.whole.get().is_some());
        assert!(shared.done.load(Ordering::Relaxed) < shared.all);
    }
}

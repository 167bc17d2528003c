//! File jobs, on threads of their own, so that a slow disk holds up no frame.
//!
//! A job reads or writes on its thread and returns its last step, which is then run with the world
//! in a frame. Jobs finish in any order.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::fault::Fault;
use super::frames::{NextFrame, Waker};
use super::notice::Notice;
use super::work::{Failed, catch_panic};
use shell::language::{Phrase, phrase};
use shell::threads::Helper;

/// Time for which a frame waits for a new job. Most files are read by then, so that no frame is
/// drawn between a press and what it opens.
const PATIENCE: Duration = Duration::from_millis(8);
/// Time after which the player is told that a job takes long.
const SLOW: Duration = Duration::from_millis(700);

/// The last step of a job, run with the world.
pub type Finish = Box<dyn FnOnce(&mut World) + Send>;

/// Jobs that are running.
#[derive(Resource)]
pub struct FileJobs {
    running: Vec<Job>,
    waker: Waker,
    /// Number of running jobs of [`JobKind::Does`], which the program waits for when it ends.
    writing: Arc<(Mutex<usize>, Condvar)>,
}

/// A wait, until a deadline, for the jobs that write files.
pub struct WritingWait {
    writing: Arc<(Mutex<usize>, Condvar)>,
    until: Instant,
}

impl WritingWait {
    /// Blocks until no such job is running; returns whether one still is at the deadline.
    pub fn is_unfinished(self) -> bool {
        let (count, changed) = &*self.writing;
        let mut writing = count.lock().unwrap_or_else(PoisonError::into_inner);
        while *writing > 0 {
            let left = self.until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return true;
            }
            let waited = changed.wait_timeout(writing, left);
            writing = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        false
    }
}

/// Counts a job while it runs; dropping it, even by a panic, ends the count.
struct Counted(Arc<(Mutex<usize>, Condvar)>);

impl Counted {
    fn new(writing: &Arc<(Mutex<usize>, Condvar)>) -> Self {
        *writing.0.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        Self(Arc::clone(writing))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        self.0.1.notify_all();
    }
}

struct Job {
    kind: JobKind,
    since: Instant,
    done: Mutex<Receiver<Result<Finish, Failed>>>,
}

/// Kind of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// It opens something in place of what is shown; a later job of this kind replaces it.
    Opens,
    /// It does something that the player asked for; the program waits for it when it ends.
    Does,
    /// The player has not asked for it, so that no frame waits for it.
    InBackground,
}

impl FileJobs {
    /// Starts a job. If the system gives no thread, the player is told in a later frame.
    pub fn start_job(&mut self, kind: JobKind, work: impl FnOnce() -> Finish + Send + 'static) {
        if kind == JobKind::Opens {
            self.running.retain(|job| job.kind != JobKind::Opens);
        }
        let (sender, receiver) = channel();
        let waker = self.waker.clone();
        let refused = sender.clone();
        let counted = (kind == JobKind::Does).then(|| Counted::new(&self.writing));
        let thread = Helper::Files.spawn(move || {
            let _counted = counted;
            // The receiver is gone if another job to open something has replaced this one.
            let _ = sender.send(catch_panic(work));
            waker.wake_window();
        });
        if let Err(error) = thread {
            let fault = Fault::NoThread(error);
            let tell: Finish = Box::new(|world| world.resource_mut::<Notice>().show_fault(fault));
            let _ = refused.send(Ok(tell));
        }
        self.running.push(Job { kind, since: Instant::now(), done: Mutex::new(receiver) });
    }

    /// Returns a wait, for up to `limit` from now, for the files that are being written.
    pub fn wait_for_writing(&self, limit: Duration) -> WritingWait {
        WritingWait { writing: Arc::clone(&self.writing), until: Instant::now() + limit }
    }

    /// Takes the last steps of the finished jobs, waiting up to [`PATIENCE`] for each that has just
    /// begun.
    fn take_done(&mut self) -> Vec<Result<Finish, Failed>> {
        let mut done = Vec::new();
        self.running.retain(|job| {
            let wait = match job.kind {
                JobKind::InBackground => Duration::ZERO,
                JobKind::Opens | JobKind::Does => PATIENCE.saturating_sub(job.since.elapsed()),
            };
            let Ok(receiver) = job.done.lock() else { return false };
            match receiver.recv_timeout(wait) {
                Ok(finish) => {
                    done.push(finish);
                    false
                }
                Err(RecvTimeoutError::Timeout) => true,
                Err(RecvTimeoutError::Disconnected) => false,
            }
        });
        done
    }

    /// Returns a sentence to show once a job that the player waits for takes long; `None` until
    /// then.
    pub fn slow(&self) -> Option<Phrase> {
        let is_slow = |job: &&Job| job.kind != JobKind::InBackground && job.since.elapsed() >= SLOW;
        self.running.iter().find(is_slow).map(|_| phrase!("files-slow"))
    }

    /// Whether a job that the player asked for is still running.
    pub fn is_waited_for(&self) -> bool {
        self.running.iter().any(|job| job.kind != JobKind::InBackground)
    }
}

pub(super) fn plugin(app: &mut App) {
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    app.insert_resource(FileJobs { running: Vec::new(), waker, writing: Arc::default() });
    app.add_systems(Update, finish_jobs.in_set(FinishJobs)).add_systems(Last, ask_for_frame);
}

/// The set of the system that runs the last steps of jobs.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct FinishJobs;

fn finish_jobs(world: &mut World) {
    if world.resource::<FileJobs>().running.is_empty() {
        return;
    }
    let done = world.resource_mut::<FileJobs>().take_done();
    if done.is_empty() {
        return;
    }
    for finish in done {
        match finish {
            Ok(finish) => finish(world),
            Err(failed) => world.resource_mut::<Notice>().show_fault(Fault::Work(failed)),
        }
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Requests the frame in which the player is told that a job takes long.
fn ask_for_frame(jobs: Res<FileJobs>, mut next: ResMut<NextFrame>) {
    if jobs.is_waited_for() && jobs.slow().is_none() {
        next.request_within(SLOW);
    }
}

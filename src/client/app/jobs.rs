//! Work with files, in threads of its own: a disk that takes its time holds up no frame.
//!
//! A job reads or writes on its thread and returns its last step, which is done with the world in a
//! frame. Jobs end in any order.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::fault::Fault;
use super::frames::{NextFrame, Waker};
use super::notice::Notice;
use super::work::{Failed, attempt};
use crate::shell::language::{Phrase, phrase};
use crate::shell::threads::Helper;

/// Time for which a frame waits for a new job: most files are read by then, and no
/// frame is shown between a press and what it opens.
const PATIENCE: Duration = Duration::from_millis(8);
/// Time after which the player is told that a disk takes its time.
const SLOW: Duration = Duration::from_millis(700);

/// The last step of a job, done with the world.
pub type Finish = Box<dyn FnOnce(&mut World) + Send>;

/// Jobs that are under way.
#[derive(Resource)]
pub struct FileJobs {
    running: Vec<Job>,
    waker: Waker,
    /// Number of jobs on their threads that last until they are done.
    writing: Arc<(Mutex<usize>, Condvar)>,
}

/// A wait for the files that were being written when it began.
pub struct WritingWait {
    writing: Arc<(Mutex<usize>, Condvar)>,
    until: Instant,
}

impl WritingWait {
    /// Waits until no file is being written; returns whether one still is when the time is over.
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

/// Counts a job as long as it is there, whether it ends well or in a panic.
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

/// A kind of job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JobKind {
    /// It opens something in the place of what is shown: only the last one that was asked for does.
    Opens,
    /// It does something that was asked for, and lasts until it is done.
    Does,
    /// Nobody has asked for it.
    InBackground,
}

impl FileJobs {
    /// Begins a job. If the system gives no thread, the player is told in a later frame.
    pub fn begin(&mut self, kind: JobKind, work: impl FnOnce() -> Finish + Send + 'static) {
        if kind == JobKind::Opens {
            self.running.retain(|job| job.kind != JobKind::Opens);
        }
        let (sender, receiver) = channel();
        let waker = self.waker.clone();
        let refused = sender.clone();
        let counted = (kind == JobKind::Does).then(|| Counted::new(&self.writing));
        let thread = Helper::Files.spawn(move || {
            let _counted = counted;
            // Nobody waits any more for what was to be opened once something else is.
            let _ = sender.send(attempt(work));
            waker.wake();
        });
        if let Err(error) = thread {
            let fault = Fault::NoThread(error);
            let tell: Finish = Box::new(|world| world.resource_mut::<Notice>().fault(fault));
            let _ = refused.send(Ok(tell));
        }
        self.running.push(Job { kind, since: Instant::now(), done: Mutex::new(receiver) });
    }

    /// A wait, up to `limit`, for the files that are being written.
    pub fn wait_for_writing(&self, limit: Duration) -> WritingWait {
        WritingWait { writing: Arc::clone(&self.writing), until: Instant::now() + limit }
    }

    /// Takes the last steps of the jobs that are done, waiting a little for those of this frame.
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

    /// A sentence on what is waited for, once that takes long; `None` while nothing does.
    pub fn slow(&self) -> Option<Phrase> {
        let is_slow = |job: &&Job| job.kind != JobKind::InBackground && job.since.elapsed() >= SLOW;
        self.running.iter().find(is_slow).map(|_| phrase!("files-slow"))
    }

    /// Whether something that was asked for is still to be done.
    pub fn is_waited_for(&self) -> bool {
        self.running.iter().any(|job| job.kind != JobKind::InBackground)
    }
}

pub(super) fn plugin(app: &mut App) {
    let waker = app.world_mut().get_resource_or_init::<Waker>().clone();
    app.insert_resource(FileJobs { running: Vec::new(), waker, writing: Arc::default() });
    app.add_systems(Update, finish_jobs.in_set(FinishJobs)).add_systems(Last, ask_for_frame);
}

/// The system that does the last steps of jobs.
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
            Err(failed) => world.resource_mut::<Notice>().fault(Fault::Work(failed)),
        }
    }
    if let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>() {
        redraw.write(RequestRedraw);
    }
}

/// Asks for the frame in which the player is told that a disk takes its time.
fn ask_for_frame(jobs: Res<FileJobs>, mut next: ResMut<NextFrame>) {
    if jobs.is_waited_for() && jobs.slow().is_none() {
        next.within(SLOW);
    }
}

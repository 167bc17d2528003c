//! What is worked out off the frame's thread. If it fails, the game goes on without it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::crash_report;
use super::frames::Waker;

/// That something has panicked while it was worked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Where the report of it is, if one could be written.
    pub report: Option<PathBuf>,
}

/// Does something that may panic.
///
/// # Errors
/// [`Failed`] if it has.
pub fn attempt<T>(work: impl FnOnce() -> T) -> Result<T, Failed> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failed { report: crash_report::last() })
}

/// Something that is being worked out; dropped, nobody waits for it any more.
#[derive(Debug)]
pub struct Work<T>(Task<Result<T, Failed>>);

impl<T: Send + 'static> Work<T> {
    /// Begins, and wakes the window at the end.
    pub fn begin(waker: Waker, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self(AsyncComputeTaskPool::get().spawn(async move {
            let done = attempt(work);
            waker.wake();
            done
        }))
    }

    /// What came of it, once; `None` as long as it is being worked out.
    pub fn poll(&mut self) -> Option<Result<T, Failed>> {
        block_on(poll_once(&mut self.0))
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;

    fn wait<T: Send + 'static>(mut work: Work<T>) -> Result<T, Failed> {
        loop {
            if let Some(done) = work.poll() {
                return done;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn work_that_panics_is_told_to_who_waits_for_it() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        assert_eq!(wait(Work::begin(Waker::default(), || 7)), Ok(7));
        let failed: Result<(), _> = wait(Work::begin(Waker::default(), || panic!("a test")));
        // Reports are written by the program's own hook.
        assert_eq!(failed, Err(Failed { report: None }));
    }
}

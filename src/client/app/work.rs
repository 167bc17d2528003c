//! Computations off the frame's thread. If one panics, the game goes on without its result.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::failure::crash_report;
use super::frames::Waker;

/// Error of a computation that has panicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failed {
    /// Path of the crash report, if one could be written.
    pub report: Option<PathBuf>,
}

/// Runs a function that may panic.
///
/// # Errors
/// [`Failed`] if it panics.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, Failed> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failed { report: crash_report::take_last_report() })
}

/// A running computation; dropping it cancels it, or discards its result.
#[derive(Debug)]
pub struct Work<T>(Task<Result<T, Failed>>);

impl<T: Send + 'static> Work<T> {
    /// Starts a computation, which wakes the window when it is done.
    pub fn start(waker: Waker, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self(AsyncComputeTaskPool::get().spawn(async move {
            let done = catch_panic(work);
            waker.wake_window();
            done
        }))
    }

    /// Returns the result, once; `None` while the computation runs.
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
        assert_eq!(wait(Work::start(Waker::default(), || 7)), Ok(7));
        let failed: Result<(), _> = wait(Work::start(Waker::default(), || panic!("a test")));
        // Reports are written by the program's panic hook, which tests don't install.
        assert_eq!(failed, Err(Failed { report: None }));
    }
}

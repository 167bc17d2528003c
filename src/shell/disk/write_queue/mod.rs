//! The newest state of a file that waits to be written, shared by the threads that change it and
//! the thread that writes it.

mod state;

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub use state::SLOW_WRITE;

use self::state::QueueState;
use super::error::DiskError;
use crate::language::{InWords, Phrase, phrase};
use crate::shutdown::PendingWrites;

/// Queue of one: a newer state replaces a waiting one.
pub struct WriteQueue<T> {
    state: Mutex<QueueState<T>>,
    changed: Condvar,
    /// Time without a change after which the newest state is written.
    quiet: Duration,
    /// Whether the states are steps of a game; the program asks before it ends with unwritten ones.
    holds_steps: bool,
}

impl<T: Send> WriteQueue<T> {
    /// A queue for the steps of a game, each written at once.
    pub fn for_steps() -> Self {
        Self::new(Duration::ZERO, true)
    }

    /// A queue for a state that may change many times in a row, such as a slider's: it is written
    /// once nothing has changed for `quiet`.
    pub fn for_changes(quiet: Duration) -> Self {
        Self::new(quiet, false)
    }

    fn new(quiet: Duration, holds_steps: bool) -> Self {
        Self { state: Mutex::new(QueueState::new()), changed: Condvar::new(), quiet, holds_steps }
    }

    fn lock(&self) -> MutexGuard<'_, QueueState<T>> {
        // No change of the state can panic half-way, so a poisoned lock holds a valid state.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait_until<'a>(
        &self,
        state: MutexGuard<'a, QueueState<T>>,
        until: Option<Instant>,
    ) -> MutexGuard<'a, QueueState<T>> {
        let Some(until) = until else {
            return self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        };
        let left = until.saturating_duration_since(Instant::now());
        self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0
    }

    /// Queues a state to be written, in place of a waiting one.
    pub fn put(&self, waiting: T) {
        let mut state = self.lock();
        state.put(waiting, self.quiet);
        drop(state);
        self.changed.notify_all();
    }

    /// Declares that no state follows the waiting one.
    pub fn close(&self) {
        let mut state = self.lock();
        state.is_closing = true;
        state.due = Instant::now();
        drop(state);
        self.changed.notify_all();
    }

    /// Waits for the next state to write, or for the time to retry one; `None` once the queue is
    /// closed and empty. The caller has to report the result to [`Self::finish_attempt`].
    pub fn take(&self) -> Option<T> {
        let mut state = self.lock();
        loop {
            if state.waiting.is_some() && state.due <= Instant::now() {
                state.is_writing = true;
                return state.waiting.take();
            }
            if state.waiting.is_none() && state.is_closing {
                return None;
            }
            let until = state.waiting.is_some().then_some(state.due);
            state = self.wait_until(state, until);
        }
    }

    /// Records the result of an attempt to write a state. A state that could not be written waits
    /// for a retry, unless a newer one is waiting. Returns whether the player is to be told: that
    /// writing has begun to fail, or that it succeeds again.
    pub fn finish_attempt(&self, attempted: T, written: Result<(), DiskError>) -> bool {
        let mut state = self.lock();
        let was_told = state.is_reported_unsaved();
        state.finish_attempt(attempted, written);
        let is_told = state.is_reported_unsaved();
        drop(state);
        self.changed.notify_all();
        was_told != is_told
    }

    /// Writes the waiting state at once. Waits until it is written, until it has failed once more,
    /// or until `limit` has passed. Returns whether everything is written.
    pub fn flush_within(&self, limit: Duration) -> bool {
        let end = Instant::now() + limit;
        let mut state = self.lock();
        // A running attempt may be writing an older state, so it does not count.
        let awaited = state.attempts + if state.is_writing { 2 } else { 1 };
        while !state.is_written() {
            let has_failed = state.attempts >= awaited && state.fault.is_some();
            if has_failed || Instant::now() >= end {
                return false;
            }
            if !state.is_writing {
                state.due = Instant::now();
                self.changed.notify_all();
            }
            state = self.wait_until(state, Some(end));
        }
        true
    }

    /// Whether everything is written.
    pub fn is_written(&self) -> bool {
        self.lock().is_written()
    }

    /// Error of the last attempt; `None` if it succeeded.
    pub fn fault(&self) -> Option<Arc<DiskError>> {
        self.lock().fault.clone()
    }

    /// Error with which writing has begun to fail. Returned once, until writing succeeds again.
    pub fn take_new_fault(&self) -> Option<Arc<DiskError>> {
        self.lock().take_new_fault()
    }
}

impl<T: Send> PendingWrites for WriteQueue<T> {
    fn flush(&self, limit: Duration) {
        self.flush_within(limit);
    }

    fn holds_steps(&self) -> bool {
        self.holds_steps
    }

    fn unsaved_reason(&self) -> Option<Phrase> {
        let state = self.lock();
        if !self.holds_steps || state.is_written() {
            return None;
        }
        match &state.fault {
            Some(fault) => Some(fault.phrase()),
            None => state.is_reported_unsaved().then(|| phrase!("disk-slow")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failed() -> Result<(), DiskError> {
        Err(DiskError::Full("/saves".into()))
    }

    #[test]
    fn a_state_that_failed_waits_and_is_tried_again_when_the_program_ends() {
        let queue = WriteQueue::for_steps();
        queue.put("one");
        let text = queue.take().unwrap();
        assert!(queue.finish_attempt(text, failed()), "the player sees that");
        assert!(queue.fault().is_some() && queue.unsaved_reason().is_some());
        assert!(queue.lock().due > Instant::now(), "it is tried again later");
        std::thread::scope(|scope| {
            let flushed = scope.spawn(|| queue.flush_within(Duration::from_secs(60)));
            let again = queue.take().unwrap();
            assert_eq!(again, "one");
            queue.finish_attempt(again, Ok(()));
            assert!(flushed.join().unwrap());
        });
        assert!(queue.fault().is_none() && queue.unsaved_reason().is_none());
    }

    #[test]
    fn a_newer_state_takes_the_place_of_one_that_failed() {
        let queue = WriteQueue::for_steps();
        queue.put("one");
        let text = queue.take().unwrap();
        queue.put("two");
        queue.finish_attempt(text, failed());
        assert_eq!(queue.take().unwrap(), "two", "at once");
    }

    #[test]
    fn a_failure_that_goes_on_is_told_once() {
        let queue = WriteQueue::for_steps();
        let attempt = |written| {
            queue.put("text");
            let text = queue.take().unwrap();
            (queue.finish_attempt(text, written), queue.take_new_fault().is_some())
        };
        assert_eq!(attempt(Ok(())), (false, false));
        assert_eq!(attempt(failed()), (true, true));
        assert_eq!(attempt(failed()), (false, false));
        assert_eq!(attempt(Ok(())), (true, false));
        assert_eq!(attempt(failed()), (true, true));
    }

    #[test]
    fn changes_in_a_row_wait_for_quiet_and_are_no_steps() {
        let queue = WriteQueue::for_changes(Duration::from_secs(60));
        queue.put(1);
        queue.put(2);
        assert!(queue.lock().due > Instant::now());
        queue.close();
        assert_eq!(queue.take(), Some(2), "nothing more can come");
        queue.finish_attempt(2, Err(DiskError::NoFile));
        assert!(queue.unsaved_reason().is_none());
    }
}

//! What the game and the thread that writes it share: the text that waits, and how the last one fared.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::at_the_end::Pending;
use crate::record::disk::DiskError;

#[derive(Default)]
pub(super) struct Waiting {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The newest text that is not written yet. An older one that was not written either is not missed.
    text: Option<String>,
    writing: bool,
    closing: bool,
    fault: Option<Arc<DiskError>>,
}

impl Waiting {
    fn lock(&self) -> MutexGuard<'_, State> {
        // A thread that panicked has left nothing half done: every change of the state is a single assignment.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for a text to be written, in place of one that waits.
    pub(super) fn put(&self, text: String) {
        self.lock().text = Some(text);
        self.changed.notify_all();
    }

    /// Says that no text comes after the one that waits.
    pub(super) fn close(&self) {
        self.lock().closing = true;
        self.changed.notify_all();
    }

    /// The next text to write, which is waited for; `None` once no more can come. [`Self::done`] is to follow.
    pub(super) fn take(&self) -> Option<String> {
        let mut state = self.lock();
        while state.text.is_none() && !state.closing {
            state = self.wait(state);
        }
        let text = state.text.take()?;
        state.writing = true;
        Some(text)
    }

    /// Says how the text that was taken fared.
    pub(super) fn done(&self, fault: Option<DiskError>) {
        {
            let mut state = self.lock();
            state.writing = false;
            state.fault = fault.map(Arc::new);
        }
        self.changed.notify_all();
    }

    /// Waits until nothing is left to write, or until `limit` has passed; returns whether nothing is left.
    pub(super) fn flush_within(&self, limit: Duration) -> bool {
        let end = Instant::now() + limit;
        let mut state = self.lock();
        while state.text.is_some() || state.writing {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        true
    }

    /// Why the last text was not written; `None` if it was.
    pub(super) fn fault(&self) -> Option<Arc<DiskError>> {
        self.lock().fault.clone()
    }
}

impl Pending for Waiting {
    fn flush(&self, limit: Duration) {
        self.flush_within(limit);
    }
}

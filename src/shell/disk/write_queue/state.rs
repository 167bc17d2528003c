//! State of a write queue: the waiting data, the last failure, and the time of the next write.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::disk::error::DiskError;

/// Delay before the first retry of a failed write. It doubles with each failure.
const FIRST_RETRY_DELAY: Duration = Duration::from_secs(1);
/// Longest delay before a retry.
const LONGEST_RETRY_DELAY: Duration = Duration::from_secs(30);
/// Time after which a write that has not ended counts as unanswered by the disk.
pub const SLOW_WRITE: Duration = Duration::from_secs(3);
/// Longest time by which changes in close succession postpone a write.
const LONGEST_WRITE_DELAY: Duration = Duration::from_secs(5);

/// State of a write queue, without the lock around it.
pub(super) struct QueueState<T> {
    /// Newest state that is not written. Older unwritten states are dropped.
    pub(super) waiting: Option<T>,
    pub(super) is_writing: bool,
    pub(super) is_closing: bool,
    pub(super) fault: Option<Arc<DiskError>>,
    is_fault_reported: bool,
    /// Attempts finished since the queue was made.
    pub(super) attempts: u64,
    /// Attempts that failed since the last success.
    failures: u32,
    /// Start of the present wait; a newer state does not move it.
    waiting_since: Instant,
    /// Time at which the waiting state is to be written.
    pub(super) due: Instant,
    /// Time since which something has been unwritten.
    unwritten_since: Option<Instant>,
}

impl<T> QueueState<T> {
    /// An empty queue.
    pub(super) fn new() -> Self {
        Self {
            waiting: None,
            is_writing: false,
            is_closing: false,
            fault: None,
            is_fault_reported: false,
            attempts: 0,
            failures: 0,
            waiting_since: Instant::now(),
            due: Instant::now(),
            unwritten_since: None,
        }
    }

    pub(super) const fn is_written(&self) -> bool {
        self.waiting.is_none() && !self.is_writing
    }

    /// Whether the player is to know that something is unwritten.
    pub(super) fn is_reported_unsaved(&self) -> bool {
        let is_slow = self.unwritten_since.is_some_and(|since| since.elapsed() >= SLOW_WRITE);
        self.fault.is_some() || is_slow
    }

    /// Lets data wait, in place of older data, until nothing has changed for `quiet`.
    pub(super) fn put(&mut self, waiting: T, quiet: Duration) {
        let now = Instant::now();
        if self.waiting.replace(waiting).is_none() {
            self.waiting_since = now;
        }
        self.unwritten_since.get_or_insert(now);
        self.due = (now + quiet).min(self.waiting_since + LONGEST_WRITE_DELAY);
    }

    /// Records the result of an attempt to write. Data that could not be written wait for a retry,
    /// unless newer data are waiting.
    pub(super) fn finish_attempt(&mut self, attempted: T, written: Result<(), DiskError>) {
        let now = Instant::now();
        self.is_writing = false;
        self.attempts += 1;
        match written {
            Ok(()) => {
                self.fault = None;
                self.failures = 0;
                self.is_fault_reported = false;
            }
            Err(fault) => {
                // The exponent is capped against overflow; `LONGEST_RETRY_DELAY` applies before
                // that.
                let delay = FIRST_RETRY_DELAY * 2_u32.pow(self.failures.min(8));
                self.failures += 1;
                self.fault = Some(Arc::new(fault));
                if self.waiting.is_none() {
                    self.waiting = Some(attempted);
                    self.waiting_since = now;
                    self.due = now + delay.min(LONGEST_RETRY_DELAY);
                }
            }
        }
        if self.is_written() {
            self.unwritten_since = None;
        }
    }

    /// Error with which writing has begun to fail. Returned once, until writing succeeds again.
    pub(super) fn take_new_fault(&mut self) -> Option<Arc<DiskError>> {
        if self.is_fault_reported {
            return None;
        }
        self.is_fault_reported = self.fault.is_some();
        self.fault.clone()
    }
}

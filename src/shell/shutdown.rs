//! Flushes pending writes when the program ends, by itself, on a panic or on a termination signal.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use crate::language::Phrase;
use crate::threads::Helper;

/// Longest wait for all pending writes when the program ends.
const LAST_WAIT: Duration = Duration::from_secs(5);

/// Owner of data that may not be written yet.
pub trait PendingWrites: Send + Sync {
    /// Writes everything, or waits up to `limit` until another thread has written it or failed. May
    /// be called on any thread, even one that is panicking.
    fn flush(&self, limit: Duration);

    /// Whether the data are steps of a game.
    fn holds_steps(&self) -> bool {
        false
    }

    /// Reason why a step of a game could not be written so far; `None` if every step was written,
    /// or if the data are not steps.
    fn unsaved_reason(&self) -> Option<Phrase> {
        None
    }
}

static REGISTERED: Mutex<Vec<Weak<dyn PendingWrites>>> = Mutex::new(Vec::new());

/// Registers pending writes until their owner drops them.
pub fn register_pending(pending: &Arc<impl PendingWrites + 'static>) {
    let pending = Arc::downgrade(pending);
    let mut all = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|one| one.strong_count() > 0);
    all.push(pending);
}

fn all_pending() -> Vec<Arc<dyn PendingWrites>> {
    let all = REGISTERED.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().filter_map(Weak::upgrade).collect()
}

/// Flushes everything that is pending, waiting for five seconds at most.
pub fn flush_pending_writes() {
    flush_all(&all_pending());
}

fn flush_all(pending: &[Arc<dyn PendingWrites>]) {
    let end = Instant::now() + LAST_WAIT;
    for pending in pending {
        pending.flush(end.saturating_duration_since(Instant::now()));
    }
}

/// Flushes the steps of all games of this program, waiting for five seconds at most.
pub fn flush_steps() {
    let mut pending = all_pending();
    pending.retain(|pending| pending.holds_steps());
    flush_all(&pending);
}

/// Reason why the last step of some game is not saved; `None` if all steps are.
pub fn unsaved_step() -> Option<Phrase> {
    all_pending().iter().find_map(|pending| pending.unsaved_reason())
}

/// Flushes pending writes when the program panics or gets a termination signal (such as Ctrl-C). To
/// be called once, at the start of the program.
///
/// # Errors
/// If the system refuses a signal handler, or one is installed already.
pub fn flush_on_panic_and_signal() -> Result<(), ctrlc::Error> {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // These threads do the writing, and a thread can't wait for itself.
        if !Helper::Autosave.is_current() && !Helper::Writer.is_current() {
            flush_pending_writes();
        }
        before(panic);
    }));
    ctrlc::set_handler(|| {
        flush_pending_writes();
        // 130 is 128 + SIGINT: the exit code that shells expect of a program that Ctrl-C ended.
        std::process::exit(130);
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    impl PendingWrites for AtomicU8 {
        fn flush(&self, _: Duration) {
            self.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn pending_writes_that_still_exist_are_flushed() {
        let kept = Arc::new(AtomicU8::new(0));
        let dropped = Arc::new(AtomicU8::new(0));
        register_pending(&kept);
        register_pending(&dropped);
        drop(dropped);
        flush_pending_writes();
        assert!(kept.load(Ordering::Relaxed) > 0);
    }
}

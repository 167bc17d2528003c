//! Flushes pending writes when the program ends, by itself, on a panic or on a termination signal.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use crate::language::Phrase;
use crate::threads::Helper;

/// Longest wait for all pending writes when the program ends.
const LAST_WAIT: Duration = Duration::from_secs(5);

/// Something that may hold data which is not written yet.
pub trait Pending: Send + Sync {
    /// Has everything written, or waits until it is or has failed, up to `limit`. May be called on
    /// any thread, also on one that is in a panic.
    fn flush(&self, limit: Duration);

    /// Whether it holds steps of a game.
    fn holds_steps(&self) -> bool {
        false
    }

    /// Why a step of a game could not be written so far; `None` if every step is, or if what waits
    /// is none.
    fn unsaved(&self) -> Option<Phrase> {
        None
    }
}

static ALL: Mutex<Vec<Weak<dyn Pending>>> = Mutex::new(Vec::new());

/// Registers something that writes, for as long as it exists.
pub fn register(pending: &Arc<impl Pending + 'static>) {
    let pending = Arc::downgrade(pending);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|one| one.strong_count() > 0);
    all.push(pending);
}

fn all_pending() -> Vec<Arc<dyn Pending>> {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().filter_map(Weak::upgrade).collect()
}

/// Waits until everything is on the disk, some seconds at most.
pub fn flush() {
    flush_all(&all_pending());
}

fn flush_all(pending: &[Arc<dyn Pending>]) {
    let end = Instant::now() + LAST_WAIT;
    for pending in pending {
        pending.flush(end.saturating_duration_since(Instant::now()));
    }
}

/// Waits until the steps of all games of this program are on the disk, some seconds at most.
pub fn flush_steps() {
    let mut pending = all_pending();
    pending.retain(|pending| pending.holds_steps());
    flush_all(&pending);
}

/// Why some game's last step is not saved; `None` if all are.
pub fn unsaved_step() -> Option<Phrase> {
    all_pending().iter().find_map(|pending| pending.unsaved())
}

/// Flushes what is pending when the program panics or is told to end (Ctrl-C, a signal). To be
/// called once, at the program's start.
///
/// # Errors
/// If the system takes no handler of signals, or one is there already.
pub fn flush_on_panic_and_signal() -> Result<(), ctrlc::Error> {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // A thread that writes can't wait for itself.
        if !Helper::Autosave.is_current() && !Helper::Writer.is_current() {
            flush();
        }
        before(panic);
    }));
    ctrlc::set_handler(|| {
        flush();
        // 130 is the exit code that shells expect of a program ended by a signal.
        std::process::exit(130);
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU8, Ordering};

    use super::*;

    impl Pending for AtomicU8 {
        fn flush(&self, _: Duration) {
            self.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn pending_writes_that_still_exist_are_flushed() {
        let kept = Arc::new(AtomicU8::new(0));
        let dropped = Arc::new(AtomicU8::new(0));
        register(&kept);
        register(&dropped);
        drop(dropped);
        flush();
        assert!(kept.load(Ordering::Relaxed) > 0);
    }
}

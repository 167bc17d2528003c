//! What is still to be written when the program ends in a hurry.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use crate::threads::Helper;

/// How long the program waits for its last writing when it is told to end.
const LAST_WAIT: Duration = Duration::from_secs(5);

/// What may have something that is not written yet.
pub trait Pending: Send + Sync {
    /// Has everything written, or waits until it is or has failed, for as long as `limit` at most. May be called on any thread, one that
    /// is in a panic too.
    fn flush(&self, limit: Duration);
}

static ALL: Mutex<Vec<Weak<dyn Pending>>> = Mutex::new(Vec::new());

/// Remembers something that writes, for as long as it is there.
pub fn remember(pending: &Arc<impl Pending + 'static>) {
    let pending = Arc::downgrade(pending);
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|one| one.strong_count() > 0);
    all.push(pending);
}

/// Waits some seconds at most until everything is on the disk.
pub fn flush() {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for pending in all.iter().filter_map(Weak::upgrade) {
        pending.flush(LAST_WAIT);
    }
}

/// Writes what is still to be written when the program panics or is told to end (Ctrl-C, a signal). To be called once,
/// at the program's start.
///
/// # Errors
/// If the system lets nothing be done at a signal, or it was done before.
pub fn on_panic_and_signal() -> Result<(), ctrlc::Error> {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // The thread that writes games can't wait for itself.
        if !Helper::Autosave.is_current() {
            flush();
        }
        before(panic);
    }));
    ctrlc::set_handler(|| {
        flush();
        // What a shell expects of a program that was told to end.
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
    fn what_is_still_there_is_flushed() {
        let (kept, dropped) = (Arc::new(AtomicU8::new(0)), Arc::new(AtomicU8::new(0)));
        remember(&kept);
        remember(&dropped);
        drop(dropped);
        flush();
        assert!(kept.load(Ordering::Relaxed) > 0);
    }
}

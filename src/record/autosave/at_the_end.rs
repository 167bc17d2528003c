//! What is still to be saved when the program ends in a hurry.

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use super::waiting::{THREAD, Waiting};

/// How long the program waits for its last save when it is told to end.
const LAST_WAIT: Duration = Duration::from_secs(5);

static ALL: Mutex<Vec<Weak<Waiting>>> = Mutex::new(Vec::new());

pub(super) fn remember(waiting: &Arc<Waiting>) {
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.retain(|one| one.strong_count() > 0);
    all.push(Arc::downgrade(waiting));
}

/// Waits some seconds at most until every game that is being saved is on the disk.
pub fn flush() {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for waiting in all.iter().filter_map(Weak::upgrade) {
        waiting.flush(LAST_WAIT);
    }
}

/// Saves what is still to be saved when the program panics or is told to end (Ctrl-C, a signal). To be called once,
/// at the program's start.
///
/// # Errors
/// If the system lets nothing be done at a signal, or it was done before.
pub fn on_panic_and_signal() -> Result<(), ctrlc::Error> {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // The writing thread can't wait for itself.
        if std::thread::current().name() != Some(THREAD) {
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

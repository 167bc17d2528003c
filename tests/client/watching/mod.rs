//! Watching replays.

pub mod chances;
pub mod watch;

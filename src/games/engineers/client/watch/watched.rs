//! The game that is watched.

use crate::action::Engineers;
use client::watch;

/// Game of Engineers at Play that is watched.
pub type Watch = watch::Watch<Engineers>;

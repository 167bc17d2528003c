//! The game that is watched.

use crate::action::Scrapyard;
use client::watch;

/// Game of Scrapyard that is watched.
pub type Watch = watch::Watch<Scrapyard>;

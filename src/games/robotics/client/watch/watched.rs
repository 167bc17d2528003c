//! The game that is watched.

use crate::action::Robotics;
use client::watch;

/// Game of Robotics that is watched.
pub type Watch = watch::Watch<Robotics>;

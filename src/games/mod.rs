//! The games, a folder each. No game imports from another.

pub mod junkyard_bots;

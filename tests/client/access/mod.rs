//! Access: screen readers, the keyboard alone, sounds with captions, and texts that fit.

mod arrows;
pub mod focus;
pub mod secret_search;
pub mod shown;
pub mod sound;
pub mod texts;
pub mod tree;

//! The stage: the robots with their marks and signs, and the part in hand.
//!
//! - [`painter`]: the stage as a whole;
//! - [`marks`], [`build_marks`]: marks on robots in play, and on a robot that is being built;
//! - [`mod@pointer`], [`held_part`]: the part in hand, and the cells where it may go;
//! - [`signs`], [`prompt_sign`], [`hint_sign`]: signs over the stage.

pub mod build_marks;
pub mod held_part;
pub mod hint_sign;
pub mod marks;
pub mod painter;
pub mod pointer;
pub mod prompt_sign;
pub mod signs;

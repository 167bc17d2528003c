//! Acts of machines that work across the table (11.7).
//!
//! - [`machine_act`]: the act of each machine; [`course`]: the course of an act, as [`piece`]s;
//! - [`acting`]: machines that act now and soon; `painter`: what is painted of them.

pub mod acting;
pub mod course;
pub mod machine_act;
mod painter;
pub mod piece;

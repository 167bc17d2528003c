//! What is picked up, held, built and thrown.
//!
//! - [`bench`]: a build in progress; [`hand`]: a thing in hand; `hands`: picking up, holding,
//!   putting down and building;
//! - `ready`: the bench and the aim for the choice that is due;
//! - [`throwing`]: bombs fly, and the throw is done when they land; `turn_ends`: throwing, passing,
//!   drawing no more.

pub mod bench;
pub mod hand;
pub(super) mod hands;
pub(super) mod ready;
pub mod throwing;
pub(super) mod turn_ends;

//! Picking parts up, holding them, building and throwing.
//!
//! - [`mod@bench`]: a build in progress; [`hand`]: a thing in hand; `hands`: execution of the
//!   commands that pick up, hold, put down and build;
//! - `ready`: the bench and the aim with which a choice begins;
//! - [`throwing`]: flying bombs, whose throw is done when they land; `turn_ends`: throwing, passing
//!   and drawing no more.

pub mod bench;
pub mod hand;
pub(super) mod hands;
pub(super) mod ready;
pub mod throwing;
pub(super) mod turn_ends;

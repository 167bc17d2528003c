//! The app as this game uses it.
//!
//! - [`request`]: requests that only screens of this game make;
//! - [`fault`]: faults that only this game has.

pub mod fault;
pub mod request;

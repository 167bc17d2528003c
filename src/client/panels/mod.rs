//! Panels for any game. They draw plain data, which each game makes of its table.
//!
//! - [`seats`]: cards of the seats;
//! - [`log`]: the event log; [`paging`]: the keys that scroll lists;
//! - [`captions`]: captions of sounds;
//! - [`curtain`]: the curtain that hides a secret;
//! - [`replay_controls`], [`timeline`], [`replay_log`]: buttons, timeline and event log of a
//!   replay; [`replay_sign`]: the sentence about its step; [`replay_seats`]: the seats in it;
//! - [`standings`], [`awards`], [`figures`]: the results of a game that is over;
//! - [`poster`]: a picture of a player to share.

pub mod awards;
pub mod captions;
pub mod curtain;
pub mod figures;
pub mod log;
pub mod paging;
pub mod poster;
pub mod replay_controls;
pub mod replay_log;
pub mod replay_seats;
pub mod replay_sign;
pub mod seats;
pub mod standings;
pub mod timeline;

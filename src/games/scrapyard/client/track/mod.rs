//! The time track in the foot of the stage: squares, tokens, the line, and where a move would put a
//! token.
//!
//! - [`facts`]: tokens, and a move that is thought of; [`layout`]: places;
//! - [`painter`]: the track as it is drawn; `track_words`: the words above it.

pub mod facts;
pub mod layout;
pub mod painter;
mod track_words;

pub use facts::{TrackFacts, TrackMove, TrackMoveKind};
pub use layout::{TrackLayout, height_of_foot};
pub use painter::draw_track;

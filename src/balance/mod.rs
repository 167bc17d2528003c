//! What a tile set plays like, held against what a good one should, and a search for a better one
//! (rule 1.8 leaves the numbers of the standard set to measured play).
//!
//! - [`figures`]: games of two, three and four Cogs, and Cogs that go without a part of the game;
//! - [`mod@aims`]: what is aimed at, and how far a tile set is from it;
//! - [`mod@search`]: other numbers of tiles, tried one after the other; `candidate`: which.

pub mod aims;
mod candidate;
pub mod figures;
pub mod search;

pub use aims::{Aim, aims, cost};
pub use figures::{Figures, Sample};

//! Measures of a tile set's play against aims, and a search for better counts (rule 1.8 leaves the
//! counts of the standard tile set to measured play).
//!
//! - [`figures`]: results of games of two, three and four seats, and of games of two against a
//!   player with a restriction;
//! - [`mod@aims`]: the aims, and the distance of a tile set from them;
//! - [`mod@search`]: a search over other counts; `candidate`: the variations it tries.

pub mod aims;
mod candidate;
pub mod figures;
pub mod search;

pub use aims::{BalanceAim, measured_aims, total_cost};
pub use figures::{BalanceFigures, BalanceSample};

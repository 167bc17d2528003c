//! Number of seats at a table, as an option of several tools.

use clap::builder::RangedI64ValueParser;

use crate::parts::{FEWEST_SEATS, MOST_SEATS};

/// Parser of a number of seats that a game of Junkyard Bots can have (rule 4.1).
pub(super) fn seat_count_parser() -> RangedI64ValueParser<u8> {
    RangedI64ValueParser::new().range(i64::from(FEWEST_SEATS)..=i64::from(MOST_SEATS))
}

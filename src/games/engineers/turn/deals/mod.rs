//! Trade and auctions (section 16). All that is in a deal lies face up, so that whoever answers
//! needs the public table alone (16.6).
//!
//! - [`terms`]: what may be offered and exchanged (16.2); `exchange`: the exchange itself;
//! - [`offers`]: offers and answers (16.3); [`auctions`]: auctions (16.4);
//! - `choices`: opening of deals and answers, each with its check and its effect.

pub mod auctions;
mod choices;
mod exchange;
pub mod offers;
pub mod terms;

pub(crate) use choices::{answer, open};
pub use choices::{check_answer, check_open};
pub use terms::{check_terms, is_possible_exchange};

//! Cards of the seats: points, money, the zone, machine cards, and the state of each player. All of
//! it is public (19.1).
//!
//! - [`cards`]: all cards on the screen, and presses on them; [`card`]: contents of a card;
//! - [`shown_cards`]: the machine cards of a team as all see them; [`zone_row`]: its zone as ten
//!   small spaces;
//! - [`status`]: the state of a player in a word or two; `status_in_show`: the same while something
//!   is shown.

pub mod card;
pub mod cards;
pub mod shown_cards;
pub mod status;
mod status_in_show;
pub mod zone_row;

pub use card::{SeatContext, seat_card};
pub use cards::draw_seat_cards;
pub use shown_cards::ShownCards;
pub use status::{next_seat, status_words};

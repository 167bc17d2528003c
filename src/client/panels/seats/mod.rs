//! Cards of the seats: a player's name, a picture, meters and badges. The caller defines their
//! meaning.
//!
//! - `facts`: what a card shows; `card`: the card as a whole;
//! - `meters`: meters one below the other, or on one line;
//! - `places`: places for cards that the player collects;
//! - `store`: things that the player keeps, in a row of spaces.

mod card;
mod facts;
mod meters;
mod places;
mod store;

pub use card::{draw_seat_card, is_card_clicked};
pub use facts::{
    Badge, CardPlaces, CardSpots, Corner, Count, Link, Meter, SeatCard, SeatFoot, SeatPicture, StoreRow, StoredThing,
};

//! How saved games name parts and seats.

use super::seating::Colour;
use crate::parts::Naming;

/// Parts and seats by name, as saved games have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Name {}

impl Naming for Name {
    type Part = String;
    type Seat = Colour;
    type Seats = Vec<Colour>;
}

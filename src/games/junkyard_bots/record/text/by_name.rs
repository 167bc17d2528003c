//! Naming of parts and seats in saved games.

use crate::parts::Naming;
use shell::seats::seating::Colour;

/// Naming scheme of saved games: parts by name, seats by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Name {}

impl Naming for Name {
    type Part = String;
    type Seat = Colour;
    type Seats = Vec<Colour>;
}

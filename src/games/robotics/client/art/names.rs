//! The drawing that shows each kind of counter.

use crate::parts::Kind;

/// Drawing of a kind of counter, one cell wide and high.
pub const fn drawing_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Head => "head",
        Kind::Wheels => "wheels",
        Kind::Pincer => "pincer",
        Kind::SuctionCup => "suction_cup",
        Kind::Propeller => "propeller",
        Kind::Plunger => "plunger",
        Kind::Torso => "torso",
        Kind::Switch => "switch",
        Kind::Multifunctional => "multifunctional",
        Kind::ManufacturingControl => "control",
        Kind::Saboteur => "saboteur",
    }
}

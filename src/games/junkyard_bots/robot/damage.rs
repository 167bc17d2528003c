//! Damage of throws (rules 6.3 and 6.4), and the power that it leaves (2.10).

use crate::parts::PartId;

/// Throw that a robot's claws can make, in points (6.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PossibleThrow {
    /// Points of the bombs.
    pub points: u16,
    /// Pipe bonus of the claws that throw them.
    pub bonus: u16,
    /// Claws that throw them.
    pub claws: Vec<PartId>,
}

impl PossibleThrow {
    /// Incoming damage: the points of the bombs and the pipe bonus of the claws (6.3).
    pub const fn incoming(&self) -> u16 {
        self.points + self.bonus
    }
}

/// Damage that a throw does to a robot, in points: the incoming points less the robot's speed, at
/// least 0 (6.4).
pub const fn damage_taken(incoming: u16, speed: u16) -> u16 {
    incoming.saturating_sub(speed)
}

/// Power that damage leaves to a robot, at least 0 (2.10).
pub fn power_after(power: u8, damage: u16) -> u8 {
    power.saturating_sub(u8::try_from(damage).unwrap_or(u8::MAX))
}

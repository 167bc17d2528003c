//! Steps of the order of play.

/// Step of the order of play. The system of a step runs when the step begins or when its player
/// acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Set-up: yard, order of the teams and cards (section 2).
    SetUp,
    /// Taking of a gate (2.5).
    Gates,
    /// Beginning of the next turn, and of a round with its first turn (3.1).
    NextTurn,
    /// Actions of a turn (section 3).
    Act,
    /// Answer to an offer, or bid (section 16).
    Deal,
    /// End of a turn (3.7).
    EndTurn,
}

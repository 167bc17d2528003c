//! Steps of the order of play.

/// Step of the order of play. The system of a step runs when the step begins or when its player
/// acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Set-up: opener and first orders (3.4, 3.6).
    SetUp,
    /// Auction for the first turn (section 4).
    Auction,
    /// Sale of a robot at the beginning of a turn (section 6).
    Sale,
    /// Actions and free steps of a turn (5.2, 5.3).
    Act,
    /// Saboteur that was drawn (11.1).
    Sabotage,
    /// Manufacturing control that was drawn (16.2).
    Control,
    /// Answer to an offer (12.7).
    Answer,
    /// Putting away after a trade (12.6).
    PutAway,
    /// End of a turn (8.2, 8.4).
    EndTurn,
    /// Beginning of a turn (5.1).
    BeginTurn,
}

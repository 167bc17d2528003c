//! Steps of the order of play.

/// Step of the order of play. The system of a step runs when the step begins or when its player
/// acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// Set-up: first seat and face-up cards (3.2, 3.3).
    SetUp,
    /// Turn of the build phase (4.2).
    Build,
    /// Beginning of the next turn of the build phase (4.1).
    NextBuildTurn,
    /// Beginning of the battle (section 5).
    BeginBattle,
    /// Settling of dents (6.2).
    Settle,
    /// Shields that come off, and the draw (6.2).
    Ready,
    /// Actions of a turn of the battle (6.4).
    Act,
    /// End of a turn of the battle (6.2).
    EndTurn,
    /// Beginning of the next turn of the battle (6.1).
    NextTurn,
}

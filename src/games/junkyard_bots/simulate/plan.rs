//! The shared types of a simulation, for Junkyard Bots.

use crate::action::JunkyardBots;
use shell::simulate;

/// Plan of a simulation.
pub type Plan = simulate::Plan<JunkyardBots>;

/// Starting point of every game.
pub type Origin = simulate::Origin<JunkyardBots>;

/// Saved game that simulated games continue.
pub type StartPosition = simulate::StartPosition<JunkyardBots>;

/// Reason why a game could not be played to its end.
pub type GameError = simulate::GameError<JunkyardBots>;

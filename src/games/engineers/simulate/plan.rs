//! The shared types of a simulation, for Engineers at Play.

use super::tally::Tally;
use crate::action::Engineers;
use shell::simulate;

/// Plan of a simulation.
pub type Plan = simulate::Plan<Engineers>;

/// Starting point of every game.
pub type Origin = simulate::Origin<Engineers>;

/// Saved game that simulated games continue.
pub type StartPosition = simulate::StartPosition<Engineers>;

/// Reason why a game could not be played to its end.
pub type GameError = simulate::GameError<Engineers>;

/// Results of simulated games.
pub type SimulationResults = simulate::SimulationResults<Tally>;

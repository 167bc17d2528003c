//! The shared types of a simulation, for Scrapyard.

use super::tally::Tally;
use crate::action::Scrapyard;
use shell::simulate;

/// Plan of a simulation.
pub type Plan = simulate::Plan<Scrapyard>;

/// Starting point of every game.
pub type Origin = simulate::Origin<Scrapyard>;

/// Saved game that simulated games continue.
pub type StartPosition = simulate::StartPosition<Scrapyard>;

/// Reason why a game could not be played to its end.
pub type GameError = simulate::GameError<Scrapyard>;

/// Results of simulated games.
pub type SimulationResults = simulate::SimulationResults<Tally>;

//! The shared types of a simulation, for Robotics.

use super::tally::Tally;
use crate::action::Robotics;
use shell::simulate;

/// Plan of a simulation.
pub type Plan = simulate::Plan<Robotics>;

/// Starting point of every game.
pub type Origin = simulate::Origin<Robotics>;

/// Saved game that simulated games continue.
pub type StartPosition = simulate::StartPosition<Robotics>;

/// Reason why a game could not be played to its end.
pub type GameError = simulate::GameError<Robotics>;

/// Results of simulated games.
pub type SimulationResults = simulate::SimulationResults<Tally>;

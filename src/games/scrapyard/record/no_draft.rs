//! Choice in the making, which this game does not have.

use serde::{Deserialize, Serialize};

/// Choice in the making: this game has none, as every choice is a single step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoDraft {}

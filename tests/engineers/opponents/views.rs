//! Knowledge of a computer player.

//! Commands: requests of players at the table, by pointer, keys or buttons.

use bevy::prelude::Message;

use super::game::ClientGame;
use shell::seats::{SeatId, SeatPlayer};

/// Request of a player at the table.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Command<G: ClientGame> {
    /// Does an action of the rules.
    Do(G::Action),
    /// Does the action that a computer player has decided on.
    Computer {
        /// Number of steps of the game for which the action was decided.
        step: usize,
        /// The action.
        action: G::Action,
    },
    /// Gives a seat to a person here or elsewhere, or to a computer player.
    GiveSeat(SeatId, SeatPlayer),
    /// Asks whether the seat of a person elsewhere, whose turn it is, is played at this computer
    /// from now on.
    AskToPlayFor(SeatId),
    /// Goes on: to the next thing on show, to the next player, or through the curtain.
    Advance,
    /// Undoes the last change or step.
    Undo,
    /// Redoes the change or step that was undone last.
    Redo,
    /// Shows advice, or the reason for a computer player's action; hides it if it is shown.
    Hint,
    /// Command that only this game knows.
    Game(G::Command),
}

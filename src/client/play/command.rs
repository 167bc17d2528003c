//! Commands: what players can ask for at the table, by pointer, keys or buttons.

use bevy::prelude::Message;

use super::game::ClientGame;
use crate::shell::seats::{SeatId, SeatKind};

/// One thing asked for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Command<G: ClientGame> {
    /// An action of the rules.
    Do(G::Action),
    /// What a computer player has decided, after so many steps.
    Computer {
        /// How many steps there were when it was its turn.
        step: usize,
        /// What it does.
        action: G::Action,
    },
    /// To give a seat to a person or a computer player.
    GiveSeat(SeatId, SeatKind),
    /// To go on: the next tile, the next player, through the curtain.
    Advance,
    /// To take the last change or step back (9.4).
    Undo,
    /// To do again what was taken back last.
    Redo,
    /// To be told what might be done, or why a computer player did what it did; or that it was
    /// read.
    Hint,
    /// Something that only this game knows.
    Game(G::Command),
}

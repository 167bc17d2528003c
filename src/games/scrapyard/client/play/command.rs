//! Commands of Scrapyard beside those of all games, and the buttons of a turn.

use super::thing::{DropPlace, How, Thing};
use crate::action::Scrapyard;
use crate::arena::Axis;
use crate::cards::{ArmSide, Slot};
use client::play::advice::hint::Hint;
use client::play::command::Command;

/// Button of a turn, or the key that does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnButton {
    /// Rummage, in a pile that is pressed next (4.8).
    Rummage,
    /// Pass: have no more turns in the build phase (4.11).
    Pass,
    /// Collect none of the rummaged cards (4.8).
    TakeNothing,
    /// Remove a number of Junk Codes from the game (4.7).
    Purge(u8),
    /// End the turn of the build phase (4.6), or the settling (9.2).
    Done,
    /// Settle all dents as the player settled them last time, and end the settling (9.2).
    AsUsual,
    /// Move, to a square that is pressed next (6.7).
    Move,
    /// Limp, to a square that is pressed next (6.8).
    Limp,
    /// Attack with an arm (6.9).
    Attack(ArmSide),
    /// Use the ability of a part (6.6).
    Ability(Slot),
    /// Open or close the list of abilities; with one ability, use it.
    Abilities,
    /// Draw a card for two batteries (6.10).
    Recharge,
    /// Stay where the robot is, for a move by an effect (8.6).
    Stay,
    /// Push or pull by a number of squares (8.7, 8.9).
    Shove {
        /// Axis, if it is to be chosen.
        axis: Option<Axis>,
        /// Number of squares.
        squares: u8,
    },
    /// Salvage the chosen cards (8.4).
    Salvage,
    /// End the turn of the battle (6.4).
    EndTurn,
}

/// Command that only Scrapyard has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScrapyardCommand {
    /// Takes something in hand.
    PickUp(Thing, How),
    /// Holds the thing in hand over a place, or over none.
    Hover(Option<DropPlace>),
    /// Moves the thing in hand to its next possible place.
    NextPlace,
    /// Puts the thing in hand down where it is held.
    PutDown,
    /// Puts the thing in hand back where it came from.
    PutBack,
    /// Puts a dragged thing back where it was, because the drag has ended without a drop.
    EndDrag,
    /// Puts a thing at a place at once, without taking it in hand.
    Drop(Thing, DropPlace),
    /// Presses a thing: takes it in hand, plays it, pays with it, goes to it or aims at it,
    /// depending on the choice that is due.
    Press(Thing),
    /// Presses a thing by a key or a screen reader. A thing that is taken in hand is then moved by
    /// keys.
    PressByKey(Thing),
    /// Presses a button of the turn.
    Button(TurnButton),
    /// Presses the button that completes the choice that is due, such as Done or End turn.
    Confirm,
    /// Chooses a thing by the keyboard, or none.
    Choose(Option<Thing>),
    /// Answers the open question with yes.
    Yes,
    /// Answers the open question with no.
    No,
    /// Shows advice that has been worked out.
    ShowHint(Box<Hint<Scrapyard>>),
    /// Goes on in a lesson after a step that has been read.
    ReadOn,
    /// Goes back in a lesson: to the beginning of the step, or to the step before it.
    StepBack,
}

impl From<ScrapyardCommand> for Command<Scrapyard> {
    fn from(command: ScrapyardCommand) -> Self {
        Self::Game(command)
    }
}

impl ScrapyardCommand {
    /// Whether the command only moves the thing in hand, or ends a drag.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::EndDrag)
    }
}

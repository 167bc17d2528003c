//! Commands that only Robotics has.

use super::offer::OfferSide;
use super::thing::{DropPlace, How, Thing};
use crate::action::Robotics;
use crate::parts::Part;
use client::play::advice::hint::Hint;
use client::play::command::Command;
use shell::grid::Cell;
use shell::seats::SeatId;

/// Command that only Robotics has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoboticsCommand {
    /// Takes something in hand.
    PickUp(Thing, How),
    /// Holds the thing in hand over a place; `None` is no place.
    Hover(Option<DropPlace>),
    /// Rotates the thing in hand by a quarter turn.
    Turn {
        /// Whether clockwise, not anticlockwise.
        clockwise: bool,
    },
    /// Moves the thing in hand to its next possible placement, in any rotation.
    NextPlacement,
    /// Puts the thing in hand down where it is held.
    PutDown,
    /// Puts the thing in hand back where it came from.
    PutBack,
    /// Puts a dragged thing back where it was: the drag has ended without a drop.
    EndDrag,
    /// Moves a thing to a place at once, without taking it in hand.
    Move(Thing, DropPlace),
    /// Selects a thing with the keyboard, or none.
    Choose(Option<Thing>),

    /// Begins an offer, to a seat or to the first that may be made one (12.7).
    BeginOffer(Option<SeatId>),
    /// Begins a counter-offer to the offer on the table (12.7).
    BeginCounter,
    /// Adds a part to a side of the offer in the making.
    Give(OfferSide, Part),
    /// Takes a part out of a side of the offer in the making.
    TakeBack(OfferSide, Part),
    /// Changes the credits of a side by steps of 100 (12.3).
    Pay(OfferSide, i32),
    /// Makes the offer or the counter-offer.
    SendOffer,
    /// Leaves the offer in the making.
    LeaveOffer,

    /// Begins a conversion (13.1).
    BeginConversion,
    /// Moves a part that is left over to the store, or back (13.1).
    KeepLeftOver(Part, bool),
    /// Takes the whole robot apart.
    TakeApart,
    /// Puts the conversion back as it was at its start.
    StartOver,
    /// Finishes the conversion (13.2).
    Convert,
    /// Leaves the conversion, which changes nothing.
    LeaveConversion,

    /// Chooses an extremity of another robot (11.1).
    Aim(SeatId, Cell),
    /// Takes the chosen extremity off (11.1).
    Sabotage,
    /// Begins or leaves the choice of a target for a saboteur that was kept (16.1).
    PlayKeptSaboteur(bool),

    /// Passes an action (5.4).
    Pass,
    /// Ends the turn (8.2), or the partner's putting away (12.6).
    Done,
    /// Answers the open question with yes.
    Yes,
    /// Answers the open question with no.
    No,
    /// Shows advice that has been worked out.
    ShowHint(Box<Hint<Robotics>>),
    /// Goes on in a lesson after a step that has been read.
    ReadOn,
    /// Goes back in a lesson: to the beginning of the step, or to the step before it.
    StepBack,
}

impl From<RoboticsCommand> for Command<Robotics> {
    fn from(command: RoboticsCommand) -> Self {
        Self::Game(command)
    }
}

impl RoboticsCommand {
    /// Whether the command only moves the thing in hand, or ends a drag.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::EndDrag)
    }
}

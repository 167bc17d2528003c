//! Commands that only Junkyard Bots has.

use crate::action::{BuildPart, JunkyardBots};
use crate::client::play::building::hand::{How, Thing};
use crate::parts::PartId;
use client::play::advice::hint::Hint;
use client::play::command::Command;
use shell::grid::Placement;
use shell::seats::SeatId;

/// Command that only Junkyard Bots has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JunkyardBotsCommand {
    /// Turns up all tiles that are still to be turned up (5.1).
    TurnAllUp,
    /// Picks something up.
    PickUp(Thing, How),
    /// Holds the thing in hand at a placement; `None` is off the grid.
    Hover(Option<Placement>),
    /// Rotates the thing in hand by a quarter turn.
    Turn {
        /// Whether clockwise, not anticlockwise.
        clockwise: bool,
    },
    /// Moves the thing in hand to its next possible placement, in any rotation.
    NextPlacement,
    /// Switches the kind of gripper that is to hold a blind tile.
    OtherGripper,
    /// Puts the thing in hand down where it is held.
    PutDown,
    /// Puts the thing in hand back where it came from.
    PutBack,
    /// Puts a dragged thing back where it was: the drag has ended without a drop.
    EndDrag,
    /// Moves a part of the build to the shelf.
    Shelve(PartId),
    /// Puts the build back as it was at its start.
    StartOver,
    /// Finishes the build.
    Done,
    /// Shows advice that has been worked out.
    ShowHint(Box<Hint<JunkyardBots>>),
    /// Lays out a build that has been worked out.
    LayOut(Vec<BuildPart>),
    /// Begins to work out the build that the builder finds best, which is then laid out.
    BuildForMe,
    /// Adds a bomb to the attack, or removes it.
    Bomb(PartId),
    /// Chooses the robot to attack.
    Target(SeatId),
    /// Throws the chosen bombs at the chosen robot.
    Throw,
    /// Passes, or stops drawing.
    Pass,
    /// Answers the open question with yes.
    Yes,
    /// Answers the open question with no.
    No,
    /// Goes on in a lesson after a step that has been read.
    ReadOn,
    /// Goes back in a lesson: to the beginning of the step, or to the step before it.
    StepBack,
    /// Starts a puzzle again from its beginning.
    TryAgain,
    /// Gives a puzzle up, to see its answer.
    GiveUp,
    /// Selects a thing with the keyboard, or none.
    Choose(Option<Thing>),
}

impl From<JunkyardBotsCommand> for Command<JunkyardBots> {
    fn from(command: JunkyardBotsCommand) -> Self {
        Self::Game(command)
    }
}

impl JunkyardBotsCommand {
    /// Whether the command belongs to a throw: a bomb, the target, the throw itself or a pass.
    pub(super) const fn is_of_throw(&self) -> bool {
        matches!(self, Self::Bomb(_) | Self::Target(_) | Self::Throw | Self::Pass)
    }

    /// Whether the command only moves the thing in hand, or ends a drag.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::EndDrag)
    }
}

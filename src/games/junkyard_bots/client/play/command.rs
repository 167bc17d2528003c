//! Commands that only Junkyard Bots knows.

use crate::client::play::command::Command;
use crate::games::junkyard_bots::action::{BuildPart, JunkyardBots};
use crate::games::junkyard_bots::client::play::advice::hint::Hint;
use crate::games::junkyard_bots::client::play::building::hand::{How, Thing};
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::grid::Placement;
use crate::shell::seats::SeatId;

/// One thing asked for that only Junkyard Bots knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JunkyardBotsCommand {
    /// To turn up all tiles that are still to be turned up (5.1).
    TurnAllUp,
    /// To take something in hand.
    PickUp(Thing, How),
    /// To hold it at a placement; `None` is off the grid.
    Hover(Option<Placement>),
    /// To turn it a quarter, clockwise or not.
    Turn {
        /// Clockwise or anticlockwise.
        clockwise: bool,
    },
    /// To go to the next placement, in any rotation, that is possible.
    NextPlacement,
    /// To let the other kind of gripper hold a blind tile.
    OtherGripper,
    /// To put it down where it is held.
    PutDown,
    /// To put it back where it came from.
    PutBack,
    /// What is dragged goes back where it was: the drag has ended without a drop.
    EndDrag,
    /// To lay a part of the build on the shelf.
    Shelve(PartId),
    /// To begin a build anew.
    StartOver,
    /// To be done with a build.
    Done,
    /// To show the advice that was worked out.
    ShowHint(Box<Hint>),
    /// To lay out the build that was worked out.
    LayOut(Vec<BuildPart>),
    /// To lay out the build that the builder finds best.
    BuildForMe,
    /// To choose or leave a bomb.
    Bomb(PartId),
    /// To choose whom to bomb.
    Target(SeatId),
    /// To throw the chosen bombs at the chosen robot.
    Throw,
    /// To pass or to draw no more.
    Pass,
    /// Yes to what is asked.
    Yes,
    /// No to what is asked.
    No,
    /// To go on in a lesson when a step is read.
    ReadOn,
    /// To go back in a lesson: to the beginning of the step, or to the one before it.
    StepBack,
    /// To try a puzzle again from its beginning.
    TryAgain,
    /// To give a puzzle up and see its answer.
    GiveUp,
    /// To stand on something with the keyboard.
    Choose(Option<Thing>),
}

impl From<JunkyardBotsCommand> for Command<JunkyardBots> {
    fn from(command: JunkyardBotsCommand) -> Self {
        Self::Game(command)
    }
}

impl JunkyardBotsCommand {
    /// Whether it is about a throw: which bombs, at whom, and whether to throw them.
    pub(super) const fn is_of_throw(&self) -> bool {
        matches!(self, Self::Bomb(_) | Self::Target(_) | Self::Throw | Self::Pass)
    }

    /// Whether it only moves what is in hand, or ends a drag.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Hover(_) | Self::EndDrag)
    }
}

//! Commands of Engineers at Play beside those of all games, and the buttons of a turn. Single steps
//! of the rules that need no choice before them are plain actions.

use shell::seats::SeatId;

use super::deal::DealSide;
use super::dialog::Dialog;
use super::thing::{How, TableItem, TurnedStack};
use crate::action::{Action, Engineers, HandOrGround, ThingId, WorkerId};
use crate::orders::Order;
use crate::set::{KindId, MachineId};
use crate::yard::Direction;
use client::play::advice::hint::Hint;
use client::play::command::Command;

/// Button of a turn, or the key that does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnButton {
    /// Search with the chosen worker (6.1).
    Search,
    /// Let the chosen worker work until the job is done, or debug a faulty machine (10.3, 12.2).
    Work,
    /// Let the chosen worker carry home what it has.
    CarryHome,
    /// Run the orders of all workers.
    CarryOn,
    /// Open or close the shop (section 8).
    Shop,
    /// Open or close a deal (section 16).
    Trade,
    /// Open or close the list of tests (section 11).
    Test,
    /// Open or close the list of cards to hand in (15.4).
    HandIn,
    /// Zoom to the workbench, or back.
    Workbench,
    /// Climb into the truck, or out of it (9.2).
    Truck,
    /// Take the wheel, or leave it (9.3).
    Wheel,
    /// Search at the end of a way, along it, or not.
    SearchOnWay,
    /// Put down the load of the chosen worker, or its tools if it has no other load (5.3).
    PutDown,
    /// Buy the notebook (17.1).
    Notebook,
    /// End the turn (3.7).
    EndTurn,
}

/// Command that only Engineers at Play has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineersCommand {
    /// Chooses the worker to whom orders go.
    ChooseWorker(WorkerId),
    /// Chooses the next worker, first one with actions left.
    NextWorker,
    /// Moves the square of the keyboard; the first move begins at the chosen worker.
    MoveCursor(Direction),
    /// Points at an item, or at none.
    Point(Option<TableItem>),
    /// Chooses an item by the keyboard.
    PointByKeys(TableItem),
    /// Presses an item: the chosen worker gets an order, or the item is chosen.
    Press(TableItem),
    /// Press of the other button on an item: the worker who is sent there searches nothing.
    PressToGo(TableItem),
    /// Turns the stack of things in a square so that another one lies under the pointer.
    TurnStack(TurnedStack),
    /// Presses the item that the keyboard is at.
    PressChosen,
    /// Takes an item in hand.
    PickUp(TableItem, How),
    /// Holds the item in hand over another one, or over none.
    Hover(Option<TableItem>),
    /// Puts the item in hand down where it is held.
    PutDown,
    /// Puts a dragged item back where it was, because the drag has ended without a drop.
    EndDrag,
    /// Presses a button of the turn.
    Button(TurnButton),
    /// Does an action of the rules with what it may give up asked before.
    Try(Action),
    /// Gives a worker an order in place of an earlier one, and runs it.
    Give(WorkerId, Order),
    /// Takes the order of a worker away.
    DropOrder(WorkerId),
    /// Opens a dialog, or closes the open one.
    Open(Dialog),
    /// Shows the zone of a team, or that of the seat on turn.
    ShowZone(Option<SeatId>),
    /// Holds a card in the inspector, or none.
    ChooseCard(Option<MachineId>),

    /// Adds a worker to those who would pick up a thing together, or takes one out (5.5).
    ToggleSharer(WorkerId),
    /// Lets those workers pick the thing up (5.5).
    PickUpTogether,
    /// Loads a thing into the truck: those pay who have most actions left (9.9).
    Load(ThingId),
    /// Unloads a thing from the truck (9.9).
    Unload(ThingId, HandOrGround),
    /// Buys a tool in the open shop: into the hands if they allow it, or into the zone (8.2).
    Buy(KindId),
    /// Sells a thing in the open shop (8.3, 8.4).
    Sell(ThingId),

    /// Begins an offer to a team, or an answer to the open offer (16.3).
    BeginDeal(Option<SeatId>),
    /// Adds a thing to a side of the deal in the making, or takes it out.
    ToggleGood(DealSide, ThingId),
    /// Changes the money of a side of the deal in the making by some dollars.
    Pay(DealSide, i32),
    /// Makes the offer, or begins the auction, that is in the making.
    SendDeal,
    /// Begins to set out a thing for auction (16.4).
    BeginAuction(ThingId),
    /// Changes the lowest price, or the bid, by some dollars (16.4).
    Raise(i32),
    /// Makes the bid (16.4).
    Bid,

    /// Answers the open question with yes.
    Yes,
    /// Answers the open question with no.
    No,
    /// Shows advice that has been worked out.
    ShowHint(Box<Hint<Engineers>>),
    /// Goes on in a lesson after a step that has been read.
    ReadOn,
    /// Goes back in a lesson: to the beginning of the step, or to the step before it.
    StepBack,
}

impl From<EngineersCommand> for Command<Engineers> {
    fn from(command: EngineersCommand) -> Self {
        Self::Game(command)
    }
}

impl EngineersCommand {
    /// Whether the command only follows the pointer, or ends a drag.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Point(_) | Self::Hover(_) | Self::EndDrag)
    }
}

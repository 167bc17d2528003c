//! Deeds: what a press on an item, or the drop of one on another, does.

use shell::seats::SeatId;

use super::deal::DealSide;
use super::dialog::Dialog;
use super::interaction::EngineersInteraction;
use super::thing::TableItem;
use crate::action::{Action, HandOrGround, Illegal, ThingId, WorkerId, WorkerSet};
use crate::orders::{Order, WaySearch, has_closed};
use crate::set::{MachineId, Stat};
use crate::table::{Place, Stage, Table, ThingView};
use crate::turn::carrying::check_can_hold;
use crate::turn::carrying::packing::find_container_for;
use crate::turn::work::zone_work::sorted_whole;
use crate::yard::{Gate, Square, Wall};

/// Effect of a press or a drop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Nothing.
    Nothing,
    /// Nothing, for a reason that is told.
    Refuse(Illegal),
    /// An action of the rules.
    Act(Action),
    /// An order to a worker.
    Give(WorkerId, Order),
    /// Driving actions one after another, by a number of squares in all.
    Drive {
        /// Squares.
        squares: u8,
        /// Whether they go clockwise.
        clockwise: bool,
    },
    /// Loading into the truck by a worker, or by those who carry the thing; who pays is found then.
    Load(WorkerId, ThingId),
    /// Unloading from the truck by a worker, to a place or, if none is named, to the usual one; who
    /// pays is found then.
    Unload(WorkerId, ThingId, Option<HandOrGround>),
    /// A dialog opens.
    Open(Dialog),
    /// A worker is chosen.
    Choose(WorkerId),
    /// A card is chosen, for the inspector.
    ChooseCard(MachineId),
    /// The zone of a team is shown.
    ShowZone(SeatId),
    /// A thing is put into the deal in the making, or taken out (16.3).
    ToggleGood(DealSide, ThingId),
}

impl Deed {
    /// Number of squares that the truck would be driven, and whether clockwise; `None` if it stays.
    pub const fn drive(&self) -> Option<(u8, bool)> {
        match *self {
            Self::Act(Action::Drive { squares, clockwise }) | Self::Drive { squares, clockwise } => {
                Some((squares, clockwise))
            }
            _ => None,
        }
    }

    /// Whether Enter does the deed with a thing as a press does, and does not take it in hand.
    pub const fn is_done_by_enter(&self) -> bool {
        matches!(
            self,
            Self::Give(..) | Self::Open(_) | Self::Refuse(_) | Self::Act(Action::PickUp { .. } | Action::Pack { .. })
        )
    }
}

/// Deed of a press on an item, for the awaited team.
pub fn deed_of_press(table: &Table, own: &EngineersInteraction, item: TableItem) -> Deed {
    match item {
        TableItem::Card(machine) => return Deed::ChooseCard(machine),
        TableItem::Zone(seat) => return Deed::ShowZone(seat),
        _ => {}
    }
    match &table.state().stage {
        Stage::Gates(_) => match item {
            TableItem::Square(square) => {
                Gate::of_square(square).map_or(Deed::Nothing, |gate| Deed::Act(Action::TakeGate(gate)))
            }
            _ => Deed::Nothing,
        },
        Stage::Turn(turn) if turn.deal.is_none() => {
            let Some(press) = PressOf::of(table, turn.seat, own.worker) else { return Deed::Nothing };
            press.deed(item, own.way_search)
        }
        _ => Deed::Nothing,
    }
}

/// A press of the team on turn, with the worker to whom orders go.
#[derive(Clone, Copy)]
pub(super) struct PressOf<'a, 't> {
    pub(super) table: &'a Table<'t>,
    pub(super) seat: SeatId,
    pub(super) worker: WorkerId,
    /// Square of the worker.
    pub(super) square: Square,
    /// Whether the worker is aboard the truck.
    pub(super) is_aboard: bool,
}

impl<'a, 't> PressOf<'a, 't> {
    /// A press for a worker; `None` if the team has no such worker.
    pub(super) fn of(table: &'a Table<'t>, seat: SeatId, worker: WorkerId) -> Option<Self> {
        let found = table.find_worker(seat, worker)?;
        Some(Self { table, seat, worker, square: found.square, is_aboard: found.is_aboard })
    }

    fn deed(self, item: TableItem, search: WaySearch) -> Deed {
        match item {
            TableItem::Square(square) => self.deed_on_square(square, search),
            TableItem::Wall(wall) => self.deed_on_wall(wall),
            TableItem::Worker(seat, worker) if seat == self.seat => self.deed_on_worker(worker),
            TableItem::Piece(thing) => self.deed_on_thing(thing),
            TableItem::Truck(seat) if seat == self.seat => self.deed_on_truck(),
            TableItem::Job(seat) if seat == self.seat => Deed::Give(self.worker, Order::Work),
            _ => Deed::Nothing,
        }
    }

    fn deed_on_square(self, square: Square, search: WaySearch) -> Deed {
        let truck = self.table.truck(self.seat);
        if self.is_aboard && truck.driver == Some(self.worker) {
            return self.drive_to(truck.square, square);
        }
        if square == self.square {
            return Deed::Nothing;
        }
        let is_seen = !has_closed(self.table, self.seat, square);
        let search = if search == WaySearch::AtEnd && is_seen { WaySearch::Never } else { search };
        Deed::Give(self.worker, Order::Go { square, search })
    }

    fn deed_on_wall(self, wall: Wall) -> Deed {
        let beside = [wall.square(), wall.other()].into_iter().find(|&side| side != self.square);
        match beside.and_then(|beside| self.square.direction_to(beside)) {
            Some(direction) if wall.is_beside(self.square) => {
                Deed::Act(Action::TakeDownWall { worker: self.worker, direction })
            }
            _ => Deed::Refuse(Illegal::OtherSquare),
        }
    }

    fn deed_on_thing(self, thing: ThingId) -> Deed {
        let Some(found) = self.table.find_thing(thing) else { return Deed::Refuse(Illegal::NoSuch) };
        let whole = self.table.first_of(thing);
        match found.place {
            Place::Zone(of) if of == self.seat => self.deed_on_own_thing(&found),
            Place::Held(of, carriers) if of == self.seat => self.deed_on_load(whole, carriers),
            Place::Truck(of) if of == self.seat => Deed::Unload(self.worker, whole, None),
            Place::Packed(_) => Deed::Act(Action::Unpack { worker: self.worker, thing: whole }),
            Place::FaceDown(square) if square == self.square && found.is_open_to(self.seat) => {
                self.deed_of_lifting(whole)
            }
            _ => Deed::Give(self.worker, Order::Fetch { thing: whole }),
        }
    }

    /// A thing before the worker: picked up, packed into a container in hand if no hand is free
    /// (5.12), or carried by several if it is too much for one (5.5). The way home is an order of
    /// its own, because there may be more to pick up first.
    fn deed_of_lifting(self, thing: ThingId) -> Deed {
        let alone = check_can_hold(self.table, self.seat, WorkerSet::one(self.worker), thing);
        let mut workers = self.table.workers(self.seat);
        let has_others =
            workers.any(|(other, found)| other != self.worker && found.square == self.square && !found.is_aboard);
        match alone {
            Err(why @ Illegal::NoHands { .. }) => match find_container_for(self.table, self.seat, self.worker, thing) {
                Some(container) => Deed::Act(Action::Pack { worker: self.worker, thing, container }),
                None if has_others => Deed::Open(Dialog::Sharers(thing)),
                None => Deed::Refuse(why),
            },
            Err(why) => Deed::Refuse(why),
            Ok(()) => Deed::Act(Action::PickUp { workers: WorkerSet::one(self.worker), thing }),
        }
    }

    /// A thing of the own zone: debugged if it is faulty, trained on, taken in hand if it is no
    /// component, or defined if it is a blank.
    fn deed_on_own_thing(self, thing: &ThingView) -> Deed {
        self.work_on(thing).unwrap_or_else(|| {
            if thing.is_component(self.seat) {
                Deed::Nothing
            } else if thing.is_blank() {
                Deed::Open(Dialog::Blank(thing.id))
            } else {
                Deed::Act(Action::PickUp { workers: WorkerSet::one(self.worker), thing: thing.id })
            }
        })
    }

    /// Work of the worker on a thing of the own zone; `None` if there is none.
    pub(super) fn work_on(self, thing: &ThingView) -> Option<Deed> {
        let kind = thing.kind(self.seat);
        let is_faulty = self.table.state().is_faulty(&sorted_whole(self.table, thing.id));
        let order = if is_faulty {
            Order::Debug { thing: self.table.first_of(thing.id) }
        } else if Stat::BOTH.iter().any(|&stat| kind.train(stat).is_some()) {
            Order::Train { thing: thing.id }
        } else {
            return None;
        };
        Some(Deed::Give(self.worker, order))
    }

    /// A thing that workers of the team carry: put down by the chosen one. In the hands of others
    /// it stays, and the first of them is chosen; to pass it, it is dropped on who gets it (5.7,
    /// 5.8).
    fn deed_on_load(self, thing: ThingId, carriers: WorkerSet) -> Deed {
        let worker = self.worker;
        if carriers.contains(worker) {
            let face_up = self.table.zone_square(self.seat) == Some(self.square);
            return Deed::Act(Action::PutDown { worker, thing, face_up });
        }
        carriers.iter().next().map_or(Deed::Nothing, Deed::Choose)
    }
}

/// Team on turn, while no deal is open.
pub fn acting_team(table: &Table) -> Option<SeatId> {
    table.turn().filter(|turn| turn.deal.is_none()).map(|turn| turn.seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn a_press_on_a_load_puts_it_down_or_chooses_who_carries_it() {
        let yard = TestYard::new().held(A, &[1], "rope").held(A, &[2, 3], "car_engine");
        let pressed = |chosen: u8, thing: u16| {
            let own = EngineersInteraction { worker: WorkerId(chosen), ..EngineersInteraction::default() };
            deed_of_press(&yard.table(), &own, TableItem::Piece(ThingId(thing)))
        };
        assert_eq!(pressed(0, 0), Deed::Choose(WorkerId(1)));
        assert_eq!(pressed(0, 1), Deed::Choose(WorkerId(2)));
        assert!(matches!(pressed(1, 0), Deed::Act(Action::PutDown { worker: WorkerId(1), .. })));
    }
}

//! Drops: what an item does that is dropped on another one.

use super::deal::{DealInMaking, DealSide};
use super::deed::{Deed, PressOf, acting_team};
use super::dialog::Dialog;
use super::interaction::EngineersInteraction;
use super::thing::TableItem;
use crate::action::{Action, HandOrGround, Illegal, ThingId, WorkerId, WorkerSet};
use crate::orders::{Order, WaySearch};
use crate::table::{Place, Table};
use crate::yard::Square;

/// Deed of the drop of an item on another one, for the team on turn.
pub fn deed_of_drop(table: &Table, own: &EngineersInteraction, item: TableItem, over: TableItem) -> Deed {
    if let Dialog::Deal(deal) = &own.dialog {
        return deed_in_deal(table, deal, item, over);
    }
    let Some(seat) = acting_team(table) else { return Deed::Nothing };
    match item {
        TableItem::Worker(of, worker) if of == seat => {
            PressOf::of(table, seat, worker).map_or(Deed::Nothing, |press| press.drop_of_worker(over))
        }
        TableItem::Piece(thing) => PressOf::of(table, seat, own.worker)
            .map_or(Deed::Nothing, |press| press.drop_of_thing(table.first_of(thing), thing, over)),
        _ => Deed::Nothing,
    }
}

/// A drop while a deal is in the making: a thing that is dropped on the zone of the other team is
/// put into the deal, and one that is dropped on its own zone is taken out.
fn deed_in_deal(table: &Table, deal: &DealInMaking, item: TableItem, over: TableItem) -> Deed {
    let (TableItem::Piece(thing), TableItem::Zone(to)) = (item, over) else { return Deed::Nothing };
    let Some(Place::Zone(from)) = table.find_thing(thing).map(|found| found.place) else { return Deed::Nothing };
    let Some(side) = DealSide::BOTH.into_iter().find(|&side| deal.seat_of(side) == from) else { return Deed::Nothing };
    let is_given = side.goods(&deal.terms).things.contains(&table.first_of(thing));
    let puts_in = to == deal.seat_of(side.other());
    if is_given == puts_in { Deed::Nothing } else { Deed::ToggleGood(side, thing) }
}

impl PressOf<'_, '_> {
    /// Deed of the drop of the worker on an item.
    fn drop_of_worker(self, over: TableItem) -> Deed {
        let worker = self.worker;
        match over {
            TableItem::Job(seat) if seat == self.seat => Deed::Give(worker, Order::Work),
            TableItem::Square(square) => Deed::Give(worker, Order::Go { square, search: WaySearch::Never }),
            TableItem::Truck(seat) if seat == self.seat => Deed::Act(Action::ClimbIn { worker }),
            TableItem::Zone(seat) if seat == self.seat => Deed::Give(worker, Order::CarryHome),
            TableItem::Piece(thing) => match self.table.find_thing(thing) {
                Some(found) if found.place == Place::Zone(self.seat) => {
                    let thing = self.table.first_of(thing);
                    let pick_up = Action::PickUp { workers: WorkerSet::one(worker), thing };
                    self.work_on(&found).unwrap_or(Deed::Act(pick_up))
                }
                Some(_) => Deed::Give(worker, Order::Fetch { thing: self.table.first_of(thing) }),
                None => Deed::Nothing,
            },
            _ => Deed::Nothing,
        }
    }

    /// Deed of the drop of a whole thing on an item; `component` is the one that was taken.
    fn drop_of_thing(self, thing: ThingId, component: ThingId, over: TableItem) -> Deed {
        let Some(found) = self.table.find_thing(thing) else { return Deed::Refuse(Illegal::NoSuch) };
        match over {
            TableItem::Piece(other) if self.table.whole(thing).contains(&other) => Deed::Nothing,
            TableItem::Piece(other) => self.drop_on_thing(thing, other),
            TableItem::Worker(seat, worker) if seat == self.seat => self.drop_on_worker(thing, found.place, worker),
            TableItem::Truck(seat) if seat == self.seat => Deed::Load(self.worker, thing),
            TableItem::Square(square) => self.drop_on_square(thing, found.place, square),
            TableItem::Zone(seat) | TableItem::Job(seat)
                if seat == self.seat && found.place == Place::Zone(seat) && found.assembly().is_some() =>
            {
                Deed::Act(Action::BeginDetaching { thing: component })
            }
            TableItem::Zone(seat) if seat == self.seat => self.drop_into_zone(thing, found.place),
            _ => Deed::Nothing,
        }
    }

    /// A thing on another one: packed into a container, or a link begins.
    fn drop_on_thing(self, thing: ThingId, other: ThingId) -> Deed {
        let Some(found) = self.table.find_thing(other) else { return Deed::Refuse(Illegal::NoSuch) };
        if found.own_kind().is_container() {
            let carriers = self.table.find_thing(thing).map(|thing| thing.carriers()).unwrap_or_default();
            let packer = if carriers.contains(self.worker) { None } else { carriers.iter().next() };
            let worker = packer.unwrap_or(self.worker);
            return Deed::Act(Action::Pack { worker, thing, container: other });
        }
        Deed::Act(Action::BeginJoining { first: thing, second: self.table.first_of(other) })
    }

    fn drop_on_worker(self, thing: ThingId, place: Place, worker: WorkerId) -> Deed {
        match place {
            Place::Held(_, carriers) if carriers.contains(worker) => Deed::Nothing,
            Place::Held(of, carriers) if of == self.seat => match carriers.iter().next() {
                Some(carrier) if carriers.len() == 1 => {
                    Deed::Act(Action::HandOver { worker: carrier, thing, to: worker })
                }
                _ => Deed::Act(Action::TakeShare { worker, thing }),
            },
            Place::Packed(_) => Deed::Act(Action::Unpack { worker, thing }),
            Place::Truck(_) => Deed::Unload(worker, thing, Some(HandOrGround::Hand)),
            _ => Deed::Act(Action::PickUp { workers: WorkerSet::one(worker), thing }),
        }
    }

    fn drop_on_square(self, thing: ThingId, place: Place, square: Square) -> Deed {
        match place {
            Place::Held(of, carriers) if of == self.seat => {
                let carrier = carriers.iter().next();
                let stands = carrier.and_then(|carrier| self.table.find_worker(self.seat, carrier));
                match carrier {
                    Some(worker) if stands.is_some_and(|stands| stands.square == square) => {
                        Deed::Act(Action::PutDown { worker, thing, face_up: false })
                    }
                    _ => Deed::Refuse(Illegal::OtherSquare),
                }
            }
            Place::Zone(of) if of == self.seat && self.table.zone_square(self.seat) == Some(square) => {
                Deed::Act(Action::Discard { thing })
            }
            Place::Truck(of) if of == self.seat && self.table.truck(self.seat).square == square => {
                Deed::Unload(self.worker, thing, Some(HandOrGround::FaceDown))
            }
            _ => Deed::Nothing,
        }
    }

    fn drop_into_zone(self, thing: ThingId, place: Place) -> Deed {
        match place {
            Place::Held(of, carriers) if of == self.seat => match carriers.iter().next() {
                Some(worker) => Deed::Act(Action::PutDown { worker, thing, face_up: true }),
                None => Deed::Nothing,
            },
            Place::Truck(of) if of == self.seat => Deed::Unload(self.worker, thing, Some(HandOrGround::FaceUp)),
            Place::FaceDown(_) => Deed::Give(self.worker, Order::Fetch { thing }),
            _ => Deed::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};

    #[test]
    fn a_component_is_dragged_onto_another_to_be_joined_and_out_of_its_assembly_to_be_detached() {
        let yard = TestYard::new().in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "bucket");
        let own = EngineersInteraction::default();
        let piece = |number: u16| TableItem::Piece(ThingId(number));
        let dropped = |yard: &TestYard, over: TableItem| deed_of_drop(&yard.table(), &own, piece(0), over);
        let join = Action::BeginJoining { first: ThingId(0), second: ThingId(2) };
        assert_eq!(dropped(&yard, piece(2)), Deed::Act(join));
        assert_eq!(dropped(&yard, TableItem::Zone(A)), Deed::Nothing);
        let joined = yard.joined(&[0, 1]);
        let detach = Action::BeginDetaching { thing: ThingId(0) };
        assert_eq!(dropped(&joined, TableItem::Zone(A)), Deed::Act(detach));
        assert_eq!(dropped(&joined, piece(1)), Deed::Nothing);
    }
}

//! Deeds that are possible with the chosen thing of the workbench: a button for each.

use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

use super::listening::BenchPress;
use crate::action::{Action, Illegal, ThingId, WorkerId, WorkerSet};
use crate::client::art::icons::{DeedIcon, marker_drawing};
use crate::client::art::names::kind_drawing;
use crate::client::play::{Dialog, EngineersCommand, TableItem};
use crate::messages::phrase;
use crate::orders::Order;
use crate::set::{Kind, Stat};
use crate::table::{Place, Table, ThingView};
use crate::turn::carrying::check_can_hold;
use crate::turn::check_action;
use crate::turn::deals::auctions::check_auction;
use crate::turn::truck::loading_cost;
use crate::turn::work::zone_work::{find_means, sorted_whole};
use crate::words::{actions_words, kind_name};

/// A deed that is possible with the chosen thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BenchDeed {
    /// Label of its button.
    pub label: Phrase,
    /// Icon of its button.
    pub icon: &'static str,
    /// Press of its button.
    pub press: BenchPress,
    /// Actions that it costs; 0 for a free one, and for an order.
    pub cost: u16,
    /// Reason why it is not possible now.
    pub why_not: Option<Phrase>,
}

impl BenchDeed {
    /// A deed of an action of the rules.
    pub(super) fn act(label: Phrase, icon: &'static str, action: Action, table: &Table) -> Self {
        let why_not = check_action(table, &action).err().map(|why| why.phrase());
        Self::send(label, icon, EngineersCommand::Try(action)).refused(why_not)
    }

    /// A deed of a command.
    pub(super) const fn send(label: Phrase, icon: &'static str, command: EngineersCommand) -> Self {
        Self { label, icon, press: BenchPress::Command(command), cost: 0, why_not: None }
    }

    pub(super) fn refused(self, why_not: Option<Phrase>) -> Self {
        Self { why_not, ..self }
    }

    pub(super) const fn costs(mut self, cost: u16) -> Self {
        self.cost = cost;
        self
    }

    /// Hint of its button: the label with the cost.
    pub fn hint(&self) -> Phrase {
        if self.cost == 0 {
            return self.label.clone();
        }
        phrase!("engineers-bench-cost", deed = &self.label, actions = actions_words(self.cost))
    }
}

/// Deeds with a thing of the team on turn, for the worker to whom orders go. The most usual one is
/// the first.
pub fn deeds_of(table: &Table, seat: SeatId, worker: WorkerId, thing: ThingId) -> Vec<BenchDeed> {
    let Some(found) = table.find_thing(thing) else { return Vec::new() };
    let deeds = DeedsOf { table, seat, worker, thing: found, whole: table.first_of(thing) };
    match found.place {
        Place::Zone(of) if of == seat => deeds.in_zone(),
        Place::Held(of, carriers) if of == seat => deeds.in_hands(carriers),
        Place::Truck(of) if of == seat => deeds.in_truck(),
        _ => Vec::new(),
    }
}

/// The chosen thing with the worker to whom orders go.
#[derive(Clone, Copy)]
pub(super) struct DeedsOf<'a, 't> {
    pub(super) table: &'a Table<'t>,
    pub(super) seat: SeatId,
    pub(super) worker: WorkerId,
    pub(super) thing: ThingView<'t>,
    /// The thing, or the first component of its assembly.
    pub(super) whole: ThingId,
}

impl DeedsOf<'_, '_> {
    /// Deeds with a thing of the zone.
    fn in_zone(self) -> Vec<BenchDeed> {
        let mut deeds: Vec<BenchDeed> = Vec::new();
        deeds.extend(self.debug());
        deeds.extend(self.train());
        deeds.extend(self.define());
        deeds.extend(self.connect());
        deeds.extend(self.detach());
        deeds.extend(self.mend());
        deeds.extend(self.improve());
        deeds.push(self.take());
        deeds.extend(self.unpack());
        deeds.extend(self.load());
        let discard = Action::Discard { thing: self.whole };
        deeds.push(BenchDeed::act(phrase!("engineers-bench-discard"), "crate", discard, self.table));
        deeds.extend(self.auction());
        deeds
    }

    /// Looking for the fault of a faulty machine (12.2).
    fn debug(self) -> Option<BenchDeed> {
        let is_faulty = self.table.state().is_faulty(&sorted_whole(self.table, self.whole));
        let order = Order::Debug { thing: self.whole };
        let action = Action::Debug { worker: self.worker, machine: self.whole };
        // An order walks home, takes a tool and waits for the next turn: only this is against it.
        let why_not = check_action(self.table, &action).err().filter(|why| *why == Illegal::OtherMachine);
        is_faulty.then(|| {
            let command = EngineersCommand::Give(self.worker, order);
            BenchDeed::send(phrase!("engineers-bench-debug"), DeedIcon::Debug.drawing(), command)
                .refused(why_not.map(|why| why.phrase()))
        })
    }

    /// Training on the thing (13.2).
    fn train(self) -> Option<BenchDeed> {
        let kind = self.thing.kind(self.seat);
        let stat = Stat::BOTH.into_iter().find(|&stat| kind.train(stat).is_some())?;
        let action = Action::Train { worker: self.worker, thing: self.thing.id };
        let stays = |why: &Illegal| matches!(why, Illegal::TrainedAlready | Illegal::MostMarkers);
        let why_not = check_action(self.table, &action).err().filter(stays);
        let command = EngineersCommand::Give(self.worker, Order::Train { thing: self.thing.id });
        let deed = BenchDeed::send(phrase!("engineers-bench-train"), marker_drawing(stat), command);
        Some(deed.costs(kind.train(stat).unwrap_or(0).into()).refused(why_not.map(|why| why.phrase())))
    }

    /// Defining a blank (14.3).
    fn define(self) -> Option<BenchDeed> {
        let is_open = self.thing.is_blank() && !self.thing.is_component(self.seat);
        let command = EngineersCommand::Open(Dialog::Blank(self.thing.id));
        is_open.then(|| BenchDeed::send(phrase!("engineers-bench-define"), DeedIcon::Card.drawing(), command))
    }

    /// Joining a component to another thing (10.2), or packing what is no component into a
    /// container of the zone, or into one that is carried (5.12).
    pub(super) fn connect(self) -> Option<BenchDeed> {
        let press = BenchPress::Connect(TableItem::Piece(self.thing.id));
        let deed = |label: Phrase, icon: &'static str| BenchDeed { label, icon, press, cost: 0, why_not: None };
        let is_in_zone = self.thing.place == Place::Zone(self.seat);
        let is_part = self.thing.assembly().is_some() || self.thing.is_component(self.seat);
        if is_in_zone && is_part {
            return Some(deed(phrase!("engineers-bench-join"), DeedIcon::Join.drawing()));
        }
        let is_container = self.thing.own_kind().is_container();
        let carried = self.table.held(self.seat).map(|(_, thing)| thing);
        let mut near = self.table.at(Place::Zone(self.seat)).chain(carried);
        let can_pack = !is_container && near.any(|thing| thing.own_kind().is_container());
        can_pack.then(|| deed(phrase!("engineers-bench-pack"), "bundle"))
    }

    /// Detaching the component from its assembly (10.2).
    fn detach(self) -> Option<BenchDeed> {
        self.thing.assembly()?;
        let action = Action::BeginDetaching { thing: self.thing.id };
        Some(BenchDeed::act(phrase!("engineers-bench-detach"), DeedIcon::Detach.drawing(), action, self.table))
    }

    /// Taking off a damage marker (12.7).
    fn mend(self) -> Option<BenchDeed> {
        let is_damaged = self.thing.condition.damage > 0 && self.thing.is_component(self.seat);
        let action = Action::Mend { worker: self.worker, thing: self.thing.id };
        let deed = || BenchDeed::act(phrase!("engineers-bench-mend"), "damage", action, self.table);
        is_damaged.then(|| deed().costs(self.cost_by(Kind::mend)))
    }

    /// Raising a component by a grade, for a worker who holds something to do it with (12.8).
    fn improve(self) -> Option<BenchDeed> {
        let cost = self.cost_by(Kind::improve);
        let action = Action::Improve { worker: self.worker, thing: self.thing.id };
        let deed = || BenchDeed::act(phrase!("engineers-bench-improve"), "improvement", action, self.table);
        (cost > 0 && self.thing.is_component(self.seat)).then(|| deed().costs(cost))
    }

    /// Actions that an act costs the worker with the best thing in hand; 0 if there is none.
    fn cost_by(self, actions: fn(&Kind) -> Option<u8>) -> u16 {
        find_means(self.table, self.seat, self.worker, actions).map_or(0, |means| means.actions.into())
    }

    /// Picking up, by several workers if it is too much for one (5.5).
    fn take(self) -> BenchDeed {
        let label = phrase!("engineers-bench-take");
        let icon = DeedIcon::Hand.drawing();
        let alone = check_can_hold(self.table, self.seat, WorkerSet::one(self.worker), self.whole);
        let here = self.table.zone_square(self.seat).map(|zone| self.table.workers_on(self.seat, zone));
        if matches!(alone, Err(Illegal::NoHands { .. })) && here.is_some_and(|here| here.len() > 1) {
            return BenchDeed::send(label, icon, EngineersCommand::Open(Dialog::Sharers(self.whole)));
        }
        let action = Action::PickUp { workers: WorkerSet::one(self.worker), thing: self.whole };
        BenchDeed::act(label, icon, action, self.table)
    }

    /// Taking things out of the container (5.12).
    pub(super) fn unpack(self) -> Vec<BenchDeed> {
        let packed = self.table.wholes_at(Place::Packed(self.thing.id));
        let deed = |thing: ThingView| {
            let kind = thing.kind(self.seat);
            let label = phrase!("engineers-bench-unpack", thing = kind_name(kind));
            let action = Action::Unpack { worker: self.worker, thing: thing.id };
            BenchDeed::act(label, kind_drawing(kind), action, self.table)
        };
        packed.map(deed).collect()
    }

    /// Loading into the truck, while it stands in the zone (9.9).
    fn load(self) -> Option<BenchDeed> {
        let is_here = self.table.zone_square(self.seat) == Some(self.table.truck(self.seat).square);
        let command = EngineersCommand::Load(self.whole);
        let deed = || BenchDeed::send(phrase!("engineers-bench-load"), DeedIcon::Truck.drawing(), command);
        is_here.then(|| deed().costs(loading_cost(self.table, self.seat, self.whole)))
    }

    /// Setting out for auction, in a game with trading (16.4).
    fn auction(self) -> Option<BenchDeed> {
        let why_not = check_auction(self.table, self.seat, self.whole).err();
        let command = EngineersCommand::BeginAuction(self.whole);
        let deed = || BenchDeed::send(phrase!("engineers-bench-auction"), DeedIcon::Auction.drawing(), command);
        let trades = self.table.setup().options.trading;
        trades.then(|| deed().refused(why_not.map(|why| why.phrase())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, TestYard};
    use crate::words::told::tell;

    /// Labels of the deeds that are possible, and of those that are not.
    fn told(yard: &TestYard, thing: u16) -> (Vec<String>, Vec<String>) {
        let table = yard.table();
        let deeds = deeds_of(&table, A, WorkerId(0), ThingId(thing));
        let (open, closed): (Vec<_>, Vec<_>) = deeds.into_iter().partition(|deed| deed.why_not.is_none());
        let labels = |deeds: Vec<BenchDeed>| deeds.iter().map(|deed| tell(&deed.label)).collect();
        (labels(open), labels(closed))
    }

    #[test]
    fn a_component_is_joined_and_a_part_of_an_assembly_taken_off() {
        let yard = TestYard::new().truck_on(A, "d0").in_zone(A, "pump").in_zone(A, "rope").in_zone(A, "bucket");
        let loose = told(&yard, 0).0;
        assert_eq!(loose, ["Join to…", "Pick up", "Discard", "Auction"]);
        let joined = told(&yard.joined(&[0, 1]), 0).0;
        assert!(joined.contains(&"Detach".to_owned()), "{joined:?}");
    }

    #[test]
    fn what_needs_a_tool_says_so() {
        let yard = TestYard::new().in_zone(A, "pump").change(|position| position.things[0].condition.damage = 1);
        assert_eq!(told(&yard, 0).1, ["Mend"]);
    }
}

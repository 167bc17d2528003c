//! Contents of the workbench.

use shell::language::{InWords, Phrase};
use shell::seats::{Colour, SeatId};

use super::deeds::{BenchDeed, deeds_of};
use super::hands::{BenchHands, HandsOf};
use super::truck_load::TruckLoad;
use crate::action::{Action, Illegal, ThingId};
use crate::client::art::thing_picture::ThingPicture;
use crate::client::play::deed::acting_team;
use crate::client::play::executing::turn_buttons::refusal_of_button;
use crate::client::play::{How, TableItem, TurnButton};
use crate::client::scene::Scene;
use crate::client::zone_panel::zone_things::picture_of;
use crate::client::zone_panel::{JobFacts, ZoneFacts, ZonePlace, ZoneThing};
use crate::messages::phrase;
use crate::set::limits::LINK_MA;
use crate::table::{Place, Table};
use crate::turn::check_action;
use crate::turn::work::fault_value;
use crate::turn::work::zone_work::man_actions;
use crate::words::a_whole;
use crate::yard::Square;

/// A thing on a shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchThing {
    /// The thing as the zone has it.
    pub thing: ZoneThing,
    /// Its name for screen readers, with its faults and contents.
    pub name: Phrase,
    /// Things that are packed in it (5.12).
    pub contents: Vec<ThingPicture>,
}

/// Place of a shelf.
#[derive(Clone, Debug, PartialEq)]
pub enum BenchPlace {
    /// Nothing lies there.
    Free,
    /// A thing lies there.
    Thing(Box<BenchThing>),
    /// The parked truck takes it (9.7).
    Truck,
}

/// Debugging of this turn (12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DebuggedFacts {
    /// Man-actions of this turn.
    pub done: u8,
    /// Highest roll by which the fault is found (12.3).
    pub value: u8,
}

/// The item in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchHeld {
    /// The item.
    pub item: TableItem,
    /// Its name, if the next press chooses where it goes.
    pub connects: Option<Phrase>,
}

/// Contents of the workbench.
#[derive(Clone, Debug, PartialEq)]
pub struct BenchFacts {
    /// Team of the zone.
    pub team: SeatId,
    /// Name of the team.
    pub name: String,
    /// Colour of the team.
    pub colour: Colour,
    /// Square of the zone.
    pub square: Square,
    /// Places that are taken (7.2).
    pub taken: u8,
    /// The ten places.
    pub places: Vec<BenchPlace>,
    /// The job.
    pub job: Option<JobFacts>,
    /// Man-actions that the worker who is looked at would add in this turn.
    pub added: u8,
    /// Debugging of this turn, in the zone of the team on turn.
    pub debugged: Option<DebuggedFacts>,
    /// Workers.
    pub hands: Vec<BenchHands>,
    /// Truck of the own team with what is in it; `None` if it is empty.
    pub load: Option<TruckLoad>,
    /// Whether the viewer may act here: it is the own zone, and the viewer's choice.
    pub may_act: bool,
    /// Whether the zone is the viewer's own.
    pub is_own: bool,
    /// The chosen thing.
    pub chosen: Option<ThingId>,
    /// Deeds that are possible with it.
    pub deeds: Vec<BenchDeed>,
    /// The item in hand.
    pub held: Option<BenchHeld>,
    /// Reason why nobody can work.
    pub why_no_work: Option<Phrase>,
}

impl BenchFacts {
    /// The workbench of the zone that is shown; `None` before its team has taken a gate (2.5).
    pub fn of(scene: &Scene) -> Option<Self> {
        let team = scene.zone_shown();
        let seats = scene.play.seats();
        let mut zone = ZoneFacts::of(scene.table, seats, team, scene.viewer)?;
        scene.view.zone_order.arrange(&mut zone);
        let own = &scene.interaction.own;
        let is_own = scene.viewer.seat == Some(team);
        let may_act = is_own && scene.is_open() && acting_team(scene.table) == Some(team);
        let chosen = scene.view.bench_thing.filter(|&thing| is_at_bench(scene.table, team, thing));
        let hands = HandsOf {
            table: scene.table,
            whole: scene.whole,
            seats,
            viewer: scene.viewer,
            team,
            chosen: is_own.then_some(own.worker),
        };
        let deeds = chosen.filter(|_| may_act).map(|thing| deeds_of(scene.table, team, own.worker, thing));
        let refused = refusal_of_button(scene.table, own, TurnButton::Work);
        Some(Self {
            team,
            name: scene.seat_name(team).to_owned(),
            colour: zone.colour,
            square: zone.square,
            taken: zone.taken,
            places: zone.places.into_iter().map(|place| bench_place(scene.table, team, place)).collect(),
            job: zone.job,
            added: if may_act { man_actions_added(scene, team) } else { 0 },
            debugged: debugged_in(scene.table, team),
            hands: hands.workers(),
            load: TruckLoad::of(scene.table, seats, team, own.worker).filter(|_| is_own),
            may_act,
            is_own,
            chosen,
            deeds: deeds.unwrap_or_default(),
            held: if may_act { held_of(scene, team) } else { None },
            why_no_work: if may_act { refused } else { Some(Illegal::NotNow.phrase()) },
        })
    }

    /// Whether an item is in hand.
    pub fn is_held(&self, item: TableItem) -> bool {
        self.held.as_ref().is_some_and(|held| held.item == item)
    }
}

/// Whether a thing lies in the zone of a team, is carried by its workers, or is in its truck.
fn is_at_bench(table: &Table, team: SeatId, thing: ThingId) -> bool {
    let place = table.find_thing(thing).map(|thing| thing.place);
    matches!(place, Some(Place::Zone(of) | Place::Held(of, _) | Place::Truck(of)) if of == team)
}

fn bench_place(table: &Table, team: SeatId, place: ZonePlace) -> BenchPlace {
    match place {
        ZonePlace::Free => BenchPlace::Free,
        ZonePlace::Truck => BenchPlace::Truck,
        ZonePlace::Thing(thing) => BenchPlace::Thing(Box::new(bench_thing(table, team, thing))),
    }
}

fn bench_thing(table: &Table, team: SeatId, thing: ZoneThing) -> BenchThing {
    let mut name = match (thing.is_joined, thing.packed) {
        (true, _) => {
            phrase!("engineers-bench-joined", thing = &thing.name, whole = a_whole(table, thing.thing, team))
        }
        (false, 0) => thing.name.clone(),
        (false, _) => a_whole(table, thing.thing, team),
    };
    if thing.is_faulty {
        name = phrase!("engineers-bench-faulty", thing = name);
    }
    let packed = table.at(Place::Packed(thing.thing));
    let contents = packed.map(|packed| picture_of(&packed, team)).collect();
    BenchThing { thing, name, contents }
}

/// Man-actions that the worker under the pointer, or the chosen one, would add to the job in this
/// turn with what it holds (10.3).
fn man_actions_added(scene: &Scene, team: SeatId) -> u8 {
    let Some(job) = scene.table.job(team) else { return 0 };
    let worker = match scene.looked_at() {
        Some(TableItem::Worker(of, worker)) if of == team => worker,
        _ => scene.interaction.own.worker,
    };
    if check_action(scene.table, &Action::Work { worker }).is_err() {
        return 0;
    }
    let each = man_actions(scene.table, team, worker, job.plan.job());
    let left = scene.table.actions_left(team, worker);
    each.saturating_mul(left).min(LINK_MA.saturating_sub(job.done))
}

fn debugged_in(table: &Table, team: SeatId) -> Option<DebuggedFacts> {
    let turn = table.turn().filter(|turn| turn.seat == team)?;
    let done = turn.debugged.as_ref()?.done;
    Some(DebuggedFacts { done, value: fault_value(done) })
}

fn held_of(scene: &Scene, team: SeatId) -> Option<BenchHeld> {
    let own = &scene.interaction.own;
    let held = own.held?;
    let connects = match held.item {
        TableItem::Piece(thing) if held.how == How::Keys => Some(a_whole(scene.table, thing, team)),
        _ => None,
    };
    Some(BenchHeld { item: held.item, connects })
}

//! Workers and trucks in the yard, and the loads that workers share.

use shell::language::Phrase;
use shell::seats::{Colour, Seat, SeatId, seat_name};

use super::viewer::Viewer;
use crate::action::{WorkerId, WorkerSet};
use crate::messages::phrase;
use crate::table::Table;
use crate::words::worker_name;
use crate::yard::Square;

/// A worker or a truck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FigureId {
    /// A worker of a team.
    Worker(SeatId, WorkerId),
    /// The truck of a team.
    Truck(SeatId),
}

impl FigureId {
    /// Its team.
    pub const fn seat(self) -> SeatId {
        match self {
            Self::Worker(seat, _) | Self::Truck(seat) => seat,
        }
    }
}

/// A worker on foot, or a truck.
#[derive(Clone, Debug, PartialEq)]
pub struct YardFigure {
    /// Its team and number.
    pub id: FigureId,
    /// Colour of its team.
    pub colour: Colour,
    /// Its name: "Orange 2".
    pub name: Phrase,
    /// Square where it stands.
    pub square: Square,
    /// Place where it is drawn while it is on its way, in columns and rows.
    pub on_way: Option<(f32, f32)>,
    /// Opacity, from 0 to 1: less than 1 while it fades from one square to another.
    pub opacity: f32,
    /// Number of things that it carries alone, or of units aboard (19.1).
    pub carried: u8,
    /// Whether a worker of the viewer has no action left in the own turn; others do not show it, as
    /// their limits are their own (19.2).
    pub is_spent: bool,
}

/// A load that workers carry together (5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedLoad {
    /// Team of the workers.
    pub seat: SeatId,
    /// Colour of the team.
    pub colour: Colour,
    /// The workers.
    pub workers: WorkerSet,
    /// Square where they stand.
    pub square: Square,
    /// Number of things that just these workers carry together.
    pub number: u8,
}

/// Trucks and workers on foot, square by square: trucks at the back, own workers in front.
pub(super) fn figures_of(table: &Table, seats: &[Seat], viewer: &Viewer) -> Vec<YardFigure> {
    let of_team = |seat: SeatId| {
        let workers = table.workers(seat).filter(|(_, worker)| !worker.is_aboard);
        let workers = workers.filter_map(move |(worker, _)| worker_figure(table, seats, viewer, seat, worker));
        truck_figure(table, seats, seat).into_iter().chain(workers).collect::<Vec<_>>()
    };
    let has_begun = |seat: &SeatId| table.team(*seat).gate.is_some();
    let mut figures: Vec<YardFigure> = table.seats().filter(has_begun).flat_map(of_team).collect();
    figures.sort_by_key(|figure| {
        let is_worker = matches!(figure.id, FigureId::Worker(..));
        (figure.square, is_worker, viewer.seat == Some(figure.id.seat()))
    });
    figures
}

fn worker_figure(table: &Table, seats: &[Seat], viewer: &Viewer, seat: SeatId, worker: WorkerId) -> Option<YardFigure> {
    let is_own_turn = viewer.seat == Some(seat) && table.turn().is_some_and(|turn| turn.seat == seat);
    Some(YardFigure {
        id: FigureId::Worker(seat, worker),
        colour: seats.get(seat.index())?.colour,
        name: worker_name(seats, seat, worker),
        square: table.find_worker(seat, worker)?.square,
        on_way: None,
        opacity: 1.0,
        carried: number_carried(table, seat, WorkerSet::one(worker)),
        is_spent: is_own_turn && table.actions_left(seat, worker) == 0,
    })
}

fn truck_figure(table: &Table, seats: &[Seat], seat: SeatId) -> Option<YardFigure> {
    Some(YardFigure {
        id: FigureId::Truck(seat),
        colour: seats.get(seat.index())?.colour,
        name: phrase!("engineers-yard-truck", name = seat_name(seats, seat)),
        square: table.truck(seat).square,
        on_way: None,
        opacity: 1.0,
        carried: table.units_aboard(seat),
        is_spent: false,
    })
}

/// Number of things that just these workers carry, each assembly counted as one.
fn number_carried(table: &Table, seat: SeatId, workers: WorkerSet) -> u8 {
    let held = table.held(seat).filter(|(carriers, thing)| *carriers == workers && table.is_whole(thing));
    u8::try_from(held.count()).unwrap_or(u8::MAX)
}

/// Loads that workers carry together.
pub(super) fn shared_loads_of(table: &Table, seats: &[Seat]) -> Vec<SharedLoad> {
    let mut loads: Vec<SharedLoad> = Vec::new();
    for seat in table.seats() {
        let Some(colour) = seats.get(seat.index()).map(|seat| seat.colour) else { continue };
        for (workers, _) in table.held(seat).filter(|(workers, _)| workers.len() > 1) {
            let is_listed = loads.iter().any(|load| load.seat == seat && load.workers == workers);
            let first = workers.iter().next().and_then(|worker| table.find_worker(seat, worker));
            if let Some(first) = first.filter(|_| !is_listed) {
                let number = number_carried(table, seat, workers);
                loads.push(SharedLoad { seat, colour, workers, square: first.square, number });
            }
        }
    }
    loads
}

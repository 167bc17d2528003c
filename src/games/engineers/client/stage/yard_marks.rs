//! Marks of the yard: the chosen worker, the way of the order under the pointer, orders that wait,
//! and what can be chosen.

use crate::action::{Action, WorkerId};
use crate::client::play::deed::{Deed, acting_team};
use crate::client::play::prompt::preview::{Preview, deed_of_pointer, preview_of_deed};
use crate::client::play::{TableItem, TurnButton};
use crate::client::scene::Scene;
use crate::client::tray::button_node::button_key;
use crate::client::yard::{FigureId, GateMark, OrderFlag, OrderWay, YardMarks};
use crate::orders::{Order, Way, way_of_order};
use crate::set::limits::LINK_MA;
use crate::table::Stage;
use crate::turn::check_action;
use crate::turn::moving::search::squares_covered;
use crate::turn::work::zone_work::man_actions;
use crate::yard::{Gate, Square, Squares, Wall};
use client::kit::Pen;
use client::kit::panel::state_of;
use shell::seats::SeatId;

/// Item that the player points at, and the deed of a press on it.
#[derive(Clone, Debug, Default)]
pub struct PointedDeed {
    /// Deed of a press or a drop.
    deed: Option<Deed>,
    /// Its preview.
    preview: Option<Preview>,
}

impl PointedDeed {
    /// Item that the player points at now; nothing unless a person may act.
    pub fn of(scene: &Scene) -> Self {
        if !scene.is_open() {
            return Self::default();
        }
        let deed = deed_of_pointer(scene.seen_table(), &scene.interaction.own);
        let preview = acting_team(scene.table).zip(deed.clone());
        let preview =
            preview.and_then(|(seat, deed)| preview_of_deed(scene.seen_table(), seat, deed, scene.play.seats()));
        Self { deed, preview }
    }

    /// Man-actions that it would add to the job of a team in this turn (10.3).
    pub fn added_to_job(&self, scene: &Scene, team: SeatId) -> u8 {
        let Some(Deed::Give(worker, Order::Work)) = self.deed else { return 0 };
        let Some(job) = scene.table.job(team).filter(|_| acting_team(scene.table) == Some(team)) else { return 0 };
        let walked = self.preview.as_ref().and_then(|preview| preview.way.as_ref()).map_or(0, Way::cost);
        let left = u16::from(scene.table.actions_left(team, worker)).saturating_sub(walked);
        let each = u16::from(man_actions(scene.table, team, worker, job.plan.job()));
        let missing = LINK_MA.saturating_sub(job.done);
        u8::try_from(left.saturating_mul(each)).unwrap_or(u8::MAX).min(missing)
    }

    /// Way of the order, or of the truck that would be driven.
    fn way(&self, scene: &Scene, seat: SeatId) -> Option<OrderWay> {
        if let Some((squares, clockwise)) = self.deed.as_ref().and_then(Deed::drive) {
            return Some(OrderWay::of_drive(scene.table.truck(seat).square, squares, clockwise));
        }
        let preview = self.preview.as_ref()?;
        let worker = scene.table.find_worker(seat, preview.worker?)?;
        Some(OrderWay::of(worker.square, preview.way.as_ref()?))
    }

    /// Wall that would come down (4.5).
    fn wall(&self, scene: &Scene, seat: SeatId) -> Option<Wall> {
        let Some(Deed::Act(Action::TakeDownWall { worker, direction })) = self.deed else { return None };
        Wall::of(scene.table.find_worker(seat, worker)?.square, direction)
    }
}

/// Marks of the yard for a square under the pointer.
pub fn marks_of_yard(pen: &Pen, scene: &Scene, deed: &PointedDeed, under: Option<Square>) -> YardMarks {
    let replaced = deed.preview.as_ref().and_then(|preview| preview.worker);
    let orders = own_orders(scene);
    let mut marks = YardMarks {
        waiting: orders
            .iter()
            .filter(|order| Some(order.1) != replaced)
            .filter_map(|order| waiting(scene, *order))
            .collect(),
        flags: orders.iter().map(|&(seat, worker, order)| OrderFlag::of(seat, worker, order)).collect(),
        gates: free_gates(scene),
        pointed: pointed_square(scene, under),
        covered_to: if scene.play.is_watched() { 0.0 } else { scene.regions.prompt.bottom() },
        ..YardMarks::default()
    };
    if let Some((seat, worker)) = scene.chosen_worker() {
        let is_aboard = scene.table.find_worker(seat, worker).is_some_and(|worker| worker.is_aboard);
        marks.chosen = Some(if is_aboard { FigureId::Truck(seat) } else { FigureId::Worker(seat, worker) });
        marks.way = deed.way(scene, seat);
        marks.wall = deed.wall(scene, seat);
        marks.covered = covered(pen, scene, (seat, worker), marks.pointed);
    }
    marks
}

/// An order of a worker of a team.
type GivenOrder = (SeatId, WorkerId, Order);

/// Orders that wait, of the viewer's own team.
fn own_orders(scene: &Scene) -> Vec<GivenOrder> {
    let is_own = |order: &GivenOrder| scene.viewer.seat == Some(order.0);
    scene.interaction.own.orders.each().filter(is_own).collect()
}

/// Way of an order that waits; `None` if it leads nowhere.
fn waiting(scene: &Scene, order: GivenOrder) -> Option<OrderWay> {
    let from = scene.table.find_worker(order.0, order.1)?.square;
    let way = way_of_order(scene.table, order.0, order.1, order.2)?;
    Some(OrderWay::of(from, &way)).filter(|way| way.end().is_some())
}

/// Square of the keyboard, that over which the item in hand is held, or that under the pointer.
fn pointed_square(scene: &Scene, under: Option<Square>) -> Option<Square> {
    let own = &scene.interaction.own;
    let over = own.held.and_then(|held| held.over);
    match over {
        Some(TableItem::Square(square)) => Some(square),
        _ => own.cursor.or(under).or_else(|| gate_of_list(scene)),
    }
}

/// Square of the free gate that is pointed at in the list beside the yard.
fn gate_of_list(scene: &Scene) -> Option<Square> {
    let is_due = matches!(scene.table.state().stage, Stage::Gates(_));
    match scene.interaction.own.pointed {
        Some(TableItem::Square(square)) if is_due && Gate::of_square(square).is_some() => Some(square),
        _ => None,
    }
}

/// Gates that can be taken, with the mean way to a square from each (2.5).
pub fn free_gates(scene: &Scene) -> Vec<GateMark> {
    let is_due = matches!(scene.table.state().stage, Stage::Gates(_));
    let free = Gate::ALL.into_iter().filter(|&gate| is_due && scene.table.owner_of(gate).is_none());
    free.map(|gate| GateMark { gate, mean_way: scene.table.yard().mean_distance(gate.square()) }).collect()
}

/// Squares that a search of the chosen worker would cover (6.1), while its own square or the button
/// is pointed at.
fn covered(pen: &Pen, scene: &Scene, chosen: (SeatId, WorkerId), pointed: Option<Square>) -> Squares {
    let worker = chosen.1;
    let square = scene.table.find_worker(chosen.0, worker).map(|worker| worker.square);
    let is_meant = square.is_some() && pointed == square || state_of(pen, button_key(TurnButton::Search)).is_hovered;
    if is_meant && scene.held_item().is_none() && check_action(scene.table, &Action::Search { worker }).is_ok() {
        squares_covered(scene.table, chosen.0, worker)
    } else {
        Squares::new()
    }
}

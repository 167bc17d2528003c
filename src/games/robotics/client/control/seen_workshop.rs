//! Workshops as they are seen while a control is shown: each with what it loses, until the light
//! has been there.

use super::losses::WorkshopLoss;
use super::visits::{VisitState, seconds_of_visits, states_of_visits};
use crate::client::scene::Scene;
use crate::client::scene::show_clock::ShowClock;
use crate::parts::PartCounts;
use crate::robot::Robot;
use client::kit::Pen;
use shell::seats::SeatId;

/// A workshop as it is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenWorkshop {
    /// Its robot.
    pub robot: Robot,
    /// Parts in its store.
    pub store: PartCounts,
    /// Number of its nuts.
    pub nuts: u32,
    /// Whether all that a control takes from it is still there.
    pub is_before_control: bool,
}

impl SeenWorkshop {
    /// The workshop of a seat as it is seen, of which some parts are still to be lost. Loose ones
    /// of the player who acts may be on the bench, so that they are only counted.
    pub fn of(scene: &Scene, seat: SeatId, to_lose: Option<&WorkshopLoss>) -> Self {
        let workshop = scene.table.workshop(seat);
        let nuts = workshop.robot.counts().nuts() + workshop.shop.all_loose().nuts();
        let Some(loss) = to_lose else {
            let robot = workshop.robot.clone();
            return Self { robot, store: workshop.shop.store, nuts, is_before_control: false };
        };
        let is_in_store = scene.active() != Some(seat);
        let loose = loss.loose_taken.iter().copied().filter(|_| is_in_store);
        let lost: PartCounts = loss.lost().collect();
        Self {
            robot: Robot::of(scene.table.data(), loss.before()),
            store: workshop.shop.store.each().chain(loose).collect(),
            nuts: nuts + lost.nuts(),
            is_before_control: true,
        }
    }
}

/// Losses of the workshops to a control whose light has not been there to its end, and of all of
/// them while the drawn counter is shown before it.
pub fn losses_to_come(pen: &Pen, scene: &Scene) -> Vec<WorkshopLoss> {
    let Some(losses) = WorkshopLoss::all_of(scene) else { return WorkshopLoss::all_after_draw(scene) };
    let clock = ShowClock::read(pen, scene, "control", seconds_of_visits(&losses));
    let states = states_of_visits(&losses, clock);
    let is_to_come = |state: &VisitState| matches!(state, VisitState::Waits | VisitState::Visited(_));
    losses.into_iter().zip(states).filter(|(_, state)| is_to_come(state)).map(|(loss, _)| loss).collect()
}

/// Number of nuts that a control gives back to the market after the drawn counter has been shown.
pub fn nuts_after_draw(scene: &Scene) -> u32 {
    let losses = WorkshopLoss::all_after_draw(scene);
    losses.iter().map(|loss| loss.lost().collect::<PartCounts>().nuts()).sum()
}

//! Machines that act across the table (11.7), between the places where the panels are drawn.

use bevy_egui::egui::Rect;
use shell::seats::SeatId;

use super::machine_act::MachineAct;
use super::painter::paint_act;
use super::piece::ActPlaces;
use crate::client::art::names::machine_drawing;
use crate::client::motion::places::TablePlace;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::durations::ACTS;
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::table::Table;
use client::kit::Pen;
use client::motion::timed::{MotionClock, Timed};

/// A machine that acts across the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ActingMachine {
    /// Its team.
    seat: SeatId,
    /// Its drawing.
    drawing: &'static str,
    /// Its act.
    act: MachineAct,
}

impl ActingMachine {
    /// Whether it carries its points to its team itself.
    pub const fn carries_points(&self) -> bool {
        self.act.carries_points()
    }

    /// Machine that acts by a cue, at its time; `None` by any other cue.
    pub fn of_cue(table: &Table, timed: &TimedCue, clock: MotionClock) -> Option<Timed<Self>> {
        let Cue::Acts { seat, machine, .. } = timed.cue else { return None };
        let machine = table.data().get_machine(machine)?;
        let acting = Self { seat, drawing: machine_drawing(machine), act: MachineAct::of(machine) };
        Some(clock.schedule(acting, timed.after, ACTS))
    }
}

/// Draws the machines that act at a time in seconds, and forgets those that have ended. Returns
/// whether more frames are needed. Must be called after the panels, which note their places.
pub fn draw_acts(pen: &mut Pen, scene: &Scene, acting: &mut Vec<Timed<ActingMachine>>, now: f64) -> bool {
    acting.retain(|acting| !acting.is_over(now));
    for timed in acting.iter() {
        if let Some(part) = timed.progress_if_shown(now) {
            let ActingMachine { seat, drawing, act } = timed.thing;
            let places = places_of_act(scene, seat, pen.ui.ctx().content_rect());
            paint_act(pen, act, drawing, &places, part);
        }
    }
    !acting.is_empty()
}

/// Places between which the machine of a team acts.
fn places_of_act(scene: &Scene, seat: SeatId, table: Rect) -> ActPlaces {
    let place = |place: MotionPlace| scene.view.places.get(&place).copied().unwrap_or(scene.regions.stage);
    ActPlaces {
        machine: place(MotionPlace::Machine),
        bench: place(MotionPlace::Bench),
        log: scene.regions.log,
        score: TablePlace::Points(seat).rect(scene, seat),
        table,
    }
}

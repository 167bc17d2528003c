//! Short effects of the cues of a step: parts and coins that fly to their places, and counters that
//! come out of the bag.

use std::f32::consts::TAU;
use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Rect};

use super::coins;
use super::journeys::{DRAWN, PartJourney, journeys_of_cues};
use super::places::{PlaceBefore, TablePlace, bank_rect, mouth_of_bag, place_before, place_now, seat_rect};
use crate::action::LoosePlace;
use crate::client::art::drawing_of;
use crate::client::play::Thing;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::scene::Scene;
use crate::parts::{Kind, Part};
use client::kit::Pen;
use client::kit::tokens::Space;
use client::motion::effect_kinds::EffectKind;
use client::motion::effects::Effects;
use client::motion::flight::Flight;
use client::motion::turn_up::TurnUp;
use client::motion::way::WayArc;
use client::settings::Settings;
use shell::seats::SeatId;

/// Time in which a part flies that was in hand, and any other, and duration of sparks, at the usual
/// speed.
const SNAP: Duration = Duration::from_millis(170);
const FLIES: Duration = Duration::from_millis(380);
const SPARKS: Duration = Duration::from_millis(200);
/// Time in which a counter rises out of the bag and turns up, and for which a special one stays
/// there, at the usual speed.
const RISES: Duration = Duration::from_millis(420);
const STAYS: Duration = Duration::from_millis(1_000);
/// Number of times that the bag shakes to either side, and its distance from its place, in points.
const SHAKES: f32 = 2.0;
const REACH: f32 = Space::Xs.points();
/// Side of a nut, in sides of its part.
const NUT: f32 = 0.36;

/// Effects of cues that are seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct CueEffects {
    /// Cues that came since the last frame.
    cues: Vec<TimedCue>,
    /// Effects of this frame's cues, which begin once the panels have noted where things are.
    begun: Vec<Begun>,
    /// Things on their way, each with the time of its arrival.
    arrivals: Vec<(Thing, f64)>,
    /// Time at which the bag began to shake, and duration of that in seconds.
    shaking: Option<(f64, f32)>,
    /// Number of the game's change that was seen last.
    seen: u64,
    shown: Effects,
}

/// Effect whose places are still to be found.
#[derive(Clone, Debug)]
enum Begun {
    /// A part flies, from a place at a time on.
    Part(PartJourney, PlaceBefore, f64),
    /// Another cue, from a time on.
    Other(Cue, f64),
}

/// Time in which a part flies, in seconds at the usual speed.
fn seconds_of_flight(from: PlaceBefore) -> f32 {
    if from.is_in_hand { SNAP } else { FLIES }.as_secs_f32()
}

impl CueEffects {
    /// Takes in cues, whose effects begin in the next frame.
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues.extend(cues);
    }

    /// Begins the effects of new cues at a time, before the panels are drawn. The effects of an
    /// earlier step end with the next one, or when that is undone.
    pub fn take_in(&mut self, scene: &mut Scene, now: f64) {
        if std::mem::replace(&mut self.seen, scene.play.changes) != scene.play.changes {
            self.shown.retain(|kind| matches!(kind, EffectKind::Sparks { .. }));
            self.arrivals.clear();
            self.shaking = None;
        }
        let cues = std::mem::take(&mut self.cues);
        let speed = scene.settings.speed.factor();
        let begins = |after: Duration| now + f64::from(after.as_secs_f32() * speed);
        for journey in journeys_of_cues(&cues, scene.on_stage()) {
            let is_held = scene.held_thing().is_some_and(|held| journey.to == TablePlace::Thing(held));
            let from =
                place_before(scene, journey.from).or_else(|| place_before(scene, TablePlace::Seat(journey.seat)));
            if let Some(from) = from.filter(|_| !is_held) {
                self.begin_journey(scene.settings, journey, from, begins(journey.after));
            }
        }
        self.begun.extend(cues.into_iter().map(|timed| Begun::Other(timed.cue, begins(timed.after))));
        self.arrivals.retain(|(_, arrives)| now < *arrives);
        scene.view.arriving = self.arrivals.iter().map(|(thing, _)| *thing).collect();
        scene.view.bag_shift = self.bag_shift(now);
    }

    /// Begins the flight of a part. Until it arrives, the panel where it belongs leaves it out.
    fn begin_journey(&mut self, settings: &Settings, journey: PartJourney, from: PlaceBefore, begins: f64) {
        let speed = settings.speed.factor();
        if settings.reduced_motion || speed <= 0.0 {
            return;
        }
        if let TablePlace::Thing(thing) = journey.to {
            self.arrivals.push((thing, begins + f64::from(seconds_of_flight(from) * speed)));
        }
        self.begun.push(Begun::Part(journey, from, begins));
    }

    /// Distance of the bag from its place at a time, in points to the right.
    fn bag_shift(&self, now: f64) -> f32 {
        let Some((began, lasts)) = self.shaking else { return 0.0 };
        let part = (now - began) as f32 / lasts;
        if (0.0..1.0).contains(&part) { (part * SHAKES * TAU).sin() * REACH } else { 0.0 }
    }

    /// Finds the places of the effects that have begun in this frame. Must be called after the
    /// panels are drawn.
    pub fn launch(&mut self, scene: &Scene) {
        for begun in std::mem::take(&mut self.begun) {
            match begun {
                Begun::Part(journey, from, begins) => self.launch_part(scene, journey, from, begins),
                Begun::Other(cue, begins) => self.launch_other(scene, &cue, begins),
            }
        }
    }

    fn add(&mut self, scene: &Scene, kind: impl Into<EffectKind>, begins: f64, lasts: Duration) {
        self.shown.add(scene.settings, kind, begins, lasts.as_secs_f32());
    }

    /// Lets a part fly to its place, or to the card of its seat if that is not drawn.
    fn launch_part(&mut self, scene: &Scene, journey: PartJourney, from: PlaceBefore, begins: f64) {
        let PartJourney { part, seat, to, .. } = journey;
        let place = place_now(scene, to);
        let end = place.unwrap_or_else(|| seat_rect(scene, seat));
        let turns = f32::from(journey.rotation as u8) / 4.0;
        let flight = Flight { arc: WayArc::Flat, ..Flight::new(drawing_of(part.kind), from.rect, end) };
        let flight = if from.is_in_hand {
            // It is turned already.
            Flight { arc: WayArc::Straight, turned: turns, ..flight }
        } else {
            Flight { turns, ..flight }
        };
        let lasts = if from.is_in_hand { SNAP } else { FLIES };
        self.add(scene, flight, begins, lasts);
        if part.nut {
            let nut = Flight {
                drawing: "nut",
                from: nut_rect(from.rect),
                to: nut_rect(end),
                turned: 0.0,
                turns: 0.0,
                ..flight
            };
            self.add(scene, nut, begins, lasts);
        }
        if let (TablePlace::Thing(Thing::Attached(_)), Some(around), true) = (to, place, from.is_in_hand) {
            let snaps = begins + f64::from(lasts.as_secs_f32() * scene.settings.speed.factor());
            self.add(scene, EffectKind::Sparks { around }, snaps, SPARKS);
        }
    }

    fn launch_other(&mut self, scene: &Scene, cue: &Cue, begins: f64) {
        match *cue {
            Cue::Paid { seat, credits } => {
                let coins = coins::coin_flights(credits, seat_rect(scene, seat), bank_rect(scene));
                self.launch_coins(scene, coins, begins);
            }
            Cue::Earned { seat, credits } => {
                let coins = coins::coin_flights(credits, bank_rect(scene), seat_rect(scene, seat));
                self.launch_coins(scene, coins, begins);
            }
            Cue::Drew { seat, kind } => self.launch_drawn(scene, seat, kind, begins),
            _ => {}
        }
    }

    fn launch_coins(&mut self, scene: &Scene, coins: impl Iterator<Item = (Flight, Duration)>, begins: f64) {
        let speed = scene.settings.speed.factor();
        for (flight, after) in coins {
            self.add(scene, flight, begins + f64::from(after.as_secs_f32() * speed), coins::FLIES);
        }
    }

    /// Lets a counter rise out of the bag and turn up, unless it was pulled out by hand.
    fn launch_drawn(&mut self, scene: &Scene, seat: SeatId, kind: Kind, begins: f64) {
        let drawn = Thing::Loose(Part::plain(kind), LoosePlace::Bench);
        let is_held = seat == scene.on_stage() && scene.held_thing() == Some(drawn);
        let (Some(from), Some(to), false) = (mouth_of_bag(scene), place_now(scene, TablePlace::Raised), is_held) else {
            return;
        };
        let lasts = if kind.is_component() { DRAWN } else { STAYS };
        let rises = RISES.div_duration_f32(lasts);
        self.add(scene, TurnUp { back: "counter", face: drawing_of(kind), from, to, rises }, begins, lasts);
        let shakes = !scene.settings.reduced_motion && scene.settings.speed.factor() > 0.0;
        self.shaking = shakes.then(|| (begins, RISES.as_secs_f32() * scene.settings.speed.factor()));
    }

    /// Draws the effects over all panels; returns whether more frames are needed. A press of the
    /// pointer ends them all.
    pub fn draw(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        let has_effects = self.shown.draw_effects(pen, settings, now);
        let had_arrivals = !self.arrivals.is_empty();
        if !has_effects {
            self.arrivals.clear();
            self.shaking = None;
        }
        has_effects || had_arrivals
    }
}

/// Rectangle of the nut on a part.
fn nut_rect(part: Rect) -> Rect {
    Align2::RIGHT_TOP.align_size_within_rect(part.size() * NUT, part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bag_shakes_for_a_moment_and_comes_to_rest() {
        let effects = CueEffects { shaking: Some((5.0, RISES.as_secs_f32())), ..CueEffects::default() };
        let shifts: Vec<f32> = (0..60_u8).map(|step| effects.bag_shift(5.0 + f64::from(step) / 100.0)).collect();
        assert!(shifts.iter().any(|shift| *shift > REACH / 2.0) && shifts.iter().any(|shift| *shift < -REACH / 2.0));
        assert!(shifts.iter().all(|shift| shift.abs() <= REACH));
        assert_eq!((shifts[59], CueEffects::default().bag_shift(5.0)), (0.0, 0.0));
    }
}

//! Short effects: things that fly, explosions, sparks, and words that float up. Nothing waits for
//! them, and a press of the pointer ends them all.

use bevy::prelude::Resource;
use bevy_egui::egui::{Id, LayerId, Order, UiBuilder};

use super::effect_kinds::EffectKind;
use super::flight::Flight;
use crate::kit::Pen;
use crate::settings::Settings;

/// Greatest distance of the stage from its place while it shakes, in points.
const REACH: f32 = 6.0;
/// Number of times that the stage shakes to either side.
const SHAKES: f32 = 4.0;

/// Effect from one time to another, in seconds of the clock of the interface.
#[derive(Clone, Debug, PartialEq)]
struct Effect {
    kind: EffectKind,
    begins: f64,
    lasts: f32,
}

impl Effect {
    /// Part of its time that is over: negative before it begins, 1 at its end.
    fn part_at(&self, now: f64) -> f32 {
        (now - self.begins) as f32 / self.lasts
    }

    fn is_due(&self, now: f64) -> bool {
        now < self.begins + f64::from(self.lasts)
    }
}

/// Effects that are seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct Effects(Vec<Effect>);

impl Effects {
    /// Adds an effect that begins at a time, in seconds of the interface's clock, and lasts for
    /// some seconds at the usual speed. It is left out without animations and, if it is nothing
    /// but motion, where motion is reduced.
    pub fn add(&mut self, settings: &Settings, kind: impl Into<EffectKind>, begins: f64, lasts: f32) {
        let kind = kind.into();
        let speed = settings.speed.factor();
        if speed > 0.0 && !(settings.reduced_motion && kind.is_motion_alone()) {
            self.0.push(Effect { kind, begins, lasts: lasts * speed });
        }
    }

    /// Ends the effects that are not kept.
    pub fn retain(&mut self, is_kept: impl Fn(&EffectKind) -> bool) {
        self.0.retain(|effect| is_kept(&effect.kind));
    }

    /// Effects that are seen at a time, or will be.
    pub fn due_effects(&self, now: f64) -> impl Iterator<Item = &EffectKind> {
        self.0.iter().filter(move |effect| effect.is_due(now)).map(|effect| &effect.kind)
    }

    /// Flights that are seen at a time, or will be.
    pub fn due_flights(&self, now: f64) -> impl Iterator<Item = &Flight> {
        self.due_effects(now).filter_map(|kind| match kind {
            EffectKind::Flies(flight) => Some(flight),
            _ => None,
        })
    }

    /// Whether a drawing is on its way at a time, or soon will be.
    pub fn is_flying(&self, drawing: &str, now: f64) -> bool {
        self.due_flights(now).any(|flight| flight.drawing == drawing)
    }

    /// Distance of the stage from its place now, in points to the right.
    pub fn stage_offset(&self, now: f64) -> f32 {
        let shakes = self.0.iter().filter(|effect| effect.kind == EffectKind::Shakes);
        shakes.map(|effect| shake_offset(effect.part_at(now))).sum()
    }

    /// Draws the effects above everything; returns whether more frames are needed. A press of the
    /// pointer ends them all.
    pub fn draw_effects(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        if pen.ui.input(|input| input.pointer.any_pressed()) {
            self.0.clear();
        }
        self.0.retain(|effect| effect.is_due(now));
        if self.0.is_empty() {
            return false;
        }
        let whole = pen.ui.ctx().content_rect();
        let layer = LayerId::new(Order::Foreground, Id::new("effects"));
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
        ui.set_clip_rect(whole);
        let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
        for effect in &self.0 {
            let part = effect.part_at(now);
            if part >= 0.0 || effect.kind.waits_in_sight() {
                effect.kind.draw_at(&mut above, settings, part.max(0.0));
            }
        }
        true
    }
}

/// Distance of the stage from its place when `part` of the shaking is over, in points.
fn shake_offset(part: f32) -> f32 {
    let is_shaking = (0.0..1.0).contains(&part);
    if is_shaking { (part * SHAKES * std::f32::consts::TAU).sin() * REACH * (1.0 - part) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Speed;
    use bevy_egui::egui::Rect;

    /// Duration of the shaking in the tests, in seconds.
    const SHAKE: f32 = 0.2;

    #[test]
    fn the_stage_shakes_and_comes_to_rest() {
        let mut effects = Effects::default();
        effects.add(&Settings::default(), EffectKind::Shakes, 5.0, SHAKE);
        assert_eq!((effects.stage_offset(4.9), effects.stage_offset(5.0 + f64::from(SHAKE))), (0.0, 0.0));
        let shaken: Vec<f32> = (0..100).map(|step| effects.stage_offset(5.0 + f64::from(step) * 0.002)).collect();
        assert!(shaken.iter().any(|way| *way > 3.0) && shaken.iter().any(|way| *way < -3.0));
        assert!(shaken.iter().all(|way| way.abs() <= REACH));
    }

    #[test]
    fn the_speed_decides_how_long_a_thing_flies_and_it_does_not_where_motion_is_reduced() {
        let flight = Flight::new("coin", Rect::ZERO, Rect::ZERO);
        let flies_at = |settings: &Settings, now: f64| {
            let mut effects = Effects::default();
            effects.add(settings, flight, 5.0, 1.0);
            effects.is_flying("coin", now)
        };
        assert!(flies_at(&Settings::default(), 4.0), "soon");
        assert!(flies_at(&Settings::default(), 5.9) && !flies_at(&Settings::default(), 6.1));
        assert!(flies_at(&Settings { speed: Speed::Slow, ..Settings::default() }, 6.9));
        assert!(!flies_at(&Settings { speed: Speed::Off, ..Settings::default() }, 5.0));
        assert!(!flies_at(&Settings { reduced_motion: true, ..Settings::default() }, 5.0));
    }
}

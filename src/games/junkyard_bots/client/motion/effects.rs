//! Short effects of a step: flying bombs, explosions, and words that float up. Nothing waits for
//! them, and a click ends them. A hit shakes the stage.

use bevy::prelude::Resource;
use bevy_egui::egui::{Id, LayerId, Order, Pos2, Rect, UiBuilder, pos2, vec2};

use super::effect_kinds::{EffectKind, HIT_SIZE, TAG_SIZE};
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::cues;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use client::kit::Pen;
use client::settings::Settings;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Durations for which a tag floats at a card, and the result of a throw at a robot, in seconds.
const TAG: f32 = 0.9;
const HIT: f32 = 1.3;
/// Time until a thing that was put down arrives, and duration of the sparks, in seconds.
const SNAP: f32 = 0.14;
const SPARKS: f32 = 0.2;
/// Duration of the shaking of the stage, in seconds, and its greatest distance, in points.
const SHAKE: f32 = 0.2;
const REACH: f32 = 6.0;

/// Effect from one time to another, in seconds of the clock of the interface.
#[derive(Clone, Debug, PartialEq)]
struct Effect {
    kind: EffectKind,
    begins: f64,
    lasts: f32,
}

/// Effects that are seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct Effects {
    /// Cues whose effects have not begun.
    cues: Vec<TimedCue>,
    /// Number of the game's change that was seen last.
    seen: u64,
    all: Vec<Effect>,
}

impl Effects {
    /// Takes in cues, whose effects begin in the next frame.
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues.extend(cues);
    }

    /// Starts the effects of new cues. The effects of an earlier step end with the next one, or
    /// when that is undone.
    pub fn take_in(&mut self, scene: &Scene, now: f64) {
        if std::mem::replace(&mut self.seen, scene.play.changes) != scene.play.changes {
            self.all.retain(|effect| matches!(effect.kind, EffectKind::Sparks { .. }));
        }
        let speed = scene.settings.speed.factor();
        let cues = std::mem::take(&mut self.cues);
        if speed <= 0.0 {
            return;
        }
        for TimedCue { cue, after } in cues {
            let first = self.all.len();
            self.add_for_cue(scene, &cue, now + f64::from(after * speed));
            for effect in &mut self.all[first..] {
                effect.lasts *= speed;
            }
        }
    }

    /// Adds the effects of a cue, from a time on.
    fn add_for_cue(&mut self, scene: &Scene, cue: &Cue, begins: f64) {
        let moves = !scene.settings.reduced_motion;
        let card = |seat: SeatId| scene.regions.seats[seat.index()];
        let middle = |seat: SeatId| scene.view.seat_spots[seat.index()].unwrap_or(card(seat)).center();
        let target = |seat: SeatId| target_on_stage(scene, seat).unwrap_or(middle(seat));
        let burst = |at: Pos2, size: f32| EffectKind::Bursts { at, size };
        match cue {
            Cue::Snapped { seat, rectangle, .. } | Cue::TookBlind { seat, rectangle }
                if moves && is_put_down_by_hand(scene, *seat) =>
            {
                let around = scene.view.grid.rect_of(*rectangle);
                let snaps = begins + f64::from(SNAP * scene.settings.speed.factor());
                self.add_effect(EffectKind::Sparks { around }, snaps, SPARKS);
            }
            Cue::Threw { target: at, bombs, claws, .. } if moves => {
                self.add_throw(scene, bombs, claws, target(*at), begins);
            }
            Cue::Dodged { seat } => {
                self.add_effect(burst(target(*seat), 90.0), begins, cues::BURST);
                self.add_effect(throw_result(scene, *seat, phrase!("float-dodged"), true), begins + 0.15, HIT);
            }
            Cue::Hit { seat } => {
                self.add_effect(burst(target(*seat), 90.0), begins, cues::BURST);
                self.add_shake(scene, begins);
            }
            Cue::BlindBomb { seat } => {
                self.add_effect(burst(middle(*seat), 90.0), begins, cues::BURST);
                self.add_shake(scene, begins);
            }
            Cue::PowerLost { seat, lost, left } => {
                let text = match lost {
                    Some(lost) => phrase!("float-power-lost", lost = *lost),
                    None => phrase!("float-power-left", left = *left),
                };
                self.add_effect(throw_result(scene, *seat, text, false), begins, HIT);
            }
            Cue::Exploded { seat } => {
                self.add_effect(burst(target(*seat), 150.0), begins, cues::BURST * 1.5);
                self.add_shake(scene, begins);
            }
            Cue::Ate { seat, points } => {
                self.add_effect(
                    tag_at_card(scene, *seat, phrase!("float-energy", points = *points), true),
                    begins,
                    TAG,
                );
            }
            Cue::CrystalMoved { from: Some(from), to } if moves => {
                let corner = |seat: SeatId| pos2(card(seat).right() - 30.0, card(seat).top() + 25.0);
                let show = EffectKind::Flies {
                    drawing: "boost_crystal",
                    size: (0.7, 0.7),
                    from: corner(*from),
                    to: corner(*to),
                };
                self.add_effect(show, begins, cues::FLIGHT);
            }
            _ => {}
        }
    }

    /// Adds bombs that fly from the claws that held them, one after another.
    fn add_throw(&mut self, scene: &Scene, bombs: &[PartId], claws: &[PartId], to: Pos2, begins: f64) {
        for (number, &bomb) in bombs.iter().enumerate() {
            let thrower = claws.get(number).or(claws.last());
            let claw = thrower.and_then(|&claw| part_on_stage(scene, claw));
            let shown = || scene.view.spots.get(&bomb).map(Rect::center);
            let from = claw.or_else(shown).unwrap_or(scene.regions.stage.center());
            let size = scene.table.part(bomb).and_then(|part| part.size).map_or((1.0, 1.0), cells_of);
            let show = EffectKind::Flies { drawing: scene.part_drawing(bomb), size, from, to };
            self.add_effect(show, begins + f64::from(cues::NEXT_BOMB) * number as f64, cues::FLIGHT);
        }
    }

    fn add_shake(&mut self, scene: &Scene, begins: f64) {
        if !scene.settings.reduced_motion {
            self.add_effect(EffectKind::Shakes, begins, SHAKE);
        }
    }

    /// Effects that are seen at a time, or will be.
    fn due_effects(&self, now: f64) -> impl Iterator<Item = &Effect> {
        self.all.iter().filter(move |effect| now < effect.begins + f64::from(effect.lasts))
    }

    /// Whether a thing is on its way at a time, or soon will be.
    pub fn is_flying(&self, thing: &str, now: f64) -> bool {
        self.due_effects(now).any(|effect| matches!(effect.kind, EffectKind::Flies { drawing, .. } if drawing == thing))
    }

    /// Whether the result of a throw floats over a robot at a time, or soon will.
    pub fn is_result_floating(&self, now: f64) -> bool {
        self.due_effects(now).any(|effect| matches!(effect.kind, EffectKind::Floats { size, .. } if size == HIT_SIZE))
    }

    /// Distance of the stage from its place now, in points to the right.
    pub fn stage_offset(&self, now: f64) -> f32 {
        let shakes = self.all.iter().filter(|effect| effect.kind == EffectKind::Shakes);
        shakes.map(|effect| shake_offset((now - effect.begins) as f32 / effect.lasts)).sum()
    }

    fn add_effect(&mut self, kind: EffectKind, begins: f64, lasts: f32) {
        self.all.push(Effect { kind, begins, lasts });
    }

    /// Draws the effects; returns whether more frames are needed.
    pub fn draw_effects(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        if pen.ui.input(|input| input.pointer.any_pressed()) {
            self.all.clear();
        }
        self.all.retain(|effect| now < effect.begins + f64::from(effect.lasts));
        if self.all.is_empty() {
            return false;
        }
        let whole = pen.ui.ctx().content_rect();
        let layer = LayerId::new(Order::Foreground, Id::new("effects"));
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
        ui.set_clip_rect(whole);
        let mut above = Pen { ui: &mut ui, art: pen.art, look: pen.look };
        for effect in &self.all {
            let part = (now - effect.begins) as f32 / effect.lasts;
            if part >= 0.0 {
                effect.kind.draw_at(&mut above, settings, part);
            }
        }
        true
    }
}

/// Words that float up at the card of a seat.
fn tag_at_card(scene: &Scene, seat: SeatId, text: Phrase, is_good: bool) -> EffectKind {
    let card = scene.regions.seats[seat.index()];
    EffectKind::Floats { at: pos2(card.right() - 50.0, card.top() + 70.0), text, is_good, size: TAG_SIZE }
}

/// Result of a throw: over the robot in large letters if it is on the stage, else at the card.
fn throw_result(scene: &Scene, seat: SeatId, text: Phrase, is_good: bool) -> EffectKind {
    match target_on_stage(scene, seat) {
        Some(at) => EffectKind::Floats { at: at - vec2(0.0, 90.0), text, is_good, size: HIT_SIZE },
        None => tag_at_card(scene, seat, text, is_good),
    }
}

/// Whether a part was put on a robot by hand: sparks are for that, and for the robot on the stage.
fn is_put_down_by_hand(scene: &Scene, seat: SeatId) -> bool {
    seat == scene.on_stage() && !scene.play.players().is_computer(seat)
}

/// Distance of the stage from its place when `part` of the shaking is over, in points.
fn shake_offset(part: f32) -> f32 {
    if (0.0..1.0).contains(&part) { (part * 4.0 * std::f32::consts::TAU).sin() * REACH * (1.0 - part) } else { 0.0 }
}

/// Middle of a part of the robot on the stage.
pub fn part_on_stage(scene: &Scene, part: PartId) -> Option<Pos2> {
    let assembly = scene.table.robot(scene.on_stage()).assembly();
    let placed = assembly.index_of(part).map(|index| &assembly.parts()[index])?;
    Some(scene.view.grid.rect_of(placed.rectangle).center())
}

/// Middle of the targeted robot, if it is on the stage.
pub fn target_on_stage(scene: &Scene, seat: SeatId) -> Option<Pos2> {
    let (_, grid) = scene.view.rival_grid.filter(|(rival, _)| *rival == seat)?;
    Some(grid.point_at(1.5, 1.5))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stage_shakes_when_a_bomb_has_landed_and_comes_to_rest() {
        let mut effects = Effects::default();
        effects.add_effect(EffectKind::Shakes, 5.0, SHAKE);
        assert_eq!((effects.stage_offset(4.9), effects.stage_offset(5.0 + f64::from(SHAKE))), (0.0, 0.0));
        let shaken: Vec<f32> = (0..100).map(|step| effects.stage_offset(5.0 + f64::from(step) * 0.002)).collect();
        assert!(shaken.iter().any(|way| *way > 3.0) && shaken.iter().any(|way| *way < -3.0));
        assert!(shaken.iter().all(|way| way.abs() <= REACH));
    }
}

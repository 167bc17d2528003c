//! Short effects of the cues of a step: flying bombs, explosions, and words that float up. A hit
//! shakes the stage.

use bevy::prelude::{EaseFunction, Resource};
use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::play::events::cues;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use client::motion::effect_kinds::{EffectKind, FloatingWords};
use client::motion::effects::Effects;
use client::motion::flight::Flight;
use client::motion::way::WayArc;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Durations for which a tag floats at a card, and the result of a throw at a robot, in seconds.
const TAG: f32 = 0.9;
const HIT: f32 = 1.3;
/// Letter sizes of a tag at a card and of the result of a throw at a robot, in points.
const TAG_SIZE: f32 = 16.0;
const HIT_SIZE: f32 = 34.0;
/// Time until a thing that was put down arrives, and duration of the sparks, in seconds.
const SNAP: f32 = 0.14;
const SPARKS: f32 = 0.2;
/// Duration of the shaking of the stage, in seconds.
const SHAKE: f32 = 0.2;
/// Side of a cell of a thing that flies, in points.
const CELL: f32 = 46.0;

/// Effects of cues that are seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct CueEffects {
    /// Cues whose effects have not begun.
    cues: Vec<TimedCue>,
    /// Number of the game's change that was seen last.
    seen: u64,
    /// Effects that have begun or begin soon.
    pub shown: Effects,
}

impl CueEffects {
    /// Takes in cues, whose effects begin in the next frame.
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues.extend(cues);
    }

    /// Starts the effects of new cues. The effects of an earlier step end with the next one, or
    /// when that is undone.
    pub fn take_in(&mut self, scene: &Scene, now: f64) {
        if std::mem::replace(&mut self.seen, scene.play.changes) != scene.play.changes {
            self.shown.retain(|kind| matches!(kind, EffectKind::Sparks { .. }));
        }
        let speed = scene.settings.speed.factor();
        for TimedCue { cue, after } in std::mem::take(&mut self.cues) {
            self.add_for_cue(scene, &cue, now + f64::from(after * speed));
        }
    }

    /// Adds the effects of a cue, from a time on.
    fn add_for_cue(&mut self, scene: &Scene, cue: &Cue, begins: f64) {
        let card = |seat: SeatId| scene.regions.seats[seat.index()];
        let middle = |seat: SeatId| scene.view.seat_spots[seat.index()].unwrap_or(card(seat)).center();
        let target = |seat: SeatId| target_on_stage(scene, seat).unwrap_or(middle(seat));
        let burst = |at: Pos2, size: f32| EffectKind::Bursts { drawing: "explosion", at, size };
        match cue {
            Cue::Snapped { seat, rectangle, .. } | Cue::TookBlind { seat, rectangle }
                if is_put_down_by_hand(scene, *seat) =>
            {
                let around = scene.view.grid.rect_of(*rectangle);
                let snaps = begins + f64::from(SNAP * scene.settings.speed.factor());
                self.add_effect(scene, EffectKind::Sparks { around }, snaps, SPARKS);
            }
            Cue::Threw { target: at, bombs, claws, .. } => self.add_throw(scene, bombs, claws, target(*at), begins),
            Cue::Dodged { seat } => {
                self.add_effect(scene, burst(target(*seat), 90.0), begins, cues::BURST);
                self.add_effect(scene, throw_result(scene, *seat, phrase!("float-dodged"), true), begins + 0.15, HIT);
            }
            Cue::Hit { seat } => {
                self.add_effect(scene, burst(target(*seat), 90.0), begins, cues::BURST);
                self.add_effect(scene, EffectKind::Shakes, begins, SHAKE);
            }
            Cue::BlindBomb { seat } => {
                self.add_effect(scene, burst(middle(*seat), 90.0), begins, cues::BURST);
                self.add_effect(scene, EffectKind::Shakes, begins, SHAKE);
            }
            Cue::PowerLost { seat, lost, left } => {
                let text = match lost {
                    Some(lost) => phrase!("float-power-lost", lost = *lost),
                    None => phrase!("float-power-left", left = *left),
                };
                self.add_effect(scene, throw_result(scene, *seat, text, false), begins, HIT);
            }
            Cue::Exploded { seat } => {
                self.add_effect(scene, burst(target(*seat), 150.0), begins, cues::BURST * 1.5);
                self.add_effect(scene, EffectKind::Shakes, begins, SHAKE);
            }
            Cue::Ate { seat, points } => {
                let tag = tag_at_card(scene, *seat, phrase!("float-energy", points = *points), true);
                self.add_effect(scene, tag, begins, TAG);
            }
            Cue::CrystalMoved { from: Some(from), to } => {
                let corner = |seat: SeatId| pos2(card(seat).right() - 30.0, card(seat).top() + 25.0);
                let flight = thrown("boost_crystal", Vec2::splat(0.7), [corner(*from), corner(*to)]);
                self.add_effect(scene, flight, begins, cues::FLIGHT);
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
            let flight = thrown(scene.part_drawing(bomb), size.into(), [from, to]);
            self.add_effect(scene, flight, begins + f64::from(cues::NEXT_BOMB) * number as f64, cues::FLIGHT);
        }
    }

    fn add_effect(&mut self, scene: &Scene, kind: impl Into<EffectKind>, begins: f64, lasts: f32) {
        self.shown.add(scene.settings, kind, begins, lasts);
    }

    /// Whether the result of a throw floats over a robot at a time, or soon will.
    pub fn is_result_floating(&self, now: f64) -> bool {
        let is_result = |kind: &EffectKind| matches!(kind, EffectKind::Floats(words) if words.size == HIT_SIZE);
        self.shown.due_effects(now).any(is_result)
    }
}

/// Flight of a thing that is thrown from one point to another: it turns once, and is some cells
/// large.
fn thrown(drawing: &'static str, cells: Vec2, ends: [Pos2; 2]) -> Flight {
    let [from, to] = ends.map(|middle| Rect::from_center_size(middle, cells * CELL));
    Flight { arc: WayArc::High, easing: EaseFunction::Linear, turns: 1.0, ..Flight::new(drawing, from, to) }
}

/// Words that float up at the card of a seat.
fn tag_at_card(scene: &Scene, seat: SeatId, text: Phrase, is_good: bool) -> FloatingWords {
    let card = scene.regions.seats[seat.index()];
    FloatingWords { text, at: pos2(card.right() - 50.0, card.top() + 70.0), is_good, size: TAG_SIZE }
}

/// Result of a throw: over the robot in large letters if it is on the stage, else at the card.
fn throw_result(scene: &Scene, seat: SeatId, text: Phrase, is_good: bool) -> FloatingWords {
    match target_on_stage(scene, seat) {
        Some(at) => FloatingWords { text, at: at - vec2(0.0, 90.0), is_good, size: HIT_SIZE },
        None => tag_at_card(scene, seat, text, is_good),
    }
}

/// Whether a part was put on a robot by hand: sparks are for that, and for the robot on the stage.
fn is_put_down_by_hand(scene: &Scene, seat: SeatId) -> bool {
    seat == scene.on_stage() && !scene.play.players().is_computer(seat)
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

//! What flies, bursts and floats up for a moment after a step: bombs, explosions, gains and losses.
//! Nothing waits for it, and a click ends it. A hit shakes the stage.

use bevy::prelude::{Curve, EaseFunction, Resource};
use bevy_egui::egui::{Color32, Id, LayerId, Order, Pos2, Rect, Stroke, UiBuilder, Vec2, pos2, vec2};

use crate::client::art::fonts::Face;
use crate::client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN, YELLOW, faded};
use crate::client::kit::{Anchor, Pen};
use crate::client::play::cue::{Cue, TimedCue};
use crate::client::play::cues;
use crate::client::scene::contents::{Scene, cells_of};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::parts::PartId;
use crate::shell::language::Phrase;
use crate::shell::seats::SeatId;

/// Seconds that a tag floats at a card, and the result of a throw at a robot.
const TAG: f32 = 0.9;
const HIT: f32 = 1.3;
/// Letter sizes of a tag at a card and of the result of a throw at a robot, in points.
const TAG_SIZE: f32 = 16.0;
const HIT_SIZE: f32 = 34.0;
/// Seconds until a thing that was put down is there, and sparks fly.
const SNAP: f32 = 0.14;
const SPARKS: f32 = 0.2;
/// How long the stage shakes, in seconds, and how far, in points.
const SHAKE: f32 = 0.2;
const REACH: f32 = 6.0;

/// What is to be seen.
#[derive(Clone, Debug, PartialEq)]
enum Show {
    /// A thing flies along an arc.
    Flies { drawing: &'static str, size: (f32, f32), from: Pos2, to: Pos2 },
    /// An explosion.
    Bursts { at: Pos2, size: f32 },
    /// A ring of sparks where something was put down.
    Sparks { around: Rect },
    /// The stage shakes.
    Shakes,
    /// A few words float up, in letters of a size.
    Floats { at: Pos2, text: Phrase, good: bool, size: f32 },
}

/// Something to be seen from one time to another, in seconds of the clock of the interface.
#[derive(Clone, Debug, PartialEq)]
struct Effect {
    show: Show,
    begins: f64,
    lasts: f32,
}

/// Everything to be seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct Effects {
    /// Cues that are not shown yet.
    cues: Vec<TimedCue>,
    /// The change of the game that was seen last.
    seen: u64,
    all: Vec<Effect>,
}

impl Effects {
    /// Hears cues, which are shown from the next frame on.
    pub fn hear(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues.extend(cues);
    }

    /// Begins to show what was heard. What an earlier step has brought about is over with the next,
    /// or when that is taken back.
    pub fn take_in(&mut self, scene: &Scene, now: f64) {
        if std::mem::replace(&mut self.seen, scene.play.changes) != scene.play.changes {
            self.all.retain(|effect| matches!(effect.show, Show::Sparks { .. }));
        }
        let speed = scene.settings.speed.factor();
        let cues = std::mem::take(&mut self.cues);
        if speed <= 0.0 {
            return;
        }
        for TimedCue { cue, after } in cues {
            let first = self.all.len();
            self.add(scene, &cue, now + f64::from(after * speed));
            for effect in &mut self.all[first..] {
                effect.lasts *= speed;
            }
        }
    }

    /// Adds what shows a cue from a time on.
    fn add(&mut self, scene: &Scene, cue: &Cue, begins: f64) {
        let moves = !scene.settings.reduced_motion;
        let card = |seat: SeatId| scene.regions.seats[seat.index()];
        let middle = |seat: SeatId| scene.view.seat_spots[seat.index()].unwrap_or(card(seat)).center();
        let target = |seat: SeatId| aimed_at(scene, seat).unwrap_or(middle(seat));
        let burst = |at: Pos2, size: f32| Show::Bursts { at, size };
        match cue {
            Cue::Snapped { seat, rectangle, .. } | Cue::TookBlind { seat, rectangle }
                if moves && is_put_down_by_hand(scene, *seat) =>
            {
                let around = scene.view.grid.rect(*rectangle);
                let snaps = begins + f64::from(SNAP * scene.settings.speed.factor());
                self.push(Show::Sparks { around }, snaps, SPARKS);
            }
            Cue::Threw { target: at, bombs, claws, .. } if moves => {
                self.throw(scene, (bombs, claws), target(*at), begins);
            }
            Cue::Dodged { seat } => {
                self.push(burst(target(*seat), 90.0), begins, cues::BURST);
                self.push(result(scene, *seat, phrase!("float-dodged"), true), begins + 0.15, HIT);
            }
            Cue::Hit { seat } => {
                self.push(burst(target(*seat), 90.0), begins, cues::BURST);
                self.shake(scene, begins);
            }
            Cue::BlindBomb { seat } => {
                self.push(burst(middle(*seat), 90.0), begins, cues::BURST);
                self.shake(scene, begins);
            }
            Cue::PowerLost { seat, lost, left } => {
                let text = match lost {
                    Some(lost) => phrase!("float-power-lost", lost = *lost),
                    None => phrase!("float-power-left", left = *left),
                };
                self.push(result(scene, *seat, text, false), begins, HIT);
            }
            Cue::Exploded { seat } => {
                self.push(burst(target(*seat), 150.0), begins, cues::BURST * 1.5);
                self.shake(scene, begins);
            }
            Cue::Ate { seat, points } => {
                self.push(tag(scene, *seat, phrase!("float-energy", points = *points), true), begins, TAG);
            }
            Cue::CrystalMoved { from: Some(from), to } if moves => {
                let corner = |seat: SeatId| pos2(card(seat).right() - 30.0, card(seat).top() + 25.0);
                let show =
                    Show::Flies { drawing: "boost_crystal", size: (0.7, 0.7), from: corner(*from), to: corner(*to) };
                self.push(show, begins, cues::FLIGHT);
            }
            _ => {}
        }
    }

    /// Lets bombs fly from the claws that held them, one after another.
    fn throw(&mut self, scene: &Scene, (bombs, claws): (&[PartId], &[PartId]), to: Pos2, begins: f64) {
        for (number, &bomb) in bombs.iter().enumerate() {
            let thrower = claws.get(number).or(claws.last());
            let claw = thrower.and_then(|&claw| on_stage(scene, claw));
            let shown = || scene.view.spots.get(&bomb).map(Rect::center);
            let from = claw.or_else(shown).unwrap_or(scene.regions.stage.center());
            let size = scene.table.part(bomb).and_then(|part| part.size).map_or((1.0, 1.0), cells_of);
            let show = Show::Flies { drawing: scene.drawing(bomb), size, from, to };
            self.push(show, begins + f64::from(cues::NEXT_BOMB) * number as f64, cues::FLIGHT);
        }
    }

    fn shake(&mut self, scene: &Scene, begins: f64) {
        if !scene.settings.reduced_motion {
            self.push(Show::Shakes, begins, SHAKE);
        }
    }

    /// Effects that are seen at a time, or will be.
    fn due(&self, now: f64) -> impl Iterator<Item = &Effect> {
        self.all.iter().filter(move |effect| now < effect.begins + f64::from(effect.lasts))
    }

    /// Whether a thing is on its way at a time, or soon will be.
    pub fn is_flying(&self, thing: &str, now: f64) -> bool {
        self.due(now).any(|effect| matches!(effect.show, Show::Flies { drawing, .. } if drawing == thing))
    }

    /// Whether the result of a throw floats over a robot at a time, or soon will.
    pub fn is_result_floating(&self, now: f64) -> bool {
        self.due(now).any(|effect| matches!(effect.show, Show::Floats { size, .. } if size == HIT_SIZE))
    }

    /// How far the stage is off its place now, in points to the right.
    pub fn offset(&self, now: f64) -> f32 {
        let shakes = self.all.iter().filter(|effect| effect.show == Show::Shakes);
        shakes.map(|effect| offset((now - effect.begins) as f32 / effect.lasts)).sum()
    }

    fn push(&mut self, show: Show, begins: f64, lasts: f32) {
        self.all.push(Effect { show, begins, lasts });
    }

    /// Draws what is to be seen; returns whether more is to come.
    pub fn show(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
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
                effect.show.draw(&mut above, settings, part);
            }
        }
        true
    }
}

/// A few words that float up at the card of a seat.
fn tag(scene: &Scene, seat: SeatId, text: Phrase, good: bool) -> Show {
    let card = scene.regions.seats[seat.index()];
    Show::Floats { at: pos2(card.right() - 50.0, card.top() + 70.0), text, good, size: TAG_SIZE }
}

/// The result of a throw: over the robot in large letters if it is on the stage, else at the card.
fn result(scene: &Scene, seat: SeatId, text: Phrase, good: bool) -> Show {
    match aimed_at(scene, seat) {
        Some(at) => Show::Floats { at: at - vec2(0.0, 90.0), text, good, size: HIT_SIZE },
        None => tag(scene, seat, text, good),
    }
}

/// Whether what a robot gets was put there by hand: sparks are for that, and for the robot that is
/// seen.
fn is_put_down_by_hand(scene: &Scene, seat: SeatId) -> bool {
    seat == scene.on_stage() && !scene.play.players().is_computer(seat)
}

/// How far the stage is off its place when `part` of the shaking is over.
fn offset(part: f32) -> f32 {
    if (0.0..1.0).contains(&part) { (part * 4.0 * std::f32::consts::TAU).sin() * REACH * (1.0 - part) } else { 0.0 }
}

/// A place along the arc on which things fly, `part` of the way from one end to the other.
pub fn arc(from: Pos2, to: Pos2, part: f32) -> Pos2 {
    let high = (from.distance(to) * 0.35).min(220.0);
    from.lerp(to, part) - vec2(0.0, high * 4.0 * part * (1.0 - part))
}

/// Where a part is that is attached to the robot on the stage.
pub fn on_stage(scene: &Scene, part: PartId) -> Option<Pos2> {
    let assembly = scene.table.robot(scene.on_stage()).assembly();
    let placed = assembly.index_of(part).map(|index| &assembly.parts()[index])?;
    Some(scene.view.grid.rect(placed.rectangle).center())
}

/// Where the robot that is aimed at stands on the stage, if it does.
pub fn aimed_at(scene: &Scene, seat: SeatId) -> Option<Pos2> {
    let (_, grid) = scene.view.rival_grid.filter(|(rival, _)| *rival == seat)?;
    Some(grid.at(1.5, 1.5))
}

impl Show {
    /// Draws it at `part` of its time, from 0 to 1.
    fn draw(&self, pen: &mut Pen, settings: &Settings, part: f32) {
        match self {
            Self::Flies { drawing, size, from, to } => {
                let at = arc(*from, *to, part);
                let turn = part * std::f32::consts::TAU;
                pen.turned(drawing, at, vec2(size.0, size.1) * 46.0, 1.0, turn, Color32::WHITE);
            }
            Self::Bursts { at, size } => {
                let grown = if settings.reduced_motion { 1.0 } else { 0.3 + 0.8 * ease(EaseFunction::CubicOut, part) };
                let tint = faded(Color32::WHITE, (2.0 - 2.0 * part).min(1.0));
                pen.turned("explosion", *at, vec2(*size, *size), grown.min(1.1), 0.0, tint);
            }
            // The stage itself is painted off its place.
            Self::Shakes => {}
            Self::Sparks { around } => {
                let centre = around.center();
                let reach = around.size().max_elem() * 0.5;
                let out = ease(EaseFunction::CubicOut, part);
                let clear = 1.0 - part;
                let line = faded(GREEN, clear);
                pen.painter().circle_stroke(centre, reach * (0.8 + 0.5 * out), Stroke::new(3.0 * clear + 1.0, line));
                for spark in 0..10_u8 {
                    let way = Vec2::angled(f32::from(spark) * std::f32::consts::TAU / 10.0);
                    let from = reach * (0.9 + 0.5 * out);
                    let to = reach * (1.1 + 0.7 * out);
                    let from = centre + way * from;
                    let to = centre + way * to;
                    pen.line((from.x, from.y), (to.x, to.y), 2.5, faded(YELLOW, clear));
                }
            }
            Self::Floats { at, text, good, size } => {
                let lift = if settings.reduced_motion { 0.0 } else { 24.0 * ease(EaseFunction::CubicOut, part) };
                let clear = (3.0 - 3.0 * part).min(1.0);
                let (line, fill) = if *good { (GREEN, GREEN_SIGN) } else { (LIGHT_RED, RED_SIGN) };
                let width = pen.measure(text, Face::Bold, *size);
                let large = size / TAG_SIZE;
                let room = vec2(width + 20.0 * large, 28.0 * large);
                let rect = Rect::from_center_size(*at - vec2(0.0, lift), room);
                pen.outlined(rect, 7.0, faded(fill, clear), Stroke::new(2.0, faded(line, clear)));
                let foot = (rect.center().x, rect.center().y + 5.5 * large);
                pen.text(foot, Anchor::Middle, Face::Bold, *size, faded(line, clear), text);
            }
        }
    }
}

fn ease(how: EaseFunction, part: f32) -> f32 {
    how.sample_clamped(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stage_shakes_when_a_bomb_has_landed_and_comes_to_rest() {
        let mut effects = Effects::default();
        effects.push(Show::Shakes, 5.0, SHAKE);
        assert_eq!((effects.offset(4.9), effects.offset(5.0 + f64::from(SHAKE))), (0.0, 0.0));
        let shaken: Vec<f32> = (0..100).map(|step| effects.offset(5.0 + f64::from(step) * 0.002)).collect();
        assert!(shaken.iter().any(|way| *way > 3.0) && shaken.iter().any(|way| *way < -3.0));
        assert!(shaken.iter().all(|way| way.abs() <= REACH));
    }
}

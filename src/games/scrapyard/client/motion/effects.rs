//! Short effects of the cues of a step: cards, parts and tokens on their way, sparks and flashes.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, vec2};

use super::flying::{FlyingLook, FlyingThing, FlyingWay};
use super::flying_painter::paint_flying;
use super::journeys::{Journey, MovedThing, PUTS_ON, journeys_of_cues};
use super::places::{TablePlace, square_about};
use crate::cards::{CardId, Slot};
use crate::client::art::card::CardFace;
use crate::client::art::part_picture::PartPicture;
use crate::client::play::events::cue::TimedCue;
use crate::client::scene::Scene;
use crate::client::scene::motions::Arriving;
use crate::client::scene::timed::{MotionClock, Timed};
use crate::client::scene::view::MotionPlace;
use client::art::Picture;
use client::kit::Pen;
use client::kit::tokens::IconSize;
use client::motion::effect_kinds::EffectKind;
use client::motion::effects::Effects;
use client::motion::turn_up::TurnUp;
use client::motion::way::WayArc;
use client::settings::Settings;

/// Duration of the sparks around a part that was put on, at the usual speed.
const SPARKS: Duration = Duration::from_millis(200);
/// Distance that a thing rolls on the ground, in its heights.
const ROLLS: f32 = 2.4;
/// Turns of a thing that is shot.
const SHOT_TURNS: f32 = 2.0;
/// Side of a flash, in parts of the square of its robot.
const FLASH: f32 = 0.9;

/// Effects of cues that are seen now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct CueEffects {
    /// Cues that came since the last frame.
    cues: Vec<TimedCue>,
    /// Ways that have begun in this frame, each with its place before.
    begun: Vec<Begun>,
    /// Number of the game's change that was seen last.
    seen: u64,
    /// Things on their way.
    flying: Vec<Timed<FlyingThing>>,
    /// Sparks, flashes and cards that turn up.
    shown: Effects,
}

/// Way whose end is still to be found.
#[derive(Clone, Debug)]
struct Begun {
    journey: Journey,
    from: Rect,
    begins: f64,
    /// Whether it was seen at its end already, as a part is that was tried on.
    is_there: bool,
}

impl CueEffects {
    /// Takes in the cues of a frame. Those that came while a curtain was closed are not shown
    /// later.
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues = cues.collect();
    }

    /// Begins the motion of new cues at a time, before the panels are drawn. A press of the pointer
    /// ends all motion, and so does an undo; the effects of an earlier step end with the next one.
    /// Returns whether something moves within the panels.
    pub fn take_in(&mut self, scene: &mut Scene, now: f64, is_pressed: bool) -> bool {
        let has_changed = std::mem::replace(&mut self.seen, scene.play.changes) != scene.play.changes;
        let cues = std::mem::take(&mut self.cues);
        if is_pressed || has_changed && cues.is_empty() {
            scene.view.motions.end_all();
        }
        if is_pressed || has_changed {
            self.flying.clear();
            self.shown.retain(|kind| matches!(kind, EffectKind::Sparks { .. } | EffectKind::Bursts { .. }));
        }
        let speed = scene.settings.speed.factor();
        let clock = MotionClock { now, speed: speed.into() };
        let is_still = scene.settings.reduced_motion || speed <= 0.0;
        for timed in &cues {
            scene.view.motions.take_in(timed, clock, is_still);
        }
        if !is_still {
            for journey in journeys_of_cues(&cues, scene.on_stage()) {
                self.begin_journey(scene, journey, clock);
            }
        }
        scene.view.motions.forget_finished(now)
    }

    /// Begins the way of a thing. Until it arrives, the panel where it belongs leaves it out.
    fn begin_journey(&mut self, scene: &mut Scene, journey: Journey, clock: MotionClock) {
        let from = journey.from.before(scene, journey.seat);
        let begins = clock.begins(journey.after);
        let arrives = clock.begins(journey.after + journey.lasts);
        let is_there = scene.view.places_before.contains_key(&MotionPlace::Ghost);
        match (journey.moved, journey.to) {
            (MovedThing::Part(_, slot), TablePlace::Part(_)) if !is_there => {
                scene.view.motions.leave_out(Arriving::Part(journey.seat, slot), clock.now, arrives);
            }
            (MovedThing::Drawn(card), _) => {
                scene.view.motions.leave_out(Arriving::Card(journey.seat, card), clock.now, arrives);
            }
            _ => {}
        }
        self.begun.push(Begun { journey, from, begins, is_there });
    }

    /// Finds the ends of the ways that have begun in this frame. Must be called after the panels
    /// are drawn.
    pub fn launch(&mut self, scene: &Scene) {
        for begun in std::mem::take(&mut self.begun) {
            self.launch_journey(scene, &begun);
        }
    }

    fn launch_journey(&mut self, scene: &Scene, begun: &Begun) {
        let Begun { journey, from, .. } = begun;
        let to = journey.to.now(scene, journey.seat);
        let face = |card: CardId| {
            let colour = scene.seat_colour(journey.seat);
            FlyingLook::Card(Box::new(CardFace::of(scene.table.data(), card, Some(colour))))
        };
        let back = || FlyingLook::Picture(Picture::Drawing("card_back"));
        let drawing = |drawing| FlyingLook::Picture(Picture::Drawing(drawing));
        let small = |rect: Rect| square_about(rect.center(), IconSize::Row);
        match journey.moved {
            MovedThing::Part(card, slot) => self.launch_part(scene, begun, card, slot, to),
            MovedThing::OldPart(card, slot) => self.drop_part(scene, begun, card, slot),
            MovedThing::Face(card) => {
                let thing = FlyingThing::new(face(card), *from, small(to));
                self.fly(scene, FlyingThing { fades: true, waits_in_sight: true, ..thing }, begun);
            }
            MovedThing::Back => self.fly(scene, FlyingThing::new(back(), *from, to), begun),
            MovedThing::Drawn(card) => {
                // The tray may have shown another thing before.
                let from = journey.from.now(scene, journey.seat);
                let face = if card == CardId::JUNK_CODE { "card_junk" } else { "card_action" };
                let turn_up = TurnUp { back: "card_back", face, from, to, rises: 1.0 };
                self.show(scene, turn_up, begun.begins, journey.lasts);
            }
            MovedThing::Token { drawing: name, is_shot } => {
                let [from, to] = [journey.from, journey.to].map(|place| small(place.now(scene, journey.seat)));
                let turns = if is_shot { SHOT_TURNS } else { 0.0 };
                let way = FlyingWay::Flies { arc: WayArc::Flat, turns };
                self.fly(scene, FlyingThing { way, ..FlyingThing::new(drawing(name), from, to) }, begun);
            }
            MovedThing::Fallen(name) => {
                let at = small(*from);
                let ground = scene.view.places_before.get(&MotionPlace::Ground).map_or(from.bottom(), Rect::top);
                let way = FlyingWay::Falls { ground: ground.max(from.bottom()), roll: ROLLS * at.height() };
                let thing = FlyingThing::new(drawing(name), at, at);
                self.fly(scene, FlyingThing { way, fades: true, ..thing }, begun);
            }
            MovedThing::Burst(drawing) => {
                let burst = EffectKind::Bursts { drawing, at: to.center(), size: to.height() * FLASH };
                self.show(scene, burst, begun.begins, journey.lasts);
            }
            MovedThing::Shrinking => self.fly(scene, FlyingThing::new(back(), *from, small(*from)), begun),
        }
    }

    /// Adds a thing that flies.
    fn fly(&mut self, scene: &Scene, thing: FlyingThing, begun: &Begun) {
        let lasts = f64::from(begun.journey.lasts.as_secs_f32() * scene.settings.speed.factor());
        self.flying.push(Timed { what: thing, begins: begun.begins, lasts });
    }

    /// Adds an effect of the client.
    fn show(&mut self, scene: &Scene, kind: impl Into<EffectKind>, begins: f64, lasts: Duration) {
        self.shown.add(scene.settings, kind, begins, lasts.as_secs_f32());
    }

    /// Lets a part fly to its slot, where sparks say that it snaps in. One that was tried on there
    /// only snaps in.
    fn launch_part(&mut self, scene: &Scene, begun: &Begun, card: CardId, slot: Slot, to: Rect) {
        let is_on_stage = matches!(begun.journey.to, TablePlace::Part(_));
        let snaps_after = if begun.is_there { Duration::ZERO } else { PUTS_ON };
        if is_on_stage {
            let snaps = begun.begins + f64::from(snaps_after.as_secs_f32() * scene.settings.speed.factor());
            self.show(scene, EffectKind::Sparks { around: to }, snaps, SPARKS);
        }
        let part = PartPicture::of(scene.table.data(), card, slot, scene.seat_colour(begun.journey.seat));
        let Some(part) = part.filter(|_| !is_on_stage || !begun.is_there) else { return };
        let look = FlyingLook::Picture(part.picture);
        let at_end = scene.view.stand.filter(|_| is_on_stage).map(|stand| stand.rect_of(part.bounds));
        let (width, height) = part.bounds.size();
        let fitted = |room: Rect| {
            let cell = (room.width() / width).min(room.height() / height);
            Rect::from_center_size(room.center(), vec2(width, height) * cell)
        };
        let end = at_end.unwrap_or_else(|| fitted(to));
        let thing = FlyingThing::new(look, fitted(begun.from), end);
        self.fly(scene, FlyingThing { waits_in_sight: true, ..thing }, begun);
    }

    /// Lets the part that was in a slot drop to the ground and roll off to the left.
    fn drop_part(&mut self, scene: &Scene, begun: &Begun, card: CardId, slot: Slot) {
        let part = PartPicture::of(scene.table.data(), card, slot, scene.seat_colour(begun.journey.seat));
        let (Some(part), Some(stand)) = (part, scene.view.stand) else { return };
        let from = stand.rect_of(part.bounds);
        let foot = scene.view.places.get(&MotionPlace::Ground);
        let ground = foot.map_or(scene.regions.stage.bottom(), Rect::top);
        let way = FlyingWay::Falls { ground, roll: -ROLLS * from.height() };
        let thing = FlyingThing::new(FlyingLook::Picture(part.picture), from, from);
        self.fly(scene, FlyingThing { way, fades: true, waits_in_sight: !begun.is_there, ..thing }, begun);
    }

    /// Draws the effects over all panels; returns whether more frames are needed. A press of the
    /// pointer ends them all.
    pub fn draw(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        self.flying.retain(|thing| !thing.is_over(now));
        for (number, thing) in self.flying.iter().enumerate() {
            if thing.has_begun(now) || thing.what.waits_in_sight {
                paint_flying(pen, &thing.what, thing.part_at(now), number);
            }
        }
        let has_effects = self.shown.draw_effects(pen, settings, now);
        has_effects || !self.flying.is_empty()
    }
}

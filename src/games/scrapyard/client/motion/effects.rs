//! Motion of the cues of a step over the panels: cards, parts and tokens on their way, sparks and
//! flashes.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, vec2};

use super::flying::{FlyingLook, FlyingThing, FlyingWay};
use super::flying_painter::paint_flying;
use super::journeys::{Journey, MovedThing, journeys_of_cues};
use super::places::{TablePlace, square_about};
use crate::cards::{CardId, Slot};
use crate::client::art::card::CardFace;
use crate::client::art::part_picture::PartPicture;
use crate::client::play::events::cue::TimedCue;
use crate::client::play::events::durations::PUT_ON;
use crate::client::scene::Scene;
use crate::client::scene::motions::ArrivingThing;
use crate::client::scene::view::MotionPlace;
use client::art::Picture;
use client::kit::Pen;
use client::kit::tokens::IconSize;
use client::motion::effect_kinds::EffectKind;
use client::motion::effects::Effects;
use client::motion::timed::{MotionClock, Timed};
use client::motion::turn_up::TurnUp;
use client::motion::way::WayArc;
use client::settings::Settings;

/// Duration of the sparks around a part that was put on, at the usual speed.
const SPARKS: Duration = Duration::from_millis(200);
/// Distance that a thing rolls on the ground, in parts of its height.
const ROLL: f32 = 2.4;
/// Number of turns of a thing that is shot, on its way.
const SHOT_TURNS: f32 = 2.0;
/// Side of a flash, in parts of the square of its robot.
const FLASH: f32 = 0.9;

/// Motion of cues over the panels, now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct CueEffects {
    /// Cues that came since the last frame.
    cues: Vec<TimedCue>,
    /// Journeys that have begun in this frame, whose ends are not drawn yet.
    begun: Vec<BegunJourney>,
    /// Number of the game's last change in the last frame.
    last_change: u64,
    /// Things on their way.
    flying: Vec<Timed<FlyingThing>>,
    /// Sparks, flashes and cards that turn up.
    effects: Effects,
}

/// Journey that has begun in this frame, and whose end is not drawn yet.
#[derive(Clone, Debug)]
struct BegunJourney {
    journey: Journey,
    /// Place of the thing in the last frame.
    from: Rect,
    /// Start in seconds.
    start: f64,
    /// Whether the thing fades from one place to the other, because motion is reduced.
    fades: bool,
    /// Whether the thing was drawn at the end of its journey already, because it was tried on.
    was_tried_on: bool,
}

impl CueEffects {
    /// Keeps the cues of a frame for [`Self::begin_motion`], in place of older ones: those that
    /// came while a curtain was closed are not shown later.
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues = cues.collect();
    }

    /// Begins the motion of new cues at a time in seconds. Must be called before the panels are
    /// drawn. A press of the pointer ends all motion, and so does an undo; the next step ends the
    /// motion over the panels. Returns whether something moves within the panels.
    pub fn begin_motion(&mut self, scene: &mut Scene, now: f64, is_pressed: bool) -> bool {
        let has_changed = std::mem::replace(&mut self.last_change, scene.play.changes) != scene.play.changes;
        let cues = std::mem::take(&mut self.cues);
        if is_pressed || has_changed && cues.is_empty() {
            scene.view.motions.end_all();
        }
        if is_pressed || has_changed {
            self.flying.clear();
            self.effects.retain(|kind| matches!(kind, EffectKind::Sparks { .. } | EffectKind::Bursts { .. }));
        }
        let factor = scene.settings.speed.factor();
        let clock = MotionClock { now, factor: factor.into() };
        let is_still = scene.settings.reduced_motion || factor <= 0.0;
        for timed in &cues {
            scene.view.motions.add_cue(timed, clock, is_still);
        }
        let journeys = journeys_of_cues(&cues, scene.on_stage()).into_iter();
        if !is_still {
            journeys.for_each(|journey| self.begin_journey(scene, journey, clock, false));
        } else if factor > 0.0 {
            let fading = journeys.filter_map(Journey::without_motion);
            fading.for_each(|journey| self.begin_journey(scene, journey, clock, true));
        }
        scene.view.motions.forget_finished(now)
    }

    /// Begins the journey of a thing. Until it arrives, the panel where it belongs leaves it out.
    fn begin_journey(&mut self, scene: &mut Scene, journey: Journey, clock: MotionClock, fades: bool) {
        let from = journey.from.last_rect(scene, journey.seat);
        let start = clock.start_after(journey.after);
        let arrival = clock.start_after(journey.after + journey.duration);
        let was_tried_on = scene.view.places_before.contains_key(&MotionPlace::Ghost);
        match (journey.moved, journey.to) {
            (MovedThing::Part(_, slot), TablePlace::Part(_)) if !was_tried_on => {
                scene.view.motions.leave_out(ArrivingThing::Part(journey.seat, slot), clock.now, arrival);
            }
            (MovedThing::Drawn(card), _) => {
                scene.view.motions.leave_out(ArrivingThing::Card(journey.seat, card), clock.now, arrival);
            }
            (MovedThing::Fallen(_), _) => {
                scene.view.motions.leave_out(ArrivingThing::Fallen(journey.seat), clock.now, arrival);
            }
            _ => {}
        }
        self.begun.push(BegunJourney { journey, from, start, fades, was_tried_on });
    }

    /// Starts the motion of the journeys that have begun in this frame. Must be called after the
    /// panels, which note the places where journeys end.
    pub fn launch_journeys(&mut self, scene: &Scene) {
        let begun = std::mem::take(&mut self.begun);
        let is_fallen = |begun: &&BegunJourney| matches!(begun.journey.moved, MovedThing::Fallen(_));
        let all = (0..).take_while(|&number| scene.view.places.contains_key(&MotionPlace::Fallen(number))).count();
        let mut lands_at = all.saturating_sub(begun.iter().filter(is_fallen).count());
        for begun in &begun {
            self.launch_journey(scene, begun, lands_at);
            lands_at += usize::from(is_fallen(&begun));
        }
    }

    /// Starts the motion of a journey. `lands_at` is the number of the place where the next thing
    /// that falls comes to lie.
    fn launch_journey(&mut self, scene: &Scene, begun: &BegunJourney, lands_at: usize) {
        let BegunJourney { journey, from, .. } = begun;
        let to = journey.to.rect(scene, journey.seat);
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
                self.add_flying(scene, FlyingThing { fades: true, waits_in_sight: true, ..thing }, begun);
            }
            MovedThing::Back => self.add_flying(scene, FlyingThing::new(back(), *from, to), begun),
            MovedThing::Drawn(card) if begun.fades => {
                self.add_flying(scene, FlyingThing::new(face(card), *from, to), begun);
            }
            MovedThing::Drawn(card) => {
                // In the last frame, the tray may have shown another thing at this place.
                let from = journey.from.rect(scene, journey.seat);
                let face = if card == CardId::JUNK_CODE { "card_junk" } else { "card_action" };
                let turn_up = TurnUp { back: "card_back", face, from, to, rises: 1.0 };
                self.add_effect(scene, turn_up, begun.start, journey.duration);
            }
            MovedThing::Token { drawing: name, is_shot } => {
                let [from, to] = [journey.from, journey.to].map(|place| small(place.rect(scene, journey.seat)));
                let turns = if is_shot { SHOT_TURNS } else { 0.0 };
                let way = FlyingWay::Flies { arc: WayArc::Flat, turns };
                self.add_flying(scene, FlyingThing { way, ..FlyingThing::new(drawing(name), from, to) }, begun);
            }
            MovedThing::Fallen(name) => self.launch_fallen(scene, begun, name, lands_at),
            MovedThing::Burst(drawing) => {
                let burst = EffectKind::Bursts { drawing, at: to.center(), size: to.height() * FLASH };
                self.add_effect(scene, burst, begun.start, journey.duration);
            }
            MovedThing::Shrinking => {
                self.add_flying(scene, FlyingThing::new(back(), *from, small(*from)), begun);
            }
        }
    }

    /// Adds a thing that flies or falls.
    fn add_flying(&mut self, scene: &Scene, thing: FlyingThing, begun: &BegunJourney) {
        let duration = f64::from(begun.journey.duration.as_secs_f32() * scene.settings.speed.factor());
        let way = if begun.fades { FlyingWay::CrossFades } else { thing.way };
        let thing = FlyingThing { way, ..thing };
        self.flying.push(Timed { thing, start: begun.start, duration });
    }

    /// Adds an effect that all games have. It starts at a time in seconds.
    fn add_effect(&mut self, scene: &Scene, kind: impl Into<EffectKind>, start: f64, duration: Duration) {
        self.effects.add(scene.settings, kind, start, duration.as_secs_f32());
    }

    /// Lets a part fly to its slot, and sparks show that it snaps in. A part that was tried on
    /// there only snaps in.
    fn launch_part(&mut self, scene: &Scene, begun: &BegunJourney, card: CardId, slot: Slot, to: Rect) {
        let is_on_stage = matches!(begun.journey.to, TablePlace::Part(_));
        let flight = if begun.was_tried_on { Duration::ZERO } else { PUT_ON };
        if is_on_stage && !begun.fades {
            let arrival = begun.start + f64::from(flight.as_secs_f32() * scene.settings.speed.factor());
            self.add_effect(scene, EffectKind::Sparks { around: to }, arrival, SPARKS);
        }
        let part = PartPicture::of(scene.table.data(), card, slot, scene.seat_colour(begun.journey.seat));
        let Some(part) = part.filter(|_| !is_on_stage || !begun.was_tried_on) else { return };
        let look = FlyingLook::Picture(part.picture);
        let in_slot = scene.view.stand.filter(|_| is_on_stage).map(|stand| stand.rect_of(part.bounds));
        let (width, height) = part.bounds.size();
        let fit_into = |room: Rect| {
            let cell = (room.width() / width).min(room.height() / height);
            Rect::from_center_size(room.center(), vec2(width, height) * cell)
        };
        let end = in_slot.unwrap_or_else(|| fit_into(to));
        let thing = FlyingThing::new(look, fit_into(begun.from), end);
        self.add_flying(scene, FlyingThing { waits_in_sight: true, ..thing }, begun);
    }

    /// Lets a small thing fall to the place where it comes to lie, or roll away if it has none.
    fn launch_fallen(&mut self, scene: &Scene, begun: &BegunJourney, name: &'static str, lands_at: usize) {
        let at = square_about(begun.from.center(), IconSize::Row);
        let place = scene.view.places.get(&MotionPlace::Fallen(lands_at));
        let way = match place {
            Some(place) => FlyingWay::Falls { ground: place.bottom(), roll: place.center().x - at.center().x },
            None => FlyingWay::Falls { ground: begun.from.bottom(), roll: ROLL * at.height() },
        };
        let thing = FlyingThing::new(FlyingLook::Picture(Picture::Drawing(name)), at, at);
        self.add_flying(scene, FlyingThing { way, fades: place.is_none(), ..thing }, begun);
    }

    /// Lets the part that was in a slot drop to the ground and roll off to the left.
    fn drop_part(&mut self, scene: &Scene, begun: &BegunJourney, card: CardId, slot: Slot) {
        let part = PartPicture::of(scene.table.data(), card, slot, scene.seat_colour(begun.journey.seat));
        let (Some(part), Some(stand)) = (part, scene.view.stand) else { return };
        let from = stand.rect_of(part.bounds);
        let ground = scene.view.places.get(&MotionPlace::Ground);
        let ground = ground.map_or(scene.regions.stage.bottom(), Rect::top);
        let way = FlyingWay::Falls { ground, roll: -ROLL * from.height() };
        let thing = FlyingThing::new(FlyingLook::Picture(part.picture), from, from);
        let waits_in_sight = !begun.was_tried_on;
        self.add_flying(scene, FlyingThing { way, fades: true, waits_in_sight, ..thing }, begun);
    }

    /// Draws the motion over all panels at a time in seconds. Returns whether more frames are
    /// needed.
    pub fn draw_motion(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        self.flying.retain(|flying| !flying.is_over(now));
        for (number, flying) in self.flying.iter().enumerate() {
            if flying.has_started(now) || flying.thing.waits_in_sight {
                paint_flying(pen, &flying.thing, flying.progress_at(now), number);
            }
        }
        let has_effects = self.effects.draw_effects(pen, settings, now);
        has_effects || !self.flying.is_empty()
    }
}

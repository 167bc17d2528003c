//! Motion of the cues of a step over the panels: things, money and cards on their way, lamps,
//! sparks and dust, and machines that act.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::Rect;

use super::acts::acting::{ActingMachine, draw_acts};
use super::flashes::flashes_of_cue;
use super::journey::{Journey, MovedThing};
use super::journeys::journeys_of_cues;
use super::looks::{CRATE, drawing_of_kind, drawing_of_moved};
use super::places::TablePlace;
use crate::action::{Terms, ThingId};
use crate::client::play::EngineersShow;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::scene::Scene;
use crate::client::yard::ThingWay;
use crate::turn::notes::lying_square;
use client::kit::Pen;
use client::motion::cross_fade::CrossFade;
use client::motion::effect_kinds::EffectKind;
use client::motion::effects::Effects;
use client::motion::flight::Flight;
use client::motion::timed::{MotionClock, Timed};
use client::motion::turn_up::TurnUp;
use client::motion::way::WayArc;

/// Motion of cues over the panels, now and soon.
#[derive(Resource, Clone, Debug, Default)]
pub struct CueEffects {
    /// Cues that came since the last frame.
    cues: Vec<TimedCue>,
    /// Motion that has begun in this frame, whose places are not drawn yet.
    begun: Vec<BegunMotion>,
    /// Number of the game's last change in the last frame.
    last_change: u64,
    /// Whether a test was shown in the last frame.
    was_test: bool,
    /// Things on their way, lamps, sparks and dust.
    shown: Effects,
    /// Machines that act across the table.
    acting: Vec<Timed<ActingMachine>>,
}

/// Motion that has begun in this frame, and whose places are not drawn yet.
#[derive(Clone, Debug)]
enum BegunMotion {
    /// A journey.
    Journey(LaunchedJourney),
    /// Anything else of a cue, from a time in seconds.
    Flashes(Cue, f64),
}

/// Journey that has begun in this frame.
#[derive(Clone, Debug)]
struct LaunchedJourney {
    journey: Journey,
    /// Place of the thing in the last frame.
    from: Rect,
    /// Start in seconds.
    start: f64,
    /// Whether the thing fades from one place to the other, because motion is reduced.
    fades: bool,
}

impl CueEffects {
    /// Keeps the cues of a frame for [`Self::begin_motion`], in place of older ones: those that
    /// came while a curtain was closed are not shown later (19.4).
    pub fn queue_cues(&mut self, cues: impl Iterator<Item = TimedCue>) {
        self.cues = cues.collect();
    }

    /// Begins the motion of new cues at a time in seconds. Must be called before the panels are
    /// drawn. A press of the pointer ends all motion, and so do an undo and the end of a test; the
    /// next step ends the motion over the panels. Returns whether something moves within the
    /// panels.
    pub fn begin_motion(&mut self, scene: &mut Scene, now: f64, is_pressed: bool) -> bool {
        let has_changed = std::mem::replace(&mut self.last_change, scene.play.changes) != scene.play.changes;
        let is_test = matches!(scene.interaction.stage.show(), Some((_, EngineersShow::Test(_))));
        let has_tested = std::mem::replace(&mut self.was_test, is_test) && !is_test;
        let cues = std::mem::take(&mut self.cues);
        if is_pressed || has_tested || has_changed && cues.is_empty() {
            scene.view.motions.end_all();
        }
        if is_pressed || has_tested || has_changed {
            self.shown.retain(|kind| matches!(kind, EffectKind::Sparks { .. } | EffectKind::Bursts { .. }));
            self.acting.clear();
        }
        let factor = scene.settings.speed.factor();
        let clock = MotionClock { now, factor: factor.into() };
        let is_still = scene.settings.reduced_motion || factor <= 0.0;
        if factor > 0.0 {
            for timed in &cues {
                scene.view.motions.add_cue(timed, clock, is_still);
            }
            self.begin_cues(scene, cues, clock, is_still);
        }
        scene.view.motions.forget_finished(now)
    }

    /// Begins the journeys and flashes of cues. Where motion is reduced, things fade from one place
    /// to the other, and no machine acts.
    fn begin_cues(&mut self, scene: &mut Scene, cues: Vec<TimedCue>, clock: MotionClock, is_still: bool) {
        let square_of = |thing: ThingId| lying_square(scene.table, &scene.table.find_thing(thing)?);
        let terms = terms_of_show(scene);
        let journeys = journeys_of_cues(&cues, &square_of, terms);
        if is_still {
            let fading = journeys.into_iter().filter_map(Journey::without_motion);
            fading.for_each(|journey| self.begin_journey(scene, journey, clock, true));
        } else {
            let acting = cues.iter().filter_map(|timed| ActingMachine::of_cue(scene.table, timed, clock));
            self.acting.extend(acting);
            let is_carried = self.acting.iter().any(|acting| acting.thing.carries_points());
            let flying = journeys.into_iter().filter(|journey| !is_carried || journey.moved != MovedThing::Points);
            flying.for_each(|journey| self.begin_journey(scene, journey, clock, false));
        }
        let flashes = cues.into_iter().map(|timed| BegunMotion::Flashes(timed.cue, clock.start_after(timed.after)));
        self.begun.extend(flashes);
    }

    /// Begins the journey of a thing. Until it arrives, the panel where it belongs leaves it out.
    /// A find is seen by that team only (6.3).
    fn begin_journey(&mut self, scene: &mut Scene, journey: Journey, clock: MotionClock, fades: bool) {
        let is_own = scene.viewer.seat == Some(journey.seat);
        let is_to_its_place = matches!(journey.to, TablePlace::Thing(..) | TablePlace::Carried(..));
        let arriving = match journey.moved {
            MovedThing::Found(_) if !is_own => return,
            MovedThing::Thing(thing) | MovedThing::Bought(thing, _) if is_to_its_place => {
                Some((thing, ThingWay::Brought))
            }
            MovedThing::Found(thing) if is_to_its_place => Some((thing, ThingWay::Found)),
            _ => None,
        };
        let from = journey.from.last_rect(scene, journey.seat);
        if let Some((thing, way)) = arriving {
            let arrival = clock.start_after(journey.after + journey.duration);
            scene.view.motions.leave_out(scene.table.first_of(thing), way, clock.now, arrival);
        }
        let start = clock.start_after(journey.after);
        self.begun.push(BegunMotion::Journey(LaunchedJourney { journey, from, start, fades }));
    }

    /// Starts the motion that has begun in this frame. Must be called after the panels, which note
    /// where everything is.
    pub fn launch_motion(&mut self, scene: &Scene) {
        for begun in std::mem::take(&mut self.begun) {
            match begun {
                BegunMotion::Journey(begun) => {
                    let kind = effect_of_journey(scene, &begun);
                    self.add(scene, kind, begun.start, begun.journey.duration);
                }
                BegunMotion::Flashes(cue, start) => {
                    for flash in flashes_of_cue(scene, &cue) {
                        let start = start + flash.after.as_secs_f64() * f64::from(scene.settings.speed.factor());
                        self.add(scene, flash.kind, start, flash.lasts);
                    }
                }
            }
        }
    }

    fn add(&mut self, scene: &Scene, kind: EffectKind, start: f64, lasts: Duration) {
        self.shown.add(scene.settings, kind, start, lasts.as_secs_f32());
    }

    /// Draws the motion over all panels at a time in seconds. Returns whether more frames are
    /// needed.
    pub fn draw_motion(&mut self, pen: &mut Pen, scene: &Scene, now: f64) -> bool {
        let acts = draw_acts(pen, scene, &mut self.acting, now);
        self.shown.draw_effects(pen, scene.settings, now) || acts
    }
}

/// Effect that shows a journey.
fn effect_of_journey(scene: &Scene, begun: &LaunchedJourney) -> EffectKind {
    let LaunchedJourney { journey, from, .. } = *begun;
    let to = journey.to.rect(scene, journey.seat);
    let drawing = match journey.moved {
        MovedThing::Thing(thing) | MovedThing::Found(thing) => drawing_of_moved(scene.table, scene.viewer, thing),
        MovedThing::Bought(_, kind) | MovedThing::Sold(kind) => drawing_of_kind(scene.table, kind),
        MovedThing::Note => "dollar",
        MovedThing::Card => "machine_card_back",
        MovedThing::Points => "target",
    };
    // It lay there in sight until it is lifted.
    let is_lifted = matches!(journey.from, TablePlace::Thing(..) | TablePlace::Carried(..) | TablePlace::Owned(..));
    let waits_in_sight = is_lifted && drawing != CRATE && !matches!(journey.moved, MovedThing::Found(_));
    match journey.moved {
        _ if begun.fades => {
            let leaves = if matches!(journey.moved, MovedThing::Found(_)) { CRATE } else { drawing };
            let comes = (!matches!(journey.moved, MovedThing::Sold(_))).then_some((drawing, to));
            CrossFade { leaves: (leaves, from), comes, waits_in_sight }.into()
        }
        MovedThing::Found(_) => TurnUp { back: CRATE, face: drawing, from, to, rises: 1.0 }.into(),
        _ => Flight { arc: WayArc::Flat, waits_in_sight, ..Flight::new(drawing, from, to) }.into(),
    }
}

/// Terms of the exchange that is shown.
fn terms_of_show<'a>(scene: &Scene<'a, '_>) -> Option<&'a Terms> {
    let interaction = scene.interaction;
    match interaction.stage.show() {
        Some((_, EngineersShow::Exchange { terms, .. })) => Some(terms),
        _ => None,
    }
}

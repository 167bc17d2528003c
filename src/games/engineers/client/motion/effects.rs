//! Motion of the cues of a step over the panels: things, money and cards on their way, lamps,
//! sparks and dust.

use std::time::Duration;

use bevy::prelude::Resource;
use bevy_egui::egui::Rect;

use super::flashes::flashes_of_cue;
use super::journeys::{Journey, MovedThing, journeys_of_cues};
use super::looks::{CRATE, drawing_of_moved};
use super::places::TablePlace;
use crate::action::{Terms, ThingId};
use crate::client::play::EngineersShow;
use crate::client::play::events::cue::{Cue, TimedCue};
use crate::client::scene::Scene;
use crate::client::yard::ThingWay;
use crate::turn::notes::lying_square;
use client::kit::Pen;
use client::motion::effect_kinds::EffectKind;
use client::motion::effects::Effects;
use client::motion::flight::Flight;
use client::motion::timed::MotionClock;
use client::motion::turn_up::TurnUp;
use client::motion::way::WayArc;
use client::settings::Settings;

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
}

/// Motion that has begun in this frame, and whose places are not drawn yet.
#[derive(Clone, Debug)]
enum BegunMotion {
    /// A journey.
    Journey {
        journey: Journey,
        /// Place of the thing in the last frame.
        from: Rect,
        /// Start in seconds.
        start: f64,
    },
    /// Anything else of a cue, from a time in seconds.
    Flashes(Cue, f64),
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
        }
        let factor = scene.settings.speed.factor();
        let clock = MotionClock { now, factor: factor.into() };
        let is_still = scene.settings.reduced_motion || factor <= 0.0;
        for timed in &cues {
            scene.view.motions.add_cue(timed, clock, is_still);
        }
        if factor > 0.0 {
            self.begin_cues(scene, cues, clock, is_still);
        }
        scene.view.motions.forget_finished(now)
    }

    /// Begins the journeys and flashes of cues. Where motion is reduced there are no journeys.
    fn begin_cues(&mut self, scene: &mut Scene, cues: Vec<TimedCue>, clock: MotionClock, is_still: bool) {
        let square_of = |thing: ThingId| lying_square(scene.table, &scene.table.find_thing(thing)?);
        let terms = terms_of_show(scene);
        let journeys = if is_still { Vec::new() } else { journeys_of_cues(&cues, &square_of, terms) };
        for journey in journeys {
            self.begin_journey(scene, journey, clock);
        }
        let flashes = cues.into_iter().map(|timed| BegunMotion::Flashes(timed.cue, clock.start_after(timed.after)));
        self.begun.extend(flashes);
    }

    /// Begins the journey of a thing. Until it arrives, the panel where it belongs leaves it out.
    /// A find is seen by that team only (6.3).
    fn begin_journey(&mut self, scene: &mut Scene, journey: Journey, clock: MotionClock) {
        let is_own = scene.viewer.seat == Some(journey.seat);
        let arriving = match (journey.moved, journey.to) {
            (MovedThing::Found(_), _) if !is_own => return,
            (MovedThing::Thing(thing), TablePlace::Thing(..)) => Some((thing, ThingWay::Brought)),
            (MovedThing::Found(thing), TablePlace::Thing(..)) => Some((thing, ThingWay::Found)),
            _ => None,
        };
        let from = journey.from.last_rect(scene, journey.seat);
        if let Some((thing, way)) = arriving {
            let arrival = clock.start_after(journey.after + journey.duration);
            scene.view.motions.leave_out(scene.table.first_of(thing), way, clock.now, arrival);
        }
        self.begun.push(BegunMotion::Journey { journey, from, start: clock.start_after(journey.after) });
    }

    /// Starts the motion that has begun in this frame. Must be called after the panels, which note
    /// where everything is.
    pub fn launch_motion(&mut self, scene: &Scene) {
        for begun in std::mem::take(&mut self.begun) {
            match begun {
                BegunMotion::Journey { journey, from, start } => self.launch_journey(scene, journey, from, start),
                BegunMotion::Flashes(cue, start) => {
                    for flash in flashes_of_cue(scene, &cue) {
                        let start = start + flash.after.as_secs_f64() * f64::from(scene.settings.speed.factor());
                        self.add(scene, flash.kind, start, flash.lasts);
                    }
                }
            }
        }
    }

    fn add(&mut self, scene: &Scene, kind: impl Into<EffectKind>, start: f64, lasts: Duration) {
        self.shown.add(scene.settings, kind, start, lasts.as_secs_f32());
    }

    /// Starts the motion of a journey at a time in seconds.
    fn launch_journey(&mut self, scene: &Scene, journey: Journey, from: Rect, start: f64) {
        let to = journey.to.rect(scene, journey.seat);
        let fly = |drawing: &'static str| Flight { arc: WayArc::Flat, ..Flight::new(drawing, from, to) };
        let kind: EffectKind = match journey.moved {
            MovedThing::Thing(thing) => {
                let drawing = drawing_of_moved(scene.table, scene.viewer, thing);
                // It lay there in sight until it is lifted.
                let waits_in_sight = drawing != CRATE && matches!(journey.from, TablePlace::Thing(..));
                Flight { waits_in_sight, ..fly(drawing) }.into()
            }
            MovedThing::Found(thing) => {
                let face = drawing_of_moved(scene.table, scene.viewer, thing);
                TurnUp { back: CRATE, face, from, to, rises: 1.0 }.into()
            }
            MovedThing::Note => fly("dollar").into(),
            MovedThing::Card => fly("machine_card_back").into(),
            MovedThing::Points => fly("target").into(),
        };
        self.add(scene, kind, start, journey.duration);
    }

    /// Draws the motion over all panels at a time in seconds. Returns whether more frames are
    /// needed.
    pub fn draw_motion(&mut self, pen: &mut Pen, settings: &Settings, now: f64) -> bool {
        self.shown.draw_effects(pen, settings, now)
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

//! Things that fly over the table, or fall to the ground, bounce once and roll away.

use std::f32::consts::{PI, TAU};

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use client::art::Picture;
use client::motion::way::{WayArc, arc_height};

use crate::client::art::card::CardFace;

/// Part of its time after which a falling thing touches the ground, and begins to bounce.
const BOUNCE_START: f32 = 0.45;
/// Part of its time after which a falling thing has bounced, and stays on the ground.
const BOUNCE_END: f32 = 0.75;
/// Height of the bounce, in parts of the height from which the thing falls.
const BOUNCE_HEIGHT: f32 = 0.22;
/// Part of its time, at the end, in which a thing fades.
const FADE: f32 = 0.25;

/// Look of a thing that flies or falls.
#[derive(Clone, Debug, PartialEq)]
pub enum FlyingLook {
    /// A picture.
    Picture(Picture),
    /// A card with its face up.
    Card(Box<CardFace>),
}

/// Way of a thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlyingWay {
    /// It flies to another place, and turns clockwise.
    Flies {
        /// Its arc.
        arc: WayArc,
        /// Number of turns on the way.
        turns: f32,
    },
    /// It stays at its first place and fades there, and appears at the last one.
    CrossFades,
    /// It falls to the ground, where it bounces once and rolls sideways.
    Falls {
        /// Height of the ground on the screen, in points.
        ground: f32,
        /// Distance that it rolls to the right, in points.
        roll: f32,
    },
}

/// Thing that flies or falls.
#[derive(Clone, Debug, PartialEq)]
pub struct FlyingThing {
    /// Its look.
    pub look: FlyingLook,
    /// Rectangle at the beginning.
    pub from: Rect,
    /// Rectangle at the end of a flight. A thing that falls keeps its size.
    pub to: Rect,
    /// Its way.
    pub way: FlyingWay,
    /// Whether it fades at the end.
    pub fades: bool,
    /// Whether it is drawn at the beginning of its way before it starts.
    pub waits_in_sight: bool,
}

/// Place of a thing on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlyingPlace {
    /// Its middle.
    pub centre: Pos2,
    /// Its size, in parts of the greatest one on the way.
    pub scale: f32,
    /// Angle by which it is turned clockwise, in radians.
    pub angle: f32,
    /// Opacity, from 0 to 1.
    pub opacity: f32,
}

impl FlyingThing {
    /// A flight in a low arc, without a turn.
    pub const fn new(look: FlyingLook, from: Rect, to: Rect) -> Self {
        let way = FlyingWay::Flies { arc: WayArc::Flat, turns: 0.0 };
        Self { look, from, to, way, fades: false, waits_in_sight: false }
    }

    /// Greatest size on the way, in points.
    pub fn size(&self) -> Vec2 {
        if self.from.height() > self.to.height() { self.from.size() } else { self.to.size() }
    }

    /// Places after a part of its time from 0 to 1: one, or two while it fades from one to the
    /// other.
    pub fn places_at(&self, progress: f32) -> Vec<FlyingPlace> {
        match self.way {
            FlyingWay::Flies { arc, turns } => vec![self.flight_place(progress, arc, turns)],
            FlyingWay::Falls { ground, roll } => vec![self.fall_place(progress, ground, roll)],
            FlyingWay::CrossFades => {
                let place = |rect: Rect, opacity: f32| FlyingPlace {
                    centre: rect.center(),
                    scale: rect.height() / self.size().y.max(f32::EPSILON),
                    angle: 0.0,
                    opacity,
                };
                let last = (!self.fades).then(|| place(self.to, progress));
                [place(self.from, 1.0 - progress)].into_iter().chain(last).collect()
            }
        }
    }

    /// Opacity after a part of its time, on its way.
    fn opacity_at(&self, progress: f32) -> f32 {
        if self.fades { ((1.0 - progress) / FADE).min(1.0) } else { 1.0 }
    }

    /// Place on a flight after a part of its time.
    fn flight_place(&self, progress: f32, arc: WayArc, turns: f32) -> FlyingPlace {
        let eased = EaseFunction::CubicOut.sample_clamped(progress);
        let height = self.from.height() + (self.to.height() - self.from.height()) * eased;
        FlyingPlace {
            centre: arc.point_at(self.from.center(), self.to.center(), eased),
            scale: height / self.size().y.max(f32::EPSILON),
            angle: turns * TAU * eased,
            opacity: self.opacity_at(progress),
        }
    }

    /// Place on a fall after a part of its time. It turns like a wheel of its height, and stops
    /// upright.
    fn fall_place(&self, progress: f32, ground: f32, roll: f32) -> FlyingPlace {
        let drop = (ground - self.from.bottom()).max(0.0);
        let way = EaseFunction::QuadraticOut.sample_clamped(progress);
        let turns = (roll / (PI * self.from.height()).max(1.0)).round();
        FlyingPlace {
            centre: self.from.center() + vec2(roll * way, drop * fallen_part(progress)),
            scale: 1.0,
            angle: turns * TAU * way,
            opacity: self.opacity_at(progress),
        }
    }
}

/// Part of its height by which a thing has fallen, after a part of its time; both are from 0 to 1.
fn fallen_part(progress: f32) -> f32 {
    if progress < BOUNCE_START {
        (progress / BOUNCE_START).powi(2)
    } else if progress < BOUNCE_END {
        let bounce = (progress - BOUNCE_START) / (BOUNCE_END - BOUNCE_START);
        1.0 - arc_height(BOUNCE_HEIGHT, bounce)
    } else {
        1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    fn thing(way: FlyingWay) -> FlyingThing {
        let look = FlyingLook::Picture(Picture::Drawing("armour"));
        let from = rect_at(100.0, 100.0, 40.0, 40.0);
        FlyingThing { way, fades: true, ..FlyingThing::new(look, from, rect_at(300.0, 200.0, 20.0, 20.0)) }
    }

    #[test]
    fn a_thing_flies_from_its_place_to_another_and_shrinks_to_it() {
        let flying = thing(FlyingWay::Flies { arc: WayArc::Flat, turns: 1.0 });
        let first = flying.places_at(0.0)[0];
        let last = flying.places_at(1.0)[0];
        assert_eq!((first.centre, first.scale), (flying.from.center(), 1.0));
        assert_eq!((last.centre, last.scale, last.opacity), (flying.to.center(), 0.5, 0.0));
        assert_eq!(flying.size(), vec2(40.0, 40.0));
        assert_eq!(flying.places_at(1.0 - FADE)[0].opacity, 1.0);
    }

    #[test]
    fn without_motion_a_thing_fades_at_its_place_and_appears_at_the_other() {
        let flying = FlyingThing { fades: false, ..thing(FlyingWay::CrossFades) };
        let places = flying.places_at(0.25);
        assert_eq!([places[0].centre, places[1].centre], [flying.from, flying.to].map(|rect| rect.center()));
        assert_eq!([places[0], places[1]].map(|place| (place.scale, place.opacity)), [(1.0, 0.75), (0.5, 0.25)]);
        assert_eq!(FlyingThing { fades: true, ..flying }.places_at(0.25).len(), 1, "a thing that leaves the table");
    }

    #[test]
    fn rule_9_2_a_plate_that_is_lost_falls_bounces_once_and_rolls_away_on_the_ground() {
        let falling = thing(FlyingWay::Falls { ground: 220.0, roll: -60.0 });
        let height = |progress: f32| falling.places_at(progress)[0].centre.y;
        assert_eq!((height(0.0), height(BOUNCE_START), height(1.0)), (120.0, 200.0, 200.0));
        let bounce = height((BOUNCE_START + BOUNCE_END) / 2.0);
        assert!(bounce < 190.0 && bounce > 120.0, "{bounce}");
        assert!((0..=20_u8).all(|step| height(f32::from(step) / 20.0) <= 200.0), "never below the ground");
        let last = falling.places_at(1.0)[0];
        assert_eq!((last.centre.x, last.angle, last.scale), (60.0, 0.0, 1.0));
    }
}

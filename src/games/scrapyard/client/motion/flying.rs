//! Things that fly over the table, or fall to the ground, bounce once and roll away.

use std::f32::consts::TAU;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use client::art::Picture;
use client::motion::way::WayArc;

use crate::client::art::card::CardFace;

/// Parts of the time after which a falling thing first touches the ground, and comes to lie on it.
const LANDS: f32 = 0.45;
const LIES: f32 = 0.75;
/// Height of its bounce, in parts of that from which it falls.
const BOUNCE: f32 = 0.22;
/// Part of the time at its end in which a thing fades.
const FADES: f32 = 0.25;

/// Look of a thing that flies.
#[derive(Clone, Debug, PartialEq)]
pub enum FlyingLook {
    /// Picture.
    Picture(Picture),
    /// Card with its face up.
    Card(Box<CardFace>),
}

/// Way of a thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlyingWay {
    /// To another place, with some turns clockwise.
    Flies {
        /// Its arc.
        arc: WayArc,
        /// Turns on the way.
        turns: f32,
    },
    /// Down to the ground, where it bounces and rolls sideways.
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
    /// Rectangle at the end of a flight.
    pub to: Rect,
    /// Its way.
    pub way: FlyingWay,
    /// Whether it fades at the end.
    pub fades: bool,
    /// Whether it is seen at the beginning of its way until then.
    pub waits_in_sight: bool,
}

/// Place of a thing at a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FlyingPlace {
    /// Its middle.
    pub centre: Pos2,
    /// Its size in parts of the greatest one.
    pub grown: f32,
    /// Angle, clockwise and in radians.
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

    /// Greatest size on the way, in points: that of its picture.
    pub fn size(&self) -> Vec2 {
        if self.from.height() > self.to.height() { self.from.size() } else { self.to.size() }
    }

    /// Place at `part` of the time, from 0 to 1.
    pub fn place_at(&self, part: f32) -> FlyingPlace {
        let opacity = if self.fades { ((1.0 - part) / FADES).min(1.0) } else { 1.0 };
        match self.way {
            FlyingWay::Flies { arc, turns } => {
                let eased = EaseFunction::CubicOut.sample_clamped(part);
                let height = self.from.height() + (self.to.height() - self.from.height()) * eased;
                FlyingPlace {
                    centre: arc.point_at(self.from.center(), self.to.center(), eased),
                    grown: height / self.size().y.max(f32::EPSILON),
                    angle: turns * TAU * eased,
                    opacity,
                }
            }
            FlyingWay::Falls { ground, roll } => {
                let drop = (ground - self.from.bottom()).max(0.0);
                let aside = roll * EaseFunction::QuadraticOut.sample_clamped(part);
                // It turns as a wheel does.
                let angle = aside / (self.from.height() / 2.0).max(1.0);
                let centre = self.from.center() + vec2(aside, drop * fallen_at(part));
                FlyingPlace { centre, grown: 1.0, angle, opacity }
            }
        }
    }
}

/// Part of its height by which a thing has fallen at `part` of the time.
fn fallen_at(part: f32) -> f32 {
    if part < LANDS {
        (part / LANDS).powi(2)
    } else if part < LIES {
        let bounce = (part - LANDS) / (LIES - LANDS);
        1.0 - BOUNCE * 4.0 * bounce * (1.0 - bounce)
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
        let (first, last) = (flying.place_at(0.0), flying.place_at(1.0));
        assert_eq!((first.centre, first.grown), (flying.from.center(), 1.0));
        assert_eq!((last.centre, last.grown, last.opacity), (flying.to.center(), 0.5, 0.0));
        assert_eq!(flying.size(), vec2(40.0, 40.0));
        assert_eq!(flying.place_at(1.0 - FADES).opacity, 1.0);
    }

    #[test]
    fn rule_9_2_a_plate_that_is_lost_falls_bounces_once_and_rolls_away_on_the_ground() {
        let falling = thing(FlyingWay::Falls { ground: 220.0, roll: -60.0 });
        let below = |part: f32| falling.place_at(part).centre.y;
        assert_eq!((below(0.0), below(LANDS), below(1.0)), (120.0, 200.0, 200.0));
        let bounce = below((LANDS + LIES) / 2.0);
        assert!(bounce < 190.0 && bounce > 120.0, "{bounce}");
        assert!((0..=20_u8).all(|step| below(f32::from(step) / 20.0) <= 200.0), "never below the ground");
        let last = falling.place_at(1.0);
        assert_eq!((last.centre.x, last.angle, last.grown), (60.0, -3.0, 1.0));
    }
}

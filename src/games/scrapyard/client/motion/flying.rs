//! Things that fly over the table, or fall to the ground, bounce once and roll away.

use std::f32::consts::TAU;

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Pos2, Rect, Vec2, vec2};

use client::art::Picture;
use client::motion::way::WayArc;

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

    /// Place after a part of its time from 0 to 1.
    pub fn place_at(&self, progress: f32) -> FlyingPlace {
        let opacity = if self.fades { ((1.0 - progress) / FADE).min(1.0) } else { 1.0 };
        match self.way {
            FlyingWay::Flies { arc, turns } => {
                let eased = EaseFunction::CubicOut.sample_clamped(progress);
                let height = self.from.height() + (self.to.height() - self.from.height()) * eased;
                FlyingPlace {
                    centre: arc.point_at(self.from.center(), self.to.center(), eased),
                    scale: height / self.size().y.max(f32::EPSILON),
                    angle: turns * TAU * eased,
                    opacity,
                }
            }
            FlyingWay::Falls { ground, roll } => {
                let drop = (ground - self.from.bottom()).max(0.0);
                let aside = roll * EaseFunction::QuadraticOut.sample_clamped(progress);
                // It turns like a wheel of its height.
                let angle = aside / (self.from.height() / 2.0).max(1.0);
                let centre = self.from.center() + vec2(aside, drop * fallen_part(progress));
                FlyingPlace { centre, scale: 1.0, angle, opacity }
            }
        }
    }
}

/// Part of its height by which a thing has fallen, after a part of its time; both are from 0 to 1.
fn fallen_part(progress: f32) -> f32 {
    if progress < BOUNCE_START {
        (progress / BOUNCE_START).powi(2)
    } else if progress < BOUNCE_END {
        let bounce = (progress - BOUNCE_START) / (BOUNCE_END - BOUNCE_START);
        1.0 - BOUNCE_HEIGHT * 4.0 * bounce * (1.0 - bounce)
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
        let first = flying.place_at(0.0);
        let last = flying.place_at(1.0);
        assert_eq!((first.centre, first.scale), (flying.from.center(), 1.0));
        assert_eq!((last.centre, last.scale, last.opacity), (flying.to.center(), 0.5, 0.0));
        assert_eq!(flying.size(), vec2(40.0, 40.0));
        assert_eq!(flying.place_at(1.0 - FADE).opacity, 1.0);
    }

    #[test]
    fn rule_9_2_a_plate_that_is_lost_falls_bounces_once_and_rolls_away_on_the_ground() {
        let falling = thing(FlyingWay::Falls { ground: 220.0, roll: -60.0 });
        let height = |progress: f32| falling.place_at(progress).centre.y;
        assert_eq!((height(0.0), height(BOUNCE_START), height(1.0)), (120.0, 200.0, 200.0));
        let bounce = height((BOUNCE_START + BOUNCE_END) / 2.0);
        assert!(bounce < 190.0 && bounce > 120.0, "{bounce}");
        assert!((0..=20_u8).all(|step| height(f32::from(step) / 20.0) <= 200.0), "never below the ground");
        let last = falling.place_at(1.0);
        assert_eq!((last.centre.x, last.angle, last.scale), (60.0, -3.0, 1.0));
    }
}

//! Motion of the components of a machine that works, by the family of each: wheels turn, hoses
//! spurt, lamps blink.

use std::f32::consts::{PI, TAU};

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{Color32, Mesh, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use crate::client::art::thing_picture::{ThingPicture, paint_grade};
use crate::set::Family;
use client::art::Picture;
use client::kit::Pen;
use client::kit::palette::{INK, YELLOW, fade_colour, rgb};
use client::kit::tokens::LineWidth;

/// Whole turns of wheels, blades and drives in the time for which a machine runs.
const WHEEL: f32 = 2.0;
const BLADE: f32 = 6.0;
const DRIVE: f32 = 1.0;
/// Times that an engine shakes, and that anything else swings.
const SHAKES: f32 = 14.0;
const SWINGS: f32 = 3.0;
/// Size of the shaking, in sides of the component; of swaying and nodding, in radians; of swelling
/// and billowing, in parts of the size.
const SHAKE: f32 = 0.02;
const SWAY: f32 = 0.06;
const NOD: f32 = 0.14;
const SWELL: f32 = 0.05;
const BILLOW: f32 = 0.09;
const TIGHT: f32 = 0.06;
/// Radius and opacity of the light of an electric part, in sides and from 0 to 1.
const GLOW: f32 = 0.6;
const LIGHT: f32 = 0.45;
/// Drops of a pipe: their number, radius and way, in sides.
const DROPS: u8 = 3;
const DROP: f32 = 0.05;
const SPURT: Vec2 = vec2(0.35, 0.5);
const WATER: Color32 = rgb(0x7f_d0f5);

/// Pose of a component that runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FamilyPose {
    /// Distance from its place, in its sides.
    shift: Vec2,
    /// Angle by which it is turned clockwise, in radians.
    angle: f32,
    /// Factors of its width and height.
    stretch: Vec2,
    /// Light around it, from 0 to 1.
    light: f32,
    /// Part of the way of the drops that leave it, from 0 to 1; `None` without drops.
    drops: Option<f32>,
}

impl FamilyPose {
    /// Component that stands still.
    const REST: Self = Self { shift: Vec2::ZERO, angle: 0.0, stretch: Vec2::splat(1.0), light: 0.0, drops: None };

    /// Pose of a component of a family after a part of the run, from 0 to 1. It rests at both ends.
    pub fn of(family: Option<Family>, part: f32) -> Self {
        let strength = (PI * part).sin().max(0.0);
        let swing = strength * (TAU * SWINGS * part).sin();
        let turn = |turns: f32| Self { angle: TAU * turns * turned_part(part), ..Self::REST };
        let stretched = |by: Vec2| Self { stretch: Vec2::splat(1.0) + by, ..Self::REST };
        match family {
            Some(Family::Engine) => {
                Self { shift: vec2(SHAKE * strength * (TAU * SHAKES * part).sin(), 0.0), ..Self::REST }
            }
            Some(Family::Wheel) => turn(WHEEL),
            Some(Family::Blade) => turn(BLADE),
            Some(Family::Drive) => turn(DRIVE),
            Some(Family::Frame) => Self { angle: SWAY * swing, ..Self::REST },
            Some(Family::Tank) => stretched(Vec2::splat(SWELL * swing)),
            Some(Family::Cloth) => stretched(vec2(BILLOW, -BILLOW / 2.0) * swing),
            Some(Family::Line) => stretched(vec2(TIGHT, -TIGHT) * strength),
            Some(Family::Electric) => Self { light: strength * (0.5 + 0.5 * swing), ..Self::REST },
            Some(Family::Pipe) => {
                let drops = (strength > 0.0).then(|| (SWINGS * part).fract());
                Self { drops, ..Self::REST }
            }
            None => Self { angle: NOD * swing, ..Self::REST },
        }
    }
}

/// Part of all turns that is over after a part of the run.
fn turned_part(part: f32) -> f32 {
    EaseFunction::QuadraticInOut.sample_clamped(part) % 1.0
}

/// Paints a component in its place and in a pose, with its grade.
pub(super) fn paint_posed(pen: &mut Pen, picture: &ThingPicture, place: Rect, pose: &FamilyPose) {
    let side = place.width();
    let middle = place.center() + pose.shift * side;
    if pose.light > 0.0 {
        pen.painter().circle_filled(middle, GLOW * side, fade_colour(YELLOW, LIGHT * pose.light));
    }
    // One texture for all poses.
    let texture = pen.art.get_texture(pen.ui.ctx(), Picture::Drawing(picture.drawing), place.size());
    let mut mesh = Mesh::with_texture(texture);
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    mesh.add_rect_with_uv(Rect::from_center_size(middle, place.size() * pose.stretch), whole, Color32::WHITE);
    mesh.rotate(Rot2::from_angle(pose.angle), middle);
    pen.painter().add(mesh);
    if let Some(part) = pose.drops {
        paint_drops(pen, place, part);
    }
    if let Some(grade) = picture.grade.filter(|grade| grade.is_working()) {
        paint_grade(pen, grade, place);
    }
}

/// Paints drops that leave the upper right of a place in an arc.
fn paint_drops(pen: &Pen, place: Rect, part: f32) {
    let side = place.width();
    let line = Stroke::new(LineWidth::Thin.points(), INK);
    for drop in 0..DROPS {
        let way = (part + f32::from(drop) / f32::from(DROPS)).fract();
        let at = place.right_top() + vec2(SPURT.x * way - 0.15, SPURT.y * way * way + 0.15 - 0.3 * way) * side;
        pen.painter().circle(at, DROP * side, fade_colour(WATER, 1.0 - way * way), line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_family_runs_in_its_own_way_and_rests_at_both_ends() {
        let all: Vec<Option<Family>> = Family::ALL.into_iter().map(Some).chain([None]).collect();
        let poses = |part: f32| -> Vec<FamilyPose> { all.iter().map(|&family| FamilyPose::of(family, part)).collect() };
        for part in [0.0, 1.0] {
            for pose in poses(part) {
                assert!(pose.shift.length() < 1e-3 && (pose.stretch - Vec2::splat(1.0)).length() < 1e-3, "{pose:?}");
                assert!(pose.angle.abs() < 1e-3 && pose.light < 1e-3, "{pose:?}");
            }
        }
        let running = poses(0.4);
        for (number, pose) in running.iter().enumerate() {
            assert!(*pose != FamilyPose::REST && !running[..number].contains(pose), "{pose:?}");
        }
    }
}

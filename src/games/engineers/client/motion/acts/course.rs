//! Course of the act of a machine across the table (11.7): its pieces are a function of the part of
//! its time that is over.

use std::f32::consts::{PI, TAU};

use bevy::prelude::{Curve, EaseFunction};
use bevy_egui::egui::{Pos2, lerp, pos2, vec2};

use super::machine_act::{MachineAct, Matter};
use super::piece::{ActPiece, ActPlaces, ActShape};
use crate::client::play::events::durations::{ACTS, POINTS};
use client::motion::way::{WayArc, arc_point};

/// Numbers of pieces that are blown, sprayed and thrown, of rings, and of pieces of a trail.
const BLOWN: u8 = 64;
const SPRAYED: u8 = 72;
const THROWN: u8 = 6;
const RINGS: u8 = 5;
const TRAIL: u8 = 18;
/// Part of the act after which the last of several pieces begins.
const LAST_BEGINS: f32 = 0.5;
/// Part of the act in which thrown matter bursts where it lands, and in which a piece of a trail
/// fades.
const BURSTS: f32 = 0.14;
const TRAIL_FADES: f32 = 0.3;
/// Size of a small and of a large piece, in points.
const SMALL: f32 = 14.0;
const LARGE: f32 = 30.0;
/// Height of a spray and of a throw, in parts of that of the table.
const SPRAY: f32 = 0.32;
const THROW: f32 = 0.5;
/// Width of a machine that crosses, in parts of that of the table, and the least and greatest one
/// in points; that of one that hangs over the score.
const CROSSING: f32 = 0.14;
const CROSSING_WIDTHS: (f32, f32) = (90.0, 190.0);
const HANGING: f32 = 76.0;
/// Length of the rope of a machine that lifts, and the height by which it rises with the score, in
/// points.
const ROPE: f32 = 34.0;
const RISES: f32 = 26.0;
/// Half the angle by which a beam of light sweeps, in radians.
const SWEEP: f32 = 1.2;

/// Pieces of an act after a part of its time, from 0 to 1; those at the back come first.
pub fn pieces_at(act: MachineAct, places: &ActPlaces, part: f32) -> Vec<ActPiece> {
    match act {
        MachineAct::Blows(matter) => several(BLOWN, part, |piece| blown(matter, places, piece)),
        MachineAct::Sprays(matter) => several(SPRAYED, part, |piece| sprayed(matter, places, piece)),
        MachineAct::Throws(matter) => thrown(matter, places, part),
        MachineAct::Crosses(matter) => crossing(matter, places, part),
        MachineAct::Spreads(matter) => spreading(matter, places, part),
        MachineAct::Lifts => lifting(places, part),
    }
}

/// One of several equal pieces on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PieceOnWay {
    /// Part of its way that is over, from 0 to 1.
    part: f32,
    /// Numbers from 0 to 1 in which it differs from the others.
    spread: [f32; 3],
}

/// Pieces that are on their way, of several that begin one after another.
fn several(count: u8, part: f32, piece: impl Fn(PieceOnWay) -> ActPiece) -> Vec<ActPiece> {
    let on_way = (0..count).filter_map(|number| {
        let spread = spread_of(number);
        let own = (part - LAST_BEGINS * spread[0]) / (1.0 - LAST_BEGINS);
        (own > 0.0 && own < 1.0).then_some(PieceOnWay { part: own, spread })
    });
    on_way.map(piece).collect()
}

/// Numbers from 0 to 1 that are spread evenly, in another order each: a piece has the same ones in
/// every frame.
fn spread_of(number: u8) -> [f32; 3] {
    // Parts of the golden ratio of three dimensions: no two pieces come close.
    [0.819_17, 0.671_04, 0.549_7].map(|step: f32| (step * f32::from(number) + 0.37).fract())
}

/// A piece that is blown from the bench over the log and off the table.
fn blown(matter: Matter, places: &ActPlaces, piece: PieceOnWay) -> ActPiece {
    let [_, across, down] = piece.spread;
    let from = places.bench.min + places.bench.size() * vec2(across, 0.2 + 0.4 * down);
    let to = pos2(places.table.right() + LARGE, places.log.top() + places.log.height() * down);
    let flutter = vec2(0.0, 0.05 * places.table.height() * (TAU * (1.5 * piece.part + across)).sin());
    let at = WayArc::Flat.point_at(from, to, EaseFunction::SineIn.sample_clamped(piece.part)) + flutter;
    ActPiece {
        angle: TAU * (2.5 * piece.part + across),
        opacity: appearing(piece.part),
        ..ActPiece::matter(matter, at, lerp(SMALL..=LARGE, across))
    }
}

/// A piece that leaves the bench upwards and rains down somewhere; steam rises and spreads.
fn sprayed(matter: Matter, places: &ActPlaces, piece: PieceOnWay) -> ActPiece {
    let [_, across, down] = piece.spread;
    let from = places.bench.center_top() + vec2((down - 0.5) * places.bench.width() / 2.0, 0.0);
    let table = places.table;
    let x = table.left() + table.width() * across;
    let size = lerp(SMALL..=LARGE, down);
    if matter == Matter::Steam {
        let to = pos2(x, table.top() + 0.25 * table.height() * down);
        let at = from.lerp(to, EaseFunction::QuadraticOut.sample_clamped(piece.part));
        let opacity = appearing(piece.part) * (1.0 - piece.part);
        return ActPiece { opacity, ..ActPiece::matter(matter, at, size * (1.0 + 3.0 * piece.part)) };
    }
    let to = pos2(x, table.bottom() - 0.3 * table.height() * down);
    let at = arc_point(from, to, SPRAY * table.height(), piece.part);
    let next = arc_point(from, to, SPRAY * table.height(), piece.part + 0.01);
    ActPiece {
        angle: (next - at).angle(),
        opacity: appearing(piece.part),
        ..ActPiece::matter(matter, at, size * if matter == Matter::Sawdust { 0.6 } else { 0.8 })
    }
}

/// Matter that flies out one piece after another, lands and bursts.
fn thrown(matter: Matter, places: &ActPlaces, part: f32) -> Vec<ActPiece> {
    let table = places.table;
    let flies = 1.0 - LAST_BEGINS - BURSTS;
    let piece = |number: u8| {
        let [_, across, down] = spread_of(number);
        let begins = LAST_BEGINS * f32::from(number) / f32::from(THROWN - 1);
        let own = (part - begins) / flies;
        let to =
            pos2(table.left() + table.width() * (0.06 + 0.88 * across), table.bottom() - 0.2 * table.height() * down);
        let bursts = (part - begins - flies) / BURSTS;
        let burst = (bursts > 0.0 && bursts < 1.0).then(|| ActPiece {
            opacity: 1.0 - bursts,
            ..ActPiece::matter(Matter::Dust, to, LARGE * (1.5 + 2.0 * bursts))
        });
        let stone = (own > 0.0 && own <= 1.0).then(|| ActPiece {
            angle: 1.5 * TAU * own,
            ..ActPiece::matter(matter, arc_point(places.bench.center(), to, THROW * table.height(), own), 1.3 * LARGE)
        });
        burst.or(stone)
    };
    (0..THROWN).filter_map(piece).collect()
}

/// The machine as it goes across the table from the left to the right, with the trail behind it,
/// which fades once the machine is gone.
fn crossing(matter: Matter, places: &ActPlaces, part: f32) -> Vec<ActPiece> {
    let table = places.table;
    let width = (CROSSING * table.width()).clamp(CROSSING_WIDTHS.0, CROSSING_WIDTHS.1);
    let floats = matter == Matter::Water;
    let place = |part: f32| {
        let way = EaseFunction::SineInOut.sample_clamped(part / (1.0 - TRAIL_FADES));
        let x = table.left() - width + (table.width() + 2.0 * width) * way;
        let bounce = if floats { 5.0 * (2.0 * TAU * part).sin() } else { -3.0 * (8.0 * TAU * part).sin().abs() };
        pos2(x, places.bench.bottom() - 0.3 * width + bounce)
    };
    let trail = (0..TRAIL).filter_map(|number| {
        let left_at = (1.0 - TRAIL_FADES) * f32::from(number) / f32::from(TRAIL);
        let age = (part - left_at) / TRAIL_FADES;
        let [_, across, down] = spread_of(number);
        (age > 0.0 && age < 1.0).then(|| {
            let drift = vec2(-0.2 * width * age, -0.25 * width * age * across);
            let at = place(left_at) + vec2(-0.45, 0.3 - 0.1 * down) * width + drift;
            let size = lerp(SMALL..=LARGE, down) * (1.0 + age);
            ActPiece { angle: TAU * (across + age), opacity: 1.0 - age, ..ActPiece::matter(matter, at, size) }
        })
    });
    let angle = if floats { 0.05 * (2.0 * TAU * part).cos() } else { 0.0 };
    let machine = ActPiece { shape: ActShape::Machine, at: place(part), size: width, angle, opacity: 1.0 };
    trail.chain([machine]).collect()
}

/// Rings that spread from the bench; of light, with a beam that sweeps over the table.
fn spreading(matter: Matter, places: &ActPlaces, part: f32) -> Vec<ActPiece> {
    let from = places.bench.center();
    let beam = (matter == Matter::Light).then(|| ActPiece {
        shape: ActShape::Beam,
        at: from,
        size: places.table.width(),
        angle: -PI / 2.0 - SWEEP * (PI * part).cos(),
        opacity: (PI * part).sin(),
    });
    let ring = |number: u8| {
        let begins = LAST_BEGINS * f32::from(number) / f32::from(RINGS - 1);
        let own = (part - begins) / (1.0 - LAST_BEGINS);
        let size = 1.6 * places.table.width() * EaseFunction::QuadraticOut.sample_clamped(own);
        (own > 0.0 && own < 1.0).then(|| ActPiece { opacity: 1.0 - own, ..ActPiece::matter(matter, from, size) })
    };
    beam.into_iter().chain((0..RINGS).filter_map(ring)).collect()
}

/// The machine as it carries the points to the score, lifts it and lets it go.
fn lifting(places: &ActPlaces, part: f32) -> Vec<ActPiece> {
    let arrives = POINTS.as_secs_f32() / ACTS.as_secs_f32();
    let flown = EaseFunction::CubicInOut.sample_clamped(part / arrives);
    let lifted = ((part - arrives) / (1.0 - arrives)).clamp(0.0, 1.0);
    let width = lerp(places.machine.width().max(HANGING)..=HANGING, flown);
    let below = vec2(0.0, ROPE + 0.3 * width);
    let from = places.machine.center();
    let to = places.score.center() - below - vec2(0.0, RISES * lifted);
    let at = WayArc::Flat.point_at(from, to, flown);
    let opacity = ((1.0 - lifted) * 3.0).min(1.0);
    let end = if lifted > 0.0 { places.score.center_top() } else { at + below };
    let piece = |shape: ActShape, at: Pos2, size: f32| ActPiece { shape, at, size, angle: 0.0, opacity };
    let rope = piece(ActShape::Rope(end), at, width);
    let points = (lifted <= 0.0).then(|| piece(ActShape::Points, end, LARGE));
    [rope].into_iter().chain(points).chain([piece(ActShape::Machine, at, width)]).collect()
}

/// Opacity of a piece that appears quickly, and disappears at the end of its way.
fn appearing(part: f32) -> f32 {
    (8.0 * part).min(6.0 * (1.0 - part)).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

    const PLACES: ActPlaces = ActPlaces {
        machine: rect_at(290.0, 200.0, 120.0, 90.0),
        bench: rect_at(290.0, 420.0, 700.0, 180.0),
        log: rect_at(1030.0, 390.0, 240.0, 210.0),
        score: rect_at(30.0, 150.0, 26.0, 26.0),
        table: rect_at(0.0, 0.0, 1280.0, 800.0),
    };

    #[test]
    fn every_act_is_seen_and_is_over_at_its_end() {
        let acts =
            [MachineAct::Blows, MachineAct::Sprays, MachineAct::Throws, MachineAct::Crosses, MachineAct::Spreads];
        for act in acts.map(|act| act(Matter::Water)).into_iter().chain([MachineAct::Lifts]) {
            let is_seen = |piece: &ActPiece| piece.opacity > 0.02 && PLACES.table.contains(piece.at);
            assert!(pieces_at(act, &PLACES, 0.4).iter().filter(|piece| is_seen(piece)).count() > 2, "{act:?}");
            assert!(!pieces_at(act, &PLACES, 1.0).iter().any(is_seen), "{act:?}");
        }
    }

    #[test]
    fn leaves_blow_over_the_log_and_a_kite_brings_the_points_and_lifts_the_score() {
        let leaves = |part: f32| pieces_at(MachineAct::Blows(Matter::Leaf), &PLACES, part);
        assert!([0.5, 0.7].iter().any(|&part| leaves(part).iter().any(|leaf| PLACES.log.contains(leaf.at))));
        let arrives = POINTS.as_secs_f32() / ACTS.as_secs_f32();
        let place = |shape: ActShape, part: f32| {
            let pieces = pieces_at(MachineAct::Lifts, &PLACES, part);
            pieces.iter().find(|piece| piece.shape == shape).map(|piece| piece.at)
        };
        assert!(place(ActShape::Points, arrives).unwrap().distance(PLACES.score.center()) < 1.0);
        let hanging = place(ActShape::Machine, arrives).unwrap();
        assert!(place(ActShape::Machine, 0.9).unwrap().y < hanging.y - 10.0 && place(ActShape::Points, 0.9).is_none());
    }
}

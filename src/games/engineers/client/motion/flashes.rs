//! Lamps over searched squares, sparks round what was done, dust, and words that float up.

use std::time::Duration;

use bevy_egui::egui::{Pos2, Rect};
use shell::language::Phrase;
use shell::seats::SeatId;

use super::places::{TablePlace, middle_of_wall, square_within};
use crate::action::ThingId;
use crate::client::art::icons::DeedIcon;
use crate::client::play::TableItem;
use crate::client::play::events::cue::Cue;
use crate::client::play::events::durations::{LINK, POINTS, SCAN_STEP, SEARCH, WALL_DOWN};
use crate::client::scene::Scene;
use crate::client::scene::view::MotionPlace;
use crate::words::dollars_words;
use crate::yard::{Square, Wall};
use client::motion::effect_kinds::{EffectKind, FloatingWords};

/// Blows by which a wall comes down (4.5).
const BLOWS: u32 = 3;
/// Sides of a lamp, of the spark of a blow and of dust, in parts of a square.
const LAMP: f32 = 0.8;
const BLOW: f32 = 0.7;
const DUST: f32 = 1.3;
/// Time in which dust rises and settles.
const SETTLES: Duration = Duration::from_millis(400);
/// Time for which words float up, and the size of their letters, in points at the usual text size.
const FLOATS: Duration = Duration::from_millis(900);
const LETTERS: f32 = 18.0;

/// A short effect of a cue.
#[derive(Clone, Debug)]
pub struct Flash {
    /// The effect.
    pub kind: EffectKind,
    /// Time from the cue until it begins, at the usual speed.
    pub after: Duration,
    /// Duration at the usual speed.
    pub lasts: Duration,
}

impl Flash {
    /// An effect that begins with the cue.
    fn at_once(kind: EffectKind, lasts: Duration) -> Self {
        Self { kind, after: Duration::ZERO, lasts }
    }
}

/// Returns the short effects of a cue. All of them are at places that are drawn in this frame.
pub fn flashes_of_cue(scene: &Scene, cue: &Cue) -> Vec<Flash> {
    match *cue {
        Cue::Searched { square, ref squares, .. } => lamps(scene, square, squares),
        Cue::WallDown { wall, .. } => blows(scene, wall),
        Cue::GateTaken { gate, .. } => sparks(rect_of_square(scene, gate.square())),
        Cue::Joined { ref components, .. } => sparks(around_things(scene, components)),
        Cue::Detached { thing, .. } | Cue::Repaired { thing, .. } | Cue::Defined { thing, .. } => {
            sparks(around_things(scene, &[thing]))
        }
        Cue::Trained { seat, worker } => sparks(Some(TablePlace::Worker(seat, worker).rect(scene, seat))),
        Cue::JobLost { seat } => dust_of_job(scene, seat),
        Cue::Sold { seat, price, .. } => floating(TablePlace::Purse(seat).rect(scene, seat), dollars_words(price)),
        Cue::Acts { seat, points: points @ 1.., .. } => {
            let words = Phrase::words(format!("+{points}"));
            let arrival = |flash: Flash| Flash { after: POINTS, ..flash };
            floating(TablePlace::Points(seat).rect(scene, seat), words).into_iter().map(arrival).collect()
        }
        _ => Vec::new(),
    }
}

fn rect_of_square(scene: &Scene, square: Square) -> Option<Rect> {
    scene.view.places.get(&MotionPlace::Square(square)).copied()
}

/// Lamps over the squares that a search covers, the nearest first (6.1).
fn lamps(scene: &Scene, from: Square, squares: &[Square]) -> Vec<Flash> {
    let lamp = |&square: &Square| {
        let rect = rect_of_square(scene, square)?;
        let size = LAMP * rect.size().min_elem();
        let kind = EffectKind::Bursts { drawing: DeedIcon::Search.drawing(), at: rect.center(), size };
        Some(Flash { kind, after: SCAN_STEP * steps_between(from, square), lasts: SEARCH })
    };
    squares.iter().filter_map(lamp).collect()
}

/// Steps from one square to another as the crow flies.
fn steps_between(one: Square, other: Square) -> u32 {
    u32::from(one.column().abs_diff(other.column())) + u32::from(one.row().abs_diff(other.row()))
}

/// Three blows against a wall, and the dust of the last one.
fn blows(scene: &Scene, wall: Wall) -> Vec<Flash> {
    let Some((at, side)) =
        middle_of_wall(scene, wall).zip(rect_of_square(scene, wall.square()).map(|rect| rect.width()))
    else {
        return Vec::new();
    };
    let each = WALL_DOWN / BLOWS;
    let blow = |number: u32| Flash { after: each * number, ..burst("spark", at, BLOW * side, each) };
    let dust = Flash { after: each * (BLOWS - 1), ..burst("smoke", at, DUST * side, SETTLES) };
    (0..BLOWS).map(blow).chain([dust]).collect()
}

fn burst(drawing: &'static str, at: Pos2, size: f32, lasts: Duration) -> Flash {
    Flash::at_once(EffectKind::Bursts { drawing, at, size }, lasts)
}

/// Place around things that are drawn side by side.
fn around_things(scene: &Scene, things: &[ThingId]) -> Option<Rect> {
    let rects = things.iter().filter_map(|&thing| scene.view.spots.get(&TableItem::Piece(thing)).copied());
    rects.reduce(Rect::union)
}

fn sparks(around: Option<Rect>) -> Vec<Flash> {
    around.map(|around| Flash::at_once(EffectKind::Sparks { around }, LINK)).into_iter().collect()
}

/// Dust over the ticks of a job that is lost (10.4), where that job is shown.
fn dust_of_job(scene: &Scene, seat: SeatId) -> Vec<Flash> {
    let ticks = scene.view.places_before.get(&MotionPlace::Ticks).filter(|_| scene.zone_shown() == seat);
    ticks
        .map(|ticks| burst("smoke", ticks.center(), square_within(*ticks).width() * DUST, SETTLES))
        .into_iter()
        .collect()
}

fn floating(at: Rect, text: Phrase) -> Vec<Flash> {
    let words = FloatingWords { text, at: at.center(), is_good: true, size: LETTERS };
    vec![Flash::at_once(words.into(), FLOATS)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lamps_go_from_square_to_square() {
        let square = |name: &str| name.parse::<Square>().unwrap();
        let far = ["c4", "c5", "e3"].map(|other| steps_between(square("c4"), square(other)));
        assert_eq!(far, [0, 1, 3]);
    }
}

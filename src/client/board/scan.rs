//! What the active player has scanned, or will scan.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::arrange::CELL;
use super::slot::slot;
use super::taking::{DIMMED, mark, mark_of};
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{BROWN_WELL, CREAM, SECOND, YELLOW, faded};
use crate::client::kit::pen::area;
use crate::client::kit::points::LARGE;
use crate::client::kit::{Anchor, Block, Pen};
use crate::client::play::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::grid::Rotation;
use crate::language::{Phrase, phrase};
use crate::parts::SeatId;
use crate::table::{Choice, Look, PartInfo};
use crate::words;

/// The widest a title gets, in points: on one line, and for the sake of a long word; and the room beside it for the chip and the margins.
const TITLE: f32 = 120.0;
const LONG_WORD: f32 = 160.0;
const BESIDE: f32 = 44.0;
/// The least width of the frame, in points.
const NARROWEST: f32 = 126.0;
/// The most lines of a title: of a long name the rest is left out.
const TITLE_LINES: usize = 2;

/// Whose scan it is.
fn title(scene: &Scene, seat: SeatId) -> Phrase {
    scene.titled(seat, phrase!("scan-title"), |name| phrase!("scan-title-of", name = name))
}

/// The title over as many lines as it may have in a width.
fn title_block(pen: &Pen, scene: &Scene, seat: SeatId, width: f32) -> Block {
    let of = |title: &Phrase| pen.block(title, Face::Bold, (Anchor::Start, 16.0, width), CREAM);
    let whole = of(&title(scene, seat));
    if whole.lines() <= TITLE_LINES {
        return whole;
    }
    let name = scene.name(seat);
    let shorter = name.char_indices().rev().map(|(end, _)| format!("{}…", name[..end].trim_end()));
    let mut shorter = shorter.map(|name| of(&phrase!("scan-title-of", name = name)));
    shorter.find(|block| block.lines() <= TITLE_LINES).unwrap_or(whole)
}

/// How wide the frame is; `None` where there is none: large text has room for it only if something is in it.
pub fn width(pen: &Pen, scene: &Scene) -> Option<f32> {
    let is_empty = scene.active().is_none_or(|seat| scene.table.junkyard().scanned(seat).iter().next().is_none());
    let title = scene.active().map(|seat| title(scene, seat)).unwrap_or_default();
    let most = pen.longest_word(&title, Face::Bold, 16.0).clamp(TITLE, LONG_WORD);
    let wide = pen.measure(&title, Face::Bold, 16.0).min(most) + BESIDE;
    (pen.look.text <= LARGE || !is_empty).then(|| wide.max(NARROWEST))
}

/// Draws the frame of the scan.
pub fn show(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let Some(seat) = scene.active() else { return };
    let colour = scene.colour(seat);
    pen.fill(rect, 9.0, BROWN_WELL);
    pen.dashed(rect, Stroke::new(3.0, pen.seat(colour)), 10.0, 6.0);
    let line = 22.0 * pen.look.text;
    pen.chip(rect.left() + 8.0, rect.top() + 8.0 + (line - 22.0) / 2.0, colour, 22.0);
    let title = title_block(pen, scene, seat, rect.width() - BESIDE);
    let top = rect.top() + 8.0 + (line - title.height() / title.lines().max(1) as f32) / 2.0;
    pen.aloud(|pen| pen.put(pos2(rect.left() + 36.0, top), &title));
    let high = line.max(top - rect.top() - 8.0 + title.height());
    let scanned = scene.table.junkyard().scanned(seat);
    let parts: Vec<PartInfo> = scanned.iter().filter_map(|part| scene.table.part(part)).collect();
    let well = Rect::from_min_max(pos2(rect.left() + 6.0, rect.top() + 14.0 + high), rect.max - vec2(6.0, 5.0));
    if parts.is_empty() {
        let lines = scan_note(scene, seat)
            .map(|line| pen.block(line, Face::Text, (Anchor::Middle, 16.0, rect.width() - 12.0), SECOND));
        let mut top = well.center().y - lines.iter().map(Block::height).sum::<f32>() / 2.0;
        for line in &lines {
            pen.aloud(|pen| pen.put(pos2(rect.center().x, top), line));
            top += line.height() + 2.8;
        }
        return;
    }
    let (places, cell) = packed(&parts, well);
    for (part, place) in parts.iter().zip(places) {
        let Some(size) = part.size else { continue };
        let name = scene.part_name(part.id);
        let thing = Thing::Part(part.id);
        let response = slot(pen, scene, place, thing, &name);
        let is_held = scene.desk.hand.as_ref().is_some_and(|hand| hand.thing == thing);
        let can_take = mark_of(scene, thing);
        let tint = match can_take {
            _ if is_held => faded(Color32::WHITE, 0.22),
            Some(false) => faded(Color32::WHITE, DIMMED),
            _ => Color32::WHITE,
        };
        let drawing = scene.drawing(part.id);
        pen.tile(drawing, place.center(), cells_of(size), cell, Rotation::Up, tint);
        if can_take == Some(true) {
            mark(pen, place.expand(1.0));
        }
        if is_held || response.hovered() || scene.desk.chosen == Some(thing) {
            pen.frame(place, 6.0, Stroke::new(2.0, if scene.desk.chosen == Some(thing) { CREAM } else { YELLOW }));
        }
        scene.spot(part.id, place);
    }
}

fn scan_note(scene: &Scene, seat: SeatId) -> [Phrase; 2] {
    let sight = scene.table.abilities(seat).sight;
    match scene.table.state().turn.as_ref().filter(|turn| turn.seat == seat).map(|turn| &turn.choice) {
        Some(Choice::Draw { left, look: Look::Open | Look::Again }) => [phrase!("scan-still"), words::points(*left)],
        _ if scene.table.state().phase < crate::action::Phase::Scrounge => {
            [phrase!("ability-sight"), words::points(sight)]
        }
        _ => [phrase!("scan-nothing-1"), phrase!("scan-nothing-2")],
    }
}

/// Places for some parts in rows, as large as they fit.
fn packed(parts: &[PartInfo], well: Rect) -> (Vec<Rect>, f32) {
    let sizes: Vec<(f32, f32)> = parts.iter().filter_map(|part| part.size).map(cells_of).collect();
    let mut cell = CELL;
    loop {
        let (mut places, mut x, mut y, mut row_height) = (Vec::new(), well.left(), well.top(), 0.0_f32);
        for &(wide, tall) in &sizes {
            let (width, height) = (wide * cell, tall * cell);
            if x + width > well.right() + 0.5 && x > well.left() {
                (x, y, row_height) = (well.left(), y + row_height + 4.0, 0.0);
            }
            places.push(area(x, y, width, height));
            x += width + 4.0;
            row_height = row_height.max(height);
        }
        if y + row_height <= well.bottom() + 0.5 || cell <= 12.0 {
            return (places, cell);
        }
        cell -= 4.0;
    }
}

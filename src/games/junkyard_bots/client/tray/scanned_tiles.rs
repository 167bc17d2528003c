//! Tiles that the active player has scanned, or a note about the scan to come.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2, vec2};

use super::slot::listen_to_slot;
use super::stack_layout::CELL;
use super::taking::{DIMMED, draw_taking_mark, mark_of};
use crate::action::Phase;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use crate::table::{Choice, Look, PartInfo};
use crate::words;
use client::art::fonts::Face;
use client::kit::palette::{BROWN_WELL, CREAM, YELLOW, fade_colour};
use client::kit::pen::rect_at;
use client::kit::points::{LARGE, LEAST_TARGET};
use client::kit::{Anchor, Block, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Greatest width of a title on one line, and with a long word; and the width beside it for the
/// chip and the margins, in points.
const TITLE: f32 = 120.0;
const LONG_WORD: f32 = 160.0;
const BESIDE: f32 = 44.0;
/// Least width of the frame, in points.
const NARROWEST: f32 = 126.0;
/// Additional width for more than [`FEW`] points of tiles, in points.
const WIDER: f32 = 40.0;
const FEW: u16 = 5;
/// Gap between two scanned parts, in points.
const GAP: f32 = 4.0;
/// Greatest number of lines of a title: a long name is cut.
const TITLE_LINES: usize = 2;

/// Points of all tiles that a seat has scanned.
fn scanned_points(scene: &Scene, seat: SeatId) -> u16 {
    let scanned = scene.table.junkyard().scanned(seat).iter();
    scanned.filter_map(|part| Some(u16::from(scene.table.part(part)?.size?.points()))).sum()
}

/// Title of the panel, with the player's name unless only one person plays.
fn scan_title(scene: &Scene, seat: SeatId) -> Phrase {
    scene.panel_title(seat, phrase!("scan-title"), |name| phrase!("scan-title-of", name = name))
}

/// Lays out the title in a width, on [`TITLE_LINES`] lines at most.
fn title_block(pen: &Pen, scene: &Scene, seat: SeatId, width: f32) -> Block {
    let of = |title: &Phrase| pen.block(title, TextStyle::STRONG, Anchor::Start, width);
    let whole = of(&scan_title(scene, seat));
    if whole.lines() <= TITLE_LINES {
        return whole;
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().map(|(end, _)| format!("{}…", name[..end].trim_end()));
    let mut shorter = shorter.map(|name| of(&phrase!("scan-title-of", name = name)));
    shorter.find(|block| block.lines() <= TITLE_LINES).unwrap_or(whole)
}

/// Width of the frame, in points; `None` where there is none: large text has room for it only if
/// something is in it.
pub fn scan_width(pen: &Pen, scene: &Scene) -> Option<f32> {
    let points = scene.active().map_or(0, |seat| scanned_points(scene, seat));
    let title = scene.active().map(|seat| scan_title(scene, seat)).unwrap_or_default();
    let most = pen.longest_word(&title, Face::Bold, 16.0).clamp(TITLE, LONG_WORD);
    let wide = pen.measure(&title, Face::Bold, 16.0).min(most) + BESIDE;
    let least = if points > FEW { NARROWEST + WIDER } else { NARROWEST };
    (pen.look.text <= LARGE || points > 0).then(|| wide.max(least))
}

/// Draws the frame of the scan.
pub fn draw_scan(pen: &mut Pen, scene: &mut Scene, rect: Rect) {
    let Some(seat) = scene.active() else { return };
    let colour = scene.seat_colour(seat);
    pen.fill_rect(rect, 9.0, BROWN_WELL);
    pen.draw_dashed_rect(rect, Stroke::new(3.0, pen.seat_colour(colour)), 10.0, 6.0);
    let line = 22.0 * pen.look.text;
    pen.draw_seat_chip(rect.left() + 8.0, rect.top() + 8.0 + (line - 22.0) / 2.0, colour, 22.0);
    let title = title_block(pen, scene, seat, rect.width() - BESIDE);
    let top = rect.top() + 8.0 + (line - title.height() / title.lines().max(1) as f32) / 2.0;
    pen.aloud(|pen| pen.put(pos2(rect.left() + 36.0, top), &title));
    let high = line.max(top - rect.top() - 8.0 + title.height());
    let scanned = scene.table.junkyard().scanned(seat);
    let parts: Vec<PartInfo> = scanned.iter().filter_map(|part| scene.table.part(part)).collect();
    let well = Rect::from_min_max(pos2(rect.left() + 6.0, rect.top() + 14.0 + high), rect.max - vec2(6.0, 5.0));
    if parts.is_empty() {
        let lines = empty_scan_words(scene, seat)
            .map(|line| pen.block(line, TextStyle::NOTE, Anchor::Middle, rect.width() - 12.0));
        let mut top = well.center().y - lines.iter().map(Block::height).sum::<f32>() / 2.0;
        for line in &lines {
            pen.aloud(|pen| pen.put(pos2(rect.center().x, top), line));
            top += line.height() + 2.8;
        }
        return;
    }
    let sized: Vec<(PartId, Size)> = parts.iter().filter_map(|part| Some((part.id, part.size?))).collect();
    let sizes: Vec<Size> = sized.iter().map(|(_, size)| *size).collect();
    let target = LEAST_TARGET / pen.ui.ctx().zoom_factor();
    for ((part, size), (place, cell)) in sized.into_iter().zip(pack_targets(&sizes, well, target)) {
        let name = scene.part_name(part);
        let thing = Thing::Part(part);
        let response = listen_to_slot(pen, scene, place, thing, &name);
        let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
        let can_take = mark_of(scene, thing);
        let tint = match can_take {
            _ if is_held => fade_colour(Color32::WHITE, 0.22),
            Some(false) => fade_colour(Color32::WHITE, DIMMED),
            _ => Color32::WHITE,
        };
        let drawing = scene.part_drawing(part);
        pen.draw_tile(drawing, place.center(), cells_of(size), cell, Rotation::Up, tint);
        if can_take == Some(true) {
            draw_taking_mark(pen, place.expand(1.0));
        }
        if is_held || response.hovered() || scene.interaction.own.chosen == Some(thing) {
            pen.stroke_rect(
                place,
                6.0,
                Stroke::new(2.0, if scene.interaction.own.chosen == Some(thing) { CREAM } else { YELLOW }),
            );
        }
        scene.note_part_place(part, place);
    }
}

fn empty_scan_words(scene: &Scene, seat: SeatId) -> [Phrase; 2] {
    let sight = scene.table.abilities(seat).sight;
    match scene.table.state().turn.as_ref().filter(|turn| turn.seat == seat).map(|turn| &turn.choice) {
        Some(Choice::Draw { left, look: Look::Open | Look::Again }) => {
            [phrase!("scan-still"), words::count_of_points(*left)]
        }
        _ if scene.table.state().phase < Phase::Scrounge => [phrase!("ability-sight"), words::count_of_points(sight)],
        _ => [phrase!("scan-nothing-1"), phrase!("scan-nothing-2")],
    }
}

/// Returns targets for some parts in rows, as large as they fit, each with the side of a cell of
/// its drawing. If they would be smaller than `target`, those of a row overlap, at most by half.
fn pack_targets(sizes: &[Size], well: Rect, target: f32) -> Vec<(Rect, f32)> {
    let smallest = target.min(CELL);
    let whole = (0..=4).map(|step| (CELL - (CELL - smallest) * step as f32 / 4.0, 1.0, target));
    let fanned = [0.8, 0.65, 0.5].into_iter().flat_map(|share| [1.0, 0.5].map(|part| (smallest * part, share, target)));
    // Where there is no room even then, small parts are better than invisible ones.
    let tiny = [0.7, 0.5, 0.35].map(|part| (smallest * part, 0.5, 0.0));
    let mut found = Vec::new();
    for (cell, share, least) in whole.chain(fanned).chain(tiny) {
        found = place_in_rows(sizes, well, cell, least, share);
        if found.iter().all(|(place, _)| place.bottom() <= well.bottom() + 0.5) {
            break;
        }
    }
    found
}

/// Returns targets in rows from the upper left corner on, of which at least `share` is uncovered;
/// none is smaller than `least`.
fn place_in_rows(sizes: &[Size], well: Rect, cell: f32, least: f32, share: f32) -> Vec<(Rect, f32)> {
    let gap = if share < 1.0 { 0.0 } else { GAP };
    let mut x = well.left();
    let mut y = well.top();
    let mut high = 0.0_f32;
    let mut places: Vec<(Rect, f32)> = Vec::new();
    for &size in sizes {
        let cells = cells_of(size);
        let width = (cells.0 * cell).max(least);
        let height = (cells.1 * cell).max(least);
        if x + width > well.right() + 0.5 && x > well.left() {
            x = well.left();
            y += high + GAP;
            high = 0.0;
        }
        places.push((rect_at(x, y, width, height), (width / cells.0).min(height / cells.1)));
        x += width * share + gap;
        high = high.max(height);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scanned_parts_stay_targets_and_half_of_each_is_seen() {
        let well = rect_at(5.0, 5.0, 154.0, 112.0);
        for count in 1..=8 {
            let found = pack_targets(&vec![Size::Small; count], well, 40.0);
            for (number, (place, _)) in found.iter().enumerate() {
                assert!(well.expand(0.6).contains_rect(*place) && place.width() >= 39.9, "{count}: {place}");
                let next = found.get(number + 1).filter(|(next, _)| next.top() == place.top());
                assert!(next.is_none_or(|(next, _)| next.left() - place.left() >= 0.49 * place.width()), "{count}");
            }
        }
        let large = pack_targets(&[Size::Large, Size::Large, Size::Medium], well, 40.0);
        assert!(large.iter().all(|(place, _)| well.expand(0.6).contains_rect(*place) && place.height() >= 39.9));
    }
}

//! Tiles that the active player has scanned, or a note about the scan to come.

use bevy_egui::egui::{Rect, Stroke};

use super::slot::{SharedScene, listen_to_slot};
use super::stack_layout::CELL;
use super::taking::{draw_taking_mark, mark_of, tile_tint};
use super::tile_rows::{end_within, place_in_rows};
use crate::action::Phase;
use crate::client::play::Command;
use crate::client::play::building::hand::Thing;
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::{PartId, Size};
use crate::table::{Choice, Look};
use crate::words;
use client::kit::palette::{BROWN_WELL, CREAM, YELLOW};
use client::kit::panel::build::{column, painted, row, seat_chip, spacer, text};
use client::kit::panel::{Node, State, Surface, WidthRange};
use client::kit::points::{LARGE, LEAST_TARGET};
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Anchor, Pen, TextStyle};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::SeatId;

/// Number of small tiles side by side for which the frame has room at least, and with more than
/// [`FEW`] points of tiles; it is no wider for the whole title than with the latter, and no wider
/// for a long word than for [`LONG_WORD`] tiles.
const NARROW: u8 = 2;
const WIDE: u8 = 3;
const LONG_WORD: u8 = 4;
const FEW: u16 = 5;
/// Gap between two scanned parts.
const GAP: Space = Space::Xs;
/// Space inside the sides of the frame.
const SIDES: Space = Space::M;
/// Greatest number of lines of a title: a long name is cut.
const TITLE_LINES: u8 = 2;

/// Points of all tiles that a seat has scanned.
fn scanned_points(scene: &Scene, seat: SeatId) -> u16 {
    let scanned = scene.table.junkyard().scanned(seat).iter();
    scanned.filter_map(|part| Some(u16::from(scene.table.part(part)?.size?.points()))).sum()
}

/// Title of the panel, with the player's name unless only one person plays.
fn scan_title(scene: &Scene, seat: SeatId) -> Phrase {
    scene.panel_title(seat, phrase!("scan-title"), |name| phrase!("scan-title-of", name = name))
}

/// Width of the frame around so many small tiles side by side, in points.
fn width_around(tiles: u8) -> f32 {
    f32::from(tiles) * (CELL + GAP.points()) - GAP.points() + SIDES.points() + SIDES.points()
}

/// Describes the head of the frame.
fn scan_head<'a>(scene: &Scene, seat: SeatId, title: Phrase) -> Node<'a, Command> {
    let title = text(TextStyle::STRONG, title.clone()).reads(Manner::Found, title);
    row([seat_chip(scene.seat_colour(seat), IconSize::Text), title.grow()])
}

/// Title on [`TITLE_LINES`] lines at most in a frame of a width.
fn shown_title(pen: &Pen, scene: &Scene, seat: SeatId, width: f32) -> Phrase {
    let ruler = pen.ruler();
    let line = ruler.layout(TextStyle::STRONG, f32::INFINITY, "0").height();
    let most = f32::from(TITLE_LINES + 1) * line;
    let fits = |title: &Phrase| scan_head(scene, seat, title.clone()).needed_height(&ruler, width) < most;
    let whole = scan_title(scene, seat);
    if fits(&whole) {
        return whole;
    }
    let name = scene.seat_name(seat);
    let shorter = name.char_indices().rev().map(|(end, _)| format!("{}…", name[..end].trim_end()));
    let mut shorter = shorter.map(|name| phrase!("scan-title-of", name = name));
    shorter.find(fits).unwrap_or(whole)
}

/// Describes the frame of the scan, empty where there is none: large text has room for it only if
/// something is in it.
pub fn scan_frame<'a>(pen: &Pen, shared: &'a SharedScene) -> Node<'a, Command> {
    let guard = shared.borrow();
    let scene: &Scene = &guard;
    let points = scene.active().map_or(0, |seat| scanned_points(scene, seat));
    let Some(seat) = scene.active().filter(|_| pen.look.text <= LARGE || points > 0) else { return Node::empty() };
    let WidthRange { least, ideal } =
        scan_head(scene, seat, scan_title(scene, seat)).inside(SIDES).widths_in(&pen.ruler());
    let tiles = if points > FEW { WIDE } else { NARROW };
    let wide = ideal.min(width_around(WIDE)).max(least.min(width_around(LONG_WORD))).max(width_around(tiles));
    let inner = wide - SIDES.points() - SIDES.points();
    let head = scan_head(scene, seat, shown_title(pen, scene, seat, inner));
    let well = if scene.table.junkyard().scanned(seat).is_empty() {
        let words = empty_scan_words(scene, seat)
            .map(|line| text(TextStyle::NOTE, line.clone()).anchor(Anchor::Middle).reads(Manner::Found, line));
        column([spacer()].into_iter().chain(words).chain([spacer()])).gap(Space::Xxs)
    } else {
        painted(0.0, 0.0, move |pen, well| draw_scanned_tiles(pen, &mut shared.borrow_mut(), seat, well))
    };
    let colour = scene.seat_colour(seat);
    let frame = move |pen: &mut Pen, rect: Rect, _: State| {
        pen.fill_rect(rect, Radius::Row.points(), BROWN_WELL);
        let line = Stroke::new(LineWidth::Panel.points(), pen.seat_colour(colour));
        pen.draw_dashed_rect(rect, line, Space::S.points(), Space::Xs.points());
    };
    let panel = column([head, well.grow()]).inside_by(SIDES, Space::S).on(Surface::Painted(Box::new(frame)));
    panel.exactly_wide(wide)
}

/// Draws the tiles that a seat has scanned.
fn draw_scanned_tiles(pen: &mut Pen, scene: &mut Scene, seat: SeatId, well: Rect) {
    let scanned = scene.table.junkyard().scanned(seat);
    let sized: Vec<(PartId, Size)> =
        scanned.iter().filter_map(|part| Some((part, scene.table.part(part)?.size?))).collect();
    let sizes: Vec<Size> = sized.iter().map(|(_, size)| *size).collect();
    let target = LEAST_TARGET / pen.ui.ctx().zoom_factor();
    for ((part, size), (place, cell)) in sized.into_iter().zip(pack_targets(&sizes, well, target)) {
        let name = scene.part_name(part);
        let thing = Thing::Part(part);
        let response = listen_to_slot(pen, scene, place, thing, &name);
        let is_held = scene.interaction.own.hand.as_ref().is_some_and(|hand| hand.thing == thing);
        let can_take = mark_of(scene, thing);
        let drawing = scene.part_drawing(part);
        pen.draw_tile(drawing, place.center(), cells_of(size), cell, Rotation::Up, tile_tint(is_held, can_take));
        if can_take == Some(true) {
            draw_taking_mark(pen, place);
        }
        let is_chosen = scene.interaction.own.chosen == Some(thing);
        if is_held || response.hovered() || is_chosen {
            let line = Stroke::new(LineWidth::Well.points(), if is_chosen { CREAM } else { YELLOW });
            pen.stroke_rect(place, Radius::Chip.points(), line);
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
        found = place_in_rows(sizes, well, (cell, least), share);
        if end_within(&found, well) {
            break;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::kit::pen::rect_at;

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

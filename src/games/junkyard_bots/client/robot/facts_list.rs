//! Facts of the robot view as one list that scrolls: for larger text, which has no room for cards
//! side by side.

use bevy_egui::egui::{Color32, Key, Rect, Stroke, pos2};

use super::robot_facts::{
    ability_sources, all_abilities, attached_parts, gripper_words, held_with_grippers, part_detail, source_words,
    surviving_rivals, threat_words,
};
use crate::client::scene::contents::{Scene, cells_of};
use crate::messages::phrase;
use crate::parts::PartId;
use crate::robot::Abilities;
use crate::words;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{CARD, CREAM, FAINT, INK, SECOND, YELLOW, fade_colour};
use client::kit::{Anchor, Pen};
use client::panels::paging::{page_turn, turn_by_keys};
use shell::grid::Rotation;
use shell::language::Phrase;
use shell::seats::{Colour, SeatId};

/// Picture before the words of a row.
#[derive(Clone, Copy)]
enum Lead {
    /// No picture: the row is a heading.
    Heading,
    /// No picture, and no heading.
    None,
    Icon(&'static str, Color32),
    Chip(Colour),
    Tile(&'static str, (f32, f32)),
}

/// Row: a title, the words at its end, and an explanation below.
struct FactRow {
    lead: Lead,
    title: Phrase,
    end: Option<(Phrase, Color32)>,
    more: Option<Phrase>,
}

/// Width of a picture before the words with its margins, margin at both sides, margin above and
/// below the words, and gap between rows, in points.
const LEAD: f32 = 54.0;
const SIDE: f32 = 10.0;
const MARGIN: f32 = 7.0;
const GAP: f32 = 6.0;

/// Draws the list. `who` is the kind of player, if it is told nowhere else.
pub fn draw_facts_list(pen: &mut Pen, scene: &Scene, rect: Rect, seat: SeatId, who: Option<Phrase>) {
    let rows = list_rows(scene, seat, who);
    let turn = page_turn(pen.ui) + turn_by_keys(pen.ui, Key::ArrowUp, Key::ArrowDown);
    let list = List { turn, ..List::new(("facts", seat), rect) };
    let heights = |pen: &Pen, width: f32| rows.iter().map(|row| row_height(pen, row, width)).collect();
    list.draw_rows(pen, heights, |pen, row, place| draw_row(pen, &rows[row], place));
}

fn list_rows(scene: &Scene, seat: SeatId, who: Option<Phrase>) -> Vec<FactRow> {
    let robot = scene.robot_or_build(seat);
    let heading = |title, more| FactRow { lead: Lead::Heading, title, end: None, more };
    let plain = |title| FactRow { lead: Lead::None, title, end: None, more: None };
    let mut rows: Vec<FactRow> = who.map(plain).into_iter().collect();
    rows.push(heading(phrase!("facts-abilities"), None));
    rows.extend(all_abilities(&robot).map(|(icon, value, kind)| FactRow {
        lead: Lead::Icon(icon, if value == 0 { fade_colour(Color32::WHITE, FAINT) } else { Color32::WHITE }),
        title: phrase!("ability-title", ability = words::ability_key(kind)),
        end: Some((Phrase::words(value.to_string()), CREAM)),
        more: Some(source_words(&ability_sources(scene, &robot, kind))),
    }));
    let speed = Abilities::with_bonuses(robot.assembly(), robot.bonuses()).speed;
    rows.push(heading(phrase!("facts-threats"), Some(phrase!("facts-dodges", speed = speed))));
    let others = surviving_rivals(scene, seat);
    if others.is_empty() {
        rows.push(plain(phrase!("facts-nobody-left")));
    }
    rows.extend(others.into_iter().map(|other| {
        let (what, hit, colour) = threat_words(scene, other, speed);
        let title = Phrase::words(scene.seat_name(other));
        FactRow { lead: Lead::Chip(scene.seat_colour(other)), title, end: Some((hit, colour)), more: Some(what) }
    }));
    rows.push(heading(phrase!("closer-holds"), None));
    let held = held_with_grippers(scene, seat);
    if held.is_empty() {
        rows.push(plain(phrase!("closer-nothing")));
    }
    rows.extend(held.into_iter().map(|(part, by)| part_row(scene, part, Some(gripper_words(scene, &by)))));
    let (parts, worth) = attached_parts(scene, &robot);
    rows.push(heading(phrase!("facts-parts"), Some(worth)));
    rows.extend(parts.into_iter().map(|(index, part)| {
        let more = scene.table.tile(part).map(|tile| part_detail(scene, part, tile, robot.bonuses()[index]));
        part_row(scene, part, more)
    }));
    rows
}

fn part_row(scene: &Scene, part: PartId, more: Option<Phrase>) -> FactRow {
    let cells = scene.table.part(part).and_then(|info| info.size).map_or((1.0, 1.0), cells_of);
    let title = phrase!("as-title", name = scene.part_name(part));
    FactRow { lead: Lead::Tile(scene.part_drawing(part), cells), title, end: None, more }
}

/// Face and size of a row's title.
const fn title_face(row: &FactRow) -> (Face, f32) {
    match row.lead {
        Lead::Heading => (Face::Display, 17.0),
        _ => (Face::Bold, 16.0),
    }
}

/// Distance of a row's words from its left edge, and the greatest widths of the title and of the
/// explanation, in points.
fn row_rooms(pen: &Pen, row: &FactRow, width: f32) -> (f32, f32, f32) {
    let left = match row.lead {
        Lead::Heading => 0.0,
        Lead::None => SIDE,
        _ => LEAD,
    };
    let end = row.end.as_ref().map_or(0.0, |(end, _)| pen.measure(end, Face::Display, 18.0) + 10.0);
    (left, width - left - SIDE - end, width - left - SIDE)
}

fn row_height(pen: &Pen, row: &FactRow, width: f32) -> f32 {
    let (_, title, more) = row_rooms(pen, row, width);
    let (face, size) = title_face(row);
    let more = row.more.as_ref().map_or(0.0, |text| pen.height(text, Face::Text, 16.0, more));
    let words = pen.height(&row.title, face, size, title) + more;
    match row.lead {
        Lead::Heading | Lead::None => words + 2.0 * GAP,
        _ => words.max(36.0) + 2.0 * MARGIN + GAP,
    }
}

fn draw_row(pen: &mut Pen, row: &FactRow, place: Rect) {
    let is_card = !matches!(row.lead, Lead::Heading | Lead::None);
    let card = place.with_max_y(place.bottom() - GAP);
    if is_card {
        pen.draw_rect(card.shrink(1.5), 9.0, CARD, Stroke::new(2.5, INK));
    }
    let (left, title, more) = row_rooms(pen, row, place.width());
    let centre = pos2(card.left() + LEAD / 2.0, card.center().y);
    let (face, size) = title_face(row);
    match row.lead {
        Lead::Heading | Lead::None => {}
        Lead::Icon(icon, tint) => pen.draw_icon(icon, centre.x - 15.0, centre.y - 15.0, 30.0, tint),
        Lead::Chip(colour) => pen.draw_seat_chip(centre.x - 13.0, centre.y - 13.0, colour, 26.0),
        Lead::Tile(drawing, cells) => {
            pen.draw_tile(drawing, centre, cells, 38.0 / cells.0.max(cells.1), Rotation::Up, Color32::WHITE);
        }
    }
    let mut at = pos2(place.left() + left, card.top() + if is_card { MARGIN } else { GAP / 2.0 });
    let colour = if matches!(row.lead, Lead::Heading) { YELLOW } else { CREAM };
    at.y += pen.lines(at, Anchor::Start, face, size, colour, &row.title, title);
    if let Some((end, colour)) = &row.end {
        let top = card.top() + MARGIN - 1.0;
        let at = pos2(place.right() - SIDE - 2.0, top);
        pen.lines(at, Anchor::End, Face::Display, 18.0, *colour, end, f32::INFINITY);
    }
    if let Some(text) = &row.more {
        pen.lines(at, Anchor::Start, Face::Text, 16.0, SECOND, text, more);
    }
}

//! The checklist of a build: conditions that a robot must meet before it leaves the bench.

use bevy_egui::egui::{Color32, Rect, Stroke, pos2};

use crate::client::play::building::bench::Bench;
use crate::messages::phrase;
use crate::robot::ability;
use client::art::fonts::Face;
use client::kit::list::List;
use client::kit::palette::{CREAM, GREEN, INK, PANEL, SECOND, YELLOW, YELLOW_WELL};
use client::kit::spoken::{Manner, add_spoken_text};
use client::kit::{Anchor, Pen};
use client::panels::paging::page_turn;
use shell::language::Phrase;

/// Line of the list.
#[derive(Clone, Debug)]
pub struct Check {
    /// Whether the condition is met; `None` for a line that is only information.
    is_done: Option<bool>,
    text: Phrase,
    more: Option<Phrase>,
}

/// Size of the title, in points.
pub const TITLE: f32 = 17.0;
/// Gap between a line and its explanation, and the gap after both, in points.
const GAPS: (f32, f32) = (1.8, 11.8);
/// Height of a line of words, in parts of its size.
const LINE: f32 = 1.2;
/// Distance from the heading's baseline to the first line, in points.
const BELOW: f32 = 21.0;

/// Returns all checks of the parts on the bench, and the information `also`.
pub fn list_checks(bench: &Bench, also: Option<Phrase>) -> Vec<Check> {
    let (build, assembly) = bench.linked();
    let loose = bench.placed().len() - build.len();
    let linked = match loose {
        0 => done_check(phrase!("check-linked")),
        _ => open_check(phrase!("check-loose", count = loose), phrase!("check-loose-why")),
    };
    let ground = assembly.ground();
    let idle =
        assembly.attached().filter(|(_, placed, tile)| !ability::gives_points_at(tile, placed.placement, ground));
    let feet = match idle.count() {
        0 => done_check(phrase!("check-ground")),
        idle => open_check(phrase!("check-off-ground", count = idle), phrase!("check-off-ground-why")),
    };
    let all = bench.inventory().parts.len() + 1;
    let parts = match (bench.inventory().must_attach_all, bench.shelf().count()) {
        (_, 0) => done_check(phrase!("check-shelf-empty")),
        (true, left) => {
            open_check(phrase!("check-attached", count = all - left, all = all), phrase!("check-attached-why"))
        }
        (false, left) => {
            open_check(phrase!("check-on-shelf", count = left), phrase!("check-on-shelf-why", count = left))
        }
    };
    let known = also.map(|text| Check { is_done: None, text, more: None });
    [linked, feet, parts].into_iter().chain(known).collect()
}

const fn done_check(text: Phrase) -> Check {
    Check { is_done: Some(true), text, more: None }
}

const fn open_check(text: Phrase, why: Phrase) -> Check {
    Check { is_done: Some(false), text, more: Some(why) }
}

/// Radius of the mark before a line, and distance from the panel's edge to the words, in points.
fn mark_measures(pen: &Pen) -> (f32, f32) {
    let radius = 11.0 + (pen.look.text - 1.0) * 8.0;
    (radius, 22.0 + 2.0 * radius)
}

/// Heights of the lines in a panel of this width, in points.
fn line_heights(pen: &Pen, checks: &[Check], width: f32) -> Vec<f32> {
    let room = width - mark_measures(pen).1 - 10.0;
    let of = |check: &Check| {
        let more = check.more.as_ref().map_or(0.0, |more| GAPS.0 + height_in_lines(pen, more, Face::Text, room));
        height_in_lines(pen, &check.text, Face::Bold, room) + more + GAPS.1
    };
    checks.iter().map(of).collect()
}

fn height_in_lines(pen: &Pen, text: &Phrase, face: Face, room: f32) -> f32 {
    let line = pen.size(16.0) * LINE;
    (pen.height(text, face, 16.0, room) / line).round().max(1.0) * line
}

/// Height of the panel with every line in sight, in points.
pub fn full_height(pen: &Pen, checks: &[Check], width: f32) -> f32 {
    10.0 + pen.size(TITLE) + BELOW + line_heights(pen, checks, width).iter().sum::<f32>()
}

/// Draws the panel. Where not every line is in sight, open ones come first.
pub fn draw_checklist(pen: &mut Pen, rect: Rect, title: Phrase, mut checks: Vec<Check>) {
    pen.draw_panel(rect, 10.0, PANEL);
    let base = pen.heading(rect, TITLE, CREAM, title);
    pen.draw_line((rect.left() + 12.0, base + 11.0), (rect.right() - 12.0, base + 11.0), 2.0, INK);
    let room = Rect::from_min_max(pos2(rect.left(), base + BELOW), pos2(rect.right(), rect.bottom() - 2.0));
    if line_heights(pen, &checks, rect.width()).iter().sum::<f32>() > room.height() {
        checks.sort_by_key(|check| check.is_done.unwrap_or(true));
    }
    let list = List { turn: page_turn(pen.ui), ..List::new("checklist", room) };
    let heights = |pen: &Pen, width: f32| line_heights(pen, &checks, width);
    list.draw_rows(pen, heights, |pen, row, place| draw_line(pen, place, &checks[row]));
}

/// Sentence for a screen reader: a line with its mark.
fn check_words(check: &Check) -> Phrase {
    let text = match &check.more {
        Some(more) => phrase!("list-comma", first = &check.text, second = more),
        None => check.text.clone(),
    };
    match check.is_done {
        Some(true) => phrase!("spoken-check-done", check = text),
        Some(false) => phrase!("spoken-check-open", check = text),
        None => phrase!("as-title", name = text),
    }
}

fn draw_line(pen: &mut Pen, place: Rect, check: &Check) {
    let (colour, fill) = match check.is_done {
        Some(true) => (GREEN, Color32::from_rgb(0x1d, 0x4a, 0x3f)),
        _ => (YELLOW, YELLOW_WELL),
    };
    let (radius, left) = mark_measures(pen);
    let size = pen.size(16.0);
    let middle = pos2(place.left() + 13.0 + radius, place.top() + size * 0.6875);
    pen.painter().circle(middle, radius, fill, Stroke::new(2.0, colour));
    let side = radius * 14.0 / 11.0;
    match check.is_done {
        Some(true) => pen.draw_icon("check", middle.x - side / 2.0, middle.y - side / 2.0, side, colour),
        Some(false) => {
            let at = (middle.x, middle.y + size * 0.375);
            pen.text(at, Anchor::Middle, Face::Display, 16.0, colour, "!");
        }
        None => pen.draw_icon("help", middle.x - side / 2.0, middle.y - side / 2.0, side, colour),
    }
    let x = place.left() + left;
    let room = place.width() - left - 10.0;
    add_spoken_text(pen.ui.ctx(), ("check", check.text.id()), place, Manner::Found, &pen.tell(&check_words(check)));
    pen.lines(pos2(x, place.top()), Anchor::Start, Face::Bold, 16.0, CREAM, &check.text, room);
    if let Some(more) = &check.more {
        let top = place.top() + height_in_lines(pen, &check.text, Face::Bold, room) + GAPS.0;
        pen.lines(pos2(x, top), Anchor::Start, Face::Text, 16.0, SECOND, more, room);
    }
}

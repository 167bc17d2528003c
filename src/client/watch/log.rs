//! The event log around the step that is shown, as a list of lines. What they tell is for others to know.

use bevy_egui::egui::{Id, Rect, Sense, Stroke};

use crate::client::art::fonts::Face;
use crate::client::board::log::{heading, mark};
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, MUTED, PANEL, YELLOW, YELLOW_WELL, faded};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Pen};
use crate::client::play::log::{Line, Log};
use crate::client::words::sentence;
use crate::record::Seat;

/// What the list shows.
pub struct WatchedLog<'a> {
    /// Where it is.
    pub rect: Rect,
    /// The lines.
    pub log: &'a Log,
    /// The seats that the lines are about.
    pub seats: &'a [Seat],
    /// The icon of lines that are about no seat.
    pub icon: &'static str,
    /// The step that is shown.
    pub at: usize,
}

/// Draws the log around the step; a click on a line leads to its step.
pub fn show(pen: &mut Pen, shown: &WatchedLog) -> Option<usize> {
    let rect = shown.rect;
    heading(pen, rect);
    let row = 28.0 * pen.look.text;
    let rows = ((rect.height() - 48.0) / row).floor().max(1.0) as usize;
    let lines = shown.log.lines();
    let now = shown.log.first_after(shown.at);
    // The last line of the step stands in the middle, as far as the log reaches.
    let first = now.saturating_sub(rows / 2 + 1).min(lines.len().saturating_sub(rows));
    let mut wanted = None;
    for (number, line) in lines.iter().enumerate().skip(first).take(rows) {
        let y = rect.top() + 43.0 + (number - first) as f32 * row;
        let place = area(rect.left() + 6.0, y, rect.width() - 12.0, row - 2.0);
        if line_of(pen, shown, place, (number, line)) {
            wanted = Some(line.step);
        }
    }
    wanted
}

/// Draws a line; returns whether it was clicked.
fn line_of(pen: &mut Pen, shown: &WatchedLog, place: Rect, (number, line): (usize, &Line)) -> bool {
    let (is_now, is_to_come) = (line.step == shown.at, line.step > shown.at);
    let response = pen.ui.interact(place, Id::new(("watched line", number)), Sense::click());
    if is_now {
        pen.outlined(place, 6.0, YELLOW_WELL, Stroke::new(2.0, YELLOW));
    } else if response.hovered() {
        pen.fill(place, 6.0, CARD);
    }
    notes::note(pen.ui.ctx(), || format!("log line {number}"), place);
    let clicked = response.clicked();
    let (face, colour) = match (is_now, is_to_come) {
        (true, _) => (Face::Bold, CREAM),
        (_, true) => (Face::Text, MUTED),
        _ => (Face::Text, CREAM),
    };
    mark(pen, line.seat.map(|seat| shown.seats[seat.index()].colour), shown.icon, place);
    if is_to_come {
        // The chips of what is still to come fade into the panel.
        let chip = area(place.left() + 5.0, place.center().y - 12.0, 24.0, 24.0);
        pen.fill(chip, 4.0, faded(PANEL, 0.55));
    }
    let at = (place.left() + 36.0, place.center().y + 5.5 * pen.look.text);
    let room = place.width() - 42.0;
    pen.text_within(at, Anchor::Start, face, 16.0, colour, &line.text, room);
    if pen.measure(&line.text, face, 16.0) > room {
        response.on_hover_text(sentence(&line.text));
    }
    clicked
}

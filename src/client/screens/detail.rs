//! The saved game that is chosen in the list, and what can be done with it.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::saved::{Entry, Saved, title, when};
use super::shelf::Shelf;
use crate::client::art::fonts::Face;
use crate::client::kit::palette::{CARD, CREAM, LIGHT_RED, MUTED, SECOND, STAGE, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::language::{InWords, phrase};

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Play on with the chosen game.
    Open,
    /// Watch it.
    Watch,
    /// Copy it to another file.
    Export,
    /// Copy it as text.
    Copy,
    /// Open another file.
    OpenFile,
    /// Open a game from text that was copied.
    Paste,
    /// Delete it, after asking.
    AskDelete,
    /// Yes, delete it.
    Delete,
    /// No, keep it.
    Keep,
    /// Leave.
    Back,
}

/// Draws the chosen game; `watches` if most who come here want to watch it.
pub fn show(pen: &mut Pen, rect: Rect, shelf: &Shelf, watches: bool) -> Option<Pressed> {
    pen.panel(rect, 10.0, CARD);
    let Some(entry) = shelf.chosen() else {
        let text = phrase!("saved-themselves");
        pen.paragraph(rect.min + vec2(20.0, 24.0), rect.width() - 40.0, Face::Text, 16.0, MUTED, text);
        return None;
    };
    // Four seats, why the game is not proved, and the buttons leave the picture what is left.
    let is_doubted = entry.held.as_ref().is_ok_and(|saved| saved.doubt.is_some());
    let high = (rect.height() - if is_doubted { 400.0 } else { 330.0 }).clamp(60.0, 150.0);
    let well = area(rect.left() + 12.0, rect.top() + 12.0, rect.width() - 24.0, high);
    pen.inset(well, 8.0, STAGE);
    let (x, y) = (rect.left() + 16.0, well.bottom());
    pen.text_within((x, y + 32.0), Anchor::Start, Face::Display, 19.0, YELLOW, title(entry), rect.width() - 32.0);
    match &entry.held {
        Err(why) => {
            pen.icon("cross", well.center().x - 24.0, well.center().y - 24.0, 48.0, LIGHT_RED);
            pen.paragraph(pos2(x, y + 46.0), rect.width() - 32.0, Face::Text, 16.0, CREAM, why);
        }
        Ok(saved) => facts(pen, rect, well, entry, saved),
    }
    buttons(pen, rect, shelf, entry, watches)
}

fn facts(pen: &mut Pen, rect: Rect, well: Rect, entry: &Entry, saved: &Saved) {
    let (x, y) = (rect.left() + 16.0, well.bottom());
    if let Some(picture) = &saved.picture {
        pen.figure(&entry.path, picture, well.shrink(4.0), 4.0);
    }
    let text = phrase!("saved-when-and-steps", when = when(entry.written), steps = saved.steps);
    pen.text_within((x, y + 56.0), Anchor::Start, Face::Text, 16.0, SECOND, text, rect.width() - 32.0);
    for (number, seat) in saved.seats.iter().enumerate() {
        let top = y + 68.0 + number as f32 * 28.0;
        pen.chip(x, top, seat.colour, 21.0);
        pen.text_within((x + 29.0, top + 16.0), Anchor::Start, Face::Text, 16.0, CREAM, &seat.name, 82.0);
        let ((icon, count), (bar, value, wanted)) = (seat.count, seat.progress);
        pen.icon(icon, x + 116.0, top, 20.0, Color32::WHITE);
        pen.bold((x + 142.0, top + 16.0), CREAM, count.to_string());
        pen.icon(bar, x + 164.0, top, 20.0, Color32::WHITE);
        pen.meter(area(x + 188.0, top + 4.0, 54.0, 12.0), f32::from(value), wanted);
        let at = (rect.right() - 14.0, top + 16.0);
        pen.text(at, Anchor::End, Face::Bold, 16.0, CREAM, value.to_string());
    }
    if let Some(doubt) = &saved.doubt {
        let at = pos2(x, y + 76.0 + saved.seats.len() as f32 * 28.0);
        let text = phrase!("saved-not-proved-why", doubt = doubt.phrase());
        pen.paragraph(at, rect.width() - 32.0, Face::Bold, 16.0, YELLOW, text);
    }
}

fn buttons(pen: &mut Pen, rect: Rect, shelf: &Shelf, entry: &Entry, watches: bool) -> Option<Pressed> {
    let (x, y) = (rect.left() + 14.0, rect.bottom() - 116.0);
    let room = rect.width() - 28.0;
    let half = (room - 10.0) / 2.0;
    if shelf.deletes {
        let text = phrase!("saved-delete-question");
        pen.text_within((x, y + 16.0), Anchor::Start, Face::Bold, 16.0, LIGHT_RED, text, room);
        let yes = area(x, y + 48.0, half, 56.0);
        if Button::new(phrase!("saved-delete"), Kind::Danger, 18.0).default().show(pen, yes) {
            return Some(Pressed::Delete);
        }
        let no = area(x + half + 10.0, y + 48.0, half, 56.0);
        return Button::new(phrase!("saved-keep"), Kind::Slate, 18.0).show(pen, no).then_some(Pressed::Keep);
    }
    let no = entry.held.is_err().then(|| phrase!("saved-unreadable"));
    let open = (Pressed::Open, phrase!("saved-open"), "play");
    let watch = (Pressed::Watch, phrase!("saved-replay"), "replay");
    let (first, second) = if watches { (watch, open) } else { (open, watch) };
    let mut pressed = None;
    let wide = room * 0.54;
    for ((does, name, icon), place, is_first) in
        [(first, area(x, y, wide, 54.0), true), (second, area(x + wide + 10.0, y, room - wide - 10.0, 54.0), false)]
    {
        let kind = if is_first { Kind::Primary } else { Kind::Slate };
        let size = if is_first { 20.0 } else { 18.0 };
        let button = Button::new(name, kind, size).closed(no.as_ref()).nth(usize::from(!is_first));
        let button = if is_first { button.icon(icon) } else { button };
        let button = if is_first && no.is_none() { button.default() } else { button };
        if button.show(pen, place) {
            pressed = Some(does);
        }
    }
    let third = (room - 16.0) / 3.0;
    let below = [
        (Pressed::Export, phrase!("saved-export"), Kind::Slate),
        (Pressed::Copy, phrase!("saved-copy"), Kind::Slate),
        (Pressed::AskDelete, phrase!("saved-delete"), Kind::Danger),
    ];
    for (column, (does, name, kind)) in below.into_iter().enumerate() {
        let place = area(x + column as f32 * (third + 8.0), y + 64.0, third, 42.0);
        let no = no.as_ref().filter(|_| does != Pressed::AskDelete);
        let response = Button::new(name, kind, 16.0).closed(no).nth(column).respond(pen, place);
        if response.clicked() {
            pressed = Some(does);
        }
        if does == Pressed::Copy && no.is_none() {
            response.on_hover_text(pen.tell(&phrase!("saved-copy-hint")));
        }
    }
    pressed
}

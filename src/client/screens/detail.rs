//! Details of the saved game that is chosen in the list, and the buttons for it.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::saved::{Entry, title, when};
use super::saved_games::SavedGames;
use crate::kit::button::row_of_buttons;
use crate::kit::palette::{CARD, CREAM, LIGHT_RED, MUTED, STAGE, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::text::letters::HoverHint;
use crate::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use crate::play::window_games::{SavedFacts, SavedSeat};
use shell::language::{Phrase, phrase};

/// Button that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// Continues the chosen game.
    Open,
    /// Watches it.
    Watch,
    /// Copies it to another file.
    Export,
    /// Copies it as text.
    Copy,
    /// Opens another file.
    OpenFile,
    /// Opens a game from text that was copied.
    Paste,
    /// Asks whether to delete it.
    AskDelete,
    /// Answers that it is to be deleted.
    Delete,
    /// Answers that it is to be kept.
    Keep,
    /// Leaves the screen.
    Back,
}

/// Draws the chosen game beside the list; `watches` if its main button is the one to watch it.
pub fn show(pen: &mut Pen, rect: Rect, saved_games: &SavedGames, watches: bool) -> Option<Pressed> {
    pen.draw_panel(rect, 10.0, CARD);
    let Some(entry) = saved_games.chosen() else {
        let text = phrase!("saved-themselves");
        pen.passage(rect.min + vec2(20.0, 24.0), rect.width() - 40.0, TextStyle::BODY.in_colour(MUTED), text);
        return None;
    };
    let mut pressed = None;
    draw_scrolled(pen, rect.shrink(12.0), "chosen-game", ScrollKeys::None, |pen, room| {
        let parts = Parts::of(pen, room.width(), entry, saved_games.asks_to_delete());
        // The picture takes the height that is left.
        let picture = (room.height() - parts.high()).clamp(60.0, 150.0);
        let high = room.height().max(picture + parts.high());
        pressed = parts.show(pen, rect_at(room.left(), room.top(), room.width(), high), picture, entry, watches);
        high
    });
    pressed
}

/// Draws the chosen game below its row in the list. Returns the height, in points, and the button
/// that was pressed.
pub fn below(pen: &mut Pen, room: Rect, saved_games: &SavedGames, watches: bool) -> (f32, Option<Pressed>) {
    let Some(entry) = saved_games.chosen() else { return (0.0, None) };
    let parts = Parts::of(pen, room.width() - 24.0, entry, saved_games.asks_to_delete());
    let high = parts.high() + 150.0 + 24.0;
    let rect = rect_at(room.left(), room.top(), room.width(), high);
    pen.draw_panel(rect, 10.0, CARD);
    (high, parts.show(pen, rect.shrink(12.0), 150.0, entry, watches))
}

const TITLE: TextStyle = TextStyle::NAME.in_colour(YELLOW);
const TEXT: TextStyle = TextStyle::NOTE;
const BOLD: TextStyle = TextStyle::STRONG;
/// Margin left and right of the words, in points.
const INSIDE: f32 = 4.0;
/// Margin above and below the words, in points.
const APART: f32 = 12.0;

/// Heights of the parts, in points, without the picture.
struct Parts {
    title: f32,
    when: f32,
    seat: f32,
    seats: f32,
    doubt: f32,
    buttons: f32,
    deletes: bool,
}

impl Parts {
    fn of(pen: &Pen, width: f32, entry: &Entry, deletes: bool) -> Self {
        let room = width - 2.0 * INSIDE;
        let seat = 28.0_f32.max(pen.tall("0", TEXT, room) + 4.0);
        let (when, seats, doubt) = match &entry.held {
            Err(why) => (pen.tall(why, TEXT, room), 0.0, 0.0),
            Ok(saved) => {
                let doubt = saved.doubt.as_ref().map_or(0.0, |_| pen.tall(doubt(saved), BOLD, room) + 8.0);
                (pen.tall(when_and_steps(entry, saved), TEXT, room), seat * saved.seats.len() as f32, doubt)
            }
        };
        let buttons = if deletes {
            DeleteQuestion::of(pen, rect_at(0.0, 0.0, width, 0.0)).high
        } else {
            Choices::of(pen, rect_at(0.0, 0.0, width, 0.0), entry, false).high
        };
        Self { title: pen.tall(title(entry), TITLE, room), when, seat, seats, doubt, buttons, deletes }
    }

    fn high(&self) -> f32 {
        APART + self.title + self.when + 6.0 + self.seats + self.doubt + APART + self.buttons
    }

    fn show(&self, pen: &mut Pen, rect: Rect, picture: f32, entry: &Entry, watches: bool) -> Option<Pressed> {
        let well = rect_at(rect.left(), rect.top(), rect.width(), picture);
        pen.draw_inset(well, 8.0, STAGE);
        let room = rect.width() - 2.0 * INSIDE;
        let at = pos2(rect.left() + INSIDE, well.bottom() + APART);
        pen.passage(at, room, TITLE, title(entry));
        let at = at + vec2(0.0, self.title);
        match &entry.held {
            Err(why) => {
                pen.draw_icon("cross", well.center().x - 24.0, well.center().y - 24.0, 48.0, LIGHT_RED);
                pen.passage(at, room, TextStyle { colour: CREAM, ..TEXT }, why);
            }
            Ok(saved) => {
                if let Some(picture) = &saved.picture {
                    pen.draw_seat_picture(&entry.path, picture, well.shrink(4.0), 4.0);
                }
                pen.passage(at, room, TEXT, when_and_steps(entry, saved));
                let first = rect_at(at.x, at.y + self.when + 6.0, room, self.seat);
                for (number, seat) in saved.seats.iter().enumerate() {
                    self::seat(pen, first.translate(vec2(0.0, number as f32 * self.seat)), seat);
                }
                if saved.doubt.is_some() {
                    let at = pos2(at.x, first.top() + self.seats + 4.0);
                    pen.passage(at, room, TextStyle { colour: YELLOW, ..BOLD }, doubt(saved));
                }
            }
        }
        let buttons = rect.with_min_y(rect.bottom() - self.buttons);
        if self.deletes {
            DeleteQuestion::of(pen, buttons).show(pen)
        } else {
            Choices::of(pen, buttons, entry, watches).show(pen)
        }
    }
}

fn when_and_steps(entry: &Entry, saved: &SavedFacts) -> Phrase {
    let facts = phrase!("saved-when-and-steps", when = when(entry.written), steps = saved.steps);
    match &saved.option {
        Some(option) => phrase!("saved-facts-and-option", facts = facts, option = option),
        None => facts,
    }
}

/// Sentence about why a game is not proved.
fn doubt(saved: &SavedFacts) -> Phrase {
    phrase!("saved-not-proved-why", doubt = saved.doubt.clone().unwrap_or_default())
}

/// Draws the line of a seat: its name, and at the right its count and its progress.
fn seat(pen: &mut Pen, row: Rect, seat: &SavedSeat) {
    let middle = row.top() + row.height() / 2.0 - 2.0;
    let (icon, count) = seat.count;
    let (bar, value, wanted) = seat.progress;
    let number = pen.wide("00", BOLD) + 4.0;
    let mut x = row.right() + 4.0;
    pen.centred_text((x, middle), Anchor::End, number, BOLD, value.to_string());
    x -= number + 58.0;
    pen.draw_meter(rect_at(x, middle - 6.0, 54.0, 12.0), f32::from(value), wanted);
    x -= 24.0;
    pen.draw_icon(bar, x, middle - 10.0, 20.0, Color32::WHITE);
    x -= number;
    pen.centred_text((x, middle), Anchor::Start, number, BOLD, count.to_string());
    x -= 26.0;
    pen.draw_icon(icon, x, middle - 10.0, 20.0, Color32::WHITE);
    pen.draw_seat_chip(row.left(), middle - 10.5, seat.colour, 21.0);
    let at = (row.left() + 29.0, middle + pen.size(16.0) * 0.36);
    pen.own_name(at, x - 6.0 - at.0, TextStyle { colour: CREAM, ..TEXT }, &seat.name);
}

/// Question whether the game is to be deleted, and its answers.
struct DeleteQuestion {
    question: Rect,
    places: Vec<Rect>,
    high: f32,
}

impl DeleteQuestion {
    const LETTERS: TextStyle = TextStyle::STRONG.in_colour(LIGHT_RED);

    fn buttons() -> [Button<'static>; 2] {
        [
            Button::new(phrase!("saved-delete"), ButtonKind::Danger, 18.0).as_default(),
            Button::new(phrase!("saved-keep"), ButtonKind::Slate, 18.0).with_number(1),
        ]
    }

    fn of(pen: &Pen, room: Rect) -> Self {
        let high = pen.tall(phrase!("saved-delete-question"), Self::LETTERS, room.width());
        let question = rect_at(room.left(), room.top(), room.width(), high);
        let half = (room.width() - 10.0) / 2.0;
        let [yes, no] = &Self::buttons();
        let places =
            row_of_buttons(pen, room.with_min_y(question.bottom() + 14.0), &[(yes, half), (no, half)], 56.0, 10.0);
        let end = places.last().map_or(question.bottom(), Rect::bottom);
        Self { question, places, high: end - room.top() + 6.0 }
    }

    fn show(self, pen: &mut Pen) -> Option<Pressed> {
        pen.passage(self.question.min, self.question.width(), Self::LETTERS, phrase!("saved-delete-question"));
        let mut pressed = None;
        for ((button, place), does) in
            Self::buttons().into_iter().zip(self.places).zip([Pressed::Delete, Pressed::Keep])
        {
            if button.show(pen, place) {
                pressed = Some(does);
            }
        }
        pressed
    }
}

/// Buttons for the chosen game.
struct Choices {
    buttons: Vec<(Pressed, Button<'static>, Rect)>,
    high: f32,
}

impl Choices {
    fn of(pen: &Pen, room: Rect, entry: &Entry, watches: bool) -> Self {
        let no = || entry.held.is_err().then(|| phrase!("saved-unreadable"));
        let open = (Pressed::Open, phrase!("saved-open"), "play");
        let watch = (Pressed::Watch, phrase!("saved-replay"), "replay");
        let (first, second) = if watches { (watch, open) } else { (open, watch) };
        let main = Button::new(first.1, ButtonKind::Primary, 20.0).with_icon(first.2).disabled_because(no());
        let main = if no().is_none() { main.as_default() } else { main };
        let other = Button::new(second.1, ButtonKind::Slate, 18.0).disabled_because(no()).with_number(1);
        let wide = room.width() * 0.54;
        let above = row_of_buttons(pen, room, &[(&main, wide), (&other, room.width() - wide - 10.0)], 54.0, 10.0);
        let end = above.last().map_or(room.top(), Rect::bottom) + 10.0;
        let small = [
            (
                Pressed::Export,
                Button::new(phrase!("saved-export"), ButtonKind::Slate, 16.0).disabled_because(no()).with_number(2),
            ),
            (
                Pressed::Copy,
                Button::new(phrase!("saved-copy"), ButtonKind::Slate, 16.0).disabled_because(no()).with_number(3),
            ),
            (Pressed::AskDelete, Button::new(phrase!("saved-delete"), ButtonKind::Danger, 16.0).with_number(4)),
        ];
        let third = (room.width() - 16.0) / 3.0;
        let sized: Vec<(&Button, f32)> = small.iter().map(|(_, button)| (button, third)).collect();
        let below = row_of_buttons(pen, room.with_min_y(end), &sized, 42.0, 8.0);
        let high = below.last().map_or(end, Rect::bottom) - room.top();
        let all = [(first.0, main), (second.0, other)].into_iter().chain(small);
        let buttons = all.zip(above.into_iter().chain(below)).map(|((does, button), place)| (does, button, place));
        Self { buttons: buttons.collect(), high: high + 2.0 }
    }

    fn show(self, pen: &mut Pen) -> Option<Pressed> {
        let mut pressed = None;
        for (does, button, place) in self.buttons {
            let can_copy = does == Pressed::Copy && button.disabled_because.is_none();
            let response = button.draw_and_respond(pen, place);
            if response.clicked() {
                pressed = Some(does);
            }
            if can_copy {
                let hint = pen.tell(&phrase!("saved-copy-hint"));
                response.on_hover_hint(hint);
            }
        }
        pressed
    }
}

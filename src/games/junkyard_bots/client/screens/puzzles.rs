//! The screen of puzzles: the puzzle of the day, and the book of those that come with the game.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Key, Rect, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::puzzle_of_the_day::Today;
use super::puzzle_tiles::{self, Touched};
use crate::client::app::request::JunkyardRequest;
use crate::client::play::exercises::found_puzzles::{FoundPuzzles, current_date};
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::puzzles::next_puzzle;
use crate::messages::phrase;
use crate::puzzles::{ProvedPuzzle, PuzzleProgress, PuzzleSource, puzzle_book};
use client::app::clipboard::{Clipboard, Paste};
use client::app::frames::Waker;
use client::app::notice::Notice;
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet;
use client::art::Art;
use client::input::is_pressed;
use client::kit::button::row_of_buttons;
use client::kit::palette::{INK, SHELF};
use client::kit::pen::rect_at;
use client::kit::scroll::{ScrollKeys, draw_scrolled};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::settings::Settings;
use shell::language::Phrase;

/// Use of a text that is pasted on this screen: it is read as a puzzle.
const PASTED_PUZZLE: Paste = Paste::IntoRequest {
    screens: &[Screen::Puzzles],
    request: |text| Request::from(JunkyardRequest::ReadPuzzle(text)),
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_puzzles_screen.in_set(Layer::Screen).run_if(in_state(Screen::Puzzles)),
    );
}

/// Control that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzlesButton {
    Today,
    Number(u16),
    NotSolved,
    Paste,
    Back,
}

/// Width of the card of the day beside the book, and least height for both side by side, in points.
const TODAY: f32 = 366.0;
const LEAST: f32 = 440.0;
const GAP: f32 = 16.0;

/// Puzzle of the day, and the player's progress in puzzles.
#[derive(SystemParam)]
struct PlayerPuzzles<'w> {
    found: Res<'w, FoundPuzzles>,
    learned: Res<'w, Learned>,
}

/// Pasting from the clipboard, which wakes the window once the text is there.
#[derive(SystemParam)]
struct Pasting<'w> {
    clipboard: ResMut<'w, Clipboard>,
    waker: Res<'w, Waker>,
}

fn draw_puzzles_screen(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    puzzles: PlayerPuzzles,
    mut art: ResMut<Art>,
    mut pasting: Pasting,
    mut notice: ResMut<Notice>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let progress = &puzzles.learned.puzzles;
    let found = &puzzles.found;
    let of_day = found.of_day();
    let proved = of_day.map(|(_, proved)| &**proved);
    let day = Today { date: current_date(), proved, robots: found.robots(), progress };
    let mut asked = None;
    sheet::draw_screen(&ctx, &settings, &mut art, "puzzles", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        asked = draw_dialog(pen, whole, &day, found.is_reading());
    });
    let pastes = ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Paste(_))));
    let by_keys = match (is_pressed(&ctx, Key::Escape), pastes) {
        (true, _) => Some(PuzzlesButton::Back),
        (false, true) => Some(PuzzlesButton::Paste),
        (false, false) => None,
    };
    let request = match asked.or(by_keys) {
        Some(PuzzlesButton::Today) => {
            of_day.cloned().map(|(source, proved)| JunkyardRequest::Solve(source, proved).into())
        }
        Some(PuzzlesButton::Number(number)) => begin_puzzle_of_book(number),
        Some(PuzzlesButton::NotSolved) => {
            next_puzzle(progress, None).map(|(source, proved)| JunkyardRequest::Solve(source, proved).into())
        }
        Some(PuzzlesButton::Paste) => {
            if let Err(fault) = pasting.clipboard.request_paste(&pasting.waker, PASTED_PUZZLE) {
                notice.show_fault(fault);
            }
            None
        }
        Some(PuzzlesButton::Back) => {
            notice.clear_messages();
            Some(Request::Show(Screen::Title))
        }
        None => None,
    };
    if let Some(request) = request {
        requests.write(request);
    }
    Ok(())
}

/// Returns the request to begin the puzzle with a number.
fn begin_puzzle_of_book(number: u16) -> Option<Request> {
    let proved: &ProvedPuzzle = &puzzle_book().with_number(number)?.proved;
    Some(JunkyardRequest::Solve(PuzzleSource::Book(number), Arc::new(proved.clone())).into())
}

fn draw_dialog(pen: &mut Pen, whole: Rect, day: &Today, is_reading: bool) -> Option<PuzzlesButton> {
    let (rect, top) =
        sheet::draw_titled_dialog(pen, whole, (1020.0, 712.0), phrase!("puzzles-title"), phrase!("puzzles-sub"));
    let room = Rect::from_min_max(pos2(rect.left() + 32.0, top), rect.max - vec2(32.0, 22.0));
    let (foot, by_foot) = draw_foot(pen, room, day.progress, is_reading);
    let body = room.with_max_y(foot - 14.0);
    let mut touched = Touched::default();
    let is_today = if sheet::has_large_text(pen) || body.height() < LEAST || body.width() < 900.0 {
        draw_card_above_book(pen, body, day, &mut touched)
    } else {
        let book = body.with_min_x(body.left() + TODAY + GAP);
        let is_today = day.draw_card(pen, body.with_max_x(body.left() + TODAY));
        draw_book(pen, book, day.progress, &mut touched);
        is_today
    };
    let by_tile = touched.chosen.map(PuzzlesButton::Number);
    by_foot.or(is_today.then_some(PuzzlesButton::Today)).or(by_tile)
}

/// Draws the book beside the card of the day.
fn draw_book(pen: &mut Pen, rect: Rect, progress: &PuzzleProgress, touched: &mut Touched) {
    pen.draw_rect(rect, 12.0, SHELF, Stroke::new(3.0, INK));
    let inner = rect.shrink2(vec2(16.0, 12.0));
    let head = puzzle_tiles::draw_level_names(pen, inner);
    let legend = puzzle_tiles::legend_height(pen, inner.width());
    let tiles =
        Rect::from_min_max(pos2(inner.left(), inner.top() + head), pos2(inner.right(), inner.bottom() - legend - 8.0));
    draw_scrolled(pen, tiles.shrink2(vec2(0.0, 4.0)), "book-of-puzzles", ScrollKeys::Pages, |pen, page| {
        puzzle_tiles::draw_tiles(pen, page, progress, touched)
    });
    let at = tiles.bottom() + 4.0;
    pen.draw_line((inner.left(), at), (inner.right(), at), 2.0, INK);
    puzzle_tiles::draw_legend(pen, inner.with_min_y(at + 6.0), touched.looked_at);
}

/// Draws the card of the day above the book. Both scroll; the legend stays in sight if it is low
/// enough.
fn draw_card_above_book(pen: &mut Pen, body: Rect, day: &Today, touched: &mut Touched) -> bool {
    let mut is_today = false;
    let legend = puzzle_tiles::legend_height(pen, body.width());
    let has_legend = legend < 0.3 * body.height();
    let room = if has_legend { body.with_max_y(body.bottom() - legend - 8.0) } else { body };
    draw_scrolled(pen, room, "puzzles", ScrollKeys::Pages, |pen, page| {
        let high = day.card_height(pen, page.width());
        is_today = day.draw_card(pen, rect_at(page.left(), page.top(), page.width(), high));
        let mut top = page.top() + high + 16.0;
        top += puzzle_tiles::draw_level_names(pen, page.with_min_y(top));
        top += puzzle_tiles::draw_tiles(pen, page.with_min_y(top), day.progress, touched);
        if !has_legend {
            top += puzzle_tiles::draw_legend(pen, page.with_min_y(top), touched.looked_at);
        }
        top - page.top()
    });
    if has_legend {
        puzzle_tiles::draw_legend(pen, body.with_min_y(room.bottom() + 8.0), touched.looked_at);
    }
    is_today
}

/// Draws the other buttons, and the number of puzzles solved. Returns the upper edge of that, and
/// the button that was pressed.
fn draw_foot(pen: &mut Pen, room: Rect, progress: &PuzzleProgress, is_reading: bool) -> (f32, Option<PuzzlesButton>) {
    let reading = is_reading.then(|| phrase!("puzzles-reading"));
    let buttons = [
        Button::new(phrase!("puzzles-not-solved"), ButtonKind::Slate, 18.0).with_icon("rotate"),
        Button::new(phrase!("puzzles-paste"), ButtonKind::Slate, 18.0)
            .with_icon("copy")
            .with_number(1)
            .disabled_because(reading),
        Button::new(phrase!("saved-back"), ButtonKind::Slate, 18.0).with_number(2),
    ];
    let drawn: Vec<(&Button, f32)> = buttons.iter().zip([190.0, 190.0, 130.0]).collect();
    let places = row_of_buttons(pen, room, &drawn, 52.0, 12.0);
    let high = places.last().map_or(0.0, |last| last.bottom() - room.top());
    let letters = TextStyle::NOTE;
    let count = solved_count_words(progress);
    let end = places.last().map_or(room.left(), Rect::right);
    let is_one_row = places.iter().all(|place| place.top() == room.top());
    let is_beside = is_one_row && room.right() - end - 40.0 >= pen.wide(&count, letters);
    let words = if is_beside { 0.0 } else { pen.tall(&count, letters, room.width()) + 8.0 };
    let top = room.bottom() - high - words;
    if !is_beside {
        pen.passage(pos2(room.left(), top), room.width(), letters, &count);
    }
    let mut asked = None;
    let does = [PuzzlesButton::NotSolved, PuzzlesButton::Paste, PuzzlesButton::Back];
    let last = places.len() - 1;
    for (number, ((button, place), does)) in buttons.into_iter().zip(places).zip(does).enumerate() {
        let mut place = place.translate(vec2(0.0, top + words - room.top()));
        if number == last && is_one_row {
            let words_at = place.left() + 6.0;
            place = place.translate(vec2(room.right() - place.right(), 0.0));
            if is_beside {
                let at = (words_at, place.center().y);
                pen.centred_text(at, Anchor::Start, place.left() - words_at - 12.0, letters, &count);
            }
        }
        if button.show(pen, place) {
            asked = Some(does);
        }
    }
    (top, asked)
}

/// Names the number of puzzles of the book that are solved.
fn solved_count_words(progress: &PuzzleProgress) -> Phrase {
    let (solved, at_first) = progress.solved_counts();
    phrase!("puzzles-count", solved = solved, all = puzzle_book().entries().len(), first = at_first)
}

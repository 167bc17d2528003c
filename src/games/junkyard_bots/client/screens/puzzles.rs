//! The screen of puzzles: the puzzle of the day, and the book of those that come with the game.

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Key, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::puzzle_of_the_day::Today;
use super::puzzle_tiles::{self, PuzzlesPress};
use crate::client::app::request::JunkyardRequest;
use crate::client::play::exercises::found_puzzles::{FoundPuzzles, current_date};
use crate::client::play::exercises::learned::Learned;
use crate::client::play::exercises::puzzles::next_puzzle;
use crate::messages::phrase;
use crate::puzzles::{BookEntry, ProvedPuzzle, PuzzleProgress, PuzzleSource, puzzle_book};
use client::app::clipboard::{Clipboard, Paste};
use client::app::frames::Waker;
use client::app::notice::Notice;
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet;
use client::art::Art;
use client::input::is_pressed;
use client::kit::palette::SHELF;
use client::kit::panel::build::{choose, column, divider, row, scroll, spacer, text, wrapped_row};
use client::kit::panel::{Node, Rank, State, Surface, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{Radius, Space};
use client::kit::{Button, ButtonKind, Pen, TextStyle};
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

/// Size of the dialog, width of the card of the day beside the book, and least width of the button
/// that leaves the screen, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const TODAY: f32 = 366.0;
const BACK: f32 = 130.0;

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
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        sheet::draw_rivets(pen, rect);
        let looked_at = puzzle_tiles::looked_at(pen);
        let panel = dialog(&day, found.is_reading(), sheet::has_large_text(pen), looked_at);
        asked = show_panel(pen, rect, panel).pop();
    });
    let pastes = ctx.input(|input| input.events.iter().any(|event| matches!(event, Event::Paste(_))));
    let by_keys = match (is_pressed(&ctx, Key::Escape), pastes) {
        (true, _) => Some(PuzzlesPress::Back),
        (false, true) => Some(PuzzlesPress::Paste),
        (false, false) => None,
    };
    let request = match asked.or(by_keys) {
        Some(PuzzlesPress::Today) => {
            of_day.cloned().map(|(source, proved)| JunkyardRequest::Solve(source, proved).into())
        }
        Some(PuzzlesPress::Number(number)) => begin_puzzle_of_book(number),
        Some(PuzzlesPress::NotSolved) => {
            next_puzzle(progress, None).map(|(source, proved)| JunkyardRequest::Solve(source, proved).into())
        }
        Some(PuzzlesPress::Paste) => {
            if let Err(fault) = pasting.clipboard.request_paste(&pasting.waker, PASTED_PUZZLE) {
                notice.show_fault(fault);
            }
            None
        }
        Some(PuzzlesPress::Back) => {
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

/// Describes the dialog: the card of the day, the book beside it, and the other buttons. With large
/// text, or where the window is low, the book is below the card, and both scroll.
fn dialog<'a>(
    day: &Today<'a>,
    is_reading: bool,
    is_large: bool,
    looked_at: Option<&BookEntry>,
) -> Node<'a, PuzzlesPress> {
    let in_sight = || scrolled_book(day, Node::empty(), puzzle_tiles::legend(looked_at));
    let scrolled = || scrolled_book(day, puzzle_tiles::legend(looked_at), Node::empty());
    let body = if is_large {
        choose([in_sight(), scrolled()])
    } else {
        let beside = row([day.card(true).exactly_wide(TODAY).fill(), book(day.progress, looked_at).fill().grow()]);
        choose([beside.gap(Space::L), in_sight(), scrolled()])
    };
    let title = text(TextStyle::DIALOG, phrase!("puzzles-title")).manner(Manner::Heading);
    let about = text(TextStyle::LEAD, phrase!("puzzles-sub"));
    let heading = column([title, about]).gap(Space::Xs);
    column([heading, body.gives_way(Rank::Second).stays().grow(), foot(day.progress, is_reading)])
        .gap(Space::M)
        .inside_by(Space::Xxl, Space::Xl)
}

/// Describes the book beside the card of the day.
fn book<'a>(progress: &PuzzleProgress, looked_at: Option<&BookEntry>) -> Node<'a, PuzzlesPress> {
    let tiles = scroll("book-of-puzzles", ScrollKeys::Pages, puzzle_tiles::tiles(progress, true));
    let surface = |pen: &mut Pen, rect: Rect, _: State| pen.draw_panel(rect, Radius::Panel.points(), SHELF);
    column([puzzle_tiles::level_names(true), tiles.grow(), divider(), puzzle_tiles::legend(looked_at)])
        .inside_by(Space::L, Space::M)
        .on(Surface::Painted(Box::new(surface)))
        .narrow()
}

/// Describes the card of the day above the book, which scroll together, with a last node that
/// scrolls with them and one that stays in sight.
fn scrolled_book<'a>(
    day: &Today<'a>,
    last: Node<'a, PuzzlesPress>,
    below: Node<'a, PuzzlesPress>,
) -> Node<'a, PuzzlesPress> {
    let names = puzzle_tiles::level_names(false);
    let all = column([day.card(false), names, puzzle_tiles::tiles(day.progress, false), last]).gap(Space::M);
    column([scroll("puzzles", ScrollKeys::Pages, all).grow(), below]).narrow()
}

/// Describes the other buttons, and the number of puzzles solved between them or above.
fn foot<'a>(progress: &PuzzleProgress, is_reading: bool) -> Node<'a, PuzzlesPress> {
    let slate = |label: Phrase| Button::usual(label, ButtonKind::Slate);
    let not_solved = || slate(phrase!("puzzles-not-solved")).with_icon("rotate").sends(PuzzlesPress::NotSolved);
    let paste = || {
        let reading = is_reading.then(|| phrase!("puzzles-reading"));
        slate(phrase!("puzzles-paste")).with_icon("copy").disabled_because(reading).sends(PuzzlesPress::Paste)
    };
    let back = || slate(phrase!("saved-back")).sends(PuzzlesPress::Back).at_least_wide(BACK);
    let count = || text(TextStyle::NOTE, solved_count_words(progress));
    let on_one_line = row([not_solved(), paste(), count().grow(), back()]);
    let wrapped = wrapped_row([not_solved(), paste(), spacer(), back()]);
    choose([on_one_line.gap(Space::M), column([count(), wrapped])])
}

/// Names the number of puzzles of the book that are solved.
fn solved_count_words(progress: &PuzzleProgress) -> Phrase {
    let (solved, at_first) = progress.solved_counts();
    phrase!("puzzles-count", solved = solved, all = puzzle_book().entries().len(), first = at_first)
}

//! The menu over the table. Escape opens and closes it.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, Rect, Sense, Stroke, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::client::app::notice::Notice;
use crate::client::app::request::{Purpose, Request, Tour};
use crate::client::app::screen::{Layer, Overlay, Screen};
use crate::client::app::{focus, sheet};
use crate::client::art::Art;
use crate::client::files::chooser::Chooser;
use crate::client::input::pressed;
use crate::client::kit::flow::wrap_into_rows;
use crate::client::kit::letters::HoverHint;
use crate::client::kit::notes;
use crate::client::kit::palette::{CARD, CREAM, INK, RAISED, SECOND, YELLOW};
use crate::client::kit::pen::rect_at;
use crate::client::kit::scroll::{self, ScrollKeys};
use crate::client::kit::{Button, ButtonKind, Letters, Pen};
use crate::client::settings::Settings;
use crate::games::junkyard_bots::client::app::request::JunkyardRequest;
use crate::games::junkyard_bots::client::play::{Command, JunkyardBotsCommand, Play, lesson_at_table, puzzle_at_table};
use crate::games::junkyard_bots::messages::{MESSAGES, phrase};
use crate::games::junkyard_bots::table::RoundState;
use crate::shell::language::Phrase;
use crate::shell::seats::{SeatId, SeatKind};
use crate::shell::seats::{next_seat_kind, seat_kind};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Menu).run_if(in_state(Overlay::Menu)));
}

/// Choice in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Choice {
    Resume,
    Result,
    GiveUp,
    CopyPuzzle,
    Puzzles,
    Save,
    Copy,
    Watch,
    Portrait,
    Load,
    Lessons,
    HowToPlay,
    Settings,
    Title,
    Quit,
}

/// Rows of one or two choices: the message ids of their labels, and their icons.
const CHOICES: [&[(Choice, &str, &str)]; 6] = [
    &[(Choice::Resume, "menu-play-on", "play")],
    &[(Choice::Save, "menu-save-as-file", "save"), (Choice::Copy, "menu-copy-as-text", "copy")],
    &[(Choice::Watch, "menu-watch", "replay"), (Choice::Portrait, "menu-portrait", "portrait")],
    &[(Choice::Load, "menu-load", "load"), (Choice::HowToPlay, "menu-how-to-play", "help")],
    &[(Choice::Settings, "menu-settings", "settings"), (Choice::Title, "menu-main", "menu")],
    &[(Choice::Quit, "menu-quit", "quit")],
];

/// The same for a game that is over, which can't be continued.
const CHOICES_AT_END: [&[(Choice, &str, &str)]; 6] = [
    &[(Choice::Result, "back-to-result", "phase_victory")],
    CHOICES[1],
    CHOICES[2],
    CHOICES[3],
    CHOICES[4],
    CHOICES[5],
];

/// The same for a lesson, which is neither saved nor watched.
const OF_LESSON: [&[(Choice, &str, &str)]; 4] = [
    &[(Choice::Resume, "menu-play-on", "play")],
    &[(Choice::Lessons, "menu-lessons", "human"), (Choice::HowToPlay, "menu-how-to-play", "help")],
    &[(Choice::Settings, "menu-settings", "settings"), (Choice::Title, "menu-main", "menu")],
    &[(Choice::Quit, "menu-quit", "quit")],
];

/// The same for a puzzle, which is not saved.
const CHOICES_AT_PUZZLE: [&[(Choice, &str, &str)]; 5] = [
    &[(Choice::Resume, "menu-play-on", "play")],
    &[(Choice::Puzzles, "puzzle-book", "menu"), (Choice::GiveUp, "puzzle-give-up", "help")],
    &[(Choice::CopyPuzzle, "menu-copy-as-text", "copy"), (Choice::HowToPlay, "menu-how-to-play", "help")],
    &[(Choice::Settings, "menu-settings", "settings"), (Choice::Title, "menu-main", "menu")],
    &[(Choice::Quit, "menu-quit", "quit")],
];

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    (play, state): (Option<Res<Play>>, Option<Res<RoundState>>),
    chooser: Option<Res<Chooser>>,
    mut notice: ResMut<Notice>,
    (mut requests, mut commands): (MessageWriter<Request>, MessageWriter<Command>),
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if chooser.is_some() {
        focus::stay(&ctx);
        return Ok(());
    }
    let mut chosen = None;
    let mut handed = None;
    let enter = sheet::enter(&ctx);
    let fault = play.as_ref().and_then(|play| play.fault());
    let is_lesson = play.as_ref().is_some_and(|play| lesson_at_table(play).is_some());
    let is_puzzle = play.as_ref().is_some_and(|play| puzzle_at_table(play).is_some());
    let is_over = state.as_ref().is_some_and(|state| state.outcome.is_some());
    let saved = how_it_is_kept(fault, is_lesson, is_puzzle);
    let choices = match (is_lesson, is_puzzle) {
        (true, _) => OF_LESSON.as_slice(),
        (_, true) => CHOICES_AT_PUZZLE.as_slice(),
        _ if is_over => CHOICES_AT_END.as_slice(),
        _ => CHOICES.as_slice(),
    };
    sheet::over(&ctx, &settings, &mut art, "menu", |pen, whole| {
        let rect = sheet::panel(pen, whole, (560.0, if is_puzzle { 474.0 } else { 606.0 }));
        scroll::draw_scrolled(pen, rect.shrink2(vec2(32.0, 20.0)), "menu", ScrollKeys::Pages, |pen, room| {
            let x = room.left() + 4.0;
            let wide = room.width() - 8.0;
            let mut top = room.top() + 4.0;
            top += pen.title(pos2(x, top), wide, Letters::display(32.0, YELLOW), phrase!("menu-title")) + 5.0;
            top += pen.passage(pos2(x, top), wide, Letters::text(16.0, SECOND), &saved) + 15.0;
            let (high, pressed) = rows(pen, room.with_min_y(top), choices);
            chosen = pressed;
            top += high + 18.0;
            if let Some(play) = play.as_ref().filter(|_| !is_lesson && !is_puzzle) {
                let (high, asked) = seats(pen, room.with_min_y(top), play);
                handed = asked;
                top += high;
            }
            top - room.top()
        });
    });
    if let Some((seat, kind)) = handed {
        commands.write(Command::GiveSeat(seat, kind));
    }
    if enter {
        chosen = Some(choices[0][0].0);
    } else if pressed(&ctx, Key::Escape) {
        chosen = Some(Choice::Resume);
    }
    let Some(choice) = chosen else { return Ok(()) };
    notice.clear();
    match choice {
        Choice::GiveUp => drop(commands.write(Command::Game(JunkyardBotsCommand::GiveUp))),
        Choice::CopyPuzzle => drop(requests.write(JunkyardRequest::CopyPuzzle.into())),
        Choice::Copy => drop(requests.write(Request::CopyPlay)),
        _ => {}
    }
    requests.write(leads_to(choice, state.as_deref()));
    Ok(())
}

/// Sentence about how the game is saved.
fn how_it_is_kept(fault: Option<Phrase>, is_lesson: bool, is_puzzle: bool) -> Phrase {
    match fault {
        Some(fault) => phrase!("menu-not-saved", fault = fault),
        None if is_puzzle => phrase!("menu-puzzle"),
        None if is_lesson => phrase!("menu-lesson-kept"),
        None => phrase!("menu-saves-itself"),
    }
}

/// Request of a choice; a choice that takes effect at once closes the menu.
fn leads_to(choice: Choice, state: Option<&RoundState>) -> Request {
    match choice {
        Choice::Resume | Choice::GiveUp | Choice::CopyPuzzle | Choice::Copy => Request::CloseOverlay,
        Choice::Result => Request::Show(Screen::Victory),
        Choice::Puzzles => Request::Show(Screen::Puzzles),
        Choice::Save => Request::Choose(Purpose::Save),
        Choice::Portrait => {
            let turn = state.and_then(RoundState::active_seat);
            let outcome = state.and_then(|state| state.outcome.as_ref());
            let winner = outcome.and_then(|outcome| outcome.winners.first().copied());
            JunkyardRequest::ChoosePortrait(turn.or(winner).unwrap_or(SeatId(0))).into()
        }
        Choice::Load => Request::Show(Screen::Load),
        Choice::Lessons => Request::Show(Screen::Lessons),
        Choice::Watch => Request::WatchPlay(Tour::default()),
        Choice::HowToPlay => Request::Show(Screen::HowToPlay),
        Choice::Settings => Request::Show(Screen::Settings),
        Choice::Title => Request::Show(Screen::Title),
        Choice::Quit => Request::Quit,
    }
}

/// Draws the players of the seats; a click gives a seat to the next kind of player. Returns the
/// height, in points, and the seat and kind of player that were asked for.
fn seats(pen: &mut Pen, room: Rect, play: &Play) -> (f32, Option<(SeatId, SeatKind)>) {
    // Four in a row are too narrow for large text.
    let count = if sheet::is_large(pen) { play.seats().len().min(2) } else { play.seats().len() } as f32;
    let wide = (room.width() - 8.0 * (count - 1.0)) / count;
    let kinds: Vec<String> = play.seats().iter().map(|seat| pen.tell(&seat_kind(seat.kind))).collect();
    let letters = Letters::text(16.0, SECOND);
    let kind_top = 12.0 + pen.size(18.0);
    let kind_high = kinds.iter().map(|kind| pen.tall(kind, letters, wide - 46.0)).fold(0.0, f32::max);
    let places = wrap_into_rows(room, &vec![wide; play.seats().len()], 58.0_f32.max(kind_top + kind_high + 8.0), 8.0);
    let mut handed = None;
    for (((number, seat), kind), place) in (0_u8..).zip(play.seats()).zip(&kinds).zip(&places) {
        let response = pen.interact_focusable(*place, Id::new(("seat kind", number)), Sense::click());
        let name = phrase!("menu-seat-kind", name = &seat.name, kind = kind);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&name)));
        notes::record_place(pen.ui.ctx(), || format!("seat kind {number}"), *place);
        pen.draw_rect(*place, 9.0, if response.hovered() { RAISED } else { CARD }, Stroke::new(2.5, INK));
        pen.draw_focus_ring(&response, place.expand(3.5), 12.0);
        pen.draw_seat_chip(place.left() + 10.0, place.top() + pen.size(19.0) - 11.0, seat.colour, 22.0);
        let at = (place.left() + 39.0, place.top() + 9.0 + pen.size(16.0));
        pen.silently(|pen| {
            pen.own_name(at, wide - 46.0, Letters::bold(16.0, CREAM), &seat.name);
            pen.passage(pos2(at.0, place.top() + kind_top), wide - 46.0, letters, kind);
        });
        let icon = if seat.kind == SeatKind::Human { "human" } else { "bot" };
        pen.draw_icon(icon, place.left() + 11.0, place.top() + kind_top + 3.0, 20.0, SECOND);
        if response.clicked() {
            handed = Some((SeatId(number), next_seat_kind(seat.kind)));
        }
        let hint = pen.tell(&phrase!("menu-give-seat"));
        response.on_hover_hint(hint);
    }
    (places.last().map_or(0.0, |last| last.bottom() - room.top()), handed)
}

/// Draws the choices; returns their height, in points, and the one that was pressed.
fn rows(pen: &mut Pen, room: Rect, choices: &[&[(Choice, &'static str, &'static str)]]) -> (f32, Option<Choice>) {
    let mut chosen = None;
    let mut top = room.top();
    for (number, row) in choices.iter().enumerate() {
        let wide = (room.width() - 12.0 * (row.len() - 1) as f32) / row.len() as f32;
        let kind = if number == 0 { ButtonKind::Primary } else { ButtonKind::Slate };
        let button = |id: &'static str, icon| Button::new(Phrase::new(&MESSAGES, id), kind, 19.0).with_icon(icon);
        let high = row.iter().fold(58.0, |high, (_, id, icon)| button(id, icon).height(pen, wide, high));
        for (column, &(choice, id, icon)) in row.iter().enumerate() {
            let place = rect_at(room.left() + column as f32 * (wide + 12.0), top, wide, high);
            let button = button(id, icon).with_number(2 * number + column);
            let button = if number == 0 { button.as_default() } else { button };
            if button.show(pen, place) {
                chosen = Some(choice);
            }
        }
        top += high + 10.0;
    }
    (top - 10.0 - room.top(), chosen)
}

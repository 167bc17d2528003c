//! Contents of the menu over a table of Junkyard Bots: a game, a lesson or a puzzle.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::client::app::request::JunkyardRequest;
use crate::client::play::{Command, JunkyardBotsCommand, Play, lesson_at_table, puzzle_at_table};
use crate::messages::phrase;
use crate::table::RoundState;
use client::app::request::{GameMessage, Request};
use client::app::screen::{Layer, Overlay, Screen};
use client::screens::menu::{self, MenuContents, MenuEntry, MenuScreen};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    let draw_menu = draw_menu.in_set(Layer::Menu).run_if(in_state(Overlay::Menu)).run_if(resource_exists::<Play>);
    app.add_systems(EguiPrimaryContextPass, draw_menu);
}

fn draw_menu(
    mut screen: MenuScreen,
    play: Res<Play>,
    state: Option<Res<RoundState>>,
    mut commands: MessageWriter<Command>,
) -> Result {
    let contents = menu_contents(&play, state.as_deref());
    if let Some((seat, kind)) = screen.draw(&contents)? {
        commands.write(Command::GiveSeat(seat, kind));
    }
    Ok(())
}

fn menu_contents<'a>(play: &'a Play, state: Option<&RoundState>) -> MenuContents<'a> {
    if lesson_at_table(play).is_some() {
        let sentence = phrase!("menu-lesson-kept");
        return MenuContents { sentence, rows: rows_of_lesson(), seats: &[] };
    }
    if puzzle_at_table(play).is_some() {
        let sentence = phrase!("menu-puzzle");
        return MenuContents { sentence, rows: rows_of_puzzle(), seats: &[] };
    }
    let is_over = state.is_some_and(|state| state.outcome.is_some());
    let first = if is_over { MenuEntry::back_to_result("phase_victory") } else { MenuEntry::play_on() };
    MenuContents {
        sentence: menu::saving_sentence(play),
        rows: menu::rows_of_game(first, Some(portrait_entry(state))),
        seats: play.seats(),
    }
}

/// Returns the entry that draws a portrait of the robot whose turn it is, or of the winner.
fn portrait_entry(state: Option<&RoundState>) -> MenuEntry {
    let turn = state.and_then(RoundState::active_seat);
    let outcome = state.and_then(|state| state.outcome.as_ref());
    let winner = outcome.and_then(|outcome| outcome.winners.first().copied());
    let seat = turn.or(winner).unwrap_or(SeatId(0));
    MenuEntry::new(phrase!("menu-portrait"), "portrait", JunkyardRequest::ChoosePortrait(seat).into())
}

/// Returns the rows for a lesson, which is neither saved nor watched.
fn rows_of_lesson() -> Vec<Vec<MenuEntry>> {
    let lessons = MenuEntry::new(phrase!("menu-lessons"), "human", Request::Show(Screen::Lessons));
    let rows = [vec![MenuEntry::play_on()], vec![lessons, MenuEntry::how_to_play()]];
    rows.into_iter().chain(menu::last_rows()).collect()
}

/// Returns the rows for a puzzle, which is not saved.
fn rows_of_puzzle() -> Vec<Vec<MenuEntry>> {
    let puzzles = MenuEntry::new(phrase!("puzzle-book"), "menu", Request::Show(Screen::Puzzles));
    let gives_up = GameMessage::new(Command::Game(JunkyardBotsCommand::GiveUp));
    let give_up = MenuEntry::closing(phrase!("puzzle-give-up"), "help", Request::OfGame(gives_up));
    let copy = MenuEntry::closing(phrase!("menu-copy-as-text"), "copy", JunkyardRequest::CopyPuzzle.into());
    let rows = [vec![MenuEntry::play_on()], vec![puzzles, give_up], vec![copy, MenuEntry::how_to_play()]];
    rows.into_iter().chain(menu::last_rows()).collect()
}

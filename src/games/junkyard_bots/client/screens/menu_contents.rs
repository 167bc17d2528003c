//! Contents of the menu over a table of Junkyard Bots: a game, a lesson or a puzzle.

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::client::app::request::JunkyardRequest;
use crate::client::play::{Command, JunkyardBotsCommand, Play, lesson_at_table, puzzle_at_table};
use crate::client::scene::portrait::ask_for_portrait;
use crate::messages::phrase;
use crate::table::RoundState;
use client::app::request::{GameMessage, Request};
use client::app::screen::Screen;
use client::screens::menu::{MenuContents, MenuEntry, MenuScreen, add_menu};
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    add_menu::<JunkyardBots, _>(app, draw_menu);
}

fn draw_menu(
    mut screen: MenuScreen,
    play: Res<Play>,
    state: Option<Res<RoundState>>,
    mut commands: MessageWriter<Command>,
) -> Result {
    screen.draw(&menu_contents(&play, state.as_deref()), &mut commands)
}

fn menu_contents<'a>(play: &'a Play, state: Option<&RoundState>) -> MenuContents<'a> {
    if lesson_at_table(play).is_some() {
        return MenuContents::of_lesson();
    }
    if puzzle_at_table(play).is_some() {
        return MenuContents::of_exercise(phrase!("menu-puzzle"), rows_of_puzzle());
    }
    let is_over = state.is_some_and(|state| state.outcome.is_some());
    let first = if is_over { MenuEntry::back_to_result("phase_victory") } else { MenuEntry::play_on() };
    MenuContents::of_game(play, first, Some(portrait_entry(state)))
}

/// Returns the entry that draws a portrait of the robot whose turn it is, or of the winner.
fn portrait_entry(state: Option<&RoundState>) -> MenuEntry {
    let turn = state.and_then(RoundState::active_seat);
    let outcome = state.and_then(|state| state.outcome.as_ref());
    let winner = outcome.and_then(|outcome| outcome.winners.first().copied());
    let seat = turn.or(winner).unwrap_or(SeatId(0));
    MenuEntry::new(phrase!("menu-portrait"), "portrait", ask_for_portrait(seat))
}

/// Returns the rows for a puzzle, which is not saved.
fn rows_of_puzzle() -> [Vec<MenuEntry>; 2] {
    let puzzles = MenuEntry::new(phrase!("puzzle-book"), "menu", Request::Show(Screen::Puzzles));
    let gives_up = GameMessage::new(Command::Game(JunkyardBotsCommand::GiveUp));
    let give_up = MenuEntry::closing(phrase!("puzzle-give-up"), "help", Request::OfGame(gives_up));
    let copy = MenuEntry::closing(phrase!("menu-copy-as-text"), "copy", JunkyardRequest::CopyPuzzle.into());
    [vec![puzzles, give_up], vec![copy, MenuEntry::how_to_play()]]
}

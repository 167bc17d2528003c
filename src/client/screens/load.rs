//! Saved games: a list, and the buttons for the chosen one. The screen of replays has the same
//! list.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::Key;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::detail::{Pressed, details_below, details_beside, keep_key};
use super::entry_row::entry_row;
use super::game_filter::game_filter;
use super::game_shelf::games::GameShelf;
use super::game_sign::GameSign;
use super::saved::{Entry, title};
use super::saved_games::{Filter, SavedGames, begin_with_game_at_table, fill};
use crate::app::clipboard::{ClipboardAccess, Paste};
use crate::app::notice::Notice;
use crate::app::request::{Purpose, Request};
use crate::app::screen::{Layer, Screen};
use crate::app::sheet::{self, DialogKeys};
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::files::opening::Deleted;
use crate::input::{is_pressed, is_pressed_or_repeated};
use crate::kit::focus::{self, keep_arrow_keys};
use crate::kit::panel::build::{choose, column, row, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Node, show_panel, widget_id};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::Space;
use crate::kit::widgets::choice;
use crate::kit::{Anchor, Button, ButtonKind, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

/// Size of the dialog, width of the details beside the list, and least width of the button that
/// leaves the screen, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const DETAILS: f32 = 310.0;
const BACK: f32 = 130.0;

/// Request for a saved game that is pasted on this screen.
const PASTED_GAME: Paste = Paste::IntoRequest { screens: &[Screen::Load, Screen::Replays], request: Request::OpenText };

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedGames>()
        .add_systems(OnEnter(Screen::Load), (fill, begin_with_game_at_table).chain())
        .add_systems(OnEnter(Screen::Replays), (fill, begin_with_game_at_table).chain())
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(Layer::Screen).run_if(in_state(Screen::Load).or_else(in_state(Screen::Replays))),
        );
}

/// Data that the screen reads, and things that it asks for.
#[derive(SystemParam)]
struct LoadScreenData<'w, 's> {
    settings: Res<'w, Settings>,
    screen: Res<'w, State<Screen>>,
    art: ResMut<'w, Art>,
    saved_games: ResMut<'w, SavedGames>,
    shelf: Res<'w, GameShelf>,
    chooser: Option<Res<'w, Chooser>>,
    notice: ResMut<'w, Notice>,
    clipboard: ClipboardAccess<'w>,
    deleted: MessageReader<'w, 's, Deleted>,
    requests: MessageWriter<'w, Request>,
}

fn show(mut contexts: EguiContexts, mut data: LoadScreenData) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let saved_games = data.saved_games.bypass_change_detection();
    keep_arrow_keys(&ctx);
    if let Err(fault) = saved_games.take_in() {
        data.notice.show_fault(fault);
    }
    for Deleted(path) in data.deleted.read() {
        saved_games.forget(path);
    }
    let watches = *data.screen.get() == Screen::Replays;
    let mut pressed = None;
    let mut keep = None;
    sheet::draw_screen(&ctx, &data.settings, &mut data.art, "load", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        sheet::draw_rivets(pen, rect);
        let id = widget_id(pen);
        keep = Some(id(keep_key()));
        let is_large = sheet::has_large_text(pen);
        let games = game_filter(saved_games, &data.shelf);
        let by_arrows = games.message_of_arrows(&ctx, &id);
        let shown = show_panel(pen, rect, describe_dialog(saved_games, &data.shelf, watches, is_large));
        for press in by_arrows.into_iter().chain(shown) {
            match press {
                Pressed::Choose(number) => saved_games.choose(number),
                Pressed::List(filter) => saved_games.list(filter),
                Pressed::ListGame(game) => {
                    games.pass_keyboard_on(&ctx, &id, &press);
                    saved_games.list_game(game);
                    ctx.request_repaint();
                }
                button => pressed = Some(button),
            }
        }
    });
    if data.chooser.is_none() && pressed.is_none() {
        let by_key = keys(&ctx, saved_games, watches);
        // Escape closes a message before it leaves the screen.
        pressed = by_key.filter(|button| *button != Pressed::Back || !data.notice.close_newest_fault());
    }
    if let Some(keep) = keep.filter(|_| pressed == Some(Pressed::AskDelete)) {
        // The button that asks goes, and must not hand the keyboard to the one that deletes.
        focus::give_focus(&ctx, keep);
    }
    if let Some(button) = pressed {
        data.press_button(button);
    }
    Ok(())
}

impl LoadScreenData<'_, '_> {
    fn press_button(&mut self, button: Pressed) {
        let saved_games = self.saved_games.bypass_change_detection();
        let path = saved_games.chosen().map(|entry| entry.path.clone());
        match (button, path) {
            (Pressed::Open, Some(path)) => drop(self.requests.write(Request::Continue(path))),
            (Pressed::Watch, Some(path)) => drop(self.requests.write(Request::Watch(path))),
            (Pressed::Export, Some(from)) => {
                if let Some(file_name) = saved_games.chosen().and_then(Entry::name_of_copy) {
                    self.requests.write(Request::Choose(Purpose::Export { from, file_name }));
                }
            }
            (Pressed::Copy, Some(path)) => drop(self.requests.write(Request::CopyText(path))),
            (Pressed::OpenFile, _) => drop(self.requests.write(Request::Choose(Purpose::Open))),
            (Pressed::Paste, _) => {
                if let Err(fault) = self.clipboard.request_paste(PASTED_GAME) {
                    self.notice.show_fault(fault);
                }
            }
            (Pressed::AskDelete, Some(_)) => saved_games.ask_to_delete(),
            (Pressed::Delete, Some(path)) => {
                if let Some(title) = saved_games.chosen().map(title) {
                    self.requests.write(Request::Delete { path, title });
                }
                saved_games.keep();
            }
            (Pressed::Keep, _) => saved_games.keep(),
            (Pressed::NewGame, _) => {
                let request = Request::Show(self.shelf.first_screen());
                self.requests.write(request);
            }
            (Pressed::Back, _) => {
                self.notice.clear_messages();
                self.requests.write(Request::Back);
            }
            _ => {}
        }
    }
}

/// Describes the dialog: the list, the details of the chosen game beside it, or with large text
/// below its row, and the buttons that need no listed game.
fn describe_dialog<'a>(
    saved_games: &'a SavedGames,
    shelf: &'a GameShelf,
    watches: bool,
    is_large: bool,
) -> Node<'a, Pressed> {
    let mut list = entry_rows(saved_games, shelf, watches, is_large);
    let is_empty = saved_games.is_empty();
    let count = if is_empty { spacer() } else { text(TextStyle::NOTE, count(saved_games)) };
    let (details, between) = if is_large {
        list.insert(0, count);
        (Node::empty(), spacer())
    } else {
        (details_beside(saved_games, watches).exactly_wide(DETAILS), count.narrow().grow())
    };
    let list = if is_empty { nothing_saved() } else { column(list).gap(gap_of_rows(shelf)) };
    let list = scroll("saved-games", ScrollKeys::Pages, list);
    column([
        heading(saved_games, watches),
        game_filter(saved_games, shelf).describe(),
        row([list.fill().grow(), details.fill()]).gap(Space::Xl).grow(),
        foot(between),
    ])
    .gap(Space::M)
    .inside_by(Space::Xxl, Space::Xl)
}

/// Describes the title and the filters beside or below it.
fn heading<'a>(saved_games: &SavedGames, watches: bool) -> Node<'a, Pressed> {
    let name = if watches { phrase!("saved-title-replays") } else { phrase!("saved-title-load") };
    let title = || text(TextStyle::DIALOG, name.clone()).manner(Manner::Heading);
    let filter = |filter: Filter| {
        choice(filter.name(), saved_games.filter == filter, Pressed::List(filter)).inside_by(Space::L, Space::Xs)
    };
    let filters = || wrapped_row(Filter::ALL.map(filter));
    let beside = row([title().grow(), filters()]).gap(Space::Xl);
    let about = if watches { phrase!("saved-about-replays") } else { phrase!("saved-about") };
    column([choose([beside, column([title(), filters()])]), text(TextStyle::LEAD, about)]).gap(Space::Xs)
}

/// Describes what stands in the middle of an empty list: that nothing is saved, and a button that
/// leads on.
fn nothing_saved<'a>() -> Node<'a, Pressed> {
    let words = text(TextStyle::ENTRY, phrase!("saved-nothing")).anchor(Anchor::Middle);
    let button = Button::large(phrase!("menu-new-game"), ButtonKind::Primary).with_icon("play").as_default();
    let button = row([spacer(), button.sends(Pressed::NewGame), spacer()]);
    column([spacer(), words, button, spacer()]).gap(Space::L).grow()
}

/// Gap between the rows: they are higher where each names its game.
const fn gap_of_rows(shelf: &GameShelf) -> Space {
    if shelf.has_several() { Space::Xs } else { Space::S }
}

/// Describes all listed games. With large text the details of the chosen one are below it. The
/// chosen one is kept in view.
fn entry_rows<'a>(
    saved_games: &'a SavedGames,
    shelf: &'a GameShelf,
    watches: bool,
    is_large: bool,
) -> Vec<Node<'a, Pressed>> {
    let chosen = saved_games.number();
    let rows = saved_games.listed().into_iter().enumerate().map(|(number, entry)| {
        let is_chosen = number == chosen;
        let row = entry_row(entry, GameSign::of(shelf, entry), number, is_chosen);
        if is_chosen && is_large {
            let below = details_below(entry, saved_games.asks_to_delete(), watches);
            // A game that is read later may come in its place.
            column([row, below]).gap(gap_of_rows(shelf)).key(&entry.path).kept_in_view(true)
        } else {
            row.kept_in_view(is_chosen)
        }
    });
    rows.collect()
}

/// Describes the buttons that need no listed game, with a node between them.
fn foot(between: Node<Pressed>) -> Node<Pressed> {
    let open = Button::usual(phrase!("saved-open-file"), ButtonKind::Slate).with_icon("load");
    let paste = Button::usual(phrase!("saved-paste"), ButtonKind::Slate).with_icon("copy");
    let back = Button::large(phrase!("saved-back"), ButtonKind::Slate);
    wrapped_row([
        open.sends(Pressed::OpenFile),
        paste.sends(Pressed::Paste),
        between,
        back.sends(Pressed::Back).at_least_wide(BACK),
    ])
    .gap(Space::M)
}

/// Sentence about the number of listed games.
fn count(saved_games: &SavedGames) -> Phrase {
    match (saved_games.listed().len(), saved_games.filter) {
        (0, Filter::All) if saved_games.game().is_none() => phrase!("saved-reading"),
        (0, _) => phrase!("saved-none-match"),
        (count, _) => phrase!("saved-count", count = count),
    }
}

fn keys(ctx: &bevy_egui::egui::Context, saved_games: &mut SavedGames, watches: bool) -> Option<Pressed> {
    if is_pressed_or_repeated(ctx, Key::ArrowDown) {
        saved_games.choose(saved_games.number() + 1);
    }
    if is_pressed_or_repeated(ctx, Key::ArrowUp) {
        saved_games.choose(saved_games.number().saturating_sub(1));
    }
    let pastes = ctx.input(|input| input.events.iter().any(|event| matches!(event, bevy_egui::egui::Event::Paste(_))));
    let is_good = saved_games.chosen().is_some_and(|entry| entry.held.is_ok());
    if pastes {
        return Some(Pressed::Paste);
    }
    if saved_games.is_empty() {
        return DialogKeys::read(ctx).answer(Some(Pressed::NewGame), Pressed::Back);
    }
    let (default, leaves) = match (saved_games.asks_to_delete(), watches) {
        (true, _) => (Some(Pressed::Keep), Pressed::Keep),
        (false, true) => (is_good.then_some(Pressed::Watch), Pressed::Back),
        (false, false) => (is_good.then_some(Pressed::Open), Pressed::Back),
    };
    let deletes = is_pressed(ctx, Key::Delete) && saved_games.chosen().is_some();
    DialogKeys::read(ctx).answer(default, leaves).or(deletes.then_some(Pressed::AskDelete))
}

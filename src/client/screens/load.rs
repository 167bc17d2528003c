//! Saved games: a list, and the buttons for the chosen one. The screen of replays has the same
//! list.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, Rect, Sense, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::detail;
use super::detail::Pressed;
use super::entry_row::EntryRow;
use super::game_filter::draw_game_filter;
use super::game_shelf::games::GameShelf;
use super::game_sign::GameSign;
use super::saved::{Entry, row_in_words};
use super::saved_games::{Filter, SavedGames, begin_with_game_at_table, fill};
use crate::app::clipboard::{ClipboardAccess, Paste};
use crate::app::notice::Notice;
use crate::app::request::{Purpose, Request};
use crate::app::screen::{Layer, Screen};
use crate::app::sheet;
use crate::art::Art;
use crate::files::chooser::Chooser;
use crate::files::opening::Deleted;
use crate::input::{is_pressed, is_pressed_or_repeated};
use crate::kit::button::row_of_buttons;
use crate::kit::choice::draw_choice;
use crate::kit::focus::keep_arrow_keys;
use crate::kit::palette::CREAM;
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::wrap::wrap_into_rows;
use crate::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use crate::settings::Settings;
use shell::language::{Phrase, phrase};

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
    sheet::draw_screen(&ctx, &data.settings, &mut data.art, "load", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        pressed = dialog(pen, whole, saved_games, &data.shelf, watches);
    });
    if data.chooser.is_none() {
        pressed = pressed.or_else(|| keys(&ctx, saved_games, watches));
    }
    let path = saved_games.chosen().map(|entry| entry.path.clone());
    match (pressed, path) {
        (Some(Pressed::Open), Some(path)) => drop(data.requests.write(Request::Continue(path))),
        (Some(Pressed::Watch), Some(path)) => drop(data.requests.write(Request::Watch(path))),
        (Some(Pressed::Export), Some(from)) => {
            if let Some(file_name) = saved_games.chosen().and_then(Entry::name_of_copy) {
                data.requests.write(Request::Choose(Purpose::Export { from, file_name }));
            }
        }
        (Some(Pressed::Copy), Some(path)) => drop(data.requests.write(Request::CopyText(path))),
        (Some(Pressed::OpenFile), _) => drop(data.requests.write(Request::Choose(Purpose::Open))),
        (Some(Pressed::Paste), _) => {
            if let Err(fault) = data.clipboard.request_paste(PASTED_GAME) {
                data.notice.show_fault(fault);
            }
        }
        (Some(Pressed::AskDelete), Some(_)) => saved_games.ask_to_delete(),
        (Some(Pressed::Delete), Some(path)) => {
            saved_games.keep();
            data.requests.write(Request::Delete(path));
        }
        (Some(Pressed::Keep), _) => saved_games.keep(),
        (Some(Pressed::Back), _) => {
            data.notice.clear_messages();
            data.requests.write(Request::Back);
        }
        _ => {}
    }
    Ok(())
}

fn dialog(
    pen: &mut Pen,
    whole: Rect,
    saved_games: &mut SavedGames,
    shelf: &GameShelf,
    watches: bool,
) -> Option<Pressed> {
    let name = if watches { phrase!("saved-title-replays") } else { phrase!("saved-title-load") };
    let title = pen.wide(&name, TextStyle::DIALOG.in_colour(CREAM));
    let (rect, top) = sheet::draw_titled_dialog(pen, whole, (1020.0, 712.0), name, phrase!("saved-about"));
    let top = filters(pen, rect, title, top, saved_games);
    let room = Rect::from_min_max(pos2(rect.left() + 32.0, top), rect.max - vec2(32.0, 24.0));
    let room = room.with_min_y(draw_game_filter(pen, room, saved_games, shelf));
    let foot = Foot::of(pen, room, saved_games);
    let list = room.with_max_y(foot.top - if shelf.has_several() { 12.0 } else { 16.0 });
    let mut pressed = None;
    if sheet::has_large_text(pen) {
        draw_scrolled(pen, list, "saved-games", ScrollKeys::Pages, |pen, page| {
            let count = pen.passage(page.min, page.width(), TextStyle::NOTE, count(saved_games)) + 10.0;
            let page = page.with_min_y(page.top() + count);
            let (high, asked) = entries(pen, page, saved_games, shelf, Some(watches));
            pressed = asked;
            count + high
        });
    } else {
        let side = Rect::from_min_max(pos2(list.right() - 310.0, list.top()), list.max);
        let list = list.with_max_x(list.right() - 336.0);
        draw_scrolled(pen, list, "saved-games", ScrollKeys::Pages, |pen, page| {
            entries(pen, page, saved_games, shelf, None).0
        });
        pressed = detail::show(pen, side, saved_games, watches);
    }
    foot.show(pen, saved_games).or(pressed)
}

/// Sentence about the number of listed games.
fn count(saved_games: &SavedGames) -> Phrase {
    match (saved_games.listed().len(), saved_games.filter) {
        (0, Filter::All) => phrase!("saved-nothing"),
        (0, _) => phrase!("saved-none-match"),
        (count, _) => phrase!("saved-count", count = count),
    }
}

/// Buttons that need no listed game.
struct Foot {
    top: f32,
    places: Vec<Rect>,
    /// Place of the sentence about the number of games, if there is room.
    words: Option<Rect>,
}

impl Foot {
    fn buttons() -> [Button<'static>; 3] {
        [
            Button::new(phrase!("saved-open-file"), ButtonKind::Slate, 18.0).with_icon("load"),
            Button::new(phrase!("saved-paste"), ButtonKind::Slate, 18.0).with_icon("copy").with_number(1),
            Button::new(phrase!("saved-back"), ButtonKind::Slate, 19.0).with_number(2),
        ]
    }

    /// Lays out the buttons at the foot of a room.
    fn of(pen: &Pen, room: Rect, saved_games: &SavedGames) -> Self {
        let [open, paste, back] = &Self::buttons();
        let mut places = row_of_buttons(pen, room, &[(open, 190.0), (paste, 200.0), (back, 130.0)], 54.0, 12.0);
        let end = places.last().map_or(room.top(), Rect::bottom);
        places.iter_mut().for_each(|place| *place = place.translate(vec2(0.0, room.bottom() - end)));
        let top = places.first().map_or(room.bottom(), Rect::top);
        let is_one_row = end - room.top() <= places.first().map_or(0.0, Rect::height) + 1.0;
        let mut words = None;
        if let [_, second, third] = places.as_mut_slice()
            && is_one_row
        {
            *third = third.translate(vec2(room.right() - third.right(), 0.0));
            let between =
                Rect::from_min_max(second.right_top() + vec2(18.0, 0.0), third.left_bottom() - vec2(12.0, 0.0));
            let is_wide = pen.wide(count(saved_games), TextStyle::NOTE) <= 2.0 * between.width() - 40.0;
            words = Some(between).filter(|_| is_wide && !sheet::has_large_text(pen));
        }
        Self { top, places, words }
    }

    fn show(self, pen: &mut Pen, saved_games: &SavedGames) -> Option<Pressed> {
        if let Some(words) = self.words {
            let at = (words.left(), words.center().y);
            pen.centred_text(at, Anchor::Start, words.width(), TextStyle::NOTE, count(saved_games));
        }
        let mut pressed = None;
        let does = [Pressed::OpenFile, Pressed::Paste, Pressed::Back];
        for ((button, place), does) in Self::buttons().into_iter().zip(self.places).zip(does) {
            if button.show(pen, place) {
                pressed = Some(does);
            }
        }
        pressed
    }
}

/// Draws the filters, beside the dialog's title, `title` points wide, or below its description,
/// which ends at `top`. Returns the upper edge of the list, in points.
fn filters(pen: &mut Pen, rect: Rect, title: f32, top: f32, saved_games: &mut SavedGames) -> f32 {
    let names = Filter::ALL.map(Filter::name);
    let widths = names.each_ref().map(|name| pen.wide(name, TextStyle::STRONG) + 48.0);
    let all = widths.iter().sum::<f32>() + 12.0;
    let high = 38.0_f32.max(pen.size(16.0) + 18.0);
    let is_beside = title + all + 100.0 <= rect.width();
    let from = if is_beside {
        pos2(rect.right() - 34.0 - all, rect.top() + 39.0 + pen.size(14.0) - 14.0 - high / 2.0)
    } else {
        pos2(rect.left() + 32.0, top)
    };
    let places = wrap_into_rows(Rect::from_min_max(from, pos2(rect.right() - 32.0, from.y)), &widths, high, 6.0);
    let end = places.last().map_or(top, Rect::bottom);
    for ((filter, name), place) in Filter::ALL.into_iter().zip(&names).zip(places) {
        if draw_choice(pen, place, None, name, name, saved_games.filter == filter) {
            saved_games.list(filter);
        }
    }
    if is_beside { top } else { end + 14.0 }
}

fn keys(ctx: &bevy_egui::egui::Context, saved_games: &mut SavedGames, watches: bool) -> Option<Pressed> {
    let key = |key: Key| is_pressed(ctx, key);
    if is_pressed_or_repeated(ctx, Key::ArrowDown) {
        saved_games.choose(saved_games.number() + 1);
    }
    if is_pressed_or_repeated(ctx, Key::ArrowUp) {
        saved_games.choose(saved_games.number().saturating_sub(1));
    }
    let pastes = ctx.input(|input| input.events.iter().any(|event| matches!(event, bevy_egui::egui::Event::Paste(_))));
    let is_good = saved_games.chosen().is_some_and(|entry| entry.held.is_ok());
    match (sheet::is_enter_pressed(ctx), key(Key::Escape), key(Key::Delete)) {
        _ if pastes => Some(Pressed::Paste),
        (true, ..) if saved_games.asks_to_delete() => Some(Pressed::Delete),
        (true, ..) if is_good && watches => Some(Pressed::Watch),
        (true, ..) if is_good => Some(Pressed::Open),
        (_, true, _) if saved_games.asks_to_delete() => Some(Pressed::Keep),
        (_, true, _) => Some(Pressed::Back),
        (.., true) if saved_games.chosen().is_some() => Some(Pressed::AskDelete),
        _ => None,
    }
}

/// Draws all listed games. If `watches` is given, the details of the chosen one are below it, and
/// it tells whether their main button watches. Returns the height of the list, in points, and the
/// button that was pressed.
fn entries(
    pen: &mut Pen,
    page: Rect,
    saved_games: &mut SavedGames,
    shelf: &GameShelf,
    watches: Option<bool>,
) -> (f32, Option<Pressed>) {
    let mut top = page.top();
    let mut chosen = None;
    let mut pressed = None;
    let now = saved_games.number();
    for (number, entry) in saved_games.listed().into_iter().enumerate() {
        let game = GameSign::of(shelf, entry);
        let row = EntryRow::of(pen, page.width(), entry, game);
        let rect = rect_at(page.left(), top, page.width(), row.high());
        let is_chosen = number == now;
        let response = pen.interact_focusable(rect.shrink(2.0), Id::new(("saved game", &entry.path)), Sense::click());
        let words = || pen.tell(&row_in_words(entry, game.and_then(GameSign::name)));
        response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, words()));
        if response.clicked() {
            chosen = Some(number);
        }
        if pen.ui.is_rect_visible(rect) {
            row.show(pen, rect, entry, is_chosen, response.hovered());
        }
        pen.draw_focus_ring(&response, rect.expand(2.0), 12.0);
        let gap = if game.is_some() { 3.0 } else { 8.0 };
        top = rect.bottom() + gap;
        if let Some(watches) = watches.filter(|_| is_chosen) {
            let (high, asked) = detail::below(pen, page.with_min_y(top), saved_games, watches);
            pressed = asked;
            top += high + gap;
        }
    }
    if let Some(number) = chosen {
        saved_games.choose(number);
    }
    (top - page.top(), pressed)
}

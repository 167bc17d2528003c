//! The list of pages, and the page that is open.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Color32};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::asked::Asked;
use super::keys::KeysPage;
use super::page_names::SettingsPage;
use super::{language, pace, pages, sound};
use crate::app::request::Request;
use crate::app::screen::{Back, Layer, Screen};
use crate::app::sheet::{self, DialogKeys};
use crate::art::Art;
use crate::input::Shortcuts;
use crate::kit::palette::{CREAM, INK, YELLOW};
use crate::kit::panel::build::{choose, column, icon, row, scroll, spacer, text, wrapped_row};
use crate::kit::panel::{Align, Node, show_panel, widget_id};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::text::TextStyle;
use crate::kit::tokens::{IconSize, Space};
use crate::kit::widgets::list_entry;
use crate::kit::{Button, ButtonKind, Pen};
use crate::play::window_games::{WindowGame, WindowGames};
use crate::screens::game_shelf::games::GameShelf;
use crate::screens::key_sections::KeyLists;
use crate::settings::Settings;
use crate::sound::player::SoundPlayer;
use shell::language::{Phrase, phrase};

/// Size of the dialog, and least width of the button that leaves it, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const DONE: f32 = 150.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<GameOfTable>().add_systems(OnEnter(Screen::Settings), find_game_of_table).add_systems(
        EguiPrimaryContextPass,
        draw_settings_screen.in_set(Layer::Screen).run_if(in_state(Screen::Settings)),
    );
}

/// Name in saved games of the game at the table, if the screen was opened from there. The page of
/// keys has only its keys then, besides those of all games.
#[derive(Resource, Clone, Copy, Default)]
struct GameOfTable(Option<&'static str>);

fn find_game_of_table(world: &mut World) {
    let is_from_table = matches!(world.resource::<Back>().0, Screen::Table | Screen::Replay);
    let games = world.get_resource::<WindowGames>().copied().filter(|_| is_from_table);
    let game = games.and_then(|games| games.at_table(world)).map(WindowGame::name);
    world.resource_mut::<GameOfTable>().0 = game;
}

/// Games whose keys are listed.
#[derive(SystemParam)]
struct ListedGames<'w> {
    shelf: Res<'w, GameShelf>,
    at_table: Res<'w, GameOfTable>,
}

impl ListedGames<'_> {
    fn key_lists<'a>(&'a self, shortcuts: &'a Shortcuts) -> KeyLists<'a> {
        KeyLists { shortcuts, shelf: &self.shelf, only: self.at_table.0 }
    }
}

/// Open page, and the changes that have begun there.
#[derive(Default)]
struct OpenPage {
    page: SettingsPage,
    keys: KeysPage,
    /// Text size in percent to which the pointer drags the knob. It is set when the pointer lets
    /// go, because growing text would move the knob away from the pointer.
    dragged_text_size: Option<u16>,
    /// Whether "Reset everything" was pressed and waits to be confirmed.
    asks_to_reset: bool,
}

impl OpenPage {
    /// Resets all settings but the window's size on the second press; the first one asks.
    fn reset_everything(&mut self, settings: &mut Settings) {
        self.asks_to_reset = !self.asks_to_reset;
        if !self.asks_to_reset {
            let Settings { window, mut keys, mut of_games, .. } = std::mem::take(settings);
            keys.reset_all();
            of_games.reset_all();
            *settings = Settings { window, keys, of_games, ..Settings::default() };
            self.keys = KeysPage::default();
        }
    }

    /// Sets the text size that the pointer has let go of.
    fn set_dragged_text_size(&mut self, ctx: &egui::Context, settings: &mut Settings) {
        if !ctx.input(|input| input.pointer.any_down())
            && let Some(size) = self.dragged_text_size.take()
        {
            settings.text = size;
        }
    }
}

fn draw_settings_screen(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut art: ResMut<Art>,
    player: Res<SoundPlayer>,
    games: ListedGames,
    mut requests: MessageWriter<Request>,
    mut open: Local<OpenPage>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut wanted = settings.clone();
    // A key that is being chosen has no other effect.
    let is_free = open.page != SettingsPage::Keys || !open.keys.is_busy();
    let mut done = is_free && DialogKeys::read(&ctx).answer(Some(()), ()).is_some();
    sheet::draw_screen(&ctx, &settings, &mut art, "settings", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let id = widget_id(pen);
        if open.page == SettingsPage::Keys {
            open.keys.take_key(&ctx, &id, &mut wanted.keys);
        }
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        let dialog = describe_dialog(pen, rect, &open, &wanted, &games, player.fault());
        for asked in show_panel(pen, rect, dialog) {
            match asked {
                Asked::Change(change) => change_setting(change, &mut wanted, &player),
                Asked::TextSize(percent) => open.dragged_text_size = Some(percent),
                Asked::TryEffects => {
                    player.look_again();
                    player.try_effects();
                }
                Asked::TryAmbience => {
                    player.look_again();
                    player.try_ambience();
                }
                Asked::Keys(press) => open.keys.handle_press(&ctx, &id, press, &mut wanted.keys),
                Asked::Page(page) => *open = OpenPage { page, ..OpenPage::default() },
                Asked::Everything => open.reset_everything(&mut wanted),
                Asked::Own if open.page == SettingsPage::Keys => {
                    wanted.keys.reset_all();
                    open.keys.cancel_change();
                }
                Asked::Own => drop(requests.write(Request::OpenLanguages)),
                Asked::Done => done = true,
            }
        }
        open.set_dragged_text_size(&ctx, &mut wanted);
    });
    if *settings != wanted {
        *settings = wanted;
        ctx.request_repaint();
    }
    if done {
        *open = OpenPage { page: open.page, ..OpenPage::default() };
        requests.write(Request::Back);
    }
    Ok(())
}

/// Changes a setting. A volume that is changed is heard at once, at every tenth.
fn change_setting(change: Box<dyn FnOnce(&mut Settings)>, settings: &mut Settings, player: &SoundPlayer) {
    let before = settings.effects / 10;
    change(settings);
    if settings.effects / 10 != before {
        player.try_effects();
    }
}

/// Describes the dialog in its rectangle: the list of pages, and beside it the open page. With
/// large text the list shows only icons where its names have no room.
fn describe_dialog<'a>(
    pen: &Pen,
    rect: egui::Rect,
    open: &OpenPage,
    settings: &'a Settings,
    games: &ListedGames,
    fault: Option<Phrase>,
) -> Node<'a, Asked> {
    let is_large = sheet::has_large_text(pen);
    let everything_in_list = if is_large { Node::empty() } else { reset_button(open).sends(Asked::Everything) };
    let page = column([
        page_heading(open.page),
        describe_page(pen, open, settings, games, fault).grow(),
        describe_foot(open, settings, is_large),
    ])
    .gap(Space::L);
    let is_narrow = sheet::has_narrow_list(pen, rect);
    let list = column([page_list(open, is_narrow).grow(), everything_in_list]).gap(Space::L);
    sheet::list_and_page(is_narrow, pen.look.text, list, page)
}

/// Describes the names of the pages.
fn page_list<'a>(open: &OpenPage, is_narrow: bool) -> Node<'a, Asked> {
    let entries = SettingsPage::ALL.into_iter().map(|page| {
        let [name, _] = page.words();
        let is_chosen = page == open.page;
        let has_colours = matches!(page, SettingsPage::Reading | SettingsPage::Motion | SettingsPage::Colours);
        let tint = match is_chosen {
            _ if has_colours => Color32::WHITE,
            true => INK,
            false => CREAM,
        };
        list_entry(icon(page.icon(), IconSize::Row, tint), name, is_chosen, is_narrow, Asked::Page(page))
    });
    let heading = if is_narrow {
        Node::empty()
    } else {
        text(TextStyle::SECTION.in_colour(YELLOW), phrase!("settings"))
            .manner(Manner::Heading)
            .inside_by(Space::S, Space::S)
    };
    column([heading, scroll("pages", ScrollKeys::None, column(entries).gap(Space::S))]).gap(Space::M)
}

/// Describes the name and description of the page.
fn page_heading<'a>(page: SettingsPage) -> Node<'a, Asked> {
    let [title, about] = page.words();
    column([text(TextStyle::PAGE, title).manner(Manner::Heading), text(TextStyle::LEAD, about)]).gap(Space::Xs)
}

/// Describes the contents of the open page.
fn describe_page<'a>(
    pen: &Pen,
    open: &OpenPage,
    settings: &'a Settings,
    games: &ListedGames,
    fault: Option<Phrase>,
) -> Node<'a, Asked> {
    let page = match open.page {
        SettingsPage::Reading => pages::reading_page(settings, open.dragged_text_size.unwrap_or(settings.text)),
        SettingsPage::Colours => pages::colours_page(settings),
        SettingsPage::Motion => pages::motion_page(settings),
        SettingsPage::Pace => pace::pace_page(settings),
        SettingsPage::Sound => sound::sound_page(settings, fault),
        SettingsPage::Keys => {
            return open.keys.describe(games.key_lists(&settings.keys), sheet::has_large_text(pen));
        }
        SettingsPage::Language => language::language_page(pen, settings),
        SettingsPage::Window => pages::window_page(settings),
    };
    scroll(open.page.name(), ScrollKeys::Pages, page)
}

/// Button that resets all settings, after asking.
fn reset_button(open: &OpenPage) -> Button<'static> {
    match open.asks_to_reset {
        false => Button::usual(phrase!("settings-reset"), ButtonKind::Slate).with_icon("undo"),
        true => Button::usual(phrase!("settings-reset-really"), ButtonKind::Danger).with_icon("undo"),
    }
}

/// Describes the buttons below the page; with large text one resets everything. The main one stands
/// at the lower right on every page. Where one line is too short, the page's own is above it.
fn describe_foot<'a>(open: &OpenPage, settings: &Settings, is_large: bool) -> Node<'a, Asked> {
    let none_changed = (settings.keys.count_changed() == 0).then(|| phrase!("settings-keys-none-changed"));
    let why_not = none_changed.filter(|_| open.page == SettingsPage::Keys);
    let everything = || if is_large { reset_button(open).sends(Asked::Everything) } else { Node::empty() };
    let own = || {
        let own = open.page.own_button();
        own.map_or_else(Node::empty, |own| own.disabled_because(why_not.clone()).sends(Asked::Own))
    };
    let done = || {
        let done = Button::large(phrase!("settings-done"), ButtonKind::Primary).with_icon("check").as_default();
        done.sends(Asked::Done).at_least_wide(DONE)
    };
    choose([
        row([everything(), own(), spacer(), done()]).gap(Space::M),
        column([own().align(Align::Start), row([everything(), spacer(), done()]).gap(Space::M)]).gap(Space::M),
        column([wrapped_row([everything(), own()]).gap(Space::M), done().align(Align::End)]).gap(Space::M),
    ])
}

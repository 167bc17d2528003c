//! The list of pages, and the page that is open.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::keys::KeysPage;
use super::{language, pace, pages, sound};
use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet::{self, ListAndPage, is_enter_pressed};
use crate::art::Art;
use crate::input::is_pressed;
use crate::kit::button::row_of_buttons;
use crate::kit::palette::{CREAM, SECOND, YELLOW};
use crate::kit::pen::rect_at;
use crate::kit::scroll::{ScrollKeys, draw_scrolled};
use crate::kit::{Button, ButtonKind, Letters, Pen};
use crate::settings::Settings;
use crate::sound::player::SoundPlayer;
use shell::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw_settings_screen.in_set(Layer::Screen).run_if(in_state(Screen::Settings)),
    );
}

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum SettingsPage {
    #[default]
    Reading,
    Colours,
    Motion,
    Pace,
    Sound,
    Keys,
    Language,
    Window,
}

impl SettingsPage {
    const ALL: [Self; 8] =
        [Self::Reading, Self::Colours, Self::Motion, Self::Pace, Self::Sound, Self::Keys, Self::Language, Self::Window];

    /// Name of the page, and its description.
    fn words(self) -> [Phrase; 2] {
        match self {
            Self::Reading => [phrase!("settings-reading"), phrase!("settings-reading-about")],
            Self::Colours => [phrase!("settings-colours"), phrase!("settings-colours-about")],
            Self::Motion => [phrase!("settings-motion"), phrase!("settings-motion-about")],
            Self::Pace => [phrase!("settings-pace"), phrase!("settings-pace-about")],
            Self::Sound => [phrase!("settings-sound"), phrase!("settings-sound-about")],
            Self::Keys => [phrase!("settings-keys"), phrase!("settings-keys-about")],
            Self::Language => [phrase!("settings-language"), phrase!("settings-language-about")],
            Self::Window => [phrase!("settings-window"), phrase!("settings-window-about")],
        }
    }

    /// Button that only this page has.
    fn own_button(self) -> Option<Button<'static>> {
        match self {
            Self::Keys => Some(Button::new(phrase!("settings-keys-reset"), ButtonKind::Slate, 17.0).with_icon("undo")),
            Self::Language => {
                Some(Button::new(phrase!("settings-language-folder"), ButtonKind::Slate, 17.0).with_icon("load"))
            }
            _ => None,
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Colours => "colours",
            Self::Motion => "motion",
            Self::Pace => "play",
            Self::Sound => "sound_on",
            Self::Keys => "keyboard",
            Self::Language => "globe",
            Self::Window => "window",
        }
    }
}

/// Open page, and the changes that have begun there.
#[derive(Default)]
struct OpenPage {
    page: SettingsPage,
    keys: KeysPage,
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
}

fn draw_settings_screen(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut art: ResMut<Art>,
    player: Res<SoundPlayer>,
    mut requests: MessageWriter<Request>,
    mut open: Local<OpenPage>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut wanted = settings.clone();
    // A key that is being chosen has no other effect.
    let is_free = open.page != SettingsPage::Keys || !open.keys.is_busy();
    let mut done = is_free && (is_pressed(&ctx, Key::Escape) || is_enter_pressed(&ctx));
    sheet::draw_screen(&ctx, &settings, &mut art, "settings", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, (1020.0, 712.0));
        let ListAndPage { list, page } = ListAndPage::of(pen, rect);
        let foot = SettingsFoot::of(pen, list, page, &open);
        draw_page_list(pen, Rect::from_min_max(list.min, pos2(list.right(), foot.list_ends)), &mut open);
        let top = draw_page_title(pen, page, open.page);
        let body = Rect::from_min_max(pos2(page.left(), top), pos2(page.right(), foot.top - 14.0));
        draw_page(pen, body, &mut open, &mut wanted, &player);
        let own_no = (wanted.keys.count_changed() == 0).then(|| phrase!("settings-keys-none-changed"));
        match foot.draw_foot(pen, &open, own_no.filter(|_| open.page == SettingsPage::Keys)) {
            Some(FootButton::Everything) => open.reset_everything(&mut wanted),
            Some(FootButton::Own) if open.page == SettingsPage::Keys => {
                wanted.keys.reset_all();
                open.keys.cancel_change();
            }
            Some(FootButton::Own) => drop(requests.write(Request::OpenLanguages)),
            Some(FootButton::Done) => done = true,
            None => {}
        }
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

/// Draws the contents of the open page, and makes the changes that are asked for there.
fn draw_page(pen: &mut Pen, body: Rect, open: &mut OpenPage, settings: &mut Settings, player: &SoundPlayer) {
    let keys = ScrollKeys::Pages;
    match open.page {
        SettingsPage::Reading => {
            draw_scrolled(pen, body, "reading", keys, |pen, room| pages::draw_reading_page(pen, room, settings));
        }
        SettingsPage::Colours => {
            draw_scrolled(pen, body, "colours", keys, |pen, room| pages::draw_colours_page(pen, room, settings));
        }
        SettingsPage::Motion => {
            draw_scrolled(pen, body, "motion", keys, |pen, room| pages::draw_motion_page(pen, room, settings));
        }
        SettingsPage::Pace => {
            draw_scrolled(pen, body, "pace", keys, |pen, room| pace::draw_pace_page(pen, room, settings));
        }
        SettingsPage::Sound => {
            draw_scrolled(pen, body, "sound", keys, |pen, room| sound::draw_sound_page(pen, room, settings, player));
        }
        SettingsPage::Language => {
            draw_scrolled(pen, body, "language", keys, |pen, room| language::draw_language_page(pen, room, settings));
        }
        SettingsPage::Window => {
            draw_scrolled(pen, body, "window", keys, |pen, room| pages::draw_window_page(pen, room, settings));
        }
        SettingsPage::Keys => open.keys.draw_page(pen, body, &mut settings.keys),
    }
}

/// Draws the names of the pages.
fn draw_page_list(pen: &mut Pen, list: Rect, open: &mut OpenPage) {
    let top = if sheet::has_large_text(pen) {
        list.top() + 18.0
    } else {
        let at = pos2(list.left() + 8.0, list.top() + 30.0);
        list.top() + 46.0 + pen.title(at, list.width(), Letters::display(26.0, YELLOW), phrase!("settings")).max(30.0)
    };
    let room = Rect::from_min_max(pos2(list.left(), top), list.max);
    let step = (room.height() / SettingsPage::ALL.len() as f32).min(54.0);
    draw_scrolled(pen, room, "pages", ScrollKeys::None, |pen, room| {
        let mut y = room.top();
        for (number, page) in SettingsPage::ALL.into_iter().enumerate() {
            let [name, _] = page.words();
            let icon = page.icon();
            let is_on = page == open.page;
            let place = rect_at(room.left(), y, room.width(), sheet::list_row_height(pen, room, &name, step - 6.0));
            let chosen = sheet::draw_list_row(pen, place, number, name, is_on, |pen, at, colour| {
                let has_colours = matches!(icon, "reading" | "motion" | "colours");
                let tint = if has_colours { bevy_egui::egui::Color32::WHITE } else { colour };
                pen.draw_icon(icon, at.x - 13.0, at.y - 13.0, 26.0, tint);
            });
            if chosen {
                *open = OpenPage { page, ..OpenPage::default() };
            }
            y = place.bottom() + 6.0;
        }
        y - 6.0 - room.top()
    });
}

/// Draws the name and description of the page. Returns the upper edge of its contents, in points.
fn draw_page_title(pen: &Pen, page: Rect, open: SettingsPage) -> f32 {
    let [title, sub] = open.words();
    let mut top = page.top() + 28.0;
    top += pen.title(pos2(page.left(), top), page.width(), Letters::display(30.0, CREAM), title).max(36.0);
    top + 5.0 + pen.passage(pos2(page.left(), top + 5.0), page.width(), Letters::text(17.0, SECOND), sub) + 14.0
}

/// Button that was pressed below the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FootButton {
    /// Resets all settings.
    Everything,
    /// The page's own button.
    Own,
    /// Leaves the settings.
    Done,
}

/// Places of the buttons below the page and the list.
struct SettingsFoot {
    top: f32,
    list_ends: f32,
    everything: Rect,
    own: Option<Rect>,
    done: Rect,
}

/// Button that resets all settings, after asking.
fn reset_button(open: &OpenPage) -> Button<'static> {
    match open.asks_to_reset {
        false => Button::new(phrase!("settings-reset"), ButtonKind::Slate, 17.0).with_icon("undo"),
        true => Button::new(phrase!("settings-reset-really"), ButtonKind::Danger, 17.0).with_icon("undo"),
    }
}

fn done_button() -> Button<'static> {
    Button::new(phrase!("settings-done"), ButtonKind::Primary, 20.0).with_icon("check").as_default()
}

impl SettingsFoot {
    fn of(pen: &Pen, list: Rect, page: Rect, open: &OpenPage) -> Self {
        let everything = reset_button(open);
        let own = open.page.own_button();
        let done = done_button();
        if sheet::has_large_text(pen) {
            let mut buttons = Vec::from([(&everything, 0.0)]);
            buttons.extend(own.as_ref().map(|own| (own, 0.0)));
            buttons.push((&done, 150.0));
            let places = row_of_buttons(pen, page, &buttons, 52.0, 12.0);
            let ends = places.iter().map(Rect::bottom).fold(page.top(), f32::max);
            let down = vec2(0.0, page.bottom() - 18.0 - ends);
            let places: Vec<Rect> = places.into_iter().map(|place| place.translate(down)).collect();
            let first = places.first().copied().unwrap_or(Rect::NOTHING);
            let last = places.last().copied().unwrap_or(Rect::NOTHING);
            return Self {
                top: first.top(),
                list_ends: list.bottom() - 18.0,
                everything: first,
                own: own.and(places.get(1).copied()),
                done: last.translate(vec2(page.right() - last.right(), 0.0)),
            };
        }
        let done_wide = done.width(pen).max(150.0);
        let own_wide = own.as_ref().map_or(0.0, |own| own.width(pen)).max(200.0);
        let high = everything.height(pen, list.width(), done.height(pen, done_wide, 52.0));
        let y = page.bottom() - 22.0 - high;
        Self {
            top: y,
            list_ends: y - 20.0,
            everything: rect_at(list.left(), y, list.width(), high),
            own: own.map(|_| rect_at(page.left(), y, own_wide, high)),
            done: rect_at(page.right() - done_wide, y, done_wide, high),
        }
    }

    fn draw_foot(self, pen: &mut Pen, open: &OpenPage, no: Option<Phrase>) -> Option<FootButton> {
        let mut pressed = reset_button(open).show(pen, self.everything).then_some(FootButton::Everything);
        if let (Some(own), Some(place)) = (open.page.own_button(), self.own)
            && own.disabled_because(no).show(pen, place)
        {
            pressed = Some(FootButton::Own);
        }
        if done_button().show(pen, self.done) { Some(FootButton::Done) } else { pressed }
    }
}

//! The list of pages, and the page that is open.

use bevy::prelude::*;
use bevy_egui::egui::{Key, Rect, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::keys::KeysPage;
use super::{language, pages, sound};
use crate::client::app::request::Request;
use crate::client::app::screen::{Layer, Screen};
use crate::client::app::sheet::{dusk, enter, list_row, sheet};
use crate::client::art::Art;
use crate::client::art::fonts::Face;
use crate::client::input::pressed;
use crate::client::kit::palette::{CARD, CREAM, PANEL, SECOND, YELLOW};
use crate::client::kit::pen::area;
use crate::client::kit::{Anchor, Button, Kind, Pen};
use crate::client::settings::Settings;
use crate::client::sound::player::Player;
use crate::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Layer::Screen).run_if(in_state(Screen::Settings)));
}

/// A page of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Reading,
    Colours,
    Motion,
    Sound,
    Keys,
    Language,
    Window,
}

impl Page {
    const ALL: [Self; 7] =
        [Self::Reading, Self::Colours, Self::Motion, Self::Sound, Self::Keys, Self::Language, Self::Window];

    /// What it is called, and what it is about.
    fn words(self) -> [Phrase; 2] {
        match self {
            Self::Reading => [phrase!("settings-reading"), phrase!("settings-reading-about")],
            Self::Colours => [phrase!("settings-colours"), phrase!("settings-colours-about")],
            Self::Motion => [phrase!("settings-motion"), phrase!("settings-motion-about")],
            Self::Sound => [phrase!("settings-sound"), phrase!("settings-sound-about")],
            Self::Keys => [phrase!("settings-keys"), phrase!("settings-keys-about")],
            Self::Language => [phrase!("settings-language"), phrase!("settings-language-about")],
            Self::Window => [phrase!("settings-window"), phrase!("settings-window-about")],
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Self::Reading => "ability_sight",
            Self::Colours => "colours",
            Self::Motion => "ability_speed",
            Self::Sound => "sound_on",
            Self::Keys => "keyboard",
            Self::Language => "globe",
            Self::Window => "window",
        }
    }
}

/// Which page is open, and what has begun there.
#[derive(Default)]
struct Open {
    page: Page,
    keys: KeysPage,
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    mut art: ResMut<Art>,
    player: Res<Player>,
    mut requests: MessageWriter<Request>,
    mut open: Local<Open>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut wanted = settings.clone();
    // A key that is being chosen means nothing else.
    let is_free = open.page != Page::Keys || !open.keys.is_busy();
    let mut done = is_free && (pressed(&ctx, Key::Escape) || enter(&ctx));
    sheet(&ctx, &settings, &mut art, "settings", |pen, whole| {
        dusk(pen, whole);
        let size = vec2(1020.0_f32.min(whole.width() - 24.0), 712.0_f32.min(whole.height() - 24.0));
        let rect = Rect::from_center_size(whole.center(), size);
        pen.panel(rect, 16.0, PANEL);
        list(pen, rect, &mut open);
        pen.divider(rect.left() + 270.0, rect.top() + 18.0, rect.bottom() - 18.0);
        let page = Rect::from_min_max(rect.min + vec2(294.0, 0.0), rect.max - vec2(32.0, 0.0));
        let [title, sub] = open.page.words();
        // Large text stays clear of what is above and below it.
        let size = pen.fitting(&title, Face::Display, 30.0_f32.min(44.0 / pen.look.text), page.width());
        pen.text((page.left(), page.top() + 56.0), Anchor::Start, Face::Display, size, CREAM, title);
        let at = (page.left(), page.top() + 86.0);
        let size = pen.fitting(&sub, Face::Text, 17.0_f32.min(26.0 / pen.look.text), page.width());
        pen.text(at, Anchor::Start, Face::Text, size, SECOND, sub);
        let body = Rect::from_min_max(page.min + vec2(0.0, 104.0), page.max - vec2(0.0, 88.0));
        match open.page {
            Page::Reading => card(pen, body, 138.0, |pen, card| pages::reading(pen, card, &mut wanted)),
            Page::Colours => card(pen, body, 162.0, |pen, card| pages::colours(pen, card, &mut wanted)),
            Page::Motion => card(pen, body, 140.0, |pen, card| pages::motion(pen, card, &mut wanted)),
            Page::Window => card(pen, body, 112.0, |pen, card| pages::window(pen, card, &mut wanted)),
            Page::Sound => sound::show(pen, body, &mut wanted, &player),
            Page::Keys => open.keys.show(pen, body, &mut wanted.keys),
            Page::Language => {
                if language::show(pen, body, &mut wanted) {
                    requests.write(Request::OpenLanguages);
                }
            }
        }
        let y = rect.bottom() - 74.0;
        let reset = Button::new(phrase!("settings-reset"), Kind::Slate, 17.0).icon("undo");
        if reset.show(pen, area(rect.left() + 24.0, y, 232.0, 52.0)) {
            wanted = Settings { window: wanted.window, ..Settings::default() };
            open.keys = KeysPage::default();
        }
        let place = area(page.right() - 150.0, y, 150.0, 52.0);
        done |= Button::new(phrase!("settings-done"), Kind::Primary, 20.0).icon("check").default().show(pen, place);
    });
    if *settings != wanted {
        *settings = wanted;
        ctx.request_repaint();
    }
    if done {
        open.keys = KeysPage::default();
        requests.write(Request::Back);
    }
    Ok(())
}

/// The names of the pages.
fn list(pen: &mut Pen, rect: Rect, open: &mut Open) {
    let title = phrase!("settings");
    let size = pen.fitting(&title, Face::Display, 26.0, 230.0);
    pen.head((rect.left() + 32.0, rect.top() + 54.0), size, YELLOW, title);
    let step = ((rect.height() - 170.0) / Page::ALL.len() as f32).min(54.0);
    for (number, page) in Page::ALL.into_iter().enumerate() {
        let place = area(rect.left() + 24.0, rect.top() + 76.0 + number as f32 * step, 232.0, step - 6.0);
        let ([name, _], icon) = (page.words(), page.icon());
        let is_on = page == open.page;
        let chosen = list_row(pen, place, name, is_on, |pen, colour| {
            let has_colours = icon.starts_with("ability_") || icon == "colours";
            let tint = if has_colours { bevy_egui::egui::Color32::WHITE } else { colour };
            pen.icon(icon, place.left() + 15.0, place.center().y - 13.0, 26.0, tint);
        });
        if chosen {
            open.page = page;
            open.keys = KeysPage::default();
        }
    }
}

/// A card at the top of a page, as high as what is on it.
fn card(pen: &mut Pen, body: Rect, height: f32, draw: impl FnOnce(&mut Pen, Rect)) {
    let rect = area(body.left(), body.top(), body.width(), height);
    pen.panel(rect, 10.0, CARD);
    draw(pen, rect);
}

//! Screen of how to play: the rules in the game's own words, and after them pages about rulings,
//! accessibility and all keys.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Key, Pos2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::rule_pages::Book;
use super::{how_to_more, how_to_page};
use crate::action::JunkyardBots;
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet::{self, ListAndPage};
use client::art::Art;
use client::art::fonts::Face;
use client::input::{is_pressed, is_pressed_or_repeated};
use client::kit::focus::keep_arrow_keys;
use client::kit::palette::{CREAM, MUTED, YELLOW};
use client::kit::pen::rect_at;
use client::kit::scroll::{self, ScrollKeys};
use client::kit::widgets::icon_button::icon_button;
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use client::screens::game_shelf::games::is_chosen;
use client::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::record::Recorded;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Book>().add_systems(
        EguiPrimaryContextPass,
        draw_how_to_play
            .in_set(Layer::Screen)
            .run_if(in_state(Screen::HowToPlay))
            .run_if(is_chosen(JunkyardBots::NAME)),
    );
}

/// Page that comes after those of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExtraPage {
    Rulings,
    Accessibility,
    Keys,
}

impl ExtraPage {
    const ALL: [Self; 3] = [Self::Rulings, Self::Accessibility, Self::Keys];

    /// Title of the page, its icon, and a note beside the title.
    fn facts(self) -> (Phrase, &'static str, Phrase) {
        match self {
            Self::Rulings => (phrase!("how-to-rulings"), "help", phrase!("how-to-rulings.note")),
            Self::Accessibility => (phrase!("how-to-accessibility"), "human", phrase!("how-to-accessibility.note")),
            Self::Keys => (phrase!("how-to-keys"), "keyboard", phrase!("how-to-keys.note")),
        }
    }
}

/// Returns the page with a number, from 0 over all pages, if it comes after those of the rules.
fn find_extra_page(book: &Book, number: usize) -> Option<ExtraPage> {
    number.checked_sub(book.pages.len()).and_then(|number| ExtraPage::ALL.get(number)).copied()
}

/// Returns the title of the page with a number, from 0 over all pages.
fn page_title(book: &Book, number: usize) -> Phrase {
    match find_extra_page(book, number) {
        Some(more) => more.facts().0,
        None => book.pages.get(number).map_or_else(|| phrase!("how-to-play"), |page| page.title.clone()),
    }
}

fn draw_how_to_play(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut book: ResMut<Book>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let book = book.bypass_change_detection();
    let last = book.pages.len() + ExtraPage::ALL.len() - 1;
    let key = |key: Key| is_pressed_or_repeated(&ctx, key);
    let mut closes = is_pressed(&ctx, Key::Escape);
    let mut asks = None;
    keep_arrow_keys(&ctx);
    if key(Key::ArrowRight) || key(Key::ArrowDown) || sheet::is_enter_pressed(&ctx) {
        book.open = (book.open + 1).min(last);
    }
    if key(Key::ArrowLeft) || key(Key::ArrowUp) {
        book.open = book.open.saturating_sub(1);
    }
    sheet::draw_screen(&ctx, &settings, &mut art, "how-to-play", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, (1020.0, 712.0));
        let ListAndPage { list, page } = ListAndPage::of(pen, rect);
        draw_contents(pen, list, book);
        let top = draw_page_head(pen, page, book);
        let buttons = PageButtons::of(pen, page, book);
        let close = rect_at(page.right() - 38.0, page.top() + 28.0, 38.0, 38.0);
        closes |= icon_button(pen, close, "cross", phrase!("how-to-close"), None);
        let room = Rect::from_min_max(pos2(page.left(), top), pos2(page.right(), buttons.top - 16.0));
        let page_name = PAGES[book.open.min(PAGES.len() - 1)];
        scroll::draw_scrolled(pen, room, page_name, ScrollKeys::Pages, |pen, room| {
            match find_extra_page(book, book.open) {
                None => book.pages.get(book.open).map_or(0.0, |open| how_to_page::draw_page(pen, room, open)),
                Some(ExtraPage::Rulings) => how_to_more::draw_rulings(pen, room, &book.rulings),
                Some(ExtraPage::Accessibility) => {
                    let (high, is_asked) = how_to_more::draw_accessibility(pen, room);
                    asks = is_asked.then_some(Request::Show(Screen::Settings));
                    high
                }
                Some(ExtraPage::Keys) => how_to_more::draw_keys(pen, room, &settings.keys),
            }
        });
        buttons.draw_buttons(pen, book);
    });
    if closes {
        requests.write(Request::Back);
    } else {
        requests.write_batch(asks);
    }
    Ok(())
}

/// Ids of the pages' scroll positions: one for each, so that each page begins at its top.
const PAGES: [&str; 15] = [
    "page 1",
    "page 2",
    "page 3",
    "page 4",
    "page 5",
    "page 6",
    "page 7",
    "page 8",
    "page 9",
    "page 10",
    "page 11",
    "page 12",
    "rulings",
    "accessibility",
    "keys",
];

/// Draws the list of all pages, and opens the one that is pressed.
fn draw_contents(pen: &mut Pen, list: Rect, book: &mut Book) {
    let top = if sheet::has_large_text(pen) {
        list.top() + 10.0
    } else {
        let letters = TextStyle::SECTION.in_colour(YELLOW);
        let at = pos2(list.left() + 8.0, list.top() + 30.0);
        list.top() + 46.0 + pen.title(at, list.width(), letters, phrase!("how-to-play")).max(30.0)
    };
    let (margin, gap) = if sheet::has_large_text(pen) { (10.0, 1.0) } else { (18.0, 2.0) };
    let room = Rect::from_min_max(pos2(list.left(), top), list.max - vec2(0.0, margin));
    let count = book.pages.len() + ExtraPage::ALL.len();
    let step = ((room.height() - GROUPS_APART) / count as f32).min(44.0);
    scroll::draw_scrolled(pen, room, "contents", ScrollKeys::None, |pen, page| {
        let mut y = page.top();
        for number in 0..count {
            let name = page_title(book, number);
            let more = find_extra_page(book, number);
            if number == book.pages.len() {
                y += GROUPS_APART;
            }
            let high = sheet::list_row_height(pen, page, &name, step - gap);
            let place = rect_at(page.left(), y, page.width(), high);
            let is_on = number == book.open;
            let chosen = sheet::draw_list_row(pen, place, number, name, is_on, |pen, at, colour| match more {
                Some(more) => pen.draw_icon(more.facts().1, at.x - 13.0, at.y - 13.0, 26.0, colour),
                None => draw_page_number(pen, at, if is_on { colour } else { MUTED }, number + 1),
            });
            if chosen {
                book.open = number;
            }
            y += high + gap;
        }
        y - gap - page.top()
    });
}

/// Gap between the pages of the rules and those after them, in points.
const GROUPS_APART: f32 = 8.0;

fn draw_page_number(pen: &Pen, at: Pos2, colour: Color32, number: usize) {
    pen.centred_text(
        (at.x, at.y),
        Anchor::Middle,
        f32::INFINITY,
        TextStyle::FIGURE.in_colour(colour),
        number.to_string(),
    );
}

/// Draws the title of the open page, with a note at its right or below. Returns the upper edge of
/// the page's contents.
fn draw_page_head(pen: &Pen, page: Rect, book: &Book) -> f32 {
    let title = &pen.tell(&page_title(book, book.open));
    let note = match find_extra_page(book, book.open) {
        Some(more) => more.facts().2,
        None => book.pages.get(book.open).map_or_else(|| Phrase::words(""), |page| page.rules.clone()),
    };
    let note = &pen.tell(&note);
    let letters = TextStyle::PAGE;
    let small = TextStyle::BODY.in_colour(MUTED);
    let room = page.width() - 54.0;
    if pen.wide(title, letters) + pen.wide(note, small) + 16.0 <= room {
        pen.text((page.right() - 54.0, page.top() + 54.0), Anchor::End, Face::Text, 16.0, MUTED, note);
        pen.head((page.left(), page.top() + 26.0 + pen.size(30.0)), 30.0, CREAM, title);
        return page.top() + 48.0 + pen.size(30.0);
    }
    let mut top = page.top() + 26.0;
    top += pen.title(pos2(page.left(), top), room, letters, title);
    top + pen.passage(pos2(page.left(), top), room, small, note) + 12.0
}

/// Buttons that open the pages before and after, with their places.
struct PageButtons {
    top: f32,
    before: Rect,
    middle: Rect,
    after: Rect,
}

impl PageButtons {
    fn of(pen: &Pen, page: Rect, book: &Book) -> Self {
        let wide = 208.0_f32.max((page.width() - 24.0) * if sheet::has_large_text(pen) { 0.38 } else { 0.0 });
        let of = |number: usize| Button::new(page_title(book, number), ButtonKind::Slate, 16.0).height(pen, wide, 48.0);
        let high = of(book.open.saturating_sub(1)).max(of(book.open + 1));
        let top = page.bottom() - 20.0 - high;
        let before = rect_at(page.left(), top, wide, high);
        let after = rect_at(page.right() - wide, top, wide, high);
        let middle = Rect::from_min_max(before.right_top() + vec2(8.0, 0.0), after.left_bottom() - vec2(8.0, 0.0));
        Self { top, before, middle, after }
    }

    fn draw_buttons(self, pen: &mut Pen, book: &mut Book) {
        let last = book.pages.len() + ExtraPage::ALL.len() - 1;
        let before = Button::new(page_title(book, book.open.saturating_sub(1)), ButtonKind::Slate, 16.0);
        let after = Button::new(page_title(book, book.open + 1), ButtonKind::Primary, 16.0).as_default();
        let text = match find_extra_page(book, book.open) {
            Some(more) => more.facts().0,
            None => phrase!("how-to-page", number = book.open + 1, count = book.pages.len()),
        };
        let at = (self.middle.center().x, self.middle.center().y);
        pen.centred_text(at, Anchor::Middle, self.middle.width(), TextStyle::STRONG, text);
        let goes_back = book.open > 0 && before.show(pen, self.before);
        let goes_on = book.open < last && after.show(pen, self.after);
        if goes_back {
            book.open -= 1;
        } else if goes_on {
            book.open += 1;
        }
    }
}

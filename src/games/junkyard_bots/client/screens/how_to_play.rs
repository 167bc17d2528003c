//! Screen of how to play: the rules in the game's own words, and after them pages about rulings,
//! accessibility and all keys.

use bevy::prelude::*;
use bevy_egui::egui::Key;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::rule_pages::{Book, BookPress};
use super::{how_to_more, how_to_page};
use crate::action::JunkyardBots;
use client::app::request::Request;
use client::app::screen::{Layer, Screen};
use client::app::sheet;
use client::art::Art;
use client::input::{Shortcuts, is_pressed, is_pressed_or_repeated};
use client::kit::focus::keep_arrow_keys;
use client::kit::palette::{CREAM, INK, MUTED, YELLOW};
use client::kit::panel::build::{choose, column, icon, painted, row, scroll, text};
use client::kit::panel::{Align, Node, show_panel};
use client::kit::scroll::ScrollKeys;
use client::kit::spoken::Manner;
use client::kit::tokens::{IconSize, Space};
use client::kit::widgets::icon_button::small_button;
use client::kit::widgets::list_entry;
use client::kit::{Anchor, Button, ButtonKind, TextStyle};
use client::screens::game_shelf::games::is_chosen;
use client::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::record::Recorded;

/// Size of the dialog, and least width of the buttons that turn the page, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const TURN: f32 = 208.0;

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
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        let panel = book_panel(book, &settings.keys, pen.look.text, sheet::has_large_text(pen));
        for press in show_panel(pen, rect, panel) {
            match press {
                BookPress::Page(number) => book.open = number,
                BookPress::Settings => asks = Some(Request::Show(Screen::Settings)),
                BookPress::Close => closes = true,
            }
        }
    });
    if closes {
        requests.write(Request::Back);
    } else {
        requests.write_batch(asks);
    }
    Ok(())
}

/// Describes the list of pages, and beside it the open page. `larger` is the factor of the text
/// size.
fn book_panel<'a>(book: &'a Book, shortcuts: &Shortcuts, larger: f32, is_large: bool) -> Node<'a, BookPress> {
    let contents = match find_extra_page(book, book.open) {
        None => book.pages.get(book.open).map_or_else(Node::empty, |open| how_to_page::rule_page(open, is_large)),
        Some(ExtraPage::Rulings) => how_to_more::rulings_page(&book.rulings),
        Some(ExtraPage::Accessibility) => how_to_more::accessibility_page(),
        Some(ExtraPage::Keys) => how_to_more::keys_page(shortcuts, is_large),
    };
    let name = PAGES[book.open.min(PAGES.len() - 1)];
    let close = small_button("cross", phrase!("how-to-close"), None, BookPress::Close).align(Align::Start);
    let page = column([
        row([page_head(book).grow(), close]).gap(Space::L),
        scroll(name, ScrollKeys::Pages, contents).grow(),
        page_turns(book, larger),
    ])
    .gap(Space::L);
    sheet::list_and_page(is_large, list_of_pages(book, is_large), page)
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

/// Describes the list of all pages.
fn list_of_pages<'a>(book: &Book, is_narrow: bool) -> Node<'a, BookPress> {
    let count = book.pages.len() + ExtraPage::ALL.len();
    let mut entries = (0..count).map(|number| {
        let is_chosen = number == book.open;
        let tint = |resting| if is_chosen { INK } else { resting };
        let picture = match find_extra_page(book, number) {
            Some(extra) => icon(extra.facts().1, IconSize::Row, tint(CREAM)),
            None => {
                let number = text(TextStyle::FIGURE.in_colour(tint(MUTED)), (number + 1).to_string());
                let number = number.anchor(Anchor::Middle);
                if is_narrow { number } else { number.at_least_wide(IconSize::Row.points()) }
            }
        };
        list_entry(picture, page_title(book, number), is_chosen, is_narrow, BookPress::Page(number))
    });
    let heading = if is_narrow {
        Node::empty()
    } else {
        text(TextStyle::SECTION.in_colour(YELLOW), phrase!("how-to-play"))
            .manner(Manner::Heading)
            .inside_by(Space::S, Space::None)
    };
    let rules = column(entries.by_ref().take(book.pages.len())).gap(Space::None);
    let extra = column(entries).gap(Space::None);
    column([heading, scroll("contents", ScrollKeys::None, column([rules, extra]))]).gap(Space::M)
}

/// Describes the title of the open page, with a note at its right or below.
fn page_head<'a>(book: &Book) -> Node<'a, BookPress> {
    let note = match find_extra_page(book, book.open) {
        Some(extra) => extra.facts().2,
        None => book.pages.get(book.open).map_or_else(|| Phrase::words(""), |page| page.rules.clone()),
    };
    let title = || text(TextStyle::PAGE, page_title(book, book.open)).manner(Manner::Heading);
    let note = || text(TextStyle::BODY.in_colour(MUTED), note.clone());
    choose([row([title().grow(), note()]).gap(Space::L), column([title(), note()]).gap(Space::None)])
}

/// Describes the buttons that open the pages before and after, and the page's number between them.
fn page_turns<'a>(book: &Book, larger: f32) -> Node<'a, BookPress> {
    let last = book.pages.len() + ExtraPage::ALL.len() - 1;
    let turn = |button: Option<Node<'a, BookPress>>| {
        button.unwrap_or_else(|| painted(0.0, 0.0, |_, _| ())).with_widths(TURN, TURN * larger)
    };
    let before = book.open.checked_sub(1).map(|number| {
        Button::usual(page_title(book, number), ButtonKind::Slate).sends(BookPress::Page(number)).key("before")
    });
    let after = Some(book.open + 1).filter(|number| *number <= last).map(|number| {
        let button = Button::usual(page_title(book, number), ButtonKind::Primary).as_default();
        button.sends(BookPress::Page(number)).key("after")
    });
    let place = match find_extra_page(book, book.open) {
        Some(extra) => extra.facts().0,
        None => phrase!("how-to-page", number = book.open + 1, count = book.pages.len()),
    };
    row([turn(before), text(TextStyle::STRONG, place).anchor(Anchor::Middle).grow(), turn(after)])
}

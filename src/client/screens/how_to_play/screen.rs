//! The screen of how to play: the list of pages, and beside it the page that is open.

use bevy::prelude::*;
use bevy_egui::egui::{Context, Key};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::books::{Books, OpenBook};
use super::collection::collection_page;
use super::extra_pages::{self, ExtraPage};
use super::games_with_books::GamesWithBooks;
use super::page::rule_page;
use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::app::sheet;
use crate::art::Art;
use crate::input::{is_pressed, is_pressed_or_repeated};
use crate::kit::focus::keep_arrow_keys;
use crate::kit::palette::{CREAM, INK, MUTED, YELLOW};
use crate::kit::panel::build::{choose, column, drawn, icon, row, scroll, scroll_of, text};
use crate::kit::panel::{Align, Node, show_panel, widget_id};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::{IconSize, Space};
use crate::kit::widgets::icon_button::small_button;
use crate::kit::widgets::list_entry;
use crate::kit::{Anchor, Button, ButtonKind, TextStyle};
use crate::screens::game_shelf::games::GameShelf;
use crate::screens::key_sections::KeyLists;
use crate::settings::Settings;
use shell::language::phrase;

/// Size of the dialog, and least width of the buttons that turn the page, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const TURN: f32 = 208.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Books>().add_systems(OnEnter(Screen::HowToPlay), begin_book).add_systems(
        EguiPrimaryContextPass,
        draw_how_to_play.in_set(Layer::Screen).run_if(in_state(Screen::HowToPlay)),
    );
}

/// Press on the screen of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BookPress {
    /// Page with this number, from 0 over all pages.
    Page(usize),
    /// A game, by its name in saved games.
    Game(&'static str),
    /// Button that opens the settings.
    Settings,
    /// Button that leaves the screen.
    Close,
}

/// Lets the book begin that is shown when the screen is opened.
fn begin_book(mut books: ResMut<Books>) {
    books.begin();
}

fn draw_how_to_play(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut art: ResMut<Art>,
    mut books: ResMut<Books>,
    shelf: Res<GameShelf>,
    mut requests: MessageWriter<Request>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let books = books.bypass_change_detection();
    let covers = books.covers(&shelf);
    let Some(book) = books.shown(&shelf) else { return Ok(()) };
    let games = GamesWithBooks::new(covers, book.game());
    let mut pressed = is_pressed(&ctx, Key::Escape).then_some(BookPress::Close);
    keep_arrow_keys(&ctx);
    sheet::draw_screen(&ctx, &settings, &mut art, "how-to-play", |pen, whole| {
        sheet::draw_dusk(pen, whole);
        let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
        let id = widget_id(pen);
        let choice = games.choice(BookPress::Game);
        let by_arrows = choice.message_of_arrows(&ctx, &id);
        let is_on_games = choice.has_keyboard(&ctx, &id);
        pressed = pressed.or(by_arrows).or_else(|| press_by_keys(&ctx, book, is_on_games));
        let keys = KeyLists { shortcuts: &settings.keys, shelf: &shelf, only: Some(book.game()) };
        let forms = BookForms {
            larger: pen.look.text,
            is_large: sheet::has_large_text(pen),
            has_narrow_list: sheet::has_narrow_list(pen, rect),
        };
        let panel = book_panel(book, &games, keys, forms);
        pressed = pressed.or(show_panel(pen, rect, panel).pop());
        if let Some(press) = pressed {
            choice.pass_keyboard_on(&ctx, &id, &press);
        }
    });
    match pressed {
        Some(BookPress::Page(number)) => book.open_page(number),
        Some(BookPress::Game(game)) => books.show_book(game),
        Some(BookPress::Settings) => {
            books.keep_book();
            requests.write(Request::Show(Screen::Settings));
        }
        Some(BookPress::Close) => drop(requests.write(Request::Back)),
        None => return Ok(()),
    }
    ctx.request_repaint();
    Ok(())
}

/// Press that the keys of this frame make: arrows turn the page, those to the sides not while a
/// game has the keyboard.
fn press_by_keys(ctx: &Context, book: &OpenBook, is_on_games: bool) -> Option<BookPress> {
    let key = |key: Key| is_pressed_or_repeated(ctx, key);
    let across = |arrow: Key| !is_on_games && key(arrow);
    if across(Key::ArrowRight) || key(Key::ArrowDown) || sheet::is_enter_pressed(ctx) {
        Some(BookPress::Page(book.open_number() + 1))
    } else if across(Key::ArrowLeft) || key(Key::ArrowUp) {
        Some(BookPress::Page(book.open_number().saturating_sub(1)))
    } else {
        None
    }
}

/// Facts about the text size, which decides how a book is shown.
#[derive(Clone, Copy, Debug)]
struct BookForms {
    /// Factor of the text size.
    larger: f32,
    /// Whether text is so large that things are placed one below the other.
    is_large: bool,
    /// Whether the list of pages shows only icons.
    has_narrow_list: bool,
}

/// Describes the list of pages, and beside it the open page.
fn book_panel<'a>(
    book: &'a OpenBook,
    games: &GamesWithBooks<'a>,
    keys: KeyLists,
    forms: BookForms,
) -> Node<'a, BookPress> {
    let BookForms { larger, is_large, has_narrow_list } = forms;
    let number = book.open_number();
    let contents = match book.find_extra_page(number) {
        None => book.rule_pages().get(number).map_or_else(Node::empty, |page| rule_page(page, is_large)),
        Some(ExtraPage::Collection) => {
            book.book().collection.as_ref().map_or_else(Node::empty, |page| collection_page(page, is_large))
        }
        Some(ExtraPage::Rulings) => extra_pages::rulings_page(&book.book().rulings),
        Some(ExtraPage::Correspondence) => extra_pages::correspondence_page(),
        Some(ExtraPage::Accessibility) => extra_pages::accessibility_page(BookPress::Settings),
        Some(ExtraPage::Keys) => extra_pages::keys_page(keys, is_large),
    };
    let name = match book.find_extra_page(number) {
        None => PAGES[number.min(PAGES.len() - 1)],
        Some(extra) => extra.scroll_name(),
    };
    let close = small_button("cross", phrase!("how-to-close"), None, BookPress::Close).align(Align::Start);
    let page = column([
        if has_narrow_list { games_above_page(games) } else { Node::empty() },
        row([page_head(book).grow(), close]).gap(Space::L),
        // Each book keeps its own places in its pages.
        scroll_of(book.game(), name, ScrollKeys::Pages, contents).grow(),
        page_turns(book, larger),
    ])
    .gap(Space::L);
    sheet::list_and_page(has_narrow_list, larger, list_of_pages(book, games, has_narrow_list), page)
}

/// Names of the scroll positions of the rules' pages: one for each, so that each page begins at its
/// top.
const PAGES: [&str; 20] = [
    "page 1", "page 2", "page 3", "page 4", "page 5", "page 6", "page 7", "page 8", "page 9", "page 10", "page 11",
    "page 12", "page 13", "page 14", "page 15", "page 16", "page 17", "page 18", "page 19", "page 20",
];

/// Describes the games with the name of the one whose book is shown, where the list has no names.
fn games_above_page<'a>(games: &GamesWithBooks<'a>) -> Node<'a, BookPress> {
    if !games.has_several() {
        return Node::empty();
    }
    let name = text(TextStyle::STRONG.in_colour(YELLOW), games.heading()).manner(Manner::Heading);
    row([games.choice(BookPress::Game).describe_marks().align(Align::Start), name.narrow().grow()]).gap(Space::L)
}

/// Describes the list of all pages, below the games and the heading. A narrow one has
/// icons alone.
fn list_of_pages<'a>(book: &OpenBook, games: &GamesWithBooks<'a>, is_narrow: bool) -> Node<'a, BookPress> {
    let mut entries = (0..=book.last_number()).map(|number| {
        let is_chosen = number == book.open_number();
        let tint = |resting| if is_chosen { INK } else { resting };
        let picture = match book.find_extra_page(number) {
            Some(extra) => icon(extra.icon(book.book()), IconSize::Row, tint(CREAM)),
            None => {
                let number = text(TextStyle::FIGURE.in_colour(tint(MUTED)), (number + 1).to_string());
                let number = number.anchor(Anchor::Middle);
                if is_narrow { number } else { number.at_least_wide(IconSize::Row.points()) }
            }
        };
        let entry = list_entry(picture, book.page_title(number), is_chosen, is_narrow, BookPress::Page(number));
        entry.kept_in_view(is_chosen)
    });
    let above = if is_narrow {
        Node::empty()
    } else {
        let heading = text(TextStyle::SECTION.in_colour(YELLOW), games.heading()).manner(Manner::Heading);
        // The games come first, so that they keep their places whatever the height of the heading.
        column([games.choice(BookPress::Game).describe_marks(), heading.inside_by(Space::S, Space::None)]).gap(Space::M)
    };
    let rules = column(entries.by_ref().take(book.rule_pages().len())).gap(Space::None);
    let extra = column(entries).gap(Space::None);
    // Each book keeps its own place in its list.
    column([above, scroll(book.game(), ScrollKeys::None, column([rules, extra]))]).gap(Space::M)
}

/// Describes the title of the open page, with a note at its right or below.
fn page_head<'a>(book: &OpenBook) -> Node<'a, BookPress> {
    let title = || text(TextStyle::PAGE, book.page_title(book.open_number())).manner(Manner::Heading);
    let note = || text(TextStyle::BODY.in_colour(MUTED), book.page_note());
    choose([row([title().grow(), note()]).gap(Space::L), column([title(), note()]).gap(Space::None)])
}

/// Describes the buttons that open the pages before and after, and the page's number between them.
fn page_turns<'a>(book: &OpenBook, larger: f32) -> Node<'a, BookPress> {
    let turn = |button: Option<Node<'a, BookPress>>| {
        button.unwrap_or_else(|| drawn(|_, _| ())).with_widths(TURN, TURN * larger)
    };
    let number = book.open_number();
    let before = number.checked_sub(1).map(|number| {
        Button::usual(book.page_title(number), ButtonKind::Slate).sends(BookPress::Page(number)).key("before")
    });
    let after = Some(number + 1).filter(|number| *number <= book.last_number()).map(|number| {
        let button = Button::usual(book.page_title(number), ButtonKind::Primary).as_default();
        button.sends(BookPress::Page(number)).key("after")
    });
    let place = match book.find_extra_page(number) {
        Some(extra) => extra.title(book.book()),
        None => phrase!("how-to-page", number = number + 1, count = book.rule_pages().len()),
    };
    row([turn(before), text(TextStyle::STRONG, place).anchor(Anchor::Middle).grow(), turn(after)])
}

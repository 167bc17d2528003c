//! The pages after those of the rules: all things of one sort, rulings, games with people
//! elsewhere, accessibility, and all keys.

use super::book::{Book, CollectionPage};
use crate::input::bindings::english_key_cap;
use crate::input::{Shortcut, Shortcuts};
use crate::kit::palette::{MUTED, YELLOW};
use crate::kit::panel::build::{column, keycap, row, text, wrapped_row};
use crate::kit::panel::{Align, Node};
use crate::kit::spoken::Manner;
use crate::kit::tokens::{Space, TargetHeight};
use crate::kit::{Button, ButtonKind, TextStyle};
use crate::screens::key_sections::{KeyLists, KeySection};
use shell::language::{MESSAGES, Phrase, phrase};

const HEADING: TextStyle = TextStyle::HEADING.in_colour(YELLOW);
/// Width of the numbers of rules, in points at the usual text size: that of the longest.
const NUMBER: f32 = 56.0;
/// Width of the caps of keys: those of most shortcuts stand side by side, and all effects begin on
/// one vertical line. The second one is for large text.
const CAPS: [f32; 2] = [250.0, 340.0];

/// Page that comes after those of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExtraPage {
    Collection,
    Rulings,
    Correspondence,
    Accessibility,
    Keys,
}

impl ExtraPage {
    pub(super) const ALL: [Self; 5] =
        [Self::Collection, Self::Rulings, Self::Correspondence, Self::Accessibility, Self::Keys];

    /// Whether a book has the page: it has none about rulings or a collection that it lacks.
    pub(super) const fn is_in(self, book: &Book) -> bool {
        match self {
            Self::Collection => book.collection.is_some(),
            Self::Rulings => !book.rulings.is_empty(),
            Self::Correspondence | Self::Accessibility | Self::Keys => true,
        }
    }

    /// Title of the page in a book.
    pub(super) fn title(self, book: &Book) -> Phrase {
        match self {
            Self::Collection => of_collection(book, |page| page.title.clone()),
            Self::Rulings => phrase!("how-to-rulings"),
            Self::Correspondence => phrase!("how-to-correspondence"),
            Self::Accessibility => phrase!("how-to-accessibility"),
            Self::Keys => phrase!("how-to-keys"),
        }
    }

    /// Note beside the title.
    pub(super) fn note(self, book: &Book) -> Phrase {
        match self {
            Self::Collection => of_collection(book, |page| page.note.clone()),
            Self::Rulings => phrase!("how-to-rulings.note"),
            Self::Correspondence => phrase!("how-to-correspondence.note"),
            Self::Accessibility => phrase!("how-to-accessibility.note"),
            Self::Keys => phrase!("how-to-keys.note"),
        }
    }

    /// Icon in the list of pages.
    pub(super) fn icon(self, book: &Book) -> &'static str {
        match self {
            Self::Collection => of_collection(book, |page| page.icon),
            Self::Rulings => "help",
            Self::Correspondence => "elsewhere",
            Self::Accessibility => "human",
            Self::Keys => "keyboard",
        }
    }

    /// Name by which the page's scroll position is remembered.
    pub(super) const fn scroll_name(self) -> &'static str {
        match self {
            Self::Collection => "collection",
            Self::Rulings => "rulings",
            Self::Correspondence => "correspondence",
            Self::Accessibility => "accessibility",
            Self::Keys => "keys",
        }
    }
}

/// Returns something of a book's collection; for a book without one, the default.
fn of_collection<T: Default>(book: &Book, something: impl FnOnce(&CollectionPage) -> T) -> T {
    book.collection.as_ref().map(something).unwrap_or_default()
}

/// Describes the rulings: decisions of a game where its rulebook is silent.
pub(super) fn rulings_page<'a, M: 'a>(rulings: &'a [(String, Phrase)]) -> Node<'a, M> {
    let rows = rulings.iter().map(|(number, ruling)| {
        let number = text(TextStyle::FIGURE.in_colour(YELLOW), number).at_least_wide(NUMBER).align(Align::Start);
        row([number, text(TextStyle::BODY, ruling).grow()])
    });
    column(rows)
}

/// Endings of the ids of messages on the page about accessibility.
const ACCESSIBILITY: [&str; 8] = ["text", "colours", "motion", "sound", "keys", "reader", "touch", "languages"];

/// Describes the page about accessibility, with a button for the settings, which sends a message.
pub(super) fn accessibility_page<'a, M: 'a>(to_settings: M) -> Node<'a, M> {
    let settings = Button::usual(phrase!("how-to-accessibility.settings"), ButtonKind::Slate).with_icon("settings");
    let parts = ACCESSIBILITY.map(|part| titled_text(|attribute| format!("how-to-accessibility-{part}.{attribute}")));
    column([settings.sends(to_settings).align(Align::Start)]).gap(Space::M).and(parts)
}

/// Endings of the ids of messages on the page about games with people elsewhere.
const CORRESPONDENCE: [&str; 5] = ["begin", "send", "answer", "copies", "secrets"];

/// Describes the page about games that travel to people elsewhere.
pub(super) fn correspondence_page<'a, M: 'a>() -> Node<'a, M> {
    column(CORRESPONDENCE.map(|part| titled_text(|attribute| format!("how-to-correspondence-{part}.{attribute}"))))
        .gap(Space::M)
}

/// Describes a text below its title, both of them attributes of a message.
fn titled_text<'a, M: 'a>(id_of: impl Fn(&str) -> String) -> Node<'a, M> {
    let of = |attribute: &str| Phrase::new(&MESSAGES, id_of(attribute));
    let title = text(HEADING, of("title")).manner(Manner::Heading);
    column([title, text(TextStyle::BODY, of("text"))]).gap(Space::Xxs)
}

/// Describes the keys of a game and those of all games, with their effects.
pub(super) fn keys_page<'a, M: 'a>(lists: KeyLists, is_large: bool) -> Node<'a, M> {
    let groups = lists.groups().into_iter().map(|group| {
        let heading = text(HEADING, Phrase::new(&MESSAGES, group.name)).manner(Manner::Heading);
        let sections = lists.sections_of(group).into_iter();
        column([heading]).gap(Space::Xs).and(sections.map(|section| key_section(section, lists.shortcuts, is_large)))
    });
    column(groups).gap(Space::M)
}

fn key_section<'a, M: 'a>(section: KeySection, shortcuts: &Shortcuts, is_large: bool) -> Node<'a, M> {
    let heading = section
        .heading
        .map_or_else(Node::empty, |heading| text(TextStyle::STRONG.in_colour(MUTED), heading).manner(Manner::Heading));
    let rows = section.shortcuts.into_iter().map(|shortcut| key_row(shortcut, shortcuts, is_large));
    column([heading]).gap(Space::None).and(rows)
}

fn key_row<'a, M: 'a>(shortcut: Shortcut, shortcuts: &Shortcuts, is_large: bool) -> Node<'a, M> {
    let caps = wrapped_row(shortcuts.keys_of(shortcut).map(|key| keycap(english_key_cap(key))));
    let [usual, large] = CAPS;
    row([caps.exactly_wide(if is_large { large } else { usual }), text(TextStyle::BODY, shortcut.words()).grow()])
        .inside_by(Space::None, Space::Xxs)
        .target(TargetHeight::Row)
}

//! Row of games, one of which is chosen by a press or by the arrow keys: above saved games, the
//! pages of a book and lessons.

use bevy_egui::egui::{Color32, Context, Id, Key, Memory, Vec2};

use super::cover::Cover;
use crate::input::is_pressed_or_repeated;
use crate::kit::focus;
use crate::kit::palette::{CARD, CREAM, FAINT, INK, SECOND, fade_colour};
use crate::kit::panel::build::{choose, painted, row, text, wrapped_row};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::pen::Pen;
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{Radius, Space, TargetHeight};
use shell::language::{Phrase, phrase};

/// Form of the entries: the size of their marks in points, three wide and four high as the box, and
/// their least height.
#[derive(Clone, Copy)]
struct EntryForm {
    mark: Vec2,
    target: TargetHeight,
}

/// Forms of a row of its own, and of one beside a heading.
const USUAL: EntryForm = EntryForm { mark: Vec2::new(30.0, 40.0), target: TargetHeight::Button };
const SMALL: EntryForm = EntryForm { mark: Vec2::new(24.0, 32.0), target: TargetHeight::Action };

/// Entry of the row: a game, or all games.
pub struct GameEntry<'a, M> {
    /// Cover of the game; `None` for all games.
    pub cover: Option<&'a Cover>,
    /// Number beside the name, if there is one.
    pub count: Option<usize>,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// Words about it for screen readers.
    pub called: Phrase,
    /// Reason for which it can't be chosen; `None` if it can.
    pub why_not: Option<Phrase>,
    /// Message of its press.
    pub message: M,
}

impl<'a, M: Clone + 'a> GameEntry<'a, M> {
    /// Entry of a game without a number.
    pub fn of(cover: &'a Cover, is_chosen: bool, message: M) -> Self {
        Self { cover: Some(cover), count: None, is_chosen, called: cover.name.clone(), why_not: None, message }
    }

    fn name(&self) -> Phrase {
        name_of_game(self.cover)
    }

    fn short_name(&self) -> Phrase {
        self.cover.map_or_else(|| phrase!("saved-all-games"), |cover| cover.short_name.clone())
    }

    /// Describes the entry with a name, which may be left out. The chosen one alone can have the
    /// keyboard, because the arrows choose the others.
    fn describe(&self, key: Id, form: EntryForm, name: Option<Phrase>) -> Node<'a, M> {
        let is_enabled = self.why_not.is_none();
        let fade = move |colour: Color32| if is_enabled { colour } else { fade_colour(colour, FAINT) };
        let (letters, well, number) = if self.is_chosen { (INK, INK, CREAM) } else { (CREAM, CARD, SECOND) };
        let mark = |cover: &'a Cover| {
            painted(form.mark.x, form.mark.y, move |pen, rect| pen.draw_svg(cover.mark, rect, fade(Color32::WHITE)))
        };
        let count = self.count.map_or_else(Node::empty, |count| {
            let well = move |pen: &mut Pen, rect, _| pen.fill_rect(rect, Radius::Chip.points(), fade(well));
            text(TextStyle::STRONG.in_colour(fade(number)), count.to_string())
                .inside_by(Space::S, Space::Xxs)
                .on(Surface::Painted(Box::new(well)))
        });
        let is_named = name.is_some();
        let name = name.map_or_else(Node::empty, |name| text(TextStyle::STRONG.in_colour(fade(letters)), name));
        let entry = row([self.cover.map_or_else(Node::empty, mark), name.anchor(Anchor::Middle), count])
            .inside_by(if is_named { Space::M } else { Space::S }, Space::Xs)
            .target(form.target)
            .on(Surface::Choice { is_chosen: self.is_chosen })
            .press(self.message.clone())
            .role(Role::Radio { is_chosen: self.is_chosen })
            .called(self.called.clone())
            .disabled_because(self.why_not.clone())
            .key(key);
        let entry = if is_named { entry } else { entry.hint(self.name()) };
        if self.is_chosen { entry } else { entry.passed_by_tab() }
    }
}

/// Name of a game, or of all games.
pub fn name_of_game(cover: Option<&Cover>) -> Phrase {
    cover.map_or_else(|| phrase!("saved-all-games"), |cover| cover.name.clone())
}

/// The row.
pub struct GameChoice<'a, M> {
    /// Name of the list that the games are chosen for, which no other row on the screen has.
    list: &'static str,
    /// Entries from the left.
    entries: Vec<GameEntry<'a, M>>,
}

impl<'a, M: Clone + PartialEq + 'a> GameChoice<'a, M> {
    /// Row above a list. Without entries nothing is shown.
    pub const fn new(list: &'static str, entries: Vec<GameEntry<'a, M>>) -> Self {
        Self { list, entries }
    }

    fn key(&self, number: usize) -> Id {
        Id::new(("game of the list", self.list, number))
    }

    fn chosen(&self) -> Option<usize> {
        self.entries.iter().position(|entry| entry.is_chosen)
    }

    /// Describes the row. In little room the names are short, then only the chosen game has one, or
    /// none has.
    pub fn describe(&self) -> Node<'a, M> {
        if self.entries.is_empty() {
            return Node::empty();
        }
        let with_names = |name: fn(&GameEntry<'a, M>) -> Option<Phrase>| {
            let entries = self.entries.iter().enumerate();
            wrapped_row(entries.map(|(number, entry)| {
                let name = name(entry).or_else(|| entry.cover.is_none().then(|| entry.name()));
                entry.describe(self.key(number), USUAL, name)
            }))
        };
        choose([
            with_names(|entry| Some(entry.name())),
            with_names(|entry| Some(entry.short_name())),
            with_names(|entry| entry.is_chosen.then(|| entry.short_name())),
            with_names(|_| None),
        ])
    }

    /// Describes the row without names, beside a heading that names the chosen game.
    pub fn describe_marks(&self) -> Node<'a, M> {
        let entries = self.entries.iter().enumerate();
        wrapped_row(entries.map(|(number, entry)| entry.describe(self.key(number), SMALL, None)))
    }

    /// Whether the chosen entry has the keyboard. `id` tells the id of the widget with a key.
    pub fn has_keyboard(&self, ctx: &Context, id: impl Fn(Id) -> Id) -> bool {
        self.chosen().is_some_and(|chosen| ctx.memory(Memory::focused) == Some(id(self.key(chosen))))
    }

    /// Message of the next entry that can be chosen, to which an arrow key leads from the chosen
    /// one if that has the keyboard.
    pub fn message_of_arrows(&self, ctx: &Context, id: impl Fn(Id) -> Id) -> Option<M> {
        let chosen = self.chosen().filter(|_| self.has_keyboard(ctx, id))?;
        let can_be_chosen = |entry: &&GameEntry<'a, M>| entry.why_not.is_none();
        let to = if is_pressed_or_repeated(ctx, Key::ArrowLeft) {
            self.entries[..chosen].iter().rev().find(can_be_chosen)
        } else if is_pressed_or_repeated(ctx, Key::ArrowRight) {
            self.entries[chosen + 1..].iter().find(can_be_chosen)
        } else {
            None
        };
        to.map(|entry| entry.message.clone())
    }

    /// Gives the keyboard to the entry with a message, if the chosen one has it: that is chosen
    /// next.
    pub fn pass_keyboard_on(&self, ctx: &Context, id: impl Fn(Id) -> Id, message: &M) {
        let to = self.entries.iter().position(|entry| entry.message == *message);
        if let Some(to) = to.filter(|_| self.has_keyboard(ctx, &id)) {
            focus::give_focus(ctx, id(self.key(to)));
        }
    }
}

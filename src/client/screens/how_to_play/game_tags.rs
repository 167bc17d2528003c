//! Tags of the games above the list of pages, by which the book of another game is opened. With one
//! game there are none.

use bevy_egui::egui::{Color32, Context, Id, Key, Memory, Vec2};

use crate::input::is_pressed_or_repeated;
use crate::kit::focus;
use crate::kit::panel::build::{painted, row, wrapped_row};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::tokens::{Space, TargetHeight};
use crate::screens::game_shelf::cover::Cover;
use shell::language::{Phrase, phrase};

/// Size of a mark, in points: three wide and four high, as the box.
const MARK: Vec2 = Vec2::new(30.0, 40.0);

/// Games with books, from the left, and the one whose book is shown.
pub(super) struct GamesWithBooks<'a> {
    covers: Vec<&'a Cover>,
    shown: &'static str,
}

/// Key of the tag of a game.
fn tag_key(game: &str) -> Id {
    Id::new(("book of", game))
}

impl<'a> GamesWithBooks<'a> {
    /// Games with the name of the one whose book is shown.
    pub(super) const fn new(covers: Vec<&'a Cover>, shown: &'static str) -> Self {
        Self { covers, shown }
    }

    /// Whether there are several games.
    pub(super) const fn has_several(&self) -> bool {
        self.covers.len() > 1
    }

    /// Heading of the book, which names its game if there are several.
    pub(super) fn heading(&self) -> Phrase {
        let title = phrase!("how-to-play");
        match self.covers.iter().find(|cover| cover.game == self.shown) {
            Some(cover) if self.has_several() => phrase!("shelf-form-title", title = title, game = &cover.name),
            _ => title,
        }
    }

    /// Describes the tags. `message` is that of the choice of a game. The chosen one alone can have
    /// the keyboard, because the arrows choose the others.
    pub(super) fn tags<M: 'a>(&self, message: impl Fn(&'static str) -> M) -> Node<'a, M> {
        if !self.has_several() {
            return Node::empty();
        }
        wrapped_row(self.covers.iter().map(|cover| {
            let is_chosen = cover.game == self.shown;
            let mark = cover.mark;
            let mark = painted(MARK.x, MARK.y, move |pen, rect| pen.draw_svg(mark, rect, Color32::WHITE));
            let tag = row([mark])
                .inside_by(Space::S, Space::Xs)
                .target(TargetHeight::Button)
                .on(Surface::Choice { is_chosen })
                .press(message(cover.game))
                .role(Role::Radio { is_chosen })
                .called(&cover.name)
                .hint(&cover.name)
                .key(tag_key(cover.game));
            if is_chosen { tag } else { tag.passed_by_tab() }
        }))
    }

    /// Whether the chosen tag has the keyboard. `id` tells the id of the widget with a key.
    pub(super) fn has_keyboard(&self, ctx: &Context, id: impl Fn(Id) -> Id) -> bool {
        self.has_several() && ctx.memory(Memory::focused) == Some(id(tag_key(self.shown)))
    }

    /// Game to which an arrow key leads from the shown one.
    pub(super) fn game_by_arrows(&self, ctx: &Context) -> Option<&'static str> {
        let shown = self.covers.iter().position(|cover| cover.game == self.shown)?;
        let to = if is_pressed_or_repeated(ctx, Key::ArrowLeft) {
            shown.checked_sub(1)
        } else if is_pressed_or_repeated(ctx, Key::ArrowRight) {
            Some(shown + 1)
        } else {
            None
        };
        to.and_then(|to| self.covers.get(to)).map(|cover| cover.game)
    }

    /// Gives the keyboard to the tag of a game.
    pub(super) fn give_keyboard(ctx: &Context, id: impl Fn(Id) -> Id, game: &str) {
        focus::give_focus(ctx, id(tag_key(game)));
    }
}

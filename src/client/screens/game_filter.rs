//! Row above the list of saved games that lists those of one game alone. With one game there is no
//! such row.

use bevy_egui::egui::{Color32, Context, Id, Key, Memory, Vec2};

use super::detail::Pressed;
use super::game_shelf::cover::Cover;
use super::game_shelf::games::GameShelf;
use super::saved_games::SavedGames;
use crate::input::is_pressed_or_repeated;
use crate::kit::focus;
use crate::kit::palette::{CARD, CREAM, FAINT, INK, SECOND, fade_colour};
use crate::kit::panel::build::{choose, painted, row, text, wrapped_row};
use crate::kit::panel::{Node, Role, Surface};
use crate::kit::pen::Pen;
use crate::kit::text::{Anchor, TextStyle};
use crate::kit::tokens::{Radius, Space, TargetHeight};
use shell::language::{Phrase, phrase};

/// Size of a mark, in points: three wide and four high, as the box.
const MARK: Vec2 = Vec2::new(30.0, 40.0);

/// Entry of the row: a game, or all games.
struct FilterEntry<'a> {
    /// Cover of the game; `None` for all games.
    cover: Option<&'a Cover>,
    /// Number of saved games.
    count: usize,
    is_chosen: bool,
}

/// Returns the entries: all games, and each game.
fn filter_entries<'a>(saved_games: &SavedGames, shelf: &'a GameShelf) -> Vec<FilterEntry<'a>> {
    let games = shelf.games().iter().map(|game| Some(&game.cover));
    let entry = |cover: Option<&'a Cover>| {
        let game = cover.map(|cover| cover.game);
        FilterEntry { cover, count: saved_games.count_of(game), is_chosen: saved_games.game() == game }
    };
    [None].into_iter().chain(games).map(entry).collect()
}

/// Key of the entry of a game, or of all games.
fn filter_key(game: Option<&str>) -> Id {
    Id::new(("saved games of", game))
}

impl<'a> FilterEntry<'a> {
    fn game(&self) -> Option<&'static str> {
        self.cover.map(|cover| cover.game)
    }

    fn name(&self) -> Phrase {
        self.cover.map_or_else(|| phrase!("saved-all-games"), |cover| cover.name.clone())
    }

    fn short_name(&self) -> Phrase {
        self.cover.map_or_else(|| phrase!("saved-all-games"), |cover| cover.short_name.clone())
    }

    /// Words about the entry for screen readers.
    fn in_words(&self) -> Phrase {
        let saved = phrase!("shelf-saved", count = self.count);
        if self.is_chosen {
            phrase!("saved-spoken-filter-on", name = self.name(), saved = saved)
        } else {
            phrase!("saved-spoken-filter-off", name = self.name(), saved = saved)
        }
    }

    /// Whether the entry can be chosen.
    const fn is_enabled(&self) -> bool {
        self.count > 0 || self.is_chosen || self.cover.is_none()
    }

    /// Describes the entry with a name, which may be left out. The chosen one alone can have the
    /// keyboard, because the arrows choose the others.
    fn describe(&self, name: Option<Phrase>) -> Node<'a, Pressed> {
        let is_enabled = self.is_enabled();
        let fade = move |colour: Color32| if is_enabled { colour } else { fade_colour(colour, FAINT) };
        let (letters, well, number) = if self.is_chosen { (INK, INK, CREAM) } else { (CREAM, CARD, SECOND) };
        let mark = |cover: &'a Cover| {
            painted(MARK.x, MARK.y, move |pen, rect| pen.draw_svg(cover.mark, rect, fade(Color32::WHITE)))
        };
        let name = name.map_or_else(Node::empty, |name| text(TextStyle::STRONG.in_colour(fade(letters)), name));
        let well = move |pen: &mut Pen, rect, _| pen.fill_rect(rect, Radius::Chip.points(), fade(well));
        let count = text(TextStyle::STRONG.in_colour(fade(number)), self.count.to_string())
            .inside_by(Space::S, Space::Xxs)
            .on(Surface::Painted(Box::new(well)));
        let entry = row([self.cover.map_or_else(Node::empty, mark), name.anchor(Anchor::Middle), count])
            .inside_by(Space::M, Space::Xs)
            .target(TargetHeight::Button)
            .on(Surface::Choice { is_chosen: self.is_chosen })
            .press(Pressed::ListGame(self.game()))
            .role(Role::Radio { is_chosen: self.is_chosen })
            .called(self.in_words())
            .disabled_because((!is_enabled).then(|| phrase!("saved-none-match")))
            .key(filter_key(self.game()));
        if self.is_chosen { entry } else { entry.passed_by_tab() }
    }
}

/// Describes the row, if there are several games. In little room the names are short, then only the
/// chosen game has one, or none has.
pub fn game_filter<'a>(saved_games: &SavedGames, shelf: &'a GameShelf) -> Node<'a, Pressed> {
    if !shelf.has_several() {
        return Node::empty();
    }
    let entries = filter_entries(saved_games, shelf);
    let with_names = |name: fn(&FilterEntry) -> Option<Phrase>| {
        let name_or_all =
            move |entry: &FilterEntry| name(entry).or_else(|| entry.cover.is_none().then(|| entry.name()));
        wrapped_row(entries.iter().map(move |entry| entry.describe(name_or_all(entry))))
    };
    choose([
        with_names(|entry| Some(entry.name())),
        with_names(|entry| Some(entry.short_name())),
        with_names(|entry| entry.is_chosen.then(|| entry.short_name())),
        with_names(|_| None),
    ])
}

/// Press of the entry to which an arrow key leads from the chosen one, if that has the keyboard:
/// the next one that can be chosen. `id` tells the id of the widget with a key.
pub fn pressed_by_arrows(
    ctx: &Context,
    id: impl Fn(Id) -> Id,
    saved_games: &SavedGames,
    shelf: &GameShelf,
) -> Option<Pressed> {
    if ctx.memory(Memory::focused) != Some(id(filter_key(saved_games.game()))) {
        return None;
    }
    let entries = filter_entries(saved_games, shelf);
    let chosen = entries.iter().position(|entry| entry.is_chosen)?;
    let is_enabled = |entry: &&FilterEntry| entry.is_enabled();
    let wanted = if is_pressed_or_repeated(ctx, Key::ArrowLeft) {
        entries[..chosen].iter().rev().find(is_enabled)
    } else if is_pressed_or_repeated(ctx, Key::ArrowRight) {
        entries[chosen + 1..].iter().find(is_enabled)
    } else {
        None
    };
    wanted.map(|entry| Pressed::ListGame(entry.game()))
}

/// Lists the saved games of one game alone, or of all. Its entry gets the keyboard if that of the
/// game before has it.
pub fn list_game(ctx: &Context, id: impl Fn(Id) -> Id, saved_games: &mut SavedGames, game: Option<&'static str>) {
    if ctx.memory(Memory::focused) == Some(id(filter_key(saved_games.game()))) {
        focus::give_focus(ctx, id(filter_key(game)));
    }
    saved_games.list_game(game);
    ctx.request_repaint();
}

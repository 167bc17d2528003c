//! Entries of the title screen, and those that games add to it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::play::start::lessons::TaughtInWindow;
use crate::screens::game_shelf::games::{GameShelf, is_chosen};
use shell::language::{Phrase, phrase};

/// Entry of the title screen.
#[derive(Clone, Debug)]
pub struct TitleEntry {
    /// Label. The keyboard knows the entry by its message.
    pub label: Phrase,
    /// Icon before the label.
    pub icon: &'static str,
    /// Sentence below the label. It begins with a small letter if the entry is of a game, whose
    /// name may stand before it.
    pub sentence: Option<Phrase>,
    /// Name in saved games of the game that the entry is of, if it is of one.
    pub game: Option<&'static str>,
    /// Sentence that is read out about a badge for one new thing; `None` for no badge.
    pub badge: Option<Phrase>,
    /// Request of a press.
    pub request: Request,
}

impl TitleEntry {
    /// Creates an entry that leads to a screen.
    pub const fn new(label: Phrase, icon: &'static str, screen: Screen) -> Self {
        Self { label, icon, sentence: None, game: None, badge: None, request: Request::Show(screen) }
    }
}

/// Entries that the chosen game adds to the title screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct TitleEntriesOfGame {
    /// Icon of the entry that begins a new game.
    pub new_game_icon: &'static str,
    /// Entry of the lessons; `None` for a game without lessons.
    pub lessons: Option<TitleEntry>,
    /// Whether the lessons come before a new game: none was begun yet, or one was begun and not
    /// ended.
    pub begins_with_lessons: bool,
}

/// Entries beside the lessons, which stay whichever game is chosen. Each is of a game.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastingEntries(Vec<TitleEntry>);

/// Adds the entries of a game with lessons to the title screen while the game is chosen, as
/// `entries_of` makes them of the player's progress.
pub fn add_title_entries<G: TaughtInWindow>(app: &mut App, entries_of: fn(&G::Learned) -> TitleEntriesOfGame) {
    let fill = move |learned: Res<G::Learned>, mut entries: ResMut<TitleEntriesOfGame>| {
        *entries = entries_of(&learned);
        entries.lessons.iter_mut().for_each(|entry| entry.game = Some(G::NAME));
    };
    let fill = fill.before(Layer::Screen).run_if(in_state(Screen::Title));
    app.add_systems(EguiPrimaryContextPass, fill.run_if(is_chosen(G::NAME)));
}

/// Adds an entry of a game to the title screen for good, whichever game is chosen, as `entry_of`
/// makes it of the player's progress. A game has at most one.
pub fn add_lasting_entry<G: TaughtInWindow>(app: &mut App, entry_of: fn(&G::Learned) -> TitleEntry) {
    let fill = move |learned: Res<G::Learned>, mut entries: ResMut<LastingEntries>| {
        let entry = TitleEntry { game: Some(G::NAME), ..entry_of(&learned) };
        match entries.0.iter_mut().find(|other| other.game == entry.game) {
            Some(other) => *other = entry,
            None => entries.0.push(entry),
        }
    };
    app.add_systems(EguiPrimaryContextPass, fill.before(Layer::Screen).run_if(in_state(Screen::Title)));
}

/// Entries that are made by the games on the shelf.
#[derive(Clone, Copy)]
pub(super) struct EntriesOfGames<'a> {
    /// Entries of the chosen game.
    pub of_chosen: &'a TitleEntriesOfGame,
    /// Entries that stay.
    pub lasting: &'a LastingEntries,
    /// The games.
    pub shelf: &'a GameShelf,
}

impl EntriesOfGames<'_> {
    /// Entry of the lessons, if the chosen game has some.
    fn lessons(&self) -> Option<TitleEntry> {
        self.of_chosen.lessons.as_ref().map(|entry| self.with_game_named(entry))
    }

    /// Entries beside the lessons: those of the games on the shelf.
    fn beside_lessons(&self) -> impl Iterator<Item = TitleEntry> {
        let is_there = |entry: &&TitleEntry| entry.game.is_some_and(|game| self.shelf.cover_of(game).is_some());
        self.lasting.0.iter().filter(is_there).map(|entry| self.with_game_named(entry))
    }

    /// Lets the sentence of an entry name its game if there are several.
    fn with_game_named(&self, entry: &TitleEntry) -> TitleEntry {
        let cover = entry.game.and_then(|game| self.shelf.cover_of(game)).filter(|_| self.shelf.has_several());
        let sentence = entry.sentence.as_ref().map(|sentence| match cover {
            Some(cover) => phrase!("title-of-game", game = &cover.name, sentence = sentence),
            None => phrase!("as-title", name = sentence),
        });
        TitleEntry { sentence, ..entry.clone() }
    }
}

/// Game at the table, which the title leads back to.
#[derive(Clone, Copy, Debug)]
pub struct TableBehindTitle {
    /// Screen of the game.
    pub screen: Screen,
    /// Whether the sentence on the game that was saved last is about this game as it stands.
    pub is_latest: bool,
}

/// The game at the table. That game sets it before each frame of the title, which takes it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ScreenOfTable(pub Option<TableBehindTitle>);

/// Returns the entry that continues a game, with a sentence on that game.
pub(super) fn continue_entry(sentence: Phrase, request: Request) -> TitleEntry {
    TitleEntry { sentence: Some(sentence), request, ..TitleEntry::new(phrase!("menu-continue"), "play", Screen::Table) }
}

/// Returns the entry that leads back to the game at the table. `latest` is the sentence on the game
/// that was saved last.
pub(super) fn entry_to_table(table: TableBehindTitle, latest: Option<Phrase>) -> TitleEntry {
    let sentence = match latest {
        _ if table.screen == Screen::Victory => phrase!("back-to-result"),
        Some(latest) if table.is_latest => latest,
        _ => phrase!("title-back-to-table"),
    };
    continue_entry(sentence, Request::Show(table.screen))
}

/// Returns rows of one or two entries; the first row is emphasized. Players who have no game to
/// continue are offered the first game before all else, or a lesson that they have begun.
pub(super) fn rows(goes_on: Option<TitleEntry>, games: EntriesOfGames) -> Vec<Vec<TitleEntry>> {
    let EntriesOfGames { of_chosen, shelf, .. } = games;
    let new_game = TitleEntry::new(phrase!("menu-new-game"), of_chosen.new_game_icon, shelf.first_screen());
    let lessons = games.lessons();
    let beside = games.beside_lessons();
    let (first, others): (Vec<_>, Vec<_>) = match goes_on {
        Some(goes_on) => (vec![goes_on, new_game], lessons.into_iter().chain(beside).collect()),
        None if of_chosen.begins_with_lessons => (lessons.into_iter().chain([new_game]).collect(), beside.collect()),
        None => (vec![new_game], lessons.into_iter().chain(beside).collect()),
    };
    let alone = first.into_iter().map(|entry| vec![entry]);
    alone.chain(others.chunks(2).map(<[_]>::to_vec)).chain(last_rows()).collect()
}

fn last_rows() -> [Vec<TitleEntry>; 3] {
    let load = TitleEntry::new(phrase!("menu-load"), "load", Screen::Load);
    let replays = TitleEntry::new(phrase!("menu-replays"), "replay", Screen::Replays);
    let how_to_play = TitleEntry::new(phrase!("menu-how-to-play"), "help", Screen::HowToPlay);
    let settings = TitleEntry::new(phrase!("menu-settings"), "settings", Screen::Settings);
    let quit = TitleEntry { request: Request::Quit, ..TitleEntry::new(phrase!("menu-quit"), "quit", Screen::Title) };
    [vec![load, replays], vec![how_to_play, settings], vec![quit]]
}

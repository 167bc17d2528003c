//! Entries of the title screen, and those that a game adds to it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::app::request::Request;
use crate::app::screen::{Layer, Screen};
use crate::play::start::lessons::TaughtInWindow;
use crate::screens::game_shelf::games::is_chosen;
use shell::language::{Phrase, phrase};

/// Entry of the title screen.
#[derive(Clone, Debug)]
pub struct TitleEntry {
    /// Label. The keyboard knows the entry by its message.
    pub label: Phrase,
    /// Icon before the label.
    pub icon: &'static str,
    /// Sentence below the label.
    pub sentence: Option<Phrase>,
    /// Sentence that is read out about a badge for one new thing; `None` for no badge.
    pub badge: Option<Phrase>,
    /// Request of a press.
    pub request: Request,
}

impl TitleEntry {
    /// Creates an entry that leads to a screen.
    pub const fn new(label: Phrase, icon: &'static str, screen: Screen) -> Self {
        Self { label, icon, sentence: None, badge: None, request: Request::Show(screen) }
    }
}

/// Entries that a game adds to the title screen.
#[derive(Resource, Clone, Debug, Default)]
pub struct TitleEntriesOfGame {
    /// Icon of the entry that begins a new game.
    pub new_game_icon: &'static str,
    /// Entry of the lessons; `None` for a game without lessons.
    pub lessons: Option<TitleEntry>,
    /// Whether no lesson was begun yet.
    pub is_new: bool,
    /// Entries beside the lessons.
    pub beside_lessons: Vec<TitleEntry>,
}

/// Adds the entries of a game with lessons to its title screen, as `entries_of` makes them of the
/// player's progress.
pub fn add_title_entries<G: TaughtInWindow>(app: &mut App, entries_of: fn(&G::Learned) -> TitleEntriesOfGame) {
    let fill = move |learned: Res<G::Learned>, mut entries: ResMut<TitleEntriesOfGame>| {
        *entries = entries_of(&learned);
    };
    let fill = fill.before(Layer::Screen).run_if(in_state(Screen::Title));
    app.add_systems(EguiPrimaryContextPass, fill.run_if(is_chosen(G::NAME)));
}

/// Screen of the game at the table, which the title leads back to. The game at the table sets it
/// before each frame of the title, which takes it.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ScreenOfTable(pub Option<Screen>);

/// Returns the entry that continues a game, with a sentence on that game.
pub(super) fn continue_entry(sentence: Phrase, request: Request) -> TitleEntry {
    TitleEntry { sentence: Some(sentence), request, ..TitleEntry::new(phrase!("menu-continue"), "play", Screen::Table) }
}

/// Returns the entry that leads back to the game at the table.
pub(super) fn entry_to_table(screen: Screen) -> TitleEntry {
    let sentence = if screen == Screen::Victory { phrase!("back-to-result") } else { phrase!("title-back-to-table") };
    continue_entry(sentence, Request::Show(screen))
}

/// Returns rows of one or two entries; the first row is emphasized. `new_game` is the screen on
/// which a new game begins. Players who have no game to
/// continue and took no lesson are offered the first game before all else.
pub(super) fn rows(
    goes_on: Option<TitleEntry>,
    new_game: Screen,
    of_game: &TitleEntriesOfGame,
) -> Vec<Vec<TitleEntry>> {
    let new_game = TitleEntry::new(phrase!("menu-new-game"), of_game.new_game_icon, new_game);
    let lessons = of_game.lessons.iter().cloned();
    let beside = of_game.beside_lessons.iter().cloned();
    let first = match goes_on {
        Some(goes_on) => vec![vec![goes_on], vec![new_game], lessons.chain(beside).collect()],
        None if of_game.is_new => vec![lessons.collect(), vec![new_game], beside.collect()],
        None => vec![vec![new_game], lessons.chain(beside).collect()],
    };
    first.into_iter().filter(|row| !row.is_empty()).chain(last_rows()).collect()
}

fn last_rows() -> [Vec<TitleEntry>; 3] {
    let load = TitleEntry::new(phrase!("menu-load"), "load", Screen::Load);
    let replays = TitleEntry::new(phrase!("menu-replays"), "replay", Screen::Replays);
    let how_to_play = TitleEntry::new(phrase!("menu-how-to-play"), "help", Screen::HowToPlay);
    let settings = TitleEntry::new(phrase!("menu-settings"), "settings", Screen::Settings);
    let quit = TitleEntry { request: Request::Quit, ..TitleEntry::new(phrase!("menu-quit"), "quit", Screen::Title) };
    [vec![load, replays], vec![how_to_play, settings], vec![quit]]
}

//! The null game in the client, beside Junkyard Bots: a list of two games, as the program has it
//! with a second game.
//!
//! - `screen`, `replay_screen`: the screens of its table and of its replays, of shared panels;
//! - `playing`, `secrets`: games that are played, by buttons; `saving`: games that are saved,
//!   listed, continued and watched; `saved_list`: the list of saved games of both games;
//! - `results`: the screen of a finished game; `settings`: switches of its own;
//! - `changes`: one game after another.

mod changes;
mod playing;
mod replay_screen;
mod results;
mod saved_list;
mod saving;
mod screen;
mod secrets;
mod settings;

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use client::files::game_in_window::GameInWindow;
use client::files::opening::show_table;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::start::open;
use client::play::turn_stage::TurnStage;
use client::play::window_games::{WindowGame, WindowGames};
use client::play::{self, Audience};
use client::screens::game_at_table;
use client::screens::game_shelf::add_cover;
use client::screens::game_shelf::cover::Cover;
use client::settings::Settings;
use client::watch;
use junkyard_bots::action::JunkyardBots;
use shell::language::Phrase;
use shell::record::{Recorded, RecordedGame};
use shell::table::Rules;

use crate::access::tree::Tree;
use crate::app::{Client, in_english};
use crate::null_game::{NullAction, NullGame, NullSetup, NullTable};
use crate::traces::seats_of;

/// Junkyard Bots as a game of the list.
const JUNKYARD_BOTS: &dyn WindowGame = &GameInWindow::<JunkyardBots>::NEW;
/// Both games.
static GAMES: [&dyn WindowGame; 2] = [JUNKYARD_BOTS, &GameInWindow::<NullGame>::NEW];

/// Adds the null game to an app of the client.
pub fn plugin(app: &mut App) {
    app.insert_resource(WindowGames::new(&GAMES, JUNKYARD_BOTS));
    app.add_plugins((
        NullGame::plugin,
        play::plugin::<NullGame>,
        watch::plugin_of_game::<NullGame>,
        screen::plugin,
        replay_screen::plugin,
        game_at_table::plugin::<NullGame>,
    ));
    add_cover(app, cover());
    app.world_mut().get_resource_or_init::<Settings>().of_games.add_switches(settings::switches());
}

/// Cover with the drawings of another game.
fn cover() -> Cover {
    let words = |words: &str| Phrase::words(words);
    Cover {
        game: NullGame::NAME,
        name: words("Null game"),
        short_name: words("Null game"),
        credit: words("by nobody"),
        sentence: words("The least that a game needs."),
        players: NullGame::SEATS,
        minutes: 1..=2,
        front: "box_junkyard_bots",
        mark: "mark_junkyard_bots",
        title_scene: "title_junkyard_bots",
        spine: Color32::GRAY,
        lessons: 0,
    }
}

/// A null game of some actions, which is not at any table.
fn record_of(letters: &str, actions: &[NullAction]) -> RecordedGame<NullGame> {
    let setup = NullSetup { seats: letters.len() as u8, seed: 5 };
    let mut record = RecordedGame::<NullGame>::begin(setup, seats_of(letters)).unwrap().0;
    for action in actions {
        record.act(action.clone()).unwrap();
    }
    record
}

/// A client with both games, at the title.
fn client_of_both_games() -> Client {
    Client::with_plugin(plugin)
}

/// A client with both games, at the table of a null game.
fn client_at_null_table(letters: &str) -> Client {
    let mut client = client_of_both_games();
    client.begin_null_game(letters);
    client
}

impl Client {
    /// Begins a null game at the table.
    fn begin_null_game(&mut self, letters: &str) {
        let world = self.app.world_mut();
        let setup = NullSetup { seats: letters.len() as u8, seed: 5 };
        open::begin::<NullGame>(world, setup, seats_of(letters)).unwrap();
        show_table(world);
        self.rest();
    }

    /// The null table.
    fn null_table(&self) -> &NullTable {
        self.app.world().resource()
    }

    /// The null game.
    fn null_play(&self) -> &Play<NullGame> {
        self.app.world().resource()
    }

    /// Stage of the null game.
    fn null_stage(&self) -> &TurnStage<NullGame> {
        &self.app.world().resource::<Interaction<NullGame>>().stage
    }

    /// Presses the button of that name.
    fn press(&mut self, name: &str) {
        let at = self.place(name);
        self.click(at.0, at.1);
    }

    /// Presses buttons, one after another.
    fn press_all(&mut self, names: &[&str]) {
        names.iter().for_each(|name| self.press(name));
    }

    /// Names on the screen.
    fn names(&mut self) -> Vec<String> {
        self.noted().into_iter().map(|(name, _)| name).collect()
    }

    /// All that the screen tells: the texts and names of its tree for screen readers.
    fn told(&mut self) -> String {
        Tree::begin(self);
        Tree::of(self).all()
    }

    /// Whether the screen tells these words.
    fn tells(&mut self, words: &str) -> bool {
        self.told().contains(words)
    }

    /// Lines of the log that the audience of the screen may read.
    fn readable_log(&self) -> Vec<String> {
        let audience = *self.app.world().resource::<Audience>();
        self.null_play().log().lines_for(audience).into_iter().map(|line| in_english(&line.text)).collect()
    }

    /// Frames, until the computer players have moved and a person is awaited.
    fn let_computers_move(&mut self) {
        for _ in 0..2_000 {
            if !matches!(self.null_stage(), TurnStage::Thinking { .. } | TurnStage::UndoTime { .. }) {
                return;
            }
            self.rest();
        }
        panic!("computer players do not come to an end: {:?}", self.null_stage());
    }
}

//! Implementation of [`WindowRules`] for Engineers at Play: its saved games in the list of the
//! window.

use crate::action::Engineers;
use crate::client::screens::saved_facts::SavedTableFacts;
use client::files::game_in_window::{WindowRules, facts_of_any_game};
use client::play::window_games::SavedFacts;
use shell::record::LoadedGame;
use shell::table::Playable;

impl WindowRules for Engineers {
    const FILE_ENDING: &'static str = "engineers.ron";

    fn describe_saved_game(mut loaded: LoadedGame<Self>) -> SavedFacts {
        let seats = loaded.claimed_history.seats();
        let SavedTableFacts { sentence, is_over, option, seats, picture } =
            loaded.game.read(|table| SavedTableFacts::of(table, seats));
        let facts = facts_of_any_game(&loaded, sentence, is_over, "box_engineers");
        SavedFacts { option, seats, picture, ..facts }
    }
}

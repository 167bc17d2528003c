//! Implementation of [`WindowRules`] for Junkyard Bots.

use super::screens::saved_facts;
use crate::action::JunkyardBots;
use crate::record::LoadedGame;
use client::files::game_in_window::WindowRules;
use client::play::window_games::SavedFacts;

impl WindowRules for JunkyardBots {
    const FILE_ENDING: &'static str = "junkyard.ron";

    fn describe_saved_game(loaded: LoadedGame) -> SavedFacts {
        saved_facts::describe_saved_game(loaded)
    }
}

//! Implementation of [`WindowRules`] for Junkyard Bots.

use super::screens::saved_facts;
use crate::client::files::game_in_window::WindowRules;
use crate::client::play::window_games::SavedFacts;
use crate::games::junkyard_bots::action::JunkyardBots;
use crate::games::junkyard_bots::record::LoadedGame;

impl WindowRules for JunkyardBots {
    const FILE_ENDING: &'static str = "junkyard.ron";

    fn describe_saved_game(loaded: LoadedGame) -> SavedFacts {
        saved_facts::describe_saved_game(loaded)
    }
}

//! The page for the speed of computer players, for how long things are shown, and when the game
//! asks first, with the switches of single games.

use super::asked::{Asked, named_choices, setting_switch};
use crate::kit::panel::Node;
use crate::kit::panel::build::{card, column, text};
use crate::kit::text::TextStyle;
use crate::kit::tokens::Space;
use crate::settings::{ComputerSpeed, GameSettings, GameSwitches, ReadingTime, Settings, UndoTime};
use shell::language::phrase;

/// Describes the page: a card for all games, and one for each of the games that have switches.
pub(super) fn pace_page(settings: &Settings) -> Node<'_, Asked> {
    let games = settings.of_games.switches().iter().map(|of_game| game_card(&settings.of_games, of_game));
    let all_games = card([
        named_choices(
            phrase!("settings-computer-speed"),
            ComputerSpeed::ALL,
            ComputerSpeed::name,
            settings.computer_speed,
            |settings, speed| settings.computer_speed = speed,
        ),
        named_choices(
            phrase!("settings-reading-time"),
            ReadingTime::ALL,
            ReadingTime::name,
            settings.reading_time,
            |settings, time| settings.reading_time = time,
        ),
        named_choices(
            phrase!("settings-undo-time"),
            UndoTime::ALL,
            UndoTime::name,
            settings.undo_time,
            |settings, time| settings.undo_time = time,
        ),
        setting_switch(phrase!("settings-asks"), settings.asks_before_giving_up, |settings, is_on| {
            settings.asks_before_giving_up = is_on;
        }),
    ]);
    column([all_games]).and(games).gap(Space::M)
}

/// Describes the card of a game with its switches.
fn game_card<'a>(settings: &GameSettings, of_game: &'a GameSwitches) -> Node<'a, Asked> {
    let switches = of_game.switches.iter().map(|switch| {
        let name = switch.name;
        setting_switch(&switch.label, settings.is_on(name), move |settings, is_on| {
            settings.of_games.turn(name, is_on);
        })
        .key(name)
    });
    card([text(TextStyle::HEADING, &of_game.game)]).and(switches)
}

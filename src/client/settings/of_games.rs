//! Settings that only some games have: switches, which the page Pace shows.

use std::collections::BTreeMap;

use ron::Value;
use serde::{Deserialize, Serialize};

use shell::language::Phrase;

/// Switches of a game, with the name of the game above them.
#[derive(Clone, Debug)]
pub struct GameSwitches {
    /// Name of the game.
    pub game: Phrase,
    /// Its switches, in the order in which they are shown.
    pub switches: Vec<GameSwitch>,
}

/// Switch of a game, off until the player turns it on.
#[derive(Clone, Debug)]
pub struct GameSwitch {
    /// Name in the settings file: a name of the game, a full stop, and a name of the switch.
    pub name: &'static str,
    /// Label.
    pub label: Phrase,
}

/// Settings that only some games have.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameSettings {
    /// Switches that are on, by their names in the file. Settings of games that are not there, and
    /// values that this version of the program does not know, are kept.
    values: BTreeMap<String, Value>,
    /// Switches of all games that have some. They are part of the program and not saved.
    #[serde(skip)]
    switches: Vec<GameSwitches>,
}

impl PartialEq for GameSettings {
    fn eq(&self, other: &Self) -> bool {
        self.values == other.values
    }
}

impl Eq for GameSettings {}

impl GameSettings {
    /// Adds the switches of a game.
    pub fn add_switches(&mut self, of_game: GameSwitches) {
        self.switches.push(of_game);
    }

    /// Switches of all games that have some.
    pub fn switches(&self) -> &[GameSwitches] {
        &self.switches
    }

    /// Whether the switch of a name is on.
    pub fn is_on(&self, name: &str) -> bool {
        self.values.get(name) == Some(&Value::Bool(true))
    }

    /// Turns the switch of a name on or off.
    pub fn turn(&mut self, name: &str, is_on: bool) {
        if is_on {
            self.values.insert(name.to_owned(), Value::Bool(true));
        } else {
            self.values.remove(name);
        }
    }

    /// Turns the switches of all games off.
    pub fn reset_all(&mut self) {
        let names = self.switches.iter().flat_map(|of_game| &of_game.switches).map(|switch| switch.name);
        names.for_each(|name| drop(self.values.remove(name)));
    }
}

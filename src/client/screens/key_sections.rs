//! Sections of a list of keys: those of all games, and those of each game.

use super::game_shelf::games::GameShelf;
use crate::input::shortcuts::KeyGroup;
use crate::input::{Shortcut, Shortcuts};
use shell::language::{Phrase, phrase};

/// Section of a list of keys.
#[derive(Debug)]
pub(super) struct KeySection {
    /// Name of the game that has the keys, or words for all games; `None` if the list has no other
    /// section.
    pub(super) heading: Option<Phrase>,
    /// Shortcuts of the section; at least one.
    pub(super) shortcuts: Vec<Shortcut>,
}

/// Games whose keys a list has, besides the keys of all games.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyLists<'a> {
    /// Keys of all shortcuts.
    pub(super) shortcuts: &'a Shortcuts,
    /// Games on the shelf, which have their names.
    pub(super) shelf: &'a GameShelf,
    /// The only game whose keys are listed, by its name in saved games; `None` for every game.
    pub(super) only: Option<&'static str>,
}

impl KeyLists<'_> {
    /// Returns the groups that have shortcuts.
    pub(super) fn groups(self) -> Vec<KeyGroup> {
        KeyGroup::ALL.into_iter().filter(|group| !self.sections_of(*group).is_empty()).collect()
    }

    /// Returns the sections of a group. The keys of the only game come before those of all games;
    /// those of several games come after them.
    pub(super) fn sections_of(self, group: KeyGroup) -> Vec<KeySection> {
        let games = match self.only {
            Some(game) => vec![Some(game), None],
            None => {
                let mut games = vec![None];
                for shortcut in self.shortcuts.all() {
                    let game = shortcut.context().game;
                    if !games.contains(&game) {
                        games.push(game);
                    }
                }
                games
            }
        };
        let all: Vec<Shortcut> = self.shortcuts.all_in(group.places).collect();
        let mut sections: Vec<KeySection> = games
            .into_iter()
            .map(|game| KeySection {
                heading: Some(self.name_of(game)),
                shortcuts: all.iter().copied().filter(|shortcut| shortcut.context().game == game).collect(),
            })
            .filter(|section| !section.shortcuts.is_empty())
            .collect();
        if let [section] = &mut sections[..] {
            section.heading = None;
        }
        sections
    }

    fn name_of(self, game: Option<&str>) -> Phrase {
        let Some(game) = game else { return phrase!("keys-of-all-games") };
        self.shelf.cover_of(game).map_or_else(|| Phrase::words(game), |cover| cover.name.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::shortcuts::shortcuts;
    use shell::language::MESSAGES;

    mod first {
        use super::*;

        shortcuts! {
            ALL in self, of Some("first"), told by &MESSAGES, prefix "first.";
            OWN = own: Table, [R], "key-undo";
        }
    }

    mod second {
        use super::*;

        shortcuts! {
            ALL in self, of Some("second"), told by &MESSAGES, prefix "second.";
            OWN = own: Table, [R], "key-redo";
            IN_REPLAYS = in_replays: Replay, [A], "key-hint";
        }
    }

    /// Games of the sections of a group, and whether each has a heading.
    fn sections(only: Option<&'static str>, group: KeyGroup) -> Vec<(Option<&'static str>, bool)> {
        let mut shortcuts = Shortcuts::default();
        shortcuts.add_table(first::ALL);
        shortcuts.add_table(second::ALL);
        let lists = KeyLists { shortcuts: &shortcuts, shelf: &GameShelf::default(), only };
        let sections = lists.sections_of(group).into_iter();
        sections.map(|section| (section.shortcuts[0].context().game, section.heading.is_some())).collect()
    }

    #[test]
    fn keys_of_all_games_come_first_unless_one_game_is_meant() {
        let [first, second] = [Some("first"), Some("second")];
        assert_eq!(sections(None, KeyGroup::AT_THE_TABLE), [(None, true), (first, true), (second, true)]);
        assert_eq!(sections(second, KeyGroup::AT_THE_TABLE), [(second, true), (None, true)]);
        assert_eq!(sections(None, KeyGroup::ALL[1]), [(None, true), (second, true)]);
        assert_eq!(sections(first, KeyGroup::ALL[1]), [(None, false)], "the only section needs no heading");
    }
}

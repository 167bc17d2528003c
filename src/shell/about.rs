//! Versions of the program, and of each game's rules and saved games.

use std::time::{Duration, SystemTime};

use crate::language::{Phrase, languages, phrase};
use crate::record::Recorded;
use crate::time::format_rfc_3339;

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Versions of a game's rules and saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameVersions {
    name: &'static str,
    rules: u32,
    format: u32,
    correspondence_format: u32,
}

impl GameVersions {
    /// Versions of a game.
    pub const fn of<G: Recorded>() -> Self {
        Self { name: G::NAME, rules: G::RULES, format: G::FORMAT, correspondence_format: G::CORRESPONDENCE_FORMAT }
    }

    fn phrase(self) -> Phrase {
        phrase!(
            "about-game",
            game = self.name,
            rules = self.rules,
            format = self.format,
            travelling = self.correspondence_format
        )
    }
}

/// Day of the commit that the program was built from, such as 2026-11-24; `None` if the environment
/// variable `SOURCE_DATE_EPOCH` (seconds since 1970), which builds of packages set, was missing or
/// invalid at build time.
pub fn commit_date() -> Option<String> {
    day_of_seconds(option_env!("SOURCE_DATE_EPOCH")?)
}

fn day_of_seconds(seconds: &str) -> Option<String> {
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds.parse().ok()?))?;
    Some(format_rfc_3339(time).chars().take(10).collect())
}

/// All versions in the language of this computer, for `--version` and crash reports: a line for the
/// program and one for each game.
pub fn version_text(games: &[GameVersions]) -> String {
    let language = languages::language_of_computer();
    let program = program_phrase(commit_date());
    let lines = std::iter::once(program).chain(games.iter().map(|game| game.phrase()));
    lines.map(|line| language.tell(&line)).collect::<Vec<String>>().join("\n")
}

fn program_phrase(date: Option<String>) -> Phrase {
    let is_known = if date.is_some() { "known" } else { "unknown" };
    phrase!("about-program", version = VERSION, known = is_known, date = date.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn the_day_is_told_where_it_is_known() {
        assert_eq!(day_of_seconds("1795510800").as_deref(), Some("2026-11-24"));
        assert_eq!((day_of_seconds(""), day_of_seconds("-1"), day_of_seconds("yesterday")), (None, None, None));
        let told = |date: Option<&str>| Language::english().tell(&program_phrase(date.map(str::to_owned)));
        assert_eq!(told(Some("2026-11-24")), format!("{VERSION} (committed on 2026-11-24)"));
        assert_eq!(told(None), VERSION);
    }

    #[test]
    fn each_game_has_a_line_of_its_own() {
        let chess = GameVersions { name: "Chess", rules: 2, format: 7, correspondence_format: 8 };
        let draughts = GameVersions { name: "Draughts", rules: 1, format: 1, correspondence_format: 2 };
        let text = version_text(&[chess, draughts]);
        assert_eq!(text.lines().count(), 3, "{text}");
        let line = Language::english().tell(&chess.phrase());
        assert_eq!(line, "Chess: rules version 2, saved games format 7 (8 between computers)");
    }
}

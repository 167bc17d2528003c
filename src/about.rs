//! Versions of the program, of the rules and of saved games.

use std::time::{Duration, SystemTime};

use crate::games::junkyard_bots::record::{NEWEST_FORMAT, RULES_VERSION};
use crate::shell::language::{Phrase, languages, phrase};
use crate::shell::time::format_rfc_3339;

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

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

/// All versions in the language of this computer, for `--version` and crash reports.
pub fn version_text() -> String {
    languages::language_of_computer().tell(&version_phrase(commit_date()))
}

fn version_phrase(date: Option<String>) -> Phrase {
    let is_known = if date.is_some() { "known" } else { "unknown" };
    let date = date.unwrap_or_default();
    phrase!(
        "about-versions",
        version = VERSION,
        known = is_known,
        date = date,
        rules = RULES_VERSION,
        format = NEWEST_FORMAT
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::language::Language;

    #[test]
    fn the_day_is_told_where_it_is_known() {
        assert_eq!(day_of_seconds("1795510800").as_deref(), Some("2026-11-24"));
        assert_eq!((day_of_seconds(""), day_of_seconds("-1"), day_of_seconds("yesterday")), (None, None, None));
        let told = |date: Option<&str>| Language::english().tell(&version_phrase(date.map(str::to_owned)));
        assert!(told(Some("2026-11-24")).starts_with(&format!("{VERSION} (committed on 2026-11-24)\n")));
        let unknown = told(None);
        assert!(unknown.starts_with(&format!("{VERSION}\n")), "{unknown}");
        assert!(unknown.contains(&format!("saved games: format {NEWEST_FORMAT}")), "{unknown}");
    }
}

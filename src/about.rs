//! Which program this is: its version, and those of the rules and of saved games.

use std::time::{Duration, SystemTime};

use crate::language::{Phrase, languages, phrase};
use crate::record::format::{FORMAT, RULES};
use crate::record::time::rfc_3339;

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The day of the commit that it was built from, as in 2026-11-24; `None` where whoever built it
/// didn't say so. Those who build packages set `SOURCE_DATE_EPOCH`, in seconds since 1970.
pub fn date() -> Option<String> {
    day(option_env!("SOURCE_DATE_EPOCH")?)
}

fn day(seconds: &str) -> Option<String> {
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds.parse().ok()?))?;
    Some(rfc_3339(time).chars().take(10).collect())
}

/// What a program is asked for before anything goes wrong with it: all versions, in the language of
/// this computer.
pub fn versions() -> String {
    languages::of_this_computer().tell(&told(date()))
}

fn told(date: Option<String>) -> Phrase {
    let is_known = if date.is_some() { "known" } else { "unknown" };
    let date = date.unwrap_or_default();
    phrase!("about-versions", version = VERSION, known = is_known, date = date, rules = RULES, format = FORMAT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn the_day_is_told_where_it_is_known() {
        assert_eq!(day("1795510800").as_deref(), Some("2026-11-24"));
        assert_eq!((day(""), day("-1"), day("yesterday")), (None, None, None));
        let told = |date: Option<&str>| Language::english().tell(&told(date.map(str::to_owned)));
        assert!(told(Some("2026-11-24")).starts_with(&format!("{VERSION} (committed on 2026-11-24)\n")));
        let unknown = told(None);
        assert!(unknown.starts_with(&format!("{VERSION}\n")), "{unknown}");
        assert!(unknown.contains(&format!("saved games: format {FORMAT}")), "{unknown}");
    }
}

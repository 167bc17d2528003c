//! The languages there are, and the one that this computer speaks.
//!
//! Both are found out when the program starts and stay as they are until it ends. Until then there are the languages that come with the
//! game, and this computer speaks English: so tests depend on no machine.

use std::sync::{LazyLock, OnceLock};

use unic_langid::LanguageIdentifier;

use super::fluent::{ENGLISH_FILE, Language};

/// The files of the languages that come with the game: their tags, and what they hold.
pub const BUILT_IN: [(&str, &str); 3] = [
    ("en", ENGLISH_FILE),
    ("de", include_str!("../../assets/languages/de.ftl")),
    ("es", include_str!("../../assets/languages/es.ftl")),
];

static CAME_WITH_THE_GAME: LazyLock<Vec<Language>> =
    LazyLock::new(|| BUILT_IN.iter().filter_map(|(tag, file)| read(tag, file)).collect());
static ADDED: OnceLock<Vec<Language>> = OnceLock::new();
static OF_THIS_COMPUTER: OnceLock<&Language> = OnceLock::new();

/// A language's file; `None` if `tag` is no tag of a language.
fn read(tag: &str, file: &str) -> Option<Language> {
    let tag: LanguageIdentifier = tag.parse().ok()?;
    Some(Language::read(tag, file))
}

/// Adds languages, once: their tags, and what their files hold. One that came with the game gives way to one that is added. Returns the
/// tags that are none.
pub fn add(files: Vec<(String, String)>) -> Vec<String> {
    let (mut added, mut refused) = (Vec::new(), Vec::new());
    for (tag, file) in files {
        match read(&tag, &file) {
            Some(language) => added.push(language),
            None => refused.push(tag),
        }
    }
    let _ = ADDED.set(added);
    refused
}

/// All languages: those that came with the game, then those that were added.
pub fn all() -> impl Iterator<Item = &'static Language> {
    let added = ADDED.get().map_or(&[][..], Vec::as_slice);
    let is_added = |language: &Language| added.iter().any(|other| other == language);
    CAME_WITH_THE_GAME.iter().filter(move |language| !is_added(language)).chain(added)
}

/// The language with a tag.
pub fn with_tag(tag: &str) -> Option<&'static Language> {
    let tag: LanguageIdentifier = tag.parse().ok()?;
    all().find(|language| *language.identifier() == tag)
}

/// Tells which language this computer speaks, once: `locale` as the system names it, such as `de-AT`.
pub fn begin(locale: Option<&str>) {
    let _ = OF_THIS_COMPUTER.set(nearest(locale));
}

/// The language that this computer speaks, as near as there is one; English if there is none.
pub fn of_this_computer() -> &'static Language {
    OF_THIS_COMPUTER.get().copied().unwrap_or_else(Language::english)
}

/// The language of a locale: the one of its country, or else any of the same language.
fn nearest(locale: Option<&str>) -> &'static Language {
    let wanted: Option<LanguageIdentifier> = locale.and_then(|locale| locale.parse().ok());
    let Some(wanted) = wanted else { return Language::english() };
    let same = |language: &&Language| *language.identifier() == wanted;
    let alike = |language: &&Language| language.identifier().language == wanted.language;
    all().find(same).or_else(|| all().find(alike)).unwrap_or_else(Language::english)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_leads_to_the_nearest_language() {
        for (locale, tag) in [("en-GB", "en"), ("de_AT", "de"), ("de", "de"), ("es-419", "es")] {
            assert_eq!(nearest(Some(locale)).tag(), tag, "{locale}");
        }
        for other in [None, Some("C"), Some("tlh"), Some(""), Some("no locale at all")] {
            assert_eq!(nearest(other).tag(), "en", "{other:?}");
        }
        assert_eq!(with_tag("en").map(Language::tag), Some("en".to_owned()));
        assert!(with_tag("tlh").is_none() && with_tag("").is_none());
    }
}

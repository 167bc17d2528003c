//! Words of phrases, for unit tests.

use shell::language::{Language, Phrase, languages};

/// Words of a phrase in English. Asserts that every language has it with all of its arguments.
pub(crate) fn tell(told: &Phrase) -> String {
    for language in languages::all_languages() {
        let words = language.tell(told);
        assert!(language.has_phrase(told) && !words.is_empty(), "{}: {}", language.tag(), told.id());
        assert!(!words.contains(['{', '}']), "{}: {words}", language.tag());
    }
    Language::english().tell(told)
}

/// Words of a phrase in a language.
pub(crate) fn tell_in(tag: &str, told: &Phrase) -> String {
    languages::with_tag(tag).unwrap().tell(told)
}

//! Language: the messages of a Fluent file.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use unic_langid::LanguageIdentifier;

use super::phrase::{Argument, InWords, Phrase};
use crate::shell::outside::{isolate_if_right_to_left, visible_lines, visible_words};

/// Fluent file of English, the language in which this project is written.
pub(super) const ENGLISH_FILE: &str = concat!(
    include_str!("../../../assets/shell/languages/en.ftl"),
    include_str!("../../../assets/games/junkyard_bots/languages/en.ftl")
);

static ENGLISH: LazyLock<Language> = LazyLock::new(|| Language::read("en".parse().unwrap_or_default(), ENGLISH_FILE));

/// Language with its texts of the messages.
pub struct Language {
    tag: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// Ids of the messages that it has.
    ids: BTreeSet<String>,
    /// Number of syntax errors in its file.
    error_count: usize,
}

impl fmt::Debug for Language {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        write!(to, "Language({})", self.tag)
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Language {}

impl Language {
    /// Reads a language's file. Entries with syntax errors are left out and counted.
    pub fn read(tag: LanguageIdentifier, file: &str) -> Self {
        let (resource, error_count) = match FluentResource::try_new(file.to_owned()) {
            Ok(resource) => (resource, 0),
            Err((resource, errors)) => (resource, errors.len()),
        };
        let ids = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        });
        let ids = ids.collect();
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        // Fluent would isolate every argument; `isolated` marks only the words from outside that
        // need it.
        bundle.set_use_isolating(false);
        // Of two messages with the same id, the later one counts.
        bundle.add_resource_overriding(resource);
        // This fails only if a function of this name exists already.
        let _ = bundle.add_function("CAPITAL", capitalise);
        Self { tag, bundle, ids, error_count }
    }

    /// English, the language in which this project is written.
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// Tag of the language, such as `en` or `pt-BR`.
    pub fn tag(&self) -> String {
        self.tag.to_string()
    }

    /// Tag of the language, for comparisons.
    pub(super) const fn identifier(&self) -> &LanguageIdentifier {
        &self.tag
    }

    /// Number of syntax errors in its file.
    pub const fn error_count(&self) -> usize {
        self.error_count
    }

    /// Share of the game's messages that it has, in percent, rounded down: 100 only if it has all.
    pub fn percent_complete(&self) -> usize {
        let all = &ENGLISH.ids;
        let has = all.iter().filter(|id| self.ids.contains(*id)).count();
        100 * has / all.len().max(1)
    }

    /// Translates a phrase. A message that the language lacks is given in English, and one that
    /// English lacks too as its id.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.try_tell(phrase).or_else(|| ENGLISH.try_tell(phrase)).unwrap_or_else(|| phrase.id().to_owned())
    }

    /// Whether the language has the message or the attribute that a phrase names.
    pub fn has_phrase(&self, phrase: &Phrase) -> bool {
        self.try_tell(phrase).is_some()
    }

    fn try_tell(&self, phrase: &Phrase) -> Option<String> {
        let (id, attribute) = match phrase.id().split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (phrase.id(), None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs =
            phrase.arguments().iter().map(|(name, argument)| (*name, self.fluent_value(argument))).collect();
        // A placeholder without an argument is shown as its name. Tests compare the arguments of
        // all messages, so the errors are not needed here.
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    }

    fn fluent_value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Words(words) => isolate_if_right_to_left(visible_words(words)).into(),
            Argument::Lines(text) => visible_lines(text).into(),
            Argument::Number(number) => (*number).into(),
            Argument::Decimal(number) => number.replace('.', &self.tell(&Phrase::new("decimal-sign"))).into(),
            Argument::Phrase(phrase) => self.tell(phrase).into(),
            Argument::List(items) => self.joined_list(items).into(),
        }
    }

    /// Joins items as the language does: "A, B and C".
    fn joined_list(&self, items: &[Argument]) -> String {
        let words = |argument: &Argument| match self.fluent_value(argument) {
            FluentValue::String(words) => words.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
        };
        let Some((last, others)) = items.split_last() else { return String::new() };
        let two = |id: &'static str, first: String, second: String| {
            // `Lines` rather than `Words`, because both are translated and made visible already.
            self.tell(&Phrase::new(id).with("first", Argument::lines(first)).with("second", Argument::lines(second)))
        };
        let first = others.iter().map(words).reduce(|first, next| two("list-comma", first, next));
        match first {
            Some(first) => two("list-and", first, words(last)),
            None => words(last),
        }
    }
}

/// Fluent function `CAPITAL($words)`: its argument with a capital first letter, for the beginning
/// of a sentence.
fn capitalise<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(words)) = arguments.first() else { return FluentValue::Error };
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()).into()
}

/// Sentence of a phrase in English, for developers.
pub fn tell_in_english(told: &impl InWords) -> String {
    Language::english().tell(&told.phrase())
}

/// Implements `Display` for types with [`InWords`]: their phrase in English, for developers in
/// tests, panics and the examples of the documentation.
macro_rules! displayed_in_english {
    ($($told:ty),* $(,)?) => {$(
        impl std::fmt::Display for $told {
            fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
                to.write_str(&$crate::shell::language::fluent::Language::english().tell(&$crate::shell::language::phrase::InWords::phrase(self)))
            }
        }
    )*};
}

pub(crate) use displayed_in_english;

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str, file: &str) -> Language {
        Language::read(tag.parse().expect("a tag"), file)
    }

    #[test]
    fn a_phrase_is_told_with_its_arguments_in_the_languages_own_way() {
        let german = language(
            "de",
            "decimal-sign = ,\nlist-and = { $first } und { $second }\nlist-comma = { $first }, { $second }\n\
             share = { $names }: { $share } %\nparts = { $count ->\n    [one] ein Teil\n   *[other] { $count } Teile\n }\n\
             tile = Auge\n    .one = ein Auge\ntook = { $name } nahm { $tile }\n",
        );
        let share = Phrase::new("share").with("names", Argument::list(["A", "B", "C"]));
        assert_eq!(german.tell(&share.with("share", Argument::decimal(54.25, 1))), "A, B und C: 54,2 %");
        assert_eq!(german.tell(&Phrase::new("parts").with("count", 1)), "ein Teil");
        assert_eq!(german.tell(&Phrase::new("parts").with("count", 12_345)), "12345 Teile");
        let begins = language("de", "begins = { CAPITAL($what) }.");
        assert_eq!(begins.tell(&Phrase::new("begins").with("what", "übrig ist nichts")), "Übrig ist nichts.");
        let took = Phrase::new("took").with("name", "Mara").with("tile", Phrase::new("tile.one"));
        assert_eq!(german.tell(&took), "Mara nahm ein Auge");
    }

    #[test]
    fn words_from_outside_steer_nothing_and_turn_no_sentence() {
        let english = Language::english();
        let list = |name: &str| english.tell(&Phrase::new("words").with("words", Argument::list(["Mara", name, name])));
        assert_eq!(list("\u{1b}[31m\n"), "Mara, <U+001B>[31m<U+000A> and <U+001B>[31m<U+000A>");
        assert_eq!(list("שלום"), "Mara, \u{2068}שלום\u{2069} and \u{2068}שלום\u{2069}");
        let lines = Phrase::new("words").with("words", Argument::lines("one\n\u{9b}two"));
        assert_eq!(english.tell(&lines), "one\n<U+009B>two");
    }

    #[test]
    fn what_a_language_lacks_is_told_in_english_and_what_nobody_has_by_its_id() {
        let sparse = language("eo", "other = io\n");
        assert_eq!(sparse.tell(&Phrase::new("decimal-sign")), ".");
        assert_eq!(sparse.tell(&Phrase::new("no-such-message")), "no-such-message");
        assert!(sparse.has_phrase(&Phrase::new("other")) && !sparse.has_phrase(&Phrase::new("decimal-sign")));
        assert_eq!(sparse.percent_complete(), 0);
        assert_eq!(Language::english().percent_complete(), 100);
    }

    #[test]
    fn what_cannot_be_read_of_a_file_harms_nothing_else() {
        let damaged = language("eo", "one = unu\n= = nothing { \ntwo = du\n{ $x\nthree = tri { $y\nfour = kvar\n");
        assert!(damaged.error_count() > 0);
        assert_eq!(damaged.tell(&Phrase::new("one")), "unu");
        assert_eq!(damaged.tell(&Phrase::new("four")), "kvar");
    }

    #[test]
    fn only_the_placeholder_of_an_argument_that_is_missing_is_shown() {
        let language = language("eo", "hello = Saluton, { $name }!\n");
        assert_eq!(language.tell(&Phrase::new("hello")), "Saluton, {$name}!");
    }
}

//! Language: the messages of a Fluent file.

use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use super::bundle::{Bundle, make_bundle, parse_file};
use super::messages::{MESSAGES, Messages, TAGS};
use super::phrase::{Argument, InWords, Phrase};
use crate::outside::{isolate_if_right_to_left, visible_lines, visible_words};

static BUILT_IN: LazyLock<[Language; TAGS.len()]> = LazyLock::new(|| std::array::from_fn(Language::built_in));

/// Language with its texts of the messages.
pub struct Language {
    tag: LanguageIdentifier,
    source: Source,
}

/// Origin of a language's texts.
enum Source {
    /// The program: number of the language in [`TAGS`].
    Program(usize),
    /// One file with messages of the shell and all games, which a player has added.
    File { bundle: Bundle, error_count: usize, percent_complete: usize },
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
    /// Reads the file of a language that a player has added; `all` are the messages of the shell
    /// and all games. Entries with syntax errors are left out and counted.
    pub fn read(tag: LanguageIdentifier, file: &str, all: &[&'static Messages]) -> Self {
        let (resource, error_count) = parse_file(file);
        let bundle = make_bundle(tag.clone(), [resource]);
        let ids = || all.iter().flat_map(|messages| messages.ids());
        let has = ids().filter(|id| bundle.has_message(id)).count();
        let percent_complete = 100 * has / ids().count().max(1);
        Self { tag, source: Source::File { bundle, error_count, percent_complete } }
    }

    /// Language with a number in [`TAGS`].
    fn built_in(number: usize) -> Self {
        Self { tag: TAGS[number].parse().unwrap_or_default(), source: Source::Program(number) }
    }

    /// Languages that come with the program.
    pub(super) fn all_built_in() -> &'static [Self] {
        BUILT_IN.as_slice()
    }

    /// English, the language in which this project is written.
    pub fn english() -> &'static Self {
        &BUILT_IN[0]
    }

    /// Tag of the language, such as `en` or `pt-BR`.
    pub fn tag(&self) -> String {
        self.tag.to_string()
    }

    /// Tag of the language, for comparisons.
    pub(super) const fn identifier(&self) -> &LanguageIdentifier {
        &self.tag
    }

    /// Number of syntax errors in the file that a player has added; 0 for other languages.
    pub const fn error_count(&self) -> usize {
        match &self.source {
            Source::Program(_) => 0,
            Source::File { error_count, .. } => *error_count,
        }
    }

    /// Share of the messages of the shell and all games that it has, in percent, rounded down: 100
    /// only if it has all.
    pub const fn percent_complete(&self) -> usize {
        match &self.source {
            Source::Program(_) => 100,
            Source::File { percent_complete, .. } => *percent_complete,
        }
    }

    /// Translates a phrase. A message that the language lacks is given in English, and one that
    /// English lacks too as its id.
    pub fn tell(&self, phrase: &Phrase) -> String {
        self.try_tell(phrase).or_else(|| Self::english().try_tell(phrase)).unwrap_or_else(|| phrase.id().to_owned())
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
        let bundle = match &self.source {
            Source::Program(number) => phrase.messages().bundle(*number),
            Source::File { bundle, .. } => bundle,
        };
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let arguments: FluentArgs =
            phrase.arguments().iter().map(|(name, argument)| (*name, self.fluent_value(argument))).collect();
        // A placeholder without an argument is shown as its name. Tests compare the arguments of
        // all messages, so the errors are not needed here.
        let mut errors = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned())
    }

    fn fluent_value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Words(words) => isolate_if_right_to_left(visible_words(words)).into(),
            Argument::Lines(text) => visible_lines(text).into(),
            Argument::Number(number) => (*number).into(),
            Argument::Decimal(number) => {
                number.replace('.', &self.tell(&Phrase::new(&MESSAGES, "decimal-sign"))).into()
            }
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
            let two = Phrase::new(&MESSAGES, id).with("first", Argument::lines(first));
            self.tell(&two.with("second", Argument::lines(second)))
        };
        let first = others.iter().map(words).reduce(|first, next| two("list-comma", first, next));
        match first {
            Some(first) => two("list-and", first, words(last)),
            None => words(last),
        }
    }
}

/// Sentence of a phrase in English, for developers.
pub fn tell_in_english(told: &impl InWords) -> String {
    Language::english().tell(&told.phrase())
}

/// Implements `Display` for types with [`InWords`]: their phrase in English, for developers in
/// tests, panics and the examples of the documentation.
#[macro_export]
macro_rules! displayed_in_english {
    ($($told:ty),* $(,)?) => {$(
        impl std::fmt::Display for $told {
            fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
                to.write_str(&$crate::language::fluent::Language::english().tell(&$crate::language::phrase::InWords::phrase(self)))
            }
        }
    )*};
}

pub use displayed_in_english;

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str, file: &str) -> Language {
        Language::read(tag.parse().expect("a tag"), file, &[&MESSAGES])
    }

    fn phrase_named(id: &'static str) -> Phrase {
        Phrase::new(&MESSAGES, id)
    }

    #[test]
    fn a_phrase_is_told_with_its_arguments_in_the_languages_own_way() {
        let german = language(
            "de",
            "decimal-sign = ,\nlist-and = { $first } und { $second }\nlist-comma = { $first }, { $second }\n\
             share = { $names }: { $share } %\nparts = { $count ->\n    [one] ein Teil\n   *[other] { $count } Teile\n }\n\
             tile = Auge\n    .one = ein Auge\ntook = { $name } nahm { $tile }\n",
        );
        let share = phrase_named("share").with("names", Argument::list(["A", "B", "C"]));
        assert_eq!(german.tell(&share.with("share", Argument::decimal(54.25, 1))), "A, B und C: 54,2 %");
        assert_eq!(german.tell(&phrase_named("parts").with("count", 1)), "ein Teil");
        assert_eq!(german.tell(&phrase_named("parts").with("count", 12_345)), "12345 Teile");
        let begins = language("de", "begins = { CAPITAL($what) }.");
        assert_eq!(begins.tell(&phrase_named("begins").with("what", "übrig ist nichts")), "Übrig ist nichts.");
        let took = phrase_named("took").with("name", "Mara").with("tile", phrase_named("tile.one"));
        assert_eq!(german.tell(&took), "Mara nahm ein Auge");
    }

    #[test]
    fn words_from_outside_steer_nothing_and_turn_no_sentence() {
        let english = Language::english();
        let list =
            |name: &str| english.tell(&phrase_named("words").with("words", Argument::list(["Mara", name, name])));
        assert_eq!(list("\u{1b}[31m\n"), "Mara, <U+001B>[31m<U+000A> and <U+001B>[31m<U+000A>");
        assert_eq!(list("שלום"), "Mara, \u{2068}שלום\u{2069} and \u{2068}שלום\u{2069}");
        let lines = phrase_named("words").with("words", Argument::lines("one\n\u{9b}two"));
        assert_eq!(english.tell(&lines), "one\n<U+009B>two");
    }

    #[test]
    fn what_a_language_lacks_is_told_in_english_and_what_nobody_has_by_its_id() {
        let sparse = language("eo", "other = io\n");
        assert_eq!(sparse.tell(&phrase_named("decimal-sign")), ".");
        assert_eq!(sparse.tell(&phrase_named("no-such-message")), "no-such-message");
        assert!(sparse.has_phrase(&phrase_named("other")) && !sparse.has_phrase(&phrase_named("decimal-sign")));
        assert_eq!(sparse.percent_complete(), 0);
        assert_eq!(Language::english().percent_complete(), 100);
    }

    #[test]
    fn what_cannot_be_read_of_a_file_harms_nothing_else() {
        let damaged = language("eo", "one = unu\n= = nothing { \ntwo = du\n{ $x\nthree = tri { $y\nfour = kvar\n");
        assert!(damaged.error_count() > 0);
        assert_eq!(damaged.tell(&phrase_named("one")), "unu");
        assert_eq!(damaged.tell(&phrase_named("four")), "kvar");
    }

    #[test]
    fn only_the_placeholder_of_an_argument_that_is_missing_is_shown() {
        let language = language("eo", "hello = Saluton, { $name }!\n");
        assert_eq!(language.tell(&phrase_named("hello")), "Saluton, {$name}!");
    }
}

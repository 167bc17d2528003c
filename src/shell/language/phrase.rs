//! Ids of messages with their arguments.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use super::messages::{MESSAGES, Messages};

/// Untranslated text for a player: the id of a message of the shell or of a game, and its
/// arguments.
#[derive(Clone, Debug)]
pub struct Phrase {
    messages: &'static Messages,
    id: Cow<'static, str>,
    arguments: Vec<(&'static str, Argument)>,
}

impl Phrase {
    /// Message without arguments. An id such as `how-to-keys.note` names an attribute of the
    /// message.
    pub fn new(messages: &'static Messages, id: impl Into<Cow<'static, str>>) -> Self {
        Self { messages, id: id.into(), arguments: Vec::new() }
    }

    /// Words that are the same in every language, such as a name or a text that a player wrote.
    pub fn words(words: impl Into<String>) -> Self {
        Self::new(&MESSAGES, "words").with("words", words.into())
    }

    /// Phrases joined with commas; `None` if there are none.
    pub fn list(all: impl IntoIterator<Item = Self>) -> Option<Self> {
        let two = |first, next| Self::new(&MESSAGES, "list-comma").with("first", first).with("second", next);
        all.into_iter().reduce(two)
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// Messages of which it is one.
    pub const fn messages(&self) -> &'static Messages {
        self.messages
    }

    /// Id of the message, with the attribute after a dot.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Arguments of the message, by name.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }
}

/// Ids are unique over the messages of the shell and all games, so they need no comparison.
impl PartialEq for Phrase {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && self.arguments == other.arguments
    }
}

impl Eq for Phrase {}

impl Hash for Phrase {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.id.hash(hasher);
        self.arguments.hash(hasher);
    }
}

/// Empty text.
impl Default for Phrase {
    fn default() -> Self {
        Self::words("")
    }
}

/// Argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// Words that are the same in every language, or a key that the message selects a variant by,
    /// such as `small`. They may come from outside, so they are made harmless by
    /// [`visible_words`](crate::outside::visible_words).
    Words(String),
    /// Text of several lines, by this program or the system.
    Lines(String),
    /// Whole number.
    Number(i64),
    /// Number with digits after its decimal sign, which is a point here; the language replaces it.
    Decimal(String),
    /// Another message, in the same language.
    Phrase(Phrase),
    /// Items, joined as the language does: "A, B and C".
    List(Vec<Self>),
}

impl Argument {
    /// Text of several lines.
    pub fn lines(text: impl Into<String>) -> Self {
        Self::Lines(text.into())
    }

    /// Number, rounded to `digits` digits after the decimal sign.
    pub fn decimal(value: f64, digits: usize) -> Self {
        Self::Decimal(format!("{value:.digits$}"))
    }

    /// Items, joined as the language does.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<&str> for Argument {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<&String> for Argument {
    fn from(words: &String) -> Self {
        Self::Words(words.clone())
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<&Phrase> for Argument {
    fn from(phrase: &Phrase) -> Self {
        Self::Phrase(phrase.clone())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        // Fluent stores numbers as floats; a number that a float can't hold exactly becomes words.
        const MOST: u64 = 1 << 53;
        match i64::try_from(number) {
            Ok(small) if number <= MOST => Self::Number(small),
            _ => Self::Words(number.to_string()),
        }
    }
}

/// Value that is shown to a player as a message.
pub trait InWords {
    /// Message for the value.
    fn phrase(&self) -> Phrase;
}

impl<T: InWords> From<&T> for Argument {
    fn from(told: &T) -> Self {
        Self::Phrase(told.phrase())
    }
}

/// Builds a [`Phrase`] of some messages: `phrase_of!(&MESSAGES, "saved-count", count = count)`.
/// Each game has a macro `phrase!` for its own messages and those of the shell.
#[macro_export]
macro_rules! phrase_of {
    ($messages:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::phrase::Phrase::new($messages, $id)$(.with(stringify!($name), $value))*
    };
}

pub use phrase_of;

/// Builds a [`Phrase`] of the shell: `phrase!("saved-count", count = count)`.
#[macro_export]
macro_rules! phrase {
    ($($phrase:tt)*) => {
        $crate::language::phrase::phrase_of!(&$crate::language::messages::MESSAGES, $($phrase)*)
    };
}

pub use phrase;

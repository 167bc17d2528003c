//! A message's id with its arguments.

use std::borrow::Cow;

/// Something to tell a player, in no language yet: the id of a message in `assets/languages/`, and
/// its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    id: Cow<'static, str>,
    arguments: Vec<(&'static str, Argument)>,
}

impl Phrase {
    /// A message without arguments. A dot in the id leads to an attribute of it.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), arguments: Vec::new() }
    }

    /// Words that are the same in every language: a name, what a player wrote.
    pub fn words(words: impl Into<String>) -> Self {
        Self::new("words").with("words", words.into())
    }

    /// Some in a row, with commas; `None` if there are none.
    pub fn list(all: impl IntoIterator<Item = Self>) -> Option<Self> {
        all.into_iter().reduce(|first, next| Self::new("list-comma").with("first", first).with("second", next))
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// Which message.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }
}

/// No words.
impl Default for Phrase {
    fn default() -> Self {
        Self::words("")
    }
}

/// What can be put into a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// Words that are the same in every language, or a word that the message chooses by: `small`. A
    /// stranger may have written them: they are told as [`visible`](crate::outside::visible())
    /// shows them.
    Words(String),
    /// Words over several lines, of the program's own or the system's.
    Lines(String),
    /// A whole number.
    Number(i64),
    /// A number with digits after its decimal sign, which is a point here.
    Decimal(String),
    /// Another message.
    Phrase(Phrase),
    /// Several things, joined as the language joins them: "A, B and C".
    List(Vec<Self>),
}

impl Argument {
    /// Words over several lines.
    pub fn lines(text: impl Into<String>) -> Self {
        Self::Lines(text.into())
    }

    /// A number with so many digits after the decimal sign.
    pub fn decimal(value: f64, digits: usize) -> Self {
        Self::Decimal(format!("{value:.digits$}"))
    }

    /// Several things, joined as the language joins them.
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
        // Messages count in floats: what those can't hold is shown as it is written.
        const MOST: u64 = 1 << 53;
        match i64::try_from(number) {
            Ok(small) if number <= MOST => Self::Number(small),
            _ => Self::Words(number.to_string()),
        }
    }
}

/// What can be told to a player.
pub trait InWords {
    /// The message that tells it.
    fn phrase(&self) -> Phrase;
}

impl<T: InWords> From<&T> for Argument {
    fn from(told: &T) -> Self {
        Self::Phrase(told.phrase())
    }
}

/// A message with its arguments: `phrase!("log-took", name = name, tile = tile)`.
macro_rules! phrase {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::phrase::Phrase::new($id)$(.with(stringify!($name), $value))*
    };
}

pub(crate) use phrase;

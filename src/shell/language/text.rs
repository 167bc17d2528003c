//! Text to show to a player.

use std::borrow::Cow;

use super::fluent::Language;
use super::phrase::Phrase;
use crate::outside::visible_lines;

/// Text to show: words that are the same in every language, such as a player's name or a number, or
/// a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text<'a> {
    /// Words, passed through [`visible_lines`], because they may be a name from a file.
    Words(Cow<'a, str>),
    /// Message with its arguments.
    Phrase(Cow<'a, Phrase>),
}

impl<'a> Text<'a> {
    /// Text in a language.
    pub fn in_language(self, language: &Language) -> Cow<'a, str> {
        match self {
            Self::Words(Cow::Borrowed(words)) => visible_lines(words),
            Self::Words(Cow::Owned(words)) => visible_lines(&words).into_owned().into(),
            Self::Phrase(phrase) => language.tell(&phrase).into(),
        }
    }

    /// The same text without borrows.
    pub fn into_owned(self) -> Text<'static> {
        match self {
            Self::Words(words) => Text::Words(words.into_owned().into()),
            Self::Phrase(phrase) => Text::Phrase(Cow::Owned(phrase.into_owned())),
        }
    }
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(words: &'a str) -> Self {
        Self::Words(words.into())
    }
}

impl From<String> for Text<'_> {
    fn from(words: String) -> Self {
        Self::Words(words.into())
    }
}

impl<'a> From<&'a String> for Text<'a> {
    fn from(words: &'a String) -> Self {
        Self::Words(words.into())
    }
}

impl<'a> From<Cow<'a, str>> for Text<'a> {
    fn from(words: Cow<'a, str>) -> Self {
        Self::Words(words)
    }
}

impl<'a> From<&'a Cow<'_, str>> for Text<'a> {
    fn from(words: &'a Cow<'_, str>) -> Self {
        Self::Words(Cow::Borrowed(words))
    }
}

impl From<Phrase> for Text<'_> {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Cow::Owned(phrase))
    }
}

impl<'a> From<&'a Phrase> for Text<'a> {
    fn from(phrase: &'a Phrase) -> Self {
        Self::Phrase(Cow::Borrowed(phrase))
    }
}

impl<'a> From<&Self> for Text<'a> {
    fn from(text: &Self) -> Self {
        text.clone()
    }
}

//! An action that the lesson or the rules don't allow.

use std::fmt;

use thiserror::Error;

use crate::language::{InWords, Language, Phrase};

/// Reason for which an action is refused in a lesson: `N` says why it has to wait, `I` which rule
/// forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonRefusal<N, I> {
    /// The lesson does not allow it yet.
    NotYet(N),
    /// The rules forbid it.
    Illegal(I),
}

impl<N: InWords, I: InWords> InWords for LessonRefusal<N, I> {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotYet(reason) => reason.phrase(),
            Self::Illegal(reason) => reason.phrase(),
        }
    }
}

/// In English, as all errors are displayed.
impl<N: InWords, I: InWords> fmt::Display for LessonRefusal<N, I> {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(&Language::english().tell(&self.phrase()))
    }
}

//! Types and functions that a game adds to its rules, so that shared code can record it.

use std::fmt::Debug;

use crate::shell::table::Rules;

/// Rules of a game that can be recorded.
pub trait Recorded: Rules {
    /// Choice in the making, which is kept with the game and need not be legal yet.
    type Draft: Clone + Debug + Eq + Send + Sync + 'static;

    /// Whether no step up to this event can be taken back, because something was drawn, looked at,
    /// decided by chance or told to others.
    fn is_final(event: &Self::Event) -> bool;

    /// Choice that is in the making again when an action is taken back.
    fn draft_of(action: &Self::Action) -> Option<Self::Draft>;

    /// Checks that the awaited player may make a choice of a draft's kind and with its parts.
    ///
    /// # Errors
    /// [`Rules::Refusal`] if not.
    fn check_draft(table: &Self::Table<'_>, draft: &Self::Draft) -> Result<(), Self::Refusal>;
}

//! Decision of a computer player at a step of a game, in words.

use crate::action::{Action, Engineers};
use crate::messages::phrase;
use crate::sentences::choices::choice_words;
use shell::language::Phrase;
use shell::record::History;
use shell::thinking::{Decision, PastDecision};
use shell::tools::Explained;

impl Explained for Engineers {
    fn move_in_words(history: &History<Self>, past: &PastDecision<Self>, action: &Action) -> Phrase {
        choice_words(action, &past.view().table(past.setup()), history.seats())
    }

    fn worths_note() -> Phrase {
        phrase!("engineers-explain-worths-note")
    }

    /// The players compare worths only, which stand in the table.
    fn reason_of_decision(_: &History<Self>, _: &PastDecision<Self>, _: &Decision<Self>) -> Option<Phrase> {
        None
    }
}

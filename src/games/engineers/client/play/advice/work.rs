//! Decisions of computer players as advice, from the knowledge of the seat alone (19.6).

use super::marks::marks_of_action;
use super::reasons::{Considered, reason_sentence};
use crate::action::{Action, Engineers};
use crate::client::play::command::EngineersCommand;
use crate::messages::phrase;
use crate::sentences::choices::choice_words;
use client::play::advice::finding::{AdvisedChoice, Advising};
use client::play::advice::hint::Hint;
use shell::language::Phrase;
use shell::thinking::Decision;

impl Advising for Engineers {
    const SHOW_HINT: fn(Box<Hint<Self>>) -> EngineersCommand = EngineersCommand::ShowHint;

    fn reason(choice: &AdvisedChoice<Self>, decision: &Decision<Self>) -> Phrase {
        let AdvisedChoice { player, seat, ref view, ref setup, .. } = *choice;
        reason_sentence(&Considered { player, table: &view.table(setup), seat, action: &decision.action })
    }

    fn hint(choice: &AdvisedChoice<Self>, action: &Action, reason: Phrase) -> Hint<Self> {
        let table = &choice.view.table(&choice.setup);
        let (thing, to) = marks_of_action(table, action);
        let action = phrase!("engineers-would", choice = choice_words(action, table, &choice.seats));
        Hint { action, reason, thing, to }
    }

    fn deed(line: Option<&Phrase>, name: &str) -> Phrase {
        match line {
            Some(line) => phrase!("engineers-did", what = line),
            None => phrase!("engineers-did-end", name = name),
        }
    }
}

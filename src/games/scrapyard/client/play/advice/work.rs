//! Decisions of computer players as advice, from the knowledge of the seat alone (11.7).

use super::reasons::{Considered, reason_sentence};
use crate::action::{Action, Scrapyard};
use crate::client::play::command::ScrapyardCommand;
use crate::client::play::exercises::lesson_commands::move_of_action;
use crate::messages::phrase;
use crate::sentences::choices::choice_words;
use client::play::advice::finding::{AdvisedChoice, Advising};
use client::play::advice::hint::Hint;
use shell::language::Phrase;
use shell::thinking::Decision;

impl Advising for Scrapyard {
    const SHOW_HINT: fn(Box<Hint<Self>>) -> ScrapyardCommand = ScrapyardCommand::ShowHint;

    fn reason(choice: &AdvisedChoice<Self>, decision: &Decision<Self>) -> Phrase {
        let AdvisedChoice { player, seat, ref view, ref setup, .. } = *choice;
        let Decision { action, candidates } = decision;
        let considered = Considered { player, table: &view.table(setup), seat, action, candidates };
        reason_sentence(&considered, &choice.seats)
    }

    fn hint(choice: &AdvisedChoice<Self>, action: &Action, reason: Phrase) -> Hint<Self> {
        let table = &choice.view.table(&choice.setup);
        let (thing, to) = move_of_action(table, action);
        let action = phrase!("scrapyard-would", choice = choice_words(action, table, &choice.seats));
        Hint { action, reason, thing, to }
    }

    fn deed(line: Option<&Phrase>, name: &str) -> Phrase {
        match line {
            Some(line) => phrase!("scrapyard-did", what = line),
            None => phrase!("scrapyard-did-end", name = name),
        }
    }
}

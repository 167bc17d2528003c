//! Decisions of computer players as advice. All of it comes from what the seat may know, which is
//! the whole table (17.1).

use super::action_sentences::advised_action_sentence;
use super::reasons::{Considered, reason_sentence};
use crate::action::{Action, LoosePlace, Robotics};
use crate::client::play::command::RoboticsCommand;
use crate::client::play::thing::{DropPlace, Thing};
use crate::messages::phrase;
use client::play::advice::finding::{AdvisedChoice, Advising};
use client::play::advice::hint::Hint;
use shell::language::Phrase;
use shell::thinking::Decision;

impl Advising for Robotics {
    const SHOW_HINT: fn(Box<Hint<Self>>) -> RoboticsCommand = RoboticsCommand::ShowHint;

    fn reason(choice: &AdvisedChoice<Self>, decision: &Decision<Self>) -> Phrase {
        let AdvisedChoice { player, seat, ref view, ref setup, .. } = *choice;
        let Decision { action, candidates } = decision;
        let considered = Considered { player, table: &view.table(setup), seat, action, candidates };
        reason_sentence(&considered, |seat| choice.name(seat))
    }

    fn hint(choice: &AdvisedChoice<Self>, action: &Action, reason: Phrase) -> Hint<Self> {
        let table = &choice.view.table(&choice.setup);
        let (thing, to) = marks_of_action(action);
        let action = advised_action_sentence(table, action, |seat| choice.name(seat));
        Hint { action, reason, thing, to }
    }

    fn deed(line: Option<&Phrase>, name: &str) -> Phrase {
        match line {
            Some(line) => phrase!("robotics-did", what = line),
            None => phrase!("robotics-did-end", name = name),
        }
    }
}

/// Thing that an action takes, and place where it is put.
const fn marks_of_action(action: &Action) -> (Option<Thing>, Option<DropPlace>) {
    match *action {
        Action::Sell(order) => (Some(Thing::Robot), Some(DropPlace::Order(order))),
        Action::Buy { kind, market } => (Some(Thing::Price(kind, market)), Some(DropPlace::Bench)),
        Action::Draw => (Some(Thing::Bag), None),
        Action::Sabotage { seat, cell } => (Some(Thing::Target(seat, cell)), None),
        Action::Attach { part, from, at } => (Some(Thing::Loose(part, from)), Some(DropPlace::Grid(at))),
        Action::Store(part) => (Some(Thing::Loose(part, LoosePlace::Bench)), Some(DropPlace::Store)),
        Action::Unstore(part) => (Some(Thing::Loose(part, LoosePlace::Store)), Some(DropPlace::Bench)),
        Action::Scrap { part, from } => (Some(Thing::Loose(part, from)), Some(DropPlace::Chute)),
        _ => (None, None),
    }
}

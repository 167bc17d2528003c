//! Decision of a computer player at a step of a game, in words.

use crate::action::{Action, Engineers};
use crate::messages::phrase;
use crate::opponents::{MachineProspect, prospects};
use crate::sentences::choices::choice_words;
use crate::set::DataSet;
use crate::words::{actions_words, machine_in_sentence, points_words};
use shell::language::{Argument, Phrase};
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

    /// The machine that the player builds, and its other cards.
    fn reason_of_decision(_: &History<Self>, past: &PastDecision<Self>, _: &Decision<Self>) -> Option<Phrase> {
        let cards = prospects(past.player, past.setup(), past.view());
        let data = &past.setup().data;
        let followed = card_in_words(data, cards.first()?);
        let others: Vec<Phrase> = cards.iter().skip(1).map(|card| card_in_words(data, card)).collect();
        if others.is_empty() {
            return Some(phrase!("engineers-explain-machine", followed = followed));
        }
        Some(phrase!("engineers-explain-machines", followed = followed, others = Argument::list(others)))
    }
}

/// A card as a player weighs it.
fn card_in_words(data: &DataSet, card: &MachineProspect) -> Phrase {
    let machine = data.machine(card.machine);
    let name = machine_in_sentence(machine);
    let points = points_words(machine.points);
    match card.effort {
        None => phrase!("engineers-explain-card-without-way", machine = name, points = points),
        Some(effort) => phrase!(
            "engineers-explain-card",
            machine = name,
            points = points,
            effort = actions_words(effort),
            missing = u16::from(card.missing),
            worth = card.worth.round() as u16
        ),
    }
}

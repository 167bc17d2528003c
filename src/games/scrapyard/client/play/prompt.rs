//! The prompt: a sentence that says what to do now, with its keys. Here are the prompts between two
//! choices and about things that are shown; those of choices are in `prompt_of_choice`.

use super::prompt_of_choice::prompt_of_choice;
use super::shows::ScrapyardShow;
use crate::action::{DentCause, Scrapyard};
use crate::messages::phrase;
use crate::sentences::standing::ending_reason;
use crate::table::{Stage, Table};
use crate::words::{card_in_sentence, dents_words};
use client::play::Audience;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::table::prompt::{Prompt, prompt_between_turns, prompt_of_end};
use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

/// Returns the prompt for the present stage.
pub fn current_prompt(table: &Table, play: &Play<Scrapyard>, interaction: &Interaction<Scrapyard>) -> Prompt {
    match &interaction.stage {
        TurnStage::Show { from, show, .. } => prompt_of_show(table, play, *from, show),
        TurnStage::OnlyAction { seat, .. } => {
            let strong = phrase!("scrapyard-prompt-only", name = name_of(play, *seat));
            Prompt::momentary(Some(*seat), strong, phrase!("scrapyard-prompt-only-rest")).in_sentences()
        }
        TurnStage::Over | TurnStage::Watch(_) => prompt_of_ending(table, play),
        TurnStage::Choosing => match &table.state().stage {
            Stage::Build(_) | Stage::Battle(_) => prompt_of_choice(table, play, &interaction.own),
            Stage::SetUp | Stage::Over(_) => prompt_of_ending(table, play),
        },
        other => prompt_between_turns(play, other, table.state().awaited_seat()).unwrap_or_default(),
    }
}

/// Name of a seat.
fn name_of(play: &Play<Scrapyard>, seat: SeatId) -> &str {
    &play.seat(seat).name
}

/// The log's line about the action of a seat in the last step; `None` if the log has none.
fn action_line(play: &Play<Scrapyard>, seat: SeatId) -> Option<Phrase> {
    let lines = play.log().lines_of_step(play.history().steps().len(), Audience::All);
    lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption).map(|line| line.text.clone())
}

/// Returns the prompt about the thing that is shown.
fn prompt_of_show(table: &Table, play: &Play<Scrapyard>, from: SeatId, show: &ScrapyardShow) -> Prompt {
    let name = |seat: SeatId| name_of(play, seat);
    let (strong, rest) = match show {
        ScrapyardShow::TurnedUp(cards) => {
            let cards = cards.iter().map(|&(_, card)| card_in_sentence(table.data(), card));
            let shown = phrase!("scrapyard-prompt-turned-up-rest", cards = Argument::list(cards));
            return Prompt::momentary(Some(from), phrase!("scrapyard-prompt-turned-up"), shown);
        }
        ScrapyardShow::Battle { order } => {
            let names = Argument::list(order.iter().map(|&seat| name(seat)));
            (phrase!("scrapyard-prompt-battle"), phrase!("scrapyard-prompt-battle-rest", names = names))
        }
        ScrapyardShow::Crusher { seat, dents, .. } => {
            let dents = dents_words(*dents);
            (phrase!("scrapyard-prompt-crusher", name = name(*seat), dents = dents), crusher_rest(table, *seat))
        }
        ScrapyardShow::Wreck { seat, by, cause, place } => {
            let rest = match (by, cause) {
                (Some(by), DentCause::Spikes) => {
                    phrase!("scrapyard-prompt-wreck-spikes", by = name(*by), place = *place)
                }
                (Some(by), _) => phrase!("scrapyard-prompt-wreck-by", by = name(*by), place = *place),
                (None, _) => phrase!("scrapyard-prompt-wreck-crusher", place = *place),
            };
            (phrase!("scrapyard-prompt-wreck", name = name(*seat)), rest)
        }
        ScrapyardShow::ComputerStep { .. } => {
            let line = action_line(play, from);
            (line.unwrap_or_else(|| phrase!("scrapyard-prompt-ends-turn", name = name(from))), Phrase::default())
        }
    };
    Prompt::momentary(Some(from), strong, rest).in_sentences()
}

/// Words about the rings that the crusher bites in this round; none if the robot of a seat is
/// wrecked.
fn crusher_rest(table: &Table, seat: SeatId) -> Phrase {
    let stands = table.find_robot(seat).is_some_and(|robot| robot.stands());
    let rings = table.setup().crusher(table.state().round).map_or(1, |crusher| crusher.ring + 1);
    if stands { phrase!("scrapyard-prompt-crusher-rest", count = rings) } else { Phrase::default() }
}

/// Returns the prompt of a game that is over; an empty one of another game.
fn prompt_of_ending(table: &Table, play: &Play<Scrapyard>) -> Prompt {
    let Some(outcome) = table.state().outcome() else { return Prompt::default() };
    let winners: Vec<SeatId> = outcome.winner().into_iter().collect();
    let cause = table.state().wrecks.last().map(|wreck| wreck.cause);
    let why = phrase!("spoken-why-not", why = ending_reason(cause));
    let prompt = prompt_of_end(play, &winners, phrase!("scrapyard-prompt-nobody-wins"), why);
    // The button says what the key does.
    Prompt { go_on: Some(phrase!("show-results")), waits: true, keys: Vec::new(), ..prompt }
}

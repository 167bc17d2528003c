//! One sentence that says what to do now, with the keys that do it: at each stage between choices,
//! and about what is shown. The sentences of choices are those of `prompt_of_choice`.

use super::prompt_of_choice::{action_line, prompt_of_auction, prompt_of_turn};
use super::shows::RoboticsShow;
use crate::action::{Action, Robotics};
use crate::messages::phrase;
use crate::parts::Kind;
use crate::sentences::standing::ending_reason;
use crate::table::{Stage, Table};
use crate::words::{a_part, amount_words};
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::table::prompt::{Prompt, prompt_between_turns, prompt_of_end};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Returns the prompt for the present stage.
pub fn current_prompt(table: &Table, play: &Play<Robotics>, interaction: &Interaction<Robotics>) -> Prompt {
    match &interaction.stage {
        TurnStage::Show { from, show, .. } => prompt_of_show(table, play, *from, show),
        TurnStage::OnlyAction { seat, .. } => {
            let strong = phrase!("robotics-prompt-cannot-bid", name = name_of(play, *seat));
            Prompt::momentary(Some(*seat), strong, phrase!("robotics-prompt-cannot-bid-rest"))
        }
        TurnStage::Over | TurnStage::Watch(_) => prompt_of_ending(table, play),
        TurnStage::Choosing => match &table.state().stage {
            Stage::Auction(auction) => prompt_of_auction(table, play, auction),
            Stage::Turn(turn) => prompt_of_turn(table, play, &interaction.own, turn),
            Stage::SetUp | Stage::Over(_) => prompt_of_ending(table, play),
        },
        other => {
            let prompt = prompt_between_turns(play, other, table.state().awaited_seat()).unwrap_or_default();
            match other {
                TurnStage::HandOver { from } => prompt_of_hand_over(play, *from, prompt),
                _ => prompt,
            }
        }
    }
}

fn name_of(play: &Play<Robotics>, seat: SeatId) -> &str {
    &play.seat(seat).name
}

/// Prompt of a hand-over; after an auction, with its last step in place of the end of a turn.
fn prompt_of_hand_over(play: &Play<Robotics>, from: SeatId, prompt: Prompt) -> Prompt {
    let last = play.history().steps().last();
    let is_bid = last.is_some_and(|step| matches!(step.action, Action::Bid(_) | Action::PassBid));
    let line = action_line(play, from).filter(|_| is_bid);
    let rest = line.map_or(prompt.rest, |line| phrase!("spoken-line", line = line));
    Prompt { rest, ..prompt }
}

/// Returns the prompt about the thing that is shown.
fn prompt_of_show(table: &Table, play: &Play<Robotics>, from: SeatId, show: &RoboticsShow) -> Prompt {
    let name = |seat: SeatId| name_of(play, seat);
    let action_of =
        |seat| action_line(play, seat).unwrap_or_else(|| phrase!("robotics-prompt-ends-turn", name = name(from)));
    let action = || action_of(from);
    let drew = || phrase!("spoken-line", line = action());
    let (strong, rest) = match show {
        RoboticsShow::Sale(sale) => {
            let goes_on = table.state().turn().is_some();
            let rest = if goes_on { phrase!("robotics-prompt-sold-rest") } else { Phrase::default() };
            (phrase!("robotics-prompt-sold", amount = amount_words(sale.credits)), rest)
        }
        RoboticsShow::Control { taken, .. } if taken.is_empty() => {
            (phrase!("robotics-prompt-control"), phrase!("robotics-prompt-control-idle"))
        }
        RoboticsShow::Control { .. } => (phrase!("robotics-prompt-control"), phrase!("robotics-prompt-control-rest")),
        RoboticsShow::Sabotage { target, part, .. } => {
            let rest = phrase!("robotics-prompt-sabotaged-rest", name = name(*target), part = a_part(*part));
            (phrase!("robotics-prompt-sabotaged", name = name(from)), rest)
        }
        RoboticsShow::Drawn(Kind::Saboteur) => (drew(), phrase!("robotics-prompt-drew-saboteur")),
        RoboticsShow::Drawn(Kind::ManufacturingControl) => (drew(), phrase!("robotics-prompt-drew-control")),
        // The log tells a trade from the side of the player whose turn it is.
        RoboticsShow::Trade { seat, .. } => (action_of(*seat), Phrase::default()),
        RoboticsShow::Drawn(_) | RoboticsShow::Refused | RoboticsShow::ComputerStep { .. } => {
            (action(), Phrase::default())
        }
    };
    Prompt::momentary(Some(from), strong, rest)
}

/// Returns the prompt of a game that is over; an empty one of another game.
fn prompt_of_ending(table: &Table, play: &Play<Robotics>) -> Prompt {
    let Some(outcome) = table.state().outcome() else { return Prompt::default() };
    let winners: Vec<SeatId> = outcome.winners.iter().collect();
    let why = phrase!("spoken-why-not", why = ending_reason(outcome.ending, table.setup()));
    let prompt = prompt_of_end(play, &winners, phrase!("robotics-prompt-nobody-wins"), why);
    // The button says what the key does.
    Prompt { go_on: Some(phrase!("show-results")), waits: true, keys: Vec::new(), ..prompt }
}

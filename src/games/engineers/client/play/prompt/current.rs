//! Prompts between two choices, and about things that are shown.

use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

use super::choice::prompt_of_choice;
use super::seen_table::SeenTable;
use crate::action::{Engineers, ThingId};
use crate::client::play::shows::{EngineersShow, TestShow};
use crate::messages::phrase;
use crate::sentences::standing::ending_reason;
use crate::table::{Stage, Table};
use crate::words::{a_whole, dollars_words, machine_in_sentence, points_words};
use client::play::Audience;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::table::prompt::{Prompt, prompt_between_turns, prompt_of_end};

/// Returns the prompt for the present stage.
pub fn current_prompt(tables: SeenTable, play: &Play<Engineers>, interaction: &Interaction<Engineers>) -> Prompt {
    let table = tables.seen;
    match &interaction.stage {
        TurnStage::Show { from, show, .. } => prompt_of_show(table, play, *from, show),
        TurnStage::OnlyAction { seat, .. } => {
            let strong = phrase!("engineers-prompt-only", name = name_of(play, *seat));
            Prompt::momentary(Some(*seat), strong, phrase!("engineers-prompt-only-rest")).in_sentences()
        }
        TurnStage::Over | TurnStage::Watch(_) => prompt_of_ending(table, play),
        TurnStage::Choosing => match &table.state().stage {
            Stage::Gates(_) | Stage::Turn(_) => prompt_of_choice(tables, play, &interaction.own),
            Stage::SetUp | Stage::Over(_) => prompt_of_ending(table, play),
        },
        other => prompt_between_turns(play, other, table.state().awaited_seat()).unwrap_or_default(),
    }
}

/// Name of a seat.
fn name_of(play: &Play<Engineers>, seat: SeatId) -> &str {
    &play.seat(seat).name
}

/// The log's public line about the action of a seat in the last step; `None` if it has none.
fn action_line(play: &Play<Engineers>, seat: SeatId) -> Option<Phrase> {
    let lines = play.log().lines_of_step(play.history().steps().len(), Audience::All);
    lines.into_iter().find(|line| line.seat == Some(seat) && !line.is_caption).map(|line| line.text.clone())
}

/// Returns the prompt about the thing that is shown.
fn prompt_of_show(table: &Table, play: &Play<Engineers>, from: SeatId, show: &EngineersShow) -> Prompt {
    let name = |seat: SeatId| name_of(play, seat);
    let (strong, rest) = match show {
        EngineersShow::Test(test) => words_of_test(table, name(test.seat), test),
        // The stage tells the roll once the nut rests.
        EngineersShow::DebugRoll { value, .. } => (
            phrase!("engineers-prompt-debug-roll", name = name(from)),
            phrase!("engineers-prompt-debug-rest", value = *value),
        ),
        EngineersShow::RolledOn => {
            (phrase!("engineers-prompt-rolled-on", name = name(from)), phrase!("engineers-prompt-rolled-on-rest"))
        }
        EngineersShow::HandedIn { cards, is_granted } => {
            let machines = cards.iter().filter_map(|&card| table.data().get_machine(card)).map(machine_in_sentence);
            let strong = phrase!("engineers-prompt-handed-in", name = name(from), machines = Argument::list(machines));
            let rest =
                if *is_granted { phrase!("engineers-prompt-granted") } else { phrase!("engineers-prompt-not-granted") };
            (strong, rest)
        }
        EngineersShow::Exchange { seat, partner, .. } => {
            let strong = phrase!("engineers-prompt-exchange", name = name(*seat), partner = name(*partner));
            (strong, action_line(play, from).unwrap_or_default())
        }
        EngineersShow::AuctionEnded { thing, buyer } => (words_of_sale(table, play, *thing, *buyer), Phrase::default()),
        EngineersShow::Refused => (phrase!("engineers-prompt-refused", name = name(from)), Phrase::default()),
        EngineersShow::ComputerStep { .. } => {
            let line = action_line(play, from);
            (line.unwrap_or_else(|| phrase!("engineers-prompt-ends-turn", name = name(from))), Phrase::default())
        }
    };
    Prompt::momentary(Some(from), strong, rest).in_sentences()
}

/// Words about an auction that has ended. The thing is named as the seller sees it, whose turn it
/// is.
fn words_of_sale(table: &Table, play: &Play<Engineers>, thing: ThingId, buyer: Option<(SeatId, u16)>) -> Phrase {
    let thing = table.turn().map(|turn| a_whole(table, thing, turn.seat)).unwrap_or_default();
    match buyer {
        Some((buyer, price)) => {
            let price = dollars_words(price);
            phrase!("engineers-prompt-sold", name = name_of(play, buyer), thing = thing, price = price)
        }
        None => phrase!("engineers-prompt-no-bid", thing = thing),
    }
}

/// Words about a test: what is tested, and for what. The stage shows its odds, part by part, and
/// the result.
fn words_of_test(table: &Table, name: &str, test: &TestShow) -> (Phrase, Phrase) {
    let tested = table.data().get_machine(test.machine);
    let machine = tested.map(machine_in_sentence).unwrap_or_default();
    let points = points_words(tested.map_or(0, |machine| machine.points));
    let strong = phrase!("engineers-prompt-test", name = name, machine = machine);
    (strong, phrase!("engineers-prompt-test-rest", points = points))
}

/// Returns the prompt of a game that is over; an empty one of another game.
fn prompt_of_ending(table: &Table, play: &Play<Engineers>) -> Prompt {
    let Some(outcome) = table.state().outcome() else { return Prompt::default() };
    let winners: Vec<SeatId> = outcome.winners().collect();
    let why = phrase!("spoken-why-not", why = ending_reason(outcome));
    let prompt = prompt_of_end(play, &winners, Phrase::default(), why);
    // The button says what the key does.
    Prompt { go_on: Some(phrase!("show-results")), waits: true, keys: Vec::new(), ..prompt }
}

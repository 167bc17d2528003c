//! Facts about a saved game in the list: the state of the game, the seats with their sales and
//! credits, and a robot.

use crate::action::Robotics;
use crate::client::art::robot::picture_of_robot;
use crate::parts::Credits;
use crate::sentences::standing::position_sentence;
use crate::table::{Options, Table};
use crate::words::{self, RuleOption};
use client::files::game_in_window::{WindowRules, facts_of_any_game};
use client::play::window_games::{SavedFacts, SavedSeat};
use shell::language::Phrase;
use shell::record::LoadedGame;
use shell::seats::{Seat, SeatId};
use shell::table::Playable;

impl WindowRules for Robotics {
    const FILE_ENDING: &'static str = "robotics.ron";

    fn describe_saved_game(mut loaded: LoadedGame<Self>) -> SavedFacts {
        let seats = loaded.claimed_history.seats();
        let (sentence, is_over) = loaded.game.read(|table| {
            let state = table.state();
            (position_sentence(state, table.setup(), seats), state.outcome().is_some())
        });
        let facts = facts_of_any_game(&loaded, sentence, is_over, "torso");
        let history = &loaded.claimed_history;
        let (saved_seats, picture) = loaded.game.read(|table| {
            let state = table.state();
            let winner = || state.outcome().and_then(|outcome| outcome.winners.iter().next());
            let shown = state.awaited_seat().or_else(winner);
            let named = table.seats().zip(history.seats());
            (
                named.map(|(seat, named)| saved_seat(table, seat, named)).collect(),
                shown.and_then(|seat| picture_of_robot(table.workshop(seat).robot)),
            )
        });
        SavedFacts { option: options_in_words(&history.setup().options), seats: saved_seats, picture, ..facts }
    }
}

/// Names of the chosen options; `None` without any.
fn options_in_words(options: &Options) -> Option<Phrase> {
    let chosen = RuleOption::ALL.into_iter().filter(|option| option.is_chosen(options));
    Phrase::list(chosen.map(words::option_name))
}

/// Facts about a seat.
fn saved_seat(table: &Table, seat: SeatId, named: &Seat) -> SavedSeat {
    let amount = |credits: Credits| u16::try_from(credits).unwrap_or(u16::MAX);
    let sold = table.workshop(seat).shop.sold.len();
    let count = ("phase_sell", u8::try_from(sold).unwrap_or(u8::MAX));
    SavedSeat::new(named, count, ("credit", amount(table.credits(seat)), amount(table.setup().credits_to_win)))
}

//! Facts about a saved game in the list: the state of the game, and the seats with their robots.

use crate::action::Scrapyard;
use crate::cards::DataSet;
use crate::client::art::robot::RobotFigure;
use crate::messages::phrase;
use crate::sentences::standing::position_sentence;
use crate::table::{Options, Setup, Table};
use crate::words::{RuleOption, option_name, option_value};
use client::files::game_in_window::{WindowRules, facts_of_any_game};
use client::play::window_games::{SavedFacts, SavedSeat};
use shell::language::Phrase;
use shell::record::LoadedGame;
use shell::seats::{Seat, SeatId};
use shell::table::Playable;

impl WindowRules for Scrapyard {
    const FILE_ENDING: &'static str = "scrapyard.ron";

    fn describe_saved_game(mut loaded: LoadedGame<Self>) -> SavedFacts {
        let seats = loaded.claimed_history.seats();
        let (sentence, is_over) = loaded.game.read(|table| {
            let state = table.state();
            (position_sentence(state, seats), state.outcome().is_some())
        });
        let facts = facts_of_any_game(&loaded, sentence, is_over, "body");
        let history = &loaded.claimed_history;
        let (saved_seats, picture) = loaded.game.read(|table| {
            let state = table.state();
            let winner = || state.outcome().and_then(|outcome| outcome.winner());
            let shown = state.awaited_seat().or_else(winner);
            let named = table.seats().zip(history.seats());
            let of_seat = |seat: SeatId| {
                let colour = history.seats().get(seat.index())?.colour;
                Some(RobotFigure::of(&table.find_robot(seat)?, table.data(), colour).picture())
            };
            (named.map(|(seat, named)| saved_seat(table, seat, named)).collect(), shown.and_then(of_seat))
        });
        SavedFacts { option: options_in_words(history.setup()), seats: saved_seats, picture, ..facts }
    }
}

/// Options and the card set that are not the usual ones; `None` if all are usual.
fn options_in_words(setup: &Setup) -> Option<Phrase> {
    let standard = DataSet::standard();
    let usual = Options::of(&standard);
    let differs = |option: &RuleOption| match option {
        RuleOption::HiddenHands => setup.options.hidden_hands != usual.hidden_hands,
        RuleOption::Line => setup.options.line != usual.line,
        RuleOption::Crusher => setup.options.crusher_from != usual.crusher_from,
    };
    let named = |option: RuleOption| {
        phrase!("settings-name-and-value", name = option_name(option), value = option_value(option, &setup.options))
    };
    let chosen = RuleOption::ALL.into_iter().filter(differs).map(named);
    let own_cards = (*setup.data != *standard).then(|| phrase!("scrapyard-saved-other-cards"));
    Phrase::list(chosen.chain(own_cards))
}

/// Facts about a seat: its time in the build phase, and in the battle what its robot can lose; the
/// cards that it has, and its armour.
fn saved_seat(table: &Table, seat: SeatId, named: &Seat) -> SavedSeat {
    let robot = table.robot(seat);
    let condition = robot.condition();
    let is_battle = table.state().is_battle();
    let count = if is_battle {
        ("toughness", if robot.stands() { u8::try_from(robot.toughness()).unwrap_or(0) } else { 0 })
    } else {
        ("time", table.track().place(seat))
    };
    let armour = if is_battle { u16::from(condition.armour) } else { robot.full_armour() };
    SavedSeat {
        name: named.name.clone(),
        colour: named.colour,
        count,
        progress: ("armour", armour, robot.full_armour()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::Language;

    #[test]
    fn only_unusual_options_are_named() {
        let mut setup = Setup::new(2, 1);
        let told = |setup: &Setup| options_in_words(setup).map(|options| Language::english().tell(&options));
        assert_eq!(told(&setup), None);
        setup.options.hidden_hands = true;
        setup.options.line = 20;
        let options = told(&setup).unwrap();
        assert!(options.contains("hidden") && options.contains("20") && !options.contains("8"), "{options}");
    }
}

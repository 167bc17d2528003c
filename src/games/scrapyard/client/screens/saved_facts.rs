//! Facts about a saved game in the list: the state of the game, and the seats with their robots.

use crate::action::Outcome;
use crate::cards::DataSet;
use crate::client::art::robot::RobotFigure;
use crate::messages::phrase;
use crate::sentences::standing::position_sentence;
use crate::table::{Options, Setup, Table};
use crate::words::{RuleOption, option_name, option_value};
use client::art::Picture;
use client::play::window_games::SavedSeat;
use shell::language::Phrase;
use shell::seats::{Seat, SeatId};

/// Facts about the table of a saved game.
pub struct SavedTableFacts {
    /// Sentence on how the game stands.
    pub sentence: Phrase,
    /// Whether it is over.
    pub is_over: bool,
    /// Options that are not the usual ones.
    pub option: Option<Phrase>,
    /// The seats.
    pub seats: Vec<SavedSeat>,
    /// Robot of the seat whose choice is awaited, or of the winner.
    pub picture: Option<Picture>,
}

impl SavedTableFacts {
    /// Facts about a table with its seats.
    pub fn of(table: &Table, seats: &[Seat]) -> Self {
        let state = table.state();
        let winner = || state.outcome().and_then(Outcome::winner);
        let picture_of = |seat: SeatId| {
            let colour = seats.get(seat.index())?.colour;
            Some(RobotFigure::of(&table.find_robot(seat)?, table.data(), colour).picture())
        };
        Self {
            sentence: position_sentence(state, seats),
            is_over: state.outcome().is_some(),
            option: options_in_words(table.setup()),
            seats: table.seats().zip(seats).map(|(seat, named)| saved_seat(table, seat, named)).collect(),
            picture: state.awaited_seat().or_else(winner).and_then(picture_of),
        }
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
    let armour = if is_battle { condition.armour } else { robot.full_armour() };
    SavedSeat::new(named, count, ("armour", armour, robot.full_armour()))
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

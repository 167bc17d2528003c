//! Facts about a saved game in the list: the state of the game, and the teams with their machines
//! and points.

use super::machine_picture::{compose_team, machine_picture};
use crate::action::Outcome;
use crate::client::art::icons::DeedIcon;
use crate::messages::phrase;
use crate::sentences::standing::position_sentence;
use crate::set::DataSet;
use crate::set::limits::suggested_rounds;
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
    /// Options that are not the suggested ones.
    pub option: Option<Phrase>,
    /// The seats.
    pub seats: Vec<SavedSeat>,
    /// Last machine of the team whose choice is awaited, or of the winner; the team itself while it
    /// has none.
    pub picture: Option<Picture>,
}

impl SavedTableFacts {
    /// Facts about a table with its seats.
    pub fn of(table: &Table, seats: &[Seat]) -> Self {
        let state = table.state();
        let winner = || state.outcome().and_then(|outcome: &Outcome| outcome.winners().next());
        let shown = state.awaited_seat().or_else(winner);
        Self {
            sentence: position_sentence(state, seats),
            is_over: state.outcome().is_some(),
            option: options_in_words(table.setup()),
            seats: table.seats().zip(seats).map(|(seat, named)| saved_seat(table, seat, named)).collect(),
            picture: shown.and_then(|seat| picture_of_team(table, seats, seat)),
        }
    }
}

/// Picture of a team: its last machine that worked, or its truck and workers.
pub(super) fn picture_of_team(table: &Table, seats: &[Seat], seat: SeatId) -> Option<Picture> {
    let last = table.find_team(seat)?.built.last().and_then(|&machine| table.data().get_machine(machine));
    let colour = seats.get(seat.index())?.colour;
    Some(last.map_or_else(|| Picture::Composed(compose_team(colour)), machine_picture))
}

/// Options that are not the suggested ones, and another set; `None` if all are suggested.
fn options_in_words(setup: &Setup) -> Option<Phrase> {
    let options = &setup.options;
    let suggested = Options::suggested(setup.seats);
    let differs = |option: &RuleOption| match option {
        RuleOption::Target => options.target != suggested.target,
        RuleOption::Rounds => options.rounds != suggested_rounds(options.target),
        // An open table leaves nothing to a notebook (2.10).
        RuleOption::Notebook => !options.open_table && options.notebook != suggested.notebook,
        RuleOption::Trading => options.trading != suggested.trading,
        RuleOption::OpenTable => options.open_table != suggested.open_table,
        RuleOption::Money => options.money != suggested.money,
    };
    let named = |option: RuleOption| {
        phrase!("settings-name-and-value", name = option_name(option), value = option_value(option, options))
    };
    let chosen = RuleOption::ALL.into_iter().filter(differs).map(named);
    let own_set = (*setup.data != *DataSet::standard()).then(|| phrase!("engineers-saved-other-set"));
    Phrase::list(chosen.chain(own_set))
}

/// Facts about a seat: the number of its machines, and its points towards the target.
fn saved_seat(table: &Table, seat: SeatId, named: &Seat) -> SavedSeat {
    let built = table.find_team(seat).map_or(0, |team| team.built.len());
    let count = (DeedIcon::Test.drawing(), u8::try_from(built).unwrap_or(u8::MAX));
    let progress = (DeedIcon::Card.drawing(), table.points(seat), table.setup().options.target);
    SavedSeat::new(named, count, progress)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::told::tell;

    #[test]
    fn only_unusual_options_are_named() {
        let mut setup = Setup::new(2, 1);
        let told = |setup: &Setup| options_in_words(setup).map(|options| tell(&options));
        assert_eq!(told(&setup), None);
        setup.options.target = 250;
        setup.options.rounds = suggested_rounds(250);
        setup.options.open_table = true;
        let options = told(&setup).unwrap();
        assert!(options.contains("250") && options.contains("open") && !options.contains("rounds"), "{options}");
    }
}

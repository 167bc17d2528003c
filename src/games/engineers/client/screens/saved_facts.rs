//! Facts about a saved game in the list: the state of the game, and the seats with their points.

use crate::client::art::names::worker_drawing;
use crate::messages::phrase;
use crate::sentences::standing::position_sentence;
use crate::set::DataSet;
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
    /// Worker of the seat whose choice is awaited, or of a winner.
    pub picture: Option<Picture>,
}

impl SavedTableFacts {
    /// Facts about a table with its seats.
    pub fn of(table: &Table, seats: &[Seat]) -> Self {
        let state = table.state();
        let winner = || state.outcome().and_then(|outcome| outcome.winners().next());
        let picture_of = |seat: SeatId| Some(Picture::Drawing(worker_drawing(seats.get(seat.index())?.colour)));
        Self {
            sentence: position_sentence(state, seats),
            is_over: state.outcome().is_some(),
            option: options_in_words(table.setup()),
            seats: table.seats().zip(seats).map(|(seat, named)| saved_seat(table, seat, named)).collect(),
            picture: state.awaited_seat().or_else(winner).and_then(picture_of),
        }
    }
}

/// Options and the set of things that are not the usual ones; `None` if all are usual.
fn options_in_words(setup: &Setup) -> Option<Phrase> {
    let usual = Options::suggested(setup.seats);
    let own = &setup.options;
    let differs = |option: &RuleOption| match option {
        RuleOption::Target => own.target != usual.target,
        RuleOption::Rounds => own.rounds != usual.rounds,
        // Nothing is noted down at an open table (21.1).
        RuleOption::Notebook => own.notebook != usual.notebook && !own.open_table,
        RuleOption::Trading => own.trading != usual.trading,
        RuleOption::OpenTable => own.open_table != usual.open_table,
        RuleOption::Money => own.money != usual.money,
    };
    let named = |option: RuleOption| {
        phrase!("settings-name-and-value", name = option_name(option), value = option_value(option, own))
    };
    let chosen = RuleOption::ALL.into_iter().filter(differs).map(named);
    let own_set = (*setup.data != *DataSet::standard()).then(|| phrase!("engineers-saved-other-set"));
    Phrase::list(chosen.chain(own_set))
}

/// Facts about a seat: the room that is taken in its zone, and its points towards the target.
fn saved_seat(table: &Table, seat: SeatId, named: &Seat) -> SavedSeat {
    SavedSeat {
        name: named.name.clone(),
        colour: named.colour,
        count: ("icon_zone", table.room_taken(seat)),
        progress: ("target", table.points(seat), table.setup().options.target),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::told::tell;

    #[test]
    fn only_unusual_options_are_named() {
        let mut setup = Setup::new(2, 1);
        assert!(options_in_words(&setup).is_none());
        setup.options.open_table = true;
        setup.options.target = 250;
        let options = tell(&options_in_words(&setup).unwrap());
        assert!(options.contains("250 points") && options.contains("open") && !options.contains('$'), "{options}");
    }
}

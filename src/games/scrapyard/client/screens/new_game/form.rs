//! Contents of the form for a new game, and the set-up that they ask for.

use std::sync::Arc;

use crate::cards::DataSet;
use crate::cards::limits::{CRUSHER_ROUNDS, FEWEST_SEATS, LINES, MOST_SEATS};
use crate::client::art::tiles::body_drawing;
use crate::table::{Options, Setup};
use client::screens::new_game::data_files::{ChooseDataFile, NamedData};
use client::screens::new_game::{self, OwnForm, SeatsOfGame};
use shell::seats::{Colour, PlayerKind, SeatKind};

/// Form of a new game of Scrapyard.
pub(super) type Form = new_game::Form<ScrapyardForm>;
/// Press on it.
pub(super) type FormPress = new_game::FormPress<ScrapyardForm>;

/// Part of the form that only this game has.
#[derive(Clone, Debug)]
pub(super) struct ScrapyardForm {
    options: Options,
    /// Whether the card set of the file is chosen, if there is one.
    pub(super) uses_file: bool,
}

impl Default for ScrapyardForm {
    /// Returns the usual options.
    fn default() -> Self {
        Self { options: Options::of(&DataSet::standard()), uses_file: false }
    }
}

impl OwnForm for ScrapyardForm {
    type Press = ChooseDataFile;

    /// Two to four seats (1.1), at first a person against two normal computer players.
    const SEATS: SeatsOfGame = SeatsOfGame {
        fewest: FEWEST_SEATS,
        most: MOST_SEATS,
        first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog), SeatKind::Computer(PlayerKind::Cog)],
        levels: &[PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan],
        picture: torso_of_seat,
        empty_picture: "body",
        mark: None,
    };
}

/// Picture of a seat: the torso of its robot.
const fn torso_of_seat(colour: Colour) -> &'static str {
    body_drawing(Some(colour))
}

impl ScrapyardForm {
    /// The options.
    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// Hides the hands, or opens them (12.1).
    pub(super) const fn toggle_hidden_hands(&mut self) {
        self.options.hidden_hands = !self.options.hidden_hands;
    }

    /// Chooses a line (12.2). Does nothing if no game can have it.
    pub(super) fn set_line(&mut self, line: u8) {
        if LINES.contains(&line) {
            self.options.line = line;
        }
    }

    /// Chooses the round in which the crusher starts (12.3). Does nothing if it can't.
    pub(super) fn set_crusher(&mut self, round: u8) {
        if CRUSHER_ROUNDS.contains(&round) {
            self.options.crusher_from = round;
        }
    }

    /// Chooses the data of a file, with the line and the crusher that they are made for.
    pub(super) fn take_file(&mut self, data: &DataSet) {
        self.uses_file = true;
        self.set_line(data.file().track);
        self.set_crusher(data.file().crusher_from);
    }
}

/// Returns the data that a form asks for: those of the file, if they are chosen and there is one.
pub(super) fn chosen_data(form: &Form, from_file: Option<&NamedData<DataSet>>) -> Arc<DataSet> {
    let of_file = from_file.filter(|_| form.own.uses_file);
    of_file.map_or_else(DataSet::standard, |named| Arc::clone(&named.data))
}

/// Number of seats on a form.
pub(super) fn seats_of_form(form: &Form) -> u8 {
    u8::try_from(form.seats().len()).unwrap_or(MOST_SEATS)
}

/// Returns the set-up that a form asks for.
pub(super) fn game_setup(form: &Form, from_file: Option<&NamedData<DataSet>>) -> Setup {
    let data = chosen_data(form, from_file);
    Setup { data, options: form.own.options, ..Setup::new(seats_of_form(form), form.seed_number()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::custom::read_custom_data;

    const MAP: &str = r##"(name: "The Attic", seats: 3, rows: ["1....", "..#..", "....3", "..#..", "2...."])"##;

    fn named_data() -> NamedData<DataSet> {
        NamedData { name: "attic.ron".to_owned(), data: Arc::new(read_custom_data(MAP).unwrap()) }
    }

    #[test]
    fn a_game_can_begin_with_the_form_as_it_is_at_first() {
        let form = Form::default();
        assert_eq!(form.problem(), None);
        let setup = game_setup(&form, None);
        assert_eq!((setup.seats, setup.options), (3, Options::of(&DataSet::standard())));
        assert_eq!(setup.check(), Ok(()));
    }

    #[test]
    fn rule_12_1_to_12_3_the_game_has_the_options_that_are_chosen() {
        let mut form = Form::default();
        form.own.toggle_hidden_hands();
        for line in LINES {
            for round in CRUSHER_ROUNDS {
                form.own.set_line(line);
                form.own.set_crusher(round);
                let setup = game_setup(&form, None);
                assert_eq!(setup.options, Options { hidden_hands: true, line, crusher_from: round });
                assert_eq!(setup.check(), Ok(()));
            }
        }
        form.own.set_line(25);
        form.own.set_crusher(7);
        assert_eq!(game_setup(&form, None).check(), Ok(()));
    }

    #[test]
    fn rule_12_4_the_game_has_the_map_of_a_file_while_that_is_chosen() {
        let mut form = Form::default();
        let named = named_data();
        let map = |form: &Form| game_setup(form, Some(&named)).data.map_name(3).to_owned();
        assert_eq!(map(&form), "The Corner");
        form.own.take_file(&named.data);
        assert_eq!(map(&form), "The Attic");
        form.own.uses_file = false;
        assert_eq!(map(&form), "The Corner");
    }

    #[test]
    fn every_seat_has_a_picture() {
        use crate::client::art::names::find_drawing;
        assert!(Colour::ALL.into_iter().all(|colour| find_drawing(torso_of_seat(colour)).is_some()));
        assert!(find_drawing(ScrapyardForm::SEATS.empty_picture).is_some());
    }
}

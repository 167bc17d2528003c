//! Contents of the form for a new game, and the set-up that they ask for.

use std::sync::Arc;

use crate::client::art::names::worker_drawing;
use crate::messages::phrase;
use crate::set::DataSet;
use crate::set::limits::{MONEY, MONEY_STEP, ROUND_LIMITS, SEATS, TARGETS, suggested_rounds};
use crate::table::{NotebookOption, Options, Setup};
use client::screens::new_game::data_files::{ChooseDataFile, NamedData};
use client::screens::new_game::{self, OwnForm, SeatsOfGame};
use shell::language::Phrase;
use shell::seats::{Colour, PlayerKind, SeatKind};

/// Form of a new game of Engineers at Play.
pub(super) type Form = new_game::Form<EngineersForm>;
/// Press on it.
pub(super) type FormPress = new_game::FormPress<EngineersForm>;

/// Money of the team of a colour at the start, in dollars.
type MoneyOfColour = (Colour, u16);

/// Part of the form that only this game has.
#[derive(Clone, Debug)]
pub(super) struct EngineersForm {
    /// The options but the money, which goes with a colour, as seats come and go.
    options: Options,
    money: [MoneyOfColour; Colour::ALL.len()],
    /// Whether the set of the file is chosen, if there is one.
    pub(super) uses_file: bool,
}

impl Default for EngineersForm {
    /// Returns the suggested options (2.10).
    fn default() -> Self {
        let money = Colour::ALL.map(|colour| (colour, MONEY));
        Self { options: Options::suggested(0), money, uses_file: false }
    }
}

impl OwnForm for EngineersForm {
    type Press = ChooseDataFile;

    /// Two to four seats (1.1), at first a person against two normal computer players.
    const SEATS: SeatsOfGame = SeatsOfGame {
        fewest: *SEATS.start(),
        most: *SEATS.end(),
        first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog), SeatKind::Computer(PlayerKind::Cog)],
        levels: &[PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan],
        picture: worker_drawing,
        empty_picture: "crate",
        mark: None,
    };
}

impl EngineersForm {
    /// The options; the money in them is not that of the teams.
    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// Chooses a target, and the rounds that are suggested for it (18.2). Does nothing if no game
    /// can have it.
    pub(super) fn set_target(&mut self, target: u16) {
        if TARGETS.contains(&target) {
            self.options.target = target;
            self.options.rounds = suggested_rounds(target);
        }
    }

    /// Chooses a round limit (18.2). Does nothing if no game can have it.
    pub(super) fn set_rounds(&mut self, rounds: u16) {
        if ROUND_LIMITS.contains(&rounds) {
            self.options.rounds = rounds;
        }
    }

    /// Chooses how teams come by a notebook (section 17).
    pub(super) const fn set_notebook(&mut self, notebook: NotebookOption) {
        self.options.notebook = notebook;
    }

    /// Sentence on why the notebook can't be chosen: an open table leaves nothing to it (2.10).
    pub(super) fn why_no_notebook(&self) -> Option<Phrase> {
        self.options.open_table.then(|| phrase!("engineers-form-no-notebook"))
    }

    /// Allows trades and auctions (section 16), or forbids them.
    pub(super) const fn set_trading(&mut self, is_on: bool) {
        self.options.trading = is_on;
    }

    /// Opens the table, or makes it secret (section 21).
    pub(super) const fn set_open_table(&mut self, is_open: bool) {
        self.options.open_table = is_open;
    }

    /// Money of the team of a colour at the start, in dollars (2.7).
    pub(super) fn money(&self, colour: Colour) -> u16 {
        self.money.iter().find(|of_colour| of_colour.0 == colour).map_or(MONEY, |of_colour| of_colour.1)
    }

    /// Gives the team of a colour another amount. Does nothing if no game can have it (2.7).
    pub(super) fn set_money(&mut self, colour: Colour, dollars: u16) {
        let is_allowed = dollars <= MONEY && dollars.is_multiple_of(MONEY_STEP);
        let own = self.money.iter_mut().find(|of_colour| of_colour.0 == colour).filter(|_| is_allowed);
        if let Some(own) = own {
            own.1 = dollars;
        }
    }
}

/// Returns the data that a form asks for: those of the file, if they are chosen and there is one.
pub(super) fn chosen_data(form: &Form, from_file: Option<&NamedData<DataSet>>) -> Arc<DataSet> {
    let of_file = from_file.filter(|_| form.own.uses_file);
    of_file.map_or_else(DataSet::standard, |named| Arc::clone(&named.data))
}

/// Returns the set-up that a form asks for.
pub(super) fn game_setup(form: &Form, from_file: Option<&NamedData<DataSet>>) -> Setup {
    let money = form.seats().iter().map(|seat| form.own.money(seat.colour)).collect();
    let seats = u8::try_from(form.seats().len()).unwrap_or(*SEATS.end());
    let options = Options { money, ..form.own.options.clone() };
    Setup { data: chosen_data(form, from_file), options, ..Setup::new(seats, form.seed_number()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::art::files::DRAWINGS;
    use crate::set::DataFile;

    #[test]
    fn a_game_can_begin_with_the_form_as_it_is_at_first() {
        let form = Form::default();
        assert_eq!(form.problem(), None);
        let setup = game_setup(&form, None);
        assert_eq!((setup.seats, setup.options.clone(), setup.check()), (3, Options::suggested(3), Ok(())));
    }

    #[test]
    fn rule_2_10_the_game_has_the_options_that_are_chosen() {
        let mut form = Form::default();
        for (target, rounds) in TARGETS.into_iter().zip([30, 55, 80]) {
            form.own.set_target(target);
            assert_eq!(game_setup(&form, None).options.rounds, rounds, "{target}");
        }
        form.own.set_rounds(25);
        form.own.set_notebook(NotebookOption::Free);
        form.own.set_trading(false);
        form.own.set_open_table(true);
        let setup = game_setup(&form, None);
        let Options { target, rounds, notebook, trading, open_table, .. } = setup.options.clone();
        assert_eq!((target, rounds, notebook, trading, open_table), (400, 25, NotebookOption::Free, false, true));
        assert_eq!(setup.check(), Ok(()));
        assert!(form.own.why_no_notebook().is_some());
    }

    #[test]
    fn rule_2_7_money_goes_with_the_colour_of_a_team() {
        let mut form = Form::default();
        let blue = form.seats()[1].colour;
        form.own.set_money(blue, 700);
        form.own.set_money(blue, 50);
        form.own.set_money(blue, 1100);
        let setup = game_setup(&form, None);
        assert_eq!((setup.options.money.clone(), setup.check()), (vec![1000, 700, 1000], Ok(())));
    }

    #[test]
    fn rule_20_2_the_game_has_the_set_of_a_file_while_that_is_chosen() {
        let file = DataFile { name: "Rummage sale".to_owned(), ..DataSet::standard().file().clone() };
        let named = NamedData { name: "sale.ron".to_owned(), data: Arc::new(DataSet::new(file).unwrap()) };
        let mut form = Form::default();
        let name = |form: &Form| game_setup(form, Some(&named)).data.file().name.clone();
        let usual = DataSet::standard().file().name.clone();
        assert_eq!(name(&form), usual);
        form.own.uses_file = true;
        assert_eq!(name(&form), "Rummage sale");
        assert_eq!(game_setup(&form, None).data.file().name, usual);
    }

    #[test]
    fn every_seat_has_a_picture() {
        assert!(Colour::ALL.into_iter().all(|colour| DRAWINGS.find_drawing(worker_drawing(colour)).is_some()));
        assert!(DRAWINGS.find_drawing(EngineersForm::SEATS.empty_picture).is_some());
    }
}

//! Contents of the form for a new game, and the set-up that they ask for.

use std::convert::Infallible;

use crate::client::art::names::{truck_drawing, worker_drawing};
use crate::set::limits::{MONEY, MONEY_STEP, ROUND_LIMITS, SEATS, TARGETS, suggested_rounds};
use crate::table::{NotebookOption, Options, Setup};
use client::screens::new_game::{self, OwnForm, SeatsOfGame};
use shell::seats::{Colour, PlayerKind, SeatKind};

/// Form of a new game of Engineers at Play.
pub(super) type Form = new_game::Form<EngineersForm>;
/// Press on it.
pub(super) type FormPress = new_game::FormPress<EngineersForm>;

/// Rounds by which a button changes the round limit.
pub(super) const ROUND_STEP: u16 = 5;

/// Part of the form that only this game has.
#[derive(Clone, Debug)]
pub(super) struct EngineersForm {
    /// Options, with the money of as many teams as a game can have.
    options: Options,
}

impl Default for EngineersForm {
    /// Returns the suggested options (2.10).
    fn default() -> Self {
        Self { options: Options::suggested(*SEATS.end()) }
    }
}

impl OwnForm for EngineersForm {
    type Press = Infallible;

    /// Two to four teams (1.1), at first a person against two normal computer players.
    const SEATS: SeatsOfGame = SeatsOfGame {
        fewest: *SEATS.start(),
        most: *SEATS.end(),
        first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog), SeatKind::Computer(PlayerKind::Cog)],
        levels: &[PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan],
        picture: worker_drawing,
        empty_picture: "worker_hexagon",
        mark: None,
    };
}

impl EngineersForm {
    /// The options.
    pub(super) const fn options(&self) -> &Options {
        &self.options
    }

    /// Chooses a target, with the round limit that is suggested for it (18.2). Does nothing if no
    /// game can have it.
    pub(super) fn set_target(&mut self, target: u16) {
        if TARGETS.contains(&target) {
            self.options.target = target;
            self.options.rounds = suggested_rounds(target);
        }
    }

    /// Changes the round limit by some rounds, to one that a game can have (18.2).
    pub(super) fn set_rounds(&mut self, rounds: u32) {
        let rounds = u16::try_from(rounds).unwrap_or(*ROUND_LIMITS.end());
        self.options.rounds = rounds.clamp(*ROUND_LIMITS.start(), *ROUND_LIMITS.end());
    }

    /// Chooses the option for the notebook. At an open table there is none (21.1).
    pub(super) const fn set_notebook(&mut self, notebook: NotebookOption) {
        if !self.options.open_table {
            self.options.notebook = notebook;
        }
    }

    /// Allows trades and auctions, or not.
    pub(super) const fn set_trading(&mut self, trading: bool) {
        self.options.trading = trading;
    }

    /// Opens the table, or not (21.1).
    pub(super) const fn set_open_table(&mut self, is_open: bool) {
        self.options.open_table = is_open;
    }

    /// Money of a team at the start, in dollars.
    pub(super) fn money_of(&self, number: usize) -> u16 {
        self.options.money.get(number).copied().unwrap_or(MONEY)
    }

    /// Changes the money of a team at the start, to hundreds from 0 to 1000 (2.7).
    pub(super) fn set_money(&mut self, number: usize, money: u32) {
        let steps = u16::try_from(money).unwrap_or(MONEY) / MONEY_STEP;
        if let Some(own) = self.options.money.get_mut(number) {
            *own = (steps * MONEY_STEP).min(MONEY);
        }
    }
}

/// Returns the set-up that a form asks for.
pub(super) fn game_setup(form: &Form) -> Setup {
    let seats = u8::try_from(form.seats().len()).unwrap_or(*SEATS.end());
    let mut options = form.own.options.clone();
    options.money.truncate(form.seats().len());
    Setup { options, ..Setup::new(seats, form.seed_number()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_can_begin_with_the_form_as_it_is_at_first() {
        let form = Form::default();
        assert_eq!(form.problem(), None);
        let setup = game_setup(&form);
        assert_eq!((setup.seats, &setup.options), (3, &Options::suggested(3)));
        assert_eq!(setup.check(), Ok(()));
    }

    #[test]
    fn rule_2_10_the_game_has_the_options_that_are_chosen() {
        let mut form = Form::default();
        for (target, rounds) in [(250, 55), (400, 80), (150, 30)] {
            form.own.set_target(target);
            assert_eq!((form.own.options.target, form.own.options.rounds), (target, rounds));
            assert_eq!(game_setup(&form).check(), Ok(()));
        }
        form.own.set_rounds(0);
        form.own.set_money(1, 640);
        form.own.set_trading(false);
        form.own.set_notebook(NotebookOption::Free);
        let setup = game_setup(&form);
        assert_eq!((setup.options.rounds, &setup.options.money[..]), (1, &[1_000, 600, 1_000][..]));
        assert_eq!((setup.options.trading, setup.options.notebook), (false, NotebookOption::Free));
        assert_eq!(setup.check(), Ok(()));
    }

    #[test]
    fn rule_21_1_an_open_table_has_no_choice_of_a_notebook() {
        let mut form = EngineersForm::default();
        form.set_open_table(true);
        form.set_notebook(NotebookOption::None);
        assert_eq!(form.options.notebook, NotebookOption::default());
        assert!(Colour::ALL.into_iter().all(|colour| truck_drawing(colour).starts_with("truck_")));
    }
}

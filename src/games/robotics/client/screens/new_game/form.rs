//! Contents of the form for a new game, and the set-up that they ask for.

use std::convert::Infallible;

use crate::action::Goal;
use crate::messages::phrase;
use crate::parts::Credits;
use crate::table::{Options, Setup};
use crate::words::{RuleOption, option_name};
use client::screens::new_game::{self, OwnForm, SeatMark, SeatsOfGame};
use shell::language::Phrase;
use shell::seats::{Colour, FEWEST_SEATS, MOST_SEATS, PlayerKind, SeatKind};

/// Form of a new game of Robotics.
pub(super) type Form = new_game::Form<RoboticsForm>;
/// Press on it.
pub(super) type FormPress = new_game::FormPress<RoboticsForm>;

/// Part of the form that only this game has.
#[derive(Clone, Debug)]
pub(super) struct RoboticsForm {
    options: Options,
    orders_to_win: u8,
    credits_to_win: Credits,
}

impl Default for RoboticsForm {
    /// Returns the usual goals, without options.
    fn default() -> Self {
        let Setup { options, orders_to_win, credits_to_win, .. } = Setup::new(FEWEST_SEATS, 0);
        Self { options, orders_to_win, credits_to_win }
    }
}

impl OwnForm for RoboticsForm {
    type Press = Infallible;

    /// Two to five seats (3.1, 15.1), at first a person against two normal computer players. One of
    /// them may be marked as the youngest (3.6).
    const SEATS: SeatsOfGame = SeatsOfGame {
        fewest: FEWEST_SEATS,
        most: MOST_SEATS,
        first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog), SeatKind::Computer(PlayerKind::Cog)],
        levels: &[PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan],
        picture: picture_of_seat,
        empty_picture: "torso",
        mark: Some(SeatMark { icon: "phase_action1", name: name_of_mark, about: about_mark }),
    };
}

/// Picture of any seat: all players begin with nothing, and build the same robots.
const fn picture_of_seat(_: Colour) -> &'static str {
    "torso"
}

fn name_of_mark() -> Phrase {
    phrase!("robotics-form-youngest")
}

fn about_mark() -> Phrase {
    phrase!("robotics-form-youngest-about")
}

impl RoboticsForm {
    /// Whether an option is chosen.
    pub(super) const fn is_chosen(&self, option: RuleOption) -> bool {
        option.is_chosen(&self.options)
    }

    /// Chooses an option, or no longer. Does nothing if another one excludes it.
    pub(super) fn toggle(&mut self, option: RuleOption) {
        if self.why_excluded(option).is_some() {
            return;
        }
        let flag = match option {
            RuleOption::StoredSaboteur => &mut self.options.stored_saboteur,
            RuleOption::WarningControl => &mut self.options.warning_control,
            RuleOption::AuctionEveryRound => &mut self.options.auction_every_round,
            RuleOption::EvenStart => &mut self.options.even_start,
            RuleOption::LastBell => &mut self.options.last_bell,
        };
        *flag = !*flag;
    }

    /// Sentence on why an option can't be chosen beside the others (16.4).
    pub(super) fn why_excluded(&self, option: RuleOption) -> Option<Phrase> {
        let other = match option {
            RuleOption::AuctionEveryRound => RuleOption::EvenStart,
            RuleOption::EvenStart => RuleOption::AuctionEveryRound,
            RuleOption::StoredSaboteur | RuleOption::WarningControl | RuleOption::LastBell => return None,
        };
        self.is_chosen(other).then(|| phrase!("robotics-form-excluded", option = option_name(other)))
    }

    /// Number that reaches a goal (16.6).
    pub(super) fn number_to_win(&self, goal: Goal) -> u32 {
        match goal {
            Goal::Orders => self.orders_to_win.into(),
            Goal::Credits => self.credits_to_win,
        }
    }

    /// Changes the number that reaches a goal.
    pub(super) fn set_number_to_win(&mut self, goal: Goal, number: u32) {
        match goal {
            Goal::Orders => self.orders_to_win = u8::try_from(number).unwrap_or(self.orders_to_win),
            Goal::Credits => self.credits_to_win = number,
        }
    }
}

/// Returns the set-up that a form asks for.
pub(super) fn game_setup(form: &Form) -> Setup {
    let RoboticsForm { options, orders_to_win, credits_to_win } = form.own.clone();
    let seats = u8::try_from(form.seats().len()).unwrap_or(MOST_SEATS);
    let youngest = form.marked_seat();
    Setup { youngest, orders_to_win, credits_to_win, options, ..Setup::new(seats, form.seed_number()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_can_begin_with_the_form_as_it_is_at_first() {
        let form = Form::default();
        assert_eq!(form.problem(), None);
        let setup = game_setup(&form);
        assert_eq!((setup.seats, setup.options, setup.youngest), (3, Options::default(), None));
        assert_eq!(setup.check(), Ok(()));
    }

    #[test]
    fn rule_16_6_the_game_has_the_goals_and_options_that_are_chosen() {
        for option in RuleOption::ALL {
            let mut form = Form::default();
            form.own.toggle(option);
            form.own.set_number_to_win(Goal::Orders, 2);
            form.own.set_number_to_win(Goal::Credits, 7_000);
            let setup = game_setup(&form);
            assert!(form.own.is_chosen(option) && setup.options != Options::default());
            assert_eq!((setup.orders_to_win, setup.credits_to_win, setup.check()), (2, 7_000, Ok(())));
            form.own.toggle(option);
            assert_eq!(game_setup(&form).options, Options::default());
        }
    }

    #[test]
    fn rule_16_4_an_even_start_and_an_auction_in_every_round_exclude_each_other() {
        for [one, other] in [
            [RuleOption::EvenStart, RuleOption::AuctionEveryRound],
            [RuleOption::AuctionEveryRound, RuleOption::EvenStart],
        ] {
            let mut form = RoboticsForm::default();
            form.toggle(one);
            assert!(form.why_excluded(other).is_some() && form.why_excluded(one).is_none());
            form.toggle(other);
            assert!(form.is_chosen(one) && !form.is_chosen(other));
        }
    }
}

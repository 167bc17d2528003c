//! The screen of a new game: below the seats the goals and the rule options.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::form::{Form, FormPress, RoboticsForm, game_setup};
use crate::action::{Goal, Robotics};
use crate::messages::phrase;
use crate::parts::goals::{CREDIT_GOAL_STEP, CREDIT_GOALS, ORDER_GOALS};
use crate::words::{self, RuleOption};
use client::app::screen::{Layer, Screen};
use client::kit::TextStyle;
use client::kit::panel::build::{choose, column, even_row, row, text};
use client::kit::panel::{Align, Node, Surface};
use client::kit::tokens::Space;
use client::play::start::lessons::StartRequest;
use client::screens::game_shelf::games::is_chosen;
use client::screens::new_game::{FormAnswer, FormContents, FormScreen, NumberRow, OptionRow, number_row, option_row};
use shell::language::{Phrase, Text};
use shell::record::Recorded;

/// Least width of the row of an option, in points at the usual text size: two stand side by side.
const OPTION_WIDTH: f32 = 420.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(
        EguiPrimaryContextPass,
        draw_new_game_screen.in_set(Layer::Screen).run_if(in_state(Screen::NewGame)).run_if(is_chosen(Robotics::NAME)),
    );
}

fn draw_new_game_screen(mut screen: FormScreen, mut form: ResMut<Form>) -> Result {
    let form = form.bypass_change_detection();
    let pressed = screen.draw(form, |_| form_contents(form))?;
    match screen.answer(form, pressed) {
        Some(FormAnswer::Start) => {
            let setup = Box::new(game_setup(form));
            screen.request(StartRequest::<Robotics>::Begin(setup, form.seating_plan()).into());
            form.replace_seed();
        }
        Some(FormAnswer::Own(own)) => match own {},
        None => {}
    }
    Ok(())
}

fn form_contents<'a>(form: &Form) -> FormContents<'a, RoboticsForm> {
    FormContents {
        about: phrase!("robotics-form-about"),
        rows: vec![
            heading(phrase!("robotics-form-goals")),
            even_row(
                [Goal::Orders, Goal::Credits].map(|goal| goal_card(form, goal).at_least_wide(OPTION_WIDTH).narrow()),
            ),
            heading(phrase!("robotics-form-options")),
            even_row(RuleOption::ALL.map(|option| rule_row(form, option).at_least_wide(OPTION_WIDTH).narrow())),
        ],
        numbers: Vec::new(),
    }
}

fn heading<'a>(words: Phrase) -> Node<'a, FormPress> {
    text(TextStyle::NOTE, words)
}

/// Describes the row of a rule option (section 16).
fn rule_row<'a>(form: &Form, option: RuleOption) -> Node<'a, FormPress> {
    let icon = match option {
        RuleOption::StoredSaboteur => "saboteur",
        RuleOption::WarningControl => "control",
        RuleOption::AuctionEveryRound => "credit",
        RuleOption::EvenStart => "phase_action1",
        RuleOption::LastBell => "clock",
    };
    let row = OptionRow {
        icon,
        name: words::option_name(option),
        about: words::about_option(option),
        is_on: form.own.is_chosen(option),
        why_not: form.own.why_excluded(option),
    };
    option_row(row, FormPress::change(move |form| form.own.toggle(option)))
}

/// Names of the buttons of a goal, its numbers, and the step between two of them.
struct GoalNumbers {
    less: Phrase,
    more: Phrase,
    least: u32,
    most: u32,
    step: u32,
    shown: Text<'static>,
}

impl GoalNumbers {
    /// Numbers of a goal, which is reached by a number now.
    fn of(goal: Goal, number: u32) -> Self {
        match goal {
            Goal::Orders => Self {
                less: phrase!("robotics-form-fewer-orders"),
                more: phrase!("robotics-form-more-orders"),
                least: (*ORDER_GOALS.start()).into(),
                most: (*ORDER_GOALS.end()).into(),
                step: 1,
                shown: number.to_string().into(),
            },
            Goal::Credits => Self {
                less: phrase!("robotics-form-fewer-credits"),
                more: phrase!("robotics-form-more-credits"),
                least: *CREDIT_GOALS.start(),
                most: *CREDIT_GOALS.end(),
                step: CREDIT_GOAL_STEP,
                shown: words::amount_words(number).into(),
            },
        }
    }
}

/// Describes the number that reaches a goal, with buttons to change it, and a sentence about the
/// goal (16.6).
fn goal_card<'a>(form: &Form, goal: Goal) -> Node<'a, FormPress> {
    let value = form.own.number_to_win(goal);
    let GoalNumbers { less, more, least, most, step, shown } = GoalNumbers::of(goal, value);
    let change = move |number: u32| FormPress::change(move |form| form.own.set_number_to_win(goal, number));
    let number = || {
        let number = NumberRow {
            name: words::goal_name(goal),
            shown: shown.clone(),
            less: less.clone(),
            more: more.clone(),
            value,
            least,
            most,
        };
        number_row(number, change(value.saturating_sub(step)), change(value + step))
    };
    let about = || text(TextStyle::NOTE, words::about_goal(goal));
    choose([row([number(), about().grow()]).gap(Space::L), column([number().align(Align::Start), about()])])
        .inside_by(Space::L, Space::S)
        .on(Surface::Card)
}

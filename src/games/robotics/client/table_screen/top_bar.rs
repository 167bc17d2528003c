//! The contents of the top bar: the round, and the ribbon of a turn's steps.

use super::turn_step::{ShownStep, shown_step};
use crate::action::Action;
use crate::client::play::conversion::Conversion;
use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::table::Stage;
use crate::turn::actions_of_turn;
use client::kit::Pen;
use client::table::ribbon::{self, RibbonStep};
use client::table::top_bar::{self, Plate, TopBar};
use client::table::top_buttons::TopButtons;
use shell::language::Phrase;

/// Draws the top bar.
pub fn draw_top_bar(pen: &mut Pen, scene: &mut Scene) {
    let bar = TopBar { plate: plate(scene), ribbon: ribbon_steps(scene), strip: None, buttons: buttons(scene) };
    let shown = top_bar::draw_top_bar(pen, &scene.regions, scene.settings, &bar);
    for pressed in shown.pressed {
        pressed.send_to(scene.asked);
    }
}

/// Words for the round, and for the goal.
fn plate(scene: &Scene) -> Plate {
    let state = scene.table.state();
    let is_auction = matches!(state.stage, Stage::Auction(_) | Stage::SetUp);
    // The auction is for the first turn of the round that follows.
    let round = state.round + u16::from(is_auction);
    let round = scene.interaction.stage.shown().map_or(round, |shown| shown.round.max(1));
    let note = if state.reached.is_empty() {
        phrase!("robotics-top-goal", count = scene.table.setup().orders_to_win)
    } else {
        phrase!("robotics-top-last-round")
    };
    Plate { picture: "disc", title: phrase!("top-round", round = round), note }
}

/// Steps of the ribbon: those of a turn, or the auction alone.
fn ribbon_steps(scene: &Scene) -> Vec<RibbonStep> {
    if shows_auction(scene) {
        return ribbon::steps([("phase_sell", phrase!("robotics-step-auction"))], Some(0));
    }
    let turn = scene.table.state().turn();
    let actions = turn.map_or(2, |turn| actions_of_turn(scene.table.setup(), scene.table.state(), turn.seat));
    let steps =
        || [ShownStep::Sell].into_iter().chain((1..=actions).map(ShownStep::Action)).chain([ShownStep::PutAway]);
    let now = turn.and_then(|turn| steps().position(|step| step == shown_step(scene, turn, actions)));
    ribbon::steps(steps().map(|step| (step.icon(), step.name())), now)
}

impl ShownStep {
    const fn icon(self) -> &'static str {
        match self {
            Self::Sell => "phase_sell",
            Self::Action(0 | 1) => "phase_action1",
            Self::Action(_) => "phase_action2",
            Self::PutAway => "phase_away",
        }
    }

    fn name(self) -> Phrase {
        match self {
            Self::Sell => phrase!("robotics-step-sell"),
            Self::Action(number) => phrase!("robotics-step-action", number = number),
            Self::PutAway => phrase!("robotics-step-away"),
        }
    }
}

/// Whether an auction is at the table, or its last step is still shown.
fn shows_auction(scene: &Scene) -> bool {
    if matches!(scene.table.state().stage, Stage::Auction(_)) {
        return true;
    }
    let last = || scene.play.history().steps().last();
    let is_bid = || last().is_some_and(|step| matches!(step.action, Action::Bid(_) | Action::PassBid));
    !scene.play.is_watched() && scene.interaction.stage.is_momentary() && is_bid()
}

/// State of the buttons.
fn buttons(scene: &Scene) -> TopButtons {
    let usual = TopButtons::at_table(scene.play, &scene.interaction.stage);
    let can_undo = usual.can_undo || scene.interaction.own.conversion.as_ref().is_some_and(Conversion::can_undo);
    let unsaved = lesson_at_table(scene.play).map(|_| phrase!("robotics-top-lesson"));
    TopButtons { can_undo, unsaved, ..usual }
}

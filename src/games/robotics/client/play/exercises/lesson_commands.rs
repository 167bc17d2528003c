//! Execution of commands in a lesson besides the actions of the rules: the
//! hint, and choices that a step does not ask for.

use crate::action::{Action, LoosePlace, Robotics};
use crate::client::play::command::RoboticsCommand;
use crate::client::play::thing::{DropPlace, Thing};
use crate::game::read_table;
use crate::lessons::choices;
use client::play::executor::Executor;
use client::play::start::stepped::{self, lesson_at_table};
use shell::language::InWords;

/// Refuses a command that begins an offer or a conversion for which the step does not ask. Returns
/// whether it was refused.
pub fn refuse_choice(executor: &mut Executor<'_, Robotics>, command: &RoboticsCommand) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return false };
    let checked = match command {
        RoboticsCommand::BeginOffer(_) => choices::check_offer_begins(running),
        RoboticsCommand::BeginConversion => choices::check_conversion_begins(running),
        _ => return false,
    };
    let refused = checked.err();
    let is_refused = refused.is_some();
    if let Some(why) = refused {
        executor.refuse(why.phrase());
    }
    is_refused
}

/// Whether the lesson at the table, if there is one, lets the learner do an action now. It reports
/// nothing.
pub fn allows_action(executor: &mut Executor<'_, Robotics>, action: &Action) -> bool {
    let Some(running) = lesson_at_table(executor.play) else { return true };
    read_table(executor.world, |table| running.check_action(table, action).is_ok()).unwrap_or(false)
}

/// Shows what the lesson at the table asks for. Returns whether there is a lesson.
pub fn show_suggestion(executor: &mut Executor<'_, Robotics>) -> bool {
    stepped::show_suggestion(
        executor,
        |_, action| move_of_action(action).map_or((None, None), |(thing, to)| (Some(thing), to)),
        |own, hint| own.chosen = hint.thing.or(own.chosen),
    )
}

/// Thing that an action takes, and the place where it puts it; `None` if it takes none.
pub const fn move_of_action(action: &Action) -> Option<(Thing, Option<DropPlace>)> {
    Some(match action {
        Action::Attach { part, from, at } => (Thing::Loose(*part, *from), Some(DropPlace::Grid(*at))),
        Action::Buy { kind, market } => (Thing::Price(*kind, *market), Some(DropPlace::Bench)),
        Action::Sell(order) => (Thing::Robot, Some(DropPlace::Order(*order))),
        Action::Store(part) => (Thing::Loose(*part, LoosePlace::Bench), Some(DropPlace::Store)),
        Action::Scrap { part, from } => (Thing::Loose(*part, *from), Some(DropPlace::Chute)),
        _ => return None,
    })
}

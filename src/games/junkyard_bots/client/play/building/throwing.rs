//! Throwing bombs: they fly first, and the throw is done when they land, so that no number, log
//! line, destroyed robot or verdict shows the result before the bombs arrive.

use crate::client::play::events::cue_sounds::write_cue;
use crate::client::play::events::shows::JunkyardBotsShow;
use crate::client::play::exercises::exercise::lesson_at_table;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use crate::action::{Action, Illegal, JunkyardBots};
use crate::client::play::events::cue::Cue;
use crate::game::read_table;
use crate::lessons::LEARNER;
use crate::parts::{GripperKind, PartId};
use crate::robot::{PossibleThrow, damage_taken};
use crate::round;
use crate::table::{Choice, Table};
use client::app::request::Request;
use client::play::execute::with_executor;
use client::play::executor::Executor;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::settings::Settings;
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

pub(crate) fn plugin(app: &mut App) {
    let is_asked = on_message::<Request>.or_else(on_message::<WindowCloseRequested>);
    app.add_systems(
        PreUpdate,
        land_bombs_before_requests.run_if(resource_exists::<Play<JunkyardBots>>).run_if(is_asked),
    );
}

/// Lands flying bombs before any request, such as to leave the table, to save or to open a menu.
fn land_bombs_before_requests(world: &mut World) {
    if !world.get_resource::<Interaction<JunkyardBots>>().is_some_and(|interaction| {
        matches!(interaction.stage, TurnStage::Show { show: JunkyardBotsShow::Flight { .. }, .. })
    }) {
        return;
    }
    with_executor(world, land_bombs);
}

/// Returns the throw of some bombs in the present turn (6.3), which does nothing without bombs;
/// `None` if they can't be thrown now.
pub fn possible_throw(table: &Table, bombs: &[PartId]) -> Option<PossibleThrow> {
    let turn = table.state().turn.as_ref()?;
    let Choice::Attack { thrown } = &turn.choice else { return None };
    table.robot(turn.seat).grippers(GripperKind::Claw).best_throw(bombs, thrown)
}

/// Returns the damage that some bombs would do to a robot (6.4); `None` if they can't be thrown
/// now.
pub(crate) fn damage_of_throw(table: &Table, target: SeatId, bombs: &[PartId]) -> Option<u16> {
    let throw = possible_throw(table, bombs)?;
    Some(damage_taken(throw.incoming(), table.abilities(target).speed))
}

/// Checks that a seat may do an action now, without doing it; the error says why not.
fn check_action(executor: &mut Executor<'_, JunkyardBots>, seat: SeatId, action: &Action) -> Result<(), Phrase> {
    let lesson = lesson_at_table(executor.play).filter(|_| seat == LEARNER);
    let checked = read_table(executor.world, |table| {
        if let Some(running) = lesson {
            running.check_action(table, action).map_err(|not_yet| not_yet.phrase())?;
        }
        round::check_action(table, action).map_err(|illegal| illegal.phrase())
    });
    // Without a table there is no game to play.
    checked.unwrap_or_else(|| Err(Illegal::GameOver.phrase()))
}

/// Lets bombs fly from a seat if the throw is possible, and otherwise shows the reason why not.
/// Returns whether it is possible.
pub(crate) fn launch_bombs(
    executor: &mut Executor<'_, JunkyardBots>,
    from: SeatId,
    target: SeatId,
    bombs: Vec<PartId>,
) -> bool {
    let action = Action::Attack { target, bombs: bombs.clone() };
    if let Err(why) = check_action(executor, from, &action) {
        executor.refuse(why);
        return false;
    }
    let throw = read_table(executor.world, |table| possible_throw(table, &bombs)).flatten();
    let claws = throw.map(|throw| throw.claws).unwrap_or_default();
    write_cue(executor.world, Cue::Threw { seat: from, target, bombs: bombs.clone(), claws });
    executor.interaction.hint = None;
    executor.interaction.stage =
        TurnStage::Show { from, show: JunkyardBotsShow::Flight { target, bombs }, then: Vec::new() };
    true
}

/// Whether the flight of bombs from a seat is shown, by the speeds in the settings.
pub(crate) fn shows_flight(executor: &Executor<'_, JunkyardBots>, from: SeatId) -> bool {
    let settings = executor.world.resource::<Settings>();
    let is_at_once = executor.play.players().is_computer(from) && settings.computer_speed.factor() <= 0.0;
    settings.speed.factor() > 0.0 && !is_at_once
}

/// Does the throw of the flying bombs.
pub(crate) fn land_bombs(executor: &mut Executor<'_, JunkyardBots>) {
    if let TurnStage::Show { show: JunkyardBotsShow::Flight { target, bombs }, .. } =
        std::mem::take(&mut executor.interaction.stage)
    {
        executor.act_now(Action::Attack { target, bombs });
    }
}

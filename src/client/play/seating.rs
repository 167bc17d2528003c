//! Seating players at a game whose table is in the app's world, and taking such a table away, with
//! the state that is kept beside the game.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::advice::pending::Advice;
use super::command::Command;
use super::executor::{Execute, with_only_action};
use super::game::ClientGame;
use super::interaction::Interaction;
use super::log::Log;
use super::playing::{CurrentGame, Play};
use super::turn_stage::{TurnStage, TurnState};
use super::window_games::clear_other_tables;
use super::{computers, moments};
use crate::settings::this_computer::ThisComputer;
use shell::table::read_table;

/// Prepares the window for a game whose table is in the app's world. The tables of other games are
/// taken out of it.
pub fn seat_game<G: Execute>(world: &mut World, game: CurrentGame<G>, log: Log) {
    clear_other_tables::<G>(world);
    let read = read_table::<G, _>(world, |table| (G::choices(table), TurnState::of::<G>(table)));
    let (choices, now) = read.unwrap_or_default();
    let here = ThisComputer::number(world);
    let play = Play { game, log, choices, here, sent_after: None, changes: 0, is_automatic: false };
    let stage = with_only_action(TurnStage::opened(now, play.players()), &play, now);
    let own = G::ready_interaction(world, &play, G::Interaction::default());
    world.insert_resource(Interaction { own, ..Interaction::at(stage) });
    world.insert_resource(play);
    // Advice for the previous game does not apply to this one.
    world.get_resource_or_init::<Advice<G>>().cancel();
}

/// Takes the table of a game out of the app's world, with all that is played at it. Work of its
/// players ends, and commands that are not yet executed are dropped.
pub fn clear_game<G: ClientGame>(world: &mut World) {
    world.remove_resource::<Play<G>>();
    world.insert_resource(Interaction::<G>::default());
    world.get_resource_or_init::<Advice<G>>().cancel();
    computers::stop_thinking::<G>(world);
    moments::forget_moment::<G>(world);
    if let Some(mut commands) = world.get_resource_mut::<Messages<Command<G>>>() {
        commands.clear();
    }
    G::clear_table(world);
}

/// Resets a state beside a game once the game leaves the table.
pub fn reset_at_leaving<G: ClientGame, S: Resource + Component<Mutability = Mutable> + Default>(app: &mut App) {
    app.add_systems(First, reset_state::<S>.run_if(resource_removed::<Play<G>>));
}

fn reset_state<S: Resource + Component<Mutability = Mutable> + Default>(mut state: ResMut<S>) {
    *state = S::default();
}

/// Drops the messages of a kind that are not read yet once the game leaves the table.
pub fn drop_at_leaving<G: ClientGame, M: Message>(app: &mut App) {
    app.add_systems(First, drop_messages::<M>.run_if(resource_removed::<Play<G>>));
}

fn drop_messages<M: Message>(mut messages: ResMut<Messages<M>>) {
    messages.clear();
}

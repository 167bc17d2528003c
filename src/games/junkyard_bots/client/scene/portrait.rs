//! Contents of a robot's portrait: the robot as it is, its numbers, and its game.

use std::sync::Arc;

use bevy::prelude::*;

use super::visible::robot_picture;
use crate::client::art::portrait::Portrait;
use crate::client::play::{Interaction, Play};
use crate::game::read_table;
use crate::messages::phrase;
use crate::table::Table;
use client::app::request::Request;
use client::panels::poster::look::PosterLook;
use client::panels::poster::request::{ComposePoster, PictureRequest, PlayerPicture};
use client::play::secrets::screen_audience::audience_of_game;
use shell::language::{Argument, Phrase};
use shell::seats::SeatId;

/// Request to save the portrait of a seat's robot.
pub fn ask_for_portrait(seat: SeatId) -> Request {
    PictureRequest::Choose(picture_of_robot(seat)).into()
}

/// Returns the portrait of a seat's robot as a picture that can be saved.
pub fn picture_of_robot(seat: SeatId) -> PlayerPicture {
    let compose = |world: &mut World, seat: SeatId| portrait_of_robot(world, seat).map(|portrait| portrait.poster());
    let compose = ComposePoster::new(compose);
    PlayerPicture { seat, title: phrase!("file-save-portrait"), file_word: "portrait", compose }
}

/// Returns the portrait of a seat's robot; `None` if no game is played.
pub fn portrait_of_robot(world: &mut World, seat: SeatId) -> Option<Portrait> {
    if !world.contains_resource::<Play>() || !world.contains_resource::<Interaction>() {
        return None;
    }
    let look = PosterLook::of_window(world);
    world.resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, interaction: Mut<Interaction>| {
            read_table(world, |table| compose_portrait(table, &play, &interaction, seat, &look))
        })
    })
}

fn compose_portrait(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    seat: SeatId,
    look: &PosterLook,
) -> Portrait {
    let whose = play.seat(seat);
    let audience = audience_of_game(table, play, interaction);
    Portrait {
        robot: table.survives(seat).then(|| robot_picture(table, play, interaction, audience, seat).composed()),
        name: whose.name.clone(),
        colour: whose.colour,
        hue: look.hue(whose.colour),
        power: table.power(seat),
        energy: (table.eaten(seat), table.setup().energy_to_win),
        abilities: table.abilities(seat),
        game: look.language.tell(&game_words(table, play, seat)),
        faces: Arc::clone(&look.faces),
    }
}

/// Round of the game for a seat, and its rivals.
fn game_words(table: &Table, play: &Play, seat: SeatId) -> Phrase {
    let names = table.seats().filter(|&other| other != seat).map(|other| play.seat(other).name.as_str());
    let state = table.state();
    let others = Argument::list(names);
    let won = state.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat));
    match (state.round, won) {
        (0, _) => phrase!("portrait-set-up", others = others),
        (round, true) => phrase!("portrait-won", round = round, others = others),
        (round, false) => phrase!("portrait-round", round = round, others = others),
    }
}

//! Contents of a robot's portrait: the robot as it is, its numbers, and its game.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::visible::robot_picture;
use crate::client::art::portrait::Portrait;
use crate::client::play::{Interaction, Play};
use crate::game::read_table;
use crate::messages::phrase;
use crate::table::Table;
use client::kit::palette::ColourSet;
use client::kit::text::letters;
use client::play::secrets::screen_audience::audience_of_game;
use client::settings::Settings;
use shell::language::{Argument, Language, Phrase};
use shell::seats::SeatId;

/// Returns the portrait of a seat's robot; `None` if no game is played.
pub fn portrait_of_robot(world: &mut World, seat: SeatId) -> Option<Portrait> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let faces = contexts
        .single_mut(world)
        .map_or_else(|_| Arc::default(), |mut context| letters::extra_faces(context.get_mut()));
    let settings = world.resource::<Settings>();
    let colours = settings.colours;
    let language = settings.language();
    if !world.contains_resource::<Play>() || !world.contains_resource::<Interaction>() {
        return None;
    }
    let portrait = world.resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, interaction: Mut<Interaction>| {
            read_table(world, |table| compose_portrait(table, &play, &interaction, seat, colours, language))
        })
    })?;
    Some(Portrait { faces, ..portrait })
}

fn compose_portrait(
    table: &Table,
    play: &Play,
    interaction: &Interaction,
    seat: SeatId,
    colours: ColourSet,
    language: &Language,
) -> Portrait {
    let whose = play.seat(seat);
    let hue = colours.seat_colour(whose.colour);
    let audience = audience_of_game(table, play, interaction);
    Portrait {
        robot: table.survives(seat).then(|| robot_picture(table, play, interaction, audience, seat).composed()),
        name: whose.name.clone(),
        colour: whose.colour,
        hue: format!("#{:02x}{:02x}{:02x}", hue.r(), hue.g(), hue.b()),
        power: table.power(seat),
        energy: (table.eaten(seat), table.setup().energy_to_win),
        abilities: table.abilities(seat),
        game: language.tell(&game_words(table, play, seat)),
        faces: Arc::default(),
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

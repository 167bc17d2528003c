//! Sharing: a game as text, a robot as a picture.

use std::path::Path;
use std::time::SystemTime;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::art::portrait::Portrait;
use super::board::scene::robot_picture;
use super::play::{Desk, Play};
use super::settings::Settings;
use super::theme::palette::ColourSet;
use crate::game::{Playable, Restorable};
use crate::parts::SeatId;
use crate::record::disk::{read_capped, save_as};
use crate::table::Table;

/// The text of the game that is being played.
pub fn text_of_play(world: &mut World) -> Result<String, String> {
    if !world.contains_resource::<Play>() {
        return Err("there is no game to save".into());
    }
    let table = world.snapshot();
    Ok(world.resource::<Play>().history().text_of(table, SystemTime::now()))
}

/// Copies the game that is being played as text.
pub fn copy_play(world: &mut World) -> Result<(), String> {
    let text = text_of_play(world)?;
    world.get_resource_or_init::<EguiClipboard>().set_text(&text);
    Ok(())
}

/// Draws the portrait of a robot into a file.
pub fn portrait(world: &mut World, seat: SeatId, to: &Path) -> Result<(), String> {
    let colours = world.resource::<Settings>().colours;
    if !world.contains_resource::<Play>() || !world.contains_resource::<Desk>() {
        return Err("there is no robot to draw".into());
    }
    let portrait = world.resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, desk: Mut<Desk>| {
            world.read(|table| portrait_of(table, &play, &desk, seat, colours))
        })
    });
    let file = portrait.png().map_err(|error| error.to_string())?;
    save_as(to, file).map_err(|error| error.to_string())
}

fn portrait_of(table: &Table, play: &Play, desk: &Desk, seat: SeatId, colours: ColourSet) -> Portrait {
    let whose = play.seat(seat);
    let hue = colours.seat(whose.colour);
    let others: Vec<&str> =
        table.seats().filter(|&other| other != seat).map(|other| play.seat(other).name.as_str()).collect();
    let state = table.state();
    let won = state.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat));
    let round = match (state.round, won) {
        (0, _) => "Set-up".to_owned(),
        (round, true) => format!("Won in round {round}"),
        (round, false) => format!("Round {round}"),
    };
    Portrait {
        robot: table.survives(seat).then(|| robot_picture(table, play, desk, seat)),
        name: whose.name.clone(),
        colour: whose.colour,
        hue: format!("#{:02x}{:02x}{:02x}", hue.r(), hue.g(), hue.b()),
        power: table.power(seat),
        energy: (table.eaten(seat), table.setup().energy_to_win),
        abilities: table.abilities(seat),
        game: format!("{round}, against {}", others.join(", ")),
    }
}

/// The text of a saved game as it is.
pub fn text_of_file(path: &Path) -> Result<String, String> {
    let bytes = read_capped(path).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|_| "that file is no text".to_owned())
}

/// Copies a saved game as it is.
pub fn copy_text(world: &mut World, path: &Path) -> Result<(), String> {
    let text = text_of_file(path)?;
    world.get_resource_or_init::<EguiClipboard>().set_text(&text);
    Ok(())
}

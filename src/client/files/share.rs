//! Sharing: a game as text, a robot as a picture.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use crate::client::app::fault::{Done, Fault};
use crate::client::art::portrait::Portrait;
use crate::client::kit::palette::ColourSet;
use crate::client::play::{Desk, Play};
use crate::client::scene::contents::robot_picture;
use crate::client::settings::Settings;
use crate::game::Playable;
use crate::parts::SeatId;
use crate::record::disk::{read_capped, save_as};
use crate::table::Table;

/// The text of the game that is being played.
pub fn text_of_play(world: &mut World) -> Result<String, Fault> {
    if !world.contains_resource::<Play>() {
        return Err(Fault::NoGame);
    }
    world.resource_scope(|world, play: Mut<Play>| play.text(world)).ok_or(Fault::NoGame)
}

/// Copies the game that is being played as text.
pub fn copy_play(world: &mut World) -> Result<Done, Fault> {
    let text = text_of_play(world)?;
    copy(world, &text, "The game")
}

/// Puts a text into the clipboard, which is asked for it again: it says nothing of what it does not take.
pub fn copy(world: &mut World, text: &str, what: &'static str) -> Result<Done, Fault> {
    let mut clipboard = world.get_resource_or_init::<EguiClipboard>();
    clipboard.set_text(text);
    let taken = clipboard.get_text().is_some_and(|taken| taken.lines().eq(text.lines()));
    if taken { Ok(Done::Copied(what)) } else { Err(Fault::Clipboard) }
}

/// Draws the portrait of a robot into a file.
pub fn portrait(world: &mut World, seat: SeatId, to: &Path) -> Result<Done, Fault> {
    let colours = world.resource::<Settings>().colours;
    if !world.contains_resource::<Play>() || !world.contains_resource::<Desk>() {
        return Err(Fault::NoGame);
    }
    let portrait = world.resource_scope(|world, play: Mut<Play>| {
        world.resource_scope(|world, desk: Mut<Desk>| {
            world.read(|table| portrait_of(table, &play, &desk, seat, colours))
        })
    });
    save(to, portrait.png()?)
}

/// Writes a file of the player's choice.
pub fn save(path: &Path, contents: impl AsRef<[u8]>) -> Result<Done, Fault> {
    let path = path.to_path_buf();
    match save_as(&path, contents) {
        Ok(()) => Ok(Done::Saved(path)),
        Err(error) => Err(Fault::Save { path, error }),
    }
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
pub fn text_of_file(path: &Path) -> Result<String, Fault> {
    let path = path.to_path_buf();
    match read_capped(&path) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| Fault::NotText(path)),
        Err(error) => Err(Fault::Open { path, error: error.into() }),
    }
}

/// Copies a saved game as it is.
pub fn copy_text(world: &mut World, path: &Path) -> Result<Done, Fault> {
    let text = text_of_file(path)?;
    copy(world, &text, "The game")
}

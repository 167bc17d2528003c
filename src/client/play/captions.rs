//! Sounds in words, for those who do not hear them: in the log, if the player wants them there.

use super::step_shows::turning_up;
use bevy::prelude::*;

use super::execute::ExecuteCommands;
use super::interaction::Interaction;
use super::log::Line;
use super::playing::Play;
use crate::client::settings::{Captions, Settings};
use crate::client::sound::{Heard, PlaySounds};
use crate::shell::language::phrase;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, PlaySounds.after(ExecuteCommands))
        .add_systems(Update, write_captions.after(ExecuteCommands).run_if(resource_exists::<Play>));
}

/// Writes captions into the log.
fn write_captions(
    settings: Res<Settings>,
    interaction: Res<Interaction>,
    mut all: MessageReader<Heard>,
    mut play: ResMut<Play>,
) {
    if settings.captions != Captions::Log || play.is_watched() {
        all.clear();
        return;
    }
    let step = play.history().steps().len();
    // Lines of tiles that are still to be turned up stay the last ones.
    let waiting = turning_up(&interaction.stage).map_or(0, |(tiles, up)| tiles.len() - up);
    for heard in all.read() {
        if let Some(caption) = &heard.caption {
            let text = phrase!("caption-in-log", caption = caption);
            play.log.insert(Line { seat: heard.seat, text, step, is_caption: true }, waiting);
        }
    }
}

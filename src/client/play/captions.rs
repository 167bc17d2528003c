//! Captions of sounds in the log, for players who do not hear them, if the settings ask for them.

use bevy::prelude::*;

use super::execute::ExecuteCommands;
use super::game::ClientGame;
use super::interaction::Interaction;
use super::log::Line;
use super::playing::Play;
use super::secrets::audience::Audience;
use crate::settings::{Captions, Settings};
use crate::sound::{Heard, PlaySounds};
use shell::language::phrase;

pub(super) fn plugin<G: ClientGame>(app: &mut App) {
    app.configure_sets(Update, PlaySounds.after(ExecuteCommands))
        .add_systems(Update, write_captions::<G>.after(ExecuteCommands).run_if(resource_exists::<Play<G>>));
}

/// Writes captions into the log.
fn write_captions<G: ClientGame>(
    settings: Res<Settings>,
    interaction: Res<Interaction<G>>,
    mut all: MessageReader<Heard>,
    mut play: ResMut<Play<G>>,
) {
    if settings.captions != Captions::Log || play.is_watched() {
        all.clear();
        return;
    }
    let step = play.history().steps().len();
    // Lines about things that are still to be shown stay last.
    let waiting = interaction.stage.hidden_lines();
    for heard in all.read() {
        if let Some(caption) = &heard.caption {
            let text = phrase!("caption-in-log", caption = caption);
            // Everybody near the screen hears the sound, too.
            let line = Line { seat: heard.seat, text, to: Audience::All, step, is_caption: true, run: None };
            play.log.insert(line, waiting);
        }
    }
}

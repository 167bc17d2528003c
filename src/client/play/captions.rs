//! Sounds in words, for who does not hear them: in the log, if the player wants them there.

use bevy::prelude::*;

use super::cue::{Cue, TimedCue};
use super::desk::Interaction;
use super::log::Line;
use super::obey::ExecuteCommands;
use super::playing::Play;
use crate::client::settings::{Captions, Settings};
use crate::shell::language::{Phrase, phrase};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.after(ExecuteCommands).run_if(resource_exists::<Play>));
}

/// A cue's sound in words; `None` for what needs none.
pub fn caption(cue: &Cue) -> Option<Phrase> {
    Some(match cue {
        Cue::PickedUp => phrase!("caption-picked-up"),
        Cue::Turned => phrase!("caption-turned"),
        Cue::Snapped { .. } => phrase!("caption-snapped"),
        Cue::Refused => phrase!("caption-refused"),
        Cue::PutBack => phrase!("caption-put-back"),
        Cue::TurnedUp { .. } => phrase!("caption-turned-up"),
        Cue::Scanned { .. } => phrase!("caption-scanned"),
        Cue::TookBlind { .. } => phrase!("caption-took-blind"),
        Cue::BlindBomb { .. } => phrase!("caption-blind-bomb"),
        Cue::Threw { .. } => phrase!("caption-threw"),
        Cue::Dodged { .. } => phrase!("caption-dodged"),
        Cue::Hit { .. } => phrase!("caption-hit"),
        Cue::PowerLost { .. } => phrase!("caption-power-lost"),
        Cue::Exploded { .. } => phrase!("caption-exploded"),
        Cue::Ate { .. } => phrase!("caption-ate"),
        Cue::Scrapped { .. } => phrase!("caption-scrapped"),
        Cue::CrystalMoved { .. } => phrase!("caption-crystal-moved"),
        Cue::YourTurn { .. } => phrase!("caption-your-turn"),
        Cue::HandOver { .. } => phrase!("caption-hand-over"),
        Cue::Curtain { .. } => phrase!("caption-curtain"),
        Cue::Won { .. } => phrase!("caption-won"),
        Cue::Pressed => return None,
    })
}

/// Writes captions into the log.
fn write(settings: Res<Settings>, desk: Res<Interaction>, mut cues: MessageReader<TimedCue>, mut play: ResMut<Play>) {
    if settings.captions != Captions::Log || play.is_watched() {
        cues.clear();
        return;
    }
    let step = play.history().steps().len();
    // Lines of tiles that are still to be turned up stay the last ones.
    let waiting = desk.stand.turning_up().map_or(0, |(tiles, up)| tiles.len() - up);
    for TimedCue { cue, .. } in cues.read() {
        if let Some(caption) = caption(cue) {
            let line =
                Line { seat: cue.seat(), text: phrase!("caption-in-log", caption = caption), step, is_caption: true };
            play.log.insert(line, waiting);
        }
    }
}

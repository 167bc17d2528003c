//! Sounds in words, for who does not hear them: in the log, if the player wants them there.

use bevy::prelude::*;

use super::cues::{Cue, Timed};
use super::desk::Desk;
use super::log::Line;
use super::obey::Obey;
use super::playing::Play;
use super::stand::Stand;
use crate::client::settings::{Captions, Settings};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.after(Obey).run_if(resource_exists::<Play>));
}

/// A cue's sound in words; `None` for what needs none.
pub const fn caption(cue: &Cue) -> Option<&'static str> {
    Some(match cue {
        Cue::PickedUp => "light clink",
        Cue::Turned => "ratchet ticks",
        Cue::Snapped { .. } => "clunk, it snaps in",
        Cue::Refused => "dull thud",
        Cue::PutBack => "clink, put back",
        Cue::TurnedUp { .. } => "a tin lid opens",
        Cue::Scanned { .. } => "soft sonar",
        Cue::TookBlind { .. } => "rummaging, then a clunk",
        Cue::BlindBomb { .. } => "a bomb bursts in the grippers",
        Cue::Threw { .. } => "spring, then a fuse hissing",
        Cue::Dodged { .. } => "something whizzes past",
        Cue::Hit { .. } => "an oil drum booms",
        Cue::PowerLost { .. } => "power whines down",
        Cue::Exploded { .. } => "great explosion",
        Cue::Ate { .. } => "two glassy notes",
        Cue::Scrapped { .. } => "scrap clatters down",
        Cue::CrystalMoved { .. } => "the crystal rings",
        Cue::YourTurn { .. } => "yard bell",
        Cue::HandOver { .. } => "two bells, going down",
        Cue::Curtain { .. } => "roller door",
        Cue::Won { .. } => "brass on bottles",
        Cue::Pressed => return None,
    })
}

/// Writes captions into the log.
fn write(settings: Res<Settings>, desk: Res<Desk>, mut cues: MessageReader<Timed>, mut play: ResMut<Play>) {
    if settings.captions != Captions::Log || play.is_watched() {
        cues.clear();
        return;
    }
    let step = play.history().steps().len();
    // Lines of tiles that are still to be turned up stay the last ones.
    let waiting = match &desk.stand {
        Stand::Reveal { tiles, up, .. } => tiles.len() - up,
        _ => 0,
    };
    for Timed { cue, .. } in cues.read() {
        if let Some(text) = caption(cue) {
            let line = Line { seat: cue.seat(), text: format!("[{text}]"), step, is_caption: true };
            play.log.insert(line, waiting);
        }
    }
}

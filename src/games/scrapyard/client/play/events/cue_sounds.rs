//! The sounds of cues.

use std::time::Duration;

use bevy::prelude::World;

use super::cue::{Cue, TimedCue};
use crate::client::sounds::Sound;
use client::sound::Heard;

/// Writes cues and their sounds, each due at its time.
pub fn write_cues(world: &mut World, cues: Vec<TimedCue>) {
    let heard = |timed: &TimedCue| heard_of_cue(&timed.cue).due_in(timed.after.as_secs_f32());
    let heard: Vec<Heard> = cues.iter().map(heard).collect();
    world.write_message_batch(heard);
    world.write_message_batch(cues);
}

/// Writes a cue that is due at once, and its sound.
pub fn write_cue(world: &mut World, cue: Cue) {
    write_cues(world, vec![TimedCue { cue, after: Duration::ZERO }]);
}

/// Returns the sound of a cue with its caption.
pub fn heard_of_cue(cue: &Cue) -> Heard {
    match cue {
        Cue::Won { seat } => Heard::of_end(*seat),
        cue => sound_of_cue(cue).heard(cue.seat()),
    }
}

const fn sound_of_cue(cue: &Cue) -> Sound {
    match cue {
        Cue::PickedUp => Sound::PickedUp,
        Cue::TriedOn => Sound::TriedOn,
        Cue::PutBack | Cue::Won { .. } => Sound::PutBack,
        Cue::Token { .. } => Sound::Token,
        Cue::PutOn { .. } => Sound::PutOn,
        Cue::Fell { .. } => Sound::Fell,
        Cue::Collected { .. } => Sound::Collected,
        Cue::TurnedUp { .. } => Sound::TurnedUp,
        Cue::Rummaged { .. } => Sound::Rummaged,
        Cue::WentBack { .. } => Sound::PutUnder,
        Cue::JunkCodes { .. } => Sound::JunkCodes,
        Cue::Passed { .. } => Sound::Passed,
        Cue::Opened => Sound::Opened,
        Cue::Drew { .. } => Sound::Drew,
        Cue::Shuffled { .. } => Sound::Shuffled,
        Cue::Played { .. } | Cue::Spent { .. } => Sound::Played,
        Cue::Ability { .. } => Sound::Ability,
        Cue::BatteryUsed { .. } => Sound::BatteryUsed,
        Cue::Moved { .. } => Sound::Moved,
        Cue::Attacked { shoots: true, .. } => Sound::Shot,
        Cue::Attacked { .. } => Sound::Struck,
        Cue::Dented { .. } => Sound::Dented,
        Cue::Shoved { .. } => Sound::Shoved,
        Cue::Crashed { .. } => Sound::Crashed,
        Cue::StoodSteady { .. } => Sound::Steady,
        Cue::Drained { .. } => Sound::Drained,
        Cue::Charged { .. } => Sound::BatteryFull,
        Cue::Shielded { .. } => Sound::Shielded,
        Cue::ShieldsLost { .. } => Sound::ShieldLost,
        Cue::PlateLost { .. } => Sound::PlateLost,
        Cue::PlateBack { .. } => Sound::PlateBack,
        Cue::Trashed { .. } => Sound::Trashed,
        Cue::Salvaged { .. } => Sound::Salvaged,
        Cue::Trembled => Sound::Trembled,
        Cue::Crusher { .. } => Sound::Crusher,
        Cue::Wrecked { .. } => Sound::Wrecked,
    }
}

//! The sounds of cues.

use std::time::Duration;

use bevy::prelude::World;

use super::cue::{Cue, TimedCue};
use crate::client::sounds::Sound;
use crate::set::Grade;
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
        Cue::TakenInHand => Sound::TakenInHand,
        Cue::PutBack | Cue::Won { .. } => Sound::PutBack,
        Cue::GateTaken { .. } => Sound::Gate,
        Cue::Stepped { .. } => Sound::Step,
        Cue::Searched { .. } => Sound::Search,
        Cue::Found { .. } => Sound::Found,
        Cue::StruckOut { .. } => Sound::StruckOut,
        Cue::WallDown { .. } => Sound::WallDown,
        Cue::Lifted { .. } | Cue::Passed { .. } => Sound::Lifted,
        Cue::Laid { .. } | Cue::Discarded { .. } => Sound::Laid,
        Cue::Packed { .. } | Cue::Loaded { .. } => Sound::Packed,
        Cue::Bought { .. } | Cue::Sold { .. } | Cue::NotebookBought { .. } => Sound::Till,
        Cue::Boarded { .. } | Cue::Wheel { .. } => Sound::Door,
        Cue::Drove { .. } => Sound::Truck,
        Cue::RolledOn { .. } => Sound::Horn,
        Cue::JobBegun { .. } => Sound::JobBegun,
        Cue::Worked { .. } => Sound::Ratchet,
        Cue::JobLost { .. } => Sound::JobLost,
        Cue::Joined { .. } | Cue::Detached { .. } => Sound::Link,
        Cue::Debugged { .. } => Sound::Debugging,
        Cue::DebugRolled { .. } | Cue::NutFell { .. } => Sound::Nut,
        Cue::FaultFound { .. } => Sound::FaultFound,
        Cue::Trained { .. } => Sound::Trained,
        Cue::Repaired { .. } | Cue::Defined { .. } => Sound::Repaired,
        Cue::Switch { .. } => Sound::Switch,
        Cue::Component { grade: Grade::A, .. } => Sound::ComponentUp,
        Cue::Component { grade: Grade::B, .. } => Sound::Component,
        Cue::Component { .. } => Sound::ComponentDown,
        Cue::Works { .. } => Sound::Works,
        Cue::Fails { .. } => Sound::Fails,
        Cue::FliesApart { .. } => Sound::Boom,
        Cue::CardsDrawn { .. } | Cue::CardsShown { .. } => Sound::Card,
        Cue::Offered { .. } | Cue::AuctionBegan { .. } => Sound::Offer,
        Cue::Declined { .. } => Sound::Declined,
        Cue::Exchanged { .. } => Sound::Exchange,
        Cue::Bid { .. } => Sound::Bid,
        Cue::Hammer { .. } => Sound::Hammer,
        Cue::TargetReached { .. } => Sound::Target,
    }
}

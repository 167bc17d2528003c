//! The sounds of cues.

use std::time::Duration;

use bevy::prelude::World;

use super::cue::{Cue, TimedCue};
use crate::client::sounds::Sound;
use crate::game::read_table;
use crate::set::Grade;
use client::play::Audience;
use client::sound::Heard;

/// Writes the cues that those before the screen may notice, and their sounds, each due at its time.
pub fn write_cues(world: &mut World, mut cues: Vec<TimedCue>) {
    let is_open_table = read_table(world, |table| table.setup().options.open_table).unwrap_or(false);
    let audience = world.get_resource::<Audience>().copied().unwrap_or_default();
    cues.retain(|timed| is_open_table || is_noticed(&timed.cue, audience));
    let heard = |timed: &TimedCue| heard_of_cue(&timed.cue).due_in(timed.after.as_secs_f32());
    let heard: Vec<Heard> = cues.iter().map(heard).collect();
    world.write_message_batch(heard);
    world.write_message_batch(cues);
}

/// Writes a cue that is due at once, and its sound.
pub fn write_cue(world: &mut World, cue: Cue) {
    write_cues(world, vec![TimedCue { cue, after: Duration::ZERO }]);
}

/// Whether an audience notices a cue: what a team finds and what it strikes out is its own (19.2).
fn is_noticed(cue: &Cue, audience: Audience) -> bool {
    cue.only_for().is_none_or(|seat| audience.may_see_secrets_of(seat))
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
        Cue::Acts { .. } => Sound::Acts,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{ThingId, WorkerId};
    use shell::seats::SeatId;

    #[test]
    fn rule_19_2_others_do_not_hear_what_a_team_finds_or_strikes_out() {
        let seat = SeatId(0);
        let square = "c4".parse().unwrap();
        let audiences = [Audience::Only(seat), Audience::Everything, Audience::Only(SeatId(1)), Audience::All];
        let noticed = |cue: Cue| audiences.map(|audience| is_noticed(&cue, audience));
        let own = [true, true, false, false];
        assert_eq!(noticed(Cue::Found { seat, things: vec![ThingId(3)] }), own);
        assert_eq!(noticed(Cue::StruckOut { seat, square }), own);
        let searched = Cue::Searched { seat, worker: WorkerId(0), square, squares: vec![square] };
        assert_eq!(noticed(searched), [true; 4], "all see who searches");
    }
}

//! The sounds of Robotics: their recipes, and the sound and caption of each cue.

use std::time::Duration;

use bevy::prelude::{App, World};

use super::cue::{Cue, TimedCue};
use crate::messages::phrase;
use client::sound::{Heard, Recipes};

pub(crate) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Recipes>().add_recipes(game_recipes());
}

/// The recipes of the game's own sounds.
fn game_recipes() -> Recipes {
    Recipes::of_program(include_str!("../../../../../../assets/games/robotics/sounds.ron"))
}

/// Writes cues and their sounds, each due at its time.
pub fn write_cues(world: &mut World, cues: Vec<TimedCue>) {
    let heard = |timed: &TimedCue| Some(heard_of_cue(&timed.cue)?.due_in(timed.after.as_secs_f32()));
    let heard: Vec<Heard> = cues.iter().filter_map(heard).collect();
    world.write_message_batch(heard);
    world.write_message_batch(cues);
}

/// Writes a cue that is due at once, and its sound.
pub fn write_cue(world: &mut World, cue: Cue) {
    write_cues(world, vec![TimedCue { cue, after: Duration::ZERO }]);
}

/// Returns the sound of a cue and its caption; `None` for one that is only seen.
pub fn heard_of_cue(cue: &Cue) -> Option<Heard> {
    let (sound, caption) = match cue {
        Cue::Won { seat } => return Some(Heard::of_end(*seat)),
        // The coins are heard.
        Cue::Bought { .. } => return None,
        Cue::PickedUp => ("robotics_picked_up", phrase!("robotics-caption-picked-up")),
        Cue::Turned => ("robotics_turned", phrase!("robotics-caption-turned")),
        Cue::PutBack => ("robotics_put_back", phrase!("robotics-caption-put-back")),
        Cue::Placed => ("robotics_placed", phrase!("robotics-caption-placed")),
        Cue::DiscTurnedByHand => ("robotics_disc_clicked", phrase!("robotics-caption-disc-clicked")),
        Cue::Bid { .. } => ("robotics_bid", phrase!("robotics-caption-bid")),
        Cue::Passed { .. } => ("robotics_passed", phrase!("robotics-caption-passed")),
        Cue::Paid { .. } => ("robotics_paid", phrase!("robotics-caption-paid")),
        Cue::Earned { .. } => ("robotics_earned", phrase!("robotics-caption-earned")),
        Cue::DiscTurned => ("robotics_disc_turned", phrase!("robotics-caption-disc-turned")),
        Cue::Drew { kind, .. } if kind.is_component() => ("robotics_drew", phrase!("robotics-caption-drew")),
        Cue::Drew { .. } => ("robotics_drew_trouble", phrase!("robotics-caption-drew-trouble")),
        Cue::Attached { .. } => ("robotics_attached", phrase!("robotics-caption-attached")),
        Cue::Moved { .. } => ("robotics_stored", phrase!("robotics-caption-stored")),
        Cue::Scrapped { .. } => ("robotics_scrapped", phrase!("robotics-caption-scrapped")),
        Cue::Stamped { .. } => ("robotics_stamped", phrase!("robotics-caption-stamped")),
        Cue::OrderTurnedUp => ("robotics_order", phrase!("robotics-caption-order")),
        Cue::Unscrewed { .. } => ("robotics_unscrewed", phrase!("robotics-caption-unscrewed")),
        Cue::LightOn { .. } => ("robotics_light", phrase!("robotics-caption-light")),
        Cue::NutsTaken { .. } => ("robotics_nuts_taken", phrase!("robotics-caption-nuts-taken")),
        Cue::Offered { .. } => ("robotics_offered", phrase!("robotics-caption-offered")),
        Cue::Refused { .. } => ("robotics_refused", phrase!("robotics-caption-refused")),
        Cue::Traded { .. } => ("robotics_traded", phrase!("robotics-caption-traded")),
        Cue::Converted { .. } => ("robotics_converted", phrase!("robotics-caption-converted")),
        Cue::GoalReached { .. } => ("robotics_goal", phrase!("robotics-caption-goal")),
    };
    Some(Heard::captioned(sound, caption, cue.seat()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::LoosePlace;
    use crate::parts::{Kind, Market, Part};
    use shell::grid::Placement;
    use shell::seats::SeatId;

    #[test]
    fn every_cue_has_a_sound_of_its_own_and_every_recipe_a_cue() {
        let seat = SeatId(0);
        let part = Part::plain(Kind::Head);
        let from = LoosePlace::Bench;
        let heard = [
            Cue::PickedUp,
            Cue::Turned,
            Cue::PutBack,
            Cue::Placed,
            Cue::DiscTurnedByHand,
            Cue::Bid { seat },
            Cue::Passed { seat },
            Cue::Paid { seat, credits: 100 },
            Cue::Earned { seat, credits: 100 },
            Cue::DiscTurned,
            Cue::Drew { seat, kind: Kind::Head },
            Cue::Drew { seat, kind: Kind::Saboteur },
            Cue::Attached { seat, part, from, at: Placement::default() },
            Cue::Moved { seat, part, to: LoosePlace::Store },
            Cue::Scrapped { seat, part, from },
            Cue::Stamped { seat },
            Cue::OrderTurnedUp,
            Cue::Unscrewed { seat },
            Cue::LightOn { seat },
            Cue::NutsTaken { seat },
            Cue::Offered { seat },
            Cue::Refused { seat },
            Cue::Traded { seat },
            Cue::Converted { seat },
            Cue::GoalReached { seat },
        ];
        let mut named: Vec<&str> = heard.iter().map(|cue| heard_of_cue(cue).unwrap().sound).collect();
        named.sort_unstable();
        let recipes = game_recipes();
        assert_eq!(named, recipes.iter().map(|(name, _)| name).collect::<Vec<_>>());
        let shared = Recipes::shared();
        assert!(named.iter().all(|name| shared.find_recipe(name).is_none()), "names are unique over all games");
        assert!(shared.find_recipe(heard_of_cue(&Cue::Won { seat: None }).unwrap().sound).is_some());
        let bought = Cue::Bought { seat, kind: Kind::Head, market: Market::Regular };
        assert_eq!(heard_of_cue(&bought), None);
    }
}

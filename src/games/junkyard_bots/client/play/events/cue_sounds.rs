//! The sounds of Junkyard Bots: their recipes, and the sound and caption of each cue.

use bevy::prelude::{App, World};

use crate::client::play::events::cue::{Cue, TimedCue};
use crate::messages::phrase;
use crate::parts::Size;
use client::sound::{Heard, Recipes};

pub(crate) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Recipes>().add_recipes(game_recipes());
}

/// The recipes of the game's own sounds.
fn game_recipes() -> Recipes {
    Recipes::of_program(include_str!("../../../../../../assets/games/junkyard_bots/sounds.ron"))
}

/// Writes cues and their sounds, each due at its time.
pub fn write_cues(world: &mut World, cues: Vec<TimedCue>) {
    let heard: Vec<Heard> = cues.iter().map(|timed| heard_of_cue(&timed.cue).due_in(timed.after)).collect();
    world.write_message_batch(heard);
    world.write_message_batch(cues);
}

/// Writes a cue that is due at once, and its sound.
pub fn write_cue(world: &mut World, cue: Cue) {
    write_cues(world, vec![cue.now()]);
}

/// Returns the sound of a cue and its caption.
fn heard_of_cue(cue: &Cue) -> Heard {
    let (sound, caption) = match cue {
        Cue::Won { seat } => return Heard::of_end(*seat),
        Cue::PickedUp => ("pick_up", phrase!("caption-picked-up")),
        Cue::Turned => ("turn", phrase!("caption-turned")),
        Cue::Snapped { size, .. } => (sound_of_snap(*size), phrase!("caption-snapped")),
        Cue::PutBack => ("put_back", phrase!("caption-put-back")),
        Cue::TurnedUp { .. } => ("turn_up", phrase!("caption-turned-up")),
        Cue::Scanned { .. } => ("scan", phrase!("caption-scanned")),
        Cue::TookBlind { .. } => ("blind", phrase!("caption-took-blind")),
        Cue::BlindBomb { .. } => ("blind_bomb", phrase!("caption-blind-bomb")),
        Cue::Threw { .. } => ("throw", phrase!("caption-threw")),
        Cue::Dodged { .. } => ("dodge", phrase!("caption-dodged")),
        Cue::Hit { .. } => ("hit", phrase!("caption-hit")),
        Cue::PowerLost { .. } => ("power_lost", phrase!("caption-power-lost")),
        Cue::Exploded { .. } => ("explosion", phrase!("caption-exploded")),
        Cue::Ate { .. } => ("eat", phrase!("caption-ate")),
        Cue::Scrapped { .. } => ("scrap", phrase!("caption-scrapped")),
        Cue::CrystalMoved { .. } => ("crystal", phrase!("caption-crystal-moved")),
    };
    Heard::captioned(sound, caption, cue.seat())
}

/// Returns the sound of a part that is attached or held; larger parts sound deeper.
const fn sound_of_snap(size: Size) -> &'static str {
    match size {
        Size::Small => "snap_small",
        Size::Medium => "snap_medium",
        Size::Large => "snap_large",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::grid::{Footprint, Placement, Rectangle};
    use shell::seats::SeatId;

    #[test]
    fn every_cue_has_a_sound_of_its_own_and_every_recipe_a_cue() {
        let seat = SeatId(0);
        let rectangle = Rectangle::new(Footprint::new(1, 1), Placement::default());
        let snapped = Size::ALL.map(|size| Cue::Snapped { seat, size, rectangle });
        let others = [
            Cue::PickedUp,
            Cue::Turned,
            Cue::PutBack,
            Cue::TurnedUp { seat },
            Cue::Scanned { seat },
            Cue::TookBlind { seat, rectangle },
            Cue::BlindBomb { seat },
            Cue::Threw { seat, target: seat, bombs: Vec::new(), claws: Vec::new() },
            Cue::Dodged { seat },
            Cue::Hit { seat },
            Cue::PowerLost { seat, lost: None, left: 1 },
            Cue::Exploded { seat },
            Cue::Ate { seat, points: 1 },
            Cue::Scrapped { seat },
            Cue::CrystalMoved { from: None, to: seat },
        ];
        let mut named: Vec<&str> = snapped.iter().chain(&others).map(|cue| heard_of_cue(cue).sound).collect();
        named.sort_unstable();
        let recipes = game_recipes();
        assert_eq!(named, recipes.iter().map(|(name, _)| name).collect::<Vec<_>>());
        let shared = Recipes::shared();
        assert!(named.iter().all(|name| shared.find_recipe(name).is_none()), "names are unique over all games");
        assert!(shared.find_recipe(heard_of_cue(&Cue::Won { seat: None }).sound).is_some());
    }
}

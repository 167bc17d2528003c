//! The sounds of Engineers at Play: their recipes, and a caption for each.

use bevy::prelude::App;

use crate::messages::phrase;
use client::sound::{Heard, Recipes};
use shell::language::Phrase;
use shell::seats::SeatId;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Recipes>().add_recipes(game_recipes());
}

/// The recipes of the game's own sounds.
fn game_recipes() -> Recipes {
    Recipes::of_program(include_str!("../../../../assets/games/engineers/sounds.ron"))
}

/// Sound of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// An item is taken in hand.
    TakenInHand,
    /// The item in hand goes back to its place.
    PutBack,
    /// A gate is taken (2.5).
    Gate,
    /// A worker steps (4.1).
    Step,
    /// A worker searches (6.1).
    Search,
    /// Something is found (6.3).
    Found,
    /// An entry of a notebook is struck out (17.3).
    StruckOut,
    /// A wall comes down (4.5).
    WallDown,
    /// A thing is picked up or handed over (5.1, 5.8).
    Lifted,
    /// A thing is laid down (5.3).
    Laid,
    /// A thing is packed, loaded or unloaded (5.12, 9.9).
    Packed,
    /// Something is bought or sold (section 8).
    Till,
    /// A worker climbs into the truck or out, or takes the wheel (9.2).
    Door,
    /// A truck drives (9.4).
    Truck,
    /// A truck rolls on by itself (9.8).
    Horn,
    /// A job is begun (10.4).
    JobBegun,
    /// A worker works on the job (10.3).
    Ratchet,
    /// The work on a job is lost (10.4).
    JobLost,
    /// A link is done or undone (10.2).
    Link,
    /// A worker looks for a fault (12.2).
    Debugging,
    /// The nut rolls: the die (1.8).
    Nut,
    /// A fault is found (12.3).
    FaultFound,
    /// A worker wins a marker (13.1).
    Trained,
    /// A component is mended or improved, or a blank defined (12.7, 12.8).
    Repaired,
    /// The switch is thrown (11.2).
    Switch,
    /// A component of grade A starts (11.4).
    ComponentUp,
    /// A component of grade B starts (11.4).
    Component,
    /// A component of a lower grade starts (11.4).
    ComponentDown,
    /// A machine works (11.7).
    Works,
    /// A machine that works acts across the table (11.7).
    Acts,
    /// A machine fails (11.6).
    Fails,
    /// A machine flies apart (11.6).
    Boom,
    /// Cards are drawn, shown or put aside (section 15).
    Card,
    /// An offer is made, or an auction begins (16.3, 16.4).
    Offer,
    /// A team says no, or bids no more (16.3, 16.4).
    Declined,
    /// Goods change hands (16.2).
    Exchange,
    /// A team bids (16.4).
    Bid,
    /// An auction ends (16.4).
    Hammer,
    /// A team reaches the target (18.1).
    Target,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Self; 39] = [
        Self::TakenInHand,
        Self::PutBack,
        Self::Gate,
        Self::Step,
        Self::Search,
        Self::Found,
        Self::StruckOut,
        Self::WallDown,
        Self::Lifted,
        Self::Laid,
        Self::Packed,
        Self::Till,
        Self::Door,
        Self::Truck,
        Self::Horn,
        Self::JobBegun,
        Self::Ratchet,
        Self::JobLost,
        Self::Link,
        Self::Debugging,
        Self::Nut,
        Self::FaultFound,
        Self::Trained,
        Self::Repaired,
        Self::Switch,
        Self::ComponentUp,
        Self::Component,
        Self::ComponentDown,
        Self::Works,
        Self::Acts,
        Self::Fails,
        Self::Boom,
        Self::Card,
        Self::Offer,
        Self::Declined,
        Self::Exchange,
        Self::Bid,
        Self::Hammer,
        Self::Target,
    ];

    /// The sound with its caption, for a seat that it belongs to.
    pub fn heard(self, seat: Option<SeatId>) -> Heard {
        let (name, caption) = self.name_and_caption();
        Heard::captioned(name, caption, seat)
    }

    /// Name of the recipe, and the sound in words.
    fn name_and_caption(self) -> (&'static str, Phrase) {
        match self {
            Self::TakenInHand => ("engineers_taken_in_hand", phrase!("engineers-caption-taken-in-hand")),
            Self::PutBack => ("engineers_put_back", phrase!("engineers-caption-put-back")),
            Self::Gate => ("engineers_gate", phrase!("engineers-caption-gate")),
            Self::Step => ("engineers_step", phrase!("engineers-caption-step")),
            Self::Search => ("engineers_search", phrase!("engineers-caption-search")),
            Self::Found => ("engineers_found", phrase!("engineers-caption-found")),
            Self::StruckOut => ("engineers_struck_out", phrase!("engineers-caption-struck-out")),
            Self::WallDown => ("engineers_wall_down", phrase!("engineers-caption-wall-down")),
            Self::Lifted => ("engineers_lifted", phrase!("engineers-caption-lifted")),
            Self::Laid => ("engineers_laid", phrase!("engineers-caption-laid")),
            Self::Packed => ("engineers_packed", phrase!("engineers-caption-packed")),
            Self::Till => ("engineers_till", phrase!("engineers-caption-till")),
            Self::Door => ("engineers_door", phrase!("engineers-caption-door")),
            Self::Truck => ("engineers_truck", phrase!("engineers-caption-truck")),
            Self::Horn => ("engineers_horn", phrase!("engineers-caption-horn")),
            Self::JobBegun => ("engineers_job_begun", phrase!("engineers-caption-job-begun")),
            Self::Ratchet => ("engineers_ratchet", phrase!("engineers-caption-ratchet")),
            Self::JobLost => ("engineers_job_lost", phrase!("engineers-caption-job-lost")),
            Self::Link => ("engineers_link", phrase!("engineers-caption-link")),
            Self::Debugging => ("engineers_debugging", phrase!("engineers-caption-debugging")),
            Self::Nut => ("engineers_nut", phrase!("engineers-caption-nut")),
            Self::FaultFound => ("engineers_fault_found", phrase!("engineers-caption-fault-found")),
            Self::Trained => ("engineers_trained", phrase!("engineers-caption-trained")),
            Self::Repaired => ("engineers_repaired", phrase!("engineers-caption-repaired")),
            Self::Switch => ("engineers_switch", phrase!("engineers-caption-switch")),
            Self::ComponentUp => ("engineers_component_up", phrase!("engineers-caption-component-up")),
            Self::Component => ("engineers_component", phrase!("engineers-caption-component")),
            Self::ComponentDown => ("engineers_component_down", phrase!("engineers-caption-component-down")),
            Self::Works => ("engineers_works", phrase!("engineers-caption-works")),
            Self::Acts => ("engineers_acts", phrase!("engineers-caption-acts")),
            Self::Fails => ("engineers_fails", phrase!("engineers-caption-fails")),
            Self::Boom => ("engineers_boom", phrase!("engineers-caption-boom")),
            Self::Card => ("engineers_card", phrase!("engineers-caption-card")),
            Self::Offer => ("engineers_offer", phrase!("engineers-caption-offer")),
            Self::Declined => ("engineers_declined", phrase!("engineers-caption-declined")),
            Self::Exchange => ("engineers_exchange", phrase!("engineers-caption-exchange")),
            Self::Bid => ("engineers_bid", phrase!("engineers-caption-bid")),
            Self::Hammer => ("engineers_hammer", phrase!("engineers-caption-hammer")),
            Self::Target => ("engineers_target", phrase!("engineers-caption-target")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shell::language::languages;

    /// Length of the longest sound, in seconds: that of a machine that works.
    const LONGEST: f32 = 1.3;

    #[test]
    fn every_sound_has_a_recipe_and_every_recipe_a_sound() {
        let mut named: Vec<&str> = Sound::ALL.iter().map(|sound| sound.heard(None).sound).collect();
        named.sort_unstable();
        let recipes = game_recipes();
        assert_eq!(named, recipes.iter().map(|(name, _)| name).collect::<Vec<_>>());
        let shared = Recipes::shared();
        assert!(named.iter().all(|name| shared.find_recipe(name).is_none()), "names are unique over all games");
    }

    #[test]
    fn no_sound_lasts_longer_than_a_machine_runs() {
        for (name, recipe) in game_recipes().iter() {
            assert!(recipe.seconds() < LONGEST, "{name}: {} seconds", recipe.seconds());
        }
    }

    #[test]
    fn every_sound_has_a_caption_in_every_language() {
        for sound in Sound::ALL {
            let caption = sound.heard(None).caption.unwrap();
            assert!(languages::all_languages().all(|language| language.has_phrase(&caption)), "{}", caption.id());
        }
    }
}

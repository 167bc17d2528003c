//! Settings that only this game has.

use bevy::prelude::App;

use crate::messages::phrase;
use client::settings::{GameSwitch, GameSwitches, Settings};

/// Name of the switch by which computer players make no offers to people (16.5).
pub const NO_OFFERS_TO_PEOPLE: &str = "engineers.no_offers_to_people";

pub(super) fn plugin(app: &mut App) {
    let switch = GameSwitch { name: NO_OFFERS_TO_PEOPLE, label: phrase!("engineers-settings-no-offers") };
    let switches = GameSwitches { game: phrase!("engineers-cover"), switches: vec![switch] };
    app.world_mut().get_resource_or_init::<Settings>().of_games.add_switches(switches);
}

//! Cover of the game on the shelf.

use bevy::prelude::App;

use crate::action::JunkyardBots;
use crate::messages::phrase;
use client::kit::palette::rgb;
use client::screens::game_shelf::add_cover_with_lessons;
use client::screens::game_shelf::cover::Cover;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    add_cover_with_lessons::<JunkyardBots>(app, cover());
}

fn cover() -> Cover {
    Cover {
        game: JunkyardBots::NAME,
        name: phrase!("cover-junkyard-bots"),
        short_name: phrase!("cover-junkyard-bots"),
        credit: phrase!("cover-junkyard-bots-credit"),
        sentence: phrase!("cover-junkyard-bots-sentence"),
        players: JunkyardBots::SEATS,
        minutes: 30..=30,
        front: "box_junkyard_bots",
        mark: "mark_junkyard_bots",
        title_scene: "title_junkyard_bots",
        spine: rgb(0xc8_643c),
        lessons: 0,
    }
}

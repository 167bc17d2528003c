//! Cover of the game on the shelf.

use bevy::prelude::App;

use crate::action::Scrapyard;
use crate::messages::phrase;
use client::kit::palette::rgb;
use client::screens::game_shelf::add_cover_with_lessons;
use client::screens::game_shelf::cover::Cover;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    add_cover_with_lessons::<Scrapyard>(app, cover());
}

fn cover() -> Cover {
    Cover {
        game: Scrapyard::NAME,
        name: phrase!("scrapyard-cover"),
        short_name: phrase!("scrapyard-cover"),
        credit: phrase!("scrapyard-cover.credit"),
        sentence: phrase!("scrapyard-cover.sentence"),
        players: Scrapyard::SEATS,
        minutes: 30..=45,
        front: "box_scrapyard",
        mark: "mark_scrapyard",
        title_scene: "title_scrapyard",
        spine: rgb(0xb9_7c17),
        lessons: 0,
    }
}

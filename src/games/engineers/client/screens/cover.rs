//! Cover of the game on the shelf.

use bevy::prelude::App;

use crate::action::Engineers;
use crate::messages::phrase;
use client::kit::palette::rgb;
use client::screens::game_shelf::add_cover_with_lessons;
use client::screens::game_shelf::cover::Cover;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    add_cover_with_lessons::<Engineers>(app, cover());
}

fn cover() -> Cover {
    Cover {
        game: Engineers::NAME,
        name: phrase!("engineers-cover"),
        short_name: phrase!("engineers-cover.short"),
        credit: phrase!("engineers-cover.credit"),
        sentence: phrase!("engineers-cover.sentence"),
        players: Engineers::SEATS,
        minutes: 50..=90,
        front: "box_engineers",
        mark: "mark_engineers",
        title_scene: "title_engineers",
        spine: rgb(0x1f_8f68),
        lessons: 0,
    }
}

//! Cover of the game on the shelf.

use bevy::prelude::App;

use crate::action::Robotics;
use crate::messages::phrase;
use client::kit::palette::rgb;
use client::screens::game_shelf::add_cover_with_lessons;
use client::screens::game_shelf::cover::Cover;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    add_cover_with_lessons::<Robotics>(app, cover());
}

fn cover() -> Cover {
    Cover {
        game: Robotics::NAME,
        name: phrase!("robotics-cover"),
        short_name: phrase!("robotics-cover"),
        credit: phrase!("robotics-cover.credit"),
        sentence: phrase!("robotics-cover.sentence"),
        players: Robotics::SEATS,
        minutes: 45..=60,
        front: "box_robotics",
        mark: "mark_robotics",
        title_scene: "title_robotics",
        spine: rgb(0x2a_6f95),
        lessons: 0,
    }
}

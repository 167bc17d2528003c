//! Cover of the game on the shelf.

use bevy::prelude::*;

use crate::action::Robotics;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::all_lessons;
use crate::messages::phrase;
use client::app::screen::Screen;
use client::kit::palette::rgb;
use client::screens::game_shelf::add_cover;
use client::screens::game_shelf::cover::Cover;
use client::screens::game_shelf::games::GameShelf;
use shell::record::Recorded;

pub(super) fn plugin(app: &mut App) {
    add_cover(app, cover());
    app.add_systems(OnEnter(Screen::GameShelf), count_lessons);
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
        spine: rgb(0x2f_6f8f),
        lessons: u8::try_from(all_lessons().len()).unwrap_or(u8::MAX),
    }
}

fn count_lessons(learned: Res<Learned>, mut shelf: ResMut<GameShelf>) {
    shelf.set_lessons_done(Robotics::NAME, learned.lessons.done_count());
}

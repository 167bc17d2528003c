//! Cover of the game on the shelf.

use bevy::prelude::*;

use crate::action::JunkyardBots;
use crate::client::play::exercises::learned::Learned;
use crate::lessons::library;
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
        game: JunkyardBots::NAME,
        name: phrase!("cover-junkyard-bots"),
        short_name: phrase!("cover-junkyard-bots"),
        credit: phrase!("cover-junkyard-bots-credit"),
        sentence: phrase!("cover-junkyard-bots-sentence"),
        players: JunkyardBots::SEATS,
        minutes: 30..=30,
        front: "box_junkyard_bots",
        mark: "mark_junkyard_bots",
        spine: rgb(0xc8_643c),
        lessons: u8::try_from(library::all_lessons().len()).unwrap_or(u8::MAX),
    }
}

fn count_lessons(learned: Res<Learned>, mut shelf: ResMut<GameShelf>) {
    shelf.set_lessons_done(JunkyardBots::NAME, learned.lessons.done_count());
}

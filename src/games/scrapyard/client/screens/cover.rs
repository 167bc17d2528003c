//! Cover of the game on the shelf.

use bevy::prelude::*;

use crate::action::Scrapyard;
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
        game: Scrapyard::NAME,
        name: phrase!("scrapyard-cover"),
        short_name: phrase!("scrapyard-cover"),
        credit: phrase!("scrapyard-cover.credit"),
        sentence: phrase!("scrapyard-cover.sentence"),
        players: Scrapyard::SEATS,
        minutes: 30..=45,
        front: "box_scrapyard",
        mark: "mark_scrapyard",
        spine: rgb(0xb8_574b),
        lessons: u8::try_from(all_lessons().len()).unwrap_or(u8::MAX),
    }
}

fn count_lessons(learned: Res<Learned>, mut shelf: ResMut<GameShelf>) {
    shelf.set_lessons_done(Scrapyard::NAME, learned.lessons.done_count());
}

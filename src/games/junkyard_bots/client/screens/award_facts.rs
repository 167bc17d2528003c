//! Pictures and texts of the awards of a game.

use crate::client::art::drawing_of;
use crate::client::play::Play;
use crate::client::scene::contents::cells_of;
use crate::messages::phrase;
use crate::parts::Tile;
use crate::record::Chronicle;
use crate::record::awards::{self, Feat};
use crate::words;
use client::art::Picture;
use client::panels::awards::Award;
use shell::language::Phrase;

/// The awards of the game that is over.
pub(crate) fn describe_awards(play: &Play, chronicle: &Chronicle) -> Vec<Award> {
    let tiles = &play.history().setup().tiles;
    let award = |given: &awards::Award| {
        let seat = play.seat(given.seat);
        let (title, text) = award_words(play, given);
        Award { picture: award_picture(play, given.feat), title, colour: seat.colour, name: seat.name.clone(), text }
    };
    awards::choose_awards(chronicle, tiles).iter().map(award).collect()
}

/// The picture of an award, and its width and height in cells.
fn award_picture(play: &Play, feat: Feat) -> (Picture, (f32, f32)) {
    let square = |name| (Picture::Drawing(name), (1.0, 1.0));
    match feat {
        Feat::MostParts => square("body"),
        Feat::LongestPipe => square("pipe_small_straight"),
        Feat::HardestHit { .. } => square("bomb_large"),
        Feat::LuckiestTake { tile } => {
            let tile = play.history().setup().tiles.get(tile);
            let size = tile.and_then(Tile::size).map_or((1.0, 1.0), cells_of);
            (Picture::Drawing(tile.map_or("back_small", |tile| drawing_of(tile, None))), size)
        }
        Feat::MostDodged => square("feet_small"),
        Feat::BiggestMeal => square("energy_large"),
        Feat::TopSpeed => square("jet_large"),
        Feat::Toughest => square("explosion"),
        Feat::MostTaken => square("claw_large"),
    }
}

/// The title of an award, and the text with its details.
fn award_words(play: &Play, given: &awards::Award) -> (Phrase, Phrase) {
    let awards::Award { feat, value, round, .. } = *given;
    match feat {
        Feat::MostParts => (phrase!("award-most-parts"), phrase!("award-most-parts-text", parts = value)),
        Feat::LongestPipe => {
            (phrase!("award-longest-pipe"), phrase!("award-longest-pipe-text", pipes = value, round = round))
        }
        Feat::HardestHit { target } => {
            let name = play.seat(target).name.as_str();
            let text = phrase!("award-hardest-hit-text", damage = value, name = name, round = round);
            (phrase!("award-hardest-hit"), text)
        }
        Feat::LuckiestTake { tile } => {
            let tile = play.history().setup().tiles.get(tile).map_or_else(|| Phrase::words(""), words::a_tile);
            (phrase!("award-luckiest-take"), phrase!("award-luckiest-take-text", tile = tile, round = round))
        }
        Feat::MostDodged => (phrase!("award-most-dodged"), phrase!("award-most-dodged-text", points = value)),
        Feat::BiggestMeal => {
            (phrase!("award-biggest-meal"), phrase!("award-biggest-meal-text", points = value, round = round))
        }
        Feat::TopSpeed => (phrase!("award-top-speed"), phrase!("award-top-speed-text", speed = value, round = round)),
        Feat::Toughest => (phrase!("award-toughest"), phrase!("award-toughest-text", damage = value)),
        Feat::MostTaken => (phrase!("award-most-taken"), phrase!("award-most-taken-text", count = value)),
    }
}

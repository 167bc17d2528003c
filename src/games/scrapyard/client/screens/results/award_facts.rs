//! Pictures and texts of the awards of a game.

use super::blows::{Blow, dents_by_card, dents_taken};
use crate::cards::{CardId, DataSet};
use crate::client::art::card_picture::CardPicture;
use crate::client::play::Play;
use crate::messages::phrase;
use crate::words::{card_name, dents_words};
use client::art::Picture;
use client::panels::awards::{Award, first_largest};
use shell::language::Phrase;
use shell::seats::SeatId;

/// Drawing of an award without a card, and its size.
const DENT: (Picture, (f32, f32)) = (Picture::Drawing("dent"), (1.0, 1.0));
const ARMOUR: (Picture, (f32, f32)) = (Picture::Drawing("armour"), (1.0, 1.0));

/// Returns the awards of a game: the card that hurt most, the heaviest blow, and the robot that
/// took most.
pub(super) fn awards_of_game(play: &Play, blows: &[Blow]) -> Vec<Award> {
    let data = &play.history().setup().data;
    [worst_card(play, data, blows), heaviest_blow(play, data, blows), most_taken(play, blows)]
        .into_iter()
        .flatten()
        .collect()
}

/// The award for the card that gave most dents in the hands of one seat.
fn worst_card(play: &Play, data: &DataSet, blows: &[Blow]) -> Option<Award> {
    let counts = dents_by_card(blows);
    let worst = first_largest(&counts, |of_card| of_card.dents)?;
    let text = phrase!("scrapyard-award-card-text", card = name_of(data, worst.card), dents = dents_words(worst.dents));
    let picture = picture_of_card(data, worst.card);
    Some(award(play, worst.seat, picture, [phrase!("scrapyard-award-card"), text]))
}

/// The award for the most dents at one moment.
fn heaviest_blow(play: &Play, data: &DataSet, blows: &[Blow]) -> Option<Award> {
    let given: Vec<(SeatId, Blow)> = blows.iter().filter_map(|blow| Some((blow.giver()?, *blow))).collect();
    let (seat, blow) = first_largest(&given, |(_, blow)| blow.dents)?;
    let dents = dents_words(blow.dents);
    let text = match blow.card {
        Some(card) => {
            phrase!("scrapyard-award-blow-text", dents = dents, card = name_of(data, card), round = blow.round)
        }
        None => phrase!("scrapyard-award-blow-spikes", dents = dents, round = blow.round),
    };
    let picture = blow.card.map_or(DENT, |card| picture_of_card(data, card));
    Some(award(play, *seat, picture, [phrase!("scrapyard-award-blow"), text]))
}

/// The award for the robot that got most dents.
fn most_taken(play: &Play, blows: &[Blow]) -> Option<Award> {
    let seats: Vec<SeatId> = play.history().setup().all_seats().collect();
    let seat = *first_largest(&seats, |&seat| dents_taken(blows, seat))?;
    let dents = dents_taken(blows, seat);
    let text = phrase!("scrapyard-award-taken-text", dents = dents_words(dents));
    (dents > 0).then(|| award(play, seat, ARMOUR, [phrase!("scrapyard-award-taken"), text]))
}

/// Picture of a card, with its size.
fn picture_of_card(data: &DataSet, card: CardId) -> (Picture, (f32, f32)) {
    let picture = CardPicture::of(data, card, None);
    let size = picture.size();
    (picture.picture, size)
}

fn name_of(data: &DataSet, card: CardId) -> Phrase {
    data.find_card(card).map(card_name).unwrap_or_default()
}

/// The award of a seat, with its title and text.
fn award(play: &Play, seat: SeatId, picture: (Picture, (f32, f32)), words: [Phrase; 2]) -> Award {
    let seat = play.seat(seat);
    let [title, text] = words;
    Award { picture, title, colour: seat.colour, name: seat.name.clone(), text }
}

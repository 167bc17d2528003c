//! Names of cards, slots, maps and squares.

use super::card_ids::card_id;
use crate::arena::Square;
use crate::cards::{Card, DataSet, Face, PartKind, Slot};
use crate::messages::{MESSAGES, phrase};
use shell::language::Phrase;

/// Letters of the columns of a map, which has at most 15 (12.4).
const COLUMNS: &[u8; 26] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// Name of a card, without quotation marks. A card of another data set has the title that its file
/// gives it.
pub fn card_name(card: &Card) -> Phrase {
    let own = DataSet::standard();
    let is_own = own.card_named(&card.name).is_some_and(|id| own.card(id).title == card.title);
    match card_id(&card.name).filter(|_| is_own) {
        Some(id) => Phrase::new(&MESSAGES, id),
        None => Phrase::words(&card.title),
    }
}

/// Kind of a card: "head", "action".
pub fn card_type(card: &Card) -> Phrase {
    match &card.face {
        Face::Part(part) => kind_name(part.kind),
        Face::Action(_) => phrase!("scrapyard-action"),
    }
}

/// Name of a kind of part: "arm".
pub fn kind_name(kind: PartKind) -> Phrase {
    match kind {
        PartKind::Head => phrase!("scrapyard-kind-head"),
        PartKind::Torso => phrase!("scrapyard-kind-torso"),
        PartKind::Legs => phrase!("scrapyard-kind-legs"),
        PartKind::Arm => phrase!("scrapyard-kind-arm"),
    }
}

/// Name of a slot: "left arm".
pub fn slot_name(slot: Slot) -> Phrase {
    match slot {
        Slot::LeftArm => phrase!("scrapyard-slot-left-arm"),
        Slot::RightArm => phrase!("scrapyard-slot-right-arm"),
        Slot::Head | Slot::Torso | Slot::Legs => kind_name(slot.kind()),
    }
}

/// Name of the battle map for a number of seats. A map of another data set has the name that its
/// file gives it.
pub fn map_name(data: &DataSet, seats: u8) -> Phrase {
    let name = data.map_name(seats);
    match seats {
        2 if is_own_map(name, seats) => phrase!("scrapyard-map-lane"),
        3 if is_own_map(name, seats) => phrase!("scrapyard-map-corner"),
        4 if is_own_map(name, seats) => phrase!("scrapyard-map-pit"),
        _ => Phrase::words(name),
    }
}

/// Whether a map has the name that the game's own data set gives it.
fn is_own_map(name: &str, seats: u8) -> bool {
    DataSet::standard().map_name(seats) == name
}

/// Name of a square of the battle map, the same in every language: "D4" is the fourth square of the
/// fourth row from the top.
pub fn square_name(square: Square) -> Phrase {
    Phrase::words(format!("{}{}", column_letter(square.column), u16::from(square.row) + 1))
}

/// Name of a column of the battle map, as the names of its squares begin: "D".
pub fn column_name(column: u8) -> Phrase {
    Phrase::words(column_letter(column).to_string())
}

/// Name of a row of the battle map, as the names of its squares end: "4".
pub fn row_name(row: u8) -> Phrase {
    Phrase::words((u16::from(row) + 1).to_string())
}

fn column_letter(column: u8) -> char {
    COLUMNS.get(usize::from(column)).copied().map_or('?', char::from)
}

#[cfg(test)]
mod tests {
    use super::super::told::tell;
    use super::*;

    #[test]
    fn the_name_of_every_own_card_is_in_every_language_and_in_english_its_title() {
        for card in DataSet::standard().cards() {
            let name = card_name(card);
            assert_eq!(name.id(), card_id(&card.name).unwrap(), "{}", card.name);
            assert_eq!(tell(&name), card.title);
        }
    }

    #[test]
    fn a_card_of_another_data_set_has_the_title_of_its_file() {
        let mut card = DataSet::standard().cards()[1].clone();
        card.title = "Paper Bag".to_owned();
        assert_eq!(tell(&card_name(&card)), "Paper Bag");
        card.name = "paper_bag".to_owned();
        assert_eq!(tell(&card_name(&card)), "Paper Bag");
    }

    #[test]
    fn maps_slots_and_squares_have_names() {
        let data = DataSet::standard();
        let maps = [2, 3, 4].map(|seats| tell(&map_name(&data, seats)));
        assert_eq!(maps, [2, 3, 4].map(|seats| data.map_name(seats)));
        let mut file = data.file().clone();
        file.maps[0].name = "The Attic".to_owned();
        assert_eq!(tell(&map_name(&DataSet::new(file).unwrap(), 2)), "The Attic");
        assert_eq!(Slot::ALL.map(|slot| tell(&slot_name(slot))), ["head", "torso", "legs", "left arm", "right arm"]);
        assert_eq!(tell(&square_name(Square::new(3, 3))), "D4");
        assert_eq!(tell(&square_name(Square::new(14, 9))), "O10");
        assert_eq!((tell(&column_name(14)), tell(&row_name(9))), ("O".to_owned(), "10".to_owned()));
    }
}

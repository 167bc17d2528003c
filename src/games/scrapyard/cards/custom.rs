//! Card sets and maps of players, each in a file of its own (12.4).

use super::data_error::DataError;
use super::data_file::{DataFile, MapEntry};
use super::data_set::DataSet;

/// Reads a file of a player's own: a whole data set, or a single map, which takes the place of the
/// game's own one for the same number of seats.
///
/// # Errors
/// [`DataError`] that names the first fault found.
pub fn read_custom_data(text: &str) -> Result<DataSet, DataError> {
    match ron::from_str::<MapEntry>(text) {
        Ok(map) => DataSet::new(with_map(map)),
        // The fault in what was meant to be a map is told as one.
        Err(error) if text.contains("rows:") && !text.contains("parts:") => {
            Err(DataError::Unreadable(error.to_string()))
        }
        Err(_) => DataSet::from_ron(text),
    }
}

/// The game's own data with another map. One for a number of seats that no game has is added, so
/// that the check names it.
fn with_map(map: MapEntry) -> DataFile {
    let mut file = DataSet::standard().file().clone();
    match file.maps.iter_mut().find(|own| own.seats == map.seats) {
        Some(own) => *own = map,
        None => file.maps.push(map),
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAP: &str = r##"(name: "The Attic", seats: 2, rows: ["1....", "..#..", ".....", "..#..", "....2"])"##;

    #[test]
    fn rule_12_4_a_map_of_a_file_takes_the_place_of_one_with_as_many_seats() {
        let data = read_custom_data(MAP).unwrap();
        assert_eq!([2, 3].map(|seats| data.map_name(seats)), ["The Attic", "The Corner"]);
        assert_eq!(data.cards(), DataSet::standard().cards());
    }

    #[test]
    fn rule_12_4_a_map_that_breaks_a_rule_is_refused() {
        let seats = MAP.replace("seats: 2", "seats: 5");
        assert!(read_custom_data(&seats).is_err());
        let cut_off = MAP.replace("..#..", "#####");
        assert!(matches!(read_custom_data(&cut_off), Err(DataError::MapParts(_))));
        let unreadable = read_custom_data(&MAP.replace("seats", "chairs"));
        assert!(matches!(unreadable, Err(DataError::Unreadable(why)) if why.contains("chairs")));
    }

    #[test]
    fn rule_12_4_a_whole_data_set_is_read_and_anything_else_refused() {
        let text = include_str!("../../../../assets/games/scrapyard/data.ron");
        assert_eq!(read_custom_data(text).unwrap(), *DataSet::standard());
        assert!(matches!(read_custom_data("(name: \"nothing\")"), Err(DataError::Unreadable(_))));
    }
}

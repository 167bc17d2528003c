//! The lists of keys in the settings and in how to play, at a table of Scrapyard.

use scrapyard::action::Scrapyard;
use scrapyard::table::Setup;
use shell::seats::SeatKind;
use shell::seats::seating::default_seats;

use crate::app::Client;
use crate::robotics::key_lists::lists_of_keys;

/// Words of a key of Scrapyard, and of one of each other game.
const OWN: &str = "Attack with the left arm";
const OTHERS: [&str; 2] = ["Hold it with the other gripper", "Buy on the regular market"];

#[test]
fn at_a_table_of_scrapyard_only_its_keys_are_listed_besides_those_of_all_games() {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.begin_game::<Scrapyard>(Setup::new(2, 1), default_seats(2, SeatKind::Human));
    for told in lists_of_keys(&mut client) {
        let others = OTHERS.iter().filter(|other| told.contains(**other)).count();
        assert!(told.contains(OWN) && told.contains("Scrapyard") && others == 0, "{told}");
    }
}

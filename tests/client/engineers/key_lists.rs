//! The lists of keys in the settings and in how to play, at a table of Engineers at Play.

use engineers::action::Engineers;
use engineers::table::Setup;
use shell::seats::SeatKind;
use shell::seats::seating::default_seats;

use crate::app::Client;
use crate::robotics::key_lists::lists_of_keys;

/// Words of keys of other games.
const OTHERS: [&str; 2] = ["Hold it with the other gripper", "Attack with the left arm"];

#[test]
fn at_a_table_of_engineers_at_play_only_its_keys_are_listed_besides_those_of_all_games() {
    let mut client = Client::new();
    client.put_all_games_on_shelf();
    client.begin_game::<Engineers>(Setup::new(2, 1), default_seats(2, SeatKind::Human));
    for told in lists_of_keys(&mut client) {
        let others = OTHERS.iter().filter(|other| told.contains(**other)).count();
        assert!(told.contains("Engineers at Play") && others == 0, "{told}");
    }
}

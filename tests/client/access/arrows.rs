//! Arrow keys in dialogs over the table.

use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::focus::focused_name;
use crate::app::Client;

#[test]
fn in_the_menu_arrows_lead_from_button_to_button_and_not_to_the_table_behind() {
    let mut client = Client::at_table(1);
    client.escape();
    assert!(client.menu_is_open());
    let first = focused_name(&mut client);
    let mut names = vec![first];
    for _ in 0..4 {
        client.key(KeyCode::ArrowDown, Key::ArrowDown);
        names.push(focused_name(&mut client));
    }
    names.dedup();
    assert_eq!(names.len(), 5, "each press leads on: {names:?}");
    client.key(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(focused_name(&mut client), names[3]);
    assert!(client.menu_is_open());
}

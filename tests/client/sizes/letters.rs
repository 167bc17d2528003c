//! The texture of letters: it keeps no letters of other sizes and screens.

use client::app::request::Request;
use client::app::screen::Screen;

use crate::access::texts::context;
use crate::app::Client;
use crate::table::panels::in_scrounge;

/// Height of the texture, in pixels.
fn rows(client: &mut Client) -> usize {
    context(client).fonts(|fonts| fonts.font_image_size()[1])
}

/// Resizes the window step by step, without a rest, from its usual size.
fn drag_corner(client: &mut Client, steps: u8) {
    for step in 1..=steps {
        client.resize(1280.0 + 64.0 * f32::from(step), 800.0 + 40.0 * f32::from(step));
        for _ in 0..3 {
            client.app.update();
        }
    }
}

#[test]
fn letters_of_other_sizes_are_dropped_once_a_window_that_was_resized_has_settled() {
    let mut client = Client::at(&mut in_scrounge());
    let at_first = rows(&mut client);
    drag_corner(&mut client, 25);
    client.resize(1280.0, 800.0);
    client.app.update();
    client.app.update();
    let of_all_sizes = rows(&mut client);
    assert!(at_first * 4 <= of_all_sizes, "{at_first} of {of_all_sizes} rows are of one size");
    client.rest();
    assert_eq!(rows(&mut client), at_first, "of {of_all_sizes} rows");
}

#[test]
fn many_letters_are_dropped_at_once_when_another_screen_is_shown() {
    let mut client = Client::at(&mut in_scrounge());
    drag_corner(&mut client, 25);
    let before = rows(&mut client);
    client.app.world_mut().write_message(Request::Show(Screen::Title));
    for _ in 0..4 {
        client.app.update();
    }
    assert_eq!(client.screen(), Screen::Title);
    let after = rows(&mut client);
    assert!(after * 2 <= before, "{after} of {before} rows are left");
}

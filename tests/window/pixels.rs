//! Pictures of the screens: against those that are kept, and on a display with many pixels.

use shell::seats::PlayerKind;

use crate::display::Window;
use crate::go_on;
use crate::hand::{self, InputMethod};

#[test]
fn screens_look_as_they_are_kept() {
    let Some(window) = Window::open((1280, 800), None) else { return };
    let look = |name: &str| window.looks_as_kept(name);
    window.wait("the title", |now| now.screen == "Title");
    look("kept_title");
    for (button, screen, back, name) in
        [("How to play", "HowToPlay", "Close", "kept_how_to_play"), ("Settings", "Settings", "Done", "kept_settings")]
    {
        window.click(button);
        window.wait(screen, |now| now.screen == screen);
        look(name);
        window.click(back);
        window.wait("the title", |now| now.screen == "Title");
    }
}

#[test]
fn without_vulkan_opengl_draws_the_same() {
    let Some(window) = Window::open_without_vulkan((1280, 800)) else { return };
    window.wait("the title", |now| now.screen == "Title");
    window.looks_as_kept("kept_title");
    window.click("New game");
    window.click("Play");
    window.wait("a new game", |now| now.screen == "NewGame");
    window.click("Start game");
    window.wait("a table", |now| now.screen == "Table");
    window.picture("opengl_table");
}

#[test]
fn a_window_with_twice_as_many_pixels_is_played_the_same_way() {
    let Some(window) = Window::open_scaled((1280, 800), 2, None) else { return };
    go_on::new_game_of_two_people(&window);
    window.find("Start game");
    window.click("Start game");
    let now = window.wait("the table", |now| now.screen == "Table" && now.grid.2 > 0);
    assert_eq!(now.window, (2560, 1600));
    assert!(now.grid.2 >= 100, "a cell has twice as many pixels: {}", now.grid.2);
    let mut game = window.game();
    for _ in 0..2 {
        go_on::go_on(&window, InputMethod::Pointer);
        let action = hand::choose(&mut game.game, PlayerKind::Tidy);
        game = hand::act(&window, InputMethod::Pointer, game, &action);
    }
    assert_eq!(game.game.history().steps().len(), 2);
    assert!(window.picture("twice_as_many_pixels") > 200);
}

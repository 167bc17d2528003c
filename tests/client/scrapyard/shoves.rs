//! Pushes and pulls by pointer (8.7 to 8.9).

use scrapyard::action::Action;
use scrapyard::arena::Axis;
use scrapyard::cards::Slot;

use super::scene::{A, B, Scene};
use super::table::client_at;
use crate::app::Client;

/// A push of up to two squares waits, from one square for a target on another.
fn client_pushing(from: (u8, u8), target: (u8, u8)) -> Client {
    let mut client = client_at(Scene::battle(2).at(A, from).at(B, target).hand(A, "traffic_cone"));
    client.click_on("hand 0");
    assert_eq!(client.scrapyard_actions().len(), 1);
    client
}

#[test]
fn rule_8_7_a_push_goes_as_far_as_the_square_that_is_clicked() {
    for (name, squares, column) in [("square F4", 1, 5), ("square G4", 2, 6), ("square E4", 0, 4), ("None", 0, 4)] {
        let mut client = client_pushing((3, 3), (4, 3));
        client.click_on(name);
        assert_eq!(client.scrapyard_actions().last(), Some(&Action::Shove { axis: None, squares }), "{name}");
        assert_eq!(client.condition_of(B).square, Some((column, 3).into()));
    }
}

#[test]
fn rule_8_7_along_two_axes_the_square_says_which() {
    for (name, squares, row) in [("square D6", 1, 5), ("square D7", 2, 6)] {
        let mut client = client_pushing((2, 3), (3, 4));
        client.click_on(name);
        let shove = Action::Shove { axis: Some(Axis::Vertical), squares };
        assert_eq!(client.scrapyard_actions().last(), Some(&shove), "{name}");
        assert_eq!(client.condition_of(B).square, Some((3, row).into()));
    }
}

#[test]
fn rule_8_8_a_push_into_an_obstacle_is_a_button_of_its_own() {
    let all = [
        ((2, 3), (3, 4), "Crash D5", Action::Shove { axis: Some(Axis::Horizontal), squares: 1 }),
        ((6, 3), (7, 3), "Crash I4", Action::Shove { axis: None, squares: 2 }),
    ];
    for (from, target, name, shove) in all {
        let mut client = client_pushing(from, target);
        client.click_on(name);
        assert_eq!(client.scrapyard_actions().last(), Some(&shove), "{name}");
        assert_eq!(client.condition_of(B).dents, 1);
    }
}

#[test]
fn rule_8_9_a_pull_ends_on_the_square_that_is_clicked() {
    let mut client = client_at(Scene::battle(2).at(A, (0, 3)).at(B, (3, 3)).hand(A, "big_magnet"));
    client.click_on("hand 0");
    client.click_on("square B4");
    assert_eq!(client.scrapyard_actions().last(), Some(&Action::Shove { axis: None, squares: 2 }));
    assert_eq!(client.condition_of(B).square, Some((1, 3).into()));
}

#[test]
fn rule_9_5_the_push_of_a_hit_is_chosen_before_spikes_bite() {
    let scene = Scene::battle(2).at(A, (2, 3)).at(B, (3, 3)).part(A, Slot::LeftArm, "boxing_glove");
    let mut client = client_at(scene.part(B, Slot::Torso, "cactus_hull").hand(A, "junk_code"));
    client.click_on("Left 3");
    assert_eq!((client.condition_of(B).dents, client.condition_of(A).dents), (3, 0));
    client.click_on("square F4");
    assert_eq!((client.condition_of(B).square, client.condition_of(A).dents), (Some((5, 3).into()), 2));
}

//! The curtain between people, and secrets of teams in all that the window shows (section 19).

use client::play::turn_stage::TurnStage;
use engineers::action::Engineers;
use engineers::client::play::{EngineersCommand, TurnButton};
use engineers::table::Options;

use super::scene::{BLUE, RED, Scene};
use super::table::client_among;
use crate::access::tree::Tree;
use crate::app::Client;

/// A game in which each team has an open thing and a card that nobody else may know.
fn secret_scene() -> Scene {
    Scene::new(2)
        .stands(RED, 0, "c3")
        .stands(BLUE, 0, "g7")
        .searched("c3 g7")
        .face_down("c3", &[RED], "bathtub")
        .face_down("g7", &[BLUE], "ceiling_fan")
        .hand(RED, "submarine")
        .hand(BLUE, "windmill")
}

/// Words that only a team may read.
const OF_RED: [&str; 2] = ["athtub", "ubmarine"];
const OF_BLUE: [&str; 2] = ["eiling fan", "indmill"];

fn client_among_secret(letters: &str, scene: Scene) -> Client {
    let mut client = client_among(letters, scene);
    Tree::begin(&mut client);
    client
}

/// Words of a team that are read somewhere in the window.
fn shown(client: &mut Client, words: [&'static str; 2]) -> Vec<&'static str> {
    let all = Tree::of(client).all();
    words.into_iter().filter(|word| all.contains(word)).collect()
}

/// Ends the turn of the team that has it.
fn end_turn(client: &mut Client) {
    client.press_button(TurnButton::EndTurn);
    client.engineers_command(EngineersCommand::Yes);
}

#[test]
fn rule_19_4_behind_the_curtain_nothing_of_any_team_is_shown() {
    let mut client = client_among_secret("pp", secret_scene());
    client.rest();
    assert!(shown(&mut client, OF_BLUE).is_empty());
    end_turn(&mut client);
    let stage = &client.interaction_of::<Engineers>().stage;
    assert!(matches!(stage, TurnStage::Curtain { seat: BLUE, .. }), "{stage:?}");
    let both = [shown(&mut client, OF_RED), shown(&mut client, OF_BLUE)];
    assert!(both.iter().all(Vec::is_empty), "{both:?}");
    client.go_on_in_engineers();
    client.rest();
    assert!(shown(&mut client, OF_RED).is_empty());
    assert!(shown(&mut client, OF_BLUE).contains(&"indmill"), "the own card is in the tray");
}

#[test]
fn rule_21_1_an_open_table_needs_no_curtain() {
    let mut client =
        client_among_secret("pp", secret_scene().options(|options: &mut Options| options.open_table = true));
    end_turn(&mut client);
    client.go_on_in_engineers();
    assert_eq!(client.awaited_in_engineers(), Some(BLUE));
    assert!(!matches!(client.interaction_of::<Engineers>().stage, TurnStage::Curtain { .. }));
}

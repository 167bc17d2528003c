//! Choices of build effects by pointer (rule 4.7).

use scrapyard::action::Action;
use scrapyard::cards::CardId;

use super::scene::{A, B, C, Scene};
use super::table::{client_among, client_at};

#[test]
fn rule_4_7_a_purge_asks_how_many_junk_codes_leave() {
    for (answer, left) in [("0", 6), ("1", 5)] {
        let mut client = client_at(Scene::build(2).pile(0, &["spring_clean"]));
        client.drag_named("pile 1", "part Torso");
        assert_eq!(client.scrapyard_actions().len(), 1, "it waits for the number");
        client.click_on(answer);
        assert_eq!(client.scrapyard_actions().len(), 2);
        assert_eq!(client.cards_of(A).discard.count(CardId::JUNK_CODE), left);
    }
}

#[test]
fn rule_4_7_a_delay_asks_who_is_delayed() {
    let scene = || Scene::build(3).track(&[(A, 1), (B, 5), (C, 7)]).pile(0, &["traffic_cone"]);
    for (name, seat, place) in [("Blue", B, 7), ("seat 2", C, 9)] {
        let mut client = client_among("ppp", scene());
        client.drag_named("pile 1", "part Torso");
        client.click_on(name);
        assert_eq!(client.scrapyard_actions().last(), Some(&Action::Delay(seat)), "{name}");
        assert_eq!(client.time_of(seat), place);
    }
}

#[test]
fn rule_4_7_a_rummage_of_an_effect_is_opened_by_a_click_on_a_pile_and_costs_nothing() {
    let mut client = client_at(Scene::build(2).pile(0, &["crane_hire", "zap", "charge", "boiler"]));
    client.drag_named("pile 1", "part Torso");
    client.click_on("pile 1");
    assert_eq!(client.scrapyard_actions().last(), Some(&Action::Rummage { pile: 0 }));
    assert_eq!(client.time_of(A), 1, "the space of the card alone");
    client.click_on("Collect none");
    client.click_on("rummaged 1");
    client.click_on("rummaged 2");
    client.click_on("Done");
    assert_eq!(client.awaited_in_scrapyard(), Some(B));
}

#[test]
fn rule_4_7_a_patch_asks_for_nothing() {
    let mut client = client_at(Scene::build(2).pile(0, &["box_of_spares"]));
    client.drag_named("pile 1", "part Torso");
    assert_eq!(client.cards_of(A).discard.count(CardId::JUNK_CODE), 9);
    client.click_on("Done");
    assert_eq!(client.awaited_in_scrapyard(), Some(B));
}

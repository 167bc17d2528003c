//! The shop, offers and auctions in the window (sections 8 and 16).

use bevy::input::keyboard::Key;
use bevy::prelude::KeyCode;
use client::play::turn_stage::TurnStage;
use engineers::action::{Action, Engineers};
use engineers::client::play::{DealSide, Dialog, EngineersCommand, EngineersShow, Question, TurnButton};

use super::scene::{BLUE, RED, Scene, kind};
use super::table::client_at;
use crate::access::focus::focused_name;
use crate::access::texts::texts;
use crate::app::typist::Typist;

#[test]
fn rule_8_2_a_tool_is_bought_in_the_open_shop_which_stays_open() {
    let mut client = client_at(Scene::new(2).money(RED, 500));
    client.press_button(TurnButton::Shop);
    assert!(matches!(client.engineers_begun().dialog, Dialog::Shop(_)), "{:?}", client.engineers_begun().dialog);
    client.engineers_command(EngineersCommand::Buy(kind("work_boots")));
    assert!(matches!(client.engineers_actions().last(), Some(Action::Buy { .. })));
    assert!(matches!(client.engineers_begun().dialog, Dialog::Shop(_)));
    assert!(client.engineers(|table| table.team(RED).money) < 500);
}

#[test]
fn rule_8_4_a_sale_is_answered_by_tab_and_enter_and_the_thing_has_the_focus_again() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump + oil_drum"));
    client.press_button(TurnButton::Shop);
    let mut typist = Typist::<Engineers>::new(client);
    typist.focus_on("shop sale 0");
    typist.confirm();
    assert!(matches!(typist.client.engineers_question(), Question::Sell { .. }));
    for name in ["Button Back", "Button Sell", "Button Back"] {
        typist.client.key(KeyCode::Tab, Key::Tab);
        assert_eq!(focused_name(&mut typist.client), name);
    }
    typist.confirm();
    assert!(typist.client.engineers_question().is_none() && typist.client.engineers_actions().is_empty());
    let focused = typist.names_in_focus();
    assert!(focused.iter().any(|name| name == "shop sale 0"), "{focused:?}");
    typist.confirm();
    assert!(!typist.client.engineers_question().is_none());
    typist.confirm();
    assert!(matches!(typist.client.engineers_actions().last(), Some(Action::Sell { .. })));
}

#[test]
fn rule_16_3_an_offer_is_made_answered_and_done() {
    let mut client = client_at(Scene::new(2).money(RED, 100).zone(BLUE, "pump"));
    let pump = client.engineers(|table| table.things().find(|thing| thing.own_kind().name == "pump").unwrap().id);
    client.press_button(TurnButton::Trade);
    assert!(matches!(client.engineers_begun().dialog, Dialog::Deal(_)));
    client.engineers_command(EngineersCommand::ToggleGood(DealSide::Partner, pump));
    client.engineers_command(EngineersCommand::Pay(DealSide::Maker, 40));
    client.engineers_command(EngineersCommand::SendDeal);
    client.go_on_in_engineers();
    assert_eq!(client.awaited_in_engineers(), Some(BLUE));
    client.engineers_command(EngineersCommand::Try(Action::Accept));
    client.go_on_in_engineers();
    let after = client.engineers(|table| (table.team(RED).money, table.team(BLUE).money));
    assert_eq!(after.0, 60);
    assert_eq!(client.engineers(|table| table.find_thing(pump).unwrap().place), engineers::table::Place::Zone(RED));
}

#[test]
fn rule_16_3_a_refused_offer_is_changed_rather_than_begun_again() {
    let mut client = client_at(Scene::new(2).money(RED, 100).zone(BLUE, "pump"));
    let pump = client.engineers(|table| table.things().find(|thing| thing.own_kind().name == "pump").unwrap().id);
    client.press_button(TurnButton::Trade);
    client.engineers_command(EngineersCommand::ToggleGood(DealSide::Partner, pump));
    client.engineers_command(EngineersCommand::Pay(DealSide::Maker, 40));
    let Dialog::Deal(offered) = client.engineers_begun().dialog.clone() else { panic!("an offer is made") };
    client.engineers_command(EngineersCommand::SendDeal);
    client.go_on_in_engineers();
    client.engineers_command(EngineersCommand::Try(Action::Decline));
    client.go_on_in_engineers();
    assert_eq!((client.awaited_in_engineers(), &client.engineers_begun().dialog), (Some(RED), &Dialog::None));
    client.press_button(TurnButton::Trade);
    assert_eq!(client.engineers_begun().dialog, Dialog::Deal(offered));
}

#[test]
fn rule_16_4_the_end_of_an_auction_names_the_thing_in_the_prompt_and_in_the_log() {
    let mut client = client_at(Scene::new(2).zone(RED, "pump").money(BLUE, 100));
    let thing = client.engineers(|table| table.things().find(|thing| thing.own_kind().name == "pump").unwrap().id);
    client.engineers_command(EngineersCommand::Try(Action::Auction { thing, least: 30 }));
    client.go_on_in_engineers();
    assert_eq!(client.awaited_in_engineers(), Some(BLUE));
    client.engineers_command(EngineersCommand::Try(Action::Bid(50)));
    let stage = &client.interaction_of::<Engineers>().stage;
    let TurnStage::Show { show: EngineersShow::AuctionEnded { thing: shown, buyer }, .. } = stage else {
        panic!("{stage:?}")
    };
    assert_eq!((*shown, *buyer), (thing, Some((BLUE, 50))));
    let written = texts(&mut client).written;
    let is_named = |begins: &str| written.iter().any(|text| text.text.contains(begins) && text.text.contains("a pump"));
    assert!(is_named("gets") && is_named("got"), "{:?}", written.iter().map(|text| &text.text).collect::<Vec<_>>());
}

//! Things as they move over the panels: what is sold, and what is carried where motion is reduced;
//! and what is heard of a find.

use bevy::prelude::Messages;
use client::play::command::Command as AnyCommand;
use client::settings::{Settings, Speed};
use client::sound::Heard;
use engineers::action::{Engineers, WorkerId};
use engineers::client::motion::effects::CueEffects;
use engineers::client::play::{Command, Dialog, EngineersCommand, TableItem, TurnButton};
use engineers::table::Place;

use super::super::scene::{BLUE, RED, Scene};
use super::super::table::client_at;
use crate::app::Client;

/// Motion over the panels after a frame.
fn effects(client: &mut Client) -> String {
    client.app.update();
    format!("{:?}", client.app.world().resource::<CueEffects>())
}

/// The client at a position, with motion.
fn client_with_motion(scene: Scene, reduced_motion: bool) -> Client {
    let mut client = client_at(scene);
    let mut settings = client.app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Normal;
    settings.reduced_motion = reduced_motion;
    client
}

/// Writes a command, which is executed in the next frame.
fn write(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
}

#[test]
fn rule_8_4_what_is_sold_goes_over_the_counter() {
    let mut client = client_with_motion(Scene::new(2).zone(RED, "pump"), false);
    let pump = client.engineers(|table| table.at(Place::Zone(RED)).next().expect("a pump").id);
    client.engineers_command(EngineersCommand::Open(Dialog::Shop(WorkerId(0))));
    write(&mut client, EngineersCommand::Sell(pump));
    let moving = effects(&mut client);
    assert_eq!(client.engineers(|table| table.find_thing(pump).map(|thing| thing.place)), Some(Place::Away));
    assert!(moving.contains("thing_pump") && moving.contains("dollar"), "{moving}");
}

#[test]
fn where_motion_is_reduced_a_thing_fades_from_one_place_to_the_other() {
    let scene = || Scene::new(2).stands(RED, 0, "c3").searched("c3").face_down("c3", &[RED], "pump");
    for reduced in [false, true] {
        let mut client = client_with_motion(scene(), reduced);
        let pump = client.engineers(|table| table.things().find(|thing| thing.own_kind().name == "pump").unwrap().id);
        write(&mut client, EngineersCommand::Press(TableItem::Piece(pump)));
        let moving = effects(&mut client);
        assert!(moving.contains("thing_pump"), "{moving}");
        assert_eq!((moving.contains("CrossFades"), moving.contains("Flies")), (reduced, !reduced), "{moving}");
    }
}

#[test]
fn rule_6_3_a_find_is_heard_in_the_very_frame_in_which_the_curtain_opens() {
    let scene = Scene::new(2).turn_of(BLUE).stands(RED, 0, "c3").unsearched("c3").face_down("c3", &[], "pump");
    let mut client = client_at(scene);
    client.press_button(TurnButton::EndTurn);
    client.engineers_command(EngineersCommand::Yes);
    while !matches!(
        client.interaction_of::<Engineers>().stage,
        client::play::turn_stage::TurnStage::Curtain { seat: RED, .. }
    ) {
        client.engineers_command(AnyCommand::Advance);
    }
    client.app.world_mut().resource_mut::<Messages<Heard>>().clear();
    write(&mut client, AnyCommand::Advance);
    write(&mut client, EngineersCommand::Button(TurnButton::Search));
    client.app.update();
    let heard = client.app.world().resource::<Messages<Heard>>();
    let mut reader = heard.get_cursor();
    let names: Vec<&str> = reader.read(heard).map(|heard| heard.sound).collect();
    assert!(names.contains(&"engineers_search") && names.contains(&"engineers_found"), "{names:?}");
}

//! The curtain (rule 9.3): nothing of a secret look is shown before it opens or after it closes.

use client::app::screen::Screen;
use client::play::Audience;
use junkyard_bots::action::Action;
use junkyard_bots::client::play::{Command, Interaction, JunkyardBotsCommand, JunkyardBotsShow, Play, TurnStage};
use junkyard_bots::client::scene::visible;
use junkyard_bots::game::read_table;
use junkyard_bots::parts::{PartId, Size};
use junkyard_bots::round::LegalActions;
use junkyard_bots::table::{Choice, Look};

use crate::app::Client;
use crate::table::panels::before_secret_look;

/// The drawing of a part as the screen shows it now.
pub fn drawing(client: &mut Client, part: PartId) -> &'static str {
    let world = client.app.world_mut();
    let audience = *world.resource::<Audience>();
    world.resource_scope(|world, interaction: bevy::prelude::Mut<Interaction>| {
        world.resource_scope(|world, play: bevy::prelude::Mut<Play>| {
            read_table(world, |table| visible::drawing_of_part(table, &play, &interaction, audience, part)).unwrap()
        })
    })
}

fn command(client: &mut Client, command: impl Into<Command>) {
    client.app.world_mut().write_message(command.into());
    client.rest();
}

#[test]
fn rule_9_3_the_curtain_closes_before_the_first_draw_and_after_the_look() {
    let mut client = Client::at(&mut before_secret_look());
    let seat = client.read(|table| table.state().active_seat().unwrap());
    assert_eq!(client.interaction().stage, TurnStage::Curtain { seat, over: false, then: vec![] });
    // Behind the closed curtain nothing can be done.
    let steps = client.play().history().steps().len();
    command(&mut client, Command::Do(Action::Draw(Size::Small)));
    assert_eq!(client.play().history().steps().len(), steps);
    client.enter();
    assert_eq!(client.interaction().stage, TurnStage::Choosing);
    command(&mut client, Command::Do(Action::Draw(Size::Small)));
    let drawn = client.read(|table| table.state().secret_look().unwrap().1.to_vec());
    assert_ne!(drawing(&mut client, drawn[0]), "back_small", "its player sees it");
    // A saved game that is opened in the middle of a look begins behind the curtain.
    let path = client.folder().join("look.ron");
    client.ask(client::app::request::Request::SaveAs(client::app::request::SavePlace::replacing(path.clone())));
    let mut other = Client::new();
    other.ask(client::app::request::Request::Open(path));
    assert_eq!(other.interaction().stage, TurnStage::Curtain { seat, over: false, then: vec![] });
    assert_eq!(drawing(&mut other, drawn[0]), "back_small");
    // Who leaves the table in the middle of a look finds the curtain closed on coming back.
    client.escape();
    client.app.world_mut().resource_mut::<bevy::prelude::NextState<Screen>>().set(Screen::Title);
    client.rest();
    client.enter();
    assert_eq!(
        (client.screen(), &client.interaction().stage),
        (Screen::Table, &TurnStage::Curtain { seat, over: false, then: vec![] })
    );
    assert_eq!(drawing(&mut client, drawn[0]), "back_small");
    client.enter();
    // When the look ends the curtain is closed at once.
    command(&mut client, JunkyardBotsCommand::Pass);
    command(&mut client, JunkyardBotsCommand::Yes);
    if client.read(|table| matches!(table.state().turn.as_ref().unwrap().choice, Choice::KeepOrRescan { .. })) {
        command(&mut client, Command::Do(Action::Rescan));
    }
    assert_eq!(client.interaction().stage, TurnStage::Curtain { seat, over: true, then: vec![] });
    client.enter();
    let again = client.read(|table| match &table.state().turn.as_ref().unwrap().choice {
        Choice::Draw { look, .. } => *look == Look::Again,
        _ => false,
    });
    assert!(again && client.interaction().stage == TurnStage::Choosing);
}

#[test]
fn rule_5_3_tiles_kept_after_a_secret_look_are_shown_to_all_once_the_curtain_opens() {
    let mut client = Client::at(&mut before_secret_look());
    let seat = client.read(|table| table.state().active_seat().unwrap());
    client.enter();
    command(&mut client, Command::Do(Action::Draw(Size::Small)));
    let drawn = client.read(|table| table.state().secret_look().unwrap().1.to_vec());
    if client.read(|table| matches!(table.state().turn.as_ref().unwrap().choice, Choice::Draw { .. })) {
        command(&mut client, Command::Do(Action::StopDrawing));
    }
    command(&mut client, Command::Do(Action::KeepDraws));
    let closed = TurnStage::Curtain { seat, over: true, then: vec![JunkyardBotsShow::Drawn(drawn.clone())] };
    assert_eq!(client.interaction().stage, closed, "the curtain is closed over them");
    client.enter();
    let TurnStage::Show { from, show, .. } = &client.interaction().stage else {
        panic!("{:?}", client.interaction().stage)
    };
    assert_eq!((*from, show), (seat, &JunkyardBotsShow::Drawn(drawn.clone())));
    assert_ne!(drawing(&mut client, drawn[0]), "back_small", "everybody sees it");
    client.enter();
    assert!(
        !matches!(client.interaction().stage, TurnStage::Show { show: JunkyardBotsShow::Drawn(_), .. }),
        "the game goes on"
    );
}

#[test]
fn tiles_that_are_still_to_be_turned_up_are_shown_face_down() {
    let mut client = Client::at(&mut crate::table::panels::before_reveal());
    // The build that ends set-up, or the crystal's choice, leads to the reveal.
    while client.interaction().stage == TurnStage::Choosing {
        if let LegalActions::GiveCrystal(seats) = client.play().choices().clone() {
            command(&mut client, Command::Do(Action::GiveCrystal(seats[0])));
            continue;
        }
        assert!(client.interaction().own.bench.is_some(), "a build ends the phase");
        command(&mut client, JunkyardBotsCommand::Done);
        command(&mut client, JunkyardBotsCommand::Yes);
        if matches!(client.interaction().stage, TurnStage::HandOver { .. }) {
            command(&mut client, Command::Advance);
        }
    }
    let TurnStage::Show { show: JunkyardBotsShow::Reveal { tiles, up: 0 }, .. } = client.interaction().stage.clone()
    else {
        panic!("{:?}", client.interaction().stage)
    };
    for (_, part, _) in &tiles {
        assert_eq!(drawing(&mut client, *part), "back_small");
    }
    command(&mut client, Command::Advance);
    assert_ne!(drawing(&mut client, tiles[0].1), "back_small");
    assert_eq!(drawing(&mut client, tiles[1].1), "back_small");
    command(&mut client, JunkyardBotsCommand::TurnAllUp);
    assert_ne!(drawing(&mut client, tiles[1].1), "back_small");
}

//! Texts as they are painted.

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContext, EguiManagedTextures, PrimaryEguiContext};
use client::app::request::Request;
use client::app::screen::Screen;
use client::kit::notes::{self, FrameNotes};

use crate::app::{Client, KeepsTextures};

/// Context of the window.
pub fn context(client: &mut Client) -> Context {
    let world = client.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).unwrap().get_mut().clone()
}

/// Returns the texts of the next frame as they are drawn, and what can be pressed.
pub fn texts(client: &mut Client) -> FrameNotes {
    let ctx = context(client);
    notes::take_frame_notes(&ctx);
    client.app.update();
    notes::take_frame_notes(&ctx)
}

/// The number of events of the letters' texture in the last frame, and the pixels of that texture.
fn letters(client: &mut Client, read: &mut MessageCursor<AssetEvent<Image>>) -> (usize, Vec<u8>) {
    let world = client.app.world();
    let textures = world.resource::<EguiManagedTextures>();
    // The texture of letters is the first one.
    let handle =
        textures.iter().find(|((_, number), _)| *number == 0).map(|(_, texture)| texture.handle.clone()).unwrap();
    let events = world.resource::<Messages<AssetEvent<Image>>>();
    let is_of_letters = |event: &&AssetEvent<Image>| match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => *id == handle.id(),
        _ => false,
    };
    let told = read.read(events).filter(is_of_letters).count();
    (told, world.resource::<Assets<Image>>().get(&handle).unwrap().data.clone().unwrap())
}

#[test]
fn letters_reach_the_card_in_the_frame_that_draws_them_first() {
    let mut client = Client::with_plugin(|app: &mut App| _ = app.insert_resource(KeepsTextures));
    let mut read = MessageCursor::default();
    let (_, mut before) = letters(&mut client, &mut read);
    let mut changes = 0;
    for screen in [Screen::Settings, Screen::HowToPlay, Screen::NewGame, Screen::Lessons] {
        client.app.world_mut().write_message(Request::Show(screen));
        for frame in 0..6 {
            client.app.update();
            let (told, now) = letters(&mut client, &mut read);
            if now != before {
                changes += 1;
                assert!(told > 0, "{screen:?}, frame {frame}: the card does not hear of its new letters");
            }
            before = now;
        }
    }
    assert!(changes > 2, "there were new letters {changes} times");
}

//! Texts as they are painted, on every screen: large ones are as large as the player has set, and
//! nothing is cut or written over.

use std::collections::BTreeSet;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Rect};
use bevy_egui::{EguiContext, EguiManagedTextures, PrimaryEguiContext};
use client::app::request::{Request, Tour};
use client::app::screen::Screen;
use client::kit::notes::{self, Texts, Written};
use client::settings::Settings;

use crate::app::Client;

/// The smallest size of text at the usual setting, in logical pixels.
const SMALLEST: f32 = 16.0;
/// Signs on pictures, which grow with the picture: how much a pipe adds, how many parts are in a
/// stack.
const SIGNS: [&str; 2] = ["+", "×"];

pub fn context(client: &mut Client) -> Context {
    let world = client.app.world_mut();
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    contexts.single_mut(world).unwrap().get_mut().clone()
}

/// Returns the texts of the next frame as they are drawn.
pub fn texts(client: &mut Client) -> Texts {
    let ctx = context(client);
    notes::take_texts(&ctx);
    client.app.update();
    notes::take_texts(&ctx)
}

/// Shows every screen, and says what is shown each time.
pub fn every_screen(client: &mut Client, mut see: impl FnMut(&mut Client, &str)) {
    for screen in [
        Screen::Title,
        Screen::NewGame,
        Screen::Load,
        Screen::Replays,
        Screen::HowToPlay,
        Screen::Puzzles,
        Screen::Settings,
    ] {
        client.ask(Request::Show(screen));
        see(client, &format!("{screen:?}"));
    }
    let saves = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let mut files: Vec<_> = std::fs::read_dir(saves).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files.into_iter().filter(|file| file.file_name().unwrap().to_string_lossy().starts_with("v3_")) {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        client.ask(Request::Open(file));
        see(client, &name);
        client.ask(Request::OpenMenu);
        see(client, &format!("{name}, menu"));
        client.ask(Request::CloseOverlay);
        client.ask(Request::WatchPlay(Tour::default()));
        see(client, &format!("{name}, watched"));
    }
}

/// Returns the faults of the texts of the next frame, for text of `percent`.
pub fn faults(client: &mut Client, percent: u16) -> BTreeSet<String> {
    let texts = texts(client);
    let ctx = context(client);
    let zoom = ctx.zoom_factor();
    let window = ctx.content_rect();
    let pixels = window.size() * zoom;
    let usual = (pixels.x / 1280.0).min(pixels.y / 800.0);
    let least = SMALLEST * usual * f32::from(percent) / 100.0;
    let mut wrong: BTreeSet<String> = texts.cut.iter().map(|text| format!("cut: {text}")).collect();
    wrong.extend(texts.shrunk.iter().map(|(text, part)| format!("shrunk to {:.0} %: {text}", part * 100.0)));
    let is_seen = |text: &&Written| text.clip.intersects(text.rect) && !text.text.trim().is_empty();
    let written: Vec<&Written> = texts.written.iter().filter(is_seen).collect();
    for text in &written {
        let is_sign = SIGNS.iter().any(|sign| text.text.starts_with(sign));
        if text.size * zoom < least - 0.1 && !is_sign {
            wrong.insert(format!("{:.0} pixels, not {least}: {}", text.size * zoom, text.text));
        }
        if !window.expand(1.0).contains_rect(core(text).intersect(text.clip)) {
            wrong.insert(format!("out of the window: {}", text.text));
        }
    }
    for (number, one) in written.iter().enumerate() {
        for other in &written[number + 1..] {
            let seen = |text: &Written| core(text).intersect(text.clip);
            // Panels may lie over a picture and its signs.
            let is_sign = [one, other].iter().any(|text| SIGNS.iter().any(|sign| text.text.starts_with(sign)));
            if !is_sign && one.layer == other.layer && seen(one).intersect(seen(other)).is_positive() {
                wrong.insert(format!("over each other: {} / {}", one.text, other.text));
            }
        }
    }
    wrong
}

/// Rectangle of a text's letters, which are lower than its lines.
fn core(text: &Written) -> Rect {
    text.rect.shrink2(bevy_egui::egui::vec2(1.0, text.size * 0.28))
}

fn all_faults(width: f32, height: f32, percent: u16) -> String {
    notes::start_recording();
    let mut client = Client::new();
    client.app.world_mut().resource_mut::<Settings>().text = percent;
    client.resize(width, height);
    client.rest();
    let mut all = Vec::new();
    every_screen(&mut client, |client, shown| {
        all.extend(faults(client, percent).into_iter().map(|wrong| format!("{shown}: {wrong}")));
    });
    all.join("\n")
}

#[test]
fn text_of_200_percent_is_as_large_and_nothing_is_cut_or_written_over() {
    let wrong = all_faults(1280.0, 800.0, 200);
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn text_of_the_usual_size_is_neither_cut_nor_written_over() {
    let wrong = all_faults(1280.0, 800.0, 100);
    assert!(wrong.is_empty(), "{wrong}");
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
    let mut client = Client::new();
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

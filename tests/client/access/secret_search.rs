//! Search for a secret tile in everything that a frame shows: the tree for screen readers, texts,
//! pictures, and the log.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use client::app::screen::Screen;
use junkyard_bots::client::play::Play;
use junkyard_bots::parts::Size;

use crate::access::shown::{Shown, shown_in, words_of};
use crate::access::tree::Tree;
use crate::app::{Client, in_english};

/// A tile that only one player may see. Nothing like it is open to all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret {
    /// Size of the tile, which its player may draw.
    pub size: Size,
    /// Name of the tile.
    pub name: String,
    /// Name of its drawing.
    pub drawing: &'static str,
}

/// The search for a secret in everything that comes on the screen.
#[derive(Resource)]
pub struct Search {
    pub secret: Secret,
    /// Whether its player looks at the screen, and nobody else.
    pub owner_looks: bool,
    /// Number of frames so far in which nobody may see it.
    pub frames: usize,
    /// Places in which the player saw it.
    pub seen: BTreeSet<&'static str>,
    /// Places in which others could have seen it.
    pub leaks: BTreeSet<String>,
    /// Middles of all things that a screen reader finds in the last frame.
    pub middles: Vec<(f32, f32)>,
}

impl Search {
    /// Searches all frames of a client from now on.
    pub fn begin(client: &mut Client, secret: Secret) {
        let search = Self {
            secret,
            owner_looks: false,
            frames: 0,
            seen: BTreeSet::new(),
            leaks: BTreeSet::new(),
            middles: Vec::new(),
        };
        let is_drawn = search_frame.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
        client.app.insert_resource(search).add_systems(PostUpdate, is_drawn);
        Tree::begin(client);
    }
}

/// Whether something that is shown is about a secret.
fn tells(shown: &Shown, secret: &Secret) -> bool {
    match shown.place {
        "drawing" => shown.words.split(' ').any(|drawing| drawing == secret.drawing),
        _ => shown.words.to_lowercase().contains(&secret.name),
    }
}

/// Searches all that a frame shows, and the log.
fn search_frame(
    mut search: ResMut<Search>,
    mut outputs: Query<(&EguiFullOutput, &mut EguiContext)>,
    play: Option<Res<Play>>,
    screen: Res<State<Screen>>,
) {
    let mut all: Vec<Shown> = Vec::new();
    for (output, mut context) in &mut outputs {
        let Some(output) = &**output else { continue };
        let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
        let bounds = nodes.clone().filter_map(|(_, node)| Some((node.bounds()?, node)));
        // The tooltip of a pile lists all tiles that may be in it.
        let not_piles = bounds.filter(|(_, node)| words_of(node).all(|words| !words.contains("pile")));
        search.middles =
            not_piles.map(|(at, _)| (((at.x0 + at.x1) / 2.0) as f32, ((at.y0 + at.y1) / 2.0) as f32)).collect();
        all.extend(shown_in(output, &context.get_mut().clone()));
    }
    let log = play.iter().flat_map(|play| play.log().lines());
    let log: Vec<Shown> = log.map(|line| Shown::at("log", &in_english(&line.text))).collect();
    let search = &mut *search;
    let found = all.iter().filter(|shown| tells(shown, &search.secret));
    if search.owner_looks {
        search.seen.extend(found.map(|shown| shown.place));
    } else {
        search.frames += 1;
        search.leaks.extend(found.map(|shown| format!("{} on {:?}: {}", shown.place, screen.get(), shown.words)));
    }
    let in_log = log.iter().filter(|shown| tells(shown, &search.secret));
    search.leaks.extend(in_log.map(|shown| format!("log: {}", shown.words)));
}

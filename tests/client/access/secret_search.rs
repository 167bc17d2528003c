//! Search for a secret tile in everything that a frame shows: the tree for screen readers, texts,
//! pictures, and the log.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Node;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Context, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};
use client::app::screen::Screen;
use junkyard_bots::client::play::Play;
use junkyard_bots::parts::Size;

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

/// Something that is shown in a place.
struct Shown {
    place: &'static str,
    words: String,
}

impl Shown {
    fn at(place: &'static str, words: &str) -> Self {
        Self { place, words: words.to_owned() }
    }

    /// Whether it is about a secret.
    fn tells(&self, secret: &Secret) -> bool {
        match self.place {
            "drawing" => self.words.split(' ').any(|drawing| drawing == secret.drawing),
            _ => self.words.to_lowercase().contains(&secret.name),
        }
    }
}

/// All that a shape shows: texts, and drawings by the names of their textures.
fn shown_by(shape: &Shape, ctx: &Context, all: &mut Vec<Shown>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| shown_by(shape, ctx, all)),
        Shape::Text(text) => all.push(Shown::at("text", text.galley.text())),
        shape => {
            let textures = ctx.tex_manager();
            let name = textures.read().meta(shape.texture_id()).map(|meta| meta.name.clone());
            all.extend(name.map(|name| Shown::at("drawing", &name)));
        }
    }
}

/// The words of a node for screen readers.
fn words_of(node: &Node) -> impl Iterator<Item = &str> {
    [node.label(), node.value(), node.description(), node.tooltip(), node.placeholder()].into_iter().flatten()
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
        all.extend(nodes.flat_map(|(_, node)| words_of(node)).map(|words| Shown::at("tree", words)));
        let ctx = context.get_mut().clone();
        output.shapes.iter().for_each(|ClippedShape { shape, .. }| shown_by(shape, &ctx, &mut all));
    }
    let log = play.iter().flat_map(|play| play.log().lines());
    let log: Vec<Shown> = log.map(|line| Shown::at("log", &in_english(&line.text))).collect();
    let search = &mut *search;
    let found = all.iter().filter(|shown| shown.tells(&search.secret));
    if search.owner_looks {
        search.seen.extend(found.map(|shown| shown.place));
    } else {
        search.frames += 1;
        search.leaks.extend(found.map(|shown| format!("{} on {:?}: {}", shown.place, screen.get(), shown.words)));
    }
    let in_log = log.iter().filter(|shown| shown.tells(&search.secret));
    search.leaks.extend(in_log.map(|shown| format!("log: {}", shown.words)));
}

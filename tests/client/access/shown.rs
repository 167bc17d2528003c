//! Everything that a frame shows: the tree for screen readers, painted texts, and drawings by the
//! names of their textures.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Node;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Context, FullOutput, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet};

use super::tree::Tree;
use crate::app::Client;

/// Something that is shown in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The place: `tree`, `text` or `drawing`.
    pub place: &'static str,
    /// Words that are read out or painted, or the name of the drawing.
    pub words: String,
}

impl Shown {
    pub fn at(place: &'static str, words: &str) -> Self {
        Self { place, words: words.to_owned() }
    }
}

/// Everything that the last frame showed.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastFrame(pub Vec<Shown>);

impl LastFrame {
    /// Keeps what is shown from now on.
    pub fn begin(client: &mut Client) {
        let is_drawn = keep_frame.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
        client.app.init_resource::<Self>().add_systems(PostUpdate, is_drawn);
        Tree::begin(client);
    }
}

fn keep_frame(mut last: ResMut<LastFrame>, mut outputs: Query<(&EguiFullOutput, &mut EguiContext)>) {
    last.0.clear();
    for (output, mut context) in &mut outputs {
        let Some(output) = &**output else { continue };
        last.0.extend(shown_in(output, &context.get_mut().clone()));
    }
}

/// All that an output shows.
pub fn shown_in(output: &FullOutput, ctx: &Context) -> Vec<Shown> {
    let nodes = output.platform_output.accesskit_update.iter().flat_map(|update| &update.nodes);
    let mut all: Vec<Shown> =
        nodes.flat_map(|(_, node)| words_of(node)).map(|words| Shown::at("tree", words)).collect();
    output.shapes.iter().for_each(|ClippedShape { shape, .. }| shown_by(shape, ctx, &mut all));
    all
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
pub fn words_of(node: &Node) -> impl Iterator<Item = &str> {
    [node.label(), node.value(), node.description(), node.tooltip(), node.placeholder()].into_iter().flatten()
}

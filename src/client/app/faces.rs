//! Finds fonts of the system for letters that the program's own fonts lack. The search runs off the
//! frame's thread, as soon as the interface has drawn or measured such letters: in its own panels,
//! in a text field or in a list of files.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Shape;
use bevy_egui::{EguiContexts, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet};

use super::frames::Waker;
use super::work::Work;
use crate::art::spelling::{Faces, is_plain};
use crate::art::system_faces::{Fonts, SystemFace};
use crate::kit::text::letters;

/// A running search: the letters that have no face, and the work that returns the system's fonts
/// and the faces found among them.
type Search = (BTreeSet<char>, Work<(Fonts, Vec<SystemFace>)>);

/// The fonts that are searched for faces, and the running search.
#[derive(Resource, Default)]
pub struct FaceSearch {
    /// The system's fonts; `None` until they are listed, which happens at the first search.
    fonts: Option<Fonts>,
    looking: Option<Search>,
}

impl FaceSearch {
    /// Creates a search among the given fonts instead of the system's.
    pub fn among(fonts: Fonts) -> Self {
        Self { fonts: Some(fonts), looking: None }
    }

    /// Whether a search is running.
    pub const fn is_looking(&self) -> bool {
        self.looking.is_some()
    }
}

pub(super) fn plugin(app: &mut App) {
    let drawn = look_for_faces.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.init_resource::<FaceSearch>()
        .add_systems(PreUpdate, take_faces.before(EguiPreUpdateSet::BeginPass))
        .add_systems(PostUpdate, drawn);
}

/// Starts a search for faces for the letters of this frame that have none, unless one is running.
fn look_for_faces(
    mut search: ResMut<FaceSearch>,
    outputs: Query<&EguiFullOutput>,
    mut contexts: EguiContexts,
    waker: Res<Waker>,
) {
    let search = search.bypass_change_detection();
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if search.is_looking() {
        return;
    }
    let faces = letters::extra_faces(ctx);
    let mut wanted = letters::take_wanted(ctx);
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        output.shapes.iter().for_each(|clipped| add_wanted(&faces, &clipped.shape, &mut wanted));
    }
    // TextStyle wanted by frames that were drawn during the last search may have been found by it.
    wanted.retain(|letter| faces.is_wanted(*letter));
    if wanted.is_empty() {
        return;
    }
    let fonts = search.fonts.clone();
    let sought = wanted.clone();
    let loaded = faces.of_the_system.len();
    let work = Work::start(waker.clone(), move || {
        let fonts = fonts.unwrap_or_else(Fonts::of_the_system);
        let found = fonts.faces_with(&sought, loaded);
        (fonts, found)
    });
    search.looking = Some((wanted, work));
}

/// Adds the letters without a face in text that egui has laid out by itself.
fn add_wanted(faces: &Faces, shape: &Shape, wanted: &mut BTreeSet<char>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| add_wanted(faces, shape, wanted)),
        Shape::Text(text) if !is_plain(text.galley.text()) => {
            wanted.extend(text.galley.text().chars().filter(|letter| faces.is_wanted(*letter)));
        }
        _ => {}
    }
}

/// Passes the faces that were found to the interface, and records the letters that no font has, so
/// that they are not searched for again.
fn take_faces(mut search: ResMut<FaceSearch>, mut contexts: EguiContexts, mut redraw: MessageWriter<RequestRedraw>) {
    let search = search.bypass_change_detection();
    let Some(done) = search.looking.as_mut().and_then(|(_, work)| work.poll()) else { return };
    let Some((wanted, _)) = search.looking.take() else { return };
    // A panic in the font reader counts as nothing found, because another search would fail again.
    let found = done.map_or_else(
        |_| Vec::new(),
        |(fonts, found)| {
            search.fonts = Some(fonts);
            found
        },
    );
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let before = letters::extra_faces(ctx);
    let mut faces = Faces { of_the_system: before.of_the_system.clone(), without: before.without.clone() };
    faces.of_the_system.extend(found);
    let missing: Vec<char> = wanted.into_iter().filter(|letter| faces.is_wanted(*letter)).collect();
    faces.without.extend(missing);
    letters::set_faces(ctx, faces);
    redraw.write(RequestRedraw);
}

//! Small picture of a player on the victory screen, drawn off the frame's thread.

use bevy::prelude::*;
use bevy_egui::egui::{ColorImage, TextureOptions};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::victory::Results;
use crate::app::frames::Waker;
use crate::app::screen::{Layer, Screen};
use crate::app::work::Work;
use crate::panels::awards::PicturePreview;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, begin.run_if(resource_added::<Results>))
        .add_systems(OnExit(Screen::Victory), forget)
        .add_systems(
            EguiPrimaryContextPass,
            take.before(Layer::Screen).run_if(resource_exists::<Drawn>).run_if(resource_exists::<Results>),
        );
}

/// Picture that is being drawn.
#[derive(Resource)]
struct Drawn(Work<Option<ColorImage>>);

fn begin(world: &mut World) {
    let Some(results) = world.get_resource::<Results>() else { return };
    let Some(&PicturePreview { seat, draw, .. }) = results.preview.as_ref() else { return };
    let Some(work) = draw(world, seat) else { return };
    let waker = world.get_resource_or_init::<Waker>().clone();
    world.insert_resource(Drawn(Work::start(waker, work)));
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Drawn>();
}

/// Takes the picture once it is drawn. If that fails there is none; saving the picture then
/// reports the reason.
fn take(
    mut contexts: EguiContexts,
    mut drawn: ResMut<Drawn>,
    mut results: ResMut<Results>,
    mut commands: Commands,
) -> Result {
    let Some(done) = drawn.0.poll() else { return Ok(()) };
    commands.remove_resource::<Drawn>();
    if let (Ok(Some(image)), Some(preview)) = (done, &mut results.preview) {
        preview.texture = Some(contexts.ctx_mut()?.load_texture("preview", image, TextureOptions::LINEAR));
    }
    Ok(())
}

//! Shader that paints the interface, in place of bevy_egui's own.
//!
//! bevy_egui's shader converts colours from gamma to linear light and back for every pixel. Without
//! a graphics card that is a fifth of the time of a frame; this one
//! (`assets/shaders/interface.wgsl`) does it per vertex. It has the same entry points and bindings,
//! so it has to be reviewed when bevy_egui's shader changes.

use bevy::asset::Assets;
use bevy::prelude::App;
use bevy::shader::Shader;
use bevy_egui::render::EGUI_SHADER_HANDLE;

const NAME: &str = "shaders/interface.wgsl";
const TEXT: &str = include_str!("../../../../assets/shaders/interface.wgsl");

/// Replaces the shader; to be added after bevy_egui's plugin. An app that renders nothing has no
/// shaders, and is left as it is.
pub(super) fn plugin(app: &mut App) {
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // `insert` fails only for handles of assets that were dropped, which a constant handle is
        // not.
        let _ = shaders.insert(&EGUI_SHADER_HANDLE, Shader::from_wgsl(TEXT, NAME));
    }
}

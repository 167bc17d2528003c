//! How the interface is painted: a shader in place of bevy_egui's own.
//!
//! bevy_egui's shader turns colours from gamma into linear light and back in every pixel. Without a
//! graphics card that is a fifth of what a frame takes; this one (`assets/shaders/interface.wgsl`)
//! does it at the corners of triangles. It has the same entry points and bindings, so it has to be
//! looked at when bevy_egui's shader changes.

use bevy::asset::Assets;
use bevy::prelude::App;
use bevy::shader::Shader;
use bevy_egui::render::EGUI_SHADER_HANDLE;

const NAME: &str = "shaders/interface.wgsl";
const TEXT: &str = include_str!("../../../assets/shaders/interface.wgsl");

/// To be added after bevy_egui's plugin; an app that renders nothing has no shaders, and needs
/// none.
pub(super) fn plugin(app: &mut App) {
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        // It fails for handles of assets that were made and dropped, which a constant one is not.
        let _ = shaders.insert(&EGUI_SHADER_HANDLE, Shader::from_wgsl(TEXT, NAME));
    }
}

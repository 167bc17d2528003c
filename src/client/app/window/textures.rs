//! Sends textures of pictures and letters to the graphics card in the frame that first draws them,
//! and keeps no copies elsewhere.
//!
//! bevy_egui changes textures in `PostUpdate`. The renderer learns of it by asset events, which are
//! sent in `PostUpdate` too, in no defined order with those changes. Events sent before the changes
//! would report them a frame late: letters that are used for the first time, such as those of a
//! caption, would be missing from the first frame that shows them.
//!
//! bevy_egui keeps two copies of every texture beside that of the graphics card: one to apply
//! partial changes to, which only the texture of letters has (and for which its image is used), and
//! the image itself.

use bevy::asset::{AssetEventSystems, RenderAssetUsages};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use bevy_egui::{EguiManagedTextures, EguiPostUpdateSet};

/// Number of egui's texture of letters.
const LETTERS: u64 = 0;

/// Adds the system that frees the copies of textures.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput))
        .add_systems(PostUpdate, let_go.after(EguiPostUpdateSet::PostProcessOutput));
}

/// Frees the copies of textures that are new in this frame.
fn let_go(textures: Option<ResMut<EguiManagedTextures>>, mut images: ResMut<Assets<Image>>) {
    let Some(mut textures) = textures else { return };
    // The pictures stay the same, so neither change has to be detected.
    for ((_, number), texture) in textures.bypass_change_detection().iter_mut() {
        if texture.color_image.pixels.is_empty() {
            continue;
        }
        texture.color_image = ColorImage::default();
        if *number != LETTERS
            && let Some(image) = images.bypass_change_detection().get_mut_untracked(&texture.handle)
        {
            // The renderer uploads this copy, and drops it with that.
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

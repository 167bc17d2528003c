//! Sends pictures and letters to the graphics card in the frame that first draws them, and keeps no
//! copies elsewhere.
//!
//! The interface's plugin changes textures in `PostUpdate`, and the card hears of it by the events
//! that are sent there too, in no order with those changes. Sent before, the events would tell of
//! the changes a frame late: letters that were met for the first time, such as those of a caption,
//! would be missing from the frame that shows them first.
//!
//! The interface's plugin keeps two copies of every texture beside the card's own: one for changes
//! of a part of it, which only the texture of letters has (and for which its image is used), and
//! the image itself.

use bevy::asset::{AssetEventSystems, RenderAssetUsages};
use bevy::prelude::*;
use bevy_egui::egui::ColorImage;
use bevy_egui::{EguiManagedTextures, EguiPostUpdateSet};

/// The number of the texture of letters.
const LETTERS: u64 = 0;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, AssetEventSystems.after(EguiPostUpdateSet::PostProcessOutput))
        .add_systems(PostUpdate, let_go.after(EguiPostUpdateSet::PostProcessOutput));
}

/// Lets go the copies of textures that are new in this frame.
fn let_go(textures: Option<ResMut<EguiManagedTextures>>, mut images: ResMut<Assets<Image>>) {
    let Some(mut textures) = textures else { return };
    // Neither is a change that anybody has to hear of: the picture is the same.
    for ((_, number), texture) in textures.bypass_change_detection().iter_mut() {
        if texture.color_image.pixels.is_empty() {
            continue;
        }
        texture.color_image = ColorImage::default();
        if *number != LETTERS
            && let Some(image) = images.bypass_change_detection().get_mut_untracked(&texture.handle)
        {
            // The card's copy is made of this one, which goes with it.
            image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        }
    }
}

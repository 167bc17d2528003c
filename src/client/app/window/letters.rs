//! Keeps the texture of letters small.
//!
//! egui draws each letter once in each size and keeps it in a texture that only grows. There are
//! three copies of it: egui's, the one to which partial changes are applied (see `textures`), and
//! that of the graphics card. Letters of other screens and of other sizes of the window stay in it,
//! so it is made anew at a change of screen, or once the window has been resized, if it has grown
//! past [`MOST_ROWS`].

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::app::screen::Screen;
use crate::art::MOST_PIXELS;

/// Greatest height in pixels that the texture may have at a change of screen or size; with its
/// width these are 2 MiB.
const MOST_ROWS: usize = 128;
/// Seconds for which the size of a point must have been the same until letters of other sizes are
/// dropped.
const RESTS: f64 = 0.4;
/// Number of pixels by which the texture is wider every other time: egui makes it anew when its
/// greatest width changes. With it the width is the greatest of small graphics cards.
const WIDER: u32 = 4096 - MOST_PIXELS;

/// The texture of letters, and the size that it was last made for.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct LettersTexture {
    is_wider: bool,
    /// Whether it is made anew in the next frame if it is tall.
    is_due: bool,
    /// Size of a point, in logical pixels.
    zoom: f32,
    /// Time in seconds at which a window that was resized counts as settled, if it does not yet.
    settles_at: Option<f64>,
}

/// Adds the systems that make the texture anew.
pub fn plugin(app: &mut App) {
    app.init_resource::<LettersTexture>()
        .add_systems(EguiPrimaryContextPass, watch_size)
        .add_systems(PreUpdate, renew_texture);
}

/// Notices when the window has been resized and its size has rested for a moment. While that lasts
/// it asks for a frame, since a window in which nothing happens draws none.
fn watch_size(mut texture: ResMut<LettersTexture>, mut contexts: EguiContexts) -> Result {
    let ctx = contexts.ctx_mut()?;
    let now = ctx.input(|input| input.time);
    let zoom = ctx.zoom_factor();
    if (zoom - texture.zoom).abs() > f32::EPSILON {
        texture.settles_at = (texture.zoom > 0.0).then_some(now + RESTS);
        texture.zoom = zoom;
    }
    if let Some(at) = texture.settles_at {
        ctx.request_repaint_after_secs((at - now).max(0.0) as f32);
        if at <= now {
            texture.settles_at = None;
            texture.is_due = true;
        }
    }
    Ok(())
}

/// Tells egui how wide textures may be, those of pictures too. A new width makes it draw the
/// letters of this frame into a new texture.
fn renew_texture(
    mut texture: ResMut<LettersTexture>,
    screen: Res<State<Screen>>,
    input: Option<Single<&mut EguiInput, With<PrimaryEguiContext>>>,
    mut contexts: EguiContexts,
) {
    let (Some(mut input), Ok(ctx)) = (input, contexts.ctx_mut()) else { return };
    let is_due = std::mem::take(&mut texture.is_due) || screen.is_changed();
    // There are no letters before the first frame.
    if is_due && ctx.cumulative_pass_nr() > 0 {
        texture.is_wider ^= ctx.fonts(|fonts| fonts.font_image_size()[1] > MOST_ROWS);
    }
    let width = if texture.is_wider { MOST_PIXELS + WIDER } else { MOST_PIXELS };
    input.max_texture_side = Some(width as usize);
}

//! Pictures at the sizes in which they are shown, drawn once and kept.
//!
//! A picture has two homes: textures of the interface ([`Art::texture`]) and images of sprites ([`Art::image`]). Both
//! come from the same pixels.

use std::sync::Arc;
use std::time::Instant;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::{self, ColorImage, TextureHandle, TextureOptions};
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Options, Tree};

use super::drawings::{Trees, draw_tree, straight};
use super::kept::Kept;
use super::robot::RobotPicture;

/// The largest picture drawn, in pixels a side; larger ones are drawn at this size.
pub const MOST_PIXELS: u32 = 4096;
/// How many bytes of pixels are kept of each sort: those of one screen of 1280 by 800 take about 8 million.
const MOST_BYTES: usize = 24 << 20;

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// One of the program's drawings.
    Drawing(&'static str),
    /// A robot.
    Robot(Arc<RobotPicture>),
    /// A drawing made by the program, as SVG text.
    Made(Arc<str>),
}

/// A picture at a size in pixels.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sized {
    picture: Picture,
    width: u32,
    height: u32,
}

impl Sized {
    /// Sizes are rounded to whole pixels; one that is larger than [`MOST_PIXELS`] is made smaller as a whole.
    fn new(picture: Picture, width: f32, height: f32) -> Self {
        let scale = (MOST_PIXELS as f32 / width.max(height).max(1.0)).min(1.0);
        let whole = |length: f32| ((length * scale).round() as u32).clamp(1, MOST_PIXELS);
        Self { picture, width: whole(width), height: whole(height) }
    }

    /// What its pixels take.
    const fn bytes(&self) -> usize {
        self.width as usize * self.height as usize * 4
    }
}

/// The pictures that are kept.
#[derive(Resource)]
pub struct Art {
    trees: Trees,
    textures: Kept<Sized, TextureHandle>,
    images: Kept<Sized, Handle<Image>>,
}

impl Default for Art {
    fn default() -> Self {
        Self { trees: Trees::default(), textures: Kept::new(MOST_BYTES), images: Kept::new(MOST_BYTES) }
    }
}

/// Draws a picture.
#[expect(clippy::expect_used, reason = "the size is at least one pixel a side, and at most 4,096")]
fn draw(trees: &mut Trees, sized: &Sized) -> Pixmap {
    let mut pixels = Pixmap::new(sized.width, sized.height).expect("a picture has a size");
    let (width, height) = (sized.width as f32, sized.height as f32);
    match &sized.picture {
        Picture::Drawing(name) => {
            if let Some(tree) = trees.get(name) {
                draw_tree(tree, &mut pixels, width, height);
            }
        }
        Picture::Made(text) => {
            if let Ok(tree) = Tree::from_str(text, &Options::default()) {
                draw_tree(&tree, &mut pixels, width, height);
            }
        }
        Picture::Robot(robot) => robot.draw(trees, &mut pixels),
    }
    pixels
}

impl Art {
    /// A picture as a texture of the interface, `size` in points.
    pub fn texture(&mut self, ctx: &egui::Context, picture: Picture, size: egui::Vec2) -> egui::TextureId {
        let scale = ctx.pixels_per_point();
        let sized = Sized::new(picture, size.x * scale, size.y * scale);
        let trees = &mut self.trees;
        let texture = self.textures.get(&sized, Instant::now(), sized.bytes(), || {
            let pixels = draw(trees, &sized);
            let size = [sized.width as usize, sized.height as usize];
            let image = ColorImage::from_rgba_premultiplied(size, pixels.data());
            ctx.load_texture("picture", image, TextureOptions::LINEAR)
        });
        texture.id()
    }

    /// A picture as an image for sprites, its size in pixels.
    pub fn image(&mut self, images: &mut Assets<Image>, picture: Picture, width: f32, height: f32) -> Handle<Image> {
        let sized = Sized::new(picture, width, height);
        let trees = &mut self.trees;
        let make = || images.add(to_image(&draw(trees, &sized)));
        self.images.get(&sized, Instant::now(), sized.bytes(), make).clone()
    }
}

fn to_image(pixels: &Pixmap) -> Image {
    let size = Extent3d { width: pixels.width(), height: pixels.height(), depth_or_array_layers: 1 };
    let format = TextureFormat::Rgba8UnormSrgb;
    Image::new(size, TextureDimension::D2, straight(pixels), format, RenderAssetUsages::RENDER_WORLD)
}

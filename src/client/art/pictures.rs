//! Pictures at the sizes in which they are shown, drawn once and cached.
//!
//! While the size of a picture changes (the stage is zoomed, the window is resized, something is
//! animated) it is not drawn anew in each frame: another size of it stands in until the wanted size
//! has been the same for a moment, and then at most some milliseconds of each frame go into
//! drawing. So a window that is being resized makes no textures between its large surfaces on the
//! graphics card, where they would keep whole blocks of memory in use.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions};
use resvg::tiny_skia::Pixmap;

use super::cache::PictureCache;
use super::composed::Composed;
use super::drawings::Drawings;
use super::files::DrawingTable;

/// Greatest width and height of a picture, in pixels; larger ones are drawn at this size. Small
/// graphics cards have textures of up to 4,096 pixels, which the one of letters may need.
pub const MOST_PIXELS: u32 = 4096 - 64;
/// Most bytes of pixels in the cache: the pictures of one screen of 1280 by 800 take about 8
/// million.
const MOST_BYTES: usize = 12 << 20;
/// Seconds for which a size must have been the same until it is drawn, if another one stands in.
const RESTS: f64 = 0.12;
/// Time for which a frame may draw pictures for which another size stands in.
const TIME_A_FRAME: Duration = Duration::from_millis(4);
/// Number of frames that new pictures and letters take to reach the graphics card; until then
/// another size of a picture goes on standing in.
pub const ON_ITS_WAY: u64 = 3;
/// Greatest factor by which a size that stands in may be larger or smaller.
const STANDS_IN: f32 = 8.0;

/// Contents of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// One of the program's drawings.
    Drawing(&'static str),
    /// A picture composed of several drawings.
    Composed(Arc<Composed>),
}

/// A picture at a size in pixels.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sized {
    picture: Picture,
    width: u32,
    height: u32,
}

impl Sized {
    /// Rounds a size to whole pixels, and scales it down if it is larger than [`MOST_PIXELS`].
    fn new(picture: Picture, width: f32, height: f32) -> Self {
        let scale = (MOST_PIXELS as f32 / width.max(height).max(1.0)).min(1.0);
        let whole = |length: f32| ((length * scale).round() as u32).clamp(1, MOST_PIXELS);
        Self { picture, width: whole(width), height: whole(height) }
    }

    /// Worth of the size as a stand-in for another one of the same picture; `None` if it can't be
    /// one. The nearest size that is not smaller is best.
    fn stands_in(&self, wanted: &Self) -> Option<u32> {
        if self == wanted {
            return None;
        }
        let ratio = self.width as f32 / wanted.width as f32;
        let may = (1.0 / STANDS_IN..=STANDS_IN).contains(&ratio) && self.picture == wanted.picture;
        let worth = if ratio < 1.0 { ratio } else { 1.0 + 1.0 / ratio };
        may.then_some((worth * 1_000.0) as u32)
    }

    /// Size of its pixels, in bytes.
    const fn bytes(&self) -> usize {
        self.width as usize * self.height as usize * 4
    }
}

/// Cache of pictures.
#[derive(Resource)]
pub struct Art {
    drawings: Drawings,
    textures: PictureCache<Sized, Texture>,
    frame: Frame,
    /// Last picture at each place whose picture changes.
    last: HashMap<egui::Id, Sized>,
    /// Whether pictures have no pixels.
    is_blank: bool,
}

/// A picture on the graphics card, or on its way there.
struct Texture {
    handle: TextureHandle,
    /// The frame in which it was made.
    made: u64,
}

/// Sizes that were requested in a frame.
#[derive(Default)]
struct Frame {
    number: u64,
    /// Sizes for which others stood in, in the frame before and in this one, and since when, in
    /// seconds of the interface's time.
    before: HashMap<Sized, f64>,
    now: HashMap<Sized, f64>,
    /// Time for which this frame has drawn them.
    spent: Duration,
    /// Time at which it began.
    began: Option<Instant>,
    /// Width and height of the window in it, in pixels.
    window: [u32; 2],
}

impl Frame {
    /// Begins a frame unless it has begun already. Returns when the previous one began, if the size
    /// of the window has changed since.
    fn start_frame(&mut self, number: u64, now: Instant, window: [u32; 2]) -> Option<Instant> {
        if self.number == number && self.began.is_some() {
            return None;
        }
        let before = std::mem::take(&mut self.now);
        let last = std::mem::replace(self, Self { number, before, began: Some(now), window, ..Self::default() });
        last.began.filter(|_| last.window != window)
    }

    /// Whether to draw a size for which another could stand in: if it has been the same for a
    /// moment and the frame has time left.
    fn is_time_for(&mut self, sized: &Sized, time: f64) -> bool {
        let since = self.before.get(sized).copied().unwrap_or(time);
        self.now.insert(sized.clone(), since);
        time - since >= RESTS && self.spent < TIME_A_FRAME
    }
}

impl Default for Art {
    fn default() -> Self {
        Self {
            drawings: Drawings::default(),
            textures: PictureCache::new(MOST_BYTES),
            frame: Frame::default(),
            last: HashMap::new(),
            is_blank: false,
        }
    }
}

/// Draws a picture.
#[expect(clippy::expect_used, reason = "the size is at least one pixel a side, and at most MOST_PIXELS")]
fn draw_picture(drawings: &mut Drawings, sized: &Sized) -> ColorImage {
    let mut pixels = Pixmap::new(sized.width, sized.height).expect("a picture has a size");
    match &sized.picture {
        Picture::Drawing(name) => drawings.render_drawing(name, &mut pixels),
        Picture::Composed(composed) => composed.render_into(drawings, &mut pixels),
    }
    ColorImage::from_rgba_premultiplied([sized.width as usize, sized.height as usize], pixels.data())
}

/// One pixel that shows nothing.
fn blank_image() -> ColorImage {
    ColorImage::filled([1, 1], Color32::TRANSPARENT)
}

impl Art {
    /// Leaves pictures without pixels, for tests whose frames nobody sees.
    pub const fn leave_blank(&mut self) {
        self.is_blank = true;
    }

    /// Adds the drawings of a game.
    pub fn add_drawings(&mut self, table: DrawingTable) {
        self.drawings.add_table(table);
    }

    /// Returns the texture of a picture at a place whose picture changes: the last one stands in
    /// until the new one has reached the graphics card.
    pub fn get_texture_at(
        &mut self,
        ctx: &egui::Context,
        place: egui::Id,
        picture: Picture,
        size: egui::Vec2,
    ) -> egui::TextureId {
        let scale = ctx.pixels_per_point();
        let sized = Sized::new(picture.clone(), size.x * scale, size.y * scale);
        let id = self.get_texture(ctx, picture, size);
        let now = Instant::now();
        let frame = ctx.cumulative_pass_nr();
        let is_there =
            self.textures.get_existing(&sized, now).is_some_and(|texture| frame >= texture.made + ON_ITS_WAY);
        if is_there {
            self.last.insert(place, sized);
            return id;
        }
        let before = self.last.get(&place).and_then(|last| self.textures.get_existing(last, now));
        before.map_or(id, |texture| texture.handle.id())
    }

    /// Begins a frame. If the window was resized, most pictures have other sizes: those that the
    /// previous frame did not show are dropped at once.
    fn begin_frame(&mut self, ctx: &egui::Context, frame: u64, now: Instant) {
        let window = ctx.content_rect().size() * ctx.pixels_per_point();
        if let Some(before) = self.frame.start_frame(frame, now, [window.x as u32, window.y as u32]) {
            self.textures.keep_used_since(before);
        }
    }

    /// Returns the texture of a picture, `size` in points. Requests another frame while another
    /// size stands in.
    pub fn get_texture(&mut self, ctx: &egui::Context, picture: Picture, size: egui::Vec2) -> egui::TextureId {
        let scale = ctx.pixels_per_point();
        let sized = Sized::new(picture, size.x * scale, size.y * scale);
        let now = Instant::now();
        let frame = ctx.cumulative_pass_nr();
        self.begin_frame(ctx, frame, now);
        let there = self.textures.get_existing(&sized, now).map(|texture| (texture.handle.id(), texture.made));
        if let Some((id, made)) = there
            && frame >= made + ON_ITS_WAY
        {
            return id;
        }
        let is_there = |texture: &Texture| frame >= texture.made + ON_ITS_WAY;
        let worth = |kept: &Sized, texture: &Texture| kept.stands_in(&sized).filter(|_| is_there(texture));
        let stands_in = self.textures.find_best(now, worth).map(|texture| texture.handle.id());
        match (there, stands_in) {
            (Some(_), Some(id)) => {
                ctx.request_repaint();
                return id;
            }
            (Some((id, _)), None) => return id,
            (None, Some(id)) if !self.frame.is_time_for(&sized, ctx.input(|input| input.time)) => {
                ctx.request_repaint();
                return id;
            }
            (None, _) => {}
        }
        let drawings = &mut self.drawings;
        let is_blank = self.is_blank;
        let texture = self.textures.get_or_make(&sized, now, sized.bytes(), || {
            let image = if is_blank { blank_image() } else { draw_picture(drawings, &sized) };
            let name = match &sized.picture {
                Picture::Drawing(name) => (*name).to_owned(),
                Picture::Composed(composed) => composed.drawing_names().join(" "),
            };
            Texture { handle: ctx.load_texture(name, image, TextureOptions::LINEAR), made: frame }
        });
        self.frame.spent += now.elapsed();
        ctx.request_repaint();
        stands_in.unwrap_or_else(|| texture.handle.id())
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{RawInput, vec2};

    use super::*;

    /// The textures of a drawing in frames in which it is so many points wide, and whether each
    /// asks for another frame.
    fn shown(art: &mut Art, ctx: &egui::Context, wide: impl IntoIterator<Item = u16>) -> Vec<(egui::TextureId, bool)> {
        let mut all = Vec::new();
        for wide in wide {
            let mut texture = egui::TextureId::default();
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                texture = art.get_texture(ui.ctx(), Picture::Drawing("target"), vec2(wide.into(), wide.into()));
            });
            let again = output.viewport_output.values().any(|view| view.repaint_delay.is_zero());
            output.textures_delta.clear();
            all.push((texture, again));
        }
        all
    }

    #[test]
    fn a_picture_that_grows_is_drawn_once_it_has_grown() {
        let mut art = Art::default();
        let ctx = egui::Context::default();
        // The very first frames of an interface ask for others by themselves.
        let first = shown(&mut art, &ctx, [100; 4])[3];
        let grown = shown(&mut art, &ctx, 101..=150);
        assert!(grown.iter().all(|&now| now == (first.0, true)), "the first picture stands in");
        // A frame of these takes a sixtieth of a second.
        let rested = shown(&mut art, &ctx, [150; 16]);
        assert!(rested[..10].iter().all(|&now| now == (first.0, true)), "until it has reached the card: {rested:?}");
        assert!(rested[11..].iter().all(|now| now.0 != first.0), "what has not changed is drawn: {rested:?}");
        assert_eq!(art.textures.count(), 2);
        assert_ne!(shown(&mut art, &ctx, [1250])[0].0, rested[15].0, "what is far too small does not stand in");
    }

    #[test]
    fn the_nearest_size_stands_in_rather_a_larger_one() {
        let sized = |wide: f32| Sized::new(Picture::Drawing("target"), wide, wide);
        let worth = |wide: f32| sized(wide).stands_in(&sized(100.0));
        assert!(worth(110.0) > worth(150.0) && worth(150.0) > worth(95.0) && worth(95.0) > worth(60.0));
        assert_eq!((worth(12.0), worth(820.0)), (None, None));
        assert_eq!(Sized::new(Picture::Drawing("check"), 100.0, 100.0).stands_in(&sized(100.0)), None);
    }
}

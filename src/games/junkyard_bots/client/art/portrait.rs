//! A robot as a picture to share: with its name, its numbers and its game, at a size that chats
//! show well.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use bevy_egui::egui::ColorImage;
use resvg::tiny_skia::Pixmap;
use thiserror::Error;

use super::canvas::Canvas;
use super::lettering::{Lettering, TextLine};
use crate::client::art::stage_drawing::StageDrawing;
use crate::messages::phrase;
use crate::robot::Abilities;
use client::art::Composed;
use client::art::drawings::straight_pixels;
use client::art::fonts::Face;
use client::art::names::symbol_icon;
use client::art::spelling::Faces;
use shell::language::{InWords, Phrase, displayed_in_english};
use shell::outside::visible_lines;
use shell::seats::Colour;

/// Width and height of a portrait, in pixels.
pub const SIZE: u32 = 1080;
/// Width and height of a preview, in pixels; [`SIZE`] is a multiple of it.
pub const PREVIEW: u32 = 270;
/// Height of the stage above the plate with the numbers, in pixels.
const STAGE: f32 = 800.0;
/// Ground line, in pixels from the top.
const GROUND: f32 = 736.0;

/// Contents of a portrait.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// The robot; `None` once it has exploded.
    pub robot: Option<Composed>,
    /// Name of its player.
    pub name: String,
    /// Colour of its player.
    pub colour: Colour,
    /// That colour as `#rrggbb`.
    pub hue: String,
    /// Power left.
    pub power: u8,
    /// Energy eaten, and energy needed to win.
    pub energy: (u16, u16),
    /// Abilities of the robot.
    pub abilities: Abilities,
    /// Round and other players, in the language of the picture, as a sentence without a full stop.
    pub game: String,
    /// Faces with which the name is written, besides the program's own.
    pub faces: Arc<Faces>,
}

/// Reason why a portrait can't be made.
#[derive(Debug, Error)]
pub enum PortraitError {
    /// The picture can't be drawn.
    Drawing(#[from] resvg::usvg::Error),
    /// The picture can't be encoded.
    Writing(#[from] png::EncodingError),
}

impl InWords for PortraitError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Drawing(error) => phrase!("portrait-not-drawn", error = error.to_string()),
            Self::Writing(error) => phrase!("portrait-not-written", error = error.to_string()),
        }
    }
}

displayed_in_english!(PortraitError);

impl Portrait {
    /// Draws the picture and encodes it as a PNG file.
    ///
    /// # Errors
    /// [`PortraitError`] if the system gives too little memory for it, or the name can't be drawn.
    pub fn png(&self) -> Result<Vec<u8>, PortraitError> {
        let pixels = self.draw()?;
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, SIZE, SIZE);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&straight_pixels(&pixels))?;
        Ok(file)
    }

    /// Draws the picture at the size of a preview, [`PREVIEW`] pixels a side.
    ///
    /// # Errors
    /// As [`Self::png`].
    pub fn preview(&self) -> Result<ColorImage, PortraitError> {
        let pixels = self.draw()?;
        let whole = SIZE as usize;
        let side = PREVIEW as usize;
        let each = whole / side;
        let mean = |number: usize| {
            let left = number % side * each;
            let top = number / side * each;
            let mut sums = [0_u32; 4];
            for at in (0..each * each).map(|at| (top + at / each) * whole + left + at % each) {
                for (sum, channel) in sums.iter_mut().zip(&pixels.data()[4 * at..]) {
                    *sum += u32::from(*channel);
                }
            }
            sums.map(|sum| (sum / (each * each) as u32) as u8)
        };
        let bytes: Vec<u8> = (0..side * side).flat_map(mean).collect();
        Ok(ColorImage::from_rgba_premultiplied([side; 2], &bytes))
    }

    #[expect(clippy::expect_used, reason = "the size is a constant that pictures can have")]
    fn draw(&self) -> Result<Pixmap, PortraitError> {
        let lettering = Lettering::new(&self.faces, SIZE);
        let mut canvas = Canvas::new(Pixmap::new(SIZE, SIZE).expect("a portrait has a size"));
        let cell = self.cell();
        let stage = StageDrawing {
            size: (SIZE as f32, STAGE),
            cell,
            left: (SIZE as f32 / 2.0 - 1.5 * cell).rem_euclid(cell),
            ground: GROUND,
            arena: false,
        };
        canvas.draw_whole(&lettering.read_svg(&stage.svg())?);
        match &self.robot {
            Some(robot) => canvas.draw_standing(robot, cell, GROUND),
            None => canvas.draw_icon("explosion", (SIZE as f32 / 2.0 - 220.0, GROUND - 500.0), 440.0),
        }
        canvas.draw_whole(&lettering.read_svg(&self.plate_svg(&lettering))?);
        canvas.draw_icon(symbol_icon(self.colour), (58.0, 838.0), 72.0);
        for (x, icon) in COLUMNS.into_iter().zip(ICONS) {
            canvas.draw_icon(icon, (x, 944.0), 52.0);
        }
        Ok(canvas.into_pixels())
    }

    /// Side of a cell, in pixels, with which the robot fills the stage.
    fn cell(&self) -> f32 {
        let (wide, tall) = self.robot.as_ref().map_or((5.0, 5.0), Composed::size);
        (940.0 / wide).min((GROUND - 60.0) / tall).clamp(8.0, 120.0)
    }

    /// Returns the plate below the stage with its texts, as SVG.
    fn plate_svg(&self, lettering: &Lettering) -> String {
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">"##
        );
        let hue = &self.hue;
        // Writing to a string does not fail.
        let _ = write!(
            svg,
            r##"<rect x="0" y="{STAGE}" width="{SIZE}" height="{}" fill="#22343c"/><path d="M0 {STAGE}H{SIZE}" stroke="#14181b" stroke-width="6"/><rect x="0" y="{}" width="{SIZE}" height="10" fill="{hue}"/><rect x="46" y="826" width="96" height="96" rx="24" fill="{hue}" stroke="#14181b" stroke-width="5"/>"##,
            SIZE as f32 - STAGE,
            STAGE + 3.0,
        );
        let written = |text: &str| self.faces.spell_text(&visible_lines(text), &mut BTreeSet::new()).into_owned();
        let name = written(&self.name);
        let game = written(&self.game);
        let heading = |x: f32, y: f32, size: f32| TextLine {
            at: (x, y),
            face: Face::Display,
            size,
            fill: CREAM,
            text: "",
            room: 870.0,
        };
        lettering.write_line(&mut svg, &TextLine { text: &name, ..heading(166.0, 880.0, 60.0) });
        let below = TextLine { face: Face::Text, fill: "#c3ccc6", ..heading(168.0, 918.0, 28.0) };
        lettering.write_line(&mut svg, &TextLine { text: &game, ..below });
        let Abilities { sight, grip, bite, speed } = self.abilities;
        let (eaten, wanted) = self.energy;
        let figures = [
            self.power.to_string(),
            format!("{eaten} / {wanted}"),
            sight.to_string(),
            grip.to_string(),
            bite.to_string(),
            speed.to_string(),
        ];
        for (x, figure) in COLUMNS.into_iter().zip(figures) {
            lettering.write_line(&mut svg, &TextLine { text: &figure, room: 150.0, ..heading(x + 64.0, 986.0, 44.0) });
        }
        let title = TextLine { text: "JUNKYARD BOTS", fill: "#f2b632", room: 400.0, ..heading(46.0, 1050.0, 26.0) };
        lettering.write_line(&mut svg, &title);
        svg.push_str("</svg>");
        svg
    }
}

/// Left ends of the columns of figures, in pixels, and the icons before the figures.
const COLUMNS: [f32; 6] = [46.0, 190.0, 420.0, 588.0, 756.0, 924.0];
const ICONS: [&str; 6] = ["power", "energy", "ability_sight", "ability_grip", "ability_bite", "ability_speed"];

/// Colour of figures and names.
const CREAM: &str = "#f0e2c4";

#[cfg(test)]
mod tests {
    use super::*;

    fn portrait(name: &str) -> Portrait {
        Portrait {
            robot: None,
            name: name.into(),
            colour: Colour::Blue,
            hue: "#56b4e9".into(),
            power: 4,
            energy: (7, 10),
            abilities: Abilities::default(),
            game: "Round 7".into(),
            faces: Arc::default(),
        }
    }

    fn pixels(portrait: &Portrait) -> (png::OutputInfo, Vec<u8>) {
        let file = portrait.png().unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info, pixels)
    }

    #[test]
    fn a_portrait_is_a_picture_of_its_size_that_shows_its_name() {
        let (info, one) = pixels(&portrait("Ilo"));
        assert_eq!((info.width, info.height), (SIZE, SIZE));
        assert_ne!(one, pixels(&portrait("Pim")).1);
        assert_ne!(one, pixels(&Portrait { power: 3, ..portrait("Ilo") }).1);
    }

    #[test]
    fn a_preview_is_the_picture_in_small() {
        let small = portrait("Ilo").preview().unwrap();
        let (_, large) = pixels(&portrait("Ilo"));
        assert_eq!(small.size, [PREVIEW as usize; 2]);
        // The plate's plain colour at its right edge, and the line of the seat's colour above it.
        let at = |x: usize, y: usize| small.pixels[y * PREVIEW as usize + x].to_array();
        assert_eq!(at(265, 220), [0x22, 0x34, 0x3c, 0xff]);
        let line = (808 * SIZE as usize + 400) * 4;
        assert_eq!(at(100, 202)[..3], large[line..line + 3]);
        assert_ne!(small, portrait("Pim").preview().unwrap());
    }

    #[test]
    fn names_of_any_letters_and_lengths_are_drawn_inside_the_picture() {
        for name in ["<b>&\"'</b>", "\u{1b}[31m\u{b}", "Ørjan 🤖", "Жучка", "李", "WWWWWWWWWWWWWWWWWWWWWWWW"] {
            let (_, drawn) = pixels(&portrait(name));
            // The right edge of the plate stays free.
            let edge =
                (840..920).all(|y| drawn[(y * SIZE as usize + SIZE as usize - 20) * 4..][..3] == [0x22, 0x34, 0x3c]);
            assert!(edge, "{name} reaches the edge");
        }
    }
}

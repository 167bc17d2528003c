//! A robot as a picture to share: with its name, its numbers and its game, at a size that chats
//! show well.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use bevy_egui::egui::ColorImage;
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform as Shift};
use resvg::usvg::{Options, Tree, fontdb};
use thiserror::Error;

use super::composed::Composed;
use super::drawings::{Trees, draw_tree, straight};
use super::fonts;
use super::fonts::Face;
use super::names::symbol;
use super::names::symbol_icon;
use super::spelling::Faces;
use super::yard::StageDrawing;
use crate::games::junkyard_bots::robot::Abilities;
use crate::shell::language::{InWords, Phrase, displayed_in_english, phrase};
use crate::shell::outside::visible_lines;
use crate::shell::seats::Colour;

/// Width and height, in pixels.
pub const SIZE: u32 = 1080;
/// Width and height of a preview, in pixels; a whole number of previews is as wide as the picture.
pub const PREVIEW: u32 = 270;
/// How high the stage is above the plate with the numbers.
const STAGE: f32 = 800.0;
/// Where the ground line is.
const GROUND: f32 = 736.0;

/// What a portrait shows.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// The robot; `None` once it has exploded.
    pub robot: Option<Composed>,
    /// What its player is called.
    pub name: String,
    /// Its colour.
    pub colour: Colour,
    /// The same as `#rrggbb`.
    pub hue: String,
    /// Power left.
    pub power: u8,
    /// Energy eaten and needed.
    pub energy: (u16, u16),
    /// What it can do.
    pub abilities: Abilities,
    /// Where and in whose company, in the language of the picture, as a sentence without a full
    /// stop.
    pub game: String,
    /// The faces that its name is written with, besides the program's own.
    pub faces: Arc<Faces>,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum PortraitError {
    /// The picture can't be drawn.
    Drawing(#[from] resvg::usvg::Error),
    /// The picture can't be written down.
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

/// The program's faces.
static OWN: LazyLock<fontdb::Database> = LazyLock::new(|| {
    let mut faces = fontdb::Database::new();
    for data in fonts::definitions().font_data.values() {
        faces.load_font_data(data.font.to_vec());
    }
    faces
});

/// Reads drawings with text in the faces that there are.
struct Reader(Arc<fontdb::Database>);

impl Reader {
    fn new(faces: &Faces) -> Self {
        let mut all = OWN.clone();
        for face in &faces.of_the_system {
            all.load_font_source(fontdb::Source::Binary(Arc::new(face.data)));
        }
        Self(Arc::new(all))
    }

    fn tree(&self, svg: &str) -> Result<Tree, resvg::usvg::Error> {
        Tree::from_str(svg, &Options { fontdb: Arc::clone(&self.0), ..Options::default() })
    }
}

/// A text that may stand in an SVG.
fn escaped(text: &str) -> String {
    let letter = |letter| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(letter).collect()
}

/// A line of text; the size is made smaller until it is no wider than `room`.
#[expect(clippy::too_many_arguments, reason = "a line of text has that many properties, and a struct none less")]
fn line(
    reader: &Reader,
    svg: &mut String,
    (x, y): (f32, f32),
    face: Face,
    size: f32,
    fill: &str,
    text: &str,
    room: f32,
) {
    let (family, weight) = face.style();
    let text = escaped(text);
    let at = |size: f32| {
        format!(
            r##"<text x="{x}" y="{y}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}" xml:space="preserve">{text}</text>"##
        )
    };
    let alone =
        format!(r##"<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}">{}</svg>"##, at(size));
    let wide = reader.tree(&alone).map_or(0.0, |tree| tree.root().abs_bounding_box().width());
    svg.push_str(&at(if wide > room { size * room / wide } else { size }));
}

impl Portrait {
    /// The picture as a PNG file.
    ///
    /// # Errors
    /// [`PortraitError`] if the system gives too little memory for it, or the name can't be drawn.
    pub fn png(&self) -> Result<Vec<u8>, PortraitError> {
        let pixels = self.draw()?;
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, SIZE, SIZE);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header()?.write_image_data(&straight(&pixels))?;
        Ok(file)
    }

    /// The picture in small, [`PREVIEW`] pixels a side.
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
        let reader = Reader::new(&self.faces);
        let mut trees = Trees::default();
        let mut pixels = Pixmap::new(SIZE, SIZE).expect("a portrait has a size");
        let cell = self.cell();
        let stage = StageDrawing {
            size: (SIZE as f32, STAGE),
            cell,
            left: (SIZE as f32 / 2.0 - 1.5 * cell).rem_euclid(cell),
            ground: GROUND,
            arena: false,
        };
        resvg::render(&reader.tree(&stage.svg())?, Shift::identity(), &mut pixels.as_mut());
        match &self.robot {
            Some(robot) => stand(robot, cell, &mut trees, &mut pixels),
            None => icon(&mut trees, &mut pixels, "explosion", (SIZE as f32 / 2.0 - 220.0, GROUND - 500.0), 440.0),
        }
        resvg::render(&reader.tree(&self.plate(&reader))?, Shift::identity(), &mut pixels.as_mut());
        icon(&mut trees, &mut pixels, symbol_icon(self.colour), (58.0, 838.0), 72.0);
        for (number, name) in ["power", "energy", "ability_sight", "ability_grip", "ability_bite", "ability_speed"]
            .into_iter()
            .enumerate()
        {
            let x = COLUMNS[number];
            icon(&mut trees, &mut pixels, name, (x, 944.0), 52.0);
        }
        Ok(pixels)
    }

    /// The side of a cell with which the robot fills the stage.
    fn cell(&self) -> f32 {
        let (wide, tall) = self.robot.as_ref().map_or((5.0, 5.0), Composed::size);
        (940.0 / wide).min((GROUND - 60.0) / tall).clamp(8.0, 120.0)
    }

    /// The plate below the stage with everything that is written on it.
    fn plate(&self, reader: &Reader) -> String {
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
        let written = |text: &str| self.faces.spell(&visible_lines(text), &mut BTreeSet::new()).into_owned();
        let name = written(&self.name);
        let game = written(&self.game);
        line(reader, &mut svg, (166.0, 880.0), Face::Display, 60.0, "#f0e2c4", &name, 870.0);
        line(reader, &mut svg, (168.0, 918.0), Face::Text, 28.0, "#c3ccc6", &game, 870.0);
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
            line(reader, &mut svg, (x + 64.0, 986.0), Face::Display, 44.0, "#f0e2c4", &figure, 150.0);
        }
        line(reader, &mut svg, (46.0, 1050.0), Face::Display, 26.0, "#f2b632", "JUNKYARD BOTS", 400.0);
        svg.push_str("</svg>");
        svg
    }
}

/// Where the numbers stand.
const COLUMNS: [f32; 6] = [46.0, 190.0, 420.0, 588.0, 756.0, 924.0];

/// Stands a robot on the ground line, in the middle.
fn stand(robot: &Composed, cell: f32, trees: &mut Trees, pixels: &mut Pixmap) {
    let (wide, tall) = robot.size();
    let size = |cells: f32| ((cells * cell).round() as u32).max(1);
    let Some(mut own) = Pixmap::new(size(wide), size(tall)) else { return };
    robot.draw(trees, &mut own);
    let x = (SIZE as i32 - own.width() as i32) / 2;
    let y = GROUND as i32 - own.height() as i32;
    pixels.draw_pixmap(x, y, own.as_ref(), &PixmapPaint::default(), Shift::identity(), None);
}

/// Draws one of the program's drawings as a square. White ones are seat symbols, which are inked.
fn icon(trees: &mut Trees, pixels: &mut Pixmap, name: &'static str, (x, y): (f32, f32), side: f32) {
    let Some(tree) = trees.get(name) else { return };
    let Some(mut own) = Pixmap::new(side as u32, side as u32) else { return };
    draw_tree(tree, &mut own, side, side);
    if name.starts_with("seat_") {
        ink(&mut own);
    }
    pixels.draw_pixmap(x as i32, y as i32, own.as_ref(), &PixmapPaint::default(), Shift::identity(), None);
}

/// Makes everything that is drawn as dark as ink.
fn ink(pixels: &mut Pixmap) {
    for pixel in pixels.data_mut().chunks_exact_mut(4) {
        let alpha = u16::from(pixel[3]);
        for (channel, ink) in pixel.iter_mut().zip([0x14_u16, 0x18, 0x1b]) {
            *channel = (ink * alpha / 255) as u8;
        }
    }
}

/// A name for the file of a portrait: letters and digits of the player's name.
pub fn file_name(name: &str, colour: Colour) -> String {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase();
    let plain = if plain.is_empty() { symbol(colour).to_owned() } else { plain };
    format!("{plain}-portrait.png")
}

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

    #[test]
    fn a_file_is_called_by_its_player() {
        assert_eq!(file_name("Ilo the 2nd", Colour::Blue), "ilothe2nd-portrait.png");
        assert_eq!(file_name("Жучка", Colour::Pink), "diamond-portrait.png");
    }
}

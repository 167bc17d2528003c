//! Drawing of a picture to share, and its file.

use std::collections::BTreeSet;
use std::fmt::Write;

use bevy_egui::egui::ColorImage;
use resvg::tiny_skia::Pixmap;

use super::canvas::Canvas;
use super::contents::{Poster, PosterSubject};
use super::fault::PosterError;
use super::lettering::{Lettering, TextLine};
use super::scene::draw_scene;
use super::stage_drawing::StageDrawing;
use crate::art::drawings::straight_pixels;
use crate::art::fonts::Face;
use crate::art::names::symbol_icon;
use shell::outside::visible_lines;

/// Width and height of a picture, in pixels.
pub const SIZE: u32 = 1080;
/// Width and height of a preview, in pixels; [`SIZE`] is a multiple of it.
pub const PREVIEW: u32 = 270;
/// Height of the stage above the plate, in pixels.
const STAGE: f32 = 800.0;
/// Ground line, in pixels from the top.
const GROUND: f32 = 736.0;
/// Greatest width and height of a figure, its greatest and its least cell, in pixels.
const MOST_WIDE: f32 = 940.0;
const MOST_TALL: f32 = GROUND - 60.0;
const CELLS: (f32, f32) = (8.0, 120.0);
/// Side of a drawing that stands for a figure, and the distance of its top from the ground, in
/// pixels.
const INSTEAD: f32 = 440.0;
const INSTEAD_ABOVE: f32 = 500.0;
/// Cells of a stage without a figure.
const EMPTY: (f32, f32) = (5.0, 5.0);
/// Side of the icon of a figure, its top, baseline and size of the number, and the distance of the
/// number from the left end, in pixels.
const FIGURE_ICON: f32 = 52.0;
const FIGURE_TOP: f32 = 944.0;
const FIGURE_LINE: f32 = 986.0;
const FIGURE_SIZE: f32 = 44.0;
const FIGURE_ASIDE: f32 = 64.0;
const FIGURE_ROOM: f32 = 150.0;
/// Left end of icon and text of a line of words, baseline of the first one, and the distance of the
/// next, in pixels.
const WORDS: (f32, f32) = (46.0, 98.0);
const WORDS_LINE: f32 = 970.0;
const WORDS_STEP: f32 = 40.0;
const WORDS_ICON: f32 = 32.0;
const WORDS_SIZE: f32 = 28.0;
const WORDS_ROOM: f32 = 936.0;
/// Colours of names and numbers, of words, and of the name of the game.
const CREAM: &str = "#f0e2c4";
const GREY: &str = "#c3ccc6";
const YELLOW: &str = "#f2b632";

impl Poster {
    /// Draws the picture and encodes it as a PNG file.
    ///
    /// # Errors
    /// [`PosterError`] if the system gives too little memory for it, or the name can't be drawn.
    pub fn png(&self) -> Result<Vec<u8>, PosterError> {
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
    pub fn preview(&self) -> Result<ColorImage, PosterError> {
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
    fn draw(&self) -> Result<Pixmap, PosterError> {
        let lettering = Lettering::new(&self.faces, SIZE);
        let mut canvas = Canvas::new(Pixmap::new(SIZE, SIZE).expect("a picture has a size"), self.drawings);
        let cell = self.cell();
        let stage = StageDrawing {
            size: (SIZE as f32, STAGE),
            cell,
            left: (SIZE as f32 / 2.0 - 1.5 * cell).rem_euclid(cell),
            ground: GROUND,
            arena: false,
        };
        canvas.draw_whole(&lettering.read_svg(&stage.svg())?);
        match &self.on_stage {
            PosterSubject::Figure(figure) => canvas.draw_standing(figure, cell, GROUND),
            PosterSubject::Drawing(name) => {
                let corner = ((SIZE as f32 - INSTEAD) / 2.0, GROUND - INSTEAD_ABOVE);
                canvas.draw_icon(name, corner, INSTEAD);
            }
            PosterSubject::Scene(items) => draw_scene(&mut canvas, &lettering, items)?,
        }
        canvas.draw_whole(&lettering.read_svg(&self.plate_svg(&lettering))?);
        canvas.draw_icon(symbol_icon(self.colour), (58.0, 838.0), 72.0);
        for number in &self.numbers {
            canvas.draw_icon(number.icon, (number.left, FIGURE_TOP), FIGURE_ICON);
        }
        for (line, baseline) in self.words.iter().zip(words_lines()) {
            canvas.draw_icon(line.icon, (WORDS.0, baseline - WORDS_SIZE), WORDS_ICON);
        }
        Ok(canvas.into_pixels())
    }

    /// Side of a cell, in pixels, with which the figure fills the stage.
    fn cell(&self) -> f32 {
        let (wide, tall) = match &self.on_stage {
            PosterSubject::Figure(figure) => figure.size(),
            PosterSubject::Drawing(_) | PosterSubject::Scene(_) => EMPTY,
        };
        (MOST_WIDE / wide).min(MOST_TALL / tall).clamp(CELLS.0, CELLS.1)
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
        let heading = |x: f32, y: f32, size: f32| TextLine {
            at: (x, y),
            face: Face::Display,
            size,
            fill: CREAM,
            text: "",
            room: 870.0,
        };
        let words = |x: f32, y: f32| TextLine { face: Face::Text, fill: GREY, ..heading(x, y, WORDS_SIZE) };
        lettering.write_line(&mut svg, &TextLine { text: &self.spell(&self.name), ..heading(166.0, 880.0, 60.0) });
        lettering.write_line(&mut svg, &TextLine { text: &self.spell(&self.game), ..words(168.0, 918.0) });
        for number in &self.numbers {
            let line = heading(number.left + FIGURE_ASIDE, FIGURE_LINE, FIGURE_SIZE);
            lettering.write_line(&mut svg, &TextLine { text: &number.number, room: FIGURE_ROOM, ..line });
        }
        for (line, baseline) in self.words.iter().zip(words_lines()) {
            let text = self.spell(&line.words);
            let line = TextLine { text: &text, fill: CREAM, room: WORDS_ROOM, ..words(WORDS.1, baseline) };
            lettering.write_line(&mut svg, &line);
        }
        let title = TextLine { text: self.title, fill: YELLOW, room: 400.0, ..heading(46.0, 1050.0, 26.0) };
        lettering.write_line(&mut svg, &title);
        svg.push_str("</svg>");
        svg
    }

    /// Spells a text in the letters that there are faces for.
    fn spell(&self, text: &str) -> String {
        self.faces.spell_text(&visible_lines(text), &mut BTreeSet::new()).into_owned()
    }
}

/// Baselines of the lines of words, in pixels.
fn words_lines() -> impl Iterator<Item = f32> {
    (0_u8..).map(|line| WORDS_LINE + f32::from(line) * WORDS_STEP)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::art::files::DrawingTable;
    use crate::panels::poster::contents::{PosterDrawing, PosterItem, PosterNumber, PosterWords};
    use shell::seats::Colour;

    fn poster(name: &str) -> Poster {
        Poster {
            drawings: DrawingTable(&[]),
            title: "GAME",
            on_stage: PosterSubject::Drawing("portrait"),
            name: name.into(),
            colour: Colour::Blue,
            hue: "#56b4e9".into(),
            game: "Round 7".into(),
            numbers: vec![PosterNumber { left: 46.0, icon: "portrait", number: "4".into() }],
            words: Vec::new(),
            faces: Arc::default(),
        }
    }

    fn pixels(poster: &Poster) -> (png::OutputInfo, Vec<u8>) {
        let file = poster.png().unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        (info, pixels)
    }

    #[test]
    fn a_poster_is_a_picture_of_its_size_that_shows_its_name() {
        let (info, one) = pixels(&poster("Ilo"));
        assert_eq!((info.width, info.height), (SIZE, SIZE));
        assert_ne!(one, pixels(&poster("Pim")).1);
        assert_ne!(one, pixels(&Poster { numbers: Vec::new(), ..poster("Ilo") }).1);
    }

    #[test]
    fn lines_of_words_are_drawn_below_the_name() {
        let line = |words: &str| PosterWords { icon: "portrait", words: words.into() };
        let with = |words: Vec<PosterWords>| pixels(&Poster { words, numbers: Vec::new(), ..poster("Ilo") }).1;
        let one = with(vec![line("Seven")]);
        assert_ne!(one, with(vec![line("Eight")]));
        assert_ne!(one, with(vec![line("Seven"), line("Eight")]));
    }

    #[test]
    fn items_of_a_scene_are_drawn_in_their_places() {
        let scene = |items: Vec<PosterItem>| {
            pixels(&Poster { on_stage: PosterSubject::Scene(items), numbers: Vec::new(), ..poster("Ilo") }).1
        };
        let drawing = PosterDrawing { drawing: "portrait", middle: (540.0, 400.0), size: (200.0, 200.0), angle: 0.0 };
        let number = |number: &str| PosterItem::Number {
            number: number.into(),
            middle: (540.0, 400.0),
            size: 60.0,
            fill: "#14181b",
        };
        let red = PosterItem::Shapes(r##"<rect x="500" y="380" width="80" height="40" fill="#ff0000"/>"##.into());
        let all = [
            Vec::new(),
            vec![PosterItem::Drawing(drawing)],
            vec![PosterItem::Drawing(PosterDrawing { angle: 30.0, ..drawing })],
            vec![number("7")],
            vec![number("9")],
            vec![red],
        ]
        .map(scene);
        for (index, one) in all.iter().enumerate() {
            assert!(all[..index].iter().all(|other| other != one), "{index} looks like one before it");
        }
        let middle = (400 * SIZE as usize + 540) * 4;
        assert_eq!(all[5][middle..middle + 3], [0xff, 0, 0]);
    }

    #[test]
    fn a_preview_is_the_picture_in_small() {
        let small = poster("Ilo").preview().unwrap();
        let (_, large) = pixels(&poster("Ilo"));
        assert_eq!(small.size, [PREVIEW as usize; 2]);
        // The plate's plain colour at its right edge, and the line of the seat's colour above it.
        let at = |x: usize, y: usize| small.pixels[y * PREVIEW as usize + x].to_array();
        assert_eq!(at(265, 220), [0x22, 0x34, 0x3c, 0xff]);
        let line = (808 * SIZE as usize + 400) * 4;
        assert_eq!(at(100, 202)[..3], large[line..line + 3]);
        assert_ne!(small, poster("Pim").preview().unwrap());
    }

    #[test]
    fn names_of_any_letters_and_lengths_are_drawn_inside_the_picture() {
        for name in ["<b>&\"'</b>", "\u{1b}[31m\u{b}", "Ørjan 🤖", "Жучка", "李", "WWWWWWWWWWWWWWWWWWWWWWWW"] {
            let (_, drawn) = pixels(&poster(name));
            // The right edge of the plate stays free.
            let edge =
                (840..920).all(|y| drawn[(y * SIZE as usize + SIZE as usize - 20) * 4..][..3] == [0x22, 0x34, 0x3c]);
            assert!(edge, "{name} reaches the edge");
        }
    }
}

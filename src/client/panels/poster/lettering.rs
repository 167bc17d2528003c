//! Lines of text in SVG, in the program's faces and those of the system.

use std::sync::{Arc, LazyLock};

use resvg::usvg::{Error, Options, Tree, fontdb};

use crate::art::fonts;
use crate::art::fonts::Face;
use crate::art::spelling::Faces;

/// The program's faces.
static OWN_FACES: LazyLock<fontdb::Database> = LazyLock::new(|| {
    let mut faces = fontdb::Database::new();
    for data in fonts::font_definitions().font_data.values() {
        faces.load_font_data(data.font.to_vec());
    }
    faces
});

/// A line of text in a picture.
pub(super) struct TextLine<'a> {
    /// Left end of the baseline, in pixels.
    pub(super) at: (f32, f32),
    /// Face.
    pub(super) face: Face,
    /// Size in pixels, made smaller until the line is no wider than `room`.
    pub(super) size: f32,
    /// Colour as `#rrggbb`.
    pub(super) fill: &'a str,
    /// Text.
    pub(super) text: &'a str,
    /// Most pixels from the left end to the right one.
    pub(super) room: f32,
}

impl TextLine<'_> {
    /// Returns the line as an SVG element, with letters of a size in pixels.
    fn svg_element(&self, size: f32) -> String {
        let (x, y) = self.at;
        let fill = self.fill;
        let (family, weight) = self.face.style();
        let text = escape_text(self.text);
        format!(
            r##"<text x="{x}" y="{y}" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}" xml:space="preserve">{text}</text>"##
        )
    }
}

/// Reader of drawings whose text is drawn with the available faces.
pub(super) struct Lettering {
    faces: Arc<fontdb::Database>,
    /// Width and height of the pictures, in pixels.
    side: u32,
}

impl Lettering {
    /// Creates a reader with the program's faces and some of the system, for square pictures of
    /// `side` pixels.
    pub(super) fn new(faces: &Faces, side: u32) -> Self {
        let mut all = OWN_FACES.clone();
        for face in &faces.of_the_system {
            all.load_font_source(fontdb::Source::Binary(Arc::new(face.data)));
        }
        Self { faces: Arc::new(all), side }
    }

    /// Parses a drawing.
    pub(super) fn read_svg(&self, svg: &str) -> Result<Tree, Error> {
        Tree::from_str(svg, &Options { fontdb: Arc::clone(&self.faces), ..Options::default() })
    }

    /// Parses elements of a drawing as large as the picture.
    pub(super) fn read_shapes(&self, shapes: &str) -> Result<Tree, Error> {
        let side = self.side;
        self.read_svg(&format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" viewBox="0 0 {side} {side}">{shapes}</svg>"##
        ))
    }

    /// Appends a line of text to an SVG document, made smaller if it is wider than its room.
    pub(super) fn write_line(&self, svg: &mut String, line: &TextLine) {
        let side = self.side;
        let element = line.svg_element(line.size);
        let alone =
            format!(r##"<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">{element}</svg>"##);
        let width = self.read_svg(&alone).map_or(0.0, |tree| tree.root().abs_bounding_box().width());
        if width > line.room {
            svg.push_str(&line.svg_element(line.size * line.room / width));
        } else {
            svg.push_str(&element);
        }
    }
}

/// Escapes a text for SVG.
fn escape_text(text: &str) -> String {
    let letter = |letter| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        other => other.to_string(),
    };
    text.chars().map(letter).collect()
}

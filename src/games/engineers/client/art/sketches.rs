//! Sketches of things in a notebook: the drawings of things in one pencil tone.

use std::sync::LazyLock;

use super::files::DRAWINGS;
use client::art::files::{DrawingFile, DrawingTable};

/// Beginnings of the names of drawings that a notebook can hold.
const SORTS: [&str; 2] = ["thing_", "tool_"];
/// Digits of a colour in a drawing, after its sign.
const DIGITS: usize = 6;
/// Parts of red, green and blue in how bright a colour is, of a thousand.
const BRIGHTNESS: [u32; 3] = [299, 587, 114];

/// The sketches, made once and kept to the end: the table of drawings holds texts that last.
static SKETCHES: LazyLock<Vec<DrawingFile>> = LazyLock::new(|| {
    let of_things = DRAWINGS.0.iter().filter(|file| SORTS.iter().any(|sort| file.name.starts_with(sort)));
    let sketch = |file: &DrawingFile| DrawingFile {
        name: format!("sketch_{}", file.name).leak(),
        svg: in_grey(file.svg).leak(),
    };
    of_things.map(sketch).collect()
});

/// Table of the sketches.
pub fn sketches() -> DrawingTable {
    DrawingTable(&SKETCHES)
}

/// Sketch of a thing by the name of its drawing; the drawing itself if it has none.
pub fn sketch_drawing(drawing: &'static str) -> &'static str {
    let sketch = SKETCHES.iter().find(|file| file.name.strip_prefix("sketch_") == Some(drawing));
    sketch.map_or(drawing, |file| file.name)
}

/// A drawing with every colour as a grey of the same brightness.
fn in_grey(svg: &str) -> String {
    let mut grey = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(at) = rest.find('#') {
        let (before, after) = rest.split_at(at + 1);
        grey.push_str(before);
        rest = after;
        let colour = after.get(..DIGITS).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        if let Some(colour) = colour {
            let parts = [colour >> 16 & 0xff, colour >> 8 & 0xff, colour & 0xff];
            let bright: u32 = parts.iter().zip(BRIGHTNESS).map(|(part, weight)| part * weight).sum::<u32>() / 1_000;
            grey.push_str(&format!("{bright:02x}{bright:02x}{bright:02x}"));
            rest = after.get(DIGITS..).unwrap_or_default();
        }
    }
    grey.push_str(rest);
    grey
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::art::drawings::faulty_drawings;

    #[test]
    fn every_sketch_can_be_read_and_things_have_one() {
        assert_eq!(faulty_drawings(sketches()), Vec::<&str>::new());
        assert_eq!(sketch_drawing("thing_pump"), "sketch_thing_pump");
        assert_eq!(sketch_drawing("tool_rucksack"), "sketch_tool_rucksack");
        assert_eq!(sketch_drawing("crate"), "crate");
    }

    #[test]
    fn colours_become_greys_and_references_stay() {
        let svg = r##"<path fill="#ff0000" stroke="#ffffff" clip-path="url(#e-pump-0)"/>"##;
        let grey = r##"<path fill="#4c4c4c" stroke="#ffffff" clip-path="url(#e-pump-0)"/>"##;
        assert_eq!(in_grey(svg), grey);
    }
}

//! Scene on the stage of a picture to share: drawings, shapes and numbers in places of their own.

use resvg::usvg::Error;

use super::canvas::Canvas;
use super::contents::PosterItem;
use super::lettering::Lettering;
use crate::art::fonts::Face;

/// Distance of the baseline of digits from their middle, in parts of their size.
const BASELINE: f32 = 0.36;

/// Draws the items of a scene, from the back to the front.
///
/// # Errors
/// [`Error`] if shapes can't be read.
pub(super) fn draw_scene(canvas: &mut Canvas, lettering: &Lettering, items: &[PosterItem]) -> Result<(), Error> {
    for item in items {
        match item {
            PosterItem::Drawing(drawing) => canvas.draw_in_scene(*drawing),
            PosterItem::Shapes(shapes) => canvas.draw_whole(&lettering.read_shapes(shapes)?),
            PosterItem::Number { number, middle, size, fill } => {
                let element = number_element(number, *middle, *size, fill);
                canvas.draw_whole(&lettering.read_shapes(&element)?);
            }
        }
    }
    Ok(())
}

/// Digits as an element of SVG.
fn number_element(number: &str, middle: (f32, f32), size: f32, fill: &str) -> String {
    let (family, weight) = Face::Display.style();
    let x = middle.0;
    let y = middle.1 + size * BASELINE;
    format!(
        r##"<text x="{x}" y="{y}" text-anchor="middle" font-family="{family}" font-weight="{weight}" font-size="{size}" fill="{fill}">{number}</text>"##
    )
}

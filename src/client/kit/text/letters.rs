//! Prepares texts for egui: letters without a face are spelled out, and right-to-left words are put
//! in visual order. Every text passes here before it is drawn.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

use bevy_egui::egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
use bevy_egui::egui::{Context, FontData, FontFamily, Id, Response};

use super::direction;
use crate::art::fonts::Face;
use crate::art::spelling::{Faces, is_plain};
use shell::outside::visible_lines;

/// Space at which egui ends no line.
pub(super) const NO_BREAK_SPACE: char = '\u{a0}';

/// Faces of an interface, and the letters that were drawn or measured without one.
#[derive(Clone, Debug, Default)]
struct LetterFaces {
    faces: Arc<Faces>,
    wanted: BTreeSet<char>,
}

fn letter_faces_id() -> Id {
    Id::new("letters")
}

/// Returns the faces that an interface has besides the program's own.
pub fn extra_faces(ctx: &Context) -> Arc<Faces> {
    ctx.data(|data| data.get_temp::<LetterFaces>(letter_faces_id())).unwrap_or_default().faces
}

/// Returns a value that changes whenever texts may be spelled differently, so that cached sizes of
/// texts are no longer valid.
pub fn spelling_edition(ctx: &Context) -> (usize, usize) {
    let faces = extra_faces(ctx);
    (faces.of_the_system.len(), faces.without.len())
}

/// Takes the letters without a face that were met since the last call.
pub fn take_wanted(ctx: &Context) -> BTreeSet<char> {
    ctx.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<LetterFaces>(letter_faces_id()).wanted))
}

/// Sets the faces of an interface, from the next frame on.
pub fn set_faces(ctx: &Context, faces: Faces) {
    let family = |family| InsertFontFamily { family, priority: FontPriority::Lowest };
    for face in &faces.of_the_system {
        let own = Face::ALL.map(|face| family(face.font_id(1.0).family));
        let families = own.into_iter().chain([family(FontFamily::Proportional), family(FontFamily::Monospace)]);
        let data = FontData { index: face.index, ..FontData::from_static(face.data) };
        // egui adds no font twice.
        ctx.add_font(FontInsert::new(&face.name, data, families.collect()));
    }
    ctx.data_mut(|data| data.get_temp_mut_or_default::<LetterFaces>(letter_faces_id()).faces = Arc::new(faces));
}

/// Returns a text in letters that have faces, in reading order. No line of it ends between a number
/// and its percent sign.
pub(super) fn spell_text<'t>(ctx: &Context, text: &'t str) -> Cow<'t, str> {
    let text = keep_percent_signs(text);
    if is_plain(&text) {
        return text;
    }
    ctx.data_mut(|data| {
        let letters: &mut LetterFaces = data.get_temp_mut_or_default(letter_faces_id());
        letters.faces.spell_text(&text, &mut letters.wanted).into_owned().into()
    })
}

/// Returns a text with a no-break space in place of each space between a digit and a percent sign.
fn keep_percent_signs(text: &str) -> Cow<'_, str> {
    const SIGN: &str = " %";
    if !text.contains(SIGN) {
        return text.into();
    }
    let mut parts = text.split(SIGN);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push(if kept.ends_with(char::is_numeric) { NO_BREAK_SPACE } else { ' ' });
        kept.push('%');
        kept.push_str(part);
    }
    kept.into()
}

/// Returns a text as egui is to draw it: in letters that have faces, each line in visual order.
pub fn prepare_text<'t>(ctx: &Context, text: &'t str) -> Cow<'t, str> {
    let spelled = spell_text(ctx, text);
    if direction::needs_order(&spelled) { direction::in_seen_order(&spelled).into() } else { spelled }
}

/// Hints that are shown beside the pointer.
pub trait HoverHint {
    /// Shows a text beside the pointer while that rests on the widget.
    fn on_hover_hint(self, text: impl AsRef<str>) -> Self;
}

impl HoverHint for Response {
    fn on_hover_hint(self, text: impl AsRef<str>) -> Self {
        let text = prepare_text(&self.ctx, &visible_lines(text.as_ref())).into_owned();
        self.on_hover_text(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stays_with_its_percent_sign() {
        assert_eq!(keep_percent_signs("70 % (80 %), or % alone"), "70\u{a0}% (80\u{a0}%), or % alone");
        for text in ["", "%", " %", "70%", "seven of ten"] {
            assert_eq!(keep_percent_signs(text), text);
        }
    }
}

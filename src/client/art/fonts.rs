//! Faces of the program's own fonts.

use std::sync::Arc;

use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontId};

/// A face for text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Names, headings, numbers and buttons.
    Display,
    /// Running text.
    Text,
    /// Text that stands out.
    Bold,
}

impl Face {
    /// All faces.
    pub const ALL: [Self; 3] = [Self::Display, Self::Text, Self::Bold];

    /// Returns the font of the face at a size in points.
    pub fn font_id(self, size: f32) -> FontId {
        FontId::new(size, FontFamily::Name(self.name().into()))
    }

    /// Returns the family and weight as in style sheets.
    pub const fn style(self) -> (&'static str, u16) {
        match self {
            Self::Display => ("Russo One", 400),
            Self::Text => ("Barlow", 500),
            Self::Bold => ("Barlow", 700),
        }
    }

    /// Returns the faces for letters that this one lacks: one before egui's own fonts, and one
    /// after them.
    const fn stand_ins(self) -> (Self, Self) {
        match self {
            Self::Display => (Self::Bold, Self::Text),
            Self::Text => (Self::Bold, Self::Display),
            Self::Bold => (Self::Text, Self::Display),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Display => "Russo One",
            Self::Text => "Barlow Medium",
            Self::Bold => "Barlow Bold",
        }
    }
}

/// Returns the fonts for egui. A letter that one face lacks is taken from another, bold ones for
/// headings, and then from egui's own fonts, so that all faces have the same letters.
pub fn font_definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let of_interface = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let files: [(Face, &'static [u8]); 3] = [
        (Face::Display, include_bytes!("../../../assets/fonts/RussoOne-Regular.ttf")),
        (Face::Text, include_bytes!("../../../assets/fonts/Barlow-Medium.ttf")),
        (Face::Bold, include_bytes!("../../../assets/fonts/Barlow-Bold.ttf")),
    ];
    for (face, bytes) in files {
        let name = face.name().to_owned();
        fonts.font_data.insert(name.clone(), Arc::new(FontData::from_static(bytes)));
        let (before, after) = face.stand_ins();
        let own = [face, before].map(|face| face.name().to_owned());
        let family = own.into_iter().chain(of_interface.iter().cloned()).chain([after.name().to_owned()]).collect();
        fonts.families.insert(FontFamily::Name(name.as_str().into()), family);
    }
    let text = fonts.families.get(&FontFamily::Name(Face::Text.name().into())).cloned().unwrap_or_default();
    fonts.families.insert(FontFamily::Proportional, text);
    fonts
}

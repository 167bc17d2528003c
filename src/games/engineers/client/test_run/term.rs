//! Term of the success value as it is shown, above its component and in the tray.

use bevy_egui::egui::Color32;

use crate::client::art::icons::DeedIcon;
use crate::client::column::value_terms::signed;
use crate::set::Grade;
use client::kit::palette::{GREEN, GREEN_SIGN, LIGHT_RED, RED_SIGN};

/// Term of the success value as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownTerm {
    /// Words, in digits and signs.
    pub words: String,
    /// Whether it lowers the value.
    pub is_less: bool,
    /// Icon before the words.
    pub icon: Option<&'static str>,
}

impl ShownTerm {
    /// Term of a component (11.4). A broken one makes the value 1 (11.5).
    pub fn of_grade(grade: Grade) -> Self {
        let words = if grade == Grade::Broken { "= 1".to_owned() } else { signed(grade.value().into()) };
        Self { words, is_less: grade <= Grade::C, icon: None }
    }

    /// Term of what Steady things add (11.5).
    pub fn of_steady(steady: u8) -> Self {
        Self { words: signed(steady.into()), is_less: false, icon: Some(DeedIcon::Test.drawing()) }
    }

    /// Colour of its words and its edge.
    pub const fn line(&self) -> Color32 {
        if self.is_less { LIGHT_RED } else { GREEN }
    }

    /// Colour of its ground.
    pub const fn ground(&self) -> Color32 {
        if self.is_less { RED_SIGN } else { GREEN_SIGN }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rule_11_4_terms_are_shown_with_their_signs() {
        let words = Grade::ALL.map(|grade| ShownTerm::of_grade(grade).words);
        assert_eq!(words, ["= 1", "− 2", "− 1", "+ 0", "+ 2"]);
        let less = Grade::ALL.map(|grade| ShownTerm::of_grade(grade).is_less);
        assert_eq!(less, [true, true, true, false, false]);
        assert_eq!(ShownTerm::of_steady(2).words, "+ 2");
    }
}

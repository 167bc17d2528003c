//! Parts that a conversion would store and scrap, and its cost, in words.

use crate::client::play::conversion::Conversion;
use crate::client::scene::Scene;
use crate::messages::phrase;
use crate::words::{credits_words, list_of_parts};
use client::kit::TextStyle;
use client::kit::palette::LIGHT_RED;
use shell::language::{InWords, Phrase};

/// Sentences about a conversion, with their styles.
pub(super) fn outcome_lines(scene: &Scene, conversion: &Conversion) -> Vec<(TextStyle, Phrase)> {
    if let Some(why) = conversion.reason_not_to_finish(scene.table) {
        let why = phrase!("as-title", name = why.phrase());
        return vec![(TextStyle::STRONG.in_colour(LIGHT_RED), why)];
    }
    let scrapped = conversion.scrapped();
    let stored = conversion.build().stored;
    let mut lines = Vec::new();
    if conversion.left_over().is_empty() {
        lines.push((TextStyle::BODY, phrase!("robotics-conversion-all-built-in")));
    }
    if !scrapped.is_empty() {
        let parts = list_of_parts(&scrapped);
        lines.push((TextStyle::BODY, phrase!("robotics-conversion-scraps", parts = parts)));
    }
    if !stored.is_empty() {
        lines.push((TextStyle::BODY, phrase!("robotics-conversion-stores", parts = list_of_parts(&stored))));
    }
    let shop = scene.shop();
    let rent = scene.table.data().rent(conversion.stored_after(), shop.paid_spaces);
    if rent > 0 {
        let credits = credits_words(rent);
        let is_too_dear = rent > shop.credits;
        let style = if is_too_dear { TextStyle::BODY.in_colour(LIGHT_RED) } else { TextStyle::BODY };
        let words = match is_too_dear {
            false => phrase!("robotics-conversion-rent", credits = credits),
            true => {
                phrase!("robotics-conversion-rent-too-dear", credits = credits, has = credits_words(shop.credits))
            }
        };
        lines.push((style, words));
    }
    lines
}

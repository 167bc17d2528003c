//! Accessibility nodes for painted text, beside those that egui creates for widgets. None are
//! created unless the system asks for the accessibility tree.

use std::fmt::Debug;
use std::hash::Hash;

use bevy_egui::egui::accesskit::{Live, Rect as NodeRect, Role};
use bevy_egui::egui::{Context, Id, Rect, Sense, Ui, accesskit_root_id};

use shell::language::{Language, Phrase, phrase};

/// Way in which a screen reader presents a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Found when the player explores the window.
    Found,
    /// Found as a heading.
    Heading,
    /// Read out when it changes, after the text that is being read.
    ReadOut,
    /// Read out at once when it changes.
    Urgent,
}

/// Whether the system asks for the accessibility tree. Otherwise texts that are only spoken need
/// not be formatted.
pub fn is_asked_for(ctx: &Context) -> bool {
    ctx.accesskit_node_builder(accesskit_root_id(), |_| ()).is_some()
}

/// Adds a text to the accessibility tree, between the widgets before and after it. `name`
/// identifies it among others, in this frame and later ones.
pub fn add_spoken_text_in_order(ui: &Ui, name: impl Hash + Debug, rect: Rect, manner: Manner, text: &str) {
    if is_asked_for(ui.ctx()) {
        // Only what can be interacted with has a place among the widgets.
        ui.interact(rect, Id::new(("spoken", &name)), Sense::hover());
    }
    add_spoken_text(ui.ctx(), &name, rect, manner, text);
}

/// Adds a text to the accessibility tree, after all widgets. `name` identifies it among others, in
/// this frame and later ones.
pub fn add_spoken_text(ctx: &Context, name: impl Hash + Debug, rect: Rect, manner: Manner, text: &str) {
    ctx.accesskit_node_builder(Id::new(("spoken", name)), |node| {
        node.set_bounds(NodeRect {
            x0: rect.min.x.into(),
            y0: rect.min.y.into(),
            x1: rect.max.x.into(),
            y1: rect.max.y.into(),
        });
        match manner {
            Manner::Heading => {
                node.set_role(Role::Heading);
                node.set_label(text);
            }
            _ => {
                node.set_role(Role::Label);
                node.set_value(text);
            }
        }
        match manner {
            Manner::ReadOut => node.set_live(Live::Polite),
            Manner::Urgent => node.set_live(Live::Assertive),
            Manner::Found | Manner::Heading => {}
        }
    });
}

/// Joins sentences, one after another.
pub fn join_sentences(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    all.into_iter().reduce(|first, next| phrase!("spoken-both", first = first, second = next)).unwrap_or_default()
}

/// Joins the parts of a sentence, with a mark at which a voice pauses after each part that ends
/// without one in a language.
pub fn join_parts(language: &Language, all: impl IntoIterator<Item = Phrase>) -> Phrase {
    let parts = all.into_iter().filter(|part| !language.tell(part).is_empty());
    let joined = parts.reduce(|first, next| {
        if ends_with_mark(&language.tell(&first)) {
            phrase!("spoken-both", first = first, second = next)
        } else {
            phrase!("spoken-list", first = first, second = next)
        }
    });
    joined.unwrap_or_default()
}

/// Whether a voice pauses after a text, because of its last mark.
fn ends_with_mark(text: &str) -> bool {
    const MARKS: [char; 15] = ['.', ',', ';', ':', '!', '?', '…', '–', '—', '。', '，', '！', '？', '：', '؟'];
    // Names may have marks of their direction around them.
    text.trim_end_matches(['\u{2069}', ' ']).ends_with(MARKS)
}

/// Name of a thing of a row by its index, with its number among those that have the same name.
pub fn name_in_row(names: &[&Phrase], index: usize) -> Phrase {
    let Some(&name) = names.get(index) else { return Phrase::default() };
    let equal = |names: &[&Phrase]| names.iter().filter(|other| **other == name).count();
    match equal(names) {
        0 | 1 => name.clone(),
        count => phrase!("spoken-of-equal", name = name, number = equal(&names[..=index]), count = count),
    }
}

/// Joins the things of a list with a mark at which a voice pauses; `None` if there are none.
pub fn join_list(all: Vec<Phrase>) -> Option<Phrase> {
    all.into_iter().reduce(|first, next| phrase!("spoken-list", first = first, second = next))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(phrase: &Phrase) -> String {
        Language::english().tell(phrase)
    }

    #[test]
    fn a_voice_pauses_between_the_parts_of_a_sentence() {
        let joined =
            |parts: &[&str]| told(&join_parts(Language::english(), parts.iter().map(|part| Phrase::words(*part))));
        assert_eq!(
            joined(&["Mara aims", "choose a robot", "Esc: leave it."]),
            "Mara aims; choose a robot; Esc: leave it."
        );
        assert_eq!(joined(&["Ilo is next:", "look up.", ""]), "Ilo is next: look up.");
        assert_eq!((joined(&["Nobody wins"]), joined(&[])), ("Nobody wins".to_owned(), String::new()));
    }

    #[test]
    fn things_with_the_same_name_are_numbered_in_their_row() {
        let names = ["Zap", "Charge", "Zap"].map(Phrase::words);
        let names: Vec<&Phrase> = names.iter().collect();
        let numbered: Vec<String> = (0..3).map(|index| told(&name_in_row(&names, index))).collect();
        assert_eq!(numbered, ["Zap, 1 of 2", "Charge", "Zap, 2 of 2"]);
    }
}

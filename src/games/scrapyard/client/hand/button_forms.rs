//! Forms of a button, of which the first that has room is shown. The hint at the pointer tells the
//! rest.

use bevy_egui::egui::{Color32, Rect};

use client::kit::palette::{CREAM, INK, MUTED};
use client::kit::panel::build::{icon, row, spacer, text};
use client::kit::panel::{Node, show_panel};
use client::kit::text::Ruler;
use client::kit::tokens::{IconSize, Space};
use client::kit::{Anchor, Button, ButtonKind, Pen, TextStyle};
use shell::language::{Phrase, phrase};

/// Shows the first form of a button whose contents have room in a rectangle, or else the last.
/// Returns the message of the button if it was pressed.
pub fn show_first_fitting<'a, F: Copy, M>(
    pen: &mut Pen,
    rect: Rect,
    forms: impl IntoIterator<Item = F>,
    describe: impl Fn(&Ruler, F) -> Node<'a, M>,
) -> Option<M> {
    let mut last = None;
    for form in forms {
        last = Some(form);
        if describe(&pen.ruler(), form).fits_in(&pen.ruler(), rect) {
            break;
        }
    }
    let node = describe(&pen.ruler(), last?);
    show_panel(pen, rect, node).into_iter().next()
}

/// Text on one line, which is not wrapped.
pub fn words_on_line<'a, M>(ruler: &Ruler, style: TextStyle, words: &'a Phrase) -> Node<'a, M> {
    let mut line = text(style, words).anchor(Anchor::Middle);
    let width = line.needed_width(ruler);
    line.exactly_wide(width)
}

/// Name of a button with its key, if it has one.
pub fn name_with_key(label: &Phrase, cap: Option<&str>) -> Phrase {
    let cap = cap.filter(|cap| !cap.is_empty());
    cap.map_or_else(|| label.clone(), |cap| phrase!("named-with-key", name = label, key = cap))
}

/// Reason why a button is closed that does not show its label.
pub fn reason_with_name(label: &Phrase, why: &Phrase) -> Phrase {
    phrase!("settings-name-and-value", name = label, value = why)
}

/// Button with an icon and a label.
#[derive(Clone, Copy, Debug)]
pub struct LabelButton<'a> {
    /// Icon before the label.
    pub icon: Option<&'static str>,
    /// Label.
    pub label: &'a Phrase,
    /// Kind.
    pub kind: ButtonKind,
    /// Reason why it is closed.
    pub closed: Option<&'a Phrase>,
    /// Whether Enter presses it.
    pub is_default: bool,
}

/// Form of a button with a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelForm {
    /// Icon and label in a button of the usual kind.
    Usual,
    /// Icon and label closer together.
    Close,
    /// The same in smaller letters.
    CloseSmall,
    /// Label without icon.
    Words,
    /// The same in smaller letters.
    SmallWords,
    /// Icon without label.
    Icon,
}

impl LabelForm {
    /// All forms, the best one first.
    const ALL: [Self; 6] = [Self::Usual, Self::Close, Self::CloseSmall, Self::Words, Self::SmallWords, Self::Icon];
}

impl<'a> LabelButton<'a> {
    /// Shows the button in a rectangle, in the first form that has room. Returns whether it was
    /// pressed. `key` is its name among all widgets.
    pub fn show(&self, pen: &mut Pen, rect: Rect, key: impl std::hash::Hash + std::fmt::Debug) -> bool {
        let forms = LabelForm::ALL.into_iter().filter(|form| self.icon.is_some() || *form != LabelForm::Icon);
        let describe = |ruler: &Ruler, form| self.node(ruler, form).at_least_high(0.0).key(&key);
        show_first_fitting(pen, rect, forms, describe).is_some()
    }

    fn node(&self, ruler: &Ruler, form: LabelForm) -> Node<'a, ()> {
        let usual = Button { icon: self.icon, default: self.is_default, ..Button::usual(self.label, self.kind) };
        let button = usual.disabled_because(self.closed);
        let (style, has_icon) = match form {
            LabelForm::Usual => return button.sends(()),
            LabelForm::Icon => {
                let why = self.closed.map(|why| reason_with_name(self.label, why));
                return button.disabled_because(why).sends_by_icon(self.label, ());
            }
            LabelForm::Close => (TextStyle::LABEL, true),
            LabelForm::CloseSmall => (TextStyle::STRONG, true),
            LabelForm::Words => (TextStyle::LABEL, false),
            LabelForm::SmallWords => (TextStyle::STRONG, false),
        };
        let colour = label_colour(self.kind, self.closed.is_some());
        let sign = self.icon.filter(|_| has_icon).map_or_else(Node::empty, |name| icon(name, IconSize::Text, colour));
        let contents = row([spacer(), sign, words_on_line(ruler, style.in_colour(colour), self.label), spacer()]);
        button.around(contents.gap(Space::Xs), ()).inside_by(Space::Xs, Space::Xs)
    }
}

/// Colour of the label of a button of a kind, which may be closed.
const fn label_colour(kind: ButtonKind, is_closed: bool) -> Color32 {
    match kind {
        _ if is_closed => MUTED,
        ButtonKind::Primary | ButtonKind::Go | ButtonKind::Danger => INK,
        ButtonKind::Slate | ButtonKind::Ghost => CREAM,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_without_a_key_is_told_by_its_name_alone() {
        let label = Phrase::words("Move 2");
        assert_eq!(name_with_key(&label, None), label);
        assert_eq!(name_with_key(&label, Some("")), label);
        assert_ne!(name_with_key(&label, Some("G")), label);
    }
}

//! Buttons with a label.

use bevy_egui::egui::Color32;

use super::panel::build::{corner_key, icon, keycap, layers, row, spacer, text};
use super::panel::{ButtonFace, ButtonKind, Node, Surface};
use super::text::{Anchor, TextStyle};
use super::tokens::{IconSize, Space, TargetHeight};
use shell::language::Text;

/// A button with a label, drawn with a raised lower edge.
#[derive(Clone, Debug)]
pub struct Button<'a> {
    /// Label.
    pub label: Text<'a>,
    /// Icon before the label.
    pub icon: Option<&'static str>,
    /// Key that does the same, shown on a keycap after the label.
    pub cap: Option<String>,
    /// Key that does the same, shown in the upper right corner.
    pub corner: Option<String>,
    /// Kind, which the colours show.
    pub kind: ButtonKind,
    /// Size of the label, in points.
    pub size: f32,
    /// Reason why the button is disabled; `None` if it is enabled.
    pub disabled_because: Option<Text<'a>>,
    /// Whether Enter presses the button while nothing else has the keyboard focus.
    pub default: bool,
}

impl<'a> Button<'a> {
    /// Creates an enabled button without an icon.
    pub fn new(label: impl Into<Text<'a>>, kind: ButtonKind, size: f32) -> Self {
        let label = label.into();
        Self { label, icon: None, cap: None, corner: None, kind, size, disabled_because: None, default: false }
    }

    /// Adds an icon before the label.
    #[must_use]
    pub fn with_icon(self, icon: &'static str) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Adds the keycap of a key that does the same.
    #[must_use]
    pub fn with_keycap(self, cap: Option<String>) -> Self {
        Self { cap, ..self }
    }

    /// Adds a key that does the same in the corner, where it needs no room beside the label; one
    /// with a long name is left out.
    #[must_use]
    pub fn with_corner_key(self, key: Option<String>) -> Self {
        Self { corner: key, ..self }
    }

    /// Makes it the button that Enter presses.
    #[must_use]
    pub fn as_default(self) -> Self {
        Self { default: true, ..self }
    }

    /// Disables the button if there is a reason, which is shown as a hint.
    #[must_use]
    pub fn disabled_because(self, why: Option<impl Into<Text<'a>>>) -> Self {
        Self { disabled_because: why.map(Into::into), ..self }
    }

    /// Creates an enabled button with a label of the usual size.
    pub fn usual(label: impl Into<Text<'a>>, kind: ButtonKind) -> Self {
        Self::new(label, kind, TextStyle::LABEL.size)
    }

    /// Creates an enabled button with a large label.
    pub fn large(label: impl Into<Text<'a>>, kind: ButtonKind) -> Self {
        Self::new(label, kind, TextStyle::LARGE_LABEL.size)
    }

    /// Describes the button as a node, which sends a message when it is pressed.
    pub fn sends<M: 'a>(self, message: M) -> Node<'a, M> {
        let face = self.face();
        let style = self.label_style(face.text_colour());
        let has_own_colours = self.icon.is_some_and(|name| name.starts_with("ability_"));
        let tint = if has_own_colours { Color32::WHITE } else { style.colour };
        let picture = self.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Row, tint));
        let label = text(style, self.label.clone()).anchor(Anchor::Middle);
        let cap = self.cap.map_or_else(Node::empty, |cap| keycap(cap).silent());
        let contents = row([spacer(), picture, label, cap, spacer()]).gap(Space::S);
        let contents = match self.corner {
            Some(key) => layers([contents.inside_by(Space::Xs, Space::None), corner_key(key, style.colour)])
                .inside_by(Space::Xs, Space::Xs),
            None => contents.inside_by(Space::S, Space::Xs),
        };
        let node = contents
            .target(TargetHeight::Button)
            .on(Surface::Button(face))
            .press(message)
            .called(self.label)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
    }

    /// Describes the button with contents of its own in place of its label, which is its name.
    pub fn around<M: 'a>(self, contents: Node<'a, M>, message: M) -> Node<'a, M> {
        let node = row([contents.grow()])
            .inside_by(Space::S, Space::Xs)
            .target(TargetHeight::Button)
            .on(Surface::Button(self.face()))
            .press(message)
            .called(self.label)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
    }

    /// Describes the button by its icon alone; its name is shown as a hint.
    pub fn sends_by_icon<M: 'a>(self, name: impl Into<Text<'a>>, message: M) -> Node<'a, M> {
        let face = self.face();
        let name = name.into();
        let picture = self.icon.map_or_else(Node::empty, |name| icon(name, IconSize::Row, face.text_colour()));
        let node = row([spacer(), picture, spacer()])
            .gap(Space::None)
            .inside_by(Space::S, Space::Xs)
            .on(Surface::Button(face))
            .press(message)
            .called(name.clone())
            .hint(name)
            .disabled_because(self.disabled_because);
        if self.default { node.as_default() } else { node }
    }

    const fn label_style(&self, colour: Color32) -> TextStyle {
        TextStyle::display(self.size, colour)
    }

    /// Face of the button.
    const fn face(&self) -> ButtonFace {
        ButtonFace::new(self.kind, self.disabled_because.is_none(), self.default)
    }
}

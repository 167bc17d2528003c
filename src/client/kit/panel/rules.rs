//! Rules of nodes: their room, their surface, a press of them, and what is read out.

use bevy_egui::egui::Id;

use super::measure::{Align, Measure};
use super::node::{Content, Node, Rank};
use super::press::{NodePress, Role};
use super::share::{HeightRange, WidthRange};
use super::surface::Surface;
use crate::kit::spoken::Manner;
use crate::kit::text::Anchor;
use crate::kit::tokens::{Space, TargetHeight};
use shell::language::Text;

/// Room.
impl<'a, M> Node<'a, M> {
    /// Takes what is left over in its row or column, and gives first where there is too little.
    #[must_use]
    pub const fn grow(mut self) -> Self {
        self.rules.grows = true;
        self
    }

    /// Leaves space inside all edges.
    #[must_use]
    pub const fn inside(self, space: Space) -> Self {
        self.inside_by(space, space)
    }

    /// Leaves space inside the left and right edge, and inside the upper and lower one.
    #[must_use]
    pub const fn inside_by(mut self, sides: Space, ends: Space) -> Self {
        self.rules.inside = (sides, ends);
        self
    }

    /// Is painted on a surface.
    #[must_use]
    pub fn on(mut self, surface: Surface<'a>) -> Self {
        self.surface = Some(surface);
        self
    }

    /// Has at least this width, in points at the usual text size.
    #[must_use]
    pub const fn at_least_wide(mut self, points: f32) -> Self {
        self.rules.least.0 = points;
        self
    }

    /// Has a least and an ideal width in points, whatever is in it, so that rows one below the
    /// other are divided in the same way.
    #[must_use]
    pub const fn with_widths(mut self, least: f32, ideal: f32) -> Self {
        self.rules.widths = Some(WidthRange { least, ideal });
        self
    }

    /// Has a least and an ideal height in points, whatever is in it: a picture that may be drawn
    /// smaller where there is little room.
    #[must_use]
    pub const fn with_heights(mut self, least: f32, ideal: f32) -> Self {
        self.rules.heights = Some(HeightRange { least, ideal });
        self
    }

    /// Has this width in points, whatever is in it.
    #[must_use]
    pub const fn exactly_wide(self, points: f32) -> Self {
        self.with_widths(points, points)
    }

    /// Claims no more width than its longest word, and is wrapped in what it gets: it makes nothing
    /// wider that is as wide as its contents.
    #[must_use]
    pub const fn narrow(mut self) -> Self {
        self.rules.is_narrow = true;
        self
    }

    /// Has at least this height, in points at the usual text size.
    #[must_use]
    pub const fn at_least_high(mut self, points: f32) -> Self {
        self.rules.least.1 = points;
        self
    }

    /// Has at least the height of a thing that is pressed.
    #[must_use]
    pub const fn target(self, target: TargetHeight) -> Self {
        self.at_least_high(target.points())
    }

    /// Place across the direction of its row or column. Without it, a node fills a column's width,
    /// and stands in the middle of a row's height.
    #[must_use]
    pub const fn align(mut self, align: Align) -> Self {
        self.rules.align = Some(align);
        self
    }

    /// Takes the whole height of its row, or the whole width of its column.
    #[must_use]
    pub const fn fill(self) -> Self {
        self.align(Align::Fill)
    }

    /// Is scrolled into view when this is said of it and was not before, or when scrolled contents
    /// begin anew: from its top if it is higher than the room. It counts for the first such node of
    /// a panel or of contents that scroll, which is known by its place, and by its key if it has
    /// one.
    #[must_use]
    pub const fn kept_in_view(mut self, is_kept: bool) -> Self {
        self.rules.is_kept_in_view = is_kept;
        self
    }

    /// Gives way while the panel is too high or too wide: it is left out, or, if it has several
    /// forms to choose from, takes the next one.
    #[must_use]
    pub const fn gives_way(mut self, rank: Rank) -> Self {
        self.rules.gives_way = Some(rank);
        self
    }

    /// Keeps its last form when it gives way, and is not left out. Only for forms to choose from.
    #[must_use]
    pub const fn stays(mut self) -> Self {
        self.rules.stays = true;
        self
    }

    /// Takes its room, but is neither painted nor read out nor pressed: it keeps the room for what
    /// may come in its place.
    #[must_use]
    pub const fn hidden(mut self) -> Self {
        self.rules.is_hidden = true;
        self
    }

    /// Gap between the nodes of a row or column; other nodes have none.
    #[must_use]
    pub const fn gap(mut self, space: Space) -> Self {
        match &mut self.content {
            Content::Row(row) => row.gap = space,
            Content::Column(column) => column.gap = space,
            Content::Table(table) => table.rows.gap = space,
            _ => {}
        }
        self
    }

    /// Place of the lines of a text in its width; other nodes have none.
    #[must_use]
    pub const fn anchor(mut self, anchor: Anchor) -> Self {
        if let Content::Words(words) = &mut self.content {
            words.anchor = anchor;
        }
        self
    }

    /// Is read out in another manner than found. Only for a text.
    #[must_use]
    pub const fn manner(mut self, manner: Manner) -> Self {
        if let Content::Words(words) = &mut self.content {
            words.manner = manner;
        }
        self
    }

    /// Adds further nodes to a row or a column.
    #[must_use]
    pub fn and(mut self, nodes: impl IntoIterator<Item = Self>) -> Self {
        let further = nodes.into_iter().filter(|node| !node.is_empty());
        match &mut self.content {
            Content::Row(row) => row.nodes.extend(further),
            Content::Column(column) => column.nodes.extend(further),
            _ => {}
        }
        self
    }
}

/// Presses and screen readers.
impl<'a, M> Node<'a, M> {
    /// Sends a message when it is pressed. Its name is read from its texts.
    #[must_use]
    pub fn press(mut self, message: M) -> Self {
        self.press = Some(NodePress::new(message, Role::Button));
        self
    }

    /// Is pressed as something else than a button. Only for a node with a [message](Self::press).
    #[must_use]
    pub fn role(self, role: Role) -> Self {
        self.with_press(|press| press.role = role)
    }

    /// Name for screen readers, in place of its texts. Only for a node with a message.
    #[must_use]
    pub fn called(self, name: impl Into<Text<'a>>) -> Self {
        let name = name.into();
        self.with_press(|press| press.name = Some(name))
    }

    /// Hint beside the pointer. Only for a node with a message.
    #[must_use]
    pub fn hint(self, hint: impl Into<Text<'a>>) -> Self {
        let hint = hint.into();
        self.with_press(|press| press.hint = Some(hint))
    }

    /// Is disabled if there is a reason, which is shown as a hint. Only for a node with a message.
    #[must_use]
    pub fn disabled_because(self, why: Option<impl Into<Text<'a>>>) -> Self {
        let why = why.map(Into::into);
        self.with_press(|press| press.disabled = why)
    }

    /// Is pressed by Enter while nothing has the keyboard focus. Only for a node with a message.
    #[must_use]
    pub fn as_default(self) -> Self {
        self.with_press(|press| press.is_default = true)
    }

    /// Is passed over by Tab, because keys choose it that another node listens to. Only for a node
    /// with a message.
    #[must_use]
    pub fn passed_by_tab(self) -> Self {
        self.with_press(|press| press.is_tab_stop = false)
    }

    fn with_press(mut self, change: impl FnOnce(&mut NodePress<'a, M>)) -> Self {
        debug_assert!(self.press.is_some(), "only a node that is pressed has a role, a name and a hint");
        if let Some(press) = &mut self.press {
            change(press);
        }
        self
    }

    /// Keeps its texts from screen readers, because something else is read out for them.
    #[must_use]
    pub const fn silent(mut self) -> Self {
        self.is_silent = Some(true);
        self
    }

    /// Lets screen readers find its texts, even inside a node that is pressed.
    #[must_use]
    pub const fn loud(mut self) -> Self {
        self.is_silent = Some(false);
        self
    }

    /// Is read out as another text, in a manner.
    #[must_use]
    pub fn reads(mut self, manner: Manner, text: impl Into<Text<'a>>) -> Self {
        self.spoken = Some((manner, text.into()));
        self.silent()
    }

    /// Is painted and read out only while a part of it is in view, as a row of a long list. A press
    /// of it is listened to in any case, so that Tab reaches it; nothing in it has a press of its
    /// own.
    #[must_use]
    pub const fn only_in_view(mut self) -> Self {
        self.is_only_in_view = true;
        self
    }

    /// Name of its place in the notes for tests that play the window from outside.
    #[must_use]
    pub fn noted(mut self, name: impl Into<String>) -> Self {
        self.note = Some(name.into());
        self
    }

    /// Identifies the node among all of its panel, in this frame and later ones. Without it, a node
    /// that is pressed is known by its name.
    #[must_use]
    pub fn key(mut self, key: impl std::hash::Hash + std::fmt::Debug) -> Self {
        self.key = Some(Id::new(key));
        self
    }
}

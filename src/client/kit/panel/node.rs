//! A node of a description: its contents, and the rules by which it gets its room.

use bevy_egui::egui::{Id, Rect};

use super::column::{Column, Table};
use super::forms::Forms;
use super::layers::Layers;
use super::measure::{Align, Cells, Measure};
use super::node_text::NodeText;
use super::press::NodePress;
use super::row::Row;
use super::scrolled::Scrolled;
use super::share::{HeightRange, WidthRange};
use super::surface::Surface;
use super::widget::Widget;
use crate::kit::spoken::Manner;
use crate::kit::text::Ruler;
use crate::kit::tokens::Space;
use shell::language::Text;

/// Part of a panel: a text, a row of other parts, a button. `M` is the message that a press
/// sends.
pub struct Node<'a, M> {
    pub(super) content: Content<'a, M>,
    pub(super) rules: Rules,
    pub(super) surface: Option<Surface<'a>>,
    pub(super) press: Option<NodePress<'a, M>>,
    /// Whether its texts are kept from screen readers, because something else is read out; as
    /// around it if nothing is said.
    pub(super) is_silent: Option<bool>,
    /// Text that is read out in its place, and the way in which it is.
    pub(super) spoken: Option<(Manner, Text<'a>)>,
    /// Name of its place in the notes for tests.
    pub(super) note: Option<String>,
    pub(super) key: Option<Id>,
    /// Whether it is painted and read out only while a part of it is in view.
    pub(super) is_only_in_view: bool,
    /// Rectangle that it got, in points.
    pub(super) rect: Rect,
    known_widths: Option<WidthRange>,
    known_heights: Option<(f32, HeightRange)>,
}

/// Contents of a node.
pub(super) enum Content<'a, M> {
    /// Nothing, for which a row or a column leaves no gap.
    Empty,
    /// Text.
    Words(NodeText<'a>),
    /// Nodes side by side.
    Row(Row<Node<'a, M>>),
    /// Nodes one below the other.
    Column(Column<Node<'a, M>>),
    /// Nodes one upon the other.
    Layers(Layers<Node<'a, M>>),
    /// Nodes of which the first that fits is shown.
    Forms(Forms<Node<'a, M>>),
    /// Contents that scroll.
    Scrolled(Scrolled<Node<'a, M>>),
    /// Rows whose cells share the widths of their columns.
    Table(Table<Node<'a, M>>),
    /// Anything that paints itself.
    Widget(Box<dyn Widget<M> + 'a>),
}

/// Order in which nodes give way while a panel is too high or too wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// Before all others.
    First,
    /// After the first.
    Second,
    /// After the second.
    Third,
}

impl Rank {
    pub(super) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];
}

/// Rules by which a node gets its room.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    /// Space inside the left and right edge, and inside the upper and lower one.
    pub(super) inside: (Space, Space),
    /// Least width and height, in points; they grow with the text.
    pub(super) least: (f32, f32),
    /// Widths in place of those of its contents, in points.
    pub(super) widths: Option<WidthRange>,
    /// Heights in place of those of its contents, in points.
    pub(super) heights: Option<HeightRange>,
    /// Whether it takes what is left over in its row or column.
    pub(super) grows: bool,
    pub(super) align: Option<Align>,
    /// Whether it is scrolled into view when it begins to be.
    pub(super) is_kept_in_view: bool,
    /// Rank by which it gives way, until it has.
    pub(super) gives_way: Option<Rank>,
    /// Whether it claims no more width than its longest word.
    pub(super) is_narrow: bool,
    /// Whether its last form stays when it gives way.
    pub(super) stays: bool,
    /// Whether it only takes room.
    pub(super) is_hidden: bool,
}

impl<'a, M> Node<'a, M> {
    pub(super) const fn new(content: Content<'a, M>) -> Self {
        let none = (Space::None, Space::None);
        let rules = Rules {
            inside: none,
            least: (0.0, 0.0),
            widths: None,
            heights: None,
            grows: false,
            align: None,
            is_kept_in_view: false,
            gives_way: None,
            is_narrow: false,
            stays: false,
            is_hidden: false,
        };
        Self {
            content,
            rules,
            surface: None,
            press: None,
            is_silent: None,
            spoken: None,
            note: None,
            key: None,
            is_only_in_view: false,
            rect: Rect::NOTHING,
            known_widths: None,
            known_heights: None,
        }
    }

    /// Node without contents, for which a row or a column leaves no gap.
    pub const fn empty() -> Self {
        Self::new(Content::Empty)
    }

    /// Rectangle without the space inside the edges.
    pub(super) fn inner_rect(&self) -> Rect {
        let (sides, ends) = self.rules.inside;
        self.rect.shrink2((sides.points(), ends.points()).into())
    }

    /// Nodes in it, in the order of the description; of several forms only the one that is shown.
    pub(super) fn children(&mut self) -> &mut [Self] {
        match &mut self.content {
            Content::Empty | Content::Words(_) | Content::Widget(_) | Content::Scrolled(_) => &mut [],
            Content::Row(row) => &mut row.nodes,
            Content::Column(column) => &mut column.nodes,
            Content::Layers(layers) => &mut layers.nodes,
            Content::Table(table) => &mut table.rows.nodes,
            Content::Forms(forms) => forms.chosen(),
        }
    }

    /// Lets the last node of a rank that has not given way do so. Returns whether there is one.
    pub(super) fn give_way(&mut self, rank: Rank) -> bool {
        self.known_widths = None;
        self.known_heights = None;
        if self.children().iter_mut().rev().any(|child| child.give_way(rank)) {
            self.drop_empty_nodes();
            return true;
        }
        if self.rules.gives_way != Some(rank) {
            return false;
        }
        if let Content::Forms(forms) = &mut self.content
            && forms.take_next()
        {
            return true;
        }
        if self.rules.stays {
            return false;
        }
        *self = Self::empty();
        true
    }
}

impl<M> Node<'_, M> {
    /// Least width and height, in points: what is pressed is large enough for a finger.
    fn least_side(&self, ruler: &Ruler) -> f32 {
        if self.press.is_some() { ruler.least_target() } else { 0.0 }
    }

    /// Takes nodes that have given way out of a row or column, with their gaps.
    fn drop_empty_nodes(&mut self) {
        match &mut self.content {
            Content::Row(row) => row.nodes.retain(|node| !node.is_empty()),
            Content::Column(column) => column.nodes.retain(|node| !node.is_empty()),
            _ => {}
        }
    }
}

impl<M> Measure for Node<'_, M> {
    fn is_empty(&self) -> bool {
        matches!(self.content, Content::Empty)
    }

    fn grows(&self) -> bool {
        self.rules.grows
    }

    fn align(&self) -> Option<Align> {
        self.rules.align
    }

    fn widths(&mut self, ruler: &Ruler) -> WidthRange {
        // Rules count from now on, even if the contents were measured before.
        if let Some(known) = self.rules.widths {
            return known.max(WidthRange::fixed(self.least_side(ruler)));
        }
        if let Some(known) = self.known_widths {
            return known;
        }
        let widths = match &mut self.content {
            Content::Empty => WidthRange::default(),
            Content::Words(words) => words.widths(ruler),
            Content::Row(row) => row.widths(ruler),
            Content::Column(column) => column.widths(ruler),
            Content::Layers(layers) => layers.widths(ruler),
            Content::Forms(forms) => forms.widths(ruler),
            Content::Table(table) => table.widths(ruler),
            Content::Scrolled(scrolled) => scrolled.widths(ruler),
            Content::Widget(widget) => widget.widths(ruler),
        };
        let least = self.rules.least.0 * ruler.look.text;
        let whole = widths.plus(2.0 * self.rules.inside.0.points()).max(WidthRange::fixed(least));
        let whole = if self.rules.is_narrow { WidthRange::fixed(whole.least) } else { whole };
        let widths = whole.max(WidthRange::fixed(self.least_side(ruler)));
        self.known_widths = Some(widths);
        widths
    }

    fn heights(&mut self, ruler: &Ruler, width: f32) -> HeightRange {
        if let Some(heights) = self.rules.heights {
            return heights.max(HeightRange::fixed(self.least_side(ruler)));
        }
        if let Some((_, known)) = self.known_heights.filter(|known| known.0 == width) {
            return known;
        }
        let inner = (width - 2.0 * self.rules.inside.0.points()).max(0.0);
        let heights = match &mut self.content {
            Content::Empty => HeightRange::default(),
            Content::Words(words) => words.heights(ruler, inner),
            Content::Row(row) => row.heights(ruler, inner),
            Content::Column(column) => column.heights(ruler, inner),
            Content::Layers(layers) => layers.heights(ruler, inner),
            Content::Forms(forms) => forms.heights(ruler, inner),
            Content::Table(table) => table.heights(ruler, inner),
            Content::Scrolled(scrolled) => scrolled.heights(ruler, inner),
            Content::Widget(widget) => widget.heights(ruler, inner),
        };
        let least = self.rules.least.1 * ruler.look.text;
        let whole = heights.plus(2.0 * self.rules.inside.1.points()).max(HeightRange::fixed(least));
        let heights = whole.max(HeightRange::fixed(self.least_side(ruler)));
        self.known_heights = Some((width, heights));
        heights
    }

    fn take_room(&mut self, ruler: &Ruler, rect: Rect) {
        self.rect = rect;
        let inner = self.inner_rect();
        match &mut self.content {
            Content::Empty | Content::Words(_) | Content::Scrolled(_) | Content::Widget(_) => {}
            Content::Row(row) => row.take_room(ruler, inner),
            Content::Column(column) => column.take_room(ruler, inner),
            Content::Layers(layers) => layers.take_room(ruler, inner),
            Content::Table(table) => table.take_room(ruler, inner),
            Content::Forms(forms) => forms.take_room(ruler, inner),
        }
    }
}

impl<M> Cells for Node<'_, M> {
    fn cells(&mut self) -> &mut [Self] {
        self.children()
    }

    fn share_widths(&mut self, widths: WidthRange) {
        self.rules.widths = Some(widths);
        self.known_widths = Some(widths);
    }

    fn forget_widths(&mut self) {
        self.known_widths = None;
    }
}

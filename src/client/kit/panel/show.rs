//! Painting of a panel: each node is listened to, painted and read out in the order of the
//! description.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Id, Rect, Response, Vec2, vec2};

use super::measure::Measure;
use super::node::{Content, Node};
use super::node_text::NodeText;
use super::placed::{Placed, place};
use super::scrolled::Scrolled;
use super::share::HeightRange;
use super::state::State;
use crate::kit::pen::Pen;
use crate::kit::scroll::{draw_scrolled, fits_without_bar, position_salt};
use crate::kit::spoken::{Manner, add_spoken_text_in_order};
use crate::kit::{focus, notes};

/// Lays out a panel in a rectangle and shows it. Returns the messages of the nodes that were
/// pressed.
pub fn show_panel<M>(pen: &mut Pen, room: Rect, node: Node<M>) -> Vec<M> {
    place(&pen.ruler(), room, node).show(pen)
}

impl<M> Placed<'_, M> {
    /// Shows the panel. Returns the messages of the nodes that were pressed. The key of the whole
    /// panel, if it has one, tells its texts from those of others that are shown by the same pen.
    pub fn show(self, pen: &mut Pen) -> Vec<M> {
        let mut messages = Vec::new();
        let ids = (pen.ui.id(), Id::new(("panel", self.0.key)));
        show_in(self, pen, ids, &mut messages);
        messages
    }
}

/// Shows a panel, and adds the messages of the nodes that were pressed.
/// `ids` identify the widgets of the panel, and the place of the nodes in its description.
fn show_in<M>(placed: Placed<M>, pen: &mut Pen, ids: (Id, Id), messages: &mut Vec<M>) {
    // Where positions are forgotten, the node that was kept in view before is scrolled there again.
    let kept = Some(ids.0.with(("kept in view", position_salt(pen.ui.ctx(), ids.1))));
    let mut shown = PanelWalk { panel: ids.0, room: placed.0.rect, kept, messages };
    shown.show(pen, placed.0, Around { path: ids.1, shift: Vec2::ZERO, is_silent: false });
}

/// Tells the id of the widget of a panel by its key, for a panel that is shown by this pen.
pub fn widget_id(pen: &Pen) -> impl Fn(Id) -> Id + use<> {
    let panel = pen.ui.id();
    move |key| panel.with(Id::new(key))
}

/// State of the widget with a key in a panel that is shown by this pen, as the player sees it: the
/// pointer of this frame on the widgets of the last one.
pub fn state_of(pen: &Pen, key: impl std::hash::Hash + std::fmt::Debug) -> State {
    let response = pen.ui.ctx().read_response(pen.ui.id().with(Id::new(key)));
    response.map_or(State::REST, |response| State::of(&response, response.enabled()))
}

/// Rectangle of the widget with a key in a panel that was shown by this pen, as far as it is not
/// scrolled out of sight; `None` if nothing of it is seen.
pub fn rect_in_sight(pen: &Pen, key: impl std::hash::Hash + std::fmt::Debug) -> Option<Rect> {
    let response = pen.ui.ctx().read_response(pen.ui.id().with(Id::new(key)))?;
    Some(response.interact_rect).filter(Rect::is_positive)
}

/// Facts about a panel that is being shown.
struct PanelWalk<'m, M> {
    /// Identifies the widgets of the panel.
    panel: Id,
    /// Rectangle of the panel, in which everything should stand.
    room: Rect,
    /// Identifies the node that was kept in view before, until one is.
    kept: Option<Id>,
    messages: &'m mut Vec<M>,
}

/// Facts about the nodes around a node.
#[derive(Clone, Copy)]
struct Around {
    /// Place in the description.
    path: Id,
    /// Distance by which a pressed button moves its contents.
    shift: Vec2,
    /// Whether texts are not read out, because something around them is.
    is_silent: bool,
}

impl<M> PanelWalk<'_, M> {
    fn show(&mut self, pen: &mut Pen, mut node: Node<M>, around: Around) {
        if node.rules.is_hidden {
            return;
        }
        let rect = node.rect.translate(around.shift);
        if let Some(note) = node.note.take() {
            notes::record_place(pen.ui.ctx(), || note, rect);
        }
        let is_kept = node.rules.is_kept_in_view;
        if is_kept {
            self.scroll_into_view(pen, rect, node.key.map_or(around.path, |key| around.path.with(key)));
        }
        let response = self.listen(pen, &mut node, rect);
        if node.is_only_in_view && !pen.ui.is_rect_visible(rect) {
            return self
                .messages
                .extend(response.zip(node.press).and_then(|(heard, press)| press.finish(pen, heard.0)));
        }
        let state = response.as_ref().map_or(State::REST, |(response, is_enabled)| State::of(response, *is_enabled));
        let surface = node.surface.take();
        let shift = around.shift + surface.map_or(Vec2::ZERO, |surface| surface.paint(pen, rect, state));
        if let Some((manner, text)) = node.spoken.take() {
            let told = pen.told(text).into_owned();
            add_spoken_text_in_order(pen.ui, (self.panel, around.path), rect, manner, &told);
        }
        let is_silent = node.is_silent.unwrap_or(around.is_silent || node.press.is_some());
        let inner = node.inner_rect().translate(shift);
        let press = node.press.take();
        if is_kept {
            focus::draw_in_kept_node(pen.ui.ctx(), Some(rect));
        }
        self.show_contents(pen, node.content, inner, Around { shift, is_silent, ..around }, node.key);
        if is_kept {
            focus::draw_in_kept_node(pen.ui.ctx(), None);
        }
        if let (Some(press), Some((response, _))) = (press, response) {
            self.messages.extend(press.finish(pen, response));
        }
    }

    /// Scrolls the first node that is kept in view there, unless it was the one that was before.
    /// One that is higher than the room is shown from its top.
    fn scroll_into_view(&mut self, pen: &Pen, rect: Rect, node: Id) {
        let Some(id) = self.kept.take() else { return };
        let before = pen.ui.ctx().data_mut(|data| {
            let before = data.get_temp::<Id>(id);
            data.insert_temp(id, node);
            before
        });
        if before != Some(node) {
            let is_higher = rect.height() > pen.ui.clip_rect().height();
            let align = is_higher.then_some(Align::TOP);
            pen.ui.scroll_to_rect_animation(rect, align, ScrollAnimation::none());
        }
    }

    /// Listens to a node that is pressed. Returns its response, and whether it is enabled.
    fn listen(&self, pen: &mut Pen, node: &mut Node<M>, rect: Rect) -> Option<(Response, bool)> {
        let mut press = node.press.take()?;
        let name = match press.name.take() {
            Some(name) => pen.told(name).into_owned(),
            None => name_of(node, pen),
        };
        let id = self.panel.with(node.key.unwrap_or_else(|| key_of(node, &name)));
        notes::record_outside(pen.ui.ctx(), self.room, node.rect, || name.clone());
        let response = press.listen(pen, rect, id, &name);
        let is_enabled = press.disabled.is_none();
        node.press = Some(press);
        Some((response, is_enabled))
    }

    fn show_contents(&mut self, pen: &mut Pen, content: Content<M>, rect: Rect, around: Around, key: Option<Id>) {
        let nodes = match content {
            Content::Empty => return,
            Content::Words(words) => return self.show_words(pen, words, rect, around),
            Content::Scrolled(scrolled) => return self.show_scrolled(pen, scrolled, rect, around.path),
            Content::Widget(widget) => {
                let id = self.panel.with(key.unwrap_or(around.path));
                let shown = if around.is_silent {
                    pen.silently(|pen| widget.show(pen, rect, id))
                } else {
                    widget.show(pen, rect, id)
                };
                return self.messages.extend(shown);
            }
            Content::Row(row) => row.nodes,
            Content::Column(column) => column.nodes,
            Content::Layers(layers) => layers.nodes,
            Content::Table(table) => table.rows.nodes,
            Content::Forms(forms) => forms.into_chosen(),
        };
        for (number, node) in nodes.into_iter().enumerate() {
            self.show(pen, node, Around { path: around.path.with(number), ..around });
        }
    }

    /// Shows contents that scroll; they get the width that the scroll bar leaves. What can be lower
    /// is, before anything scrolls.
    fn show_scrolled(&mut self, pen: &mut Pen, scrolled: Scrolled<Node<M>>, room: Rect, path: Id) {
        let mut contents = *scrolled.contents;
        let fits = fits_without_bar(contents.heights(&pen.ruler(), room.width()).least, room);
        draw_scrolled(pen, room, scrolled.name, scrolled.keys, fits, |pen, page| {
            let HeightRange { least, ideal } = contents.heights(&pen.ruler(), page.width());
            let height = page.height().max(least).min(ideal);
            let grown = if contents.grows() { height.max(page.height()) } else { height };
            let whole = page.with_max_y(page.top() + grown);
            let placed = place(&pen.ruler(), whole, contents);
            show_in(placed, pen, (self.panel, path.with(scrolled.name)), self.messages);
            height
        });
    }

    fn show_words(&self, pen: &Pen, mut words: NodeText, rect: Rect, around: Around) {
        let painted = words.paint(pen, rect);
        // Letters stand a little above or below the middle of their line.
        let laid_out = painted.translate(vec2(0.0, rect.center().y - painted.center().y) - around.shift);
        notes::record_outside(pen.ui.ctx(), self.room, laid_out, || words.told(pen.look.language).into_owned());
        if !around.is_silent && pen.look.speaks || words.manner != Manner::Found {
            let told = words.told(pen.look.language);
            add_spoken_text_in_order(pen.ui, (self.panel, around.path), painted, words.manner, &told);
        }
    }
}

/// Name of a node that is pressed: all its texts.
fn name_of<M>(node: &mut Node<M>, pen: &Pen) -> String {
    if let Content::Words(words) = &node.content {
        return words.told(pen.look.language).into_owned();
    }
    let names = node.children().iter_mut().map(|child| name_of(child, pen)).filter(|name| !name.is_empty());
    names.collect::<Vec<_>>().join(" ")
}

/// Key of a node that is pressed: the first of its texts, which is the same in every language, or
/// its name.
fn key_of<M>(node: &mut Node<M>, name: &str) -> Id {
    fn first_text<M>(node: &mut Node<M>) -> Option<String> {
        match &node.content {
            Content::Words(words) => Some(words.id().to_owned()),
            _ => node.children().iter_mut().find_map(first_text),
        }
    }
    Id::new(first_text(node).unwrap_or_else(|| name.to_owned()))
}

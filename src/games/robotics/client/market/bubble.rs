//! A bubble about a thing of the market.

use bevy_egui::egui::{Color32, Id, LayerId, Order, Rect, Shape, Stroke, UiBuilder, Vec2, pos2};

use client::kit::palette::{LIGHT_RED, RED_SIGN, SECOND, SIGN};
use client::kit::panel::build::{column, icon, row, text};
use client::kit::panel::{Node, show_panel};
use client::kit::pen::rect_at;
use client::kit::tokens::{IconSize, LineWidth, Radius, Space};
use client::kit::{Pen, TextStyle};
use shell::language::Phrase;

/// Greatest width of a bubble, in points at the usual text size.
const WIDEST: f32 = 300.0;

/// A bubble about a thing.
#[derive(Clone, Debug)]
pub struct HoverBubble {
    /// Rectangle of the thing.
    pub about: Rect,
    sentences: Vec<Phrase>,
    /// Whether it says why something is not possible.
    is_refusal: bool,
    /// Left end of the room beside all that stands close to the thing, if the bubble is there.
    beside: Option<f32>,
}

impl HoverBubble {
    /// Bubble that tells facts about a thing, each on a line.
    pub const fn telling(about: Rect, sentences: Vec<Phrase>) -> Self {
        Self { about, sentences, is_refusal: false, beside: None }
    }

    /// Bubble that tells why something is not possible.
    pub fn refusing(about: Rect, reason: Phrase) -> Self {
        Self { about, sentences: vec![reason], is_refusal: true, beside: None }
    }

    /// The bubble to the right of a line, where it covers nothing that stands beside the thing.
    pub fn beside(self, line: f32) -> Self {
        Self { beside: Some(line), ..self }
    }

    /// Paints the bubble over all panels, in a room between the thing and the middle of the room.
    /// It is silent: the thing itself is read out.
    pub fn paint_over_panels(self, pen: &mut Pen, room: Rect) {
        if !pen.ui.is_enabled() {
            return;
        }
        let layer = LayerId::new(Order::Tooltip, Id::new("bubble of the market"));
        let whole = pen.ui.ctx().content_rect();
        let mut ui = pen.ui.new_child(UiBuilder::new().layer_id(layer).max_rect(whole));
        ui.set_clip_rect(whole);
        self.paint(&mut Pen { ui: &mut ui, art: pen.art, look: pen.look }, room);
    }

    fn paint(self, pen: &mut Pen, room: Rect) {
        let about = self.about;
        let beside = self.beside;
        let (line_colour, fill) = if self.is_refusal { (LIGHT_RED, RED_SIGN) } else { (SECOND, SIGN) };
        let mut bubble = self.node();
        let whole = pen.ui.ctx().content_rect();
        let wide = beside.map_or(room.width(), |line| whole.right() - line - Space::M.points());
        let widest = (wide - 2.0 * Space::Xs.points()).min(WIDEST * pen.look.text);
        let width = bubble.needed_width(&pen.ruler()).min(widest);
        let height = bubble.needed_height(&pen.ruler(), width);
        let tail = Space::M.points();
        if let Some(line) = beside {
            let left = (line + tail).min(whole.right() - width);
            let top = (about.center().y - height / 2.0).min(room.bottom() - height).max(room.top());
            let rect = rect_at(left, top, width, height);
            paint_face_beside(pen, rect, about.center().y, (line_colour, fill));
            show_panel::<()>(pen, rect, bubble);
            return;
        }
        let is_below = about.center().y < room.center().y;
        let top = if is_below { about.bottom() + tail } else { about.top() - tail - height };
        let inside = room.shrink(Space::Xs.points());
        let left = (about.center().x - width / 2.0).min(inside.right() - width).max(inside.left());
        let rect = rect_at(left, top.min(inside.bottom() - height).max(inside.top()), width, height);
        paint_face(pen, rect, about, (line_colour, fill));
        show_panel::<()>(pen, rect, bubble);
    }

    fn node(self) -> Node<'static, ()> {
        let texts = self.sentences.into_iter().map(|sentence| text(TextStyle::STRONG, sentence).silent());
        let sign = if self.is_refusal { icon("cross", IconSize::Text, LIGHT_RED) } else { Node::empty() };
        row([sign, column(texts).gap(Space::Xs).grow()]).inside_by(Space::M, Space::S).key("market bubble")
    }
}

/// Paints the ground of a bubble with its tail, which points at what it is about.
fn paint_face(pen: &Pen, rect: Rect, about: Rect, colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    let half = Space::S.points();
    let corner = half + Radius::Panel.points();
    let x = about.center().x.clamp(rect.left() + corner, rect.right() - corner);
    let apart = Space::Xs.points();
    // The tail covers the edge where it begins.
    let (edge, tip) = if rect.top() > about.center().y {
        (rect.top() + 1.0, about.bottom() + apart)
    } else {
        (rect.bottom() - 1.0, about.top() - apart)
    };
    if rect.y_range().contains(tip) {
        return;
    }
    let base = pos2(x, edge);
    let tail = vec![base - Vec2::new(half, 0.0), pos2(about.center().x, tip), base + Vec2::new(half, 0.0)];
    pen.painter().add(Shape::convex_polygon(tail.clone(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail, stroke));
}

/// Paints the ground of a bubble with a tail on its left side, at a height.
fn paint_face_beside(pen: &Pen, rect: Rect, y: f32, colours: (Color32, Color32)) {
    let (line, fill) = colours;
    let stroke = Stroke::new(LineWidth::Row.points(), line);
    pen.draw_rect(rect, Radius::Panel.points(), fill, stroke);
    let half = Space::S.points();
    let corner = half + Radius::Panel.points();
    let base = pos2(rect.left() + 1.0, y.min(rect.bottom() - corner).max(rect.top() + corner));
    let tip = pos2(rect.left() - half, y);
    let tail = vec![base - Vec2::new(0.0, half), tip, base + Vec2::new(0.0, half)];
    pen.painter().add(Shape::convex_polygon(tail.clone(), fill, Stroke::NONE));
    pen.painter().add(Shape::line(tail, stroke));
}

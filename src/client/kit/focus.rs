//! Keyboard focus: the widgets of a frame that can have it, and the ring around the one that has
//! it.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Context, EventFilter, FocusDirection, Id, LayerId, Rangef, Rect, Response, Sense, Vec2};

use super::notes;
use super::pen::Pen;

/// Width of the focus ring, in points.
pub const RING: f32 = 2.5;
/// Margin around a widget that is scrolled into view, so that its focus ring is seen too.
const AROUND: f32 = 10.0;

/// Widget that can have the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Focusable {
    /// Id of the widget.
    pub id: Id,
    /// Rectangle of the widget.
    pub rect: Rect,
    /// Layer that the widget is on.
    pub layer: LayerId,
    /// Kind of the widget.
    pub kind: FocusKind,
}

/// Kind of a widget that can have the keyboard focus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FocusKind {
    /// Widget that is pressed.
    #[default]
    Plain,
    /// Button that Enter presses while nothing else has the focus.
    Default,
    /// Text field.
    Field,
}

/// All widgets of a frame that can have the focus.
#[derive(Clone, Debug, Default)]
struct Focusables {
    pass: u64,
    all: Vec<Focusable>,
    /// Id of the widget to scroll into view because it was given the focus.
    into_sight: Option<Id>,
    /// Id of the last widget that was drawn with the focus, or was given it where it is.
    had: Option<Id>,
    /// Rectangle of the node that is kept in view, while what is in it is drawn.
    kept: Option<Rect>,
}

fn with_focusables<R>(ctx: &Context, ask: impl FnOnce(&mut Focusables) -> R) -> R {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let takers = data.get_temp_mut_or_default::<Focusables>(Id::new("focusable widgets"));
        if takers.pass != pass {
            takers.pass = pass;
            takers.all = Vec::new();
        }
        ask(takers)
    })
}

/// Returns the widgets of this frame so far that can have the focus, in the order of Tab.
pub fn focusable_widgets(ctx: &Context) -> Vec<Focusable> {
    with_focusables(ctx, |takers| takers.all.clone())
}

/// Returns the nearest of some widgets that lie in a direction from a rectangle; those that are
/// straight ahead count as nearer than those beside them. `None` if there are none.
pub fn nearest_towards(widgets: &[Focusable], from: Rect, towards: Vec2) -> Option<Focusable> {
    let gap = |one: Rangef, other: Rangef| (one.min - other.max).max(other.min - one.max).max(0.0);
    let gaps = |rect: Rect| {
        let wide = gap(rect.x_range(), from.x_range());
        let high = gap(rect.y_range(), from.y_range());
        if towards.x == 0.0 { [high, wide] } else { [wide, high] }
    };
    let is_ahead = |widget: &&Focusable| {
        let [ahead, beside] = gaps(widget.rect);
        (widget.rect.center() - from.center()).dot(towards) > 0.0 && beside <= ahead
    };
    let far = |widget: &Focusable| {
        let [ahead, beside] = gaps(widget.rect);
        ahead + 2.0 * beside
    };
    widgets.iter().filter(is_ahead).copied().min_by(|one, other| far(one).total_cmp(&far(other)))
}

/// Gives a widget the focus, and scrolls it into view when it is drawn next.
pub fn give_focus(ctx: &Context, id: Id) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    with_focusables(ctx, |takers| takers.into_sight = Some(id));
    ctx.request_repaint();
}

/// Gives a widget the focus, and scrolls nothing.
pub fn give_focus_in_place(ctx: &Context, id: Id) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    with_focusables(ctx, |takers| takers.had = Some(id));
}

/// Says that what is drawn from now on is in a node that is kept in view, or `None` that it is not:
/// a widget in it that gets the focus is scrolled into view together with the node's top.
pub(super) fn draw_in_kept_node(ctx: &Context, node: Option<Rect>) {
    with_focusables(ctx, |takers| takers.kept = node);
}

/// Rectangle to scroll into view for a widget that gets the focus: together with the top of the
/// node around it that is kept in view, if `room` is high enough for both.
fn rect_into_view(widget: Rect, kept: Option<Rect>, room: Rect) -> Rect {
    let around = widget.expand(AROUND);
    match kept.filter(|kept| kept.contains(widget.center()) && widget.bottom() - kept.top() <= room.height()) {
        Some(kept) => {
            let bottom = around.bottom().min(kept.top() + room.height());
            Rect::from_x_y_ranges(around.x_range(), kept.top()..=bottom)
        }
        None => around,
    }
}

/// Keeps Tab and the arrow keys from moving the focus in this frame. To be called before widgets
/// are drawn, where these keys have another meaning.
pub fn keep_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
}

/// Takes the focus away, and lets no key give it to a widget of this frame: for screens whose own
/// keys do what buttons do.
pub fn leave_keys_to_screen(ctx: &Context) {
    keep_focus(ctx);
    ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
}

/// Keeps the arrow keys from moving the focus, where they have another meaning.
pub fn keep_arrow_keys(ctx: &Context) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.set_focus_lock_filter(id, filter);
        }
    });
}

impl Pen<'_> {
    /// Adds an interaction with a rectangle that can have the keyboard focus.
    pub fn interact_focusable(&self, rect: Rect, id: Id, sense: Sense) -> Response {
        let response = self.ui.interact(rect, id, sense);
        self.register_focusable(&response, FocusKind::Plain);
        response
    }

    /// Records that a widget can have the focus, and scrolls it into view when it gets it.
    pub fn register_focusable(&self, response: &Response, what: FocusKind) {
        if !response.enabled() || !response.sense.is_focusable() {
            return;
        }
        notes::record_target(self.ui, response.rect);
        let id = response.id;
        let rect = response.rect;
        let layer = response.layer_id;
        let has_focus = response.has_focus();
        // egui tells of no widget that it gained the focus by an arrow key.
        let is_wanted = with_focusables(&response.ctx, |takers| {
            takers.all.push(Focusable { id, rect, layer, kind: what });
            let is_given = takers.into_sight.take_if(|wanted| *wanted == id).is_some();
            is_given || (has_focus && takers.had.replace(id) != Some(id))
        });
        if has_focus && (response.gained_focus() || is_wanted) {
            let kept = with_focusables(&response.ctx, |takers| takers.kept);
            let into_view = rect_into_view(rect, kept, self.ui.clip_rect());
            self.ui.scroll_to_rect_animation(into_view, None, ScrollAnimation::none());
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{pos2, vec2};

    use super::*;

    #[test]
    fn an_arrow_leads_straight_ahead_before_it_leads_aside() {
        let widget = |number: u8, x: f32, y: f32, wide: f32| {
            let rect = Rect::from_min_size(pos2(x, y), vec2(wide, 20.0));
            Focusable { id: Id::new(number), rect, layer: LayerId::background(), kind: FocusKind::Plain }
        };
        // A wide button above two, and one below these.
        let all = [widget(0, 0.0, 0.0, 210.0), widget(1, 0.0, 30.0, 100.0), widget(2, 110.0, 30.0, 100.0)];
        let [above, left, right] = all;
        let from = |widget: Focusable, x: f32, y: f32| nearest_towards(&all, widget.rect, vec2(x, y));
        assert_eq!(from(above, 0.0, 1.0), Some(left));
        assert_eq!((from(left, 1.0, 0.0), from(right, -1.0, 0.0)), (Some(right), Some(left)));
        assert_eq!(from(right, 0.0, -1.0), Some(above));
        assert_eq!((from(above, 0.0, -1.0), from(left, 0.0, 1.0), from(above, 1.0, 0.0)), (None, None, None));
    }
}

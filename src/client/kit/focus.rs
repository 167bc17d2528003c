//! The keyboard: what can have it, the ring around what has it, and what of a frame could have it.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Context, EventFilter, Id, LayerId, Rect, Response, Sense, Stroke};

use super::palette::CREAM;
use super::pen::Pen;

/// Width of the ring, in points.
pub const RING: f32 = 2.5;
/// Room around what scrolls into sight: its ring is seen too.
const AROUND: f32 = 10.0;

/// Something that can have the keyboard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Focusable {
    /// Id.
    pub id: Id,
    /// Place.
    pub rect: Rect,
    /// The layer it is on.
    pub layer: LayerId,
    /// Kind.
    pub kind: FocusKind,
}

/// Kind of something that can have the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FocusKind {
    /// Something to press.
    #[default]
    Plain,
    /// Button that Enter presses while nothing else has the keyboard.
    Default,
    /// A field for text.
    Field,
}

/// All of a frame.
#[derive(Clone, Debug, Default)]
struct Focusables {
    pass: u64,
    all: Vec<Focusable>,
    /// Id to be scrolled into sight because it was given the keyboard.
    into_sight: Option<Id>,
}

fn with_focusables<R>(ctx: &Context, ask: impl FnOnce(&mut Focusables) -> R) -> R {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let takers = data.get_temp_mut_or_default::<Focusables>(Id::new("takers of the keyboard"));
        if takers.pass != pass {
            takers.pass = pass;
            takers.all = Vec::new();
        }
        ask(takers)
    })
}

/// All that can have the keyboard in this frame so far, in the order in which Tab goes.
pub fn focusable_widgets(ctx: &Context) -> Vec<Focusable> {
    with_focusables(ctx, |takers| takers.all.clone())
}

/// Gives something the keyboard, and scrolls it into sight when it is drawn next.
pub fn give_focus(ctx: &Context, id: Id) {
    ctx.memory_mut(|memory| memory.request_focus(id));
    with_focusables(ctx, |takers| takers.into_sight = Some(id));
    ctx.request_repaint();
}

/// Keeps the arrow keys from moving the keyboard to another thing: they mean something else here.
pub fn keep_arrow_keys(ctx: &Context) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.set_focus_lock_filter(id, filter);
        }
    });
}

impl Pen<'_> {
    /// Something that listens to clicks and can have the keyboard.
    pub fn interact_focusable(&self, rect: Rect, id: Id, sense: Sense) -> Response {
        let response = self.ui.interact(rect, id, sense);
        self.register_focusable(&response, FocusKind::Plain);
        response
    }

    /// Notes that something can have the keyboard, which scrolls it into sight.
    pub fn register_focusable(&self, response: &Response, what: FocusKind) {
        if !response.enabled() || !response.sense.is_focusable() {
            return;
        }
        let id = response.id;
        let rect = response.rect;
        let layer = response.layer_id;
        let is_wanted = with_focusables(&response.ctx, |takers| {
            takers.all.push(Focusable { id, rect, layer, kind: what });
            takers.into_sight.take_if(|wanted| *wanted == id).is_some()
        });
        if response.has_focus() && (response.gained_focus() || is_wanted) {
            self.ui.scroll_to_rect_animation(rect.expand(AROUND), None, ScrollAnimation::none());
        }
    }

    /// The ring around what has the keyboard.
    pub fn draw_focus_ring(&self, response: &Response, rect: Rect, radius: f32) {
        if response.has_focus() {
            self.stroke_rect(rect, radius, Stroke::new(RING, CREAM));
        }
    }
}

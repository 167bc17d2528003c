//! Records the places of widgets and texts in each frame, for tests that play the window from
//! outside. Widgets have their accessible names; other places are named by the code that draws
//! them.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::accesskit::{Action, Node, TreeUpdate};
use bevy_egui::egui::{Context, Id, LayerId, Rect, Ui, pos2};

/// Whether places are recorded.
static IS_ON: AtomicBool = AtomicBool::new(false);

/// Starts to record.
pub fn start_recording() {
    IS_ON.store(true, Ordering::Relaxed);
}

/// Records the place of something, unless nothing is recorded.
pub fn record_place(ctx: &Context, name: impl FnOnce() -> String, rect: Rect) {
    if IS_ON.load(Ordering::Relaxed) {
        let id = Id::new("places");
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).push((name(), rect)));
    }
}

/// Draws something, and discards the places that it records unless it receives input already.
pub fn if_listening(ctx: &Context, listens: bool, draw: impl FnOnce()) {
    let id = Id::new("places");
    let count = |ctx: &Context| ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).len());
    let before = count(ctx);
    draw();
    if !listens {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).truncate(before));
    }
}

/// Texts of a frame, and things that can be pressed.
#[derive(Clone, Debug, Default)]
pub struct FrameNotes {
    /// Texts that were painted.
    pub written: Vec<Written>,
    /// Texts that were cut because they did not fit.
    pub cut: Vec<String>,
    /// Texts and names of things that stand out of their panel, each with its distance in points.
    pub outside: Vec<(String, f32)>,
    /// Rectangles and layers of things that can be pressed.
    pub targets: Vec<(Rect, LayerId)>,
}

/// A text that was painted.
#[derive(Clone, Debug)]
pub struct Written {
    /// The text.
    pub text: String,
    /// Rectangle of the text.
    pub rect: Rect,
    /// Clip rectangle of its panel.
    pub clip: Rect,
    /// Layer that it is on.
    pub layer: LayerId,
    /// Size of its letters, in points.
    pub size: f32,
    /// Rectangles that were painted over it, none of which shows what is behind it.
    pub covers: Vec<Rect>,
}

fn record(ctx: &Context, add: impl FnOnce(&mut FrameNotes)) {
    if IS_ON.load(Ordering::Relaxed) {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| {
            let noted: &mut (u64, FrameNotes) = data.get_temp_mut_or_default(Id::new("notes of a frame"));
            if noted.0 != pass {
                *noted = (pass, FrameNotes::default());
            }
            add(&mut noted.1);
        });
    }
}

/// Records a text that is painted; not in a sizing pass, which shows nothing.
pub fn record_text(ui: &Ui, text: &str, rect: Rect, size: f32) {
    if ui.is_sizing_pass() {
        return;
    }
    let note = || Written {
        text: text.to_owned(),
        rect,
        clip: ui.clip_rect(),
        layer: ui.layer_id(),
        size,
        covers: Vec::new(),
    };
    record(ui.ctx(), |notes| notes.written.push(note()));
}

/// Records that a rectangle is painted over the texts before it on the same layer, none of which is
/// seen through it; not in a sizing pass, which shows nothing.
pub fn record_cover(ui: &Ui, rect: Rect) {
    if ui.is_sizing_pass() {
        return;
    }
    let layer = ui.layer_id();
    record(ui.ctx(), |notes| {
        let below = notes.written.iter_mut().filter(|text| text.layer == layer && text.rect.intersects(rect));
        below.for_each(|text| text.covers.push(rect));
    });
}

/// Records a text that was cut because it did not fit.
pub fn record_cut_text(ctx: &Context, text: &str) {
    record(ctx, |notes| notes.cut.push(text.to_owned()));
}

/// Records a thing that can be pressed; not in a sizing pass, which shows nothing.
pub fn record_target(ui: &Ui, rect: Rect) {
    if !ui.is_sizing_pass() {
        record(ui.ctx(), |notes| notes.targets.push((rect, ui.layer_id())));
    }
}

/// Records a thing of a panel that stands out of the panel by more than rounding does.
pub fn record_outside(ctx: &Context, panel: Rect, rect: Rect, name: impl FnOnce() -> String) {
    let distance = (panel.min - rect.min).max(rect.max - panel.max).max_elem();
    if distance > 1.0 {
        record(ctx, |notes| notes.outside.push((name(), distance)));
    }
}

/// Takes the texts of the last frame, and the things that could be pressed.
pub fn take_frame_notes(ctx: &Context) -> FrameNotes {
    ctx.data_mut(|data| {
        std::mem::take(&mut data.get_temp_mut_or_default::<(u64, FrameNotes)>(Id::new("notes of a frame")).1)
    })
}

/// Takes the places recorded since the last call, and those of the widgets of an accessibility
/// tree that can be pressed, by their accessible names.
pub fn take_places(ctx: &Context, tree: Option<&TreeUpdate>) -> Vec<(String, Rect)> {
    let mut noted: Vec<(String, Rect)> =
        ctx.data_mut(|data| std::mem::take(data.get_temp_mut_or_default(Id::new("places"))));
    noted.extend(tree.into_iter().flat_map(|tree| &tree.nodes).filter_map(|(_, node)| pressable_node(node)));
    noted
}

fn pressable_node(node: &Node) -> Option<(String, Rect)> {
    let name = node.label()?;
    let at = node.bounds()?;
    let rect = Rect::from_min_max(pos2(at.x0 as f32, at.y0 as f32), pos2(at.x1 as f32, at.y1 as f32));
    (node.supports_action(Action::Click) && !node.is_disabled()).then(|| (name.to_owned(), rect))
}

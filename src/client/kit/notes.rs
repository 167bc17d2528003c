//! Places of things on the screen, for tests that play the window from outside, noted frame by
//! frame: things that a screen reader can press, by the names that it finds, and others in words.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::accesskit::{Action, Node, TreeUpdate};
use bevy_egui::egui::{Context, Id, LayerId, Rect, Ui, pos2};

/// Whether anybody wants to know.
static IS_ON: AtomicBool = AtomicBool::new(false);

/// Begins to note.
pub fn start_recording() {
    IS_ON.store(true, Ordering::Relaxed);
}

/// Notes where something is.
pub fn record_place(ctx: &Context, name: impl FnOnce() -> String, rect: Rect) {
    if IS_ON.load(Ordering::Relaxed) {
        let id = Id::new("places");
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).push((name(), rect)));
    }
}

/// Draws something whose notes count only if it listens already.
pub fn if_listening(ctx: &Context, listens: bool, draw: impl FnOnce()) {
    let id = Id::new("places");
    let count = |ctx: &Context| ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).len());
    let before = count(ctx);
    draw();
    if !listens {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<(String, Rect)>>(id).truncate(before));
    }
}

/// Texts of a frame, and those that did not fit.
#[derive(Clone, Debug, Default)]
pub struct Texts {
    /// Those that were painted.
    pub written: Vec<Written>,
    /// Those that had to be cut because there was no room for them.
    pub cut: Vec<String>,
    /// Those that were written smaller because there was no room for them, and the part of their
    /// size that was left.
    pub shrunk: Vec<(String, f32)>,
}

/// A text that was painted.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its words.
    pub text: String,
    /// Place.
    pub rect: Rect,
    /// Part of its panel that is in sight.
    pub clip: Rect,
    /// The layer it is on.
    pub layer: LayerId,
    /// Size of its letters, in points.
    pub size: f32,
}

fn record(ctx: &Context, add: impl FnOnce(&mut Texts)) {
    if IS_ON.load(Ordering::Relaxed) {
        let pass = ctx.cumulative_pass_nr();
        ctx.data_mut(|data| {
            let noted: &mut (u64, Texts) = data.get_temp_mut_or_default(Id::new("texts"));
            if noted.0 != pass {
                *noted = (pass, Texts::default());
            }
            add(&mut noted.1);
        });
    }
}

/// Notes a text that is painted; not while a panel's size is only found out, for then nobody sees
/// it.
pub fn record_text(ui: &Ui, text: &str, rect: Rect, size: f32) {
    if ui.is_sizing_pass() {
        return;
    }
    let note = || Written { text: text.to_owned(), rect, clip: ui.clip_rect(), layer: ui.layer_id(), size };
    record(ui.ctx(), |texts| texts.written.push(note()));
}

/// Notes a text that had to be cut because there was no room for it.
pub fn record_cut_text(ctx: &Context, text: &str) {
    record(ctx, |texts| texts.cut.push(text.to_owned()));
}

/// Notes a text that had to be written smaller because there was no room for it.
pub fn record_shrunk_text(ctx: &Context, text: &str, part: f32) {
    record(ctx, |texts| texts.shrunk.push((text.to_owned(), part)));
}

/// Takes what was noted of the texts of the last frame.
pub fn take_texts(ctx: &Context) -> Texts {
    ctx.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<(u64, Texts)>(Id::new("texts")).1))
}

/// Takes what was noted since it was taken last, and what of a frame's tree for screen readers can
/// be pressed, by the name it has there.
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

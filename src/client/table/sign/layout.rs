//! Signs over the stage: in their usual place where they have room there, else over everything, as
//! large as their words need.

use bevy_egui::egui::{self, AsId, Color32, Id, Order, Rect, Sense, Stroke, Vec2, pos2, vec2};

use crate::kit::meanings::Meanings;
use crate::kit::palette::{NIGHT, SIGN, YELLOW, fade_colour};
use crate::kit::panel::{Node, State, Surface, place};
use crate::kit::tokens::{LineWidth, Radius, Space};
use crate::kit::{Pen, notes};
use crate::table::regions::Regions;

/// Opacity of the veil over everything behind a sign that has no room over the stage.
const DUSK: f32 = 0.6;
/// Distance of a sign from the lower edge of the stage, in points: above the feet of most things
/// that stand there.
const FROM_BOTTOM: f32 = 140.0;
/// Width that messages take of the window's right side, in points: they must not cover the button
/// of a sign in the corner.
const MESSAGES: f32 = 364.0;

/// Surface of a sign over the stage.
pub fn sign_surface<'a>() -> Surface<'a> {
    Surface::Painted(Box::new(|pen: &mut Pen, rect: Rect, _: State| draw_face(pen, rect, YELLOW)))
}

fn draw_face(pen: &Pen, rect: Rect, line: Color32) {
    notes::record_cover(pen.ui, rect);
    pen.draw_panel(rect, Radius::Dialog.points(), SIGN);
    let inner = rect.shrink(Space::Xs.points());
    pen.stroke_rect(inner, Radius::Panel.points(), Stroke::new(LineWidth::Panel.points(), line));
}

/// Shows a sign in the middle of the stage, above its lower edge. Its width is in points at the
/// usual text size. Returns the messages of the nodes that were pressed and whose presses count,
/// as [`show_guarded`] does.
pub fn show_sign<M: AsId + Copy + PartialEq>(
    pen: &mut Pen,
    meanings: &mut Meanings,
    regions: &Regions,
    width: f32,
    mut sign: Node<M>,
    guarded: &[M],
) -> Vec<M> {
    let whole = pen.ui.ctx().content_rect().shrink(Space::S.points());
    let width = (width * pen.look.text).min(whole.width());
    let height = sign.needed_height(&pen.ruler(), width).min(whole.height());
    let stage = regions.stage;
    let rect = Rect::from_center_size(stage.center(), vec2(width, height));
    let rect = rect.translate(vec2(0.0, stage.bottom() - FROM_BOTTOM - rect.bottom()));
    if rect.top() >= regions.prompt.bottom() && width <= stage.width() {
        return show_guarded(pen, meanings, rect, sign, guarded);
    }
    let middle = stage.union(regions.tray).center();
    let rect = Rect::from_center_size(middle, vec2(width, height));
    let rect = rect.translate((whole.min - rect.min).max(Vec2::ZERO));
    let rect = rect.translate((whole.max - rect.max).min(Vec2::ZERO));
    show_over_everything(pen, meanings, rect, sign, guarded)
}

/// Shows a sign on a layer of its own, over everything else.
fn show_over_everything<M: AsId + Copy + PartialEq>(
    pen: &mut Pen,
    meanings: &mut Meanings,
    rect: Rect,
    sign: Node<M>,
    guarded: &[M],
) -> Vec<M> {
    let ctx = pen.ui.ctx().clone();
    let whole = ctx.content_rect();
    let look = pen.look;
    let art = &mut *pen.art;
    let is_enabled = pen.ui.is_enabled();
    let over = egui::Area::new(Id::new("sign over the stage")).order(Order::Middle).fixed_pos(rect.min);
    let shown = over.movable(false).constrain(false).show(&ctx, |ui| {
        ui.set_clip_rect(whole);
        ui.allocate_rect(rect, Sense::click_and_drag());
        ui.painter().rect_filled(whole, 0.0, fade_colour(NIGHT, DUSK));
        if !is_enabled {
            ui.disable();
        }
        // In its first frame the area is only measured: it is invisible and must not listen.
        let listens = !ui.is_sizing_pass();
        let mut messages = Vec::new();
        notes::if_listening(&ctx, listens, || {
            messages = show_guarded(&mut Pen { ui, art, look }, meanings, rect, sign, guarded);
        });
        messages
    });
    shown.inner
}

/// Shows a sign in the upper right corner of the stage, which is seldom in use, below the prompt.
/// Returns the messages of the nodes that were pressed.
pub fn show_corner_sign<M>(pen: &mut Pen, regions: &Regions, mut sign: Node<M>) -> Vec<M> {
    let stage = regions.stage.shrink(Space::M.points());
    let right = stage.right().min(pen.ui.ctx().content_rect().right() - MESSAGES);
    let width = sign.needed_width(&pen.ruler()).min(stage.width());
    let height = sign.needed_height(&pen.ruler(), width);
    let left = (right - width).max(stage.left());
    let top = regions.prompt.bottom() + Space::S.points();
    place(&pen.ruler(), Rect::from_min_size(pos2(left, top), vec2(width, height)), sign).show(pen)
}

/// Shows a panel in which presses of the `guarded` messages do not count just after a change. Their
/// nodes have them as their keys, too. Returns the messages of the nodes that were pressed and
/// whose presses count; those of nodes without a key never do.
pub fn show_guarded<M: AsId + Copy + PartialEq>(
    pen: &mut Pen,
    meanings: &mut Meanings,
    rect: Rect,
    panel: Node<M>,
    guarded: &[M],
) -> Vec<M> {
    let mut placed = place(&pen.ruler(), rect, panel);
    let ctx = pen.ui.ctx();
    let mut accepts =
        |message: &&M| placed.rect_of(**message).is_some_and(|button| meanings.accepts_press(ctx, button, **message));
    let accepted: Vec<M> = guarded.iter().filter(&mut accepts).copied().collect();
    placed.show(pen).into_iter().filter(|message| accepted.contains(message)).collect()
}

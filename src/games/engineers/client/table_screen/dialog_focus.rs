//! The keys of a dialog over the stage, and of the workbench: Tab and the arrows go from one of its
//! buttons or things to the next, and Enter presses it.

use bevy_egui::egui::{Context, Memory};

use crate::client::play::TurnStage;
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use client::input::{Listener, Shortcut};
use client::kit::focus::{FocusKind, Focusable, focusable_widgets, give_focus};
use client::table::keys::{next_in_ring, return_focus, step_of_choice};

/// Whether the stage shows a dialog whose buttons take the focus, or the workbench with nothing in
/// hand.
pub(super) fn has_keys_of_its_own(scene: &Scene) -> bool {
    let has_focus = match StageView::of(scene) {
        StageView::Yard | StageView::TestRun => false,
        StageView::Workbench => scene.interaction.own.held.is_none(),
        _ => true,
    };
    has_focus && scene.interaction.stage == TurnStage::Choosing
}

/// Whether the arrows change money in the dialog, so that only Tab goes from button to button.
pub(super) fn has_money(view: &StageView) -> bool {
    matches!(view, StageView::Offer | StageView::Auction)
}

/// Moves the focus between the widgets of the dialog, which come after the first `before` ones of
/// this frame. What is to be pressed first gets it as soon as it is there, and when something else
/// takes its place; what had it before a question gets it back.
pub(super) fn step_between(scene: &mut Scene, ctx: &Context, before: usize) {
    let widgets = widgets_of_dialog(&StageView::of(scene), ctx, before);
    return_focus(ctx, &widgets);
    let default = widgets.iter().find(|widget| widget.kind == FocusKind::Default).map(|widget| widget.id);
    if std::mem::replace(&mut scene.view.default_widget, default) != default
        && let Some(id) = default
    {
        give_focus(ctx, id);
        return;
    }
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let by_tab = || {
        let is_pressed = keys.is_pressed_or_repeated(Shortcut::NEXT_THING);
        is_pressed.then(|| if keys.is_shift_down() { -1 } else { 1 })
    };
    let step = if has_money(&StageView::of(scene)) { by_tab() } else { step_of_choice(keys) };
    let Some(step) = step else { return };
    let focused = ctx.memory(Memory::focused);
    let at = widgets.iter().position(|widget| Some(widget.id) == focused);
    if let Some(next) = next_in_ring(at, widgets.len(), step).and_then(|next| widgets.get(next)) {
        give_focus(ctx, next.id);
    }
}

/// Widgets of a dialog in the order of Tab: as they are read, but the button that closes a dialog
/// over the yard, which is the first one there, comes last.
fn widgets_of_dialog(view: &StageView, ctx: &Context, before: usize) -> Vec<Focusable> {
    let mut widgets = focusable_widgets(ctx).split_off(before);
    if view.is_over_yard() && !widgets.is_empty() {
        widgets.rotate_left(1);
    }
    widgets
}

/// Whether a button of the dialog has the focus, so that Enter is its own.
pub(super) fn has_focus(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.focused().is_some())
}

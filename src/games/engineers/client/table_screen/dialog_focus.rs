//! The keys of a dialog over the stage, and of the workbench: Tab and the arrows go from one of its
//! buttons or things to the next, and Enter presses it.

use bevy_egui::egui::{Context, Memory};

use crate::client::play::TurnStage;
use crate::client::scene::Scene;
use crate::client::scene::stage_view::StageView;
use client::input::{Listener, Shortcut};
use client::kit::focus::{Focusable, focusable_widgets, give_focus};
use client::table::keys::{next_in_ring, step_of_choice};

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
/// this frame.
pub(super) fn step_between(scene: &Scene, ctx: &Context, before: usize) {
    let keys = Listener { ctx, shortcuts: &scene.settings.keys };
    let by_tab = || {
        let is_pressed = keys.is_pressed_or_repeated(Shortcut::NEXT_THING);
        is_pressed.then(|| if keys.is_shift_down() { -1 } else { 1 })
    };
    let step = if has_money(&StageView::of(scene)) { by_tab() } else { step_of_choice(keys) };
    let Some(step) = step else { return };
    let widgets = focusable_widgets(ctx);
    let own: &[Focusable] = widgets.get(before..).unwrap_or_default();
    let focused = ctx.memory(Memory::focused);
    let at = own.iter().position(|widget| Some(widget.id) == focused);
    if let Some(next) = next_in_ring(at, own.len(), step).and_then(|next| own.get(next)) {
        give_focus(ctx, next.id);
    }
}

/// Whether a button of the dialog has the focus, so that Enter is its own.
pub(super) fn has_focus(ctx: &Context) -> bool {
    ctx.memory(|memory| memory.focused().is_some())
}

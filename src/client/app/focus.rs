//! Keyboard focus on screens and dialogs. One that opens gives the focus to its default button or
//! else to its first widget; one that is returned to gives it to the widget that had it; a widget
//! that disappears passes it on to the nearest one.

use std::cmp::Ordering;

use bevy::prelude::*;
use bevy_egui::egui::{self, Event, Id, Key, LayerId, Memory, Modifiers, Pos2, Vec2};
use bevy_egui::{EguiContexts, EguiInput, EguiPostUpdateSet, EguiPrimaryContextPass};

use crate::app::choice_dialog::ChoiceDialog;
use crate::app::screen::{Choosing, Layer};
use crate::kit::focus::{self, FocusKind, Focusable};

/// Stack of the open screens and dialogs, each opened from the one before.
#[derive(Clone, Debug, Default)]
struct Opened(Vec<Sheet>);

/// A screen or a dialog.
#[derive(Clone, Debug)]
struct Sheet {
    name: Id,
    layer: LayerId,
    /// Number of the last pass of egui in which it was shown.
    shown: u64,
    /// The widget that had the focus last.
    had: Option<Focusable>,
    /// Whether it is a whole screen: its first widget gets the focus if it has no default button.
    is_screen: bool,
    /// Whether it was just opened or returned to.
    is_new: bool,
    /// Whether its first widget has the focus only until a default button appears: lists are filled
    /// after they are opened.
    is_waiting: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, assign_focus.after(Layer::Notice))
        .add_systems(PostUpdate, drop_held.before(EguiPostUpdateSet::EndPass));
}

fn with_opened_sheets<R>(ctx: &egui::Context, ask: impl FnOnce(&mut Vec<Sheet>) -> R) -> R {
    ctx.data_mut(|data| ask(&mut data.get_temp_mut_or_default::<Opened>(Id::new("opened sheets")).0))
}

/// The dialog that is drawn over everything, and the number of the pass in which it reserved the
/// focus.
#[derive(Clone, Copy, Debug)]
struct Reserved(Id, u64);

/// Arrow key that was pressed, and the number of that pass.
#[derive(Clone, Copy, Debug)]
struct ArrowKey(Vec2, u64);

/// Returns the direction of the arrow key that was pressed in the last pass, and keeps that of this
/// pass.
fn take_last_arrow(ctx: &egui::Context) -> Option<Vec2> {
    let pass = ctx.cumulative_pass_nr();
    let place = Id::new("arrow key");
    let last = ctx.data(|data| data.get_temp::<ArrowKey>(place));
    let directions = [
        (Key::ArrowLeft, Vec2::LEFT),
        (Key::ArrowRight, Vec2::RIGHT),
        (Key::ArrowUp, Vec2::UP),
        (Key::ArrowDown, Vec2::DOWN),
    ];
    let is_pressed = |key: Key| ctx.input(|input| input.modifiers == Modifiers::NONE && input.key_pressed(key));
    if let Some((_, towards)) = directions.into_iter().find(|(key, _)| is_pressed(*key)) {
        ctx.data_mut(|data| data.insert_temp(place, ArrowKey(towards, pass)));
    }
    last.filter(|ArrowKey(_, at)| at + 1 == pass).map(|ArrowKey(towards, _)| towards)
}

/// Reserves the keyboard focus in this frame for a dialog that is drawn after all screens.
pub fn reserve_focus(ctx: &egui::Context, dialog: Id) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("reserved"), Reserved(dialog, pass)));
}

/// Registers a screen or a dialog as shown; to be called in every frame in which it is.
pub(super) fn register_sheet(ctx: &egui::Context, name: Id, layer: LayerId) {
    let is_screen = layer == LayerId::background();
    let pass = ctx.cumulative_pass_nr();
    let reserved: Option<Reserved> = ctx.data(|data| data.get_temp(Id::new("reserved")));
    let is_below = reserved.is_some_and(|Reserved(dialog, at)| at == pass && dialog != name);
    with_opened_sheets(ctx, |sheets| {
        if is_below {
            sheets.iter_mut().filter(|sheet| sheet.name == name).for_each(|sheet| sheet.shown = pass);
            return;
        }
        let place = sheets.iter().position(|sheet| sheet.name == name);
        if let Some(place) = place {
            let is_top = place + 1 == sheets.len();
            sheets.truncate(place + 1);
            let sheet = &mut sheets[place];
            let was_away = sheet.shown + 1 < pass;
            if was_away && is_top {
                sheet.had = None;
            }
            sheet.is_new = was_away;
            sheet.layer = layer;
            sheet.shown = pass;
        } else {
            // What was shown before something that is not a sheet, such as the table, is not
            // returned to.
            if sheets.last().is_some_and(|top| top.shown + 2 < pass) {
                sheets.clear();
            }
            sheets.push(Sheet { name, layer, shown: pass, had: None, is_screen, is_new: true, is_waiting: false });
        }
    });
}

/// Forgets a screen or a dialog, so that it is new when it is shown next.
pub fn forget_sheet(ctx: &egui::Context, name: Id) {
    with_opened_sheets(ctx, |sheets| sheets.retain(|sheet| sheet.name != name));
}

/// Keeps the top screen or dialog open while something that is not a sheet covers it, so that it is
/// returned to.
pub fn keep_top_sheet(ctx: &egui::Context) {
    let pass = ctx.cumulative_pass_nr();
    with_opened_sheets(ctx, |sheets| sheets.last_mut().into_iter().for_each(|sheet| sheet.shown = pass));
}

/// Whether a text field lost the focus in this frame, as by Escape.
pub fn has_left_field(ctx: &egui::Context) -> bool {
    let had = with_opened_sheets(ctx, |sheets| sheets.last().and_then(|sheet| sheet.had));
    had.is_some_and(|had| had.kind == FocusKind::Field && ctx.memory(|memory| memory.had_focus_last_frame(had.id)))
}

/// Assigns the keyboard focus once everything is drawn. While a file is chosen, the focus is left
/// to the file dialog.
fn assign_focus(
    mut contexts: EguiContexts,
    choosing: Option<Res<Choosing>>,
    dialog: Option<Res<ChoiceDialog>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if choosing.is_some() && dialog.is_none() {
        let below = focus::focusable_widgets(ctx).into_iter().map(|taker| taker.id);
        ctx.memory_mut(|memory| below.for_each(|id| memory.surrender_focus(id)));
        return Ok(());
    }
    let pass = ctx.cumulative_pass_nr();
    let takers = focus::focusable_widgets(ctx);
    let focused = ctx.memory(Memory::focused);
    let pressed = ctx.input(|input| input.pointer.interact_pos().filter(|_| input.pointer.any_pressed()));
    let arrow = take_last_arrow(ctx).filter(|_| pressed.is_none());
    let given = with_opened_sheets(ctx, |sheets| {
        let sheet = sheets.last_mut().filter(|sheet| sheet.shown == pass)?;
        let own: Vec<Focusable> = takers.iter().copied().filter(|taker| taker.layer == sheet.layer).collect();
        let has = own.iter().find(|taker| Some(taker.id) == focused && !sheet.is_new).copied();
        let is_elsewhere = || focused.is_some() && focused != sheet.had.map(|had| had.id) && !sheet.is_new;
        if has.is_some() || is_elsewhere() {
            sheet.is_waiting &= pressed.is_none() && has.map(|has| has.id) == sheet.had.map(|had| had.id);
            sheet.had = has.or(sheet.had);
            let default = own.iter().find(|taker| sheet.is_waiting && taker.kind == FocusKind::Default).copied()?;
            sheet.had = Some(default);
            sheet.is_waiting = false;
            return Some(default);
        }
        // An arrow may have led to a widget behind the dialog, which does not take the focus.
        let away = sheet.had.zip(arrow).filter(|_| !sheet.is_new);
        let ahead = away.and_then(|(had, towards)| focus::nearest_towards(&own, had.rect, towards));
        let next = ahead.or_else(|| next_focusable(&own, sheet.had, sheet.is_new, pressed))?;
        if !sheet.is_screen && sheet.had.is_none() && next.kind != FocusKind::Default {
            return None;
        }
        sheet.is_waiting = sheet.had.is_none() && next.kind == FocusKind::Plain;
        sheet.had = Some(next);
        sheet.is_new = false;
        Some(next)
    });
    match given {
        // After a press of the pointer nothing may scroll.
        Some(taker) if pressed.is_some() => focus::give_focus_in_place(ctx, taker.id),
        Some(taker) => focus::give_focus(ctx, taker.id),
        None => {}
    }
    Ok(())
}

/// Returns the widget of `own` that gets the focus after `had`, which had it last. `pressed` is the
/// position in points at which the pointer was pressed in this frame.
fn next_focusable(own: &[Focusable], had: Option<Focusable>, is_new: bool, pressed: Option<Pos2>) -> Option<Focusable> {
    let default = || own.iter().find(|taker| taker.kind == FocusKind::Default).copied();
    let usual = || default().or(own.first().copied());
    let Some(had) = had else { return usual() };
    let still = own.iter().find(|taker| taker.id == had.id).copied();
    if let Some(at) = pressed {
        let under = own.iter().find(|taker| taker.rect.contains(at)).copied();
        return default().or(under).or(still).or(usual());
    }
    // A field that has lost the focus was left by Enter or Escape.
    if had.kind == FocusKind::Field && !is_new {
        return usual();
    }
    if still.is_some() || is_new {
        return still.or(usual());
    }
    let at = had.rect.center();
    let far = |taker: &Focusable| (taker.rect.distance_to_pos(at), taker.rect.center().distance(at));
    own.iter().copied().min_by(|one, other| far(one).partial_cmp(&far(other)).unwrap_or(Ordering::Equal))
}

/// Drops the repeats of Enter and Space, so that holding them presses a button once.
fn drop_held(mut contexts: EguiContexts, mut inputs: Query<&mut EguiInput>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let mut is_down = [Key::Enter, Key::Space].map(|key| (key, ctx.input(|input| input.key_down(key))));
    for mut input in &mut inputs {
        input.events.retain(|event| {
            let Event::Key { key, pressed, .. } = event else { return true };
            let Some((_, was_down)) = is_down.iter_mut().find(|(own, _)| own == key) else { return true };
            !(std::mem::replace(was_down, *pressed) && *pressed)
        });
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Rect, pos2, vec2};

    use super::*;

    fn taker(number: u8, y: f32, what: FocusKind) -> Focusable {
        let rect = Rect::from_min_size(pos2(0.0, y), vec2(100.0, 20.0));
        Focusable { id: Id::new(number), rect, layer: LayerId::background(), kind: what }
    }

    #[test]
    fn what_opens_gives_it_to_the_default_and_what_goes_away_to_what_is_nearest() {
        let all =
            [taker(1, 0.0, FocusKind::Plain), taker(2, 30.0, FocusKind::Plain), taker(3, 90.0, FocusKind::Default)];
        assert_eq!(next_focusable(&all, None, true, None), Some(all[2]));
        assert_eq!(next_focusable(&all[..2], None, true, None), Some(all[0]));
        assert_eq!(next_focusable(&all, Some(all[1]), true, None), Some(all[1]), "what is come back to");
        assert_eq!(next_focusable(&all, Some(taker(9, 40.0, FocusKind::Plain)), false, None), Some(all[1]));
        assert_eq!(
            next_focusable(&all, Some(taker(1, 0.0, FocusKind::Field)), false, None),
            Some(all[2]),
            "Enter ends typing"
        );
        assert_eq!(next_focusable(&[], Some(all[0]), false, None), None);
    }

    #[test]
    fn a_press_of_the_pointer_gives_it_to_the_default_or_to_what_is_pressed() {
        let all =
            [taker(1, 0.0, FocusKind::Plain), taker(2, 30.0, FocusKind::Plain), taker(3, 90.0, FocusKind::Default)];
        let pressed = Some(pos2(50.0, 40.0));
        assert_eq!(next_focusable(&all, Some(all[0]), false, pressed), Some(all[2]));
        assert_eq!(next_focusable(&all[..2], Some(all[0]), false, pressed), Some(all[1]));
        assert_eq!(next_focusable(&all[..2], Some(all[0]), false, Some(pos2(500.0, 0.0))), Some(all[0]));
    }
}

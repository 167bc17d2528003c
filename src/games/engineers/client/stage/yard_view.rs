//! Part of the yard that is seen: enlarged by the wheel or two fingers, and dragged. Where its
//! squares would be lower than the numbers on them, as with large text, it is enlarged from the
//! start.

use bevy_egui::egui::{Context, Id, Pos2};

use crate::client::art::tags::tag_height;
use crate::client::play::{TurnStage, lesson_at_table};
use crate::client::scene::Scene;
use crate::client::yard::{YardHeard, YardLayout};
use crate::yard::Square;
use client::kit::Pen;
use client::table::regions::PROMPT;

/// Layout of the yard as it is seen now. While it is enlarged, the square of the keyboard and a
/// worker who has just been chosen are in view.
pub fn layout_of_view(pen: &Pen, scene: &mut Scene) -> YardLayout {
    let ctx = pen.ui.ctx();
    let whole = whole_layout(pen, scene);
    let least = least_cell(pen, &whole);
    let whole = least.map_or(whole, |least| whole.widened(least, pen.look.text));
    let layout = match (scene.view.enlarged, least) {
        (Some((cell, middle)), _) => whole.around(cell, middle),
        (None, Some(least)) => whole.around(least, middle_of_part(ctx).unwrap_or(whole.middle())),
        (None, None) => whole,
    };
    match square_to_show(ctx, scene) {
        Some(square) if layout.is_enlarged() => {
            let shown = layout.showing(square);
            keep(pen, scene, &shown);
            shown
        }
        _ => layout,
    }
}

/// Layout of the whole yard below the prompt. The words for the order under the pointer may need
/// more lines than those of the choice; they cover the road, as the yard must not move under the
/// pointer.
fn whole_layout(pen: &Pen, scene: &Scene) -> YardLayout {
    let now = scene.regions.free_stage().top();
    let text = pen.look.text;
    let is_lesson = lesson_at_table(scene.play).is_some();
    let top = if is_lesson || scene.play.is_watched() { now } else { top_below_prompts(pen, scene, now) };
    YardLayout::new(scene.regions.stage.with_min_y(top), text)
}

/// Lower edge of the highest prompt so far of a choice, or of waiting for somebody elsewhere, in a
/// window of this size.
fn top_below_prompts(pen: &Pen, scene: &Scene, now: f32) -> f32 {
    let own = &scene.interaction.own;
    let is_elsewhere = matches!(scene.interaction.stage, TurnStage::Elsewhere { .. });
    let is_chosen = own.pointed.is_some() || own.cursor.is_some() || own.held.is_some();
    let is_plain = is_elsewhere || (scene.is_open() && !is_chosen);
    let size = pen.ui.ctx().content_rect().size();
    let id = Id::new(("top of the yard of the engineers", size.x.to_bits(), size.y.to_bits()));
    pen.ui.ctx().data_mut(|data| {
        let top = data.get_temp_mut_or_insert_with(id, || scene.regions.prompt.top() + PROMPT);
        if is_plain {
            *top = top.max(now);
        }
        *top
    })
}

/// Enlarges and moves the yard by the pointer.
pub fn change_view(pen: &Pen, scene: &mut Scene, layout: YardLayout, heard: &YardHeard) {
    let mut changed = layout;
    if let Some((factor, at)) = heard.zoom {
        changed = changed.enlarged(changed.cell * factor, at);
    }
    if moves_yard(pen.ui.ctx()) && scene.held_item().is_none() {
        changed = changed.moved(heard.dragged);
    }
    if changed != layout {
        keep(pen, scene, &changed);
        scene.view.has_moved_yard = true;
        pen.ui.ctx().request_repaint();
    }
}

/// Notes whether the drag that begins moves the yard.
pub fn begin_drag(ctx: &Context, moves_yard: bool) {
    ctx.data_mut(|data| data.insert_temp(id_of_drag(), moves_yard));
}

fn moves_yard(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(id_of_drag())).unwrap_or(false)
}

fn id_of_drag() -> Id {
    Id::new("the drag moves the yard of the engineers")
}

fn id_of_part() -> Id {
    Id::new("middle of the part of the yard of the engineers")
}

/// Middle of the part that is seen from the start; `None` before anything was shown there.
fn middle_of_part(ctx: &Context) -> Option<Pos2> {
    ctx.data(|data| data.get_temp(id_of_part()))
}

/// Side of a square from the start, in points; `None` if the whole yard is seen.
fn least_cell(pen: &Pen, layout: &YardLayout) -> Option<f32> {
    let least = tag_height(pen);
    (layout.cell < least).then_some(least)
}

/// Keeps what is seen of the yard for the next frames. What is seen from the start is no state that
/// Escape leaves, so it is kept elsewhere.
fn keep(pen: &Pen, scene: &mut Scene, layout: &YardLayout) {
    let least = least_cell(pen, &whole_layout(pen, scene));
    let is_as_begun = least.is_some_and(|least| (layout.cell - least).abs() < f32::EPSILON.sqrt());
    if is_as_begun && scene.view.enlarged.is_none() {
        pen.ui.ctx().data_mut(|data| data.insert_temp(id_of_part(), layout.middle()));
    } else {
        let is_chosen = layout.is_enlarged() || least.is_some();
        scene.view.enlarged = is_chosen.then(|| (layout.cell, layout.middle()));
    }
}

/// Square of the keyboard, or of the worker who was chosen since the last frame.
fn square_to_show(ctx: &Context, scene: &Scene) -> Option<Square> {
    let chosen = scene.chosen_worker();
    let id = Id::new("worker chosen in the yard of the engineers");
    let before = ctx.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, chosen);
        before
    });
    let is_new = before != Some(chosen);
    let stands = chosen.filter(|_| is_new).and_then(|(seat, worker)| scene.table.find_worker(seat, worker));
    scene.interaction.own.cursor.or(stands.map(|worker| worker.square))
}

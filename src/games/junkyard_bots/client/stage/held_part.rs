//! Marks for a thing in hand on the stage: its possible places, its ghost, and the verdict on that
//! place.

use bevy_egui::egui::Color32;

use crate::client::art;
use crate::client::column::right_column::holders_sentence;
use crate::client::play::building::hand::{Hand, Thing, Verdict, judge_placement};
use crate::client::scene::contents::Scene;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::parts::tile_set::BODY_FOOTPRINT;
use crate::words;
use client::art::composed::socket_drawing;
use client::kit::Pen;
use client::table::bubble::{VerdictBubble, draw_bubble};
use client::table::held_marks;
use client::table::held_marks::Ghost;
use shell::grid::{Placement, Rectangle};
use shell::language::{InWords, Phrase};

/// Marks the free cells that a thing in hand can take in its present rotation.
pub fn draw_free_cells(pen: &Pen, scene: &Scene, hand: &Hand) {
    let footprint = hand.footprint();
    let cells = hand.places_now().into_iter().flat_map(|placement| footprint.cells_at(placement.cell)).collect();
    held_marks::draw_free_cells(pen, &scene.view.grid, &cells);
}

/// Draws the ghost of the thing in hand at its present placement, with a bubble for the verdict.
pub fn draw_verdict(pen: &mut Pen, scene: &Scene, hand: &Hand) {
    let Some(placement) = hand.placement() else { return };
    let verdict = judge_placement(scene.table, scene.interaction.own.bench.as_ref(), hand, placement);
    let is_yes = verdict.is_yes();
    let grid = scene.view.grid;
    let drawing = match hand.thing {
        Thing::Part(part) => scene.part_drawing(part),
        Thing::Pile(size) => art::back_of(size),
    };
    held_marks::draw_ghost(pen, &grid, &Ghost { drawing, upright: hand.upright, placement, is_yes });
    if is_yes {
        draw_lit_sockets(pen, scene, hand, placement);
    }
    let about = grid.rect_of(Rectangle::new(hand.upright, placement));
    let body = grid.rect_of(Rectangle::new(BODY_FOOTPRINT, Placement::default()));
    let is_below = about.top() >= body.bottom() - 1.0 && about.x_range().intersection(body.x_range()).span() > 0.0;
    let stage = scene.regions.stage;
    // The prompt is above the bubble.
    let top = scene.regions.prompt.bottom().max(stage.top() + 60.0);
    let reason = verdict_words(scene, hand, &verdict);
    draw_bubble(pen, &VerdictBubble { about, is_beside: is_below, stage, top, reason: &reason, is_yes });
}

/// Lights the connectors that would be linked, on both sides.
fn draw_lit_sockets(pen: &mut Pen, scene: &Scene, hand: &Hand, placement: Placement) {
    let (Some(bench), Thing::Part(part)) = (&scene.interaction.own.bench, hand.thing) else { return };
    let Some(tile) = scene.table.tile(part) else { return };
    let assembly = bench.assembly_without(Some(part));
    for socket in tile.shape().sockets_at(placement).filter(|&socket| assembly.part_meeting(socket).is_some()) {
        for half in [socket, socket.facing()] {
            let drawn = socket_drawing("socket_valid", half.cell, half.side);
            let centre = scene.view.grid.point_at(drawn.centre.0, drawn.centre.1);
            pen.draw_tile(drawn.drawing, centre, drawn.size, scene.view.grid.cell, drawn.rotation, Color32::WHITE);
        }
    }
}

/// Words of the bubble.
fn verdict_words(scene: &Scene, hand: &Hand, verdict: &Verdict) -> Phrase {
    match verdict {
        Verdict::No(illegal) => illegal.phrase(),
        Verdict::Attached { from, to } => {
            Phrase::list(words::ability_gains(*from, *to)).unwrap_or_else(|| phrase!("ghost-plugs-in"))
        }
        Verdict::Held { by, grippers, either } => match (hand.thing, either) {
            (Thing::Pile(_), true) => {
                phrase!(
                    "ghost-blind-either",
                    by = *by,
                    key = scene.settings.keys.first_key_cap(shortcuts::OTHER_GRIPPER)
                )
            }
            (Thing::Pile(_), false) => phrase!("ghost-blind", by = *by),
            (Thing::Part(_), _) => holders_sentence(scene, *by, grippers),
        },
    }
}

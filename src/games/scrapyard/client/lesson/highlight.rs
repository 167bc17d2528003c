//! Things that a lesson points out.

use super::marks::{marked_frames, rect_of_spot};
use crate::client::piles::facts::all_piles;
use crate::client::piles::{PileChoices, draw_tags};
use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::lessons::{LessonRun, LessonStage, Spot};
use client::kit::Pen;
use client::lesson::highlight::{draw_frames, draw_marked};

/// Darkens the screen and frames the things that the lesson points out, if it points any out now.
/// While the others act, the frames are enough: the learner watches the whole table.
pub fn draw_pointed_out(pen: &mut Pen, scene: &mut Scene) {
    let Some(running) = lesson_at_table(scene.play) else { return };
    let marked = marked_frames(scene, running);
    if marked.is_empty() {
        return;
    }
    if running.stage() == LessonStage::Watching {
        draw_frames(pen, &marked);
    } else {
        draw_marked(pen, scene.regions.prompt, &marked);
    }
    draw_tags_over_frames(pen, scene, running);
}

/// Draws the number of cards, and the tags of known ones, over the frames of the piles that are
/// pointed out.
fn draw_tags_over_frames(pen: &mut Pen, scene: &Scene, running: &LessonRun) {
    let piles = all_piles(scene.table, PileChoices::default());
    for &spot in running.spots_to_mark() {
        if let Spot::Pile(number) = spot
            && let Some((rect, pile)) = rect_of_spot(scene, spot).zip(piles.get(usize::from(number)))
        {
            draw_tags(pen, scene.table.data(), pile, rect);
        }
    }
}

//! Things that a lesson points out.

use super::marks::{marked_frames, rect_of_spot};
use crate::client::piles::pile_form::PileForm;
use crate::client::piles::pile_marks::draw_count;
use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::lessons::{LessonRun, LessonStage, Spot};
use client::kit::{Pen, TextStyle};
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
    draw_counts_over_frames(pen, scene, running);
}

/// Draws the number of cards over the frame of each pile that is pointed out.
fn draw_counts_over_frames(pen: &Pen, scene: &Scene, running: &LessonRun) {
    for spot in running.spots_to_mark(scene.table) {
        if let Spot::Pile(number) = spot
            && let Some((rect, pile)) = rect_of_spot(scene, spot).zip(scene.table.pile(number))
            && !pile.cards.is_empty()
        {
            let form = PileForm::new(rect, pen.look.text, pen.size(TextStyle::STRONG.size));
            draw_count(pen, &form, pile.cards.len());
        }
    }
}

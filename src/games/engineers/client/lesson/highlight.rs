//! Things that a lesson points out.

use super::marks::marked_frames;
use crate::client::play::lesson_at_table;
use crate::client::scene::Scene;
use crate::lessons::LessonStage;
use client::kit::Pen;
use client::lesson::highlight::{draw_frames, draw_marked};

/// Darkens the screen and frames the things that the lesson points out, if it points any out now.
/// While the others act, the frames are enough: the learner watches the whole table.
pub fn draw_pointed_out(pen: &Pen, scene: &Scene) {
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
}

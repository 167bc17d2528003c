//! The lessons of the game.

use std::sync::{Arc, LazyLock};

use super::lesson::Lesson;
use super::{one_order, two_for_one, with_a_nut};

/// All lessons in order.
pub fn all_lessons() -> &'static [Arc<Lesson>] {
    static ALL: LazyLock<[Arc<Lesson>; 3]> = LazyLock::new(|| {
        [one_order::make_lesson(), with_a_nut::make_lesson(), two_for_one::make_lesson()].map(Arc::new)
    });
    &*ALL
}

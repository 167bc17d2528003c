//! Progress of the player in the lessons, which is kept in a file.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::lessons::LessonProgress;
use crate::messages::phrase;
use client::app::fault::{Fault, GameFault};
use client::app::fault_words::file_name;
use client::app::kept_progress::{self, KeptProgress, ProgressFault};

/// Progress of the player in the lessons.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Lessons that are done, and positions in lessons that were left.
    pub lessons: LessonProgress,
}

impl KeptProgress for Learned {
    const FILE_NAME: &'static str = "scrapyard_learned.ron";

    fn merge(&mut self, before: &Self, now: &Self) {
        self.lessons.merge(&before.lessons, &now.lessons);
    }

    fn tell_fault(fault: ProgressFault) -> Fault {
        let sentence = match fault {
            ProgressFault::NotKept(why) => phrase!("scrapyard-fault-learned", why = &*why),
            ProgressFault::SetAside(aside) => phrase!("scrapyard-fault-learned-set-aside", file = file_name(&aside)),
        };
        let headline = phrase!("scrapyard-fault-headline-learned");
        Fault::OfGame(Box::new(GameFault { headline, sentence, advice: phrase!("scrapyard-fault-advice-learned") }))
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(kept_progress::plugin::<Learned>);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::all_lessons;

    #[test]
    fn what_two_windows_have_learned_is_all_kept() {
        let before = Learned::default();
        let mut one = before.clone();
        one.lessons.mark_done(&all_lessons()[0]);
        let mut other = before.clone();
        other.lessons.mark_done(&all_lessons()[1]);
        let mut both = one.clone();
        both.merge(&before, &other);
        assert_eq!(both.lessons.done_count(), 2);
        let mut forgets = one.clone();
        forgets.lessons.start_over();
        both.merge(&one, &forgets);
        assert_eq!(both.lessons.done_count(), 1, "the other's lesson stays");
    }

    #[test]
    fn a_file_that_was_set_aside_is_told_by_its_new_name() {
        let fault = Learned::tell_fault(ProgressFault::SetAside("folder/scrapyard_learned.ron.old".into()));
        assert!(fault.to_string().contains("now called scrapyard_learned.ron.old"), "{fault}");
    }
}

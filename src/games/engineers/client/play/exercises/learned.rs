//! Progress of the player in the lessons, which is kept in a file.

use crate::action::Engineers;
use crate::messages::phrase;
use client::app::fault::GameFault;
use client::app::fault_words::file_name;
use client::app::kept_progress::ProgressFault;
use client::play::start::learned::{self, KeepsLessons};

/// Progress of the player in the lessons.
pub type Learned = learned::LearnedInLessons<Engineers>;

impl KeepsLessons for Engineers {
    const LEARNED_FILE: &'static str = "engineers_learned.ron";

    fn tell_learned_fault(fault: ProgressFault) -> GameFault {
        let sentence = match fault {
            ProgressFault::NotKept(why) => phrase!("engineers-fault-learned", why = &*why),
            ProgressFault::SetAside(aside) => phrase!("engineers-fault-learned-set-aside", file = file_name(&aside)),
        };
        let headline = phrase!("engineers-fault-headline-learned");
        GameFault { headline, sentence, advice: phrase!("engineers-fault-advice-learned") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use client::app::kept_progress::KeptProgress;

    #[test]
    fn a_file_that_was_set_aside_is_told_by_its_new_name() {
        let fault = Learned::tell_fault(ProgressFault::SetAside("folder/engineers_learned.ron.old".into()));
        assert!(fault.to_string().contains("now called engineers_learned.ron.old"), "{fault}");
    }
}

//! Junkyard Bots as a recorded game: where undo ends, and builds in progress.

use crate::games::junkyard_bots::action::{Action, BuildPart, Illegal, JunkyardBots, TableEvent};
use crate::games::junkyard_bots::round::{self, LegalActions};
use crate::games::junkyard_bots::table::Table;
use crate::shell::record::Recorded;

impl Recorded for JunkyardBots {
    /// Build in progress.
    type Draft = Vec<BuildPart>;

    /// Rule 9.4.
    fn is_final(event: &TableEvent) -> bool {
        match event {
            TableEvent::Revealed { .. }
            | TableEvent::Drew { .. }
            | TableEvent::Kept { .. }
            | TableEvent::PutBack { .. }
            | TableEvent::BlindTurnedUp { .. }
            | TableEvent::Attacked { .. } => true,
            // At set-up, chance decides between equally fast robots (rule 4.4).
            TableEvent::CrystalGiven { from, tied, .. } => from.is_none() && *tied > 1,
            _ => false,
        }
    }

    fn draft_of(action: &Action) -> Option<Vec<BuildPart>> {
        match action {
            Action::Build(build) => Some(build.clone()),
            _ => None,
        }
    }

    /// Refuses a draft if no build is due, or if it names a part twice or one that the player may
    /// not build with.
    fn check_draft(table: &Table<'_>, draft: &Vec<BuildPart>) -> Result<(), Illegal> {
        let LegalActions::Build(inventory) = round::legal_actions(table) else { return Err(Illegal::NotNow) };
        for (number, placed) in draft.iter().enumerate() {
            if !inventory.parts.iter().any(|(part, _)| *part == placed.part) {
                return Err(Illegal::NotYoursToBuild);
            }
            if draft[..number].iter().any(|other| other.part == placed.part) {
                return Err(Illegal::NamedTwice);
            }
        }
        Ok(())
    }
}

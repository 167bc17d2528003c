//! Junkyard Bots as a recorded game: where undo ends, builds in progress, and saved games.

use std::ops::RangeInclusive;

use super::text::JunkyardBotsTexts;
use super::text::format::{GAME_NAME, NEWEST_FORMAT, RULES_VERSION};
use super::text::migrate;
use crate::action::{Action, BuildPart, Illegal, JunkyardBots, TableEvent};
use crate::parts::{FEWEST_SEATS, MOST_SEATS};
use crate::round::{self, LegalActions};
use crate::table::Table;
use shell::record::{Malformed, Recorded, SavedGame};

impl Recorded for JunkyardBots {
    const NAME: &'static str = GAME_NAME;
    const FORMAT: u32 = NEWEST_FORMAT;
    const RULES: u32 = RULES_VERSION;
    const SEATS: RangeInclusive<u8> = FEWEST_SEATS..=MOST_SEATS;
    /// Build in progress.
    type Draft = Vec<BuildPart>;
    type Texts = JunkyardBotsTexts;

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

    fn upgrade_saved_game(format: u32, text: &str) -> Option<Result<SavedGame<Self>, Malformed>> {
        migrate::upgrade_saved_game(format, text)
    }
}

#[cfg(test)]
mod tests {
    use crate::game::JunkyardBotsTable;
    use crate::opponents::{Situation, decide_as};
    use crate::record::RecordedGame;
    use crate::table::Setup;
    use shell::seats::{PlayerKind, SeatKind, seating::default_seats, stream_of_player};

    #[test]
    fn a_key_is_the_same_for_the_same_game_alone() {
        let game = |seed, kind| RecordedGame::begin(Setup::new(2, seed), default_seats(2, kind)).unwrap().0;
        let mut first = game(1, SeatKind::Human);
        let key = first.history().key();
        assert_eq!(game(1, SeatKind::Human).history().key(), key);
        assert_ne!(game(2, SeatKind::Human).history().key(), key);
        let other_rules = Setup { crystal_moves_on: true, ..Setup::new(2, 1) };
        assert_ne!(RecordedGame::begin(other_rules, default_seats(2, SeatKind::Human)).unwrap().0.history().key(), key);
        assert_ne!(game(1, SeatKind::Computer(PlayerKind::Cog)).history().key(), key);
        let seat = first.game().state().active_seat().unwrap();
        let view = first.view(seat);
        let legal = first.legal_actions();
        let situation = Situation::new(first.history().setup(), &view, &legal);
        first.act(decide_as(PlayerKind::Tidy, &situation, &mut stream_of_player(1, 0, seat)).action).unwrap();
        assert_ne!(first.history().key(), key);
    }
}

//! A text that identifies a game.

use serde::Serialize;

use super::format::{RULES_VERSION, SavedPosition, SavedStep};
use super::names::NameTable;
use super::write::saved_steps;
use crate::games::junkyard_bots::parts::tile_set::{Starter, TileEntry};
use crate::games::junkyard_bots::record::game::History;
use crate::shell::record::TakeOver;
use crate::shell::seats::seating::SeatKind;

/// Everything that determines the course of a game; neither its players' names nor the time of
/// writing.
#[derive(Serialize)]
struct GameKey<'a> {
    rules: u32,
    players: Vec<SeatKind>,
    seed: u64,
    energy_to_win: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    crystal_moves_on: bool,
    tiles: &'a [TileEntry],
    starter: &'a Starter,
    beginning: Option<SavedPosition>,
    history: Vec<SavedStep>,
    taken_over: &'a [TakeOver],
}

impl History {
    /// A text that is equal for two histories only if the same players took the same steps at the
    /// same table.
    pub fn key(&self) -> String {
        let setup = self.setup();
        let names = NameTable::new(setup, self.seats());
        let key = GameKey {
            rules: RULES_VERSION,
            players: self.seats().iter().map(|seat| seat.kind).collect(),
            seed: setup.seed,
            energy_to_win: setup.energy_to_win,
            crystal_moves_on: setup.crystal_moves_on,
            tiles: &setup.tiles.junkyard().tiles,
            starter: setup.tiles.starter(),
            beginning: self.beginning().map(|beginning| SavedPosition::from_snapshot(beginning, setup, &names)),
            history: saved_steps(self, &names),
            taken_over: self.taken_over(),
        };
        ron::to_string(&key).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::junkyard_bots::opponents::Situation;
    use crate::games::junkyard_bots::record::RecordedGame;
    use crate::games::junkyard_bots::table::Setup;
    use crate::shell::seats::{PlayerKind, seating::default_seats, stream_of_player};

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
        first.act(PlayerKind::Tidy.choose(&situation, &mut stream_of_player(1, 0, seat)).action).unwrap();
        assert_ne!(first.history().key(), key);
    }
}

//! A text that identifies a game.

use serde::Serialize;

use super::format::{Position, RULES, Step, TakeOver};
use super::history::History;
use super::names::Names;
use super::seating::SeatKind;
use super::write::steps;
use crate::parts::tile_set::{Entry, Starter};

/// Everything that determines the course of a game; neither its players' names nor the time of
/// writing.
#[derive(Serialize)]
struct Key<'a> {
    rules: u32,
    players: Vec<SeatKind>,
    seed: u64,
    energy_to_win: u16,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    crystal_moves_on: bool,
    tiles: &'a [Entry],
    starter: &'a Starter,
    beginning: Option<Position>,
    history: Vec<Step>,
    taken_over: &'a [TakeOver],
}

impl History {
    /// A text that is equal for two histories only if the same players took the same steps at the
    /// same table.
    pub fn key(&self) -> String {
        let setup = self.setup();
        let names = Names::new(setup, self.seats());
        let key = Key {
            rules: RULES,
            players: self.seats().iter().map(|seat| seat.kind).collect(),
            seed: setup.seed,
            energy_to_win: setup.energy_to_win,
            crystal_moves_on: setup.crystal_moves_on,
            tiles: &setup.tiles.junkyard().tiles,
            starter: setup.tiles.starter(),
            beginning: self.beginning().map(|beginning| Position::of(beginning, setup, &names)),
            history: steps(self, &names),
            taken_over: self.taken_over(),
        };
        ron::to_string(&key).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Player, Situation, stream};
    use crate::record::RecordedGame;
    use crate::record::seating::plain;
    use crate::table::Setup;

    #[test]
    fn a_key_is_the_same_for_the_same_game_alone() {
        let game = |seed, kind| RecordedGame::begin(Setup::new(2, seed), plain(2, kind)).unwrap().0;
        let mut first = game(1, SeatKind::Human);
        let key = first.history().key();
        assert_eq!(game(1, SeatKind::Human).history().key(), key);
        assert_ne!(game(2, SeatKind::Human).history().key(), key);
        let other_rules = Setup { crystal_moves_on: true, ..Setup::new(2, 1) };
        assert_ne!(RecordedGame::begin(other_rules, plain(2, SeatKind::Human)).unwrap().0.history().key(), key);
        assert_ne!(game(1, SeatKind::Computer(Player::Cog)).history().key(), key);
        let seat = first.game().state().turn.as_ref().unwrap().seat;
        let view = first.view(seat);
        let legal = first.legal_actions();
        let situation = Situation::new(first.history().setup(), &view, &legal);
        first.act(Player::Tidy.choose(&situation, &mut stream(1, 0, seat)).action).unwrap();
        assert_ne!(first.history().key(), key);
    }
}

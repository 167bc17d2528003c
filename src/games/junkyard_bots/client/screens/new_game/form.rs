//! Contents of the form for a new game, and the set-up that they ask for.

use std::sync::Arc;

use crate::client::art::starter_body;
use crate::parts::catalogue::{self, ListedTileSet};
use crate::parts::{FEWEST_SEATS, MOST_SEATS};
use crate::table::Setup;
use crate::table::setup::ENERGY_TO_WIN;
use client::screens::new_game::data_files::ChooseDataFile;
use client::screens::new_game::{self, OwnForm, SeatsOfGame};
use shell::seats::{PlayerKind, SeatKind};

/// Form of a new game of Junkyard Bots.
pub(crate) type Form = new_game::Form<JunkyardForm>;
/// Press on it.
pub(crate) type FormPress = new_game::FormPress<JunkyardForm>;

/// Part of the form that only this game has.
#[derive(Clone, Debug)]
pub(crate) struct JunkyardForm {
    pub(crate) energy: u16,
    pub(crate) crystal_moves_on: bool,
    /// Index of the tile set, among those of the game and then the one from a file.
    pub(crate) junkyard: usize,
}

impl Default for JunkyardForm {
    fn default() -> Self {
        Self { energy: ENERGY_TO_WIN, crystal_moves_on: false, junkyard: 0 }
    }
}

impl OwnForm for JunkyardForm {
    type Press = ChooseDataFile;

    /// Two to four seats (rule 4.1), at first a person against a normal computer player.
    const SEATS: SeatsOfGame = SeatsOfGame {
        fewest: FEWEST_SEATS,
        most: MOST_SEATS,
        first: &[SeatKind::Human, SeatKind::Computer(PlayerKind::Cog)],
        levels: &[PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan],
        picture: starter_body,
        empty_picture: "back_large",
        mark: None,
    };
}

/// Returns the set-up that a form asks for.
pub(crate) fn game_setup(form: &Form, from_file: Option<&ListedTileSet>) -> Setup {
    let plain = Setup::new(form.seats().len() as u8, form.seed_number());
    let JunkyardForm { energy, crystal_moves_on, junkyard } = form.own;
    let chosen = catalogue::bundled_tile_sets().iter().chain(from_file).nth(junkyard);
    let tiles = chosen.map_or(plain.tiles, |listed| Arc::clone(&listed.tiles));
    Setup { energy_to_win: energy, crystal_moves_on, tiles, ..plain }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_has_the_tiles_that_are_chosen() {
        let mut form = Form::default();
        for (number, listed) in catalogue::bundled_tile_sets().iter().enumerate() {
            form.own.junkyard = number;
            assert_eq!(game_setup(&form, None).tiles, listed.tiles);
        }
        form.own.junkyard = catalogue::bundled_tile_sets().len();
        let from_file = &catalogue::bundled_tile_sets()[1];
        assert_eq!(game_setup(&form, Some(from_file)).tiles, from_file.tiles);
    }

    #[test]
    fn the_crystal_moves_on_where_that_is_chosen() {
        let mut form = Form::default();
        assert!(!game_setup(&form, None).crystal_moves_on);
        form.own.crystal_moves_on = true;
        form.replace_seed();
        assert!(game_setup(&form, None).crystal_moves_on);
    }

    #[test]
    fn a_game_can_begin_with_the_form_as_it_is_at_first() {
        let form = Form::default();
        assert_eq!(form.problem(), None);
        assert_eq!(game_setup(&form, None).check(), Ok(()));
    }
}

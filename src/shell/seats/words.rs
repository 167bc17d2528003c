//! Names of kinds of players, and default names of seats.

use super::player::PlayerKind;
use super::seating::{Colour, SeatKind};
use crate::language::{Phrase, phrase};

/// Name of a computer player in a choice of players.
pub fn player_name(player: PlayerKind) -> Phrase {
    match player {
        PlayerKind::Random => phrase!("player-random"),
        PlayerKind::Tidy => phrase!("player-tidy"),
        PlayerKind::Rusty => phrase!("player-easy"),
        PlayerKind::Cog => phrase!("player-normal"),
        PlayerKind::Titan => phrase!("player-hard"),
    }
}

/// Name of the kind of player at a seat.
pub fn seat_kind(kind: SeatKind) -> Phrase {
    match kind {
        SeatKind::Human => phrase!("player-person"),
        SeatKind::Computer(level) => player_name(level),
    }
}

/// Kind of player after this one in the cycle of a person and the three levels of computer player.
pub const fn next_seat_kind(kind: SeatKind) -> SeatKind {
    match kind {
        SeatKind::Human => SeatKind::Computer(PlayerKind::Rusty),
        SeatKind::Computer(PlayerKind::Rusty) => SeatKind::Computer(PlayerKind::Cog),
        SeatKind::Computer(PlayerKind::Cog) => SeatKind::Computer(PlayerKind::Titan),
        SeatKind::Computer(_) => SeatKind::Human,
    }
}

/// Default name of the seat of a colour.
pub const fn default_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Orange => "Mara",
        Colour::Blue => "Ilo",
        Colour::Green => "Rusty",
        Colour::Pink => "Pim",
        Colour::Indigo => "Odd",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::languages;

    #[test]
    fn computer_players_are_called_by_their_levels_and_not_by_names() {
        let names = Colour::ALL.map(default_name).into_iter().chain(PlayerKind::ALL.map(PlayerKind::name));
        let names: Vec<String> = names.filter(|name| *name != "random").map(str::to_lowercase).collect();
        for language in languages::all_languages() {
            for level in PlayerKind::ALL {
                let called = language.tell(&player_name(level)).to_lowercase();
                assert!(names.iter().all(|name| !called.contains(name.as_str())), "{called}");
            }
        }
        let english = [PlayerKind::Rusty, PlayerKind::Cog, PlayerKind::Titan]
            .map(|level| languages::with_tag("en").unwrap().tell(&player_name(level)));
        assert_eq!(english, ["Computer (easy)", "Computer (normal)", "Computer (hard)"]);
    }
}

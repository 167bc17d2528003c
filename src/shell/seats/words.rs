//! Names of kinds of players, and default names of seats.

use super::player::PlayerKind;
use super::seating::{Colour, SeatPlayer};
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

/// Name of a seat's player in a choice of players.
pub fn seat_player(player: SeatPlayer) -> Phrase {
    match player {
        SeatPlayer::Here => phrase!("player-person"),
        SeatPlayer::Elsewhere => phrase!("player-elsewhere"),
        SeatPlayer::Computer(level) => player_name(level),
    }
}

/// Player after this one in the cycle of a person here, a person elsewhere and the three levels of
/// computer player.
pub const fn next_seat_player(player: SeatPlayer) -> SeatPlayer {
    match player {
        SeatPlayer::Here => SeatPlayer::Elsewhere,
        SeatPlayer::Elsewhere => SeatPlayer::Computer(PlayerKind::Rusty),
        SeatPlayer::Computer(PlayerKind::Rusty) => SeatPlayer::Computer(PlayerKind::Cog),
        SeatPlayer::Computer(PlayerKind::Cog) => SeatPlayer::Computer(PlayerKind::Titan),
        SeatPlayer::Computer(_) => SeatPlayer::Here,
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

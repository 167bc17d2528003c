//! Things that are heard, each by the name of its sound and in words, and those of every game.

use bevy::prelude::Message;

use crate::shell::language::{Phrase, phrase};
use crate::shell::seats::SeatId;

/// Something that is heard.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Heard {
    /// Name of its sound: a recipe has it.
    pub sound: &'static str,
    /// The sound in words; `None` for one that needs none.
    pub caption: Option<Phrase>,
    /// Seat that it belongs to, if any.
    pub seat: Option<SeatId>,
    /// Seconds from now, at the usual speed.
    pub after: f32,
}

impl Heard {
    /// A sound with a caption, which is due at once.
    pub const fn captioned(sound: &'static str, caption: Phrase, seat: Option<SeatId>) -> Self {
        Self { sound, caption: Some(caption), seat, after: 0.0 }
    }

    /// The press of a button.
    pub const fn of_press() -> Self {
        Self { sound: "press", caption: None, seat: None, after: 0.0 }
    }

    /// The refusal of something that is not possible.
    pub fn of_refusal() -> Self {
        Self::captioned("refuse", phrase!("caption-refused"), None)
    }

    /// The beginning of a person's turn.
    pub fn of_turn(seat: SeatId) -> Self {
        Self::captioned("your_turn", phrase!("caption-your-turn"), Some(seat))
    }

    /// The end of a turn after which a seat gives the screen to the next player.
    pub fn of_hand_over(seat: SeatId) -> Self {
        Self::captioned("hand_over", phrase!("caption-hand-over"), Some(seat))
    }

    /// The curtain that closes or opens for a seat.
    pub fn of_curtain(seat: SeatId) -> Self {
        Self::captioned("curtain", phrase!("caption-curtain"), Some(seat))
    }

    /// The end of a game, which one seat or several have won.
    pub fn of_end(winner: Option<SeatId>) -> Self {
        Self::captioned("win", phrase!("caption-won"), winner)
    }

    /// The same, due some seconds from now.
    pub fn due_in(self, seconds: f32) -> Self {
        Self { after: seconds, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::sound::player::{GUST, SAMPLE};
    use crate::client::sound::recipe::Recipes;

    #[test]
    fn every_sound_of_all_games_has_a_recipe_and_every_recipe_a_sound() {
        let seat = SeatId(0);
        let heard = [
            Heard::of_press(),
            Heard::of_refusal(),
            Heard::of_turn(seat),
            Heard::of_hand_over(seat),
            Heard::of_curtain(seat),
            Heard::of_end(None),
        ];
        let mut named: Vec<&str> = heard.iter().map(|heard| heard.sound).chain([GUST, SAMPLE]).collect();
        named.sort_unstable();
        assert_eq!(named, Recipes::shared().iter().map(|(name, _)| name).collect::<Vec<_>>());
    }
}

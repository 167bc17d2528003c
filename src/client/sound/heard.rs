//! Messages that play sounds, with captions; constructors for the sounds that all games share.

use bevy::prelude::Message;

use shell::language::{Phrase, phrase};
use shell::seats::SeatId;

/// Message that a sound is to be played.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Heard {
    /// Name of the sound, which is that of its recipe.
    pub sound: &'static str,
    /// Caption: the sound in words; `None` if it needs none.
    pub caption: Option<Phrase>,
    /// Seat that the sound belongs to, if any.
    pub seat: Option<SeatId>,
    /// Delay in seconds, at the usual speed of animations.
    pub after: f32,
}

impl Heard {
    /// Returns a sound with a caption, without delay.
    pub const fn captioned(sound: &'static str, caption: Phrase, seat: Option<SeatId>) -> Self {
        Self { sound, caption: Some(caption), seat, after: 0.0 }
    }

    /// Returns the sound of the press of a button.
    pub const fn of_press() -> Self {
        Self { sound: "press", caption: None, seat: None, after: 0.0 }
    }

    /// Returns the sound of the refusal of something that is not possible.
    pub fn of_refusal() -> Self {
        Self::captioned("refuse", phrase!("caption-refused"), None)
    }

    /// Returns the sound of the choice of a game on the shelf.
    pub fn of_chosen_game() -> Self {
        Self::captioned("chosen_game", phrase!("caption-chosen-game"), None)
    }

    /// Returns the sound of the box of a game that is opened to be played.
    pub fn of_opened_game() -> Self {
        Self::captioned("opened_game", phrase!("caption-opened-game"), None)
    }

    /// Returns the sound of the beginning of a person's turn.
    pub fn of_turn(seat: SeatId) -> Self {
        Self::captioned("your_turn", phrase!("caption-your-turn"), Some(seat))
    }

    /// Returns the sound of the end of a turn after which the screen is passed to the next player.
    pub fn of_hand_over(seat: SeatId) -> Self {
        Self::captioned("hand_over", phrase!("caption-hand-over"), Some(seat))
    }

    /// Returns the sound of the curtain that closes or opens for a seat.
    pub fn of_curtain(seat: SeatId) -> Self {
        Self::captioned("curtain", phrase!("caption-curtain"), Some(seat))
    }

    /// Returns the sound of the end of a game; `None` if several seats have won.
    pub fn of_end(winner: Option<SeatId>) -> Self {
        Self::captioned("win", phrase!("caption-won"), winner)
    }

    /// Returns the same sound with a delay in seconds.
    pub fn due_in(self, seconds: f32) -> Self {
        Self { after: seconds, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::player::{GUST, SAMPLE};
    use crate::sound::recipe::Recipes;

    #[test]
    fn every_sound_of_all_games_has_a_recipe_and_every_recipe_a_sound() {
        let seat = SeatId(0);
        let heard = [
            Heard::of_press(),
            Heard::of_refusal(),
            Heard::of_chosen_game(),
            Heard::of_opened_game(),
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

//! A robot as a picture to share: with its name, its numbers and its game.

use std::sync::Arc;

use super::files::DRAWINGS;
use crate::robot::Abilities;
use client::art::Composed;
use client::art::spelling::Faces;
use client::panels::poster::contents::{Poster, PosterNumber, PosterSubject};
use shell::seats::Colour;

/// Contents of a portrait.
#[derive(Clone, Debug)]
pub struct Portrait {
    /// The robot; `None` once it has exploded.
    pub robot: Option<Composed>,
    /// Name of its player.
    pub name: String,
    /// Colour of its player.
    pub colour: Colour,
    /// That colour as `#rrggbb`.
    pub hue: String,
    /// Power left.
    pub power: u8,
    /// Energy eaten, and energy needed to win.
    pub energy: (u16, u16),
    /// Abilities of the robot.
    pub abilities: Abilities,
    /// Round and other players, in the language of the picture, as a sentence without a full stop.
    pub game: String,
    /// Faces with which the name is written, besides the program's own.
    pub faces: Arc<Faces>,
}

/// Left ends of the columns of figures, in pixels, and the icons before the figures.
const COLUMNS: [f32; 6] = [46.0, 190.0, 420.0, 588.0, 756.0, 924.0];
const ICONS: [&str; 6] = ["power", "energy", "ability_sight", "ability_grip", "ability_bite", "ability_speed"];

impl Portrait {
    /// Returns the picture to share.
    pub fn poster(&self) -> Poster {
        let numbers = COLUMNS.into_iter().zip(ICONS).zip(self.figures());
        let numbers = numbers.map(|((left, icon), number)| PosterNumber { left, icon, number });
        let robot = self.robot.clone().map(|robot| PosterSubject::Figure(Arc::new(robot)));
        Poster {
            drawings: DRAWINGS,
            title: "JUNKYARD BOTS",
            on_stage: robot.unwrap_or(PosterSubject::Drawing("explosion")),
            name: self.name.clone(),
            colour: self.colour,
            hue: self.hue.clone(),
            game: self.game.clone(),
            numbers: numbers.collect(),
            words: Vec::new(),
            faces: Arc::clone(&self.faces),
        }
    }

    /// Figures on the picture, in the order of their icons.
    fn figures(&self) -> [String; ICONS.len()] {
        let Abilities { sight, grip, bite, speed } = self.abilities;
        let (eaten, wanted) = self.energy;
        [
            self.power.to_string(),
            format!("{eaten} / {wanted}"),
            sight.to_string(),
            grip.to_string(),
            bite.to_string(),
            speed.to_string(),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_shows_the_figures_of_a_robot_or_that_it_has_exploded() {
        let portrait = Portrait {
            robot: None,
            name: "Ilo".into(),
            colour: Colour::Blue,
            hue: "#56b4e9".into(),
            power: 4,
            energy: (7, 10),
            abilities: Abilities::default(),
            game: "Round 7".into(),
            faces: Arc::default(),
        };
        let four = portrait.poster().preview().unwrap();
        let three = Portrait { power: 3, ..portrait.clone() };
        assert_ne!(four, three.poster().preview().unwrap());
        let robot = Portrait { robot: Some(Composed::default()), ..portrait };
        assert_ne!(four, robot.poster().preview().unwrap());
    }
}

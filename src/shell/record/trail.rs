//! Trails of games by correspondence: all that their steps were, as text, by which the copies of a
//! game on several computers know one another.

use std::collections::BTreeSet;

use serde::Serialize;

use super::correspondence::{ComputerId, Correspondent};
use super::history::History;
use super::recorded::{Recorded, SetupText, TableText, TakeOver, Texts};
use crate::seats::{Colour, seat_name};
use crate::table::GameSetup;

/// All that was done in a game by correspondence.
#[derive(Clone, Debug)]
pub struct Trail {
    /// Text of the game before its first step, equal only for copies of the same game.
    beginning: String,
    steps: Vec<TrailStep>,
}

/// Step of a trail.
#[derive(Clone, Debug)]
pub struct TrailStep {
    /// Round of the step; 0 before the first one.
    pub round: u16,
    /// Name of the player who acted.
    pub player: String,
    /// Text of the action.
    action: String,
    /// Computer at which it was done, as its copy tells; `None` before that was known, and for
    /// computer players.
    computer: Option<ComputerId>,
}

impl TrailStep {
    /// Whether both are the same step, even if only one of the copies knows where it was done.
    fn is_same_step(&self, other: &Self) -> bool {
        (self.round, &self.player, &self.action) == (other.round, &other.player, &other.action)
    }
}

/// Relation of a copy that arrives to the own copy of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are not the same game.
    OtherGame,
    /// Both have the same steps.
    Same,
    /// The arriving one goes on from the end of the own one.
    Newer,
    /// The own one goes on from the end of the arriving one.
    Older,
    /// After this many equal steps they have gone different ways.
    Parted(usize),
}

impl Trail {
    /// All steps, in order.
    pub fn steps(&self) -> &[TrailStep] {
        &self.steps
    }

    /// Relation of an arriving copy to this one.
    pub fn relation_of(&self, arriving: &Self) -> Relation {
        if self.beginning != arriving.beginning {
            return Relation::OtherGame;
        }
        let equal = self.steps.iter().zip(&arriving.steps).take_while(|(own, other)| own.is_same_step(other)).count();
        match (equal == self.steps.len(), equal == arriving.steps.len()) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Newer,
            (false, true) => Relation::Older,
            (false, false) => Relation::Parted(equal),
        }
    }

    /// Players of steps with which an arriving copy goes on from this one, although it tells that
    /// they were done at the computer `here`, where this one is.
    pub fn players_of_steps_missing_at(&self, here: ComputerId, arriving: &Self) -> BTreeSet<String> {
        let missing = arriving.steps.iter().skip(self.steps.len());
        missing.filter(|step| step.computer == Some(here)).map(|step| step.player.clone()).collect()
    }
}

/// Everything by which a game is the same on all computers.
#[derive(Serialize)]
#[serde(bound = "")]
struct TrailBeginning<'a, G: Recorded> {
    game: &'static str,
    rules: u32,
    colours: Vec<Colour>,
    seed: u64,
    setup: SetupText<G>,
    beginning: Option<TableText<G>>,
    taken_over: &'a [TakeOver],
    first_computer: Option<ComputerId>,
}

impl<G: Recorded> History<G> {
    /// Trail of a game by correspondence; `None` for a game at one computer.
    pub fn trail(&self) -> Option<Trail> {
        if self.correspondence().is_empty() {
            return None;
        }
        let texts = self.texts();
        let beginning = TrailBeginning::<G> {
            game: G::NAME,
            rules: G::RULES,
            colours: self.seats().iter().map(|seat| seat.colour).collect(),
            seed: self.setup().seed(),
            setup: G::Texts::write_setup(self.setup()),
            beginning: self.beginning().map(|beginning| texts.write_table(beginning)),
            taken_over: self.taken_over(),
            first_computer: self.correspondence().first_computer(),
        };
        let correspondence = self.correspondence();
        let steps = self.steps().iter().enumerate().map(|(number, step)| TrailStep {
            round: step.round,
            player: seat_name(self.seats(), step.seat).to_owned(),
            action: self.action_text(&step.action),
            computer: match correspondence.player_at_step(number, step.seat) {
                Some(Correspondent::At(computer)) => Some(computer),
                Some(Correspondent::Anywhere | Correspondent::Computer) | None => None,
            },
        });
        Some(Trail { beginning: ron::to_string(&beginning).unwrap_or_default(), steps: steps.collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: ComputerId = ComputerId(7);

    fn trail(beginning: &str, actions: &str) -> Trail {
        let step = |action: char| TrailStep {
            round: 1,
            player: "Ilo".into(),
            action: action.into(),
            computer: action.is_uppercase().then_some(HERE),
        };
        Trail { beginning: beginning.into(), steps: actions.chars().map(step).collect() }
    }

    #[test]
    fn copies_of_a_game_are_the_same_newer_older_or_have_parted() {
        let own = trail("g", "abc");
        let relation = |beginning: &str, actions: &str| own.relation_of(&trail(beginning, actions));
        assert_eq!(relation("g", "abc"), Relation::Same);
        assert_eq!(relation("g", "abcd"), Relation::Newer);
        assert_eq!(relation("g", "ab"), Relation::Older);
        assert_eq!(relation("g", ""), Relation::Older);
        assert_eq!(relation("g", "abd"), Relation::Parted(2));
        assert_eq!(relation("g", "xbc"), Relation::Parted(0));
        assert_eq!(relation("h", "abc"), Relation::OtherGame);
    }

    #[test]
    fn steps_that_were_done_here_but_are_missing_here_are_found() {
        let own = trail("g", "Ab");
        let missing = |actions: &str, here| own.players_of_steps_missing_at(here, &trail("g", actions));
        assert!(missing("Abcd", HERE).is_empty());
        assert_eq!(missing("AbcD", HERE).into_iter().collect::<Vec<_>>(), ["Ilo"]);
        assert!(missing("AbcD", ComputerId(8)).is_empty());
    }
}

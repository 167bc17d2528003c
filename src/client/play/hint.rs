//! Advice: what Cog would do and why, why a computer player did what it did, and a build ready made.
//!
//! All of it comes from what the seat may know (rule 9.1): a hint never tells more than the screen. What takes longer than a frame
//! is given as work to be done on another thread.

use super::hand::Thing;
use super::playing::Play;
use super::sentences::article;
use crate::action::{Action, Placed};
use crate::client::words;
use crate::game::Game;
use crate::grid::{Placement, Rectangle};
use crate::opponents::reason::{Reason, reason};
use crate::opponents::{Situation, cog};
use crate::parts::tile_set::footprint;
use crate::parts::{GripperKind, PartId, SeatId, Size};
use crate::record::{History, Replay};
use crate::round::LegalActions;
use crate::table::{Setup, Table, View};

/// A piece of advice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What would be done, or was done.
    pub deed: String,
    /// Why.
    pub why: String,
    /// What would be picked up.
    pub thing: Option<Thing>,
    /// Where it would be put, and the cells it would cover.
    pub placement: Option<(Placement, Rectangle)>,
}

/// What has to be known to work something out on another thread: what the seat may know, and what players are called.
struct Known {
    view: View,
    legal: LegalActions,
    setup: Setup,
    names: Vec<String>,
}

impl Known {
    /// What the player whose turn it is knows.
    fn now(table: &Table, play: &Play) -> Option<Self> {
        let view = View::of(table, table.state().turn.as_ref()?.seat);
        let (legal, setup) = (play.choices().clone(), play.history().setup().clone());
        Some(Self { view, legal, setup, names: names(play) })
    }

    fn situation(&self) -> Situation<'_> {
        Situation::new(&self.setup, &self.view, &self.legal)
    }

    fn hint(&self) -> Hint {
        let name = |seat: SeatId| self.names[seat.index()].as_str();
        let situation = &self.situation();
        let action = cog::choose(situation);
        let part_size = |part| situation.view.size(situation.tiles, part);
        let (thing, size, placement) = match action {
            Action::Take { part, placement } => (Some(Thing::Part(part)), part_size(part), Some(placement)),
            Action::TakeBlind { size, placement, .. } => (Some(Thing::Pile(size)), Some(size), Some(placement)),
            Action::Draw(size) => (Some(Thing::Pile(size)), Some(size), None),
            _ => (None, None, None),
        };
        Hint {
            deed: format!("Cog would {}:", deed(situation, &action, name)),
            why: because(reason(situation, &action), name),
            thing,
            placement: placement.zip(size).map(|(at, size)| (at, Rectangle::new(footprint(size), at))),
        }
    }
}

fn names(play: &Play) -> Vec<String> {
    play.seats().iter().map(|seat| seat.name.clone()).collect()
}

/// Works out what Cog would do in the place of the player whose turn it is.
pub fn of(table: &Table, play: &Play) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let known = Known::now(table, play)?;
    Some(move || Some(known.hint()))
}

/// Works out what the builder would build for the player whose turn it is.
pub fn build(table: &Table, play: &Play) -> Option<impl FnOnce() -> Vec<Placed> + Send + use<>> {
    let LegalActions::Build(inventory) = play.choices().clone() else { return None };
    let known = Known::now(table, play)?;
    Some(move || cog::build_for_a_person(&known.situation(), &inventory))
}

/// Works out why the computer player that acted last did so; `None` if none has acted.
pub fn of_last_step(play: &Play) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let steps = play.history().steps();
    let last = steps.iter().rposition(|step| play.players().is_computer(step.seat))? + 1;
    let seat = steps[last - 1].seat;
    let line = play.log().of_step(last).iter().find(|line| line.seat == Some(seat));
    // The log leaves out what the table shows anyway.
    let deed = line.map_or_else(|| format!("{} draws no more", play.seat(seat).name), |line| line.text.clone());
    let why = of_step(play, last)?;
    Some(move || Some(Hint { deed: format!("{deed}:"), why: why()?, thing: None, placement: None }))
}

/// Works out why a computer player did a step of the game, counted from 1; `None` for a person's.
pub fn of_step(play: &Play, number: usize) -> Option<impl FnOnce() -> Option<String> + Send + use<>> {
    let (history, names) = (play.history().clone(), names(play));
    let step = history.steps().get(number.checked_sub(1)?)?.clone();
    if !play.players().is_computer(step.seat) {
        return None;
    }
    Some(move || {
        let why = before(&history, number, step.seat, |situation| {
            // What was seen in secret would show in the odds.
            let is_secret = situation.view.state.secret_look().is_some();
            (!is_secret).then(|| reason(situation, &step.action))
        })?;
        Some(match why {
            Some(why) => because(why, |seat| names[seat.index()].as_str()),
            None => "What it has seen is its secret.".to_owned(),
        })
    })
}

/// The situation of a seat before a step of a history, counted from 1.
fn before<R>(history: &History, number: usize, seat: SeatId, ask: impl FnOnce(&Situation) -> R) -> Option<R> {
    let (mut replay, _) = Replay::new(history).ok()?;
    let mut game = Game::from_snapshot(history.setup(), replay.first()).ok()?;
    replay.go_to(&mut game, number - 1).ok()?;
    let (view, legal) = (game.view(seat), game.legal_actions());
    Some(ask(&Situation::new(history.setup(), &view, &legal)))
}

/// What an action does, as a command.
fn deed<'n>(situation: &Situation, action: &Action, name: impl Fn(SeatId) -> &'n str) -> String {
    let tile = |part: PartId| {
        let tile = situation.view.part(part).and_then(|part| situation.tiles.get(part.tile?));
        tile.map_or_else(|| "it".into(), words::tile)
    };
    match action {
        Action::Build(_) => "build anew (Build for me does it)".into(),
        Action::Draw(size) => format!("draw {}", article(&format!("{size} tile"))),
        Action::StopDrawing => "draw no more".into(),
        Action::KeepDraws => "keep what you have seen".into(),
        Action::Rescan => "put it back and scan again".into(),
        Action::Take { part, .. } => format!("take the {}", tile(*part)),
        Action::TakeBlind { size, by, .. } => format!("take a {size} tile blind, by {}", words::gripper(*by)),
        Action::Attack { target, bombs } => match bombs.as_slice() {
            [one] => format!("throw the {} at {}", tile(*one), name(*target)),
            several => format!("throw {} bombs at {}", several.len(), name(*target)),
        },
        Action::Pass => match situation.legal {
            LegalActions::Attack(_) => "keep the bombs".into(),
            _ => "pass".into(),
        },
        Action::GiveCrystal(seat) => format!("give the crystal to {}", name(*seat)),
    }
}

/// A reason as a sentence.
fn because<'n>(reason: Reason, name: impl Fn(SeatId) -> &'n str) -> String {
    let sentence = match reason {
        Reason::Energy { points, needed } if points >= needed => "all the energy that is still needed".into(),
        Reason::Energy { points, needed } => format!("{points} of the {needed} energy still needed"),
        Reason::Ability { kind, from, to } => {
            format!("{} {from} becomes {to} once it is attached", words::ability(kind))
        }
        Reason::Outruns { speed } => format!("speed {speed} keeps the robot ahead of every bomb in sight"),
        Reason::Pipe => "a pipe adds 1 to what it carries".into(),
        Reason::CouldHit { target, destroys: true, .. } => format!("it could destroy {}", name(target)),
        Reason::CouldHit { target, damage, .. } => format!("it could hit {} for {damage}", name(target)),
        Reason::Denies => "it hurts nobody now, but nobody else can throw it either".into(),
        Reason::Promise { size, energy } => format!("{energy} % of the unseen {size} tiles are energy"),
        Reason::Odds { size, useful, bombs } => {
            format!("{useful} % of the unseen {size} tiles would stay, {bombs} % are bombs")
        }
        Reason::NothingFits => "nothing in sight fits".into(),
        Reason::NotWorth => "what still fits is not worth taking".into(),
        Reason::SeenEnough => "what can't be held would only help the others".into(),
        Reason::Look { good: true } => "another look is likely to bring less".into(),
        Reason::Look { good: false } => "another look is likely to bring more".into(),
        Reason::Hits { target, wins: true, .. } => format!("{} explodes, and nobody has as much energy", name(target)),
        Reason::Hits { target, damage, left, .. } => {
            format!("{damage} damage gets through, {} has {left} power left", name(target))
        }
        Reason::Doomed => "whoever could be hit explodes anyway".into(),
        Reason::AllDodge => "everybody would dodge".into(),
        Reason::NotAhead => "an explosion now could end the game for another to win".into(),
        Reason::Build { from, to, holds } => built(&words::changes(from, to), holds),
        Reason::Crystal { own: true } => "who goes first has the first pick".into(),
        Reason::Crystal { own: false } => "one of the fastest must have it".into(),
    };
    format!("{}.", words::sentence(&sentence))
}

fn built(changes: &[(&str, u16, u16)], holds: Option<(GripperKind, Size)>) -> String {
    let gain = |from: u16, to: u16| i32::from(to) - i32::from(from);
    let mut parts: Vec<String> =
        changes.iter().map(|&(ability, from, to)| format!("{:+} {ability}", gain(from, to))).collect();
    if let Some((by, size)) = holds {
        let things = if by == GripperKind::Mouth { "energy" } else { "parts" };
        parts.push(format!("{size} {things} can be held"));
    }
    if parts.is_empty() { "it would be as strong as before".into() } else { parts.join(", ") }
}

//! Advice: the action of a strong player with its reason, the reason of a computer player's step,
//! and a ready-made build.
//!
//! All of it comes from what the seat may know (rule 9.1): a hint never tells more than the screen.
//! Work that takes longer than a frame is returned as a closure, to be run on another thread.

use crate::action::{Action, BuildPart, JunkyardBots};
use crate::analysis::{Explanation, comparison_of, situation_of, tile_of};
use crate::client::play::building::hand::Thing;
use crate::lessons::Suggestion;
use crate::messages::phrase;
use crate::opponents::justification::{Justification, justify_action};
use crate::opponents::{Situation, cog};
use crate::parts::tile_set::tile_footprint;
use crate::parts::{GripperKind, PartId, Size};
use crate::round::LegalActions;
use crate::sentences::comparison_sentence;
use crate::table::{Setup, Table, View};
use crate::words;
use client::play::Audience;
use client::play::interaction::Interaction;
use client::play::playing::Play;
use shell::grid::Rectangle;
use shell::language::Phrase;
use shell::seats::SeatId;

/// A piece of advice. The place that it marks is a placement with the cells that would be covered.
pub type Hint = client::play::advice::hint::Hint<JunkyardBots>;

/// Shows a hint at the table, and chooses the thing that it is about.
pub fn show_hint(interaction: &mut Interaction<JunkyardBots>, hint: Hint) {
    interaction.own.chosen = hint.thing.or(interaction.own.chosen);
    interaction.hint = Some(hint);
}

/// Input for work on another thread: what the seat may know, and the names of the players.
struct Known {
    view: View,
    legal: LegalActions,
    setup: Setup,
    names: Vec<String>,
}

impl Known {
    /// Returns what the player whose turn it is may know; `None` if it is nobody's turn.
    fn now(table: &Table, play: &Play<JunkyardBots>) -> Option<Self> {
        let view = View::of(table, table.state().active_seat()?);
        let legal = play.choices().clone();
        let setup = play.history().setup().clone();
        Some(Self { view, legal, setup, names: seat_names(play) })
    }

    fn situation(&self) -> Situation<'_> {
        Situation::new(&self.setup, &self.view, &self.legal)
    }

    fn find_hint(&self) -> Hint {
        let name = |seat: SeatId| self.names[seat.index()].as_str();
        let situation = &self.situation();
        let action = cog::advise(situation);
        let why = justification_sentence(justify_action(situation, &action), name);
        self.hint_to_do(&action, why)
    }

    /// Returns the advice to do an action.
    fn hint_to_do(&self, action: &Action, why: Phrase) -> Hint {
        let name = |seat: SeatId| self.names[seat.index()].as_str();
        let situation = &self.situation();
        let part_size = |part| situation.view.size_of_part(situation.tiles, part);
        let (thing, size, placement) = match *action {
            Action::Take { part, placement } => (Some(Thing::Part(part)), part_size(part), Some(placement)),
            Action::TakeBlind { size, placement, .. } => (Some(Thing::Pile(size)), Some(size), Some(placement)),
            Action::Draw(size) => (Some(Thing::Pile(size)), Some(size), None),
            _ => (None, None, None),
        };
        Hint {
            action: advised_action_sentence(situation, action, name),
            reason: why,
            thing,
            to: placement.zip(size).map(|(at, size)| (at, Rectangle::new(tile_footprint(size), at))),
        }
    }
}

fn seat_names(play: &Play<JunkyardBots>) -> Vec<String> {
    play.seats().iter().map(|seat| seat.name.clone()).collect()
}

/// Action that a lesson shows its player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advised {
    /// A build.
    Build(Vec<BuildPart>),
    /// Any other action.
    Hint(Box<Hint>),
}

/// Returns the action that a lesson shows its player, with the reason; `None` where the player can
/// only read on or wait.
pub fn advice_for_suggestion(
    table: &Table,
    play: &Play<JunkyardBots>,
    shown: Suggestion,
    why: Phrase,
) -> Option<Advised> {
    match shown {
        Suggestion::Draft(build) | Suggestion::Act(Action::Build(build)) => Some(Advised::Build(build)),
        Suggestion::Act(action) => {
            let known = Known::now(table, play)?;
            Some(Advised::Hint(Box::new(known.hint_to_do(&action, why))))
        }
        Suggestion::GoOn | Suggestion::Wait => None,
    }
}

/// Returns the work that finds a strong player's action for the player whose turn it is.
pub fn prepare_hint(table: &Table, play: &Play<JunkyardBots>) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let known = Known::now(table, play)?;
    Some(move || Some(known.find_hint()))
}

/// Returns the work that finds the builder's build for the player whose turn it is.
pub fn prepare_build(
    table: &Table,
    play: &Play<JunkyardBots>,
) -> Option<impl FnOnce() -> Vec<BuildPart> + Send + use<>> {
    let LegalActions::Build(inventory) = play.choices().clone() else { return None };
    let known = Known::now(table, play)?;
    Some(move || cog::build_for_a_person(&known.situation(), &inventory))
}

/// Returns the work that finds the reason of the last step of a computer player; `None` if there is
/// none.
pub fn prepare_reason_of_last_step(play: &Play<JunkyardBots>) -> Option<impl FnOnce() -> Option<Hint> + Send + use<>> {
    let steps = play.history().steps();
    let last = steps.iter().rposition(|step| play.players().is_computer(step.seat))? + 1;
    let seat = steps[last - 1].seat;
    let line = play.log().lines_of_step(last, Audience::All).into_iter().find(|line| line.seat == Some(seat));
    // The log leaves out what the table shows anyway.
    let deed = match line {
        Some(line) => phrase!("did", what = &line.text),
        None => phrase!("did-stop", name = &play.seat(seat).name),
    };
    let why = prepare_reason_of_step(play, last)?;
    Some(move || Some(Hint::in_words(deed, why()?)))
}

/// Returns the work that finds the reason of a computer player's step, counted from 1; `None` for a
/// person's. If chances of winning decided, the decision is made again and its chances are told,
/// which takes as long as the move took; anything else is justified by a fact about the position.
pub fn prepare_reason_of_step(
    play: &Play<JunkyardBots>,
    number: usize,
) -> Option<impl FnOnce() -> Option<Phrase> + Send + use<>> {
    let history = play.history().clone();
    let names = seat_names(play);
    let step = history.steps().get(number.checked_sub(1)?)?;
    if !play.players().is_computer(step.seat) {
        return None;
    }
    Some(move || {
        let explanation = Explanation::of_step(&history, number).ok()?;
        let situation = situation_of(&explanation);
        // Tiles that were seen in secret would show in the odds.
        if situation.view.state.secret_look().is_some() {
            return Some(phrase!("why-secret"));
        }
        let name = |seat: SeatId| names[seat.index()].as_str();
        let decision = explanation.decide();
        // Another player who has the seat now may decide otherwise than the one who had it then.
        let compared = comparison_of(&explanation, &decision).filter(|_| decision.action == explanation.recorded);
        Some(match compared {
            Some(compared) => comparison_sentence(&compared, tile_of(&explanation, compared.other), name),
            None => justification_sentence(justify_action(&situation, &explanation.recorded), name),
        })
    })
}

/// Returns the sentence about an action that a strong player would do.
fn advised_action_sentence<'n>(situation: &Situation, action: &Action, name: impl Fn(SeatId) -> &'n str) -> Phrase {
    let tile = |part: PartId| {
        let tile = situation.view.part(part).and_then(|part| situation.tiles.get(part.tile?));
        tile.map_or_else(|| phrase!("tile-unknown"), words::the_tile)
    };
    match action {
        Action::Build(_) => phrase!("would-build"),
        Action::Draw(size) => phrase!("would-draw", size = *size),
        Action::StopDrawing => phrase!("would-stop"),
        Action::KeepDraws => phrase!("would-keep"),
        Action::Rescan => phrase!("would-rescan"),
        Action::Take { part, .. } => phrase!("would-take", tile = tile(*part)),
        Action::TakeBlind { size, by: GripperKind::Claw, .. } => phrase!("would-take-blind-claw", size = *size),
        Action::TakeBlind { size, by: GripperKind::Mouth, .. } => phrase!("would-take-blind-mouth", size = *size),
        Action::Attack { target, bombs } => match bombs.as_slice() {
            [one] => phrase!("would-throw", tile = tile(*one), target = name(*target)),
            several => phrase!("would-throw-several", count = several.len(), target = name(*target)),
        },
        Action::Pass => match situation.legal {
            LegalActions::Attack(_) => phrase!("would-hold"),
            _ => phrase!("would-pass"),
        },
        Action::GiveCrystal(seat) => phrase!("would-give-crystal", name = name(*seat)),
    }
}

/// Returns a justification as a sentence.
fn justification_sentence<'n>(justification: Justification, name: impl Fn(SeatId) -> &'n str) -> Phrase {
    match justification {
        Justification::Energy { points, needed } if points >= needed => phrase!("why-all-energy"),
        Justification::Energy { points, needed } => phrase!("why-energy", points = points, needed = needed),
        Justification::Ability { kind, from, to } => {
            phrase!("why-ability", ability = words::ability_key(kind), from = from, to = to)
        }
        Justification::Outruns { speed } => phrase!("why-outruns", speed = speed),
        Justification::Pipe => phrase!("why-pipe"),
        Justification::CouldHit { target, destroys: true, .. } => phrase!("why-could-destroy", target = name(target)),
        Justification::CouldHit { target, damage, .. } => {
            phrase!("why-could-hit", target = name(target), damage = damage)
        }
        Justification::Denies => phrase!("why-denies"),
        Justification::Promise { size, energy, parts } => {
            phrase!("why-promise", size = size, energy = energy, parts = parts)
        }
        Justification::Odds { size, useful, bombs } => phrase!("why-odds", size = size, useful = useful, bombs = bombs),
        Justification::NothingFits => phrase!("why-nothing-fits"),
        Justification::NotWorth => phrase!("why-not-worth"),
        Justification::SeenEnough => phrase!("why-seen-enough"),
        Justification::Look { good: true } => phrase!("why-good-look"),
        Justification::Look { good: false } => phrase!("why-bad-look"),
        Justification::Hits { target, wins: true, .. } => phrase!("why-wins", target = name(target)),
        Justification::Hits { target, damage, left, .. } => {
            phrase!("why-hits", target = name(target), damage = damage, left = left)
        }
        Justification::Doomed => phrase!("why-doomed"),
        Justification::AllDodge => phrase!("why-all-dodge"),
        Justification::NotAhead => phrase!("why-not-ahead"),
        Justification::Build { from, to, holds } => build_gains_sentence(words::ability_gains(from, to), holds),
        Justification::Crystal { own: true } => phrase!("why-crystal-own"),
        Justification::Crystal { own: false } => phrase!("why-crystal-other"),
    }
}

/// Describes the gains of a build: abilities that change, and what it can hold.
fn build_gains_sentence(gains: impl Iterator<Item = Phrase>, holds: Option<(GripperKind, Size)>) -> Phrase {
    let holds = holds.map(|(by, size)| match by {
        GripperKind::Claw => phrase!("why-holds-parts", size = size),
        GripperKind::Mouth => phrase!("why-holds-energy", size = size),
    });
    Phrase::list(gains.chain(holds))
        .map_or_else(|| phrase!("why-as-before"), |gains| phrase!("why-build", gains = gains))
}

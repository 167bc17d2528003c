//! One sentence that says what to do now, with the keys that do it.

use super::desk::Desk;
use super::playing::Play;
use super::stand::Stand;
use crate::action::Ending;
use crate::client::input::Shortcut;
use crate::parts::{SeatId, Size};
use crate::round::LegalActions;
use crate::table::{Choice, Look, Table};

/// What to do now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// Who is spoken to; `None` when nobody is.
    pub seat: Option<SeatId>,
    /// The part of the sentence that stands out.
    pub strong: String,
    /// The rest.
    pub rest: String,
    /// Keys with what they do, as many as help.
    pub keys: Vec<(&'static [Shortcut], &'static str)>,
}

/// Shortcuts, and what they do now.
type Hinted = (&'static [Shortcut], &'static str);

fn prompt(seat: SeatId, strong: String, rest: impl Into<String>, keys: &[Hinted]) -> Prompt {
    Prompt { seat: Some(seat), strong, rest: rest.into(), keys: keys.to_vec() }
}

/// What to do now.
pub fn now(table: &Table, play: &Play, desk: &Desk) -> Prompt {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    match &desk.stand {
        Stand::Reveal { tiles, up, .. } => match tiles.get(*up) {
            Some((seat, ..)) => prompt(
                *seat,
                format!("{}, turn up one tile.", name(*seat)),
                "It stays in the Junkyard for all.",
                &[(&[Shortcut::Confirm], "turn up")],
            ),
            None => prompt(
                tiles.first().map_or(SeatId(0), |tile| tile.0),
                "All tiles are up.".into(),
                "They are in the Junkyard for all.",
                &[(&[Shortcut::Confirm], "go on")],
            ),
        },
        Stand::HandOver { from } => {
            let to = table.state().turn.as_ref().map_or(*from, |turn| turn.seat);
            let undo: &[Hinted] = if play.can_undo() {
                &[(&[Shortcut::Undo], "undo"), (&[Shortcut::Confirm], "go on")]
            } else {
                &[(&[Shortcut::Confirm], "go on")]
            };
            prompt(to, format!("{} is next:", name(to)), format!("{}'s turn is over.", name(*from)), undo)
        }
        Stand::Think { seat } => prompt(
            *seat,
            format!("{} is thinking.", name(*seat)),
            "A computer player.",
            &[(&[Shortcut::Confirm], "hurry")],
        ),
        Stand::Curtain { seat, .. } => prompt(*seat, format!("Only {} may look.", name(*seat)), "", &[]),
        Stand::Over | Stand::Watch(_) => over(table, play),
        Stand::Play => match &table.state().turn {
            Some(turn) => choice(play, desk, turn.seat, &turn.choice),
            None => over(table, play),
        },
    }
}

fn choice(play: &Play, desk: &Desk, seat: SeatId, choice: &Choice) -> Prompt {
    let name = play.seat(seat).name.as_str();
    const HELD: &[Hinted] = &[(&[Shortcut::Turn], "turn"), (&[Shortcut::Escape], "put back")];
    if desk.hand.is_some() {
        let rest = match choice {
            Choice::Take { .. } => "drop it beside a free claw or mouth.",
            _ => "plug it in where a socket meets.",
        };
        return prompt(seat, "In hand:".into(), rest, HELD);
    }
    match choice {
        Choice::FirstBuild => {
            let parts = desk.bench.as_ref().map_or(0, |bench| bench.inventory().parts.len() + 1);
            let rest = format!("All {} parts must be attached.", number(parts));
            prompt(
                seat,
                format!("{name}, build your first robot."),
                rest,
                &[(&[Shortcut::Turn], "turn"), (&[Shortcut::Undo], "undo")],
            )
        }
        Choice::Rebuild => prompt(
            seat,
            format!("Rebuild as you like, {name}."),
            "Nothing is final until Done.",
            &[(&[Shortcut::Turn], "turn"), (&[Shortcut::Undo], "undo")],
        ),
        Choice::Draw { left, look: Look::Secret(_) } => prompt(
            seat,
            format!("{name}, your look is secret."),
            format!("Draw up to {}, then choose.", points(*left)),
            &[],
        ),
        Choice::Draw { left, .. } => prompt(
            seat,
            format!("{name}, scan the Junkyard:"),
            format!("draw {} or stop.", points_more(*left)),
            &[(&[Shortcut::First, Shortcut::Second, Shortcut::Third], "draw"), (&[Shortcut::Pass], "stop")],
        ),
        Choice::KeepOrRescan { .. } => prompt(
            seat,
            format!("{name}, keep these"),
            "or put them back and scan again.",
            &[(&[Shortcut::Keep], "keep"), (&[Shortcut::Rescan], "again")],
        ),
        Choice::Take { .. } => take(play, seat),
        Choice::Attack { thrown } if thrown.is_empty() => {
            prompt(seat, format!("{name}, pick bombs and a target."), "Thrown bombs are gone, even if they miss.", &[])
        }
        Choice::Attack { .. } => prompt(
            seat,
            format!("{name}, throw again?"),
            "Bombs you keep fall into the Junkyard.",
            &[(&[Shortcut::Pass], "hold")],
        ),
        Choice::GiveCrystal => {
            prompt(seat, format!("{name}, who gets the crystal?"), "Choose one of the fastest.", &[])
        }
    }
}

fn take(play: &Play, seat: SeatId) -> Prompt {
    let name = play.seat(seat).name.as_str();
    let keys: &[Hinted] = &[(&[Shortcut::Pass], "pass")];
    match play.choices() {
        LegalActions::Take(takes) if takes.is_empty() => {
            prompt(seat, format!("{name}, nothing more fits."), "You can only pass.", keys)
        }
        _ => prompt(seat, format!("{name}, take one part:"), "drag it beside a claw or mouth, or pass.", keys),
    }
}

fn over(table: &Table, play: &Play) -> Prompt {
    let Some(outcome) = &table.state().outcome else { return Prompt::default() };
    let names: Vec<&str> = outcome.winners.iter().map(|&seat| play.seat(seat).name.as_str()).collect();
    let strong = match names.as_slice() {
        [] => "The Junkyard wins.".to_owned(),
        [one] => format!("{one} wins!"),
        several => format!("{} share the victory.", several.join(" and ")),
    };
    let rest = match outcome.ending {
        Ending::Energy | Ending::EnergyAndExplosion => "The cruiser beams its robot up.",
        Ending::Explosion => "A robot exploded.",
        Ending::Stalemate => "Nothing is left to find.",
    };
    Prompt {
        seat: outcome.winners.first().copied(),
        strong,
        rest: rest.into(),
        keys: vec![(&[Shortcut::Confirm], "show results")],
    }
}

fn points(left: u16) -> String {
    crate::client::words::counted(left.into(), "point")
}

/// How many points may still be drawn, and in what sizes.
fn points_more(left: u16) -> String {
    let sizes: Vec<String> =
        Size::ALL.iter().filter(|size| u16::from(size.points()) <= left).map(ToString::to_string).collect();
    format!("up to {} ({})", points(left), sizes.join(", "))
}

fn number(count: usize) -> String {
    const WORDS: [&str; 7] = ["no", "one", "two", "three", "four", "five", "six"];
    WORDS.get(count).map_or_else(|| count.to_string(), |word| (*word).to_owned())
}

//! One sentence that says what to do now, with the keys that do it.

use crate::action::{Ending, JunkyardBots};
use crate::client::play::events::shows::JunkyardBotsShow;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::parts::{PartId, Size, TileId};
use crate::round::LegalActions;
use crate::table::{Choice, Look, Table};
use client::input::Shortcut;
use client::play::Audience;
use client::play::interaction::Interaction;
use client::play::log::Line;
use client::play::playing::Play;
use client::play::turn_stage::TurnStage;
use client::table::prompt::{self, KeyEffect, Prompt, prompt_between_turns};
use shell::language::Phrase;
use shell::seats::SeatId;

fn turn_and_done() -> Vec<KeyEffect> {
    vec![(&[shortcuts::TURN], phrase!("keys-turn")), (&[shortcuts::DONE], phrase!("keys-done"))]
}

/// Returns the prompt for the present stage.
pub fn current_prompt(table: &Table, play: &Play<JunkyardBots>, interaction: &Interaction<JunkyardBots>) -> Prompt {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    match &interaction.stage {
        TurnStage::Show { from, show, .. } => prompt_of_show(play, *from, show),
        TurnStage::OnlyAction { seat, .. } => Prompt::momentary(
            Some(*seat),
            phrase!("prompt-nothing-fits", name = name(*seat)),
            phrase!("prompt-passes-by-itself"),
        ),
        TurnStage::Over | TurnStage::Watch(_) => prompt_of_end(table, play),
        TurnStage::Choosing => match &table.state().turn {
            Some(turn) => prompt_of_choice(play, interaction, turn.seat, &turn.choice),
            None => prompt_of_end(table, play),
        },
        other => prompt_between_turns(play, other, table.state().active_seat()).unwrap_or_default(),
    }
}

/// Returns the prompt that names the player whose tile turns up next (5.1), or says that all are
/// up.
fn prompt_of_reveal(play: &Play<JunkyardBots>, tiles: &[(SeatId, PartId, TileId)], up: usize) -> Prompt {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    let Some(&(seat, ..)) = tiles.get(up) else {
        let first = tiles.first().map(|tile| tile.0);
        return Prompt::momentary(first, phrase!("prompt-all-up"), phrase!("prompt-all-up-rest"));
    };
    let strong = phrase!("prompt-reveal", name = name(seat));
    if !play.players().is_here(seat) {
        return Prompt::momentary(
            Some(seat),
            phrase!("prompt-turns-up", name = name(seat)),
            phrase!("prompt-reveal-rest"),
        );
    }
    let next = Prompt::momentary(Some(seat), strong, phrase!("prompt-reveal-rest"));
    Prompt { go_on: Some(phrase!("turn-up")), waits: true, ..next }
}

/// Returns the prompt about the thing that is shown: the step's line of the log, or what is
/// happening.
fn prompt_of_show(play: &Play<JunkyardBots>, from: SeatId, show: &JunkyardBotsShow) -> Prompt {
    let name = |seat: SeatId| play.seat(seat).name.as_str();
    match show {
        JunkyardBotsShow::Reveal { tiles, up } => prompt_of_reveal(play, tiles, *up),
        JunkyardBotsShow::Flight { target, .. } => Prompt::momentary(
            Some(from),
            phrase!("prompt-thrown", name = name(from)),
            phrase!("prompt-thrown-rest", target = name(*target)),
        ),
        JunkyardBotsShow::BlindUp { .. } => {
            Prompt::momentary(None, phrase!("prompt-blind-up"), phrase!("prompt-blind-up-rest"))
        }
        JunkyardBotsShow::Drawn(_) | JunkyardBotsShow::ComputerStep { .. } | JunkyardBotsShow::Thrown { .. } => {
            let lines = play.log().lines_of_step(play.history().steps().len(), Audience::All);
            let is_deed = |line: &&Line| line.seat == Some(from) && !line.is_caption;
            let deed = match lines.into_iter().find(is_deed) {
                // The reason of a computer player follows.
                Some(line) if play.players().is_computer(from) => phrase!("did", what = &line.text),
                Some(line) => line.text.clone(),
                None => phrase!("did-stop", name = name(from)),
            };
            Prompt::momentary(Some(from), deed, Phrase::default())
        }
        JunkyardBotsShow::Judged => Prompt::default(),
    }
}

fn prompt_of_choice(
    play: &Play<JunkyardBots>,
    interaction: &Interaction<JunkyardBots>,
    seat: SeatId,
    choice: &Choice,
) -> Prompt {
    let name = play.seat(seat).name.as_str();
    if interaction.own.hand.is_some() {
        return prompt_with_hand(seat, choice);
    }
    match choice {
        Choice::FirstBuild => {
            let parts = interaction.own.bench.as_ref().map_or(0, |bench| bench.inventory().parts.len() + 1);
            let rest = phrase!("prompt-first-build-rest", count = parts);
            Prompt::for_seat(seat, phrase!("prompt-first-build", name = name), rest, turn_and_done())
        }
        Choice::Rebuild => Prompt::for_seat(
            seat,
            phrase!("prompt-rebuild", name = name),
            phrase!("prompt-rebuild-rest"),
            turn_and_done(),
        ),
        Choice::Draw { left, look: Look::Secret(_) } => Prompt::for_seat(
            seat,
            phrase!("prompt-secret", name = name),
            phrase!("prompt-secret-rest", count = *left),
            Vec::new(),
        ),
        Choice::Draw { left, .. } => Prompt::for_seat(
            seat,
            phrase!("prompt-scan", name = name),
            draw_up_to(*left),
            vec![
                (&[shortcuts::FIRST, shortcuts::SECOND, shortcuts::THIRD], phrase!("keys-draw")),
                (&[shortcuts::PASS], phrase!("keys-stop")),
            ],
        ),
        Choice::KeepOrRescan { .. } => Prompt::for_seat(
            seat,
            phrase!("prompt-keep", name = name),
            phrase!("prompt-keep-rest"),
            vec![(&[shortcuts::KEEP], phrase!("keys-keep")), (&[shortcuts::RESCAN], phrase!("keys-again"))],
        ),
        Choice::Take { .. } => prompt_of_take(play, seat),
        Choice::Attack { thrown } if thrown.is_empty() => {
            Prompt::for_seat(seat, phrase!("prompt-attack", name = name), phrase!("prompt-attack-rest"), Vec::new())
        }
        Choice::Attack { .. } => Prompt::for_seat(
            seat,
            phrase!("prompt-attack-again", name = name),
            phrase!("prompt-attack-again-rest"),
            vec![(&[shortcuts::PASS], phrase!("keys-hold"))],
        ),
        Choice::GiveCrystal => {
            let moves_on = play.history().setup().crystal_moves_on;
            let rest = if moves_on { phrase!("prompt-crystal-moves-on") } else { phrase!("prompt-crystal-rest") };
            Prompt::for_seat(seat, phrase!("prompt-crystal", name = name), rest, Vec::new())
        }
    }
}

/// Returns the prompt while something is in hand.
fn prompt_with_hand(seat: SeatId, choice: &Choice) -> Prompt {
    let rest = match choice {
        Choice::Take { .. } => phrase!("prompt-in-hand-take"),
        _ => phrase!("prompt-in-hand-build"),
    };
    let keys =
        vec![(&[shortcuts::TURN][..], phrase!("keys-turn")), (&[Shortcut::ESCAPE][..], phrase!("keys-put-back"))];
    Prompt::for_seat(seat, phrase!("prompt-in-hand"), rest, keys)
}

fn prompt_of_take(play: &Play<JunkyardBots>, seat: SeatId) -> Prompt {
    let name = play.seat(seat).name.as_str();
    let keys = vec![(&[shortcuts::PASS][..], phrase!("keys-pass"))];
    match play.choices() {
        LegalActions::Take(takes) if takes.is_empty() => Prompt::for_seat(
            seat,
            phrase!("prompt-nothing-fits", name = name),
            phrase!("prompt-nothing-fits-rest"),
            keys,
        ),
        _ => Prompt::for_seat(seat, phrase!("prompt-take", name = name), phrase!("prompt-take-rest"), keys),
    }
}

fn prompt_of_end(table: &Table, play: &Play<JunkyardBots>) -> Prompt {
    let Some(outcome) = &table.state().outcome else { return Prompt::default() };
    let ending = match outcome.ending {
        Ending::Energy | Ending::EnergyAndExplosion => phrase!("prompt-over-energy"),
        Ending::Explosion => phrase!("prompt-over-explosion"),
        Ending::Stalemate => phrase!("prompt-over-stalemate"),
    };
    prompt::prompt_of_end(play, &outcome.winners, phrase!("prompt-nobody-wins"), ending)
}

/// Names the points that may still be drawn, and the largest size that they allow.
fn draw_up_to(left: u16) -> Phrase {
    let fits = Size::ALL.into_iter().filter(|size| u16::from(size.points()) <= left).max();
    phrase!("prompt-scan-rest", count = left, largest = fits.unwrap_or(Size::Small))
}

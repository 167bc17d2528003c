//! The audience of the screen by the stage of the turn, the secrets that the choice needs and the
//! players, as tables.

use client::play::Players;
use client::play::secrets::audience::Audience;
use client::play::secrets::audience::Audience::{All, Everything, Only};
use client::play::secrets::screen_audience::audience_at;
use client::play::turn_stage::{Shown, TurnStage};
use junkyard_bots::action::{Action, JunkyardBots};
use junkyard_bots::client::play::JunkyardBotsShow;
use shell::seats::seating::default_seats;
use shell::seats::{PlayerKind, SeatId, SeatKind};

type Stage = TurnStage<JunkyardBots>;

const FIRST: SeatId = SeatId(0);
const SECOND: SeatId = SeatId(1);

/// A game at a stage, and the audience of its screen.
struct Row {
    game: &'static str,
    /// A letter for each seat, `p` for a person and `c` for a computer player.
    players: &'static str,
    stage: Stage,
    secret: Option<SeatId>,
    audience: Audience,
}

/// The stage of a curtain that closes before or after secrets.
const fn curtain(seat: SeatId, over: bool) -> Stage {
    Stage::Curtain { seat, over, then: Vec::new() }
}

/// The stage of a player who can do nothing but pass.
const fn only_action(seat: SeatId) -> Stage {
    Stage::OnlyAction { seat, action: Action::Pass }
}

/// The stage of a watched game that is over, or still goes on.
const fn watched(is_open: bool) -> Stage {
    Stage::Watch(Shown { seat: FIRST, round: 1, is_open })
}

/// The players of some seats, each by its letter.
fn players_of(letters: &str) -> Players {
    let mut seats = default_seats(letters.len() as u8, SeatKind::Human);
    for (seat, letter) in seats.iter_mut().zip(letters.chars()) {
        if letter == 'c' {
            seat.kind = SeatKind::Computer(PlayerKind::Rusty);
        }
    }
    Players::of(&seats)
}

#[track_caller]
fn check(rows: impl IntoIterator<Item = Row>) {
    for Row { game, players, stage, secret, audience } in rows {
        let found = audience_at(&stage, secret, players_of(players));
        assert_eq!(found, audience, "{game}: {players} at {stage:?}, secret: {secret:?}");
    }
}

/// A row of the table.
const fn row(
    game: &'static str,
    players: &'static str,
    stage: Stage,
    secret: Option<SeatId>,
    audience: Audience,
) -> Row {
    Row { game, players, stage, secret, audience }
}

#[test]
fn people_who_share_the_screen_see_the_secrets_that_the_choice_needs() {
    check([
        // Secret looks of a player among others.
        row("looks: nobody looks", "pp", Stage::Choosing, None, All),
        row("looks: one looks", "pp", Stage::Choosing, Some(FIRST), Only(FIRST)),
        row("looks: the other looks", "pp", Stage::Choosing, Some(SECOND), Only(SECOND)),
        row("looks: with a computer between", "pcp", Stage::Choosing, Some(SeatId(2)), Only(SeatId(2))),
        row("looks: a computer looks", "pcp", Stage::Choosing, Some(SECOND), All),
        // Hidden hands: the awaited player's cards are on the screen.
        row("hands: one is awaited", "ppp", Stage::Choosing, Some(SECOND), Only(SECOND)),
        row("hands: one can do only one thing", "ppp", only_action(SECOND), Some(SECOND), Only(SECOND)),
        row("hands: a computer is awaited", "pcp", Stage::Thinking { seat: SECOND }, Some(SECOND), All),
        // Everything lies open, in a game of five.
        row("no secrets: one chooses", "ppppp", Stage::Choosing, None, All),
        row("no secrets: one can do only one thing", "ppppp", only_action(FIRST), None, All),
        // Teams see their own things in their turn; a deal shows them to nobody, although one
        // of the teams has to choose.
        row("teams: one is on turn", "pp", Stage::Choosing, Some(SECOND), Only(SECOND)),
        row("teams: a deal", "pp", Stage::Choosing, None, All),
    ]);
}

#[test]
fn people_who_share_the_screen_see_no_secrets_while_nobody_chooses() {
    let show = Stage::Show { from: FIRST, show: JunkyardBotsShow::Drawn(Vec::new()), then: Vec::new() };
    let stages = [
        curtain(FIRST, false),
        curtain(FIRST, true),
        Stage::HandOver { from: SECOND },
        Stage::UndoTime { from: FIRST },
        Stage::Thinking { seat: SECOND },
        show,
        watched(false),
    ];
    check(stages.into_iter().flat_map(|stage| {
        let of = |players| row("a secret waits", players, stage.clone(), Some(FIRST), All);
        ["pp", "pcp", "ppp"].map(of)
    }));
}

#[test]
fn a_single_person_sees_the_own_secrets_at_every_stage_and_no_others() {
    let stages = [Stage::Choosing, Stage::Thinking { seat: FIRST }, Stage::UndoTime { from: SECOND }, watched(false)];
    check(stages.into_iter().flat_map(|stage| {
        let of = |secret| row("one person", "cpc", stage.clone(), secret, Only(SECOND));
        [None, Some(FIRST), Some(SECOND)].map(of)
    }));
}

#[test]
fn a_game_without_people_shows_no_secrets_before_its_end() {
    check([
        row("computers alone", "ccc", Stage::Thinking { seat: FIRST }, Some(FIRST), All),
        row("computers alone: watched", "ccc", watched(false), Some(FIRST), All),
    ]);
}

#[test]
fn everything_is_shown_of_a_game_that_is_over() {
    check(["pp", "pcp", "pcc", "ccc"].into_iter().flat_map(|players| {
        let of = |stage| row("over", players, stage, None, Everything);
        [Stage::Over, watched(true)].map(of)
    }));
}

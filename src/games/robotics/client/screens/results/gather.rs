//! Contents of the victory screen: the winners and their goal, orders and credits, and the robots
//! that were sold.

use bevy::prelude::*;

use super::award_facts::{awards_of_game, remark_about_trades};
use super::finished_game::{CountedChronicle, SeatCounts, SoldRobot, find_sold_robots, replay_with_counts};
use super::line_up::line_up_scene;
use super::ranks::{SeatResult, rank_seats};
use super::summary::summary_of_game;
use crate::action::Outcome;
use crate::client::art::robot::{picture_of_parts, picture_of_robot};
use crate::client::play::Play;
use crate::messages::phrase;
use crate::parts::Credits;
use crate::sentences::standing::ending_reason;
use crate::table::{PlayState, Table, TableParam};
use crate::words;
use client::app::screen::Screen;
use client::art::Picture;
use client::panels::figures::{Figures, Plot, number_in_digits, values_of_seats};
use client::panels::standings::{Banner, Standings, StandingsRow};
use client::screens::game_shelf::games::GameShelf;
use client::screens::victory::Results;
use client::settings::Settings;
use shell::language::Phrase;
use shell::seats::Seat;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Victory),
        gather_results.run_if(resource_exists::<Play>).run_if(resource_exists::<PlayState>),
    );
}

/// Gathers the results, replaying the game once. A history that can't be replayed yields an empty
/// chronicle.
fn gather_results(
    table: TableParam,
    play: Res<Play>,
    settings: Res<Settings>,
    shelf: Res<GameShelf>,
    mut commands: Commands,
) {
    let table = table.table();
    let Some(outcome) = table.state().outcome() else { return };
    let chronicle = replay_with_counts(play.history()).unwrap_or_default();
    let sold = find_sold_robots(&chronicle);
    let results = rank_seats(&table, &sold);
    commands.insert_resource(Results {
        turn: play.changes,
        banner: winners_banner(&table, &play, outcome, &results),
        scene: line_up_scene(&play, &results, &sold),
        standings: seat_standings(&table, &play, outcome, &results, &sold),
        awards: awards_of_game(&play, &sold),
        preview: None,
        save_picture: None,
        figures: game_figures(&table, &play, &chronicle),
        new_game: shelf.first_screen(),
        new_game_icon: "phase_sell",
        added: None,
        summary: summary_of_game(&table, play.history(), &results, settings.language()),
    });
}

/// Plate with the winners, and the reason why the game has ended (section 14).
fn winners_banner(table: &Table, play: &Play, outcome: Outcome, results: &[SeatResult]) -> Banner {
    let winners: Vec<&Seat> = results.iter().filter(|result| result.won).map(|result| play.seat(result.seat)).collect();
    let ending = phrase!("as-title", name = ending_reason(outcome.ending, table.setup()));
    let text = phrase!("victory-ending", ending = ending, round = table.state().round);
    Banner::of_winners(&winners, Phrase::default(), text)
}

fn seat_standings(
    table: &Table,
    play: &Play,
    outcome: Outcome,
    results: &[SeatResult],
    sold: &[SoldRobot],
) -> Standings {
    let number = |value: usize| Phrase::words(value.to_string());
    let row = |result: &SeatResult| {
        let seat = play.seat(result.seat);
        StandingsRow {
            seat: result.seat,
            name: seat.name.clone(),
            colour: seat.colour,
            won: result.won,
            picture: picture_of_seat(table, result, sold),
            text: if result.won {
                phrase!("as-title", name = ending_reason(outcome.ending, table.setup()))
            } else {
                distance_words(table, result)
            },
            values: [number(result.orders), words::amount_words(result.credits), number(result.parts)],
            portrait: None,
        }
    };
    let columns = [
        phrase!("robotics-standings-orders"),
        phrase!("robotics-standings-credits"),
        phrase!("robotics-standings-parts"),
    ];
    Standings { columns, rows: results.iter().map(row).collect() }
}

/// Picture of a seat: the last robot that it sold, or else the one that it was building.
fn picture_of_seat(table: &Table, result: &SeatResult, sold: &[SoldRobot]) -> Picture {
    let last = sold.iter().rev().find(|robot| robot.seat == result.seat);
    let last = last.and_then(|robot| picture_of_parts(table.data(), robot.parts.iter().copied()));
    let building = || picture_of_robot(table.workshop(result.seat).robot);
    last.or_else(building).unwrap_or(Picture::Drawing("torso"))
}

/// Words about how far a seat was from both goals (14.1).
fn distance_words(table: &Table, result: &SeatResult) -> Phrase {
    let setup = table.setup();
    let orders = usize::from(setup.orders_to_win).saturating_sub(result.orders);
    let credits = setup.credits_to_win.saturating_sub(result.credits);
    if orders == 0 || credits == 0 {
        return phrase!("robotics-standings-reached");
    }
    phrase!("robotics-standings-short", orders = orders, credits = words::credits_words(credits))
}

/// Returns credits and sold orders round by round. The scales end at the goals, or at the most that
/// a seat had if that is more.
fn game_figures(table: &Table, play: &Play, chronicle: &CountedChronicle) -> Figures {
    let amount = |credits: Credits| u16::try_from(credits).unwrap_or(u16::MAX);
    let values = |value: fn(&SeatCounts) -> u16| {
        let of_note = |note: &Vec<SeatCounts>, seat: usize| note.get(seat).map_or(0, value);
        values_of_seats(chronicle, play.seats().len(), of_note)
    };
    let plot = |name: Phrase, icon: &'static str, goal: u16, values: Vec<Vec<u16>>| {
        let most = values.iter().flatten().copied().fold(goal, u16::max);
        Plot { name, icon, most, in_words: number_in_digits, values }
    };
    let credits = values(|counts| u16::try_from(counts.credits).unwrap_or(u16::MAX));
    Figures {
        colours: play.seats().iter().map(|seat| seat.colour).collect(),
        rounds: chronicle.round_ends().map(|end| end.round).collect(),
        upper: Plot {
            in_words: |credits| words::amount_words(credits.into()),
            ..plot(phrase!("robotics-figures-credits"), "credit", amount(table.setup().credits_to_win), credits)
        },
        lower: plot(
            phrase!("robotics-figures-orders"),
            "phase_sell",
            table.setup().orders_to_win.into(),
            values(|counts| counts.orders),
        ),
        remarks: remark_about_trades(play, chronicle).into_iter().collect(),
    }
}

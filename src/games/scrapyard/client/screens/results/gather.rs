//! Contents of the victory screen: the winner and how it ended, dents, wrecks and awards.

use bevy::prelude::*;

use super::award_facts::awards_of_game;
use super::blows::find_blows;
use super::figure_facts::game_figures;
use super::finished_game::replay_battle;
use super::podium::podium_scene;
use super::portrait::{RankedSeats, ask_for_portrait, portrait_of, portrait_preview};
use super::ranks::{SeatResult, rank_seats};
use super::summary::summary_of_game;
use crate::action::{DentCause, Wreck};
use crate::client::art::robot::RobotFigure;
use crate::client::play::Play;
use crate::messages::phrase;
use crate::sentences::standing::ending_reason;
use crate::table::{PlayState, Table, TableParam};
use client::app::screen::Screen;
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
    if table.state().outcome().is_none() {
        return;
    }
    let chronicle = replay_battle(play.history()).unwrap_or_default();
    let entries = chronicle.entries().iter();
    let blows = find_blows(entries.flat_map(|entry| entry.events.iter().map(|event| (entry.round, event))));
    let results = rank_seats(&table, &blows);
    commands.insert_resource(Results {
        turn: play.changes,
        banner: winner_banner(&table, &play, &results),
        scene: podium_scene(&table, &play, &results),
        standings: seat_standings(&table, &play, &results),
        awards: awards_of_game(&play, &blows),
        preview: results.first().map(|first| portrait_preview(&play, first.seat)),
        save_picture: Some(ask_for_portrait),
        figures: game_figures(&play, &chronicle, &blows),
        new_game: shelf.first_screen(),
        new_game_icon: "phase_clash",
        added: None,
        summary: summary_of_game(&table, play.history(), &results, settings.language()),
    });
    commands.insert_resource(RankedSeats(results));
}

/// Plate with the winner, and the reason why the game has ended (10.3).
fn winner_banner(table: &Table, play: &Play, results: &[SeatResult]) -> Banner {
    let winners: Vec<&Seat> = results.iter().filter(|result| result.won).map(|result| play.seat(result.seat)).collect();
    let text = phrase!("victory-ending", ending = reason_in_words(table), round = table.state().round);
    Banner::of_winners(&winners, Phrase::default(), text)
}

/// Reason for the ending, as a sentence of its own.
fn reason_in_words(table: &Table) -> Phrase {
    phrase!("as-title", name = ending_reason(table.state().wrecks.last().map(|wreck| wreck.cause)))
}

fn seat_standings(table: &Table, play: &Play, results: &[SeatResult]) -> Standings {
    let row = |result: &SeatResult| {
        let seat = play.seat(result.seat);
        StandingsRow {
            seat: result.seat,
            name: seat.name.clone(),
            colour: seat.colour,
            won: result.won,
            picture: RobotFigure::of(&table.robot(result.seat), table.data(), seat.colour).picture(),
            text: result.wreck.map_or_else(|| reason_in_words(table), |wreck| wreck_in_words(play, &wreck)),
            values: [result.left.to_string(), result.given.to_string(), result.wrecked.to_string()].map(Phrase::words),
            portrait: Some(portrait_of(seat)),
        }
    };
    let columns = [
        phrase!("scrapyard-standings-left"),
        phrase!("scrapyard-standings-given"),
        phrase!("scrapyard-standings-wrecked"),
    ];
    Standings { columns, rows: results.iter().map(row).collect() }
}

/// Words about the wreck of a robot: by whom or what, and when.
fn wreck_in_words(play: &Play, wreck: &Wreck) -> Phrase {
    let round = wreck.round;
    match (wreck.cause, wreck.by) {
        (DentCause::Crusher, _) => phrase!("scrapyard-standings-by-crusher", round = round),
        (DentCause::Frailty, _) | (_, None) => phrase!("scrapyard-standings-frail", round = round),
        (DentCause::Spikes, Some(by)) => {
            phrase!("scrapyard-standings-by-spikes", name = &play.seat(by).name, round = round)
        }
        (DentCause::Crash, Some(by)) => {
            phrase!("scrapyard-standings-by-crash", name = &play.seat(by).name, round = round)
        }
        (DentCause::Card | DentCause::Ability | DentCause::Attack, Some(by)) => {
            phrase!("scrapyard-standings-by", name = &play.seat(by).name, round = round)
        }
    }
}

//! The longest game that rule 8.3 lets happen has to fit below the cap on saved games.

use junkyard_bots::action::Action;
use junkyard_bots::game::JunkyardBotsTable;
use junkyard_bots::parts::{PartId, TileKind};
use junkyard_bots::record::{Proof, RecordedGame, load_game};
use junkyard_bots::round::{LegalActions, Takes};
use shell::record::MOST_SAVE_BYTES;
use shell::seats::{PlayerKind, SeatId};

use crate::play::{RecordedSelfplay, noon};

/// Returns the action of a player who wants the game to last: it takes robot parts that are
/// face-up, and uses something up only when the game would end in stalemate otherwise.
fn dawdle(play: &mut RecordedSelfplay) -> Option<Action> {
    let turn = play.record.game().state().turn.clone()?;
    let state = play.record.game().state();
    let must = state.quiet_rounds == 4 && !state.used_up;
    Some(match play.record.legal_actions() {
        LegalActions::Build(_) => return play.choose(),
        LegalActions::Draw(sizes) if must => Action::Draw(sizes[0]),
        LegalActions::Draw(_) => Action::StopDrawing,
        LegalActions::KeepOrRescan => Action::KeepDraws,
        LegalActions::Take(takes) => take(&mut play.record, turn.seat, &takes, must),
        LegalActions::Attack(attacks) if must && !attacks.is_empty() => {
            let target = attacks.targets()[0];
            Action::Attack { target, bombs: vec![attacks.bombs()[0]] }
        }
        LegalActions::GiveCrystal(tied) => Action::GiveCrystal(tied[0]),
        _ => Action::Pass,
    })
}

fn take(record: &mut RecordedGame, seat: SeatId, takes: &Takes, must: bool) -> Action {
    let view = record.view(seat);
    let tiles = &record.history().setup().tiles;
    let eaten = view.energy_eaten_or_held(tiles)[seat.index()];
    let wanted = |part: PartId| {
        let tile = view.part(part).and_then(|part| part.tile).and_then(|tile| tiles.get(tile));
        tile.is_some_and(|tile| match tile.kind() {
            TileKind::Energy => must && eaten + u16::from(tile.points()) < 10,
            TileKind::Bomb => false,
            _ => true,
        })
    };
    let best = takes.parts().find(|&(part, ..)| wanted(part));
    best.map_or(Action::Pass, |(part, by, size)| Action::Take { part, placement: takes.places(by, size)[0] })
}

#[test]
fn the_longest_game_fits_below_the_cap() {
    let mut play = RecordedSelfplay::new(4, 1, PlayerKind::Tidy);
    while let Some(action) = dawdle(&mut play) {
        play.record.act(action).unwrap();
    }
    let rounds = play.record.game().state().round;
    let text = play.record.saved_text(noon());
    println!("{rounds} rounds, {} actions, {} bytes", play.record.history().steps().len(), text.len());
    assert!(rounds > 150, "{rounds} rounds");
    if let Some(path) = std::env::var_os("KEEP_LONGEST") {
        std::fs::write(path, &text).unwrap();
    }
    let start = std::time::Instant::now();
    assert_eq!(load_game(text.as_bytes()).unwrap().proof, Proof::Proved);
    println!("loaded in {:?}", start.elapsed());
    assert!(text.len() < MOST_SAVE_BYTES / 2);
}

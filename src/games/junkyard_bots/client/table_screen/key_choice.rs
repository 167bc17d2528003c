//! Choice among the things of the table by the keyboard.

use crate::action::Action;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{Command, JunkyardBotsCommand};
use crate::client::scene::contents::Scene;
use crate::client::tray::taking::Taking;
use crate::parts::{PartId, PartSet, Size};
use crate::round::LegalActions;

/// Picks up the chosen thing, or adds the chosen bomb to the throw or removes it.
pub(crate) fn confirm_choice(scene: &mut Scene) {
    let Some(thing) = scene.interaction.own.chosen else {
        if choosable_things(scene).first().is_some_and(|&first| Taking::is_open(scene, first) != Some(false)) {
            choose_next(scene, 1);
        }
        return;
    };
    match (scene.play.choices(), thing) {
        (LegalActions::Attack(_), Thing::Part(bomb)) => scene.send_command(JunkyardBotsCommand::Bomb(bomb)),
        (LegalActions::Draw(_), Thing::Pile(size)) => scene.send_command(Command::Do(Action::Draw(size))),
        // The inspector shows already why the thing can't be taken.
        _ if Taking::is_open(scene, thing) == Some(false) => {}
        _ => scene.send_command(JunkyardBotsCommand::PickUp(thing, How::Keys)),
    }
}

/// Chooses the next thing, or the one before if `step` is negative.
pub(crate) fn choose_next(scene: &mut Scene, step: i16) {
    let things = choosable_things(scene);
    if things.is_empty() || step == 0 {
        return;
    }
    let at = scene.interaction.own.chosen.and_then(|chosen| things.iter().position(|&thing| thing == chosen));
    let count = things.len();
    let next = match (at, step > 0) {
        (None, true) => 0,
        (None, false) => count - 1,
        (Some(at), true) => (at + 1) % count,
        (Some(at), false) => (at + count - 1) % count,
    };
    scene.send_command(JunkyardBotsCommand::Choose(Some(things[next])));
}

/// Returns the things that can be chosen now, in the order in which they are drawn.
fn choosable_things(scene: &Scene) -> Vec<Thing> {
    let turn = scene.table.state().active_seat();
    match scene.play.choices() {
        LegalActions::Build(_) => scene.interaction.own.bench.as_ref().map_or_else(Vec::new, |bench| {
            bench.shelf().chain(bench.placed().iter().map(|placed| placed.part)).map(Thing::Part).collect()
        }),
        LegalActions::Draw(sizes) => sizes.iter().copied().map(Thing::Pile).collect(),
        LegalActions::Take(takes) => {
            let scanned = turn.map(|seat| scene.table.junkyard().scanned(seat));
            let mut parts: Vec<PartId> = scanned.into_iter().flat_map(PartSet::iter).collect();
            parts.extend(Size::ALL.into_iter().flat_map(|size| scene.face_up(size)).map(|part| part.id));
            let fits: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
            let (open, closed): (Vec<PartId>, Vec<PartId>) = parts.into_iter().partition(|part| fits.contains(part));
            let is_blind = |size: &Size| takes.blind().any(|(_, open)| open == *size);
            let (blind, not_blind): (Vec<Size>, Vec<Size>) = Size::ALL.into_iter().partition(is_blind);
            // Things that can't be taken come last, one of each tile, so that their reasons can be
            // read.
            let mut tiles: Vec<_> =
                closed.into_iter().map(|part| (scene.table.part(part).and_then(|part| part.tile), part)).collect();
            tiles.dedup_by_key(|(tile, _)| *tile);
            let closed = tiles.into_iter().map(|(_, part)| Thing::Part(part));
            let piles = [blind, not_blind].map(|sizes| sizes.into_iter().map(Thing::Pile));
            let [blind, not_blind] = piles;
            open.into_iter().map(Thing::Part).chain(blind).chain(closed).chain(not_blind).collect()
        }
        LegalActions::Attack(attacks) => attacks.bombs().iter().copied().map(Thing::Part).collect(),
        LegalActions::KeepOrRescan | LegalActions::GiveCrystal(_) | LegalActions::Over => Vec::new(),
    }
}

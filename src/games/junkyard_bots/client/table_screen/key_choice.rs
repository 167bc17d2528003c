//! Choice among the things of the table by the keyboard.

use crate::action::Action;
use crate::client::play::building::hand::{How, Thing};
use crate::client::play::{Command, JunkyardBotsCommand};
use crate::client::scene::contents::Scene;
use crate::client::tray::stacks::stacks_of_size;
use crate::client::tray::taking::Taking;
use crate::parts::{PartId, PartSet, Size, Tile};
use crate::round::LegalActions;
use client::table::keys::next_in_ring;

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
    let tile = |thing| match thing {
        Thing::Part(part) => scene.table.tile(part).map(Tile::id),
        Thing::Pile(_) => None,
    };
    let is_like = |thing, chosen| tile(thing).is_some() && tile(thing) == tile(chosen);
    let place_of = |chosen| {
        let itself = things.iter().position(|&thing| thing == chosen);
        itself.or_else(|| things.iter().position(|&thing| is_like(thing, chosen)))
    };
    let at = scene.interaction.own.chosen.and_then(place_of);
    if let Some(next) = next_in_ring(at, things.len(), step) {
        scene.send_command(JunkyardBotsCommand::Choose(Some(things[next])));
    }
}

/// Returns the things that can be chosen now, in the order in which they are drawn; of the parts of
/// a stack, one of each tile.
fn choosable_things(scene: &Scene) -> Vec<Thing> {
    let turn = scene.table.state().active_seat();
    match scene.play.choices() {
        LegalActions::Build(_) => scene.interaction.own.bench.as_ref().map_or_else(Vec::new, |bench| {
            bench.shelf().chain(bench.placed().iter().map(|placed| placed.part)).map(Thing::Part).collect()
        }),
        LegalActions::Draw(sizes) => sizes.iter().copied().map(Thing::Pile).collect(),
        LegalActions::Take(takes) => {
            let scanned = turn.map(|seat| scene.table.junkyard().scanned(seat));
            let stacks = Size::ALL.into_iter().flat_map(|size| stacks_of_size(scene, size, scene.view.stacked));
            let face_up = stacks.flat_map(|stack| stack.tiles);
            let parts = face_up.chain(scanned.into_iter().flat_map(PartSet::iter));
            let fits: Vec<PartId> = takes.parts().map(|(part, ..)| part).collect();
            let (open, closed): (Vec<PartId>, Vec<PartId>) = parts.partition(|part| fits.contains(part));
            let is_blind = |size: &Size| takes.blind().any(|(_, open)| open == *size);
            let (blind, not_blind): (Vec<Size>, Vec<Size>) = Size::ALL.into_iter().partition(is_blind);
            // Things that can't be taken come last, so that their reasons can be read.
            let [open, closed] = [open, closed].map(|parts| parts.into_iter().map(Thing::Part));
            let [blind, not_blind] = [blind, not_blind].map(|sizes| sizes.into_iter().map(Thing::Pile));
            open.chain(blind).chain(closed).chain(not_blind).collect()
        }
        LegalActions::Attack(attacks) => attacks.bombs().iter().copied().map(Thing::Part).collect(),
        LegalActions::KeepOrRescan | LegalActions::GiveCrystal(_) | LegalActions::Over => Vec::new(),
    }
}

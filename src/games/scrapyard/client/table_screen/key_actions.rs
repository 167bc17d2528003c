//! Keys of the actions that the present choice offers.

use super::key_choice::{cards_of_hand, rummaged_things};
use crate::action::Action;
use crate::client::arena::marks::shove_ends;
use crate::client::play::buttons::abilities_of;
use crate::client::play::{Command, ScrapyardCommand, Thing, TurnButton};
use crate::client::scene::Scene;
use crate::client::scene::button_keys::OF_BATTLE;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use crate::turn::effects::choice::{EffectChoice, awaited_choice};
use client::input::{Listener, Shortcut};
use client::table::keys::is_guarded_key_pressed;

/// Listens for the keys of the actions that the present choice offers.
pub(super) fn listen_for_actions(keys: Listener, scene: &mut Scene) {
    let view = StageView::of(scene);
    match view {
        StageView::Workshop => {
            if keys.is_pressed(shortcuts::RUMMAGE) {
                scene.send_command(ScrapyardCommand::Button(TurnButton::Rummage));
            }
            press_by_key(keys, scene, shortcuts::PASS, TurnButton::Pass);
            press_by_key(keys, scene, shortcuts::DONE, TurnButton::Done);
        }
        StageView::Rummage => press_by_key(keys, scene, shortcuts::NOTHING, TurnButton::TakeNothing),
        StageView::Settling => {
            press_by_key(keys, scene, shortcuts::USUAL, TurnButton::AsUsual);
            press_by_key(keys, scene, shortcuts::DONE, TurnButton::Done);
        }
        StageView::Arena => {
            for (shortcut, button) in OF_BATTLE {
                if keys.is_pressed(shortcut) {
                    scene.send_command(ScrapyardCommand::Button(button));
                }
            }
            let salvages = scene.play.choices().salvage.is_some();
            let done = if salvages { TurnButton::Salvage } else { TurnButton::EndTurn };
            press_by_key(keys, scene, shortcuts::DONE, done);
        }
        StageView::Crusher => {}
    }
    listen_to_digits(keys, scene, view);
}

/// Presses a button if its guarded key was pressed and the press counts.
fn press_by_key(keys: Listener, scene: &mut Scene, shortcut: Shortcut, button: TurnButton) {
    if is_guarded_key_pressed(keys, &mut scene.view.meanings, shortcut) {
        scene.send_command(ScrapyardCommand::Button(button));
    }
}

/// Listens to the digits, which are numbers from 1. A digit chooses a pile, a rummaged card or a
/// card of the hand; where the list of abilities is open, it uses one of them; where an effect asks
/// for a number, it answers.
fn listen_to_digits(keys: Listener, scene: &mut Scene, view: StageView) {
    let Some(number) = shortcuts::DIGITS.iter().position(|digit| keys.is_pressed(*digit)) else { return };
    if scene.interaction.own.lists_abilities {
        let slots = scene.table.state().awaited_seat().map(|seat| abilities_of(scene.table, seat));
        if let Some(slot) = slots.unwrap_or_default().get(number) {
            scene.send_command(ScrapyardCommand::Button(TurnButton::Ability(*slot)));
        }
        return;
    }
    if let Some(action) = answer_of_number(scene, number) {
        scene.send_command(Command::Do(action));
        return;
    }
    let things: Vec<Thing> = match view {
        StageView::Workshop => (0..scene.table.data().file().piles).map(Thing::Pile).collect(),
        StageView::Rummage => rummaged_things(scene),
        StageView::Arena | StageView::Settling | StageView::Crusher => cards_of_hand(scene),
    };
    if let Some(thing) = things.get(number) {
        scene.send_command(ScrapyardCommand::Choose(Some(*thing)));
    }
}

/// Answer to an effect by the index of a digit's key: the digit is the number of squares or Junk
/// Codes. Pushes and pulls along two axes have the digits of their buttons, in order; 0 is none.
fn answer_of_number(scene: &Scene, number: usize) -> Option<Action> {
    let digit = u8::try_from((number + 1) % shortcuts::DIGITS.len()).ok()?;
    let seat = scene.table.state().awaited_seat()?;
    if let Some(EffectChoice::Shove(shove)) = awaited_choice(scene.table, seat)
        && shove.axis.is_none()
    {
        let ends = shove_ends(scene.table, seat, shove);
        return ends.get(usize::from(digit)).map(|end| end.action.clone());
    }
    let is_wanted = |action: &&Action| match action {
        Action::Shove { axis: None, squares: number } | Action::Purge(number) => *number == digit,
        _ => false,
    };
    scene.play.choices().actions.iter().find(is_wanted).cloned()
}

//! The tray of the battle: the hand with the buttons, the crusher's steps, and settling.

use bevy_egui::egui::Rect;

use crate::action::{Illegal, Settling};
use crate::arena::ArenaMap;
use crate::cards::CardId;
use crate::client::hand::crusher_steps::{CrusherFacts, CrusherPress, crusher_steps, draw_crusher_tray};
use crate::client::hand::{BattleTrayLayout, HandCard, TrayButton, TrayFacts, TrayPress, TrayState, draw_battle_tray};
use crate::client::play::{Command, DropPlace, How, ScrapyardCommand, Thing, TurnButton};
use crate::client::scene::Scene;
use crate::client::scene::button_keys::key_of_button;
use crate::client::scene::view::MotionPlace;
use crate::client::settling::tray::SettleClosed;
use crate::client::settling::{SettleButton, SettleTrayLayout, draw_settle_tray};
use crate::client::stage::picked::picked_thing;
use crate::client::stage::settling::settling_facts;
use crate::lessons::{LessonButton, Spot};
use crate::messages::phrase;
use client::kit::Pen;
use shell::language::{InWords, Phrase};

/// Draws the hand, the tokens and the buttons, and sends what is pressed.
pub fn draw_hand(pen: &mut Pen, scene: &mut Scene) {
    let state = tray_state(scene);
    let mut facts = TrayFacts::of(scene.table, scene.play.seats(), scene.on_stage(), &state);
    leave_out_arriving(scene, &mut facts.cards);
    let layout = BattleTrayLayout::new(scene.regions.tray, pen.look.text);
    let caps = caps_of_buttons(pen, scene, &facts);
    let cap = |button: &TrayButton| caps.iter().find(|cap| cap.button == *button).map(|cap| cap.words.clone());
    let heard = draw_battle_tray(pen, &layout, &facts, cap);
    note_stores(scene, layout.piles);
    let salvages = scene.play.choices().salvage.is_some();
    let cards: Vec<CardId> = facts.cards.iter().map(|card| card.card).collect();
    note_cards(pen, scene, &heard.cards, &cards, salvages);
    scene.note_lesson_spot(Spot::Hand, layout.cards);
    scene.note_lesson_spot(Spot::Button(LessonButton::EndTurn), layout.end);
    if let Some(number) = facts.buttons.iter().position(|facts| is_shove(&facts.button)) {
        let number = u8::try_from(number).unwrap_or(0);
        scene.note_lesson_spot(Spot::Button(LessonButton::Push), layout.button(number));
    }
    if let Some(press) = heard.press {
        send_press(scene, press, salvages);
    }
}

/// Leaves out the cards that are on their way to the hand: of equal ones the last ones.
fn leave_out_arriving(scene: &Scene, cards: &mut [HandCard]) {
    for arriving in scene.view.motions.arriving_cards(scene.on_stage()) {
        let found = cards.iter_mut().rev().find(|card| card.card == arriving && !card.is_arriving);
        if let Some(card) = found {
            card.is_arriving = true;
        }
    }
}

/// Notes where draw deck, discard pile and trash are, side by side in a room.
fn note_stores(scene: &mut Scene, room: Rect) {
    let places = [MotionPlace::Deck, MotionPlace::Discard, MotionPlace::Trash];
    let width = room.width() / places.len() as f32;
    for (number, place) in (0_u8..).zip(places) {
        let left = room.left() + f32::from(number) * width;
        scene.note_motion_place(place, room.with_min_x(left).with_max_x(left + width));
    }
}

/// Key of a button, as it is written on it.
struct ButtonCap {
    button: TrayButton,
    words: String,
}

/// Keys of all buttons that have one.
fn caps_of_buttons(pen: &Pen, scene: &Scene, facts: &TrayFacts) -> Vec<ButtonCap> {
    let buttons = facts.buttons.iter().chain([&facts.end]).map(|facts| &facts.button);
    let cap = |button: &TrayButton| {
        let shortcut = turn_button(button).and_then(key_of_button)?;
        let words = pen.tell(&scene.settings.keys.first_key_cap(shortcut)).to_string();
        Some(ButtonCap { button: button.clone(), words })
    };
    buttons.filter_map(cap).collect()
}

/// State of the tray beside the table.
fn tray_state(scene: &Scene) -> TrayState {
    let own = &scene.interaction.own;
    let is_open = scene.is_open();
    let hint = (!is_open && scene.table.state().outcome().is_some()).then(|| Illegal::GameOver.phrase());
    TrayState {
        picked: picked_thing(scene),
        chosen: chosen_numbers(scene),
        pays: own.payment.is_some(),
        drained: own.drained,
        closed: (!is_open).then(|| phrase!("scrapyard-tray-not-your-turn")),
        no_hint: hint,
        list_open: own.lists_abilities,
    }
}

/// Numbers of the cards in the row that are chosen: to be salvaged, or by the keyboard.
fn chosen_numbers(scene: &Scene) -> Vec<usize> {
    let own = &scene.interaction.own;
    if let Some(salvage) = &scene.play.choices().salvage {
        let mut left = own.salvaged.clone();
        let cards = salvage.trash.iter().enumerate();
        return cards.filter(|(_, card)| left.remove(*card)).map(|(number, _)| number).collect();
    }
    let Some(Thing::Card(chosen)) = own.chosen else { return Vec::new() };
    let hand = scene.table.find_robot(scene.on_stage());
    let hand = hand.map(|robot| robot.cards().hand.clone()).unwrap_or_default();
    let number = hand.iter().position(|card| card == chosen);
    number.into_iter().collect()
}

/// Notes where the cards are, and the one under the pointer.
fn note_cards(pen: &Pen, scene: &mut Scene, rects: &[Rect], cards: &[CardId], salvages: bool) {
    let at = scene.pointer_position(pen.ui);
    for (rect, &card) in rects.iter().zip(cards) {
        let thing = if salvages { Thing::Trashed(card) } else { Thing::Card(card) };
        scene.note_thing(thing, *rect);
        scene.note_motion_place(MotionPlace::Card(card), *rect);
        if scene.held_thing() == Some(Thing::Dent) {
            scene.note_drop_place(DropPlace::Card(card), *rect);
        }
        if at.is_some_and(|at| rect.contains(at)) && scene.interaction.own.hand.is_none() {
            scene.point_at(thing);
        }
    }
}

/// Button of the turn that a button of the tray is; `None` for an answer and for a piece of advice.
fn turn_button(button: &TrayButton) -> Option<TurnButton> {
    Some(match button {
        TrayButton::Move => TurnButton::Move,
        TrayButton::Limp => TurnButton::Limp,
        TrayButton::Recharge => TurnButton::Recharge,
        TrayButton::Arm(side) => TurnButton::Attack(*side),
        TrayButton::Ability(slot) => TurnButton::Ability(*slot),
        TrayButton::Abilities => TurnButton::Abilities,
        TrayButton::EndTurn => TurnButton::EndTurn,
        TrayButton::Answer(_) | TrayButton::Hint => return None,
    })
}

const fn is_shove(button: &TrayButton) -> bool {
    matches!(button, TrayButton::Answer(crate::action::Action::Shove { squares: 1.., .. }))
}

fn send_press(scene: &mut Scene, press: TrayPress, salvages: bool) {
    match press {
        TrayPress::Button(TrayButton::Hint) => scene.send_command(Command::Hint),
        _ if !scene.is_open() || scene.interaction.own.hand.is_some() => {}
        TrayPress::Card(_, card) if salvages => scene.send_command(ScrapyardCommand::Press(Thing::Trashed(card))),
        TrayPress::Card(_, card) => scene.send_command(ScrapyardCommand::Press(Thing::Card(card))),
        TrayPress::PickUp(_, card) => {
            let pays = scene.interaction.own.payment.is_some();
            let command = if pays || salvages {
                ScrapyardCommand::Press(Thing::Card(card))
            } else {
                ScrapyardCommand::PickUp(Thing::Card(card), How::Drag)
            };
            scene.send_command(command);
        }
        TrayPress::Button(TrayButton::Answer(action)) => scene.send_command(Command::Do(action)),
        TrayPress::Button(button) => {
            if let Some(button) = turn_button(&button) {
                scene.send_command(ScrapyardCommand::Button(button));
            }
        }
    }
}

/// Draws the hand while dents are settled, the trash and the buttons.
pub fn draw_settling(pen: &mut Pen, scene: &mut Scene) {
    let facts = settling_facts(scene);
    let layout = SettleTrayLayout::new(scene.regions.tray, pen.look.text, pen.ruler().least_target());
    let closed = SettleClosed {
        all: (!scene.is_open()).then(|| phrase!("scrapyard-tray-not-your-turn")),
        take_back: (!scene.play.can_undo()).then(|| phrase!("scrapyard-nothing-to-take-back")),
    };
    let heard = draw_settle_tray(pen, &layout, &facts, &closed);
    let cards: Vec<CardId> = facts.cards.iter().map(|card| card.card).collect();
    note_cards(pen, scene, &heard.cards, &cards, false);
    scene.note_motion_place(MotionPlace::Trash, layout.trash);
    scene.note_lesson_spot(Spot::Hand, layout.cards);
    scene.note_lesson_spot(Spot::Button(LessonButton::Done), layout.buttons[2]);
    if !scene.is_open() || scene.interaction.own.hand.is_some() {
        return;
    }
    if let Some(Settling::Hand(card)) = heard.settle {
        scene.send_command(ScrapyardCommand::Press(Thing::Card(card)));
    }
    match heard.button {
        Some(SettleButton::AsUsual) => scene.send_command(ScrapyardCommand::Button(TurnButton::AsUsual)),
        Some(SettleButton::TakeBack) => scene.send_command(Command::Undo),
        Some(SettleButton::Done) => scene.send_command(ScrapyardCommand::Button(TurnButton::Done)),
        None => {}
    }
}

/// Draws the steps of the crusher while it bites.
pub fn draw_crusher(pen: &mut Pen, scene: &mut Scene) {
    let state = scene.table.state();
    let next = state.awaited_seat().filter(|&seat| seat != scene.on_stage());
    let facts = CrusherFacts {
        columns: ArenaMap::width(scene.table.arena()),
        steps: crusher_steps(scene.table.setup(), state.round),
        next: next.map(|seat| (scene.seat_name(seat).to_owned(), scene.seat_colour(seat))),
        no_undo: no_undo(scene),
    };
    let layout = BattleTrayLayout::new(scene.regions.tray, pen.look.text);
    match draw_crusher_tray(pen, &layout, &facts) {
        Some(CrusherPress::GoOn) => scene.send_command(Command::Advance),
        Some(CrusherPress::Undo) => scene.send_command(Command::Undo),
        None => {}
    }
}

fn no_undo(scene: &Scene) -> Option<Phrase> {
    (!scene.play.can_undo()).then(|| phrase!("scrapyard-nothing-to-take-back"))
}

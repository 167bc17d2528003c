//! The tray as a whole.

use super::ability_list::draw_ability_list;
use super::buttons::{
    ability_buttons, action_buttons, draw_end_button, draw_side_button, draw_small_button, has_room_for_key,
};
use super::card_row::{CardRow, draw_card_row};
use super::choices::{answer_buttons, choice_of, salvage_cards};
use super::facts::{ButtonFacts, TrayButton, TrayFacts, TrayPress, TrayState, batteries_of, hand_cards, refusal};
use super::layout::BattleTrayLayout;
use super::stores::{draw_batteries, draw_piles};
use crate::action::Action;
use crate::messages::phrase;
use crate::table::Table;
use crate::turn::effects::EffectChoice;
use bevy_egui::egui::{Rect, vec2};
use client::kit::palette::YARD;
use client::kit::tokens::{Radius, Space};
use client::kit::{ButtonKind, Pen};
use shell::seats::{Colour, Seat, SeatId};

impl TrayFacts {
    /// Contents of the tray of a seat in a battle.
    pub fn of(table: &Table, seats: &[Seat], seat: SeatId, state: &TrayState) -> Self {
        let robot = table.robot(seat);
        let colour = seats.get(seat.index()).map_or(Colour::Orange, |seat| seat.colour);
        let choice = choice_of(table, seat);
        let (cards, backs) = match &choice {
            Some(EffectChoice::Salvage { most, trash }) => (salvage_cards(table, colour, *most, trash, state), 0),
            _ => (hand_cards(table, seat, colour, state), robot.cards().unseen_hand),
        };
        let buttons = match &choice {
            Some(choice) => answer_buttons(table, seats, seat, choice, state),
            None => action_buttons(table, seat, state),
        };
        let deck = robot.cards().deck.len().saturating_sub(robot.cards().unseen_hand.into());
        let end = state.closed.clone().or_else(|| refusal(table, &Action::EndTurn));
        Self {
            seat,
            cards,
            backs,
            places: robot.hand_size(),
            batteries: batteries_of(table, &robot, state.drained),
            piles: [deck, robot.cards().discard.len(), robot.cards().trash.len()],
            buttons,
            abilities: ability_buttons(table, seat, state),
            end: ButtonFacts::new(TrayButton::EndTurn, Some("pass"), phrase!("scrapyard-tray-end"), end),
            hint: ButtonFacts::new(
                TrayButton::Hint,
                Some("hint"),
                phrase!("scrapyard-tray-hint"),
                state.no_hint.clone(),
            ),
            list_open: state.list_open && choice.is_none(),
        }
    }
}

/// Presses and places of the tray of the battle in a frame.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TrayHeard {
    /// Thing that was done.
    pub press: Option<TrayPress>,
    /// Rectangles of the cards, from the left.
    pub cards: Vec<Rect>,
}

/// Draws the tray and listens to it. `cap` is the key of a button as it is written on it.
pub fn draw_battle_tray(
    pen: &mut Pen,
    layout: &BattleTrayLayout,
    facts: &TrayFacts,
    cap: impl Fn(&TrayButton) -> Option<String>,
) -> TrayHeard {
    pen.draw_panel(layout.tray, Radius::Panel.points(), YARD);
    let ends = vec2(0.0, Space::M.points());
    let inner = layout.tray.shrink2(ends);
    pen.draw_divider(layout.line, inner.top(), inner.bottom());
    draw_batteries(pen, layout.batteries, facts.batteries);
    draw_piles(pen, layout.piles, facts.piles);
    let places = usize::try_from(facts.places).unwrap_or_default();
    let row = CardRow { room: layout.cards, cards: &facts.cards, backs: facts.backs, places, note: "hand" };
    let (card, cards) = draw_card_row(pen, &row);
    let button = draw_buttons(pen, layout, facts, cap);
    TrayHeard { press: button.map(TrayPress::Button).or(card), cards }
}

/// Draws all buttons. Returns the one that was pressed.
fn draw_buttons(
    pen: &mut Pen,
    layout: &BattleTrayLayout,
    facts: &TrayFacts,
    cap: impl Fn(&TrayButton) -> Option<String>,
) -> Option<TrayButton> {
    let mut pressed = None;
    let mut list_place = None;
    let room_for_key = |(number, button): (u8, &ButtonFacts)| {
        has_room_for_key(pen, layout.button(number), button, cap(&button.button).as_deref())
    };
    let has_keys = (0..).zip(&facts.buttons).all(room_for_key);
    for (number, button) in (0..).zip(&facts.buttons) {
        let rect = layout.button(number);
        if draw_small_button(pen, rect, button, cap(&button.button).as_deref(), has_keys) {
            pressed = Some(button.button.clone());
        }
        if button.button == TrayButton::Abilities && facts.list_open {
            list_place = Some(rect);
        }
    }
    if draw_end_button(pen, layout.end, &facts.end, cap(&TrayButton::EndTurn).as_deref()) {
        pressed = Some(TrayButton::EndTurn);
    }
    if draw_side_button(pen, layout.hint, &facts.hint, ButtonKind::Ghost) {
        pressed = Some(TrayButton::Hint);
    }
    let chosen = list_place.and_then(|rect| draw_ability_list(pen, facts, rect, cap));
    chosen.or(pressed)
}

#[cfg(test)]
mod tests {
    use super::super::super::arena::test_battle::{A, TestBattle, cards, test_seats};
    use super::super::facts::CardState;
    use super::*;
    use crate::cards::{Aim, Effect};
    use crate::table::{EffectSource, Queue, Queued};

    #[test]
    fn the_tray_shows_the_hand_and_counts_the_rest() {
        let battle = TestBattle::new(2).with(A, |robot| {
            robot.cards.trash = cards("zap");
            robot.cards.discard = cards("junk_code junk_code junk_code");
        });
        let facts = TrayFacts::of(&battle.table(), &test_seats(2), A, &TrayState::default());
        assert_eq!((facts.cards.len(), facts.places, facts.piles), (2, 5, [4, 3, 1]));
        assert_eq!((facts.buttons.len(), facts.end.closed), (BattleTrayLayout::button_count(), None));
    }

    #[test]
    fn rule_8_4_the_trash_takes_the_place_of_the_hand_while_cards_are_salvaged() {
        let battle = TestBattle::new(2).with(A, |robot| robot.cards.trash = cards("zap charge nut_storm"));
        let battle = battle.change(|position| {
            position.state.queue =
                Queue::of_effects(EffectSource::Card(crate::cards::CardId::JUNK_CODE), Aim::Own, &[Effect::Salvage(2)]);
        });
        assert_eq!(battle.table().state().queue.effects.first(), Some(&Queued::Effect(Effect::Salvage(2))));
        let facts = TrayFacts::of(&battle.table(), &test_seats(2), A, &TrayState::default());
        assert!(facts.cards.len() == 3 && facts.cards.iter().all(|card| card.state == CardState::Choosable));
        assert!(facts.buttons.len() == 1 && facts.end.closed.is_some());
    }
}

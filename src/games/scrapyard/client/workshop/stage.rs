//! The stage of the build phase as a whole.

use bevy_egui::egui::{Id, Rect, Sense, WidgetInfo, WidgetType};

use super::backdrop::paint_backdrop;
use super::bubble::{BubbleFacts, draw_bubble, draw_leaving_sign};
use super::facts::WorkshopFacts;
use super::layout::{RobotPlace, WorkshopLayout};
use super::robot_painter::{paint_chosen_part, paint_leaving, paint_robot};
use super::try_on::{TryOn, WorkshopPlace};
use crate::cards::Slot;
use crate::messages::phrase;
use crate::words::{card_in_words, card_name, slot_name};
use client::kit::spoken::{Manner, add_spoken_text_in_order, join_sentences};
use client::kit::{Pen, notes};
use shell::language::Phrase;

/// The stage in a frame.
#[derive(Clone, Debug)]
pub struct WorkshopShown {
    /// Places on it. [`WorkshopLayout::place_at`] tells the place for a card at a point.
    pub layout: WorkshopLayout,
    /// Places for the card in hand, with their frames.
    pub places: Vec<(WorkshopPlace, Rect)>,
    /// Parts of the robot with their frames, for lessons and tests.
    pub parts: Vec<(Slot, Rect)>,
    /// Part under the pointer, while no card is in hand.
    pub pointed: Option<Slot>,
    /// Part that was pressed.
    pub pressed: Option<Slot>,
    /// Place that was pressed, to put the card in hand down there.
    pub put_at: Option<WorkshopPlace>,
}

/// Draws the stage of the build phase: workshop and robot, and what a card in hand would do. `top`
/// is the height below the prompt. The time track is drawn in the layout's foot, and what lies over
/// the stage after it.
pub fn draw_workshop(pen: &mut Pen, stage: Rect, top: f32, facts: &WorkshopFacts, place: RobotPlace) -> WorkshopShown {
    let layout = WorkshopLayout::new(stage, top, pen.look.text, facts, place);
    paint_backdrop(pen, &layout);
    paint_robot(pen, &layout, facts);
    let held = facts.held.iter().flat_map(|held| held.places.iter().copied());
    let places: Vec<_> = held.map(|place| (place, layout.place(facts, place))).collect();
    for (place, rect) in &places {
        notes::record_place(pen.ui.ctx(), || name_of_place(*place), *rect);
    }
    let mut shown = WorkshopShown { places, parts: Vec::new(), pointed: None, pressed: None, put_at: None, layout };
    listen_to_parts(pen, facts, &mut shown);
    listen_to_discard_pile(pen, facts, &mut shown);
    if let Some(tried) = facts.tried() {
        draw_tried(pen, facts, tried, &shown.layout);
    } else if let Some((place, why)) = facts.refused() {
        let about = shown.layout.place(facts, *place);
        let bubble = BubbleFacts::Refusal(why.clone());
        draw_bubble(pen, &bubble, about, shown.layout.room, is_on_left(*place));
    }
    shown
}

/// Name of a place for tests.
fn name_of_place(place: WorkshopPlace) -> String {
    match place {
        WorkshopPlace::Slot(slot) => format!("slot {slot:?}"),
        WorkshopPlace::Discard => "discard-pile".to_owned(),
    }
}

/// Listens to the parts of the robot, which are looked at, and at which a card that keys hold is
/// put down. They are read out in the order of slots.
fn listen_to_parts(pen: &Pen, facts: &WorkshopFacts, shown: &mut WorkshopShown) {
    let may_look = facts.held.is_none();
    for slot in Slot::ALL {
        let rect = shown.layout.frame_of(&facts.figure, slot);
        shown.parts.push((slot, rect));
        notes::record_place(pen.ui.ctx(), || format!("part {slot:?}"), rect);
        let takes_card = facts.pressable.contains(&WorkshopPlace::Slot(slot));
        let can_be_pressed = may_look || takes_card;
        let sense = if can_be_pressed { Sense::CLICK } else { Sense::hover() };
        let response = pen.ui.interact(rect, Id::new(("part of the robot", slot)), sense);
        response.widget_info(|| {
            let part = facts.data.find_card(facts.parts[slot.index()]).map(card_in_words).unwrap_or_default();
            let told = phrase!("scrapyard-workshop-part", slot = slot_name(slot), part = part);
            let fits = takes_card.then(|| phrase!("scrapyard-spoken-fits"));
            let told = join_sentences([told].into_iter().chain(fits));
            WidgetInfo::labeled(WidgetType::Button, can_be_pressed, pen.tell(&told))
        });
        if takes_card && response.clicked() {
            shown.put_at = Some(WorkshopPlace::Slot(slot));
        }
        if may_look && response.hovered() {
            shown.pointed = Some(slot);
            paint_chosen_part(pen, &shown.layout, facts, slot);
        }
        if may_look && response.clicked() {
            shown.pressed = Some(slot);
        }
    }
}

/// Listens to the discard pile, where an action that keys hold is put down (4.5).
fn listen_to_discard_pile(pen: &Pen, facts: &WorkshopFacts, shown: &mut WorkshopShown) {
    let place = WorkshopPlace::Discard;
    if !facts.pressable.contains(&place) {
        return;
    }
    let rect = shown.layout.place(facts, place);
    let response = pen.ui.interact(rect, Id::new("discard pile of the workshop"), Sense::CLICK);
    response.widget_info(|| {
        let name = phrase!("as-title", name = phrase!("scrapyard-workshop-discard"));
        let told = [phrase!("spoken-line", line = name), phrase!("scrapyard-spoken-fits")];
        WidgetInfo::labeled(WidgetType::Button, true, pen.tell(&join_sentences(told)))
    });
    if response.clicked() {
        shown.put_at = Some(place);
    }
}

/// Draws what a card at a place would do: the bubble of changes, and the part that leaves. It is
/// read out when it changes.
fn draw_tried(pen: &mut Pen, facts: &WorkshopFacts, tried: &TryOn, layout: &WorkshopLayout) {
    let heading = match tried.place {
        WorkshopPlace::Slot(slot) => slot_name(slot),
        WorkshopPlace::Discard => phrase!("scrapyard-workshop-discard"),
    };
    let leaves = tried.leaves.and_then(|id| Some((id, card_name(facts.data.find_card(id)?))));
    let leaves = leaves.map(|(id, name)| (id, phrase!("scrapyard-workshop-leaves", card = name)));
    if let (WorkshopPlace::Slot(slot), Some((id, words))) = (tried.place, &leaves) {
        let part = paint_leaving(pen, facts, *id, slot, layout);
        draw_leaving_sign(pen, part, layout, words);
    }
    let told = sentence_of_try_on(facts, tried, leaves.map(|(_, words)| words));
    let bubble = BubbleFacts::Changes { heading, changes: tried.changes.clone() };
    let about = layout.place(facts, tried.place);
    let rect = draw_bubble(pen, &bubble, about, layout.room, is_on_left(tried.place)).unwrap_or(about);
    let told = pen.tell(&told);
    add_spoken_text_in_order(pen.ui, "tried-on", rect, Manner::ReadOut, &told);
}

/// Sentence about a card that is tried on.
fn sentence_of_try_on(facts: &WorkshopFacts, tried: &TryOn, leaves: Option<Phrase>) -> Phrase {
    let card = facts.held.as_ref().and_then(|held| facts.data.find_card(held.card));
    let name = card.map(card_name).unwrap_or_default();
    let place = match tried.place {
        WorkshopPlace::Slot(slot) => slot_name(slot),
        WorkshopPlace::Discard => phrase!("scrapyard-workshop-discard"),
    };
    let changes = tried.changes.iter().map(super::changes::RobotChange::sentence);
    let head = phrase!("scrapyard-workshop-tried", card = name, place = place);
    let leaves = leaves.map(|words| phrase!("spoken-line", line = words));
    join_sentences([head].into_iter().chain(changes).chain(leaves))
}

/// Whether the bubble about a place stands on the left of the stage.
fn is_on_left(place: WorkshopPlace) -> bool {
    place == WorkshopPlace::Slot(Slot::LeftArm)
}

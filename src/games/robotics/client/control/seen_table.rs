//! The table as it is seen while a control is shown: each workshop with what it loses, until the
//! light has been there, and the scrap yard without it.

use bevy_egui::egui::Context;

use super::losses::{ShownControl, WorkshopLoss};
use super::visits::{VisitState, clock_of_visits, states_of_visits};
use crate::action::LostPart;
use crate::client::play::Interaction;
use crate::parts::Kind;
use crate::table::{Position, Table};
use client::settings::Settings;
use shell::seats::SeatSet;

/// The table as it is seen. All panels draw it, so that none tells of losses still to come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenTable {
    /// The table before the losses that are still to come; `None` if it is seen as it is.
    before: Option<Position>,
    /// Seats whose workshops still have what a control takes from them; `None` if none is shown, or
    /// if it is over.
    pub control_to_come: Option<SeatSet>,
}

impl SeenTable {
    /// The table as it is seen in this frame; `changes` is the number of the game's last change.
    pub fn of(ctx: &Context, settings: &Settings, now: &Table, interaction: &Interaction, changes: u64) -> Self {
        let Some(shown) = ShownControl::of(interaction) else { return Self::default() };
        let losses = WorkshopLoss::all_to(now, &shown);
        let seats: SeatSet = if shown.is_at_work {
            let states = states_of_visits(&losses, clock_of_visits(ctx, settings, changes, &losses));
            let is_to_come = |state: &VisitState| matches!(state, VisitState::Waits | VisitState::Visited(_));
            losses.iter().zip(states).filter(|(_, state)| is_to_come(state)).map(|(loss, _)| loss.seat).collect()
        } else {
            losses.iter().filter(|loss| !loss.is_clean()).map(|loss| loss.seat).collect()
        };
        if shown.is_at_work && seats.is_empty() {
            return Self::default();
        }
        let is_to_come = |lost: &&LostPart| seats.contains(lost.seat);
        let lost: Vec<LostPart> = shown.taken.iter().chain(shown.fallen).filter(is_to_come).copied().collect();
        Self { before: Some(position_before(now, &lost)), control_to_come: Some(seats) }
    }

    /// The table to draw, in place of the one by the rules.
    pub fn table<'a>(&'a self, now: &Table<'a>) -> Table<'a> {
        self.before.as_ref().map_or(*now, |before| Table::of_position(now.setup(), before))
    }
}

/// The table before a control took some parts. If all controls went back after it, they are not in
/// the bag yet (11.7).
fn position_before(now: &Table, lost: &[LostPart]) -> Position {
    let mut before = Position::of(now);
    before.put_back(now.data(), lost);
    if now.yard().controls_aside == 0 {
        let returned = now.data().counts()[Kind::ManufacturingControl];
        let bag = &mut before.yard.bag[Kind::ManufacturingControl];
        *bag = bag.saturating_sub(returned);
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{LoosePlace, PartPlace};
    use crate::client::play::test_table::{ACTIVE, OTHER, make_position};
    use crate::client::play::{RoboticsShow, TurnStage};
    use crate::parts::Part;
    use client::settings::Speed;

    const NUT: Part = Part::with_nut(Kind::Wheels);

    fn control() -> RoboticsShow {
        let lost = |seat| LostPart { seat, part: NUT, from: PartPlace::Loose(LoosePlace::Store) };
        RoboticsShow::Control { taken: vec![lost(ACTIVE), lost(OTHER)], fallen: Vec::new() }
    }

    /// The table as it is seen at a time, in seconds, of a control that is shown since time 0.
    fn seen_at(ctx: &Context, settings: &Settings, now: &Table, stage: &TurnStage, seconds: f64) -> SeenTable {
        let input = bevy_egui::egui::RawInput { time: Some(seconds), ..Default::default() };
        let mut seen = SeenTable::default();
        let mut output = ctx.run_ui(input, |ui| {
            seen = SeenTable::of(ui.ctx(), settings, now, &Interaction::at(stage.clone()), 1);
        });
        output.textures_delta.clear();
        seen
    }

    #[test]
    fn rule_11_5_the_table_is_seen_as_it_was_until_the_light_has_been_at_a_workshop() {
        let (setup, mut position) = make_position();
        position.yard.controls_aside = 1;
        let now = Table::of_position(&setup, &position);
        let settings = Settings::default();
        let ctx = Context::default();
        let stage = TurnStage::Show { from: ACTIVE, show: control(), then: Vec::new() };
        let bag = now.yard().bag.total();
        let stored =
            |seen: &SeenTable| [ACTIVE, OTHER].map(|seat| seen.table(&now).workshop(seat).shop.store.count(NUT));
        let bags = |seen: &SeenTable| seen.table(&now).yard().bag.total();
        let begins = seen_at(&ctx, &settings, &now, &stage, 0.0);
        assert_eq!((stored(&begins), bags(&begins)), ([1, 1], bag - 2));
        let later = seen_at(&ctx, &settings, &now, &stage, 1.0);
        assert_eq!((stored(&later), bags(&later)), ([0, 1], bag - 1));
        assert_eq!(later.control_to_come, Some([OTHER].into_iter().collect()));
        assert_eq!(seen_at(&ctx, &settings, &now, &stage, 2.0), SeenTable::default());
    }

    #[test]
    fn nothing_is_told_of_a_control_while_its_counter_is_shown_and_without_motion_all_at_once_after_it() {
        let (setup, position) = make_position();
        let now = Table::of_position(&setup, &position);
        let settings = Settings { speed: Speed::Off, ..Settings::default() };
        let ctx = Context::default();
        let drawn = RoboticsShow::Drawn(Kind::ManufacturingControl);
        let stage = TurnStage::Show { from: ACTIVE, show: drawn, then: vec![control()] };
        let seen = seen_at(&ctx, &settings, &now, &stage, 0.0);
        assert_eq!(seen.control_to_come, Some([ACTIVE, OTHER].into_iter().collect()));
        let controls = [seen.table(&now), now].map(|table| table.yard().bag[Kind::ManufacturingControl]);
        assert_eq!(controls, [0, 4], "rule 11.7: all went back, which is not seen yet");
        let stage = TurnStage::Show { from: ACTIVE, show: control(), then: Vec::new() };
        assert_eq!(seen_at(&ctx, &settings, &now, &stage, 0.0), SeenTable::default());
    }
}

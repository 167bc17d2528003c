//! Keys of the actions that the present choice offers.

use super::dialog_focus::has_focus;
use super::key_choice::confirm_choice;
use super::key_presses::is_pressed;
use crate::action::{Action, WorkerId};
use crate::client::play::{Command, DealInMaking, DealSide, Dialog, EngineersCommand, TurnButton};
use crate::client::scene::Scene;
use crate::client::scene::button_keys::OF_TURN;
use crate::client::scene::stage_view::StageView;
use crate::client::shortcuts;
use crate::table::Deal;
use client::input::Listener;
use client::table::keys::arrow_direction;

/// Dollars by which an arrow changes money, alone and with Shift.
const DOLLARS: [i32; 2] = [10, 100];

/// Listens for the keys of the actions that the present choice offers.
pub(super) fn listen_for_actions(keys: Listener, scene: &mut Scene) {
    match StageView::of(scene) {
        StageView::Yard | StageView::Workbench => {
            listen_to_buttons(keys, scene, |_| true);
            listen_to_workers(keys, scene);
        }
        StageView::Offer => listen_in_offer(keys, scene),
        StageView::Auction => listen_in_auction(keys, scene),
        StageView::Sharers(_) => {
            let number = pressed_number(keys);
            if let Some(worker) = number.and_then(|number| WorkerId::all().nth(number)) {
                scene.send_command(EngineersCommand::ToggleSharer(worker));
            }
        }
        StageView::Shop | StageView::Blank(_) | StageView::Tests | StageView::HandIn => {
            listen_to_buttons(keys, scene, opens_dialog);
            listen_to_workers(keys, scene);
        }
        StageView::TestRun => {}
    }
}

/// Whether a button only opens something over the stage, or closes it.
const fn opens_dialog(button: TurnButton) -> bool {
    matches!(
        button,
        TurnButton::Shop | TurnButton::Trade | TurnButton::Test | TurnButton::HandIn | TurnButton::Workbench
    )
}

/// Presses the buttons of the turn whose keys were pressed, as far as they are heard.
fn listen_to_buttons(keys: Listener, scene: &mut Scene, is_heard: impl Fn(TurnButton) -> bool) {
    if scene.chosen_worker().is_none() {
        return;
    }
    for (shortcut, button) in OF_TURN {
        if is_heard(button) && is_pressed(keys, scene, shortcut) {
            scene.send_command(EngineersCommand::Button(button));
        }
    }
}

/// Chooses a worker by its number.
fn listen_to_workers(keys: Listener, scene: &mut Scene) {
    let number = pressed_number(keys).filter(|_| scene.chosen_worker().is_some());
    if let Some(worker) = number.and_then(|number| WorkerId::all().nth(number)) {
        scene.send_command(EngineersCommand::ChooseWorker(worker));
    }
}

/// Index of the pressed key of a worker.
fn pressed_number(keys: Listener) -> Option<usize> {
    shortcuts::WORKERS.iter().position(|key| keys.is_pressed(*key))
}

/// Dollars by which the pressed arrow changes money while no button has the focus: right and up are
/// more.
fn dollars_by_arrow(keys: Listener) -> Option<i32> {
    // A slider that has the focus hears the arrows itself.
    if has_focus(keys.ctx) {
        return None;
    }
    let [few, many] = DOLLARS;
    let sum = arrow_direction(keys.ctx).map(|arrow| arrow.0 + arrow.1)?;
    Some(i32::from(sum) * if keys.is_shift_down() { many } else { few })
}

/// Listens to the keys of an offer: in the making its money and its partner, by the numbers of the
/// seats; else the answers.
fn listen_in_offer(keys: Listener, scene: &mut Scene) {
    if let Dialog::Deal(deal) = &scene.interaction.own.dialog {
        if let Some(dollars) = dollars_by_arrow(keys) {
            scene.send_command(change_of_money(deal, dollars));
        }
        let others = || scene.table.seats().filter(|&seat| seat != deal.maker && !deal.is_counter);
        if let Some(partner) = pressed_number(keys).and_then(|number| others().find(|seat| seat.index() == number)) {
            scene.send_command(EngineersCommand::BeginDeal(Some(partner)));
        }
        if keys.is_pressed(shortcuts::TRADE) {
            scene.send_command(EngineersCommand::Open(Dialog::None));
        }
        return;
    }
    let Some(deal) = scene.table.turn().and_then(|turn| turn.deal.as_ref()) else { return };
    if matches!(deal, Deal::Offer { .. }) && keys.is_pressed(shortcuts::TRADE) {
        scene.send_command(EngineersCommand::BeginDeal(None));
    }
    if is_pressed(keys, scene, shortcuts::ACCEPT) {
        scene.send_command(Command::Do(Action::Accept));
    }
    if is_pressed(keys, scene, shortcuts::DECLINE) {
        scene.send_command(Command::Do(Action::Decline));
    }
}

/// Command by which the maker of an offer pays more or, with dollars below 0, gets more. Money goes
/// one way, so that what the other pays is changed first.
fn change_of_money(deal: &DealInMaking, dollars: i32) -> EngineersCommand {
    let paid = |side: DealSide| side.goods(&deal.terms).money;
    let side = match (paid(DealSide::Maker), paid(DealSide::Partner)) {
        (0, 0) if dollars < 0 => DealSide::Partner,
        (0, partner) if partner > 0 => DealSide::Partner,
        _ => DealSide::Maker,
    };
    EngineersCommand::Pay(side, if side == DealSide::Maker { dollars } else { -dollars })
}

/// Listens to the keys of an auction: the price or the bid, and staying out.
fn listen_in_auction(keys: Listener, scene: &mut Scene) {
    if let Some(dollars) = dollars_by_arrow(keys) {
        scene.send_command(EngineersCommand::Raise(dollars));
    }
    if matches!(scene.interaction.own.dialog, Dialog::Auction(_)) {
        return;
    }
    if is_pressed(keys, scene, shortcuts::ACCEPT) {
        scene.send_command(EngineersCommand::Bid);
    }
    if is_pressed(keys, scene, shortcuts::DECLINE) {
        scene.send_command(Command::Do(Action::StayOut));
    }
}

/// Does what Enter does while no button has the focus. It answers no offer: that has keys of its
/// own.
pub(super) fn confirm_by_key(keys: Listener, scene: &mut Scene) {
    let dialog = &scene.interaction.own.dialog;
    match StageView::of(scene) {
        StageView::Yard => confirm_choice(keys, scene),
        StageView::Offer if matches!(dialog, Dialog::Deal(_)) => scene.send_command(EngineersCommand::SendDeal),
        StageView::Auction if matches!(dialog, Dialog::Auction(_)) => scene.send_command(EngineersCommand::SendDeal),
        StageView::Auction => scene.send_command(EngineersCommand::Bid),
        StageView::Sharers(_) => scene.send_command(EngineersCommand::PickUpTogether),
        StageView::Offer
        | StageView::Workbench
        | StageView::Shop
        | StageView::Blank(_)
        | StageView::Tests
        | StageView::HandIn
        | StageView::TestRun => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::yard::test_yard::{A, B, TestYard};

    #[test]
    fn arrows_change_the_money_of_an_offer_through_zero_to_the_other_side() {
        let yard = TestYard::new();
        let mut deal = DealInMaking { maker: A, partner: B, terms: Default::default(), is_counter: false };
        let paid = |deal: &DealInMaking| DealSide::BOTH.map(|side| side.goods(&deal.terms).money);
        for (dollars, expected) in [(10, [10, 0]), (100, [110, 0]), (-110, [0, 0]), (-10, [0, 10]), (10, [0, 0])] {
            let EngineersCommand::Pay(side, by) = change_of_money(&deal, dollars) else { panic!("no money") };
            deal.pay(&yard.table(), side, by);
            assert_eq!(paid(&deal), expected);
        }
    }
}

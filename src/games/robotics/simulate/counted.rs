//! Actions and events of a game that are counted for its balance.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Kind of action of a turn (5.2), and the play of a saboteur that was kept (16.1).
    pub enum ActionKind {
        Draw: "robotics-report-action-draw",
        RegularPurchase: "robotics-report-action-regular-purchase",
        BlackPurchase: "robotics-report-action-black-purchase",
        Trade: "robotics-report-action-trade",
        Conversion: "robotics-report-action-conversion",
        KeptSaboteur: "robotics-report-action-kept-saboteur",
        Pass: "robotics-report-action-pass",
    }
}

counted_events! {
    &MESSAGES,
    /// Event at the table whose number in a game tells how the game plays.
    pub enum TableCount {
        Sale: "robotics-report-count-sale",
        Rent: "robotics-report-count-rent",
        Control: "robotics-report-count-control",
        ControlLoss: "robotics-report-count-control-loss",
        ControlsReturned: "robotics-report-count-controls-returned",
        Warning: "robotics-report-count-warning",
        SaboteurAtWork: "robotics-report-count-saboteur-at-work",
        SaboteurIdle: "robotics-report-count-saboteur-idle",
        SaboteurKept: "robotics-report-count-saboteur-kept",
        Offer: "robotics-report-count-offer",
        CounterOffer: "robotics-report-count-counter-offer",
        Refusal: "robotics-report-count-refusal",
        TradeForCredits: "robotics-report-count-trade-for-credits",
        TradeOfParts: "robotics-report-count-trade-of-parts",
        ActionGivenUp: "robotics-report-count-action-given-up",
    }
}

//! Actions and events of a game that are counted for its balance.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Kind of action: what can be done on a turn of the build phase (4.2), the losses that settle
    /// a dent (9.2), and what can be done on a turn of the battle (6.4).
    pub enum ActionKind {
        Collect: "scrapyard-report-action-collect",
        Rummage: "scrapyard-report-action-rummage",
        Pass: "scrapyard-report-action-pass",
        SettleArmour: "scrapyard-report-action-settle-armour",
        SettleDeck: "scrapyard-report-action-settle-deck",
        SettleHand: "scrapyard-report-action-settle-hand",
        Play: "scrapyard-report-action-play",
        Use: "scrapyard-report-action-use",
        Move: "scrapyard-report-action-move",
        Limp: "scrapyard-report-action-limp",
        Attack: "scrapyard-report-action-attack",
        Recharge: "scrapyard-report-action-recharge",
        EndTurn: "scrapyard-report-action-end-turn",
    }
}

counted_events! {
    &MESSAGES,
    /// Event at the table whose number in a game tells how the game plays: build effects, effects,
    /// dents by their cause, and wrecks.
    pub enum TableCount {
        PartPutOn: "scrapyard-report-count-part-put-on",
        ActionCollected: "scrapyard-report-count-action-collected",
        FreeRummage: "scrapyard-report-count-free-rummage",
        Patched: "scrapyard-report-count-patched",
        Purged: "scrapyard-report-count-purged",
        Delayed: "scrapyard-report-count-delayed",
        PassByRule: "scrapyard-report-count-pass-by-rule",
        Drawn: "scrapyard-report-count-drawn",
        Reshuffle: "scrapyard-report-count-reshuffle",
        EffectMove: "scrapyard-report-count-effect-move",
        Push: "scrapyard-report-count-push",
        Pull: "scrapyard-report-count-pull",
        Drained: "scrapyard-report-count-drained",
        Shielded: "scrapyard-report-count-shielded",
        Repaired: "scrapyard-report-count-repaired",
        Salvaged: "scrapyard-report-count-salvaged",
        Charged: "scrapyard-report-count-charged",
        DentByCard: "scrapyard-report-count-dent-by-card",
        DentByAbility: "scrapyard-report-count-dent-by-ability",
        DentByAttack: "scrapyard-report-count-dent-by-attack",
        Crash: "scrapyard-report-count-crash",
        SpikeDent: "scrapyard-report-count-spike-dent",
        CrusherDent: "scrapyard-report-count-crusher-dent",
        WreckByRobot: "scrapyard-report-count-wreck-by-robot",
        WreckByCrusher: "scrapyard-report-count-wreck-by-crusher",
    }
}

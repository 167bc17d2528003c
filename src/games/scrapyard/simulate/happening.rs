//! Events of a game that exercise a particular rule.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Event that exercises a particular rule. Their order is that of the rules; each message names
    /// the rule that it is about.
    pub enum Happening {
        HandAboveUsual: "scrapyard-happening-hand-above-usual",
        PileEmptied: "scrapyard-happening-pile-emptied",
        TurnsInARow: "scrapyard-happening-turns-in-a-row",
        TokenOnStack: "scrapyard-happening-token-on-stack",
        PurgedNothing: "scrapyard-happening-purged-nothing",
        DelayOfChoice: "scrapyard-happening-delay-of-choice",
        DelayIdle: "scrapyard-happening-delay-idle",
        FreeRummageIdle: "scrapyard-happening-free-rummage-idle",
        RummageOfFew: "scrapyard-happening-rummage-of-few",
        RummageTookNothing: "scrapyard-happening-rummage-took-nothing",
        WentOnFromLine: "scrapyard-happening-went-on-from-line",
        FarthestSquare: "scrapyard-happening-farthest-square",
        StartingHandOfNone: "scrapyard-happening-starting-hand-of-none",
        StartingHandOfOne: "scrapyard-happening-starting-hand-of-one",
        StartingHandOfTwo: "scrapyard-happening-starting-hand-of-two",
        StartingHandOfThree: "scrapyard-happening-starting-hand-of-three",
        StartingHandOfFour: "scrapyard-happening-starting-hand-of-four",
        ShieldsOff: "scrapyard-happening-shields-off",
        ReshuffleInTurn: "scrapyard-happening-reshuffle-in-turn",
        ReshuffleWhileSettling: "scrapyard-happening-reshuffle-while-settling",
        PlayedWithoutTarget: "scrapyard-happening-played-without-target",
        SteppedAndStruck: "scrapyard-happening-stepped-and-struck",
        SeveralTargets: "scrapyard-happening-several-targets",
        SalvagedNothing: "scrapyard-happening-salvaged-nothing",
        StayedPut: "scrapyard-happening-stayed-put",
        ShovedNowhere: "scrapyard-happening-shoved-nowhere",
        CrashWrecked: "scrapyard-happening-crash-wrecked",
        PullStopped: "scrapyard-happening-pull-stopped",
        DrainStopped: "scrapyard-happening-drain-stopped",
        HoverOverObstacle: "scrapyard-happening-hover-over-obstacle",
        HoverThroughRobot: "scrapyard-happening-hover-through-robot",
        StoodSteady: "scrapyard-happening-stood-steady",
        ScopeReached: "scrapyard-happening-scope-reached",
        SettledByRule: "scrapyard-happening-settled-by-rule",
        ShieldsTaken: "scrapyard-happening-shields-taken",
        SpikesWrecked: "scrapyard-happening-spikes-wrecked",
        SeveralWrecked: "scrapyard-happening-several-wrecked",
        ShovedOffCrushed: "scrapyard-happening-shoved-off-crushed",
        ShovedOntoCrushed: "scrapyard-happening-shoved-onto-crushed",
        NoSafeSquare: "scrapyard-happening-no-safe-square",
        KnownTurnedUp: "scrapyard-happening-known-turned-up",
    }
}

//! Events of a game that exercise a particular rule.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Event that exercises a particular rule. Their order is that of the rules; each message names
    /// the rule that it is about.
    pub enum Happening {
        PipeBonus: "happening-pipe-bonus",
        SplitterBonus: "happening-splitter-bonus",
        Jet: "happening-jet",
        LargeGripperShares: "happening-large-gripper-shares",
        TeamGrip: "happening-team-grip",
        TeamWithLarge: "happening-team-with-large",
        CrystalTieAtSetUp: "happening-crystal-tie-at-set-up",
        NothingToReveal: "happening-nothing-to-reveal",
        EarlyStop: "happening-early-stop",
        SecretDraw: "happening-secret-draw",
        SecretKept: "happening-secret-kept",
        Rescan: "happening-rescan",
        TakeScanned: "happening-take-scanned",
        BlindByClaw: "happening-blind-by-claw",
        BlindByMouth: "happening-blind-by-mouth",
        BlindStays: "happening-blind-stays",
        BlindDropped: "happening-blind-dropped",
        BlindBomb: "happening-blind-bomb",
        BlindDeath: "happening-blind-death",
        ScansReturned: "happening-scans-returned",
        Attack: "happening-attack",
        SeveralBombs: "happening-several-bombs",
        SecondAttack: "happening-second-attack",
        ThrowBonus: "happening-throw-bonus",
        Dodged: "happening-dodged",
        AttackOnZero: "happening-attack-on-zero",
        AttackAtZero: "happening-attack-at-zero",
        BombsDropped: "happening-bombs-dropped",
        BattleDeath: "happening-battle-death",
        Ate: "happening-ate",
        Attached: "happening-attached",
        Ejected: "happening-ejected",
        OnlyEat: "happening-only-eat",
        Stalemate: "happening-stalemate",
        SharedVictory: "happening-shared-victory",
        NoSurvivor: "happening-no-survivor",
        CrystalTie: "happening-crystal-tie",
        OwnerNotTied: "happening-owner-not-tied",
    }
}

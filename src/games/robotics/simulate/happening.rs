//! Events of a game that exercise a particular rule.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Event that exercises a particular rule. Their order is that of the rules; each message names
    /// the rule that it is about.
    pub enum Happening {
        EmptySquare: "robotics-happening-empty-square",
        BidRaised: "robotics-happening-bid-raised",
        AuctionWithoutBids: "robotics-happening-auction-without-bids",
        RobotKept: "robotics-happening-robot-kept",
        MultifunctionalSale: "robotics-happening-multifunctional-sale",
        SaleOverLimit: "robotics-happening-sale-over-limit",
        NutsReturned: "robotics-happening-nuts-returned",
        ReadyByTrade: "robotics-happening-ready-by-trade",
        BlockedOutlet: "robotics-happening-blocked-outlet",
        ClosedRobot: "robotics-happening-closed-robot",
        AttachedFromStore: "robotics-happening-attached-from-store",
        RentOfFourth: "robotics-happening-rent-of-fourth",
        RentOfFifth: "robotics-happening-rent-of-fifth",
        RentOfSixth: "robotics-happening-rent-of-sixth",
        SpaceGivenUp: "robotics-happening-space-given-up",
        ScrappedByChoice: "robotics-happening-scrapped-by-choice",
        NutsOut: "robotics-happening-nuts-out",
        BagEmpty: "robotics-happening-bag-empty",
        MultifunctionalSabotaged: "robotics-happening-multifunctional-sabotaged",
        RobotVanished: "robotics-happening-robot-vanished",
        ControlIdle: "robotics-happening-control-idle",
        ControlTookLoose: "robotics-happening-control-took-loose",
        GroupFell: "robotics-happening-group-fell",
        RobotFell: "robotics-happening-robot-fell",
        NutTraded: "robotics-happening-nut-traded",
        RentOfPartner: "robotics-happening-rent-of-partner",
        LastOffer: "robotics-happening-last-offer",
        CounterAccepted: "robotics-happening-counter-accepted",
        StoredByConversion: "robotics-happening-stored-by-conversion",
        ConvertedToNothing: "robotics-happening-converted-to-nothing",
        GoalByTrade: "robotics-happening-goal-by-trade",
        Stalemate: "robotics-happening-stalemate",
        PileEmpty: "robotics-happening-pile-empty",
        NoOrders: "robotics-happening-no-orders",
        SaboteurTraded: "robotics-happening-saboteur-traded",
        SaboteurLeft: "robotics-happening-saboteur-left",
        WarningFollowed: "robotics-happening-warning-followed",
        LaterAuction: "robotics-happening-later-auction",
        TurnsInARow: "robotics-happening-turns-in-a-row",
        FewerActions: "robotics-happening-fewer-actions",
        LastBell: "robotics-happening-last-bell",
        SeveralReachedGoals: "robotics-happening-several-reached-goals",
        SharedVictory: "robotics-happening-shared-victory",
    }
}

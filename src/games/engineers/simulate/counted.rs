//! Uses of man-actions and events of a game that are counted for its balance.

use crate::messages::MESSAGES;
use shell::simulate::happenings::counted_events;

counted_events! {
    &MESSAGES,
    /// Use of the actions of workers (3.5); those left at the end of a turn count as idle (3.7).
    pub enum WorkUse {
        Walk: "engineers-report-use-walk",
        Carry: "engineers-report-use-carry",
        Search: "engineers-report-use-search",
        Join: "engineers-report-use-join",
        Detach: "engineers-report-use-detach",
        Debug: "engineers-report-use-debug",
        Shop: "engineers-report-use-shop",
        Truck: "engineers-report-use-truck",
        Improve: "engineers-report-use-improve",
        Idle: "engineers-report-use-idle",
    }
}

counted_events! {
    &MESSAGES,
    /// Event at the table that is counted in each game, to judge the balance of the game.
    pub enum TableCount {
        Search: "engineers-report-count-search",
        ObjectFound: "engineers-report-count-object-found",
        PickUp: "engineers-report-count-pick-up",
        SharedPickUp: "engineers-report-count-shared-pick-up",
        HandOver: "engineers-report-count-hand-over",
        Packed: "engineers-report-count-packed",
        ToolBought: "engineers-report-count-tool-bought",
        ToolSold: "engineers-report-count-tool-sold",
        ScrapSold: "engineers-report-count-scrap-sold",
        Discarded: "engineers-report-count-discarded",
        Drive: "engineers-report-count-drive",
        Loaded: "engineers-report-count-loaded",
        RolledOn: "engineers-report-count-rolled-on",
        WallDown: "engineers-report-count-wall-down",
        Joined: "engineers-report-count-joined",
        Detached: "engineers-report-count-detached",
        JobLost: "engineers-report-count-job-lost",
        Test: "engineers-report-count-test",
        TestWorked: "engineers-report-count-test-worked",
        Malfunction: "engineers-report-count-malfunction",
        FaultByRoll: "engineers-report-count-fault-by-roll",
        FaultBySpare: "engineers-report-count-fault-by-spare",
        Broken: "engineers-report-count-broken",
        Mended: "engineers-report-count-mended",
        Improved: "engineers-report-count-improved",
        Trained: "engineers-report-count-trained",
        Defined: "engineers-report-count-defined",
        HandInAsked: "engineers-report-count-hand-in-asked",
        HandInGranted: "engineers-report-count-hand-in-granted",
        Offer: "engineers-report-count-offer",
        Exchange: "engineers-report-count-exchange",
        Auction: "engineers-report-count-auction",
        AuctionSale: "engineers-report-count-auction-sale",
        NotebookBought: "engineers-report-count-notebook-bought",
        StruckOut: "engineers-report-count-struck-out",
    }
}

//! Values of the game as texts and back, one by one.

use engineers::action::outcome::{EndReason, Standing};
use engineers::action::{Action, Engineers, Goods, HandOrGround, Outcome, Shares, Terms, ThingId};
use engineers::record::text::EngineersTexts;
use engineers::record::{Order, Orders, WaySearch};
use engineers::table::{Auction, Deal, Debugging, Setup, Snapshot, Stage};
use engineers::yard::{Direction, Gate, Wall};
use shell::language::Phrase;
use shell::record::Texts;
use smallvec::smallvec;

use super::saves::{full_scene, texts_of};
use crate::scene::{BLUE, GREEN, RED, at, kind, machine, worker, workers};

/// Writes a value and reads it again, by way of RON.
fn there_and_back<T: serde::Serialize + serde::de::DeserializeOwned>(written: &T) -> T {
    let text = ron::to_string(written).unwrap();
    ron::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

fn place() -> Phrase {
    Phrase::words("here")
}

/// The table after it was written and read.
fn reread(setup: &Setup, snapshot: &Snapshot) -> Snapshot {
    let texts = texts_of(setup);
    let read = texts.read_table(&there_and_back(&texts.write_table(snapshot)), &place());
    read.unwrap_or_else(|fault| panic!("{fault}"))
}

fn goods(things: &[u16], money: u16) -> Goods {
    Goods { things: things.iter().copied().map(ThingId).collect(), money }
}

fn terms() -> Terms {
    Terms { given: goods(&[3, 4], 0), wanted: goods(&[], 120) }
}

#[test]
fn a_table_with_something_of_everything_comes_back_the_same() {
    let (setup, mut snapshot) = full_scene().into_snapshot();
    assert_eq!(reread(&setup, &snapshot), snapshot);
    snapshot.position.walls_down = Wall::all().step_by(17).collect();
    snapshot.position.teams[2].notebook.searched = [at("z0"), at("a1"), at("j10")].into_iter().collect();
    snapshot.position.state.faults.push(smallvec![ThingId(2), ThingId(5)]);
    snapshot.position.teams[1].team.gate = None;
    snapshot.position.maze[2].turns = 3;
    assert_eq!(reread(&setup, &snapshot), snapshot);
}

#[test]
fn every_stage_and_every_deal_comes_back_the_same() {
    let (setup, mut snapshot) = full_scene().into_snapshot();
    let auction = Auction {
        thing: ThingId(4),
        least: 30,
        bidder: GREEN,
        highest: Some((BLUE, 40)),
        out: [RED].into_iter().collect(),
    };
    let unbid = Auction { highest: None, out: [].into_iter().collect(), ..auction.clone() };
    for deal in [
        Deal::Offer { partner: BLUE, terms: terms() },
        Deal::Counter { partner: GREEN, terms: terms() },
        Deal::Auction(auction),
        Deal::Auction(unbid),
    ] {
        let Stage::Turn(turn) = &mut snapshot.position.state.stage else { panic!("a turn") };
        turn.deal = Some(deal);
        turn.asked = smallvec![machine("go_kart")];
        turn.driver = Some(worker(3));
        turn.trained_on = smallvec![ThingId(1), ThingId(6)];
        turn.has_auctioned = true;
        turn.debugged = Some(Debugging { machine: smallvec![ThingId(0), ThingId(1)], done: 9 });
        assert_eq!(reread(&setup, &snapshot), snapshot);
    }
    let standing = |seat, points, money| Standing { seat, points, money };
    let standings = [standing(GREEN, 155, 40), standing(RED, 155, 20), standing(BLUE, 0, 0)].into_iter().collect();
    let outcome = Outcome { reason: EndReason::Target, standings };
    for stage in [Stage::SetUp, Stage::Gates(BLUE), Stage::Over(outcome)] {
        snapshot.position.state.stage = stage;
        assert_eq!(reread(&setup, &snapshot), snapshot);
    }
}

/// Asserts how an action is written, and that it comes back.
fn assert_action_text(action: &Action, wanted: &str) {
    let texts = texts_of(&Setup::new(3, 1));
    let written = texts.write_action(action);
    assert_eq!(ron::to_string(&written).unwrap(), wanted);
    assert_eq!(&texts.read_action(&there_and_back(&written), &place()).unwrap(), action, "{wanted}");
}

#[test]
fn every_action_of_a_worker_has_its_short_text() {
    let who = worker(0);
    let thing = ThingId(12);
    let shares = Shares([2, 1, 0, 0]);
    let to = HandOrGround::FaceDown;
    for (action, wanted) in [
        (Action::TakeGate(Gate::ALL[0]), r#"TakeGate("c0")"#),
        (Action::Step { worker: who, direction: Direction::North }, "Step(1,North)"),
        (Action::Search { worker: worker(3) }, "Search(4)"),
        (Action::TakeDownWall { worker: who, direction: Direction::West }, "TakeDownWall(1,West)"),
        (Action::Work { worker: who }, "Work(1)"),
        (Action::Debug { worker: who, machine: thing }, "Debug(1,12)"),
        (Action::Buy { worker: who, kind: kind("tool_kit"), to: HandOrGround::Hand }, r#"Buy(1,"tool_kit",Hand)"#),
        (Action::Sell { worker: who, thing }, "Sell(1,12)"),
        (Action::Drive { squares: 3, clockwise: true }, "Drive(squares:3,clockwise:true)"),
        (Action::Load { worker: who, thing, shares }, "Load(1,12,(2,1,0,0))"),
        (Action::Unload { worker: who, thing, to, shares }, "Unload(1,12,FaceDown,(2,1,0,0))"),
        (Action::Train { worker: who, thing }, "Train(1,12)"),
        (Action::Mend { worker: who, thing }, "Mend(1,12)"),
        (Action::Improve { worker: who, thing }, "Improve(1,12)"),
        (Action::PickUp { workers: workers(&[0, 2]), thing }, "PickUp([1,3],12)"),
        (Action::PutDown { worker: who, thing, face_up: true }, "PutDown(1,12,Up)"),
        (Action::PutDown { worker: who, thing, face_up: false }, "PutDown(1,12,Down)"),
        (Action::HandOver { worker: who, thing, to: worker(1) }, "HandOver(1,12,2)"),
        (Action::TakeShare { worker: who, thing }, "TakeShare(1,12)"),
        (Action::LeaveShare { worker: who, thing }, "LeaveShare(1,12)"),
        (Action::Pack { worker: who, thing, container: ThingId(3) }, "Pack(1,12,3)"),
        (Action::Unpack { worker: who, thing }, "Unpack(1,12)"),
        (Action::ClimbIn { worker: who }, "ClimbIn(1)"),
        (Action::ClimbOut { worker: who }, "ClimbOut(1)"),
        (Action::TakeWheel { worker: who }, "TakeWheel(1)"),
        (Action::LeaveWheel, "LeaveWheel"),
    ] {
        assert_action_text(&action, wanted);
    }
}

#[test]
fn every_action_of_a_team_has_its_short_text() {
    let thing = ThingId(12);
    for (action, wanted) in [
        (Action::Discard { thing }, "Discard(12)"),
        (Action::Define { thing, kind: kind("magnet") }, r#"Define(12,"magnet")"#),
        (Action::BeginJoining { first: thing, second: ThingId(3) }, "BeginJoining(12,3)"),
        (Action::BeginDetaching { thing }, "BeginDetaching(12)"),
        (Action::BuyNotebook, "BuyNotebook"),
        (
            Action::Offer { partner: BLUE, terms: terms() },
            "Offer(to:Blue,give:(things:[3,4],money:0),get:(things:[],money:120))",
        ),
        (Action::Accept, "Accept"),
        (Action::Decline, "Decline"),
        (Action::Counter(terms()), "Counter(give:(things:[3,4],money:0),get:(things:[],money:120))"),
        (Action::Auction { thing, least: 40 }, "Auction(thing:12,least:40)"),
        (Action::Bid(50), "Bid(50)"),
        (Action::StayOut, "StayOut"),
        (
            Action::Test { thing, machine: machine("tea_urn"), with_once: false },
            r#"Test(thing:12,machine:"tea_urn",with_once:false)"#,
        ),
        (Action::HandIn(machine("go_kart")), r#"HandIn("go_kart")"#),
        (Action::HandInAll, "HandInAll"),
        (Action::EndTurn, "EndTurn"),
    ] {
        assert_action_text(&action, wanted);
    }
}

#[test]
fn standing_orders_come_back_the_same() {
    let texts = texts_of(&Setup::new(3, 1));
    let mut orders = Orders::default();
    assert_eq!(texts.read_draft(&there_and_back(&texts.write_draft(&orders)), &place()).unwrap(), orders);
    let thing = ThingId(7);
    orders.give(RED, worker(0), Some(Order::Go { square: at("c4"), search: WaySearch::OnWay }));
    orders.give(RED, worker(1), Some(Order::Fetch { thing }));
    orders.give(RED, worker(2), Some(Order::CarryHome));
    orders.give(BLUE, worker(0), Some(Order::Work));
    orders.give(BLUE, worker(3), Some(Order::Debug { thing }));
    orders.give(GREEN, worker(3), Some(Order::Train { thing }));
    let written = texts.write_draft(&orders);
    let text = ron::to_string(&written).unwrap();
    assert!(text.starts_with(r#"[(seat:Orange,worker:1,order:Go(square:"c4",search:true)),"#), "{text}");
    assert_eq!(texts.read_draft(&there_and_back(&written), &place()).unwrap(), orders);
    let twice: Vec<_> = written.iter().chain(&written[..1]).cloned().collect();
    assert!(texts.read_draft(&twice, &place()).is_err());
}

#[test]
fn a_set_up_comes_back_the_same() {
    let mut setup = Setup::new(4, 9);
    setup.options.money = vec![1000, 0, 300, 1000];
    setup.options.open_table = true;
    let written = <EngineersTexts as Texts<Engineers>>::write_setup(&setup);
    let read = <EngineersTexts as Texts<Engineers>>::read_setup(&there_and_back(&written), 4, 9);
    assert_eq!(read.unwrap(), setup);
}

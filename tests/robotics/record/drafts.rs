//! Choices in the making: conversions, offers and counter-offers.

use robotics::action::{Action, Build, Illegal, PlacedPart, Robotics, Share, Terms};
use robotics::parts::{Kind, Part, PartCounts};
use robotics::record::Draft;
use robotics::table::{Setup, TurnStep};
use shell::grid::Placement;
use shell::record::{RecordedGame, load_game};
use shell::seats::SeatId;
use shell::table::Playable;

use super::play::{RandomRecord, noon, step_of, varied_setup};
use super::samples::load_kept;

fn build_of(parts: &[Part]) -> Draft {
    let placed = |part: &Part| PlacedPart { part: *part, at: Placement::default() };
    Draft::Convert(Build { robot: parts.iter().map(placed).collect(), stored: PartCounts::NONE })
}

fn loaded_again(record: &mut RecordedGame<Robotics>) -> RecordedGame<Robotics> {
    let text = record.saved_text(noon());
    let mut loaded = load_game(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.game.saved_text(noon()), text);
    loaded.game
}

#[test]
fn a_build_in_the_making_is_kept_although_it_is_not_legal_yet() {
    let mut record = load_kept("v1_turn").game;
    let own: Vec<Part> = record.read(|table| {
        let workshop = table.workshop(table.state().awaited_seat().unwrap());
        workshop.robot.counts().plus(&workshop.shop.all_loose()).each().collect()
    });
    record.keep_draft(build_of(&own)).unwrap();
    let Some(Draft::Convert(build)) = record.history().draft().cloned() else { panic!("a build is kept") };
    assert_eq!(record.act(Action::Convert(build.clone())), Err(Illegal::Overlap));
    assert_eq!(loaded_again(&mut record).history().draft(), Some(&Draft::Convert(build)));
    let more = build_of(&[&own[..], &own[..]].concat());
    assert_eq!(record.keep_draft(more), Err(Illegal::NotYoursToBuild));
    let stored = PartCounts::from_iter([Part::plain(Kind::Saboteur)]);
    let other = Draft::Convert(Build { robot: Vec::new(), stored });
    assert_eq!(record.keep_draft(other), Err(Illegal::NotLeftOver));
    record.act(Action::Pass).unwrap();
    assert_eq!(record.history().draft(), None, "a choice was made");
}

#[test]
fn an_offer_in_the_making_names_only_what_both_sides_have() {
    let mut record = load_kept("v1_turn").game;
    let seat = record.read(|table| table.state().awaited_seat()).unwrap();
    let credits = record.read(|table| table.credits(seat));
    let partner = SeatId(if seat.0 == 0 { 1 } else { 0 });
    let offer = |active: Share, partner: SeatId| Draft::Offer { partner, terms: Terms { active, ..Terms::default() } };
    let pays = |credits: u32| Share { credits, ..Share::default() };
    let gives = |kind: Kind| Share { parts: PartCounts::from_iter([Part::plain(kind)]), credits: 0 };
    let began = offer(pays(credits), partner);
    record.keep_draft(began.clone()).unwrap();
    assert_eq!(loaded_again(&mut record).history().draft(), Some(&began));
    record.keep_draft(offer(Share::default(), partner)).unwrap();
    let too_much = Illegal::TraderCannotPay { needs: credits + 100, has: credits };
    assert_eq!(record.keep_draft(offer(pays(credits + 100), partner)), Err(too_much));
    assert_eq!(record.keep_draft(offer(gives(Kind::Saboteur), partner)), Err(Illegal::NotLoose));
    assert_eq!(record.keep_draft(offer(pays(0), seat)), Err(Illegal::OwnSeat));
    assert_eq!(record.keep_draft(offer(pays(0), SeatId(7))), Err(Illegal::NoSuchSeat));
    assert_eq!(record.keep_draft(Draft::Counter(Terms::default())), Err(Illegal::NotNow));
}

#[test]
fn a_draft_of_another_kind_of_choice_is_refused() {
    let offer = Draft::Offer { partner: SeatId(1), terms: Terms::default() };
    let counter = Draft::Counter(Terms::default());
    for (name, fault) in [
        ("v1_auction", Illegal::AuctionFirst),
        ("v1_sale", Illegal::NotNow),
        ("v1_saboteur", Illegal::NotNow),
        ("v1_control", Illegal::NotNow),
        ("v1_counter_offer", Illegal::NotNow),
        ("v1_put_away", Illegal::NotNow),
        ("v1_finished", Illegal::GameOver),
    ] {
        let mut record = load_kept(name).game;
        for draft in [build_of(&[]), offer.clone(), counter.clone()] {
            assert_eq!(record.keep_draft(draft), Err(fault), "{name}");
        }
    }
    let mut asked = load_kept("v1_offer").game;
    asked.keep_draft(counter.clone()).unwrap();
    assert_eq!(loaded_again(&mut asked).history().draft(), Some(&counter));
    assert_eq!(asked.keep_draft(offer), Err(Illegal::NotNow));
}

#[test]
fn a_conversion_an_offer_and_a_counter_offer_that_are_taken_back_are_in_the_making_again() {
    let mut seen = [0; 3];
    for seed in 0..40 {
        let mut play = RandomRecord::new(Setup { credits_to_win: 20_000, ..varied_setup(seed) });
        let mut actions = 0;
        while let Some(action) = play.choose() {
            let wanted = match &action {
                Action::Convert(build) => Some((0, Draft::Convert(build.clone()))),
                Action::Offer { partner, terms } => Some((1, Draft::Offer { partner: *partner, terms: *terms })),
                Action::Counter(terms) => Some((2, Draft::Counter(*terms))),
                _ => None,
            };
            play.record.act(action).unwrap();
            assert_eq!(play.record.history().draft(), None);
            if let Some((kind, draft)) = wanted {
                play.record.undo().unwrap();
                assert_eq!(play.record.history().draft(), Some(&draft));
                assert_eq!(loaded_again(&mut play.record).history().draft(), Some(&draft));
                play.record.redo().unwrap();
                seen[kind] += 1;
            }
            actions += 1;
            if actions > 150 {
                break;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 5), "{seen:?}");
    let mut record = load_kept("v1_counter_offer").game;
    assert!(record.history().can_undo(), "a counter-offer waits for its answer");
    record.undo().unwrap();
    assert!(matches!(step_of(&mut record), Some(TurnStep::Answer { .. })));
    assert!(!record.history().can_undo(), "the offer was another player's step");
}

//! Drops: the action of putting a thing at a place, or the sentence that says why it can't be put
//! there.

use super::interaction::ScrapyardInteraction;
use super::thing::{DropPlace, Thing};
use crate::action::{Action, Illegal, Settling};
use crate::arena::Square;
use crate::cards::{ActionFace, Aim, ArmSide, CardId, Effect, Face, PartKind};
use crate::messages::phrase;
use crate::table::{BuildTurn, Pile, Rummage, Stage, Table};
use crate::turn::build::collect::check_time;
use crate::turn::check_action;
use crate::turn::effects::choice::{EffectChoice, awaited_choice, reachable, refusal_of_target};
use shell::language::{InWords, Phrase};
use shell::seats::SeatId;

/// Action of putting a thing at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DropAction {
    /// An action of the rules.
    Act(Action),
    /// A rummaged card gets its place.
    Take(u8, DropPlace),
    /// A card is played, and then aimed at the place (7.5).
    Play(CardId, DropPlace),
    /// The own robot goes to a square, by a Limp or a Move (6.7, 6.8).
    Go(Square),
}

/// Returns the action of putting a thing at a place.
///
/// # Errors
/// Sentence that says why it can't be put there.
pub fn check_drop(
    table: &Table,
    own: &ScrapyardInteraction,
    thing: Thing,
    place: DropPlace,
) -> Result<DropAction, Phrase> {
    let seat = table.state().awaited_seat().ok_or_else(|| Illegal::GameOver.phrase())?;
    match thing {
        Thing::Pile(pile) => {
            let card = table.pile(pile).and_then(Pile::face_up).ok_or_else(|| Illegal::PileEmpty.phrase())?;
            let side = side_at(table, card, place)?;
            check_act(table, Action::Collect { pile, side })
        }
        Thing::Rummaged(number) => check_take(table, own, seat, number, place),
        Thing::Card(card) => check_play(table, seat, card, place),
        Thing::Dent => {
            let settling = settling_at(place).ok_or_else(|| Illegal::NotNow.phrase())?;
            check_act(table, Action::Settle(settling))
        }
        Thing::Figure(figure) if figure == seat => check_go(table, seat, place),
        _ => Err(Illegal::NotNow.phrase()),
    }
}

/// Places where things of this kind are put. The rules may refuse some of them: see [`check_drop`].
pub fn possible_places(table: &Table, thing: Thing) -> Vec<DropPlace> {
    let Some(seat) = table.state().awaited_seat() else { return Vec::new() };
    match thing {
        Thing::Pile(pile) => {
            table.pile(pile).and_then(Pile::face_up).map_or_else(Vec::new, |card| places_of_collect(table, card))
        }
        Thing::Rummaged(number) => {
            let card = open_rummage(table).and_then(|open| open.cards.get(usize::from(number)).copied());
            let collect = card.map_or_else(Vec::new, |card| places_of_collect(table, card));
            collect.into_iter().chain([DropPlace::OnTop, DropPlace::AtBottom]).collect()
        }
        Thing::Card(card) => {
            let steps = table.data().find_card(card).and_then(|card| card.action()).and_then(first_steps);
            let squares = steps.map_or_else(Vec::new, |steps| reachable(table, seat, steps));
            let figures = table.standing().map(DropPlace::Figure);
            figures.chain(squares.into_iter().map(DropPlace::Square)).collect()
        }
        Thing::Dent => {
            let cards = table.robot(seat).cards().hand.different().map(DropPlace::Card);
            [DropPlace::Armour, DropPlace::Deck].into_iter().chain(cards).collect()
        }
        Thing::Figure(figure) if figure == seat => table.arena().squares().map(DropPlace::Square).collect(),
        _ => Vec::new(),
    }
}

/// The open rummage (4.8); `None` if none is open.
pub fn open_rummage<'a>(table: &Table<'a>) -> Option<&'a Rummage> {
    match &table.state().stage {
        Stage::Build(BuildTurn { rummage, .. }) => rummage.as_ref(),
        _ => None,
    }
}

/// Whether a card is an arm.
pub fn is_arm(table: &Table, card: CardId) -> bool {
    let part = table.data().find_card(card).and_then(|card| card.part());
    part.is_some_and(|part| part.kind == PartKind::Arm)
}

/// Places where a card is put to collect it (4.4, 4.5).
fn places_of_collect(table: &Table, card: CardId) -> Vec<DropPlace> {
    let is_part = table.data().find_card(card).is_some_and(|card| card.part().is_some());
    if is_arm(table, card) {
        ArmSide::BOTH.map(|side| DropPlace::Robot(Some(side))).to_vec()
    } else if is_part {
        vec![DropPlace::Robot(None)]
    } else {
        vec![DropPlace::Deck]
    }
}

/// Returns an action of the rules if it is legal, and else the reason.
fn check_act(table: &Table, action: Action) -> Result<DropAction, Phrase> {
    check_action(table, &action).map_err(|illegal| illegal.phrase())?;
    Ok(DropAction::Act(action))
}

/// Side of the robot onto which an arm is put at a place; `None` for another card (4.4).
fn side_at(table: &Table, card: CardId, place: DropPlace) -> Result<Option<ArmSide>, Phrase> {
    let face = table.data().find_card(card).map(|card| &card.face);
    match (face, place) {
        (Some(Face::Action(_)), DropPlace::Deck | DropPlace::Robot(_)) => Ok(None),
        (Some(Face::Part(_)), DropPlace::Deck) => Err(phrase!("scrapyard-drop-part")),
        (Some(Face::Part(part)), DropPlace::Robot(side)) if part.kind == PartKind::Arm => {
            side.map(Some).ok_or_else(|| Illegal::ChooseSide.phrase())
        }
        (Some(Face::Part(_)), DropPlace::Robot(_)) => Ok(None),
        _ => Err(Illegal::NotNow.phrase()),
    }
}

/// Checks a place for a rummaged card: only one is collected (4.8), and its time must not carry the
/// token too far (4.10).
fn check_take(
    table: &Table,
    own: &ScrapyardInteraction,
    seat: SeatId,
    number: u8,
    place: DropPlace,
) -> Result<DropAction, Phrase> {
    let open = open_rummage(table).ok_or_else(|| Illegal::NotNow.phrase())?;
    let card = *open.cards.get(usize::from(number)).ok_or_else(|| Illegal::NotRummaged.phrase())?;
    match place {
        DropPlace::Robot(_) | DropPlace::Deck => {
            if own.taking.card.is_some_and(|(collected, _)| collected != number) {
                return Err(phrase!("scrapyard-drop-one-card"));
            }
            check_time(table, seat, card).map_err(|illegal| illegal.phrase())?;
            let side = side_at(table, card, place)?;
            Ok(DropAction::Take(number, DropPlace::Robot(side)))
        }
        DropPlace::OnTop | DropPlace::AtBottom => Ok(DropAction::Take(number, place)),
        _ => Err(Illegal::NotNow.phrase()),
    }
}

/// Number of squares of the move with which an action begins; `None` if it begins otherwise (8.6).
fn first_steps(face: &ActionFace) -> Option<u8> {
    match face.effects.first() {
        Some(Effect::Move(steps)) => Some(*steps),
        _ => None,
    }
}

/// Range within which an action needs its targets; `None` if it first moves, or needs none (7.5).
fn range_at_once(face: &ActionFace) -> Option<u8> {
    let first = face.effects.iter().find(|effect| effect.needs_target() || matches!(effect, Effect::Move(_)))?;
    first.needs_target().then(|| face.aim.range()).flatten()
}

/// Checks that a card can be played at a place (6.5): on the own robot or a free square, or on
/// another robot at which it can be aimed.
fn check_play(table: &Table, seat: SeatId, card: CardId, place: DropPlace) -> Result<DropAction, Phrase> {
    check_action(table, &Action::Play(card)).map_err(|illegal| illegal.phrase())?;
    let face = table.data().find_card(card).and_then(|card| card.action());
    let face = face.ok_or_else(|| Illegal::NotInHand.phrase())?;
    let target = match place {
        DropPlace::Figure(figure) => Some(figure),
        DropPlace::Square(square) => table.standing_on(square),
        _ => None,
    };
    match target.filter(|&target| target != seat) {
        Some(_) if face.aim == Aim::Own => return Err(phrase!("scrapyard-drop-own")),
        Some(target) => {
            if let Some(range) = range_at_once(face)
                && !table.in_range(seat, range).contains(&target)
            {
                return Err(refusal_of_target(table, seat, target, range).phrase());
            }
        }
        None => {
            if let (DropPlace::Square(square), Some(steps)) = (place, first_steps(face))
                && table.robot(seat).square() != Some(square)
                && !reachable(table, seat, steps).contains(&square)
            {
                return Err(Illegal::OutOfReach.phrase());
            }
        }
    }
    Ok(DropAction::Play(card, place))
}

/// Way in which a dent is settled that is put at a place (9.2).
const fn settling_at(place: DropPlace) -> Option<Settling> {
    match place {
        DropPlace::Armour => Some(Settling::Armour),
        DropPlace::Deck => Some(Settling::Deck),
        DropPlace::Card(card) => Some(Settling::Hand(card)),
        _ => None,
    }
}

/// Checks that a robot can go to a square: by the move of an effect that waits, or by a Move or a
/// Limp (6.7, 6.8, 8.6).
fn check_go(table: &Table, seat: SeatId, place: DropPlace) -> Result<DropAction, Phrase> {
    let DropPlace::Square(square) = place else { return Err(Illegal::OutOfReach.phrase()) };
    if matches!(awaited_choice(table, seat), Some(EffectChoice::Step { .. })) {
        return check_act(table, Action::Step(square));
    }
    let limp = check_action(table, &Action::Limp(square));
    let pay = table.robot(seat).cards().hand.different().next();
    let moves = pay.map(|pay| check_action(table, &Action::Move { square, pay }));
    match (limp, moves) {
        (Ok(()), _) | (_, Some(Ok(()))) => Ok(DropAction::Go(square)),
        (_, Some(Err(illegal))) => Err(illegal.phrase()),
        (Err(Illegal::OutOfReach), None) if reachable(table, seat, table.robot(seat).speed()).contains(&square) => {
            Err(phrase!("scrapyard-needs-a-card"))
        }
        (Err(illegal), None) => Err(illegal.phrase()),
    }
}

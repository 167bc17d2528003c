//! Prompts of a person's choices: in a turn of the build phase, while dents are settled, in a turn
//! of the battle, and for an effect.

use super::drop::{is_arm, open_rummage};
use super::hand::Hand;
use super::interaction::{Order, PaidAction, ScrapyardInteraction};
use super::thing::Thing;
use crate::action::{Action, Scrapyard, ShoveKind};
use crate::cards::ArmSide;
use crate::client::shortcuts;
use crate::messages::phrase;
use crate::table::{BattleStep, BattleTurn, BuildTurn, Stage, Table};
use crate::turn::effects::choice::{EffectChoice, awaited_choice};
use crate::words::{card_in_sentence, dents_words, junk_codes_words};
use client::input::Shortcut;
use client::play::playing::Play;
use client::table::prompt::{KeyEffect, Prompt};
use shell::language::Phrase;

/// Words of a prompt that stand out, the words after them, and its keys.
struct Words {
    strong: Phrase,
    rest: Phrase,
    keys: Vec<KeyEffect>,
}

impl Words {
    const fn new(strong: Phrase, rest: Phrase) -> Self {
        Self { strong, rest, keys: Vec::new() }
    }

    fn with_key(self, shortcuts: &'static [Shortcut], does: Phrase) -> Self {
        let mut keys = self.keys;
        keys.push((shortcuts, does));
        Self { keys, ..self }
    }

    /// With the key that takes back what has been begun.
    fn with_leave_key(self) -> Self {
        self.with_key(&[Shortcut::ESCAPE], phrase!("scrapyard-keys-leave"))
    }
}

/// Prompt of the choice that is due.
pub(super) fn prompt_of_choice(table: &Table, play: &Play<Scrapyard>, own: &ScrapyardInteraction) -> Prompt {
    let Some(seat) = table.state().awaited_seat() else { return Prompt::default() };
    let name = play.seat(seat).name.as_str();
    let words = if let Some(hand) = &own.hand {
        words_of_hand(table, name, hand)
    } else if let Some(effect) = awaited_choice(table, seat).filter(|_| open_rummage(table).is_none()) {
        words_of_effect(play, name, &effect, own)
    } else {
        match &table.state().stage {
            Stage::Build(turn) => words_of_build(table, name, own, turn),
            Stage::Battle(turn) => words_of_battle(table, play, own, turn),
            Stage::SetUp | Stage::Over(_) => return Prompt::default(),
        }
    };
    Prompt::for_seat(seat, words.strong, words.rest, words.keys).in_sentences()
}

/// Prompt with something in hand.
fn words_of_hand(table: &Table, name: &str, hand: &Hand) -> Words {
    let card = hand.card.map(|card| card_in_sentence(table.data(), card)).unwrap_or_default();
    let is_arm = hand.card.is_some_and(|card| is_arm(table, card));
    let (strong, rest) = match hand.thing {
        Thing::Pile(_) | Thing::Rummaged(_) => {
            let is_part = hand.card.is_some_and(|card| table.data().card(card).part().is_some());
            let rest = match (is_part, is_arm) {
                (true, true) => phrase!("scrapyard-prompt-hand-arm"),
                (true, false) => phrase!("scrapyard-prompt-hand-part"),
                (false, _) => phrase!("scrapyard-prompt-hand-action"),
            };
            (phrase!("scrapyard-prompt-hand", name = name, card = card), rest)
        }
        Thing::Dent => (phrase!("scrapyard-prompt-hand-dent", name = name), phrase!("scrapyard-prompt-hand-dent-rest")),
        Thing::Figure(_) => {
            (phrase!("scrapyard-prompt-hand-figure", name = name), phrase!("scrapyard-prompt-hand-figure-rest"))
        }
        _ => (phrase!("scrapyard-prompt-hand", name = name, card = card), phrase!("scrapyard-prompt-hand-card")),
    };
    let words = Words::new(strong, rest).with_key(&[Shortcut::ESCAPE], phrase!("scrapyard-keys-put-back"));
    if hand.places.len() > 1 { words.with_key(&[shortcuts::SIDE], phrase!("scrapyard-keys-next-place")) } else { words }
}

/// Prompt of a turn of the build phase (4.2).
fn words_of_build(table: &Table, name: &str, own: &ScrapyardInteraction, turn: &BuildTurn) -> Words {
    if turn.rummage.is_some() {
        let strong = phrase!("scrapyard-prompt-rummage", name = name);
        return if own.taking.is_collect_decided() {
            Words::new(strong, phrase!("scrapyard-prompt-put-back")).with_leave_key()
        } else {
            let nothing = phrase!("scrapyard-keys-nothing");
            Words::new(strong, phrase!("scrapyard-prompt-rummage-rest")).with_key(&[shortcuts::NOTHING], nothing)
        };
    }
    if turn.has_acted {
        let strong = phrase!("scrapyard-prompt-build-done", name = name);
        let words = Words::new(strong, phrase!("scrapyard-prompt-build-done-rest"));
        return words
            .with_key(&[Shortcut::CONFIRM], phrase!("scrapyard-keys-done"))
            .with_key(&[Shortcut::UNDO], phrase!("keys-undo"));
    }
    if own.order == Some(Order::Rummage) {
        let strong = phrase!("scrapyard-prompt-rummage-where", name = name);
        return Words::new(strong, phrase!("scrapyard-prompt-rummage-where-rest")).with_leave_key();
    }
    let place = table.track().place(turn.seat);
    let strong = phrase!("scrapyard-prompt-build", name = name, place = place);
    Words::new(strong, phrase!("scrapyard-prompt-build-rest"))
        .with_key(&[shortcuts::RUMMAGE], phrase!("scrapyard-keys-rummage"))
        .with_key(&[shortcuts::PASS], phrase!("scrapyard-keys-pass"))
}

/// Prompt of settling, and of a turn of the battle (6.2).
fn words_of_battle(table: &Table, play: &Play<Scrapyard>, own: &ScrapyardInteraction, turn: &BattleTurn) -> Words {
    let name = play.seat(turn.seat).name.as_str();
    let robot = table.robot(turn.seat);
    let dents = robot.condition().dents;
    match turn.step {
        BattleStep::Settle { .. } if dents > 0 => {
            let strong = phrase!("scrapyard-prompt-settle", name = name, dents = dents_words(dents));
            Words::new(strong, phrase!("scrapyard-prompt-settle-rest"))
                .with_key(&[shortcuts::USUAL], phrase!("scrapyard-keys-usual"))
        }
        BattleStep::Settle { .. } => {
            let strong = phrase!("scrapyard-prompt-settled", name = name);
            Words::new(strong, phrase!("scrapyard-prompt-settled-rest"))
                .with_key(&[Shortcut::CONFIRM], phrase!("scrapyard-keys-done"))
                .with_key(&[Shortcut::UNDO], phrase!("keys-undo"))
        }
        BattleStep::Act => words_of_act(play, name, own).unwrap_or_else(|| {
            let batteries = robot.condition().unused;
            let strong = phrase!("scrapyard-prompt-act", name = name, count = batteries);
            let has_only_end = play.choices().actions.iter().all(|action| *action == Action::EndTurn);
            let rest =
                if has_only_end { phrase!("scrapyard-prompt-act-end") } else { phrase!("scrapyard-prompt-act-rest") };
            Words::new(strong, rest).with_key(&[Shortcut::CONFIRM], phrase!("scrapyard-keys-end-turn"))
        }),
    }
}

/// Prompt of an action that waits for its card, square or target; `None` if none does.
fn words_of_act(play: &Play<Scrapyard>, name: &str, own: &ScrapyardInteraction) -> Option<Words> {
    if let Some(paid) = own.payment {
        let rest = match paid {
            PaidAction::Move(_) => phrase!("scrapyard-prompt-pay-move"),
            PaidAction::Attack(_, seat) => phrase!("scrapyard-prompt-pay-attack", name = &play.seat(seat).name),
        };
        return Some(Words::new(phrase!("scrapyard-prompt-pay", name = name), rest).with_leave_key());
    }
    let (strong, rest) = match own.order? {
        Order::Rummage => return None,
        Order::Move => (phrase!("scrapyard-prompt-move", name = name), phrase!("scrapyard-prompt-move-rest")),
        Order::Limp => (phrase!("scrapyard-prompt-limp", name = name), phrase!("scrapyard-prompt-limp-rest")),
        Order::Attack(ArmSide::Left) => {
            (phrase!("scrapyard-prompt-left-arm", name = name), phrase!("scrapyard-prompt-arm-rest"))
        }
        Order::Attack(ArmSide::Right) => {
            (phrase!("scrapyard-prompt-right-arm", name = name), phrase!("scrapyard-prompt-arm-rest"))
        }
    };
    Some(Words::new(strong, rest).with_leave_key())
}

/// Prompt of a choice that an effect asks for (4.7, section 8).
fn words_of_effect(play: &Play<Scrapyard>, name: &str, effect: &EffectChoice, own: &ScrapyardInteraction) -> Words {
    let (strong, rest) = match effect {
        EffectChoice::Rummage(_) => {
            (phrase!("scrapyard-prompt-rummage-where", name = name), phrase!("scrapyard-prompt-rummage-free"))
        }
        EffectChoice::Purge(most) => {
            let rest = phrase!("scrapyard-prompt-purge-rest", codes = junk_codes_words((*most).into()));
            (phrase!("scrapyard-prompt-purge", name = name), rest)
        }
        EffectChoice::Delay(_) => {
            (phrase!("scrapyard-prompt-delay", name = name), phrase!("scrapyard-prompt-delay-rest"))
        }
        EffectChoice::Step { .. } => {
            let words =
                Words::new(phrase!("scrapyard-prompt-step", name = name), phrase!("scrapyard-prompt-step-rest"));
            return words.with_key(&[Shortcut::CONFIRM], phrase!("scrapyard-keys-stay"));
        }
        EffectChoice::Target(_) => {
            (phrase!("scrapyard-prompt-target", name = name), phrase!("scrapyard-prompt-target-rest"))
        }
        EffectChoice::Shove(shove) => {
            let target = play.seat(shove.target).name.as_str();
            let strong = match shove.kind {
                ShoveKind::Push => phrase!("scrapyard-prompt-push", name = name, target = target, count = shove.most),
                ShoveKind::Pull => phrase!("scrapyard-prompt-pull", name = name, target = target, count = shove.most),
            };
            (strong, phrase!("scrapyard-prompt-shove-rest"))
        }
        EffectChoice::Salvage { most, .. } => {
            let rest = phrase!("scrapyard-prompt-salvage-rest", chosen = own.salvaged.len(), most = *most);
            let words = Words::new(phrase!("scrapyard-prompt-salvage", name = name), rest);
            return words.with_key(&[shortcuts::DONE], phrase!("scrapyard-keys-salvage"));
        }
    };
    Words::new(strong, rest)
}

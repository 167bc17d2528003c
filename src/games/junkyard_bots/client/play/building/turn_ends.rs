//! Ends of turns or of parts of them: throwing, passing and drawing no more, with the questions
//! that come before.

use crate::client::play::executor::Executor;
use crate::client::play::turn_stage::TurnStage;
use crate::client::settings::Settings;
use crate::games::junkyard_bots::action::{Action, JunkyardBots};
use crate::games::junkyard_bots::client::play::building::throwing;
use crate::games::junkyard_bots::client::play::interaction::Aim;
use crate::games::junkyard_bots::client::play::question::Question;
use crate::games::junkyard_bots::game::read_table;
use crate::games::junkyard_bots::messages::phrase;
use crate::games::junkyard_bots::round::LegalActions;

impl Executor<'_, JunkyardBots> {
    /// Throws the chosen bombs. Asks first if the target would dodge them all (6.4).
    pub(crate) fn throw(&mut self, asked: bool) {
        let Aim { bombs, target } = self.interaction.own.aim.clone();
        let Some(target) = target else {
            self.refuse(phrase!("choose-a-target"));
            return;
        };
        let damage = read_table(self.world, |table| throwing::damage(table, target, &bombs)).flatten();
        if !asked && self.asks_first() && damage == Some(0) {
            Question::ThrowInVain(target).ask(self.world);
            return;
        }
        self.act(Action::Attack { target, bombs });
    }

    /// Whether a question comes before something is given up. Never in puzzles, whose tries are
    /// free, nor in lessons, which say what to do.
    pub(crate) fn asks_first(&self) -> bool {
        self.world.resource::<Settings>().asks_before_giving_up && !self.play.is_exercise()
    }

    /// Passes, or draws no more. Asks first if something could still be done.
    pub(crate) fn pass(&mut self, asked: bool) {
        if self.interaction.stage != TurnStage::Choosing {
            return;
        }
        let (action, given_up) = match self.play.choices() {
            LegalActions::Draw(_) => (Action::StopDrawing, Some(Question::StopDrawing)),
            LegalActions::Take(takes) => (Action::Pass, (!takes.is_empty()).then_some(Question::Pass)),
            LegalActions::Attack(_) => (Action::Pass, Some(Question::HoldFire)),
            _ => return,
        };
        match given_up.filter(|_| !asked && self.asks_first()) {
            Some(question) => {
                self.interaction.own.hand = None;
                question.ask(self.world);
            }
            None => _ = self.act(action),
        }
    }

    pub(crate) fn yes(&mut self) {
        let question = Question::now(self.world);
        Question::None.ask(self.world);
        match question {
            Question::Eject(_) => self.done(true),
            Question::Pass | Question::StopDrawing | Question::HoldFire => self.pass(true),
            Question::ThrowInVain(_) => self.throw(true),
            Question::GiveUp => self.give_up(),
            Question::None => {}
        }
    }
}

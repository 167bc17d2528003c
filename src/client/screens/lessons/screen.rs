//! The whole dialog of the lessons.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::list::{LessonList, LessonRequests};
use super::next_steps::{next_steps, next_steps_beside};
use super::press::LessonsPress;
use super::rows::lesson_rows;
use crate::app::choice_dialog::{Answer, ChoiceDialog};
use crate::app::request::Request;
use crate::app::screen::{Back, Layer, Screen};
use crate::app::sheet::{self, DialogKeys};
use crate::art::Art;
use crate::input::{Listener, Shortcut};
use crate::kit::focus::keep_arrow_keys;
use crate::kit::panel::build::{choose, column, row, scroll_of, text};
use crate::kit::panel::{Node, show_panel, widget_id};
use crate::kit::scroll::ScrollKeys;
use crate::kit::spoken::Manner;
use crate::kit::tokens::Space;
use crate::kit::{Button, ButtonKind, TextStyle};
use crate::play::start::learned::LearnedLessons;
use crate::play::start::lessons::TaughtInWindow;
use crate::screens::game_shelf::games::{GameShelf, is_chosen};
use crate::screens::game_shelf::games_with_lessons;
use crate::settings::Settings;
use shell::language::{Phrase, phrase};
use shell::lessons::LessonProgress;

/// Size of the dialog, and least width of the button that leaves the screen, in points.
const DIALOG: (f32, f32) = (1020.0, 712.0);
const BACK: f32 = 130.0;

/// Adds the list of the lessons of a game, as `list_of` makes it of the progress in them.
pub fn add_lessons_screen<G: TaughtInWindow>(app: &mut App, list_of: fn(&LessonProgress<G>) -> LessonList) {
    let draw = move |mut screen: LessonsScreen, learned: Res<G::Learned>| screen.draw(&list_of(learned.lessons()));
    let draw = draw.in_set(Layer::Screen).run_if(in_state(Screen::Lessons));
    app.add_systems(EguiPrimaryContextPass, draw.run_if(is_chosen(G::NAME)));
}

/// State with which the lessons are drawn.
#[derive(SystemParam)]
struct LessonsScreen<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    settings: Res<'w, Settings>,
    shelf: Res<'w, GameShelf>,
    back: Res<'w, Back>,
    art: ResMut<'w, Art>,
    requests: MessageWriter<'w, Request>,
    commands: Commands<'w, 's>,
}

impl LessonsScreen<'_, '_> {
    /// Draws the lessons of a game, and makes the request of what is pressed.
    fn draw(&mut self, list: &LessonList) -> Result {
        let ctx = self.contexts.ctx_mut()?.clone();
        let keys = Listener { ctx: &ctx, shortcuts: &self.settings.keys };
        let help = keys.is_pressed(Shortcut::HELP).then_some(LessonsPress::HowToPlay);
        let mut asked = DialogKeys::read(&ctx).answer(Some(LessonsPress::GoOn), LessonsPress::Back).or(help);
        let shelf = &*self.shelf;
        sheet::draw_screen(&ctx, &self.settings, &mut self.art, "lessons", |pen, whole| {
            sheet::draw_dusk(pen, whole);
            let rect = sheet::draw_dialog_panel(pen, whole, DIALOG);
            sheet::draw_rivets(pen, rect);
            let games = games_with_lessons(shelf, LessonsPress::OtherGame);
            let id = widget_id(pen);
            if games.has_keyboard(&ctx, &id) {
                keep_arrow_keys(&ctx);
            }
            let by_arrows = games.message_of_arrows(&ctx, &id);
            let panel = dialog(list, shelf, sheet::has_large_text(pen));
            asked = asked.take().or(by_arrows).or(show_panel(pen, rect, panel).pop());
            if let Some(press) = asked {
                games.pass_keyboard_on(&ctx, &id, &press);
            }
        });
        if let Some(press) = asked {
            self.answer(list, press);
        }
        Ok(())
    }

    fn answer(&mut self, list: &LessonList, press: LessonsPress) {
        let LessonRequests { take, real_game, forget } = &list.requests;
        let request = match press {
            LessonsPress::Take(number) => take(number),
            LessonsPress::GoOn => list.next.map_or_else(|| real_game.clone(), take),
            LessonsPress::RealGame => real_game.clone(),
            LessonsPress::StartOver => {
                let question = question_before_forgetting(forget.clone());
                self.commands.queue(|world: &mut World| question.open_dialog(world));
                return;
            }
            LessonsPress::OtherGame(number) => {
                // Chosen at once, that game would draw its lessons in the same frame, too.
                self.commands.queue(move |world: &mut World| world.resource_mut::<GameShelf>().choose(number));
                return;
            }
            LessonsPress::HowToPlay => Request::Show(Screen::HowToPlay),
            LessonsPress::Back if self.back.0 == Screen::GameShelf => Request::Back,
            // Not to the table of a lesson from which the list was opened.
            LessonsPress::Back => Request::Show(Screen::Title),
        };
        self.requests.write(request);
    }
}

/// Question before all lessons are forgotten, which `forget` asks for.
fn question_before_forgetting(forget: Request) -> ChoiceDialog {
    let stay = Answer::new(phrase!("lessons-keep"), "play", None);
    let forget = Answer::new(phrase!("lessons-start-over"), "undo", Some(forget));
    let headline = phrase!("lessons-forget-headline");
    ChoiceDialog { headline, sentence: phrase!("lessons-forget"), answers: vec![stay, forget], escape: 0 }
}

/// Describes the dialog: the lessons, and beside them the next steps. With large text these are
/// above the lessons, and all of it scrolls.
fn dialog<'a>(list: &'a LessonList, shelf: &'a GameShelf, is_large: bool) -> Node<'a, LessonsPress> {
    let about = phrase!("lessons-about", count = list.lessons.len(), minutes = list.total_minutes());
    // The lessons of another game begin at the first one.
    let game = shelf.chosen().map_or("", |game| game.cover.game);
    let body = if is_large {
        let all = column([next_steps(list, false), lesson_rows(list)]).gap(Space::L);
        scroll_of(game, "lessons", ScrollKeys::Pages, all)
    } else {
        let rows = scroll_of(game, "lessons", ScrollKeys::Pages, lesson_rows(list));
        row([rows.fill().grow(), next_steps_beside(list).fill()]).gap(Space::L)
    };
    column([column([heading(shelf), text(TextStyle::LEAD, about)]).gap(Space::Xs), body.grow(), foot(list)])
        .gap(Space::M)
        .inside_by(Space::Xxl, Space::Xl)
}

/// Describes the title, and beside or below it the games. With several games it names the chosen
/// one.
fn heading<'a>(shelf: &'a GameShelf) -> Node<'a, LessonsPress> {
    let title = |words: Phrase| text(TextStyle::DIALOG, words).manner(Manner::Heading);
    let games = || games_with_lessons(shelf, LessonsPress::OtherGame).describe_marks();
    let Some(game) = shelf.chosen().filter(|_| shelf.has_several()) else { return title(phrase!("lessons-title")) };
    let of_game = |name: &Phrase| title(phrase!("shelf-form-title", title = phrase!("shelf-lessons"), game = name));
    let [whole, short] = [&game.cover.name, &game.cover.short_name];
    let below = |name: &Phrase| column([of_game(name), games()]).gap(Space::S);
    // The short name belongs on tags: the games rather stand below the whole one.
    choose([row([of_game(whole).grow(), games()]).gap(Space::L), below(whole), below(short)])
}

/// Describes the buttons below, and the number of lessons done between them.
fn foot<'a>(list: &LessonList) -> Node<'a, LessonsPress> {
    let why = list.is_untouched.then(|| phrase!("lessons-nothing-done"));
    let again = Button::usual(phrase!("lessons-start-over"), ButtonKind::Slate).with_icon("undo");
    let count = phrase!("lessons-count", done = list.done_count(), count = list.lessons.len());
    let back = Button::usual(phrase!("lessons-back"), ButtonKind::Slate);
    row([
        again.disabled_because(why).sends(LessonsPress::StartOver),
        text(TextStyle::NOTE, count).narrow().grow(),
        back.sends(LessonsPress::Back).at_least_wide(BACK),
    ])
    .gap(Space::L)
}

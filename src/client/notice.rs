//! The one place where the window tells what went wrong, or well: a sign over all screens.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Area, Color32, Id, Order, Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::art::Art;
use super::fault::{Done, Fault};
use super::places;
use super::play::Play;
use super::screen::{Layer, MenuOpen, Screen};
use super::settings::Settings;
use super::theme::palette::{CREAM, GREEN, LIGHT_RED, RED_SIGN, SIGN, YELLOW};
use super::theme::pen::area;
use super::theme::{Face, Pen};
use super::window::is_laid_out;

/// How long good news are shown.
const SHOWN: Duration = Duration::from_secs(4);
/// The sign's width at most, in points.
const WIDTH: f32 = 680.0;
/// What of it is beside its sentence: the icons.
const MARGINS: f32 = 92.0;
/// From the top of the window to the sign, where robots stand below it: under what is to be done now.
const BELOW_THE_PROMPT: f32 = 132.0;

/// What the program tells the player.
#[derive(Resource, Debug, Default)]
pub struct Notice {
    told: Option<Told>,
    /// For how long it has been shown.
    shown: Duration,
}

#[derive(Debug)]
enum Told {
    Fault(Fault),
    Done(Done),
}

impl Notice {
    /// Tells how something went that was asked for; nothing is told of what is seen anyway.
    pub fn tell(&mut self, went: Result<Option<Done>, Fault>) {
        self.told = match went {
            Ok(done) => done.map(Told::Done),
            Err(fault) => Some(Told::Fault(fault)),
        };
        self.shown = Duration::ZERO;
    }

    /// Tells what went wrong.
    pub fn fault(&mut self, fault: Fault) {
        self.tell(Err(fault));
    }

    /// Tells nothing any more.
    pub fn clear(&mut self) {
        self.told = None;
    }

    /// What is told.
    pub fn sentence(&self) -> Option<String> {
        self.told.as_ref().map(|told| match told {
            Told::Fault(fault) => fault.to_string(),
            Told::Done(done) => done.to_string(),
        })
    }

    /// What went wrong, if anything did.
    pub const fn what_went_wrong(&self) -> Option<&Fault> {
        match &self.told {
            Some(Told::Fault(fault)) => Some(fault),
            _ => None,
        }
    }

    const fn is_over(&self) -> bool {
        match &self.told {
            Some(Told::Done(done)) => !done.stays() && self.shown.as_millis() >= SHOWN.as_millis(),
            _ => false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>().add_systems(EguiPrimaryContextPass, show.in_set(Layer::Notice));
}

/// What the sign says, its colours, and whether it can be clicked away.
struct Sign {
    text: String,
    icon: &'static str,
    fill: Color32,
    line: Color32,
    can_close: bool,
}

impl Sign {
    /// The notice, or what is wrong for as long as it is.
    fn of(notice: &Notice, play: Option<&Play>) -> Option<Self> {
        let text = notice.sentence();
        let fault = |text, can_close| Self { text, icon: "cross", fill: RED_SIGN, line: LIGHT_RED, can_close };
        match &notice.told {
            Some(Told::Fault(_)) => text.map(|text| fault(text, true)),
            Some(Told::Done(done)) => {
                let (icon, line) = if done.stays() { ("help", YELLOW) } else { ("check", GREEN) };
                text.map(|text| Self { text, icon, fill: SIGN, line, can_close: true })
            }
            None => play?.fault().map(|text| fault(Fault::Autosave(text).to_string(), false)),
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notice: ResMut<Notice>,
    (settings, play): (Res<Settings>, Option<Res<Play>>),
    (screen, menu): (Res<State<Screen>>, Res<MenuOpen>),
    mut art: ResMut<Art>,
    time: Res<Time<Real>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let notice = notice.bypass_change_detection();
    if !is_laid_out(&ctx) {
        return Ok(());
    }
    // The first frame after a rest may come late.
    notice.shown += time.delta().min(Duration::from_secs(1));
    if notice.is_over() {
        notice.clear();
    }
    let Some(sign) = Sign::of(notice, play.as_deref()) else { return Ok(()) };
    if matches!(notice.told, Some(Told::Done(_))) {
        ctx.request_repaint_after(SHOWN.saturating_sub(notice.shown));
    }
    let whole = ctx.content_rect();
    let at_top = matches!(screen.get(), Screen::Table | Screen::Replay) && !menu.0;
    let look = settings.look(&ctx);
    let mut scratch = Ui::new(ctx.clone(), Id::new("notice's size"), UiBuilder::new().max_rect(whole));
    let rect = sign.rect(&Pen { ui: &mut scratch, art: &mut art, look }, whole, at_top);
    let mut closes = false;
    Area::new(Id::new("notice")).order(Order::Foreground).fixed_pos(rect.min).constrain(false).show(&ctx, |ui| {
        closes = paint(&mut Pen { ui, art: &mut art, look }, rect, &sign);
    });
    if closes {
        notice.clear();
        ctx.request_repaint();
    }
    Ok(())
}

impl Sign {
    /// Where it is, as high as its sentence needs.
    fn rect(&self, pen: &Pen, whole: Rect, at_top: bool) -> Rect {
        let width = WIDTH.min(whole.width() - 24.0);
        let lines = (pen.measure(&self.text, Face::Bold, 16.0) * 1.05 / (width - MARGINS)).ceil().clamp(1.0, 4.0);
        let height = 24.0 + lines * 21.0 * pen.look.text.max(1.0);
        let top = if at_top { whole.top() + BELOW_THE_PROMPT } else { whole.bottom() - height - 8.0 };
        area(whole.center().x - width / 2.0, top, width, height)
    }
}

/// Draws the sign; returns whether it was clicked away.
fn paint(pen: &mut Pen, rect: Rect, sign: &Sign) -> bool {
    let response = pen.ui.allocate_rect(rect, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &sign.text));
    places::note(pen.ui.ctx(), || "notice".into(), rect);
    pen.outlined(rect, 10.0, sign.fill, Stroke::new(2.5, sign.line));
    pen.icon(sign.icon, rect.left() + 14.0, rect.center().y - 10.0, 20.0, sign.line);
    pen.paragraph(rect.min + vec2(46.0, 12.0), rect.width() - MARGINS, Face::Bold, 16.0, CREAM, &sign.text);
    if sign.can_close {
        pen.icon("cross", rect.right() - 32.0, rect.center().y - 8.0, 16.0, CREAM);
    }
    sign.can_close && response.clicked()
}

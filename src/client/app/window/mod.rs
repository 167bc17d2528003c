//! The window: how it opens, the size of a point in it, and the frames that it draws by itself.
//!
//! Points: a window of 1280 by 800 logical pixels has as many points at the usual text size. The
//! number of logical pixels per point is the smaller of the ratios of width and height to that
//! size, kept between 0.8 and 2.4, so that every panel is laid out for one size. Larger text makes
//! points larger too ([`points_of_window`]).

mod letters;
pub mod memory;
mod monitors;
mod place;
pub mod renderer;
mod shader;
pub(super) mod textures;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PresentMode, PrimaryWindow, RequestRedraw, WindowMode, WindowResized, WindowResolution};
use bevy::winit::WinitSettings;
use bevy_egui::egui::{Event, Modifiers};
use bevy_egui::{EguiContext, EguiContexts, EguiInput, EguiPostUpdateSet, PrimaryEguiContext};

use crate::app::screen::FramesForStates;
use crate::art::fonts;
use crate::kit::palette;
use crate::kit::points::points_of_window;
use crate::kit::style;
use crate::settings::{SMALLEST_WINDOW, Settings};

/// Number of frames drawn after the start and after each change of size.
const SETTLING_FRAMES: u8 = 8;

/// Returns the description of the window that the settings want.
pub fn describe_window(settings: &Settings) -> Window {
    let (width, height) = settings.window;
    Window {
        title: "Junkyard Bots".into(),
        name: Some("junkyard-bots".into()),
        resolution: WindowResolution::new(width, height),
        resize_constraints: bevy::window::WindowResizeConstraints {
            min_width: SMALLEST_WINDOW.0 as f32,
            min_height: SMALLEST_WINDOW.1 as f32,
            ..default()
        },
        mode: window_mode(settings),
        present_mode: PresentMode::AutoVsync,
        // `place` shows it once it fits the screen.
        visible: false,
        ..default()
    }
}

const fn window_mode(settings: &Settings) -> WindowMode {
    if settings.full_screen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Adds a camera whose points fit the window, and lets the window rest while nothing happens.
pub fn plugin(app: &mut App) {
    app.add_plugins((letters::plugin, place::plugin, shader::plugin))
        .insert_resource(WinitSettings::desktop_app())
        .insert_resource(ClearColor(to_bevy(palette::NIGHT)))
        .add_systems(Startup, spawn_camera)
        .add_systems(PreUpdate, fit_points)
        .add_systems(Last, request_settling_frames.before(FramesForStates))
        .add_systems(PostUpdate, drop_idle_modifiers.before(EguiPostUpdateSet::EndPass))
        .add_systems(Update, follow_settings.run_if(resource_changed::<Settings>));
}

/// Converts a colour of the palette to one of Bevy.
pub fn to_bevy(colour: bevy_egui::egui::Color32) -> Color {
    Color::srgba_u8(colour.r(), colour.g(), colour.b(), colour.a())
}

fn spawn_camera(mut commands: Commands) {
    let mut context = EguiContext::default();
    configure_egui(context.get_mut());
    commands.spawn((Camera2d, Msaa::Off, context, PrimaryEguiContext));
}

/// Sets the size of a point for the present size of the window.
fn fit_points(window: Single<&Window, With<PrimaryWindow>>, settings: Res<Settings>, mut contexts: EguiContexts) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let points = points_of_window(window.width(), window.height(), settings.text);
    if (ctx.zoom_factor() - points.zoom).abs() > f32::EPSILON {
        ctx.set_zoom_factor(points.zoom);
    }
    style::set_text_scale(ctx, points.text);
}

/// Sets the fonts, options and style of egui.
pub fn configure_egui(ctx: &bevy_egui::egui::Context) {
    ctx.set_fonts(fonts::font_definitions());
    ctx.options_mut(|options| {
        // Panels are laid out once: a second pass would run every system of the interface again.
        options.max_passes = std::num::NonZeroUsize::MIN;
        options.zoom_with_keyboard = false;
        // However long the pointer is held on a button, releasing it is a click.
        options.input_options.max_click_duration = 3_600.0;
        options.input_options.max_click_dist = 6.0;
    });
    style::apply_style(ctx);
}

/// Requests frames after the start and after each change of size, because the surface takes several
/// until it shows what was drawn.
fn request_settling_frames(
    mut resized: MessageReader<WindowResized>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut left: Local<Option<u8>>,
) {
    let left = left.get_or_insert(SETTLING_FRAMES);
    if resized.read().count() > 0 {
        *left = SETTLING_FRAMES;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

/// Drops events that report unchanged modifier keys. bevy_egui sends one in every frame, and any
/// event makes egui request another frame, so the window would never rest.
fn drop_idle_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => std::mem::replace(&mut *last, *now) != *now,
            _ => true,
        });
    }
}

fn follow_settings(
    settings: Res<Settings>,
    window: Single<(Entity, &mut Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let (entity, mut window) = window.into_inner();
    let wanted = window_mode(&settings);
    if window.mode != wanted {
        window.mode = wanted;
        if wanted == WindowMode::Windowed {
            // A window that opened in full screen has not had its own size yet.
            let (width, height) = place::size_in_window(entity, &settings);
            window.resolution.set(width as f32, height as f32);
        }
    }
}

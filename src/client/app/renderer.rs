//! What the window is drawn by: what the system offers first, or OpenGL where it has no Vulkan.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::renderer::{
    RenderAdapter, RenderAdapterInfo, RenderDevice, RenderInstance, RenderQueue, WgpuWrapper,
};
use bevy::render::settings::{MemoryHints, RenderCreation, RenderResources, WgpuSettings};
use bevy::tasks::block_on;
use bevy::winit::DisplayHandleWrapper;
use wgpu::{Backends, DeviceDescriptor, Features, Instance, InstanceDescriptor, RequestAdapterOptions};

/// Pictures need little; otherwise memory of the graphics card is taken in blocks of up to 256 MiB,
/// and a block in which a single picture is left is kept. The smallest there are: larger surfaces
/// have blocks of their own.
const BLOCKS: MemoryHints = MemoryHints::Manual { suballocated_device_memory_block_size: (4 << 20)..(4 << 20) };

/// The [`RenderPlugin`], to be added after that of winit.
pub struct Renderer;

impl Plugin for Renderer {
    fn build(&self, app: &mut App) {
        let settings = WgpuSettings { memory_hints: BLOCKS, ..default() };
        // Bevy opens OpenGL without telling it the display, and finds on Linux that it can't draw
        // in a window of it.
        let opengl = if cfg!(all(unix, not(target_os = "macos"))) && !has_vulkan(&settings) {
            app.world().get_resource().and_then(|display| block_on(opengl(&settings, display)))
        } else {
            None
        };
        app.add_plugins(RenderPlugin {
            // A window that rests draws no frame only because a pipeline is ready at last: they are
            // made ready before.
            synchronous_pipeline_compilation: true,
            render_creation: opengl.map_or_else(|| settings.into(), RenderCreation::Manual),
            ..default()
        });
    }
}

/// Whether a driver for Vulkan is there, and wanted.
fn has_vulkan(settings: &WgpuSettings) -> bool {
    let backends = settings.backends.unwrap_or(Backends::empty()) & Backends::VULKAN;
    let instance = InstanceDescriptor { backends, ..InstanceDescriptor::new_without_display_handle() };
    !backends.is_empty() && !block_on(Instance::new(instance).enumerate_adapters(backends)).is_empty()
}

/// OpenGL on a display; `None` where that has no driver.
async fn opengl(settings: &WgpuSettings, display: &DisplayHandleWrapper) -> Option<RenderResources> {
    let backends = settings.backends? & Backends::GL;
    let display = Box::new(display.0.clone());
    let instance =
        Instance::new(InstanceDescriptor { backends, ..InstanceDescriptor::new_with_display_handle(display) });
    let adapter = instance.request_adapter(&RequestAdapterOptions::default()).await.ok()?;
    let device = DeviceDescriptor {
        label: None,
        required_features: adapter.features() - Features::all_experimental_mask(),
        required_limits: adapter.limits(),
        memory_hints: settings.memory_hints.clone(),
        ..default()
    };
    let (device, queue) = adapter.request_device(&device).await.ok()?;
    Some(RenderResources(
        RenderDevice::from(device),
        RenderQueue(Arc::new(WgpuWrapper::new(queue))),
        RenderAdapterInfo(WgpuWrapper::new(adapter.get_info())),
        RenderAdapter(Arc::new(WgpuWrapper::new(adapter))),
        RenderInstance(Arc::new(WgpuWrapper::new(instance))),
    ))
}

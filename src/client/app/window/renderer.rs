//! Graphics backend of the window: wgpu's first choice, or OpenGL on systems with X11 or Wayland
//! that have no Vulkan.

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

/// Size of the blocks in which memory of the graphics card is taken, in bytes: the smallest
/// allowed. Pictures need little; by default blocks are of up to 256 MiB, and a block in which a
/// single picture is left is kept. Larger surfaces get blocks of their own.
const BLOCKS: MemoryHints = MemoryHints::Manual { suballocated_device_memory_block_size: (4 << 20)..(4 << 20) };

/// Adds the [`RenderPlugin`]; to be added after winit's plugin, which provides the display.
pub struct Renderer;

impl Plugin for Renderer {
    fn build(&self, app: &mut App) {
        let settings = WgpuSettings { memory_hints: BLOCKS, ..default() };
        // Bevy opens OpenGL without passing it the display, and on Linux it then can't draw in a
        // window of that display.
        let opengl = if cfg!(all(unix, not(target_os = "macos"))) && !has_vulkan(&settings) {
            app.world().get_resource().and_then(|display| block_on(open_opengl(&settings, display)))
        } else {
            None
        };
        app.add_plugins(RenderPlugin {
            // A resting window draws no frame when a pipeline becomes ready, so pipelines are
            // compiled before they are used.
            synchronous_pipeline_compilation: true,
            render_creation: opengl.map_or_else(|| settings.into(), RenderCreation::Manual),
            ..default()
        });
    }
}

/// Whether Vulkan is among the wanted backends and has a driver.
fn has_vulkan(settings: &WgpuSettings) -> bool {
    let backends = settings.backends.unwrap_or(Backends::empty()) & Backends::VULKAN;
    let instance = InstanceDescriptor { backends, ..InstanceDescriptor::new_without_display_handle() };
    !backends.is_empty() && !block_on(Instance::new(instance).enumerate_adapters(backends)).is_empty()
}

/// Opens OpenGL on a display; `None` if it is not wanted or has no driver.
async fn open_opengl(settings: &WgpuSettings, display: &DisplayHandleWrapper) -> Option<RenderResources> {
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

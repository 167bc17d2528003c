// Paints the interface: triangles whose corners have colours, with a picture on them.
//
// Colours come as gamma. The picture is stored as gamma and read as linear light, and linear light is what is returned; so
// colours are made linear at each corner, not in each pixel: without a graphics card that saves a fifth of a frame.
// A product of gamma values is nearly the product of their light (exactly, if gamma were one power): what was gamma in
// egui's own shader looks the same.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @builtin(position) position: vec4<f32>,
    @location(0) light: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
struct Shown {
    picture: u32,
}
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;
var<immediate> shown: Shown;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var picture_sampler: sampler;
#endif

// The sRGB standard's curve (IEC 61966-2-1).
fn linear(gamma: vec3<f32>) -> vec3<f32> {
    let dark = gamma / 12.92;
    let bright = pow((gamma + 0.055) / 1.055, vec3(2.4));
    return select(bright, dark, gamma <= vec3(0.04045));
}

@vertex
fn vs_main(@location(0) at: vec2<f32>, @location(1) uv: vec2<f32>, @location(2) colour: vec4<f32>) -> Corner {
    let position = vec4(at * transform.scale + transform.translation, 0.0, 1.0);
    return Corner(position, vec4(linear(colour.rgb), colour.a), uv);
}

@fragment
fn fs_main(corner: Corner) -> @location(0) vec4<f32> {
    // Without a picture corners stand at the texture's first point, which is white.
    if all(corner.uv == vec2(0.0)) {
        return corner.light;
    }
#ifdef BINDLESS
    return corner.light * textureSampleLevel(pictures[shown.picture], samplers[shown.picture], corner.uv, 0.0);
#else
    return corner.light * textureSampleLevel(picture, picture_sampler, corner.uv, 0.0);
#endif
}

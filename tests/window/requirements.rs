//! Programs and drivers that the tests of the window need.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Returns the name of the program or driver that is missing to test the window here.
pub fn missing() -> Option<String> {
    let is_there = |tool: &str| {
        Command::new("sh")
            .args(["-c", &format!("command -v {tool}")])
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    let tools = ["Xvfb", "xdotool", "import"].into_iter().find(|tool| !is_there(tool)).map(str::to_owned);
    let drivers = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let has_driver =
        drivers.iter().any(|folder| std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some()));
    let of_processors = std::fs::read_dir("/usr/lib").into_iter().flatten().map(|folder| folder.unwrap().path());
    let has_opengl = ["/usr/lib", "/usr/lib64"]
        .map(PathBuf::from)
        .into_iter()
        .chain(of_processors)
        .any(|folder| folder.join("libEGL.so.1").exists());
    let driver = match (has_driver, has_opengl) {
        (false, _) => Some("a Vulkan driver"),
        (true, false) => Some("EGL, for OpenGL"),
        (true, true) => None,
    };
    tools.or_else(|| driver.map(str::to_owned))
}

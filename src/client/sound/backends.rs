//! Audio backends of the system.

use std::path::Path;

use maudio::backend::Backend;

/// Returns the audio backends to try, the likeliest first. JACK is left out, because probing it
/// ends the program where its library is installed and no server runs.
pub(super) fn playback_backends() -> Vec<Backend> {
    let is_for_us = |backend: &Backend| {
        backend.possible_on_this_target() && !matches!(backend, Backend::Custom | Backend::Null | Backend::Jack)
    };
    // ALSA's library prints errors to the terminal if there is no sound card, so it is tried only
    // if there is one.
    let has_card = !cfg!(target_os = "linux") || has_playback_device(Path::new("/dev/snd"));
    Backend::ALL.iter().copied().filter(is_for_us).filter(|backend| has_card || *backend != Backend::Alsa).collect()
}

/// Whether a folder has a playback device under ALSA's naming scheme, such as `pcmC0D0p`.
fn has_playback_device(folder: &Path) -> bool {
    let Ok(entries) = folder.read_dir() else { return false };
    entries.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name.starts_with("pcm") && name.ends_with('p')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_plays_is_a_playback_device() {
        let folder = tempfile::tempdir().unwrap();
        assert!(!has_playback_device(&folder.path().join("none")));
        for name in ["controlC0", "pcmC0D0c", "seq"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        assert!(!has_playback_device(folder.path()));
        std::fs::write(folder.path().join("pcmC0D0p"), "").unwrap();
        assert!(has_playback_device(folder.path()));
    }
}

//! Labels of the file dialog, except its title and the kinds of files.

use egui_file_dialog::FileDialogLabels;

use shell::language::{Language, Phrase, phrase};

/// Returns the labels in a language. Labels that no dialog here shows keep their defaults.
pub fn labels(language: &Language) -> FileDialogLabels {
    let told = |words: Phrase| language.tell(&words);
    let marked = |icon: &str, words: Phrase| format!("{icon}{}", language.tell(&words));
    FileDialogLabels {
        cancel: told(phrase!("file-cancel")),
        overwrite: told(phrase!("file-overwrite")),
        reload: marked("⟲  ", phrase!("file-reload")),
        working_directory: marked("↗  ", phrase!("file-working-directory")),
        show_hidden: marked(" ", phrase!("file-show-hidden")),
        show_system_files: marked(" ", phrase!("file-show-system")),
        heading_pinned: told(phrase!("file-heading-pinned")),
        heading_places: told(phrase!("file-heading-places")),
        heading_devices: told(phrase!("file-heading-devices")),
        heading_removable_devices: told(phrase!("file-heading-removable")),
        home_dir: marked("🏠  ", phrase!("file-home")),
        desktop_dir: marked("🖵  ", phrase!("file-desktop")),
        documents_dir: marked("🗐  ", phrase!("file-documents")),
        downloads_dir: marked("📥  ", phrase!("file-downloads")),
        audio_dir: marked("🎵  ", phrase!("file-audio")),
        pictures_dir: marked("🖼  ", phrase!("file-pictures")),
        videos_dir: marked("🎞  ", phrase!("file-videos")),
        pin_folder: marked("📌 ", phrase!("file-pin")),
        unpin_folder: marked("✖ ", phrase!("file-unpin")),
        rename_pinned_folder: marked("✏ ", phrase!("file-rename-pin")),
        selected_file: told(phrase!("file-selected")),
        file_name: told(phrase!("file-name")),
        file_filter_all_files: told(phrase!("file-kind-all")),
        open_button: marked("🗀  ", phrase!("file-open")),
        save_button: marked("📥  ", phrase!("file-save")),
        cancel_button: marked("🚫 ", phrase!("file-cancel")),
        overwrite_file_modal_text: told(phrase!("file-overwrites")),
        err_empty_file_name: told(phrase!("file-no-name")),
        err_directory_exists: told(phrase!("file-folder-exists")),
        err_file_exists: told(phrase!("file-exists")),
        ..FileDialogLabels::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_english_the_labels_are_the_dialogs_own() {
        assert_eq!(labels(Language::english()), FileDialogLabels::default());
    }
}

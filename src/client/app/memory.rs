//! Memory that is let go goes back to the system.
//!
//! Where the processor draws (a software driver), the surfaces of a window are blocks of the C
//! library's heap. That library keeps large blocks that were let go, up to 32 MiB each, once one of
//! them has been: a window that is resized grows with every size it has had. With a fixed limit
//! each large block is mapped by itself, and given back when it is let go. The library reads the
//! limit from its environment as a program begins, so the program begins once more, as the same
//! process.

/// Begins the program anew with the limit in its environment, unless it is there. Where that is not
/// possible, it goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn give_back() {
    use std::os::unix::process::CommandExt;
    use std::process::Command;

    /// The variable, and from how many bytes on a block is mapped by itself.
    const LIMIT: (&str, &str) = ("MALLOC_MMAP_THRESHOLD_", "262144");
    let mut arguments = std::env::args_os();
    let (Some(name), Ok(program)) = (arguments.next(), std::env::current_exe()) else { return };
    if std::env::var_os(LIMIT.0).is_none() {
        // It returns only if it has failed.
        let _ = Command::new(program).arg0(name).args(arguments).env(LIMIT.0, LIMIT.1).exec();
    }
}

/// Other C libraries give back what is let go.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub const fn give_back() {}

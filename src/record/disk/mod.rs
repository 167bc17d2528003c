//! Files on the disks of this machine: read with a limit, written whole or not at all, locked.
//!
//! - [`error`]: why a file can't be read or written, in a sentence;
//! - [`read`]: reading a file that a stranger may have sent;
//! - [`whole`]: writing a file in a single step, whatever the file system can do;
//! - [`destination`]: a place named by a player or by a tool, checked before work begins;
//! - [`lock`]: a lock that dies with its process;
//! - [`write_queue`]: the state of a file that waits to be written, and is tried again;
//! - [`folder`]: the few calls by which automatic saves use a folder, so that a test can let each
//!   of them fail.

pub mod destination;
pub mod error;
pub mod folder;
pub mod lock;
pub mod read;
pub mod whole;
pub mod write_queue;

pub use destination::{Destination, save_as};
pub use error::DiskError;
pub use folder::{Disk, RealDisk};
pub use lock::FileLock;
pub use read::read_capped;
pub use whole::Existing;
pub use write_queue::WriteQueue;

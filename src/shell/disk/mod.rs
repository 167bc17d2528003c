//! Files on the disks of this machine: read with a limit, written whole or not at all, locked.
//!
//! - [`error`]: reasons why a file can't be read or written, as sentences;
//! - [`read`]: reading a file of unknown origin;
//! - [`whole`]: writing a file in a single step, as far as the file system can;
//! - [`destination`]: a path named by a player or by a tool, checked before work begins;
//! - [`lock`]: a lock on a file that ends with its process;
//! - [`write_queue`]: the newest state of a file that waits to be written, with retries;
//! - [`folder`]: the operations by which automatic saves use a folder, so that a test can make each
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
pub use whole::ExistingFile;
pub use write_queue::WriteQueue;

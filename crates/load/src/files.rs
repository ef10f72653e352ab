//! How many sockets the system lets this process open.

/// Files besides sockets: the program's own, the database's, requests while tables are made.
const SPARE: u64 = 256;

/// Raises the limit on open files as far as needed. A server started afterwards inherits it.
///
/// # Errors
/// Says what the limit is and what would do, if the system does not allow it.
pub(crate) fn allow(sockets: u64) -> Result<(), String> {
    let needed = sockets + SPARE;
    let unknown = |error| format!("the limit on open files cannot be read: {error}");
    let (soft, hard) = rlimit::Resource::NOFILE.get().map_err(unknown)?;
    if soft >= needed {
        return Ok(());
    }
    // Only a privileged process may raise the hard limit; trying costs nothing.
    if rlimit::Resource::NOFILE.set(needed, hard.max(needed)).is_ok() {
        return Ok(());
    }
    Err(format!(
        "{sockets} sockets need {needed} open files, and the system allows {hard}: raise the limit (`ulimit -n {needed}`) \
         or ask for fewer tables"
    ))
}

//! What everybody at a table sees alike.

use std::{
    fmt,
    sync::{Arc, Mutex, PoisonError, Weak},
};

use crate::{CachedJson, diff::PartsDiff, scene::PartGroup};

/// The ground of every scene of a table: the parts that all viewers see alike. It is made once for all of them, and
/// so is what changed in it since the last time.
#[derive(Default)]
pub struct Common {
    /// The parts, from the ground up.
    pub groups: Vec<PartGroup>,
    since: Mutex<Option<Since>>,
}

/// What changed since another.
struct Since {
    other: Weak<Common>,
    diff: Arc<CachedJson<PartsDiff>>,
}

impl Common {
    /// What all see, made of these parts.
    #[must_use]
    pub fn new(groups: Vec<PartGroup>) -> Common {
        Common { groups, since: Mutex::new(None) }
    }

    /// What changed since an older one; it is kept for the next who asks.
    pub(crate) fn since(&self, old: &Arc<Common>) -> Arc<CachedJson<PartsDiff>> {
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        match &*since {
            Some(Since { other, diff }) if std::ptr::eq(other.as_ptr(), Arc::as_ptr(old)) => diff.clone(),
            _ => {
                let diff = Arc::new(CachedJson::new(PartsDiff::between(&old.groups, &self.groups, None)));
                *since = Some(Since { other: Arc::downgrade(old), diff: diff.clone() });
                diff
            }
        }
    }
}

impl PartialEq for Common {
    fn eq(&self, other: &Common) -> bool {
        self.groups == other.groups
    }
}

impl fmt::Debug for Common {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.groups).finish()
    }
}

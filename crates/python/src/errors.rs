//! What Python is told when something is wrong.

use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::{PyErr, PyResult, create_exception, exceptions::PyValueError};

create_exception!(cenacle, CenacleError, PyValueError, "Something that no game of Cenacle can do.");
create_exception!(
    cenacle,
    IllegalAction,
    CenacleError,
    "An action that is not legal here, and the rule that stands against it."
);

/// Says what was wrong.
pub(crate) fn wrong(what: impl std::fmt::Display) -> PyErr {
    CenacleError::new_err(what.to_string())
}

/// An error of our own, should there be one, is an exception like any other.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no more is known");
        Err(pyo3::exceptions::PyRuntimeError::new_err(format!(
            "this is an error of Cenacle's own, please report it: {text}"
        )))
    })
}

//! The games for Python: many at once ([`vector`]), and one at a time ([`single`]).
//!
//! Nothing panics across the border: what goes wrong is an exception that names what was wrong.

mod errors;
mod shelf;
mod single;
mod vector;

use pyo3::prelude::*;

/// The extension module behind the package `cenacle`.
#[pymodule]
fn _cenacle(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("CenacleError", module.py().get_type::<errors::CenacleError>())?;
    module.add("IllegalAction", module.py().get_type::<errors::IllegalAction>())?;
    module.add_class::<vector::Vector>()?;
    module.add_class::<single::Game>()?;
    module.add_class::<single::Bot>()?;
    module.add_class::<single::Reading>()?;
    module.add_function(wrap_pyfunction!(shelf::games, module)?)?;
    module.add_function(wrap_pyfunction!(shelf::describe, module)?)?;
    module.add_function(wrap_pyfunction!(single::read, module)?)?;
    module.add_function(wrap_pyfunction!(single::replay, module)?)
}

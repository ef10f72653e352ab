//! The hot path allocates nothing: tests count with this allocator.
//!
//! ```
//! use cenacle_alloc_counter::{Counting, allocations};
//!
//! #[global_allocator]
//! static ALLOCATOR: Counting = Counting;
//!
//! assert_eq!(allocations(|| drop(std::hint::black_box(vec![1_u8]))), 1);
//! assert_eq!(allocations(|| assert!(std::hint::black_box(true))), 0);
//! ```

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::Cell,
};

/// Passes everything on to the system's allocator, and counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

thread_local! {
    /// This thread's alone: the test runner allocates on another whenever it likes.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

#[expect(unsafe_code, reason = "an allocator cannot be written otherwise; it only counts and passes on")]
// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `alloc` above with this layout.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// How often this thread allocates while it does something, if [`Counting`] is the program's allocator.
pub fn allocations(what: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    what();
    ALLOCATIONS.get() - before
}

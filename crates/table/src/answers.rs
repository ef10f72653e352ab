//! What games do while they walk the answers to a question.

/// Passes each answer on and notes that there was one. What must be answered needs this: in an imagined position a hand may not hold
/// what its owner was seen to be able to do, and then the walk ends without an answer.
#[inline]
pub fn noting<'a, A>(any: &'a mut bool, each: &'a mut impl FnMut(A)) -> impl FnMut(A) + 'a {
    move |answer| {
        *any = true;
        each(answer);
    }
}

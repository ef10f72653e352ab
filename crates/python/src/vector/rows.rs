//! What games write into, row by row.

/// How wide a row of each array is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Widths {
    pub(crate) fields: usize,
    pub(crate) mask: usize,
    pub(crate) players: usize,
    pub(crate) chosen: usize,
}

/// Views as rows, if they are wanted.
#[derive(Debug)]
pub(crate) enum Observations<'a> {
    Bytes(&'a mut [u8]),
    Floats(&'a mut [f32]),
    Nothing,
}

impl<'a> Observations<'a> {
    fn split(self, at: usize) -> (Observations<'a>, Observations<'a>) {
        match self {
            Observations::Bytes(all) => {
                let (head, rest) = all.split_at_mut(at);
                (Observations::Bytes(head), Observations::Bytes(rest))
            }
            Observations::Floats(all) => {
                let (head, rest) = all.split_at_mut(at);
                (Observations::Floats(head), Observations::Floats(rest))
            }
            Observations::Nothing => (Observations::Nothing, Observations::Nothing),
        }
    }
}

/// The rows of some games, one after the other.
#[derive(Debug)]
pub(crate) struct Rows<'a> {
    pub(crate) widths: Widths,
    pub(crate) observation: Observations<'a>,
    pub(crate) mask: &'a mut [u8],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut [u8],
    pub(crate) truncated: &'a mut [u8],
    pub(crate) seat: &'a mut [i32],
    pub(crate) chosen: &'a mut [i32],
}

impl<'a> Rows<'a> {
    /// How many games.
    pub(crate) fn len(&self) -> usize {
        self.seat.len()
    }

    /// Those of the first games, and the rest.
    pub(crate) fn split(self, games: usize) -> (Rows<'a>, Rows<'a>) {
        let Widths { fields, mask, players, chosen } = self.widths;
        let (observation, observation_rest) = self.observation.split(games * fields);
        let (mask, mask_rest) = self.mask.split_at_mut(games * mask);
        let (reward, reward_rest) = self.reward.split_at_mut(games * players);
        let (done, done_rest) = self.done.split_at_mut(games);
        let (truncated, truncated_rest) = self.truncated.split_at_mut(games);
        let (seat, seat_rest) = self.seat.split_at_mut(games);
        let (chosen, chosen_rest) = self.chosen.split_at_mut(games * chosen);
        let widths = self.widths;
        (
            Rows { widths, observation, mask, reward, done, truncated, seat, chosen },
            Rows {
                widths,
                observation: observation_rest,
                mask: mask_rest,
                reward: reward_rest,
                done: done_rest,
                truncated: truncated_rest,
                seat: seat_rest,
                chosen: chosen_rest,
            },
        )
    }
}

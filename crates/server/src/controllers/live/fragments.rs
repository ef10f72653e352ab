//! Counts the pieces in which a client sends its messages.
//!
//! The library puts a message together by itself and comes back only when it is whole, or when nothing more is there to be
//! read. Who never ends a message would be read for ever without paying anything. So the line itself looks at the head of
//! each frame, and gives nothing more after an unfinished one until that was noticed.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll},
};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The last frame of a message.
const FINAL: u8 = 0x80;
/// A ping, a pong or a close: it is no part of a message.
const CONTROL: u8 = 0x08;
/// The payload is masked, as everything from a client is.
const MASKED: u8 = 0x80;

/// A line that counts unfinished frames.
#[derive(Debug)]
pub(super) struct Fragments<S> {
    line: S,
    reader: HeadReader,
    /// How many came since it was last asked.
    count: u32,
}

impl<S> Fragments<S> {
    pub(super) fn new(line: S) -> Fragments<S> {
        Fragments { line, reader: HeadReader::default(), count: 0 }
    }

    /// How many frames came that end no message, since this was last asked.
    pub(super) fn take(&mut self) -> u32 {
        std::mem::take(&mut self.count)
    }
}

/// Where in a frame the line is.
#[derive(Debug, Default)]
struct HeadReader {
    head: [u8; 10],
    /// How much of the head has come.
    come: usize,
    /// How much comes after the length before the next head: mask and payload.
    skip: u64,
}

impl HeadReader {
    /// How many frames that end no message begin in these bytes.
    fn read(&mut self, mut bytes: &[u8]) -> u32 {
        let mut count = 0;
        loop {
            let skipped = self.skip.min(bytes.len() as u64);
            self.skip -= skipped;
            bytes = &bytes[skipped as usize..];
            let [first, rest @ ..] = bytes else { return count };
            bytes = rest;
            self.head[self.come] = *first;
            self.come += 1;
            if let Some(skip) = after_head(&self.head[..self.come]) {
                (self.skip, self.come) = (skip, 0);
                count += u32::from(self.head[0] & (FINAL | CONTROL) == 0);
            }
        }
    }
}

/// How many bytes follow a head; nothing as long as it is not whole.
fn after_head(head: &[u8]) -> Option<u64> {
    let [_, second, length @ ..] = head else { return None };
    let payload = match (second & !MASKED, length) {
        (126, [high, low]) => u64::from(u16::from_be_bytes([*high, *low])),
        (127, &[a, b, c, d, e, f, g, h]) => u64::from_be_bytes([a, b, c, d, e, f, g, h]),
        (126 | 127, _) => return None,
        (short, _) => u64::from(short),
    };
    Some(payload.saturating_add(if second & MASKED == 0 { 0 } else { 4 }))
}

impl<S: AsyncRead + Unpin> AsyncRead for Fragments<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if self.count > 0 {
            // Whoever reads looks at the count and comes back.
            return Poll::Pending;
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.line).poll_read(cx, buffer);
        let counted = self.reader.read(&buffer.filled()[before..]);
        self.count += counted;
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Fragments<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.line).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A masked frame as a client sends it.
    fn frame(first: u8, payload: usize) -> Vec<u8> {
        let mut bytes = vec![first];
        match payload {
            0..126 => bytes.push(MASKED | payload as u8),
            126..65_536 => {
                bytes.push(MASKED | 126);
                bytes.extend((payload as u16).to_be_bytes());
            }
            _ => {
                bytes.push(MASKED | 127);
                bytes.extend((payload as u64).to_be_bytes());
            }
        }
        // Whatever is in it looks like the beginning of an unfinished message.
        bytes.extend(vec![1; 4 + payload]);
        bytes
    }

    #[test]
    fn frames_that_end_no_message_are_counted_however_they_are_cut() {
        let whole = [(0x81, 3), (0x89, 0), (0x82, 300), (0x80, 70_000), (0x88, 2)];
        let unfinished = [(0x01, 0), (0x00, 0), (0x00, 125), (0x02, 126), (0x00, 70_000)];
        let mut bytes = Vec::new();
        for (first, payload) in whole.into_iter().chain(unfinished).chain(whole) {
            bytes.extend(frame(first, payload));
        }
        for cut in [1, 2, 3, 5, 7, 64, 4096, usize::MAX] {
            let mut reader = HeadReader::default();
            let count: u32 = bytes.chunks(cut.min(bytes.len())).map(|bytes| reader.read(bytes)).sum();
            assert_eq!(count, unfinished.len() as u32, "in pieces of {cut}");
        }
    }
}

//! A connection that does not wait for ever for a client that takes nothing.

use std::{
    io::{self, IoSlice},
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Instant, Sleep, sleep},
};

use super::places::Place;

/// So many bytes have to be taken in the time that a client has once the system holds all it can for it.
const TAKEN: usize = 64 * 1024;

/// A connection, and its place among those of its address.
#[derive(Debug)]
pub(super) struct Line<S = TcpStream> {
    stream: S,
    /// Runs since the client stopped taking what it is sent.
    stalled: Option<Pin<Box<Sleep>>>,
    /// What it has taken since.
    taken: usize,
    timeout: Duration,
    /// Free again with the end of the connection, whatever became of it.
    _place: Option<Place>,
}

impl<S> Line<S> {
    pub(super) fn new(stream: S, timeout: Duration, place: Option<Place>) -> Line<S> {
        Line { stream, stalled: None, taken: 0, timeout, _place: place }
    }

    /// What came of an attempt to send `offered` bytes.
    fn note(&mut self, cx: &mut Context<'_>, offered: usize, sent: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match sent {
            Poll::Ready(Ok(bytes)) => {
                self.taken += bytes;
                // All was taken, or enough: the client is there.
                if bytes == offered || self.taken >= TAKEN {
                    (self.stalled, self.taken) = (None, 0);
                }
                Poll::Ready(Ok(bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let timeout = self.timeout;
                let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(timeout)));
                ready!(stalled.as_mut().poll(cx));
                // Should it be asked once more, it is told the same.
                stalled.as_mut().reset(Instant::now());
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Line<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Line<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.note(cx, bytes.len(), sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(cx, pieces);
        self.note(cx, pieces.iter().map(|piece| piece.len()).sum(), sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    const TIMEOUT: Duration = Duration::from_millis(60);

    #[tokio::test]
    async fn who_takes_nothing_is_given_up() {
        let (near, _far) = duplex(64);
        let mut line = Line::new(near, TIMEOUT, None);
        let began = Instant::now();
        let sent = line.write_all(&[7; 1000]).await;
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(began.elapsed() >= TIMEOUT);
        assert_eq!(line.write(&[7]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_takes_a_byte_now_and_then_is_given_up_too() {
        let (near, mut far) = duplex(64);
        let mut line = Line::new(near, TIMEOUT, None);
        let trickle = tokio::spawn(async move {
            while far.read_u8().await.is_ok() {
                sleep(TIMEOUT / 10).await;
            }
        });
        assert_eq!(line.write_all(&[7; 1000]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        drop(line);
        trickle.await.unwrap();
    }

    #[tokio::test]
    async fn who_is_slow_but_takes_enough_gets_all_of_it() {
        // So long that a machine which does other things as well is not taken for a reader who is too slow.
        const TIMEOUT: Duration = Duration::from_millis(800);
        let (near, mut far) = duplex(TAKEN);
        let mut line = Line::new(near, TIMEOUT, None);
        let reading = tokio::spawn(async move {
            let (mut all, mut piece) = (0, vec![0; TAKEN]);
            while let Ok(read @ 1..) = far.read(&mut piece).await {
                all += read;
                sleep(TIMEOUT / 8).await;
            }
            all
        });
        line.write_all(&vec![7; 12 * TAKEN]).await.unwrap();
        drop(line);
        assert_eq!(reading.await.unwrap(), 12 * TAKEN);
    }

    #[tokio::test]
    async fn a_long_silence_between_two_messages_is_nobodys_fault() {
        let (near, mut far) = duplex(64);
        let mut line = Line::new(near, TIMEOUT, None);
        line.write_all(&[7; 64]).await.unwrap();
        sleep(TIMEOUT * 2).await;
        let mut all = [0; 64];
        far.read_exact(&mut all).await.unwrap();
        line.write_all(&[8; 64]).await.unwrap();
    }
}

//! A line that can be cut, fall silent and heal: a TCP proxy between a server and what it needs.

use std::{io, net::SocketAddr};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::watch,
    task::JoinHandle,
};

/// How much goes over at once.
const BUFFER: usize = 16 * 1024;

/// How a line is harmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Harm {
    /// It breaks, and nobody gets through.
    Cut,
    /// Nothing goes over it any more, and neither end notices. What was on its way arrives late.
    Silence,
}

/// A line to somewhere, as long as this value lives.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    state: watch::Sender<Option<Harm>>,
    door: JoinHandle<()>,
}

impl Proxy {
    /// A line to this address, on a free port of this machine.
    ///
    /// # Errors
    /// If there is no port.
    pub async fn open(to: &str) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let state = watch::Sender::new(None);
        let (to, told) = (to.to_owned(), state.clone());
        let door = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(carry(stream, to.clone(), told.subscribe()));
            }
        });
        Ok(Proxy { address, state, door })
    }

    /// Where it begins.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// It is harmed from now on,
    pub fn harm(&self, harm: Harm) {
        self.state.send_replace(Some(harm));
    }

    /// until it is whole again.
    pub fn heal(&self) {
        self.state.send_replace(None);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.door.abort();
        // Who is connected would stay so.
        self.state.send_replace(Some(Harm::Cut));
    }
}

/// Waits until it is so. Whoever made the line being gone is as good as a cut.
async fn until(state: &mut watch::Receiver<Option<Harm>>, is: impl FnMut(&Option<Harm>) -> bool) {
    let _ = state.wait_for(is).await;
}

async fn carry(stream: TcpStream, to: String, mut state: watch::Receiver<Option<Harm>>) {
    until(&mut state, |state| *state != Some(Harm::Silence)).await;
    if *state.borrow() == Some(Harm::Cut) {
        return;
    }
    let Ok(far) = TcpStream::connect(&to).await else { return };
    // What is said at once is to arrive at once.
    let _ = (stream.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (stream.into_split(), far.into_split());
    let mut cut = state.clone();
    // Both ends are closed where one is: nobody here speaks to one that listens no more.
    tokio::select! {
        () = pump(near_in, far_out, state.clone()) => {}
        () = pump(far_in, near_out, state) => {}
        () = until(&mut cut, |state| *state == Some(Harm::Cut)) => {}
    }
}

async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<Option<Harm>>) {
    let mut buffer = vec![0; BUFFER];
    loop {
        until(&mut state, Option::is_none).await;
        let Ok(read @ 1..) = from.read(&mut buffer).await else { return };
        // It may have fallen silent while nothing came.
        until(&mut state, Option::is_none).await;
        if to.write_all(&buffer[..read]).await.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    const SHORT: Duration = Duration::from_millis(100);
    const LONG: Duration = Duration::from_secs(10);

    /// Somebody who says back what he is told.
    async fn parrot() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut from, mut to) = stream.split();
                    tokio::io::copy(&mut from, &mut to).await
                });
            }
        });
        address
    }

    async fn echoes(line: &mut TcpStream, word: &[u8; 4]) -> io::Result<()> {
        line.write_all(word).await?;
        let mut back = [0; 4];
        line.read_exact(&mut back).await?;
        assert_eq!(back, *word);
        Ok(())
    }

    #[tokio::test]
    async fn a_silent_line_says_nothing_and_says_it_later() {
        let proxy = Proxy::open(&parrot().await).await.unwrap();
        let mut line = TcpStream::connect(proxy.address()).await.unwrap();
        echoes(&mut line, b"ave.").await.unwrap();
        proxy.harm(Harm::Silence);
        assert!(timeout(SHORT, echoes(&mut line, b"hush")).await.is_err(), "nothing comes back");
        let mut second = TcpStream::connect(proxy.address()).await.unwrap();
        assert!(timeout(SHORT, echoes(&mut second, b"heus")).await.is_err(), "nor for who comes now");
        proxy.heal();
        let mut late = [0; 4];
        timeout(LONG, line.read_exact(&mut late)).await.unwrap().unwrap();
        assert_eq!(&late, b"hush");
        timeout(LONG, second.read_exact(&mut late)).await.unwrap().unwrap();
        assert_eq!(&late, b"heus");
    }

    #[tokio::test]
    async fn a_line_that_is_cut_breaks_and_lets_nobody_through_until_it_heals() {
        let proxy = Proxy::open(&parrot().await).await.unwrap();
        let mut line = TcpStream::connect(proxy.address()).await.unwrap();
        echoes(&mut line, b"ave.").await.unwrap();
        proxy.harm(Harm::Cut);
        assert!(timeout(LONG, echoes(&mut line, b"heus")).await.unwrap().is_err());
        let mut second = TcpStream::connect(proxy.address()).await.unwrap();
        assert!(timeout(LONG, echoes(&mut second, b"heus")).await.unwrap().is_err());
        proxy.heal();
        let mut third = TcpStream::connect(proxy.address()).await.unwrap();
        timeout(LONG, echoes(&mut third, b"ave.")).await.unwrap().unwrap();
        drop(proxy);
        assert!(timeout(LONG, echoes(&mut third, b"vale")).await.unwrap().is_err(), "it ends with who made it");
    }
}

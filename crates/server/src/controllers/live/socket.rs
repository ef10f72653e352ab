//! A WebSocket that keeps no large buffers.
//!
//! The library copies a message into a buffer before it sends it, and the buffer stays as large as the largest message was.
//! There are thousands of sockets, and the first scene is tens of kilobytes: so long messages go in pieces.

use std::{
    future::poll_fn,
    task::{Context, Poll},
};

use axum::{
    body::Body,
    http::{HeaderMap, Request, Response, StatusCode, header},
};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        Bytes, Error, Message, Utf8Bytes,
        handshake::derive_accept_key,
        protocol::{
            CloseFrame, Role, WebSocketConfig,
            frame::{
                Frame,
                coding::{CloseCode, Data, OpCode},
            },
        },
    },
};

use crate::{error::AppError, wire::Code};

use super::fragments::Fragments;

/// The longest message a client may send.
const LONGEST: usize = 8 * 1024;
/// Small buffers: there are many sockets and their messages are short.
const BUFFER: usize = 4 * 1024;
/// How much of a message goes at once.
const PIECE: usize = 8 * 1024;

/// A socket that is being opened.
#[derive(Debug)]
pub(super) struct Opening {
    upgrade: OnUpgrade,
    accept: String,
}

impl Opening {
    /// What a request asks for, if it asks for a socket.
    ///
    /// # Errors
    /// If it does not.
    pub(super) fn new(request: Request<Body>) -> Result<Opening, AppError> {
        let wrong = |what: &'static str| AppError::with(Code::Malformed, what);
        let headers = request.headers();
        if !names(headers, header::CONNECTION, "upgrade") || !names(headers, header::UPGRADE, "websocket") {
            return Err(wrong("this address is for WebSockets"));
        }
        if headers.get(header::SEC_WEBSOCKET_VERSION).is_none_or(|version| version != "13") {
            return Err(wrong("only version 13 of the protocol is spoken"));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).ok_or_else(|| wrong("the key is missing"))?;
        let accept = derive_accept_key(key.as_bytes());
        Ok(Opening { upgrade: hyper::upgrade::on(request), accept })
    }

    /// The answer that opens it.
    ///
    /// # Errors
    /// Never: the answer can be written.
    pub(super) fn answer(&self) -> Result<Response<Body>, AppError> {
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, &self.accept)
            .body(Body::empty())
            .map_err(|error| AppError::with(Code::Internal, error))
    }

    /// The socket, once the client has read the answer; nothing if it is gone.
    pub(super) async fn open(self) -> Option<Socket> {
        let line = Fragments::new(TokioIo::new(self.upgrade.await.ok()?));
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST))
            .read_buffer_size(BUFFER)
            .write_buffer_size(BUFFER);
        let line = WebSocketStream::from_raw_socket(line, Role::Server, Some(config)).await;
        Some(Socket { line, unfinished: false })
    }
}

/// Whether a header names something, among others perhaps.
fn names(headers: &HeaderMap, header: header::HeaderName, what: &str) -> bool {
    let values = headers.get_all(header);
    let mut words = values.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    words.any(|word| word.trim().eq_ignore_ascii_case(what))
}

/// A socket that is open.
#[derive(Debug)]
pub(super) struct Socket {
    line: WebSocketStream<Fragments<TokioIo<Upgraded>>>,
    /// Whether a long message has begun to go and has not gone wholly.
    unfinished: bool,
}

/// What came over a socket.
pub(super) enum Heard {
    Text(Utf8Bytes),
    /// Something that is no message.
    Binary,
    /// So many frames that end no message.
    Pieces(u32),
    /// A sign of life.
    Sign,
    /// The client went.
    End,
    /// What came was too long.
    TooLong,
    /// What came was no WebSocket.
    Broken,
}

impl Socket {
    /// Gives a message to be sent with the next flush, or in pieces at once.
    ///
    /// # Errors
    /// If the client is gone.
    pub(super) async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        if text.len() <= PIECE {
            return self.line.feed(Message::Text(text)).await;
        }
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        while !rest.is_empty() {
            let piece = rest.split_to(PIECE.min(rest.len()));
            let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
            self.unfinished = true;
            self.line.send(Message::Frame(frame)).await?;
            kind = Data::Continue;
        }
        self.unfinished = false;
        Ok(())
    }

    /// Sends what was given.
    ///
    /// # Errors
    /// If the client is gone.
    pub(super) async fn flush(&mut self) -> Result<(), Error> {
        self.line.flush().await
    }

    /// Asks the client whether it is there.
    ///
    /// # Errors
    /// If it is not.
    pub(super) async fn ping(&mut self) -> Result<(), Error> {
        self.line.send(Message::Ping(Bytes::new())).await
    }

    /// Says a last word, closes, and waits until the client has done so too. In the middle of a long message no other may
    /// begin: then it closes without a word.
    ///
    /// # Errors
    /// If the client is gone.
    pub(super) async fn close(&mut self, word: Utf8Bytes, code: CloseCode) -> Result<(), Error> {
        if !self.unfinished {
            self.feed(word).await?;
        }
        self.line.send(Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }))).await?;
        // What the client still sends is let pass: a connection that is closed over unread bytes loses the last word, too.
        while let Heard::Text(_) | Heard::Binary | Heard::Pieces(_) | Heard::Sign = self.hear().await {}
        Ok(())
    }

    /// Waits for what comes.
    pub(super) async fn hear(&mut self) -> Heard {
        poll_fn(|cx| self.poll_hear(cx)).await
    }

    fn poll_hear(&mut self, cx: &mut Context<'_>) -> Poll<Heard> {
        let next = self.line.poll_next_unpin(cx);
        Poll::Ready(match next {
            Poll::Ready(Some(Ok(Message::Text(text)))) => Heard::Text(text),
            Poll::Ready(Some(Ok(Message::Binary(_)))) => Heard::Binary,
            Poll::Ready(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_)))) => Heard::Sign,
            Poll::Ready(None | Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::Io(_)))) => Heard::End,
            Poll::Ready(Some(Err(Error::Capacity(_)))) => Heard::TooLong,
            Poll::Ready(Some(Err(_))) => Heard::Broken,
            Poll::Pending => match self.line.get_mut().take() {
                0 => return Poll::Pending,
                pieces => Heard::Pieces(pieces),
            },
        })
    }
}

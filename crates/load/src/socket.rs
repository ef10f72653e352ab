//! The socket half of the client.

use futures_util::{SinkExt, StreamExt};
use hyper::header;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{
        Bytes, Message, Utf8Bytes,
        client::IntoClientRequest,
        protocol::{
            WebSocketConfig,
            frame::{
                Frame,
                coding::{Data, OpCode},
            },
        },
    },
};

use crate::{Ask, ClientError};

/// The usual 128 KiB a socket would be half a gigabyte for the sockets of a load run.
const BUFFER: usize = 4 * 1024;

/// A socket to the server.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

/// What came over a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    Frame(Utf8Bytes),
    /// The end, with the code and words the server gave for it, or nothing if the line just broke.
    End(Option<(u16, String)>),
}

impl Socket {
    /// Opens a socket as the guest with this secret, or as nobody.
    ///
    /// # Errors
    /// If the server cannot be reached or does not want it.
    pub async fn open(url: &str, token: Option<&str>) -> Result<Socket, ClientError> {
        let what = || format!("socket to {url}");
        let address = url.strip_prefix("http://").ok_or_else(|| ClientError::line(what(), "not http://"))?;
        let mut request = format!("ws://{address}/api/live")
            .into_client_request()
            .map_err(|error| ClientError::line(what(), error))?;
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse().map_err(|error| ClientError::line(what(), error))?;
            request.headers_mut().insert(header::AUTHORIZATION, value);
        }
        let stream = TcpStream::connect(address).await.map_err(|error| ClientError::line(what(), error))?;
        stream.set_nodelay(true).map_err(|error| ClientError::line(what(), error))?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(BUFFER);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(Socket(socket)),
            Err(error) => Err(ClientError::line(what(), error)),
        }
    }

    /// Asks something.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn ask(&mut self, ask: &Ask<'_>) -> Result<(), ClientError> {
        let text = serde_json::to_string(ask).map_err(|error| ClientError::strange("ask", error))?;
        self.say(&text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn say(&mut self, text: &str) -> Result<(), ClientError> {
        self.0.send(Message::text(text)).await.map_err(|error| ClientError::line("say", error))
    }

    /// Sends any bytes, which the server does not expect.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn say_bytes(&mut self, bytes: Vec<u8>) -> Result<(), ClientError> {
        let message = Message::Binary(Bytes::from(bytes));
        self.0.send(message).await.map_err(|error| ClientError::line("say", error))
    }

    /// Sends a frame that only says that somebody is there: a ping, or a pong that nobody asked for.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn signal(&mut self, ping: bool) -> Result<(), ClientError> {
        let message = if ping { Message::Ping(Bytes::new()) } else { Message::Pong(Bytes::new()) };
        self.0.send(message).await.map_err(|error| ClientError::line("signal", error))
    }

    /// Sends a piece of a message, which may be the first one, the last, or neither.
    ///
    /// # Errors
    /// If the line is broken.
    pub async fn say_piece(&mut self, piece: &str, first: bool, last: bool) -> Result<(), ClientError> {
        let kind = if first { Data::Text } else { Data::Continue };
        let frame = Frame::message(Bytes::copy_from_slice(piece.as_bytes()), OpCode::Data(kind), last);
        self.0.send(Message::Frame(frame)).await.map_err(|error| ClientError::line("say", error))
    }

    /// Waits for the next frame. Pings are answered on the way.
    pub async fn hear(&mut self) -> Heard {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Heard::Frame(text),
                Some(Ok(Message::Close(why))) => {
                    return Heard::End(why.map(|why| (why.code.into(), why.reason.to_string())));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Heard::End(None),
            }
        }
    }

    /// Closes the socket as one should.
    pub async fn close(mut self) {
        let _ = self.0.close(None).await;
    }
}

//! An open connection and the bytes of it that were not used yet.

use std::{io, net::SocketAddr, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use super::{Body, Head, HttpError};

/// How long a connection may take to open.
const OPENING: Duration = Duration::from_secs(5);

/// How many bytes are read at once, at least.
const ROOM: usize = 4096;

/// An open connection.
#[derive(Debug)]
pub(super) struct Link {
    socket: TcpStream,
    inbox: Vec<u8>,
    start: usize,
}

impl Link {
    pub(super) async fn open(address: SocketAddr) -> Result<Self, HttpError> {
        let socket = timeout(OPENING, TcpStream::connect(address)).await.map_err(|_| HttpError::Late(OPENING))??;
        socket.set_nodelay(true)?;
        // On loopback a client that calls an empty port long enough may be connected with itself.
        if socket.local_addr()? == socket.peer_addr()? {
            return Err(io::Error::from(io::ErrorKind::ConnectionRefused).into());
        }
        Ok(Self { socket, inbox: Vec::new(), start: 0 })
    }

    pub(super) async fn send(&mut self, request: &[u8]) -> Result<(), HttpError> {
        Ok(self.socket.write_all(request).await?)
    }

    /// Reads the head of the answer.
    pub(super) async fn head(&mut self) -> Result<Head, HttpError> {
        loop {
            match Head::parse(self.unread())? {
                Some((head, length)) => {
                    self.start += length;
                    // What comes before the answer itself says nothing to us.
                    if head.status >= 200 {
                        return Ok(head);
                    }
                }
                None => self.more().await?,
            }
        }
    }

    /// Appends to `out` what is here of the body, and waits for more if that is nothing; `false` at its end.
    pub(super) async fn body(&mut self, body: &mut Body, out: &mut Vec<u8>) -> Result<bool, HttpError> {
        let before = out.len();
        loop {
            let used = body.take(&self.inbox[self.start..], out)?;
            self.start += used;
            if body.is_done() || out.len() > before {
                return Ok(!body.is_done());
            }
            match self.more().await {
                Err(HttpError::Lost(error)) if error.kind() == io::ErrorKind::UnexpectedEof && body.may_close() => {
                    return Ok(false);
                }
                res => res?,
            }
        }
    }

    fn unread(&self) -> &[u8] {
        &self.inbox[self.start..]
    }

    async fn more(&mut self) -> Result<(), HttpError> {
        self.inbox.drain(..self.start);
        self.start = 0;
        self.inbox.reserve(ROOM);
        match self.socket.read_buf(&mut self.inbox).await? {
            0 => Err(io::Error::from(io::ErrorKind::UnexpectedEof).into()),
            _ => Ok(()),
        }
    }
}

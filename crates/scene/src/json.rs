//! JSON, most of which is written in pieces of one letter: a quotation mark, a comma, a colon.

use std::io;

use serde::Serialize;

/// A value as JSON, with room for so many bytes before it has to be moved about.
///
/// # Errors
/// If the value is no JSON.
pub fn json(value: &(impl Serialize + ?Sized), room: usize) -> serde_json::Result<String> {
    let mut pen = Pen(Vec::with_capacity(room));
    value.serialize(&mut serde_json::Serializer::new(&mut pen))?;
    Ok(String::from_utf8(pen.0).expect("JSON is text"))
}

/// Writes a single letter without a call.
struct Pen(Vec<u8>);

impl io::Write for Pen {
    #[inline]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    #[inline(always)]
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match bytes {
            [byte] => self.0.push(*byte),
            bytes => self.0.extend_from_slice(bytes),
        }
        Ok(())
    }

    #[inline]
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

//! Where a request comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

/// Where requests come from, as far as limits are concerned: an address of version 4, or the network of 64 bits of one of
/// version 6, for who has one of them has them all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Origin(IpAddr);

impl Origin {
    /// The origin of an address.
    #[must_use]
    pub(crate) fn of(address: IpAddr) -> Origin {
        Origin(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
        })
    }
}

/// The address that the proxy in front of us added: the last of the last line. Those before it are what a client says.
pub(crate) fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").into_iter().next_back()?.to_str().ok()?;
    read(last.rsplit(',').next()?.trim())
}

/// An address with or without a port: proxies write both.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse().ok().map(|address: SocketAddr| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Origin {
        Origin::of(text.parse().unwrap())
    }

    #[test]
    fn a_network_of_64_bits_counts_as_one() {
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"), "an address of version 4 in the clothes of version 6");
    }

    #[test]
    fn the_last_hop_of_the_last_line_counts() {
        let said = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded(&headers).map(|address| address.to_string())
        };
        assert_eq!(said(&["192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(said(&["10.9.9.9, 192.0.2.1"]).as_deref(), Some("192.0.2.1"), "appended to what the client said");
        assert_eq!(said(&["10.9.9.9", "192.0.2.1"]).as_deref(), Some("192.0.2.1"), "as a line of its own");
        assert_eq!(said(&["192.0.2.1, 10.9.9.9", "1.1.1.1, 192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(said(&["192.0.2.1:4711"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(said(&["[2001:db8::1]:4711"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(said(&["[2001:db8::1]"]).as_deref(), Some("2001:db8::1"));
        for nothing in [&["unknown"][..], &["192.0.2.1,"], &["192.0.2.1", "unknown"], &[]] {
            assert_eq!(said(nothing), None, "{nothing:?}: what a client says is never taken instead");
        }
    }
}

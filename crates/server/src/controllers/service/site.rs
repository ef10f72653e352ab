//! The page to play on, as the web build made it.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

use crate::{error::AppError, http::FOREVER, wire::Code};

use super::page;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
struct File {
    /// Where it stands.
    address: &'static str,
    /// By which a browser knows it again.
    mark: &'static str,
    plain: &'static [u8],
    /// Compressed with Brotli, if that makes it shorter.
    br: Option<&'static [u8]>,
    /// Compressed with gzip, if that makes it shorter.
    gz: Option<&'static [u8]>,
}

/// What the web build made, in the order of the addresses; nothing if it has not run.
static SITE: &[File] = include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// Files whose name changes with what is in them.
const NAMED_BY_CONTENT: &str = "/assets/";

/// Whatever no other route answers: a file, or the page itself, which finds out by the address what to show.
pub(crate) async fn site(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    serve(SITE, &method, uri.path(), &headers)
}

fn serve(site: &[File], method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) || is_interface(path) {
        return AppError::from(Code::NotFound).into_response();
    }
    if let Some(file) = find(site, path) {
        return answer(file, headers);
    }
    // A name with an ending is a file that is not there; everything else is a place in the page.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match find(site, "/index.html") {
        Some(index) if !is_file => answer(index, headers),
        None if path == "/page.css" => page::style(),
        None if !is_file => page::page(),
        _ => AppError::from(Code::NotFound).into_response(),
    }
}

/// What programs ask for is never answered with a page.
fn is_interface(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
}

fn find(site: &[File], address: &str) -> Option<File> {
    site.binary_search_by(|file| file.address.cmp(address)).ok().map(|index| site[index])
}

fn answer(file: File, headers: &HeaderMap) -> Response {
    let cache = if file.address.starts_with(NAMED_BY_CONTENT) { FOREVER } else { "no-cache" };
    let mut response = if knows(headers, file.mark) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let (bytes, coding) = pack(file, headers);
        let mut response = Body::from(bytes).into_response();
        put(&mut response, header::CONTENT_TYPE, kind(file.address));
        if let Some(coding) = coding {
            put(&mut response, header::CONTENT_ENCODING, coding);
        }
        response
    };
    put(&mut response, header::CACHE_CONTROL, cache);
    put(&mut response, header::ETAG, file.mark);
    if file.br.is_some() || file.gz.is_some() {
        put(&mut response, header::VARY, "accept-encoding");
    }
    response
}

fn put(response: &mut Response, name: HeaderName, value: &'static str) {
    response.headers_mut().insert(name, HeaderValue::from_static(value));
}

/// Whether the browser has the file already.
fn knows(headers: &HeaderMap, mark: &str) -> bool {
    let asked = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or("");
    asked.split(',').any(|known| known.trim().trim_start_matches("W/") == mark)
}

/// The shortest form that the browser takes.
fn pack(file: File, headers: &HeaderMap) -> (&'static [u8], Option<&'static str>) {
    match (file.br, file.gz) {
        (Some(br), _) if accepts(headers, "br") => (br, Some("br")),
        (_, Some(gz)) if accepts(headers, "gzip") => (gz, Some("gzip")),
        _ => (file.plain, None),
    }
}

fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|list| list.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_meant = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        // `q=0`, however written, means: not this one.
        let is_refused = parts.filter_map(|part| part.strip_prefix("q=")).any(|q| q.parse() == Ok(0.0_f32));
        is_meant && !is_refused
    })
}

fn kind(address: &str) -> &'static str {
    match address.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &[File] = &[
        File { address: "/assets/app-1a2b.js", mark: "\"a1\"", plain: b"plain", br: Some(b"br"), gz: Some(b"gz") },
        File { address: "/icon.png", mark: "\"p1\"", plain: b"png", br: None, gz: None },
        File { address: "/index.html", mark: "\"i1\"", plain: b"<!doctype html>", br: None, gz: Some(b"gz") },
    ];

    fn asked(pairs: &[(HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    fn get(site: &[File], path: &str, pairs: &[(HeaderName, &str)]) -> Response {
        serve(site, &Method::GET, path, &asked(pairs))
    }

    fn said(response: &Response, name: HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn every_place_in_the_page_is_the_page() {
        for path in ["/", "/settings", "/table/0123456789abc", "/rules/x", "/index.html"] {
            let response = get(BUILT, path, &[]);
            assert_eq!(response.status(), StatusCode::OK, "{path}");
            assert_eq!(said(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(said(&response, header::CACHE_CONTROL), "no-cache");
            assert_eq!(text(response).await, "<!doctype html>");
        }
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        for path in ["/assets/app-old.js", "/favicon.ico", "/api", "/api/nothing"] {
            assert_eq!(get(BUILT, path, &[]).status(), StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(serve(BUILT, &Method::POST, "/", &HeaderMap::new()).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn a_file_named_by_its_content_is_kept_for_good() {
        let response = get(BUILT, "/assets/app-1a2b.js", &[]);
        assert_eq!(said(&response, header::CACHE_CONTROL), FOREVER);
        assert_eq!(said(&response, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(said(&get(BUILT, "/icon.png", &[]), header::CACHE_CONTROL), "no-cache");
    }

    #[tokio::test]
    async fn the_shortest_form_that_is_accepted_is_sent() {
        let form = async |accepted: &str| {
            let response = get(BUILT, "/assets/app-1a2b.js", &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(said(&response, header::VARY), "accept-encoding");
            (said(&response, header::CONTENT_ENCODING).to_owned(), text(response).await)
        };
        assert_eq!(form("gzip, deflate, br;q=0.9").await, ("br".to_owned(), "br".to_owned()));
        assert_eq!(form("gzip, br;q=0").await, ("gzip".to_owned(), "gz".to_owned()));
        assert_eq!(form("identity").await, (String::new(), "plain".to_owned()));
        assert_eq!(said(&get(BUILT, "/icon.png", &[(header::ACCEPT_ENCODING, "br")]), header::CONTENT_ENCODING), "");
    }

    #[tokio::test]
    async fn what_the_browser_has_is_not_sent_again() {
        let response = get(BUILT, "/", &[(header::IF_NONE_MATCH, "\"x\", W/\"i1\"")]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(said(&response, header::ETAG), "\"i1\"");
        assert_eq!(text(response).await, "");
        assert_eq!(get(BUILT, "/", &[(header::IF_NONE_MATCH, "\"old\"")]).status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn without_a_build_the_page_says_how_to_make_one() {
        for path in ["/", "/settings"] {
            assert!(text(get(&[], path, &[]).into_response()).await.contains("make play"), "{path}");
        }
        assert_eq!(said(&get(&[], "/page.css", &[]), header::CONTENT_TYPE), "text/css; charset=utf-8");
        assert_eq!(get(&[], "/assets/app.js", &[]).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn the_files_are_in_order_so_that_each_is_found() {
        assert!(SITE.is_sorted_by(|one, next| one.address < next.address));
    }
}

//! What comes in with a request, with our own words if it cannot be read.

use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, OptionalFromRequest, Path, Query, Request, rejection::JsonRejection},
    http::{header::CONTENT_TYPE, request::Parts},
};
use serde::de::DeserializeOwned;

use crate::{
    app::App,
    error::AppError,
    wire::{Code, TableId},
};

/// A JSON body.
#[derive(Clone, Debug)]
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, AppError> {
        match <Json<T> as FromRequest<App>>::from_request(request, app).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::BytesRejection(error)) => Err(AppError::with(Code::TooLarge, error.body_text())),
            Err(error) => Err(AppError::with(Code::Malformed, error.body_text())),
        }
    }
}

impl<T: DeserializeOwned> OptionalFromRequest<App> for Body<T> {
    type Rejection = AppError;

    /// A question that says nothing of a body has none.
    async fn from_request(request: Request, app: &App) -> Result<Option<Body<T>>, AppError> {
        if request.headers().contains_key(CONTENT_TYPE) {
            <Body<T> as FromRequest<App>>::from_request(request, app).await.map(Some)
        } else {
            Ok(None)
        }
    }
}

/// What stands after the question mark.
#[derive(Clone, Debug)]
pub(crate) struct Params<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Params<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Params<T>, AppError> {
        let query = Query::<T>::from_request_parts(parts, app).await;
        query.map(|Query(params)| Params(params)).map_err(|error| AppError::with(Code::Malformed, error.body_text()))
    }
}

/// The table in the address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableIn(pub TableId);

impl FromRequestParts<App> for TableIn {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<TableIn, AppError> {
        let id = Path::<TableId>::from_request_parts(parts, app).await;
        id.map(|Path(id)| TableIn(id)).map_err(|_| Code::NoSuchTable.into())
    }
}

/// A part of the address besides a table: a game, or what belongs to one.
#[derive(Clone, Debug)]
pub(crate) struct Named<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Named<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Named<T>, AppError> {
        let named = Path::<T>::from_request_parts(parts, app).await;
        // What is no text names nothing.
        named.map(|Path(named)| Named(named)).map_err(|_| Code::NotFound.into())
    }
}

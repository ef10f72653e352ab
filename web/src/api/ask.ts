// Questions to the server over HTTP: addresses, bodies, and problems in the language of the person.

import { settings } from "../shell/settings.svelte";
import { t } from "../words";
import { ApiProblem, isProblem } from "./problem";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query): string {
  const said = new URLSearchParams({ lang: settings.lang });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) said.set(key, String(value));
  return `${path}?${said}`;
}

/** Asks the server. A server that cannot be reached is a problem too, with the code `offline`. */
async function answer(method: Method, path: string, query: Query, body?: string): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = body;
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(address(path, query), request);
  } catch {
    throw new ApiProblem({ code: "offline", message: t("problem.offline") });
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => undefined);
  throw new ApiProblem(isProblem(said) ? said : { code: "internal", message: t("problem.internal") });
}

/** Asks for JSON. */
export async function ask<T>(method: Method, path: string, query: Query = {}, body?: object): Promise<T> {
  const response = await answer(method, path, query, body && JSON.stringify(body));
  return (await response.json()) as T;
}

/** Asks for something that has no answer but that it is done. */
export async function tell(method: Method, path: string, body?: object): Promise<void> {
  await answer(method, path, {}, body && JSON.stringify(body));
}

/** Asks for a text as it is. */
export async function askText(path: string, query: Query = {}): Promise<string> {
  return (await answer("GET", path, query)).text();
}

/** Sends a text as it is. */
export async function sendText<T>(path: string, query: Query, text: string): Promise<T> {
  return (await (await answer("POST", path, query, text)).json()) as T;
}

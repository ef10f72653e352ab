// Where the person is, and going elsewhere without loading the page anew.

import { match, type Route } from "./routes";

/** Where the person is. */
export const place: { route: Route; hash: string } = $state({ route: { page: "home" }, hash: "" });

function look(): void {
  place.route = match(location.pathname);
  place.hash = location.hash;
}

/** Goes to an address of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = place.route;
  look();
  if (JSON.stringify(before) !== JSON.stringify(place.route)) scrollTo({ top: 0, behavior: "instant" });
}

/** Takes what stands after `#` out of the address: it may be a secret. */
export function forgetHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
  place.hash = "";
}

function ours(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  // What the server answers by itself is no page of ours.
  return link.origin === location.origin && !link.pathname.startsWith("/api/") ? link : undefined;
}

/** Follows links and the browser's own buttons, from now on. Call once. */
export function startRouter(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  document.addEventListener("click", (event) => {
    const link = ours(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

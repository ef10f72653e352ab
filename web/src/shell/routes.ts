/** Every page, with what stands in its address. */
export type Route =
  | { page: "home" }
  | { page: "new"; game?: string }
  | { page: "table"; id: string }
  | { page: "review"; id: string }
  | { page: "learn"; game: string; lesson?: string }
  | { page: "games" }
  | { page: "game"; game: string }
  | { page: "watch" }
  | { page: "archive" }
  | { page: "rules"; game?: string }
  | { page: "replay"; table?: string }
  | { page: "settings" }
  | { page: "by-ear" }
  | { page: "about" }
  | { page: "lost" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page at a path. */
export function match(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decoded);
  const [third, ...beyond] = rest;
  if (first === "learn" && second !== undefined && third !== undefined && beyond.length === 0)
    return { page: "learn", game: second, lesson: third };
  if (rest.length > 0) return { page: "lost" };
  if (second === undefined) {
    switch (first) {
      case undefined:
        return { page: "home" };
      case "new":
      case "games":
      case "watch":
      case "archive":
      case "rules":
      case "replay":
      case "settings":
      case "about":
        return { page: first };
      case "ear":
        return { page: "by-ear" };
      default:
        return { page: "lost" };
    }
  }
  switch (first) {
    case "new":
    case "rules":
      return { page: first, game: second };
    case "table":
    case "review":
      return { page: first, id: second };
    case "learn":
      return { page: "learn", game: second };
    case "games":
      return { page: "game", game: second };
    case "replay":
      return { page: "replay", table: second };
    default:
      return { page: "lost" };
  }
}

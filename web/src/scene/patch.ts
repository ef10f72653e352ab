// What a diff does to a scene. Parts that did not change stay the same objects, so that nothing of them is drawn again.

import type { Part, PartsDiff, Scene, SceneDiff } from "../wire";

/** A diff that was not made for this scene: the client has to ask for a fresh one. */
export class PatchError extends Error {
  constructor(
    readonly at: string,
    readonly wrong: string,
  ) {
    super(`${at}: ${wrong}`);
  }
}

/** The new scene; the old one is left as it is. */
export function patch(scene: Scene, diff: SceneDiff): Scene {
  if (!isObject(scene)) throw new PatchError("scene", "it is no object");
  if (!isObject(diff)) throw new PatchError("diff", "it is no object");
  const { decor, common, prompt, offers, ...own } = diff;
  const replaced = Object.entries({ decor, prompt, offers }).filter(([, value]) => value !== undefined);
  for (const [name, value] of replaced) if (value === null) throw new PatchError(name, "it is nothing");
  if (!Array.isArray(scene.parts)) throw new PatchError("scene", "it has no parts");
  const parts = [...scene.parts];
  if (common !== undefined) patchParts(parts, common, "common");
  patchParts(parts, own, "diff");
  return { ...scene, ...Object.fromEntries(replaced), parts };
}

const KNOWN = new Set(["gone", "put", "come"]);

function patchParts(parts: Part[], diff: PartsDiff, at: string): void {
  if (!isObject(diff)) throw new PatchError(at, "it is no object");
  const find = (id: unknown): number => parts.findIndex((part) => part.id === id);
  for (const gone of list(diff.gone, "gone")) {
    const place = find(gone);
    if (place < 0) throw new PatchError("gone", "it is not in the scene");
    parts.splice(place, 1);
  }
  for (const put of list(diff.put, "put")) {
    const id = (put as Partial<Part> | null)?.id;
    const place = id === undefined ? -1 : find(id);
    if (place < 0) throw new PatchError("put", "it is not in the scene");
    parts[place] = put;
  }
  for (const coming of list(diff.come, "come")) {
    const pair: unknown[] = list(coming as unknown[] | undefined, "come");
    if (pair.length !== 2) throw new PatchError("come", "it is no pair");
    const [above, part] = pair as [string | null, Part];
    if (!isObject(part) || typeof part.id !== "string" || find(part.id) >= 0) {
      throw new PatchError("come", "it is in the scene, or has no id");
    }
    const place = above === null ? 0 : find(above) + 1;
    if (above !== null && place === 0) throw new PatchError("come", "what it stands above is not in the scene");
    parts.splice(place, 0, part);
  }
  if (Object.keys(diff).some((key) => !KNOWN.has(key))) throw new PatchError(at, "it says something else, too");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list<T>(value: T[] | undefined, at: string): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new PatchError(at, "it is no list");
  return value;
}

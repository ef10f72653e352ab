// The final board with the result, as a picture that can be sent.

import { mount, unmount } from "svelte";
import Board from "../scene/Board.svelte";
import { PickState } from "../scene/pick-state.svelte";
import type { Tableau } from "../scene/tableau";
import type { Seat } from "../wire";
import { picture } from "./download";

/** One player in the result. */
export interface Standing {
  seat: Seat;
  name: string;
  score: string;
  won: boolean;
}

export interface Result {
  title: string;
  verdict: string;
  players: readonly Standing[];
}

/** How wide the picture is, in pixels. */
const WIDE = 1600;
const HEAD = 96;
const FOOT = 84;
const MARGIN = 24;
const SVG = "http://www.w3.org/2000/svg";
/** How long the board may take to be drawn, in milliseconds. */
const PATIENCE = 10_000;

/** The result of a game over its final board, as a PNG. */
export async function resultPicture(tableau: Tableau, result: Result): Promise<Blob> {
  const art = await drawn(tableau);
  const [w, h] = tableau.decor.wide.size;
  const scale = (WIDE - 2 * MARGIN) / w;
  const high = Math.round(HEAD + h * scale + FOOT);
  const { theme } = tableau.decor;
  const share = (WIDE - 2 * MARGIN) / result.players.length;
  const players = result.players.map((player, at) => {
    const x = MARGIN + at * share;
    return `<circle cx="${x + 14}" cy="${high - FOOT / 2}" r="14" fill="${colourOf(player.seat)}" stroke="#14161c" stroke-width="3"/>
      <text x="${x + 40}" y="${high - FOOT / 2 - 4}" font-size="26" font-weight="700" fill="#f0eadc">${shortened(player.name, share / 17)}${player.won ? " ★" : ""}</text>
      <text x="${x + 40}" y="${high - FOOT / 2 + 26}" font-size="24" fill="#d2cbbb">${escaped(player.score)}</text>`;
  });
  const text = `<svg xmlns="${SVG}" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" font-family="'Alegreya Sans', 'Segoe UI', sans-serif">
    <style>${await fontFaces()}</style>
    <rect width="${WIDE}" height="${high}" fill="#14161c"/>
    <text x="${MARGIN}" y="60" font-family="Marcellus, Georgia, serif" font-size="44" fill="#f0eadc">${escaped(result.title)}</text>
    <text x="${WIDE - MARGIN}" y="60" text-anchor="end" font-size="28" fill="#d2cbbb">${escaped(result.verdict)}</text>
    <svg x="${MARGIN}" y="${HEAD}" width="${WIDE - 2 * MARGIN}" height="${h * scale}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" rx="14" fill="${theme.ground}"/>${art}</svg>
    ${players.join("")}</svg>`;
  return rasterised(text, WIDE, high);
}

/** The whole board in its wide arrangement, however it is shown on the page. */
async function drawn(tableau: Tableau): Promise<string> {
  const target = document.createElement("div");
  target.setAttribute("aria-hidden", "true");
  Object.assign(target.style, { position: "fixed", left: "-4000px", top: "0", width: "1200px", height: "800px", display: "flex" });
  document.body.append(target);
  const play = new PickState();
  play.still = true;
  play.show(tableau, false);
  const board = mount(Board, { target, props: { play, tableau, arrangement: "wide" } });
  try {
    for (const began = Date.now(); !target.querySelector(".layer"); ) {
      if (Date.now() - began > PATIENCE) throw new Error("the board was not drawn");
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const stage = target.querySelector<SVGSVGElement>(".art");
    if (!stage) throw new Error("no board");
    return picture(stage);
  } finally {
    await unmount(board);
    target.remove();
  }
}

function colourOf(seat: Seat): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim() || "#888";
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** So many letters fit. */
function shortened(text: string, letters: number): string {
  const most = Math.max(4, Math.floor(letters) - 3);
  return escaped(text.length > most ? `${text.slice(0, most - 1)}…` : text);
}

/** The page's own letters, written into the picture: outside the page there is no style sheet. */
async function fontFaces(): Promise<string> {
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (
        !(rule instanceof CSSFontFaceRule) ||
        !/latin/.test(rule.style.getPropertyValue("src")) ||
        /latin-ext/.test(rule.style.getPropertyValue("src"))
      )
        continue;
      const address = /url\("?([^")]+\.woff2[^")]*)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
      if (!address) continue;
      const font = await fetch(new URL(address, sheet.href ?? location.href)).then(
        (answer) => answer.blob(),
        () => undefined,
      );
      if (!font) continue;
      const { fontFamily, fontWeight, fontStyle } = rule.style as CSSStyleDeclaration;
      faces.push(
        `@font-face{font-family:${fontFamily};font-weight:${fontWeight || 400};font-style:${fontStyle || "normal"};src:url(${await asData(font)})}`,
      );
    }
  }
  return faces.join("");
}

function asData(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

async function rasterised(text: string, wide: number, high: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(wide, high);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [wide, high];
    canvas.getContext("2d")?.drawImage(image, 0, 0, wide, high);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(address);
  }
}

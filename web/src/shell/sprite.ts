import sprite from "../../build/sprite.svg?url";

let asked: Promise<void> | undefined;

/** Puts every icon into the document, once: from then on `<use href="#icon-NAME">` draws it anywhere. */
export function loadSprite(): Promise<void> {
  asked ??= insert();
  return asked;
}

async function insert(): Promise<void> {
  const response = await fetch(sprite);
  if (!response.ok) return;
  const read = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const symbols = document.importNode(read.documentElement, true);
  symbols.setAttribute("aria-hidden", "true");
  symbols.setAttribute("class", "unseen");
  document.body.prepend(symbols);
}

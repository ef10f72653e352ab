// Files for the person: a record, a picture, a report.

/** Gives a text to the person as a file. */
export function save(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Gives anything to the person as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The stage as a picture that stands alone: its shapes, the icons it uses and the lamp around what is lit. */
export function picture(stage: SVGSVGElement): string {
  const copy = stage.cloneNode(true) as SVGSVGElement;
  const box = stage.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  copy.removeAttribute("class");
  copy.removeAttribute("aria-hidden");
  const used = new Set([...copy.querySelectorAll("use")].map((use) => (use.getAttribute("href") ?? "").slice(1)));
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  for (const id of used) {
    const symbol = id && document.getElementById(id);
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  // Outside the page there is no style sheet: what it would say of text and edges is written down.
  for (const shade of copy.querySelectorAll(".shade")) shade.remove();
  for (const icon of copy.querySelectorAll(".edged-icon")) edge(icon, "36");
  for (const text of copy.querySelectorAll("text")) {
    text.setAttribute(
      "font-family",
      text.classList.contains("d") ? "Marcellus, Georgia, serif" : "'Alegreya Sans', 'Segoe UI', sans-serif",
    );
    if (text.classList.contains("edged")) edge(text, "3");
  }
  copy.prepend(defs);
  return new XMLSerializer().serializeToString(copy);
}

function edge(node: Element, width: string): void {
  node.setAttribute("stroke", "#14161c");
  node.setAttribute("stroke-width", width);
  node.setAttribute("stroke-linejoin", "round");
  node.setAttribute("paint-order", "stroke");
}

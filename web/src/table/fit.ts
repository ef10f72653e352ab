// What is written in a box of one height stands whole: it is set closer, step by step, until nothing is hidden.

import type { Attachment } from "svelte/attachments";

/** Counts `data-fit` up from 0 until everything is seen; the style sheet says what each step is. It is asked for again when words or size change. */
export function fitted(steps: number): Attachment<HTMLElement> {
  return (node) => {
    const fit = (): void => {
      for (let step = 0; step <= steps; step++) {
        node.dataset["fit"] = String(step);
        if (node.scrollHeight <= node.clientHeight + 1) return;
      }
    };
    const written = new MutationObserver(fit);
    written.observe(node, { childList: true, characterData: true, subtree: true });
    const sized = new ResizeObserver(fit);
    sized.observe(node);
    fit();
    return () => {
      written.disconnect();
      sized.disconnect();
    };
  };
}

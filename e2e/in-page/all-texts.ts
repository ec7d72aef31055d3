// Runs in a page.

const SPOKEN = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** Returns every text that can be read or heard, visible or not: text nodes, accessible names and the page's title. */
export function allTexts(): string[] {
  const texts: (string | null)[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, noscript, [translate=no]")) texts.push(node.textContent);
  }
  for (const element of document.body.querySelectorAll("*")) {
    texts.push(...SPOKEN.map((name) => element.getAttribute(name)));
  }
  return [...new Set(texts.map((text) => text?.trim() ?? ""))].filter(Boolean);
}

// Runs in a page.
import { isSeen } from "./elements.ts";

const FLOATING = "[role=dialog], [role=alertdialog], [data-slot=popover]";

export interface VisibleText {
  element: Element;
  node: Node;
  /** Where they stood before anything was scrolled. */
  lines: DOMRect[];
}

/** All that is to be read, line by line. */
export function visibleTexts(): VisibleText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: VisibleText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element) || isAside(element)) continue;
    const lines = linesOf(contentsOf(node));
    if (lines.length > 0) words.push({ element, node, lines });
  }
  return words;
}

export function contentsOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** Where they stand now. */
export function linesOf(range: Range): DOMRect[] {
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** Only for who hears the page, behind something that is open, or nothing to be read. */
function isAside(element: Element): boolean {
  if (element.closest("[inert], script, style, noscript, option") !== null) return true;
  // What is hidden from who hears the page and has something to press in it lies behind a dialog or a menu.
  if (element.closest("[aria-hidden=true]")?.querySelector("a[href], button, h1")) return true;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, opacity } = getComputedStyle(box);
    if (clipPath !== "none" || opacity === "0") return true;
  }
  return false;
}

/** The nearest thing that does not show the whole line, unless it says so with dots or can be scrolled. */
export function cutterOf(element: Element, line: DOMRect): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return null;
    if (/hidden|clip/.test(overflowX + overflowY) && isOutside(line, box.getBoundingClientRect())) return box;
    // What floats is not held by what it stands in.
    if (/fixed|absolute/.test(position)) return null;
  }
  return null;
}

/** By more than the room above and below the letters. */
export function isOutside(line: DOMRect, box: DOMRect): boolean {
  const room = line.height / 4;
  return (
    line.left < box.left - 2 ||
    line.right > box.right + 2 ||
    line.top < box.top - room ||
    line.bottom > box.bottom + room
  );
}

/** The nearest plate or frame that words stand in; `null` where they stand on the page, or are scrolled or cut before. */
export function backgroundOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) return null;
    const isFramed = style.borderLeftWidth !== "0px" && style.borderRightWidth !== "0px";
    if (style.display !== "inline" && (hasBackground(box) || isFramed)) return box;
    if (/fixed|absolute/.test(style.position)) return null;
  }
  return null;
}

/** Whether what lies under it is not seen. */
export function hasBackground(element: Element): boolean {
  return (
    element.matches("img, canvas") ||
    !/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(element).backgroundColor)
  );
}

/** What words are scrolled with: a part of the page, or what floats over it; `null` for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(box);
    if (/fixed|sticky/.test(position) || box.matches(FLOATING)) return box;
    if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) return box;
  }
  return null;
}

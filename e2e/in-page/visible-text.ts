// Runs in a page.
import { isSeen } from "./elements.ts";

const FLOATING = "[role=dialog], [role=alertdialog], [data-slot=popover]";

export interface VisibleText {
  element: Element;
  node: Node;
  /** The boxes of the lines before anything was scrolled. */
  lines: DOMRect[];
}

/** Returns every visible text with the boxes of its lines. */
export function visibleTexts(): VisibleText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: VisibleText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element) || isAside(element)) continue;
    const lines = linesOf(contentsOf(node));
    if (lines.length > 0) texts.push({ element, node, lines });
  }
  return texts;
}

export function contentsOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** Returns the boxes of the lines where they are now. */
export function linesOf(range: Range): DOMRect[] {
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

/** True if the text is only for screen readers, behind something that is open, or not meant to be read. */
function isAside(element: Element): boolean {
  if (element.closest("[inert], script, style, noscript, option") !== null) return true;
  // A part that is hidden from screen readers but contains controls is behind a dialog or a menu.
  if (element.closest("[aria-hidden=true]")?.querySelector("a[href], button, h1")) return true;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clipPath, opacity } = getComputedStyle(box);
    if (clipPath !== "none" || opacity === "0") return true;
  }
  return false;
}

/**
 * Returns the nearest ancestor that cuts off the line. Returns `null` if the text ends in an ellipsis or can be
 * scrolled.
 */
export function cutterOf(element: Element, line: DOMRect): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(box);
    if (/auto|scroll/.test(overflowX + overflowY)) return null;
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return null;
    if (/hidden|clip/.test(overflowX + overflowY) && isOutside(line, box.getBoundingClientRect())) return box;
    // The ancestors of a positioned element do not clip it.
    if (/fixed|absolute/.test(position)) return null;
  }
  return null;
}

/**
 * True if the line is outside the box by more than 2 px at the sides, or a quarter of its height above or below. That
 * quarter is the space around the letters.
 */
export function isOutside(line: DOMRect, box: DOMRect): boolean {
  const room = line.height / 4;
  return (
    line.left < box.left - 2 ||
    line.right > box.right + 2 ||
    line.top < box.top - room ||
    line.bottom > box.bottom + room
  );
}

/**
 * Returns the nearest card or frame around the text, or `null` if the text is on the page itself or an element that
 * scrolls or clips comes first.
 */
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

/** True if the element hides what is under it. */
export function hasBackground(element: Element): boolean {
  return (
    element.matches("img, canvas") ||
    !/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(getComputedStyle(element).backgroundColor)
  );
}

/** Returns the part of the page or the floating element that the text scrolls with, or `null` for the page itself. */
export function scrollerOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const { position, overflowX, overflowY } = getComputedStyle(box);
    if (/fixed|sticky/.test(position) || box.matches(FLOATING)) return box;
    if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) return box;
  }
  return null;
}

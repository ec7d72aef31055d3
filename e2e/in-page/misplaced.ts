// Runs in a page.
import { ensureInView, controls, describe, floatsOver, MIDDLE } from "./elements.ts";
import {
  visibleTexts,
  cutterOf,
  hasBackground,
  isOutside,
  contentsOf,
  linesOf,
  backgroundOf,
  scrollerOf,
  type VisibleText,
} from "./visible-text.ts";

/** Finds what runs off the page or out of its card, is cut off, overlaps other text or is covered. */
export function findMisplaced(): string[] {
  const texts = visibleTexts();
  return [
    ...findSideways(),
    ...findCut(texts),
    ...findDotted(texts),
    ...findLeaving(texts),
    ...findOverlaps(texts),
    ...findCovered(),
    ...findHidden(texts),
  ];
}

/**
 * Finds parts that make the page scroll sideways. A table or a map may be wider than the page, but must not scroll both
 * ways.
 */
function findSideways(): string[] {
  const all = [...document.body.querySelectorAll("*")];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) {
    return all.filter(isScrolledTwoWays).map((element) => `scrolled two ways: ${describe(element)}`);
  }
  const wide = all.filter((element) => isTooWide(element) && ![...element.children].some(isTooWide));
  return [`the page is ${scrollWidth} px wide: ${wide.slice(0, 4).map(describe).join(" | ")}`];
}

/**
 * True if the element or its overflowing text is wider than the page. Parts that scroll within the page do not count.
 */
function isTooWide(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (Math.max(right, left + element.scrollWidth) <= innerWidth + 1) return false;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== "visible") return false;
  }
  return true;
}

function isScrolledTwoWays(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    /auto|scroll/.test(overflowX) &&
    /auto|scroll/.test(overflowY) &&
    element.scrollWidth > element.clientWidth + 1 &&
    element.scrollHeight > element.clientHeight + 1
  );
}

function findCut(texts: readonly VisibleText[]): string[] {
  return texts.flatMap(({ element, lines }) => {
    const cutter = lines.map((line) => cutterOf(element, line)).find((found) => found !== null);
    return cutter ? [`cut off: ${describe(element)} by ${describe(cutter)}`] : [];
  });
}

/**
 * Finds text cut off with an ellipsis in a single line. Text of several lines may be cut off, because the whole is
 * shown elsewhere.
 */
function findDotted(texts: readonly VisibleText[]): string[] {
  const dotted = new Set(texts.map(({ element }) => dotterOf(element)).filter((box) => box !== null));
  const whole = new Set(
    texts.filter(({ element }) => dotterOf(element) === null).map(({ element }) => textOf(element)),
  );
  return [...dotted]
    .filter((box) => !isShownElsewhere(box) && !whole.has(textOf(box)))
    .map((box) => `ends in dots: ${describe(box)}`);
}

/**
 * True if the whole text is in a title, or in what the element opens: the header needs its room for links, and the
 * account menu begins with the name.
 */
function isShownElsewhere(box: Element): boolean {
  const title = box.closest("[title]")?.getAttribute("title") ?? "";
  return title.includes(textOf(box)) || box.hasAttribute("data-told-elsewhere");
}

function textOf(element: Element): string {
  return (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

function dotterOf(element: Element): Element | null {
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    if (isDotted(box)) return box;
  }
  return null;
}

function isDotted(element: Element): boolean {
  const { textOverflow, overflowX } = getComputedStyle(element);
  return (
    textOverflow === "ellipsis" && overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1
  );
}

/** Finds text that runs out of its card or off the edge of the screen. */
function findLeaving(texts: readonly VisibleText[]): string[] {
  return texts.flatMap(({ element, lines }) => {
    const plate = backgroundOf(element)?.getBoundingClientRect();
    const leaves = plate !== undefined && lines.some((line) => isOutside(line, plate));
    if (leaves) return [`leaves its plate: ${describe(element)}`];
    const isOff = scrollerOf(element) === null && lines.some(isOffScreen);
    return isOff ? [`off the screen: ${describe(element)}`] : [];
  });
}

function isOffScreen({ left, right }: DOMRect): boolean {
  return (left < -1 && right > 0) || right > innerWidth + 1;
}

/** Finds text that overlaps other text in the same scroll area. */
function findOverlaps(texts: readonly VisibleText[]): string[] {
  const lines = texts.flatMap(({ element, lines: all }) => {
    const scroller = scrollerOf(element);
    return all.map((line) => ({ element, line, scroller }));
  });
  const found = lines.flatMap((one, index) => {
    const other = lines
      .slice(index + 1)
      .find(
        (next) =>
          next.scroller === one.scroller && next.element !== one.element && overlap(one.line, next.line),
      );
    return other ? [`words on words: ${describe(one.element)} and ${describe(other.element)}`] : [];
  });
  return [...new Set(found)];
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 3 && height > Math.min(one.height, other.height) / 2;
}

/** Finds controls that something covers, wherever the page is scrolled to. */
function findCovered(): string[] {
  return controls().flatMap((element) => {
    ensureInView(element);
    if (isFree(element)) return [];
    element.scrollIntoView(MIDDLE);
    if (isFree(element)) return [];
    const hit = hitAt(element);
    return [`covered: ${describe(element)} by ${hit ? describe(hit) : "the edge"}`];
  });
}

function hitAt(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}

function isFree(element: Element): boolean {
  const hit = hitAt(element);
  if (hit === null) return false;
  return element.contains(hit) || hit.contains(element) || floatsOver(hit, element);
}

/** Finds text that is covered by a picture or a card that scrolls with it. */
function findHidden(texts: readonly VisibleText[]): string[] {
  return texts.flatMap(({ element, node }) => {
    ensureInView(element);
    const cover = linesOf(contentsOf(node))
      .map((line) => coverOf(element, line))
      .find((found) => found !== null);
    return cover ? [`hidden: ${describe(element)} by ${describe(cover)}`] : [];
  });
}

function coverOf(element: Element, { left, right, top, height }: DOMRect): Element | null {
  for (const x of [left + 2, right - 2]) {
    const stack = document.elementsFromPoint(x, top + height / 2);
    const depth = stack.indexOf(element);
    const above = stack.slice(0, Math.max(depth, 0)).filter((hit) => !element.contains(hit));
    const cover = above.find((hit) => hasBackground(hit) && scrollerOf(hit) === scrollerOf(element));
    if (cover) return cover;
  }
  return null;
}

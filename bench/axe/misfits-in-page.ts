// What runs in a page to find what has too little room in it. Nothing here knows anything outside of this file.

const CONTROLS = "a[href], button, input, textarea, [role=option], [role=menuitem], [role=spinbutton]";
/** Beside what is disabled, what is out of sight until the keyboard or who hears the page comes there. */
const NOT_PRESSED =
  ":disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *, .skip-link, [style*='inset(50%)'] *";
/** What a finger reaches for, in px. */
const TARGET = 44;
const MIDDLE = { block: "center", inline: "center", behavior: "instant" } as const;
/** A control in a frame is smaller by the frame. */
const HAIRLINES = 2;

/** Controls that are too small for a thumb. */
export function findSmallTargets(): string[] {
  return controls()
    .filter((element) => isTarget(element) && !isReached(element))
    .map((element) => `under ${TARGET} px: ${describe(element)}`);
}

/** What leaves the page, is cut off, lies on other words or under something else. */
export function findMisplaced(): string[] {
  return [...findSideways(), ...findCut(), ...findOverlaps(), ...findCovered()];
}

/** Those that can be pressed; of a box or a dot with words beside it, both. */
function controls(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const whole = new Set(all.map((control) => control.closest("label") ?? control));
  return [...whole].filter((element) => isSeen(element) && !element.matches(NOT_PRESSED));
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) > 1 && element.checkVisibility({ visibilityProperty: true });
}

/**
 * A link within a sentence is as high as its line, what only the keyboard reaches has no thumb on it, and the parts of a
 * date are pressed as one field.
 */
function isTarget(element: HTMLElement): boolean {
  return (
    getComputedStyle(element).display !== "inline" && element.tabIndex >= 0 && element.role !== "spinbutton"
  );
}

/**
 * Whether a finger that misses its middle by half a target still hits it. Beside a short word it may hit nothing, but not
 * something else.
 */
function isReached(element: HTMLElement): boolean {
  comeIntoView(element);
  if (isHitAround(element)) return true;
  element.scrollIntoView(MIDDLE);
  return isHitAround(element);
}

function isHitAround(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = (dx: number, dy: number) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
  // Beyond the edge of the screen nothing else is in the way.
  const isHit = (hit: Element | null) => hit === null || element.contains(hit) || floatsOver(hit, element);
  const isHarmless = (hit: Element | null) => isHit(hit) || hit?.closest(CONTROLS) === null;
  const reach = TARGET / 2 - HAIRLINES;
  const isWide = width >= 2 * reach || [at(-reach, 0), at(reach, 0)].every(isHarmless);
  const isHigh = height >= 2 * reach || [at(0, -reach), at(0, reach)].every(isHit);
  return isWide && isHigh;
}

/** Only where it is not there yet: lists that are open close when what they belong to is moved. */
function comeIntoView(element: Element): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth) return;
  element.scrollIntoView(MIDDLE);
}

/** A table or a map may be wider than the page, but is not scrolled both ways. */
function findSideways(): string[] {
  const all = [...document.body.querySelectorAll("*")];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) {
    return all.filter(isScrolledTwoWays).map((element) => `scrolled two ways: ${describe(element)}`);
  }
  const wide = all.filter((element) => isTooWide(element) && ![...element.children].some(isTooWide));
  return [`the page is ${scrollWidth} px wide: ${wide.slice(0, 4).map(describe).join(" | ")}`];
}

/** Words that leave an element count as well; what is scrolled within the page does not. */
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

interface Words {
  element: Element;
  lines: DOMRect[];
}

/** All that is to be read, line by line. */
function allWords(): Words[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Words[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element) || isAside(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    words.push({ element, lines: [...range.getClientRects()].filter(({ width }) => width > 1) });
  }
  return words;
}

/** Only for who hears the page, or nothing to be read. */
function isAside(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).clipPath !== "none") return true;
  }
  return element.closest("[inert], [aria-hidden=true], script, style, noscript") !== null;
}

function findCut(): string[] {
  return allWords().flatMap(({ element, lines }) => {
    const cutter = lines.map((line) => cutterOf(element, line)).find((found) => found !== null);
    return cutter ? [`cut off: ${describe(element)} by ${describe(cutter)}`] : [];
  });
}

/** The nearest thing that does not show the whole line, unless it says so with dots or can be scrolled. */
function cutterOf(element: Element, line: DOMRect): Element | null {
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
function isOutside(line: DOMRect, box: DOMRect): boolean {
  const room = line.height / 4;
  return (
    line.left < box.left - 2 ||
    line.right > box.right + 2 ||
    line.top < box.top - room ||
    line.bottom > box.bottom + room
  );
}

/** Words on words, as far as both move with the page. */
function findOverlaps(): string[] {
  const lines = allWords()
    .filter(({ element }) => !floats(element))
    .flatMap(({ element, lines: all }) => all.map((line) => ({ element, line })));
  const found = lines.flatMap((one, index) => {
    const other = lines
      .slice(index + 1)
      .find((next) => next.element !== one.element && overlap(one.line, next.line));
    return other ? [`words on words: ${describe(one.element)} and ${describe(other.element)}`] : [];
  });
  return [...new Set(found)];
}

function floats(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { position, overflowY } = getComputedStyle(box);
    if (/fixed|sticky/.test(position) || box.matches("[role=dialog], .popover")) return true;
    // What is scrolled away within a part of the page lies under nothing.
    if (/auto|scroll|hidden/.test(overflowY)) return box !== document.body;
  }
  return false;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 3 && height > Math.min(one.height, other.height) / 2;
}

/** Controls that something else lies on, wherever the page is scrolled to. */
function findCovered(): string[] {
  return controls().flatMap((element) => {
    comeIntoView(element);
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

/** What floats over the page is there to be closed again. */
function floatsOver(hit: Element, element: Element): boolean {
  const floating = hit.closest("[role=dialog], .popover, .scrim, .mobile-menu");
  return floating !== null && !floating.contains(element);
}

function describe(element: Element): string {
  const { width, height, right } = element.getBoundingClientRect();
  const tag = element.outerHTML.replaceAll(/\s+/g, " ").replace(/>.*$/, ">").slice(0, 110);
  const words = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 30);
  return `${tag} "${words}" (${Math.round(width)} × ${Math.round(height)}, to ${Math.round(right)})`;
}

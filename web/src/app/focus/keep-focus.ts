import { focusTitle } from "./focus-title.ts";

const CONTROL = "a[href], button, input, textarea, [tabindex]";
/** One of several, or what stands for what is not there. */
const ROW = "li, tbody > tr, .empty-state, .notice, .weather-widget:has(> .weather-note)";
/** A part of a page that has a name. */
const PART = "section:is([aria-label], [aria-labelledby]):not([role]), [role='group'][aria-label]";
const HEADING = "h2, h3";
/** Scrolls sideways on a phone. */
const SCROLLING_BAR = ".filter-bar";
const DIALOG = "[role='dialog'], [role='alertdialog']";
/** Lines that come and go beside whatever is being done. */
const PASSING = "[data-react-aria-top-layer]";

/** Where the focus was last, and what that is in. */
interface FocusPosition {
  control: HTMLElement;
  row: Row | null;
  /** The innermost first. */
  parts: HTMLElement[];
  dialog: HTMLElement | null;
}

interface Row {
  element: Element;
  list: Element;
  index: number;
  /** Which of the row's controls it was. */
  nth: number;
}

/**
 * Nobody loses the focus. When a dialog or a menu ends, it goes back to the control it came from; when that is gone, or
 * a row goes with the focus in it, to what takes its place.
 *
 * React Aria gives it back in an animation frame, which may come before what lies behind is no longer inert; then it is
 * lost (adobe/react-spectrum#10610). Here it is given back when that is no longer inert.
 */
export function keepFocus(): void {
  // What lies over the page stands beside it in the body; each such layer has a place of its own.
  const places = new WeakMap<Element, FocusPosition>();
  const saveFocus = ({ target }: Event) => {
    const layer = target instanceof Element && !target.closest(PASSING) && target.closest("body > *");
    if (!layer) return;
    const place = placeOf(target);
    if (place) places.set(layer, place);
    else places.delete(layer);
  };
  const observer = new MutationObserver((changes) => {
    if (document.activeElement !== document.body) return;
    const layer = [...document.body.children].findLast((each) => places.has(each) && !isInert(each));
    const place = layer && places.get(layer);
    if (!place) return;
    const isFreed = changes.some(({ type, target }) => type === "attributes" && layer.contains(target));
    if (isFreed || isGone(place)) giveBack(place);
  });
  addEventListener("focusin", saveFocus);
  addEventListener("focusin", scrollIntoFilterBar);
  // Not every browser puts the focus on a button that is pressed.
  addEventListener("click", saveFocus, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["inert"] });
}

/** Browsers leave a control where it is that is half in sight. */
function scrollIntoFilterBar({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(SCROLLING_BAR) || !target.matches(":focus-visible")) {
    return;
  }
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function isInert(element: Element): boolean {
  return element instanceof HTMLElement && element.inert;
}

function placeOf(target: Element): FocusPosition | null {
  const control = target.closest<HTMLElement>(CONTROL);
  if (!control) return null;
  return {
    control,
    row: rowOf(control),
    parts: partsAround(control),
    dialog: control.closest<HTMLElement>(DIALOG),
  };
}

function partsAround(element: Element): HTMLElement[] {
  const part = element.closest<HTMLElement>(PART);
  return part ? [part, ...partsAround(part.parentElement ?? document.body)] : [];
}

function rowOf(control: HTMLElement): Row | null {
  const element = control.closest(ROW);
  const list = element?.parentElement;
  if (!element || !list) return null;
  return {
    element,
    list,
    index: [...list.children].indexOf(element),
    nth: controlsIn(element).indexOf(control),
  };
}

function controlsIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(CONTROL)];
}

/** Elsewhere than in a row or a part with a name, Tab goes on from where the control was. */
function isGone({ control, row, parts }: FocusPosition): boolean {
  if (control.isConnected) return false;
  return row ? !row.element.isConnected : parts.length > 0;
}

function giveBack({ control, row, parts, dialog }: FocusPosition): void {
  if (takesFocus(control)) return;
  const candidates = [...(row ? besides(row) : []), ...parts.flatMap(leftIn), dialog];
  const taker = candidates.find(takesFocus);
  if (taker) taker.scrollIntoView({ block: "nearest" });
  else focusTitle();
}

/** What there is still to go on with: its controls, or else its title. */
function leftIn(part: HTMLElement): HTMLElement[] {
  if (!part.isConnected) return [];
  const title = part.querySelector<HTMLElement>(HEADING);
  if (title) title.tabIndex = -1;
  return [...controlsIn(part).filter((control) => control !== title), ...(title ? [title] : [])];
}

/** The controls of the row that takes its place, the same one first; the last row's place is taken by the one before. */
function besides({ list, index, nth }: Row): HTMLElement[] {
  const neighbor = list.isConnected && list.children[Math.min(index, list.children.length - 1)];
  if (!neighbor) return [];
  const controls = controlsIn(neighbor);
  const same = controls[nth];
  return same ? [same, ...controls] : controls;
}

/** What is hidden, disabled or gone does not take it. */
function takesFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

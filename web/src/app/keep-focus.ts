import { focusTitle } from "./focus-title.ts";

const CONTROL = "a[href], button, input, textarea, [tabindex]";
const ROW = "li, tbody > tr";
/** A part of a page that has a name. */
const PART = "section:is([aria-label], [aria-labelledby]):not([role])";
const DIALOG = "[role='dialog'], [role='alertdialog']";
/** Lines that come and go beside whatever is being done. */
const PASSING = "[data-react-aria-top-layer]";

/** Where the focus was last, and what that is in. */
interface Place {
  control: HTMLElement;
  row: Row | null;
  part: HTMLElement | null;
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
  const places = new WeakMap<Element, Place>();
  const remember = ({ target }: Event) => {
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
  addEventListener("focusin", remember);
  // Not every browser puts the focus on a button that is pressed.
  addEventListener("click", remember, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["inert"] });
}

function isInert(element: Element): boolean {
  return element instanceof HTMLElement && element.inert;
}

function placeOf(target: Element): Place | null {
  const control = target.closest<HTMLElement>(CONTROL);
  if (!control) return null;
  return {
    control,
    row: rowOf(control),
    part: control.closest<HTMLElement>(PART),
    dialog: control.closest<HTMLElement>(DIALOG),
  };
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
function isGone({ control, row, part }: Place): boolean {
  if (control.isConnected) return false;
  return row ? !row.element.isConnected : part !== null;
}

function giveBack({ control, row, part, dialog }: Place): void {
  const inPart = part?.isConnected ? controlsIn(part) : [];
  const candidates = [control, ...(row ? besides(row) : []), ...inPart, dialog];
  if (!candidates.some(takesFocus)) focusTitle();
}

/** The controls of the row that takes its place, the same one first; the last row's place is taken by the one before. */
function besides({ list, index, nth }: Row): HTMLElement[] {
  const neighbour = list.isConnected && list.children[Math.min(index, list.children.length - 1)];
  if (!neighbour) return [];
  const controls = controlsIn(neighbour);
  const same = controls[nth];
  return same ? [same, ...controls] : controls;
}

/** What is hidden, disabled or gone does not take it. */
function takesFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

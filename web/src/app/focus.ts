import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const PLACED = "main, [role='dialog'], [role='alertdialog']";
const CONTROL = "a[href], button, input, textarea, [tabindex]";
/** One row of several, or what is shown instead of rows. */
const ROW =
  "li, tbody > tr, [data-slot='empty-state'], [data-slot='notice'], section:has(> [data-slot='weather-note'])";
const PART = "section:is([aria-label], [aria-labelledby]):not([role]), [role='group'][aria-label]";
const HEADING = "h2, h3";
/** The filter bar, which scrolls sideways on a phone. */
const SCROLLING_BAR = "[data-slot='filter-row']";
const DIALOG = "[role='dialog'], [role='alertdialog']";
/** Toasts, which appear and disappear on their own. */
const PASSING = "[data-react-aria-top-layer]";

interface FocusPosition {
  control: HTMLElement;
  row: Row | null;
  /** Sorted innermost first. */
  parts: HTMLElement[];
  dialog: HTMLElement | null;
}

interface Row {
  element: Element;
  list: Element;
  index: number;
  /** The index of the control within its row. */
  nth: number;
}

/** Focuses the title after a navigation, unless the page has focused something itself. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!document.activeElement?.closest(PLACED)) focusTitle();
  }, [pathname]);
}

/** Focuses the title, or else the page, so that screen readers announce the page and Tab continues from there. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Returns the focus to the control that opened a dialog or a menu when it closes. If the control or its row is gone,
 * focuses what takes its place. React Aria returns the focus in an animation frame, which may come while the page is
 * still inert, and then the focus is lost (adobe/react-spectrum#10610). This waits until the page is no longer inert.
 * Returns a function that stops it.
 */
export function keepFocus(): () => void {
  const end = new AbortController();
  const { signal } = end;
  // Each layer over the page is a child of the body and has its own focus.
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
  addEventListener("focusin", saveFocus, { signal });
  addEventListener("focusin", scrollIntoFilterBar, { signal });
  // Not every browser focuses a pressed button.
  addEventListener("click", saveFocus, { capture: true, signal });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["inert"] });
  return () => {
    end.abort();
    observer.disconnect();
  };
}

/** Browsers do not scroll to a control that is partly visible. */
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

/** Whether the focus has to move. Outside of rows and labeled sections, Tab continues from where the control was. */
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

function leftIn(part: HTMLElement): HTMLElement[] {
  if (!part.isConnected) return [];
  const title = part.querySelector<HTMLElement>(HEADING);
  if (title) title.tabIndex = -1;
  return [...controlsIn(part).filter((control) => control !== title), ...(title ? [title] : [])];
}

/**
 * Returns the controls of the row that takes the place of the removed one, the same control first. The last row is
 * replaced by the one before.
 */
function besides({ list, index, nth }: Row): HTMLElement[] {
  const neighbor = list.isConnected && list.children[Math.min(index, list.children.length - 1)];
  if (!neighbor) return [];
  const controls = controlsIn(neighbor);
  const same = controls[nth];
  return same ? [same, ...controls] : controls;
}

function takesFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

// Runs in a page.
import {
  ensureInView,
  CONTROLS,
  controls,
  describe,
  floatsOver,
  MIDDLE,
} from "../../e2e/in-page/elements.ts";

/** The size of a target for a finger, in px. */
const TARGET = 44;
/** A control in a frame is smaller by the frame, in px. */
const HAIRLINES = 2;

/** Finds controls that are too small for a thumb. */
export function findSmallTargets(): string[] {
  return controls()
    .filter((element) => isTarget(element) && !isReached(element))
    .map((element) => `under ${TARGET} px: ${describe(element)}`);
}

/**
 * True if a control needs a target's size. A link within a sentence is as high as its line, a control that only the
 * keyboard reaches has no thumb on it, and the parts of a date are pressed as one field.
 */
function isTarget(element: HTMLElement): boolean {
  return (
    getComputedStyle(element).display !== "inline" && element.tabIndex >= 0 && element.role !== "spinbutton"
  );
}

/**
 * True if a finger that misses the control's middle by half a target still hits it. Beside a short word, it may hit
 * nothing, but no other control.
 */
function isReached(element: HTMLElement): boolean {
  ensureInView(element);
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
  const halfTarget = TARGET / 2 - HAIRLINES;
  const isWide = width >= 2 * halfTarget || [at(-halfTarget, 0), at(halfTarget, 0)].every(isHarmless);
  const isHigh = height >= 2 * halfTarget || [at(0, -halfTarget), at(0, halfTarget)].every(isHit);
  return isWide && isHigh;
}

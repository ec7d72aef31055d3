// Runs in a page.

export const CONTROLS = "a[href], button, input, textarea, [role=option], [role=menuitem], [role=spinbutton]";
/**
 * Controls that cannot be pressed: disabled ones, and ones that are hidden until the keyboard or a screen reader gets
 * there.
 */
const NOT_PRESSED =
  ":disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *, a[href='#main'], [style*='inset(50%)'] *";
export const MIDDLE = { block: "center", inline: "center", behavior: "instant" } as const;

/** Returns the controls that can be pressed. For a checkbox or a radio button with a label, returns the label. */
export function controls(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const whole = new Set(all.map((control) => control.closest("label") ?? control));
  return [...whole].filter((element) => isSeen(element) && !element.matches(NOT_PRESSED));
}

export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height) > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** Scrolls only if the element is not in view, because open lists close when the element that they belong to moves. */
export function ensureInView(element: Element): void {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth) return;
  element.scrollIntoView(MIDDLE);
}

/** True if `hit` belongs to a dialog or a popover over the page, which can be closed. */
export function floatsOver(hit: Element, element: Element): boolean {
  const floating = hit.closest("[role=dialog], [data-slot=popover], [data-slot=scrim], [popover]");
  return floating !== null && !floating.contains(element);
}

export function describe(element: Element): string {
  const { width, height, right } = element.getBoundingClientRect();
  const tag = element.outerHTML.replaceAll(/\s+/g, " ").replace(/>.*$/, ">").slice(0, 110);
  const text = (element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 30);
  return `${tag} "${text}" (${Math.round(width)} × ${Math.round(height)}, to ${Math.round(right)})`;
}

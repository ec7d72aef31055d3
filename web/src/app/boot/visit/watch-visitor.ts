import { watchHands } from "./watch-hands.ts";

/**
 * Any of these is somebody who is there. A form that is drawn has method="post", so that what is sent before this listens
 * stands in no address.
 */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "click",
  // Signed in, in another tab.
  "storage",
] as const;
const PRESSED = "a, button, label, [role=tab]";
const LISTENING = { capture: true, passive: true } as const;

interface Visit<App> {
  app: App;
  held: Held;
}

export interface Held {
  /** Resolves once nobody is in the middle of a press or a word. */
  handsAreFree: () => Promise<void>;
  /** Takes down what the fields say, which the app is about to empty as it takes them over. */
  noteTyped: () => void;
  /** Does what was held. */
  release: () => void;
}

/**
 * Waits until somebody does something in `root`, then loads the app. What cannot be answered before it is there is
 * held: presses, and forms that are sent. What is typed stays where it was typed. Links lead where they lead,
 * but from a form in which something was typed.
 */
export async function watchVisitor<App>(root: Element, load: () => Promise<App>): Promise<Visit<App>> {
  const held = hold(root);
  for (;;) {
    await firstSign();
    // Without a network the next sign tries again.
    const app = await load().catch(() => null);
    if (app !== null) return { app, held };
  }
}

async function firstSign(): Promise<void> {
  await new Promise<void>((resolve) => {
    const notice = (event: Event) => {
      if (isThePagesOwn(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, notice, LISTENING);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, notice, LISTENING);
  });
}

/** Whether nobody did it: the page has put the focus there, or was drawn below a pointer that rests. */
function isThePagesOwn(event: Event): boolean {
  const { type, target } = event;
  if (type === "focusin") return target instanceof Element && target.matches("[autofocus]");
  return type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

function hold(root: Element): Held {
  const hands = watchHands();
  const acts: (() => void)[] = [];
  const pressedOnes = new Set<HTMLElement>();
  const keep = (event: Event, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    acts.push(act);
  };
  const keepPress = (event: Event, pressed: HTMLElement) => {
    // Who presses it once more wants it sent, not sent twice.
    const isSentAlready = pressed.matches("[type=submit]") && pressedOnes.has(pressed);
    keep(event, () => isSentAlready || press(asItIsNow(root, pressed)));
    pressed.dataset["pressed"] = "true";
    pressedOnes.add(pressed);
  };
  const handleClick = (event: Event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    const isLink = pressed instanceof HTMLAnchorElement;
    // A link from a form takes along what was typed, which the app alone knows to do.
    if (pressed && !(isLink && (isElsewhere(event) || !isAnyTyped(root)))) keepPress(event, pressed);
  };
  const handleSubmit = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit());
  };
  const typed = new Map<Field, string>();
  // Also while the app takes the page over, piece by piece.
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element && isField(target)) typed.set(target, target.value);
  };
  root.addEventListener("click", handleClick, true);
  root.addEventListener("submit", handleSubmit, true);
  root.addEventListener("input", handleInput, true);
  return {
    handsAreFree: hands.areFree,
    noteTyped() {
      for (const field of root.querySelectorAll("input, textarea")) {
        if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
      }
    },
    release() {
      hands.stopWatching();
      root.removeEventListener("click", handleClick, true);
      root.removeEventListener("submit", handleSubmit, true);
      root.removeEventListener("input", handleInput, true);
      for (const [field, text] of typed) retype(field, text);
      for (const pressed of pressedOnes) delete pressed.dataset["pressed"];
      for (const act of acts) act();
    },
  };
}

/** React Aria draws some anew once it has taken them over, tabs among them. */
function asItIsNow(root: Element, pressed: HTMLElement): HTMLElement {
  if (pressed.isConnected) return pressed;
  const { tagName, textContent } = pressed;
  const alike = [...root.querySelectorAll<HTMLElement>(PRESSED)].find(
    (each) => each.tagName === tagName && each.textContent === textContent,
  );
  return alike ?? pressed;
}

function press(pressed: HTMLElement): void {
  // Where it was drawn anew, the focus that the press had put there is lost.
  if (document.activeElement === document.body) pressed.focus({ preventScroll: true });
  // React Aria answers a click on what a label is for, and not one on the label that no finger has made.
  const switched = pressed.matches("label") ? pressed.querySelector("input") : null;
  (switched ?? pressed).click();
}

/** Whether it opens another tab or window. */
function isElsewhere(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

function isAnyTyped(root: Element): boolean {
  return [...root.querySelectorAll("input, textarea")].some(
    (field) => isField(field) && field.value !== field.defaultValue,
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function isField(field: Element): field is Field {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** Types it once more, so that the app hears of it. React takes note only of what it sees change. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Of some kinds of fields nobody may know where in it one is.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

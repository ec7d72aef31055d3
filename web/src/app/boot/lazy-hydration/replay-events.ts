import { watchPendingInput } from "./pending-input.ts";

/**
 * The events that load the app. A prerendered form has method="post", so that a submit before these are listened to
 * puts no text into the address.
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
  // Somebody has signed in in another tab.
  "storage",
] as const;
const PRESSED = "a, button, label, [role=tab]";
const LISTENING = { capture: true, passive: true } as const;

interface LoadedApp<App> {
  app: App;
  heldEvents: HeldEvents;
}

export interface HeldEvents {
  /** Resolves once no press and no composed word is in progress. */
  inputHasEnded: () => Promise<void>;
  /** Saves the text of the fields, which hydration empties. */
  saveTypedTexts: () => void;
  /** Dispatches the held events and types the saved texts again. */
  replay: () => void;
}

/**
 * Waits for the first event in `root`, then loads the app. Until it is hydrated, presses and submits are held; typed
 * text stays in its field. Links work as usual, except those of a form in which something was typed.
 */
export async function loadOnFirstEvent<App>(
  root: Element,
  load: () => Promise<App>,
): Promise<LoadedApp<App>> {
  const heldEvents = holdEvents(root);
  for (;;) {
    await firstSign();
    // Without a network the next event tries again.
    const app = await load().catch(() => null);
    if (app !== null) return { app, heldEvents };
  }
}

async function firstSign(): Promise<void> {
  await new Promise<void>((resolve) => {
    const notice = (event: Event) => {
      if (isMadeByPage(event)) return;
      for (const sign of SIGNS) removeEventListener(sign, notice, LISTENING);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, notice, LISTENING);
  });
}

/** Whether the page caused the event: by autofocus, or because it was drawn below a resting pointer. */
function isMadeByPage(event: Event): boolean {
  const { type, target } = event;
  if (type === "focusin") return target instanceof Element && target.matches("[autofocus]");
  return type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY;
}

function holdEvents(root: Element): HeldEvents {
  const pendingInput = watchPendingInput();
  const acts: (() => void)[] = [];
  const pressedOnes = new Set<HTMLElement>();
  const keep = (event: Event, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    acts.push(act);
  };
  const keepPress = (event: Event, pressed: HTMLElement) => {
    // A second press of a submit button does not submit twice.
    const isSentAlready = pressed.matches("[type=submit]") && pressedOnes.has(pressed);
    keep(event, () => isSentAlready || press(findRedrawn(root, pressed)));
    pressed.dataset["pressed"] = "true";
    pressedOnes.add(pressed);
  };
  const handleClick = (event: Event) => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    const isLink = pressed instanceof HTMLAnchorElement;
    // A link of a form takes the typed text along, which only the app can do.
    if (pressed && !(isLink && (isElsewhere(event) || !isAnyTyped(root)))) keepPress(event, pressed);
  };
  const handleSubmit = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit());
  };
  const typed = new Map<Field, string>();
  // Also during hydration.
  const handleInput = ({ target }: Event) => {
    if (target instanceof Element && isField(target)) typed.set(target, target.value);
  };
  root.addEventListener("click", handleClick, true);
  root.addEventListener("submit", handleSubmit, true);
  root.addEventListener("input", handleInput, true);
  return {
    inputHasEnded: pendingInput.hasEnded,
    saveTypedTexts() {
      for (const field of root.querySelectorAll("input, textarea")) {
        if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
      }
    },
    replay() {
      pendingInput.stopWatching();
      root.removeEventListener("click", handleClick, true);
      root.removeEventListener("submit", handleSubmit, true);
      root.removeEventListener("input", handleInput, true);
      for (const [field, text] of typed) retype(field, text);
      for (const pressed of pressedOnes) delete pressed.dataset["pressed"];
      for (const act of acts) act();
    },
  };
}

/** React Aria renders some elements again during hydration, for example tabs. */
function findRedrawn(root: Element, pressed: HTMLElement): HTMLElement {
  if (pressed.isConnected) return pressed;
  const { tagName, textContent } = pressed;
  const alike = [...root.querySelectorAll<HTMLElement>(PRESSED)].find(
    (each) => each.tagName === tagName && each.textContent === textContent,
  );
  return alike ?? pressed;
}

function press(pressed: HTMLElement): void {
  // An element that was rendered again has lost the focus that the press gave it.
  if (document.activeElement === document.body) pressed.focus({ preventScroll: true });
  // React Aria ignores a synthetic click on a label, so its input is clicked.
  const switched = pressed.matches("label") ? pressed.querySelector("input") : null;
  (switched ?? pressed).click();
}

/** Whether the click opens another tab or window. */
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

/** Types the text again, because React takes note only of a value that changes. */
function retype(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Some types of input have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

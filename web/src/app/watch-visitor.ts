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
const LISTENING = { capture: true, passive: true } as const;

interface Visit<App> {
  app: App;
  held: Held;
}

interface Held {
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
    const notice = ({ type, target }: Event) => {
      // The page itself has put the focus there.
      if (type === "focusin" && target instanceof Element && target.matches("[autofocus]")) return;
      for (const sign of SIGNS) removeEventListener(sign, notice, LISTENING);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, notice, LISTENING);
  });
}

function hold(root: Element): Held {
  const acts: (() => void)[] = [];
  const keep = (event: Event, act: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    acts.push(act);
  };
  const handleClick = (event: Event) => {
    const { target } = event;
    const pressed =
      target instanceof Element ? target.closest<HTMLElement>("a, button, label, [role=tab]") : null;
    const isLink = pressed instanceof HTMLAnchorElement;
    // A link from a form takes along what was typed, which the app alone knows to do.
    if (pressed && !(isLink && (isElsewhere(event) || !isAnyTyped(root)))) keep(event, () => pressed.click());
  };
  const handleSubmit = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLFormElement) keep(event, () => target.requestSubmit());
  };
  root.addEventListener("click", handleClick, true);
  root.addEventListener("submit", handleSubmit, true);
  return {
    release() {
      root.removeEventListener("click", handleClick, true);
      root.removeEventListener("submit", handleSubmit, true);
      for (const field of root.querySelectorAll("input, textarea")) retype(field);
      for (const act of acts) act();
    },
  };
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

function isField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** Tells the app what a field already says. React takes note only of what it sees change. */
function retype(field: Element): void {
  if (!isField(field)) return;
  const typed = field.value;
  if (typed === field.defaultValue) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

import { useCallback } from "react";
import type { RefCallBack } from "react-hook-form";

import { say } from "./say.ts";

/** A form asks twice at once, and what is wrong is drawn between. */
const DRAWN_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let cameTo: HTMLElement | null = null;

/**
 * Takes the focus to a control that was refused, which is heard with what is wrong. Where the focus is there already,
 * that would not be heard: it is said.
 */
export function focusRefused(control: HTMLElement): void {
  const isThere = document.activeElement === control && cameTo !== control;
  if (!isThere) {
    control.focus();
    cameTo = control;
    // Whoever hands the form in once more, however soon, is answered once more.
    addEventListener("keydown", forgetComing, { capture: true, once: true });
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    forgetComing();
    if (isThere) say(describe(control));
  }, DRAWN_MS);
}

function forgetComing(): void {
  cameTo = null;
}

/** Hands a control to its form so that the form takes the focus there as above. */
export function useRefusalRef(ref: RefCallBack): (control: HTMLElement | null) => void {
  return useCallback((control) => ref(control && { focus: () => focusRefused(control) }), [ref]);
}

function describe(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

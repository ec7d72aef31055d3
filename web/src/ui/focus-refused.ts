import { useCallback } from "react";
import type { RefCallBack } from "react-hook-form";

import { announce } from "./announce.ts";

/** A form requests the focus twice in a row, and the error is rendered in between. In milliseconds. */
const RENDERED_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;
let cameTo: HTMLElement | null = null;

/**
 * Focuses a control with an error, so that a screen reader reads both. If the control already has the focus, nothing
 * would be read, so the error is announced.
 */
export function focusRefused(control: HTMLElement): void {
  const isThere = document.activeElement === control && cameTo !== control;
  if (!isThere) {
    control.focus();
    cameTo = control;
    // A second submit is announced again, however soon it comes.
    addEventListener("keydown", forgetComing, { capture: true, once: true });
  }
  clearTimeout(timer);
  timer = setTimeout(() => {
    forgetComing();
    if (isThere) announce(describe(control));
  }, RENDERED_MS);
}

function forgetComing(): void {
  cameTo = null;
}

/** Wraps a form's ref so that focusing uses `focusRefused`. */
export function useRefusalRef(ref: RefCallBack): (control: HTMLElement | null) => void {
  return useCallback((control) => ref(control && { focus: () => focusRefused(control) }), [ref]);
}

function describe(control: HTMLElement): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

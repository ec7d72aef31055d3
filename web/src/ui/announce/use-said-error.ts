import { type RefObject, useEffect, useRef } from "react";

import { say } from "./say.ts";

/** Until a form that is handed in has taken the focus to what is wrong. */
const SETTLED_MS = 150;

interface ShownError {
  error: string | undefined;
  /** How often the form was handed in. */
  attempts: number;
}

/**
 * Has what is wrong with a control read out as it comes up while the focus is elsewhere, as after it was left. When a
 * form is handed in, the focus goes to what is wrong, which is heard by that.
 */
export function useSaidError({ error, attempts }: ShownError, control: RefObject<HTMLElement | null>): void {
  const shown = useRef<ShownError>({ error, attempts });
  useEffect(() => {
    const last = shown.current;
    shown.current = { error, attempts };
    if (error === undefined || error === last.error || attempts !== last.attempts) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== control.current) say(error);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [error, attempts, control]);
}

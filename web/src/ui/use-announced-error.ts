import { type RefObject, useEffect, useRef, useState } from "react";

import { announce } from "./announce.ts";

/** A submitted form has moved the focus to its first error by then. */
const SETTLED_MS = 150;

interface ShownError {
  error: string | undefined;
  /** How often the form was submitted. */
  attempts: number;
}

/**
 * Announces a control's error that appears while the focus is elsewhere, as after the control lost it. When a form is
 * submitted, the focus goes to the first control with an error, and the screen reader reads it because of that.
 */
export function useAnnouncedError(
  { error, attempts }: ShownError,
  control: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<ShownError>({ error, attempts });
  useEffect(() => {
    const last = shown.current;
    shown.current = { error, attempts };
    if (error === undefined || error === last.error || attempts !== last.attempts) return;
    const timer = setTimeout(() => {
      if (document.activeElement !== control.current) announce(error);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [error, attempts, control]);
}

/** The problem of a field that may not have the focus, which is therefore announced as well as shown. */
export function useAnnouncedProblem() {
  const [problem, setProblem] = useState<string>();

  function fail(sentence: string): void {
    setProblem(sentence);
    announce(sentence);
  }

  return { problem, setProblem, fail };
}

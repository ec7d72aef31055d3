import { type RefObject, useEffect, useRef, useState } from "react";

import { announce } from "./announce.ts";

/** The delay after which a submitted form has focused its first invalid field. In milliseconds. */
const SETTLED_MS = 150;

interface ShownError {
  error: string | undefined;
  /** How often the form was submitted. */
  attempts: number;
}

/**
 * Announces a control's error that appears while the focus is elsewhere, such as after blur. On submit, the form
 * focuses the first invalid control, which makes the screen reader read its error.
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

/** The problem of a field that may not have the focus. It is both shown and announced. */
export function useAnnouncedProblem() {
  const [problem, setProblem] = useState<string>();

  function fail(sentence: string): void {
    setProblem(sentence);
    announce(sentence);
  }

  return { problem, setProblem, fail };
}

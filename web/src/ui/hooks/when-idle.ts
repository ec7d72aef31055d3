interface Timeouts {
  /** At the latest, in milliseconds, with or without time to spare. */
  within?: number;
  /** In browsers that do not tell when they have time, in milliseconds. */
  elseAfter: number;
}

/** Does something when the page has time to spare. Returns how to leave it undone. */
export function whenIdle(task: () => void, { within, elseAfter }: Timeouts): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(task, elseAfter);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(() => task(), within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(idle);
}

/** In milliseconds: a map that is never drawn does not hold back the rest for good. */
const LONGEST_MS = 20_000;

const underWay = new Set<symbol>();
const listeners = new Set<() => void>();

/** Begins work of the page that is no request, such as drawing a map. Returns what ends it. */
export function beginPageWork(): () => void {
  const work = Symbol("page work");
  underWay.add(work);
  const timer = setTimeout(end, LONGEST_MS);
  function end(): void {
    clearTimeout(timer);
    if (!underWay.delete(work) || isPageWorking()) return;
    for (const listener of listeners) listener();
  }
  return end;
}

export function isPageWorking(): boolean {
  return underWay.size > 0;
}

/** Returns a function that stops listening. */
export function onPageWorkEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once no such work is under way. */
export async function pageWorkEnd(): Promise<void> {
  if (!isPageWorking()) return;
  await new Promise<void>((resolve) => {
    const stop = onPageWorkEnd(() => {
      stop();
      resolve();
    });
  });
}

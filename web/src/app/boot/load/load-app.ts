/** A picture that takes longer is waited for no further: the tab may be covered. */
const LONGEST_WAIT_MS = 500;

/** Loads the app, one part after the other: all at once they keep a slow phone from answering anybody. */
export async function loadApp() {
  await import("react-dom/client");
  await pause();
  await import("./libraries.ts");
  await pause();
  await import("./widgets.ts");
  await pause();
  return import("../start.tsx");
}

/** Resolves once what was sent has been painted; at once in a tab that nobody sees. */
export async function firstPaint(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  await new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

async function pause(): Promise<void> {
  await new Promise<void>((resolve) => void setTimeout(resolve));
}

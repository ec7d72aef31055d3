/** The first paint may never come, for example in a covered tab. */
const LONGEST_WAIT_MS = 500;

/** Loads the app in sequence: loading all parts at once blocks a slow phone. */
export async function loadApp() {
  await import("react-dom/client");
  await pause();
  await import("../boot/libraries.ts");
  await pause();
  await import("../boot/widgets.ts");
  await pause();
  const app = await import("../boot/mount.tsx");
  await pause();
  return app;
}

/** Resolves after the first paint, and at once in a hidden tab. */
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

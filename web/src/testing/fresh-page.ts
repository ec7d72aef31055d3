// Runs before each file of component tests. The files share one document, because creating one takes longer than most
// of them. Everything else that a page has is reset.
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { onlineManager } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

/**
 * Events that our modules listen to while a page is open. Listeners of packages stay for the next file, like the
 * packages.
 */
const OF_PAGES = new Set(["online", "offline", "pagehide", "pageshow", "storage", "visibilitychange"]);

const closers: (() => void)[] = [];
afterAll(async () => {
  for (const close of closers) close();
  // The next file loads all modules anew. A pending import of this file would interfere.
  await vi.dynamicImportSettled();
});

globalThis.indexedDB = new IDBFactory();
// Without a network, queries would wait forever.
onlineManager.setOnline(true);

const { addEventListener: listen } = globalThis;
globalThis.addEventListener = (...call: Parameters<typeof listen>) => {
  const [type, listener, options] = call;
  if (OF_PAGES.has(type)) closers.push(() => removeEventListener(type, listener, options));
  listen(...call);
};

const { BroadcastChannel: Channel } = globalThis;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    closers.push(() => this.close());
  }
};

const FRAME_MS = 16;
const { setTimeout: later, clearTimeout: leave } = globalThis;
/** jsdom runs all frames with one interval. Once that is fake, no later test of the process would get a frame. */
Object.assign(globalThis, {
  requestAnimationFrame: (draw: FrameRequestCallback) => later(() => draw(performance.now()), FRAME_MS),
  cancelAnimationFrame: (frame: number) => leave(frame),
});

const { setInterval: startInterval } = globalThis;
/** Intervals shorter than a second belong to the document itself and continue for the next file. */
globalThis.setInterval = Object.assign((...call: Parameters<typeof startInterval>) => {
  const timer = startInterval(...call);
  if (Number(call[1]) >= SECOND_MS) closers.push(() => clearInterval(timer));
  return timer;
}, startInterval);

closers.push(() => {
  const { documentElement: page } = document;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  document.title = "";
  for (const region of document.querySelectorAll("[data-live-announcer] > *")) region.replaceChildren();
  history.replaceState(null, "", "/");
  Object.assign(globalThis, {
    addEventListener: listen,
    BroadcastChannel: Channel,
    setInterval: startInterval,
  });
});

// Before each file of component tests. They share one document, because making one takes longer than most of them; of
// what a page has beside it, nothing of the file before is left.
import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { onlineManager } from "@tanstack/react-query";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

/** What our modules listen to as long as a page is open. Those of packages go on for the next file, with the packages. */
const OF_PAGES = new Set(["online", "offline", "pagehide", "pageshow", "storage", "visibilitychange"]);

const closers: (() => void)[] = [];
afterAll(async () => {
  for (const close of closers) close();
  // The next file loads all modules anew: one that is on its way from this file would come between.
  await vi.dynamicImportSettled();
});

globalThis.indexedDB = new IDBFactory();
// Without a network queries wait, for as long as it takes.
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
/** jsdom draws all frames by one interval: once that is a fake one, no test of the process has a frame any more. */
Object.assign(globalThis, {
  requestAnimationFrame: (draw: FrameRequestCallback) => later(() => draw(performance.now()), FRAME_MS),
  cancelAnimationFrame: (frame: number) => leave(frame),
});

const { setInterval: startInterval } = globalThis;
/** What is faster than a second is what the document itself does, which goes on for the next file. */
globalThis.setInterval = Object.assign((...call: Parameters<typeof startInterval>) => {
  const timer = startInterval(...call);
  if (Number(call[1]) >= SECOND_MS) closers.push(() => clearInterval(timer));
  return timer;
}, startInterval);

closers.push(() => {
  const { documentElement: page } = document;
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
  document.title = "";
  for (const said of document.querySelectorAll("[data-live-announcer] > *")) said.replaceChildren();
  history.replaceState(null, "", "/");
  Object.assign(globalThis, {
    addEventListener: listen,
    BroadcastChannel: Channel,
    setInterval: startInterval,
  });
});

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ownJson } from "../testing/own-answers.ts";

const HEALTHY = ownJson({ status: "ok" });

/** Loads the module in a browser with or without a network. `health` answers the health checks. */
async function openApp({ onLine, health }: { onLine: boolean; health: () => Promise<unknown> }) {
  const browser = { onLine };
  const events = new Map<string, () => void>();
  const fetch = vi.fn<() => Promise<unknown>>(health);
  vi.stubGlobal("navigator", browser);
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => events.set(name, listener));
  vi.stubGlobal("fetch", fetch);
  vi.resetModules();
  const app = await import("./connectivity.ts");
  return { ...app, browser, fetch, happens: (name: string) => events.get(name)?.() };
}

const silence = () => Promise.reject(new Error("no answer"));
const slowSilence = () =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, 100, new Error("no answer"));
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one call that fails while Creel answers others is no reason to say that it is away", async () => {
  const { connectivity, noteSilence } = await openApp({ onLine: true, health: async () => HEALTHY });

  noteSilence();
  await vi.advanceTimersByTimeAsync(100);

  expect(connectivity.get()).toBe("reached");
});

test("a server that answers nothing is away although the browser has a network, until it answers again", async () => {
  const { connectivity, noteSilence, fetch } = await openApp({ onLine: true, health: silence });

  noteSilence();
  await vi.advanceTimersByTimeAsync(100);
  expect(connectivity.get()).toBe("silent");

  fetch.mockImplementation(async () => HEALTHY);
  await vi.advanceTimersByTimeAsync(5000);
  expect(connectivity.get()).toBe("reached");
});

test("a page that something in between puts in the server's place is no answer", async () => {
  const signInPage = Response.json({ status: "ok" });
  const { connectivity, noteSilence } = await openApp({ onLine: true, health: async () => signInPage });

  noteSilence();
  await vi.advanceTimersByTimeAsync(100);

  expect(connectivity.get()).toBe("silent");
});

test("without a network that is what is said, and once there is one the server is asked first", async () => {
  const { connectivity, happens, browser, fetch } = await openApp({
    onLine: true,
    health: async () => HEALTHY,
  });

  browser.onLine = false;
  happens("offline");
  expect(connectivity.get()).toBe("no network");

  browser.onLine = true;
  happens("online");
  expect(connectivity.get()).toBe("no network");
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).toHaveBeenCalledOnce();
  expect(connectivity.get()).toBe("reached");
});

test("a question that was under way when the network came back is asked once more, at once", async () => {
  const { connectivity, noteSilence, happens, fetch } = await openApp({ onLine: true, health: slowSilence });
  noteSilence();
  fetch.mockImplementation(async () => HEALTHY);

  happens("online");
  await vi.advanceTimersByTimeAsync(200);

  expect(connectivity.get()).toBe("reached");
});

test("who starts without a network is told so, and told when there is one", async () => {
  const { watchConnectivity, happens, browser } = await openApp({
    onLine: false,
    health: async () => HEALTHY,
  });
  const reported: boolean[] = [];
  watchConnectivity((isReached) => reported.push(isReached));
  expect(reported).toEqual([false]);

  browser.onLine = true;
  happens("online");
  await vi.advanceTimersByTimeAsync(100);

  expect(reported).toEqual([false, true]);
});

test("a server on this very device answers without a network", async () => {
  const { connectivity, noteAnswer } = await openApp({ onLine: false, health: silence });
  expect(connectivity.get()).toBe("no network");

  noteAnswer();

  expect(connectivity.get()).toBe("reached");
});

test("the server is asked ever more seldom, and whoever listens is told once", async () => {
  const { connectivity, noteSilence, fetch } = await openApp({ onLine: true, health: silence });
  const listener = vi.fn<() => void>();
  connectivity.subscribe(listener);

  noteSilence();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(fetch.mock.calls.length).toBeLessThan(16);
  expect(listener).toHaveBeenCalledOnce();
});

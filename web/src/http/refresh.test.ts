import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { REFRESH_LOCK, REFRESHED_LOCK, SESSION_KEY } from "../device/storage-keys.ts";
import { anglerOf } from "../session/angler-testing.ts";
import { asCreels } from "../testing/own-answers.ts";

const OLD = { accessToken: "old", refreshToken: "old refresh" };
const NEW = { accessToken: "new", refreshToken: "new refresh" };

const request = vi.fn<() => Promise<Response>>(async () => asCreels(Response.json(NEW)));

/** Loads the module as a tab does that has the old tokens. */
async function openTab() {
  vi.resetModules();
  const stored = new Map([[SESSION_KEY, JSON.stringify({ ...OLD, user: anglerOf() })]]);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("fetch", request);
  return import("./refresh.ts");
}

const heldLocks = async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? [];

const untilFinished = () => new Promise((resolve) => onTestFinished(resolve));

let time: AbortController;

beforeEach(() => {
  request.mockClear();
  time = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => time.signal);
});

afterEach(() => {
  time.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a tab that refreshes tells the others, before it lets them", async () => {
  const { refreshSession } = await openTab();

  expect(await refreshSession(OLD.accessToken)).toBe(NEW.accessToken);

  expect(request).toHaveBeenCalledOnce();
  expect(await heldLocks()).toContain(REFRESHED_LOCK);
});

test("a tab with the old tokens waits for those that another tab got, though it has the lock", async () => {
  const { refreshSession } = await openTab();
  void navigator.locks.request(REFRESHED_LOCK, { mode: "shared" }, untilFinished);
  await expect.poll(heldLocks).toContain(REFRESHED_LOCK);

  const token = refreshSession(OLD.accessToken);
  await expect.poll(heldLocks).toContain(REFRESH_LOCK);
  const otherTab = new BroadcastChannel(SESSION_KEY);
  onTestFinished(() => otherTab.close());
  otherTab.postMessage({ from: OLD.refreshToken, tokens: NEW });

  expect(await token).toBe(NEW.accessToken);
  expect(request).not.toHaveBeenCalled();
});

import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { asOnlySender } from "./sender-lock.ts";

/** A tab whose work lasts until the test ends it. */
function openTab() {
  const waiting: (() => void)[] = [];
  const done = new Promise<void>((resolve) => void waiting.push(resolve));
  let signal: AbortSignal | null = null;
  const work = vi.fn<(given: AbortSignal) => Promise<void>>(async (given) => {
    signal = given;
    await done;
  });
  const take = (isTakenOver = false) => asOnlySender({ work, isTakenOver });
  return { work, take, end: () => waiting[0]?.(), isEnded: () => signal?.aborted };
}

const fail = () => Promise.reject(new Error("No room"));

const workBegins = ({ work }: ReturnType<typeof openTab>) => expect.poll(() => work).toHaveBeenCalled();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["a lock", "a lease"])(
  "with %s only one tab sends at a time, and the next when it is done",
  async (means) => {
    if (means === "a lease") vi.stubGlobal("navigator", {});
    const [first, second] = [openTab(), openTab()];
    const sending = first.take();
    await workBegins(first);

    expect(await second.take()).toBe(false);
    expect(second.work).not.toHaveBeenCalled();

    first.end();
    expect(await sending).toBe(true);
    second.end();
    expect(await second.take()).toBe(true);
    expect(second.work).toHaveBeenCalledOnce();
  },
);

test("a tab that is frozen while it has the lock is taken over, and stops when it goes on", async () => {
  const [frozen, other] = [openTab(), openTab()];
  const sending = frozen.take();
  await workBegins(frozen);
  other.end();

  expect(await other.take(true)).toBe(true);

  expect(other.work).toHaveBeenCalledOnce();
  expect(await sending).toBe(true);
  expect(frozen.isEnded()).toBe(true);
  frozen.end();
});

test("what goes wrong while sending is told, and the lock is free again", async () => {
  await expect(asOnlySender({ work: fail, isTakenOver: false })).rejects.toThrow("No room");
  const next = openTab();
  next.end();
  expect(await next.take()).toBe(true);
});

test("what goes wrong while sending gives the lease back, too", async () => {
  vi.stubGlobal("navigator", {});
  await expect(asOnlySender({ work: fail, isTakenOver: false })).rejects.toThrow("No room");
  const next = openTab();
  next.end();
  expect(await next.take()).toBe(true);
});

describe("a lease", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", {});
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  });

  test("is renewed as long as its tab sends", async () => {
    const [first, second] = [openTab(), openTab()];
    const sending = first.take();
    await workBegins(first);
    for (const _tenSeconds of [1, 2, 3, 4, 5, 6]) {
      await vi.advanceTimersByTimeAsync(10_000);
      await settle();
    }
    expect(await second.take()).toBe(false);
    first.end();
    await sending;
  });

  test("of a tab that ended without a word lasts 30 seconds", async () => {
    const [previous, next] = [openTab(), openTab()];
    const sending = previous.take();
    await workBegins(previous);
    vi.setSystemTime(Date.now() + 29_000);
    expect(await next.take()).toBe(false);
    vi.setSystemTime(Date.now() + 2000);
    next.end();
    expect(await next.take()).toBe(true);

    // The tab was asleep. Its next renewal notices the lost lease.
    previous.end();
    await sending;
  });

  test("that finds no room keeps nobody from sending", async () => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    const tab = openTab();
    tab.end();
    expect(await tab.take()).toBe(true);
    expect(tab.work).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  test("does not outlast a clock that was set back", async () => {
    const [previous, next] = [openTab(), openTab()];
    const sending = previous.take();
    await workBegins(previous);
    vi.setSystemTime(Date.now() - HOUR_MS);
    next.end();
    expect(await next.take()).toBe(true);
    previous.end();
    await sending;
  });

  test("that another tab took over ends the work of the tab that was asleep", async () => {
    const [asleep, other] = [openTab(), openTab()];
    const sending = asleep.take();
    await workBegins(asleep);
    vi.setSystemTime(Date.now() + 31_000);
    const taking = other.take();
    await workBegins(other);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => asleep.isEnded()).toBe(true);
    expect(other.isEnded()).toBe(false);
    asleep.end();
    other.end();
    await Promise.all([sending, taking]);
  });
});

/** Waits until the pending database requests are done. */
const settle = () => asOnlySender({ work: async () => {}, isTakenOver: false });

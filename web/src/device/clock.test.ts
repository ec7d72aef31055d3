import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const NOW = Date.parse("2026-07-01T06:00:00Z");
/** The content of `localStorage`. */
let stored = new Map<string, string>();

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads the module as after a new start of the app on this device. */
async function start() {
  vi.resetModules();
  return import("./clock.ts");
}

const dateOf = (ahead: number) => new Date(Date.now() + ahead).toUTCString();

test("a clock that was never compared is taken as it is", async () => {
  const { clockOffset, wrongClock, trueNow } = await start();

  expect([clockOffset(), wrongClock(), trueNow()]).toEqual([null, null, NOW]);
});

test.each([
  ["a second fast", -SECOND_MS, null],
  ["two minutes slow", 2 * MINUTE_MS, null],
  ["two minutes and a second slow", 2 * MINUTE_MS + SECOND_MS, 2 * MINUTE_MS + SECOND_MS],
  ["a day fast", -24 * HOUR_MS, -24 * HOUR_MS],
])("a clock that is %s is corrected only above two minutes", async (_how, ahead, wrong) => {
  const { compareClocks, clockOffset, wrongClock, trueNow } = await start();

  compareClocks(dateOf(ahead), NOW);

  expect([clockOffset(), wrongClock(), trueNow()]).toEqual([ahead, wrong, NOW + (wrong ?? 0)]);
});

test("what was heard of the server's clock is known after the next start, without a network", async () => {
  (await start()).compareClocks(dateOf(7 * MINUTE_MS), NOW);

  expect((await start()).wrongClock()).toBe(7 * MINUTE_MS);
});

test("the way of an answer counts for half, and an answer that took too long, or none, tells nothing", async () => {
  const { compareClocks, clockOffset } = await start();

  compareClocks(null, NOW);
  compareClocks(dateOf(HOUR_MS), NOW - 11 * SECOND_MS);
  compareClocks(dateOf(HOUR_MS), NOW + HOUR_MS);
  expect(clockOffset()).toBeNull();
  compareClocks(dateOf(HOUR_MS), NOW - 8 * SECOND_MS);
  expect(clockOffset()).toBe(HOUR_MS + 4 * SECOND_MS);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import type { OutboxItem } from "../outbox-item.ts";

const FIELDS = { species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 };

/** Each test has its own user and so an empty outbox. */
let user = "";
let page = new EventTarget();
const stops: (() => void)[] = [];

beforeEach(({ task }) => {
  user = `sending ${task.id}`;
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", { visibilityState: "visible" });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A device with up to two tabs; `respond` plays the server. */
async function openDevice(respond: (item: OutboxItem) => void = () => {}) {
  const { NetworkError, ApiError } = await import("../../http/api-error.ts");
  const { startSending } = await import("./start-sending.ts");
  const { saveInOutbox } = await import("../../catches/outbox/save-in-outbox.ts");
  const { changeOutbox, listItems } = await import("../outbox-store.ts");
  const { sendNow } = await import("../outbox-news.ts");
  const { catchItems } = await import("../../catches/outbox/catch-items.ts");
  const received: string[] = [];
  const deliver = async (item: OutboxItem) => {
    received.push(item.subjectId);
    respond(item);
    return { item, answer: catchOf({ id: item.subjectId }) };
  };
  const openTab = () =>
    void stops.push(
      startSending({
        userId: user,
        loadTypes: async () => [catchItems],
        deliver,
        isReached: async () => false,
      }),
    );
  const log = (catchId: string) => {
    const work = { kind: "create", fields: { id: catchId, ...FIELDS } } as const;
    return saveInOutbox({ userId: user, catchId, work, photos: [], photoOrder: [] }, false);
  };
  const states = async () => (await listItems(user)).map(({ state }) => state);
  return { received, openTab, log, states, sendNow, changeOutbox, NetworkError, ApiError };
}

test("what waits is sent at the start, and what is kept after it at once", async () => {
  const { received, openTab, log } = await openDevice();
  await log("before");
  openTab();
  await expect.poll(() => received).toEqual(["before"]);
  await log("after");
  await expect.poll(() => received).toEqual(["before", "after"]);
});

test("two tabs send each item once between them", async () => {
  const { received, openTab, log, states } = await openDevice();
  openTab();
  openTab();
  for (const id of ["a", "b", "c", "d"]) await log(id);
  await expect.poll(states).toEqual([]);
  expect(received).toEqual(["a", "b", "c", "d"]);
});

test.each([
  ["the network is back", () => page.dispatchEvent(new Event("online"))],
  ["the tab is shown", () => page.dispatchEvent(new Event("visibilitychange"))],
  ["Upload now is tapped", async () => (await import("../outbox-news.ts")).sendNow()],
])("what failed is sent at once when %s", async (_when, happen) => {
  let isReached = false;
  const { received, openTab, log, states, NetworkError } = await openDevice(() => {
    if (!isReached) throw new NetworkError();
  });
  openTab();
  await log("first");
  await expect.poll(states).toEqual(["later"]);
  expect(received).toEqual(["first"]);
  isReached = true;
  await happen();
  await expect.poll(states).toEqual([]);
  expect(received).toEqual(["first", "first"]);
});

test("without an answer nothing else is tried until the first is due again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  let isReached = false;
  const { received, openTab, log, states, NetworkError } = await openDevice(() => {
    if (!isReached) throw new NetworkError();
  });
  await log("first");
  await log("second");
  openTab();
  await settled(async () => expect(await states()).toEqual(["later", "waiting"]));
  await vi.advanceTimersByTimeAsync(30_000);
  await settled(() => expect(received).toEqual(["first"]));
  isReached = true;
  await vi.advanceTimersByTimeAsync(20_000);
  await settled(async () => expect(await states()).toEqual([]));
  expect(received).toEqual(["first", "first", "second"]);
});

test("when the session is over everything waits, and is sent after the next start", async () => {
  let isOver = true;
  const { received, openTab, log, states, ApiError } = await openDevice(() => {
    if (isOver) throw new ApiError(401, null);
  });
  await log("first");
  await log("second");
  openTab();
  await expect.poll(() => received).toEqual(["first"]);
  await expect.poll(states).toEqual(["waiting", "waiting"]);
  for (const stop of stops.splice(0)) stop();
  isOver = false;
  openTab();
  await expect.poll(states).toEqual([]);
  expect(received).toEqual(["first", "first", "second"]);
});

test("what a frozen tab had on its way is sent by another when it made no progress for a minute", async () => {
  const { received, openTab, log, states, changeOutbox } = await openDevice();
  await log("first");
  const onItsWay = (nextAt: number) =>
    changeOutbox(user, (items) => ({
      put: items.map((item) => ({ ...item, state: "sending", tries: 1, nextAt })),
      removed: [],
    }));
  await onItsWay(Date.now() + 60_000);
  const { OUTBOX_LOCK } = await import("../../device/storage-keys.ts");
  // The lock request is rejected when another tab steals the lock.
  const frozen = navigator.locks.request(OUTBOX_LOCK, () => new Promise(() => {})).catch(() => "taken over");
  openTab();
  await expect.poll(async () => (await navigator.locks.query()).held).toHaveLength(1);
  expect(received).toEqual([]);
  await onItsWay(Date.now() - 1);
  await expect.poll(states).toEqual([]);
  expect(received).toEqual(["first"]);
  expect(await frozen).toBe("taken over");
});

/** Waits for the database while the timers are fake: its answers still take turns of the event loop. */
async function settled(check: () => unknown): Promise<void> {
  const { listItems } = await import("../outbox-store.ts");
  for (let turn = 0; turn < 50; turn += 1) await listItems(user);
  await check();
}

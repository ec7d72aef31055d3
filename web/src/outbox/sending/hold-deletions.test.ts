import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { deleteCatches } from "../../catches/outbox/delete-catches.ts";
import { planSave } from "../../catches/outbox/plan-catch.ts";
import { nextToSend } from "../item-type.ts";
import { changeOutbox, listItems } from "../outbox-store.ts";
import { UNDO_MS } from "./hold-deletions.ts";

/** Each test has its own user and so an empty outbox. */
let userId = "";
beforeEach(({ task }) => {
  userId = task.id;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
});
afterEach(() => vi.useRealTimers());

const catches = ["pike", "perch"].map((id) => catchOf({ id }));
const next = async () =>
  nextToSend(await listItems(userId), { types: [catchItems], now: Date.now() })?.work.kind ?? null;
const heldUntil = async () => Math.min(...(await listItems(userId)).map(({ nextAt }) => nextAt));

test("a deletion that nobody answers is sent after ten seconds, by whichever tab is there", async () => {
  await deleteCatches(userId, catches);
  vi.clearAllTimers();

  expect(await next()).toBeNull();
  vi.setSystemTime(Date.now() + UNDO_MS);
  expect(await next()).toBe("delete");
});

test("while it can be taken back a deletion is not sent, however long that takes", async () => {
  const held = await deleteCatches(userId, catches);

  for (let step = 0; step < 10; step += 1) {
    const former = await heldUntil();
    vi.advanceTimersByTime(UNDO_MS / 2);
    await expect.poll(heldUntil).toBeGreaterThan(former);
    expect(await next()).toBeNull();
  }
  held.release();

  await expect.poll(next).toBe("delete");
});

test("several deletions are taken back at once, and what waited before waits again", async () => {
  const work = {
    kind: "create",
    fields: { species: "Pike", date: "2026-07-01", latitude: 1, longitude: 2 },
  } as const;
  await changeOutbox(userId, (items) =>
    planSave(items, { userId, catchId: "pike", work, photos: [], photoOrder: [] }),
  );
  const held = await deleteCatches(userId, catches);

  expect(await held.undo()).toBe(true);
  held.release();

  expect(await listItems(userId)).toMatchObject([{ subjectId: "pike", work: { kind: "create" } }]);
  expect(await next()).toBe("create");
});

test("a deletion that is on its way cannot be taken back, and that is told", async () => {
  const held = await deleteCatches(userId, catches);
  await changeOutbox(userId, (items) => ({
    put: items.flatMap((item) => (item.subjectId === "pike" ? [{ ...item, state: "sending" }] : [])),
    removed: [],
  }));

  expect(await held.undo()).toBe(false);

  expect(await listItems(userId)).toMatchObject([{ subjectId: "pike", state: "sending" }]);
});

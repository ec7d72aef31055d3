import type { Catch } from "@creel/domain/catches/catch";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { describe, expect, test } from "vitest";

import { ApiError, NetworkError } from "../../http/api-error.ts";
import { nextDue, nextToSend } from "../../outbox/item-type.ts";
import { UNCHANGED } from "../../outbox/outbox-item.ts";
import type { OutboxItem } from "../../outbox/outbox-item.ts";
import { backOff, type Changes, planUndo } from "../../outbox/outbox-item.ts";
import { afterFailure, isDone } from "../../outbox/sending/send-outbox.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { type CatchItem, isCatchItem, makeCatchItem } from "./catch-item.ts";
import { catchItems } from "./catch-items.ts";
import { mergeChange } from "./merge-change.ts";
import { planDeletion, planSave, type SavedCatch } from "./plan-catch.ts";

const NOW = Date.UTC(2026, 6, 1, 12);
const BASE = catchOf({ species: "Walleye", weight: 3 });
const { id: catchId } = BASE;
const userId = "u";

const FIELDS = { species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92 };
const created = (more: Partial<SavedCatch> = {}): SavedCatch => ({
  userId,
  catchId,
  work: { kind: "create", fields: { id: catchId, ...FIELDS } },
  photos: [],
  photoOrder: [],
  ...more,
});
const changed = (fields: object, more: Partial<SavedCatch> = {}): SavedCatch =>
  created({ work: { kind: "change", base: BASE, fields }, ...more });

function apply(items: readonly CatchItem[], { put, removed }: Changes): CatchItem[] {
  const replacedIds = new Set([...put, ...removed].map(({ id }) => id));
  return [...items.filter(({ id }) => !replacedIds.has(id)), ...put.filter(isCatchItem)];
}

/** The outbox after these saves, one after the other. */
function afterSaves(...saves: SavedCatch[]): CatchItem[] {
  return saves.reduce<CatchItem[]>((items, saved) => apply(items, planSave(items, saved)), []);
}

const kinds = (items: readonly CatchItem[]) => items.map(({ work }) => work.kind);
const sent = (items: readonly CatchItem[], kind: string, change: Partial<CatchItem>) =>
  items.map((item) => (item.work.kind === kind ? { ...item, ...change } : item));

const refusal = (statusCode: number, code: string) =>
  new ApiError(statusCode, { statusCode, error: "No.", message: "No.", code });

const types = [catchItems];
const at = (now: number) => ({ types, now });
const settle = (items: readonly OutboxItem[], item: OutboxItem, answer: Catch | null): Changes =>
  isCatchItem(item) ? catchItems.settle(items, { item, answer }) : UNCHANGED;

describe("what is kept", () => {
  test("of own fields is each as it was said last, whether the catch was sent before or not", () => {
    const saves = [changed({ custom: { mood: "calm", line: 60 } }), changed({ custom: { mood: null } })];
    for (const before of [[], [created()]]) {
      const [item] = afterSaves(...before, ...saves);
      expect(item?.work).toMatchObject({ fields: { custom: { mood: null, line: 60 } } });
    }
  });

  test("a change of a catch that waits is sent with it, as one", () => {
    const items = afterSaves(created(), changed({ species: "Perch", notes: undefined }));
    expect(items.map(({ work }) => work)).toEqual([
      { kind: "create", fields: { id: catchId, ...FIELDS, species: "Perch" } },
    ]);
  });

  test("two changes become one, based on what the first was based on", () => {
    const later = changed(
      { notes: "two" },
      { work: { kind: "change", base: null, fields: { notes: "two" } } },
    );
    const [item, ...others] = afterSaves(changed({ weight: 4, notes: "one" }), later);
    expect(item?.work).toEqual({ kind: "change", base: BASE, fields: { weight: 4, notes: "two" } });
    expect(others).toEqual([]);
  });

  test("a change of what is on its way follows it", () => {
    const onItsWay = sent(afterSaves(created()), "create", { state: "sending", tries: 1 });
    const items = apply(onItsWay, planSave(onItsWay, changed({ weight: 4 })));
    expect(kinds(items)).toEqual(["create", "change"]);
    expect(nextToSend([...items], at(NOW))?.work.kind).toBe("create");
  });

  test("a refused catch that was mended waits again", () => {
    const refused = sent(afterSaves(created()), "create", { state: "asks", tries: 1 });
    const [item] = apply(refused, planSave(refused, changed({ weight: 4 })));
    expect(item).toMatchObject({ state: "waiting", problem: null, work: { fields: { weight: 4 } } });
  });

  test("a photo that is taken out before it is sent goes, and one that may have arrived is taken out there", () => {
    const photos = [
      { id: "a", name: "a.jpg" },
      { id: "b", name: "b.jpg" },
    ];
    const [create, a, b] = afterSaves(created({ photos, photoOrder: ["a", "b"] }));
    if (!create || !a || !b) throw new Error("Three items");
    const items = [create, a, { ...b, tries: 1 }];
    const after = apply(items, planSave(items, changed({}, { photoOrder: [] })));
    expect(after.map(({ work }) => work)).toEqual([
      expect.objectContaining({ kind: "create" }),
      { kind: "change", base: null, fields: { removedPhotoIds: ["b"] } },
    ]);
  });

  test("photos that wait take the order of the last save", () => {
    const photos = [{ id: "a", name: "a.jpg" }];
    const items = afterSaves(
      created({ photos, photoOrder: ["a"] }),
      changed({}, { photos: [{ id: "b", name: "b.jpg" }], photoOrder: ["b", "a"] }),
    );
    const orders = items.flatMap(({ work }) => (work.kind === "photo" ? [work.photoOrder] : []));
    expect(orders).toEqual([
      ["b", "a"],
      ["b", "a"],
    ]);
  });

  test("a deletion holds everything else of its catch until it is taken back", () => {
    const items = afterSaves(changed({ weight: 4 }));
    const heldUntil = NOW + 10_000;
    const deleted = apply(items, planDeletion(items, { userId, catchId, base: BASE, heldUntil }));
    expect(nextToSend(deleted, at(NOW))).toBeNull();
    expect(nextToSend(deleted, at(heldUntil))?.work.kind).toBe("delete");
    expect(nextDue(deleted, at(NOW))).toBe(heldUntil);
    expect(nextToSend(apply(deleted, planUndo(deleted, catchId)), at(NOW))?.work.kind).toBe("change");
  });

  test("what was deleted takes with it all that waited for the same catch, and nothing else", () => {
    const other = { ...makeCatchItem({ userId, catchId: "another" }, { kind: "delete" }), nextAt: NOW + 1 };
    const items = [...afterSaves(changed({ weight: 4 })), other];
    const deleted = apply(items, planDeletion(items, { userId, catchId, base: BASE, heldUntil: NOW }));
    const deletion = nextToSend(deleted, at(NOW));
    expect(deletion && apply(deleted, settle(deleted, deletion, null))).toEqual([other]);
  });
});

describe("what is sent next", () => {
  test("words go before photos, the oldest first, photos after their catch", () => {
    const photos = [{ id: "a", name: "a.jpg" }];
    const items = [
      ...afterSaves(created({ photos, photoOrder: ["a"] })),
      ...afterSaves(created({ catchId: "second" })),
    ];
    const order: string[] = [];
    let left: readonly CatchItem[] = items.toReversed();
    for (let next = nextToSend(left, at(NOW)); next; next = nextToSend(left, at(NOW))) {
      order.push(`${next.work.kind} of ${next.subjectId === catchId ? "first" : "second"}`);
      left = apply([...left], settle(left, next, BASE));
    }
    expect(order).toEqual(["create of first", "create of second", "photo of first"]);
  });

  test("one that asks holds up only what belongs to it", () => {
    const photos = [{ id: "a", name: "a.jpg" }];
    const refused = sent(afterSaves(created({ photos, photoOrder: ["a"] })), "create", { state: "asks" });
    const items = [...refused, ...afterSaves(created({ catchId: "second" }))];
    expect(nextToSend(items, at(NOW))?.subjectId).toBe("second");
    expect(nextToSend(refused, at(NOW))).toBeNull();
  });

  test("what is kept after the clock was set back waits for its catch all the same", () => {
    const [create] = sent(afterSaves(created()), "create", { state: "later", nextAt: NOW + MINUTE_MS });
    if (!create) throw new Error("One item");
    const work = { kind: "photo", photoId: "a", name: "a.jpg", photoOrder: ["a"] } as const;
    const earlier = {
      ...makeCatchItem({ userId, catchId }, work),
      id: "00000000-0000-7000-8000-000000000000",
    };
    expect(nextToSend([create, earlier], at(NOW))).toBeNull();
  });

  test("a photo that asks holds up no change and no other photo", () => {
    const photos = ["a", "b"].map((id) => ({ id, name: `${id}.jpg` }));
    const [create, a, b] = afterSaves(created({ photos, photoOrder: ["a", "b"] }));
    if (!create || !a || !b) throw new Error("Three items");
    expect(nextToSend([{ ...a, state: "asks" }, b], at(NOW))).toBe(b);
  });

  test("a change that follows is based on the answer to what came before", () => {
    const onItsWay = sent(afterSaves(created()), "create", { state: "sending", tries: 1 });
    const items = apply(onItsWay, planSave(onItsWay, changed({ weight: 4 })));
    const [create] = items;
    const answer = { ...BASE, notes: "as sent" };
    const left = create && apply(items, settle(items, create, answer));
    expect(left?.map(({ work }) => work)).toEqual([{ kind: "change", base: answer, fields: { weight: 4 } }]);
  });

  test("a change that follows stays based on what was seen, where somebody else changed the catch in between", () => {
    const onItsWay = sent(afterSaves(changed({ notes: "one" })), "change", { state: "sending", tries: 1 });
    const items = apply(onItsWay, planSave(onItsWay, changed({ weight: 4 })));
    const [first] = items;
    if (!first) throw new Error("Two items");
    const alone = { ...BASE, version: BASE.version + 1 };
    const merged = { ...BASE, version: BASE.version + 2 };
    const leftBy = (answer = BASE) => apply(items, settle(items, first, answer)).map(({ work }) => work);
    expect(leftBy(alone)).toMatchObject([{ base: alone, fields: { weight: 4 } }]);
    expect(leftBy(merged)).toMatchObject([{ base: BASE, fields: { weight: 4 } }]);
  });
});

describe("a change that goes with a new catch whose answer was lost", () => {
  const lost = sent(afterSaves(created()), "create", { state: "later", tries: 1 });
  const items = apply(lost, planSave(lost, changed({ species: "Perch" })));
  const [create] = items;
  if (!create) throw new Error("One item");
  const leftBy = (answer: typeof BASE) =>
    apply(items, settle(items, { ...create, tries: 2 }, answer)).map(({ work }) => work);

  test("is done where the server has it now", () => {
    expect(leftBy({ ...BASE, species: "Perch" })).toEqual([]);
  });

  test("is still to be sent where the server had the catch already, based on what was seen", () => {
    const elsewhere = { ...BASE, version: 3, species: "Zander" };
    expect(leftBy(elsewhere)).toEqual([{ kind: "change", base: BASE, fields: { species: "Perch" } }]);
  });

  test("takes further changes on", () => {
    const more = apply(items, planSave(items, changed({ notes: "two" })));
    expect(more).toMatchObject([
      {
        work: {
          fields: { species: "Perch", notes: "two" },
          since: { base: BASE, fields: { species: "Perch", notes: "two" } },
        },
      },
    ]);
  });
});

describe("what failed", () => {
  const item = { ...makeCatchItem({ userId, catchId }, { kind: "delete" }), tries: 1 };

  test.each([400, 403, 404, 409, 412, 413, 415])("a refusal with %i asks", (status) => {
    expect(afterFailure({ type: catchItems, item }, refusal(status, "invalid_input"), NOW)).toMatchObject({
      state: "asks",
      problem: { code: "invalid_input", message: "No.", at: NOW },
    });
  });

  test("what an admin may not send before a second step is set up is tried again later", () => {
    const after = afterFailure({ type: catchItems, item }, refusal(403, "second_step_required"), NOW);
    expect(after).toMatchObject({ state: "later", problem: { code: "second_step_required", at: NOW } });
  });

  test.each([408, 429, 500, 502, 503, 507])("%i is tried again later", (status) => {
    const after = afterFailure({ type: catchItems, item }, new ApiError(status, null), NOW);
    expect(after).toMatchObject({ state: "later", problem: { code: `http_${status}`, at: NOW } });
    expect(after.nextAt).toBeGreaterThan(NOW);
  });

  test("without an answer it is tried again, ever more seldom, at most an hour later and a fifth more", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 20].map((tries) => backOff(tries, 0.5) / MINUTE_MS);
    expect(waits).toEqual([2 / 3, 2, 5, 15, 30, 60, 60, 60]);
    expect([backOff(6, 0), backOff(6, 1)]).toEqual([48 * MINUTE_MS, 72 * MINUTE_MS]);
    expect(afterFailure({ type: catchItems, item }, new NetworkError(), NOW)).toMatchObject({
      state: "later",
      problem: { code: "unreached" },
    });
  });

  test("to delete what is gone is done, to change it is not", () => {
    expect(isDone(item, refusal(404, "not_found"))).toBe(true);
    const change = makeCatchItem({ userId, catchId }, { kind: "change", base: BASE, fields: {} });
    expect(isDone(change, refusal(404, "not_found"))).toBe(false);
  });
});

describe("a change of what was changed elsewhere", () => {
  const base = catchOf({ species: "Walleye", weight: 3, notes: "one" });

  test("is sent with the fields changed here, when the other side changed others", () => {
    const stored = { ...base, version: 2, notes: "theirs" };
    const fields = { species: "Walleye", weight: 4, notes: "one", lureType: null, photoOrder: ["b", "a"] };
    expect(mergeChange({ base, stored, fields })).toEqual({ weight: 4, photoOrder: ["b", "a"] });
  });

  test("is no conflict when both sides changed a field to the same", () => {
    const stored = { ...base, version: 2, weight: 4 };
    expect(mergeChange({ base, stored, fields: { weight: 4 } })).toEqual({ weight: 4 });
  });

  test("compares own fields one by one", () => {
    const opened = { ...base, custom: { mood: "calm", line: 60 } };
    const stored = { ...opened, version: 2, custom: { line: 60, mood: "wild" } };
    const merged = (custom: object) =>
      mergeChange({ base: opened, stored, fields: { custom: { ...custom } } });
    expect(merged({ line: 50, hatch: null })).toEqual({ custom: { line: 50 } });
    expect(merged({ mood: "wild" })).toEqual({ custom: { mood: "wild" } });
    expect(merged({ mood: null })).toBeNull();
  });

  test("asks when both sides changed the same field", () => {
    expect(mergeChange({ base, stored: { ...base, weight: 5 }, fields: { weight: 4 } })).toBeNull();
  });

  test("asks when one side moved it north and the other east, because a place is one thing", () => {
    const stored = { ...base, latitude: 50 };
    expect(mergeChange({ base, stored, fields: { longitude: 10 } })).toBeNull();
  });
});

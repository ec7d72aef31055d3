import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { countWaiting } from "../../outbox/waiting/describe-counts.ts";
import { summarizeWaiting } from "../../outbox/waiting/summarize-waiting.ts";
import { catchOf } from "../editor/values/catch-testing.ts";
import { type CatchItem, type CatchWork, makeCatchItem } from "./catch-item.ts";
import { groupByCatch } from "./waiting-catches.ts";

const NOTHING = countWaiting([]);
const NOW = Date.UTC(2026, 6, 1, 12);

const FIELDS = { species: "Pike", date: "2026-07-01T11:00:00Z", latitude: 47, longitude: -92, weight: 4 };
const created = (more: object = {}): CatchWork => ({
  kind: "create",
  fields: { id: "c", ...FIELDS, ...more },
});
const photo = (photoId: string): CatchWork => ({ kind: "photo", photoId, name: "", photoOrder: [] });

function itemOf(catchId: string, work: CatchWork, more: Partial<CatchItem> = {}): CatchItem {
  return { ...makeCatchItem({ userId: "u", catchId }, work, NOW), ...more };
}

const group = (items: readonly CatchItem[], sent: readonly CatchItem[] = []) =>
  groupByCatch(items, sent, NOW);

test("what waits is told by catch, in the order in which the catches were kept", () => {
  const items = [itemOf("first", created()), itemOf("second", created()), itemOf("first", photo("p"))];
  expect(group(items).map(({ catchId, photoIds }) => [catchId, photoIds])).toEqual([
    ["first", ["p"]],
    ["second", []],
  ]);
});

test.each([
  [["waiting", "later"], "later"],
  [["later", "asks"], "asks"],
  [["asks", "sending"], "sending"],
  [["waiting", "waiting"], "waiting"],
] as const)("of a catch with items that are %o, %s is told, with its reason", (states, expected) => {
  const items = states.map((state) =>
    itemOf("c", created(), { state, problem: { code: state, message: "", at: NOW, stored: null } }),
  );
  expect(group(items)).toMatchObject([{ state: expected, problem: { code: expected } }]);
});

test("a catch that the angler has to decide about has no next try; one that failed has", () => {
  expect(group([itemOf("c", created(), { state: "asks" })])).toMatchObject([{ nextAt: null }]);
  const later = itemOf("c", created(), { state: "later", nextAt: NOW + SECOND_MS });
  expect(group([later])).toMatchObject([{ nextAt: NOW + SECOND_MS }]);
});

test("a change shows the catch as it will be, a deletion goes before everything", () => {
  const change = itemOf("c", { kind: "change", base: null, fields: { weight: 5 } });
  expect(group([itemOf("c", created()), change])).toMatchObject([
    { kind: "new", noted: { species: "Pike", weight: 5 } },
  ]);
  expect(group([change])).toMatchObject([{ kind: "changed" }]);
  expect(group([change, itemOf("c", { kind: "delete" })])).toMatchObject([{ kind: "deleted" }]);
  const walleye = catchOf({ id: "c", species: "Walleye" });
  expect(group([itemOf("c", { kind: "delete", base: walleye })])).toMatchObject([
    { kind: "deleted", noted: { species: "Walleye" } },
  ]);
});

test("a photo that waits alone is named by the catch that was sent before it", () => {
  expect(group([itemOf("c", photo("p"))], [itemOf("c", created())])).toMatchObject([
    { kind: "new", isCatchStored: true, noted: { species: "Pike", weight: 4 } },
  ]);
});

const summarize = (items: readonly CatchItem[], isReached = true) =>
  summarizeWaiting(items, { isReached, now: NOW });
const storedSecondsAgo = (seconds: number, more: Partial<CatchItem> = {}) =>
  itemOf("c", created(), { keptAt: NOW - seconds * SECOND_MS, ...more });

test("a save that is being sent at once is not worth a word", () => {
  expect(summarize([])).toBeNull();
  expect(summarize([storedSecondsAgo(3)])).toBeNull();
  expect(summarize([storedSecondsAgo(3, { state: "sending" })])).toBeNull();
});

test.each([
  ["takes longer", [storedSecondsAgo(10)], true],
  ["failed", [storedSecondsAgo(3, { state: "later" })], true],
  ["waits for the angler", [storedSecondsAgo(3, { state: "asks" })], true],
  ["is made where the server is not reached", [storedSecondsAgo(3)], false],
])("a save that %s is told, with when it was kept", (_what, items, isReached) => {
  expect(summarize(items, isReached)).toMatchObject({
    all: { ...NOTHING, catches: 1 },
    since: items[0]?.keptAt,
  });
});

test("catches are counted, not what is sent of them, and those that need the angler apart", () => {
  const items = [
    storedSecondsAgo(60),
    itemOf("c", photo("p")),
    itemOf("d", created(), { state: "asks" }),
    itemOf("d", photo("q")),
  ];
  expect(summarize(items)).toEqual({
    all: { ...NOTHING, catches: 2 },
    since: NOW - 60 * SECOND_MS,
    asking: { ...NOTHING, catches: 1 },
  });
});

import { expect, test } from "vitest";

import { makeCatchItem } from "../../catches/outbox/catch-item.ts";
import { catchItems } from "../../catches/outbox/catch-items.ts";
import { nextToSend } from "../../outbox/item-type.ts";
import { returnOf } from "../../testing/returns.ts";
import { makeReturnItem, returnItems, withPendingReturns } from "./return-items.ts";
import { planReturn } from "./save-returns.ts";

const stored = returnOf({ answers: { card: "212" } });
const own = { userId: "angler", returnId: stored.id };
type Fields = Extract<Parameters<typeof makeReturnItem>[1], { kind: "change" }>["fields"];
const change = (fields: Fields) => makeReturnItem(own, { kind: "change", base: stored, fields });

test("returns are made, changed, turned in and deleted without a network", () => {
  const fields = {
    id: "new",
    template: "club-log",
    name: "Club",
    from: "2026-01-01",
    to: "2026-12-31",
  } as const;
  const made = makeReturnItem({ ...own, returnId: "new" }, { kind: "create", fields });
  const names = withPendingReturns([stored], [made, change({ name: "Season" })]).map(({ name }) => name);
  expect(names).toEqual(["Club", "Season"]);
  const [turnedIn] = withPendingReturns([stored], [change({ turned_in_at: "2026-11-21T12:00:00Z" })]);
  expect(turnedIn?.turned_in_at).toBe("2026-11-21T12:00:00Z");
  expect(withPendingReturns([stored], [makeReturnItem(own, { kind: "delete", base: stored })])).toEqual([]);
});

test("answers that wait are joined with those that are stored, and null clears one", () => {
  const [entry] = withPendingReturns([stored], [change({ answers: { area: "Lower beat", card: null } })]);
  expect(entry?.answers).toEqual({ area: "Lower beat" });
});

test("two answers that wait are sent as one change", () => {
  const first = change({ answers: { card: "1" } });
  const { put } = planReturn([first], change({ answers: { area: "Lower beat" } }));
  expect(put.map(({ id, work }) => [id, "fields" in work && work.fields.answers])).toEqual([
    [first.id, { card: "1", area: "Lower beat" }],
  ]);
});

test("turning in is sent apart from an earlier change, and a later one apart from it", () => {
  const earlier = change({ answers: { card: "1" } });
  const turning = change({ turned_in_at: "2026-11-21T12:00:00Z" });
  expect(planReturn([earlier], turning).put).toEqual([turning]);
  const later = change({ name: "Season" });
  expect(planReturn([earlier, turning], later).put).toEqual([later]);
});

test("a return of a water that waits is sent after it", () => {
  const fields = { species: "Pike", date: "2026-11-20T12:00:00Z", latitude: 47, longitude: -92 };
  const caught = makeCatchItem(
    { userId: "angler", catchId: "pike" },
    { kind: "create", fields: { id: "pike", ...fields } },
  );
  const early = { ...change({ water_ids: ["pike"] }), id: "00000000-0000-7000-8000-000000000000" };
  expect(nextToSend([early, caught], { types: [catchItems, returnItems], now: Date.now() })).toBe(caught);
});

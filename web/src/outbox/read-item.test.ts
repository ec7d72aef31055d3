import { expect, test } from "vitest";

import { catchOf } from "../catches/editor/values/testing.ts";
import { makeItem } from "./plan.ts";
import { readItem } from "./read-item.ts";

const BASE = catchOf({ species: "Walleye" });
const kept = makeItem({ userId: "maren", catchId: BASE.id }, { kind: "delete", base: BASE });

test("what was kept is read as it was", () => {
  const fields = { species: "Pike", date: "2026-07-01", latitude: 1, longitude: 2, notes: "two" };
  const work = { kind: "create", fields, since: { base: BASE, fields: { notes: "two" } } } as const;
  expect(readItem(kept)).toEqual(kept);
  expect(readItem({ ...kept, work })).toEqual({ ...kept, work });
});

test("a deletion that an older version of the app kept is read without the catch", () => {
  expect(readItem({ ...kept, work: { kind: "delete" } })?.work).toEqual({ kind: "delete" });
});

test("what a newer version of the app kept is left alone", () => {
  expect(readItem({ ...kept, work: { kind: "trip" } })).toBeNull();
});

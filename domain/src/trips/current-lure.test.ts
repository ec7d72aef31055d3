import { expect, test } from "vitest";

import { isSameTiedLure, findCurrentLure } from "./current-lure.ts";

const gear = (at: string, known: object = {}) => ({
  kind: "gear" as const,
  at: `2026-05-02T${at}:00Z`,
  lines: null,
  lure_type: null,
  ...known,
});
const JIG = { lure_type: "Jig", lure_id: "jig", variant_id: "firetiger" };

test("the lure that was tied on last is on, in whatever order it was noted", () => {
  const events = [gear("09:00", { lure_type: "Spoon" }), gear("07:00", JIG)];
  expect(findCurrentLure(events)).toEqual({
    lure_type: "Spoon",
    lure_id: null,
    variant_id: null,
    since: "2026-05-02T09:00:00Z",
  });
  expect(findCurrentLure(events, Date.parse("2026-05-02T08:59:59Z"))).toMatchObject(JIG);
  expect(findCurrentLure(events, Date.parse("2026-05-02T06:00:00Z"))).toBeNull();
});

test("another line leaves the lure on, and a change that names none takes it off", () => {
  const tied = gear("07:00", JIG);
  expect(findCurrentLure([tied, gear("08:00", { lines: 2 })])).toMatchObject(JIG);
  expect(findCurrentLure([tied, gear("08:00")])).toBeNull();
  expect(findCurrentLure([{ ...gear("08:00", { lure_type: "Spoon" }), kind: "move" }])).toBeNull();
});

test("a lure of the box is the same with the same variant, another by its type", () => {
  expect(isSameTiedLure(JIG, { ...JIG, lure_type: "Other" })).toBe(true);
  expect(isSameTiedLure(JIG, { ...JIG, variant_id: null })).toBe(false);
  expect(isSameTiedLure({ lure_type: "Jig" }, { lure_type: "Jig", lure_id: null })).toBe(true);
  expect(isSameTiedLure({ lure_type: "Jig" }, JIG)).toBe(false);
});

import { expect, test } from "vitest";

import { byEnd, endingLicenses, isRenewed, licenseState, nextPeriod, warningDue } from "./license-state.ts";

const TODAY = "2026-11-21";

const license = (
  valid_to: string | null,
  more: { id?: string; name?: string; valid_from?: string } = {},
) => ({
  id: more.id ?? `${more.name ?? "card"} ${valid_to}`,
  name: more.name ?? "River Tarn",
  valid_from: more.valid_from ?? null,
  valid_to,
});

test.each([
  [null, null, { kind: "open" }],
  [null, "2026-11-20", { kind: "ended" }],
  [null, "2026-11-21", { kind: "ending", days: 0 }],
  [null, "2026-11-30", { kind: "ending", days: 9 }],
  [null, "2026-12-21", { kind: "ending", days: 30 }],
  [null, "2026-12-22", { kind: "valid" }],
  ["2026-11-21", null, { kind: "open" }],
  ["2026-11-22", "2026-11-25", { kind: "upcoming", days: 1 }],
])("a license from %s to %s is, on November 21, %j", (from, to, state) => {
  expect(licenseState({ valid_from: from, valid_to: to }, TODAY)).toEqual(state);
});

test.each([
  ["2026-12-22", null],
  ["2026-12-21", 30],
  ["2026-11-29", 30],
  ["2026-11-28", 7],
  ["2026-11-21", 7],
  ["2026-11-20", null],
])("of a license until %s the warning is %s", (to, days) => {
  expect(warningDue(license(to), TODAY)).toBe(days);
});

test("a license that has not begun needs no warning", () => {
  expect(warningDue(license("2026-11-25", { valid_from: "2026-11-24" }), TODAY)).toBeNull();
});

test("a license of the same name that goes on without a gap renews it", () => {
  const card = license("2026-11-30");
  const next = (more: object) => license("2027-11-30", { id: "next", ...more });

  expect(isRenewed(card, [card, next({ valid_from: "2026-12-01" })])).toBe(true);
  expect(isRenewed(card, [card, next({ name: "river tarn" })])).toBe(true);
  expect(isRenewed(card, [card, license(null, { id: "next" })])).toBe(true);
  expect(isRenewed(card, [card, next({ valid_from: "2026-12-02" })])).toBe(false);
  expect(isRenewed(card, [card, next({ name: "Trout stamp" })])).toBe(false);
  expect(isRenewed(card, [card, license("2026-11-30", { id: "again" })])).toBe(false);
});

test("licenses that end come with the nearest first, without those that were renewed", () => {
  const [soon, later] = [license("2026-11-25", { name: "Day" }), license("2026-12-15", { name: "Month" })];
  const [renewed, next] = [license("2026-11-22"), license("2027-11-22")];

  expect(endingLicenses([later, renewed, next, soon, license("2026-11-01")], TODAY)).toEqual([soon, later]);
});

test("the list begins with licenses without an end, then the latest end", () => {
  const all = [license("2026-02-28"), license("2027-02-28", { name: "Trout" }), license(null)];
  const sorted = [...all, license("2027-02-28", { name: "Angling" })].toSorted(byEnd);

  expect(sorted.map(({ valid_to: to, name }) => [to, name])).toEqual([
    [null, "River Tarn"],
    ["2027-02-28", "Angling"],
    ["2027-02-28", "Trout"],
    ["2026-02-28", "River Tarn"],
  ]);
});

test.each([
  ["2026-03-01", "2027-02-28", "2027-03-01", "2028-02-29"],
  ["2026-01-01", "2026-12-31", "2027-01-01", "2027-12-31"],
  ["2026-11-15", "2026-12-14", "2026-12-15", "2027-01-14"],
  ["2026-11-20", "2026-11-22", "2026-11-23", "2026-11-25"],
  [null, "2026-11-30", "2026-12-01", null],
  [null, null, null, null],
])("after %s to %s comes %s to %s", (from, to, nextFrom, nextTo) => {
  expect(nextPeriod({ valid_from: from, valid_to: to })).toEqual({ valid_from: nextFrom, valid_to: nextTo });
});

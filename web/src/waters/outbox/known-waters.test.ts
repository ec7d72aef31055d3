import { expect, test } from "vitest";

import { waterAfter } from "./known-waters.ts";

const HERE = { latitude: 47.85, longitude: -92.35 };
const THERE = { latitude: 48.5, longitude: -91 };
const LAKE = {
  id: "lake",
  name: "Lake Vermilion",
  ...HERE,
  radius: 2000,
  small_outline: null,
  is_sample: false,
};
const POND = { ...LAKE, id: "pond", name: "Pond", ...THERE };
const lake = { id: "lake", name: "Lake Vermilion" };
const pond = { id: "pond", name: "Pond" };
const waters = [LAKE, POND];

test("what is new is on the water it names, on none where none was chosen, or else on the one it lies on", () => {
  const after = (waterId?: string | null) => waterAfter(HERE, { before: null, waterId, waters });
  expect(after("pond")).toEqual(pond);
  expect(after(null)).toBeNull();
  expect(after()).toEqual(lake);
  expect(after("gone"), "the server finds one in place of what it does not know").toEqual(lake);
  expect(
    waterAfter({ latitude: 0, longitude: 0 }, { before: null, waterId: undefined, waters }),
  ).toBeUndefined();
  const sample = [{ ...LAKE, is_sample: true }];
  expect(waterAfter(HERE, { before: null, waterId: undefined, waters: sample })).toBeUndefined();
  const nowhere = { latitude: null, longitude: null };
  expect(waterAfter(nowhere, { before: null, waterId: undefined, waters })).toBeUndefined();
});

test("until the waters are known, a chosen one has no name yet", () => {
  expect(waterAfter(HERE, { before: null, waterId: "lake", waters: [] })).toEqual({ id: "lake", name: "" });
});

test("what moves is on the water where it comes to, unless its water was chosen", () => {
  const move = (water: typeof lake | null) =>
    waterAfter(THERE, { before: { ...HERE, water }, waterId: undefined, waters });
  expect(move(lake)).toEqual(pond);
  expect(move(pond), "chosen").toBeUndefined();
  expect(move(null), "on no water, by choice").toBeUndefined();
  expect(waterAfter(HERE, { before: { ...HERE, water: null }, waterId: undefined, waters })).toBeUndefined();
});

test("what stays where it is stays on its water, and one coordinate is enough to move", () => {
  const from = (place: typeof HERE) =>
    waterAfter(place, { before: { ...HERE, water: lake }, waterId: undefined, waters });
  expect(from(HERE)).toBeUndefined();
  expect(from({ ...HERE, latitude: 0 })).toBeNull();
  expect(from({ ...HERE, longitude: 0 })).toBeNull();
});

test("what lay on no water comes to one by moving there, unless it was on one by choice", () => {
  const before = { latitude: 0, longitude: 0 };
  const move = (water: typeof lake | null) =>
    waterAfter(HERE, { before: { ...before, water }, waterId: undefined, waters });
  expect(move(null)).toEqual(lake);
  expect(move(pond)).toBeUndefined();
});

test("a water that is known no more keeps what is on it, and for the rest one is found", () => {
  const change = (water: typeof lake) =>
    waterAfter(THERE, { before: { ...HERE, water }, waterId: "gone", waters });
  expect(change({ id: "gone", name: "Gone" })).toBeUndefined();
  expect(change(lake)).toEqual(pond);
});

test("a water reaches as far as its outline", () => {
  const shore = { latitude: 47.85, longitude: -92.2 };
  const coordinates: [number, number][] = [
    [-92.35, 47.85],
    [-92.2, 47.85],
  ];
  const long = [{ ...LAKE, small_outline: { type: "LineString" as const, coordinates } }];
  expect(waterAfter(shore, { before: null, waterId: undefined, waters })).toBeUndefined();
  expect(waterAfter(shore, { before: null, waterId: undefined, waters: long })).toEqual(lake);
});

import { expect, test } from "vitest";

import type { BagFish } from "./bag-fish.ts";
import { bagOf, yearBagOf } from "./bag-of.ts";
import { aLimit } from "./limit-example.ts";

const TODAY = { species: "Perch", waterId: "vermilion", regionText: null, day: "2026-11-20" };
const DAILY = aLimit({ species: "Perch", bag_day: 3 });

function aFish(known: Partial<BagFish> = {}): BagFish {
  const fish = { id: "a", species: "Perch", day: "2026-11-20", water_id: "vermilion", length: null };
  return { ...fish, fate: "kept", quantity: 1, ...known };
}

test("kept fish fill the bag by their number, released ones are told beside it", () => {
  const fish = [
    aFish({ quantity: 2 }),
    aFish({ fate: "released" }),
    aFish({ fate: "released_hurt", quantity: 3 }),
    aFish({ fate: null, quantity: 9 }),
  ];
  expect(bagOf([DAILY], fish, TODAY)).toMatchObject({ species: "Perch", kept: 2, released: 4, of: 3 });
});

test("fish of another day or species are in no bag of today", () => {
  const fish = [aFish({ day: "2026-11-19" }), aFish({ species: "Pike" })];
  expect(bagOf([DAILY], fish, TODAY)).toMatchObject({ kept: 0, released: 0 });
});

test("a species in other letters is the same", () => {
  expect(bagOf([DAILY], [aFish({ species: "perch" })], TODAY).kept).toBe(1);
});

test("the bag of a water has the fish of that water alone, any other bag those of all waters", () => {
  const fish = [aFish(), aFish({ water_id: "tarn" })];
  const ofWater = aLimit({ species: "Perch", water_id: "vermilion", bag_day: 2 });
  expect(bagOf([DAILY, ofWater], fish, TODAY)).toMatchObject({ kept: 1, of: 2, limit: ofWater });
  expect(bagOf([DAILY], fish, TODAY)).toMatchObject({ kept: 2, of: 3 });
});

test("without a limit the fish are counted, and the bag has no end", () => {
  expect(bagOf([], [aFish()], TODAY)).toMatchObject({ kept: 1, of: null, limit: null });
});

test("kept fish over the length of which one may be kept are told", () => {
  const limit = aLimit({ species: "Perch", one_over: 12 });
  const fish = [
    aFish({ length: 12 }),
    aFish({ length: 13, quantity: 2 }),
    aFish({ length: 14, fate: "released" }),
  ];
  expect(bagOf([limit], fish, TODAY)).toMatchObject({ over: 2, of: null });
});

test("the bag of a year begins with January 1 and ends with the day", () => {
  const limit = aLimit({ species: "Perch", bag_year: 20 });
  const days = ["2025-12-31", "2026-01-01", "2026-11-20", "2026-11-21"];
  const fish = days.map((day) => aFish({ day }));
  expect(yearBagOf([limit], fish, TODAY)).toMatchObject({ kept: 2, of: 20 });
  expect(yearBagOf([DAILY], fish, TODAY)).toBeNull();
});

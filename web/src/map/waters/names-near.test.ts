import { expect, test } from "vitest";

import { namesNear } from "./names-near.ts";

const LAKE = { latitude: 42.52, longitude: 1.568 };

function named(name: string, longitude: number, more: object = {}) {
  return {
    geometry: { type: "Point" as const, coordinates: [longitude, 42.52] },
    properties: { name, ...more },
  };
}

test("the names of waters near a point come in the order of their distance, each once, those far away not at all", () => {
  const features = [
    named("Far Lake", 1.9),
    named("Second Lake", 1.58),
    named("Lac d'Engolasters", 1.569),
    named("Second Lake", 1.581),
    { geometry: { type: "Point" as const, coordinates: [1.57, 42.52] }, properties: {} },
  ];
  expect(namesNear(LAKE, features)).toEqual(["Lac d'Engolasters", "Second Lake"]);
});

test("a name is taken in the language of the reader where the map has it", () => {
  expect(namesNear(LAKE, [named("Estany", 1.568, { "name:en": "Tarn" })])).toEqual(["Tarn"]);
});

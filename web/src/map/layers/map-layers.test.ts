import { expect, test } from "vitest";

import { readLayers, writeLayers } from "./map-layers.ts";

const PINS = { catches: "pins", waters: false, trips: false } as const;

test.each([
  ["", PINS],
  ["layers=", PINS],
  ["layers=rate,waters", { ...PINS, catches: "rate", waters: true }],
  ["layers=trips,heat", { ...PINS, catches: "heat", trips: true }],
  ["layers=shops,roads", PINS],
])("the address %s shows %o", (address, layers) => {
  expect(readLayers(new URLSearchParams(address))).toEqual(layers);
});

test("what is shown comes back out of the address; pins alone are not in it", () => {
  const params = new URLSearchParams("zoom=9");
  const layers = { catches: "heat", waters: true, trips: true } as const;
  writeLayers(params, layers);
  expect(readLayers(params)).toEqual(layers);
  writeLayers(params, PINS);
  expect(params.toString()).toBe("zoom=9");
});

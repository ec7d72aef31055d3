import { expect, test } from "vitest";

import { readView } from "./map-view-address.ts";

test.each(["", "lat=abc&lng=1&zoom=5", "lat=91&lng=0", "lat=0&lng=181", "zoom=5", "lat=&lng=", "lat=47"])(
  "an address that names no place, %s, is no view",
  (address) => {
    expect(readView(new URLSearchParams(address))).toBeNull();
  },
);

test.each([
  ["lat=47.5&lng=-92", 12],
  ["lat=47.5&lng=-92&zoom=99", 12],
  ["lat=47.5&lng=-92&zoom=abc", 12],
  ["lat=47.5&lng=-92&zoom=0", 0],
  ["lat=47.5&lng=-92&zoom=17.25", 17.25],
])("%s shows its place at zoom %d", (address, zoom) => {
  expect(readView(new URLSearchParams(address))).toEqual({ latitude: 47.5, longitude: -92, zoom });
});

import { expect, test } from "vitest";

import { readView, writeView } from "./view-in-address.ts";

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

test("a view that is written into an address is read from it", () => {
  const view = { latitude: 47.83123, longitude: -92.26457, zoom: 11.25 };
  const address = new URLSearchParams("layers=heat");
  writeView(address, view);
  expect(readView(address)).toEqual(view);
  expect(address.get("layers")).toBe("heat");
});

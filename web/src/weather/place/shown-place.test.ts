import { expect, test } from "vitest";

import { placeInAddress, weatherPath } from "./shown-place.ts";

const read = (search: string) => placeInAddress(new URLSearchParams(search));

test("the place of an address is the one it was made for", () => {
  const place = { latitude: 47.8312, longitude: -92.2648 };

  expect(read(weatherPath(place).split("?")[1] ?? "")).toEqual(place);
});

test.each([
  "",
  "lat=47",
  "lat=91&lng=0",
  "lat=47&lng=181",
  "lat=&lng=",
  "lat=1e1&lng=0",
  "lat=Infinity&lng=0",
])("an address with '%s' names no place", (search) => {
  expect(read(search)).toBeNull();
});

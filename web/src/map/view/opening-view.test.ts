import { expect, test } from "vitest";

import { type OpeningPlaces, openingView } from "./opening-view.ts";

const view = { latitude: 47, longitude: -92, zoom: 12 };
const place = { latitude: 46.78, longitude: -92.1 };
const bounds = { west: -93, south: 46, east: -92, north: 47 };
const region = { west: -99, south: 30, east: -87, north: 45 };
const NOTHING: OpeningPlaces = {
  address: null,
  last: null,
  home: null,
  catches: null,
  device: null,
  region,
};

const opensAt = (places: Partial<OpeningPlaces>) => openingView({ ...NOTHING, ...places }, 9);

test("a map opens where the address says, else where it was left, at the catches, at home, at the device, in the region", () => {
  const left = { ...view, zoom: 5 };
  expect(opensAt({ address: view, last: left, home: place, catches: bounds, device: place })).toEqual(view);
  expect(opensAt({ last: left, home: place, catches: bounds, device: place })).toEqual(left);
  expect(opensAt({ home: place, catches: bounds, device: place })).toEqual({ bounds });
  expect(opensAt({ home: { latitude: 1, longitude: 2 }, device: place })).toEqual({
    latitude: 1,
    longitude: 2,
    zoom: 9,
  });
  expect(opensAt({ device: place })).toEqual({ ...place, zoom: 9 });
  expect(opensAt({})).toEqual({ bounds: region });
});

test("what may still come is waited for, and nothing is waited for that comes after what is known", () => {
  expect(opensAt({ catches: undefined })).toBeNull();
  expect(opensAt({ device: undefined })).toBeNull();
  expect(opensAt({ region: undefined })).toBeNull();
  const later = { catches: undefined, device: undefined, region: undefined };
  expect(opensAt({ ...later, catches: null, home: place })).toEqual({ ...place, zoom: 9 });
  expect(opensAt({ ...later, catches: bounds })).toEqual({ bounds });
});

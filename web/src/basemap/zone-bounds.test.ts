import { expect, test } from "vitest";

import { boundsOfZone } from "./zone-bounds.ts";

const ZONES = {
  "America/Chicago": [-99, 30, -87, 45],
  "Pacific/Fiji": [177, -18, 181, -12],
} satisfies Parameters<typeof boundsOfZone>[0];

test("a time zone is a region: where most of its towns lie", () => {
  expect(boundsOfZone(ZONES, "Pacific/Fiji", "America/Chicago")).toEqual({
    west: 177,
    south: -18,
    east: 181,
    north: -12,
  });
});

test("a zone that is no region is that of the device, and where that is none either, the inhabited world", () => {
  const chicago = { west: -99, south: 30, east: -87, north: 45 };
  expect(boundsOfZone(ZONES, "UTC", "America/Chicago")).toEqual(chicago);
  const { west, south, east, north } = boundsOfZone(ZONES, "Etc/GMT+2", "UTC");
  // In the north of Nigeria, and not at sea.
  expect([(west + east) / 2, (south + north) / 2]).toEqual([12.5, 12.5]);
});

import { expect, test } from "vitest";

import { drawGraticule, formatDegrees } from "./graticule.ts";

test.each([
  [47.5, "47°30′N"],
  [-92, "92°W"],
  [0, "0°"],
  [-0.0166, "0°01′W"],
  [59.9999, "60°N"],
])("writes %d as %s", (value, text) => {
  const [positive, negative] = text.endsWith("N") ? ["N", "S"] : ["E", "W"];
  expect(formatDegrees(value, positive, negative)).toBe(text);
});

test.each([
  ["the world", { west: -180, south: -80, east: 180, north: 80 }],
  ["a country", { west: -97, south: 43, east: -89, north: 49 }],
  ["a lake", { west: -92.5, south: 47.8, east: -92.2, north: 47.95 }],
  ["both sides of 180°", { west: 178, south: -18, east: -178, north: -15 }],
])("draws a few labeled lines over %s, and each label stands in view", (_name, bounds) => {
  const { labels } = drawGraticule(bounds, { east: 0, north: 0, south: 0 });
  const right = bounds.east < bounds.west ? bounds.east + 360 : bounds.east;
  const inView = labels.features.filter(({ geometry }) => {
    const [longitude = 0, latitude = 0] = geometry.type === "Point" ? geometry.coordinates : [];
    const isInside = longitude >= bounds.west && longitude <= right;
    return isInside && latitude >= bounds.south && latitude <= bounds.north;
  });

  expect(inView.length).toBeGreaterThan(4);
  expect(inView.length).toBeLessThan(30);
});

test("a figure that would be cut at an edge of the map is left out", () => {
  const bounds = { west: -92.3, south: 47.05, east: -90.95, north: 48 };
  const { labels } = drawGraticule(bounds, { east: 0.3, north: 0.1, south: 0.1 });
  const figures = labels.features.map(({ properties }) => properties?.["label"]);
  expect(figures).toContain("91°15′W");
  expect(figures).toContain("47°45′N");
  // West of the view, and too near to its eastern, its northern and its southern edge.
  for (const cut of ["92°30′W", "91°W", "48°N", "47°N"]) expect(figures).not.toContain(cut);
});

test("lines go on beyond the view, so that they do not end where the map is dragged to", () => {
  const bounds = { west: -97, south: 43, east: -89, north: 49 };
  const { meridians, parallels, edges } = drawGraticule(bounds, { east: 0, north: 0, south: 0 }).lines;
  expect(meridians).toEqual([-104, -102, -100, -98, -96, -94, -92, -90, -88, -86, -84, -82]);
  expect([parallels.at(0), parallels.at(-1)]).toEqual([36, 56]);
  expect(edges).toEqual({ left: -105, right: -81, top: 57, bottom: 35 });
});

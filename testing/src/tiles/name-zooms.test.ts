import type { Feature } from "geojson";
import { expect, test } from "vitest";

import { tileCutter } from "./cut-tiles.ts";
import { withNameZooms } from "./name-zooms.ts";

/** Returns a square around the crossing of the equator and the prime meridian, with sides of this many degrees. */
function lake(degrees: number): Feature {
  const edge = degrees / 2;
  const ring = [
    [-edge, -edge],
    [edge, -edge],
    [edge, edge],
    [-edge, edge],
    [-edge, -edge],
  ];
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

const NAME: Feature = {
  type: "Feature",
  properties: { name: "Loon Lake" },
  geometry: { type: "Point", coordinates: [0, 0] },
};

test.each([
  // A tile of zoom 9 is 0.7 degrees wide.
  ["large", 0.36, 9],
  ["middling", 0.17, 11],
  ["small", 0.001, 14],
])(
  "a %s lake has its name where it covers a quarter of a tile, or in the nearest tiles",
  (_what, size, from) => {
    const region = withNameZooms({
      water: { type: "FeatureCollection", features: [lake(size)] },
      water_name: { type: "FeatureCollection", features: [NAME] },
    });
    const cut = tileCutter({
      water_name: region["water_name"] ?? { type: "FeatureCollection", features: [] },
    });
    const hasName = (zoom: number) => cut(zoom, 2 ** (zoom - 1), 2 ** (zoom - 1)).length > 0;
    expect([hasName(from - 1), hasName(from)]).toEqual([false, true]);
  },
);

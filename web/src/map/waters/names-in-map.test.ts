import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { INVENTED, INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { featureFilter } from "@maplibre/maplibre-gl-style-spec";
import { expect, test } from "vitest";

import { type MapWithFeatures, namesInMap } from "./names-in-map.ts";

const TYPES: Record<string, 1 | 2 | 3> = { Point: 1, LineString: 2, Polygon: 3 };

/** A map that has loaded all of a region. */
function mapOf(region: Region): MapWithFeatures {
  return {
    getStyle: () => ({ sources: { chart: { type: "vector" } } }),
    querySourceFeatures: (_source, { sourceLayer = "", filter } = {}) => {
      const { filter: isWanted } = featureFilter(filter, "layers[0].filter");
      return (region[sourceLayer]?.features ?? []).filter(({ properties, geometry }) =>
        isWanted({ zoom: 12 }, { properties: properties ?? {}, type: TYPES[geometry.type] ?? 0 }),
      );
    },
  };
}

test.each([
  ["OpenMapTiles", INVENTED_REGION],
  ["Protomaps", toProtomaps(INVENTED_REGION)],
])("waters near a point have the names that tiles in the schema of %s give them", (_name, region) => {
  const names = namesInMap(mapOf(region), INVENTED);
  expect(names[0]).toBe("Heron Lake");
  expect(names.toSorted()).toEqual(["Alder Creek", "Heron Lake"]);
});

import type { Land } from "@creel/domain/basemap/land";
import { ROUGH_COAST_ZOOM } from "@creel/domain/basemap/rough-zooms";
import { squaresIn } from "@creel/domain/basemap/squares";
import { type Bounds, ringOf } from "@creel/domain/places/bounds";
import { useQueries } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";

import { nearLandQuery } from "../../basemap/near-land.ts";
import { NEAR_LAND_CEILING, ROUGH_DASHES } from "../style/embedded-style.ts";
import type { Palette } from "../style/palette.ts";

/** From this zoom on the coarse land is coarse to the eye. */
export const NEAR_LAND_ZOOM = 6;

interface NearLandProps {
  bounds: Bounds;
  palette: Palette;
}

/** Finer coasts, over the coarse ones of the style, below rivers and lakes. */
export function NearLand({ bounds, palette: { land, water, shore } }: NearLandProps) {
  const data = useLand(bounds);
  const below = { beforeId: NEAR_LAND_CEILING, minzoom: NEAR_LAND_ZOOM } as const;
  return (
    <Source id="near-land" type="geojson" data={data}>
      <Layer
        {...below}
        id="near-sea"
        type="fill"
        filter={["==", ["get", "kind"], "sea"]}
        paint={area(water)}
      />
      <Layer
        {...below}
        id="near-land"
        type="fill"
        filter={["==", ["get", "kind"], "land"]}
        paint={area(land)}
      />
      <Layer
        {...below}
        id="near-coast"
        type="line"
        filter={["==", ["get", "kind"], "coast"]}
        maxzoom={ROUGH_COAST_ZOOM}
        paint={{ "line-color": shore, "line-width": 0.75 }}
      />
      <Layer
        {...below}
        id="near-coast-rough"
        type="line"
        filter={["==", ["get", "kind"], "coast"]}
        minzoom={ROUGH_COAST_ZOOM}
        paint={{ "line-color": shore, "line-width": 1, "line-dasharray": ROUGH_DASHES }}
      />
    </Source>
  );
}

/** Without antialiasing, which shows where two squares meet. */
function area(color: string) {
  return { "fill-color": color, "fill-antialias": false };
}

function useLand(bounds: Bounds): FeatureCollection {
  return useQueries({ queries: squaresIn(bounds).map(nearLandQuery), combine: together });
}

/** One function, so that the same land is drawn once. */
function together(results: readonly { data?: Land | null | undefined }[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: results.flatMap(({ data }) => (data ? toFeatures(data) : [])),
  };
}

function toFeatures({ sides, polygons, coasts }: Land): Feature[] {
  return [
    feature("sea", { type: "Polygon", coordinates: [ringOf(sides)] }),
    feature("land", { type: "MultiPolygon", coordinates: polygons }),
    feature("coast", { type: "MultiLineString", coordinates: coasts }),
  ];
}

function feature(kind: string, geometry: Feature["geometry"]): Feature {
  return { type: "Feature", geometry, properties: { kind } };
}

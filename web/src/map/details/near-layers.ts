import type { Land } from "@creel/domain/basemap/land";
import { ROUGH_COAST_ZOOM } from "@creel/domain/basemap/rough-zooms";
import { ringOf } from "@creel/domain/places/bounds";
import type { Feature, FeatureCollection } from "geojson";
import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";

import { roughShorePaint, shorePaint } from "../style/embedded-style.ts";
import { townNameLooks } from "../style/label-layers.ts";
import type { Palette } from "../style/palette.ts";

export const NEAR_LAND_SOURCE = "near-land";
/** From this zoom on the coarse land is coarse to the eye. */
export const NEAR_LAND_ZOOM = 6;

export const NEAR_TOWNS_SOURCE = "near-towns";
/** From this zoom on the embedded style shows too few towns. */
export const NEAR_TOWNS_ZOOM = 7;

/** Finer coasts, over the coarse ones of the style. */
export function nearLandLayers({
  land,
  water,
  shore,
}: Palette): (FillLayerSpecification | LineLayerSpecification)[] {
  const layer = { source: NEAR_LAND_SOURCE, minzoom: NEAR_LAND_ZOOM };
  const coast = { ...layer, type: "line", filter: ofKind("coast") } as const;
  return [
    { ...layer, id: "near-sea", type: "fill", filter: ofKind("sea"), paint: area(water) },
    { ...layer, id: "near-land", type: "fill", filter: ofKind("land"), paint: area(land) },
    {
      ...coast,
      id: "near-coast",
      maxzoom: ROUGH_COAST_ZOOM,
      paint: shorePaint(shore),
    },
    {
      ...coast,
      id: "near-coast-rough",
      minzoom: ROUGH_COAST_ZOOM,
      paint: roughShorePaint(shore),
    },
  ];
}

function ofKind(kind: string): ExpressionSpecification {
  return ["==", ["get", "kind"], kind];
}

/** Without antialiasing, which shows where two squares meet. */
function area(color: string) {
  return { "fill-color": color, "fill-antialias": false };
}

export function nearTownsLayer(palette: Palette): SymbolLayerSpecification {
  return {
    id: "near-town-names",
    source: NEAR_TOWNS_SOURCE,
    type: "symbol",
    filter: [">=", ["zoom"], ["-", 15, ["*", 2, ["get", "rank"]]]],
    ...townNameLooks(palette),
  };
}

/** @param lands `null` is a square of nothing but sea, as the coarse land has it */
export function landFeatures(lands: readonly (Land | null)[]): FeatureCollection {
  return { type: "FeatureCollection", features: lands.flatMap((land) => (land ? featuresOf(land) : [])) };
}

function featuresOf({ sides, polygons, coasts }: Land): Feature[] {
  const land = feature("land", { type: "MultiPolygon", coordinates: polygons });
  // Without a coast it is all land, and the sea below it would be drawn for nothing.
  if (coasts.length === 0) return [land];
  return [
    feature("sea", { type: "Polygon", coordinates: [ringOf(sides)] }),
    land,
    feature("coast", { type: "MultiLineString", coordinates: coasts }),
  ];
}

function feature(kind: string, geometry: Feature["geometry"]): Feature {
  return { type: "Feature", geometry, properties: { kind } };
}

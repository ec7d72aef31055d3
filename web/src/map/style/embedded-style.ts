import { ROUGH_FROM_ZOOM } from "@creel/domain/basemap/rough-zooms";
import { i18n } from "@lingui/core";
import type { LayerSpecification, LineLayerSpecification, StyleSpecification } from "maplibre-gl";

import { BASEMAP_ATTRIBUTION, BASEMAP_FILES } from "../../basemap/files.ts";
import { labelLayers } from "./label-layers.ts";
import type { Palette } from "./palette.ts";

/**
 * An empty layer: details are inserted below it and pins above. As a part of the style it is there in whatever order
 * layers return after the style has changed.
 */
export const DETAILS_CEILING = "details-ceiling";

/** The rivers: finer land is inserted below them, above the coarse. */
export const NEAR_LAND_CEILING = "rivers";

export const LAKES_LAYER = "lakes";

const ROUGH_DASHES = [5, 3];

function source(data: string) {
  return { type: "geojson" as const, data, attribution: i18n._(BASEMAP_ATTRIBUTION) };
}

/** Land, water, borders and towns, without a request to another host. */
export function embeddedStyle(palette: Palette): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: source(BASEMAP_FILES.land),
      lakes: source(BASEMAP_FILES.lakes),
      "lake-names": source(BASEMAP_FILES.lakeNames),
      rivers: source(BASEMAP_FILES.rivers),
      borders: source(BASEMAP_FILES.borders),
      towns: source(BASEMAP_FILES.towns),
    },
    layers: [
      ...groundLayers(palette),
      ...borderLayers(palette),
      ...labelLayers(palette),
      { id: DETAILS_CEILING, type: "background", layout: { visibility: "none" } },
    ],
  };
}

function groundLayers({ land, water, shore }: Palette): LayerSpecification[] {
  return [
    { id: "water", type: "background", paint: { "background-color": water } },
    { id: "land", type: "fill", source: "land", paint: { "fill-color": land } },
    ...shoreLayers("coast", "land", shore),
    ...riverLayers(shore),
    { id: LAKES_LAYER, type: "fill", source: "lakes", paint: { "fill-color": water } },
    ...shoreLayers("lake-shores", "lakes", shore),
  ];
}

/** Dashed like shores from where on they are drawn larger than they are known. */
function riverLayers(color: string): LayerSpecification[] {
  const line = { type: "line", source: "rivers" } as const;
  const look = {
    "line-color": color,
    "line-opacity": 0.7,
    "line-width": ["interpolate", ["linear"], ["zoom"], 3, 0.4, 10, 2],
  } satisfies LineLayerSpecification["paint"];
  return [
    {
      ...line,
      id: NEAR_LAND_CEILING,
      maxzoom: ROUGH_FROM_ZOOM,
      filter: ["<=", ["get", "zoom"], ["zoom"]],
      paint: look,
    },
    {
      ...line,
      id: "rivers-rough",
      minzoom: ROUGH_FROM_ZOOM,
      filter: ["<=", ["get", "zoom"], ["zoom"]],
      paint: { ...look, "line-dasharray": ROUGH_DASHES },
    },
  ];
}

/** Dashed from where on they are drawn larger than they are known. */
function shoreLayers(id: string, of: string, color: string): LayerSpecification[] {
  const line = { type: "line", source: of } as const;
  return [
    { ...line, id, maxzoom: ROUGH_FROM_ZOOM, paint: shorePaint(color) },
    { ...line, id: `${id}-rough`, minzoom: ROUGH_FROM_ZOOM, paint: roughShorePaint(color) },
  ];
}

export function shorePaint(color: string) {
  return { "line-color": color, "line-width": 0.75 };
}

/** The paint of a shore that is drawn larger than it is known. */
export function roughShorePaint(color: string) {
  return { "line-color": color, "line-width": 1, "line-dasharray": ROUGH_DASHES };
}

function borderLayers({ line }: Palette): LayerSpecification[] {
  return [
    {
      id: "states",
      type: "line",
      source: "borders",
      minzoom: 3,
      filter: ["==", ["get", "kind"], "state"],
      paint: { "line-color": line, "line-opacity": 0.6, "line-width": 0.75, "line-dasharray": [2, 2] },
    },
    {
      id: "countries",
      type: "line",
      source: "borders",
      filter: ["==", ["get", "kind"], "country"],
      paint: { "line-color": line, "line-width": 1 },
    },
  ];
}

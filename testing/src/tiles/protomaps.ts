import type { Feature, Geometry, Position } from "geojson";

import type { Region } from "./region.ts";

type Labels = Record<string, unknown>;

/** Translates a feature's labels into another schema. Returns `null` if that schema has no such feature. */
type Relabel = (labels: Labels) => { layer: string; labels: Labels } | null;

const ROADS: Record<string, Labels> = {
  motorway: { kind: "highway", kind_detail: "motorway" },
  trunk: { kind: "major_road", kind_detail: "trunk" },
  primary: { kind: "major_road", kind_detail: "primary" },
  secondary: { kind: "major_road", kind_detail: "secondary" },
  tertiary: { kind: "major_road", kind_detail: "tertiary" },
  minor: { kind: "minor_road", kind_detail: "residential" },
  service: { kind: "minor_road", kind_detail: "service" },
  track: { kind: "path", kind_detail: "track" },
  path: { kind: "path", kind_detail: "path" },
  pier: { kind: "path", kind_detail: "pier" },
  rail: { kind: "rail", kind_detail: "rail" },
};

const LAYERS: Record<string, Relabel> = {
  landcover: ({ class: kind }) => labeled("landuse", { kind }),
  landuse: ({ class: kind }) => labeled("landuse", { kind }),
  water: ({ class: kind, intermittent }) =>
    labeled("water", { kind, ...(intermittent === 1 && { intermittent: true }) }),
  waterway: ({ class: kind, name, intermittent }) =>
    labeled("water", { kind, name, ...(intermittent === 1 && { intermittent: true }) }),
  water_name: ({ class: kind, intermittent: _none, ...names }) => labeled("water", { kind, ...names }),
  transportation: ({ class: road, brunnel }) => {
    const labels = ROADS[String(road)];
    if (!labels) return null;
    return labeled("roads", { ...labels, is_bridge: brunnel === "bridge", is_tunnel: brunnel === "tunnel" });
  },
  transportation_name: ({ class: road, name }) => {
    const labels = ROADS[String(road)];
    return labels ? labeled("roads", { ...labels, name }) : null;
  },
  place: ({ class: kind, rank, ...names }) =>
    labeled("places", {
      kind: "locality",
      kind_detail: kind,
      population_rank: Math.max(1, 16 - Number(rank ?? 15)),
      ...names,
    }),
  poi: ({ subclass: kind, name }) => labeled("pois", { kind, name }),
};

function labeled(layer: string, labels: Labels): { layer: string; labels: Labels } {
  const known = Object.entries(labels).filter(([, value]) => value !== undefined && value !== false);
  return { layer, labels: Object.fromEntries(known) };
}

/**
 * Converts a region to version 4 of https://docs.protomaps.com/basemaps/layers, in which names of waters are points.
 */
export function toProtomaps(region: Region): Region {
  const layers: Record<string, Feature[]> = {};
  for (const [name, { features }] of Object.entries(region)) {
    for (const { properties, geometry } of features) {
      const relabeled = LAYERS[name]?.(properties ?? {});
      if (!relabeled) continue;
      (layers[relabeled.layer] ??= []).push({
        type: "Feature",
        properties: relabeled.labels,
        geometry: name === "water_name" ? pointOf(geometry) : geometry,
      });
    }
  }
  return Object.fromEntries(
    Object.entries(layers).map(([name, features]) => [name, { type: "FeatureCollection", features }]),
  );
}

/** Returns the middle of a line. Other geometries stay as they are. */
function pointOf(geometry: Geometry): Geometry {
  if (geometry.type !== "LineString") return geometry;
  const middle: Position = geometry.coordinates[Math.floor(geometry.coordinates.length / 2)] ?? [];
  return { type: "Point", coordinates: middle };
}

import type { Feature, FeatureCollection, Geometry } from "geojson";

/** Features, keyed by the layer's name in the OpenMapTiles schema. */
export type Region = Record<string, FeatureCollection>;

/** The middle of the invented region. */
export const INVENTED = { latitude: 47.9, longitude: -92.3 };

/** Degrees east and north of the middle. */
type Point = readonly [east: number, north: number];

const LAKE: Point[] = [
  [-0.07, -0.004],
  [-0.05, -0.018],
  [-0.02, -0.022],
  [0.02, -0.02],
  [0.06, -0.016],
  [0.068, 0.004],
  [0.045, 0.018],
  [0.01, 0.026],
  [-0.03, 0.02],
  [-0.07, 0.004],
];
const ISLAND: Point[] = [
  [0.02, 0.002],
  [0.032, 0.004],
  [0.028, 0.01],
  [0.018, 0.008],
];
const DEEP: Point[] = [
  [-0.03, -0.012],
  [-0.004, -0.013],
  [0, -0.002],
  [-0.025, 0],
];

/** A region that has one of everything a chart shows. */
export const INVENTED_REGION: Region = {
  landcover: layer(
    area({ class: "wood" }, [
      [-0.2, 0.02],
      [0.2, 0.04],
      [0.2, 0.15],
      [-0.2, 0.15],
    ]),
    area({ class: "wetland" }, [
      [0.065, -0.03],
      [0.1, -0.035],
      [0.105, -0.008],
      [0.07, -0.004],
    ]),
  ),
  landuse: layer(
    area({ class: "residential" }, [
      [-0.1, -0.05],
      [-0.07, -0.05],
      [-0.07, -0.035],
      [-0.1, -0.035],
    ]),
    area({ class: "dam" }, [
      [-0.0705, -0.004],
      [-0.0685, -0.004],
      [-0.0685, 0.004],
      [-0.0705, 0.004],
    ]),
  ),
  water: layer(
    area({ class: "lake", intermittent: 0 }, LAKE, ISLAND),
    area({ class: "lake", intermittent: 1 }, [
      [0.12, 0.03],
      [0.135, 0.028],
      [0.14, 0.04],
      [0.125, 0.043],
    ]),
  ),
  depth_area: layer(area({ depth: 8 }, scaled(LAKE, 0.7), ISLAND), area({ depth: 20 }, DEEP)),
  depth_contour: layer(path({ depth: 8 }, closed(scaled(LAKE, 0.7))), path({ depth: 20 }, closed(DEEP))),
  waterway: layer(
    path({ class: "river", name: "Otter River" }, [
      [-0.069, 0],
      [-0.1, -0.02],
      [-0.13, -0.018],
      [-0.2, -0.05],
    ]),
    path({ class: "stream", name: "Alder Creek" }, [
      [0.03, 0.12],
      [0.035, 0.08],
      [0.02, 0.05],
      [0.01, 0.026],
    ]),
    path({ class: "stream", intermittent: 1 }, [
      [0.13, 0.03],
      [0.1, 0.012],
      [0.066, 0.004],
    ]),
  ),
  water_name: layer(
    path({ class: "lake", name: "Heron Lake", "name:de": "Reihersee" }, [
      [-0.045, -0.004],
      [0, -0.008],
      [0.045, -0.004],
    ]),
    point({ class: "lake", name: "Loon Pond" }, [0.13, 0.036]),
  ),
  transportation: layer(
    path({ class: "primary" }, [
      [-0.2, -0.06],
      [-0.085, -0.045],
      [0.2, -0.06],
    ]),
    path({ class: "minor" }, [
      [-0.085, -0.045],
      [-0.06, -0.028],
      [-0.04, -0.021],
    ]),
    path({ class: "minor", brunnel: "bridge" }, [
      [-0.111, -0.012],
      [-0.109, -0.028],
    ]),
    path({ class: "path" }, [
      [0.01, 0.024],
      [0.06, 0.045],
      [0.12, 0.046],
    ]),
    path({ class: "pier" }, [
      [-0.04, -0.0205],
      [-0.039, -0.017],
    ]),
  ),
  place: layer(
    point({ class: "town", name: "Alder Falls", rank: 10 }, [-0.085, -0.043]),
    point({ class: "hamlet", name: "Otter Bend", rank: 14 }, [-0.13, -0.014]),
  ),
  poi: layer(
    point({ class: "harbor", subclass: "marina" }, [-0.043, -0.02]),
    point({ class: "harbor", subclass: "slipway" }, [0.03, -0.0215]),
  ),
};

function layer(...features: Feature[]): FeatureCollection {
  return { type: "FeatureCollection", features };
}

function feature(properties: object, geometry: Geometry): Feature {
  return { type: "Feature", properties: { ...properties }, geometry };
}

function area(properties: object, ...rings: Point[][]): Feature {
  return feature(properties, {
    type: "Polygon",
    coordinates: rings.map((ring) => closed(ring).map(onEarth)),
  });
}

function path(properties: object, points: readonly Point[]): Feature {
  return feature(properties, { type: "LineString", coordinates: points.map(onEarth) });
}

function point(properties: object, where: Point): Feature {
  return feature(properties, { type: "Point", coordinates: onEarth(where) });
}

function closed(ring: readonly Point[]): Point[] {
  return ring.concat(ring.slice(0, 1));
}

function scaled(ring: readonly Point[], by: number): Point[] {
  return ring.map(([east, north]) => [east * by, north * by]);
}

function onEarth([east, north]: Point): [number, number] {
  return [INVENTED.longitude + east, INVENTED.latitude + north];
}

import { MERCATOR_EDGE } from "@creel/domain/map/mercator";
import type { Bounds } from "@creel/domain/places/bounds";
import type { Feature, FeatureCollection } from "geojson";

/** Distances between lines, in degrees: 30° down to 1′. */
const STEPS = [30, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60];
/** About the number of lines in a view. */
const LINES = 4;

/** In degrees, at the edges of the view: a figure that begins there would be cut. */
interface Margins {
  east: number;
  north: number;
  south: number;
}

/** In degrees; meridians may lie beyond 180. */
export interface DegreeLines {
  meridians: readonly number[];
  parallels: readonly number[];
  /** Where they end. */
  edges: { left: number; right: number; top: number; bottom: number };
}

interface Graticule {
  lines: DegreeLines;
  labels: FeatureCollection;
}

/** Lines of latitude and longitude, each labeled at the west or north edge of the view if there is room for it. */
export function drawGraticule({ west, south, east, north }: Bounds, margins: Margins): Graticule {
  const right = east < west ? east + 360 : east;
  const step = stepFor(Math.max(right - west, north - south));
  const overlap = right - west;
  const edges = {
    left: west - overlap,
    right: right + overlap,
    top: clamp(north + overlap),
    bottom: clamp(south - overlap),
  };
  const lines = {
    meridians: multiples(step, edges.left, edges.right),
    parallels: multiples(step, edges.bottom, edges.top),
    edges,
  };
  const labels = [
    ...multiples(step, west, right - margins.east).map((longitude) =>
      label([longitude, north], formatDegrees(wrap(longitude), "E", "W"), true),
    ),
    ...multiples(step, clamp(south + margins.south), clamp(north - margins.north)).map((latitude) =>
      label([west, latitude], formatDegrees(latitude, "N", "S"), false),
    ),
  ];
  return { lines, labels: { type: "FeatureCollection", features: labels } };
}

function stepFor(span: number): number {
  return STEPS.find((step) => span / step >= LINES) ?? STEPS.at(-1) ?? 1;
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

function clamp(latitude: number): number {
  return Math.max(-MERCATOR_EDGE, Math.min(MERCATOR_EDGE, latitude));
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function label(at: number[], text: string, isMeridian: boolean): Feature {
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: at },
    properties: { label: text, isMeridian },
  };
}

/** As in "47°30′N", "92°W". */
export function formatDegrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const degrees = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hemisphere = minutes === 0 ? "" : value < 0 ? negative : positive;
  return `${degrees}°${rest === 0 ? "" : `${String(rest).padStart(2, "0")}′`}${hemisphere}`;
}

import type { NewSpotFields, NewWaterFields } from "../waters/new-water.ts";
import { SPOTS } from "./sample-lake.ts";

/** The shore as Natural Earth has it, which is in the public domain. */
const SHORE: [number, number][] = [
  [-93.53, 46.25],
  [-93.54, 46.27],
  [-93.54, 46.3],
  [-93.55, 46.34],
  [-93.57, 46.36],
  [-93.61, 46.36],
  [-93.68, 46.34],
  [-93.76, 46.31],
  [-93.8, 46.26],
  [-93.77, 46.2],
  [-93.73, 46.16],
  [-93.67, 46.14],
  [-93.6, 46.14],
  [-93.54, 46.15],
  [-93.51, 46.18],
  [-93.52, 46.21],
  [-93.53, 46.25],
];

export const SAMPLE_WATER = {
  name: "Mille Lacs Lake",
  kind: "lake",
  latitude: 46.25,
  longitude: -93.66,
  radius: 13_000,
  outline: { type: "Polygon", coordinates: [SHORE] },
  note: "Wide and shallow: wind makes waves within the hour. The gravel holds muskies, the flats walleyes at dawn.",
} as const satisfies NewWaterFields;

export const SAMPLE_SPOTS = [
  { name: "Gravel bar", ...SPOTS.gravelBar, radius: 400, note: "Muskies, with patience." },
  { name: "Mud flat", ...SPOTS.mudFlat, radius: 400, note: null },
  { name: "Reed line", ...SPOTS.reedLine, radius: 400, note: "Pike along the edge." },
] as const satisfies NewSpotFields[];

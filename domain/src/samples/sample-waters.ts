import type { Coordinates } from "../places/coordinates.ts";
import type { NewSpotFields, NewWaterFields } from "../waters/new-water.ts";

/** The time zone of all three waters. */
export const SAMPLE_TIME_ZONE = "America/Chicago";

type Shore = [number, number][];

// Shores and river course from Natural Earth (public domain), which the built-in map draws as well.

const MILLE_LACS: Shore = [
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

const LEECH: Shore = [
  [-94.25, 47.19],
  [-94.28, 47.19],
  [-94.31, 47.18],
  [-94.3, 47.22],
  [-94.28, 47.27],
  [-94.3, 47.28],
  [-94.38, 47.24],
  [-94.44, 47.23],
  [-94.5, 47.22],
  [-94.59, 47.2],
  [-94.61, 47.21],
  [-94.62, 47.17],
  [-94.6, 47.12],
  [-94.59, 47.08],
  [-94.58, 47.06],
  [-94.57, 47.07],
  [-94.57, 47.12],
  [-94.52, 47.14],
  [-94.46, 47.11],
  [-94.43, 47.08],
  [-94.39, 47.07],
  [-94.35, 47.07],
  [-94.3, 47.1],
  [-94.26, 47.15],
  [-94.25, 47.19],
];

const MISSISSIPPI: Shore = [
  [-94.2, 45.66],
  [-94.21, 45.63],
  [-94.19, 45.58],
  [-94.13, 45.5],
  [-94.06, 45.44],
  [-93.94, 45.39],
];

export const SAMPLE_WATERS = {
  milleLacs: {
    name: "Mille Lacs Lake",
    kind: "lake",
    latitude: 46.25,
    longitude: -93.66,
    radius: 13_000,
    outline: { type: "Polygon", coordinates: [MILLE_LACS] },
    note: "Wide and shallow: wind makes waves within the hour. Muskies on the gravel, walleyes on the flats.",
  },
  leech: {
    name: "Leech Lake",
    kind: "lake",
    latitude: 47.16,
    longitude: -94.42,
    radius: 14_000,
    outline: { type: "Polygon", coordinates: [LEECH] },
    note: "Start on the lee side. Best perch of the year just before the ice goes.",
  },
  mississippi: {
    name: "Mississippi River",
    kind: "river",
    latitude: 45.52,
    longitude: -94.145,
    radius: 15_000,
    outline: { type: "LineString", coordinates: MISSISSIPPI },
    note: "Wade the rapids when it is low. When it is high, stay in the boat.",
  },
} as const satisfies Record<string, NewWaterFields>;
type SampleWater = keyof typeof SAMPLE_WATERS;

interface SampleSpot extends Required<Pick<NewSpotFields, "name" | "note">>, Coordinates {
  water: SampleWater;
  /** In meters. */
  radius: number;
}

/** The spots are also on the water in the built-in map, whose shores are coarse. */
export const SAMPLE_SPOTS = {
  mudFlat: on("milleLacs", ["Mud flat", 46.2684, -93.6397], "Walleyes along the edge, 18 to 22 feet."),
  rockPile: on("milleLacs", ["Rock pile", 46.3001, -93.7198], "Smallmouth on the shady side."),
  gravelBar: on("milleLacs", ["Gravel bar", 46.3183, -93.6604], "Muskies, with patience."),
  eastReef: on("milleLacs", ["East reef", 46.2958, -93.5801]),
  sandBar: on("milleLacs", ["Sand bar", 46.2619, -93.5854], "Perch through the ice."),
  humps: on("milleLacs", ["Deep humps", 46.2052, -93.6601]),
  reedFlats: on("leech", ["Reed flats", 47.2, -94.36], "Pike along the reeds."),
  rockBar: on("leech", ["Rock bar", 47.185, -94.47]),
  breakLine: on("leech", ["Break line", 47.12, -94.4], "Drops from 12 to 30 feet."),
  cabbage: on("leech", ["Cabbage bay", 47.24, -94.33], "Bluegill beds in June."),
  rapids: on("mississippi", ["Rapids", 45.6, -94.198]),
  islandSeam: on("mississippi", ["Island seam", 45.54, -94.16], "Cast up, let it swing."),
  bridgeHole: on("mississippi", ["Bridge hole", 45.47, -94.095], "Catfish after dark, walleyes in fall."),
} as const satisfies Record<string, SampleSpot>;
export type SampleSpotName = keyof typeof SAMPLE_SPOTS;

function on(
  water: SampleWater,
  [name, latitude, longitude]: readonly [name: string, latitude: number, longitude: number],
  note: string | null = null,
): SampleSpot {
  return { water, name, latitude, longitude, radius: 400, note };
}

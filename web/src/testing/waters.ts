import type { Spot, Water } from "@creel/domain/waters/water";
import type { WaterStats } from "@creel/domain/waters/water-stats";

import type { Answers } from "./network.ts";

export function waterOf(known: Partial<Water> = {}): Water {
  return {
    id: "0193a2c4-0000-7000-8000-000000000001",
    version: 1,
    name: "Lake Vermilion",
    kind: "lake",
    latitude: 47.85,
    longitude: -92.35,
    radius: 2000,
    outline: null,
    note: null,
    is_sample: false,
    fish: 91,
    trips: 41,
    blanks: 9,
    hours: 152,
    best: null,
    first_on: "2024-03-04",
    usable: { trips: 41, fish: 91, hours: 152 },
    last_on: "2025-11-20",
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    spots: [],
    ...known,
  };
}

export function spotOf(known: Partial<Spot> = {}): Spot {
  const { latitude, longitude } = waterOf();
  const id = "0193a2c4-0000-7000-8000-0000000000a1";
  return {
    id,
    version: 1,
    name: "East reef",
    latitude,
    longitude,
    radius: 100,
    note: null,
    fish: 0,
    ...known,
  };
}

export const NO_STATS: WaterStats = {
  bySpecies: [],
  byMonth: [],
  byYear: [],
  byDepth: [],
  byLure: [],
  bests: [],
};

const NO_TRIPS = { trips: [], nextCursor: null, total: 0 };

/** Answers about these waters, which are as they were until a test says otherwise. */
export function answersOfWaters(...waters: Water[]): Answers {
  const summaries = waters.map((water) => ({ ...water, small_outline: water.outline }));
  return {
    "GET /waters": { waters: summaries, unnamed: [] },
    ...Object.fromEntries(waters.map((water) => [`GET /waters/${water.id}`, { water }])),
    "GET /waters/*/stats": NO_STATS,
    "GET /catches/stats/species": { species: [{ species: "Walleye", count: 91 }] },
    "GET /trips": NO_TRIPS,
    "GET /catches/pins": { parts: [] },
  };
}

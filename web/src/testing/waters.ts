import { ringOf } from "@creel/domain/places/bounds";
import { newWaterSchema } from "@creel/domain/waters/new-water";
import type { Spot, Water } from "@creel/domain/waters/water";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import type { WaterStats } from "@creel/domain/waters/water-stats";

import { conditionsOf } from "./conditions.ts";
import type { Answers, Asked } from "./network.ts";

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

/** An unnamed place with twelve catches and six trips, on a lake that the map calls Mille Lacs Lake. */
export function unnamedOf(known: Partial<UnnamedPlace> = {}): UnnamedPlace {
  return {
    latitude: 46.2,
    longitude: -93.7,
    radius: 2000,
    kind: "lake",
    outline: {
      type: "Polygon",
      coordinates: [ringOf({ west: -93.8, south: 46.1, east: -93.4, north: 46.4 })],
    },
    names: [{ name: "Mille Lacs Lake", from: "map" }],
    fish: 12,
    trips: 6,
    blanks: 2,
    hours: 24,
    last_on: "2025-11-20",
    places: [
      [-93.7, 46.2, 9, 4],
      [-93.5, 46.3, 3, 2],
    ],
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

/** Returns answers of a log with these waters. They do not change unless a test changes them. */
export function answersOfWaters(...waters: Water[]): Answers {
  const summaries = waters.map((water) => ({ ...water, small_outline: water.outline }));
  return {
    "GET /waters": { waters: summaries, unnamed: [] },
    ...Object.fromEntries(waters.map((water) => [`GET /waters/${water.id}`, { water }])),
    "GET /waters/*/stats": NO_STATS,
    "GET /waters/*/conditions": { conditions: conditionsOf() },
    "GET /catches/stats/species": { species: [{ species: "Walleye", count: 91 }] },
    "GET /trips": NO_TRIPS,
    "GET /catches/pins": { parts: [] },
  };
}

/** Like `answersOfWaters`, with unnamed places, too. A place that gets a name becomes a water until it is deleted. */
export function answersOfUnnamed(...unnamed: UnnamedPlace[]): Answers {
  const named = new Map<UnnamedPlace, Water>();
  return {
    ...answersOfWaters(),
    "GET /places/at": { name: "Near Vineland, Minnesota" },
    "GET /waters": () => ({
      waters: [...named.values()].map((water) => Object.assign({}, water, { small_outline: water.outline })),
      unnamed: unnamed.filter((place) => !named.has(place)),
    }),
    "POST /waters": ({ body }: Asked) => {
      const sent = newWaterSchema.parse(body);
      const place = unnamed.find(({ latitude }) => latitude === sent.latitude) ?? unnamedOf();
      const { fish, trips, blanks, hours } = place;
      const usable = { trips, fish, hours };
      const { id = "", name, kind, latitude: north, longitude, radius, outline = null } = sent;
      const shape = { latitude: north, longitude, radius, outline };
      const water = waterOf({ id, name, kind, ...shape, fish, trips, blanks, hours, usable });
      named.set(place, water);
      return { water, found: { catches: fish, trips } };
    },
    "DELETE /waters/*": () => {
      named.clear();
      return new Response(null, { status: 204 });
    },
  };
}

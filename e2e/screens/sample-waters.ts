import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";

import { callApi } from "../setup/api.ts";
import { NOW } from "./fixed-clock.ts";

interface Spot {
  latitude: number;
  longitude: number;
  /** The days on which trips were made, in days ago. */
  days: readonly number[];
  note?: string;
}

/** Spots on Mille Lacs and Leech Lake, which the built-in map knows, and on two small waters that it does not. */
const SPOTS: readonly Spot[] = [
  { latitude: 46.19, longitude: -93.75, days: [2, 9, 16, 23, 30], note: "Mille Lacs was calm" },
  { latitude: 46.31, longitude: -93.55, days: [3, 12] },
  { latitude: 46.16, longitude: -93.6, days: [5] },
  { latitude: 46.35, longitude: -93.68, days: [7, 44] },
  { latitude: 47.14, longitude: -94.4, days: [10, 11] },
  { latitude: 47.21, longitude: -94.28, days: [40] },
  { latitude: 46.86, longitude: -91.4, days: [15, 18] },
  { latitude: 45.94, longitude: -93.42, days: [20], note: "Fished Ann Lake until dark" },
];

const SPECIES = ["Walleye", "Perch", "Pike", "Smallmouth Bass"];
const FISHED_HOURS = 3;

/** Adds trips and catches on waters without names. Every third trip has no catch. */
export async function addNamelessWaters(url: string, token: string): Promise<void> {
  const today = NOW - (NOW % DAY_MS);
  const trips = SPOTS.flatMap(({ days, ...spot }) => days.map((ago) => ({ ...spot, ago })));
  for (const [index, { ago, note, ...place }] of trips.entries()) {
    const start = today - ago * DAY_MS + 12 * HOUR_MS;
    const at = (hours: number) => new Date(start + hours * HOUR_MS).toISOString();
    const when = { started_at: at(0), ended_at: at(FISHED_HOURS), time_zone: "America/Chicago" };
    await callApi(url, "/trips", { token, body: { ...when, ...place } });
    if (index % 3 === 2) continue;
    const caught = { species: SPECIES[index % SPECIES.length], weight: 2 + (index % 4), lure_type: "Jig" };
    const body = {
      ...caught,
      ...place,
      date: at(1),
      time_zone: "America/Chicago",
      ...(note && { notes: note }),
    };
    await callApi(url, "/catches", { token, body });
  }
}

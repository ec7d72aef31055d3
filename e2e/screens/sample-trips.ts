import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";

import { callApi } from "../setup/api.ts";
import { NOW } from "./fixed-clock.ts";

const TODAY = NOW - (NOW % DAY_MS);

const idOf = (number: number) => `019a9c51-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const WATER_ID = idOf(1);
/** A trip with fish, a lost fish and a pause. */
export const TRIP_ID = idOf(100);
const RUNNING_ID = idOf(99);

const WATER = {
  id: WATER_ID,
  name: "Chequamegon Bay",
  latitude: 46.85,
  longitude: -90.95,
  radius: 60_000,
  note: "Walleye on the first break until July, then deeper.",
};
const SPOT = { name: "North weed edge", latitude: 47.0, longitude: -90.72 };

interface SampleTrip {
  daysAgo: number;
  /** The hour of the start, in UTC. */
  from: number;
  hours: number;
}

/** Trips an odd number of days ago hold the catches of the sample. The others have none. */
const TRIPS: readonly SampleTrip[] = [
  { daysAgo: 1, from: 11, hours: 3.5 },
  { daysAgo: 2, from: 20, hours: 2 },
  { daysAgo: 3, from: 12, hours: 3 },
  { daysAgo: 5, from: 13, hours: 4 },
  { daysAgo: 8, from: 11.5, hours: 5.5 },
  { daysAgo: 21, from: 12, hours: 2.5 },
];

type Send = (path: string, body: object) => Promise<unknown>;

/** Adds trips on a water with a spot. Two of them are blanks. */
export async function addTrips(url: string, token: string): Promise<void> {
  const send: Send = (path, body) => callApi(url, path, { token, body });
  await send("/waters", WATER);
  await send(`/waters/${WATER_ID}/spots`, SPOT);
  for (const [index, { daysAgo, from, hours }] of TRIPS.entries()) {
    const start = TODAY - daysAgo * DAY_MS + from * HOUR_MS;
    await send("/trips", {
      ...tripOf(start),
      id: index === 0 ? TRIP_ID : idOf(100 + index),
      ended_at: instant(start + hours * HOUR_MS),
      method: "Casting",
      target_species: index % 2 === 0 ? ["Walleye"] : [],
    });
  }
  const begun = TODAY - DAY_MS + 11 * HOUR_MS;
  await happen(send, TRIP_ID, ["lost", begun + 50 * MINUTE_MS]);
  await happen(send, TRIP_ID, ["pause", begun + 120 * MINUTE_MS]);
  await happen(send, TRIP_ID, ["resume", begun + 140 * MINUTE_MS]);
  await send(`/trips/${TRIP_ID}/positions`, { positions: driftFrom(begun) });
}

/** Returns the track of a drift off the islands, with a gap while the phone was away. */
function driftFrom(begun: number) {
  const minutes = Array.from({ length: 110 }, (_, minute) => minute).filter(
    (minute) => minute < 60 || minute > 75,
  );
  return minutes.map((minute) => ({
    at: instant(begun + minute * MINUTE_MS),
    latitude: 47.08 + 0.0008 * minute + 0.004 * Math.sin(minute / 6),
    longitude: -90.74 + 0.0014 * minute + 0.006 * Math.cos(minute / 9),
    accuracy: 18,
  }));
}

/** Starts a trip that began two hours ago, with one lost fish and a caught one of a long name. */
export async function startTrip(url: string, token: string): Promise<void> {
  const send: Send = (path, body) => callApi(url, path, { token, body });
  await send("/waters", WATER);
  await send("/trips", { ...tripOf(NOW - 125 * MINUTE_MS), id: RUNNING_ID, start_source: "tap" });
  await happen(send, RUNNING_ID, ["lost", NOW - 40 * MINUTE_MS]);
  await send("/catches", {
    ...placeOf(WATER),
    species: "Smallmouth Bass",
    date: instant(NOW - 60 * MINUTE_MS),
    time_zone: "America/Chicago",
  });
}

function tripOf(start: number) {
  return { ...placeOf(WATER), started_at: instant(start), time_zone: "America/Chicago" };
}

function placeOf({ latitude, longitude }: typeof WATER) {
  return { latitude, longitude };
}

const instant = (time: number) => new Date(time).toISOString();

function happen(send: Send, tripId: string, [kind, at]: [kind: string, at: number]): Promise<unknown> {
  return send(`/trips/${tripId}/events`, { kind, at: instant(at) });
}

import { dayAt } from "@creel/domain/dates/clock";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Now } from "@creel/domain/now/now";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { WaterKind } from "@creel/domain/waters/new-water";
import { tidalReach } from "@creel/domain/waters/tidal-reach";
import { turnsBetween } from "@creel/domain/weather/tides";
import type { Weather } from "@creel/domain/weather/weather";
import type { I18n } from "@lingui/core";

import type { SignedInViewer } from "../accounts/sessions/signed-in.ts";
import type { WaterRow } from "../database/schema.ts";
import { orNull } from "../errors/or-null.ts";
import { findWaterNames, nameOf } from "../places/water-names.repository.ts";
import { countFish } from "../trips/record/trip-parts.repository.ts";
import { nearestTides } from "../weather/tides/tide-stations.ts";
import { describeState, describeWeather } from "./describe-now.ts";
import type { NowContext } from "./now-context.ts";
import { countFishOfDay, findLastTrip } from "./now.repository.ts";
import { placeOfNow, pointFor } from "./place-of-now.ts";
import type { LogEvidence } from "./score-evidence.ts";

interface Reading extends NowContext {
  evidenceOf: (userId: string) => Promise<LogEvidence>;
}

interface Asked {
  angler: SignedInViewer;
  language: I18n;
  /** A water id. */
  water: string | undefined;
  now: Date;
}

/** @throws AppError not_found, busy */
export async function readNow(reading: Reading, asked: Asked): Promise<Now> {
  const { db } = reading.sessions;
  const { angler, now } = asked;
  const { placed, water, trip } = await placeOfNow(db, angler, asked.water);
  const point = pointFor(angler, placed);
  const [score, tide, river, today, last] = await Promise.all([
    scoreAt(reading, asked, point),
    nextTurn(point, { kind: water?.kind ?? null, now }),
    riverOf(reading, water),
    countFishOfDay(db, angler.id, dayAt(now, angler.timeZone)),
    lastTrip(reading, angler),
  ]);
  return {
    at: now.toISOString(),
    ...score,
    ...tide,
    ...river,
    fish_today: today.fish,
    kept_today: today.kept,
    trip_running: trip !== null,
    ...last,
    ...(!angler.seesSquares && { water: water?.name ?? null }),
  };
}

type ScoreFields = Pick<
  Now,
  "score" | "rating" | "evidence" | "state" | "reasons" | "scored_trips" | "needed_trips"
>;

/** The weather is asked only if the score means something in this log. */
async function scoreAt(reading: Reading, asked: Asked, point: Coordinates | null): Promise<ScoreFields> {
  const { state, trips, of } = await reading.evidenceOf(asked.angler.id);
  const evidence = state === "rated";
  const log = { evidence, scored_trips: trips, needed_trips: of };
  const unrated = (why: Exclude<Now["state"], "rated">) => ({
    score: null,
    rating: null,
    state: why,
    reasons: describeState(why, { trips, of, isWeatherOn: reading.weather !== null }, asked.language),
    ...log,
  });
  if (state !== "rated") return unrated(state);
  if (!point) return unrated("no_place");
  const fishing = await fishingAt(reading, asked, point);
  if (!fishing) return unrated("no_weather");
  const { score, rating } = fishing;
  return { score, rating, state, reasons: describeWeather(fishing), ...log };
}

/** `null` if the weather is turned off or not available. */
async function fishingAt(
  { weather, countQuestion }: Reading,
  { angler: { id, units }, language }: Asked,
  place: Coordinates,
): Promise<Weather["fishing"] | null> {
  const count = () => countQuestion(id, 1);
  const wanted = weather?.current({ userId: id, place, units, language, countQuestion: count });
  return (await orNull(wanted))?.fishing ?? null;
}

/** Where there is one tide a day, the next turn comes within 25 hours. */
const LOOK_AHEAD_MS = 2 * DAY_MS;

/** Calculates the next turn, without asking a service. */
async function nextTurn(
  point: Coordinates | null,
  { kind, now }: { kind: WaterKind | null; now: Date },
): Promise<Pick<Now, "tide_next" | "tide_at">> {
  const reach = tidalReach(kind);
  const station = point && reach !== null ? await nearestTides(point, reach) : null;
  if (!station?.tidal) return { tide_next: null, tide_at: null };
  const [turn] = turnsBetween(station, { from: now, to: new Date(now.getTime() + LOOK_AHEAD_MS) });
  return { tide_next: turn?.type ?? null, tide_at: turn?.time ?? null };
}

/** Returns the last known level of a silent gauge. */
async function riverOf(
  { weather, countQuestion }: Reading,
  water: WaterRow | null,
): Promise<Pick<Now, "river" | "river_trend">> {
  if (!water?.gauge) return { river: null, river_trend: null };
  const { userId, gauge } = water;
  const asker = { userId, countQuestion: (calls: number) => countQuestion(userId, calls) };
  const level = (await orNull(weather?.gauges.conditions(asker, gauge)))?.level;
  return { river: level?.bin ?? null, river_trend: level?.trend ?? null };
}

async function lastTrip(
  { sessions: { db } }: Reading,
  angler: SignedInViewer,
): Promise<
  Pick<Now, "last_trip_on" | "last_trip_fish" | "last_trip_hours"> & Partial<Pick<Now, "last_trip_water">>
> {
  const trip = await findLastTrip(db, angler.id);
  if (!trip) return { last_trip_on: null, last_trip_fish: null, last_trip_hours: null };
  const [fish, names] = await Promise.all([
    countFish(db, { userId: angler.id, ids: [trip.id] }),
    findWaterNames(db, angler, [trip]),
  ]);
  return {
    last_trip_on: trip.startedOn,
    last_trip_fish: fish.reduce((sum, { count }) => sum + count, 0),
    last_trip_hours: trip.fishedH,
    ...(!angler.seesSquares && { last_trip_water: nameOf(names, trip.waterId)?.name ?? null }),
  };
}

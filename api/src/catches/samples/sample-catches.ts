import { pressureTrend } from "@creel/domain/conditions/pressure";
import { weatherCondition } from "@creel/domain/conditions/sky-conditions";
import { windDirection } from "@creel/domain/conditions/wind";
import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { samplePhotoOf } from "@creel/domain/samples/sample-photos";
import type { SampleFish } from "@creel/domain/samples/sample-trip";
import type { DatedTrip } from "@creel/domain/samples/sample-trips";
import { SAMPLE_SPOTS, SAMPLE_TIME_ZONE } from "@creel/domain/samples/sample-waters";
import type { SampleHour } from "@creel/domain/samples/sample-weather";
import type { SaySample } from "@creel/domain/samples/texts/sample-texts";
import { INCHES_OF_MERCURY_TO_HECTOPASCALS } from "@creel/domain/units/conversions";

import type { UserRow } from "../../database/schema.ts";
import { moonAt } from "../../sky/moon-and-sun.ts";
import { toNewRow } from "../write/log-catch.ts";
import { rodIdOf, tiedOn } from "./sample-gear.ts";
import { weatherWithin } from "./sample-hours.ts";
import { instantOf, type SampleMeans, type SampleTripRows } from "./sample-trips.ts";
import { onSpot } from "./sample-waters.ts";

/** Returns the catches of a trip as rows, each with the name of its photo. */
export function sampleCatchRows(
  user: Pick<UserRow, "id" | "timeZone">,
  { trip, row }: SampleTripRows,
  { waters, gear, say }: SampleMeans,
) {
  const lure = (at: string) => trip.lures.findLast((each) => each.at <= at)?.lure;
  const rodId = rodIdOf({ target: trip.target, isIce: trip.method.startsWith("Ice") }, gear);
  return trip.fish.map((fish, index) => {
    const caughtAt = instantOf(trip.day, fish.at);
    const conditions = conditionsOf(
      weatherWithin(trip, row, new Date(caughtAt.getTime() - HOUR_MS / 2)),
      caughtAt,
    );
    const on = lure(fish.at);
    const { lureType, ...tied } = on ? tiedOn(on, gear) : { lureType: null };
    const sent = {
      ...sentOf(fish, trip, { index, say }),
      ...conditions,
      water_temperature: trip.weather.water,
    };
    const { required, details } = toNewRow(user, {
      ...sent,
      date: caughtAt.toISOString(),
      lure_type: lureType,
      fill_conditions: false,
    });
    const belonging = { tripId: row.id, ...onSpot(trip.spot, waters), ...tied, rodId };
    return { required, details: { ...details, ...belonging }, photo: samplePhotoOf(fish) };
  });
}

export type SampleCatchRow = ReturnType<typeof sampleCatchRows>[number];

/** Degrees between the fish of a trip, around its spot. */
const APART = 0.0016;

function sentOf(
  { species, length, weight, depth, fate, notes }: SampleFish,
  { spot }: DatedTrip,
  { index, say }: { index: number; say: SaySample },
) {
  const { latitude, longitude } = SAMPLE_SPOTS[spot];
  const turn = index * 2.4;
  return {
    species: say(species),
    length,
    weight,
    depth,
    fate,
    notes: notes === undefined ? null : say(notes),
    time_zone: SAMPLE_TIME_ZONE,
    latitude: latitude + APART * Math.cos(turn) * Math.sqrt(index / 4),
    longitude: longitude + APART * 1.4 * Math.sin(turn) * Math.sqrt(index / 4),
  };
}

function conditionsOf(weather: SampleHour, instant: Date) {
  return {
    weather_conditions: weatherCondition(conditionsOfCode(weather.code)),
    air_temperature: weather.air,
    wind_speed: weather.wind,
    wind_direction: windDirection(weather.windFrom),
    barometric_pressure: weather.pressure,
    pressure_trend: pressureTrend(INCHES_OF_MERCURY_TO_HECTOPASCALS.fromApi(weather.change)),
    lunar_phase: moonAt(instant).phase,
  };
}

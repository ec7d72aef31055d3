import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { LearnedDay } from "@creel/domain/waters/gauge";
import { LEAST_READINGS, learnWaterTemperature } from "@creel/domain/waters/learned-temperature";

import { inShortTasks } from "../base/short-tasks.ts";
import { orNull } from "../errors/or-null.ts";
import { spanOfMonth } from "../weather/sources/month-of-readings.ts";
import type { WeatherProvider } from "../weather/weather-provider.ts";

interface Sources {
  /** `null` if the weather is turned off; nothing is then learned. */
  weather: Pick<WeatherProvider, "storedMonth" | "storedMonths" | "recentAir"> | null;
  now?: () => Date;
}

interface Asker {
  userId: string;
  /** The water's own point. Services are only asked about its cell. */
  place: Coordinates;
  /** Called before the one request that this makes itself: for the weeks that are in no settled month. */
  countQuestion: (calls: number) => Promise<void>;
}

interface Asked {
  /** Temperatures that the angler measured, in °F. */
  readings: readonly { at: Date; temperature: number }[];
  /** The wanted days, as yyyy-mm-dd in local time, since 1940. */
  days: readonly string[];
}

interface Learned {
  /** The known ones of the wanted days, in their order. */
  days: LearnedDay[];
  /** True if some air is still to come, so that more may be known later. */
  isWaiting: boolean;
}

/** Readings of so many months are learned from, the latest. With the months before them, they cost up to 216 calls. */
const MOST_MONTHS_OF_READINGS = 36;

/**
 * Learns a water's temperature from the angler's readings and the air above it. Months of air that are not stored
 * are left to the job that asks for wanted months, within its allowance. Never throws because a service is silent:
 * fewer days are then known.
 */
export async function learnedTemperature(
  { weather, now = () => new Date() }: Sources,
  asker: Asker,
  { readings, days: wanted }: Asked,
): Promise<Learned> {
  const dated = latestMonths(
    readings.map(({ at, temperature }) => ({ date: solarDay(at, asker.place), temperature })),
  );
  if (!weather || dated.length < LEAST_READINGS) return { days: [], isWaiting: false };
  const months = monthsBehind([...wanted, ...dated.map(({ date }) => date)]);
  const { airByDay, isWaiting } = await dailyAir(weather, asker, { months, now: now() });
  const model = learnWaterTemperature(airByDay, dated, asker.place.latitude);
  const days = wanted.flatMap((date) => {
    const learned = model?.dayOf(date);
    return learned ? { date, ...learned } : [];
  });
  return { days, isWaiting };
}

function monthOf(day: string): string {
  return day.slice(0, "yyyy-mm".length);
}

function latestMonths<Reading extends { date: string }>(readings: readonly Reading[]): Reading[] {
  const months = [...new Set(readings.map(({ date }) => monthOf(date)))].toSorted();
  const latest = new Set(months.slice(-MOST_MONTHS_OF_READINGS));
  return readings.filter(({ date }) => latest.has(monthOf(date)));
}

/** Returns the months of the days and the months before them, in which the model warms up. */
function monthsBehind(days: readonly string[]): string[] {
  const months = days.flatMap((day) => {
    const month = monthOf(day);
    return [month, monthOf(new Date(Date.parse(`${month}-01`) - DAY_MS).toISOString())];
  });
  return [...new Set(months)].toSorted();
}

/** The hours by which the sun is ahead of UTC. Daily means hardly depend on the clock of a country. */
function solarOffset({ longitude }: Coordinates): number {
  return Math.round(longitude / 15) * HOUR_MS;
}

function solarDay(instant: Date, place: Coordinates): string {
  const local = new Date(instant.getTime() + solarOffset(place));
  return local.toISOString().slice(0, "yyyy-mm-dd".length);
}

type AirAt = (instant: Date) => number | null;

/** Returns the mean air temperature in °F of the days whose air is known. */
async function dailyAir(
  weather: NonNullable<Sources["weather"]>,
  { countQuestion, ...asker }: Asker,
  { months, now }: { months: readonly string[]; now: Date },
): Promise<{ airByDay: Map<string, number>; isWaiting: boolean }> {
  const settled = months.filter((month) => spanOfMonth(month, now).isSettled);
  const { airOf, isWaiting } = await settledAir(weather, asker, settled);
  const recent =
    settled.length < months.length ? await orNull(weather.recentAir({ ...asker, countQuestion })) : null;
  const airByDay = new Map<string, number>();
  const yieldToOthers = inShortTasks();
  for (const month of months) {
    const airAt = airOf.get(month) ?? recent?.airAt;
    if (airAt) addMonth(airByDay, { month, airAt, offset: solarOffset(asker.place) });
    await yieldToOthers();
  }
  return { airByDay, isWaiting: isWaiting || (recent === null && settled.length < months.length) };
}

/** Reads the stored months with one query, and leaves the others to the job. */
async function settledAir(
  weather: NonNullable<Sources["weather"]>,
  asker: Pick<Asker, "userId" | "place">,
  months: readonly string[],
): Promise<{ airOf: Map<string, AirAt>; isWaiting: boolean }> {
  const { userId, place } = asker;
  const stored = await weather.storedMonths(
    userId,
    months.map((month) => ({ place, month })),
  );
  const airOf = new Map<string, AirAt>();
  let isWaiting = false;
  for (const [index, month] of months.entries()) {
    const found = stored[index] ?? (await weather.storedMonth(asker, month));
    if (found === "waiting") isWaiting = true;
    else if (found !== "unknown") {
      airOf.set(month, (instant) => found.hourAt(instant)?.air_temperature ?? null);
    }
  }
  return { airOf, isWaiting };
}

/** A day with fewer known hours is left out. */
const LEAST_HOURS = 20;

function addMonth(
  airByDay: Map<string, number>,
  { month, airAt, offset }: { month: string; airAt: AirAt; offset: number },
): void {
  for (let day = Date.parse(`${month}-01`); ; day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, "yyyy-mm-dd".length);
    if (monthOf(date) !== month) return;
    const hours = Array.from({ length: 24 }, (_, hour) => airAt(new Date(day - offset + hour * HOUR_MS)));
    const known = hours.filter((air) => air !== null);
    if (known.length >= LEAST_HOURS) {
      airByDay.set(date, known.reduce((sum, air) => sum + air, 0) / known.length);
    }
  }
}

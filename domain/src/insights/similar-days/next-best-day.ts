import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { Coordinates } from "../../places/coordinates.ts";
import { type Counting, totalsOf, strataOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { outingsSeed } from "../simulation/outings-seed.ts";
import { type Random, seededRandom } from "../simulation/seeded-random.ts";
import { PRIOR_FISH } from "../statistics/shrunken-rate.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import type { DayFeatures } from "./day-features.ts";
import {
  compareDays,
  type ComparedDays,
  daysLikeToday,
  type DaysLikeToday,
  usualHours,
  weightOfHours,
} from "./days-like-today.ts";
import { type HoursAndSun, hoursAhead } from "./hours-ahead.ts";
import { LEAST_TO_COMPARE } from "./least-to-compare.ts";

/** Future hours that resemble hours with an above-average catch. */
export interface NextBestDay extends DaysLikeToday {
  /** ISO 8601 in UTC. */
  start: string;
  /** The number of hours from `start`. */
  hours: number;
  ahead: DayFeatures;
}

interface ToCome {
  place: Coordinates;
  /** In milliseconds since 1970. */
  now: number;
}

interface Window {
  start: string;
  ahead: DayFeatures;
}

const ALL: Counting = { species: null, isPerLine: false };
/** A smaller improvement does not count as a better day. */
const LEAST_RATIO = 1.1;
/** The number of shuffled logs in which the weather has no effect. 199 gives round p-values. */
const DRAWS = 199;
const CLAIM = 0.1;

/**
 * Returns the hours after today with the highest expected catch, as long as a usual trip. Returns `null` if too little
 * is known, if they are hardly better than average, or if shuffled logs do as well. The best of a hundred windows
 * always looks good, so it is compared with the best windows of logs whose days have shuffled weather.
 */
export function nextBestDay(
  outings: readonly Outing[],
  forecast: HoursAndSun,
  toCome: ToCome,
): NextBestDay | null {
  const compared = isEnough(outings) ? compareDays(outings, ALL) : null;
  const hours = usualHours(outings, ALL);
  const windows = compared ? windowsOf(forecast, toCome, hours) : [];
  if (!compared || windows.length === 0) return null;
  const rates = ratesOfWindows(compared, windows);
  const expected = rates([...outings.keys()]);
  const most = Math.max(...expected);
  const best = windows[expected.indexOf(most)];
  if (!best || most < LEAST_RATIO * compared.own.rate) return null;
  if (isLuck(outings, (order) => Math.max(...rates(order)) >= most)) return null;
  const like = daysLikeToday(outings, best.ahead, { ...ALL, hours });
  return like && { ...like, ...best, hours };
}

function isEnough(outings: readonly Outing[]): boolean {
  const fish = sum(outings, (outing) => totalsOf(outing, ALL).fish);
  return outings.length >= LEAST_TO_COMPARE.trips && fish >= LEAST_TO_COMPARE.fish;
}

/** True if many shuffled logs give the same result. */
function isLuck(outings: readonly Outing[], isFound: (order: readonly number[]) => boolean): boolean {
  const random = seededRandom(outingsSeed(outings));
  const strata = strataOf(outings);
  let found = 1;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    if (isFound(shuffleWithin(strata, random))) found += 1;
    if (found > CLAIM * (DRAWS + 1)) return true;
  }
  return false;
}

/** Returns the windows that lie within one day after today and have known wind, pressure and light. */
function windowsOf(forecast: HoursAndSun, { place, now }: ToCome, hours: number): Window[] {
  return forecast.days
    .filter(({ start }) => Date.parse(start) > now)
    .flatMap((day) => {
      const [first, end] = [Date.parse(day.start), Date.parse(day.end)];
      const starts = forecast.hours.filter(({ at }) => {
        const begin = Date.parse(at);
        return begin >= first && begin + hours * HOUR_MS <= end;
      });
      return starts.flatMap(({ at }) => {
        const ahead = hoursAhead(forecast, { place, day: day.date, now: Date.parse(at), hours });
        return ahead && isKnown(ahead) ? [{ start: at, ahead }] : [];
      });
    });
}

function isKnown({ windSpeed, pressureChange, sunAltitude }: DayFeatures): boolean {
  return windSpeed !== null && pressureChange !== null && sunAltitude !== null;
}

/**
 * Returns a function that rates each window with the days permuted: day n gets the fish and hours of day `order[n]`.
 */
function ratesOfWindows({ days, own, squaredDistance }: ComparedDays, windows: readonly Window[]) {
  const likeness = windows.map(({ ahead }) =>
    days.map(({ features }) => Math.exp(-squaredDistance(features, ahead) / 2)),
  );
  const weighted = days.map(({ fish, hours }) => {
    const weight = weightOfHours(own, hours);
    return { fish: weight * fish, hours: weight * hours };
  });
  return (order: readonly number[]): number[] =>
    likeness.map((alike) => {
      let [fish, hours] = [PRIOR_FISH, PRIOR_FISH / own.rate];
      for (const [index, other] of order.entries()) {
        const weight = alike[index] ?? 0;
        const day = weighted[other];
        if (!day) continue;
        fish += weight * day.fish;
        hours += weight * day.hours;
      }
      return fish / hours;
    });
}

/** Returns a random permutation of the days within each stratum. */
function shuffleWithin(strata: readonly number[], { uniform }: Random): number[] {
  const places = groupBy([...strata.keys()], (index) => strata[index]);
  const order = [...strata.keys()];
  for (const indexes of places.values()) {
    for (let last = indexes.length - 1; last > 0; last -= 1) {
      const other = Math.floor(uniform() * (last + 1));
      const [one, two] = [indexes[last] ?? 0, indexes[other] ?? 0];
      [order[one], order[two]] = [order[two] ?? two, order[one] ?? one];
    }
  }
  return order;
}

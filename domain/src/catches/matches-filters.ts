import { matchesCustom } from "../custom-fields/custom-filter.ts";
import { isIn } from "../places/bounds.ts";
import { milesBetween } from "../places/distance.ts";
import { isOneOf } from "../species/species.ts";
import { cleanName } from "../text/clean-name.ts";
import { foldText } from "../text/fold.ts";
import type { CatchFilters } from "./catch-filters.ts";
import type { Catch } from "./catch.ts";
import { type DayPart, readSearch } from "./search.ts";
import { wordsNaming } from "./words-naming.ts";

/** A catch with its day, yyyy-mm-dd on its own clock. */
export interface DatedCatch {
  caught: Catch;
  day: string;
}

type Condition = (dated: DatedCatch, filters: CatchFilters) => boolean;

/** Each condition is true if its filter is not set. An API test compares them with the database's filters. */
const CONDITIONS: readonly Condition[] = [
  ({ caught }, { species }) => species === undefined || isOneOf(species)(caught.species),
  ({ caught }, { lure }) => lure === undefined || isAmong(caught.lure_type?.toLowerCase(), keysOf(lure)),
  ({ caught }, { lure_id: ids }) => ids === undefined || isAmong(caught.lure_id, keysOf(ids)),
  ({ caught }, { variant_id: ids }) => ids === undefined || isAmong(caught.variant_id, keysOf(ids)),
  ({ caught }, { rod_id: ids }) => ids === undefined || isAmong(caught.rod_id, keysOf(ids)),
  ({ caught }, { weather }) => weather === undefined || isAmong(caught.weather_conditions, weather),
  ({ caught }, { fate }) => fate === undefined || isAmong(caught.fate, fate),
  ({ caught }, { water }) => water === undefined || isAmong(caught.water?.id, keysOf(water)),
  ({ caught }, { trip }) => trip === undefined || caught.trip_id === trip.toLowerCase(),
  ({ caught }, { photo }) => photo === undefined || caught.photos.length > 0 === (photo === "yes"),
  ({ caught }, { custom }) => custom === undefined || matchesCustom(caught.custom ?? {}, custom),
  ({ caught }, { minWeight, maxWeight }) => isWithin(caught.weight, minWeight, maxWeight),
  ({ caught }, { minLength, maxLength }) => isWithin(caught.length, minLength, maxLength),
  (dated, { from }) => from === undefined || timeOf(dated, from) >= asComparable(from),
  (dated, { to }) => to === undefined || timeOf(dated, to) <= asComparable(to),
  ({ caught }, { bbox }) => bbox === undefined || isIn(bbox, caught),
  ({ caught }, { near, radius }) => near === undefined || milesBetween(caught, near) <= radius,
  (dated, { q }) => q === undefined || matchesSearch(dated, q),
];

/** Filters like the API's database. */
export function matchesFilters(dated: DatedCatch, filters: CatchFilters): boolean {
  return CONDITIONS.every((isMet) => isMet(dated, filters));
}

function keysOf(names: readonly string[]): string[] {
  return names.map((name) => cleanName(name).toLowerCase());
}

function isAmong(value: string | null | undefined, values: readonly string[]): boolean {
  return value !== null && value !== undefined && values.includes(value);
}

function isWithin(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

/** Converts a limit to a day in the catch's own time zone, or to milliseconds since 1970. */
function asComparable(limit: string): string | number {
  return limit.includes("T") ? Date.parse(limit) : limit;
}

function timeOf({ caught, day }: DatedCatch, limit: string): string | number {
  return limit.includes("T") ? Date.parse(caught.date) : day;
}

function matchesSearch({ caught, day }: DatedCatch, search: string): boolean {
  const { species, lure_type: lure, weather_conditions: weather, water, spot, notes } = caught;
  const texts = [species, lure, weather, water?.name, spot?.name, notes];
  const text = foldText(texts.filter((each) => each !== null && each !== undefined).join("\n"));
  const words = readSearch(search);
  const naming = wordsNaming(species, words);
  return words.every(
    (word) =>
      word.spellings.some((spelling) => text.includes(spelling)) ||
      naming.has(word) ||
      (word.day && isDay(day, word.day)),
  );
}

function isDay(day: string, wanted: DayPart): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const is = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    // Sunday is 7, as in ISO 8601.
    weekday: date.getUTCDay() || 7,
  };
  const names = ["year", "month", "day", "weekday"] as const;
  return names.every((name) => wanted[name] === undefined || wanted[name] === is[name]);
}

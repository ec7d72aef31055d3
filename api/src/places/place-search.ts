import type { Coordinates } from "@creel/domain/places/coordinates";
import { type FoundPlace, PLACES_LIMIT } from "@creel/domain/places/place-search";
import { roundTo } from "@creel/domain/units/round-to";
import { SOURCE_LOCALE } from "@creel/texts/locales";
import { distance } from "geokdbush";

import { foldName } from "./fold-name.ts";
import { type Area, areaOf, coordinatesOf, type Gazetteer, loadGazetteer, nameOf } from "./gazetteer.ts";
import { type Index, LAST_LETTER, firstAtLeast, loadRanks, type PlaceRanks } from "./place-index.ts";
import { countryName, fullName } from "./place-name.ts";

/** Too many names begin with a single letter. */
const MIN_LETTERS = 2;
/** Rounds to 11 m. */
const DECIMALS = 4;

/**
 * Finds places whose names begin with the text, ignoring case and diacritics: "ely", "Ely, Minn", "sao paulo", "Cork
 * Ireland". Exact names come first, then the nearest, or the most populous if no place is given. The largest place with
 * the exact name is always included. If several places have the same full name, only the first is returned.
 */
export async function searchPlaces(
  text: string,
  { near = null, locale = SOURCE_LOCALE }: { near?: Coordinates | null; locale?: string } = {},
): Promise<FoundPlace[]> {
  if (foldName(text).length < MIN_LETTERS) return [];
  const [places, ranks] = await Promise.all([loadGazetteer(), loadRanks()]);
  const index: Index = { places, ranks };
  for (const { name, area } of waysToRead(text)) {
    const found = search(index, { name, area, near, locale });
    if (found.length > 0) return found;
  }
  return [];
}

interface Wanted {
  name: string;
  /** The beginning of a region or country; empty for any. */
  area: string;
}

/** "Thief River Falls Minn" may be one name, or a shorter one and a region. */
function waysToRead(text: string): Wanted[] {
  const [beforeComma = "", ...afterComma] = text.split(",");
  if (afterComma.length > 0) return [{ name: foldName(beforeComma), area: foldName(afterComma.join(" ")) }];
  const words = foldName(text).split(" ");
  return words.map((_, count) => ({
    name: words.slice(0, words.length - count).join(" "),
    area: words.slice(words.length - count).join(" "),
  }));
}

interface Search extends Wanted {
  near: Coordinates | null;
  locale: string;
}

function search(index: Index, { name, area, near, locale }: Search): FoundPlace[] {
  if (name.length < MIN_LETTERS) return [];
  const { places, ranks } = index;
  const [start, exactEnd, end] = [name, `${name} `, name + LAST_LETTER].map((text) =>
    firstAtLeast(index, text),
  );
  const weigh = (id: number) => {
    const people = ranks.populations[id] ?? 0;
    return near ? pull(people, kilometersBetween(near, coordinatesOf(places, id))) : people;
  };
  const best = (from?: number, to?: number) =>
    Array.from(ranks.order.subarray(from, to))
      .filter((id) => !area || isIn(areaOf(places, id), { wanted: area, locale }))
      .map((id) => ({ id, weight: weigh(id) }))
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ id }) => id);
  const exact = keepLargest(best(start, exactEnd), ranks);
  return firstOfEachName(places, [...exact, ...best(exactEnd, end)], locale);
}

/** A country is found by its English name and by that of the reader's language. */
function isIn(
  { country, region, division }: Area,
  { wanted, locale }: { wanted: string; locale: string },
): boolean {
  const isCode = [country, division].some((code) => code.toLowerCase() === wanted);
  const names = [region ?? "", countryName(country, SOURCE_LOCALE), countryName(country, locale)];
  return isCode || names.some((name) => foldName(name).startsWith(wanted));
}

function firstOfEachName(places: Gazetteer, ids: readonly number[], locale: string): FoundPlace[] {
  const found = new Map<string, FoundPlace>();
  for (const id of ids) {
    if (found.size === PLACES_LIMIT) break;
    const name = fullName({ name: nameOf(places, id), ...areaOf(places, id) }, locale);
    if (found.has(name)) continue;
    const { latitude, longitude } = coordinatesOf(places, id);
    found.set(name, { name, latitude: roundTo(latitude, DECIMALS), longitude: roundTo(longitude, DECIMALS) });
  }
  return [...found.values()];
}

/** Keeps the largest place within the limit: near ten small places named Athens, the one in Greece may be meant. */
function keepLargest(ids: readonly number[], { populations }: PlaceRanks): readonly number[] {
  const [largest] = ids.toSorted((one, other) => (populations[other] ?? 0) - (populations[one] ?? 0));
  if (largest === undefined || ids.indexOf(largest) < PLACES_LIMIT) return ids;
  return ids.filter((id) => id !== largest).toSpliced(PLACES_LIMIT - 1, 0, largest);
}

/** Added to each population, because some are small and unknown ones count as 0. */
const VILLAGE = 1000;
/** Kilometers added to each distance, so that small differences hardly matter. */
const HERE = 50;

/** The nearest place has the largest value; a place with eight times the population may be twice as far away. */
function pull(people: number, kilometers: number): number {
  return (people + VILLAGE) / (kilometers + HERE) ** 3;
}

function kilometersBetween(one: Coordinates, other: Coordinates): number {
  return distance(one.longitude, one.latitude, other.longitude, other.latitude);
}

import { countFish as fishIn } from "@creel/domain/catches/fish-count";
import { type Counts, fateAt, quantityAt } from "@creel/domain/insights/counts";
import { lureCodeOf } from "@creel/domain/insights/lure-code";
import type { Outings } from "@creel/domain/insights/outings";
import { isEnough } from "@creel/domain/insights/statistics/binned-outing";
import { groupBy, sum } from "@creel/domain/insights/statistics/sums";

import { matchesInsightFilters } from "../api.ts";
import type { InsightFilters } from "../filters-in-address.ts";
import { countCustom, type CustomCount, mostFirst, type NamedCount } from "./count-custom.ts";

export interface PeriodCount {
  /** The fish of all catches, whether on a trip or not. */
  catches: number;
  trips: number;
  /** Trips with all fish logged and none of the species in the filters. */
  blanks: number;
  /** Trips with usable hours; those on one day and water count as one. `hours` and `fishOfHours` belong to them. */
  outings: number;
  hours: number;
  fishOfHours: number;
}

export interface OwnLureCount {
  /** The code from `ownLureCode`. */
  code: string;
  /** The fish of all catches, whether on a trip or not. */
  catches: number;
  /**
   * Outings with the lure; each variant counts separately. `hours` are the hours of its use, and `fishOfHours` all fish
   * caught in them.
   */
  outings: number;
  hours: number;
  fishOfHours: number;
}

export interface LogCounts {
  /** Fish. */
  catches: number;
  /** Keyed by yyyy-mm. Contains only months with a catch or a trip. */
  months: ReadonlyMap<string, PeriodCount>;
  /** Fish per clock hour, starting at midnight. Catches without a time are left out. */
  hoursOfDay: readonly number[];
  /** Sorted by count, highest first. Catches without a lure or a water are left out. */
  lures: readonly NamedCount[];
  waters: readonly NamedCount[];
  /** The fish by what became of them, and the kept ones by species. Fish without a fate are left out. */
  fates: readonly NamedCount[];
  keptSpecies: readonly NamedCount[];
  /** The lures of the tackle box, unsorted. */
  ownLures: readonly OwnLureCount[];
  /** The custom fields in the server's order. */
  custom: readonly CustomCount[];
  customOfTrips: readonly CustomCount[];
}

const HOURS_OF_DAY = 24;
const NO_LURE = { catches: 0, outings: 0, hours: 0, fishOfHours: 0 };
const NOTHING: PeriodCount = { catches: 0, trips: 0, blanks: 0, outings: 0, hours: 0, fishOfHours: 0 };

/**
 * Counts the catches and trips that match the filters by month, hour, lure, water and custom field. Includes the hours
 * and fish of the trips with hours.
 */
export function countLog(counts: Counts, outings: Outings, filters: InsightFilters): LogCounts {
  const caught = caughtOf(counts, filters);
  const hoursOfDay = Array.from({ length: HOURS_OF_DAY }, () => 0);
  for (const { hour, quantity } of caught) {
    if (hour !== null) hoursOfDay[hour] = (hoursOfDay[hour] ?? 0) + quantity;
  }
  return {
    catches: fishIn(caught),
    months: byMonth([
      ...caught.map(({ day, quantity }) => ({ day, catches: quantity })),
      ...tripsOf(counts, filters),
      ...fishedOf(outings, filters),
    ]),
    hoursOfDay,
    lures: mostFirst(caught.map(({ lure, quantity }) => ({ name: lure, fish: quantity }))),
    waters: mostFirst(caught.map(({ water, quantity }) => ({ name: water?.name, fish: quantity }))),
    fates: mostFirst(caught.map(({ fate, quantity }) => ({ name: fate ?? undefined, fish: quantity }))),
    keptSpecies: mostFirst(
      caught.flatMap(({ fate, species, quantity }) =>
        fate === "kept" ? [{ name: species, fish: quantity }] : [],
      ),
    ),
    ownLures: countOwnLures(caught, outings, filters),
    ...countOwnFields(counts, { caught, filters }),
  };
}

interface FilteredCatches {
  caught: readonly { place: number; quantity: number }[];
  filters: InsightFilters;
}

function countOwnFields(
  { custom, custom_of_trips: ofTrips = [], trips, waters }: Counts,
  matching: FilteredCatches,
) {
  const places = trips.day.flatMap((day, place) => {
    const water = waters[trips.water[place] ?? -1] ?? null;
    return matchesInsightFilters({ day, water }, matching.filters) ? [place] : [];
  });
  return {
    custom: countCustom(
      custom.map(({ id, catches, values }) => ({ id, places: catches, values })),
      new Map(matching.caught.map(({ place, quantity }) => [place, quantity])),
    ),
    customOfTrips: countCustom(
      ofTrips.map(({ id, trips: noted, values }) => ({ id, places: noted, values })),
      new Map(places.map((place) => [place, 1])),
    ),
  };
}

function caughtOf(counts: Counts, filters: InsightFilters) {
  const { catches, ...names } = counts;
  const all = catches.day.map((day, index) => ({
    place: index,
    day,
    quantity: quantityAt(counts, index),
    hour: catches.hour[index] ?? null,
    fate: fateAt(counts, index),
    species: names.species[catches.species[index] ?? -1],
    lure: names.lures[catches.lure[index] ?? -1],
    ownLure: names.own_lures?.[catches.own_lure?.[index] ?? -1],
    water: names.waters[catches.water[index] ?? -1] ?? null,
  }));
  return all.filter(
    (each) =>
      (filters.species === undefined || each.species === filters.species) &&
      matchesInsightFilters(each, filters),
  );
}

type CountOfDay = Partial<PeriodCount> & { day: string };

function tripsOf({ trips, waters }: Counts, filters: InsightFilters): CountOfDay[] {
  return trips.day.flatMap((day, index) => {
    const water = waters[trips.water[index] ?? -1] ?? null;
    if (!matchesInsightFilters({ day, water }, filters)) return [];
    return [{ day, trips: 1, blanks: filters.species === undefined && trips.blank[index] ? 1 : 0 }];
  });
}

function fishedOf({ outings }: Outings, filters: InsightFilters): CountOfDay[] {
  const matching = outings.filter((outing) => matchesInsightFilters(outing, filters));
  return matching.map((outing) => {
    const fishOfHours = fishOf(outing, filters.species);
    const hours = sum(outing.segments, (segment) => segment.hours);
    // If a species is chosen, a trip with only other fish counts as a blank, too.
    const blanks = filters.species !== undefined && fishOfHours === 0 ? 1 : 0;
    return { day: outing.day, outings: 1, hours, fishOfHours, blanks };
  });
}

function byMonth(counts: readonly CountOfDay[]): ReadonlyMap<string, PeriodCount> {
  const months = new Map<string, PeriodCount>();
  for (const { day, ...more } of counts) {
    const period = day.slice(0, "yyyy-mm".length);
    const month = months.get(period) ?? { ...NOTHING };
    month.catches += more.catches ?? 0;
    month.trips += more.trips ?? 0;
    month.blanks += more.blanks ?? 0;
    month.outings += more.outings ?? 0;
    month.hours += more.hours ?? 0;
    month.fishOfHours += more.fishOfHours ?? 0;
    months.set(period, month);
  }
  return months;
}

function countOwnLures(
  caught: readonly { ownLure: string | undefined; quantity: number }[],
  { outings }: Outings,
  filters: InsightFilters,
): OwnLureCount[] {
  const counted = new Map<string, OwnLureCount>();
  const add = (code: string, more: Partial<OwnLureCount>) => {
    const { catches, outings: trips, hours, fishOfHours } = counted.get(code) ?? NO_LURE;
    counted.set(code, {
      code,
      catches: catches + (more.catches ?? 0),
      outings: trips + (more.outings ?? 0),
      hours: hours + (more.hours ?? 0),
      fishOfHours: fishOfHours + (more.fishOfHours ?? 0),
    });
  };
  for (const { ownLure, quantity } of caught) {
    if (ownLure !== undefined) add(ownLure, { catches: quantity });
  }
  for (const { segments } of outings.filter((outing) => matchesInsightFilters(outing, filters))) {
    const byLure = groupBy(segments, (segment) => (segment.lure_id ? lureCodeOf(segment) : null));
    byLure.delete(null);
    for (const [code, parts] of byLure) {
      const fishOfHours = countFish(
        parts.map(({ fish }) => fish),
        filters.species,
      );
      add(code ?? "", { outings: 1, hours: sum(parts, ({ hours }) => hours), fishOfHours });
    }
  }
  return [...counted.values()];
}

function fishOf({ segments, untimed }: Outings["outings"][number], species: string | undefined): number {
  return countFish([untimed, ...segments.map((segment) => segment.fish)], species);
}

function countFish(parts: readonly Record<string, number>[], species: string | undefined): number {
  return parts
    .flatMap((fish) => Object.entries(fish))
    .reduce((all, [name, count]) => all + (species === undefined || name === species ? count : 0), 0);
}

/** Returns fish per hour; `null` if there are too few trips or hours, as everywhere on the page. */
export function rateOfCount({
  outings,
  hours,
  fishOfHours: fish,
}: Pick<PeriodCount, "outings" | "hours" | "fishOfHours">): number | null {
  return isEnough({ outings, hours, fish }) ? fish / hours : null;
}

import type { Fate } from "../catches/fate.ts";
import { countFish } from "../catches/fish-count.ts";
import { type Counts, fateAt, quantityAt } from "../insights/counts.ts";

interface CountedName {
  name: string;
  /** Fish, as in each count of this summary. */
  catches: number;
}

/** The heaviest or longest fish. */
export interface BestFish {
  species: string;
  /** In lb or inches. */
  value: number;
  /** yyyy-mm-dd. */
  day: string;
  /** Whether no fish of its species was heavier or longer in any year. */
  isRecord: boolean;
}

interface MonthOfYear {
  catches: number;
  trips: number;
  blanks: number;
}

/** Trips in a row without a fish. */
interface DrySpell {
  trips: number;
  /** yyyy-mm-dd. */
  from: string;
  to: string;
}

/** A summary of a calendar year: counts over all catches and trips. */
export interface YearReview {
  /** yyyy. */
  year: string;
  catches: number;
  /** Sorted by count, highest first. */
  species: readonly CountedName[];
  /** The fish whose fate is noted. */
  fates: Readonly<Record<Fate, number>>;
  /** The species that were never caught in an earlier year; empty in the first year of a log. */
  newSpecies: readonly string[];
  /** The number of days with a catch or a trip. */
  days: number;
  /** The number of trips that ended. */
  trips: number;
  blanks: number;
  /** The sum over trips with known hours. */
  hours: number;
  /** Twelve months, starting in January. */
  months: readonly MonthOfYear[];
  heaviest: BestFish | null;
  longest: BestFish | null;
  /** The day with the most fish, at least two; the first one in a tie. */
  bestDay: { day: string; catches: number } | null;
  /** The longest one, at least two trips; the first one in a tie. */
  drySpell: DrySpell | null;
  /** Sorted by count, highest first. */
  waters: readonly CountedName[];
  /** The waters without a catch or a trip in any earlier year; empty in the first year of a log. */
  newWaters: readonly string[];
  /** The year before; `null` if either year has too few days for a comparison. */
  before: Pick<YearReview, "catches"> | null;
}

const MONTHS = 12;
/** Years with fewer days are not compared (docs/insights.md). */
const LEAST_DAYS = 5;
const YEAR_LENGTH = "yyyy".length;

/** Returns the years with a catch or a trip, latest first. */
export function yearsOf({ catches, trips }: Counts): string[] {
  const years = new Set([...catches.day, ...trips.day].map(yearOf));
  return [...years].toSorted().toReversed();
}

export function reviewYear(counts: Counts, year: string): YearReview {
  const caught = caughtIn(counts);
  const trips = tripsIn(counts);
  const ofYear = caught.filter(({ day }) => yearOf(day) === year);
  const tripsOfYear = trips.filter(({ day }) => yearOf(day) === year);
  const isBefore = ({ day }: { day: string }) => yearOf(day) < year;
  const earlier = [...caught.filter(isBefore), ...trips.filter(isBefore)];
  const species = mostFirst(ofYear.map((each) => [each.species, each]));
  const waters = mostFirst(ofYear.flatMap((each) => (each.water === null ? [] : [[each.water, each]])));
  const ofTrips = tripsOfYear.flatMap(({ water }) => water ?? []);
  const days = countDays([...ofYear, ...tripsOfYear]);
  return {
    year,
    catches: countFish(ofYear),
    species,
    fates: {
      kept: countFish(ofYear.filter(({ fate }) => fate === "kept")),
      released: countFish(ofYear.filter(({ fate }) => fate === "released")),
      released_hurt: countFish(ofYear.filter(({ fate }) => fate === "released_hurt")),
    },
    newSpecies: newOf(
      species.map(({ name }) => name),
      caught.filter(isBefore).map((each) => each.species),
    ),
    days,
    ...sumTrips(tripsOfYear),
    months: byMonth(ofYear, tripsOfYear),
    heaviest: bestOf(caught, year, "weight"),
    longest: bestOf(caught, year, "length"),
    bestDay: bestDayOf(ofYear),
    drySpell: longestDrySpell(tripsOfYear),
    waters,
    newWaters: newOf(
      [...new Set([...waters.map(({ name }) => name), ...ofTrips])],
      earlier.flatMap(({ water }) => water ?? []),
    ),
    before: days < LEAST_DAYS ? null : yearBefore(caught, trips, String(Number(year) - 1)),
  };
}

interface Caught {
  day: string;
  species: string;
  quantity: number;
  fate: Fate | null;
  water: string | null;
  weight: number | null;
  length: number | null;
}

interface Trip {
  day: string;
  hours: number;
  isBlank: boolean;
  water: string | null;
}

function caughtIn(counts: Counts): Caught[] {
  const { catches, species, waters } = counts;
  return catches.day.map((day, index) => ({
    day,
    species: species[catches.species[index] ?? -1] ?? "",
    quantity: quantityAt(counts, index),
    fate: fateAt(counts, index),
    water: waters[catches.water[index] ?? -1]?.name ?? null,
    weight: catches.weight[index] ?? null,
    length: catches.length[index] ?? null,
  }));
}

function tripsIn({ trips, waters }: Counts): Trip[] {
  return trips.day.map((day, index) => ({
    day,
    hours: trips.hours[index] ?? 0,
    isBlank: trips.blank[index] ?? false,
    water: waters[trips.water[index] ?? -1]?.name ?? null,
  }));
}

function yearOf(day: string): string {
  return day.slice(0, YEAR_LENGTH);
}

function mostFirst(caught: readonly (readonly [name: string, caught: Caught])[]): CountedName[] {
  const counted = new Map<string, number>();
  for (const [name, { quantity }] of caught) counted.set(name, (counted.get(name) ?? 0) + quantity);
  return [...counted]
    .map(([name, catches]) => ({ name, catches }))
    .toSorted((one, other) => other.catches - one.catches);
}

/** Returns the new names; empty in the first year of a log, when all would be new. */
function newOf(names: readonly string[], known: readonly string[]): string[] {
  if (known.length === 0) return [];
  const before = new Set(known);
  return names.filter((name) => !before.has(name));
}

function sumTrips(trips: readonly Trip[]): Pick<YearReview, "trips" | "blanks" | "hours"> {
  return {
    trips: trips.length,
    blanks: trips.filter(({ isBlank }) => isBlank).length,
    hours: trips.reduce((sum, { hours }) => sum + hours, 0),
  };
}

function byMonth(caught: readonly Caught[], trips: readonly Trip[]): MonthOfYear[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const isOfMonth = ({ day }: { day: string }) =>
      Number(day.slice(YEAR_LENGTH + 1, YEAR_LENGTH + 3)) === index + 1;
    const { trips: count, blanks } = sumTrips(trips.filter(isOfMonth));
    return { catches: countFish(caught.filter(isOfMonth)), trips: count, blanks };
  });
}

/** Returns the best fish of the year; the one caught first in a tie. */
function bestOf(caught: readonly Caught[], year: string, measure: "weight" | "length"): BestFish | null {
  let best: Caught | null = null;
  for (const fish of caught) {
    if (yearOf(fish.day) !== year) continue;
    if ((fish[measure] ?? 0) > (best?.[measure] ?? 0)) best = fish;
  }
  const value = best?.[measure];
  if (!best || !value) return null;
  const { species, day } = best;
  const rivals = caught.filter((fish) => fish.species === species);
  return { species, value, day, isRecord: rivals.every((fish) => (fish[measure] ?? 0) <= value) };
}

function bestDayOf(caught: readonly Caught[]): YearReview["bestDay"] {
  const [best] = mostFirst(caught.map((each) => [each.day, each]));
  return best && best.catches > 1 ? { day: best.name, catches: best.catches } : null;
}

/** @param trips in the order they began */
function longestDrySpell(trips: readonly Trip[]): DrySpell | null {
  const spells: DrySpell[] = [];
  let isRunning = false;
  for (const { day, isBlank } of trips) {
    const last = spells.at(-1);
    if (isBlank && isRunning && last) spells.splice(-1, 1, { ...last, trips: last.trips + 1, to: day });
    else if (isBlank) spells.push({ trips: 1, from: day, to: day });
    isRunning = isBlank;
  }
  const [longest] = spells.toSorted((one, other) => other.trips - one.trips);
  return longest && longest.trips > 1 ? longest : null;
}

function yearBefore(caught: readonly Caught[], trips: readonly Trip[], year: string): YearReview["before"] {
  const isOfYear = ({ day }: { day: string }) => yearOf(day) === year;
  const ofYear = caught.filter(isOfYear);
  const days = countDays([...ofYear, ...trips.filter(isOfYear)]);
  return days < LEAST_DAYS ? null : { catches: countFish(ofYear) };
}

function countDays(events: readonly { day: string }[]): number {
  return new Set(events.map(({ day }) => day)).size;
}

import { isReleased } from "../catches/fate.ts";
import { countFish } from "../catches/fish-count.ts";
import { monthsAfter } from "../dates/days.ts";
import { daysIn } from "../dates/zone-days.ts";
import { groupBy } from "../insights/statistics/sums.ts";
import { type Block, blocksOf, rowsBy } from "./block.ts";
import { areasOf, columnsOf, hoursOf, isCounted, valueOf } from "./column-values.ts";
import {
  type CountedFish,
  type FishedUnit,
  fishedWithin,
  type LogOfReturn,
  monthOf,
  type NamedWater,
  type Period,
  unitsOf,
} from "./fished-units.ts";
import { missingOf, tripsOnNoWater } from "./missing-of.ts";
import type { ReturnColumn, ReturnFigures, ReturnFish, ReturnRow } from "./return-figures.ts";
import { RETURN_LIMITS } from "./return-limits.ts";
import { isAmong, speciesCountedAs } from "./same-species.ts";

export interface CountedReturn extends Period {
  blocks: readonly Block[];
  answers: Readonly<Record<string, string>>;
  /** The waters of the return, which have a row even if nobody fished there. */
  waters: readonly NamedWater[];
}

/** Counts what a return asks for. Samples must not be in the log. */
export function countReturn(asked: CountedReturn, log: LogOfReturn, now: Date): ReturnFigures {
  const { blocks } = asked;
  const nameOf = speciesCountedAs(asked.answers);
  const fished = fishedWithin(log, asked);
  const fish = fished.fish.map((caught) => ({ ...caught, species: nameOf(caught.species) }));
  const units = unitsOf({ ...fished, fish }, rowsBy(blocks));
  const columns = blocks.flatMap(columnsOf);
  const today = daysIn(asked.timeZone)(now);
  const isBlank = (unit: FishedUnit) => isBlankUnit(unit, columns);
  const valuesOf = (some: readonly FishedUnit[]) =>
    columns.map((column) => valueOf(column, some, { isBlank }));
  const missing = [...tripsOnNoWater(log, asked), ...missingOf(units, { blocks, today })];
  const counted = fish.filter((caught) => isCountedSpecies(caught, columns));
  return {
    columns,
    rows: rowsOf(units, { asked, today }).map(({ key, water, day, units: some }) => ({
      key,
      water,
      day,
      values: valuesOf(some),
    })),
    totals: valuesOf(units).map((value) => (typeof value === "string" ? null : value)),
    fish: listOf(fish, { blocks, units }),
    missing: missing.slice(0, RETURN_LIMITS.missing),
    missing_count: missing.length,
    not_counted: countedBySpecies(fish.filter((caught) => !isCountedSpecies(caught, columns))),
    summary: {
      trips: new Set(units.flatMap(({ tripDays }) => tripDays.map(({ trip }) => trip.id))).size,
      days: new Set(units.flatMap((unit) => [unit.day, ...unit.tripDays.map(({ day }) => day)])).size,
      blanks: units.filter(isBlank).length,
      hours: hoursOf(units),
      kept: countFish(counted.filter(({ fate }) => fate === "kept")),
      released: countFish(counted.filter(({ fate }) => isReleased(fate))),
    },
    counted_at: now.toISOString(),
  };
}

/**
 * A day is blank without a fish that the return counts. It is not called blank while a trip is running, and if not all
 * fish were logged.
 */
function isBlankUnit({ tripDays, fish }: FishedUnit, columns: readonly ReturnColumn[]): boolean {
  const isKnown = tripDays.every(({ trip }) => trip.endedAt !== null && trip.allLogged);
  return tripDays.length > 0 && isKnown && !fish.some((caught) => isCountedSpecies(caught, columns));
}

/** A return without columns of fish counts every species. */
function isCountedSpecies({ species }: CountedFish, columns: readonly ReturnColumn[]): boolean {
  const ofFish = columns.filter(({ kind }) => kind === "fish" || kind === "weight");
  return ofFish.length === 0 || ofFish.some((column) => isAmong(column.species, species));
}

interface RowUnits extends Omit<ReturnRow, "values"> {
  units: FishedUnit[];
}

function rowsOf(
  units: readonly FishedUnit[],
  { asked, today }: { asked: CountedReturn; today: string },
): RowUnits[] {
  const by = rowsBy(asked.blocks);
  const unitsOfRow = groupBy(units, ({ row }) => row);
  const keys = new Set([...emptyRows(asked, today), ...unitsOfRow.keys()]);
  const rows = [...keys].map((key) => {
    const some = unitsOfRow.get(key) ?? [];
    return { key, water: waterOf(key, some, asked), day: some[0]?.day ?? null, units: some };
  });
  if (by === "month") return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return by === "water" ? rows.toSorted((one, other) => compareNames(one.water, other.water)) : rows;
}

/** Months until today and the waters of the return have a row even without a trip, because a blank says something. */
function emptyRows({ blocks, waters, from, to }: CountedReturn, today: string): string[] {
  const by = rowsBy(blocks);
  if (by === "water") return waters.map(({ id }) => id);
  return by === "month" ? monthsFromTo(from, to < today ? to : today) : [];
}

function monthsFromTo(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = `${monthOf(from)}-01`; month <= to; month = monthsAfter(month, 1)) {
    months.push(monthOf(month));
  }
  return months;
}

function waterOf(
  key: string,
  units: readonly FishedUnit[],
  { blocks, waters }: CountedReturn,
): string | null {
  const by = rowsBy(blocks);
  if (by === "trip") return nameOfPlace(units[0]);
  return by === "water" ? (waters.find(({ id }) => id === key)?.name ?? nameOfPlace(units[0])) : null;
}

function nameOfPlace(unit: FishedUnit | undefined): string | null {
  const [name = null] = unit ? areasOf(unit).filter((area) => area !== null) : [];
  return name;
}

function compareNames(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one < other ? -1 : Number(one > other);
}

function listOf(
  fish: readonly CountedFish[],
  { blocks, units }: { blocks: readonly Block[]; units: readonly FishedUnit[] },
): ReturnFish[] {
  const [list] = blocksOf(blocks, "list");
  if (!list) return [];
  const trips = new Map(
    units.flatMap(({ tripDays }) => tripDays.map(({ trip }) => [trip.id, trip] as const)),
  );
  return fish
    .filter((caught) => isCounted(list, caught))
    .map((caught) => ({
      catch_id: caught.id,
      day: caught.day,
      at: caught.dayOnly === null ? caught.caughtAt.toISOString() : null,
      species: caught.species,
      fate: caught.fate,
      quantity: caught.quantity,
      length: caught.length,
      weight: caught.weight,
      water: caught.water?.name ?? null,
      method: (caught.tripId !== null && trips.get(caught.tripId)?.method) || caught.lure,
    }));
}

function countedBySpecies(fish: readonly CountedFish[]): ReturnFigures["not_counted"] {
  return [...groupBy(fish, ({ species }) => species)]
    .map(([species, some]) => ({ species, count: countFish(some) }))
    .toSorted((one, other) => other.count - one.count || (one.species < other.species ? -1 : 1));
}

import { isReleased } from "../catches/fate.ts";
import { INCHES_TO_CENTIMETERS, POUNDS_TO_KILOGRAMS } from "../units/conversions.ts";
import { roundTo } from "../units/round-to.ts";
import type { Block, BlockOf, CountedFate, SizeUnit } from "./block.ts";
import type { CountedFish, FishedUnit } from "./fished-units.ts";
import { COLUMN_KINDS, type ReturnColumn, type ReturnValue, type SizeClass } from "./return-figures.ts";
import { isAmong } from "./same-species.ts";

const NO_FISH = { fate: null, species: [], size: null, span: null };

/** Returns the columns that a block makes, from left to right. */
export function columnsOf(block: Block): ReturnColumn[] {
  const { kind } = block;
  if (kind === "rod_days") return [{ ...NO_FISH, kind, span: spanOf(block) }];
  if (kind === "fish" || kind === "weight") {
    return [{ ...NO_FISH, kind, fate: block.fate, species: block.species }];
  }
  if (kind === "sizes") {
    const { fate, species } = block;
    return classesOf(block).map((size) => ({ kind: "fish", fate, species, size, span: null }));
  }
  return isColumnKind(kind) ? [{ ...NO_FISH, kind }] : [];
}

function isColumnKind(kind: string): kind is ReturnColumn["kind"] {
  return COLUMN_KINDS.some((column) => column === kind);
}

function spanOf({ from, to }: BlockOf<"rod_days">): ReturnColumn["span"] {
  return from === undefined && to === undefined ? null : { from: from ?? "01-01", to: to ?? "12-31" };
}

function classesOf({ bounds, unit }: { bounds: readonly number[]; unit: SizeUnit }): SizeClass[] {
  return [null, ...bounds].map((from, index) => ({ from, to: bounds[index] ?? null, unit }));
}

type Counts = Pick<ReturnColumn, "fate" | "species">;

export function isCounted({ fate, species }: Counts, caught: CountedFish): boolean {
  return fate !== null && hasFate(caught.fate, fate) && isAmong(species, caught.species);
}

function hasFate(fate: string | null, counted: CountedFate): boolean {
  if (counted === "any") return true;
  return counted === "released" ? isReleased(fate) : fate === counted;
}

/** Returns the measure of one fish in a unit, as precise as anglers measure; `null` if it was not measured. */
export function measureIn({ length, weight }: CountedFish, unit: SizeUnit): number | null {
  const stored = unit === "in" || unit === "cm" ? length : weight;
  if (stored === null) return null;
  // 3 kg is stored in pounds; without rounding it could be below 3.
  return roundTo(CONVERSIONS[unit](stored), 3);
}

const CONVERSIONS: Record<SizeUnit, (stored: number) => number> = {
  in: (inches) => inches,
  cm: INCHES_TO_CENTIMETERS.fromApi,
  lb: (pounds) => pounds,
  kg: POUNDS_TO_KILOGRAMS.fromApi,
};

function isOfClass(caught: CountedFish, { from, to, unit }: SizeClass): boolean {
  const measure = measureIn(caught, unit);
  return measure !== null && (from === null || measure >= from) && (to === null || measure < to);
}

interface BlankRule {
  /** Whether a unit is blank. */
  isBlank: (unit: FishedUnit) => boolean;
}

/** Returns the value of a column for a row, or for all rows. */
export function valueOf(column: ReturnColumn, units: readonly FishedUnit[], rule: BlankRule): ReturnValue {
  switch (column.kind) {
    case "rod_days":
      return rodDays(units, column.span);
    case "blank":
      return units.filter(rule.isBlank).length;
    case "hours":
      return hoursOf(units);
    case "anglers":
      return anglersOf(units);
    case "lure":
      return listed(units.flatMap(({ fish }) => fish.map(({ lure }) => lure)));
    case "method":
      return listed(units.flatMap(({ tripDays }) => tripDays.map(({ trip }) => trip.method)));
    case "area":
      return listed(units.flatMap(areasOf));
    case "fish":
      return fishOf(column, units).reduce((sum, { quantity }) => sum + quantity, 0);
    case "weight":
      return weightOf(fishOf(column, units));
  }
}

/** A day with a trip or a fish is a day fished. Rows by water count a day on each water. */
function rodDays(units: readonly FishedUnit[], span: ReturnColumn["span"]): number {
  const days = units.flatMap((unit) => daysOf(unit).map((day) => ({ day, key: waterKey(unit, day) })));
  const within = span ? days.filter(({ day }) => isInSpan(day, span)) : days;
  return new Set(within.map(({ key }) => key)).size;
}

function daysOf({ tripDays, fish }: FishedUnit): string[] {
  return [...tripDays.map(({ day }) => day), ...fish.map(({ day }) => day)];
}

/** The key of a unit of a day on one water names the water; those of trips do not matter. */
function waterKey({ key }: FishedUnit, day: string): string {
  return key.startsWith(`${day} `) ? key : day;
}

function isInSpan(day: string, { from, to }: NonNullable<ReturnColumn["span"]>): boolean {
  const monthDay = day.slice("yyyy-".length);
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Sums the hours that are known. `null` if somebody fished and no hours are known. */
export function hoursOf(units: readonly FishedUnit[]): number | null {
  const parts = units.flatMap(({ tripDays }) => tripDays);
  const known = parts.flatMap(({ hours }) => (hours === null ? [] : [hours]));
  if (known.length === 0 && units.length > 0) return null;
  return roundTo(
    known.reduce((sum, hours) => sum + hours, 0),
    2,
  );
}

/** The most anglers of each day, summed up over the days. */
function anglersOf(units: readonly FishedUnit[]): number {
  const most = new Map<string, number>();
  for (const { trip, day } of units.flatMap(({ tripDays }) => tripDays)) {
    most.set(day, Math.max(most.get(day) ?? 0, trip.anglers));
  }
  return [...most.values()].reduce((sum, anglers) => sum + anglers, 0);
}

/** Returns the names of the waters, or of places without one, in the order of trips and fish. */
export function areasOf({ tripDays, fish }: FishedUnit): (string | null)[] {
  return [
    ...tripDays.map(({ trip }) => trip.water?.name ?? trip.place),
    ...fish.map(({ water }) => water?.name ?? null),
  ];
}

function listed(texts: readonly (string | null)[]): string | null {
  const different = [...new Set(texts.filter((text) => text !== null))];
  return different.length === 0 ? null : different.join(", ");
}

function fishOf(column: ReturnColumn, units: readonly FishedUnit[]): CountedFish[] {
  const { size } = column;
  return units
    .flatMap(({ fish }) => fish)
    .filter((caught) => isCounted(column, caught) && (size === null || isOfClass(caught, size)));
}

function weightOf(fish: readonly CountedFish[]): number | null {
  const weighed = fish.flatMap(({ weight, quantity }) => (weight === null ? [] : [weight * quantity]));
  if (fish.length > 0 && weighed.length === 0) return null;
  return roundTo(
    weighed.reduce((sum, weight) => sum + weight, 0),
    3,
  );
}

import type { MeasureName } from "../../details/details.ts";
import type { ColumnGuess } from "../columns/guess-columns.ts";
import { isMeasureTarget, unitInHeader } from "../columns/read-header.ts";
import { guessUnit } from "../measures/guess-unit.ts";
import { type UnitName, unitsOf } from "../measures/measure-units.ts";
import { likelyUnits, type SizeUnits, type UnmeasuredFish } from "../measures/plausible-sizes.ts";
import { measureInApiUnit, readMeasure } from "../measures/read-measure.ts";
import type { NameGuess } from "../names/guess-names.ts";
import { asked, certain, chosen, type Guess } from "../source/guess.ts";
import { cellsOf, type Decimal, type SourceTable } from "../source/source-table.ts";
import type { Choices } from "./choices.ts";

export interface UnitGuess {
  column: number;
  measure: MeasureName;
  /** The unit of cells that name none. */
  unit: Guess<UnitName>;
}

interface UnitRequest {
  table: SourceTable;
  columns: readonly ColumnGuess[];
  choices: Choices;
  species: readonly NameGuess[];
  decimal: Decimal;
}

/**
 * Guesses the unit of each column of measures. Guesses lengths and weights together, by the usual weights of their
 * species.
 */
export function planUnits(request: UnitRequest): UnitGuess[] {
  const { table, columns, choices, decimal } = request;
  const guesses = columns.flatMap(({ column, header, target: { value: measure } }): UnitGuess[] => {
    if (measure === null || !isMeasureTarget(measure)) return [];
    const unit = unitInHeader(header, measure);
    const guess = guessUnit({
      measure,
      cells: cellsOf(table, column),
      decimal,
      named: unit === null ? null : { unit, header },
    });
    const asChosen = choices.units?.[column];
    return [{ column, measure, unit: asChosen ? chosen(asChosen, unitsOf(measure)) : guess }];
  });
  return bySystem(bySize(guesses, request));
}

function bySize(guesses: readonly UnitGuess[], request: UnitRequest): UnitGuess[] {
  const lengths = guesses.filter(({ measure }) => measure === "length");
  const weights = guesses.filter(({ measure }) => measure === "weight");
  const [[length], [weight]] = [lengths, weights];
  if (!length || !weight || lengths.length > 1) return [...guesses];
  const isWeightKnown = weights.every(({ unit }) => unit.value !== null);
  if (!isWeightKnown && weights.length > 1) return [...guesses];
  if (isWeightKnown && length.unit.value !== null) return [...guesses];
  const fish = fishOf(request, { length, weights, isWeightKnown });
  const likely = likelyUnits(fish, knownUnits(length, isWeightKnown));
  if (!likely) return [...guesses];
  const { units, share, next, isSure } = likely;
  const evidence = { code: "plausible", share, next, species: mostFrequent(fish) } as const;
  return guesses.map((guess) => {
    if (guess.unit.value !== null || (guess !== length && guess !== weight)) return guess;
    const unit = guess === length ? units.length : units.weight;
    const all = unitsOf(guess.measure);
    const first = [unit, ...all.filter((other) => other !== unit)];
    return { ...guess, unit: isSure ? certain(unit, evidence, all) : asked(first, evidence) };
  });
}

/** Weights in a known unit are in pounds here. */
function knownUnits({ unit: { value: long } }: UnitGuess, isWeightKnown: boolean): Partial<SizeUnits> {
  return {
    ...(long === "in" || long === "cm" || long === "mm" ? { length: long } : {}),
    ...(isWeightKnown ? { weight: "lb" } : {}),
  };
}

interface SizeColumns {
  length: UnitGuess;
  weights: readonly UnitGuess[];
  isWeightKnown: boolean;
}

function fishOf(request: UnitRequest, { length, weights, isWeightKnown }: SizeColumns): UnmeasuredFish[] {
  const { table, columns, species, decimal } = request;
  const speciesColumn = columns.find(({ target }) => target.value === "species")?.column ?? -1;
  const names = new Map(species.map(({ written, value }) => [written, value]));
  const bare = (text: string, measure: MeasureName) => {
    const read = readMeasure(text, measure, decimal);
    return read?.unit === null ? read.value : null;
  };
  return table.rows.flatMap(({ cells }): UnmeasuredFish[] => {
    const long = bare(cells[length.column] ?? "", "length");
    const heavy = weights.map(({ column, unit }) =>
      isWeightKnown
        ? measureInApiUnit(cells[column] ?? "", "weight", { unit: unit.value, decimal })
        : bare(cells[column] ?? "", "weight"),
    );
    const weight = heavy.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    if (long === null || long <= 0 || weight <= 0) return [];
    const written = cells[speciesColumn]?.trim() ?? "";
    return [{ species: names.get(written) ?? request.choices.species ?? null, length: long, weight }];
  });
}

function mostFrequent(fish: readonly UnmeasuredFish[]): string | null {
  const counts = new Map<string, number>();
  for (const { species } of fish) if (species !== null) counts.set(species, (counts.get(species) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

const METRIC: ReadonlySet<UnitName> = new Set([
  "cm",
  "mm",
  "m",
  "kg",
  "g",
  "Pfund",
  "°C",
  "km/h",
  "m/s",
  "hPa",
]);

/** If the angler is asked for a unit, units of the other columns' system come first. */
function bySystem(guesses: readonly UnitGuess[]): UnitGuess[] {
  const known = guesses.flatMap(({ unit }) => unit.value ?? []);
  const isMetric = known.filter((unit) => METRIC.has(unit)).length > known.length / 2;
  return guesses.map((guess) => {
    const { unit } = guess;
    if (unit.value !== null || unit.evidence.code === "plausible") return guess;
    const first = unit.alternatives.filter((one) => METRIC.has(one) === isMetric);
    const rest = unit.alternatives.filter((one) => METRIC.has(one) !== isMetric);
    return { ...guess, unit: { ...unit, alternatives: [...first, ...rest] } };
  });
}

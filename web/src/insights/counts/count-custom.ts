import type { CustomValue } from "@creel/domain/custom-fields/custom-field";
import { foldText } from "@creel/domain/text/fold";

export interface NumberRange {
  /** The number of fish or trips with a value. */
  noted: number;
  least: number;
  greatest: number;
  mean: number;
}

/** The counts of one custom field. */
export interface CustomCount {
  id: string;
  /** Sorted by count, highest first. Yes and no are `true` and `false`. Texts that differ only in case count as one. */
  values: readonly NamedCount[];
  /** The range of a number field; `null` for other kinds. */
  range: NumberRange | null;
}

interface Noted {
  id: string;
  /** The indexes of the catches or trips that have a value. */
  places: readonly number[];
  values: readonly CustomValue[];
}

/**
 * Counts the values of custom fields. Leaves out fields without a value.
 *
 * @param matching The fish of each catch to count, or 1 for each trip, keyed by its index.
 */
export function countCustom(fields: readonly Noted[], matching: ReadonlyMap<number, number>): CustomCount[] {
  return fields.flatMap(({ id, places, values }): CustomCount[] => {
    const noted = values.flatMap((value, index) => {
      const fish = matching.get(places[index] ?? -1);
      return fish === undefined ? [] : [{ value, fish }];
    });
    if (noted.length === 0) return [];
    const numbers = noted.flatMap(({ value, fish }) => (typeof value === "number" ? { value, fish } : []));
    if (numbers.length > 0) return [{ id, values: [], range: rangeOf(numbers) }];
    return [{ id, values: mostFirst(inOneSpelling(noted)), range: null }];
  });
}

interface NotedFish<Value> {
  value: Value;
  fish: number;
}

/** Replaces each text with its first spelling. */
function inOneSpelling(noted: readonly NotedFish<CustomValue>[]): CountedAs[] {
  const spelled = new Map<string, string>();
  return noted.map(({ value, fish }) => {
    const text = String(value);
    const key = foldText(text);
    const known = spelled.get(key) ?? text;
    spelled.set(key, known);
    return { name: known, fish };
  });
}

function rangeOf(numbers: readonly NotedFish<number>[]): NumberRange {
  const all = numbers.map(({ value }) => value);
  const noted = numbers.reduce((sum, { fish }) => sum + fish, 0);
  return {
    noted,
    least: Math.min(...all),
    greatest: Math.max(...all),
    mean: numbers.reduce((sum, { value, fish }) => sum + value * fish, 0) / noted,
  };
}

export interface NamedCount {
  name: string;
  /** Fish, or trips. */
  catches: number;
}

interface CountedAs {
  /** `undefined` for what is not counted. */
  name: string | undefined;
  fish: number;
}

/** Counts the fish of each name, highest count first. */
export function mostFirst(all: readonly CountedAs[]): NamedCount[] {
  const counted = new Map<string, number>();
  for (const { name, fish } of all) {
    if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + fish);
  }
  return [...counted]
    .map(([name, catches]) => ({ name, catches }))
    .toSorted((one, other) => other.catches - one.catches);
}

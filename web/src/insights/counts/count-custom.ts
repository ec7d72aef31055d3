import type { CustomValue } from "@creel/domain/custom-fields/custom-field";
import { foldText } from "@creel/domain/text/fold";

export interface NumberRange {
  /** The number of catches or trips with a value. */
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
 * @param matching The indexes of the catches or trips to count.
 */
export function countCustom(fields: readonly Noted[], matching: ReadonlySet<number>): CustomCount[] {
  return fields.flatMap(({ id, places, values }): CustomCount[] => {
    const noted = values.filter((_value, index) => matching.has(places[index] ?? -1));
    if (noted.length === 0) return [];
    const numbers = noted.filter((value) => typeof value === "number");
    if (numbers.length > 0) return [{ id, values: [], range: rangeOf(numbers) }];
    return [{ id, values: mostFirst(inOneSpelling(noted.map(String))), range: null }];
  });
}

/** Replaces each text with its first spelling. */
function inOneSpelling(texts: readonly string[]): string[] {
  const spelled = new Map<string, string>();
  return texts.map((text) => {
    const key = foldText(text);
    const known = spelled.get(key) ?? text;
    spelled.set(key, known);
    return known;
  });
}

function rangeOf(numbers: readonly number[]): NumberRange {
  return {
    noted: numbers.length,
    least: Math.min(...numbers),
    greatest: Math.max(...numbers),
    mean: numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
  };
}

export interface NamedCount {
  name: string;
  catches: number;
}

/** Counts each name, highest count first. */
export function mostFirst(names: readonly (string | undefined)[]): NamedCount[] {
  const counted = new Map<string, number>();
  for (const name of names) if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted]
    .map(([name, catches]) => ({ name, catches }))
    .toSorted((one, other) => other.catches - one.catches);
}

import type { Counts } from "@creel/domain/insights/counts";

import { mostFirst, type NamedCount } from "./most-first.ts";

export interface NumberRange {
  catches: number;
  least: number;
  greatest: number;
  mean: number;
}

/** Of one own field. */
export interface CustomCount {
  id: string;
  /** The most first; yes and no are `true` and `false`. */
  values: readonly NamedCount[];
  /** Of a number; `null` for other kinds. */
  range: NumberRange | null;
}

/** What catches say in own fields; none that says nothing. @param meant the places of those that are asked for */
export function countCustom({ custom }: Counts, meant: ReadonlySet<number>): CustomCount[] {
  return custom.flatMap(({ id, catches, values }): CustomCount[] => {
    const noted = values.filter((_value, index) => meant.has(catches[index] ?? -1));
    if (noted.length === 0) return [];
    const numbers = noted.filter((value) => typeof value === "number");
    if (numbers.length > 0) return [{ id, values: [], range: rangeOf(numbers) }];
    return [{ id, values: mostFirst(noted.map(String)), range: null }];
  });
}

function rangeOf(numbers: readonly number[]): NumberRange {
  return {
    catches: numbers.length,
    least: Math.min(...numbers),
    greatest: Math.max(...numbers),
    mean: numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
  };
}

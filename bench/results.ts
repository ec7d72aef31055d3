/**
 * Returns the middle of an odd number of values, or the upper of the two middle ones of an even number; NaN without
 * any.
 */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value that this share of the values stays below; NaN without any. `share` is from 0 to below 1. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

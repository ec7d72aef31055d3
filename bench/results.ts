/** The middle of an odd number of values, the upper of the two middle ones of an even number; NaN without any. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of them, from 0 to below 1, stays below; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Prints a line of the result. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

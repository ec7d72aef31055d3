/** Rounds a measure for display, by default to one decimal. */
export function round(value: number, decimals = 1): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}

export function rounded(value: number | null): number | null {
  return value === null ? null : round(value);
}

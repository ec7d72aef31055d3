interface Decimals {
  min: number;
  max: number;
  isGrouped: boolean;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number as this browser's language writes it. The formats are kept: making one is slow. */
export function formatDecimals(value: number, { min, max, isGrouped }: Decimals): string {
  const key = `${min} ${max} ${isGrouped}`;
  const formatter = formats.get(key);
  if (formatter) return formatter.format(value);
  const options = { minimumFractionDigits: min, maximumFractionDigits: max, useGrouping: isGrouped };
  const made = new Intl.NumberFormat(undefined, options);
  formats.set(key, made);
  return made.format(value);
}

/** With at most two decimals. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 }).format(value);
}

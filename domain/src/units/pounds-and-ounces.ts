/** A weight as scales for fish say it. */
export interface PoundsAndOunces {
  /** Whole. */
  pounds: number;
  /** Less than 16. */
  ounces: number;
}

/** What stands in two fields; `null` is an empty one. */
export type PoundsAndOuncesTyped = { [Part in keyof PoundsAndOunces]: number | null };

/** 1 lb = 16 oz, avoirdupois. */
export const OUNCES_PER_POUND = 16;

/** Decimals of an ounce that may be typed, and come back. */
export const OUNCE_DECIMALS = 2;
/** Decimals of an ounce of a weight that was not typed in ounces. */
const ROUNDED_DECIMALS = 1;

/** A weight in lb, as it was typed if it was typed so, else to a tenth of an ounce. */
export function toPoundsAndOunces(weight: number): PoundsAndOunces {
  const typed = split(weight, 10 ** OUNCE_DECIMALS);
  return toPounds(typed) === weight ? typed : split(weight, 10 ** ROUNDED_DECIMALS);
}

/** In lb. More than 16 ounces, and parts of a pound, are taken as well. */
export function toPounds({ pounds, ounces }: PoundsAndOunces): number {
  return pounds + ounces / OUNCES_PER_POUND;
}

/**
 * What is stored after the two fields were left with `typed` in them; untouched, what is stored already.
 * `null` is an empty field: beside another empty one or a zero it makes for no weight at all.
 */
export function storedPounds(typed: PoundsAndOuncesTyped, stored: number | null): number | null {
  const isEmpty = (typed.pounds === null || typed.ounces === null) && !typed.pounds && !typed.ounces;
  if (isEmpty) return null;
  const weight = { pounds: typed.pounds ?? 0, ounces: typed.ounces ?? 0 };
  return stored !== null && isSame(weight, toPoundsAndOunces(stored)) ? stored : toPounds(weight);
}

function isSame(one: PoundsAndOunces, other: PoundsAndOunces): boolean {
  return one.pounds === other.pounds && one.ounces === other.ounces;
}

/** Counted in whole parts of an ounce, so that 15.99… ounces become the next pound. */
function split(weight: number, parts: number): PoundsAndOunces {
  const inParts = Math.round(weight * OUNCES_PER_POUND * parts);
  const pounds = Math.trunc(inParts / (OUNCES_PER_POUND * parts));
  return { pounds, ounces: (inParts - pounds * OUNCES_PER_POUND * parts) / parts };
}

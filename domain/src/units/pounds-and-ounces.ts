/** A weight as scales for fish say it. */
export interface PoundsAndOunces {
  /** Whole. */
  pounds: number;
  /** Less than 16. */
  ounces: number;
}

/** 1 lb = 16 oz, avoirdupois. */
const OUNCES_PER_POUND = 16;

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

/** What is stored after the two fields were left with `typed` in them; untouched, what is stored already. */
export function storedPounds(typed: PoundsAndOunces, stored: number | null): number {
  if (stored === null) return toPounds(typed);
  const { pounds, ounces } = toPoundsAndOunces(stored);
  return typed.pounds === pounds && typed.ounces === ounces ? stored : toPounds(typed);
}

/** Counted in whole parts of an ounce, so that 15.99… ounces become the next pound. */
function split(weight: number, parts: number): PoundsAndOunces {
  const inParts = Math.round(weight * OUNCES_PER_POUND * parts);
  const pounds = Math.trunc(inParts / (OUNCES_PER_POUND * parts));
  return { pounds, ounces: (inParts - pounds * OUNCES_PER_POUND * parts) / parts };
}

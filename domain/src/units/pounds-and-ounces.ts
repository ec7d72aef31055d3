/** `pounds` is an integer; `ounces` is less than 16. */
export interface PoundsAndOunces {
  pounds: number;
  ounces: number;
}

export type PoundsAndOuncesTyped = { [Part in keyof PoundsAndOunces]: number | null };

export const OUNCES_PER_POUND = 16;

export const OUNCE_DECIMALS = 2;
const ROUNDED_DECIMALS = 1;

/** Returns the typed value if the weight was typed in ounces, otherwise rounds to a tenth of an ounce. */
export function toPoundsAndOunces(weight: number): PoundsAndOunces {
  const typed = split(weight, 10 ** OUNCE_DECIMALS);
  return toPounds(typed) === weight ? typed : split(weight, 10 ** ROUNDED_DECIMALS);
}

/** Returns lb. Accepts 16 ounces and more, and fractions of a pound. */
export function toPounds({ pounds, ounces }: PoundsAndOunces): number {
  return pounds + ounces / OUNCES_PER_POUND;
}

/**
 * Returns `null` if both fields are empty, or one is empty and the other zero. An unchanged weight keeps the stored
 * number.
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

/** Counts in whole parts of an ounce, so that 15.99… ounces become the next pound. */
function split(weight: number, parts: number): PoundsAndOunces {
  const inParts = Math.round(weight * OUNCES_PER_POUND * parts);
  const pounds = Math.trunc(inParts / (OUNCES_PER_POUND * parts));
  return { pounds, ounces: (inParts - pounds * OUNCES_PER_POUND * parts) / parts };
}

/** `pounds` is whole, `ounces` less than 16. */
export interface PoundsAndOunces {
  pounds: number;
  ounces: number;
}

export type PoundsAndOuncesTyped = { [Part in keyof PoundsAndOunces]: number | null };

export const OUNCES_PER_POUND = 16;

export const OUNCE_DECIMALS = 2;
const ROUNDED_DECIMALS = 1;

/** As it was typed if it was typed in ounces, else to a tenth of an ounce. */
export function toPoundsAndOunces(weight: number): PoundsAndOunces {
  const typed = split(weight, 10 ** OUNCE_DECIMALS);
  return toPounds(typed) === weight ? typed : split(weight, 10 ** ROUNDED_DECIMALS);
}

/** In lb; 16 ounces and more, and parts of a pound, are accepted. */
export function toPounds({ pounds, ounces }: PoundsAndOunces): number {
  return pounds + ounces / OUNCES_PER_POUND;
}

/** Two empty fields, or one beside a zero, are no weight; an untouched weight keeps the stored number. */
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

const STEPS = 5;

/**
 * Returns the strength of a day's color, 1 to 5. If the year's best day has five fish or fewer, it is the number of
 * fish.
 */
export function heatOf(fish: number, most: number): number {
  return most <= STEPS ? fish : Math.max(1, Math.ceil((fish / most) * STEPS));
}

/** Returns the steps that occur in this year. */
export function stepsOf(most: number): number[] {
  return Array.from({ length: Math.min(most, STEPS) }, (_, index) => index + 1);
}

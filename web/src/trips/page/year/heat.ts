const STEPS = 5;

/** How strong a day's color is, 1 to 5; of a year whose best day has five fish or fewer it is their number. */
export function heatOf(fish: number, most: number): number {
  return most <= STEPS ? fish : Math.max(1, Math.ceil((fish / most) * STEPS));
}

/** The steps that a day of this year can have. */
export function stepsOf(most: number): number[] {
  return Array.from({ length: Math.min(most, STEPS) }, (_, index) => index + 1);
}

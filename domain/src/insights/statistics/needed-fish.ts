/** 0.95 and 0.8 of the normal distribution together: one question at 10 %, found in 80 of 100 logs. */
const Z_ALPHA_AND_POWER = 2.487;

interface Question {
  ratio: number;
  /** The bin's share of all hours. */
  share: number;
  clumping: number;
}

/** How many fish it takes to find a ratio of rates; infinite for 1. */
export function neededFish({ ratio, share, clumping }: Question): number {
  return clumping * (1 / share + 1 / (1 - share)) * (Z_ALPHA_AND_POWER / Math.log(ratio)) ** 2;
}

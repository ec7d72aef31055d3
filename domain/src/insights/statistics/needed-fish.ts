/** 0.8 of the normal distribution. */
const Z_POWER = 0.842;

interface Question {
  ratio: number;
  /** The bin's share of all hours. */
  share: number;
  clumping: number;
  /** The largest p that is a claim. */
  level: number;
}

/** How many fish it takes to find a ratio of rates in 80 of 100 logs; infinite for 1. */
export function neededFish({ ratio, share, clumping, level }: Question): number {
  const z = normalQuantile(1 - level / 2) + Z_POWER;
  return clumping * (1 / share + 1 / (1 - share)) * (z / Math.log(ratio)) ** 2;
}

/** Of M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 26.2.23: right to 0.00045. */
function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - share));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}

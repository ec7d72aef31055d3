import { median } from "../results.ts";
import { type Load, measureLoad } from "./load.ts";

const ROUNDS = 7;

interface Comparison {
  /** Our requests a second divided by those of the baseline: the median of all rounds. */
  ratio: number;
  lowest: number;
  highest: number;
  /** Our requests a second. */
  perSecond: number;
}

/** Alternately, so that the load of the machine affects both alike. */
export async function compareLoads(ours: Load, bare: Load): Promise<Comparison> {
  await measureLoad({ ...ours, seconds: 1 });
  await measureLoad({ ...bare, seconds: 1 });
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await measureLoad(ours), bare: await measureLoad(bare) });
  }
  const ratios = rounds.map((round) => round.ours / round.bare);
  return {
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    perSecond: median(rounds.map((round) => round.ours)),
  };
}

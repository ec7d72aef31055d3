import { median } from "../results.ts";
import { type Load, measureLoad } from "./load.ts";

const ROUNDS = 7;

interface Comparison {
  /** Our requests per second divided by the baseline's: the median of all rounds. */
  ratio: number;
  lowest: number;
  highest: number;
  /** Our requests per second. */
  perSecond: number;
}

/** Measures both alternately, so that the machine's load affects them equally. */
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

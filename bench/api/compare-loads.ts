import { median } from "../base/median.ts";
import { type Load, measureLoad } from "./load.ts";

const ROUNDS = 7;

interface Comparison {
  /** Of what we answer in the same time as the baseline answers 1: the median of all turns. */
  ratio: number;
  lowest: number;
  highest: number;
  /** Requests that we answer. */
  perSecond: number;
}

/** Turn by turn, so that what else the machine does weighs on both. */
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

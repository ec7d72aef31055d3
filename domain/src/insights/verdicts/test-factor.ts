import type { Random } from "../random/seeded-random.ts";
import { type BinnedOuting, binTotals, isEnough, restTotals } from "../statistics/binned-outing.ts";
import { frailtyScores } from "../statistics/frailty-score.ts";
import { bootstrapNull, maxTPValues } from "../statistics/parametric-bootstrap.ts";

/** Of one bin against the rest of its strata. */
export interface BinTest {
  t: number;
  p: number;
}

/** `null` for a bin that has too few outings or hours, or the rest of which has. */
export function testFactor(
  outings: readonly BinnedOuting[],
  { random, draws }: { random: Random; draws: number },
): (BinTest | null)[] {
  const bins = outings[0]?.hours ?? [];
  const tested = [...bins.keys()].filter(
    (bin) => isEnough(binTotals(outings, bin)) && isEnough(restTotals(outings, bin)),
  );
  if (tested.length === 0) return bins.map(() => null);
  const statistic = (of: readonly BinnedOuting[]) => {
    const scores = frailtyScores(of);
    return tested.map((bin) => scores[bin] ?? 0);
  };
  const observed = statistic(outings);
  const pValues = maxTPValues(observed, bootstrapNull(outings, statistic, { random, draws }));
  return bins.map((_, bin) => {
    const index = tested.indexOf(bin);
    return index === -1 ? null : { t: observed[index] ?? 0, p: pValues[index] ?? 1 };
  });
}

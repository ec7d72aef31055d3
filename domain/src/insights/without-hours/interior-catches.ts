import type { Random } from "../simulation/seeded-random.ts";
import {
  type BinnedOuting,
  binTotals,
  restTotals,
  totalFish,
  totalHours,
} from "../statistics/binned-outing.ts";
import { studentizedSum } from "../statistics/frailty-score.ts";
import { type Drawing, maxTPValues } from "../statistics/parametric-bootstrap.ts";
import type { InteriorOuting } from "./bin-interior.ts";

const LEAST_OUTINGS = 8;
export const LEAST_SPAN_HOURS = 0.25;
const LEAST_OUTINGS_OF_BIN = 5;
export const LEAST_HOURS_OF_SIDE = 5;

/**
 * Tests whether fish between the first and the last run of an outing were more frequent in some bins. The angler fished
 * throughout that time. At a constant rate, the other runs are uniformly distributed over it, whatever the rate, the
 * season or the angler's skill.
 * @param outings the hours between the first and the last run, and the runs in between, by bin
 * @returns the result of each bin; `null` if it cannot be compared
 */
export function testInteriorCatches(
  outings: readonly InteriorOuting[],
  { random, ...drawing }: Drawing & { random: Random },
): ({ t: number; p: number } | null)[] {
  const used = outings.filter((outing) => totalFish(outing) > 0 && totalHours(outing) >= LEAST_SPAN_HOURS);
  const tested = testedBins(outings, used);
  const pick = (statistics: readonly number[]) => tested.map((bin) => statistics[bin] ?? 0);
  const observed = pick(interiorScores(used));
  const draw = () => pick(interiorScores(used.map((outing) => spreadEvenly(outing, random))));
  const pValues = tested.length === 0 ? [] : maxTPValues(observed, draw, drawing);
  const bins = outings[0]?.hours ?? [];
  return bins.map((_, bin) => {
    const index = tested.indexOf(bin);
    return index === -1 ? null : { t: observed[index] ?? 0, p: pValues[index] ?? 1 };
  });
}

function testedBins(outings: readonly BinnedOuting[], used: readonly BinnedOuting[]): number[] {
  if (used.length < LEAST_OUTINGS) return [];
  return [...(outings[0]?.hours.keys() ?? [])].filter((bin) => {
    const both = used.filter((outing) => isInAndOut(outing, bin));
    return (
      both.length >= LEAST_OUTINGS_OF_BIN &&
      binTotals(used, bin).hours >= LEAST_HOURS_OF_SIDE &&
      restTotals(used, bin).hours >= LEAST_HOURS_OF_SIDE
    );
  });
}

export function isInAndOut(outing: BinnedOuting, bin: number): boolean {
  const hours = outing.hours[bin] ?? 0;
  return hours > 0 && totalHours(outing) - hours > 1e-9;
}

/** Returns, per bin, the fish beyond the bin's share of the time, studentized over outings. */
function interiorScores(outings: readonly BinnedOuting[]): number[] {
  const bins = outings[0]?.hours ?? [];
  return bins.map((_, bin) => studentizedSum(interiorExcess(outings, bin)));
}

export function interiorExcess(outings: readonly BinnedOuting[], bin: number): number[] {
  return outings.map(
    (outing) => (outing.fish[bin] ?? 0) - (totalFish(outing) * (outing.hours[bin] ?? 0)) / totalHours(outing),
  );
}

/** Moves whole runs, because fish of a school stay together. */
function spreadEvenly(outing: InteriorOuting, random: Random): BinnedOuting {
  const fish = outing.hours.map(() => 0);
  const span = totalHours(outing);
  for (const run of outing.runs) {
    let at = random.uniform() * span;
    const bin = outing.hours.findIndex((hours) => (at -= hours) < 0);
    fish[bin] = (fish[bin] ?? 0) + run;
  }
  return { ...outing, fish };
}

import { FACTORS_WITHIN_DAYS } from "../factors/condition-bins.ts";
import { conditionFactors, type Factor } from "../factors/factors.ts";
import type { OutingWithoutHours } from "../outings.ts";
import { outingsSeed } from "../random/outings-seed.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { binInterior } from "./bin-interior.ts";
import { testInteriorCatches } from "./interior-catches.ts";

const FALSE_SHARE = 0.1;

interface JudgedInterior {
  factor: Factor;
  /** `null` where nothing can be compared; with the same guards as claims of logs with hours. */
  bins: ("better" | "worse" | "cannotTell" | null)[];
}

/** What changes within a day, by the fish between the first and the last of each outing. */
export function judgeInterior(outings: readonly OutingWithoutHours[], draws: number): JudgedInterior[] {
  const seed = outingsSeed(outings);
  const tested = conditionFactors()
    .filter(({ name }) => FACTORS_WITHIN_DAYS.some((within) => within === name))
    .map((factor) => {
      const random = seededRandom(`${seed}${factor.name}`);
      return { factor, tests: testInteriorCatches(binInterior(outings, factor), { random, draws }) };
    });
  const smallest = tested.flatMap(({ tests }) => {
    const pValues = tests.flatMap((test) => test?.p ?? []);
    return pValues.length > 0 ? Math.min(...pValues) : [];
  });
  const { threshold } = benjaminiHochberg(smallest, FALSE_SHARE);
  return tested.map(({ factor, tests }) => ({
    factor,
    bins: tests.map((test) => {
      if (!test || test.p > threshold) return test && "cannotTell";
      return test.t > 0 ? "better" : "worse";
    }),
  }));
}

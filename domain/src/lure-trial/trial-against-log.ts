import { seededRandom } from "../insights/simulation/seeded-random.ts";
import { Z_975 } from "../insights/statistics/quantiles.ts";
import { judgeTrial } from "./judge-trial.ts";
import { plannedPower } from "./planned-power.ts";
import { simulateHabit, simulateTrial, type TrialWorld } from "./simulate-trial.ts";

const PLAIN: TrialWorld = {
  name: "an even angler",
  bitesPerHour: 2,
  ratio: 1,
  habit: 0.5,
  hasMoods: false,
  learning: { perUse: 0, perFish: 0 },
  burst: 1,
  homeAtBite: 0,
  refusal: 0,
};
const HABIT: TrialWorld = {
  ...PLAIN,
  name: "habit, course of day, moody trips",
  habit: 0.8,
  hasMoods: true,
};

/** The lures are equal in all worlds. With another ratio, the same world shows the power of a trial. */
export const TRIAL_WORLDS: readonly TrialWorld[] = [
  PLAIN,
  HABIT,
  { ...HABIT, name: "the same, a habit of 9 in 10", habit: 0.9 },
  { ...HABIT, name: "the same, fish learn a lure as it is used", learning: { perUse: 0.15, perFish: 0 } },
  { ...HABIT, name: "the same, fish learn a lure with each fish", learning: { perUse: 0, perFish: 0.2 } },
  { ...HABIT, name: "the same, schools of three", burst: 3 },
  { ...HABIT, name: "the same, home after a bite", homeAtBite: 0.3 },
  { ...HABIT, name: "the same, every fifth lure refused", refusal: 0.2 },
];

export interface TrialRow {
  name: string;
  ratio: number;
  /** The power predicted to these anglers from the bites in their logs. */
  stated: number;
  /** Shares of the trials. `log` has the shares of as many logs with the same hours and no trial. */
  trial: { better: number; worse: number; covered: number };
  log: { better: number; worse: number };
}

interface Rows {
  worlds?: readonly TrialWorld[];
  ratios?: readonly number[];
  hours?: number;
  trials: number;
}

/**
 * Compares the claims of trials and plain logs of the same simulated anglers. With a ratio of 1, both `better` and
 * `worse` are false claims over all looks together; otherwise `better` is the power.
 */
export function trialAgainstLog({
  worlds = TRIAL_WORLDS,
  ratios = [1],
  hours = 32,
  trials,
}: Rows): TrialRow[] {
  return worlds.flatMap((world) =>
    ratios.map((ratio) => {
      const outcomes = Array.from({ length: trials }, (_, index) =>
        outcomeOf({ ...world, ratio }, hours, `${world.name}/${ratio}/${index}`),
      );
      const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / trials;
      return {
        name: world.name,
        ratio,
        stated: plannedPower({
          hours,
          ratio,
          bitesPerHour: meanOf(outcomes.map(({ bites }) => bites / hours)),
        }),
        trial: {
          better: share(({ trial }) => trial > 0),
          worse: share(({ trial }) => trial < 0),
          covered: share(({ isCovered }) => isCovered),
        },
        log: { better: share(({ log }) => log > 0), worse: share(({ log }) => log < 0) },
      };
    }),
  );
}

interface Outcome {
  /** 1 if the first lure is claimed to be better, -1 for the second, 0 without a claim. */
  trial: number;
  log: number;
  isCovered: boolean;
  /** Bites in the log, scaled to the planned hours. */
  bites: number;
}

function outcomeOf(world: TrialWorld, hours: number, seed: string): Outcome {
  const random = seededRandom(seed);
  const { look } = judgeTrial(hours, simulateTrial(world, hours, random));
  const isCovered = look !== null && look.low <= world.ratio && (look.high ?? Infinity) >= world.ratio;
  const better = look?.better ?? null;
  const trial = better === null ? 0 : better === "first" ? 1 : -1;
  const fished = simulateHabit(world, hours, random);
  const bites = fished.reduce((sum, each) => sum + each.bites, 0) / (fished.length / (2 * hours));
  return { trial, isCovered, log: compareLog(fished), bites };
}

/** Compares the rates of two lures at the end of a plain log, as counts over hours. */
function compareLog(fished: ReturnType<typeof simulateHabit>): number {
  const firsts = fished.filter(({ lure }) => lure === "first");
  const share = firsts.length / fished.length;
  const bites = fished.reduce((sum, each) => sum + each.bites, 0);
  const found = firsts.reduce((sum, each) => sum + each.bites, 0);
  const sd = Math.sqrt(bites * share * (1 - share));
  const z = sd === 0 ? 0 : (found - bites * share) / sd;
  return Math.abs(z) < Z_975 ? 0 : Math.sign(z);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { cellOutings } from "@creel/domain/insights/factors/bin-outings";
import { type FactorName, factorsOf } from "@creel/domain/insights/factors/factors";
import type { Outing } from "@creel/domain/insights/outings";
import { dayQuestion } from "@creel/domain/insights/score/day-question";
import { hourQuestion } from "@creel/domain/insights/score/hour-question";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { type Simulated, simulateLog } from "@creel/domain/insights/simulation/simulate-log";
import { binnedOf } from "@creel/domain/insights/statistics/binned-outing";
import { claimsAtLooks, judgeFactors } from "@creel/domain/insights/verdicts/judge-factors";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

const COUNTING = { species: null, isPerLine: false };
const JUDGING = { ...COUNTING, quantiles: { gamma, t }, draws: 999 };
/** The one-sided significance level for the score. */
const CLAIM_ON_SCORE = 0.05;
/** The number of trips that shows an angler's rates in the long run. */
const OUTINGS_OF_LONG_RUN = 4000;

const USUAL: Simulated = { outings: 120, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };

export type Truth = Partial<Simulated>;

function logOf(truth: Truth, angler: number): Outing[] {
  return simulateLog({ ...USUAL, ...truth }, seededRandom(`angler ${angler}`));
}

/** Returns the factors that really matter: the water if waters differ, and the planted effects. */
function trueFactors({ effect, habit, hasLikeWaters }: Truth): FactorName[] {
  return [
    ...(hasLikeWaters ? [] : (["water"] as const)),
    ...(effect ? [effect.factor] : []),
    ...(habit?.spoonRatio ? (["lure"] as const) : []),
  ];
}

export interface Claimed {
  /** The share of anglers who saw a claim at any look; `last` is the share at the last look. */
  ever: number;
  last: number;
}

/** Returns the share of anglers whose page claims something that does not matter. */
export function falseOnPage(truth: Truth, anglers: number): Claimed {
  const known = trueFactors(truth);
  return shareOf(anglers, (angler) =>
    claimsAtLooks(logOf(truth, angler), JUDGING).map(({ factors }) =>
      factors.some((name) => !known.some((each) => each === name)),
    ),
  );
}

/** Returns the share of anglers for whom the page or one question claims this factor, whether that is true or not. */
export function claimedOf(
  { name, isAsked }: { name: FactorName; isAsked: boolean },
  truth: Truth,
  anglers: number,
): Claimed {
  return shareOf(anglers, (angler) =>
    claimsAtLooks(logOf(truth, angler), JUDGING, isAsked ? name : undefined).map(({ factors }) =>
      factors.some((each) => each === name),
    ),
  );
}

function shareOf(anglers: number, looksOf: (angler: number) => boolean[]): Claimed {
  const looks = Array.from({ length: anglers }, (_, angler) => looksOf(angler));
  return {
    ever: share(looks, (claims) => claims.includes(true)),
    last: share(looks, (claims) => claims.at(-1) === true),
  };
}

/** Returns the share of anglers who are told that their lure or another factor goes with the light. */
export function shareWithGoesWithVerdict(name: FactorName, truth: Truth, anglers: number): number {
  const logs = Array.from({ length: anglers }, (_, angler) => logOf(truth, angler));
  return share(logs, (log) =>
    judgeFactors(log, JUDGING).factors.some(
      ({ factor, bins }) => factor.name === name && bins.some(({ verdict }) => verdict?.code === "goesWith"),
    ),
  );
}

/**
 * Returns the share of intervals of the pressure and the light that contain the angler's long-run rate in these hours.
 */
export function coverage(truth: Truth, anglers: number): number {
  const expected = longRun(truth);
  const bars = Array.from({ length: anglers }, (_, angler) => {
    const { factors } = judgeFactors(logOf(truth, angler), { ...JUDGING, draws: 0 });
    return factors.flatMap(({ factor, bins }) =>
      bins.flatMap(({ bin, rate }) => {
        const expectedRate = expected.get(`${factor.name} ${bin}`);
        return rate && expectedRate !== undefined
          ? [rate.likely.low <= expectedRate && expectedRate <= rate.likely.high]
          : [];
      }),
    );
  });
  return share(bars.flat(), (isWithin) => isWithin);
}

/** Returns the long-run fish per hour, keyed by factor and bin. */
function longRun(truth: Truth): ReadonlyMap<string, number> {
  const log = simulateLog({ ...USUAL, ...truth, outings: OUTINGS_OF_LONG_RUN }, seededRandom("long run"));
  const changing = factorsOf(log).filter(({ name }) => name === "pressure" || name === "light");
  return new Map(
    changing.flatMap((factor) => {
      const { outings } = cellOutings(log, factor, { ...COUNTING, isByLateness: false });
      const binned = outings.map((outing) => binnedOf(outing, factor.bins.length));
      return factor.bins.map((bin, index): [string, number] => [
        `${factor.name} ${bin}`,
        sum(binned.map(({ fish }) => fish[index] ?? 0)) / sum(binned.map(({ hours }) => hours[index] ?? 0)),
      ]);
    }),
  );
}

interface ScoreResult {
  /** The shares of anglers for whom the score is found to matter, by hours and by days. */
  hours: number;
  days: number;
  /** The shares of pairs that the score orders correctly. */
  pairsOfHours: number;
  pairsOfTrips: number;
}

/** Judges the score at one look alone. */
export function judgeScores(truth: Truth, anglers: number): ScoreResult {
  const answers = Array.from({ length: anglers }, (_, angler) => {
    const trips = scoredTrips(logOf(truth, angler), "simulated", COUNTING);
    const drawing = { draws: 199, largestP: 1, surelyP: 0, random: seededRandom(`score ${angler}`) };
    return { hours: hourQuestion(trips, drawing), days: dayQuestion(trips, drawing) };
  });
  const pairs = (kind: "hours" | "days") =>
    sum(answers.map((answer) => answer[kind].pairs.concordant)) /
    sum(answers.map((answer) => answer[kind].pairs.pairs));
  return {
    hours: share(answers, ({ hours }) => hours.p <= CLAIM_ON_SCORE),
    days: share(answers, ({ days }) => days.p <= CLAIM_ON_SCORE),
    pairsOfHours: pairs("hours"),
    pairsOfTrips: pairs("days"),
  };
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter(holds).length / items.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

import { cellOutings } from "@creel/domain/insights/factors/bin-outings";
import { type FactorName, factorsOf } from "@creel/domain/insights/factors/factors";
import type { Outing } from "@creel/domain/insights/outings";
import { dayQuestion } from "@creel/domain/insights/score/day-question";
import { hourQuestion } from "@creel/domain/insights/score/hour-question";
import { scoredTrips } from "@creel/domain/insights/score/scored-trips";
import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { type Simulated, simulateLog } from "@creel/domain/insights/simulation/simulate-log";
import { binnedOf } from "@creel/domain/insights/statistics/celled-outing";
import { claimsAtLooks, judgeFactors } from "@creel/domain/insights/verdicts/judge-factors";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";

const COUNTING = { species: null, isPerLine: false };
const JUDGING = { ...COUNTING, quantiles: { gamma, t }, draws: 999 };
/** One-sided. */
const CLAIM_ON_SCORE = 0.05;
/** So many trips tell what an angler has in the long run. */
const OUTINGS_OF_LONG_RUN = 4000;

const USUAL: Simulated = { outings: 120, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };

export type Truth = Partial<Simulated>;

function logOf(truth: Truth, angler: number): Outing[] {
  return simulateLog({ ...USUAL, ...truth }, seededRandom(`angler ${angler}`));
}

/** The factors of which something is true: the water where waters differ, and what was planted. */
function trueFactors({ effect, habit, hasLikeWaters }: Truth): FactorName[] {
  return [
    ...(hasLikeWaters ? [] : (["water"] as const)),
    ...(effect ? [effect.factor] : []),
    ...(habit?.spoonRatio ? (["lure"] as const) : []),
  ];
}

export interface Claimed {
  /** Shares of anglers who were shown something at one look or another, and at the last. */
  ever: number;
  last: number;
}

/** Counts the anglers whose page claims something that does not matter. */
export function falseOnPage(truth: Truth, anglers: number): Claimed {
  const known = trueFactors(truth);
  return shareOf(anglers, (angler) =>
    claimsAtLooks(logOf(truth, angler), JUDGING).map(({ factors }) =>
      factors.some((name) => !known.some((each) => each === name)),
    ),
  );
}

/** Counts the anglers of whom the page or one question claims this factor, whether that is true or not. */
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

/** The share of anglers whose lure or other factor is said to go with the light. */
export function saidToGoTogether(name: FactorName, truth: Truth, anglers: number): number {
  const logs = Array.from({ length: anglers }, (_, angler) => logOf(truth, angler));
  return share(logs, (log) =>
    judgeFactors(log, JUDGING).factors.some(
      ({ factor, bins }) => factor.name === name && bins.some(({ verdict }) => verdict?.code === "goesWith"),
    ),
  );
}

/** The share of bars of the pressure and the light that hold what the angler has in such hours in the long run. */
export function coverage(truth: Truth, anglers: number): number {
  const expected = longRun(truth);
  const bars = Array.from({ length: anglers }, (_, angler) => {
    const { factors } = judgeFactors(logOf(truth, angler), { ...JUDGING, draws: 0 });
    return factors.flatMap(({ factor, bins }) =>
      bins.flatMap(({ bin, rate }) => {
        const had = expected.get(`${factor.name} ${bin}`);
        return rate && had !== undefined ? [rate.likely.low <= had && had <= rate.likely.high] : [];
      }),
    );
  });
  return share(bars.flat(), (isWithin) => isWithin);
}

/** Fish an hour by factor and bin. */
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
  /** Shares of anglers. */
  hours: number;
  days: number;
  /** Shares of pairs. */
  pairsOfHours: number;
  pairsOfTrips: number;
}

/** On one look alone. */
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

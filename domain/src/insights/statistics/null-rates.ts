import type { BinnedOuting, CelledOuting } from "./binned-outing.ts";
import { overdispersion } from "./overdispersion.ts";
import { divide, total } from "./sums.ts";

/** The parts of a log that stay fixed across simulated logs: outings, times, durations and comparability groups. */
export interface Design {
  outings: readonly CelledOuting[];
  bins: number;
  strata: number;
  kinds: number;
  /** The step of the year of each outing, in units of `DAYS_OF_STEP`. */
  steps: readonly number[];
  /** The minimum overdispersion between days; 0 unless trips end at a fish. */
  leastOverdispersion: number;
}

/** The fish per outing and cell. */
export type FishOfCells = readonly (readonly number[])[];

/** The expected fish of a log if its factor has no effect. */
export interface NullRates {
  overdispersion: number;
  /** Fish per hour of each stratum, at an average time of the year and in average hours. */
  rates: readonly number[];
  /** The rate ratio of each outing's time of the year. */
  seasons: readonly number[];
  /** The rate ratio of each group of comparable hours. */
  likes: readonly number[];
}

const ROUNDS = 3;
const DAYS_OF_STEP = 5;
const STEPS_OF_YEAR = 73;
/** Bandwidth of the seasonal smoothing, in days. */
const SD_OF_SEASON = 12;
/**
 * Pseudo-counts of fish in the priors of a time of the year and of a group of hours; with less data, both stay near 1.
 */
const PRIOR_OF_SEASON = 4;
const PRIOR_OF_KIND = 2;

/** The weight of a step of the year for the next step, the one after, and so on. */
const NEAR = [1, 2, 3, 4, 5, 6, 7].map((apart) =>
  Math.exp(-(((apart * DAYS_OF_STEP) / SD_OF_SEASON) ** 2) / 2),
);

export function designOf(
  outings: readonly CelledOuting[],
  bins: number,
  { leastOverdispersion = 0 } = {},
): Design {
  const cells = outings.flatMap((outing) => outing.cells);
  return {
    outings,
    bins,
    strata: Math.max(0, ...outings.map(({ stratum }) => stratum)) + 1,
    kinds: Math.max(0, ...cells.map(({ like }) => like)) + 1,
    steps: outings.map(({ dayOfYear }) => Math.floor(dayOfYear / DAYS_OF_STEP) % STEPS_OF_YEAR),
    leastOverdispersion,
  };
}

/** An outing with its current fitted values. */
interface Fitted {
  outing: CelledOuting;
  /** The fish per cell. */
  fishOf: readonly number[];
  step: number;
  fish: number;
  /** Hours, weighted by the rate ratio of their comparability group. */
  exposure: number;
  season: number;
  weight: number;
}

/**
 * Fits the three sets of rates in turn with negative binomial weights, each given the other two. The season of an
 * outing comes only from the other outings around it, so no outing explains itself.
 */
export function nullRates(design: Design, fishOf: FishOfCells): NullRates {
  const { strata, kinds, steps, leastOverdispersion } = design;
  const fitted = design.outings.map((outing, index): Fitted => {
    const ofCells = fishOf[index] ?? [];
    const about = { outing, fishOf: ofCells, step: steps[index] ?? 0, fish: total(ofCells) };
    return { ...about, exposure: exposureOf(outing, []), season: 1, weight: 1 };
  });
  let [rates, likes, a] = [[0], [1], leastOverdispersion];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates = ratesOf(fitted, strata);
    fitSeasons(fitted, rates);
    likes = likesOf(fitted, rates, kinds);
    for (const each of fitted) each.exposure = exposureOf(each.outing, likes);
    const expected = fitted.map((each) => ({ fish: each.fish, mean: usualOf(each, rates) * each.season }));
    a = Math.max(leastOverdispersion, overdispersion(expected, strata));
    for (const [index, { mean }] of expected.entries()) {
      const each = fitted[index];
      if (each) each.weight = 1 / (1 + a * mean);
    }
  }
  return { overdispersion: a, rates, seasons: fitted.map(({ season }) => season), likes };
}

/** Returns the expected fish of an outing at an average time of the year. */
function usualOf({ outing, exposure }: Fitted, rates: readonly number[]): number {
  return exposure * (rates[outing.stratum] ?? 0);
}

function exposureOf({ cells }: CelledOuting, likes: readonly number[]): number {
  let exposure = 0;
  for (const { like, hours } of cells) exposure += hours * (likes[like] ?? 1);
  return exposure;
}

function ratesOf(fitted: readonly Fitted[], strata: number): number[] {
  const caught = filled(strata, 0);
  const fished = filled(strata, 0);
  for (const { outing, fish, exposure, season, weight } of fitted) {
    add(caught, outing.stratum, weight * fish);
    add(fished, outing.stratum, weight * exposure * season);
  }
  return caught.map((each, stratum) => divide(each, fished[stratum] ?? 0));
}

function fitSeasons(fitted: readonly Fitted[], rates: readonly number[]): void {
  const caught = filled(STEPS_OF_YEAR, 0);
  const expected = filled(STEPS_OF_YEAR, 0);
  for (const each of fitted) {
    add(caught, each.step, each.weight * each.fish);
    add(expected, each.step, each.weight * usualOf(each, rates));
  }
  const [caughtNear, expectedNear] = [spread(caught), spread(expected)];
  for (const each of fitted) {
    const others = (caughtNear[each.step] ?? 0) - each.weight * each.fish;
    const usual = (expectedNear[each.step] ?? 0) - each.weight * usualOf(each, rates);
    each.season = (others + PRIOR_OF_SEASON) / (usual + PRIOR_OF_SEASON);
  }
}

/** Smooths the values with wrap-around at the end of the year. */
function spread(values: readonly number[]): number[] {
  return values.map((value, step) => {
    let result = value;
    for (const [index, near] of NEAR.entries()) {
      const before = values[(step + STEPS_OF_YEAR - index - 1) % STEPS_OF_YEAR] ?? 0;
      result += near * (before + (values[(step + index + 1) % STEPS_OF_YEAR] ?? 0));
    }
    return result;
  });
}

function likesOf(fitted: readonly Fitted[], rates: readonly number[], kinds: number): number[] {
  const caught = filled(kinds, PRIOR_OF_KIND);
  const expected = filled(kinds, PRIOR_OF_KIND);
  for (const { outing, fishOf, season, weight } of fitted) {
    const usual = weight * season * (rates[outing.stratum] ?? 0);
    let cell = 0;
    for (const { like, hours } of outing.cells) {
      add(caught, like, weight * (fishOf[cell] ?? 0));
      add(expected, like, usual * hours);
      cell += 1;
    }
  }
  return caught.map((each, like) => each / (expected[like] ?? 1));
}

/** Bins the outings, with each hour weighted by its expected rate ratio if the factor has no effect. */
export function standardized(
  { outings, bins }: Design,
  fishOf: FishOfCells,
  { seasons, likes }: NullRates,
): BinnedOuting[] {
  return outings.map(({ stratum, cells }, index) => {
    const [hours, fish] = [filled(bins, 0), filled(bins, 0)];
    const [season, ofCells] = [seasons[index] ?? 1, fishOf[index] ?? []];
    let cell = 0;
    for (const { bin, like, hours: each } of cells) {
      add(hours, bin, each * season * (likes[like] ?? 1));
      add(fish, bin, ofCells[cell] ?? 0);
      cell += 1;
    }
    return { stratum, hours, fish };
  });
}

function filled(length: number, value: number): number[] {
  const values: number[] = [];
  for (let index = 0; index < length; index += 1) values.push(value);
  return values;
}

function add(to: number[], index: number, value: number): void {
  to[index] = (to[index] ?? 0) + value;
}

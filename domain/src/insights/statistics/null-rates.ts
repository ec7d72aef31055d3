import type { BinnedOuting } from "./binned-outing.ts";
import type { CelledOuting } from "./celled-outing.ts";
import { overdispersion } from "./overdispersion.ts";

/** What never changes while logs are drawn: who fished when, for how long, and in what kind of hours. */
export interface Design {
  outings: readonly CelledOuting[];
  bins: number;
  strata: number;
  kinds: number;
  /** The step of the year of each outing. */
  steps: readonly number[];
  /** At least this much do days differ, whatever the fish say: 0 unless trips end at a fish. */
  leastOverdispersion: number;
}

/** The fish of each cell of each outing. */
export type FishOfCells = readonly (readonly number[])[];

/** What the fish of a log are expected to be where its factor means nothing. */
export interface NullRates {
  overdispersion: number;
  /** Fish an hour of each stratum, at the usual time of the year and in hours like the others. */
  rates: readonly number[];
  /** How many times as many bite at the time of the year, of each outing. */
  seasons: readonly number[];
  /** How many times as many bite in each kind of hours. */
  likes: readonly number[];
}

const ROUNDS = 3;
const DAYS_OF_STEP = 5;
const STEPS_OF_YEAR = 73;
/** In days: how far a time of the year reaches. */
const SD_OF_SEASON = 12;
/** Fish of the prior of a time of the year, and of a kind of hours: without more, neither says anything. */
const PRIOR_OF_SEASON = 4;
const PRIOR_OF_KIND = 2;

/** How much a step of the year says of one that is so many steps away. */
const NEAR = Array.from({ length: 8 }, (_, apart) =>
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

/** Of the outings, while the rates are fitted. */
interface Sums {
  fish: Float64Array;
  /** Hours, each counted by how well its kind bites. */
  exposures: Float64Array;
  seasons: Float64Array;
  weights: Float64Array;
}

/**
 * By weights of the negative binomial, each of the three in turn given the others. The time of the year of an outing is
 * that of all other outings around, so that no outing explains itself.
 */
export function nullRates(design: Design, fishOf: FishOfCells): NullRates {
  const { outings, leastOverdispersion } = design;
  const count = outings.length;
  const sums: Sums = {
    fish: Float64Array.from(fishOf, sumOf),
    exposures: new Float64Array(count),
    seasons: new Float64Array(count).fill(1),
    weights: new Float64Array(count).fill(1),
  };
  let rates: Float64Array = new Float64Array(design.strata);
  let likes: Float64Array = new Float64Array(design.kinds).fill(1);
  let a = leastOverdispersion;
  expose(outings, likes, sums);
  for (let round = 0; round < ROUNDS; round += 1) {
    rates = ratesOf(design, sums);
    fitSeasons(design, sums, rates);
    likes = likesOf(design, fishOf, { sums, rates });
    expose(outings, likes, sums);
    const expected = outings.map(({ stratum }, index) => ({
      fish: sums.fish[index] ?? 0,
      mean: (sums.exposures[index] ?? 0) * (sums.seasons[index] ?? 1) * (rates[stratum] ?? 0),
    }));
    a = Math.max(leastOverdispersion, overdispersion(expected, design.strata));
    for (const [index, { mean }] of expected.entries()) sums.weights[index] = 1 / (1 + a * mean);
  }
  return { overdispersion: a, rates: [...rates], seasons: [...sums.seasons], likes: [...likes] };
}

function sumOf(values: readonly number[]): number {
  let result = 0;
  for (const value of values) result += value;
  return result;
}

function expose(outings: readonly CelledOuting[], likes: Float64Array, { exposures }: Sums): void {
  for (let index = 0; index < outings.length; index += 1) {
    let exposure = 0;
    for (const { like, hours } of outings[index]?.cells ?? []) exposure += hours * (likes[like] ?? 1);
    exposures[index] = exposure;
  }
}

function ratesOf({ outings, strata }: Design, { fish, exposures, seasons, weights }: Sums): Float64Array {
  const caught = new Float64Array(strata);
  const fished = new Float64Array(strata);
  for (let index = 0; index < outings.length; index += 1) {
    const { stratum = 0 } = outings[index] ?? {};
    const weight = weights[index] ?? 0;
    caught[stratum] = (caught[stratum] ?? 0) + weight * (fish[index] ?? 0);
    fished[stratum] = (fished[stratum] ?? 0) + weight * (exposures[index] ?? 0) * (seasons[index] ?? 1);
  }
  return caught.map((each, stratum) => (fished[stratum] ? each / fished[stratum] : 0));
}

function fitSeasons({ outings, steps }: Design, sums: Sums, rates: Float64Array): void {
  const { fish, exposures, seasons, weights } = sums;
  const caughtIn = new Float64Array(STEPS_OF_YEAR);
  const expectedIn = new Float64Array(STEPS_OF_YEAR);
  const expected = new Float64Array(outings.length);
  for (let index = 0; index < outings.length; index += 1) {
    const [step, weight] = [steps[index] ?? 0, weights[index] ?? 0];
    expected[index] = weight * (exposures[index] ?? 0) * (rates[outings[index]?.stratum ?? 0] ?? 0);
    caughtIn[step] = (caughtIn[step] ?? 0) + weight * (fish[index] ?? 0);
    expectedIn[step] = (expectedIn[step] ?? 0) + (expected[index] ?? 0);
  }
  const [caughtNear, expectedNear] = [spread(caughtIn), spread(expectedIn)];
  for (let index = 0; index < outings.length; index += 1) {
    const step = steps[index] ?? 0;
    const caught = (caughtNear[step] ?? 0) - (weights[index] ?? 0) * (fish[index] ?? 0);
    seasons[index] =
      (caught + PRIOR_OF_SEASON) / ((expectedNear[step] ?? 0) - (expected[index] ?? 0) + PRIOR_OF_SEASON);
  }
}

/** Around the year. */
function spread(values: Float64Array): Float64Array {
  return values.map((value, step) => {
    let result = value;
    for (let apart = 1; apart < NEAR.length; apart += 1) {
      const [before, after] = [
        (step + STEPS_OF_YEAR - apart) % STEPS_OF_YEAR,
        (step + apart) % STEPS_OF_YEAR,
      ];
      result += (NEAR[apart] ?? 0) * ((values[before] ?? 0) + (values[after] ?? 0));
    }
    return result;
  });
}

function likesOf(
  { outings, kinds }: Design,
  fishOf: FishOfCells,
  { sums: { seasons, weights }, rates }: { sums: Sums; rates: Float64Array },
): Float64Array {
  const caught = new Float64Array(kinds).fill(PRIOR_OF_KIND);
  const expected = new Float64Array(kinds).fill(PRIOR_OF_KIND);
  for (let index = 0; index < outings.length; index += 1) {
    const { stratum = 0, cells = [] } = outings[index] ?? {};
    const weight = weights[index] ?? 0;
    const usual = weight * (rates[stratum] ?? 0) * (seasons[index] ?? 1);
    for (let cell = 0; cell < cells.length; cell += 1) {
      const { like = 0, hours = 0 } = cells[cell] ?? {};
      caught[like] = (caught[like] ?? 0) + weight * (fishOf[index]?.[cell] ?? 0);
      expected[like] = (expected[like] ?? 0) + usual * hours;
    }
  }
  return caught.map((each, like) => each / (expected[like] ?? 1));
}

/** The outings with each hour counted by how well such hours bite where the factor means nothing. */
export function standardized(
  { outings, bins }: Design,
  fishOf: FishOfCells,
  { seasons, likes }: NullRates,
): BinnedOuting[] {
  const none = Array.from({ length: bins }, () => 0);
  return outings.map(({ stratum, cells }, index) => {
    const hours = none.slice();
    const fish = none.slice();
    for (let cell = 0; cell < cells.length; cell += 1) {
      const { bin = 0, like = 0, hours: each = 0 } = cells[cell] ?? {};
      hours[bin] = (hours[bin] ?? 0) + each * (likes[like] ?? 1) * (seasons[index] ?? 1);
      fish[bin] = (fish[bin] ?? 0) + (fishOf[index]?.[cell] ?? 0);
    }
    return { stratum, hours, fish };
  });
}

import { HOUR_MS } from "../../dates/units-of-time.ts";
import { byLimits, CONDITION_BIN_OF, CONDITION_BINS } from "../factors/condition-bins.ts";
import { hourThirds } from "../factors/thirds.ts";
import type { Outings, SegmentConditions } from "../outings.ts";
import { outingsSeed } from "../random/outings-seed.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { benjaminiHochberg } from "../statistics/benjamini-hochberg.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import type { FishAtDepth } from "./fish-at-depth.ts";
import { runsOf } from "./runs-of-fish.ts";
import { type ComparedRun, compareSpecies, countFish, type SpeciesTest } from "./species-comparison.ts";

/** One species under one light or at one depth, beside the other species of the same outings. */
export interface SpeciesInBin {
  species: string;
  bin: string;
  fish: number;
  /** As many would be there if it came like the others of each outing. */
  expected: number;
  verdict: "more" | "less" | null;
}

export interface ComparedBy {
  /** Those with several species, as what is compared. */
  outings: number;
  isEnough: boolean;
  /** In ft, at which the middle and the deep third of these fish begin; `null` of light, and where they do not differ. */
  limits: readonly [number, number] | null;
  /** By species, the most fish first; in the order of the bins. */
  rows: SpeciesInBin[];
}

export interface ComparedSpecies {
  light: ComparedBy;
  depth: ComparedBy;
}

const LEAST_OUTINGS = 15;
/** The share of pages on which a difference may be luck. */
const FALSE_SHARE = 0.1;

const LIGHTS: readonly string[] = CONDITION_BINS.light;
const DEPTHS = ["shallow", "middle", "deep"] as const;

interface Tested extends Omit<ComparedBy, "rows"> {
  /** Of each outing with several species. */
  runs: ComparedRun[][];
  bins: readonly string[];
  tests: SpeciesTest[];
}

/**
 * Which species came under which light, of all outings with hours and without, since effort cancels, and at which depth,
 * of the fish whose depth is known; at most one log in ten in which neither matters has a claim.
 */
export function judgeSpecies(
  log: Outings,
  depths: readonly FishAtDepth[],
  { draws }: { draws: number },
): ComparedSpecies {
  const seed = `${outingsSeed([...log.outings, ...log.without_hours])}species`;
  const light = testOf({ runs: mixed(runsInLight(log)), bins: LIGHTS, limits: null }, { seed, draws });
  const depth = testOf(runsByDepth(depths), { seed: `${seed}depth`, draws });
  const { threshold } = benjaminiHochberg(
    [light, depth].flatMap(({ tests }) => (tests.length > 0 ? Math.min(...tests.map(({ p }) => p)) : [])),
    FALSE_SHARE,
  );
  return { light: judged(light, threshold), depth: judged(depth, threshold) };
}

function testOf(
  { runs, ...binned }: Pick<Tested, "runs" | "bins" | "limits">,
  { seed, draws }: { seed: string; draws: number },
): Tested {
  const isEnough = runs.length >= LEAST_OUTINGS;
  const options = { random: seededRandom(seed), draws, bins: binned.bins.length };
  const tests = isEnough ? compareSpecies(runs, options) : [];
  return { ...binned, runs, outings: runs.length, isEnough, tests };
}

function judged({ runs: used, bins, tests, ...known }: Tested, threshold: number): ComparedBy {
  const rows = tests.map(({ species, bin, t, p }): SpeciesInBin => {
    const verdict = p > threshold ? null : t > 0 ? "more" : "less";
    const fish = sum(used, (outing) => countOf(outing, { species, bin }));
    const expected = sum(used, (outing) => expectedOf(outing, { species, bin }));
    return { species, bin: bins[bin] ?? "", fish, expected, verdict };
  });
  const all = (species: string) => sum(used, (outing) => countOf(outing, { species }));
  const seen = rows.filter(({ expected }) => expected > 0);
  return { ...known, rows: seen.toSorted((one, other) => all(other.species) - all(one.species)) };
}

/** Those with several species. */
function mixed<Fish extends { species: string }>(outings: readonly Fish[][]): Fish[][] {
  return outings.filter((fish) => new Set(fish.map(({ species }) => species)).size > 1);
}

/** Of their fish the day and the clock hour are known: those of one species, hour and depth are a run. */
function runsByDepth(depths: readonly FishAtDepth[]): Pick<Tested, "runs" | "bins" | "limits"> {
  const outings = mixed([...groupBy(depths, ({ outing }) => outing).values()]);
  const limits = hourThirds(outings.flat().map(({ depth }) => ({ value: depth, hours: 1 })));
  if (!limits) return { runs: [], bins: [], limits };
  const binOf = (depth: number) => DEPTHS.indexOf(byLimits(DEPTHS, depth, limits));
  const runsOfOuting = (fish: readonly FishAtDepth[]) => {
    const runs = groupBy(fish, ({ species, hour, depth }) => `${hour} ${binOf(depth)} ${species}`);
    return [...runs.values()].flatMap((run): ComparedRun[] =>
      run[0] ? [{ species: run[0].species, bin: binOf(run[0].depth), fish: run.length }] : [],
    );
  };
  return { runs: outings.map(runsOfOuting), bins: DEPTHS, limits };
}

/**
 * The runs of each outing of which the light is known. Of trips with hours it is known in which hour fish came, so that
 * all of a species and hour are one.
 */
function runsInLight({ outings, without_hours: others }: Outings): ComparedRun[][] {
  const withHours = outings.map(({ segments }) =>
    segments.flatMap(({ conditions, fish }) => {
      const bin = lightOf(conditions);
      if (bin === -1) return [];
      return Object.entries(fish).map(([species, count]) => ({ species, bin, fish: count }));
    }),
  );
  const withoutHours = others.map(({ fish, segments }) =>
    runsOf(fish).flatMap(({ species, start: time, fish: count }) => {
      const segment = segments.find(({ start, hours }) => {
        const from = Date.parse(start);
        // The last fish ends the last segment.
        return from <= time && time <= from + hours * HOUR_MS;
      });
      const bin = lightOf(segment?.conditions ?? null);
      return bin === -1 ? [] : [{ species, bin, fish: count }];
    }),
  );
  return [...withHours, ...withoutHours];
}

function lightOf(conditions: SegmentConditions | null): number {
  const light = conditions && CONDITION_BIN_OF.light(conditions);
  return light === null ? -1 : LIGHTS.indexOf(light);
}

function countOf(runs: readonly ComparedRun[], wanted: { species?: string; bin?: number }): number {
  return countFish(
    runs.filter(
      ({ species, bin }) =>
        (wanted.species === undefined || species === wanted.species) &&
        (wanted.bin === undefined || bin === wanted.bin),
    ),
  );
}

function expectedOf(
  runs: readonly ComparedRun[],
  { species, bin }: { species: string; bin: number },
): number {
  return (countOf(runs, { species }) * countOf(runs, { bin })) / countFish(runs);
}

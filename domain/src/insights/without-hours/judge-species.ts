import { HOUR_MS } from "../../dates/units-of-time.ts";
import { byLimits, CONDITION_BIN_OF, CONDITION_BINS } from "../factors/condition-bins.ts";
import { hourThirds } from "../factors/thirds.ts";
import type { Outings, SegmentConditions } from "../outings.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import { FALSE_SHARE, looksAt } from "../verdicts/looks.ts";
import type { FishAtDepth } from "./fish-at-depth.ts";
import { runsOf } from "./runs-of-fish.ts";
import { type ComparedRun, compareSpecies, countFish } from "./species-comparison.ts";

/** One species in one light or at one depth, compared with the other species of the same outings. */
export interface SpeciesInBin {
  species: string;
  bin: string;
  fish: number;
  /** The expected number if the species were distributed like all fish of each outing. */
  expected: number;
  verdict: "more" | "less" | null;
}

export interface ComparedBy {
  /** The number of outings with several species, which are the ones compared. */
  outings: number;
  isEnough: boolean;
  /** Where the middle and the deep third of these fish begin, in ft; `null` for light, and if depths do not differ. */
  limits: readonly [number, number] | null;
  /** Sorted by number of fish of the species, most first, then in the order of the bins. */
  rows: SpeciesInBin[];
}

export interface ComparedSpecies {
  light: ComparedBy;
  depth: ComparedBy;
}

/** Light and depth are two questions that share the error level. */
const SHARE = FALSE_SHARE.species / 2;

const LIGHTS: readonly string[] = CONDITION_BINS.light;
const DEPTHS = ["shallow", "middle", "deep"] as const;

interface DayOfRuns {
  /** yyyy-mm-dd */
  day: string;
  runs: ComparedRun[];
}

interface Binned {
  /** Only days with several species. */
  days: DayOfRuns[];
  bins: readonly string[];
  limits: ComparedBy["limits"];
}

/**
 * Compares which species were caught in which light, and at which depth, as of the last look. Light uses all outings,
 * with and without hours, since effort cancels out. Depth uses the fish with a known depth.
 */
export function judgeSpecies(
  log: Outings,
  depths: readonly FishAtDepth[],
  { draws }: { draws: number },
): ComparedSpecies {
  return {
    light: judged({ days: mixed(runsInLight(log)), bins: LIGHTS, limits: null }, draws),
    depth: judged(runsByDepth(depths), draws),
  };
}

function judged({ days, bins, limits }: Binned, draws: number): ComparedBy {
  const inOrder = days.toSorted((one, other) => one.day.localeCompare(other.day));
  const known = { outings: days.length, limits };
  const last = looksAt(inOrder, SHARE).at(-1);
  if (!last) return { ...known, isEnough: false, rows: [] };
  const { look, outings, level } = last;
  const used = outings.map(({ runs }) => runs);
  const random = seededRandom(`species ${bins.join()} ${look.day} ${look.outings}`);
  const rows = compareSpecies(used, {
    random,
    draws,
    bins: bins.length,
    largestP: level,
    surelyP: level / 2,
  }).map(({ species, bin, t, p }): SpeciesInBin => {
    const verdict = p > level ? null : t > 0 ? "more" : "less";
    const fish = sum(used, (outing) => countOf(outing, { species, bin }));
    const expected = sum(used, (outing) => expectedOf(outing, { species, bin }));
    return { species, bin: bins[bin] ?? "", fish, expected, verdict };
  });
  const all = (species: string) => sum(used, (outing) => countOf(outing, { species }));
  const seen = rows.filter(({ expected }) => expected > 0);
  return {
    ...known,
    isEnough: true,
    rows: seen.toSorted((one, other) => all(other.species) - all(one.species)),
  };
}

/** Keeps the days with several species. */
function mixed(days: readonly DayOfRuns[]): DayOfRuns[] {
  return days.filter(({ runs }) => new Set(runs.map(({ species }) => species)).size > 1);
}

/**
 * Groups fish of one species, clock hour and depth bin into runs, since only the day and the hour of these fish are
 * known.
 */
function runsByDepth(depths: readonly FishAtDepth[]): Binned {
  const outings = [...groupBy(depths, ({ outing }) => outing).values()].filter(
    (fish) => new Set(fish.map(({ species }) => species)).size > 1,
  );
  const limits = hourThirds(outings.flat().map(({ depth, fish }) => ({ value: depth, hours: fish })));
  if (!limits) return { days: [], bins: [], limits };
  const binOf = (depth: number) => DEPTHS.indexOf(byLimits(DEPTHS, depth, limits));
  const runsOfOuting = (fish: readonly FishAtDepth[]) => {
    const runs = groupBy(fish, ({ species, hour, depth }) => `${hour} ${binOf(depth)} ${species}`);
    return [...runs.values()].flatMap((run): ComparedRun[] =>
      run[0] ? [{ species: run[0].species, bin: binOf(run[0].depth), fish: countFish(run) }] : [],
    );
  };
  const days = outings.map((fish) => ({ day: fish[0]?.day ?? "", runs: runsOfOuting(fish) }));
  return { days, bins: DEPTHS, limits };
}

/**
 * Returns the runs of each outing for which the light is known. Outings with hours store only the hour of each fish, so
 * all fish of one species and hour form one run.
 */
function runsInLight({ outings, without_hours: others }: Outings): DayOfRuns[] {
  const withHours = outings.map(({ day, segments }) => ({
    day,
    runs: segments.flatMap(({ conditions, fish }) => {
      const bin = lightOf(conditions);
      if (bin === -1) return [];
      return Object.entries(fish).map(([species, count]) => ({ species, bin, fish: count }));
    }),
  }));
  const withoutHours = others.map(({ day, fish, segments }) => ({
    day,
    runs: runsOf(fish).flatMap(({ species, start: time, fish: count }) => {
      const segment = segments.find(({ start, hours }) => {
        const from = Date.parse(start);
        // Includes the end of the segment, because the last fish ends the last segment.
        return from <= time && time <= from + hours * HOUR_MS;
      });
      const bin = lightOf(segment?.conditions ?? null);
      return bin === -1 ? [] : [{ species, bin, fish: count }];
    }),
  }));
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

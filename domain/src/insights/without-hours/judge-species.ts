import { HOUR_MS } from "../../dates/units-of-time.ts";
import { CONDITION_BIN_OF, CONDITION_BINS } from "../factors/condition-bins.ts";
import type { Outings, SegmentConditions } from "../outings.ts";
import { outingsSeed } from "../random/outings-seed.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { sum } from "../statistics/sums.ts";
import { type ComparedFish, compareSpecies } from "./species-comparison.ts";

/** One species under one light, beside the other species of the same outings. */
export interface SpeciesInLight {
  species: string;
  light: string;
  fish: number;
  /** As many would be there if it came like the others of each outing. */
  expected: number;
  verdict: "more" | "less" | null;
}

export interface ComparedSpecies {
  /** Those with several species, as what is compared. */
  outings: number;
  isEnough: boolean;
  /** By species, the most fish first; in the order of light. */
  rows: SpeciesInLight[];
}

const LEAST_OUTINGS = 15;
/** The share of pages on which a difference may be luck. */
const FALSE_SHARE = 0.1;

const LIGHTS = CONDITION_BINS.light;

/** Which species came under which light, of all outings: with hours and without, since effort cancels. */
export function judgeSpecies(log: Outings, { draws }: { draws: number }): ComparedSpecies {
  const used = fishOfOutings(log).filter((fish) => new Set(fish.map(({ species }) => species)).size > 1);
  const isEnough = used.length >= LEAST_OUTINGS;
  if (!isEnough) return { outings: used.length, isEnough, rows: [] };
  const random = seededRandom(`${outingsSeed([...log.outings, ...log.without_hours])}species`);
  const tests = compareSpecies(used, { random, draws, bins: LIGHTS.length });
  const rows = tests.map(({ species, bin, t, p }): SpeciesInLight => {
    const verdict = p > FALSE_SHARE ? null : t > 0 ? "more" : "less";
    const fish = sum(used, (outing) => countOf(outing, { species, bin }));
    const expected = sum(used, (outing) => expectedOf(outing, { species, bin }));
    return { species, light: LIGHTS[bin] ?? "", fish, expected, verdict };
  });
  const seen = rows.filter(({ expected }) => expected > 0);
  const all = (species: string) => sum(used, (outing) => countOf(outing, { species }));
  return {
    outings: used.length,
    isEnough,
    rows: seen.toSorted((one, other) => all(other.species) - all(one.species)),
  };
}

/** The fish of each outing of which the light is known. */
function fishOfOutings({ outings, without_hours: others }: Outings): ComparedFish[][] {
  const withHours = outings.map(({ segments }) =>
    segments.flatMap(({ conditions, fish }) => {
      const bin = binOf(conditions);
      if (bin === -1) return [];
      return Object.entries(fish).flatMap(([species, count]) =>
        Array.from({ length: count }, () => ({ species, bin })),
      );
    }),
  );
  const withoutHours = others.map(({ fish, segments }) =>
    fish.flatMap(({ species, at }) => {
      const time = Date.parse(at);
      const segment = segments.find(({ start, hours }) => {
        const from = Date.parse(start);
        // The last fish ends the last segment.
        return from <= time && time <= from + hours * HOUR_MS;
      });
      const bin = binOf(segment?.conditions ?? null);
      return bin === -1 ? [] : [{ species, bin }];
    }),
  );
  return [...withHours, ...withoutHours];
}

function binOf(conditions: SegmentConditions | null): number {
  const light = conditions && CONDITION_BIN_OF.light(conditions);
  return light === null ? -1 : LIGHTS.indexOf(light);
}

function countOf(fish: readonly ComparedFish[], wanted: { species?: string; bin?: number }): number {
  return fish.filter(
    ({ species, bin }) =>
      (wanted.species === undefined || species === wanted.species) &&
      (wanted.bin === undefined || bin === wanted.bin),
  ).length;
}

function expectedOf(fish: readonly ComparedFish[], { species, bin }: ComparedFish): number {
  return (countOf(fish, { species }) * countOf(fish, { bin })) / fish.length;
}

import { speciesKey } from "../species/species.ts";
import { foldText } from "../text/fold.ts";
import type { Limit } from "./limit.ts";

/** Where and when a fish is, was, or will be caught. */
export interface Occasion {
  species: string;
  /** `null` if the place is on no water. */
  waterId: string | null;
  /** Words about the place, such as "Ely, Minnesota"; `null` if there are none. */
  regionText: string | null;
  /** yyyy-mm-dd on the clock of the place. */
  day: string;
}

/**
 * Returns the limits that the angler wrote down for a fish, the closest first: those of the water, then of the region
 * that the words about the place name, then of other regions, then of everywhere. Other regions are left out if the
 * words name one. Limits that were read after that day are left out, because they may not have been in force.
 */
export function limitsFor<Each extends Limit>(
  limits: readonly Each[],
  { species, waterId, regionText, day }: Occasion,
): Each[] {
  const fish = foldText(speciesKey(species));
  const words = regionText === null ? "" : foldText(regionText);
  const nearness = (limit: Each): number => {
    if (limit.water_id !== null) return limit.water_id === waterId ? WATER : ELSEWHERE;
    if (limit.region === null) return EVERYWHERE;
    return words.includes(foldText(limit.region)) ? REGION : ANY_REGION;
  };
  const near = limits
    .filter((limit) => foldText(speciesKey(limit.species)) === fish && limit.read_on <= day)
    .map((limit) => ({ limit, rank: nearness(limit) }))
    .filter(({ rank }) => rank !== ELSEWHERE);
  const isRegionKnown = near.some(({ rank }) => rank === REGION);
  return near
    .filter(({ rank }) => !isRegionKnown || rank !== ANY_REGION)
    .toSorted((one, other) => one.rank - other.rank || byNewest(one.limit, other.limit))
    .map(({ limit }) => limit);
}

const [WATER, REGION, ANY_REGION, EVERYWHERE, ELSEWHERE] = [0, 1, 2, 3, 4];

function byNewest(one: Limit, other: Limit): number {
  if (one.read_on !== other.read_on) return one.read_on < other.read_on ? 1 : -1;
  return one.id < other.id ? -1 : 1;
}

/** Returns the closest limit with a rule about length; `null` if there is none. */
export function lengthLimitOf(limits: readonly Limit[]): Limit | null {
  return limits.find(hasLength) ?? null;
}

function hasLength({ min_length, max_length, slot_from, one_over }: Limit): boolean {
  return [min_length, max_length, slot_from, one_over].some((length) => length !== null);
}

/** Returns the closest limit in whose closed season the day is; `null` if there is none. */
export function closedBy(limits: readonly Limit[], day: string): Limit | null {
  // A closer limit with a season of its own replaces those of a wider area.
  const closest = limits.find(({ closed_from: from }) => from !== null);
  return closest && isClosed(closest, day) ? closest : null;
}

/** Whether a day, yyyy-mm-dd, is in the closed season of a limit. */
function isClosed({ closed_from: from, closed_to: to }: Limit, day: string): boolean {
  if (from === null || to === null) return false;
  const date = day.slice("yyyy-".length);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}

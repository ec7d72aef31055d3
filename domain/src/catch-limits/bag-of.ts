import { isReleased } from "../catches/fate.ts";
import { countFish } from "../catches/fish-count.ts";
import { speciesKey } from "../species/species.ts";
import { foldText } from "../text/fold.ts";
import type { BagFish } from "./bag-fish.ts";
import type { Limit } from "./limit.ts";
import { limitsFor, type Occasion } from "./limits-for.ts";

export interface Bag {
  species: string;
  kept: number;
  /** Includes fish that were released hurt. */
  released: number;
  /** The most fish to keep; `null` if no limit says so. */
  of: number | null;
  /** Counts the kept fish that are longer than the limit's `one_over`. */
  over: number;
  limit: Limit | null;
}

type Counted = Pick<BagFish, "species" | "day" | "water_id" | "fate" | "quantity" | "length">;

/**
 * Counts the fish of a species on one day against the closest limit that has a daily bag. A limit of a water counts the
 * fish of that water, any other limit those of all waters.
 */
export function bagOf(limits: readonly Limit[], fish: readonly Counted[], occasion: Occasion): Bag {
  const own = limitsFor(limits, occasion);
  const limit =
    own.find(({ bag_day: bag }) => bag !== null) ?? own.find(({ one_over: over }) => over !== null);
  return count(fish, { ...occasion, limit: limit ?? null, of: limit?.bag_day ?? null, isCounted: isOnDay });
}

/** Counts the fish of a calendar year against the closest limit that has a yearly bag; `null` without such a limit. */
export function yearBagOf(
  limits: readonly Limit[],
  fish: readonly Counted[],
  occasion: Occasion,
): Bag | null {
  const limit = limitsFor(limits, occasion).find(({ bag_year: bag }) => bag !== null);
  if (!limit) return null;
  return count(fish, { ...occasion, limit, of: limit.bag_year, isCounted: isInYear });
}

interface Counting extends Occasion {
  limit: Limit | null;
  of: number | null;
  isCounted: (fishDay: string, day: string) => boolean;
}

const YEAR_LETTERS = 4;

function isOnDay(fishDay: string, day: string): boolean {
  return fishDay === day;
}

function isInYear(fishDay: string, day: string): boolean {
  return fishDay.slice(0, YEAR_LETTERS) === day.slice(0, YEAR_LETTERS) && fishDay <= day;
}

function count(fish: readonly Counted[], { species, day, limit, of, isCounted }: Counting): Bag {
  const name = foldText(speciesKey(species));
  const water = limit?.water_id ?? null;
  const counted = fish.filter(
    (each) =>
      foldText(speciesKey(each.species)) === name &&
      isCounted(each.day, day) &&
      (water === null || each.water_id === water),
  );
  const kept = counted.filter(({ fate }) => fate === "kept");
  const over = limit?.one_over ?? null;
  return {
    species,
    kept: countFish(kept),
    released: countFish(counted.filter(({ fate }) => isReleased(fate))),
    of,
    over: over === null ? 0 : countFish(kept.filter(({ length }) => length !== null && length > over)),
    limit,
  };
}

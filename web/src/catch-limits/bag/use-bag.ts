import type { BagFish } from "@creel/domain/catch-limits/bag-fish";
import { type Bag, bagOf, yearBagOf } from "@creel/domain/catch-limits/bag-of";
import type { Limit } from "@creel/domain/catch-limits/limit";
import { limitsFor, type Occasion } from "@creel/domain/catch-limits/limits-for";

import { useNamesOf } from "../../species/use-fish-names.ts";
import { useBagFish } from "../data/use-bag-fish.ts";
import { useLimits } from "../data/use-limits.ts";

/** The fish of an open form: `id` is that of the stored catch that it changes. */
export type FishOfForm = Omit<BagFish, "id"> & { id: string | null };

export interface KnownBag extends Bag {
  /** The limits for the fish, the closest first. */
  limits: readonly Limit[];
  /** The bag of the year; `null` if no limit has one. */
  year: Bag | null;
  /** Counts the kept fish in the open form. */
  own: number;
  /** Counts the other kept fish that are longer than the limit's `one_over`. */
  othersOver: number;
  /** Counts the kept fish that wait on this device, without those in the form. */
  waiting: number;
}

/** Returns what the bag of a day has, together with the fish in an open form. */
export function useBag(occasion: Occasion, form: FishOfForm | null = null): KnownBag {
  const limits = useLimits();
  const { fish, waiting } = useBagFish();
  useNamesOf([
    occasion.species,
    ...limits.map(({ species }) => species),
    ...fish.map(({ species }) => species),
  ]);
  const others = form === null ? fish : fish.filter(({ id }) => id !== form.id);
  const all = form === null ? others : [...others, form];
  const before = bagOf(limits, others, occasion);
  const bag = bagOf(limits, all, occasion);
  const waitingFish = others.filter(({ id }) => waiting.has(id));
  return {
    ...bag,
    limits: limitsFor(limits, occasion),
    year: yearBagOf(limits, all, occasion),
    own: bag.kept - before.kept,
    othersOver: before.over,
    waiting: bagOf(limits, waitingFish, occasion).kept,
  };
}

import type { TiedLure } from "@creel/domain/trips/current-lure";

import { lastTied, type OwnLure } from "../../../../gear/data/own-lures.ts";
import { lureName } from "../../../labels/lure-names.ts";
import { type LastValues, MOST_LURES } from "./last-values.ts";

/** A lure of the tackle box, or a type alone. */
export interface OfferedLure {
  key: string;
  name: string;
  own: OwnLure | null;
  lureType: string;
}

export function offerOwn(own: OwnLure): OfferedLure {
  return { key: `${own.lureId} ${own.variantId}`, name: own.name, own, lureType: own.lureType };
}

export function offerType(lureType: string): OfferedLure {
  return { key: lureType, name: lureName(lureType), own: null, lureType };
}

/** As a catch and an event say it. */
export function tiedLureOf({ own, lureType }: OfferedLure): TiedLure {
  return { lure_type: lureType, lure_id: own?.lureId ?? null, variant_id: own?.variantId ?? null };
}

/** At most three: those that were tied on last, then types that none of these has. */
export function offeredLures(
  all: readonly OwnLure[],
  { lures, tied }: Pick<LastValues, "lures" | "tied">,
): OfferedLure[] {
  const own = lastTied(all, tied, MOST_LURES);
  // A type is no news beside a lure that has it.
  const types = lures.filter((type) => own.every(({ lureType }) => lureType !== type));
  return [...own.map(offerOwn), ...types.map(offerType)].slice(0, MOST_LURES);
}

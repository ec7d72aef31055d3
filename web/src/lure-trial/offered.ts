import { ownLureCode } from "@creel/domain/insights/lure-code";
import type { NewTrialLure } from "@creel/domain/lure-trial/lure-trial";
import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";

import type { OwnLure } from "../gear/data/own-lures.ts";

/** What may be tried, by its code as of `lureCodeOf`. */
export type Offered = ReadonlyMap<string, NewTrialLure>;

/** The tackle box, the most fish first, then types. @param lureName of a type */
export function offeredToTry(own: readonly OwnLure[], lureName: (type: string) => string): Offered {
  const ofBox = own.map(({ lureId, variantId, name, lureType }) => {
    const lure = { name, lure_type: lureType, lure_id: lureId, variant_id: variantId };
    return [ownLureCode({ lureId, variantId }), lure] as const;
  });
  const types = LURES.filter((lure) => lure !== OTHER_LURE).map(({ name }) => {
    return [name, { name: lureName(name), lure_type: name }] as const;
  });
  return new Map<string, NewTrialLure>([...ofBox, ...types]);
}

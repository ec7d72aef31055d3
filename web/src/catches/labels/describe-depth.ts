import { t } from "@lingui/core/macro";

import type { Units } from "../../units/make-units.ts";

/** As in "18 ft deep". */
export function describeDepth(feet: number | null, units: Units): string | null {
  if (feet === null) return null;
  const depth = units.format("depth", feet);
  return t`${depth} deep`;
}

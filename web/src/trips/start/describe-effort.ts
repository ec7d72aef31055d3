import { plural, t } from "@lingui/core/macro";

import { joinList } from "../../i18n/join-list.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Effort } from "../parts/effort.ts";
import { describeMethod } from "../parts/methods.ts";

export const FIRST_EFFORT: Effort = { method: null, lines: 1, target_species: [] };

/** As in "Casting, Boat, 1 line, Walleye". */
export function describeEffort({ method, lines, target_species: targets }: Effort): string {
  const many = t`${plural(lines, { one: "# line", other: "# lines" })}`;
  return joinList([describeMethod(method), many, ...targets.map(speciesName)]);
}

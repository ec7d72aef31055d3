import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import { inSentence } from "../../i18n/letter-case.ts";
import { shortSpeciesName, speciesName } from "../../species/species-names.ts";

type Counted = Pick<Catch, "species" | "quantity">;

/** Returns the name of a catch, such as "Perch", or "2 perch" for several fish. */
export function countedName({ species, quantity }: Counted): string {
  return withCount(quantity, speciesName(species));
}

/** Returns the same where space is short: "2 smallmouth". */
export function shortCountedName({ species, quantity }: Counted): string {
  return withCount(quantity, shortSpeciesName(species));
}

function withCount(quantity: number, species: string): string {
  const fish = inSentence(species);
  return quantity > 1 ? t`${quantity} ${fish}` : species;
}

/** Says that the figures are not of all fish together; `null` where nobody could think so. */
export function figuresOfOne({
  quantity,
  weight,
  length,
}: Pick<Catch, "quantity" | "weight" | "length">): string | null {
  return quantity > 1 && (weight !== null || length !== null) ? t`figures of one` : null;
}

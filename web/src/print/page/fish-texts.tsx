import type { Catch } from "@creel/domain/catches/catch";
import { findSpecies } from "@creel/domain/species/species";
import { t } from "@lingui/core/macro";

import { choiceName } from "../../catches/labels/choice-names.ts";
import { countedName } from "../../catches/labels/counted-name.ts";
import { inSentence } from "../../i18n/letter-case.ts";
import { speciesName } from "../../species/species-names.ts";
import { SheetMark } from "../../ui/print/sheet-parts.tsx";
import type { Units } from "../../units/make-units.ts";
import type { FishLine } from "./printed-days.ts";

/** The initials in a ring and the name, or "2 perch" for several fish. */
export function MarkedSpecies({ species, quantity = 1 }: { species: string; quantity?: number }) {
  return (
    <>
      <SheetMark initials={findSpecies(species).initials} />
      {quantity > 1 ? countedName({ species, quantity }) : speciesName(species)}
    </>
  );
}

/** Example: "kept". Empty if nobody noted it. */
export function fateWord(fate: string | null): string {
  return fate === null ? "" : inSentence(choiceName("fate", fate));
}

/** The weight, else the length; `null` if neither was measured. */
export function sizeOf({ weight, length }: Pick<Catch, "weight" | "length">, units: Units): string | null {
  if (weight !== null) return units.format("weight", weight);
  return length === null ? null : units.format("length", length);
}

/** Examples: "Musky, 31.4 lb", "3 perch, best 0.9 lb", "Walleye". */
export function describeLine({ species, fish, best }: FishLine, units: Units): string {
  const name = countedName({ species, quantity: fish });
  const size = sizeOf(best, units);
  if (size === null) return name;
  return fish > 1 ? t`${name}, best ${size}` : `${name}, ${size}`;
}
